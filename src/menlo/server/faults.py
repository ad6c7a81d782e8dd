"""What the server refuses, with the code the wire gives it."""

from menlo.kernel.errors import MenloError
from menlo.kernel.message import Refusal
from menlo.server.protocol import Code


class Refuse(MenloError):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: Code, reason: str, refusal: Refusal | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.refusal = refusal
