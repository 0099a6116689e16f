//! What crosses an Invade: play order, broken Pacts, Counterattacks that cost the invader everything.

use super::{BAD, GOOD, WAR, invading};
use crate::dsl::{Asked, Scene, land, player};
use crusader::Options;
use crusader::board::{Status, Trophy};
use crusader::options::NavyRule;

/// The English of the Low Countries against German Saxony, with partners around it.
fn partners() -> Scene {
    Scene::five()
        .lands("english", "the_low_countries")
        .lands("frankish", "lorraine")
        .lands("german", "saxony poland")
        .lands("italian", "bohemia")
        .soldiers("the_low_countries")
        .war("english", "german")
        .pact("english", "frankish")
        .pact("english", "italian")
        .bag("english", BAD)
}

#[test]
fn called_partners_answer_in_the_order_of_the_turn() {
    ledger::proves!("CK-R-53", "CK-ERA-05");
    // The Italians took the First Player token in this Turn: its order stays.
    let mut t = invading(partners().board(|board| board.first = player("italian")));
    t.does(0, "from/the_low_countries attack/saxony").does(0, "territory/saxony");
    t.does(0, "player/italian").does(0, "player/frankish");
    t.must_answer([1]).does(1, "support-partner").must_answer([3]).does(3, "support-partner");
    assert_eq!(t.board().check.free, 3);
    // In a Turn that began with the Italians they are first.
    let order = |board: &mut crusader::board::Board| {
        board.order =
            ["italian", "iberian", "english", "frankish", "german"].map(player).into_iter().collect();
    };
    let mut t = invading(partners().board(order));
    t.does(0, "from/the_low_countries attack/saxony").does(0, "territory/saxony");
    t.does(0, "player/frankish").does(0, "player/italian").must_answer([3]);
}

#[test]
fn a_partner_with_a_navy_supports_over_the_sea_only_where_that_was_agreed() {
    ledger::proves!("CK-R-71", "CK-PACTSUPPORT-01");
    for (navy, called) in [(NavyRule::Invade, false), (NavyRule::Everything, true)] {
        let scene = Scene::with(&Options { navy, ..Options::default() }, 5)
            .lands("english", "wessex")
            .lands("frankish", "normandy")
            .lands("iberian", "portugal")
            .owns("iberian", "navy")
            .soldiers("wessex")
            .war("english", "frankish")
            .pact("english", "iberian")
            .bag("english", BAD);
        let mut t = invading(scene);
        t.does(0, "from/wessex attack/normandy").does(0, "territory/normandy");
        assert_eq!(t.must().has(table::Seat(0)), called, "{navy:?}");
        if called {
            t.does(0, "player/iberian").does(4, "support-partner");
            assert_eq!(t.board().check.free, 2);
        }
    }
}

#[test]
fn a_counterattack_may_cost_the_invader_his_dynasty_and_his_later_attacks() {
    ledger::proves!("CK-COUNTER-05", "CK-R-73", "CK-R-76", "CK-ELIM-01", "CK-R-102");
    let scene = Scene::five()
        .lands("english", "wessex mercia")
        .lands("frankish", "normandy paris")
        .soldiers("wessex mercia normandy")
        .war("english", "frankish")
        .bag("english", BAD)
        .bag("frankish", GOOD)
        .gold("frankish", 3);
    let mut t = invading(scene);
    t.does(0, "from/wessex attack/normandy").does(0, "from/mercia attack/wales");
    t.does(0, "territory/normandy").must_answer([1]);
    // Mercia is no part of this attack: it is not among the targets.
    t.offers_only(1, ["done", "territory/wessex"]);
    // It is all the English have left.
    t.state.board.owned[player("english").index()].remove(land("mercia"));
    t.state.board.footsoldiers.remove(land("mercia"));
    crusader::lands::free(&mut t.play(), land("mercia"));
    t.does(1, "territory/wessex").does(1, "territory/wessex").does(1, "gold/3").does(1, "done");
    assert_eq!(t.owner("wessex"), Some("frankish"));
    assert_eq!(t.board().house(player("english")).status, Status::Fallen);
    assert_eq!(t.told_by("CK-R-73").count(), 1, "the attack on Wales is cancelled");
    assert!(t.board().invasions.is_empty());
    t.must_answer([]);
}

#[test]
fn a_castle_in_a_territory_that_is_released_never_counted() {
    ledger::proves!("CK-R-73", "CK-LIMIT-02", "CK-TROPHY-10", "CK-R-94");
    let eight = "wessex mercia northumbria scotland ireland normandy brittany aquitaine";
    let scene = || {
        Scene::five()
            .lands("english", eight)
            .lands("german", "saxony bohemia poland")
            .castles("wessex mercia ireland saxony bohemia poland wales")
            .soldiers("wessex")
            .bag("english", GOOD)
            .gold("english", 3)
    };
    let trophy = Trophy::Builder as usize;
    let mut t = scene().acts("english", WAR);
    t.state.board.trophies[trophy] = Some(player("german"));
    t.does(0, "invade").does(0, "from/wessex attack/wales").does(0, "territory/wales").does(0, "gold/3");
    t.does(0, "done");
    assert_eq!(t.board().trophies[trophy], Some(player("german")), "four Castles, but in nine territories");
    t.does(0, "territory/ireland");
    assert_eq!(t.board().trophies[trophy], Some(player("german")), "three against three moves nothing");
    let mut t = scene().acts("english", WAR);
    t.state.board.trophies[trophy] = Some(player("german"));
    t.does(0, "invade").does(0, "from/wessex attack/wales").does(0, "territory/wales").does(0, "gold/3");
    t.does(0, "done").does(0, "territory/scotland");
    assert_eq!(t.board().trophies[trophy], Some(player("english")), "four against three");
}
