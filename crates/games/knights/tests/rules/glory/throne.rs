//! Missions and The King (CG p.4).

use crate::dsl::{Scene, Sitting};
use knights::board::{Ending, Phase};
use knights::content::{Content, MissionId};
use knights::{Knights, Options};
use table::{Game as _, Observer, Scripted, Seat};

fn mission(word: &str) -> MissionId {
    MissionId::named(word).unwrap_or_else(|| panic!("there is no Mission '{word}'"))
}

fn missions() -> Scene {
    Scene::with(&Options { missions: true, ..Options::default() }, 3).strongholds()
}

fn king() -> Scene {
    Scene::with(&Options { king: true, ..Options::default() }, 4).strongholds()
}

fn through(t: &mut Sitting) {
    t.idle_until(&["done", "stronghold/red", "stronghold/blue"], |t| t.state.board.phase != Phase::Upkeep);
}

#[test]
fn each_is_dealt_a_mission_that_only_he_sees() {
    ledger::proves!("CG-MISSION-01", "CG-MISSION-02", "CG-MISSION-03", "CG-MISSION-04");
    let game = Knights::new(Content::base(), &Options { missions: true, ..Options::default() }, 3)
        .expect("playable");
    let mut t = table::kit::Sitting::open(game, Scripted::dice([]).then_seed(2));
    t.idle_until(&[], |t| {
        t.prompt(t.must().first().map_or(0, |seat| seat.0)).message.key != "prompt-first-troops"
    });
    let dealt: Vec<MissionId> = Seat::all(3).filter_map(|seat| t.state.secret(seat).mission).collect();
    assert_eq!(dealt.len(), 3, "just before strongholds are placed");
    for seat in Seat::all(3) {
        let seen =
            |observer| serde_json::to_value(t.sees(observer)).expect("it can be written")["mission"].clone();
        assert_eq!(seen(Observer::Seat(seat)), serde_json::json!(dealt[seat.index()].word()));
        assert!(seen(Observer::Spectator).is_null());
    }
}

#[test]
fn missions_are_scored_at_the_end() {
    ledger::proves!("CG-MISSION-05", "CG-MISSION-06", "CG-MISSION-07", "CG-MISSION-08", "CG-R-35");
    let scene = missions().city(0, "lenz").crowns(1, 20).so(|b| b.pool = 1).secretly(|s| {
        s.secrets[0].mission = Some(mission("mi_pilgrim"));
        s.secrets[1].mission = Some(mission("mi_coffers"));
        s.secrets[2].mission = Some(mission("mi_walls"));
    });
    let mut t = scene.upkeep();
    through(&mut t);
    assert_eq!([0, 1, 2].map(|seat| t.baron(seat).influence), [1, 2, 0]);
    assert_eq!(t.board().winners, [Seat(1)].into_iter().collect());
    let razed = "alta ballin bingen froli gedze isar monz olbi rota semlik straven surat thira";
    let scene = missions().razed(razed).city(0, "lenz kovel berac").crowns(1, 20);
    let t = scene.secretly(|s| s.secrets[1].mission = Some(mission("mi_coffers"))).upkeep();
    assert_eq!(
        (t.board().ending, t.baron(1).influence),
        (Some(Ending::Majority), 0),
        "a majority of cities wins without them"
    );
}

#[test]
fn the_pool_is_smaller_and_the_game_has_a_target() {
    ledger::proves!(
        "CG-KING-01",
        "CG-KING-02",
        "CG-KING-04",
        "CG-KING-16",
        "CG-KING-20",
        "CG-KING-21",
        "CG-R-37"
    );
    for (length, pool, target) in [("short", 6, 12), ("standard", 8, 16), ("long", 10, 20)] {
        let options: Options =
            serde_json::from_value(serde_json::json!({ "length": length, "king": true })).expect("options");
        assert_eq!(
            (options.pool(&Content::base().numbers), options.target(&Content::base().numbers)),
            (pool, target)
        );
    }
    let mut t = king().city(0, "lenz").influence(0, 14).upkeep();
    through(&mut t);
    assert_eq!(t.board().phase, Phase::Planning, "fifteen");
    let mut t = king().city(0, "lenz").influence(0, 15).upkeep();
    through(&mut t);
    assert_eq!((t.board().phase, t.board().king), (Phase::Over, None), "sixteen, even without a King");
}

#[test]
fn the_leader_is_crowned_when_the_pool_is_empty() {
    ledger::proves!(
        "CG-KING-03",
        "CG-KING-05",
        "CG-KING-06",
        "CG-KING-07",
        "CG-KING-15",
        "CG-EX-11",
        "CG-R-36",
        "CG-R-38",
        "CG-R-39"
    );
    let mut t = king()
        .city(0, "lenz")
        .city(1, "isar rota")
        .noble(1, "star", "isar", "rg_50")
        .so(|b| b.pool = 2)
        .upkeep();
    assert_eq!(
        (t.board().king, t.board().pool),
        (Some(Seat(1)), 0),
        "as soon as all have taken their Influence"
    );
    assert_eq!(t.turn(), Some(1));
    t.offers_only(1, ["noble/blue_star", "stronghold/blue"]);
    t.all(1, ["noble/blue_star", "stronghold/blue", "stronghold/blue", "stronghold/blue"]);
    let cards = t.troops(1, "star").matches("ka_").count() + t.garrison_of(1).matches("ka_").count();
    assert_eq!(cards, 4, "one for each Baron");
    assert_eq!(t.baron(1).influence, 2, "his extra Influence comes later");
    through(&mut t);
    assert_eq!(t.board().phase, Phase::Planning, "the game goes on");
    let mut t = king().city(0, "lenz").city(1, "isar").so(|b| b.pool = 2).upkeep();
    through(&mut t);
    assert_eq!(t.board().king, None, "a tie crowns nobody yet");
}

