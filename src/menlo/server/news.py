"""What nodes tell one another: that a match has reached a revision. Nothing of the match itself travels, so nothing can
leak; who cares reads it from the store."""

import asyncio
from collections.abc import Callable

import msgspec
from litestar.channels import ChannelsPlugin

CHANNEL = "menlo-matches"
GATHER = 0.005  # seconds in which news of several matches become one message

News = dict[str, int | None]  # match -> the revision it has reached; None when it is gone

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(News).decode


class Wire:
    """One channel for all matches: subscribing to thousands would cost more than dropping what is not ours."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels
        self._due: News = {}

    def tell(self, match: str, revision: int | None) -> None:
        """Never blocks. A newer revision takes the place of an older one that has not been sent yet."""
        if not self._due:
            asyncio.get_running_loop().call_later(GATHER, self.flush)
        self._due[match] = revision

    def flush(self) -> None:
        if self._due:
            due, self._due = self._due, {}
            self._channels.publish(_encode(due), CHANNEL)

    async def listen(self, heard: Callable[[str, int | None], None]) -> None:
        """Until cancelled."""
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                try:
                    news = _decode(data)
                except msgspec.MsgspecError:
                    continue  # of a newer node, during an upgrade
                for match, revision in news.items():
                    heard(match, revision)
