"""The built client as it is served: compressed once, kept by browsers, nothing beside it."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from menlo.server import site
from menlo.server.app import Settings, make_app

SCRIPT = "console.log(1);" * 200


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    built = tmp_path / "site"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>Menlo</title>")
    (built / "assets" / "index-1.js").write_text(SCRIPT)
    (built / "assets" / "face-1.woff2").write_bytes(b"font" * 300)
    (tmp_path / "secret.txt").write_text("nobody's business")
    monkeypatch.setattr(site, "SITE", built)
    with TestClient(make_app(Settings(f"sqlite:///{tmp_path / 'menlo.db'}"))) as client:
        yield client


def test_scripts_are_compressed_once_and_kept_for_good(client: TestClient[Litestar]) -> None:
    packed = client.get("/assets/index-1.js", headers={"Accept-Encoding": "gzip"})
    plain = client.get("/assets/index-1.js", headers={"Accept-Encoding": "identity"})

    assert packed.text == plain.text == SCRIPT
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9, mtime=0))
    assert "content-encoding" not in plain.headers
    assert "immutable" in packed.headers["cache-control"]
    assert packed.headers["content-type"].startswith("text/javascript")


def test_fonts_are_sent_as_they_are(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/face-1.woff2", headers={"Accept-Encoding": "gzip"})

    assert answer.content == b"font" * 300
    assert "content-encoding" not in answer.headers


def test_pages_are_asked_for_again_and_a_new_build_is_seen(client: TestClient[Litestar]) -> None:
    assert client.get("/table/abc").headers["cache-control"] == "no-cache"

    site.SITE.joinpath("index.html").write_text("<title>Menlo, newer</title>")

    assert "newer" in client.get("/").text


def test_an_address_that_leads_nowhere_is_a_page_for_people_and_data_for_programs(client: TestClient[Litestar]) -> None:
    page = client.get("/nowhere", headers={"Accept": "text/html"})
    data = client.get("/nowhere", headers={"Accept": "application/json"})
    api = client.get("/api/nowhere", headers={"Accept": "text/html"})

    assert page.status_code == data.status_code == api.status_code == 404
    assert page.text == "<title>Menlo</title>"
    assert data.json()["code"] == api.json()["code"] == "malformed"


@pytest.mark.parametrize("name", ["..%2F..%2Fsecret.txt", "..%2Findex.html", "%2Fetc%2Fpasswd", "nothing.js"])
def test_nothing_beside_the_assets_is_served(client: TestClient[Litestar], name: str) -> None:
    assert client.get(f"/assets/{name}").status_code == 404
