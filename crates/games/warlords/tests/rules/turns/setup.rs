//! Game setup (p.2), other starts (p.3, p.12).

use super::world;
use crate::dsl::{Scene, Sitting, fief, kingdom, letters, seeded};
use table::Game;
use warlords::army::Kind;
use warlords::board::{Phase, Status};
use warlords::content::{Content, Deck, Kingdoms};
use warlords::event::Event;
use warlords::flow::Frame;
use warlords::options::{RandomRule, ScenarioChoice};
use warlords::{Options, Warlords};

fn choice(scenario: ScenarioChoice) -> Options {
    Options { scenario, ..Options::default() }
}

/// Initiative is settled: the seats play in their order.
fn ordered(options: &Options, seats: u8) -> Sitting {
    let mut t = Sitting::open(options, seats, &[8, 7, 6, 5][..usize::from(seats)]);
    for seat in 0..seats {
        t.answers(seat, [format!("initiative/{}", seat + 1).as_str()]);
    }
    t
}

/// Four players, kingdoms picked: 0 Britain, 1 Kievan Rus', 2 Latin Empire, 3 Hispania.
fn settled() -> Sitting {
    let mut t = ordered(&Options::default(), 4);
    for (seat, word) in ["britain", "kievan_rus", "latin_empire", "hispania"].iter().enumerate() {
        t.answers(seat as u8, [format!("kingdom/{word}").as_str()]);
    }
    t
}

/// And castle and Warlord placed.
fn placed(castle: &str, warlord: &str) -> Sitting {
    let mut t = settled();
    let places = [castle, warlord, "kiev", "polotsk", "nicaea", "achaea", "aragon", "castile"];
    for (i, place) in places.iter().enumerate() {
        t.answers(i as u8 / 2, [format!("fief/{place}").as_str()]);
    }
    t
}

/// The words of kingdoms.
fn words(kingdoms: Kingdoms) -> Vec<&'static str> {
    kingdoms.iter().map(|k| Content::base().kingdoms[k.index()].id).collect()
}

/// In play, for a scenario.
fn in_play(scenario: ScenarioChoice, seats: u8) -> Vec<&'static str> {
    words(Scene::with(&choice(scenario), seats).game.map().kingdoms)
}

/// Offered to start in.
fn starts(scenario: ScenarioChoice, seats: u8) -> Vec<String> {
    ordered(&choice(scenario), seats).after("kingdom/")
}

#[test]
fn from_highest_to_lowest_each_picks_an_initiative_card() {
    ledger::proves!("WE-SETUP-02", "WE-SETUP-04");
    let mut t = Sitting::open(&Options::default(), 4, &[3, 8, 1, 6]);
    let dice: Vec<(u8, u8)> = t
        .events
        .iter()
        .filter_map(|e| {
            if let Event::RolledInitiative { die, face, .. } = e { Some((*die, *face)) } else { None }
        })
        .collect();
    assert_eq!(dice, [(8, 3), (8, 8), (8, 1), (8, 6)]);
    assert_eq!(t.after("initiative/"), ["1", "2", "3", "4"]);
    t.refused(1, "initiative/0", "WE-SETUP-02").refused(1, "initiative/5", "WE-SETUP-02");
    t.answers(1, ["initiative/3"]);
    assert_eq!(t.after("initiative/"), ["1", "2", "4"]);
    t.refused(3, "initiative/3", "WE-SETUP-02");
    t.answers(3, ["initiative/1"]).answers(0, ["initiative/4"]).answers(2, ["initiative/2"]);
    assert_eq!(t.state.board.order.iter().map(|s| s.0).collect::<Vec<_>>(), [3, 2, 1, 0]);
    assert_eq!(t.waits_for(), Some(3), "who holds card 1 is first, whatever he rolled");
    t.pass_until(|t| t.phase() == Phase::Manoeuvre);
    for seat in [3, 2, 1, 0] {
        t.answers(seat, ["done", "done"]);
    }
    assert_eq!(t.state.board.round, 1);
}

#[test]
fn only_those_tied_roll_again() {
    ledger::proves!("WE-SETUP-03", "WE-R-06");
    let mut t = Sitting::open(&Options::default(), 4, &[4, 4, 4, 2, 5, 5, 1, 2, 7]);
    assert_eq!(t.dice_left(), 0);
    for (seat, card) in [(1, 1), (0, 2), (2, 3), (3, 4)] {
        t.answers(seat, [format!("initiative/{card}").as_str()]);
    }
    let t = Sitting::open(&Options::default(), 3, &[6, 2, 6, 1, 3]);
    assert_eq!((t.waits_for(), t.dice_left()), (Some(2), 0), "a new roll orders the tied, not the others");
    let t = Sitting::open(&Options::default(), 2, &[1, 2, 8, 8]);
    assert_eq!((t.waits_for(), t.dice_left()), (Some(1), 2), "without a tie nobody rolls again");
}