#[test]
fn the_kings_army_is_regular_and_his_influence_grows() {
    ledger::proves!("CG-KING-08", "CG-KING-09", "CG-KING-10", "CG-KING-11", "CG-R-40", "CG-R-42");
    let scene = || king().so(|b| b.king = Some(Seat(0)));
    let mut t = scene().city(0, "lenz").so(|b| b.pool = 0).upkeep();
    assert_eq!(t.baron(0).influence, 2, "a city, and the crown");
    through(&mut t);
    let t = scene().city(0, "lenz").so(|b| (b.pool, b.barons[0].stronghold.area) = (0, None)).upkeep();
    assert_eq!(t.baron(0).influence, 0);
    let t = scene()
        .noble(0, "star", "h21", "ka_1 ka_2 mc_english_50")
        .crowns(0, 2)
        .phase(knights::content::PhaseArea::Wages);
    assert_eq!(
        (t.crowns(0), t.troops(0, "star").as_str()),
        (0, "ka_1 ka_2"),
        "it is paid first and does not desert"
    );
}

#[test]
fn who_takes_the_kings_stronghold_takes_his_crown() {
    ledger::proves!("CG-KING-12", "CG-KING-13", "CG-KING-14", "CG-R-41", "CG-R-43", "CG-R-46");
    let scene = king()
        .so(|b| (b.king, b.barons[1].stronghold.sieges[0]) = (Some(Seat(1)), 1))
        .noble(1, "square", "h22", "ka_1")
        .noble(1, "circle", "h12", "ka_2 rg_50");
    let scene = scene.noble(0, "star", "h31", "mc_english_200 mc_swiss_200 mc_lombard_200");
    let mut t = scene.attacks(0, "h31", "stronghold-of/1 manner/siege");
    t.all(0, ["noble/red_star", "done"]);
    t.idle_until(&["stronghold/red"], |t| t.state.board.battle.manner.is_none());
    assert_eq!(t.board().king, Some(Seat(0)));
    assert_eq!(t.garrison_of(0), "ka_1 ka_2");
    assert_eq!((t.troops(1, "circle").as_str(), t.place(1, "square")), ("rg_50", knights::board::Place::Off));
}

#[test]
fn who_dies_far_from_the_battle_is_not_ransomed() {
    ledger::proves!("CG-R-43", "WK-AGENDA-02");
    let scene = king()
        .so(|b| (b.king, b.barons[1].stronghold.sieges[0]) = (Some(Seat(1)), 1))
        .noble(1, "circle", "h12", "ka_2 rg_50")
        .tokens(1, "circle", 1)
        .laws("ag_ransom")
        .crowns(1, 5);
    let scene = scene.noble(0, "star", "h31", "mc_english_200 mc_swiss_200 mc_lombard_200");
    let mut t = scene.attacks(0, "h31", "stronghold-of/1 manner/siege");
    t.all(0, ["noble/red_star", "done"]);
    t.idle_until(&["stronghold/red"], |t| {
        assert_ne!(t.prompt(1).message.key, "prompt-law", "a Law on those who die in battle");
        t.state.board.battle.manner.is_none()
    });
    assert_eq!(t.place(1, "circle"), knights::board::Place::Off, "without the King's men he is beaten");
    assert_eq!((t.crowns(0), t.crowns(1)), (2, 3), "half of what the King had, and no ransom");
}

#[test]
fn the_end_of_a_kings_game_is_scored_as_usual() {
    ledger::proves!("CG-KING-17", "CG-KING-18", "CG-KING-19", "CG-R-44");
    let both = Options { king: true, missions: true, ..Options::default() };
    let scene = Scene::with(&both, 3)
        .strongholds()
        .influence(0, 16)
        .influence(1, 15)
        .crowns(1, 20)
        .so(|b| b.king = Some(Seat(0)));
    let mut t = scene.secretly(|s| s.secrets[1].mission = Some(mission("mi_coffers"))).upkeep();
    through(&mut t);
    assert_eq!(
        (t.board().phase, t.board().winners),
        (Phase::Over, [Seat(1)].into_iter().collect()),
        "one need not be King"
    );
    let razed = "alta ballin bingen froli gedze isar monz olbi rota semlik straven surat thira";
    let t = king().razed(razed).city(0, "lenz kovel berac").upkeep();
    assert_eq!(t.board().ending, Some(Ending::Majority));
}
