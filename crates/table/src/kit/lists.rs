//! The lists of legal answers and acts, the judge and the paths.

use super::{Breach, Promise, Proof, walks};
use crate::parts::{listed, parts};
use crate::{Element, Game, Path, Seat, read_answer};

/// Scratch space for lists, kept from step to step.
pub(super) struct Lists<A> {
    pub answers: Vec<A>,
    /// Answers and acts.
    all: Vec<A>,
    candidates: Vec<A>,
}

impl<A> Lists<A> {
    pub(super) fn new() -> Self {
        Lists { answers: Vec::new(), all: Vec::new(), candidates: Vec::new() }
    }
}

/// Checks the lists of a seat that must answer or may act.
pub(super) fn check<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    lists: &mut Lists<G::Answer>,
    proof: &mut Proof,
) -> Result<(), Breach> {
    let Lists { answers, all, candidates } = lists;
    let waiting = game.waiting(state);
    answers.clear();
    if waiting.must.has(seat) {
        game.list(state, seat, answers);
        Promise::ListNotEmpty.holds(!answers.is_empty(), || format!("seat {seat} has no legal answer"))?;
    }
    sorted(answers, Promise::ListSorted)?;
    all.clear();
    if waiting.may.has(seat) {
        game.acts(state, seat, all);
        sorted(all, Promise::ActsListed)?;
        // Beside its answers, that is.
        let begins =
            |next: &Element| !answers.iter().any(|a| game.path(state, seat, *a).0.first() == Some(next));
        let can = !all.is_empty() || parts(game, state, seat, &[]).next.iter().any(begins);
        Promise::WhoMayCan.holds(can, || format!("seat {seat} may act, but can do nothing"))?;
        let both = all.iter().find(|act| answers.binary_search(act).is_ok());
        Promise::ActsListed.holds(both.is_none(), || format!("{both:?} is an act and an answer"))?;
    }
    all.extend_from_slice(answers);
    all.sort_unstable();
    candidates.clear();
    game.candidates(state, seat, candidates);
    proof.judged += candidates.len() as u64;
    candidates.retain(|candidate| game.judge(state, seat, *candidate).is_ok());
    candidates.sort_unstable();
    candidates.dedup();
    if all != candidates {
        disagreement(game, state, seat, lists)?;
    }
    paths(game, state, seat, &lists.all)
}

fn sorted<A: Ord + std::fmt::Debug>(list: &[A], promise: Promise) -> Result<(), Breach> {
    for pair in list.windows(2) {
        promise.holds(pair[0] < pair[1], || format!("{:?} before {:?}", pair[0], pair[1]))?;
    }
    Ok(())
}

/// What the lists and the legal candidates do not agree on: a legal candidate may be missing from the lists only if it is
/// an act that can be picked part by part.
fn disagreement<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    lists: &Lists<G::Answer>,
) -> Result<(), Breach> {
    let Lists { answers, all, candidates } = lists;
    let may = game.waiting(state).may.has(seat);
    let mut reach = walks::Reach::new(game, state, seat);
    for candidate in candidates.iter().filter(|candidate| all.binary_search(candidate).is_err()) {
        let described = may && reach.has(*candidate);
        Promise::ListIsJudge
            .holds(described, || format!("{candidate:?} is judged legal, but it is not listed"))?;
        read_back(game, state, seat, *candidate)?;
    }
    let Some(answer) = all.iter().find(|answer| candidates.binary_search(answer).is_err()) else {
        return Ok(());
    };
    let is_answer = answers.binary_search(answer).is_ok();
    if let Err(reason) = game.judge(state, seat, *answer) {
        let promise = if is_answer { Promise::ListIsJudge } else { Promise::ActsListed };
        return Err(promise.broken(format!("{answer:?} is listed, but it is refused: {reason:?}")));
    }
    let promise = if is_answer { Promise::ListInCandidates } else { Promise::ActsListed };
    Err(promise.broken(format!("of {all:?} only {candidates:?} are candidates")))
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

/// Checks that the path of every listed answer and act means it.
pub(super) fn read_all_back<G: Game>(game: &G, state: &G::State) -> Result<(), Breach> {
    let waiting = game.waiting(state);
    for seat in waiting.must.union(waiting.may).iter() {
        for answer in listed(game, state, seat) {
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
