//! For Glory: what is added at the start (CG p.1-2).

use crate::dsl::Scene;
use knights::board::Phase;
use knights::content::{ActionCard, CityId, Colour, Content, NeutralCard, TroopClass, TroopId};
use knights::{Knights, Options};
use table::kit::Sitting;
use table::{Game as _, Scripted, Seat};

fn glory() -> Options {
    Options { for_glory: true, ..Options::default() }
}

fn open(options: &Options, seats: u8, seed: u64) -> Sitting<Knights> {
    let game = Knights::new(Content::base(), options, seats).expect("playable");
    Sitting::open(game, Scripted::dice([]).then_seed(seed))
}

#[test]
fn three_variants_in_any_combination() {
    ledger::proves!("CG-SETUP-01", "CG-SETUP-02", "CG-SETUP-03", "CG-SETUP-04", "CG-R-45");
    for bits in 0..8 {
        let options = Options {
            for_glory: bits & 1 > 0,
            missions: bits & 2 > 0,
            king: bits & 4 > 0,
            ..Options::default()
        };
        assert!(Knights::new(Content::base(), &options, 4).is_ok());
    }
    for (king, missions, can) in [(true, false, false), (false, true, false), (false, false, true)] {
        let might = Options { might_is_right: true, king, missions, for_glory: true, ..Options::default() };
        assert_eq!(Knights::new(Content::base(), &might, 4).is_ok(), can, "not with Might is right");
    }
}

#[test]
fn new_cards_join_the_old_ones() {
    ledger::proves!(
        "CG-SETUP-05",
        "CG-SETUP-06",
        "CG-SETUP-07",
        "CG-SETUP-08",
        "CG-SETUP-11",
        "CG-SETUP-12",
        "CG-SETUP-13",
        "CG-SETUP-14",
        "CG-SETUP-15",
        "CG-SETUP-19",
        "CG-BACT-09",
        "CG-FATE-01",
        "CG-TROOP-01"
    );
    let (t, old) = (open(&glory(), 4, 1), open(&Options::default(), 4, 1));
    let agendas =
        |t: &Sitting<Knights>| t.state.board.agendas.deck.iter().map(|n| usize::from(*n)).sum::<usize>() + 3;
    assert_eq!((agendas(&old), agendas(&t)), (44, 44 + 25));
    assert_eq!((old.state.board.events.left.len(), t.state.board.events.left.len()), (36, 56));
    let cards = t.state.board.baron(Seat(0)).cards;
    assert_eq!(
        (cards.len(), cards.of(ActionCard::ForcedMarch), cards.of(ActionCard::EnrichMind)),
        (15, 1, 2)
    );
    assert_eq!(t.game.fate_count(), 48);
    assert_eq!(t.state.board.advancements.offer.len(), 3);
    assert_eq!(t.state.board.advancements.deck.iter().map(|n| usize::from(*n)).sum::<usize>() + 3, 44);
    let captains = TroopId::captains();
    assert_eq!(captains.len(), 12);
    assert!(
        captains.iter().all(|troop| t
            .state
            .board
            .mercenaries
            .deck
            .or(t.state.board.mercenaries.offer)
            .has(troop))
    );
    assert!(old.state.board.advancements.offer.is_empty());
}

#[test]
fn the_neutral_cards_are_exchanged() {
    ledger::proves!(
        "CG-SETUP-09",
        "CG-SETUP-10",
        "CG-SETUP-23",
        "CG-SETUP-24",
        "CG-EX-05",
        "CG-NACT-01",
        "CG-NACT-23",
        "CG-R-50"
    );
    let mut t = Scene::glory(2).strongholds().upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase == Phase::Planning);
    for seat in 0..2 {
        t.all(
            seat,
            [
                "card/levy_taxes",
                "card/levy_taxes",
                "card/rally_support",
                "card/serve_church",
                "card/serve_church",
                "card/forced_march",
            ],
        );
    }
    let neutrals = t.board().neutrals;
    let left = |t: &crate::dsl::Sitting| t.board().neutral_laid.iter().sum::<u8>() + 1;
    assert!(left(&t) >= 8, "three on each stack");
    for old in [NeutralCard::UpgradeDefenses, NeutralCard::MusterTroops, NeutralCard::UncertainTimes] {
        assert_eq!(neutrals[old as usize], 0);
    }
    let content = Content::base();
    let all: u8 = NeutralCard::EACH
        .iter()
        .filter(|card| {
            !matches!(
                card,
                NeutralCard::UpgradeDefenses | NeutralCard::MusterTroops | NeutralCard::UncertainTimes
            )
        })
        .map(|card| content.neutrals[*card as usize])
        .sum();
    assert_eq!(all, 12);
}

#[test]
fn the_scholar_is_a_third_baron() {
    ledger::proves!("CG-SETUP-16", "CG-SETUP-17", "CG-SETUP-18", "CG-R-01");
    for seed in 0..6 {
        let board = open(&glory(), 4, seed).state.board;
        let scholar = board.scholar.expect("there is one");
        assert!(scholar != board.chairman && scholar != board.church);
        assert_eq!(open(&glory(), 2, seed).state.board.scholar, None);
    }
}

#[test]
fn razed_cities_are_those_of_drawn_levies() {
    ledger::proves!("CG-SETUP-20", "CG-SETUP-21", "CG-EX-04");
    let t = open(&glory(), 4, 2);
    let razed: Vec<CityId> = CityId::all().filter(|city| t.state.board.city(*city).is_razed).collect();
    assert_eq!(razed.len(), 5);
    assert!(razed.iter().all(|city| !city.is_overseas()));
    assert!(
        t.told_by("WK-PLAYERS-05").all(|event| !format!("{event:?}").contains("FateDrawn")),
        "no Fate card was drawn for it"
    );
}

#[test]
fn the_first_event_is_not_red() {
    ledger::proves!("CG-SETUP-22", "CG-R-02");
    for seed in 0..10 {
        let events = open(&glory(), 3, seed).state.board.events;
        assert!(events.top.is_some_and(|top| top != Colour::Red));
        assert!(!events.under.is_empty(), "one went under in any case");
    }
}

#[test]
fn leaders_and_heralds_are_no_first_mercenaries() {
    ledger::proves!("CG-TROOP-08", "CG-TROOP-02");
    for seed in 0..10 {
        let t = open(&glory(), 6, seed);
        for seat in Seat::all(6) {
            let troops = t.state.board.stronghold(seat).troops;
            assert!(
                troops.iter().all(|troop| !matches!(troop.class(), TroopClass::Leader | TroopClass::Herald))
            );
        }
    }
    assert!(
        TroopId::captains()
            .iter()
            .all(|troop| troop.kind().is_mercenary() && troop.kind().nation().is_some())
    );
}
