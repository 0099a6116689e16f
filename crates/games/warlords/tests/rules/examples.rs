//! The ledger's worked examples of the board, setup, turns and battles (p.3-8).

use crate::dsl::{Scene, Sitting, army, fief, kingdom};
use warlords::Options;
use warlords::board::{Phase, Status};
use warlords::flow::Frame;
use warlords::options::ScenarioChoice;

fn inner() -> Options {
    Options { scenario: ScenarioChoice::Inner, ..Options::default() }
}

/// WE-EX-01: Italy after setup.
fn italy() -> Sitting {
    Scene::with(&inner(), 4)
        .holds(0, "venice W1 A1 L6, ifriqiya W1 K2 A1 F2 L6")
        .holds(1, "jutland L6, zealand W1")
        .holds(2, "gascony L6, toulouse W1")
        .holds(3, "bosnia L6, croatia W1")
        .castle("ifriqiya jutland gascony bosnia")
        .turn(0)
}

/// WE-EX-02: the five attacks.
fn manoeuvre(t: &mut Sitting) {
    t.sends(0, "venice A1 L2", "lombard_league").sends(0, "venice W1 L3", "papal_states");
    t.sends(0, "ifriqiya F1 A1 L2", "pisa").sends(0, "ifriqiya K2 L3", "sicily");
    t.sends(0, "ifriqiya L1 F1", "almohads");
}

#[test]
fn italy_is_set_up() {
    ledger::proves!("WE-EX-01", "WE-SCEN-01", "WE-SETUP-13");
    let mut t = Sitting::open(&inner(), 4, &[8, 7, 6, 5]);
    for seat in 0..4 {
        t.answers(seat, [format!("initiative/{}", seat + 1).as_str()]);
    }
    for (seat, word) in [(0, "italy"), (1, "denmark"), (2, "france"), (3, "hungary")] {
        t.answers(seat, [format!("kingdom/{word}").as_str()]);
    }
    t.answers(0, ["fief/ifriqiya", "fief/venice"]).pass_until(|t| matches!(t.frame(), Frame::Divide(_)));
    // Warlords, Knights, Archers, Footmen, Lancers that go to venice.
    t.answers(0, ["number/0", "number/0", "number/1", "number/0", "number/6"]);
    assert_eq!((t.army("venice").as_str(), t.army("ifriqiya").as_str()), ("L6 A1 W1", "L6 F2 A1 K2 W1"));
    assert_eq!(t.state.board.on_map(table::Seat(0)).total(), 20);
    assert!(t.state.board.finished.has(fief("ifriqiya")));
    for word in ["lombard_league", "papal_states", "pisa", "sicily"] {
        assert_eq!((t.owner(word), t.army(word).as_str()), (None, ""), "{word}");
    }
    assert_eq!(t.game.map().kingdoms.len(), 9);
}

#[test]
fn italy_declares_five_attacks_before_any_die_is_rolled() {
    ledger::proves!("WE-EX-02", "WE-MANEUVER-08", "WE-MANEUVER-11");
    let mut t = italy();
    manoeuvre(&mut t);
    assert_eq!((t.army("venice").as_str(), t.army("ifriqiya").as_str()), ("L1", "W1"));
    assert!(t.rolls().is_empty());
    t.answers(0, ["done"]);
    assert_eq!(t.after("fief/"), ["almohads", "lombard_league", "papal_states", "pisa", "sicily"]);
    assert_eq!(t.attackers("sicily"), "L3 K2");
    for (word, peasants) in [
        ("lombard_league", "d12 8+: 1"),
        ("papal_states", "d8 8+: 1 1 1"),
        ("pisa", "d10 8+: 1 1"),
        ("sicily", "d10 8+: 1 1"),
        ("almohads", "d8 8+: 1"),
    ] {
        let mut t = italy();
        manoeuvre(&mut t);
        t.dice(&[1; 20]).answers(0, ["done", format!("fief/{word}").as_str()]);
        assert_eq!(t.rolls().last(), Some(&format!("defender peasant {peasants}")), "{word}");
    }
}

