//! A table in play: the state, its log, and who may take back what.

mod entries;
mod takeback;
mod why;

pub use entries::Snapshot;
pub(crate) use entries::new_game;
pub use takeback::{Barrier, Undo};

use crate::advance::{advance, start};
use crate::log::{Act, Entry, FORMAT, Header, Log, Sitter};
use crate::parts::{listed, parts};
use crate::{
    BadLog, Complete, Game, Live, Observer, Parts, Path, Prompt, Reason, Recorder, Refusal, Seat, Secret,
    Standing, StateHash, Waiting,
};
use pack::Content;
use std::sync::Arc;

/// A game being played: the generic, fast form. [`crate::AnyTable`] is the same without the types.
#[derive(Clone)]
pub struct Table<G: Game> {
    game: G,
    header: Header,
    state: G::State,
    entries: Vec<Entry>,
    /// The entries whose answers stand, in order: those taken back are gone.
    standing: Vec<u32>,
    /// States before some of the standing answers, by their place, in order. Not the first one, which is set up again: tables at
    /// which nobody has played for long are many.
    kept: Vec<(usize, G::State)>,
    /// The source of chance; none at a table that is only read.
    live: Option<Live>,
    hashes: Hashes,
}

/// What is made of the fingerprints that a log holds.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Hashes {
    /// They must be those of the states.
    Compared,
    /// The log is of older rules: states may be other ones, and are fingerprinted anew.
    Anew,
}

/// An answer that was checked and worked out but has not happened yet: store its entry, then commit it.
pub struct Prepared<G: Game> {
    /// What to append to the log.
    pub entry: Entry,
    /// What happens, for [`crate::Event::audience`] to see.
    pub events: Vec<G::Event>,
    state: G::State,
    live: Live,
}

impl<G: Game> Prepared<G> {
    /// The state after it: like that of the table, for the host alone.
    pub fn state(&self) -> &G::State {
        &self.state
    }
}

impl<G: Game> Table<G> {
    /// A new table with this content. Each seat's contribution goes into the dice; the secret stays with the host until the end.
    ///
    /// # Errors
    /// What is wrong with the options or the number of seats.
    pub fn open(
        content: &Arc<G::Content>,
        options: &G::Options,
        seats: Vec<Sitter>,
        secret: Secret,
        contributions: Vec<String>,
    ) -> Result<(Self, Vec<G::Event>), BadLog> {
        let game = entries::new_game::<G>(content, options, seats.len())?;
        if contributions.len() != seats.len() {
            return Err(BadLog::header(format!(
                "{} contributions for {} seats",
                contributions.len(),
                seats.len()
            )));
        }
        let header = Header {
            reame: FORMAT,
            game: G::NAME.to_owned(),
            rules: crate::PROGRAM.to_owned(),
            version: G::RULES,
            content: game.content().hash().to_owned(),
            options: serde_json::to_value(options).map_err(|e| BadLog::header(e.to_string()))?,
            seats,
            commitment: secret.commitment(),
            contributions,
        };
        let mut live = Live::new(&secret.key(&header.contributions));
        let mut recorder = Recorder::new(&mut live);
        let mut events = Vec::new();
        let state = start(&game, &mut recorder, &mut events);
        let act = Act::Start { outcomes: recorder.outcomes, hash: StateHash::of(&state) };
        let entries = vec![Entry { n: 0, act }];
        Ok((
            Table {
                game,
                header,
                state,
                entries,
                standing: Vec::new(),
                kept: Vec::new(),
                live: Some(live),
                hashes: Hashes::Compared,
            },
            events,
        ))
    }

    /// The game that is played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The full state: for the host's own use, never to be sent to anybody.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What the table is.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// All entries so far.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The log as it would be written to a file.
    pub fn log(&self) -> Log {
        Log { header: self.header.clone(), entries: self.entries.clone() }
    }

    /// The fingerprint of the present state.
    pub fn hash(&self) -> StateHash {
        StateHash::of(&self.state)
    }

    /// Who must answer now, and who may act.
    pub fn waiting(&self) -> Waiting {
        self.game.waiting(&self.state)
    }

    /// Who won, once the game is over.
    pub fn standing(&self) -> Option<Standing> {
        self.game.standing(&self.state)
    }

    /// What the observer may know.
    pub fn view(&self, observer: Observer) -> G::View {
        self.game.view(&self.state, observer)
    }

