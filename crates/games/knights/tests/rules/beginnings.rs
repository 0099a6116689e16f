//! Terms, components, set-up, drawing Fate cards, planning (p.2-7).

use crate::dsl::{Scene, noble};
use knights::board::{Army, DECK, Phase, Place};
use knights::content::{
    ActionCard, AreaId, BaronId, CityId, Content, Nation, NobleId, PhaseArea, Symbol, TroopClass, TroopId,
};
use knights::{Knights, Options};
use table::kit::Sitting;
use table::{Game as _, Observer, Scripted, Seat};

fn open(options: &Options, seats: u8, seed: u64) -> Sitting<Knights> {
    let game = Knights::new(Content::base(), options, seats).expect("playable");
    Sitting::open(game, Scripted::dice([]).then_seed(seed))
}

fn base(seats: u8) -> Sitting<Knights> {
    open(&Options::default(), seats, 3)
}

/// All first troops go to the stronghold but those named: to which Noble each card goes.
fn muster(t: &mut Sitting<Knights>) {
    t.idle_until(&[], |t| {
        t.prompt(t.must().first().map_or(0, |seat| seat.0)).message.key != "prompt-first-troops"
    });
}

#[test]
fn two_to_six_play() {
    ledger::proves!("WK-SETUP-01", "WK-TERM-01");
    for seats in 2..=6 {
        assert!(Knights::new(Content::base(), &Options::default(), seats).is_ok());
    }
    assert!(!Knights::SEATS.contains(&1) && !Knights::SEATS.contains(&7));
}

#[test]
fn the_board_has_eighteen_and_six_cities() {
    ledger::proves!("WK-MAP-01", "WK-TERM-09", "WK-TERM-10");
    assert_eq!(CityId::kingdom().count(), 18);
    let overseas: Vec<&str> = CityId::all().filter(|city| city.is_overseas()).map(CityId::word).collect();
    assert_eq!(overseas, ["constantinople", "syracuse", "cadiz", "jerusalem", "alexandria", "acre"]);
    let content = Content::base();
    for area in AreaId::all().filter(|area| area.is_overseas()) {
        assert!(content.city_at(area).is_some_and(CityId::is_overseas), "one city in each area overseas");
    }
}

#[test]
fn the_box_has_what_the_book_says() {
    ledger::proves!(
        "WK-COMP-01",
        "WK-COMP-04",
        "WK-COMP-06",
        "WK-COMP-07",
        "WK-COMP-08",
        "WK-COMP-10",
        "WK-R-79"
    );
    assert_eq!(NobleId::COUNT, 24);
    for baron in BaronId::all() {
        let symbols: Vec<Symbol> = NobleId::all_of(baron).map(NobleId::symbol).collect();
        assert_eq!(symbols, Symbol::ALL);
        assert_eq!(TroopId::regulars(baron).count(), 4);
    }
    let content = Content::base();
    assert_eq!(content.actions[..6].iter().sum::<u8>(), 12);
    assert_eq!(TroopId::mercenaries().len(), 66);
    for nation in Nation::EACH {
        assert_eq!(
            TroopId::mercenaries().iter().filter(|troop| troop.kind().nation() == Some(nation)).count(),
            11
        );
    }
}

#[test]
fn an_army_is_a_noble_with_his_troops_or_a_stronghold_with_its() {
    ledger::proves!("WK-TERM-02", "WK-TERM-03", "WK-TERM-04", "WK-COMP-02", "WK-R-09");
    let t = Scene::of(3)
        .strongholds()
        .noble(0, "star", "h21", "rg_50 rg_100")
        .stronghold(1, "h31", "mc_polish_50")
        .card(0, ActionCard::LevyTaxes);
    let game = t.game();
    assert_eq!(game.army_strength(t.board(), Army::Noble(noble(0, "star"))), 150);
    assert_eq!(game.army_strength(t.board(), Army::Stronghold(BaronId(1))), 50);
    for observer in Observer::all(3) {
        let view = serde_json::to_string(&t.sees(observer)).expect("it can be written");
        assert!(view.contains("rg_100") && view.contains("mc_polish_50"), "troops lie open");
    }
}

