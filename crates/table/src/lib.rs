//! The kernel of Reame: what is common to all games at the table, and names none of them.
//!
//! A [`Game`] is a value; a [`Table`] plays it and keeps its log. Read `docs/architecture.md` for the words used
//! here and `docs/adding-a-game.md` for how a game is written on it; [`kit`] proves of any game what the kernel
//! promises.

mod advance;
mod amount;
mod any;
pub mod chance;
mod element;
mod event;
mod floor;
mod game;
mod hash;
mod instruction;
mod json;
pub mod kit;
mod lay;
mod learned;
pub mod log;
mod message;
mod named;
mod offer;
mod parts;
mod playout;
pub mod pledge;
mod refusal;
mod seat;
mod sheet;
mod stack;
mod standing;
mod step;
mod table;
mod title;
#[cfg(feature = "types")]
pub mod types;
mod waiting;
mod window;
mod word_id;
pub mod zones;

pub use advance::{advance, start};
pub use amount::Amount;
pub use any::{AnyTable, Draft, Told, Views};
pub use chance::{Chance, Live, Outcome, Recorded, Recorder, Sampled, Scripted};
pub use element::{Element, Id, Path};
pub use event::{Audience, Event, Silent, Sink, joined, joined_len};
pub use floor::{Floor, Turn};
pub use game::{Game, Prompt};
pub use hash::StateHash;
pub use instruction::{Instruction, InstructionDue, InstructionUntil};
pub use json::{Json, read_json};
pub use lay::{Fields, lay_over};
pub use learned::learned;
pub use log::{BadLog, Log, Sitter};
pub use message::{Arg, Message, Rule};
pub use named::named_seats;
pub use offer::{Offer, OfferStage, Offers};
pub use pack::{Content, Nothing, Shelf};
pub use parts::{Complete, Parts, listed_parts, manner};
pub use playout::{Tally, play_out};
pub use pledge::{Commitment, Secret};
pub use refusal::{Reason, Refusal};
pub use seat::{Observer, Seat, SeatSet};
pub use sheet::{Sheet, SheetWriter};
pub use stack::Stack;
pub use standing::{Side, Standing};
pub use step::{FrameStack, Framed, Next, Play, Run, Step};
pub use table::{Barrier, Prepared, Snapshot, Table, Undo, read_answer};
/// Events and reasons are declared once, and frames hand on to their steps.
pub use table_derive::{Event, Frames, Reason};
pub use title::{Checked, Opened, Title, content_of};
pub use waiting::{Manner, Secrecy, Waiting};
pub use window::Window;

/// For [`word_id!`].
#[doc(hidden)]
pub use serde;

/// The version of this program, kept in every log.
pub const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// Says how types are written in TypeScript, where they are not written as `serde` would have it: `typescript!(FiefId =>
/// "string")`. Without the feature `types` it says nothing.
#[cfg(feature = "types")]
#[macro_export]
macro_rules! typescript {
    ($($type:ty => $form:expr),+ $(,)?) => {
        $(impl $crate::types::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn ident(_: &$crate::types::Config) -> String {
                $form.to_owned()
            }
            fn name(_: &$crate::types::Config) -> String {
                $form.to_owned()
            }
            fn inline(_: &$crate::types::Config) -> String {
                $form.to_owned()
            }
        })+
    };
}

/// Says how types are written in TypeScript; without the feature `types` it says nothing.
#[cfg(not(feature = "types"))]
#[macro_export]
macro_rules! typescript {
    ($($type:ty => $form:expr),+ $(,)?) => {};
}
