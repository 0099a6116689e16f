//! A table in play: the state, its log, and who may take back what.

use crate::log::{Act, Entry, FORMAT, Header, Log, Sitter};
use crate::step::{start, step};
use crate::undo::{Undo, learned};
use crate::{
    BadLog, Game, Live, Observer, Outcome, Path, Prompt, Reason, Recorded, Recorder, Refusal, Seat, SeatSet,
    Secret, Standing, StateHash, Waiting,
};

/// Every so many answers the state is kept, so that taking back replays only a few.
const SNAPSHOT_EVERY: usize = 32;

/// A game being played: the generic, fast form. [`crate::AnyTable`] is the same without the types.
#[derive(Clone)]
pub struct Table<G: Game> {
    game: G,
    header: Header,
    state: G::State,
    entries: Vec<Entry>,
    /// The entries whose answers stand, in order: those taken back are gone.
    standing: Vec<u32>,
    /// States before the answers number 0, 32, 64, ... of `standing`.
    snapshots: Vec<G::State>,
    /// The source of chance; none at a table that is only read.
    live: Option<Live>,
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

impl<G: Game> Table<G> {
    /// A new table. Each seat's contribution goes into the dice; the secret stays with the host until the end.
    ///
    /// # Errors
    /// What is wrong with the options or the number of seats.
    pub fn open(
        options: &G::Options,
        seats: Vec<Sitter>,
        secret: Secret,
        contributions: Vec<String>,
    ) -> Result<(Self, Vec<G::Event>), BadLog> {
        let game = new_game::<G>(options, seats.len())?;
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
            rules: env!("CARGO_PKG_VERSION").to_owned(),
            content: game.content(),
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
        let snapshots = vec![state.clone()];
        Ok((
            Table { game, header, state, entries, standing: Vec::new(), snapshots, live: Some(live) },
            events,
        ))
    }

    /// Plays a log again without asking for live chance, checking every answer, outcome and hash. With the secret
    /// the dice are checked too, and the table can be played on. `tell` hears of each entry and its events.
    ///
    /// # Errors
    /// The first entry that does not hold, and why.
    pub fn load(
        log: &Log,
        secret: Option<Secret>,
        mut tell: impl FnMut(&Entry, &G::State, Vec<G::Event>),
    ) -> Result<Self, BadLog> {
        let header = log.header.clone();
        let (game, mut live) = check_header::<G>(&header, secret)?;
        let mut entries = log.entries.iter();
        let Some(first @ Entry { n: 0, act: Act::Start { outcomes, hash } }) = entries.next() else {
            return Err(BadLog::entry(0, "must be the start of the game"));
        };
        let mut events = Vec::new();
        let mut chance = Recorded::new(outcomes, live.as_mut());
        let state = start(&game, &mut chance, &mut events);
        chance.finish().map_err(|fault| BadLog::entry(0, fault.to_string()))?;
        check_hash(0, &state, *hash)?;
        tell(first, &state, events);
        let snapshots = vec![state.clone()];
        let mut table = Table {
            game,
            header,
            state,
            entries: vec![first.clone()],
            standing: Vec::new(),
            snapshots,
            live,
        };
        for entry in entries {
            let events = table.reenter(entry, secret)?;
            tell(entry, &table.state, events);
        }
        Ok(table)
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

    /// Who must answer now.
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

    /// What the seat is asked, if it is waited for.
    pub fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.waiting().seats.has(seat).then(|| self.game.prompt(&self.state, seat))
    }

    /// The legal answers of the seat; none if it is not waited for.
    pub fn answers(&self, seat: Seat) -> Vec<G::Answer> {
        let mut answers = Vec::new();
        if self.waiting().seats.has(seat) {
            self.game.list(&self.state, seat, &mut answers);
        }
        answers
    }

    /// The paths of the legal answers, in the same order.
    pub fn paths(&self, seat: Seat) -> Vec<Path> {
        self.answers(seat).into_iter().map(|a| self.game.path(&self.state, seat, a)).collect()
    }

