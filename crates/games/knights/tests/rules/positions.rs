//! Positions that people write down: each invariant of the ledger that one position can show is asked, and what breaks it is told with
//! its field and its rule.

use knights::answer::Manner;
use knights::battle::Death;
use knights::battle::death::Stage;
use knights::board::{Army, Ending, Heir, Marker, Phase, Place, SHOWN, State};
use knights::content::{
    ActionCard, AdvancementId, AgendaId, AreaId, BaronId, CityId, Content, EventId, NobleId, TroopClass,
    TroopId, Troops,
};
use knights::flow::Frame;
use knights::phases::Wages;
use knights::{Knights, Options, position};
use table::zones::End;
use table::{Chance as _, Game as _, Sampled, Seat, SeatSet, Silent, advance, start};

/// A game that was played at random up to such a moment.
pub fn played(options: &Options, seats: u8, until: impl Fn(&State) -> bool) -> (Knights, State) {
    let game = Knights::new(Content::base(), options, seats).expect("playable");
    let mut chance = Sampled::new(11);
    let mut state = start(&game, &mut chance, &mut Silent);
    let mut answers = Vec::new();
    while !until(&state) {
        let seat = game.waiting(&state).must.first().expect("it comes before the end");
        answers.clear();
        game.list(&state, seat, &mut answers);
        let answer = answers[chance.draw(answers.len())];
        advance(&game, &mut state, seat, answer, &mut chance, &mut Silent);
    }
    assert_eq!(position::wrong(&game, &state), [""; 0], "what was played is right");
    (game, state)
}

/// The second round is planned.
pub fn planning(options: &Options, seats: u8) -> (Knights, State) {
    played(options, seats, |state| state.board.phase == Phase::Planning && state.board.round == 2)
}

pub fn is_base_planning() -> (Knights, State) {
    planning(&Options::default(), 4)
}

pub fn glory(seats: u8) -> (Knights, State) {
    planning(&Options { for_glory: true, ..Options::default() }, seats)
}

/// This change of a position is refused in this field by this rule.
#[track_caller]
pub fn refused(at: &(Knights, State), change: impl FnOnce(&mut State), field: &str, rule: &str) {
    let mut state = at.1.clone();
    change(&mut state);
    let wrong = position::wrong(&at.0, &state);
    let said =
        wrong.iter().any(|why| why.starts_with(&format!("{field}: ")) && why.ends_with(&format!("({rule})")));
    assert!(said, "{field} by {rule}: {wrong:#?}");
}

/// A Noble of a seat on the board.
pub fn standing(state: &State, seat: u8) -> NobleId {
    let on_board = |noble: &NobleId| state.board.noble(*noble).place.area().is_some();
    state.board.nobles_of(Seat(seat)).find(on_board).expect("one stands")
}

pub fn field(noble: NobleId, name: &str) -> String {
    format!("board.nobles[{}].{name}", noble.index())
}

fn city(state: &State, fits: impl Fn(CityId) -> bool) -> CityId {
    CityId::all().find(|city| !state.board.city(*city).is_razed && fits(*city)).expect("one stands")
}

