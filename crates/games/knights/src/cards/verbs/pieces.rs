//! Verbs about Nobles, cities and strongholds.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "an effect that is not about this has nothing to say here"
)]

use super::super::Carry;
use super::asks::{cities_left, noble_of, nobles_left};
use super::resolved;
use crate::board::{Army, Heir, LastingEvent, Place, Site};
use crate::content::vocabulary::{CityPick, Effect, Flag, NewOwner, Noble, NoblePick, Nobles as NobleWords};
use crate::content::{CardDeck, Cities, CityId, EventId, NobleId, Nobles};
use crate::event::Event;
use crate::fate::FateDraws;
use crate::flow::{OnBoard, Play};
use crate::rules;
use crate::upkeep::RevoltAt;
use table::{Chance, Next, SeatSet, Sink};

pub(super) fn on_nobles<C: Chance, S: Sink<Event>>(
    mut carry: Carry,
    play: &mut Play<'_, C, S>,
    effect: &Effect,
    all: Nobles,
    pick: NoblePick,
    n: u8,
) -> Next {
    if !carry.found {
        carry.found = match pick {
            NoblePick::All => {
                carry.nobles = all;
                true
            }
            // A random one was picked before (WK-EVENT-11), or is now.
            NoblePick::Random => {
                let found = noble_of(effect).and_then(|who| any_noble(play, &carry, who));
                carry.nobles = found.map_or(Nobles::NONE, Nobles::one);
                true
            }
            NoblePick::Choice | NoblePick::Largest => {
                let wanted = if pick == NoblePick::Largest { 1 } else { n };
                let left = nobles_left(&carry, play.game, play.board());
                if carry.chosen < wanted && !left.is_empty() {
                    play.goto(carry);
                    return Next::Ask;
                }
                true
            }
        };
    }
    if let Effect::Pick { .. } = effect {
        carry.picked.noble = carry.nobles.first();
        return play.goto(carry.next());
    }
    let Some(noble) = carry.nobles.first() else { return play.goto(carry.next()) };
    carry.nobles.remove(noble);
    play.goto(carry);
    on_noble(carry, play, effect, noble)
}

/// A random Noble of those that fit. Of one Baron's the symbol on the card says which; of several Barons' Baron and Noble come from the
/// same card, and one that does not fit is drawn again (WK-FATE-04, WK-FATE-05).
pub(crate) fn any_noble<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    carry: &Carry,
    who: &Noble,
) -> Option<NobleId> {
    let (all, ..) = carry.nobles(play.game, play.board(), who);
    let of = match who {
        Noble::Of(NobleWords::Noble { of, .. }) => carry.barons(play.game, play.board(), of).only(),
        Noble::Role(_) | Noble::Letter(_) => None,
    };
    match of {
        Some(seat) => play.fate_noble_of(rules::WK_FATE_02, seat, |_, noble| all.has(noble)),
        None => play.fate_noble(rules::WK_FATE_02, |_, noble| all.has(noble)),
    }
}

fn on_noble<C: Chance, S: Sink<Event>>(
    carry: Carry,
    play: &mut Play<'_, C, S>,
    effect: &Effect,
    noble: NobleId,
) -> Next {
    let seat = play.board().owner(noble);
    let is_there = play.board().noble(noble).place.is_on_board();
    match effect {
        Effect::Kill { .. } if is_there => {
            return play.push(crate::battle::Death::of(Army::Noble(noble)));
        }
        Effect::Casualties { n, .. } if is_there => {
            play.board_mut().noble_mut(noble).tokens += n;
            play.tell(Event::Wounded { noble, tokens: *n });
            play.check_noble(noble);
        }
        Effect::Heal { n, .. } => {
            let has = u16::from(play.board().noble(noble).tokens);
            let count = play.game.amount(play.board(), n, seat, has).min(has);
            play.heal(Army::Noble(noble), count as u8, carry.told_by(play.game));
        }
        Effect::Ready { on: true, .. } if is_there => play.refresh(noble, carry.told_by(play.game)),
        Effect::Ready { on: false, .. } if is_there => {
            play.exhaust(Nobles::one(noble), carry.told_by(play.game));
        }
        Effect::Arrive { .. } => {
            if let Place::Port(area) = play.board().noble(noble).place {
                play.board_mut().noble_mut(noble).place = Place::Area(area);
                play.tell(Event::Landed { seat, noble, area, rule: carry.told_by(play.game) });
                play.entered(seat, area);
            }
        }
        Effect::Mark { flag: Flag::NoHeir, .. } => {
            // WK-OPT-11, WK-OPT-12: with heirs on the table, his is dead.
            let heirs = play.game.options.heirs;
            keep_lasting(carry, play, Some(noble));
            play.board_mut().noble_mut(noble).heir = Heir::None;
            let rule = if heirs { rules::WK_OPT_11 } else { rules::WK_DEATH_10 };
            play.tell(Event::HeirLost { noble, rule });
            if play.board().noble(noble).is_awaiting_heir {
                crate::battle::death::end_of_line(play, noble);
            }
        }
        _ => {}
    }
    Next::Go
}

