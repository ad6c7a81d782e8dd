"""The network while it learns, in PyTorch."""

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from menlo.adapters.batch import BatchRunner
from menlo.adapters.learning.network import About, Network, digest, whole

NOTHING = -1e9  # the logit of a place without a key


class Model(nn.Module):
    """Two hidden layers, then a logit for every key, and the reward that the seat that looks may expect."""

    def __init__(self, features: int, keys: int, hidden: int) -> None:
        super().__init__()
        self.first = nn.Linear(features, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, keys)
        self.value = nn.Linear(hidden, 1)
        # Observations come as they are; what is large there is made small here.
        self.scale: Tensor
        self.register_buffer("scale", torch.ones(features))

    def forward(self, seen: Tensor, legal: Tensor, real: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of the legal keys, and the expected reward."""
        hidden = torch.relu(self.second(torch.relu(self.first(seen * self.scale))))
        logits = self.policy(hidden).gather(1, legal).masked_fill(~real, NOTHING)
        return torch.log_softmax(logits, dim=1), self.value(hidden).squeeze(1)

    def ask(
        self, seen: NDArray[np.int16], legal: NDArray[np.int16], real: NDArray[np.bool_]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The same for arrays, with nothing learnt from it."""
        with torch.no_grad():
            chances, values = self(*to_tensors(seen, legal, real, self.policy.weight.device))
        return to_array(chances), to_array(values)


def to_tensors(
    seen: NDArray[np.int16], legal: NDArray[np.int16], real: NDArray[np.bool_], device: Any
) -> tuple[Tensor, Tensor, Tensor]:
    """Kept small as long as they wait, widened for use."""
    moved = [torch.from_numpy(part).to(device) for part in (seen, legal, real)]
    return moved[0].float(), moved[1].long(), moved[2]


def export(model: Model, runner: BatchRunner, story: dict[str, Any]) -> Network:
    """The network in whole numbers, for those without PyTorch."""
    about = About(runner.game.title.id, digest(runner.game), runner.players, story)
    return Network(
        about,
        [
            whole(to_array(model.first.weight * model.scale), to_array(model.first.bias), first=True),
            whole(to_array(model.second.weight), to_array(model.second.bias), first=False),
        ],
        whole(to_array(model.policy.weight), to_array(model.policy.bias), first=False),
        whole(to_array(model.value.weight), to_array(model.value.bias), first=False),
    )


def to_array(tensor: Tensor) -> NDArray[Any]:
    array: NDArray[Any] = tensor.detach().cpu().numpy()
    return array
