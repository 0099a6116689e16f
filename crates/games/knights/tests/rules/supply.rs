//! Running out of components (p.19), and random draws where not everything that Fate names will do (p.5, p.9).

use crate::dsl::{Scene, Sitting, agenda, city, event, four, noble};
use knights::board::{DECK, Phase, Place};
use knights::content::vocabulary::Act;
use knights::content::{ActionCard, Expedition, NeutralCard, PhaseArea, Subject};
use knights::event::Event;
use table::{Observer, Seat};

fn quiet(t: &table::kit::Sitting<knights::Knights>) -> bool {
    t.must().only() == Some(Seat(3)) && t.prompt(3).message.key == "prompt-baron-card"
}

/// Seat 1, Head of the Church, has somebody draw this Event.
fn draws(scene: Scene, event: &str, drawer: u8) -> Sitting {
    let mut t = scene.event(event).neutral(NeutralCard::ImportantEvent);
    t.does(1, &format!("seat/{drawer}"));
    t
}

fn cards_drawn(t: &Sitting) -> usize {
    t.events.iter().filter(|event| matches!(event, Event::FateDrawn { .. })).count()
}

#[test]
fn used_events_are_shuffled_when_the_last_is_drawn() {
    ledger::proves!("WK-SUPPLY-01", "WK-EVENT-01", "WK-EVENT-12");
    let t = draws(four(), "ev_dowry", 2);
    let events = &t.board().events;
    assert_eq!((events.left.len(), events.used.len()), (35, 1), "all but the one that was just used");
    assert!(events.used.has(event("ev_dowry")) && events.top.is_some(), "and a back is seen again");
    let t = draws(four().noble(1, "square", "h21", "rg_50").fate("fa_03"), "ev_no_heir", 1);
    let events = &t.board().events;
    assert_eq!(
        (events.left.len(), events.used.len(), t.board().lasting.len()),
        (35, 0, 1),
        "what lasts stays"
    );
}

/// The only Agenda is voted down when so many others lie on the discards, and none in the deck.
fn next_agendas(discards: &str) -> Sitting {
    let scene = Scene::of(3).strongholds().agendas("ag_tithe").discarded(discards);
    let mut t = scene.so(|b| b.agendas.deck.iter_mut().for_each(|n| *n = 0)).phase(PhaseArea::Assembly);
    for seat in 0..3 {
        t.does(seat, "number/0");
    }
    t.does(0, "no");
    t
}

#[test]
fn discarded_agendas_come_again_and_too_few_are_shown_as_they_are() {
    ledger::proves!("WK-R-70", "WK-SUPPLY-01", "WK-ASSEMBLY-13");
    let t = next_agendas("");
    assert_eq!(t.board().agendas.current[..], [agenda("ag_tithe")], "there is no other");
    let t = next_agendas("ag_salt ag_wine ag_wool");
    let agendas = &t.board().agendas;
    let left = agendas.deck.iter().sum::<u8>();
    assert_eq!((agendas.current.len(), left, agendas.discards.iter().sum::<u8>()), (3, 1, 0));
}

#[test]
fn of_several_barons_a_noble_is_named_with_his_baron_by_one_card() {
    ledger::proves!("WK-FATE-02", "WK-FATE-04", "WK-FATE-05");
    // Red's square is not on the board: blue's is.
    let scene = || four().noble(1, "square", "h21", "mc_english_200 mc_swiss_200").fate("fa_23 fa_19");
    let mut t = draws(scene(), "ev_assassin", 2);
    t.idle_until(&["number/0"], quiet);
    assert_eq!((t.tokens(1, "square"), cards_drawn(&t)), (2, 2), "the first card named another Baron");
    let t = draws(four().noble(1, "square", "h21", "rg_50").fate("fa_23"), "ev_no_heir", 1);
    assert_eq!(
        (cards_drawn(&t), t.board().lasting[0].noble),
        (1, Some(noble(1, "square"))),
        "of one Baron any will do"
    );
}

#[test]
fn a_city_that_will_not_do_is_drawn_again() {
    ledger::proves!("WK-FATE-05", "WK-EVENT-13", "WK-R-96");
    // Lenz is razed already; Berac is not. A Noble on a port icon is in no city.
    let scene = four()
        .razed("lenz")
        .fate("fa_02 fa_06")
        .city(2, "berac")
        .noble(0, "star", "berac", "rg_50")
        .noble(2, "star", "berac", "rg_50")
        .noble(3, "star", "h22", "rg_50");
    let t = draws(scene, "ev_arson", 2);
    assert_eq!(cards_drawn(&t), 2 + 2, "two for the city, one for each who died");
    assert!(t.city("berac").is_razed && t.owner("berac").is_none());
    assert_eq!((t.place(0, "star"), t.place(2, "star")), (Place::Off, Place::Off), "whosever they are");
    assert!(t.is_in(3, "star", "h22"));
    let t = draws(four().sailing(0, "star", "vecht", "rg_50").fate("fa_07"), "ev_arson", 2);
    assert!(t.city("vecht").is_razed && t.place(0, "star") == Place::Port(crate::dsl::area("vecht")));
}