    /// The answer that a path means.
    ///
    /// # Errors
    /// Why it is not legal, or that it means nothing here.
    pub fn read(&self, seat: Seat, text: &str) -> Result<G::Answer, Refusal> {
        let waiting = self.waiting().seats;
        if !waiting.has(seat) {
            return Err(Refusal::not_your_turn(waiting));
        }
        read_answer(&self.game, &self.state, seat, text)
    }

    /// Checks an answer and works out what it does, without doing it.
    ///
    /// # Errors
    /// Why the answer is not legal.
    pub fn prepare(&self, seat: Seat, answer: G::Answer) -> Result<Prepared<G>, Refusal> {
        let waiting = self.waiting().seats;
        if !waiting.has(seat) {
            return Err(Refusal::not_your_turn(waiting));
        }
        self.game.judge(&self.state, seat, answer).map_err(Refusal::by_rule)?;
        let mut live = self.live.clone().ok_or_else(Refusal::read_only)?;
        let mut state = self.state.clone();
        let mut recorder = Recorder::new(&mut live);
        let mut events = Vec::new();
        step(&self.game, &mut state, seat, answer, &mut recorder, &mut events);
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

    /// What it takes to take back the seat's last answer. Free is what nobody could mind: no chance, no knowledge
    /// gained by anyone, no other seat's answer since. The engine works this out; games have no say in it.
    pub fn undo_scope(&self, seat: Seat) -> Undo {
        let Some(at) = self.standing.iter().rposition(|n| self.answer_of(*n).0 == seat) else {
            return Undo::Nothing;
        };
        let later = self.standing[at + 1..].iter().map(|n| self.answer_of(*n).0);
        let mut affected: SeatSet = later.filter(|s| *s != seat).collect();
        let everybody = SeatSet::all(self.game.seats());
        // Alone at the table, a seat agrees with itself, and the log tells of it.
        let others = if everybody.len() == 1 { everybody } else { everybody.without(SeatSet::one(seat)) };
        let mut state = self.state_before(at);
        for n in &self.standing[at..] {
            if affected == others {
                break;
            }
            let (mover, text, outcomes) = self.answer_of(*n);
            let answer = read_answer(&self.game, &state, mover, text);
            if !outcomes.is_empty() || answer.as_ref().is_ok_and(|a| learned(&self.game, &state, mover, *a)) {
                affected = others;
            }
            if let Ok(answer) = answer {
                step(
                    &self.game,
                    &mut state,
                    mover,
                    answer,
                    &mut Recorded::new(outcomes, None),
                    &mut crate::Silent,
                );
            }
        }
        let back = self.standing[at];
        if affected.is_empty() { Undo::Free { back } } else { Undo::Ask { back, seats: affected } }
    }

    /// Takes back the seat's last answer and all that followed, with the consent of these seats.
    ///
    /// # Errors
    /// That there is nothing to take back, or whose consent is missing; nothing has changed then.
    pub fn undo(&mut self, seat: Seat, consent: SeatSet) -> Result<(), Refusal> {
        if self.is_revealed() {
            return Err(Refusal::not_your_turn(SeatSet::EMPTY));
        }
        let back = match self.undo_scope(seat) {
            Undo::Nothing => return Err(Refusal::nothing_to_undo()),
            Undo::Free { back } => back,
            Undo::Ask { back, seats } if seats.without(consent).is_empty() => back,
            Undo::Ask { seats, .. } => return Err(Refusal::consent_needed(seats.without(consent))),
        };
        self.take_back(back);
        let consent = consent.iter().collect();
        let act = Act::Undo { seat, back, consent, hash: StateHash::of(&self.state) };
        self.entries.push(Entry { n: self.next_number(), act });
        Ok(())
    }

    /// Ends the log of a finished game by showing the secret of the dice.
    ///
    /// # Errors
    /// That the game is not over, or that this is not the secret that was committed to.
    pub fn reveal(&mut self, secret: Secret) -> Result<(), BadLog> {
        let entry = Entry { n: self.next_number(), act: Act::Reveal { secret } };
        self.check_reveal(&entry, secret)?;
        self.entries.push(entry);
        Ok(())
    }

    /// Why an element cannot be picked after those already picked: the refusal of the answer that comes nearest to
    /// being legal. None if some legal answer contains it.
    pub fn why_not(&self, seat: Seat, picked: &[String], element: &str) -> Option<Refusal> {
        let waiting = self.waiting().seats;
        if !waiting.has(seat) {
            return Some(Refusal::not_your_turn(waiting));
        }
        let mut candidates = Vec::new();
        self.game.candidates(&self.state, seat, &mut candidates);
        let mut nearest: Option<G::Reason> = None;
        for candidate in candidates {
            let path = self.game.path(&self.state, seat, candidate);
            let rest = path.0.get(picked.len()..).unwrap_or_default();
            if !path.starts_with(picked) || !rest.iter().any(|e| e.to_string() == element) {
                continue;
            }
            let reason = self.game.judge(&self.state, seat, candidate).err()?;
            if nearest.is_none_or(|n| reason.depth() > n.depth()) {
                nearest = Some(reason);
            }
        }
        Some(nearest.map_or_else(|| Refusal::not_an_answer(element), Refusal::by_rule))
    }

    fn next_number(&self) -> u32 {
        self.entries.len() as u32
    }

    /// Who answered what in an entry of `standing`, and what chance gave.
    fn answer_of(&self, entry: u32) -> (Seat, &str, &[Outcome]) {
        match &self.entries[entry as usize].act {
            Act::Answer { seat, answer, outcomes, .. } => (*seat, answer, outcomes),
            Act::Start { .. } | Act::Undo { .. } | Act::Reveal { .. } => {
                unreachable!("only answers stand in the list of standing answers")
            }
        }
    }

    fn take(&mut self, entry: Entry, state: G::State) {
        self.standing.push(entry.n);
        self.entries.push(entry);
        self.state = state;
        if self.standing.len().is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.push(self.state.clone());
        }
    }

