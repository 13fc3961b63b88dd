# Two commands do everything: `make play` and `make test`. The rest are their parts.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
CORE   := build/compiled
GAMES  ?= 1
# What `requirements` names, exactly, and nothing else; pip's own settings (mirrors, proxies) hold.
PIP    := $(BIN)/python -m pip install -qq --no-deps
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The packages of .play are compiled when they are first imported, which is once.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test lint types layers rules core page page-tests python-tests browser-tests compiled-tests \
        conformance bench chaos fuzz load opening wheel clean chromium lock

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

# The page and what the server needs are got ready side by side; the core is compiled while people
# play.
play: ## set up, build, start the server and open the games
	@$(PYTHON) tools/alone.py build/set-up.lock $(MAKE) --no-print-directory -j2 $(VENV)/.play page
	@$(BIN)/python tools/play.py $(ARGS)

# The page and the core are built before anything else is installed: with what `make play` has.
test: page core $(VENV)/.test ## set up and run everything
	@$(MAKE) --no-print-directory -j2 --output-sync lint types layers page-tests rules
	@$(MAKE) --no-print-directory compiled-tests python-tests browser-tests

# ------------------------------------------------------------------ environment

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Skep needs Python 3.11 or newer; set PYTHON=… to one."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || $(PYTHON) -m virtualenv $(VENV) \
	  || { echo "Python's venv module is missing: install it (Debian: python3-venv)."; exit 1; }
	@$(PIP) --no-compile -r requirements/pip.txt  # the newer one needs half the time for the rest

$(VENV)/.play: requirements/server.txt requirements/play.txt pyproject.toml | $(BIN)/python
	@echo "installing what Skep needs …"
	@$(PIP) --no-compile -r requirements/server.txt -r requirements/play.txt
	@$(PIP) --no-build-isolation -e .
	@touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.play
	@echo "installing what the tests need …"
	@$(PIP) -r requirements/test.txt
	@touch $@

lock: | $(BIN)/python ## take the newest of everything into requirements/*.txt
	@$(BIN)/python -m pip install -qq --upgrade uv
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tools/lock.py

chromium: ## install Chromium for the browser tests, if missing and possible
	@sh tools/chromium.sh

core: $(VENV)/.play ## the compiled core, in build/compiled (pure Python where there is no compiler)
	@$(BIN)/python tools/build_core.py $(CORE)

page: $(BIN)/python ## the page, in src/skep/server/page
	@$(BIN)/python tools/build_page.py

# ------------------------------------------------------------------ checks

lint: $(VENV)/.test
	$(BIN)/ruff check -q
	$(BIN)/ruff format -q --check

types: $(VENV)/.test
	$(BIN)/mypy

layers: $(VENV)/.test
	$(BIN)/lint-imports --no-cache | tail -n 4

rules: $(VENV)/.test ## list the rules of each specification that no test names
	$(BIN)/python tools/rules.py

page-tests: $(VENV)/.test
	$(BIN)/python tools/build_page.py check
	$(BIN)/python tools/build_page.py test

# The server, environments and the conformance suite run on the compiled build only, where they are
# much quicker; there test_compiled.py shows that both builds play the same games.
python-tests: $(VENV)/.test page core
	SKEP_GAMES=$(GAMES) $(BIN)/python -m pytest -q -n 2 \
	  tests/kernel tests/games tests/bots tests/words tests/tools tests/cli \
	  tests/conformance/test_suite.py

# A browser's driver keeps an event loop running, so these have processes of their own; each file of
# tests has one server.
browser-tests: $(VENV)/.test page core chromium
	PYTHONPATH=$(CORE) $(BIN)/python -m pytest -q -n 2 --dist loadfile tests/browser

compiled-tests: $(VENV)/.test page core
	PYTHONPATH=$(CORE) SKEP_GAMES=$(GAMES) $(BIN)/python -m pytest -q -n 3 \
	  tests/kernel tests/games tests/bots tests/envs tests/conformance tests/client tests/server

conformance: $(VENV)/.test core ## the conformance suite with 1,000 games of each variant and each number of seats
	PYTHONPATH=$(CORE) SKEP_GAMES=1000 $(BIN)/python -m pytest -q -n 2 tests/conformance

# ------------------------------------------------------------------ the rest

bench: $(VENV)/.test core ## measure beside peers and write BENCHMARKS.md
	@$(PIP) -r requirements/bench.txt
	$(BIN)/python -m bench

chaos: $(VENV)/.test core ## kill servers in mid-game, 100 times on each database, and count what was lost
	PYTHONPATH=$(CORE):tests:tools $(BIN)/python tools/chaos.py $(ARGS)

load: $(VENV)/.test core ## 500 tables and 2,000 sockets, beside boardgame.io's server (needs Node and npm)
	PYTHONPATH=$(CORE):tests:tools $(BIN)/python tools/load.py $(ARGS)

fuzz: $(VENV)/.test core ## 100,000 hostile messages at the live socket
	PYTHONPATH=$(CORE):tests:tools $(BIN)/python tools/fuzz.py $(ARGS)

opening: $(VENV)/.test core ## how long the longest games take to open after a restart
	PYTHONPATH=$(CORE):tests:tools $(BIN)/python tools/opening.py $(ARGS)

wheel: $(VENV)/.play page ## a wheel with the built page and the compiled core, in dist/
	@$(BIN)/python -m hatchling build

clean: ## remove everything that is made
	rm -rf build dist $(VENV) web/node_modules src/skep/server/page
