//! What observers are sent. Everything is built for one observer from what he may know; nothing is blanked.

use crate::words::{Absent, AskKind, Hints, Pace, SeatKind, Status, Visibility};
use serde::Serialize;
use serde_json::value::RawValue;
use table::log::Act;
use table::{AnyTable, Element, Json, Message, Observer, Path, Seat, SeatSet, Secrecy, Standing, Told};
use texts::Texts;
use utoipa::ToSchema;

/// A table as anybody may see it who may see it at all.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: String,
    /// The name it is listed by.
    pub name: String,
    /// The name of who made it.
    pub host: String,
    /// How far it is.
    pub status: Status,
    /// Who may find it.
    pub visibility: Visibility,
    /// How fast it is played.
    pub pace: Pace,
    /// What happens to absent players.
    pub absent: Absent,
    /// Who may ask for hints.
    pub hints: Hints,
    /// The game's options.
    #[schema(value_type = Object)]
    pub options: serde_json::Value,
    /// The hash of the content that it is played with, once it has begun.
    pub content: Option<String>,
    /// What binds the server to the secret of the dice, shown before the first roll.
    pub commitment: String,
    /// The seed of its dice, if its host chose one: anybody could know them before they fall.
    pub seed: Option<u64>,
    /// The seats, in order.
    pub seats: Vec<SeatInfo>,
    /// In a lobby: the seats whose people listen now, as far as this process knows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub here: Vec<u8>,
    /// Who is waited for.
    #[schema(value_type = Vec<u8>)]
    pub waiting: SeatSet,
    /// How many entries its log has.
    pub length: u32,
    /// What the seats are asked.
    pub asks: Vec<AskInfo>,
    /// Until when seats have to answer.
    pub deadlines: Vec<DeadlineInfo>,
    /// The code that lets somebody take a free seat; for who sits here.
    pub invite: Option<String>,
    /// The table that was made to play again.
    pub rematch: Option<Rematch>,
    /// When it was made, in milliseconds.
    pub created: i64,
    /// When it last changed, in milliseconds.
    pub changed: i64,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeatInfo {
    /// Which.
    pub seat: u8,
    /// For whom.
    pub kind: SeatKind,
    /// Who sits there: the name of a person or of a bot; none while it is free.
    pub name: Option<String>,
    /// The bot that plays it, from the start or in place of a person.
    pub bot: Option<String>,
    /// What the seat adds to the dice, once the game has begun.
    pub contribution: Option<String>,
    /// Is it yours?
    pub yours: bool,
}

/// Something that seats are asked to agree to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct AskInfo {
    /// What.
    pub kind: AskKind,
    /// Who asks (undo), or who is to be replaced.
    pub seat: u8,
    /// Who has agreed.
    #[schema(value_type = Vec<u8>)]
    pub agreed: SeatSet,
}

/// Until when a seat has to answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct DeadlineInfo {
    /// Which seat.
    pub seat: u8,
    /// Until when, in milliseconds.
    pub due: i64,
}

/// The next table of the same players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Rematch {
    /// Its id.
    pub id: String,
    /// Its invitation, for who sits at the old table.
    pub invite: Option<String>,
}

/// The game as one observer may know it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct State {
    /// How many entries the log has: what `at` of an answer refers to.
    pub length: u32,
    /// Whose eyes these are; none: a spectator's.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What the observer may know.
    #[schema(value_type = Object)]
    pub view: Json,
    /// Who is waited for.
    #[schema(value_type = Vec<u8>)]
    pub waiting: SeatSet,
    /// Is what is asked answered in secret? Then an answer can be changed, by an act, until the last has answered.
    pub sealed: bool,
    /// What this seat is asked, if it is waited for.
    pub prompt: Option<PromptInfo>,
    /// The legal answers of this seat, as paths of board elements.
    #[schema(value_type = Vec<String>)]
    pub answers: Vec<Path>,
    /// May this seat do something without being asked? Nobody is told of other seats.
    pub may: bool,
    /// Does somebody's act speak to this seat, e.g. an offer that stands? Nothing waits for it.
    pub called: bool,
    /// What this seat can do without being asked, as paths of board elements; where that is too much to list, only some
    /// of it.
    #[schema(value_type = Vec<String>)]
    pub acts: Vec<Path>,
    /// What a path can begin with, of answers and acts, listed or not; how it goes on tells `/parts`. Only for who may
    /// act.
    #[schema(value_type = Vec<String>)]
    pub parts: Vec<Element>,
    /// Who won, once the game is over.
    #[schema(value_type = Option<StandingInfo>)]
    pub standing: Option<Standing>,
}

impl State {
    /// Its text.
    #[must_use]
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// What a seat is asked.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Question)]
pub struct PromptInfo {
    /// The question: a key with arguments.
    #[schema(value_type = Object)]
    pub message: Message,
    /// The rule that asks it.
    pub rule: &'static str,
    /// The question in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The end of a game.
#[derive(Serialize, ToSchema)]
pub struct StandingInfo {
    /// Who won; several when the victory is shared, none if nobody at the table has won.
    pub winners: Vec<u8>,
    /// What counts for victory, seat by seat.
    pub scores: Vec<i32>,
    /// The sides that are no seats; missing where there are none.
    #[schema(required = false)]
    pub sides: Vec<SideInfo>,
}

/// A side in which nobody sits.
#[derive(Serialize, ToSchema)]
pub struct SideInfo {
    /// The key of its name.
    pub name: String,
    /// What counts for victory.
    pub score: i32,
    /// Did it win?
    pub won: bool,
}

/// An entry of the log, as one observer may know it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EntryInfo {
    /// Its number.
    pub n: u32,
    /// What was done.
    pub act: ActWord,
    /// By whom; not told of an answer of which the observer hears nothing.
    #[schema(value_type = Option<u8>)]
    pub by: Option<Seat>,
    /// The entry that was taken back, with all after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back: Option<u32>,
    /// What happened.
    pub told: Vec<ToldInfo>,
    /// The game after it; only with the newest entry, and only if there are no `changes`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<State>,
    /// The length of the state that `changes` are for: the one that was told last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<u32>,
    /// What makes the state after it of the one before: JSON of the same shape, without what is the same. Only for who asked for
    /// changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub changes: Option<Box<RawValue>>,
}

/// What an entry says.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ActWord {
    /// The game was set up.
    Start,
    /// A seat answered.
    Answer,
    /// A seat took back.
    Undo,
    /// The secret of the dice was shown.
    Reveal,
}

