//! Positions with modules: the steps in progress, and why wrong ones are refused.

use crate::court::positions::{changed, changed_later};
use crate::court::season::helped;
use crate::dsl::Play;
use kingsburg::content::{Moment, Pc};
use kingsburg::effects::moments::{Now, Stage};
use kingsburg::flow;
use kingsburg::flow::{Draft, Effect, Frame, Name, OwnDie, Point, Requests};
use table::{Seat, SeatSet};

#[test]
fn frames_of_modules_need_their_modules() {
    ledger::proves!("KB-MOD5-03", "KB-MOD3-03", "KB-MOD2-03");
    let winter =
        |modules: &str| Play::year(3).winter().players(3).modules(modules).card("3.1").frame(Frame::Begin);
    let requests = Frame::Requests(Requests { chosen: SeatSet::EMPTY });
    let refused = |wrong: &[String]| {
        wrong.len() == 1 && wrong[0].starts_with("frames: ") && wrong[0].contains("does not fit")
    };
    assert!(changed(winter("5"), |p| p.frames = vec![requests]).is_empty());
    let without = changed(winter(""), |p| p.frames = vec![requests]);
    assert!(refused(&without), "there are no tokens: {without:?}");
    let nobody = Frame::Requests(Requests { chosen: SeatSet::one(Seat(3)) });
    assert!(refused(&changed(winter("5"), |p| p.frames = vec![nobody])), "player 3 is not there");
    let autumn = || Play::year(3).autumn().players(3).modules("5").frame(Frame::Begin);
    assert!(refused(&changed(autumn(), |p| p.frames = vec![requests])), "not in Autumn");
    let first = |modules: &str| Play::year(1).players(3).modules(modules).frame(Frame::Begin);
    for frame in [
        Frame::Lines(flow::Lines { place: 0 }),
        Frame::Draft(Draft { first: Seat(0), taken: 0 }),
        Frame::Governors(flow::Governors { chosen: SeatSet::EMPTY }),
        Frame::Name(Name { seat: Seat(0) }),
    ] {
        let without = changed(first("4"), |p| p.frames = vec![frame]);
        assert!(without.iter().any(|w| w.contains("does not fit")), "{frame:?}: {without:?}");
    }
    let own = changed(winter("1 5"), |p| p.frames = vec![Frame::OwnDie(OwnDie { place: 3, own: 1 })]);
    assert!(refused(&own), "{own:?}");
}

#[test]
fn frames_lie_on_each_other_in_one_way_only() {
    ledger::proves!("KB-HELP-01", "KB-ORDERING-02");
    let t = helped(7);
    let stacked =
        "frames: one frame, on it perhaps a moment, on it perhaps an effect that is asked about".to_owned();
    let effect = *t.state.board.frames.last().expect("the tile asks");
    let now =
        Now { moment: Moment::SeasonEnd, stage: Stage::Own, place: 0, seats: SeatSet::all(3), about: 0 };
    for frames in [
        vec![effect],
        vec![Frame::Moment(now)],
        vec![Frame::At(Point::SeasonOver), effect],
        vec![t.state.board.frames[0], effect, Frame::Moment(now)],
        vec![t.state.board.frames[0], Frame::Begin],
    ] {
        let wrong = changed_later(&t, |p| p.frames = frames.clone());
        assert!(wrong.contains(&stacked), "{frames:?}: {wrong:?}");
    }
}

#[test]
fn an_effect_must_be_of_somebody_who_is_helped() {
    ledger::proves!("KB-HELP-02", "KB-CAPR-07");
    let t = helped(7);
    let Some(Frame::Effect(Effect { pc, about, .. })) = t.state.board.frames.last().copied() else {
        panic!("tile 7 asks")
    };
    let with = |seat: u8, memo: u8, about: u8| {
        changed_later(&t, |p| {
            p.frames.pop();
            p.frames.push(Frame::Effect(Effect { seat: Seat(seat), pc, memo, about }));
        })
    };
    assert!(with(0, 0, about).is_empty() && with(0, 2, about).is_empty(), "the opponent picks: player 1");
    assert!(!with(1, 0, about).is_empty(), "player 1 is not helped");
    assert!(!with(3, 0, about).is_empty(), "player 3 is not there");
    assert!(!with(0, 1, about).is_empty(), "nobody is his own opponent");
    assert!(!with(0, 5, about).is_empty(), "player 4 is not there to pick");
    assert!(!with(0, 0, 200).is_empty(), "there is no advisor 200");
    let far = changed_later(&t, |p| {
        p.frames.pop();
        p.frames.push(Frame::Effect(Effect { seat: Seat(0), pc: Pc(60_000), memo: 0, about }));
    });
    assert!(!far.is_empty(), "there is no such step");
}

#[test]
fn a_moment_must_be_about_something_that_is_there() {
    ledger::proves!("KB-ORDERING-01");
    let t = helped(7);
    let bottom = t.state.board.frames[0];
    for (moment, about) in
        [(Moment::OnAid, 40), (Moment::OnInfluence, 200), (Moment::OwnBuild, 99), (Moment::OtherBuild, 255)]
    {
        let now = Now { moment, stage: Default::default(), place: 0, seats: SeatSet::all(3), about };
        let wrong = changed_later(&t, |p| p.frames = vec![bottom, Frame::Moment(now)]);
        assert!(wrong.iter().any(|w| w.starts_with("frames: ")), "{moment:?} about {about}: {wrong:?}");
    }
}
