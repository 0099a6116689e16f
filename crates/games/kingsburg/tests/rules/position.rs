//! Positions as files: read as they were written, and every wrong one refused with its reasons.

use crate::dsl::{Play, wrong};
use kingsburg::board::{Phase, Right};
use kingsburg::content::Content;
use kingsburg::flow::{Frame, Reroll};
use kingsburg::position::{GroupSheet, Position};
use table::{Scripted, Seat, SeatSet};

/// What is wrong with a good position of four players in Spring after one change.
fn changed(change: impl FnOnce(&mut Position)) -> Vec<String> {
    let mut position = Play::year(2).spring().influencing().finished();
    assert_eq!(wrong(&position), Vec::<String>::new(), "nothing is wrong before the change");
    change(&mut position);
    wrong(&position)
}

#[test]
fn little_has_to_be_written() {
    ledger::proves!("KB-SETUP-12");
    let text =
        r#"{"game": "kingsburg", "year": 1, "phase": "aid", "order": [1, 0], "players": [{}, {"gold": 2}]}"#;
    let position: Position = serde_json::from_str(text).expect("what is left out is empty");
    let (_, state) = position
        .read(kingsburg::content::Content::base(), &mut Scripted::dice([]).draws([4, 0, 1, 2, 3]))
        .expect("a position");
    let names = state.hidden.invaders.map(|card| Content::base().invader(card).id);
    assert_eq!(names, ["1.5", "2.1", "3.2", "4.3", "5.4"], "unknown cards are drawn");
    assert_eq!(state.board.frame(), Frame::Begin, "without frames the phase is about to begin");
    assert_eq!((state.board.seats, state.board.order[0], state.board.players[1].goods.gold), (2, Seat(1), 2));
}