#[test]
fn decks_are_shuffled_and_dealt() {
    ledger::proves!(
        "WK-SETUP-02",
        "WK-SETUP-03",
        "WK-SETUP-05",
        "WK-SETUP-10",
        "WK-SETUP-11",
        "WK-SETUP-14",
        "WK-SETUP-15",
        "WK-R-05",
        "WK-R-06",
        "WK-MAP-04"
    );
    let (one, other) = (base(4), open(&Options::default(), 4, 4));
    let order = |t: &Sitting<Knights>| t.state.fate.cards(DECK).collect::<Vec<u8>>();
    assert_ne!(order(&one), order(&other));
    let barons =
        |t: &Sitting<Knights>| Seat::all(4).map(|seat| t.state.board.baron(seat).id).collect::<Vec<_>>();
    assert_ne!(barons(&one), barons(&other), "strongholds are dealt at random");
    for seat in Seat::all(4) {
        let baron = one.state.board.baron(seat);
        assert_eq!((baron.crowns, baron.cards.len()), (15, 12));
        let regulars: Vec<u16> =
            TroopId::regulars(baron.id).map(|troop| Content::base().strength(troop)).collect();
        assert_eq!(regulars, [50, 50, 50, 100]);
        assert!(TroopId::regulars(baron.id).all(|troop| baron.stronghold.troops.has(troop)));
    }
}

#[test]
fn nobody_begins_with_votes_faith_influence_or_cities() {
    ledger::proves!("WK-SETUP-36", "WK-SETUP-06", "WK-SETUP-09", "WK-R-10");
    let t = base(5);
    let board = &t.state.board;
    assert_eq!(board.pool, 50);
    for seat in board.playing() {
        let baron = board.baron(seat);
        assert_eq!((baron.votes, baron.faith, baron.influence), (0, 0, 0));
        assert!(board.cities_of(seat).is_empty());
    }
    assert!(CityId::all().filter(|city| city.is_overseas()).all(|city| !board.city(city).is_razed));
}

#[test]
fn some_cities_are_razed_with_fewer_barons() {
    ledger::proves!(
        "WK-SETUP-08",
        "WK-PLAYERS-01",
        "WK-PLAYERS-02",
        "WK-PLAYERS-03",
        "WK-PLAYERS-04",
        "WK-PLAYERS-05",
        "WK-PLAYERS-06",
        "WK-EX-28"
    );
    for (seats, razed) in [(2, 11), (3, 7), (4, 5), (5, 3), (6, 0)] {
        for seed in 0..5 {
            let t = open(&Options::default(), seats, seed);
            let gone: Vec<CityId> = CityId::all().filter(|city| t.state.board.city(*city).is_razed).collect();
            assert_eq!(gone.len(), razed);
            assert!(gone.iter().all(|city| !city.is_overseas()), "an overseas city is drawn again");
        }
    }
}

#[test]
fn chairman_and_head_of_the_church_are_drawn_and_different() {
    ledger::proves!("WK-SETUP-12", "WK-SETUP-13", "WK-FATE-02", "WK-FATE-03", "WK-FATE-05", "WK-R-91");
    let mut seen = std::collections::HashSet::new();
    for seed in 0..12 {
        let t = open(&Options::default(), 3, seed);
        let (chairman, church) = (t.state.board.chairman, t.state.board.church);
        assert_ne!(chairman, church);
        seen.insert((chairman, church));
    }
    assert!(seen.len() > 2);
}

#[test]
fn everybody_gets_a_mercenary_of_a_hundred_and_one_of_fifty() {
    ledger::proves!("WK-SETUP-16", "WK-SETUP-17", "WK-SETUP-21", "WK-SETUP-22", "WK-R-07");
    let t = base(4);
    for seat in Seat::all(4) {
        let troops = t.state.board.stronghold(seat).troops;
        let mut hired: Vec<u16> = troops
            .iter()
            .filter(|troop| troop.class() == TroopClass::Mercenary)
            .map(|troop| Content::base().strength(troop))
            .collect();
        hired.sort_unstable();
        assert_eq!(hired, [50, 100]);
    }
    assert_eq!(t.state.board.mercenaries.offer.len(), 5, "one more than Barons is offered");
    assert_eq!(t.state.board.agendas.current.len(), 3);
}

#[test]
fn the_first_troops_are_assigned_in_secret_and_then_lie_open() {
    ledger::proves!("WK-SETUP-18", "WK-SETUP-19", "WK-R-08", "WK-SETUP-23");
    let mut t = base(2);
    t.must_answer([0, 1]);
    let own = t.state.board.baron(Seat(0)).id.word();
    let star = format!("noble/{own}_star");
    let keep = format!("stronghold/{own}");
    t.offers(0, [star.as_str(), keep.as_str()]);
    for _ in 0..6 {
        t.does(0, &star);
    }
    assert!(t.state.board.nobles.iter().all(|noble| noble.troops.is_empty()), "nobody sees it yet");
    t.must_answer([1]);
    let other = format!("stronghold/{}", t.state.board.baron(Seat(1)).id.word());
    for _ in 0..6 {
        t.does(1, &other);
    }
    let nobles: Vec<u32> =
        t.state.board.nobles.iter().map(|noble| noble.troops.len()).filter(|n| *n > 0).collect();
    assert_eq!(nobles, [6], "all to one Noble; the other keeps all in his stronghold");
}

