//! What a position leaves out follows from the rules, and what contradicts them is refused.

use crate::dsl::{Play, told};
use kingsburg::board::{Due, Right};
use kingsburg::content::Content;
use kingsburg::flow::{Build, Draft, Favour, Frame, Governors, Help, Lines, Point};
use kingsburg::position::Position;
use serde_json::json;
use table::{Sampled, Seat, SeatSet};

/// It is refused for this reason alone.
#[track_caller]
fn refused(mut position: Position, change: impl FnOnce(&mut Position), why: &str) {
    assert_eq!(told(&position), Vec::<String>::new(), "nothing is wrong before the change");
    change(&mut position);
    assert_eq!(told(&position), [why]);
}

fn rows(names: &str) -> Vec<String> {
    names.chars().map(String::from).collect()
}

/// Two players choose their lines, and that is all that is written.
fn lines(modules: &str) -> Play {
    let mut play = Play::year(1).players(2).modules(modules).frame(Frame::Lines(Lines { place: 0 }));
    for (sheet, drawn) in play.position.players.iter_mut().zip(["BC", "DE"]) {
        (sheet.drawn, sheet.governor) = (rows(drawn), None);
    }
    play
}

#[test]
fn after_the_lines_the_first_year_begins() {
    ledger::proves!("KB-MOD2-03", "KB-R-51");
    let mut t = lines("2").start();
    t.seat(0).answers("pass");
    t.seat(1).answers("both");
    assert_eq!(t.player(1).drawn, [None; 2]);
    let asked = matches!(t.frame(), Frame::Aid(_) | Frame::Reroll(_) | Frame::Influence(_));
    assert!(asked, "the game goes on: {:?}", t.frame());
    let mut t = lines("2 3").start();
    t.seat(0).answers("pass");
    t.seat(1).answers("pass");
    assert_eq!(t.frame(), Frame::Governors(Governors { chosen: SeatSet::EMPTY }), "with the governors");
}

#[test]
fn after_the_draft_the_lines_are_chosen() {
    ledger::proves!("KB-MOD2-06", "KB-MOD2-09");
    let mut play = Play::year(1).players(2).modules("2d");
    play = play.frame(Frame::Draft(Draft { first: Seat(1), taken: 0 }));
    play.position.pool = rows("BBCCDDEEFF");
    let mut t = play.start();
    for (seat, line) in [(1, "B"), (0, "C"), (0, "D"), (1, "E")] {
        t.seat(seat).answers(&format!("line/{line}"));
    }
    assert_eq!(t.frame(), Frame::Lines(Lines { place: 0 }));
    t.seat(0).answers("both");
    t.seat(1).answers("both");
    assert_ne!(t.frame(), Frame::Over);
    assert_eq!(t.state.board.year, 1);
}

fn rolling() -> Play {
    Play::year(2).spring().players(3).frame(Frame::At(Point::Roll))
}

#[test]
fn all_roll_the_dice_that_they_are_entitled_to() {
    ledger::proves!("KB-ROLL-01", "KB-ROLL-02", "KB-AID-03", "KB-BLD-13", "KB-MOD4-03");
    let counts = |play: Play| {
        let t = play.start();
        [0, 1, 2].map(|seat| (t.player(seat).dice.coloured_count(), t.player(seat).dice.white_count()))
    };
    assert_eq!(counts(rolling()), [(3, 0); 3]);
    let farmer = || rolling().aid_die(1).player(2, |p| p.builds("C1 C2 C3"));
    assert_eq!(counts(farmer()), [(3, 0), (3, 1), (3, 1)], "the King's die and that of the Farms");
    assert_eq!(counts(rolling().fate("famine")), [(2, 0); 3]);
    let mut counted = rolling().fate("good_year");
    counted.position.players[1].due = Some([3, 1]);
    assert_eq!(counts(counted), [(3, 0), (3, 1), (3, 0)], "what is written was counted");
}

#[test]
fn dice_that_nobody_is_entitled_to_are_not_due() {
    ledger::proves!("KB-INV-01", "KB-INV-02", "KB-ROLL-02");
    let coloured = "KB-INV-01: a coloured die is missing, or one too many";
    let nothing = "KB-INV-02: white dice that nothing gives";
    let due = |due: [u8; 2], why: &str| {
        let why = format!("players[1].due: {why}");
        refused(rolling().finished(), |p| p.players[1].due = Some(due), &why);
    };
    due([2, 0], coloured);
    due([0, 0], coloured);
    due([3, 1], nothing);
    let king = rolling().aid_die(1).finished();
    let missing = "players[1].due: KB-INV-02: white dice are missing";
    refused(king, |p| p.players[1].due = Some([3, 0]), missing);
    let famine = rolling().fate("famine").finished();
    let three = format!("players[1].due: {coloured}");
    refused(famine, |p| p.players[1].due = Some([3, 0]), &three);
}

