//! Doing again what a log says: loading, snapshots, following another process.

use super::{Hashes, Table, Undo};
use crate::advance::{advance, start};
use crate::log::{Act, Entry, Header, Log};
use crate::{BadLog, Game, Live, Recorded, Refusal, Secret, StateHash};
use pack::Content;
use std::cmp::Ordering;
use std::sync::Arc;

/// Every so many answers the state is kept, so that taking back replays only a few.
const KEEP_EVERY: usize = 32;

/// A state kept beside the log, so that loading need not replay everything. The log is the truth: a snapshot that does
/// not fit it is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// After which entry.
    pub n: u32,
    /// How much of the stream of chance was used by then.
    pub words: u64,
    /// The state, in postcard form.
    pub state: Vec<u8>,
}

impl<G: Game> Table<G> {
    /// Plays a log again with the content it began with, without asking for live chance, checking every answer, outcome
    /// and hash; of a log of older rules the hashes are not compared but taken anew. With the secret
    /// the dice are checked too, and the table can be played on. `tell` hears of each entry and its events.
    ///
    /// # Errors
    /// The first entry that does not hold, and why.
    pub fn load(
        content: &Arc<G::Content>,
        log: &Log,
        secret: Option<Secret>,
        mut tell: impl FnMut(&Entry, &G::State, Vec<G::Event>),
    ) -> Result<Self, BadLog> {
        let header = log.header.clone();
        let (game, mut live, hashes) = check_header::<G>(content, &header, secret)?;
        let mut entries = log.entries.iter();
        let Some(first @ Entry { n: 0, act: Act::Start { outcomes, hash } }) = entries.next() else {
            return Err(BadLog::entry(0, "must be the start of the game"));
        };
        let mut events = Vec::new();
        let mut chance = Recorded::new(outcomes, live.as_mut());
        let state = start(&game, &mut chance, &mut events);
        chance.finish().map_err(|fault| BadLog::entry(0, fault.to_string()))?;
        let first = &first.hashed(hashes.check(0, &state, *hash)?);
        tell(first, &state, events);
        let mut table = Table {
            game,
            header,
            state,
            entries: vec![first.clone()],
            standing: Vec::new(),
            kept: Vec::new(),
            live,
            hashes,
        };
        for entry in entries {
            let events = table.follow(entry)?;
            let entry = table.entries.last().unwrap_or(entry).clone();
            tell(&entry, &table.state, events);
        }
        Ok(table)
    }

