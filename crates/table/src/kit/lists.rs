//! The list of legal answers, the judge and the paths.

use super::{Breach, Promise, Proof};
use crate::table::read_path;
use crate::{Game, Seat};

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
    let mut found = vec![false; answers.len()];
    for candidate in candidates.iter() {
        let judged = game.judge(state, seat, *candidate);
        let listed = answers.binary_search(candidate);
        let agree = judged.is_ok() == listed.is_ok();
        Promise::ListIsJudge.holds(agree, || match judged {
            Ok(()) => format!("{candidate:?} is judged legal, but it is not listed"),
            Err(reason) => format!("{candidate:?} is listed, but it is refused: {reason:?}"),
        })?;
        if let Ok(place) = listed {
            found[place] = true;
        }
    }
    match found.iter().position(|f| !f) {
        Some(place) => Err(Promise::ListInCandidates.broken(format!("{:?} is no candidate", answers[place]))),
        None => paths(game, state, seat, answers),
    }
}

/// A client tells answers apart by walking their paths: it needs to know when a path is complete.
fn paths<G: Game>(game: &G, state: &G::State, seat: Seat, answers: &[G::Answer]) -> Result<(), Breach> {
    let text = |answer: &G::Answer| -> Vec<String> {
        game.path(state, seat, *answer).0.iter().map(ToString::to_string).collect()
    };
    let mut paths: Vec<_> = answers.iter().map(text).collect();
    paths.sort_unstable();
    let promise = Promise::PathsTellApart;
    promise.holds(paths.iter().all(|path| !path.is_empty()), || "an answer has an empty path".to_owned())?;
    let is_word = |text: &String| !text.is_empty() && !text.contains(char::is_whitespace);
    promise.holds(paths.iter().flatten().all(is_word), || "an element with a space in its name".to_owned())?;
    // Among sorted paths, the beginning of a path stands right before a path that goes on from it.
    for pair in paths.windows(2) {
        promise.holds(!pair[1].starts_with(&pair[0]), || {
            format!("'{}' goes on from '{}'", pair[1].join(" "), pair[0].join(" "))
        })?;
    }
    Ok(())
}

/// Checks that the path of every legal answer means that answer.
pub(super) fn read_back<G: Game>(game: &G, state: &G::State) -> Result<(), Breach> {
    let mut answers = Vec::new();
    for seat in game.waiting(state).seats.iter() {
        answers.clear();
        game.list(state, seat, &mut answers);
        for answer in answers.iter().copied() {
            let text = game.path(state, seat, answer).to_string();
            let read = read_path(game, state, seat, &format!(" {} ", text.replace(' ', "  ")));
            let same = read == Ok(answer);
            Promise::PathsReadBack.holds(same, || format!("'{text}' of {answer:?} is read as {read:?}"))?;
        }
    }
    Ok(())
}