#[test]
fn an_archer_hits_at_pisa() {
    ledger::proves!("WE-EX-03", "WE-ARCHER-02", "WE-PEASANT-09");
    let mut t = italy();
    manoeuvre(&mut t);
    t.dice(&[5, 7, 3, 4, 7]);
    t.answers(0, ["done", "fief/pisa"]);
    assert_eq!(t.dice_left(), 0, "one archer, three others, one peasant");
    assert_eq!((t.owner("pisa"), t.army("pisa").as_str()), (Some(0), "L2 F1 A1"));
}

#[test]
fn an_archer_misses_at_pisa() {
    ledger::proves!("WE-EX-04", "WE-RETREAT-02", "WE-R-68");
    let mut t = italy();
    manoeuvre(&mut t);
    t.dice(&[4, 6, 2, 5, 8, 7]).answers(0, ["done", "fief/pisa"]);
    assert_eq!(t.dice_left(), 0, "two peasants rolled");
    assert_eq!(
        t.after("soldier/"),
        ["lancer number/1", "footman number/1", "archer number/1"],
        "he picks one"
    );
    t.answers(0, ["soldier/lancer number/1"]);
    assert_eq!((t.attackers("pisa").as_str(), t.state.board.battle.peasants), ("L1 F1 A1", 1));
    t.answers(0, ["retreat"]);
    assert_eq!(t.paths(), ["fief/ifriqiya everybody"]);
    for word in ["lombard_league", "papal_states", "venice", "almohads"] {
        t.refused(0, &format!("fief/{word} everybody"), "WE-RETREAT-02");
    }
}

/// What player 0 would collect.
fn due(t: &Sitting) -> u32 {
    warlords::group::taxes::due(&t.game, &t.state.board, table::Seat(0))
}

#[test]
fn italy_collects_twenty_five_gold() {
    ledger::proves!("WE-EX-05", "WE-CONQUEST-02", "WE-CONQUEST-03");
    let mut t = italy();
    manoeuvre(&mut t);
    t.answers(0, ["done"]);
    t.dice(&[5]).answers(0, ["fief/lombard_league"]);
    t.dice(&[7, 7, 7, 1, 1, 1, 1]).answers(0, ["fief/papal_states"]);
    t.dice(&[5, 7, 1, 1, 1]).answers(0, ["fief/pisa"]);
    t.dice(&[7, 7, 1, 1, 1, 1, 1]).answers(0, ["fief/sicily"]);
    t.dice(&[7, 1, 1]).answers(0, ["fief/almohads"]);
    assert_eq!((t.phase(), t.state.board.fiefs(table::Seat(0)).len()), (Phase::Redeployment, 7));
    t.answers(0, ["done"]);
    assert_eq!(t.cards(0), 1, "one Conquest card for five fiefs");
    assert_eq!(due(&t), 25, "12 for the fiefs of Italy, 1 for almohads, 12 for the castle");
}

#[test]
fn italy_is_whole() {
    ledger::proves!("WE-EX-05", "WE-TAX-05", "WE-DEPLOY-08", "WE-CASTLE-03");
    let mut t = Scene::with(&inner(), 4)
        .holds(
            0,
            "venice L2, ifriqiya W1, lombard_league L2, papal_states L3, pisa L3, sicily L4, almohads L2",
        )
        .holds(1, "jutland L6")
        .holds(2, "gascony L6")
        .holds(3, "bosnia L6")
        .castle("ifriqiya jutland gascony bosnia")
        .taxes();
    t.pass_to(Phase::Recruit);
    assert_eq!(t.gold(0), 25);
    t.refused(0, "castle kingdom/italy", "WE-CASTLE-03").answers(0, ["castle kingdom/hispania"]);
    t.answers(0, ["soldier/lancer number/1"]);
    t.pass_to(Phase::Deploy);
    t.answers(0, ["fief/almohads"]);
    assert!(t.state.board.castles.has(fief("almohads")) && !t.state.board.finished.has(fief("almohads")));
    t.answers(0, ["fief/venice soldier/lancer"]);
    assert_eq!(t.army("venice"), "L3");
    // Four bonus Lancers inside Italy, even where the recruit stands.
    t.refused(0, "fief/almohads number/1", "WE-DEPLOY-08");
    t.answers(0, ["fief/venice number/4"]);
    assert_eq!(t.army("venice"), "L7");
    assert!(!t.may("fief/pisa number/1"), "no fifth");
}

