//! Sealed answers arrive in any order, and may be changed where the game lets one change them.

use super::{Breach, Promise, Proof};
use crate::{Chance, Event, Game, Observer, Sampled, Seat, SeatSet, Secrecy, Silent, StateHash, Waiting};

/// How many answers a seat may need in one sealed group.
const ANSWERS: usize = 6;

/// What one seat answers in a sealed group.
struct Script<A> {
    seat: Seat,
    answers: Vec<A>,
    /// Something else that it could have answered last.
    other: A,
}

/// Do several seats answer in secret at the same time?
pub(super) fn is_group(waiting: Waiting) -> bool {
    waiting.secrecy == Secrecy::Sealed && waiting.must.len() > 1
}

/// Answers a sealed group of several seats in two orders, the second time with answers that were changed: the state
/// and everybody's views must be the same.
pub(super) fn check<G: Game>(
    game: &G,
    before: &G::State,
    random: &mut Sampled,
    proof: &mut Proof,
) -> Result<(), Breach> {
    let seats: Vec<Seat> = game.waiting(before).must.iter().collect();
    let Some(scripts) =
        seats.iter().map(|seat| script(game, before, *seat, random)).collect::<Option<Vec<_>>>()
    else {
        return Ok(());
    };
    let chance = Sampled::new(random.word());
    let one = straight(game, before, scripts_in_order(&scripts, random), &mut chance.clone())?;
    let order = scripts_in_order(&scripts, random);
    let other = with_changes(game, before, &order, &mut chance.clone(), proof)?;
    proof.orders += 1;
    let names: Vec<Seat> = order.iter().map(|script| script.seat).collect();
    Promise::OrderIsIndifferent.holds(StateHash::of(&one) == StateHash::of(&other), || {
        format!("answers that arrive in the order {names:?} lead to another state: {one:?} or {other:?}")
    })?;
    let same = Observer::all(game.seats()).all(|o| game.view(&one, o) == game.view(&other, o));
    Promise::OrderIsIndifferent.holds(same, || format!("the order {names:?} is seen"))
}

/// What a seat answers until it is no longer waited for; nothing if that changes who else is, or takes too long.
fn script<G: Game>(
    game: &G,
    before: &G::State,
    seat: Seat,
    random: &mut Sampled,
) -> Option<Script<G::Answer>> {
    let mut state = before.clone();
    let others = game.waiting(before).must.without(SeatSet::one(seat));
    let (mut answers, mut list) = (Vec::new(), Vec::new());
    let mut other = None;
    while game.waiting(&state).must.has(seat) {
        list.clear();
        game.list(&state, seat, &mut list);
        let answer = list[random.draw(list.len())];
        other = Some(list[random.draw(list.len())]);
        answers.push(answer);
        game.apply(&mut state, seat, answer, &mut Sampled::new(random.word()), &mut Silent);
        let left = game.waiting(&state).must.without(SeatSet::one(seat));
        if left != others || answers.len() > ANSWERS {
            return None;
        }
    }
    Some(Script { seat, answers, other: other? })
}

fn scripts_in_order<'a, A>(scripts: &'a [Script<A>], random: &mut Sampled) -> Vec<&'a Script<A>> {
    let mut order: Vec<&Script<A>> = scripts.iter().collect();
    random.shuffle(&mut order);
    order
}

/// Every seat answers once and for all.
fn straight<G: Game>(
    game: &G,
    before: &G::State,
    order: Vec<&Script<G::Answer>>,
    chance: &mut Sampled,
) -> Result<G::State, Breach> {
    let mut state = before.clone();
    for Script { seat, answers, .. } in order {
        for answer in answers {
            give(game, &mut state, *seat, *answer, chance)?;
        }
    }
    Ok(state)
}

/// Every seat but the last answers something else first and changes it when the others have answered, where the game
/// lets it.
fn with_changes<G: Game>(
    game: &G,
    before: &G::State,
    order: &[&Script<G::Answer>],
    chance: &mut Sampled,
    proof: &mut Proof,
) -> Result<G::State, Breach> {
    let mut state = before.clone();
    let mut changes = Vec::new();
    let (last, first) = order.split_last().ok_or_else(|| Promise::OrderIsIndifferent.broken("no seats"))?;
    for Script { seat, answers, other } in first {
        let (end, begin) =
            answers.split_last().ok_or_else(|| Promise::OrderIsIndifferent.broken("no answers"))?;
        for answer in begin {
            give(game, &mut state, *seat, *answer, chance)?;
        }
        let mut tried = state.clone();
        let mut tried_chance = chance.clone();
        give(game, &mut tried, *seat, *other, &mut tried_chance)?;
        let waiting = game.waiting(&tried);
        let changeable = other != end
            && !waiting.must.has(*seat)
            && waiting.may.has(*seat)
            && game.judge(&tried, *seat, *end).is_ok();
        if changeable {
            (state, *chance) = (tried, tried_chance);
            changes.push((*seat, *end));
        } else {
            give(game, &mut state, *seat, *end, chance)?;
        }
    }
    for (seat, answer) in changes {
        change(game, &mut state, seat, answer, chance)?;
        proof.changes += 1;
    }
    for answer in &last.answers {
        give(game, &mut state, last.seat, *answer, chance)?;
    }
    Ok(state)
}

/// A change is seen by nobody else.
fn change<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    answer: G::Answer,
    chance: &mut Sampled,
) -> Result<(), Breach> {
    let promise = Promise::ChangesKeepSecrets;
    let before = state.clone();
    let mut events: Vec<G::Event> = Vec::new();
    game.apply(state, seat, answer, chance, &mut events);
    promise.holds(game.waiting(state).must == game.waiting(&before).must, || {
        "others are waited for".to_owned()
    })?;
    for observer in Observer::all(game.seats()).filter(|observer| *observer != Observer::Seat(seat)) {
        let heard = events.iter().find(|event| event.audience().includes(observer));
        promise
            .holds(heard.is_none(), || format!("{observer:?} hears of a change of seat {seat}: {heard:?}"))?;
        let same = game.view(&before, observer) == game.view(state, observer);
        promise.holds(same, || format!("{observer:?} sees a change of seat {seat}"))?;
    }
    Ok(())
}

fn give<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    answer: G::Answer,
    chance: &mut Sampled,
) -> Result<(), Breach> {
    let legal = game.waiting(state).must.has(seat) && game.judge(state, seat, answer).is_ok();
    Promise::OrderIsIndifferent.holds(legal, || {
        format!("{answer:?} of seat {seat} is legal or not by what others answered in secret")
    })?;
    game.apply(state, seat, answer, chance, &mut Silent);
    Ok(())
}
