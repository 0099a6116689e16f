//! Bargaining and optional rules (p.19-20).

use crate::dsl::{Scene, Sitting, noble};
use knights::Options;
use knights::board::{Ending, Heir, Phase, Place};
use knights::content::{ActionCard, NeutralCard, PhaseArea};
use table::Seat;

fn three() -> Scene {
    Scene::of(3).strongholds()
}

fn with(change: impl FnOnce(&mut Options)) -> Scene {
    let mut options = Options::default();
    change(&mut options);
    Scene::with(&options, 3).strongholds()
}

fn through(t: &mut Sitting) {
    t.idle_until(&["done"], |t| t.state.board.phase != Phase::Upkeep);
}

#[test]
fn crowns_change_hands_at_any_time() {
    ledger::proves!("WK-TRADE-01", "WK-TRADE-02", "WK-TRADE-08", "WK-R-80");
    let mut t = three().crowns(1, 5).card(0, ActionCard::LevyTaxes);
    t.must_answer([0]);
    assert!(t.waiting().may.has(Seat(1)), "although it is not his turn");
    t.does(1, "give gold/3 seat/2");
    assert_eq!((t.crowns(1), t.crowns(2)), (2, 3));
    t.must_answer([0]);
    assert!(t.why_not(1, "give gold/3 seat/2").rule.is_some(), "he has two");
}

#[test]
fn crowns_change_hands_during_set_up() {
    ledger::proves!("WK-TRADE-01", "WK-SETUP-14");
    let game =
        <knights::Knights as table::Game>::new(knights::content::Content::base(), &Options::default(), 3)
            .expect("playable");
    let state = table::Game::set_up(&game, &mut table::Scripted::dice([]).then_seed(1), &mut table::Silent);
    let mut t = Sitting::on(game, state);
    assert_eq!(t.board().phase, Phase::SetUp);
    t.does(1, "give gold/4 seat/2");
    assert_eq!([0, 1, 2].map(|seat| t.crowns(seat)), [15, 11, 19]);
    t.must_answer([0, 1, 2]);
    assert!(t.why_not(1, "give gold/12 seat/2").rule.is_some(), "he has eleven");
}

#[test]
fn nothing_else_changes_hands() {
    ledger::proves!("WK-TRADE-03", "WK-TRADE-04", "WK-TRADE-05", "WK-TRADE-06", "WK-TRADE-07");
    let scene = three().crowns(1, 5).votes(1, 5).faith(1, 5).influence(1, 5).charges(1, "ag_salt");
    let t =
        scene.noble(1, "star", "h21", "rg_50").office(1, "star", "ag_guard").card(0, ActionCard::LevyTaxes);
    let mut acts = Vec::new();
    table::Game::acts(t.game(), &t.state, Seat(1), &mut acts);
    assert!(!acts.is_empty());
    let paths = t.paths(Seat(1));
    assert!(paths.iter().all(|path| path.starts_with("give gold/")), "{paths:?}");
}

#[test]
fn tokens_never_run_out() {
    ledger::proves!("WK-SUPPLY-02");
    let t = three().city(0, "lenz").crowns(0, 900).phase(PhaseArea::Taxation);
    assert_eq!(t.crowns(0), 904);
}

#[test]
fn the_length_of_the_game_is_agreed() {
    ledger::proves!("WK-OPT-01", "WK-OPT-02", "WK-OPT-03");
    for (length, pool) in [("short", 8), ("standard", 10), ("long", 12), ("longest", 15)] {
        let options: Options =
            serde_json::from_value(serde_json::json!({ "length": length })).expect("options");
        let game = <knights::Knights as table::Game>::new(knights::content::Content::base(), &options, 3)
            .expect("playable");
        let state =
            table::Game::set_up(&game, &mut table::Scripted::dice([]).then_seed(1), &mut table::Silent);
        assert_eq!(state.board.pool, 3 * pool);
    }
}