/// WE-EX-06: before the attack on Red Ruthenia. Player 0 is Avana, 1 is Green.
fn ruthenia() -> Sitting {
    let mut t = Scene::four()
        .holds(0, "kiev W1 A1 L15, volhynia L3 A1, polish_principalities L2 F1 A1")
        .holds(0, "old_prussia K1 F1, black_ruthenia K1 L2, lithuania L1, polotsk L1")
        .holds(1, "red_ruthenia L11 F2 A1 W1, hungary_fief L1")
        .holds(2, "ireland L1")
        .holds(3, "nicaea L1")
        .castle("lithuania polotsk hungary_fief ireland nicaea")
        .turn(0);
    t.sends(0, "kiev W1 A1 L15", "red_ruthenia").sends(0, "volhynia L3 A1", "red_ruthenia");
    t.sends(0, "polish_principalities L2 F1 A1", "red_ruthenia");
    t.sends(0, "old_prussia K1", "polish_principalities red_ruthenia");
    t.sends(0, "black_ruthenia K1", "volhynia red_ruthenia");
    t.answers(0, ["done"]);
    t
}

/// So many dice of a kind: the first ones hit, the others miss.
fn faces(hits: usize, of: usize) -> Vec<u8> {
    (0..of).map(|i| if i < hits { 8 } else { 1 }).collect()
}

/// WE-EX-07: the first battle round.
fn first_round(t: &mut Sitting) {
    t.dice(&faces(2, 3)).dice(&faces(1, 1)).answers(0, ["fief/red_ruthenia"]);
    t.answers(1, ["soldier/lancer number/2"]);
    // The main step: 19 Lancers, Footman, Knights, Warlord; 9 Lancers, Footmen, Warlord.
    t.dice(&faces(5, 19)).dice(&faces(1, 1)).dice(&faces(1, 2)).dice(&faces(0, 1));
    t.dice(&faces(4, 9)).dice(&faces(2, 2)).dice(&faces(0, 1));
    t.answers(0, ["soldier/lancer number/1"]);
    t.answers(1, ["soldier/lancer number/7"]).answers(0, ["soldier/lancer number/6"]);
}

/// WE-EX-08: the second.
fn second_round(t: &mut Sitting) {
    t.dice(&faces(2, 3)).dice(&faces(1, 1)).answers(0, ["fight"]);
    t.answers(1, ["soldier/archer number/1", "soldier/lancer number/1"]);
    t.dice(&faces(3, 12)).dice(&faces(1, 1)).dice(&faces(2, 2)).dice(&faces(0, 1));
    t.dice(&faces(0, 1)).dice(&faces(2, 2)).dice(&faces(0, 1));
    t.answers(0, ["soldier/lancer number/1"]);
}

#[test]
fn twenty_seven_attack_red_ruthenia() {
    ledger::proves!("WE-EX-06", "WE-MANEUVER-10", "WE-MANEUVER-14", "WE-MOUNTAIN-02");
    let mut t = ruthenia();
    assert_eq!(t.paths(), ["fief/red_ruthenia"], "one battle");
    assert_eq!(t.attackers("red_ruthenia"), "L20 F1 A3 K2 W1");
    t.answers(0, ["fief/red_ruthenia"]);
    assert!(
        t.rolls()[0].starts_with("attacker archer d8") && t.rolls()[1].starts_with("defender archer d12")
    );
}

