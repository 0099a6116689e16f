//! Each Mission, fulfilled and just not (CG p.4, content of the box).

use crate::dsl::{Scene, noble};
use knights::Options;
use knights::board::{Phase, Place};
use knights::content::MissionId;
use table::Seat;

/// Influence that this Mission of seat 0 is worth at the end of a game in which nobody gains any other.
fn worth(word: &str, set: impl Fn(Scene) -> Scene) -> u16 {
    let options = Options { for_glory: true, missions: true, ..Options::default() };
    let mission = MissionId::named(word).unwrap_or_else(|| panic!("there is no Mission '{word}'"));
    let calm = |fate: &knights::content::Fate| fate.unrest == knights::content::Unrest::NoRevolt;
    let scene = Scene::with(&options, 4).strongholds().so(|b| b.pool = 0);
    let scene = scene.secretly(|state| state.secrets[0].mission = Some(mission));
    let before = set(scene).fates(&[&calm, &calm, &calm, &calm]);
    let cities = before.state.board.cities_of(Seat(0)).len() as u16;
    let mut t = before.upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase != Phase::Upkeep);
    assert_eq!(t.board().phase, Phase::Over, "the pool is empty");
    t.baron(0).influence - cities
}

#[test]
fn cities_by_the_sea_overseas_and_of_every_strength() {
    ledger::proves!("CG-MISSION-06", "CG-MISSION-07", "CG-MISSION-08");
    assert_eq!(worth("mi_harbours", |s| s.city(0, "ballin rota acre")), 2);
    assert_eq!(worth("mi_harbours", |s| s.city(0, "ballin rota lenz")), 0, "Lenz has no port");
    assert_eq!(worth("mi_pilgrim", |s| s.city(0, "acre cadiz")), 2);
    assert_eq!(worth("mi_pilgrim", |s| s.city(0, "acre ballin rota")), 0);
    assert_eq!(worth("mi_grades", |s| s.city(0, "monz kovel lenz")), 2, "200, 300 and 400");
    assert_eq!(worth("mi_grades", |s| s.city(0, "monz froli lenz")), 0);
    assert_eq!(worth("mi_walls", |s| s.city(0, "monz lenz").fortified("monz lenz")), 2);
    assert_eq!(worth("mi_walls", |s| s.city(0, "monz lenz").fortified("monz")), 0);
}

#[test]
fn a_purse_an_army_and_seals() {
    ledger::proves!("CG-MISSION-06", "CG-MISSION-07", "CG-MISSION-08");
    assert_eq!((worth("mi_coffers", |s| s.crowns(0, 20)), worth("mi_coffers", |s| s.crowns(0, 19))), (2, 0));
    let army = |troops: &'static str, tokens: u8| {
        move |s: Scene| s.noble(0, "star", "h22", troops).tokens(0, "star", tokens)
    };
    assert_eq!(worth("mi_host", army("mc_english_200 mc_swiss_200 rg_100", 0)), 2);
    assert_eq!(worth("mi_host", army("mc_english_200 mc_swiss_200 rg_50", 0)), 0);
    assert_eq!(worth("mi_host", army("mc_english_200 mc_swiss_200 rg_100", 1)), 0, "casualties are deducted");
    let two = |s: Scene| {
        s.noble(0, "star", "h22", "mc_english_200 rg_50").noble(0, "square", "h22", "mc_swiss_200 rg_50")
    };
    assert_eq!(worth("mi_host", two), 0, "of one army");
    let seals = |s: Scene| s.charges(0, "ag_salt ag_wine").noble(0, "star", "h22", "rg_50");
    assert_eq!(worth("mi_seals", |s| seals(s).office(0, "star", "ag_standard")), 2);
    assert_eq!(worth("mi_seals", seals), 0);
}

#[test]
fn tokens_of_office_with_what_goes_with_them() {
    ledger::proves!("CG-MISSION-06", "CG-MISSION-07", "CG-MISSION-08");
    assert_eq!(worth("mi_shepherd", |s| s.church(0).faith(0, 2)), 2);
    assert_eq!(worth("mi_shepherd", |s| s.church(0).faith(0, 1)), 0);
    assert_eq!(worth("mi_shepherd", |s| s.church(1).faith(0, 9)), 0);
    assert_eq!(worth("mi_voice", |s| s.votes(0, 4)), 2);
    assert_eq!(worth("mi_voice", |s| s.votes(0, 3)), 0);
    assert_eq!(worth("mi_voice", |s| s.chairman(1).votes(0, 9)), 0);
}

#[test]
fn a_whole_house_without_a_wound() {
    ledger::proves!("CG-MISSION-06", "CG-MISSION-07", "CG-MISSION-08");
    let house = |s: Scene| {
        s.noble(0, "star", "h22", "rg_50")
            .noble(0, "square", "h23", "rg_50")
            .noble(0, "circle", "h12", "rg_50")
            .noble(0, "triangle", "h21", "mc_english_200")
    };
    assert_eq!(worth("mi_house", house), 2);
    assert_eq!(worth("mi_house", |s| house(s).tokens(0, "triangle", 1)), 0);
    let keep =
        |s: Scene| house(s).stronghold(0, "h11", "mc_swiss_200").so(|b| b.barons[0].stronghold.tokens = 1);
    assert_eq!(worth("mi_house", keep), 0, "the troops in his stronghold are an army");
    let gone = |s: Scene| house(s).so(|b| b.noble_mut(noble(0, "star")).place = Place::Gone);
    assert_eq!(worth("mi_house", gone), 0);
}

#[test]
fn missions_are_shown_by_everybody_from_the_chairman_on() {
    ledger::proves!("CG-MISSION-05", "CG-MISSION-06", "CG-R-35");
    let options = Options { missions: true, ..Options::default() };
    let scene = Scene::with(&options, 3).strongholds().chairman(1).crowns(2, 20).so(|b| b.pool = 0);
    let mut t = scene
        .secretly(|state| {
            let words = ["mi_walls", "mi_pilgrim", "mi_coffers"];
            for (secret, word) in state.secrets.iter_mut().zip(words) {
                secret.mission = MissionId::named(word);
            }
        })
        .upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase == Phase::Over);
    let shown: Vec<(u8, bool)> = t
        .events
        .iter()
        .filter_map(|event| match event {
            knights::event::Event::MissionShown { seat, fulfilled, .. } => Some((seat.0, *fulfilled)),
            _ => None,
        })
        .collect();
    assert_eq!(shown, [(1, false), (2, true), (0, false)]);
    assert_eq!([0, 1, 2].map(|seat| t.baron(seat).influence), [0, 0, 2]);
}