#[test]
fn unknown_fields_are_refused() {
    ledger::proves!("KB-SETUP-12");
    let text = |extra: &str, player: &str| {
        let head = r#""game": "kingsburg", "year": 1, "phase": "aid", "order": [0, 1]"#;
        serde_json::from_str::<Position>(&format!(r#"{{{head}{extra}, "players": [{{}}, {{{player}}}]}}"#))
    };
    assert!(text("", "").is_ok());
    assert!(text(r#", "weather": "rain""#, "").is_err(), "of the position");
    assert!(text("", r#""silver": 1"#).is_err(), "of a player");
    assert!(text(r#", "court": [{"advisor": 3, "hat": 1}]"#, "").is_err(), "of a group");
    assert!(text(r#", "frames": ["nap"]"#, "").is_err(), "there is no such frame");
}

#[test]
fn everything_of_a_position_is_written_and_read() {
    ledger::proves!("KB-SETUP-06");
    let mut play = Play::year(2).spring().players(2).agent(1).aid_die(0);
    play =
        play.player(0, |p| p.has("1G 2W 3S 4T").vp(-5).soldiers(6).builds("C1 C2").used("C2").token_used());
    play = play.player(0, |p| p.dice([1, 4, 6]).white([3]));
    play = play.group(8, Some(0), [4]).influencing();
    play.position.court[0] = GroupSheet {
        advisor: 8,
        seat: Some(Seat(0)),
        dice: vec![4],
        white: vec![3],
        plus2: true,
        market: -1,
        right: Right::Free,
    };
    play.position.neutral = vec![1, 2, 3, 5, 6];
    play = play.group(6, None, [1, 2, 3]).group(11, None, [5, 6]);
    play.position.looked = vec![SeatSet::one(Seat(1)), SeatSet::all(2)];
    let mut position = play.finished();
    // Without module 5 nobody has request tokens.
    position.players.iter_mut().for_each(|p| p.requests = Some(Vec::new()));
    let (game, state) =
        position.read(kingsburg::content::Content::base(), &mut Scripted::dice([])).expect("a position");
    let player = &state.board.players[0];
    assert_eq!((player.goods.gold, player.goods.wood, player.goods.stone, player.plus2), (1, 2, 3, 4));
    assert_eq!((player.vp, player.soldiers, player.token_used), (-5, 6, true));
    assert_eq!(
        (player.dice.coloured_left, player.dice.white_left),
        (0b101, 0),
        "the 4 and the white 3 are placed"
    );
    assert_eq!(state.board.influenced, 1 << 8 | 1 << 6 | 1 << 11);
    assert_eq!(state.board.court[1].coloured, 0b00111, "three neutral dice");
    assert_eq!(state.board.court[2].coloured, 0b11000, "and two");
    assert_eq!((state.board.agent, state.board.aid_die), (Some(Seat(1)), Some(Seat(0))));
    assert_eq!(state.board.looked[1], SeatSet::all(2));
    let again = Position::of_state(&game, &state);
    assert_eq!(again.players, position.players);
    assert_eq!((again.court, again.neutral, again.order), (position.court, position.neutral, position.order));
    assert_eq!(
        (again.agent, again.aid_die, again.frames),
        (position.agent, position.aid_die, position.frames)
    );
    assert_eq!((again.game.as_str(), again.year, again.phase), ("kingsburg", 2, Phase::Spring));
    assert_eq!((again.invaders, &again.looked[..2]), (position.invaders, &position.looked[..]));
}

#[test]
fn numbers_out_of_range_are_refused() {
    ledger::proves!("KB-R-08", "KB-FLOW-01");
    assert_eq!(changed(|p| p.game = "chess".into()), ["game: 'chess' is not kingsburg"]);
    for year in [0, 6] {
        assert_eq!(changed(|p| p.year = year), [format!("year: {year} is not 1 to 5 (KB-FLOW-01)")]);
    }
    let order = ["order: must name each seat once (KB-INV-08)"];
    assert_eq!(changed(|p| p.order = [0, 1, 2, 2].map(Seat).to_vec()), order);
    assert_eq!(changed(|p| p.order = [0, 1, 2].map(Seat).to_vec()), order);
    assert_eq!(changed(|p| p.order = [0, 1, 2, 4].map(Seat).to_vec()), order);
    assert_eq!(changed(|p| p.agent = Some(Seat(4))), ["agent: there is no such seat"]);
    assert_eq!(changed(|p| p.aid_die = Some(Seat(4))), ["aid_die: there is no such seat"]);
    assert_eq!(changed(|p| p.looked = vec![SeatSet::one(Seat(4))]), ["looked: there is no such seat"]);
    let neutral = ["neutral: five dice that show 1 to 6, or none (KB-2P-01)"];
    assert_eq!(changed(|p| p.neutral = vec![1, 2, 3]), neutral);
    assert_eq!(changed(|p| p.neutral = vec![1, 2, 3, 4, 7]), neutral);
    assert_eq!(changed(|p| p.neutral = vec![0, 2, 3, 4, 5]), neutral);
    for (name, position) in [1usize, 6].map(|n| (n, Play::year(1).players(n as u8).finished())) {
        let reason = format!("players: {name} of them, the game is for 2 to 5 (KB-R-08)");
        assert!(wrong(&position).contains(&reason), "{:?}", wrong(&position));
    }
}

#[test]
fn too_many_of_anything_is_refused() {
    ledger::proves!("KB-SETUP-14");
    assert_eq!(changed(|p| p.invaders.push(None)), ["invaders: 6 of them, at most 5 fit"]);
    assert_eq!(changed(|p| p.looked = vec![SeatSet::EMPTY; 6]), ["looked: 6 of them, at most 5 fit"]);
    assert_eq!(changed(|p| p.totals = vec![0; 5]), ["totals: 5 of them, at most 4 fit"]);
    let frame = Frame::Reroll(Reroll { place: 0 });
    assert_eq!(changed(|p| p.frames = vec![frame; 5]), ["frames: 5 of them, at most 4 fit"]);
    let groups = changed(|p| p.court = vec![GroupSheet { advisor: 1, ..GroupSheet::default() }; 16]);
    assert_eq!(groups, ["court: 16 of them, at most 15 fit"]);
    assert_eq!(changed(|p| p.totals = vec![0, 1000]), ["totals: more than 999"]);
    assert_eq!(changed(|p| p.totals = vec![0, -1000]), ["totals: more than 999"]);
    for (field, change) in [
        ("gold", (|p: &mut Position| p.players[1].gold = 1000) as fn(&mut Position)),
        ("wood", |p| p.players[1].wood = 1000),
        ("stone", |p| p.players[1].stone = 1000),
        ("plus2", |p| p.players[1].plus2 = 1000),
        ("soldiers", |p| p.players[1].soldiers = 1000),
        ("vp", |p| p.players[1].vp = 1000),
        ("vp", |p| p.players[1].vp = -1000),
    ] {
        assert_eq!(changed(change), [format!("players[1].{field}: more than 999")]);
    }
    assert!(changed(|p| p.players[1].gold = 999).is_empty(), "999 is allowed");
}

#[test]
fn cards_must_be_of_their_year() {
    ledger::proves!("KB-SETUP-14");
    let card = |i: usize, name: &str| changed(|p| p.invaders[i] = Some(name.to_owned()));
    assert_eq!(card(0, "9.9"), ["invaders: there is no card '9.9'"]);
    assert_eq!(card(2, "2.1"), ["invaders: card 2.1 is not of year 3 (KB-SETUP-14)"]);
    assert!(card(2, "3.4").is_empty());
}

#[test]
fn what_a_player_cannot_have_is_refused() {
    ledger::proves!("KB-BUILD-07", "KB-BUILD-11", "KB-COMP-01");
    let names = |names: &[&str]| names.iter().map(|n| (*n).to_owned()).collect::<Vec<_>>();
    let unknown = |name: &str| {
        [format!("players[2].buildings: there is no building '{name}' (use names from B1 to F4)")]
    };
    assert_eq!(changed(|p| p.players[2].buildings = names(&["Z1"])), unknown("Z1"));
    assert_eq!(changed(|p| p.players[2].buildings = names(&["A1"])), unknown("A1"));
    assert_eq!(changed(|p| p.players[2].buildings = names(&["B1a"])), unknown("B1a"));
    let used = ["players[2].used: 'Z1' cannot be used: a building, governor, fate or scenario"];
    assert_eq!(changed(|p| p.players[2].used = names(&["Z1"])), used);
    let gap = ["KB-INV-13: a building without the one to its left"];
    assert_eq!(changed(|p| p.players[2].buildings = names(&["B2"])), gap);
    assert_eq!(changed(|p| p.players[2].buildings = names(&["B1", "B3"])), gap);
    let twice = ["players[2].buildings: a building is named twice (KB-BUILD-11)"];
    assert_eq!(changed(|p| p.players[2].buildings = names(&["B1", "B1"])), twice);
    let used = ["KB-INV-12: a building was used that is not there"];
    assert_eq!(changed(|p| p.players[2].used = names(&["B1"])), used);
    assert_eq!(changed(|p| p.players[2].used = names(&["G4"])), used);
    assert_eq!(
        changed(|p| p.players[2].dice = vec![1, 2]),
        ["players[2].dice: 2 coloured dice, must be 3 or none (KB-INV-01)"]
    );
    let white = changed(|p| p.players[2].white = vec![1, 2, 3, 4, 5]);
    assert_eq!(white, ["players[2].white: 5 white dice, at most 4 (KB-INV-02)"]);
    for face in [0, 7] {
        let reason = |field: &str| [format!("players[2].{field}: a die that does not show 1 to 6")];
        assert_eq!(changed(|p| p.players[2].dice = vec![1, 2, face]), reason("dice"));
        assert_eq!(changed(|p| p.players[2].white = vec![face]), reason("white"));
    }
}
