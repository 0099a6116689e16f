//! Makes constants of the ledger, and fails the build on rules without a test or a place.

fn main() {
    ledger::build::game("../../../content/crusader");
}
