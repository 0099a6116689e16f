//! War cards: Mobilise, Invade, Counterattack, Annex, the limit of eight.

use crate::dsl::{Asked, Scene, land, person, player};
use crusader::options::NavyRule;
use crusader::{Options, tokens};
use table::Seat;

pub const WAR: &str = "war_71";

/// The English in the south of their island and in Normandy; the French around Paris; the Germans in the east.
pub fn base() -> Scene {
    Scene::five()
        .lands("english", "wessex mercia normandy")
        .lands("frankish", "paris brittany")
        .lands("german", "saxony poland")
}

/// The English succeed in everything.
pub fn lucky() -> Scene {
    base().bag("english", "brave clever pious strong generous scholar")
}

/// They fail in everything, and so do the French.
pub fn unlucky() -> Scene {
    base().bag("english", "coward weak ugly godless").bag("frankish", "coward dimwitted")
}

#[test]
fn mobilising() {
    ledger::proves!(
        "CK-WAR-01",
        "CK-MOBILIZE-01",
        "CK-MOBILIZE-02",
        "CK-MOBILIZE-03",
        "CK-MOBILIZE-04",
        "CK-MOBILIZE-05",
        "CK-MOBILIZE-06",
        "CK-MOBILIZE-07",
        "CK-MOBILIZE-08",
        "CK-REVOLT-08",
        "CK-INFANTRY-01",
        "CK-INFANTRY-05",
        "CK-COMP-05",
        "CK-UNREST-02",
        "CK-CHECK-01"
    );
    let scene = lucky()
        .lands("english", "wales scotland")
        .gold("english", 2)
        .unrest("wessex wessex")
        .soldiers("wales");
    let mut t = scene.acts("english", WAR);
    t.offers(0, ["done", "mobilise", "invade"]).does(0, "mobilise");
    t.offers(0, ["done", "territory/wessex", "territory/scotland"]);
    t.is_refused(0, "territory/wales", "CK-MOBILIZE-03").is_refused(0, "territory/paris", "CK-MOBILIZE-02");
    t.does(0, "territory/wessex").does(0, "territory/mercia").does(0, "territory/scotland");
    assert_eq!((t.unrest("wessex"), t.gold("english")), (0, 2), "all Unrest goes, and it is free");
    assert_eq!(t.board().mobilised(player("english")).len(), 4, "four at most");
    t.must_answer([]);
    crusader::lands::add_unrest(&mut t.play(), land("wessex"), crusader::rules::CK_REVOLT_05);
    assert_eq!(t.unrest("wessex"), 0, "none may be placed there");
    let mut t = lucky()
        .lands("english", "wales scotland")
        .soldiers("wessex mercia wales scotland")
        .acts("english", WAR);
    t.is_refused(0, "mobilise", "CK-MOBILIZE-05");
}

#[test]
fn an_invade_needs_a_cause_and_a_footsoldier_next_to_the_target() {
    ledger::proves!(
        "CK-INVADE-01",
        "CK-INVADE-05",
        "CK-INVADE-06",
        "CK-CB-01",
        "CK-WAR-02",
        "CK-INFANTRY-02",
        "CK-SEA-01",
        "CK-SEA-02",
        "CK-SEA-03",
        "CK-TERR-02"
    );
    let mut t = lucky().acts("english", WAR);
    t.is_refused(0, "invade", "CK-INVADE-06");
    let mut t = lucky().soldiers("wessex normandy").acts("english", WAR);
    t.does(0, "invade").offers(0, ["from/wessex attack/wales"]);
    t.is_refused(0, "from/normandy attack/paris", "CK-CB-01");
    t.is_refused(0, "from/wessex attack/scotland", "CK-INVADE-06");
    t.is_refused(0, "from/wessex attack/mercia", "CK-INVADE-01");
    t.is_refused(0, "from/mercia attack/wales", "CK-INVADE-06");
    assert!(t.game.near(land("scotland")).has(land("ireland")), "a sea route makes adjacent");
    for scene in [lucky().casus_belli("english", "frankish"), lucky().war("english", "frankish")] {
        let mut t = scene.soldiers("normandy").acts("english", WAR);
        t.does(0, "invade").offers(0, ["from/normandy attack/paris", "from/normandy attack/brittany"]);
    }
}

