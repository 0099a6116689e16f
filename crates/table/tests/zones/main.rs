//! Zones against the plain truth of it: every arrangement an observer could be looking at, listed one by one.

mod bags;
mod cards;
mod oracle;