#[test]
fn where_the_game_is() {
    let at = is_base_planning();
    refused(&at, |s| s.board.seats = 3, "board.seats", "WK-SETUP-01");
    refused(&at, |s| s.board.ending = Some(Ending::Tie), "board.ending", "WK-WIN-07");
    refused(&at, |s| s.board.frames.clear(), "board.frames", "WK-ROUND-02");
    refused(&at, |s| s.board.frames.push(Frame::Over), "board.frames", "WK-WIN-07");
    refused(&at, |s| s.board.stack = 4, "board.stack", "WK-INV-30");
    refused(&at, |s| s.board.round = 101, "board.round", "WK-R-102");
    refused(&at, |s| s.board.round = 0, "board.round", "WK-ROUND-01");
    refused(&at, |s| s.board.count = 3, "board.count", "WK-R-86");
    refused(&at, |s| s.board.count = 5, "board.count", "WK-R-86");
    refused(&at, |s| s.board.chairman = Seat(4), "board.chairman", "WK-INV-28");
    refused(&at, |s| s.board.church = Seat(5), "board.church", "WK-INV-28");
    refused(&at, |s| s.board.scholar = Some(Seat(0)), "board.scholar", "CG-SETUP-16");
    refused(&at, |s| s.board.king = Some(Seat(0)), "board.king", "CG-KING-03");
    refused(&at, |s| s.board.banned.insert(s.board.chairman), "board.chairman", "WK-INV-28");
    refused(&at, |s| s.board.pool = 41, "board.pool", "WK-INV-14");
    refused(&at, |s| s.board.pool = 0, "board.pool", "WK-INV-32");
    refused(&at, |s| s.secrets[2].plan.at = 7, "secrets[2].plan.at", "WK-PLAN-01");
    let mut all = at.1.clone();
    all.board.banned = SeatSet::all(4);
    assert_eq!(position::wrong(&at.0, &all), [""; 0], "a banned Chairman where all are (WK-R-66)");
    let over =
        played(&Options { rounds: 1, ..Options::default() }, 2, |state| state.board.phase == Phase::Over);
    let other = |s: &mut State| {
        s.board.winners = if s.board.winners.is_empty() { SeatSet::one(Seat(0)) } else { SeatSet::EMPTY };
    };
    refused(&over, other, "board.winners", "WK-TIE-04");
}

#[test]
fn a_king_needs_an_empty_pool_and_a_round_nobody_at_the_target() {
    let at = planning(&Options { king: true, ..Options::default() }, 3);
    refused(&at, |s| s.board.king = Some(Seat(0)), "board.king", "CG-KING-03");
    refused(&at, |s| s.board.barons[1].influence = 16, "board.barons[1].influence", "WK-INV-32");
    let mut state = at.1.clone();
    state.board.barons[1].influence = 15;
    assert_eq!(position::wrong(&at.0, &state), [""; 0]);
}

#[test]
fn action_cards_and_plans() {
    let at = is_base_planning();
    let levy = ActionCard::LevyTaxes;
    refused(&at, |s| s.board.barons[0].cards.add(levy), "board.barons[0].cards.levy_taxes", "WK-INV-02");
    let hand = at.1.board.barons[0].cards;
    let held = ActionCard::EACH.into_iter().find(|card| hand.of(*card) > 0).expect("he holds some card");
    let there = format!("board.barons[0].cards.{}", held.word());
    refused(&at, |s| s.board.barons[0].cards.remove(held), &there, "WK-INV-02");
    for (phase, card, field) in [
        (1, levy, "board.areas[1][0].levy_taxes"),
        (0, ActionCard::DraftSoldiers, "board.areas[0][0].draft_soldiers"),
        (1, ActionCard::RallySupport, "board.areas[1][0].rally_support"),
        (0, ActionCard::MobilizeForces, "board.areas[0][0].mobilize_forces"),
        (2, ActionCard::VersatileStrategy, "board.areas[2][0].versatile_strategy"),
    ] {
        refused(&at, |s| s.board.areas[phase][0].add(card), field, "WK-INV-01");
    }
    let three = |s: &mut State| s.secrets[1].plan.stacks[2].0 = [1, 1, 1, 0, 0, 0, 0, 0];
    refused(&at, three, "secrets[1].plan.stacks[2]", "WK-INV-06");
    let strange = |s: &mut State| s.secrets[1].plan.stacks[0].0 = [0, 0, 0, 0, 0, 0, 1, 0];
    refused(&at, strange, "secrets[1].plan", "WK-INV-01");
    let acting = played(&Options::default(), 4, |s| s.board.phase == Phase::Actions && s.board.stack == 1);
    let seat = (0..4).find(|seat| acting.1.board.laid[2][*seat] > 0).expect("somebody has laid cards");
    let field = format!("secrets[{seat}].plan.stacks[2]");
    refused(&acting, |s| s.board.laid[2][seat] -= 1, &field, "WK-R-105");
    refused(&acting, |s| (s.board.phase, s.board.stack) = (Phase::Upkeep, 3), "board.laid", "WK-INV-30");
}