#[test]
fn in_the_group_phases_all_cards_are_handed_back() {
    ledger::proves!("WE-R-07", "WE-R-06");
    let mut scene = world().order([3, 1, 0, 2]);
    scene.state.board.phase = Phase::Initiative;
    let mut t = scene.dice();
    assert_eq!(t.after("initiative/"), ["1", "2", "3", "4"], "the best roller takes any");
    t.pass_to(Phase::Merchant);
    let mut t = Scene::three()
        .holds(0, "zealand L1")
        .holds(1, "nicaea L1")
        .castle("zealand nicaea")
        .status(2, Status::Eliminated)
        .order([0, 1])
        .dice();
    assert_eq!(t.after("initiative/"), ["1", "2"], "as many as still play");
    let first = t.waits_for().expect("somebody");
    t.refused(first, "initiative/3", "WE-INITIATIVE-04");
}

#[test]
fn four_players_start_at_the_corners_of_the_whole_map() {
    ledger::proves!("WE-SETUP-05", "WE-SETUP-06");
    let mut t = ordered(&Options::default(), 4);
    assert_eq!(t.after("kingdom/"), ["britain", "kievan_rus", "hispania", "latin_empire"]);
    for word in ["france", "italy", "germany", "denmark", "hungary"] {
        t.refused(0, &format!("kingdom/{word}"), "WE-SETUP-05");
    }
    t.answers(0, ["kingdom/hispania"]);
    t.refused(1, "kingdom/hispania", "WE-SETUP-05");
    t.answers(1, ["kingdom/britain"]);
    assert_eq!(t.after("kingdom/"), ["kievan_rus", "latin_empire"], "no kingdom twice");
    t.answers(2, ["kingdom/latin_empire"]).answers(3, ["kingdom/kievan_rus"]);
    assert_eq!((t.game.map().kingdoms.len(), t.game.map().fiefs.len()), (9, 61));
    assert_eq!(t.state.board.player(table::Seat(3)).home, Some(kingdom("kievan_rus")));
}

#[test]
fn kingdoms_are_picked_by_initiative_not_by_the_roll() {
    ledger::proves!("WE-SETUP-05", "WE-SETUP-04");
    let mut t = Sitting::open(&Options::default(), 2, &[8, 1]);
    t.answers(0, ["initiative/2"]).answers(1, ["initiative/1"]);
    t.answers(1, ["kingdom/britain"]).answers(0, ["kingdom/hispania"]);
    assert_eq!(t.waits_for(), Some(1), "castles too");
}

#[test]
fn three_players_without_britain_and_kievan_rus() {
    ledger::proves!("WE-3P-01", "WE-3P-02", "WE-R-71");
    assert_eq!(starts(ScenarioChoice::Standard, 3), ["denmark", "hispania", "latin_empire"]);
    let seven = ["denmark", "france", "germany", "hungary", "hispania", "italy", "latin_empire"];
    assert_eq!(in_play(ScenarioChoice::Standard, 3), seven);
    let mut t = Scene::three()
        .holds(0, "jutland L2, pomerania L2")
        .holds(1, "nicaea L1")
        .holds(2, "aragon L1")
        .castle("jutland nicaea aragon")
        .turn(0);
    t.answers(0, ["fief/jutland mover/foot", "soldier/lancer number/1"]);
    assert_eq!(t.after("fief/"), ["zealand", "holstein", "champagne"], "the lane to Northumbria is closed");
    t.refused(0, "fief/northumbria", "WE-R-71");
    t.answers(0, ["fief/zealand", "fief/pomerania mover/foot", "soldier/lancer number/1"]);
    t.refused(0, "fief/polish_principalities", "WE-R-71").refused(0, "fief/old_prussia", "WE-R-71");
    assert!(t.may("fief/brandenburg"));
}