#[test]
fn red_ruthenia_in_the_first_battle_round() {
    ledger::proves!("WE-EX-07", "WE-ARCHER-03", "WE-CASUALTY-02");
    let mut t = ruthenia();
    first_round(&mut t);
    assert_eq!((t.frame(), t.dice_left()), (Frame::Decide, 0));
    assert_eq!(t.attackers("red_ruthenia"), "L13 F1 A3 K2 W1");
    assert_eq!(t.army("red_ruthenia"), "L2 F2 A1 W1");
    let count = |roll: &String| roll.split(": ").nth(1).map_or(0, |faces| faces.split(' ').count());
    let dice: Vec<usize> = t.rolls().iter().map(count).collect();
    assert_eq!(dice, [3, 1, 19, 1, 2, 1, 9, 2, 1], "3 and 1 archers, then 23 and 12");
}

#[test]
fn red_ruthenia_falls_in_the_second() {
    ledger::proves!("WE-EX-08", "WE-CASUALTY-05", "WE-CAPTURE-02", "WE-R-67");
    let mut t = ruthenia();
    first_round(&mut t);
    second_round(&mut t);
    assert_eq!(t.after("fief/"), ["lithuania", "polotsk"], "Avana picks a prison");
    assert_eq!(t.army("red_ruthenia"), "", "all of Green's fell, two hits are wasted");
    t.answers(0, ["fief/polotsk", "soldier/lancer number/2"]);
    let captives: Vec<_> = t.state.board.captives.iter().map(|c| (c.prison, c.owner.0)).collect();
    assert_eq!(captives, [(fief("polotsk"), 1)]);
    assert_eq!((t.owner("red_ruthenia"), t.army("red_ruthenia").as_str()), (Some(0), "L10 F1 A3 K2 W1"));
    assert!(matches!(t.frame(), Frame::Surplus(_)), "17 are two too many");
}

/// WE-EX-09: forced back, then redeployed.
fn redeployed() -> Sitting {
    let mut t = ruthenia();
    first_round(&mut t);
    second_round(&mut t);
    t.answers(0, ["fief/polotsk", "soldier/lancer number/2"]);
    t.answers(0, ["fief/volhynia", "soldier/lancer number/1", "fief/volhynia", "soldier/warlord number/1"]);
    t.pass_until(|t| t.frame() == Frame::Redeploy);
    t.sends(0, "black_ruthenia L1", "polish_principalities").sends(0, "black_ruthenia L1", "kiev");
    t.sends(0, "old_prussia F1", "polish_principalities");
    t
}

#[test]
fn two_go_back_and_the_emptied_fiefs_are_manned() {
    ledger::proves!("WE-EX-09", "WE-MOUNTAIN-05", "WE-REDEPLOY-04", "WE-BATTLE-11");
    let mut t = redeployed();
    assert_eq!((t.army("red_ruthenia").as_str(), t.army("volhynia").as_str()), ("L9 F1 A3 K2", "L1 W1"));
    for (word, mover) in
        [("red_ruthenia", "foot"), ("red_ruthenia", "knights"), ("volhynia", "foot"), ("volhynia", "warlord")]
    {
        t.refused(0, &format!("fief/{word} mover/{mover}"), "WE-REDEPLOY-02");
    }
    t.answers(0, ["done"]);
    assert_eq!((t.army("kiev").as_str(), t.army("polish_principalities").as_str()), ("L1", "L1 F1"));
    for word in ["kiev", "volhynia", "polish_principalities", "red_ruthenia"] {
        assert_eq!(t.owner(word), Some(0), "{word}");
    }
    assert_eq!((t.owner("old_prussia"), t.owner("black_ruthenia")), (None, None), "these stand empty");
}