#[test]
fn neutral_cards_areas_track_and_expeditions() {
    let at = is_base_planning();
    refused(&at, |s| s.board.neutral_laid[1] = 3, "board.neutral_laid[1]", "WK-INV-03");
    refused(&at, |s| s.board.laid[0][4] = 1, "board.laid", "WK-R-105");
    refused(&at, |s| s.board.neutrals[0] = 4, "board.neutrals", "WK-INV-03");
    let few = |s: &mut State| {
        (s.board.neutral_laid, s.board.neutrals) = ([2; 3], [1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]);
    };
    refused(&at, few, "board.neutrals", "WK-INV-03");
    let full = |s: &mut State| {
        s.board.areas[0] = [0, 1, 2, 3, 4, 5].map(|seat| {
            let mut hand = s.board.areas[0][seat];
            (0..2).for_each(|_| {
                if seat < 4 {
                    hand.add(ActionCard::ServeChurch);
                }
            });
            hand
        });
    };
    refused(&at, full, "board.areas[0]", "WK-INV-04");
    let markers = |n: usize| {
        move |s: &mut State| {
            s.board.track = [None; 7];
            s.board.track[..n].fill(Some(Marker::Baron(Seat(0))));
        }
    };
    refused(&at, markers(5), "board.track", "WK-INV-04");
    refused(&at, markers(6), "board.track", "WK-INV-04");
    let mut four = at.1.clone();
    markers(4)(&mut four);
    assert_eq!(position::wrong(&at.0, &four), [""; 0]);
    let fleet = |spot: u8, stake: u8| {
        move |s: &mut State| (s.board.fleets[1].spot, s.board.fleets[1].stakes[0]) = (spot, stake)
    };
    refused(&at, fleet(1, 6), "board.fleets", "WK-INV-40");
    refused(&at, fleet(0, 1), "board.fleets", "WK-INV-40");
    refused(&at, fleet(4, 1), "board.fleets", "WK-INV-40");
    let mut sails = at.1.clone();
    fleet(3, 5)(&mut sails);
    assert_eq!(position::wrong(&at.0, &sails), [""; 0]);
}

#[test]
fn decks() {
    let at = is_base_planning();
    let offer = |s: &mut State| {
        let troop = s.board.mercenaries.deck.first().expect("a card is left");
        s.board.mercenaries.deck.remove(troop);
        s.board.mercenaries.offer.insert(troop);
    };
    refused(&at, offer, "board.mercenaries.offer", "WK-INV-05");
    refused(&at, |s| s.fate.pick(3, SHOWN, End::Top), "fate.deck", "WK-INV-07");
    let event = at.1.board.events.left.first().expect("an Event is left");
    let events = format!("board.events.{event:?}");
    refused(&at, |s| s.board.events.left.remove(event), &events, "WK-INV-10");
    refused(&at, |s| s.board.events.used.insert(event), &events, "WK-INV-10");
    let foreign = EventId::named("ev_jubilee").expect("of the expansion");
    refused(&at, |s| s.board.events.left.insert(foreign), &format!("board.events.{foreign:?}"), "WK-INV-10");
    let agenda = AgendaId::named("ag_salt").expect("an Agenda");
    let agendas = format!("board.agendas.{agenda:?}");
    refused(&at, |s| s.board.agendas.deck[agenda.index()] += 1, &agendas, "WK-INV-10");
    refused(&at, |s| s.board.agendas.laws.push(agenda), &agendas, "WK-INV-10");
    refused(&at, |s| s.board.assembly.taken = 9, "board.assembly.taken", "WK-ASSEMBLY-12");
    let at = glory(3);
    let advancement = AdvancementId::named("ad_plate").expect("an Advancement");
    let advancements = format!("board.advancements.{advancement:?}");
    refused(&at, |s| s.board.advancements.deck[advancement.index()] += 1, &advancements, "WK-INV-10");
    let twice = |s: &mut State| (0..2).for_each(|_| s.board.barons[1].advancements.push(advancement));
    refused(&at, twice, "board.barons[1].advancements", "WK-INV-19");
}

