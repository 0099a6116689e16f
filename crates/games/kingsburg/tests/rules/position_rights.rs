//! Positions in which somebody has done more than he could are refused: he has built, joined others, recruited.

use crate::dsl::{Play, told};
use kingsburg::board::{Phase, Right};
use kingsburg::flow::{Build, Favour, Frame, Mercenaries};
use kingsburg::position::{GroupSheet, Position};
use table::Seat;

/// It is refused for this reason alone.
#[track_caller]
fn refused(mut position: Position, change: impl FnOnce(&mut Position), why: &str) {
    assert_eq!(told(&position), Vec::<String>::new(), "nothing is wrong before the change");
    change(&mut position);
    assert_eq!(told(&position), [why]);
}

const TOO_MANY: &str = "KB-INV-14: more buildings built this season than he could";

/// Three players with three buildings each: the one at this place builds, and has built so many.
fn building(place: u8, built: u8) -> Play {
    let frame = Frame::Build(Build { place, built, favour: Favour::None });
    Play::year(2).summer().players(3).everybody(|p| p.builds("B1 C1 E1").has("9G")).frame(frame)
}

fn builds(seat: usize, n: u8) -> impl Fn(&mut Position) {
    move |p: &mut Position| p.players[seat].builds = n
}

#[test]
fn a_second_building_takes_the_agent_or_an_effect() {
    ledger::proves!("KB-INV-14", "KB-BUILD-02", "KB-ENVOY-08", "KB-ENVOY-10", "KB-R-29");
    let first = format!("players[0].builds: {TOO_MANY}");
    let mut spent = building(1, 0).finished();
    builds(0, 2)(&mut spent);
    assert!(told(&spent).is_empty(), "the Agent is spent: {:?}", told(&spent));
    refused(building(1, 0).agent(2).finished(), builds(0, 2), &first);
    refused(building(1, 0).finished(), builds(0, 3), &first);
    let mut early = building(1, 0);
    early.position.year = 1;
    refused(early.finished(), builds(0, 2), &first);
    let both = "players: KB-INV-14: the Agent has let two players build once more";
    refused(
        building(2, 0).finished(),
        |p| p.players.iter_mut().take(2).for_each(|sheet| sheet.builds = 2),
        both,
    );
    let night = || building(1, 0).agent(2).fate("night_yards");
    refused(night().finished(), builds(0, 2), &first);
    let mut used = night().finished();
    builds(0, 2)(&mut used);
    used.players[0].used_year = vec!["fate".to_owned()];
    assert!(told(&used).is_empty(), "by night: {:?}", told(&used));
    builds(0, 3)(&mut used);
    assert_eq!(told(&used), [first.as_str()]);
    used.agent = None;
    assert!(told(&used).is_empty(), "and by the Agent: {:?}", told(&used));
}

#[test]
fn who_builds_has_built_what_he_has_built_in_this_turn() {
    ledger::proves!("KB-INV-14", "KB-ENVOY-08", "KB-GOV-15");
    let first = format!("players[0].builds: {TOO_MANY}");
    let turn = |built: u8| {
        move |p: &mut Position| p.frames = vec![Frame::Build(Build { place: 0, built, favour: Favour::None })]
    };
    refused(building(0, 0).agent(0).finished(), turn(2), &first);
    refused(building(0, 1).agent(0).finished(), builds(0, 2), &first);
    let t = building(0, 1).agent(0).start();
    assert_eq!((t.player(0).builds, t.waits_for()), (1, Some(0)), "he may build once more");
    let preached = |built: u8| {
        let frame = Frame::Build(Build { place: 1, built, favour: Favour::None });
        let play = Play::year(2).phase(Phase::Autumn).players(2).agent(1).governors(["preacher", "miner"]);
        let mut play = play.everybody(|p| p.builds("B1").has("9G")).frame(frame);
        play.position.players[0].builds = 1;
        let mut t = play.start();
        t.seat(1).answers("pass");
        t.vp(0)
    };
    assert_eq!((preached(1), preached(0)), (0, 1), "everybody has built, or not");
}

/// The first of three players places dice; the second stands on 4.
fn deals() -> Play {
    let play = Play::year(2).summer().players(3).fate("secret_deals").influencing();
    play.everybody(|p| p.dice([1, 3, 4])).group(4, Some(1), [4])
}