#[test]
fn a_heretic_who_offers_less_than_his_price_keeps_nobody_from_cancelling() {
    ledger::proves!("WK-EVENT-08", "WK-EVENT-10", "WK-R-84");
    let heretic = |faith: u16| {
        let t = draws(four().church(1).faith(1, 1), "ev_heretic", 0);
        let scene = Scene { game: t.game().clone(), state: t.state.clone() }.again();
        let scene = scene.so(|b| b.church = Seat(1)).faith(0, faith).faith(1, 2).fate("fa_07");
        draws(scene, "ev_arson", 2)
    };
    let mut t = heretic(2);
    t.is_refused(0, "number/2", "WK-EVENT-06");
    t.does(0, "number/1").does(1, "number/1");
    assert_eq!((t.baron(0).faith, t.baron(1).faith), (1, 1), "shared, it is the printed cost");
    assert!(!t.city("vecht").is_razed);
    let mut t = heretic(3);
    t.does(0, "number/3");
    assert_eq!(
        (t.baron(0).faith, t.baron(1).faith, t.city("vecht").is_razed),
        (0, 2, false),
        "one more alone"
    );
    let mut t = heretic(2);
    t.does(0, "number/0").does(1, "number/2");
    assert_eq!((t.baron(1).faith, t.city("vecht").is_razed), (0, false));
}

#[test]
fn the_expedition_that_is_struck_is_known_before_anybody_pays() {
    ledger::proves!("WK-EVENT-11", "WK-EVENT-08");
    let fleet = |b: &mut knights::board::Board| (b.fleets[1].spot, b.fleets[1].stakes[0]) = (2, 4);
    let mut t = draws(Scene::glory(4).strongholds().faith(0, 2).so(fleet), "ev_shipwreck", 2);
    assert_eq!(t.turn(), Some(0));
    let told = Event::RouteDrawn { expedition: Expedition::SpiceIslands };
    assert!(t.told_to(Observer::Spectator).any(|event| *event == told));
    t.does(0, "number/2");
    assert_eq!(t.board().fleets[1].stakes[0], 4, "cancelled");
}

#[test]
fn what_an_event_forbids_for_a_round_ends_with_its_upkeep() {
    ledger::proves!("WK-EVENT-12", "WK-UPKEEP-01");
    for (card, act) in [
        ("ev_lame_horses", Act::RoadMove),
        ("ev_great_storm", Act::SeaMove),
        ("ev_floods", Act::BridgeMove),
        ("ev_truce", Act::AttackBarons),
    ] {
        let mut t = draws(four().faith(1, 1), card, 2);
        t.idle_until(&["number/0"], quiet);
        let forbidden =
            |t: &Sitting| t.game().verdict(t.board(), act, Subject::Baron(Seat(2))).is_forbidden();
        assert!(forbidden(&t), "{card}");
        let mut t = Scene { game: t.game().clone(), state: t.state.clone() }.again().upkeep();
        t.idle_until(&["done"], |t| t.state.board.phase != Phase::Upkeep);
        assert!(!forbidden(&t), "{card} is over");
    }
}

#[test]
fn a_second_expedition_draws_a_card_of_its_own() {
    ledger::proves!("WK-EXP-15", "WK-EXP-11", "WK-R-16", "WK-EXP-17");
    // Ceylon 1x of the first card, China 4x of the second.
    let scene = four().fate("fa_02 fa_04").so(|b| {
        (b.fleets[0].spot, b.fleets[0].stakes[0]) = (3, 3);
        (b.fleets[2].spot, b.fleets[2].stakes[1]) = (2, 2);
    });
    let mut t = scene.neutral(NeutralCard::FundExpeditions);
    t.does(0, "done");
    assert_eq!((t.crowns(0), t.crowns(1), cards_drawn(&t)), (3, 8, 2));
    // Blessed, No News and No News: it stays, and stays blessed.
    let no_news = |fate: &knights::content::Fate| fate.voyages[0] == knights::content::Voyage::NoNews;
    let scene = four().fates(&[&no_news, &no_news]).so(|b| {
        (b.fleets[0].spot, b.fleets[0].stakes[0], b.fleets[0].is_blessed) = (3, 3, true);
    });
    let mut t = scene.neutral(NeutralCard::FundExpeditions);
    t.does(0, "done");
    assert_eq!((t.board().fleets[0].spot, t.board().fleets[0].is_blessed, cards_drawn(&t)), (3, true, 2));
}