#[test]
fn an_independent_territory_is_taken() {
    ledger::proves!("CK-VICTORY-01", "CK-VICTORY-02", "CK-VICTORY-03", "CK-INVADE-04", "CK-R-73");
    let mut t = lucky().soldiers("wessex").suitor("wales", "godiva", "brave").acts("english", WAR);
    t.does(0, "invade").does(0, "from/wessex attack/wales").does(0, "territory/wales");
    assert_eq!(t.owner("wales"), Some("english"));
    assert!(!t.lives("godiva"), "who is there dies");
    t.offers(0, ["done", "sack", "territory/wessex"]).does(0, "territory/wessex");
    assert!(t.has_soldier("wales") && !t.has_soldier("wessex"), "its origin is no longer mobilised");
}

#[test]
fn a_territory_is_sacked_if_nobody_moves_in() {
    ledger::proves!("CK-SACK-01", "CK-SACK-02", "CK-R-11");
    let mut t = lucky().soldiers("wessex").acts("english", WAR);
    t.does(0, "invade").does(0, "from/wessex attack/wales").does(0, "territory/wales").does(0, "sack");
    assert_eq!((t.gold("english"), t.unrest("wales")), (2, 1));
    assert!(t.has_soldier("wessex"));
    // Without Unrest tokens left it still pays.
    let all = "paris paris paris paris brittany brittany brittany brittany poland poland poland poland";
    let mut t = lucky().soldiers("wessex").unrest(all).acts("english", WAR);
    t.does(0, "invade").does(0, "from/wessex attack/wales").does(0, "territory/wales").does(0, "sack");
    assert_eq!((t.gold("english"), t.unrest("wales")), (2, 0));
}

#[test]
fn a_defended_territory_needs_more_successes() {
    ledger::proves!(
        "CK-INVADE-08",
        "CK-INVADE-09",
        "CK-INVADE-10",
        "CK-CASTLE-01",
        "CK-INFANTRY-03",
        "CK-DUKE-01"
    );
    let scene =
        || lucky().casus_belli("english", "frankish").soldiers("normandy").children("frankish", "adele");
    for (scene, needed) in [
        (scene(), 1),
        (scene().castles("paris"), 2),
        (scene().soldiers("paris"), 2),
        (scene().duke("adele", "paris"), 2),
        (scene().castles("paris").soldiers("paris").duke("adele", "paris"), 4),
    ] {
        let mut t = scene.acts("english", WAR);
        t.does(0, "invade").does(0, "from/normandy attack/paris").does(0, "territory/paris");
        assert_eq!(t.board().check.needed, needed);
    }
}

#[test]
fn developments_and_the_track_change_an_invade() {
    ledger::proves!("CK-INVADE-11", "CK-INVADE-12", "CK-MOD-01", "CK-MOD-02");
    let scene = lucky().casus_belli("english", "frankish").soldiers("normandy").owns("english", "longbow");
    let mut t = scene
        .owns("frankish", "plate_armor")
        .shields("english", "dorylaeum")
        .gold("english", 1)
        .acts("english", WAR);
    t.does(0, "invade").does(0, "from/normandy attack/paris").does(0, "territory/paris");
    assert_eq!((t.board().check.needed, t.board().check.free), (2, 3));
}

#[test]
fn attacking_is_war_and_partners_of_the_attacked_are_wronged() {
    ledger::proves!("CK-INVADE-07", "CK-PACT-02", "CK-PACT-03", "CK-R-49", "CK-R-52");
    let scene =
        unlucky().casus_belli("english", "frankish").pact("frankish", "german").pact("english", "german");
    let mut t = scene.soldiers("normandy").acts("english", WAR);
    t.does(0, "invade").does(0, "from/normandy attack/paris").does(0, "territory/paris");
    assert!(t.is_at_war("english", "frankish") && t.is_at_war("frankish", "english"));
    assert!(t.has_casus_belli("english", "frankish"), "it stays");
    assert!(
        t.has_casus_belli("german", "english") && !t.is_allied("english", "german"),
        "this Pact breaks at that moment"
    );
    assert!(t.is_allied("frankish", "german"));
    // An independent territory of somebody's Pact.
    let mut t = unlucky().land_pact("german", "wales").soldiers("wessex").acts("english", WAR);
    t.does(0, "invade").does(0, "from/wessex attack/wales").does(0, "territory/wales");
    assert!(t.has_casus_belli("german", "english") && !t.is_at_war("german", "english"));
    // One without a Pact gives nobody anything.
    let mut t = unlucky().soldiers("wessex").acts("english", WAR);
    t.does(0, "invade").does(0, "from/wessex attack/wales").does(0, "territory/wales");
    assert!(t.board().casus_belli.iter().all(|held| held.is_empty()));
}

