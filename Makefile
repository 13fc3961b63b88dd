# `make play` and `make test` do everything. The rest are their parts.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
CORE   := build/compiled
# What `requirements` names, exactly, and nothing else; pip's own settings (mirrors, proxies) hold.
PIP    := $(BIN)/python -m pip install -qq --no-deps
CHECK  := $(BIN)/python tools/check.py
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The packages of .play are compiled when they are first imported, which is once.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test quick exhaustive core page page-tools bench wheel clean chromium lock \
        lint page-lint types layers rules page-tests rule-tests plain-tests game-tests env-tests \
        lab-tests paper-tests server-tests cli-tests conformance-tests browser-tests conformance chaos fuzz \
        load opening

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

# The page and what the server needs are got ready side by side; the core is compiled while people
# play.
play: ## set up, build, start the server and open the games
	@$(PYTHON) tools/alone.py build/set-up.lock $(MAKE) --no-print-directory -j2 $(VENV)/.play page
	@$(BIN)/python tools/play.py $(ARGS)

test: ## set up and run everything
	@$(MAKE) --no-print-directory -j2 $(VENV)/.play page-tools
	@$(MAKE) --no-print-directory -j2 core page chromium $(VENV)/.test
	@$(CHECK) test

quick: $(VENV)/.test page-tools ## for every change: lint, types, layers, kernel and games, the page's units
	@$(CHECK) quick

exhaustive: core $(VENV)/.test ## for the night: 1,000 games of each variant, kills, hostile messages, load
	@$(CHECK) exhaustive

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

page-tools: $(BIN)/python
	@$(BIN)/python tools/build_page.py tools

# ------------------------------------------------------------------ checks

# `tools/check.py` says what each of them runs; ARGS is handed on to it:
# `make server-tests ARGS="-k passkey"`.
lint types layers rules rule-tests plain-tests: $(VENV)/.test
	@$(CHECK) $@ $(ARGS)

page-lint page-tests: $(VENV)/.test page-tools
	@$(CHECK) $@ $(ARGS)

game-tests env-tests paper-tests conformance-tests lab-tests: $(VENV)/.test core
	@$(CHECK) $@ $(ARGS)

server-tests cli-tests: $(VENV)/.test core page
	@$(CHECK) $@ $(ARGS)

browser-tests: $(VENV)/.test page-tools core page chromium
	@$(CHECK) $@ $(ARGS)

# ------------------------------------------------------------------ documents

.PHONY: docs docs-tests pictures

docs: $(VENV)/.test ## the documentation, in build/site
	@$(BIN)/python tools/docs.py

docs-tests: $(VENV)/.test core
	@$(CHECK) $@ $(ARGS)

pictures: $(VENV)/.test core page chromium ## the documents' pictures, from the running program
	@PYTHONPATH=$(CORE):tests $(BIN)/python tools/pictures.py

# ------------------------------------------------------------------ the night

# The members of `make exhaustive`: 1,000 games of each variant, with all else that is longer then;
# servers killed in mid-game, 100 times on each database; 100,000 hostile messages at the live
# socket; 500 tables and 2,000 sockets beside boardgame.io's server (needs Node and npm); the longest
# games opened after a restart.
conformance chaos fuzz load opening: $(VENV)/.test core
	@$(CHECK) $@ $(ARGS)

# ------------------------------------------------------------------ the rest

bench: $(VENV)/.test core ## measure beside peers and write BENCHMARKS.md
	@$(PIP) -r requirements/bench.txt
	$(BIN)/python -m bench

wheel: $(VENV)/.play page ## a wheel with the built page and the compiled core, in dist/
	@$(BIN)/python -m hatchling build

clean: ## remove everything that is made
	rm -rf build dist $(VENV) web/node_modules src/skep/server/page
