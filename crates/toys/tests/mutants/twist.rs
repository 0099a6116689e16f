//! Conquest-lite with one thing twisted: every rule is as it should be unless a twist says otherwise.

use std::cell::Cell;
use std::collections::BTreeMap;
use table::{Observer, Path, Prompt, Seat, Standing, Waiting};
use toys::conquest::{Answer, Conquest, Event, Reason, State, View};

type Judged = Result<(), Reason>;

/// What goes wrong in a game. Most hooks get what the honest game says and may say something else.
#[derive(Copy, Clone)]
pub struct Twist {
    pub rounds: fn(&Options) -> u8,
    pub set_up: fn(&State, &mut Vec<Event>),
    pub waiting: fn(&State, Waiting) -> Waiting,
    pub list: fn(&Conquest, &State, Seat, &mut Vec<Answer>),
    pub judge: fn(&State, Seat, Answer, Judged) -> Judged,
    pub before: fn(&mut State, &mut Vec<Event>),
    pub after: fn(&mut State, &mut Vec<Event>),
    pub standing: fn(&State, Option<Standing>) -> Option<Standing>,
    pub path: fn(Answer) -> Path,
    pub candidates: fn(&Conquest, &State, Seat, &mut Vec<Answer>),
    pub prompt: fn(&State, Prompt) -> Prompt,
    /// Changes the view that a world is sampled from.
    pub from: fn(&mut View),
    pub world: fn(&mut State),
    /// Something more for the view to tell.
    pub leak: fn(&State, Observer) -> u8,
    /// Do two views count as alike?
    pub alike: fn(&View, &View) -> bool,
    /// May what was written of one view be copied for another?
    pub copied: fn(&View, &View) -> bool,
    /// Something that JSON cannot write.
    pub unwritten: fn() -> BTreeMap<(u8, u8), u8>,
    /// What every answer adds to a part of the state that is not saved.
    pub forgotten: u32,
    /// What every answer adds to a part of the state that clones have in common.
    pub shared: u32,
}

/// Nothing goes wrong.
pub const HONEST: Twist = Twist {
    rounds: |options| options.rounds,
    set_up: |_, _| {},
    waiting: |_, waiting| waiting,
    list: |_, _, _, _| {},
    judge: |_, _, _, judged| judged,
    before: |_, _| {},
    after: |_, _| {},
    standing: |_, standing| standing,
    path: Answer::path,
    candidates: |_, _, _, _| {},
    prompt: |_, prompt| prompt,
    from: |_| {},
    world: |_| {},
    leak: |_, _| 0,
    alike: |one, other| one == other,
    copied: |one, other| one == other,
    unwritten: BTreeMap::new,
    forgotten: 0,
    shared: 0,
};

#[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Options {
    pub rounds: u8,
    /// An option that gets lost when it is written.
    #[serde(skip)]
    pub lost: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { rounds: 15, lost: 0 }
    }
}

thread_local! {
    /// The twist of the games made in this thread.
    pub static TWIST: Cell<Twist> = const { Cell::new(HONEST) };
}
