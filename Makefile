# Everything that a person does with this project from a shell. `make` alone says what there is.
# Needed: make and Python 3.11 or newer. All else is installed below this folder (.venv, .venv-compiled, web/node_modules).

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:

BIN := .venv/bin
COMPILED := .venv-compiled
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1

# What decides that an environment must be made anew.
RECIPE := pyproject.toml hatch_build.py $(wildcard tools/*.py tools/*.sh)
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.sql' -o -name '*.mako')

.PHONY: help play test check deep bench compile screens mutants audit client browser clean

help: ## say what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 18

play: $(BIN)/.play client ## open a table in the browser: installs what is missing, then serves on 127.0.0.1
	@exec $(BIN)/carteado serve --open

test: check $(COMPILED)/.ready browser ## everything: checks, then all tests on the plain and on the compiled build
	@$(BIN)/python -m pytest

check: $(BIN)/.dev client ## the checks that run nothing: formats, types, layers, and the client's own
	@echo "ruff"; $(BIN)/ruff check --quiet . && $(BIN)/ruff format --quiet --check .
	@echo "mypy"; $(BIN)/mypy
	@echo "import-linter"; $(BIN)/lint-imports --no-logo
	@$(BIN)/python -m tools.client run --silent types
	@$(BIN)/python -m tools.client run --silent lint
	@$(BIN)/python -m tools.client run --silent test

deep: check $(COMPILED)/.ready browser ## the same tests with the large numbers (up to two hours)
	@CARTEADO_DEEP=1 $(BIN)/python -m pytest -o faulthandler_timeout=7200

bench: $(COMPILED)/.bench ## speed, as ratios in one run: the compiled build's Python runs it, .venv has the plain one
	@$(COMPILED)/bin/python -m tests.benchmarks

compile: $(COMPILED)/.ready ## the compiled build, in its own environment (.venv-compiled)
	@$(COMPILED)/bin/python -m tools.built

screens: $(BIN)/.dev client browser ## pictures of the table, into docs/screens; SCREENS=wide: of everything, into screens/
	@$(BIN)/python -m tests.e2e.screens $(SCREENS)

mutants: $(BIN)/.dev ## change the rules one spot at a time and see whether the tests notice
	@$(BIN)/mutmut run && $(BIN)/mutmut results

audit: $(BIN)/.dev ## known holes in what we depend on
	@$(BIN)/pip-audit --skip-editable && $(BIN)/python -m tools.client npm audit

client: $(BIN)/.play ## build the browser client, if its sources changed
	@$(BIN)/python -m tools.client build

browser: $(BIN)/.dev
	@$(BIN)/python -m tests.e2e.browser

clean: ## forget all that was made here
	rm -rf .venv .venv-compiled build dist mutants screens test-results web/node_modules src/carteado/web \
		.mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# --- environments -----------------------------------------------------------------------------------------------------

$(BIN)/python:
	@bash tools/environment.sh .venv

$(BIN)/.play: $(RECIPE) | $(BIN)/python
	@echo "installing carteado (a minute, the first time)"
	@CARTEADO_CLIENT=0 CARTEADO_COMPILE=0 $(BIN)/python -m pip install -qq --editable . "$$($(BIN)/python -m tools.client node)"
	@touch $@

$(BIN)/.dev: $(BIN)/.play
	@echo "installing the tools for tests"
	@CARTEADO_CLIENT=0 CARTEADO_COMPILE=0 $(BIN)/python -m pip install -qq --editable '.[dev]'
	@touch $@

$(COMPILED)/bin/python: | $(BIN)/python
	@bash tools/environment.sh $(COMPILED)

$(COMPILED)/.ready: $(BIN)/.dev $(SOURCES) | $(COMPILED)/bin/python client
	@echo "building the wheel, compiled"
	@rm -rf build/wheel
	@CARTEADO_COMPILE=$$(bash tools/compiler.sh $(BIN)/python) $(BIN)/python -m hatchling build -t wheel -d build/wheel
	@$(COMPILED)/bin/python -m pip install -qq pytest hypothesis build/wheel/carteado-*.whl
	@$(COMPILED)/bin/python -m pip install -qq --no-deps --force-reinstall build/wheel/carteado-*.whl
	@touch $@

$(COMPILED)/.bench: $(COMPILED)/.ready
	@echo "installing what speed is measured against"
	@$(COMPILED)/bin/python -m pip install -qq "$$(echo build/wheel/carteado-*.whl)[bench]"
	@touch $@
