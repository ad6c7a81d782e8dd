"""Webhooks: a small signed message to an address that a person has named."""

import hmac
import json
from collections.abc import Mapping, Sequence
from hashlib import sha256

from menlo.server.guard.addresses import Network, Unreached, post

SECONDS = 5.0
SIGNATURE = "X-Menlo-Signature"


def sign(secret: str, at: int, body: bytes) -> str:
    """`t=TIME,v1=HMAC`: of the time, a dot and the body, so that an old message cannot be sent again as a new one."""
    mac = hmac.new(secret.encode(), f"{at}.".encode() + body, sha256).hexdigest()
    return f"t={at},v1={mac}"


async def deliver(
    url: str, secret: str, message: Mapping[str, object], at: float, allowed: Sequence[Network] = ()
) -> None:
    body = json.dumps(message, ensure_ascii=False).encode()
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Menlo",
        SIGNATURE: sign(secret, int(at), body),
    }
    status = await post(url, body, headers, SECONDS, allowed)
    if not 200 <= status < 300:
        raise Unreached(f"the answer was {status}")
