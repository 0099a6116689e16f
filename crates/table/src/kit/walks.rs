//! Picking part by part, as clients do with answers that are in no list.

use super::{Breach, Promise, Proof};
use crate::parts::parts;
use crate::{Chance, Complete, Element, Game, Parts, Path, Sampled, Seat, read_answer};
use std::collections::HashMap;

/// More elements than any answer has.
const LONGEST: usize = 64;

/// Picks at random until there is a whole answer: it must be read as what was picked, and be legal.
pub(super) fn walk<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    random: &mut Sampled,
    proof: &mut Proof,
) -> Result<G::Answer, Breach> {
    let promise = Promise::PartsLeadOn;
    let mut picked = Vec::new();
    loop {
        let words = texts(&picked);
        let found = parts(game, state, seat, &refs(&words));
        let whole = found.complete == Complete::Whole;
        let lost = || format!("seat {seat} cannot go on after '{}'", words.join(" "));
        promise.holds(whole || !found.next.is_empty(), lost)?;
        promise.holds(picked.len() < LONGEST, || format!("'{}' never ends", words.join(" ")))?;
        if whole && (found.next.is_empty() || random.draw(2) == 0) {
            break;
        }
        picked.push(found.next[random.draw(found.next.len())]);
    }
    proof.walks += 1;
    let path = Path(picked);
    let answer = read_answer(game, state, seat, &path.to_string())
        .map_err(|refusal| promise.broken(format!("'{path}' can be picked, but: {refusal:?}")))?;
    let legal = game.judge(state, seat, answer);
    promise.holds(legal.is_ok(), || format!("'{path}' can be picked, but: {legal:?}"))?;
    let again = game.path(state, seat, answer);
    promise.holds(again == path, || format!("'{path}' is read as {answer:?}, whose path is '{again}'"))?;
    Ok(answer)
}

/// A random walk for every seat that can say something.
pub(super) fn check<G: Game>(
    game: &G,
    state: &G::State,
    random: &mut Sampled,
    proof: &mut Proof,
) -> Result<(), Breach> {
    let waiting = game.waiting(state);
    for seat in waiting.must.union(waiting.may).iter() {
        walk(game, state, seat, random, proof)?;
    }
    Ok(())
}

/// What can be picked part by part in a position. What answers have in common at their beginning is asked once: there may be
/// hundreds of them, such as gifts of any amount to anybody.
pub(super) struct Reach<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    /// What can come next after these elements.
    next: HashMap<Vec<Element>, Vec<Element>>,
}

impl<'a, G: Game> Reach<'a, G> {
    pub(super) fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Reach { game, state, seat, next: HashMap::new() }
    }

    /// Can this answer be picked, to its end?
    pub(super) fn has(&mut self, answer: G::Answer) -> bool {
        let Path(elements) = self.game.path(self.state, self.seat, answer);
        (0..elements.len()).all(|at| self.leads_on(&elements[..at], &elements[at]))
            && self.parts(&elements).complete == Complete::Whole
    }

    fn leads_on(&mut self, picked: &[Element], next: &Element) -> bool {
        if !self.next.contains_key(picked) {
            let parts = self.parts(picked);
            self.next.insert(picked.to_vec(), parts.next);
        }
        self.next[picked].contains(next)
    }

    fn parts(&self, picked: &[Element]) -> Parts {
        parts(self.game, self.state, self.seat, &refs(&texts(picked)))
    }
}

/// The elements in text form.
pub(super) fn texts(elements: &[Element]) -> Vec<String> {
    elements.iter().map(ToString::to_string).collect()
}

pub(super) fn refs(words: &[String]) -> Vec<&str> {
    words.iter().map(String::as_str).collect()
}