#[test]
fn two_players_in_three_kingdoms() {
    ledger::proves!("WE-2P-01", "WE-2P-02", "WE-R-71");
    assert_eq!(starts(ScenarioChoice::Standard, 2), ["britain", "hispania"]);
    assert_eq!(in_play(ScenarioChoice::Standard, 2), ["britain", "france", "hispania"]);
    let mut t = Scene::two().holds(0, "burgundy L1").holds(1, "aragon L1").castle("burgundy aragon").turn(0);
    t.answers(0, ["fief/burgundy mover/foot", "soldier/lancer number/1"]);
    assert_eq!(t.after("fief/"), ["champagne", "aquitaine"]);
    for word in ["lotharingia", "swabia", "lombard_league"] {
        t.refused(0, &format!("fief/{word}"), "WE-R-71");
    }
    let mut t =
        Scene::two().holds(0, "almohads L1").holds(1, "england L1").castle("almohads england").turn(0);
    t.answers(0, ["fief/almohads mover/foot", "soldier/lancer number/1"]);
    assert_eq!(t.after("fief/"), ["al_andalus"], "no lane to Italy");
    t.refused(0, "fief/ifriqiya", "WE-R-71");
}

#[test]
fn other_starts_may_be_agreed_on() {
    ledger::proves!("WE-SCEN-01");
    let four = ["denmark", "france", "hungary", "italy"];
    assert_eq!(starts(ScenarioChoice::Inner, 4), four);
    assert_eq!(in_play(ScenarioChoice::Inner, 4).len(), 9);
    for seats in 2..=4 {
        assert_eq!(starts(ScenarioChoice::Agreed, seats).len(), 9, "any of the nine");
        assert_eq!(in_play(ScenarioChoice::Agreed, seats).len(), 9, "on the whole map");
    }
    assert!(
        Warlords::new(warlords::content::Content::base(), &choice(ScenarioChoice::Inner), 3).is_err(),
        "the four of the example are for four"
    );
}

#[test]
fn harder_and_faster_around_germany() {
    ledger::proves!("WE-SCEN-02", "WE-SCEN-03");
    assert_eq!(starts(ScenarioChoice::Hard, 4), ["denmark", "france", "hungary", "italy"]);
    assert_eq!(in_play(ScenarioChoice::Hard, 4), ["denmark", "france", "germany", "hungary", "italy"]);
    assert_eq!(starts(ScenarioChoice::Hard, 3), ["denmark", "hungary", "italy"]);
    assert_eq!(in_play(ScenarioChoice::Hard, 3), ["denmark", "germany", "hungary", "italy"]);
    assert!(Warlords::new(warlords::content::Content::base(), &choice(ScenarioChoice::Hard), 2).is_err());
}

#[test]
fn harder_and_longer_without_the_east() {
    ledger::proves!("WE-SCEN-04");
    assert_eq!(starts(ScenarioChoice::Long, 3), ["britain", "hungary", "hispania"]);
    let seven = ["britain", "denmark", "france", "germany", "hungary", "hispania", "italy"];
    assert_eq!(in_play(ScenarioChoice::Long, 3), seven);
    assert!(Warlords::new(warlords::content::Content::base(), &choice(ScenarioChoice::Long), 4).is_err());
    assert!(Warlords::new(warlords::content::Content::base(), &choice(ScenarioChoice::Long), 2).is_err());
}

/// The kingdoms that players were dealt.
fn dealt(options: &Options, seats: u8, seed: u64) -> Vec<&'static str> {
    let mut t = Sitting::opened_by(options, seats, seeded(seed));
    t.pass_until(|t| !matches!(t.frame(), Frame::PickInitiative));
    assert!(matches!(t.frame(), Frame::PlaceStart(_)), "nobody is asked");
    let homes = t.state.board.players.iter().filter_map(|p| p.home);
    homes.map(|home| Content::base().kingdoms[home.index()].id).collect()
}

#[test]
fn kingdoms_may_be_drawn() {
    ledger::proves!("WE-SCEN-05", "WE-R-72");
    let options = choice(ScenarioChoice::Random);
    assert_eq!(in_play(ScenarioChoice::Random, 4).len(), 9);
    let mut seen = std::collections::BTreeMap::new();
    for seed in 0..300 {
        let mut homes = dealt(&options, 4, seed);
        homes.iter().for_each(|home| *seen.entry(*home).or_insert(0) += 1);
        homes.sort_unstable();
        homes.dedup();
        assert_eq!(homes.len(), 4, "no kingdom twice");
    }
    assert!(seen.len() == 9 && seen.values().all(|n| (90..180).contains(n)), "all alike: {seen:?}");
}