#[test]
fn a_castle_is_begun_in_red_ruthenia() {
    ledger::proves!("WE-EX-10", "WE-CASTLE-08", "WE-CASTLE-09", "WE-DICE-05", "WE-MOUNTAIN-03");
    let scene = |green: &str| {
        Scene::four()
            .holds(0, "red_ruthenia L15, kiev L1")
            .holds(1, green)
            .holds(2, "ireland L1")
            .holds(3, "nicaea L1")
            .castle("kiev portugal ireland nicaea")
            .gold(0, 6)
    };
    let begun = |green: &str| {
        let mut t = scene(green).recruit();
        t.answers(0, ["castle kingdom/hungary", "done"]);
        assert_eq!(t.gold(0), 0);
        t.pass_until(|t| t.phase() == Phase::Deploy || t.waits_for().is_none());
        t.answers(0, ["fief/red_ruthenia"]);
        t
    };
    let mut t = begun("portugal L1");
    let board = &t.state.board;
    assert!(board.castles.has(fief("red_ruthenia")) && !board.finished.has(fief("red_ruthenia")));
    assert_eq!(
        board.defence_die(t.game.components(), fief("red_ruthenia")),
        12,
        "still that of the Mountain"
    );
    // One more than fifteen may now stand there.
    t.pass_until(|t| t.phase() == Phase::Redeployment && t.waits_for() == Some(0));
    t.sends(0, "kiev L1", "red_ruthenia");
    assert_eq!(t.army("red_ruthenia"), "L16");
    let bonus = |t: &Sitting| {
        warlords::group::taxes::castle_bonus(&t.game, &t.state.board, table::Seat(0), kingdom("hungary"))
    };
    assert_eq!(bonus(&t), 6, "he leads in Hungary");
    assert_eq!(bonus(&begun("portugal L1, hungary_fief L1")), 0, "a tie is nothing");
}

/// WE-EX-11: France.
fn france() -> Scene {
    Scene::four()
        .holds(0, "brittany W1 L3, france_fief L2, gascony L1, champagne L1, aquitaine L1")
        .holds(1, "burgundy L2")
        .holds(2, "ireland L1")
        .holds(3, "nicaea L1")
        .castle("brittany burgundy ireland nicaea")
}

#[test]
fn a_long_march_to_burgundy() {
    ledger::proves!("WE-EX-11", "WE-WARLORD-03", "WE-WARLORD-05", "WE-MANEUVER-07");
    for through in ["champagne", "aquitaine"] {
        let mut t = france().hand(0, "C01").turn(0);
        t.answers(0, ["card/C01"]).pass_until(|t| t.frame() == Frame::Manoeuvre);
        if !t.may("fief/brittany mover/long-march") {
            t.answers(0, ["fief/brittany"]);
        }
        t.answers(0, ["fief/brittany mover/long-march", "soldier/lancer number/3", "fief/france_fief"]);
        t.answers(0, ["soldier/lancer number/2"]).refused(0, "fief/burgundy", "WE-MANEUVER-07");
        t.answers(0, [format!("fief/{through}").as_str(), "fief/burgundy"]);
        assert_eq!(t.attackers("burgundy"), "L5 W1", "all arrive together");
    }
    // Without the card the third step is too far.
    let mut t = france().turn(0);
    t.refused(0, "fief/brittany mover/long-march", "WE-WARLORD-03");
    // Within two steps there is nothing but fiefs of his own.
    t.refused(0, "fief/brittany mover/warlord", "WE-R-08");
}

#[test]
fn no_lancer_of_gascony_moves_twice() {
    ledger::proves!("WE-EX-12", "WE-WARLORD-04", "WE-R-08");
    let mut t = france().turn(0);
    t.answers(0, ["fief/gascony mover/foot", "soldier/lancer number/1"]);
    t.refused(0, "fief/aquitaine", "WE-R-08");
    // In Redeployment he may walk to aquitaine; the Warlord who comes there goes on without him.
    let mut t = france().holds(0, "brittany L1, france_fief W1, toulouse L1").turn(0);
    t.answers(0, ["done"]).sends(0, "gascony L1", "aquitaine");
    t.answers(0, ["fief/france_fief mover/warlord", "fief/aquitaine"]);
    t.refused(0, "soldier/lancer number/2", "WE-MANEUVER-02").joins(0, &army("L1"));
    t.refused(0, "soldier/lancer number/1", "WE-WARLORD-04").answers(0, ["fief/toulouse"]);
    assert_eq!((t.army("aquitaine").as_str(), t.army("toulouse").as_str()), ("L1", "L2 W1"));
}