fn sharing(advisor: u8, seat: u8, dice: &[u8]) -> GroupSheet {
    let right = Right::Deal;
    GroupSheet { advisor, seat: Some(Seat(seat)), dice: dice.to_vec(), right, ..GroupSheet::default() }
}

fn used(p: &mut Position, seat: usize) {
    p.players[seat].used_year = vec!["fate".to_owned()];
}

#[test]
fn a_deal_is_with_another_player_and_on_record() {
    ledger::proves!("KB-MOD4-03", "VR-16");
    let dealt = || {
        let mut position = deals().finished();
        position.court.push(sharing(4, 0, &[4]));
        used(&mut position, 0);
        position
    };
    assert!(told(&dealt()).is_empty(), "{:?}", told(&dealt()));
    let record = "players[0].used_year: KB-MOD4-03: an advisor is shared, and what let him is not used";
    let mut silent = dealt();
    silent.players[0].used_year.clear();
    assert!(told(&silent).is_empty(), "that he has used it follows from the court: {:?}", told(&silent));
    let (_, state) =
        silent.read(kingsburg::content::Content::base(), &mut table::Sampled::new(1)).expect("it is read");
    assert_ne!(state.board.players[0].used_year, kingsburg::content::Built::NONE);
    let third = |p: &mut Position| {
        p.court.push(GroupSheet { right: Right::Free, ..sharing(3, 1, &[3]) });
        p.court.push(sharing(3, 0, &[3]));
    };
    refused(dealt(), third, record);
    let nobody = "court: VR-16: an advisor is shared with no other player";
    let with_himself = |p: &mut Position| {
        p.court = vec![GroupSheet { right: Right::Free, ..sharing(4, 0, &[4]) }, sharing(4, 0, &[1, 3])];
    };
    refused(dealt(), with_himself, nobody);
    refused(dealt(), |p| p.court.reverse(), nobody);
    let mut neutral = Play::year(2).summer().players(2).fate("secret_deals").influencing();
    neutral = neutral.everybody(|p| p.dice([1, 2, 3])).group(6, None, [1, 2, 3]).group(5, None, [2, 3]);
    neutral.position.neutral = vec![1, 2, 3, 2, 3];
    let shared = |p: &mut Position| {
        p.court.push(sharing(5, 0, &[2, 3]));
        used(p, 0);
    };
    refused(neutral.finished(), shared, nobody);
}

#[test]
fn the_agent_joins_those_who_were_there() {
    ledger::proves!("KB-ENVOY-05");
    let mut joined = deals().group(4, Some(0), [4]);
    joined.position.court[1].right = Right::Agent;
    let why = "court: KB-ENVOY-05: the Agent is used where nobody was yet";
    refused(joined.finished(), |p| p.court.reverse(), why);
}

#[test]
fn buildings_without_points_are_those_that_were_put_up_so() {
    ledger::proves!("KB-INV-15", "KB-MOD3-05");
    let sorcerer = || {
        let play = Play::year(3).summer().players(2).governors(["sorcerer", "miner"]);
        let mut position = play.player(0, |p| p.builds("B1 B2 C1 D1 E1")).finished();
        position.players[0].unscored = ["B1", "C1", "D1"].map(str::to_owned).to_vec();
        position
    };
    let why = "players[0].unscored: KB-INV-15: nothing builds without points";
    refused(sorcerer(), |p| p.year = 2, why);
    refused(sorcerer(), |p| p.players[0].unscored = vec!["B2".to_owned()], why);
    refused(sorcerer(), |p| p.players[0].unscored.push("E1".to_owned()), why);
}

#[test]
fn whom_one_has_recruited_is_there() {
    ledger::proves!("KB-MERC-01");
    let play = Play::year(2).phase(Phase::Mercenaries).players(2).player(0, |p| p.has("2G").soldiers(1));
    let play = play.frame(Frame::Mercenaries(Mercenaries { place: 0, hired: 1 }));
    let why = "frames: KB-MERC-01: more soldiers are recruited than are there";
    refused(play.finished(), |p| p.players[0].soldiers = 0, why);
}
