//! Load on a server: many tables, each with people on sockets of their own, who answer as soon as they are asked or at
//! a steady pace. [`run`] drives a server of ours; [`versus`] drives ours and those of other
//! frameworks in turn, with the same generator, and compares.
//!
//! The time of an answer is that from its sending until the last socket of its table has got the entry. What the
//! server and the generator each need of the processor is measured too: it shows which of them was the limit.

mod bgio;
mod clock;
mod colyseus;
mod conquest;
mod drive;
mod error;
mod flights;
mod measure;
mod meter;
mod movers;
mod ours;
mod peer;
mod plan;
mod process;
mod progress;
mod report;
mod run;
mod server_kind;
mod spawn;
mod versus;

pub use error::Error;
pub use plan::{Limit, Pace, Plan, Progress, Server};
pub use report::{Bound, Figures, Report};
pub use run::run;
pub use versus::{Beside, Ratios, Runs, Versus, versus};
