//! The list of legal answers, the judge and the paths.

use super::{Breach, Promise, Proof};
use crate::{Game, Path, Seat, read_answer};

/// Scratch space for lists, kept from step to step.
pub(super) struct Lists<A> {
    pub answers: Vec<A>,
    candidates: Vec<A>,
}

impl<A> Lists<A> {
    pub(super) fn new() -> Self {
        Lists { answers: Vec::new(), candidates: Vec::new() }
    }
}

/// Checks the list of a seat that is waited for; it is left in `lists.answers`.
pub(super) fn check<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    lists: &mut Lists<G::Answer>,
    proof: &mut Proof,
) -> Result<(), Breach> {
    let Lists { answers, candidates } = lists;
    answers.clear();
    game.list(state, seat, answers);
    Promise::ListNotEmpty.holds(!answers.is_empty(), || format!("seat {seat} has no legal answer"))?;
    for pair in answers.windows(2) {
        Promise::ListSorted.holds(pair[0] < pair[1], || format!("{:?} before {:?}", pair[0], pair[1]))?;
    }
    candidates.clear();
    game.candidates(state, seat, candidates);
    proof.judged += candidates.len() as u64;
    candidates.retain(|candidate| game.judge(state, seat, *candidate).is_ok());
    candidates.sort_unstable();
    candidates.dedup();
    if answers != candidates {
        return Err(disagreement(game, state, seat, lists));
    }
    paths(game, state, seat, answers)
}

/// What the list and the legal candidates do not agree on.
fn disagreement<G: Game>(game: &G, state: &G::State, seat: Seat, lists: &Lists<G::Answer>) -> Breach {
    let Lists { answers, candidates } = lists;
    if let Some(candidate) = candidates.iter().find(|candidate| !answers.contains(candidate)) {
        return Promise::ListIsJudge.broken(format!("{candidate:?} is judged legal, but it is not listed"));
    }
    for answer in answers.iter().filter(|answer| !candidates.contains(answer)) {
        if let Err(reason) = game.judge(state, seat, *answer) {
            return Promise::ListIsJudge
                .broken(format!("{answer:?} is listed, but it is refused: {reason:?}"));
        }
    }
    Promise::ListInCandidates.broken(format!("of {answers:?} only {candidates:?} are candidates"))
}

/// A client tells answers apart by walking their paths: it needs to know when a path is complete.
fn paths<G: Game>(game: &G, state: &G::State, seat: Seat, answers: &[G::Answer]) -> Result<(), Breach> {
    let mut paths: Vec<Path> = answers.iter().map(|answer| game.path(state, seat, *answer)).collect();
    paths.sort_unstable();
    let promise = Promise::PathsTellApart;
    promise
        .holds(paths.iter().all(|path| !path.0.is_empty()), || "an answer has an empty path".to_owned())?;
    // Among sorted paths, the beginning of a path stands right before a path that goes on from it.
    for pair in paths.windows(2) {
        let goes_on = pair[1].0.starts_with(&pair[0].0);
        promise.holds(!goes_on, || format!("'{}' goes on from '{}'", pair[1], pair[0]))?;
    }
    Ok(())
}

/// Checks that the path of every legal answer means that answer.
pub(super) fn read_all_back<G: Game>(game: &G, state: &G::State) -> Result<(), Breach> {
    let mut answers = Vec::new();
    for seat in game.waiting(state).seats.iter() {
        answers.clear();
        game.list(state, seat, &mut answers);
        for answer in answers.iter().copied() {
            read_back(game, state, seat, answer)?;
        }
    }
    Ok(())
}

/// Checks that the path of a legal answer means that answer.
pub(super) fn read_back<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    answer: G::Answer,
) -> Result<(), Breach> {
    let text = game.path(state, seat, answer).to_string();
    let read = read_answer(game, state, seat, &format!(" {} ", text.replace(' ', "  ")));
    Promise::PathsReadBack.holds(read == Ok(answer), || format!("'{text}' of {answer:?} is read as {read:?}"))
}
