//! Makes constants of the ledger, and fails the build on a rule without a test or a place and on ids that do not exist.

fn main() {
    ledger::build::game("../../../content/knights");
}
