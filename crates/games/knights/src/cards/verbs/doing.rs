//! The verbs carried out.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "an effect that is not about this has nothing to say here"
)]

use super::super::Carry;
use super::asks::{bound, deserters, noble_of, site_of, tied};
use super::pieces::{keep_lasting, on_cities, on_nobles, on_strongholds};
use super::resolved;
use crate::actions::expeditions::{ChooseVoyage, Voyages, lose_fleet};
use crate::board::{Army, DECK};
use crate::cards::Hooks;
use crate::content::vocabulary::{
    CityPick, Deck, Effect, Flag, Fleet, Hook, Kind, NoblePick, Resource, Route, Stat, Target, Token, Troop,
    Troops as TroopWords,
};
use crate::content::{
    AdvancementId, Cities, Expedition, Nobles, PhaseArea, Subject, TroopClass, TroopId, TroopKind, of_kind,
};
use crate::decks::Decks;
use crate::event::Event;
use crate::fate::FateDraws;
use crate::flow::{OnBoard, Play};
use crate::phases::draft::{Assign, AssignRule};
use crate::{glory, rules};
use table::{Chance, Next, Seat, Sink};

/// A verb is carried out; where something must be chosen first, that is asked.
pub(crate) fn carry_out<C: Chance, S: Sink<Event>>(
    carry: Carry,
    play: &mut Play<'_, C, S>,
    effect: &Effect,
) -> Next {
    if tied(&carry, play.game, play.board()).len() > 1 {
        return Next::Ask;
    }
    if carry.is_law(play.game) {
        return law(carry, play, effect);
    }
    // What an Event picks at random was drawn before it could be cancelled (WK-EVENT-11).
    let is_random = matches!(effect, Effect::Pick { .. }) && carry.is_event(play.game);
    if is_random && picks_at_random(effect) {
        return play.goto(carry.next());
    }
    if let Some(who) = noble_of(effect) {
        let (all, pick, n) = carry.nobles(play.game, play.board(), who);
        return on_nobles(carry, play, effect, all, pick, n);
    }
    // A mark on the Noble that was picked before.
    if let Effect::Mark { who: Target::Letter(_), flag: Flag::NoHeir } = effect {
        let picked = carry.picked.noble.map_or(Nobles::NONE, Nobles::one);
        return on_nobles(carry, play, effect, picked, NoblePick::All, 1);
    }
    if let Some(what) = site_of(effect) {
        let strongholds = carry.strongholds(play.game, play.board(), what);
        if !strongholds.is_empty() {
            on_strongholds(carry, play, effect, strongholds);
            return play.goto(carry.next());
        }
        let (all, pick) = carry.cities(play.game, play.board(), what);
        return on_cities(carry, play, effect, all, pick);
    }
    on_barons(carry, play, effect)
}

/// Is it Fate that picks?
fn picks_at_random(effect: &Effect) -> bool {
    use crate::content::vocabulary::{Cities, Noble, Nobles, Site};
    matches!(
        effect,
        Effect::Pick { from: Target::Noble(Noble::Of(Nobles::Noble { pick: NoblePick::Random, .. })), .. }
            | Effect::Pick {
                from: Target::Site(Site::City(Cities::City { pick: CityPick::Random, .. })),
                ..
            }
    )
}

/// A Law takes its due of everybody bound who obeys.
fn law<C: Chance, S: Sink<Event>>(carry: Carry, play: &mut Play<'_, C, S>, effect: &Effect) -> Next {
    if !carry.found {
        let seats = bound(&carry, play.game, play.board(), effect);
        return play.goto(Carry { found: true, seats, ..carry });
    }
    if carry.seats.is_empty() { play.goto(carry.next()) } else { Next::Ask }
}

/// One who obeys.
pub(super) fn obey<C: Chance, S: Sink<Event>>(carry: Carry, play: &mut Play<'_, C, S>, seat: Seat) -> Next {
    let Some(crate::content::Op::Do(effect)) = carry.op(play.game) else { return Next::Go };
    let rule = rules::WK_AGENDA_02;
    if let Effect::Lose { what, n, .. } = effect {
        let has = play.board().has(seat, *what);
        let due = play.game.amount(play.board(), n, seat, has);
        play.pay(seat, *what, due, rule);
    } else if let Effect::Give { to, n, .. } = effect {
        let has = play.board().baron(seat).crowns;
        let due = play.game.amount(play.board(), n, seat, has).min(has);
        if let Some(to) = resolved(&carry, play.game, play.board(), to, 1).first() {
            play.give(seat, to, due, rule);
        }
    }
    Next::Go
}