    /// What the seat is asked, if it must answer.
    pub fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.waiting().must.has(seat).then(|| self.game.prompt(&self.state, seat))
    }

    /// The legal answers of the seat; none if it need not answer.
    pub fn answers(&self, seat: Seat) -> Vec<G::Answer> {
        let mut answers = Vec::new();
        if self.waiting().must.has(seat) {
            self.game.list(&self.state, seat, &mut answers);
        }
        answers
    }

    /// The listed acts of the seat; none if it may not act.
    pub fn acts(&self, seat: Seat) -> Vec<G::Answer> {
        let mut acts = Vec::new();
        if self.waiting().may.has(seat) {
            self.game.acts(&self.state, seat, &mut acts);
        }
        acts
    }

    /// The paths of the legal answers, in the same order.
    pub fn paths(&self, seat: Seat) -> Vec<Path> {
        self.answers(seat).into_iter().map(|a| self.game.path(&self.state, seat, a)).collect()
    }

    /// The paths of the listed acts, in the same order.
    pub fn act_paths(&self, seat: Seat) -> Vec<Path> {
        self.acts(seat).into_iter().map(|a| self.game.path(&self.state, seat, a)).collect()
    }

    /// What the seat can pick next after these elements, answers and acts alike; nothing if it cannot say anything now.
    pub fn parts(&self, seat: Seat, picked: &[&str]) -> Parts {
        if self.waiting().hears(seat) {
            parts(&self.game, &self.state, seat, picked)
        } else {
            Parts { next: Vec::new(), complete: Complete::Partial }
        }
    }

    /// The answer or act that a path means.
    ///
    /// # Errors
    /// Why it is not legal, or that it means nothing here.
    pub fn read(&self, seat: Seat, text: &str) -> Result<G::Answer, Refusal> {
        self.hears(seat)?;
        read_answer(&self.game, &self.state, seat, text)
    }

    /// Checks an answer and works out what it does, without doing it.
    ///
    /// # Errors
    /// Why the answer is not legal.
    pub fn prepare(&self, seat: Seat, answer: G::Answer) -> Result<Prepared<G>, Refusal> {
        self.hears(seat)?;
        self.game.judge(&self.state, seat, answer).map_err(Refusal::by_rule)?;
        let mut live = self.live.clone().ok_or_else(Refusal::read_only)?;
        let mut state = self.state.clone();
        let mut recorder = Recorder::new(&mut live);
        let mut events = Vec::new();
        advance(&self.game, &mut state, seat, answer, &mut recorder, &mut events);
        let act = Act::Answer {
            seat,
            answer: self.game.path(&self.state, seat, answer).to_string(),
            outcomes: recorder.outcomes,
            hash: StateHash::of(&state),
        };
        Ok(Prepared { entry: Entry { n: self.next_number(), act }, events, state, live })
    }

    /// Makes a prepared answer happen. It must have been prepared on the present state.
    pub fn commit(&mut self, prepared: Prepared<G>) -> Vec<G::Event> {
        debug_assert_eq!(prepared.entry.n, self.next_number(), "prepared on another state");
        self.live = Some(prepared.live);
        self.take(prepared.entry, prepared.state);
        prepared.events
    }

    /// Answers: [`Table::prepare`] and [`Table::commit`] in one.
    ///
    /// # Errors
    /// Why the answer is not legal; nothing has changed then.
    pub fn answer(&mut self, seat: Seat, answer: G::Answer) -> Result<Vec<G::Event>, Refusal> {
        let prepared = self.prepare(seat, answer)?;
        Ok(self.commit(prepared))
    }

    /// Refuses a seat that can say nothing now.
    fn hears(&self, seat: Seat) -> Result<(), Refusal> {
        let waiting = self.waiting();
        if waiting.hears(seat) { Ok(()) } else { Err(Refusal::not_your_turn(waiting.must)) }
    }

    fn next_number(&self) -> u32 {
        self.entries.len() as u32
    }
}

/// The answer or act that a path means in a state, for a seat that must answer or may act: one of its lists, or one that the
/// game reads part by part.
///
/// # Errors
/// Why it is not legal, or that it means nothing here.
pub fn read_answer<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    text: &str,
) -> Result<G::Answer, Refusal> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ");
    let means = |answer: &G::Answer| game.path(state, seat, *answer).is(&text);
    let mut answers = listed(game, state, seat);
    if let Some(answer) = answers.iter().copied().find(means) {
        return Ok(answer);
    }
    if let Some(answer) = game.read(state, seat, &words) {
        return game.judge(state, seat, answer).map(|()| answer).map_err(Refusal::by_rule);
    }
    answers.clear();
    game.candidates(state, seat, &mut answers);
    let refusals = answers.into_iter().filter(means).filter_map(|a| game.judge(state, seat, a).err());
    Err(refusals.max_by_key(Reason::depth).map_or_else(|| Refusal::not_an_answer(&text), Refusal::by_rule))
}