    /// The present state, to be kept beside the log.
    ///
    /// # Panics
    /// Never for states made of numbers, enums, arrays and stacks, which cannot fail to be written.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            n: self.next_number() - 1,
            words: self.live.as_ref().map_or(0, Live::words),
            state: postcard::to_stdvec(&self.state).expect("flat states can be written"),
        }
    }

    /// Loads a log from a snapshot: entries up to it are taken as they stand, the others are checked as by
    /// [`Table::load`].
    ///
    /// # Errors
    /// That the snapshot does not fit the log, or the first entry after it that does not hold.
    pub fn restore(
        content: &Arc<G::Content>,
        log: &Log,
        snapshot: &Snapshot,
        secret: Option<Secret>,
    ) -> Result<Self, BadLog> {
        let header = log.header.clone();
        let (game, mut live, hashes) = check_header::<G>(content, &header, secret)?;
        let unfit = |why: &str| BadLog::entry(snapshot.n, format!("the snapshot does not fit: {why}"));
        if hashes == Hashes::Anew {
            return Err(unfit("the log is of older rules"));
        }
        let known = snapshot.n as usize + 1;
        let before = log.entries.get(..known).ok_or_else(|| unfit("the log is shorter"))?;
        let state: G::State =
            postcard::from_bytes(&snapshot.state).map_err(|_| unfit("it cannot be read"))?;
        match before.last().map(|entry| &entry.act) {
            Some(Act::Start { hash, .. } | Act::Answer { hash, .. } | Act::Undo { hash, .. })
                if *hash == StateHash::of(&state) => {}
            _ => return Err(unfit("its state is another one")),
        }
        let mut standing = Vec::new();
        for (n, entry) in (0u32..).zip(before) {
            match entry.act {
                _ if entry.n != n => return Err(BadLog::entry(n, format!("is numbered {}", entry.n))),
                Act::Answer { .. } => standing.push(n),
                Act::Undo { back, .. } => standing.retain(|earlier| *earlier < back),
                Act::Start { .. } | Act::Reveal { .. } => {}
            }
        }
        if let Some(live) = &mut live {
            live.skip_to(snapshot.words);
        }
        let kept = vec![(standing.len(), state.clone())];
        let entries = before.to_vec();
        let mut table = Table { game, header, state, entries, standing, kept, live, hashes };
        log.entries[known..].iter().try_for_each(|entry| table.follow(entry).map(|_| ()))?;
        Ok(table)
    }

    /// Does what the next entry of the log says, checking all of it: for logs that are loaded, and entries that
    /// another process has written.
    ///
    /// # Errors
    /// Why the entry does not hold; nothing has changed then.
    pub fn follow(&mut self, entry: &Entry) -> Result<Vec<G::Event>, BadLog> {
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
                let bad =
                    |refusal: Refusal| BadLog::entry(n, describe(&refusal)).because(vec![refusal.message]);
                let answer = self.read(*seat, answer).map_err(bad)?;
                let mut state = self.state.clone();
                let mut live = self.live.clone();
                let mut events = Vec::new();
                let mut chance = Recorded::new(outcomes, live.as_mut());
                advance(&self.game, &mut state, *seat, answer, &mut chance, &mut events);
                chance.finish().map_err(|fault| BadLog::entry(n, fault.to_string()))?;
                let entry = entry.hashed(self.hashes.check(n, &state, *hash)?);
                self.live = live;
                self.take(entry, state);
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
                let keep = self.place_of(*back);
                let entry = entry.hashed(self.hashes.check(n, &self.state_before(keep), *hash)?);
                self.take_back(*back);
                self.entries.push(entry);
                Ok(Vec::new())
            }
            Act::Reveal { secret } => {
                self.check_reveal(entry, *secret)?;
                self.entries.push(entry.clone());
                Ok(Vec::new())
            }
        }
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

    /// Writes down an answer and what came of it.
    pub(super) fn take(&mut self, entry: Entry, state: G::State) {
        self.standing.push(entry.n);
        self.entries.push(entry);
        self.state = state;
        if self.standing.len().is_multiple_of(KEEP_EVERY) {
            self.kept.push((self.standing.len(), self.state.clone()));
        }
    }

    /// Was the secret shown? Nothing comes after that.
    pub(super) fn is_revealed(&self) -> bool {
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

/// The game with this content and these options, for so many seats.
pub(crate) fn new_game<G: Game>(
    content: &Arc<G::Content>,
    options: &G::Options,
    seats: usize,
) -> Result<G, BadLog> {
    G::new(content, options, seat_count::<G>(seats)?).map_err(|reasons| unplayable(&reasons))
}

fn seat_count<G: Game>(seats: usize) -> Result<u8, BadLog> {
    let range = G::SEATS;
    u8::try_from(seats).ok().filter(|n| range.contains(n)).ok_or_else(|| {
        BadLog::header(format!("{} is for {} to {} seats, not {seats}", G::NAME, range.start(), range.end()))
    })
}

fn unplayable(reasons: &[crate::Message]) -> BadLog {
    BadLog::header("cannot be played with these options").because(reasons.to_vec())
}

fn check_header<G: Game>(
    content: &Arc<G::Content>,
    header: &Header,
    secret: Option<Secret>,
) -> Result<(G, Option<Live>, Hashes), BadLog> {
    if header.game != G::NAME {
        return Err(BadLog::header(format!("is of the game '{}', not {}", header.game, G::NAME)));
    }
    let options: G::Options = serde_json::from_value(header.options.clone())
        .map_err(|e| BadLog::header(format!("options: {e}")))?;
    let hashes = match header.version.cmp(&G::RULES) {
        Ordering::Equal => Hashes::Compared,
        Ordering::Less => Hashes::Anew,
        Ordering::Greater => {
            let (theirs, ours) = (header.version, G::RULES);
            return Err(BadLog::header(format!("was played by rules {theirs}, this program has {ours}")));
        }
    };
    if !content.is_called(&header.content) {
        let (theirs, ours) = (&header.content, content.hash());
        return Err(BadLog::header(format!("was played with content {theirs}, this is {ours}")));
    }
    let game = new_game::<G>(content, &options, header.seats.len())?;
    if header.contributions.len() != header.seats.len() {
        return Err(BadLog::header("not one contribution for each seat"));
    }
    if secret.is_some_and(|s| s.commitment() != header.commitment) {
        return Err(BadLog::header("the secret is not the one that was committed to"));
    }
    Ok((game, secret.map(|s| Live::new(&s.key(&header.contributions))), hashes))
}

impl Hashes {
    /// The fingerprint of a state, which must be the recorded one unless it is taken anew.
    fn check<S: serde::Serialize>(
        self,
        entry: u32,
        state: &S,
        recorded: StateHash,
    ) -> Result<StateHash, BadLog> {
        let hash = StateHash::of(state);
        if hash == recorded || self == Hashes::Anew {
            Ok(hash)
        } else {
            Err(BadLog::entry(entry, format!("leads to state {hash}, the file says {recorded}")))
        }
    }
}

/// A refusal in one line for messages about files, which have no words of the game.
fn describe(refusal: &Refusal) -> String {
    let rule = refusal.rule.map_or(String::new(), |rule| format!(" ({})", rule.0));
    format!("the answer is not legal{rule}")
}