fn on_barons<C: Chance, S: Sink<Event>>(
    mut carry: Carry,
    play: &mut Play<'_, C, S>,
    effect: &Effect,
) -> Next {
    let exempt = play.board().assembly.exempt;
    let rule = carry.told_by(play.game);
    match effect {
        Effect::Gain { who, what, n } => {
            for seat in resolved(&carry, play.game, play.board(), who, 0) {
                let hook = carry.hook(play.game);
                // Influence of Upkeep needs a stronghold, as that of cities does (WK-UPKEEP-05).
                let unhoused =
                    hook == Some(Hook::UpkeepInfluence) && play.board().stronghold(seat).area.is_none();
                // What an Assembly begins with is for those who attend it (WK-ASSEMBLY-06).
                let absent = hook == Some(Hook::AssemblyStart) && !play.board().assembly.attending.has(seat);
                if unhoused || absent {
                    continue;
                }
                let has = play.board().has(seat, *what);
                let amount = play.game.amount(play.board(), n, seat, has);
                play.gain(seat, *what, amount, rule);
                if carry.hook(play.game) == Some(Hook::Taxation) && *what == Resource::Crowns {
                    play.board_mut().baron_mut(seat).taxed += amount;
                }
            }
        }
        Effect::Lose { who, what, n } => {
            for seat in resolved(&carry, play.game, play.board(), who, 0).without(exempt) {
                let has = play.board().has(seat, *what);
                let amount = play.game.amount(play.board(), n, seat, has);
                play.pay(seat, *what, amount, rule);
            }
        }
        Effect::Give { from, to, n, .. } => {
            let to = resolved(&carry, play.game, play.board(), to, 1).first();
            for seat in resolved(&carry, play.game, play.board(), from, 0).without(exempt) {
                let has = play.board().baron(seat).crowns;
                let amount = play.game.amount(play.board(), n, seat, has).min(has);
                if let Some(to) = to.filter(|to| *to != seat) {
                    play.give(seat, to, amount, rule);
                }
            }
        }
        Effect::Token { which, to } => {
            if let Some(seat) = resolved(&carry, play.game, play.board(), to, 0).first() {
                match which {
                    Token::Chairman if play.board().banned.has(seat) => {}
                    Token::Chairman => play.make_chairman(seat, rule),
                    Token::Church => play.make_church(seat, rule),
                    Token::Scholar => play.make_scholar(seat, rule),
                }
            }
        }
        Effect::Pick { from: Target::Baron(who), .. } => {
            carry.picked.baron = resolved(&carry, play.game, play.board(), who, 0).first();
        }
        Effect::Mark { flag: Flag::Heretic, .. } => {
            keep_lasting(carry, play, None);
            play.tell(Event::Heretic { seat: carry.carrier.baron });
        }
        Effect::Desert { troops: TroopWords::Troops { of, troop, nat }, n } => {
            if !carry.found {
                let nation = carry.picked.nation;
                let Target::Baron(who) = of else { return play.goto(carry.next()) };
                let seats = carry.barons(play.game, play.board(), who).without(exempt);
                let has = |seat: &Seat| !deserters(play.board(), *seat, *troop, *nat, nation).is_empty();
                let seats = seats.iter().filter(has).collect();
                return play.goto(Carry { found: true, seats, chosen: 0, ..carry });
            }
            return desert(carry, play, effect, n);
        }
        Effect::Recruit { who, n, price } => {
            play.goto(carry.next());
            for seat in resolved(&carry, play.game, play.board(), who, 0) {
                for _ in 0..*n {
                    if u16::from(*price) > play.board().baron(seat).crowns {
                        break;
                    }
                    let Some(troop) = play.draw_mercenary() else { break };
                    play.pay(seat, Resource::Crowns, (*price).into(), rule);
                    play.tell(Event::Hired { seat, troop: troop.kind(), rule });
                    play.push(Assign { seat, troop, rule: AssignRule::Draft });
                }
            }
            return Next::Go;
        }
        Effect::Expedition { route, fate } => return expedition(carry, play, *route, *fate),
        Effect::Phase { .. } => play.board_mut().called = Some(PhaseArea::Taxation),
        Effect::Discard { who, kind, .. } => {
            if !carry.found {
                let seats = resolved(&carry, play.game, play.board(), who, 0).without(exempt);
                let has = |seat: &Seat| match kind {
                    Kind::Advancement => !play.board().baron(*seat).advancements.is_empty(),
                    Kind::Garrison => {
                        play.board().cities_of(*seat).iter().any(|city| play.board().city(city).has_garrison)
                    }
                };
                let seats = seats.iter().filter(has).collect();
                return play.goto(Carry { found: true, seats, ..carry });
            }
            if let Some(city) = carry.cities.first() {
                crate::phases::wages::remove_garrison(play, city);
                let owner = play.board().city(city).owner;
                owner.into_iter().for_each(|owner| carry.seats.remove(owner));
                return play.goto(Carry { cities: Cities::NONE, ..carry });
            }
            if !carry.seats.is_empty() {
                return Next::Ask;
            }
        }
        Effect::DrawBuy { who, discount } => {
            play.goto(carry.next());
            return match resolved(&carry, play.game, play.board(), who, 0).first() {
                Some(seat) => glory::draw_and_buy(play, seat, *discount),
                None => Next::Go,
            };
        }
        Effect::Renew { .. } => glory::renew_offer(play),
        Effect::Peek { who, deck: Deck::Fate, n } => {
            play.goto(carry.next());
            return match resolved(&carry, play.game, play.board(), who, 0).first() {
                Some(seat) => {
                    play.state.fate.look(seat, DECK, usize::from(*n).min(3));
                    glory::peek(play, seat, *n)
                }
                None => Next::Go,
            };
        }
        Effect::Unban { who } => {
            for seat in carry.barons(play.game, play.board(), who) {
                play.unban(seat);
            }
        }
        _ => {}
    }
    play.goto(carry.next())
}

