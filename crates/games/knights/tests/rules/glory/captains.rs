//! What each Leader and each Herald gives his Noble (CG p.2, content of the box).

use crate::dsl::{Scene, Sitting, VERSATILE, quiet};
use knights::board::fate_hand;
use knights::content::{ActionCard, PhaseArea};
use table::Seat;

fn four() -> Scene {
    Scene::glory(4).strongholds()
}

/// Seat 0's circle, with 350 and this captain, attacks seat 1's in the open field; each keeps two cards.
fn field(captain: &str, of: u8, mine: &str, theirs: &str) -> Sitting {
    let with = |seat: u8| if of == seat { captain } else { "rg_50" };
    let scene = four()
        .noble(0, "circle", "h22", &format!("mc_swiss_200 mc_swiss_100 {}", with(0)))
        .noble(1, "circle", "h22", &format!("mc_swiss_150 mc_swiss_150 {}", with(1)))
        .tired(1, "circle")
        .results(&format!("{mine} blank blank draw {theirs} blank blank draw"));
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done"]);
    for seat in [0, 1] {
        t.all(seat, ["result/blank", "result/blank", "result/draw", "done"]);
    }
    t
}

#[test]
fn in_the_open_field_the_english_deal_and_the_swiss_prevent() {
    ledger::proves!("CG-TROOP-03", "CG-TROOP-04", "CG-TROOP-05", "CG-R-04");
    let mut t = field("ld_english", 0, "deal prevent", "prevent deal");
    t.offers_only(0, ["done", "use troop/ld_english"]);
    t.does(0, "use troop/ld_english");
    t.idle_until(&[], quiet);
    assert_eq!((t.tokens(0, "circle"), t.tokens(1, "circle")), (0, 1), "one more dealt");
    let mut t = field("ld_english", 1, "prevent deal", "deal prevent");
    t.does(1, "use troop/ld_english");
    t.idle_until(&[], quiet);
    assert_eq!((t.tokens(0, "circle"), t.tokens(1, "circle")), (1, 0), "although his Noble is exhausted");
    let mut t = field("ld_swiss", 0, "victory prevent", "deal victory");
    t.does(0, "done");
    assert_eq!(t.tokens(0, "circle"), 0);
    let mut t = field("ld_swiss", 1, "deal deal", "prevent victory");
    t.does(1, "use troop/ld_swiss");
    t.idle_until(&[], |t| t.state.board.battle.manner.is_none() || t.must().has(Seat(0)));
    assert_eq!(t.tokens(1, "circle"), 0, "two dealt, two prevented");
}

#[test]
fn a_captain_helps_only_the_noble_who_commands_and_only_in_his_kind_of_battle() {
    ledger::proves!("CG-TROOP-04", "CG-R-04", "WK-TERM-06");
    let asked = |scene: Scene, place: &str, how: &str, commander: &str| {
        let mut t = scene.attacks(0, place, how);
        t.all(0, ["noble/red_circle", "noble/red_square", "done", commander]);
        let mut uses = false;
        t.idle_until(&["no", "result/blank", "breach", "keep"], |t| {
            let seat = t.must().first().map_or(0, |seat| seat.0);
            uses |= t.paths(Seat(seat)).iter().any(|path| path.starts_with("use troop/"));
            t.state.board.battle.manner.is_none()
        });
        uses
    };
    let scene = |captain: &str, place: &str| {
        four()
            .noble(0, "circle", place, &format!("mc_swiss_200 {captain}"))
            .noble(0, "square", place, "rg_50")
    };
    let foe = |scene: Scene| scene.noble(1, "circle", "h22", "mc_polish_200");
    let (open, assault) = ("seat/1 manner/field", "city/kovel manner/assault");
    assert!(asked(foe(scene("ld_english", "h22")), "h22", open, "noble/red_circle"));
    assert!(!asked(foe(scene("ld_english", "h22")), "h22", open, "noble/red_square"), "another commands");
    assert!(!asked(scene("ld_english", "kovel"), "kovel", assault, "noble/red_circle"), "not in an assault");
    assert!(!asked(scene("ld_swiss", "kovel"), "kovel", assault, "noble/red_circle"));
    assert!(asked(scene("ld_lombard", "kovel"), "kovel", assault, "noble/red_circle"));
    assert!(!asked(foe(scene("ld_lombard", "h22")), "h22", open, "noble/red_circle"), "in an assault only");
    assert!(!asked(foe(scene("ld_rumanian", "h22")), "h22", open, "noble/red_circle"), "he attacks");
}