#[test]
fn heirs_are_exchanged_killed_and_given_back() {
    ledger::proves!("WK-OPT-06", "WK-OPT-07", "WK-OPT-08", "WK-OPT-09", "WK-OPT-10", "WK-R-88");
    let heirs = || with(|o| o.heirs = true).noble(0, "star", "h21", "rg_50");
    let heir = |t: &Sitting| t.board().noble(noble(0, "star")).heir;
    let mut t = heirs().card(1, ActionCard::LevyTaxes);
    assert_eq!(heir(&t), Heir::Home, "each has one");
    t.does(0, "heir noble/red_star seat/2");
    assert_eq!(heir(&t), Heir::Held(Seat(2)));
    t.does(2, "heir noble/red_star seat/0");
    assert_eq!(heir(&t), Heir::Home, "given back");
    t.does(0, "heir noble/red_star seat/2").does(2, "kill-heir noble/red_star");
    assert_eq!(heir(&t), Heir::None);
    let t = three().noble(0, "star", "h21", "rg_50").card(1, ActionCard::LevyTaxes);
    assert!(t.paths(Seat(0)).iter().all(|path| !path.starts_with("heir")), "only where it was agreed");
}

#[test]
fn an_event_without_heir_kills_the_heir_for_good() {
    ledger::proves!("WK-OPT-11", "WK-OPT-12", "WK-EX-44");
    let scene = with(|o| o.heirs = true).noble(1, "square", "h21", "rg_50").fate("fa_03");
    let scene = scene.so(|b| b.noble_mut(noble(1, "square")).heir = Heir::Held(Seat(2)));
    let mut t = scene.event("ev_no_heir").neutral(NeutralCard::ImportantEvent);
    t.does(1, "seat/1");
    assert_eq!(t.board().noble(noble(1, "square")).heir, Heir::None);
    assert!(t.paths(Seat(2)).iter().all(|path| !path.contains("blue_square")), "there is no heir to give");
}

/// Seat 0 takes the stronghold of seat 1.
fn conquers(scene: Scene) -> Sitting {
    let scene = scene.so(|b| b.barons[1].stronghold.sieges[0] = 1);
    let scene = scene.noble(0, "star", "h31", "mc_english_200 mc_swiss_200 mc_lombard_200");
    let mut t = scene.attacks(0, "h31", "stronghold-of/1 manner/siege");
    t.all(0, ["noble/red_star", "done"]);
    t.idle_until(&[], |t| t.state.board.battle.manner.is_none());
    t
}

#[test]
fn a_baron_without_a_stronghold_is_out_where_that_was_agreed() {
    ledger::proves!(
        "WK-OPT-13",
        "WK-OPT-14",
        "WK-OPT-15",
        "WK-OPT-16",
        "WK-OPT-17",
        "WK-R-03",
        "WK-R-86",
        "WK-STRONGHOLD-16"
    );
    let scene = || {
        with(|o| o.elimination = true)
            .chairman(1)
            .city(1, "lenz isar")
            .noble(1, "square", "h22", "rg_50")
            .influence(0, 1)
            .influence(2, 4)
            .votes(0, 9)
            .faith(2, 1)
    };
    let t = conquers(scene());
    assert!(t.baron(1).is_out);
    assert!(!t.place(1, "square").is_on_board());
    let left = [t.owner("lenz"), t.owner("isar")];
    assert!(left.contains(&Some(0)) && left.contains(&None), "one was tribute, the other is neutral");
    assert_eq!(
        (t.board().chairman, t.board().church),
        (Seat(2), Seat(2)),
        "by Influence in the Italian book, and by Faith"
    );
    let english =
        Options { elimination: true, edition: knights::options::Book::English, ..Options::default() };
    let scene = Scene::with(&english, 3).strongholds().chairman(1).votes(0, 9).influence(2, 4);
    assert_eq!(conquers(scene).board().chairman, Seat(0), "by Votes in the English one");
    let t = conquers(three());
    assert!(!t.baron(1).is_out, "not otherwise");
}