fn expedition<C: Chance, S: Sink<Event>>(
    carry: Carry,
    play: &mut Play<'_, C, S>,
    route: Route,
    fate: Fleet,
) -> Next {
    play.goto(carry.next());
    match (route, fate) {
        (_, Fleet::Advance) => play.push(Voyages::advance(None)),
        (_, Fleet::Lose) => {
            if let Some(expedition) = carry.picked.route.or_else(|| any_fleet(play)) {
                lose_fleet(play, expedition);
            }
            Next::Go
        }
        (_, Fleet::Redraw) => {
            let card = play.fate_card(rules::CG_TECH_10);
            let fates = card.map(|card| play.game.fate(card).voyages);
            if let (Some(landing), Some(fates)) = (&mut play.board_mut().voyage, fates) {
                landing.other = Some((carry.carrier.baron, fates[landing.expedition as usize]));
                // He chooses at once: another investor may draw again for what he chose.
                return play.push(ChooseVoyage);
            }
            Next::Go
        }
    }
}

/// One of the expeditions under way.
pub(crate) fn any_fleet<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Option<Expedition> {
    let under_way = |expedition: &Expedition| play.board().fleets[*expedition as usize].spot > 0;
    let all: table::Stack<u8, 3> =
        (0..3).filter(|place| under_way(&Expedition::EACH[usize::from(*place)])).collect();
    if all.is_empty() { None } else { Some(Expedition::EACH[usize::from(all[play.chance.draw(all.len())])]) }
}

/// All of them desert, or as many as are chosen.
fn desert<C: Chance, S: Sink<Event>>(
    mut carry: Carry,
    play: &mut Play<'_, C, S>,
    effect: &Effect,
    n: &crate::content::vocabulary::Amount,
) -> Next {
    let Effect::Desert { troops: TroopWords::Troops { troop, nat, .. }, .. } = effect else {
        return play.goto(carry.next());
    };
    let Some(seat) = play.board().in_order().find(|seat| carry.seats.has(*seat)) else {
        return play.goto(carry.next());
    };
    if carry.it != Some(seat) {
        play.goto(Carry { it: Some(seat), ..carry });
        // A card may keep some of them, whatever the reason; Levies are no Mercenaries.
        if *troop != Troop::Levy {
            play.hook(Hook::Desertion, Some(seat));
        }
        return Next::Go;
    }
    let all = deserters(play.board(), seat, *troop, *nat, carry.picked.nation);
    // Of all that there were: those that have left are counted.
    let there = all.len() as u16 + u16::from(carry.chosen);
    let kept = 1 - play.game.stat(play.board(), Stat::Deserters, Subject::Baron(seat), 1);
    let count = play.game.amount(play.board(), n, seat, there).saturating_sub(kept.max(0) as u16);
    if all.is_empty() || u16::from(carry.chosen) >= count {
        play.end_desertion();
        carry.seats.remove(seat);
        play.goto(Carry { chosen: 0, it: None, ..carry });
        // They leave together: what follows from it is looked at when all have left (WK-CASUALTY-10, WK-WAGES-15).
        for army in Army::all_of(play.board().baron(seat).id) {
            play.after_desertion(army);
        }
        return Next::Go;
    }
    if count >= there {
        for army in Army::all_of(play.board().baron(seat).id) {
            for troop in play.board().troops(army).and(all) {
                leaves(carry, play, army, troop);
            }
        }
        return play.goto(Carry { chosen: there.min(255) as u8, ..carry });
    }
    Next::Ask
}

/// One card leaves, which its Baron has chosen.
pub(super) fn one_deserts<C: Chance, S: Sink<Event>>(
    carry: Carry,
    play: &mut Play<'_, C, S>,
    kind: TroopKind,
    army: Army,
) -> Next {
    if let Some(troop) = of_kind(play.board().troops(army), kind) {
        leaves(carry, play, army, troop);
    }
    play.goto(carry)
}

/// A Mercenary goes to the deck, a Levy home.
fn leaves<C: Chance, S: Sink<Event>>(carry: Carry, play: &mut Play<'_, C, S>, army: Army, troop: TroopId) {
    if troop.class() == TroopClass::Levy {
        play.discard_troop(army, troop, carry.told_by(play.game));
    } else {
        play.desert(army, troop, carry.told_by(play.game));
    }
}

/// A Baron gives up an Advancement.
pub(super) fn discard_advancement<C: Chance, S: Sink<Event>>(
    mut carry: Carry,
    play: &mut Play<'_, C, S>,
    seat: Seat,
    id: AdvancementId,
) -> Next {
    carry.seats.remove(seat);
    play.goto(carry);
    glory::drop_advancement(play, seat, id);
    Next::Go
}
