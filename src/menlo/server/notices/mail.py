"""E-mail over SMTP, where whoever runs the server has named a mail server."""

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from ipaddress import ip_address
from urllib.parse import parse_qs, unquote, urlsplit

from menlo.kernel.errors import MenloError

SECONDS = 20.0  # for a whole conversation with the mail server
EXPECTED = (
    "expected smtp://name:password@host:port?from=menlo@example.org, or smtps:// for a server that begins with TLS"
)
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")


class MailFailed(Exception):
    """A letter that was not taken; the message names no address and no secret."""


@dataclass(frozen=True)
class Post:
    """A mail server, and whom the letters come from."""

    host: str
    port: int
    secure: bool  # TLS from the first byte; else it is asked for
    user: str | None
    password: str | None
    sender: str

    def __repr__(self) -> str:
        return f"Post({self.host}:{self.port})"  # never the password


def parse_smtp(url: str) -> Post:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise MenloError(f"bad --smtp-url: {EXPECTED}") from None
    sender = parse_qs(parts.query).get("from", [""])[-1]
    # The URL holds a password, so it is not quoted.
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not is_address(sender):
        raise MenloError(f"bad --smtp-url: {EXPECTED}")
    secure = parts.scheme == "smtps"
    user, password = (unquote(text) if text is not None else None for text in (parts.username, parts.password))
    return Post(parts.hostname, port or (465 if secure else 587), secure, user, password, sender)


def is_address(text: str) -> bool:
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None


async def send(post: Post, to: str, subject: str, text: str) -> None:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = post.sender, to, " ".join(subject.split())
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    try:
        async with asyncio.timeout(SECONDS):
            await asyncio.to_thread(_deliver, post, message)
    except (OSError, smtplib.SMTPException) as error:
        raise MailFailed(type(error).__name__) from None


def _deliver(post: Post, message: EmailMessage) -> None:
    context = ssl.create_default_context()
    if post.secure:
        server: smtplib.SMTP = smtplib.SMTP_SSL(post.host, post.port, timeout=SECONDS / 2, context=context)
    else:
        server = smtplib.SMTP(post.host, post.port, timeout=SECONDS / 2)
    with server:
        server.ehlo()
        if not post.secure and server.has_extn("starttls"):
            server.starttls(context=context)
            server.ehlo()
        elif not post.secure and post.password is not None and not _here(post.host):
            # A password is not said where others can hear it.
            raise smtplib.SMTPNotSupportedError("the mail server offers no TLS")
        if post.user is not None and post.password is not None:
            server.login(post.user, post.password)
        server.send_message(message)


def _here(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