#[test]
fn heirs_and_stakes_of_who_is_out_are_nobodys() {
    ledger::proves!("WK-OPT-10", "WK-OPT-13", "WK-R-86", "WK-R-88");
    let scene = || {
        with(|o| (o.elimination, o.heirs) = (true, true))
            .noble(0, "square", "h22", "rg_50")
            .off(2, "star", "rg_50")
            .so(|b| {
                b.noble_mut(noble(0, "square")).heir = Heir::Held(Seat(1));
                b.noble_mut(noble(0, "circle")).heir = Heir::Held(Seat(2));
                let waits = b.noble_mut(noble(2, "star"));
                (waits.heir, waits.is_awaiting_heir) = (Heir::Held(Seat(1)), true);
                (b.fleets[0].spot, b.fleets[0].stakes[1], b.fleets[0].is_blessed) = (2, 3, true);
                (b.fleets[1].spot, b.fleets[1].stakes[1], b.fleets[1].stakes[2]) = (1, 2, 1);
            })
    };
    let t = conquers(scene());
    assert!(t.baron(1).is_out);
    let heir = |seat, symbol| t.board().noble(noble(seat, symbol)).heir;
    assert_eq!((heir(0, "square"), heir(2, "star")), (Heir::Home, Heir::Home), "nobody else could give them");
    assert_eq!(heir(0, "circle"), Heir::Held(Seat(2)), "those of others stay where they are");
    assert!(!t.board().noble(noble(2, "star")).is_awaiting_heir, "he may return");
    assert_eq!(t.board().fleets[0], Default::default(), "it had no other investor");
    assert_eq!((t.board().fleets[1].spot, t.board().fleets[1].stakes), (1, [0, 0, 1, 0, 0, 0]));
}

#[test]
fn where_might_is_right_influence_decides_nothing() {
    ledger::proves!("WK-OPT-18", "WK-OPT-19", "WK-R-87");
    let mut t =
        with(|o| o.might_is_right = true).city(0, "lenz").influence(1, 30).so(|b| b.pool = 0).upkeep();
    through(&mut t);
    assert_eq!(t.board().phase, Phase::Planning, "the empty pool does not end it");
    let razed = "alta ballin bingen froli gedze isar monz olbi rota semlik straven surat thira";
    let t = with(|o| o.might_is_right = true).razed(razed).city(0, "lenz kovel berac").upkeep();
    assert_eq!(t.board().ending, Some(Ending::Majority));
}

#[test]
fn abandoned_nobles_are_not_dead() {
    ledger::proves!("WK-OPT-20", "WK-OPT-21");
    let scene = |abandoned: bool| {
        with(|o| o.abandoned_nobles = abandoned)
            .crowns(0, 9)
            .noble(0, "star", "h21", "mc_english_100 mc_polish_150")
            .tokens(0, "star", 2)
            .office(0, "star", "ag_standard")
            .so(|b| b.noble_mut(noble(0, "star")).heir = Heir::None)
    };
    let after = |abandoned: bool| {
        let mut t = scene(abandoned).phase(PhaseArea::Wages);
        t.does(0, "troop/mc_english_100 noble/red_star");
        t.idle_until(&["done"], |t| t.must().only() == Some(Seat(2)));
        t
    };
    assert_eq!(after(true).place(0, "star"), Place::Off, "he may come back, although he has no heir");
    assert_eq!(after(false).place(0, "star"), Place::Gone);
    assert_eq!(after(true).tokens(0, "star"), 0, "but casualties and tokens are gone");
}

#[test]
fn miracles_end_lasting_events_for_one_faith_more() {
    ledger::proves!("WK-OPT-22", "WK-OPT-23", "WK-EX-43");
    let scene = |faith| {
        let scene =
            with(|o| o.miracles = true).noble(1, "square", "h21", "rg_50").faith(1, faith).fate("fa_03");
        let mut t = scene.event("ev_no_heir").neutral(NeutralCard::ImportantEvent);
        t.does(1, "seat/1");
        if t.turn() == Some(1) {
            t.does(1, "number/0");
        }
        t
    };
    let mut t = scene(3);
    t.does(1, "miracle event/ev_no_heir number/3");
    assert_eq!((t.baron(1).faith, t.board().lasting.len()), (0, 0));
    assert_eq!(t.board().noble(noble(1, "square")).heir, Heir::Home);
    let t = scene(2);
    assert!(t.paths(Seat(1)).iter().all(|path| !path.starts_with("miracle")), "two are not enough");
    let mut t = scene(3);
    t.state.board.noble_mut(noble(1, "square")).place = Place::Gone;
    t.state.board.noble_mut(noble(1, "square")).troops = Default::default();
    assert!(t.paths(Seat(1)).iter().all(|path| !path.starts_with("miracle")), "not after what came of it");
}
