from tests.web.era_sample import FILE, sample


def test_the_client_is_tested_on_a_position_of_the_engine() -> None:
    assert FILE.read_text("utf-8") == sample(), "write it anew: python -m tests.web.era_sample"