#[test]
fn a_warlord_picks_up_lancers_after_one_step() {
    ledger::proves!("WE-EX-13", "WE-WARLORD-02");
    let mut t = france().holds(0, "gascony W1 L1, aquitaine L3").turn(0);
    t.answers(0, ["fief/gascony mover/warlord", "fief/aquitaine"]);
    t.joins(0, &army("L3")).answers(0, ["fief/burgundy"]);
    assert_eq!(
        (t.attackers("burgundy").as_str(), t.army("aquitaine").as_str()),
        ("L3 W1", ""),
        "no card needed"
    );
}

#[test]
fn archers_at_a_castle() {
    ledger::proves!("WE-EX-20", "WE-SIEGEDICE-01", "WE-SIEGEDICE-02", "WE-SIEGEDICE-03");
    let siege = |faces: &[u8]| {
        let mut t = Scene::four()
            .holds(0, "champagne A2 L1")
            .holds(1, "burgundy A1 L9")
            .holds(2, "ireland L1")
            .holds(3, "nicaea L1")
            .castle("burgundy ireland nicaea champagne")
            .turn(0);
        t.sends(0, "champagne A2", "burgundy").dice(faces).answers(0, ["done", "fief/burgundy"]);
        t
    };
    let t = siege(&[5, 6, 3]);
    assert_eq!(
        (t.waits_for(), t.state.board.attacks[fief("burgundy")].total()),
        (Some(1), 2),
        "6 hits, 5 and 3 miss"
    );
    let mut t = siege(&[5, 5, 4]);
    assert_eq!(t.rolls()[..2], ["attacker archer d8 6+: 5 5", "defender archer d12 4+: 4"]);
    assert_eq!(
        (t.army("burgundy").as_str(), t.told("WE-CASUALTY-03").is_empty()),
        ("L9 A1", false),
        "4 hits"
    );
    assert!(t.rolls()[2].starts_with("defender lancer d12 7+"), "other kinds are unchanged");
    t.pass_until(|t| t.phase() != Phase::Battles);
}

#[test]
fn mutual_destruction_in_the_open() {
    ledger::proves!("WE-EX-21", "WE-BATTLE-12", "WE-PEASANT-04");
    let mut t = Scene::four()
        .holds(0, "kiev L1, black_ruthenia L1")
        .holds(1, "lithuania L1, portugal L1")
        .holds(2, "ireland L1")
        .holds(3, "polotsk L3")
        .castle("kiev portugal ireland polotsk")
        .turn(0);
    t.sends(0, "black_ruthenia L1", "lithuania").dice(&[7, 7]).answers(0, ["done", "fief/lithuania", "done"]);
    assert_eq!((t.owner("lithuania"), t.army("lithuania").as_str(), t.cards(0)), (None, "", 0));
    t.answers(1, ["done", "done"]).answers(2, ["done", "done"]).sends(3, "polotsk L1", "lithuania");
    t.dice(&[1, 1, 1]).answers(3, ["done", "fief/lithuania"]);
    assert_eq!((t.dice_left(), t.state.board.battle.peasants), (0, 2), "at full number");
}

#[test]
fn mutual_destruction_in_a_castle() {
    ledger::proves!("WE-EX-22", "WE-BATTLE-13", "WE-R-20");
    let mut t = Scene::four()
        .holds(0, "kiev L1, black_ruthenia W1")
        .holds(1, "lithuania L1")
        .holds(2, "ireland L1")
        .holds(3, "nicaea L1")
        .castle("kiev ireland nicaea lithuania")
        .turn(0);
    t.sends(0, "black_ruthenia W1", "lithuania").dice(&[5, 7]).answers(0, ["done", "fief/lithuania"]);
    assert_eq!((t.owner("lithuania"), t.army("lithuania").as_str()), (Some(1), "L1"));
    assert!(t.state.board.finished.has(fief("lithuania")), "in the same state");
    let captives: Vec<_> = t.state.board.captives.iter().map(|c| (c.prison, c.owner.0)).collect();
    assert_eq!(captives, [(fief("lithuania"), 0)], "the attackers' Warlord is captured");
    assert_eq!(t.state.board.player(table::Seat(1)).status, Status::Playing);
}
