//! The peers that figures are measured beside: their scripts (`bench/peers`) and their packages, pinned, each installed
//! in a private folder such as `target/peers/colyseus`. Where one cannot be had it is left out, with one line on why.

mod install;
mod kit;
mod step;

pub use install::{Installed, LeftOut};
pub use kit::{ALL, BOARDGAME_IO, CATANATRON, COLYSEUS, OPENSPIEL, Peer, Tool};
