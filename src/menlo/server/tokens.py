"""Secrets: seats, hosts and invitations are held by unguessable tokens, of which the store keeps only hashes."""

import secrets
from hashlib import sha256


def new_token() -> str:
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    # Tokens are long and random, so a plain hash cannot be searched; none of the costs of passwords is needed.
    return sha256(token.encode()).hexdigest()


def new_seed() -> int:
    """At least 128 secret bits."""
    return secrets.randbits(128)


def seed_hash(seed: str, salt: str) -> str:
    """Shown from the start, so that anyone can verify the shuffles once seed and salt are revealed."""
    return sha256(f"{salt}:{seed}".encode()).hexdigest()