#[test]
fn drawn_kingdoms_may_be_kept_apart() {
    ledger::proves!("WE-R-72");
    let any = choice(ScenarioChoice::Random);
    let apart = Options { random_starts: RandomRule::NotAdjacent, ..any.clone() };
    let scene = Scene::with(&any, 2);
    let map = scene.game.map();
    let touch = |homes: Vec<&str>| {
        let fiefs = |k: &str| Content::base().kingdoms[kingdom(k).index()].fiefs;
        fiefs(homes[0]).iter().any(|f| !map.near[f].and(fiefs(homes[1])).is_empty())
    };
    assert!((0..60).all(|seed| !touch(dealt(&apart, 2, seed))), "as was agreed");
    assert!((0..60).any(|seed| touch(dealt(&any, 2, seed))), "else it may happen");
}

#[test]
fn each_player_has_one_army_set() {
    ledger::proves!("WE-SETUP-07");
    let t = placed("england", "cornwall");
    for seat in 0..4 {
        let player = t.state.board.player(table::Seat(seat));
        assert_eq!(player.sets, 1);
    }
    let left = |kind| t.state.board.pieces_left(Content::base(), table::Seat(0), kind);
    assert_eq!(left(Kind::Lancer), None);
    assert_eq!([Kind::Footman, Kind::Archer, Kind::Knight].map(left), [Some(10), Some(7), Some(6)]);
    assert_eq!(left(Kind::Warlord), Some(2), "one of three stands on the map");
}

#[test]
fn castle_and_warlord_are_placed_in_two_fiefs_of_the_kingdom() {
    ledger::proves!("WE-SETUP-12", "WE-SETUP-09", "WE-R-02", "WE-R-03");
    let mut t = settled();
    assert_eq!(t.paths().len(), 7, "any fief of Britain");
    t.refused(0, "fief/brittany", "WE-SETUP-12");
    t.answers(0, ["fief/england"]);
    let board = &t.state.board;
    assert!(
        board.castles.has(fief("england")) && board.finished.has(fief("england")),
        "the castle is finished"
    );
    assert_eq!(t.waits_for(), Some(0), "both before the next player");
    t.refused(0, "fief/england", "WE-R-03").refused(0, "fief/france_fief", "WE-SETUP-12");
    t.answers(0, ["fief/wales"]);
    assert_eq!((t.army("wales").as_str(), t.army("england").as_str()), ("W1", ""));
    t.refused(1, "fief/ireland", "WE-SETUP-12").answers(1, ["fief/kiev", "fief/polotsk"]);
    assert_eq!(t.waits_for(), Some(2));
}

#[test]
fn the_other_soldiers_are_divided_between_the_two_fiefs() {
    ledger::proves!("WE-SETUP-08", "WE-SETUP-13", "WE-SETUP-14");
    assert_eq!(Content::base().numbers.start, [12, 2, 2, 2, 2], "Lancers to Warlords");
    let mut t = placed("england", "cornwall");
    // Warlords, Knights, Archers, Footmen, Lancers: how many go to the Warlord.
    for most in [1, 2, 2, 2] {
        assert_eq!(t.after("number/"), (0..=most).map(|n| n.to_string()).collect::<Vec<_>>());
        t.refused(0, &format!("number/{}", most + 1), "WE-SETUP-08");
        t.answers(0, ["number/1"]);
    }
    t.refused(0, "number/13", "WE-SETUP-08").answers(0, ["number/5"]);
    assert_eq!((t.army("cornwall").as_str(), t.army("england").as_str()), ("L5 F1 A1 K1 W2", "L7 F1 A1 K1"));
    assert_eq!(t.waits_for(), Some(1), "then the next by initiative");
    t.pass_to(Phase::Manoeuvre);
    for seat in 0..4 {
        let army = t.state.board.on_map(table::Seat(seat));
        assert_eq!(letters(&army), "L12 F2 A2 K2 W2");
        assert_eq!(t.state.board.fiefs(table::Seat(seat)).len(), 2, "no other fief receives soldiers");
        assert_eq!(t.state.board.castles_of(table::Seat(seat)).len(), 1);
    }
    assert!(t.owner("wales").is_none() && t.owner("scotland").is_none());
}

#[test]
fn one_soldier_stays_with_the_castle() {
    ledger::proves!("WE-R-04");
    let mut t = placed("england", "cornwall");
    t.answers(0, ["number/1", "number/2", "number/2", "number/2"]);
    t.refused(0, "number/12", "WE-R-04").answers(0, ["number/11"]);
    assert_eq!((t.army("england").as_str(), t.army("cornwall").as_str()), ("L1", "L11 F2 A2 K2 W2"));
    let mut t = placed("england", "cornwall");
    t.answers(0, ["number/0", "number/2", "number/2", "number/2", "number/12"]);
    assert_eq!(t.army("england"), "W1", "whoever it is");
}