#[test]
fn barons_and_their_nobles() {
    let at = is_base_planning();
    let id = at.1.board.baron(Seat(0)).id;
    refused(&at, |s| s.board.barons[1].id = id, "board.barons[1].id", "WK-SETUP-10");
    refused(&at, |s| s.board.barons[1].crowns = 10_000, "board.barons[1].crowns", "WK-INV-13");
    refused(&at, |s| s.board.barons[1].votes = 10_000, "board.barons[1].votes", "WK-INV-13");
    refused(&at, |s| s.board.barons[1].knowledge = 1, "board.barons[1].knowledge", "CG-KNOW-01");
    let four = |s: &mut State| {
        let cards = ["ag_salt", "ag_wine", "ag_wool", "ag_silver"]
            .map(|word| AgendaId::named(word).expect("a Charge"));
        s.board.barons[1].charges = cards.into_iter().collect();
    };
    refused(&at, four, "board.barons[1].charges", "WK-INV-19");
    let noble = standing(&at.1, 0);
    let absent = BaronId::all().find(|baron| at.1.board.seat_of(*baron).is_none()).expect("two do not play");
    let ghost = NobleId::all_of(absent).next().expect("four");
    let h22 = AreaId::named("h22").expect("an area");
    refused(&at, |s| s.board.noble_mut(ghost).place = Place::Area(h22), &field(ghost, "place"), "WK-INV-16");
    let off = |s: &mut State| {
        let piece = s.board.noble_mut(noble);
        (piece.place, piece.tokens, piece.troops) = (Place::Off, 1, Troops::NONE);
    };
    refused(&at, off, &field(noble, "tokens"), "WK-INV-17");
    refused(&at, |s| s.board.noble_mut(noble).heir = Heir::Held(Seat(0)), &field(noble, "heir"), "WK-OPT-07");
    refused(
        &at,
        |s| s.board.noble_mut(noble).is_exhausted = true,
        &field(noble, "is_exhausted"),
        "WK-INV-18",
    );
    refused(&at, |s| s.board.noble_mut(noble).place = Place::Port(h22), &field(noble, "place"), "WK-INV-18");
    refused(&at, |s| s.board.noble_mut(noble).place = Place::Off, &field(noble, "place"), "WK-INV-18");
}

#[test]
fn strongholds() {
    let at = is_base_planning();
    refused(
        &at,
        |s| s.board.barons[0].stronghold.breaches = 5,
        "board.barons[0].stronghold.breaches",
        "WK-INV-22",
    );
    let area = "board.barons[0].stronghold.area";
    let acre = AreaId::named("sea_acre");
    refused(&at, |s| s.board.barons[0].stronghold.area = acre, area, "WK-INV-24");
    let stands = at.0.content().area_of(city(&at.1, |city| !city.is_overseas()));
    refused(&at, |s| s.board.barons[0].stronghold.area = Some(stands), area, "WK-INV-24");
    refused(
        &at,
        |s| s.board.barons[0].stronghold.area = s.board.barons[1].stronghold.area,
        area,
        "WK-INV-24",
    );
    let edge = planning(&Options::default(), 3);
    let outer = AreaId::all()
        .find(|area| edge.0.content().map.outer.has(*area) && edge.0.content().city_at(*area).is_none());
    refused(&edge, |s| s.board.barons[0].stronghold.area = outer, area, "WK-INV-24");
    let sieges = "board.barons[0].stronghold.sieges";
    let nobody = |s: &mut State| {
        let area = s.board.barons[0].stronghold.area;
        let besieges =
            (1..4).find(|seat| area.is_some_and(|area| s.board.nobles_in(Seat(*seat), area).is_empty()));
        s.board.barons[0].stronghold.sieges[usize::from(besieges.expect("one is elsewhere"))] = 1;
    };
    refused(&at, nobody, sieges, "WK-INV-25");
    let later = |s: &mut State| {
        let noble = standing(s, 1);
        s.board.noble_mut(noble).place = Place::Area(s.board.barons[0].stronghold.area.expect("it stands"));
        s.board.barons[0].stronghold.sieges[1] = 3;
    };
    refused(&at, later, sieges, "WK-INV-25");
}

