//! The things that are stored.

use serde::{Deserialize, Serialize};
use table::{Instruction, SeatSet};

/// A person's number.
pub type PersonId = i64;
/// A table's id: short, not to be guessed.
pub type TableId = String;

/// Somebody with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The number.
    pub id: PersonId,
    /// The name as it is shown.
    pub name: String,
    /// The argon2id hash of the password; a guest has none.
    pub password: Option<String>,
    /// When the name was taken, in milliseconds.
    pub created: i64,
    /// When he was last seen, in milliseconds, give or take a few hours.
    pub seen: i64,
    /// Until when he may say nothing, in milliseconds.
    pub muted: Option<i64>,
    /// Since when he may not come in, in milliseconds.
    pub banned: Option<i64>,
}

impl Person {
    /// A guest who has just come.
    #[must_use]
    pub fn guest(id: PersonId, name: &str, now: i64) -> Person {
        Person {
            id,
            name: name.to_owned(),
            password: None,
            created: now,
            seen: now,
            muted: None,
            banned: None,
        }
    }
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$item_doc:meta])* $item:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum $name { $($(#[$item_doc])* $item),+ }

        impl $name {
            /// The word in the database.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $($name::$item => $word),+ }
            }

            /// The value of a word in the database.
            #[must_use]
            pub fn of(word: &str) -> Option<$name> {
                match word { $($word => Some($name::$item),)+ _ => None }
            }
        }
    };
}

words! {
    /// How far a table is.
    Status {
        /// Seats are being taken.
        Lobby = "lobby",
        /// It is being played.
        Running = "running",
        /// It is over.
        Over = "over",
        /// It was called off before it began.
        Closed = "closed",
    }
}

words! {
    /// Who may find a table.
    Visibility {
        /// Everybody.
        Public = "public",
        /// Who has the invitation.
        Invited = "invited",
    }
}

words! {
    /// What happens when a player lets his deadline pass.
    Absent {
        /// A bot answers for him.
        Bot = "bot",
        /// The others may vote to replace him.
        Vote = "vote",
    }
}

words! {
    /// Who may ask for hints.
    Hints {
        /// Who is the only person at the table.
        Alone = "alone",
        /// Everyone who plays.
        Everyone = "everyone",
    }
}

words! {
    /// Who is meant to sit in a seat.
    SeatKind {
        /// A person.
        Person = "person",
        /// A bot.
        Bot = "bot",
    }
}

words! {
    /// What seats are asked about.
    AskKind {
        /// To take back answers.
        Undo = "undo",
        /// To replace an absent player.
        Replace = "replace",
    }
}

words! {
    /// Why somebody is notified.
    Why {
        /// It is his turn.
        Turn = "turn",
        /// Somebody's act speaks to him: an offer that stands. Nothing waits for him.
        Call = "call",
    }
}

/// How fast a table is played.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Everybody is there.
    Live,
    /// So many seconds for each decision.
    Correspondence {
        /// Seconds.
        seconds: u32,
    },
}

/// A table to be made.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// The name it is listed by.
    pub name: String,
    /// The game's options, as JSON.
    pub options: String,
    /// Who made it.
    pub host: PersonId,
    /// Who may find it.
    pub visibility: Visibility,
    /// The code of the invitation.
    pub invite: String,
    /// How fast it is played.
    pub pace: Pace,
    /// What happens to absent players.
    pub absent: Absent,
    /// Who may ask for hints.
    pub hints: Hints,
    /// The secret of the dice.
    pub secret: String,
    /// What binds the host to it.
    pub commitment: String,
    /// The seats, in order.
    pub seats: Vec<SeatRow>,
    /// When, in milliseconds.
    pub created: i64,
}

/// A table as it is stored.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// The name it is listed by.
    pub name: String,
    /// The game's options, as JSON.
    pub options: String,
    /// Who made it.
    pub host: PersonId,
    /// Who may find it.
    pub visibility: Visibility,
    /// The code of the invitation.
    pub invite: String,
    /// How fast it is played.
    pub pace: Pace,
    /// What happens to absent players.
    pub absent: Absent,
    /// Who may ask for hints.
    pub hints: Hints,
    /// How far it is.
    pub status: Status,
    /// The secret of the dice.
    pub secret: String,
    /// What binds the host to it.
    pub commitment: String,
    /// The first line of the log, once it has begun.
    pub header: Option<String>,
    /// The version of the rules by which it is played, once it has begun.
    pub rules: Option<String>,
    /// The hash of the content with which it is played, once it has begun.
    pub content: Option<String>,
    /// How many entries its log has.
    pub length: u32,
    /// Who is waited for.
    pub waiting: SeatSet,
    /// The table that was made to play again.
    pub rematch: Option<TableId>,
    /// When it was made.
    pub created: i64,
    /// When it last changed.
    pub changed: i64,
    /// When its game ended.
    pub ended: Option<i64>,
}

/// A seat as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Which.
    pub seat: u8,
    /// For whom.
    pub kind: SeatKind,
    /// Who took it.
    pub person: Option<PersonId>,
    /// The bot that sits there.
    pub bot: Option<String>,
    /// What it adds to the dice.
    pub contribution: String,
    /// The bot that answers for a person who resigned or was absent.
    pub stand_in: Option<String>,
    /// What its owner has said beforehand; nobody else's business.
    pub instructions: Vec<Instruction>,
}

/// A table with all that stands around its game.
#[derive(Clone, Debug)]
pub struct Around {
    /// The table.
    pub table: TableRow,
    /// Its seats, in order.
    pub seats: Vec<SeatRow>,
    /// What they are asked. What was asked before the game went on has lapsed.
    pub asks: Vec<Ask>,
    /// Until when who must answer, by seats.
    pub deadlines: Vec<Deadline>,
}

/// A state kept so that loading need not replay everything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SnapshotRow {
    /// After which entry.
    pub n: u32,
    /// How many words of the stream of chance were used.
    pub words: i64,
    /// The state.
    pub state: Vec<u8>,
}

/// A line of a table's chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number.
    pub n: u32,
    /// Who said it.
    pub person: PersonId,
    /// What.
    pub text: String,
    /// When, in milliseconds.
    pub at: i64,
}

/// Something that seats are asked to agree to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask {
    /// What.
    pub kind: AskKind,
    /// Who asks (undo), or who is to be replaced.
    pub seat: u8,
    /// The length of the log when it was asked: it lapses when the game goes on.
    pub about: u32,
    /// Who has agreed.
    pub agreed: SeatSet,
}

/// A decision that must be taken in time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deadline {
    /// At which table.
    pub table: TableId,
    /// By which seat.
    pub seat: u8,
    /// Until when, in milliseconds.
    pub due: i64,
}