impl ActWord {
    /// As it is written.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            ActWord::Start => "start",
            ActWord::Answer => "answer",
            ActWord::Undo => "undo",
            ActWord::Reveal => "reveal",
        }
    }
}

/// Something that happened.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ToldInfo {
    /// The rule that made it happen.
    pub rule: &'static str,
    /// How to tell it: a key with arguments.
    #[schema(value_type = Object)]
    pub message: Message,
    /// The typed event.
    #[schema(value_type = Object)]
    pub event: Json,
    /// It in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ChatInfo {
    /// Its number.
    pub n: u32,
    /// Who said it.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds.
    pub at: i64,
}

/// Words for an observer who wants them, with the names of the seats.
#[derive(Copy, Clone)]
pub struct Voice<'a> {
    /// The texts; none for who reads keys.
    pub texts: Option<&'a Texts>,
    /// Who sits where.
    pub names: &'a [String],
}

impl Voice<'_> {
    fn say(&self, message: &Message) -> Option<String> {
        self.texts.map(|texts| texts.message(message, self.names))
    }
}

/// The game as an observer may know it, with his view of it.
#[must_use]
pub fn state(game: &dyn AnyTable, observer: Observer, view: Json, voice: Voice<'_>) -> State {
    let seat = match observer {
        Observer::Seat(seat) => Some(seat),
        Observer::Spectator => None,
    };
    let prompt = seat.and_then(|seat| game.prompt(seat));
    let waiting = game.waiting();
    let actor = seat.filter(|seat| waiting.may.has(*seat));
    let question = |prompt: table::Prompt| PromptInfo {
        text: voice.say(&prompt.message),
        message: prompt.message,
        rule: prompt.rule.0,
    };
    State {
        length: game.entries().len() as u32,
        seat,
        view,
        waiting: waiting.must,
        sealed: waiting.secrecy == Secrecy::Sealed,
        prompt: prompt.map(question),
        answers: seat.map(|seat| game.paths(seat)).unwrap_or_default(),
        may: actor.is_some(),
        called: seat.is_some_and(|seat| waiting.called.has(seat)),
        acts: actor.map(|seat| game.act_paths(seat)).unwrap_or_default(),
        parts: actor.map(|seat| game.parts(seat, &[]).next).unwrap_or_default(),
        standing: game.standing(),
    }
}

/// What was done by whom, and what was taken back, as far as an observer may know it.
#[must_use]
pub fn who(act: &Act, told: &[Told], observer: Observer) -> (ActWord, Option<Seat>, Option<u32>) {
    match act {
        Act::Start { .. } => (ActWord::Start, None, None),
        Act::Answer { seat, .. } => {
            let heard = told.iter().any(|told| told.audience.includes(observer));
            let known = heard || observer == Observer::Seat(*seat);
            (ActWord::Answer, known.then_some(*seat), None)
        }
        Act::Undo { seat, back, .. } => (ActWord::Undo, Some(*seat), Some(*back)),
        Act::Reveal { .. } => (ActWord::Reveal, None, None),
    }
}

/// An event for who may hear of it.
#[must_use]
pub fn told_of(told: &Told, voice: Voice<'_>) -> ToldInfo {
    ToldInfo {
        rule: told.rule.0,
        message: told.message.clone(),
        event: told.event.clone(),
        text: voice.say(&told.message),
    }
}

/// An entry as an observer may know it: what was answered is told by its events alone.
#[must_use]
pub fn entry(n: u32, act: &Act, told: &[Told], observer: Observer, voice: Voice<'_>) -> EntryInfo {
    let (act, by, back) = who(act, told, observer);
    let known = told.iter().filter(|told| told.audience.includes(observer));
    let told = known.map(|told| told_of(told, voice)).collect();
    EntryInfo { n, act, by, back, told, state: None, since: None, changes: None }
}

/// A message to a socket or a stream.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Push<'a> {
    /// The game as it is.
    State(&'a State),
    /// An entry of the log.
    Entry(&'a EntryInfo),
    /// An answer is durable.
    Ack {
        /// The key of the answer.
        key: &'a str,
        /// Its entry.
        n: u32,
    },
    /// Something was refused.
    Problem {
        /// The key of the answer.
        #[serde(skip_serializing_if = "Option::is_none")]
        key: Option<&'a str>,
        /// Why.
        problem: crate::problem::Document,
    },
    /// Somebody said something.
    Chat {
        /// The line.
        line: &'a ChatInfo,
    },
    /// Something around the table has changed.
    Table {
        /// The table.
        table: &'a TableInfo,
    },
}

impl Push<'_> {
    /// The text of the message.
    #[must_use]
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