/// An Event that lasts stays on the table (WK-EVENT-12).
pub(super) fn keep_lasting<C: Chance, S: Sink<Event>>(
    carry: Carry,
    play: &mut Play<'_, C, S>,
    noble: Option<NobleId>,
) {
    let source = play.game.content.tables.clause(carry.clause).map(|clause| clause.source);
    let event = source.filter(|card| card.deck == CardDeck::Event).map(|card| EventId(card.number));
    let Some(event) = event.filter(|_| play.board().lasting.len() < 12) else { return };
    if !play.board().lasting.iter().any(|lasting| lasting.event == event) {
        // What a miracle gives back (WK-OPT-22).
        let heir = noble.map_or(Heir::Home, |noble| play.board().noble(noble).heir);
        let lasting = LastingEvent { event, drawer: carry.carrier.baron, noble, heir };
        play.board_mut().lasting.push(lasting);
    }
}

pub(super) fn on_strongholds<C: Chance, S: Sink<Event>>(
    carry: Carry,
    play: &mut Play<'_, C, S>,
    effect: &Effect,
    seats: SeatSet,
) {
    let rule = carry.told_by(play.game);
    for seat in seats {
        let site = Site::Stronghold(seat);
        match effect {
            Effect::Breach { n, .. } => (0..*n).for_each(|_| play.breach(site, rule)),
            Effect::Siege { on: false, .. } => lift_sieges(play, site),
            Effect::Repair { n, .. } => {
                let has = u16::from(play.board().stronghold(seat).breaches);
                let count = play.game.amount(play.board(), n, seat, has).min(has);
                play.repair(site, count as u8, rule);
            }
            _ => {}
        }
    }
}

pub(super) fn on_cities<C: Chance, S: Sink<Event>>(
    mut carry: Carry,
    play: &mut Play<'_, C, S>,
    effect: &Effect,
    all: Cities,
    pick: CityPick,
) -> Next {
    if !carry.found {
        carry.found = true;
        match pick {
            CityPick::All => carry.cities = all,
            CityPick::Random => {
                let found = play.fate_city(rules::WK_FATE_02, |_, city| all.has(city));
                carry.cities = found.map_or(Cities::NONE, Cities::one);
            }
            CityPick::Choice | CityPick::Strongest | CityPick::Richest => {
                if !cities_left(&carry, play.game, play.board()).is_empty() {
                    return Next::Ask;
                }
            }
        }
    }
    if let Effect::Pick { .. } = effect {
        carry.picked.city = carry.cities.first();
        return play.goto(carry.next());
    }
    let Some(city) = carry.cities.first() else { return play.goto(carry.next()) };
    carry.cities.remove(city);
    play.goto(carry);
    on_city(carry, play, effect, city)
}

/// All sieges of a site end but those of Barons who refused (WK-R-64).
fn lift_sieges<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, site: Site) {
    let refused = play.board().assembly.exempt;
    for seat in play.board().players().without(refused) {
        play.end_siege(site, seat);
    }
}

fn on_city<C: Chance, S: Sink<Event>>(
    carry: Carry,
    play: &mut Play<'_, C, S>,
    effect: &Effect,
    city: CityId,
) -> Next {
    let site = Site::City(city);
    let rule = carry.told_by(play.game);
    match effect {
        Effect::Raze { .. } => play.raze(city, rule),
        Effect::Breach { n, .. } => (0..*n).for_each(|_| play.breach(site, rule)),
        Effect::Repair { n, .. } => {
            let has = u16::from(play.board().city(city).breaches);
            let count = play.game.amount(play.board(), n, carry.carrier.baron, has).min(has);
            play.repair(site, count as u8, rule);
        }
        Effect::Control { to: NewOwner::Nobody(_), .. } => play.turn_neutral(city, rule),
        Effect::Control { to: NewOwner::Baron(who), .. } => {
            if let Some(seat) = resolved(&carry, play.game, play.board(), who, 0).only() {
                play.take_city(seat, city, rule);
                if play.game.options.is_english() {
                    return play.push(crate::battle::Raze { seat, city });
                }
            }
        }
        Effect::Fortify { .. } => play.fortify(city, rule),
        Effect::Siege { on: false, .. } => lift_sieges(play, site),
        Effect::Riot { on, .. } => {
            // A decision does nothing for who refused it (WK-R-64).
            let owner = play.board().city(city).owner;
            let refused = owner.is_some_and(|owner| play.board().assembly.exempt.has(owner));
            if *on {
                play.riot(city, rule);
            } else if !refused {
                play.calm(city, rule);
            }
        }
        Effect::Revolt { forced, buyoff, .. } => {
            let unrest = forced.then_some(crate::content::Unrest::Revolt);
            return play.push(RevoltAt { city, unrest, can_buy: *buyoff });
        }
        _ => {}
    }
    Next::Go
}