#[test]
fn own_footsoldiers_support() {
    ledger::proves!("CK-SUPPORT-01", "CK-SUPPORT-02", "CK-INVADE-02", "CK-INVADE-03");
    let mut t = lucky().soldiers("wessex mercia normandy").gold("english", 1).acts("english", WAR);
    t.does(0, "invade").is_refused(0, "from/mercia support/wales", "CK-SUPPORT-01");
    t.does(0, "from/wessex attack/wales").is_refused(0, "from/mercia attack/wales", "CK-INVADE-03");
    t.does(0, "from/mercia support/wales").is_refused(0, "from/mercia attack/northumbria", "CK-SUPPORT-02");
    t.is_refused(0, "from/wessex attack/scotland", "CK-INVADE-02");
    t.is_refused(0, "from/wessex support/wales", "CK-SUPPORT-02");
    t.does(0, "done").does(0, "territory/wales");
    assert_eq!(t.board().check.free, 2);
    t.does(0, "gold/0").does(0, "territory/mercia");
    assert!(t.has_soldier("wales") && !t.has_soldier("mercia"), "any that took part moves in");
}

#[test]
fn four_attacks_in_one_action() {
    ledger::proves!("CK-EX-14", "CK-INVADE-02");
    let scene =
        Scene::five().lands("english", "mercia normandy scotland navarra").lands("frankish", "lorraine");
    let mut t = scene.bag("english", "brave").acts("english", WAR);
    t.does(0, "mobilise");
    for from in ["mercia", "normandy", "scotland", "navarra"] {
        t.does(0, &format!("territory/{from}"));
    }
    t.must_answer([]);
    let mut t = Scene { game: t.game.clone(), ..Scene::five() }
        .lands("english", "mercia normandy scotland navarra")
        .lands("frankish", "lorraine")
        .soldiers("mercia normandy scotland navarra")
        .bag("english", "brave")
        .acts("english", "war_72");
    t.does(0, "invade");
    let pairs =
        [("mercia", "wales"), ("normandy", "brittany"), ("scotland", "ireland"), ("navarra", "castile")];
    for (from, target) in pairs {
        t.does(0, &format!("from/{from} attack/{target}"));
    }
    for (_, target) in pairs {
        if t.paths(Seat(0)).contains(&format!("territory/{target}")) {
            t.does(0, &format!("territory/{target}"));
        }
        assert_eq!(t.owner(target), Some("english"), "no Casus Belli is needed");
        t.does(0, "done");
    }
    t.must_answer([]);
}

#[test]
fn the_navy_reaches_every_coast_of_its_seas() {
    ledger::proves!("CK-FLEET-01", "CK-FLEET-02", "CK-FLEET-03", "CK-R-71", "CK-R-72");
    let scene = || {
        lucky()
            .owns("english", "navy")
            .lands("english", "northumbria")
            .soldiers("wessex mercia northumbria")
            .casus_belli("english", "german")
    };
    let mut t = scene().acts("english", WAR);
    t.does(0, "invade").offers(0, ["from/mercia attack/denmark", "from/mercia attack/saxony"]);
    t.is_refused(0, "from/mercia attack/bohemia", "CK-INVADE-06");
    t.does(0, "from/mercia attack/denmark").is_refused(0, "from/northumbria support/denmark", "CK-FLEET-03");
    // Neighbours by land or sea route are not limited.
    let mut t = scene().acts("english", WAR);
    t.does(0, "invade").does(0, "from/mercia attack/wales").does(0, "from/wessex support/wales");
    // For other rules the Navy makes nothing adjacent, unless the table says so.
    let board = &t.state.board;
    assert!(!t.game.bordering(board, player("english")).has(land("denmark")));
    let options = Options { navy: NavyRule::Everything, ..Options::default() };
    let t = Scene::with(&options, 5).lands("english", "mercia").owns("english", "navy").acts("english", WAR);
    assert!(t.game.bordering(&t.state.board, player("english")).has(land("denmark")));
}

