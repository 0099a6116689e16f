//! What cards do: numbers and permits summed from what is in force, and what they do at a moment.

mod carry;
mod count;
mod drawn_event;
mod hooks;
mod scene;
mod targets;
mod triggers;
mod uses;
mod verbs;

pub use carry::Carry;
pub use drawn_event::DrawnEvent;
pub(crate) use hooks::Hooks;
pub use scene::{Permission, Scene};
pub use triggers::Triggers;
pub(crate) use uses::{judge_use, list_uses, use_candidates, use_now};
pub(crate) use verbs::bites;