#[test]
fn the_fate_deck_is_shuffled_again_before_play_and_after_cities_are_razed() {
    ledger::proves!("WK-SETUP-34", "WK-PLAYERS-06", "WK-FATE-08");
    use knights::{Knights, Options};
    use table::Game as _;
    let mut again = 0;
    for seed in 0..12 {
        let game = Knights::new(knights::content::Content::base(), &Options::default(), 4).expect("playable");
        let mut t = table::kit::Sitting::open(game, table::Scripted::dice([]).then_seed(seed));
        let drawn = |by: table::Rule| {
            let of = move |event: &Event| match event {
                Event::FateDrawn { fate, rule } if *rule == by => Some(*fate),
                _ => None,
            };
            t.events.iter().filter_map(of).collect::<Vec<_>>()
        };
        let razed = drawn(knights::rules::WK_PLAYERS_05);
        again += usize::from(drawn(knights::rules::WK_SETUP_12).iter().any(|card| razed.contains(card)));
        let order = |t: &table::kit::Sitting<Knights>| t.state.fate.cards(DECK).collect::<Vec<u8>>();
        let before = order(&t);
        t.idle_until(&[], |t| t.state.board.phase == Phase::Planning);
        assert_ne!(before, order(&t), "nothing is drawn meanwhile");
    }
    assert!(again > 0, "a card drawn for a razed city may come again for the Chairman");
}

#[test]
fn influence_by_a_card_is_no_influence_of_an_upkeep() {
    ledger::proves!("WK-R-102", "WK-R-71");
    let mut t = draws(four().so(|b| b.quiet = 2), "ev_lost_charter", 2);
    assert_eq!((t.baron(2).influence, t.board().quiet), (1, 2));
    t.state.board.pool = 1;
    let t = draws(Scene { game: t.game().clone(), state: t.state.clone() }.again(), "ev_lost_charter", 2);
    assert_eq!(t.board().pool, 0);
    let mut t = Scene { game: t.game().clone(), state: t.state.clone() }.again().so(|b| b.quiet = 0).upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase != Phase::Upkeep);
    assert_eq!(t.board().phase, Phase::Over, "the pool was emptied in the Actions: this was the last Upkeep");
}

#[test]
fn a_card_that_takes_a_city_lets_it_be_razed_by_the_english_book_only() {
    ledger::proves!("WK-RAZE-01", "WK-R-75");
    let taken = |edition: knights::options::Book| {
        let options = knights::Options { edition, ..knights::Options::default() };
        let scene = Scene::with(&options, 4).strongholds().noble(2, "star", "monz", "rg_50");
        let mut t = draws(scene, "ev_open_gates", 2);
        t.does(2, "part/0").does(2, "city/monz");
        assert_eq!(t.board().city(city("monz")).owner, Some(Seat(2)));
        t
    };
    assert!(quiet(&taken(knights::options::Book::Italian)));
    let mut t = taken(knights::options::Book::English);
    assert_eq!((t.turn(), t.asked(2)), (Some(2), "prompt-raze"));
    t.does(2, "raze");
    assert_eq!((t.city("monz").is_razed, t.crowns(2)), (true, 3));
}

#[test]
fn no_more_of_a_card_is_planned_than_lies_in_the_hand() {
    ledger::proves!("WK-PLAN-04", "WK-PLAN-01");
    let mut t = four().in_area(PhaseArea::Taxation, 0, ActionCard::LevyTaxes, 1).upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase == Phase::Planning);
    t.does(0, "card/levy_taxes");
    t.is_refused(0, "card/levy_taxes", "WK-PLAN-04");
    t.does(0, "card/rally_support").does(0, "card/rally_support");
    t.is_refused(0, "card/rally_support", "WK-PLAN-04");
}

#[test]
fn the_back_on_top_is_that_of_a_card_that_is_left() {
    ledger::proves!("WK-EVENT-01", "WK-R-11");
    use knights::content::Colour;
    let backs = [("ev_slander", Colour::Red), ("ev_holy_relic", Colour::Green), ("ev_floods", Colour::Blue)];
    for (word, back) in backs {
        let used = move |b: &mut knights::board::Board| {
            b.events.left = knights::content::Events::one(event("ev_dowry"));
            b.events.used = knights::content::Events::one(event(word));
            b.events.top = Some(Colour::Green);
        };
        let mut t = four().so(used).neutral(NeutralCard::ImportantEvent);
        t.does(1, "seat/2");
        assert_eq!(
            (t.board().events.top, t.board().events.left.len()),
            (Some(back), 1),
            "{word} alone is left"
        );
    }
    // A green one lies under the deck: the others come first.
    let under = |b: &mut knights::board::Board| {
        b.events.left = ["ev_dowry", "ev_holy_relic", "ev_comet"].map(event).into_iter().collect();
        b.events.used = Default::default();
        b.events.under = [Colour::Green].into_iter().collect();
        b.events.top = Some(Colour::Green);
    };
    let mut t = four().so(under).neutral(NeutralCard::ImportantEvent);
    t.does(1, "seat/2");
    assert_eq!((t.board().events.top, t.board().events.under.len()), (Some(Colour::Blue), 1));
    let scene = Scene { game: t.game().clone(), state: t.state.clone() }.again();
    let mut t = scene.neutral(NeutralCard::ImportantEvent);
    t.does(1, "seat/2");
    assert_eq!((t.board().events.top, t.board().events.under.len()), (Some(Colour::Green), 0));
}