#[test]
fn strongholds_are_placed_where_nothing_stands() {
    ledger::proves!("WK-SETUP-24", "WK-SETUP-25", "WK-SETUP-26", "WK-SETUP-27");
    let mut t = base(4);
    muster(&mut t);
    let chairman = t.state.board.chairman;
    assert_eq!(t.must().only(), Some(chairman), "the Chairman first");
    let razed = CityId::kingdom().find(|city| t.state.board.city(*city).is_razed).expect("some are");
    let stands = CityId::kingdom().find(|city| !t.state.board.city(*city).is_razed).expect("some do");
    let path = |city: CityId| format!("area/{}", Content::base().area_of(city).word());
    assert!(t.paths(chairman).contains(&path(razed)), "a razed city is no obstacle");
    t.is_refused(chairman.0, &path(stands), "WK-SETUP-25");
    t.is_refused(chairman.0, "area/sea_acre", "WK-SETUP-27");
    t.does(chairman.0, "area/h11");
    let next = Seat((chairman.0 + 1) % 4);
    assert_eq!(t.must().only(), Some(next), "clockwise");
    t.is_refused(next.0, "area/h11", "WK-SETUP-25");
}

#[test]
fn with_two_or_three_none_stands_at_the_edge() {
    ledger::proves!("WK-PLAYERS-07");
    let mut t = base(3);
    muster(&mut t);
    let chairman = t.state.board.chairman.0;
    t.is_refused(chairman, "area/h10", "WK-PLAYERS-07");
    t.offers(chairman, ["area/h11"]);
    let mut t = base(4);
    muster(&mut t);
    let chairman = t.state.board.chairman.0;
    t.offers(chairman, ["area/h10"]);
}

#[test]
fn nobles_are_placed_one_by_one_the_other_way_round() {
    ledger::proves!(
        "WK-SETUP-20",
        "WK-SETUP-28",
        "WK-SETUP-29",
        "WK-SETUP-30",
        "WK-SETUP-31",
        "WK-SETUP-32",
        "WK-SETUP-33",
        "WK-SETUP-34",
        "WK-SETUP-35"
    );
    let mut t = base(4);
    for seat in 0..4 {
        let own = t.state.board.baron(Seat(seat)).id.word();
        for at in 0..6 {
            let symbol = if at < 3 { "star" } else { "square" };
            t.does(seat, &format!("noble/{own}_{symbol}"));
        }
    }
    let first = t.state.board.chairman.0;
    for (step, site) in (0..4).zip(["h11", "h31", "h42", "h44"]) {
        t.does((first + step) % 4, &format!("area/{site}"));
    }
    let last = (first + 3) % 4;
    let word = |t: &Sitting<Knights>, seat: u8| t.state.board.baron(Seat(seat)).id.word();
    t.must_answer([last]);
    let star = format!("noble/{}_star", word(&t, last));
    t.is_refused(last, &format!("noble/{}_circle area/h44", word(&t, last)), "WK-SETUP-20");
    t.is_refused(last, &format!("{star} area/sea_acre"), "WK-SETUP-30");
    t.is_refused(last, &format!("{star} area/h11"), "WK-SETUP-31");
    t.does(last, &format!("{star} area/h44"));
    let before = (last + 3) % 4;
    t.must_answer([before]);
    t.is_refused(before, &format!("noble/{}_star area/h44", word(&t, before)), "WK-SETUP-31");
    t.does(before, &format!("noble/{}_star area/h23", word(&t, before)));
    t.idle_until(&[], |t| t.state.board.phase == Phase::Planning);
    assert!(t.state.board.nobles.iter().all(|noble| noble.troops.is_empty() == (noble.place == Place::Off)));
    assert_eq!(t.state.board.round, 1);
}

