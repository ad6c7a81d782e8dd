"""The cookie that tells who is asking: a random session, when it ends, and a signature over both.

The signature lets a forged or expired cookie be refused without a look into the store; the session's row, of which only
the hash is kept, lets one be revoked.
"""

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path

from menlo.kernel.errors import MenloError
from menlo.server.faults import Refuse
from menlo.server.protocol import Code
from menlo.server.tokens import token_hash

NAME = "menlo"
LEAST_SECRET = 32  # bytes


class Signer:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, session: str, expires: float) -> str:
        body = f"{session}.{int(expires)}"
        return f"{body}.{self._seal(body)}"

    def read(self, cookie: str, now: float) -> str:
        """The hash of the session, or a refusal that does not repeat what was sent."""
        body, _, seal = cookie.rpartition(".")
        session, _, expires = body.rpartition(".")
        if not hmac.compare_digest(seal.encode(), self._seal(body).encode()):
            raise Refuse(Code.UNKNOWN_PERSON, "this cookie was not given by this server")
        if int(expires) <= now:
            raise Refuse(Code.UNKNOWN_PERSON, "this cookie has expired")
        return token_hash(session)

    def _seal(self, body: str) -> str:
        mac = hmac.digest(self._secret, b"menlo session " + body.encode("utf-8", "replace"), sha256)
        return urlsafe_b64encode(mac).rstrip(b"=").decode()


def read_secret(file: Path) -> bytes:
    """Of a file that several nodes share."""
    try:
        secret = file.read_bytes().strip()
    except OSError as error:
        raise MenloError(f"cannot read the secret: {error.strerror} ({str(file)!r})") from None
    if len(secret) < LEAST_SECRET:
        raise MenloError(f"the secret in {str(file)!r} is too short: expected {LEAST_SECRET} bytes or more")
    return secret