#[test]
fn a_lombard_deals_at_the_walls() {
    ledger::proves!("CG-TROOP-04", "WK-ASSAULT-07");
    let scene = four().noble(0, "circle", "kovel", "mc_swiss_150 mc_swiss_150 ld_lombard");
    let scene = scene.results("deal victory blank blank draw prevent prevent prevent");
    let mut t = scene.attacks(0, "kovel", "city/kovel manner/assault");
    t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "result/draw", "done"]);
    t.does(0, "use troop/ld_lombard");
    t.idle_until(&["keep"], quiet);
    assert_eq!((t.city("kovel").breaches, t.owner("kovel")), (0, Some(0)), "two dealt, three prevented");
    // Of those who defend the walls nobody is asked about theirs.
    let scene = four()
        .city(1, "kovel")
        .noble(1, "circle", "kovel", "mc_polish_100 ld_lombard")
        .noble(0, "circle", "kovel", "mc_swiss_200")
        .results("blank blank blank blank prevent prevent prevent prevent prevent prevent");
    let mut t = scene.attacks(0, "kovel", "city/kovel manner/assault");
    t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "done"]);
    t.all(1, ["result/prevent", "result/prevent", "done"]);
    assert!(quiet(&t));
}

#[test]
fn the_polish_draw_one_more_when_they_attack() {
    ledger::proves!("CG-TROOP-03", "CG-FATE-02");
    let drawn = |attacker: u8| {
        let scene =
            four().noble(0, "circle", "h22", "mc_swiss_50 ld_polish").noble(1, "circle", "h22", "rg_50");
        let mut t = scene.attacks(attacker, "h22", &format!("seat/{} manner/field", 1 - attacker));
        t.all(attacker, [["noble/red_circle", "noble/blue_circle"][usize::from(attacker)], "done"]);
        t.state.fate.count(fate_hand(Seat(0)))
    };
    assert_eq!((drawn(0), drawn(1)), (4, 3));
}

#[test]
fn the_tuscan_discards_one_fewer() {
    ledger::proves!("CG-TROOP-03", "WK-BATTLE-27");
    let scene =
        four().noble(0, "circle", "h22", "mc_swiss_150 ld_tuscan").noble(1, "circle", "h22", "rg_100");
    let mut t = scene.results("deal deal victory blank").attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done"]);
    t.is_refused(0, "done", "WK-BATTLE-27");
    t.does(0, "result/blank");
    assert!(t.can(0, "done"));
}

#[test]
fn the_rumanian_holds_an_army_together_and_prevents_in_defence() {
    ledger::proves!("CG-TROOP-03", "WK-RETREAT-03", "WK-DEATH-01");
    // One victory ahead: all are Swiss or Rumanian, and so is whatever nationality comes.
    let scene = four()
        .noble(1, "circle", "h22", "mc_rumanian_100 ld_rumanian")
        .noble(0, "circle", "h22", "mc_english_200")
        .fate("fx_02 fx_04 fx_20 fx_05 fx_06 fx_10 fx_12 fx_04 fx_09");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "result/prevent", "done"]);
    t.all(1, ["result/prevent", "result/prevent", "done"]);
    t.does(1, "use troop/ld_rumanian");
    assert_eq!(t.asked(1), "prompt-retreat", "no card is drawn for deserters");
    assert_eq!(t.troops(1, "circle"), "mc_rumanian_100 ld_rumanian");
    let drawn = t.told_by("WK-RETREAT-03").count();
    assert_eq!(drawn, 0);
    // It deserts him with the others when he does not pay.
    let scene = four().crowns(0, 9).noble(0, "star", "h21", "mc_rumanian_100 ld_rumanian rg_50");
    let mut t = scene.phase(PhaseArea::Wages);
    t.does(0, "troop/ld_rumanian noble/red_star").does(0, "done");
    assert_eq!((t.crowns(0), t.troops(0, "star").as_str()), (6, "mc_rumanian_100 rg_50"));
}

