//! Fails the build on a rule of the ledger without a test, and on a test that names a rule that does not exist.

use std::path::Path;

fn main() {
    let ledger = Path::new("../../../content/fair/ledger.json");
    let tests = Path::new("tests");
    println!("cargo::rerun-if-changed={}", ledger.display());
    println!("cargo::rerun-if-changed={}", tests.display());
    let out = Path::new(&std::env::var("OUT_DIR").expect("cargo sets OUT_DIR")).join("proofs.json");
    match ledger::coverage::check(ledger, tests, &out) {
        Ok(gaps) => gaps.iter().for_each(|gap| println!("cargo::error={gap}")),
        Err(why) => println!("cargo::error={why}"),
    }
}