#[test]
fn cities() {
    let at = is_base_planning();
    let one = city(&at.1, |city| !city.is_overseas() && at.1.board.city(city).owner.is_none());
    let field = |name: &str| format!("board.cities[{}].{name}", one.index());
    let mine = |s: &mut State| s.board.city_mut(one).owner = Some(Seat(0));
    refused(
        &at,
        |s| (s.board.city_mut(one).is_razed, s.board.city_mut(one).breaches) = (true, 1),
        &field("is_razed"),
        "WK-INV-20",
    );
    refused(&at, |s| s.board.city_mut(one).owner = Some(Seat(4)), &field("owner"), "WK-INV-20");
    refused(&at, |s| s.board.city_mut(one).is_fortified = true, &field("is_fortified"), "WK-INV-23");
    refused(&at, |s| s.board.city_mut(one).has_garrison = true, &field("has_garrison"), "WK-INV-23");
    refused(&at, |s| s.board.city_mut(one).is_rioting = true, &field("is_rioting"), "WK-INV-23");
    let garrison = |s: &mut State| {
        mine(s);
        s.board.city_mut(one).has_garrison = true;
    };
    refused(&at, garrison, &field("has_garrison"), "WK-INV-11");
    let walls = (at.0.content().cities[one.index()].strength / 100) as u8;
    refused(&at, |s| s.board.city_mut(one).breaches = walls + 1, &field("breaches"), "WK-INV-22");
    let ruin = |s: &mut State| {
        mine(s);
        (s.board.city_mut(one).is_fortified, s.board.city_mut(one).breaches) = (true, walls + 1);
    };
    refused(&at, ruin, &field("is_fortified"), "WK-INV-22");
    refused(&at, |s| s.board.city_mut(one).sieges[0] = 1, &field("sieges"), "WK-INV-25");
    let at_hand = |s: &mut State| {
        let (noble, area) = (standing(s, 1), at.0.content().area_of(one));
        s.board.noble_mut(noble).place = Place::Area(area);
        s.board.city_mut(one).sieges[1] = 3;
    };
    refused(&at, at_hand, &field("sieges"), "WK-INV-25");
    let own = |s: &mut State| {
        at_hand(s);
        (s.board.city_mut(one).sieges[1], s.board.city_mut(one).owner) = (1, Some(Seat(1)));
    };
    refused(&at, own, &field("sieges"), "WK-INV-25");
    let at = glory(6);
    let nine = |s: &mut State| {
        CityId::all().take(9).for_each(|city| {
            (s.board.city_mut(city).owner, s.board.city_mut(city).has_garrison) = (Some(Seat(0)), true);
        });
    };
    refused(&at, nine, "board.cities", "WK-INV-11");
    let guarded = |s: &mut State| {
        let noble = standing(s, 1);
        s.board.noble_mut(noble).place = Place::Area(at.0.content().area_of(CityId(0)));
        (s.board.city_mut(CityId(0)).owner, s.board.city_mut(CityId(0)).is_rioting) = (Some(Seat(1)), true);
    };
    refused(&at, guarded, "board.cities[0].is_rioting", "WK-INV-27");
}