#[test]
fn a_fate_card_has_seven_fields_and_goes_under_the_deck() {
    ledger::proves!("WK-FATE-01", "WK-FATE-06", "WK-FATE-07", "WK-R-101");
    let content = Content::base();
    assert_eq!(content.fates[..24].len(), 24);
    for baron in BaronId::all() {
        for symbol in Symbol::ALL {
            assert_eq!(
                content.fates[..24].iter().filter(|fate| fate.baron == baron && fate.noble == symbol).count(),
                1,
                "each pair once"
            );
        }
    }
    let t = Scene::of(3).strongholds().city(0, "lenz").upkeep();
    let order: Vec<u8> = t.state.fate.cards(DECK).collect();
    assert_eq!((order.len(), order.last()), (24, Some(&0)), "the card drawn for Lenz lies at the bottom");
}

#[test]
fn the_top_event_goes_under_and_its_colour_is_seen() {
    ledger::proves!("WK-SETUP-04", "WK-R-11");
    let t = base(3);
    let events = &t.state.board.events;
    assert_eq!((events.left.len(), events.under.len(), events.top.is_some()), (36, 1, true));
}

#[test]
fn a_round_is_planning_actions_and_upkeep() {
    ledger::proves!("WK-ROUND-01", "WK-ROUND-02", "WK-ROUND-03");
    let mut t = Scene::of(2)
        .strongholds()
        .city(0, "lenz isar kovel")
        .city(1, "acre cadiz")
        .faith(0, 9)
        .faith(1, 9)
        .upkeep();
    t.idle_until(&["faith"], |t| t.state.board.phase == Phase::Planning);
    assert_eq!(t.board().round, 3);
    let mut phases = vec![t.board().phase];
    for _ in 0..400 {
        let Some(seat) = t.must().first() else { break };
        let answer = t.listed(seat)[0].1;
        t.gives(seat.0, answer);
        if phases.last() != Some(&t.board().phase) {
            phases.push(t.board().phase);
        }
        if t.board().round == 4 {
            break;
        }
    }
    assert_eq!(
        phases,
        [Phase::Planning, Phase::Actions, Phase::Upkeep, Phase::Planning],
        "and no special phase in it"
    );
}

#[test]
fn cards_are_planned_two_to_a_stack_in_secret() {
    ledger::proves!(
        "WK-PLAN-01",
        "WK-PLAN-02",
        "WK-PLAN-03",
        "WK-PLAN-04",
        "WK-PLAN-05",
        "WK-PLAN-06",
        "WK-PLAN-07",
        "WK-PLAN-08",
        "WK-PLAN-09",
        "WK-EX-01"
    );
    let mut t =
        Scene::of(6).strongholds().in_area(PhaseArea::Wages, 0, ActionCard::DraftSoldiers, 2).upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase == Phase::Planning);
    t.must_answer([0, 1, 2, 3, 4, 5]);
    t.is_refused(0, "card/draft_soldiers", "WK-PLAN-04");
    for seat in 0..6 {
        for card in [
            "levy_taxes",
            "levy_taxes",
            // Two cards of a stack in whatever order they come to mind.
            "serve_church",
            "rally_support",
            "versatile_strategy",
            "serve_church",
        ] {
            t.does(seat, &format!("card/{card}"));
        }
        if seat == 0 {
            t.does(0, "again");
            t.does(0, "done").does(0, "done").does(0, "card/levy_taxes").does(0, "card/levy_taxes");
        }
    }
    assert_eq!((t.board().laid[0][0], t.board().laid[2][0]), (0, 2), "fewer on some stacks");
    assert_eq!(t.board().laid[1].iter().sum::<u8>(), 10, "and never more than two");
    assert_eq!(t.board().neutral_laid, [2; 3], "two of the eight stay out unseen");
    let most = t.board().laid[2].iter().sum::<u8>() + t.board().neutral_laid[2];
    assert_eq!(most, 14, "twelve and two");
}

#[test]
fn the_chairman_turns_up_card_after_card_stack_by_stack() {
    ledger::proves!("WK-ACT-01", "WK-ACT-02", "WK-ACT-19");
    let mut t = Scene::of(2).strongholds().upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase == Phase::Planning);
    for seat in 0..2 {
        t.all(seat, ["card/levy_taxes", "done", "card/rally_support", "done", "card/serve_church", "done"]);
    }
    t.idle_until(&["no", "done", "phase/taxation", "number/0", "seat/1"], |t| {
        t.state.board.stack == 1 || t.state.board.phase == Phase::Upkeep
    });
    assert_eq!(
        t.board().laid[0].iter().sum::<u8>() + t.board().neutral_laid[0],
        0,
        "all of the first stack first"
    );
    t.idle_until(&["no", "done", "phase/taxation", "number/0", "seat/1", "seat/0"], |t| {
        t.state.board.phase != Phase::Actions
    });
    assert_eq!(t.board().stack, 3, "then Upkeep");
}
