//! What is adjacent by land, sea route and Navy (p.14).

use super::{GOOD, invading};
use crate::dsl::{Asked, Scene, land, player};
use crusader::Options;
use crusader::content::Territories;
use crusader::options::NavyRule;

fn lands(words: &str) -> Territories {
    words.split_whitespace().map(land).collect()
}

#[test]
fn land_borders_and_sea_routes_make_neighbours() {
    ledger::proves!("CK-SEA-01", "CK-SEA-02", "CK-SEA-03", "CK-TERR-02");
    let t = invading(Scene::five().lands("english", "wessex").soldiers("wessex"));
    assert_eq!(
        t.game.near(land("wessex")),
        lands("mercia wales brittany normandy"),
        "two by land, two by sea route"
    );
    assert!(t.game.near(land("normandy")).has(land("wessex")), "both ways");
    assert!(!t.game.near(land("wessex")).has(land("ireland")), "a common sea is not enough");
}

#[test]
fn with_a_navy_coasts_of_one_sea_are_adjacent() {
    ledger::proves!("CK-FLEET-01", "CK-FLEET-02", "CK-R-71");
    let scene = || Scene::five().lands("english", "wessex apulia").soldiers("wessex apulia");
    let mut t = invading(scene());
    t.is_refused(0, "from/wessex attack/portugal", "CK-INVADE-06");
    let mut t = invading(scene().owns("english", "navy").bag("english", GOOD));
    t.offers(0, ["from/wessex attack/portugal", "from/apulia attack/toulouse"]);
    t.is_refused(0, "from/wessex attack/denmark", "CK-INVADE-06");
    t.is_refused(0, "from/wessex attack/sardinia", "CK-INVADE-06");
    t.is_refused(0, "from/wessex attack/bohemia", "CK-INVADE-06");
    let border = t.game.bordering(t.board(), player("english"));
    assert!(!border.has(land("portugal")), "for other rules it does not count");
    t.does(0, "from/wessex attack/portugal").does(0, "done").does(0, "territory/portugal");
    assert_eq!(t.owner("portugal"), Some("english"));
}

#[test]
fn an_option_makes_the_navy_count_for_everything() {
    ledger::proves!("CK-R-71");
    let options = Options { navy: NavyRule::Everything, ..Options::default() };
    let scene =
        Scene::with(&options, 5).lands("english", "wessex").soldiers("wessex").owns("english", "navy");
    let t = invading(scene);
    assert!(t.game.bordering(t.board(), player("english")).has(land("portugal")));
}

#[test]
fn pomerania_may_lie_on_a_sea_of_its_own() {
    ledger::proves!("CK-FLEET-02", "CK-R-71");
    use crusader::options::Pomerania;
    for (pomerania, reaches) in [(Pomerania::NorthSea, true), (Pomerania::Alone, false)] {
        let scene = Scene::with(&Options { pomerania, ..Options::default() }, 5)
            .lands("english", "mercia pomerania")
            .owns("english", "navy")
            .lands("frankish", "paris");
        let t = scene.acts("english", super::WAR);
        let reach = |from: &str| t.game.reach(t.board(), player("english"), land(from));
        assert_eq!(reach("pomerania").has(land("the_low_countries")), reaches, "{pomerania:?}");
        assert_eq!(reach("mercia").has(land("pomerania")), reaches, "{pomerania:?}");
        assert!(reach("mercia").has(land("the_low_countries")) && reach("pomerania").has(land("saxony")));
    }
}

#[test]
fn one_footsoldier_by_navy_alone_goes_against_a_target() {
    ledger::proves!("CK-FLEET-03", "CK-R-72");
    let scene = Scene::five().lands("english", "wessex wales brittany").soldiers("wessex wales brittany");
    let mut t = invading(scene.owns("english", "navy"));
    t.does(0, "from/wales attack/aquitaine");
    t.is_refused(0, "from/wessex support/aquitaine", "CK-FLEET-03");
    t.does(0, "from/brittany support/aquitaine");
    t.does(0, "from/wessex attack/portugal");
}

#[test]
fn who_was_to_come_by_a_navy_that_is_gone_stays_where_he_is() {
    ledger::proves!("CK-SUPPORT-01", "CK-FLEET-01", "CK-R-73");
    let announced = || {
        let scene = Scene::five()
            .lands("english", "wessex brittany")
            .lands("frankish", "paris")
            .soldiers("wessex brittany")
            .owns("english", "navy")
            .bag("english", GOOD)
            .castles("aquitaine");
        let mut t = invading(scene);
        t.does(0, "from/brittany attack/aquitaine").does(0, "from/wessex support/aquitaine");
        t
    };
    let mut t = announced();
    t.does(0, "territory/aquitaine")
        .offers_only(0, ["done", "sack", "territory/wessex", "territory/brittany"]);
    let mut t = announced();
    t.does(0, "offer player/frankish development/navy for").does(1, "take-offer player/english");
    t.does(0, "territory/aquitaine").must_answer([]);
    assert_eq!((t.board().check.free, t.owner("aquitaine")), (1, None), "one draw, two successes needed");
    // An attack that needs the Navy is not made at all.
    let scene = Scene::five().lands("english", "wessex").lands("frankish", "paris").soldiers("wessex");
    let mut t = invading(scene.owns("english", "navy").bag("english", GOOD));
    t.does(0, "from/wessex attack/portugal");
    t.does(0, "offer player/frankish development/navy for").does(1, "take-offer player/english");
    t.must_answer([]);
    assert_eq!((t.told_by("CK-R-73").count(), t.owner("portugal")), (1, None));
}
