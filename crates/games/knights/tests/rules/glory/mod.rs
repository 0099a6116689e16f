//! Crown and Glory.

mod advancements;
mod captains;
mod crowned;
mod learning;
mod missions;
mod riots;
mod setup;
mod throne;
mod troops;
