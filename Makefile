# Reame. `make play` to play, `make test` to check everything, `make bench` for figures.

CARGO ?= cargo

.PHONY: help play test lint bench fuzz mutants needs postgres

help: ## What can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: needs ## Play Kingsburg in the terminal against three bots
	@$(CARGO) build --release -q -p reame
	@target/release/reame play kingsburg --seats you,steward,steward,steward

test: needs postgres lint ## All checks and tests
	$(CARGO) test --workspace
	$(CARGO) build --release -p reame
	target/release/reame rules kingsburg --missing

lint: needs
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps -q

bench: needs ## Speed of the engine, as figures and ratios of one run
	@$(CARGO) build --release -q -p bench
	@target/release/bench

fuzz: needs ## Coverage-guided fuzzing of answers (SECONDS=60)
	@command -v cargo-fuzz >/dev/null || $(CARGO) install cargo-fuzz --locked
	RUSTC_BOOTSTRAP=1 $(CARGO) fuzz run answers -- -max_len=4096 -max_total_time=$(or $(SECONDS),60)

mutants: needs ## Mutation testing of the rules (long)
	@command -v cargo-mutants >/dev/null || $(CARGO) install cargo-mutants --locked
	$(CARGO) mutants -p kingsburg -- -p kingsburg

# What the build itself needs and cargo does not bring.
needs:
	@command -v $(CARGO) >/dev/null || { echo "Rust is missing: install rustup and its stable toolchain (rust 1.90 or newer)"; exit 1; }
	@command -v cc >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq build-essential; } || { echo "a C linker is missing: apt-get install build-essential"; exit 1; }

# The tests of the store start a PostgreSQL server of their own.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq postgresql; } || { echo "PostgreSQL is missing: apt-get install postgresql"; exit 1; }
