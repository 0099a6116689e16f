//! What the generator asks of a kind of server.

use crate::Error;
use client::{Frame, Wire};
use table::Sampled;

/// What a seat is to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Todo {
    /// Nothing.
    Wait,
    /// Send this.
    Answer(Frame),
    /// Nothing ever more: the game is over.
    Over,
}

/// What a frame says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Nothing of interest.
    Nothing,
    /// Something to be sent back at once, out of play.
    Pong(Frame),
    /// How things stand at the beginning.
    Opening(Todo),
    /// An entry.
    Entry {
        /// Its number.
        n: u32,
        /// Whose.
        by: Option<usize>,
        /// Whether it also says that the seat's own answer is accepted.
        acknowledges: bool,
        /// What to do now.
        next: Todo,
    },
    /// The seat's answer is accepted as this entry.
    Ack(u32),
    /// The seat's answer came after that of another seat, and is to be given again.
    Late(Todo),
    /// The seat's answer is refused.
    Refused(String),
}

/// Understands the frames of one table.
pub trait Talk: Send + 'static {
    /// Understands a frame that came to a seat.
    fn hear(&mut self, seat: usize, frame: &Frame) -> Result<Heard, Error>;
}

/// A table ready to play: everybody is there and has got the beginning, nobody has answered.
pub struct Seated<T> {
    /// A socket for each seat.
    pub wires: Vec<Wire>,
    /// What each seat got first.
    pub first: Vec<Frame>,
    /// Who understands it.
    pub talk: T,
}

/// A kind of server.
pub trait ServerKind: Send + Sync + 'static {
    /// Its way to talk.
    type Talk: Talk;
    /// The people of one table; they stay for the next game.
    type People: Send + Sync + 'static;

    /// Brings people for a table.
    fn people(&self, table: u32) -> impl Future<Output = Result<Self::People, Error>> + Send;

    /// Seats them at a new table and starts it.
    fn seat(
        &self,
        people: &Self::People,
        random: Sampled,
    ) -> impl Future<Output = Result<Seated<Self::Talk>, Error>> + Send;
}