#[test]
fn heralds_speak_at_the_assembly_levy_a_crown_and_spare_two_while_their_noble_is_on_the_map() {
    ledger::proves!("CG-TROOP-03", "WK-ASSEMBLY-03", "WK-CARD-01", "WK-WAGES-01");
    let votes = |scene: Scene| scene.agendas("ag_tithe").phase(PhaseArea::Assembly).baron(0).votes;
    assert_eq!(votes(four().noble(0, "star", "h21", "hd_english")), 2);
    assert_eq!(votes(four().off(0, "star", "hd_english")), 1);
    assert_eq!(votes(four().sailing(0, "star", "acre", "hd_english")), 1, "at sea he is nowhere");
    assert_eq!(votes(four().noble(0, "star", "h21", "hd_english").banned(&[0])), 0, "only if he attends");
    let levied = |scene: Scene| {
        let mut t = scene.card(0, ActionCard::LevyTaxes);
        t.does(0, "yes");
        t.crowns(0)
    };
    assert_eq!(levied(four().noble(0, "star", "h21", "hd_lombard")), 2, "an area, and the Herald's");
    assert_eq!(levied(four().noble(0, "square", "h21", "rg_50").off(0, "star", "hd_lombard")), 1);
    let paid = |scene: Scene| {
        let mut t = scene.crowns(0, 9).phase(PhaseArea::Wages);
        t.does(0, "done");
        9 - t.crowns(0)
    };
    assert_eq!(paid(four().noble(0, "star", "h21", "hd_tuscan mc_swiss_200")), 3, "five less two");
    assert_eq!(paid(four().off(0, "star", "hd_tuscan mc_swiss_200")), 5);
    assert_eq!(paid(four().noble(0, "star", "h21", "hd_tuscan")), 0, "not below nothing");
}

#[test]
fn heralds_ride_farther_pass_freely_and_tell_in_a_siege() {
    ledger::proves!("CG-TROOP-03", "WK-MOVE-03", "WK-MOVE-07", "WK-SIEGE-01", "WK-SIEGE-04");
    let moves = |scene: Scene| {
        let mut t = scene.card(0, VERSATILE);
        t.does(0, "move");
        t
    };
    let t = moves(four().noble(0, "star", "h11", "hd_polish").noble(0, "square", "h11", "rg_50"));
    assert!(t.can(0, "noble/red_star area/h50 way/road"), "four areas by road");
    assert!(!t.can(0, "noble/red_square area/h50 way/road"), "his Noble alone");
    let foe = |herald: &str| four().noble(0, "star", "h11", herald).noble(1, "star", "h21", "rg_50");
    let mut t = moves(foe("hd_rumanian"));
    t.does(0, "noble/red_star area/h31 way/road");
    assert!(t.is_in(0, "star", "h31"));
    let mut t = moves(foe("hd_swiss"));
    t.does(0, "noble/red_star area/h31 way/road");
    assert_eq!(t.turn(), Some(1));
    let sieges = |herald: &str| {
        let mut t = four().noble(0, "star", "kovel", herald).card(0, VERSATILE);
        t.all(0, ["battle", "area/h21"]);
        t.can(0, "city/kovel manner/siege")
    };
    assert!(sieges("hd_swiss"), "50, 200 and 100 against 300");
    assert!(!sieges("hd_polish mc_swiss_50"), "100 and 200 are not more");
}
