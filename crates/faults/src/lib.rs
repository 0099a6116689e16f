//! Faults under load. Tables of Kingsburg are played over real sockets while servers are killed, started again and cut
//! off from their database. Everybody remembers what he was told: which answers were acknowledged as which entries, and
//! every entry that he heard. At the end the database is held against these memories.
//!
//! [`sqlite`] kills one server on a file, [`postgres`] one of two servers on a database. Both are bounded in count and
//! time, and what they choose at random comes from the seed of the [`Plan`].

mod answer;
mod binary;
mod check;
mod error;
mod game;
mod group;
mod hear;
mod log;
mod plan;
mod player;
mod postgres;
mod process;
mod report;
mod revoke;
mod site;
mod sqlite;
mod watch;
mod witness;
mod world;

pub use error::Error;
pub use plan::{Length, Plan};
pub use postgres::postgres;
pub use report::Report;
pub use sqlite::sqlite;
