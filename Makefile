# Two commands for a newcomer: `make play` and `make test`. Both set everything up, need no root, and work again offline.

PYTHON ?= python3
PIP = -m pip --disable-pip-version-check
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') pyproject.toml
JOBS ?= 2

.PHONY: help install play test test-compiled compile lint docs bench bench-server soak clean

help:
	@echo "make play           set up and play in the terminal"
	@echo "make test           set up and run the tests"
	@echo "make install        set up for development (.venv)"
	@echo "make compile        build the compiled engine into an environment of its own (.venv-compiled)"
	@echo "make test-compiled  the same tests on the compiled engine"
	@echo "make lint           ruff and mypy --strict"
	@echo "make docs           write the generated pages anew"
	@echo "make bench          compare our speed with that of peers, in one run"
	@echo "make bench-server   how much play one server process carries"
	@echo "make soak           long runs: thousands of seeds"

install: .venv/.dev

play: .venv/.run
	@.venv/bin/menlo play era

test: .venv/.dev
	@echo "Running the tests."
	@.venv/bin/python -m pytest -n $(JOBS) $(PYTEST)

test-compiled: .venv-compiled/.ready
	@echo "Running the tests on the compiled engine."
	@MENLO_EXPECT=compiled .venv-compiled/bin/python -m pytest -n $(JOBS) $(PYTEST)

compile: .venv-compiled/.ready

lint: .venv/.dev
	@.venv/bin/ruff check .
	@.venv/bin/ruff format --check .
	@.venv/bin/mypy
	@.venv/bin/mypy tests bench

docs: .venv/.dev
	@.venv/bin/python -m tests.clause_index --write
	@.venv/bin/python -m menlo.server.describe --write

bench: .venv-compiled/.ready .venv-peers/.ready .venv/.run
	@.venv/bin/python bench/run.py

bench-server: .venv-compiled/.ready
	@.venv-compiled/bin/python bench/server.py

soak: .venv/.dev .venv-compiled/.ready
	@echo "Long runs on the compiled engine."
	@MENLO_EXPECT=compiled MENLO_SOAK=1 .venv-compiled/bin/python -m pytest -n $(JOBS) tests/conformance tests/fuzz tests/server $(PYTEST)

clean:
	rm -rf .venv .venv-compiled .venv-peers build .mypy_cache .pytest_cache .ruff_cache .hypothesis

# What only runs the games.
.venv/.run: pyproject.toml constraints.txt
	@echo "Setting up Menlo in .venv (once)."
	@test -x .venv/bin/python || $(PYTHON) -m venv .venv
	@.venv/bin/python $(PIP) install --quiet -c constraints.txt -e ".[server]"
	@touch $@

# What tests and checks them.
.venv/.dev: pyproject.toml constraints.txt
	@echo "Setting up Menlo with its tests and checks in .venv (once)."
	@test -x .venv/bin/python || $(PYTHON) -m venv .venv
	@.venv/bin/python $(PIP) install --quiet -c constraints.txt -e ".[server,test,lint]"
	@touch .venv/.run $@

# Built from a copy: compiled modules beside edited sources would silently win over them.
.venv-compiled/.ready: $(SOURCES) constraints.txt
	@echo "Compiling the engine (a minute or two)."
	@test -x .venv-compiled/bin/python || $(PYTHON) -m venv .venv-compiled
	@.venv-compiled/bin/python $(PIP) install --quiet -c constraints.txt ".[server,compile,test]"
	@rm -rf build/source build/wheel && mkdir -p build/source
	@cp -R src pyproject.toml README.md LICENSE build/source/
	@HATCH_BUILD_HOOK_ENABLE_MYPYC=1 .venv-compiled/bin/python $(PIP) wheel --quiet --no-build-isolation --no-deps \
		-w build/wheel ./build/source
	@.venv-compiled/bin/python $(PIP) install --quiet --no-deps --force-reinstall build/wheel/menlo-*.whl
	@touch $@

.venv-peers/.ready: pyproject.toml constraints.txt
	@echo "Setting up the peers of the benchmark in .venv-peers (once)."
	@test -x .venv-peers/bin/python || $(PYTHON) -m venv .venv-peers
	@.venv-peers/bin/python $(PIP) install --quiet ".[bench]"
	@touch $@
