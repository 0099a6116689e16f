//! Proxies and the limits of pieces (p.9).

use super::four;
use crate::dsl::{Scene, fief};
use table::Seat;
use warlords::board::Phase;
use warlords::content::Content;

#[test]
fn lancers_are_unlimited() {
    ledger::proves!("WE-PROXY-01", "WE-PROXY-02");
    let mut t = four().holds(0, "england L60, wales L1").gold(0, 300).recruit();
    t.answers(0, ["soldier/lancer number/all", "done"]);
    assert_eq!(t.gold(0), 0, "a hundred at once");
    t.pass_to(Phase::Deploy);
    t.answers(0, ["fief/england", "soldier/lancer number/all"]);
    assert_eq!(t.army("england"), "L160", "no figure is lacking in one stack");
}

#[test]
fn lancers_hold_more_fiefs_than_there_are_figures() {
    ledger::proves!("WE-PROXY-03", "WE-PROXY-01");
    let some = Content::base().fiefs.iter().take(34);
    let fiefs: Vec<String> = some.map(|f| format!("{} L1", f.id)).collect();
    let scene = Scene::four().holds(0, &fiefs.join(", ")).castle("england").gold(0, 3);
    let mut t = scene.holds(1, "bosnia L1").holds(2, "nicaea L1").holds(3, "castile L1").recruit();
    t.answers(0, ["soldier/lancer number/1"]);
    assert_eq!(t.state.board.on_map(Seat(0)), crate::dsl::army("L34"), "25 figures, 34 fiefs");
}

#[test]
fn all_other_pieces_are_those_of_the_set() {
    ledger::proves!("WE-PROXY-04", "WE-PROXY-05", "WE-R-45");
    for (kind, letter, limit) in
        [("footman", 'F', 10), ("archer", 'A', 7), ("knight", 'K', 6), ("warlord", 'W', 3)]
    {
        let scene =
            || four().holds(0, &format!("england {letter}{}, wales {letter}1", limit - 2)).gold(0, 99);
        let (one, two) = (format!("soldier/{kind} number/1"), format!("soldier/{kind} number/2"));
        let mut t = scene().recruit();
        t.refused(0, &two, "WE-PROXY-04");
        t.answers(0, [one.as_str()]);
        t.refused(0, &one, "WE-PROXY-04");
        t.answers(0, ["done"]).pass_to(Phase::Initiative);
        assert_eq!(t.army("england"), format!("{letter}{}", limit - 1), "{limit} in all");
    }
}

#[test]
fn mercenaries_do_not_count_in_the_limits() {
    ledger::proves!("WE-PROXY-06", "WE-R-45");
    let mut t = four().holds(0, "england A6 a5").gold(0, 12).recruit();
    t.answers(0, ["soldier/archer number/1"]);
    t.refused(0, "soldier/archer number/1", "WE-PROXY-04");
}

#[test]
fn a_set_that_was_won_adds_its_pieces() {
    ledger::proves!("WE-PROXY-06");
    let mut t = four().holds(0, "england A12").so(|s| s.board.players[0].sets = 2).gold(0, 99).recruit();
    t.refused(0, "soldier/archer number/3", "WE-PROXY-04");
    t.answers(0, ["soldier/archer number/2"]);
}

#[test]
fn a_captive_warlord_is_still_a_piece_of_his_set() {
    ledger::proves!("WE-R-45", "WE-R-44", "WE-WARLORD-09");
    let mut t = four().holds(0, "england W1").captive("kiev", 0).gold(0, 99).recruit();
    t.refused(0, "soldier/warlord number/1", "WE-WARLORD-09");
    assert_eq!(
        t.state.board.pieces_left(t.game.components(), Seat(0), warlords::army::Kind::Warlord),
        Some(1)
    );
    assert!(t.state.board.castles.has(fief("kiev")));
}