/// Seats 1 and 0 stand on advisor 4 in this order, and a tile with one gold lies there.
fn shared<const N: usize>(order: [u8; N]) -> Play {
    let mut play = Play::year(2).summer().players(3).order(order).tiles([4]);
    play.position.stock.insert(4, kingsburg::goods::Goods { gold: 1, ..kingsburg::goods::Goods::NONE });
    play = play.everybody(|p| p.dice([4, 5, 6])).group(4, Some(1), [4]).group(4, Some(0), [4]);
    play.position.court[1].right = Right::Agent;
    play.frame(Frame::Help(Help { group: 0 }))
}

#[test]
fn groups_on_one_advisor_are_helped_in_turn_order_however_they_are_written() {
    ledger::proves!("KB-R-27", "KB-CAPR-04");
    for (order, first, second) in [([0, 1, 2], 0, 1), ([2, 1, 0], 1, 0)] {
        let t = shared(order).start();
        assert_eq!((t.has(first).as_str(), t.has(second).as_str()), ("1G", "nothing"), "{order:?}");
        assert_eq!(t.waits_for(), Some(second), "he chooses of what is stocked anew");
        assert_eq!(t.state.board.court[0].seat, Some(Seat(first)));
    }
}

/// The Architect builds first, with the fewest buildings.
fn architect() -> Play {
    let play = Play::year(2).summer().governors(["architect", "miner", "duke", "paladin"]);
    play.everybody(|p| p.builds("B1")).player(0, |p| p.builds("").has("1G")).building()
}

#[test]
fn whether_buildings_are_cheaper_is_found_when_the_turn_comes() {
    ledger::proves!("KB-GOV-08");
    let cheaper = Build { place: 0, built: 0, favour: Favour::Cheaper };
    let mut t = architect().start();
    assert_eq!(t.frame(), Frame::Build(cheaper));
    t.seat(0).may(["building/B1"]);
    let equal = architect().player(0, |p| p.builds("F1"));
    assert_eq!(equal.start().frame(), Frame::Build(Build { favour: Favour::None, ..cheaper }));
    let left_out: Frame =
        serde_json::from_value(json!({"build": {"place": 0, "built": 0}})).expect("a frame");
    assert_eq!(architect().frame(left_out).start().frame(), Frame::Build(cheaper));
    let equal = architect().player(0, |p| p.builds("F1")).finished();
    let nothing = "frames: KB-GOV-08: nothing makes buildings cheaper in this turn";
    refused(equal, |p| p.frames = vec![Frame::Build(cheaper)], nothing);
    let second = Frame::Build(Build { built: 1, ..cheaper });
    let mut begun = architect().player(0, |p| p.builds("B1")).frame(second).finished();
    assert!(told(&begun).is_empty(), "it lasts for the whole turn: {:?}", told(&begun));
    begun.frames = vec![Frame::Build(Build { place: 1, ..cheaper })];
    assert_eq!(told(&begun), [nothing], "for nobody else");
}

/// Two players build; neutral dice closed 6 and 9.
fn after_help() -> Position {
    let mut play = Play::year(2).spring().players(2).group(6, None, [1, 2, 3]).group(9, None, [4, 5]);
    play.position.neutral = vec![1, 2, 3, 4, 5];
    play.building().finished()
}

#[test]
fn dice_that_have_done_their_work_may_be_left_on_the_table() {
    ledger::proves!("KB-HELP-04", "KB-2P-06");
    for frame in [after_help().frames[0], Frame::At(Point::Build), Frame::At(Point::SeasonOver)] {
        let mut position = after_help();
        position.players.iter_mut().for_each(|p| p.dice = vec![1, 2, 3]);
        position.players[0].white = vec![5];
        position.frames = vec![frame];
        let (_, state) = position.read(Content::base(), &mut Sampled::new(1)).expect("they lie there still");
        let board = state.board;
        assert!(board.court.is_empty() && board.influenced == 0, "nobody asks about them: {frame:?}");
        assert!(board.players.iter().all(|p| p.dice == Default::default() && p.due == Due::default()));
        assert_eq!(board.neutral, [1, 2, 3, 4, 5], "neutral ones leave at the end of the season");
    }
    let mut without = after_help();
    (without.court, without.neutral) = (Vec::new(), Vec::new());
    assert!(told(&without).is_empty(), "nor must they be written");
    let lie = "court: KB-INV-36: dice lie on the court out of season";
    refused(after_help(), |p| _ = p.court.pop(), lie);
    let mut own = after_help();
    own.players[0].dice = vec![1, 2, 3];
    own.court = vec![kingsburg::position::GroupSheet {
        advisor: 3,
        seat: Some(Seat(0)),
        dice: vec![3],
        ..Default::default()
    }];
    let all = told(&own);
    assert!(all.iter().any(|why| why.contains("KB-INV-01: dice on the court out of season")), "{all:?}");
}
