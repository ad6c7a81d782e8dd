"""Every route of the OpenAPI description with data made from it, good and bad: the server never fails, answers what the
description says, and takes no nonsense. `make soak` asks fifty times as often."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from menlo.server.app import Settings, make_app
from tests.conformance.cases import SOAK
from tests.server.running import Server

EXAMPLES = 500 if SOAK else 10
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


def operations() -> Iterator[tuple[str, GenerationMode]]:
    """Each with good data, and with bad data where there can be any: every text is a match that may not be there."""
    for path, methods in make_app(Settings("sqlite:///none")).openapi_schema.to_schema()["paths"].items():
        for method, described in methods.items():
            yield f"{method.upper()} {path}", GenerationMode.POSITIVE
            if "requestBody" in described or any(one["in"] == "query" for one in described.get("parameters", [])):
                yield f"{method.upper()} {path}", GenerationMode.NEGATIVE


@dataclass
class Described:
    """A server, what it says of its routes, and some matches, so that not every answer is that there is none."""

    operations: dict[str, Any]
    matches: list[str]


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Described]:
    folder = tmp_path_factory.mktemp("http")
    log = folder / "log"
    with log.open("wb") as output:
        server = Server(f"sqlite:///{folder / 'menlo.db'}", output=output, arguments=["--rate-limit", "0"]).start()
        try:
            made = [server.make(game, ["me"] * 3, visibility="open") for game in ("era", "smartphone")]
            schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
            found: list[Any] = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
            yield Described({one.label: one for one in found}, [one["match"]["id"] for one in made])
            assert server.get("/about").status_code == 200
        finally:
            server.kill()
    told = log.read_text("utf-8", "replace")
    assert "Traceback" not in told, told[-3000:]


@pytest.mark.parametrize(("operation", "mode"), list(operations()))
def test_a_route_answers_as_it_is_described(described: Described, operation: str, mode: GenerationMode) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=not SOAK,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    @given(case=described.operations[operation].as_strategy(generation_mode=mode), known=st.sampled_from([0, 1, None]))
    def ask(case: Case[Any], known: int | None) -> None:
        if known is not None and case.path_parameters and "match_id" in case.path_parameters:
            case.path_parameters["match_id"] = described.matches[known]
        case.call_and_validate(checks=CHECKS)

    ask()
