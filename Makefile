# Reame. `make play` to play, `make test` to check everything, `make bench` for figures.

CARGO ?= cargo
# Whoever makes it builds the same: instructions are counted on the build of the tests, and what cargo would keep for the next build costs more than it saves.
export CARGO_INCREMENTAL = 0
DEV = target/debug/reame

.PHONY: help play terminal test test-rust test-beside test-browser lint soak web browser bench ladders gate fuzz fuzz-api faults mutants needs node postgres chromium valgrind

help: ## What can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: needs web ## Play in the browser: builds everything, starts the server, prints its address
	@$(CARGO) build --profile play -p reame
	@target/play/reame serve --open

terminal: needs ## Play Kingsburg in the terminal against three bots
	@$(CARGO) build --profile play -q -p reame
	@target/play/reame play kingsburg --seats you,steward,steward,steward

test: needs web postgres chromium valgrind ## All checks and tests
	$(CARGO) fmt --all --check
	$(BUILD_TESTS)
	$(MAKE) -j2 -O test-rust test-beside

# One build serves all tests: every feature on, every crate selected, so that nothing is compiled twice.
ALL = --workspace --all-features
# Examples are looked at by clippy, no test runs them.
TARGETS = --lib --bins --tests
# Tests run in processes of their own where nextest is there. Those in libraries, all rules of all games among them, share what is read
# of content, those of the store and of faults a database server: they run as threads, and are given the program that was built with the tests.
ifneq ($(shell command -v cargo-nextest),)
BUILD_TESTS = $(CARGO) nextest run $(ALL) $(TARGETS) --no-run
RUN_TESTS = $(CARGO) nextest run $(ALL) $(TARGETS) --no-fail-fast -E 'not (kind(lib) or binary(suite))' && REAME=$(CURDIR)/$(DEV) $(CARGO) test $(ALL) -q --lib --test suite && $(CARGO) test $(ALL) --doc -q
else
BUILD_TESTS = $(CARGO) test $(ALL) $(TARGETS) --no-run
RUN_TESTS = REAME=$(CURDIR)/$(DEV) $(CARGO) test $(ALL)
endif

test-rust:
	$(RUN_TESTS)
	set -e; for game in $$($(DEV) titles); do $(DEV) rules $$game --missing; done

# What runs beside the tests in Rust, one after the other: what needs both cores comes last.
test-beside:
	$(MAKE) test-browser
	$(MAKE) gate
	$(MAKE) lint

# The types of the browser client are those of the server and of the games.
test-browser:
	$(DEV) openapi > target/openapi.json
	cd web && npm run types:check -- ../target/openapi.json
	cd web && npm run check && npm test && npm run size
	cd web && npm run e2e -- --server ../$(DEV)

lint: needs
	$(CARGO) fmt --all --check
	$(CARGO) clippy $(ALL) --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc $(ALL) --no-deps -q

soak: needs ## Proofs at full size with fresh seeds, until the time is over (SECONDS=600), or one seed again (SEED=...)
	$(BUILD_TESTS)
	tests/soak $(or $(SECONDS),600) $(SEED)

web: node ## The browser client
	@cd web && { [ -d node_modules ] && [ node_modules/.package-lock.json -nt package-lock.json ] || npm ci --no-audit --no-fund; }
	@cd web && npm run --silent build

browser: web chromium ## The browser client: types, units, size, and real browsers
	$(BUILD_TESTS)
	$(MAKE) test-browser

bench: needs valgrind ## Speed beside other engines and servers, as one table of ratios (about ten minutes)
	@$(CARGO) build --profile play -q -p bench -p reame
	@target/play/bench report
	@if [ -d web/node_modules ]; then cd web && node scripts/lighthouse.js --server ../target/play/reame; else echo "lighthouse: make web first"; fi

ladders: needs ## Who wins among the levels: goes on with the matches of bench/ladders, prints how they stand (SECONDS=600)
	@$(CARGO) build --profile play -q -p reame
	@python3 bench/ladders/play.py $(or $(SECONDS),600) target/play/reame

gate: needs valgrind ## Fails if the engine needs a tenth more instructions than accepted
	@$(CARGO) build -q $(ALL) --bin bench
	@target/debug/bench gate bench/instructions.json

fuzz: needs ## Coverage-guided fuzzing of answers (SECONDS=60)
	@command -v cargo-fuzz >/dev/null || $(CARGO) install cargo-fuzz --locked
	RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run answers -- -max_len=4096 -max_total_time=$(or $(SECONDS),60)

fuzz-api: needs ## Fuzzing of the server by its OpenAPI document (EXAMPLES=50)
	@$(CARGO) build -p reame
	@[ -x target/schemathesis/bin/schemathesis ] || { python3 -m venv target/schemathesis && target/schemathesis/bin/pip install -q schemathesis==4.32.5; }
	target/schemathesis/bin/python tests/api-fuzz/run.py $(CURDIR)/$(DEV) $(or $(EXAMPLES),50)

faults: needs postgres ## Kill and cut off servers under load (KILLS=50)
	$(CARGO) build -p reame
	KILLS=$(or $(KILLS),50) $(CARGO) test -p faults --test suite -- --nocapture --test-threads=1

mutants: needs ## Mutation testing of the rules (long)
	@command -v cargo-mutants >/dev/null || $(CARGO) install cargo-mutants --locked
	@$(CARGO) build -q -p reame
	set -e; for game in $$($(DEV) titles); do $(CARGO) mutants -p $$game --test-package $$game$$([ -d crates/games/$$game/tests/rules ] && echo ",$$game-rules"); done

# What the build itself needs and cargo does not bring.
needs:
	@command -v $(CARGO) >/dev/null || { echo "Rust is missing: install rustup and its stable toolchain (rust 1.90 or newer)"; exit 1; }
	@command -v cc >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq build-essential; } || { echo "a C linker is missing: apt-get install build-essential"; exit 1; }

node:
	@command -v npm >/dev/null || { echo "Node is missing: install Node 20 or newer with npm"; exit 1; }

# The tests of the store start a PostgreSQL server of their own.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq postgresql; } || { echo "PostgreSQL is missing: apt-get install postgresql"; exit 1; }

# Counts instructions; without it they are left out, and that is said.
valgrind:
	@command -v valgrind >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq valgrind; } || echo "valgrind is missing: apt-get install valgrind"

# The tests of the browser client drive a real browser.
chromium:
	@command -v chromium-headless-shell >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium-headless-shell; } || command -v chromium >/dev/null || { echo "Chromium is missing: apt-get install chromium-headless-shell"; exit 1; }
