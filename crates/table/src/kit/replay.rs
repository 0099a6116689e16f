//! Replaying logs, honest and forged.

use super::witness::Witness;
use super::{Breach, Promise, Proof};
use crate::advance::advance;
use crate::log::{Act, Entry, line};
use crate::{BadLog, Chance, Game, Log, Recorded, Sampled, Secret, Silent, StateHash, Table};

/// Replays the log of a finished game: without the secret, with it, and with it revealed.
pub(super) fn check<G: Game>(witness: &Witness<G>, proof: &mut Proof) -> Result<(), Breach> {
    let promise = Promise::ReplayIsSame;
    let log = witness.table.log();
    reproduces(witness, &log, None)?;
    let mut revealed = witness.table.clone();
    revealed.reveal(witness.secret).map_err(|bad| promise.broken(bad.to_string()))?;
    let log = revealed.log();
    promise.holds(log.secret() == Some(witness.secret), || "the secret is not revealed".to_owned())?;
    reproduces(witness, &log, log.secret())?;
    proof.loads += 2;
    let wrong = Secret(witness.secret.0.map(|byte| !byte));
    let refused = Table::<G>::load(&witness.table.game().content(), &log, Some(wrong), |_, _, _| {}).err();
    promise.holds(refused.is_some_and(|bad| bad.entry.is_none()), || "a wrong secret was taken".to_owned())
}

pub(super) fn reproduces<G: Game>(
    witness: &Witness<G>,
    log: &Log,
    secret: Option<Secret>,
) -> Result<(), Breach> {
    let promise = Promise::ReplayIsSame;
    let mut wrong = None;
    let table = Table::<G>::load(&witness.table.game().content(), log, secret, |entry, state, _| {
        let seen = witness.moments.get(entry.n as usize);
        if seen.is_some_and(|moment| moment.after != StateHash::of(state)) {
            wrong.get_or_insert(entry.n);
        }
    })
    .map_err(|bad| promise.broken(bad.to_string()))?;
    promise.holds(wrong.is_none(), || format!("entry {wrong:?} leads to another state"))?;
    let same = table.hash() == witness.table.hash() && table.entries() == log.entries;
    promise.holds(same, || "the replayed table is another".to_owned())
}

/// What a forger does to a log.
#[derive(Copy, Clone, Debug)]
enum Forgery {
    Nonsense,
    OtherAnswer,
    OtherOutcome,
    OtherHash,
    DroppedLine,
    SwappedLines,
}

const FORGERIES: [Forgery; 6] = [
    Forgery::Nonsense,
    Forgery::OtherAnswer,
    Forgery::OtherOutcome,
    Forgery::OtherHash,
    Forgery::DroppedLine,
    Forgery::SwappedLines,
];

/// Forges one entry of the log in one way; it must be refused at that entry.
pub(super) fn forge<G: Game>(
    witness: &Witness<G>,
    random: &mut Sampled,
    proof: &mut Proof,
) -> Result<(), Breach> {
    let last = witness.moments.len() - 1;
    if last < 2 {
        return Ok(());
    }
    let at = 1 + random.draw(last - 1);
    let forgery = FORGERIES[random.draw(FORGERIES.len())];
    let Some(text) = forged(witness, at, forgery, random) else { return Ok(()) };
    let loaded = Log::parse(&text).and_then(|log| {
        Table::<G>::load(&witness.table.game().content(), &log, Some(witness.secret), |_, _, _| {})
            .map(|_| ())
    });
    proof.forgeries += 1;
    let refused_there = matches!(loaded, Err(BadLog { entry: Some(n), .. }) if n as usize == at);
    Promise::ForgeryIsRefused.holds(refused_there, || format!("{forgery:?} at entry {at}: {loaded:?}"))
}

/// The text of the forged log; nothing where that forgery cannot be made.
fn forged<G: Game>(
    witness: &Witness<G>,
    at: usize,
    forgery: Forgery,
    random: &mut Sampled,
) -> Option<String> {
    let log = witness.table.log();
    let mut entry = log.entries[at].clone();
    let mut lines: Vec<String> = log.entries.iter().map(line).collect();
    match (forgery, &mut entry.act) {
        (Forgery::Nonsense, Act::Answer { answer, .. }) => answer.push_str(" nonsense"),
        (Forgery::OtherAnswer, Act::Answer { answer, .. }) => *answer = other_answer(witness, at, random)?,
        (Forgery::OtherOutcome, Act::Answer { outcomes, .. }) => {
            let place = (!outcomes.is_empty()).then(|| random.draw(outcomes.len()))?;
            let outcome = &mut outcomes[place];
            if outcome.ask.of < 2 {
                return None;
            }
            outcome.got = (outcome.got + 1) % outcome.ask.of;
        }
        (Forgery::OtherHash, Act::Answer { hash, .. } | Act::Undo { hash, .. }) => {
            *hash = StateHash::of(&("forged", random.word()));
        }
        (Forgery::DroppedLine, _) => {
            lines.remove(at);
        }
        (Forgery::SwappedLines, _) => lines.swap(at, at + 1),
        (
            Forgery::Nonsense | Forgery::OtherAnswer | Forgery::OtherOutcome | Forgery::OtherHash,
            Act::Start { .. } | Act::Undo { .. } | Act::Reveal { .. },
        ) => return None,
    }
    match forgery {
        Forgery::DroppedLine | Forgery::SwappedLines => {}
        Forgery::Nonsense | Forgery::OtherAnswer | Forgery::OtherOutcome | Forgery::OtherHash => {
            lines[at] = line(&entry);
        }
    }
    Some(line(&log.header) + &lines.concat())
}

/// Another legal answer that leads to another state; nothing if one drawn at random does not.
fn other_answer<G: Game>(witness: &Witness<G>, at: usize, random: &mut Sampled) -> Option<String> {
    let game = witness.table.game();
    let moment = &witness.moments[at];
    let (seat, answer) = moment.answer?;
    let Entry { act: Act::Answer { outcomes, .. }, .. } = &witness.table.entries()[at] else { return None };
    let answers = crate::parts::listed(game, &moment.before, seat);
    let other = *answers.get(random.draw(answers.len().max(1)))?;
    let mut state = moment.before.clone();
    let mut chance = Recorded::new(outcomes, None);
    advance(game, &mut state, seat, other, &mut chance, &mut Silent);
    let passes = chance.finish().is_ok() && StateHash::of(&state) == moment.after;
    (other != answer && !passes).then(|| game.path(&moment.before, seat, other).to_string())
}