#[test]
fn partners_are_called_and_support_or_break() {
    ledger::proves!(
        "CK-PACTSUPPORT-01",
        "CK-PACTSUPPORT-02",
        "CK-PACTSUPPORT-03",
        "CK-PACTSUPPORT-04",
        "CK-PACTSUPPORT-05",
        "CK-PACTSUPPORT-06",
        "CK-R-53",
        "CK-R-54",
        "CK-PACT-04",
        "CK-PACT-07"
    );
    let scene = || {
        lucky()
            .lands("italian", "burgundy lorraine")
            .casus_belli("english", "frankish")
            .soldiers("normandy")
            .pact("english", "italian")
            .pact("english", "german")
    };
    let mut t = scene().gold("english", 1).acts("english", WAR);
    t.does(0, "invade").does(0, "from/normandy attack/paris").does(0, "territory/paris");
    // The Germans have no territory next to Paris.
    t.offers(0, ["done", "player/italian"]).is_refused(0, "player/german", "CK-PACTSUPPORT-01");
    t.does(0, "player/italian")
        .must_answer([3])
        .offers(3, ["support-partner", "break-pact"])
        .does(3, "support-partner");
    assert_eq!(t.board().check.free, 2, "one draw for the Pact, however many territories");
    assert!(t.has_casus_belli("frankish", "italian") && t.is_allied("english", "italian"));
    let mut t = scene().gold("english", 1).acts("english", WAR);
    t.does(0, "invade").does(0, "from/normandy attack/paris").does(0, "territory/paris");
    t.does(0, "player/italian").does(3, "break-pact");
    assert_eq!(t.board().check.free, 1);
    assert!(t.has_casus_belli("english", "italian") && !t.is_allied("english", "italian"));
    assert!(!t.has_casus_belli("frankish", "italian"));
    // Nobody need be called.
    let mut t = scene().gold("english", 1).acts("english", WAR);
    t.does(0, "invade").does(0, "from/normandy attack/paris").does(0, "territory/paris").does(0, "done");
    assert_eq!(t.board().check.free, 1);
}

#[test]
fn a_supporter_loses_his_pact_with_the_attacked() {
    ledger::proves!("CK-R-55", "CK-R-48");
    let scene = lucky()
        .lands("italian", "burgundy")
        .casus_belli("english", "frankish")
        .soldiers("normandy")
        .pact("english", "italian");
    let mut t = scene.acts("english", WAR);
    // A Pact of both with the Italians: it breaks with the invader when the attack begins, so that he is not called.
    t.does(0, "invade")
        .does(0, "from/normandy attack/paris")
        .does(0, "territory/paris")
        .does(0, "player/italian");
    t.does(3, "support-partner");
    assert!(t.has_casus_belli("frankish", "italian"));
    // Against an independent target supporting costs nothing.
    let scene = lucky()
        .lands("italian", "burgundy")
        .lands("frankish", "lorraine")
        .pact("english", "italian")
        .pact("italian", "frankish");
    let mut t =
        scene.soldiers("normandy").lands("english", "aquitaine").soldiers("aquitaine").acts("english", WAR);
    t.does(0, "invade")
        .does(0, "from/aquitaine attack/toulouse")
        .does(0, "done")
        .does(0, "territory/toulouse");
    t.does(0, "player/italian").does(3, "support-partner");
    assert!(t.board().casus_belli.iter().all(|held| held.is_empty()) && t.is_allied("italian", "frankish"));
}

#[test]
fn independent_territories_of_a_pact_support_each_by_itself() {
    ledger::proves!("CK-PACTSUPPORT-01", "CK-R-54", "CK-CONTROL-02");
    let scene = lucky()
        .land_pact("english", "wales")
        .land_pact("english", "scotland")
        .soldiers("mercia")
        .gold("english", 1);
    let mut t = scene.acts("english", WAR);
    t.does(0, "invade").does(0, "from/mercia attack/northumbria").does(0, "territory/northumbria");
    assert_eq!(t.board().check.free, 2, "Scotland is next to it, Wales is not");
    assert_eq!(t.owner("wales"), None, "it is not controlled");
}