#[test]
fn troops() {
    let at = is_base_planning();
    let noble = standing(&at.1, 0);
    let mercenary = at.1.board.mercenaries.deck.first().expect("a card is left");
    refused(&at, |s| s.board.noble_mut(noble).troops.insert(mercenary), "troops", "WK-INV-08");
    refused(&at, |s| s.board.mercenaries.deck.remove(mercenary), "board.mercenaries", "WK-INV-08");
    let captain = TroopId::captains().first().expect("of the expansion");
    refused(&at, |s| s.board.mercenaries.deck.insert(captain), "board.mercenaries", "WK-INV-08");
    let regular = TroopId::regulars(at.1.board.baron(Seat(1)).id).next().expect("four");
    let taken = |s: &mut State| {
        Army::all_of(s.board.baron(Seat(1)).id).for_each(|army| {
            s.board.troops_mut(army).expect("he plays").remove(regular);
        });
        s.board.noble_mut(noble).troops.insert(regular);
    };
    refused(&at, taken, &field(noble, "troops"), "WK-INV-09");
    let pile = |s: &mut State| {
        taken(s);
        s.board.noble_mut(noble).troops.remove(regular);
        s.board.mercenaries.discards.insert(regular);
    };
    refused(&at, pile, "board.mercenaries", "WK-INV-08");
    let kings = TroopId::all().find(|troop| troop.class() == TroopClass::King).expect("six");
    refused(&at, |s| s.board.noble_mut(noble).troops.insert(kings), &field(noble, "troops"), "CG-KING-06");
    refused(&at, |s| s.board.noble_mut(noble).tokens = 101, &field(noble, "tokens"), "WK-INV-15");
    let beaten = |s: &mut State| {
        let army = Army::Noble(noble);
        s.board.noble_mut(noble).tokens =
            at.0.content().strength_of(s.board.troops(army)).div_ceil(100) as u8;
    };
    refused(&at, beaten, &field(noble, "tokens"), "WK-INV-15");
    let empty = |s: &mut State| {
        let troops = std::mem::take(&mut s.board.noble_mut(noble).troops);
        let stronghold = &mut s.board.barons[0].stronghold.troops;
        *stronghold = stronghold.or(troops);
    };
    refused(&at, empty, &field(noble, "troops"), "WK-INV-15");
    refused(&at, |s| s.board.noble_mut(noble).place = Place::Gone, &field(noble, "troops"), "WK-INV-16");
    let at = glory(4);
    let noble = standing(&at.1, 0);
    let leaders = |s: &mut State| {
        for troop in TroopId::captains().iter().filter(|troop| troop.class() == TroopClass::Leader).take(2) {
            s.board.mercenaries.deck.remove(troop);
            s.board.mercenaries.offer.remove(troop);
            s.board.noble_mut(noble).troops.insert(troop);
        }
    };
    refused(&at, leaders, &field(noble, "troops"), "WK-INV-19");
}

#[test]
fn a_death_and_wages_in_progress() {
    ledger::proves!("WK-INV-38", "WK-INV-41");
    let at = is_base_planning();
    let noble = standing(&at.1, 0);
    let dying = |left: u16| {
        move |s: &mut State| {
            let army = Army::Noble(noble);
            s.board.noble_mut(noble).tokens = 1;
            s.board.battle.manner = Some(Manner::Field);
            s.board.frames.push(Death { stage: Stage::Losses(left), ..Death::of(army) }.into());
        }
    };
    refused(&at, dying(3), "board.frames[1].death.stage", "WK-INV-38");
    let says = |change: &dyn Fn(&mut State), rule: &str| {
        let mut state = at.1.clone();
        change(&mut state);
        position::wrong(&at.0, &state).iter().any(|why| why.contains(rule))
    };
    assert!(!says(&dying(2), "WK-INV-38"), "a hundred for one token");
    let wages = |symbol: knights::content::Symbol| {
        move |s: &mut State| {
            let noble = NobleId::of(s.board.baron(Seat(0)).id, symbol);
            let regular = TroopId::regulars(s.board.baron(Seat(0)).id).next().expect("four");
            Army::all_of(s.board.baron(Seat(0)).id).for_each(|army| {
                s.board.troops_mut(army).expect("he plays").remove(regular);
            });
            s.board.noble_mut(noble).troops.insert(regular);
            s.board.frames.push(Wages { free: Troops::one(regular), ..Wages::FIRST }.into());
        }
    };
    refused(&at, wages(knights::content::Symbol::Star), "board.frames[1].wages.free", "WK-INV-41");
    assert!(!says(&wages(knights::content::Symbol::Circle), "WK-INV-41"), "a circle Noble's are free");
}