#[test]
fn a_mountain_holds_fifteen_at_setup_too() {
    ledger::proves!("WE-R-05", "WE-MOUNTAIN-01");
    let mut t = placed("england", "wales");
    t.answers(0, ["number/1", "number/2", "number/2", "number/2"]);
    t.refused(0, "number/8", "WE-R-05").answers(0, ["number/7"]);
    assert_eq!(t.army("wales"), "L7 F2 A2 K2 W2");
    let mut t = placed("wales", "england");
    t.answers(0, ["number/0", "number/0", "number/0", "number/0", "number/0"]);
    assert_eq!(t.army("wales"), "L12 F2 A2 K2 W1", "a Mountain with a castle holds all");
}

#[test]
fn play_opens_with_the_first_players_turn() {
    ledger::proves!("WE-SETUP-15", "WE-SETUP-01", "WE-R-01");
    let mut t = placed("england", "wales");
    t.pass_to(Phase::Manoeuvre);
    assert_eq!((t.waits_for(), t.state.board.round), (Some(0), 1));
    assert!(
        !t.events
            .iter()
            .any(|e| matches!(e, Event::PhaseBegan { .. } | Event::Drew { .. } | Event::Gained { .. }))
    );
    for seat in 0..4 {
        assert_eq!((t.gold(seat), t.cards(seat)), (0, 0), "all gold is the Treasury's");
    }
}

#[test]
fn the_treasury_has_no_bottom() {
    ledger::proves!("WE-SETUP-01");
    let mut t = world().gold(0, 1_000_000).gold(1, 1_000_000).taxes();
    t.pass_to(Phase::Recruit);
    assert_eq!(t.gold(0), 1_000_000 + 3 + 6, "a farmland and most fiefs of Kievan Rus'");
    t.answers(0, ["soldier/lancer number/1"]);
    assert_eq!((t.gold(0), t.gold(1)), (1_000_006, 1_000_009), "what is paid goes to nobody");
}

#[test]
fn three_decks_lie_face_down() {
    ledger::proves!("WE-SETUP-10", "WE-R-60");
    let mut t = settled();
    t.pass_to(Phase::Manoeuvre);
    for deck in Deck::ALL {
        assert_eq!(t.state.decks.and(Content::base().decks[deck as usize]).len(), 30);
    }
    assert!(t.state.board.discards.is_empty());
    // A drawn card is known to him who drew it; the others see the back.
    let mut t = world().hand(1, "C04 P04").turn(0);
    let shown = |t: &Sitting, seat| serde_json::to_value(t.view(seat)).expect("it can be written");
    assert_eq!(shown(&t, 1)["hand"].as_array().map(Vec::len), Some(2));
    for seat in [0, 2, 3] {
        let view = shown(&t, seat);
        assert_eq!(view["hand"], serde_json::json!([]));
        assert_eq!(view["players"][1]["cards"], serde_json::json!([1, 0, 1]));
        assert!(!view.to_string().contains("C04") && !view.to_string().contains("P04"));
    }
    assert_eq!(shown(&t, 0)["decks"][2]["left"], 29);
    t.answers(0, ["done"]);
}

#[test]
fn decks_are_shuffled() {
    ledger::proves!("WE-SETUP-10");
    let drawn = |seed| {
        let mut t = Sitting::opened_by(&Options::default(), 4, seeded(seed));
        t.pass_to(Phase::Taxes);
        t.state.hands
    };
    let first = drawn(0);
    assert!((1..9).all(|seed| drawn(seed) != first), "another game, other Pope cards");
}

#[test]
fn used_cards_lie_face_up() {
    ledger::proves!("WE-SETUP-11");
    let mut t = world().hand(0, "C04").turn(0);
    t.answers(0, ["card/C04"]);
    let view = serde_json::to_value(t.view(2)).expect("it can be written");
    assert_eq!(view["decks"][2]["discards"], serde_json::json!(["C04"]), "on the pile of its deck");
    assert_eq!(view["decks"][0]["discards"], serde_json::json!([]));
    assert_eq!((t.cards(0), t.gold(0)), (0, 5));
}

#[test]
fn first_turns_are_played_one_at_a_time() {
    ledger::proves!("WE-SETUP-16", "WE-R-74");
    let mut t = placed("england", "wales");
    t.pass_to(Phase::Manoeuvre);
    for seat in 0..4 {
        let waiting = t.game.waiting(&t.state);
        assert_eq!((waiting.must.len(), t.waits_for()), (1, Some(seat)), "never two at a time");
        t.answers(seat, ["done", "done"]);
    }
    assert_ne!(t.phase(), Phase::Manoeuvre);
}
