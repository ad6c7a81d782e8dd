"""What every answer tells the browser: run only what this server sent, show it in no frame, guess no types."""

from litestar.datastructures import MutableScopeHeaders
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

# Everything comes from this server, nothing is written into the page. Of data only pictures may come from the page
# itself.
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in POLICY.items()),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
SECURE = {"Strict-Transport-Security": "max-age=31536000"}  # where others reach us by https


def dress(secure: bool) -> BeforeMessageSendHookHandler:
    """A hook of the application that puts them on every answer, errors included."""
    headers = {**HEADERS, **(SECURE if secure else {})}

    async def dressed(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            found = MutableScopeHeaders.from_message(message)
            for name, value in headers.items():
                found.setdefault(name, value)

    return dressed