    fn take_back(&mut self, back: u32) {
        let keep = self.standing.partition_point(|n| *n < back);
        self.state = self.state_before(keep);
        self.standing.truncate(keep);
        self.snapshots.truncate(keep / SNAPSHOT_EVERY + 1);
    }

    /// The state before the standing answer at this place.
    fn state_before(&self, at: usize) -> G::State {
        let snapshot = at / SNAPSHOT_EVERY;
        let mut state = self.snapshots[snapshot].clone();
        for n in &self.standing[snapshot * SNAPSHOT_EVERY..at] {
            let (seat, text, outcomes) = self.answer_of(*n);
            if let Ok(answer) = read_answer(&self.game, &state, seat, text) {
                let mut chance = Recorded::new(outcomes, None);
                step(&self.game, &mut state, seat, answer, &mut chance, &mut crate::Silent);
            }
        }
        state
    }

    /// Does again what an entry of a log says.
    fn reenter(&mut self, entry: &Entry, secret: Option<Secret>) -> Result<Vec<G::Event>, BadLog> {
        let n = self.next_number();
        if entry.n != n {
            return Err(BadLog::entry(n, format!("is numbered {}", entry.n)));
        }
        if self.is_revealed() {
            return Err(BadLog::entry(n, "comes after the end"));
        }
        match &entry.act {
            Act::Start { .. } => Err(BadLog::entry(n, "a second start")),
            Act::Answer { seat, answer, outcomes, hash } => {
                let bad = |refusal: Refusal| BadLog::entry(n, describe(&refusal));
                let answer = self.read(*seat, answer).map_err(bad)?;
                let mut state = self.state.clone();
                let mut events = Vec::new();
                let mut chance = Recorded::new(outcomes, self.live.as_mut());
                step(&self.game, &mut state, *seat, answer, &mut chance, &mut events);
                chance.finish().map_err(|fault| BadLog::entry(n, fault.to_string()))?;
                check_hash(n, &state, *hash)?;
                self.take(entry.clone(), state);
                Ok(events)
            }
            Act::Undo { seat, back, consent, hash } => {
                let allowed = match self.undo_scope(*seat) {
                    Undo::Nothing => false,
                    Undo::Free { back: free } => free == *back,
                    Undo::Ask { back: asked, seats } => {
                        asked == *back && seats.without(consent.iter().copied().collect()).is_empty()
                    }
                };
                if !allowed {
                    return Err(BadLog::entry(n, "this may not be taken back without the others' consent"));
                }
                self.take_back(*back);
                check_hash(n, &self.state, *hash)?;
                self.entries.push(entry.clone());
                Ok(Vec::new())
            }
            Act::Reveal { secret: revealed } => {
                self.check_reveal(entry, *revealed)?;
                if secret.is_some_and(|s| s != *revealed) {
                    return Err(BadLog::entry(n, "reveals another secret"));
                }
                self.entries.push(entry.clone());
                Ok(Vec::new())
            }
        }
    }