#[test]
fn annexing_what_one_has_a_pact_with() {
    ledger::proves!(
        "CK-ANNEX-01",
        "CK-ANNEX-02",
        "CK-ANNEX-03",
        "CK-ANNEX-04",
        "CK-R-77",
        "CK-PACT-05",
        "CK-R-47"
    );
    let mut t = base()
        .bag("english", "coward")
        .land_pact("english", "wales")
        .soldiers("wessex mercia")
        .acts("english", WAR);
    t.does(0, "invade").does(0, "from/wessex attack/wales").is_refused(
        0,
        "from/mercia support/wales",
        "CK-SUPPORT-01",
    );
    t.does(0, "done").does(0, "territory/wales");
    assert_eq!(t.owner("wales"), Some("english"), "no check");
    assert!(t.board().land_partner(land("wales")).is_none(), "the Pact ends");
    t.offers(0, ["done", "sack", "territory/wessex"]);
    // Without a footsoldier next to it there is nothing to annex.
    let mut t = base().land_pact("english", "wales").acts("english", WAR);
    t.is_refused(0, "invade", "CK-INVADE-06");
}

#[test]
fn what_lies_in_a_conquered_territory_stays() {
    ledger::proves!("CK-R-74", "CK-CASTLE-05", "CK-DUKE-02");
    let scene = lucky()
        .casus_belli("english", "frankish")
        .soldiers("normandy")
        .children("frankish", "adele thibault")
        .married("adele", "aldred");
    let scene = scene
        .duke("adele", "paris")
        .castles("paris")
        .unrest("paris")
        .gold("english", 4)
        .board(|board| board.harvest[land("paris")] = 1);
    let mut t = scene.acts("english", WAR);
    t.does(0, "invade").does(0, "from/normandy attack/paris").does(0, "territory/paris").does(0, "gold/4");
    assert_eq!(t.owner("paris"), Some("english"));
    assert!(!t.lives("adele") && !t.lives("aldred"), "the Duchess dies with her husband");
    assert!(t.has_castle("paris") && t.board().harvest[land("paris")] == 1 && t.unrest("paris") == 1);
    t.does(0, "territory/normandy");
    assert_eq!(t.unrest("paris"), 0, "Unrest goes if a footsoldier moves in");
    // A Pact with the territory ends.
    let mut t = lucky().land_pact("german", "wales").soldiers("wessex").acts("english", WAR);
    t.does(0, "invade").does(0, "from/wessex attack/wales").does(0, "territory/wales");
    assert!(t.board().land_partner(land("wales")).is_none() && t.owner("wales") == Some("english"));
}

#[test]
fn a_duke_rides_with_the_attack() {
    ledger::proves!("CK-DUKE-03", "CK-DUKE-04", "CK-R-45");
    let scene = || base().children("english", "aldred").soldiers("wessex mercia");
    let mut t = scene().duke("aldred", "wessex").gold("english", 1).acts("english", WAR);
    t.does(0, "invade").does(0, "from/wessex attack/wales").does(0, "done").does(0, "territory/wales");
    let bag = tokens::bag(player("english"));
    assert_eq!((t.state.tokens.size(bag), t.board().tokens_on(person("aldred")).count()), (1, 0));
    t.does(0, "gold/0");
    assert_eq!(t.owner("wales"), Some("english"), "his is the only token");
    assert_eq!((t.state.tokens.size(bag), t.board().tokens_on(person("aldred")).count()), (0, 1));
    // The Duke of a supporter stays at home.
    let mut t = scene().duke("aldred", "mercia").gold("english", 1).acts("english", WAR);
    t.does(0, "invade")
        .does(0, "from/wessex attack/wales")
        .does(0, "from/mercia support/wales")
        .does(0, "territory/wales");
    assert_eq!(t.state.tokens.size(bag), 0);
}

#[test]
fn a_duke_who_sacrifices_his_token_stays_without_it() {
    ledger::proves!("CK-R-45");
    let scene = base().soldiers("wessex").board(|board| {
        board.deck_people.remove(person("aldred"));
        board.house_mut(player("english")).family.welcome(crusader::board::Row::Children, person("aldred"));
    });
    let mut t = scene.token("aldred", "kind").duke("aldred", "wessex").acts("english", WAR);
    t.does(0, "invade").does(0, "from/wessex attack/wales").does(0, "territory/wales").does(0, "sacrifice");
    assert_eq!(t.owner("wales"), Some("english"));
    assert_eq!(t.board().tokens_on(person("aldred")).count(), 0);
}
