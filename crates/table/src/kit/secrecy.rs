//! Nobody is sent what he may not know: a world sampled from his view must look the same to him in every way.

use super::{Breach, Promise, Proof, walks};
use crate::parts::{listed, parts};
use crate::{Chance, Event, Game, Observer, Path, Refusal, Sampled, Seat};
use serde::Serialize;

/// Compares the truth with worlds that each observer could be in. `next` is the answer given in this position.
pub(super) fn check<G: Game>(
    game: &G,
    truth: &G::State,
    next: Option<(Seat, G::Answer)>,
    random: &mut Sampled,
    proof: &mut Proof,
) -> Result<(), Breach> {
    let mut written: Vec<(G::View, Vec<u8>)> = Vec::new();
    for observer in Observer::all(game.seats()) {
        let view = game.view(truth, observer);
        let world = game.world(&view, random);
        proof.worlds += 1;
        let text = same_view(game, truth, &world, observer)?;
        for (other, told) in &written {
            Promise::AlikeIsSame.holds(!game.are_alike(other, &view) || *told == text, || {
                let [told, text] = [told, &text].map(|text| String::from_utf8_lossy(text));
                format!("{observer:?} would be sent {told} in place of {text}")
            })?;
        }
        written.push((view, text));
        let broken = game.broken(&world);
        Promise::WorldKeepsInvariants.holds(broken.is_empty(), || broken.join("; "))?;
        let public = |state: &G::State| {
            let waiting = game.waiting(state);
            (waiting.must, waiting.secrecy, game.standing(state))
        };
        Promise::WaitingIsPublic.holds(public(truth) == public(&world), || {
            format!("{observer:?} could tell apart {:?} and {:?}", public(truth), public(&world))
        })?;
        if let Observer::Seat(seat) = observer {
            same_rights(game, truth, &world, seat)?;
            if game.waiting(truth).hears(seat) {
                same_question(game, truth, &world, seat)?;
                same_parts(game, truth, &world, seat, random)?;
            }
        }
        if let Some((seat, answer)) = next {
            same_events(game, [truth, &world], observer, (seat, answer), random, proof)?;
        }
    }
    Ok(())
}

fn same_view<G: Game>(
    game: &G,
    truth: &G::State,
    world: &G::State,
    observer: Observer,
) -> Result<Vec<u8>, Breach> {
    let [truth, world] = [truth, world].map(|state| game.view(state, observer));
    Promise::WorldHasView.holds(truth == world, || {
        format!("{observer:?} sees {truth:?}, in a world sampled from that he sees {world:?}")
    })?;
    let text = json(&truth, Promise::ViewsWritten)?;
    let same = text == json(&world, Promise::ViewsWritten)?;
    Promise::WorldHasView.holds(same, || format!("equal views of {observer:?} are written differently"))?;
    Ok(text)
}

/// Whether a seat may act, and is called, follows from what it knows.
fn same_rights<G: Game>(game: &G, truth: &G::State, world: &G::State, seat: Seat) -> Result<(), Breach> {
    let rights = [truth, world].map(|state| {
        let waiting = game.waiting(state);
        (waiting.may.has(seat), waiting.called.has(seat))
    });
    Promise::ActsKeepSecrets.holds(rights[0] == rights[1], || {
        format!("seat {seat} may act or not, is called or not, by what it may not know: {rights:?}")
    })
}

/// What a seat can pick, from the first element to a whole answer, follows from what it knows.
fn same_parts<G: Game>(
    game: &G,
    truth: &G::State,
    world: &G::State,
    seat: Seat,
    random: &mut Sampled,
) -> Result<(), Breach> {
    if game.waiting(truth).may.is_empty() {
        // Nothing but lists, which are compared as they are.
        return Ok(());
    }
    let mut picked = Vec::new();
    loop {
        let words = walks::texts(&picked);
        let found = [truth, world].map(|state| parts(game, state, seat, &walks::refs(&words)));
        Promise::AnswersKeepSecrets
            .holds(found[0] == found[1], || format!("after {words:?} seat {seat} may pick {found:?}"))?;
        let next = &found[0].next;
        if next.is_empty() || picked.len() > 8 {
            return Ok(());
        }
        picked.push(next[random.draw(next.len())]);
    }
}

fn same_question<G: Game>(game: &G, truth: &G::State, world: &G::State, seat: Seat) -> Result<(), Breach> {
    if game.waiting(truth).must.has(seat) {
        let prompts = [truth, world].map(|state| game.prompt(state, seat));
        Promise::PromptsKeepSecrets
            .holds(prompts[0] == prompts[1], || format!("seat {seat} is asked {prompts:?}"))?;
    }
    let lists = [truth, world].map(|state| {
        let answers = listed(game, state, seat);
        let paths: Vec<Path> = answers.iter().map(|a| game.path(state, seat, *a)).collect();
        (answers, paths)
    });
    Promise::AnswersKeepSecrets
        .holds(lists[0] == lists[1], || format!("seat {seat} may answer {lists:?}"))?;
    let candidates = [truth, world].map(|state| {
        let mut candidates = Vec::new();
        game.candidates(state, seat, &mut candidates);
        candidates
    });
    let promise = Promise::RefusalsKeepSecrets;
    promise.holds(candidates[0] == candidates[1], || format!("seat {seat} has other candidates"))?;
    for candidate in candidates[0].iter().copied() {
        let reasons = [truth, world].map(|state| game.judge(state, seat, candidate).err());
        let refusals = || reasons.map(|reason| reason.map(Refusal::by_rule));
        let same = reasons[0] == reasons[1] || refusals()[0] == refusals()[1];
        promise.holds(same, || format!("{candidate:?} of seat {seat} is refused as {:?}", refusals()))?;
    }
    Ok(())
}

/// When the same answer with the same chance leads to the same view, the observer heard of the same events.
fn same_events<G: Game>(
    game: &G,
    states: [&G::State; 2],
    observer: Observer,
    (seat, answer): (Seat, G::Answer),
    random: &mut Sampled,
    proof: &mut Proof,
) -> Result<(), Breach> {
    let world = states[1];
    if !game.waiting(world).hears(seat) || game.judge(world, seat, answer).is_err() {
        return Ok(());
    }
    let chance = Sampled::new(random.word());
    let [truth, world] = states.map(|before| {
        let mut state = before.clone();
        let mut events = Vec::new();
        game.apply(&mut state, seat, answer, &mut chance.clone(), &mut events);
        events.retain(|event: &G::Event| event.audience().includes(observer));
        (game.view(&state, observer), events)
    });
    if truth.0 != world.0 {
        return Ok(());
    }
    proof.events += truth.1.len() as u64;
    told_alike([&truth.1, &world.1], observer)
}

/// Checks that two lists of events say the same.
pub(super) fn told_alike<E: Event>(events: [&[E]; 2], observer: Observer) -> Result<(), Breach> {
    let promise = Promise::EventsKeepSecrets;
    promise.holds(events[0] == events[1], || {
        format!("{observer:?} is told {:?} or {:?}", events[0], events[1])
    })?;
    for (truth, world) in events[0].iter().zip(events[1]) {
        let tell = |event: &E| json(&(event, event.message(), event.rule()), promise);
        let same = tell(truth)? == tell(world)?;
        promise.holds(same, || format!("equal events are told differently: {truth:?}"))?;
    }
    Ok(())
}

fn json(item: &impl Serialize, promise: Promise) -> Result<Vec<u8>, Breach> {
    serde_json::to_vec(item).map_err(|e| promise.broken(format!("cannot be written: {e}")))
}