    /// Was the secret shown? Nothing comes after that.
    fn is_revealed(&self) -> bool {
        matches!(self.entries.last(), Some(Entry { act: Act::Reveal { .. }, .. }))
    }

    fn check_reveal(&self, entry: &Entry, secret: Secret) -> Result<(), BadLog> {
        if self.is_revealed() {
            return Err(BadLog::entry(entry.n, "comes after the end"));
        }
        if self.standing().is_none() {
            return Err(BadLog::entry(entry.n, "reveals the secret before the game is over"));
        }
        if secret.commitment() != self.header.commitment {
            return Err(BadLog::entry(entry.n, "the revealed secret is not the one that was committed to"));
        }
        Ok(())
    }
}

fn new_game<G: Game>(options: &G::Options, seats: usize) -> Result<G, BadLog> {
    let range = G::SEATS;
    let count = u8::try_from(seats).ok().filter(|n| range.contains(n)).ok_or_else(|| {
        BadLog::header(format!("{} is for {} to {} seats, not {seats}", G::NAME, range.start(), range.end()))
    })?;
    G::new(options, count)
        .map_err(|reasons| BadLog::header(reasons.iter().map(|m| m.key).collect::<Vec<_>>().join("; ")))
}

fn check_header<G: Game>(header: &Header, secret: Option<Secret>) -> Result<(G, Option<Live>), BadLog> {
    if header.game != G::NAME {
        return Err(BadLog::header(format!("is of the game '{}', not {}", header.game, G::NAME)));
    }
    let options: G::Options = serde_json::from_value(header.options.clone())
        .map_err(|e| BadLog::header(format!("options: {e}")))?;
    let game = new_game::<G>(&options, header.seats.len())?;
    if header.contributions.len() != header.seats.len() {
        return Err(BadLog::header("not one contribution for each seat"));
    }
    if header.content != game.content() {
        return Err(BadLog::header(format!(
            "was played with content {}, this is {}",
            header.content,
            game.content()
        )));
    }
    if secret.is_some_and(|s| s.commitment() != header.commitment) {
        return Err(BadLog::header("the secret is not the one that was committed to"));
    }
    Ok((game, secret.map(|s| Live::new(&s.key(&header.contributions)))))
}

fn check_hash<S: serde::Serialize>(entry: u32, state: &S, recorded: StateHash) -> Result<(), BadLog> {
    let hash = StateHash::of(state);
    if hash == recorded {
        Ok(())
    } else {
        Err(BadLog::entry(entry, format!("leads to state {hash}, the file says {recorded}")))
    }
}

/// The answer that a path means in a state, for a seat that is waited for.
///
/// # Errors
/// Why it is not legal, or that it means nothing here.
pub fn read_answer<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    text: &str,
) -> Result<G::Answer, Refusal> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let means = |answer: &G::Answer| game.path(state, seat, *answer).is(&text);
    let mut answers = Vec::new();
    game.list(state, seat, &mut answers);
    if let Some(answer) = answers.iter().copied().find(means) {
        return Ok(answer);
    }
    answers.clear();
    game.candidates(state, seat, &mut answers);
    let refusals = answers.into_iter().filter(means).filter_map(|a| game.judge(state, seat, a).err());
    Err(refusals.max_by_key(Reason::depth).map_or_else(|| Refusal::not_an_answer(&text), Refusal::by_rule))
}

/// A refusal in one line for messages about files.
fn describe(refusal: &Refusal) -> String {
    let rule = refusal.rule.map_or(String::new(), |rule| format!(" ({})", rule.0));
    format!("the answer is not legal: {}{rule}", refusal.message.key)
}
