//! Positions whose dice, groups and frames do not fit are refused with their reasons.

use crate::dsl::{Play, wrong};
use kingsburg::board::{Phase, Right};
use kingsburg::content::{Content, Moment, Pc, SourceId};
use kingsburg::effects::moments::{Now, Stage};
use kingsburg::flow::{
    Aid, Battle, Build, Effect, Favour, Frame, Help, Influence, Mercenaries, Point, Reroll,
};
use kingsburg::position::{GroupSheet, Position};
use kingsburg::winter::Blow;
use table::{Seat, SeatSet};

fn changed(change: impl FnOnce(&mut Position)) -> Vec<String> {
    let mut position = Play::year(2).spring().player(0, |p| p.dice([1, 2, 3])).influencing().finished();
    assert_eq!(wrong(&position), Vec::<String>::new(), "nothing is wrong before the change");
    change(&mut position);
    wrong(&position)
}

fn group(advisor: u8, seat: Option<u8>, dice: &[u8]) -> GroupSheet {
    GroupSheet { advisor, seat: seat.map(Seat), dice: dice.to_vec(), ..GroupSheet::default() }
}

/// What this advisor gives, being asked about.
fn gift(advisor: u8, seat: u8) -> Frame {
    let pc = Content::base().source(SourceId::advisor(advisor)).gift.expect("an advisor");
    Frame::Effect(Effect { seat: Seat(seat), pc, memo: 0, about: advisor })
}

#[test]
fn dice_must_be_those_of_the_season() {
    ledger::proves!("KB-ROLL-02", "KB-AID-04", "KB-BLD-13");
    let none = ["KB-INV-01: a coloured die is missing, or one too many"];
    assert_eq!(changed(|p| p.players[0].dice.clear()), none);
    assert_eq!(changed(|p| p.players[1].white = vec![4]), ["KB-INV-02: white dice that nothing gives"]);
    assert_eq!(changed(|p| p.aid_die = Some(Seat(1))), ["KB-INV-02: white dice are missing"]);
    assert!(
        changed(|p| (p.aid_die, p.players[1].white) = (Some(Seat(1)), vec![4])).is_empty(),
        "the King's die"
    );
    let out = changed(|p| (p.aid_die, p.players[1].white, p.phase) = (Some(Seat(1)), vec![4], Phase::Summer));
    let nothing = "KB-INV-02: white dice that nothing gives";
    assert_eq!(out, ["KB-INV-02: the die of the King's Aid is out of Spring", nothing]);
    let hire = changed(|p| {
        p.phase = Phase::Mercenaries;
        p.frames = vec![Frame::Mercenaries(Mercenaries { place: 0, hired: 0 })];
    });
    assert_eq!(hire, ["KB-INV-01: dice are out of season"], "all have taken their dice back by then");
}

#[test]
fn groups_must_be_made_of_the_dice_there_are() {
    ledger::proves!("KB-INF-03", "KB-INF-07", "KB-INF-10", "KB-2P-05");
    let court = |groups: &[GroupSheet]| changed(|p| p.court = groups.to_vec());
    assert!(court(&[group(3, Some(0), &[3]), group(1, Some(0), &[1])]).is_empty());
    assert_eq!(court(&[group(4, Some(0), &[3])]), ["KB-INV-03: a wrong sum"]);
    let missing = court(&[group(5, Some(0), &[5])]);
    assert_eq!(missing, ["KB-INV-03: a wrong sum", "court, advisor 5: dice that the player does not have"]);
    let empty = court(&[group(5, Some(0), &[])]);
    assert_eq!(empty, ["KB-INV-03: a wrong sum"], "no die at all");
    let twice = court(&[group(3, Some(0), &[3]), group(3, Some(0), &[1, 2])]);
    assert_eq!(twice, ["KB-INV-04: two groups on an advisor without the Agent, or the Agent for one"]);
    let agent = GroupSheet { right: Right::Agent, ..group(3, Some(0), &[1, 2]) };
    assert!(court(&[group(3, Some(0), &[3]), agent.clone()]).is_empty(), "with the Agent");
    let alone = court(std::slice::from_ref(&agent));
    assert_eq!(alone, ["KB-INV-04: two groups on an advisor without the Agent, or the Agent for one"]);
    assert_eq!(
        changed(|p| (p.court, p.agent) = (vec![group(3, Some(0), &[3]), agent.clone()], Some(Seat(0)))),
        ["KB-INV-21: the Agent is used and still held"]
    );
    assert_eq!(court(&[group(0, Some(0), &[1])])[0], "court, advisor 0: there is no such advisor");
    assert_eq!(court(&[group(19, Some(0), &[1])])[0], "court, advisor 19: there is no such advisor");
    assert_eq!(court(&[group(3, Some(7), &[3])])[0], "court, advisor 3: there is no such seat");
    let neutral = court(&[group(3, None, &[])]);
    assert_eq!(neutral, ["KB-INV-36: neutral dice with more than two players", "KB-INV-03: a wrong sum"]);
    let market = GroupSheet { market: 3, ..group(3, Some(0), &[1]) };
    assert_eq!(
        court(&[market]),
        ["court, advisor 3: the market changes a group by -1, 0 or 1 (KB-BLD-11), with the bridge by 2"]
    );
}

#[test]
fn three_groups_on_an_advisor_are_too_many() {
    ledger::proves!("KB-R-28", "KB-INF-08");
    let agent = |dice: &[u8], seat: u8| GroupSheet { right: Right::Agent, ..group(6, Some(seat), dice) };
    let three = changed(|p| {
        p.court = vec![group(6, Some(1), &[6]), agent(&[1, 2, 3], 0), agent(&[6], 2)];
    });
    assert_eq!(three, ["KB-INV-04: the Agent was used twice"]);
    let third =
        changed(|p| p.court = vec![group(6, Some(1), &[6]), agent(&[1, 2, 3], 0), group(6, Some(2), &[6])]);
    assert_eq!(third, ["KB-INV-04: two groups on an advisor without the Agent, or the Agent for one"]);
    let two_agents = changed(|p| {
        p.players[1].dice = vec![6, 6, 6];
        p.court = vec![group(6, Some(1), &[6]), agent(&[1, 2, 3], 0), group(12, Some(2), &[6, 6])];
        p.court.push(GroupSheet { right: Right::Agent, ..group(12, Some(1), &[6, 6]) });
    });
    assert_eq!(two_agents, ["KB-INV-04: the Agent was used twice"]);
}

#[test]
fn tokens_and_market_are_used_once_and_recorded() {
    ledger::proves!("KB-CLAR-01", "KB-BLD-12");
    let token = |advisor, dice: &[u8]| GroupSheet { plus2: true, ..group(advisor, Some(0), dice) };
    let unrecorded = changed(|p| p.court = vec![token(5, &[3])]);
    assert_eq!(unrecorded, ["KB-INV-05: the record of the token is wrong"]);
    let recorded =
        |p: &mut Position, groups: Vec<GroupSheet>| (p.court, p.players[0].plus2_used) = (groups, true);
    assert!(changed(|p| recorded(p, vec![token(5, &[3])])).is_empty());
    assert_eq!(changed(|p| p.players[0].plus2_used = true), ["KB-INV-05: the record of the token is wrong"]);
    let twice = changed(|p| recorded(p, vec![token(5, &[3]), token(4, &[2])]));
    assert_eq!(
        twice,
        ["KB-INV-05: too many groups, tokens or shifts", "KB-INV-05: the record of the token is wrong"]
    );
    let market = |advisor, dice: &[u8]| GroupSheet { market: 1, ..group(advisor, Some(0), dice) };
    let owner = |p: &mut Position, groups: Vec<GroupSheet>| {
        p.court = groups;
        p.players[0].buildings = vec!["C1".to_owned(), "C2".to_owned()];
        p.players[0].used = vec!["C2".to_owned()];
    };
    assert!(changed(|p| owner(p, vec![market(4, &[3])])).is_empty());
    let record = "KB-INV-05: the record of the Market is wrong";
    assert_eq!(changed(|p| p.court = vec![market(4, &[3])]), [record], "without a Market");
    assert_eq!(changed(|p| owner(p, vec![group(3, Some(0), &[3])])), [record], "used for nothing");
    let twice = changed(|p| owner(p, vec![market(4, &[3]), market(2, &[1])]));
    assert_eq!(twice, [record]);
}

#[test]
fn nothing_is_used_out_of_season() {
    ledger::proves!("KB-BLD-23", "KB-ORDERING-03", "KB-2P-06");
    let used = ["KB-INV-12: something was used out of season"];
    let out = |phase: Phase, token: bool| {
        let play = Play::year(2).phase(phase).player(0, |p| p.builds("B1"));
        let play = play.player(0, |p| if token { p.token_used() } else { p.used("B1") });
        wrong(&play.finished())
    };
    for phase in Phase::ALL {
        assert_eq!(out(phase, false), used, "a season that has not begun is no season: {phase:?}");
        assert_eq!(out(phase, true), used);
    }
    let building = Play::year(2).spring().player(0, |p| p.builds("B1").used("B1").token_used()).building();
    assert_eq!(
        wrong(&building.finished()),
        Vec::<String>::new(),
        "while the season lasts they stay turned over"
    );
    let neutral = ["KB-INV-36: neutral dice out of season, or with more than two players"];
    let with = |mut play: Play| {
        play.position.neutral = vec![1, 2, 3, 4, 5];
        wrong(&play.finished())
    };
    assert_eq!(with(Play::year(2).players(3).spring().building()), neutral);
    assert_eq!(with(Play::year(2).players(2).spring()), neutral, "before they are rolled");
    assert_eq!(with(Play::year(2).players(2).winter()), neutral);
    assert!(
        with(Play::year(2).players(2).spring().building()).is_empty(),
        "they leave at the end of the season"
    );
}

#[test]
fn frames_must_fit_the_phase() {
    ledger::proves!("KB-FLOW-02", "KB-SEASON-01");
    let at = |phase: Phase, frame: Frame| {
        let mut position = Play::year(2).phase(phase).frame(frame).finished();
        if phase == Phase::Winter {
            position.players.iter_mut().for_each(|p| p.dice.clear());
        }
        let misfit = format!("does not fit phase {} with 4 players", phase.name());
        !wrong(&position).iter().any(|why| why.contains(&misfit))
    };
    let nobody = SeatSet::EMPTY;
    let stranger = SeatSet::one(Seat(4));
    let fight = Blow::Fight;
    let now = Now { moment: Moment::SeasonEnd, stage: Stage::Own, place: 0, seats: nobody, about: 0 };
    for phase in Phase::ALL {
        let season = phase.season().is_some();
        assert!(at(phase, Frame::Begin));
        assert_eq!(at(phase, Frame::Aid(Aid { place: 3, takers: SeatSet::all(4) })), phase == Phase::Aid);
        assert_eq!(at(phase, Frame::Reroll(Reroll { place: 3 })), season);
        assert_eq!(at(phase, Frame::Influence(Influence { place: 3, passed: nobody })), season);
        assert_eq!(at(phase, Frame::Help(Help { group: 0 })), season);
        assert_eq!(at(phase, Frame::Build(Build { place: 3, built: 1, favour: Favour::None })), season);
        assert_eq!(at(phase, Frame::At(Point::SeasonOver)), season);
        assert_eq!(
            at(phase, Frame::Mercenaries(Mercenaries { place: 3, hired: 0 })),
            phase == Phase::Mercenaries
        );
        assert_eq!(at(phase, Frame::Battle(Battle { place: 3, blow: fight })), phase == Phase::Winter);
        assert!(!at(phase, Frame::Over), "not over in year 2");
    }
    for (phase, frame) in [
        (Phase::Aid, Frame::Aid(Aid { place: 4, takers: nobody })),
        (Phase::Aid, Frame::Aid(Aid { place: 0, takers: stranger })),
        (Phase::Spring, Frame::Reroll(Reroll { place: 4 })),
        (Phase::Spring, Frame::Influence(Influence { place: 4, passed: nobody })),
        (Phase::Spring, Frame::Influence(Influence { place: 0, passed: stranger })),
        (Phase::Spring, Frame::Help(Help { group: 1 })),
        (Phase::Spring, Frame::Build(Build { place: 4, built: 0, favour: Favour::None })),
        (Phase::Spring, Frame::Build(Build { place: 0, built: 3, favour: Favour::None })),
        (Phase::Spring, gift(6, 4)),
        (Phase::Spring, Frame::Effect(Effect { seat: Seat(0), pc: Pc(u16::MAX), memo: 0, about: 6 })),
        (Phase::Spring, Frame::Effect(Effect { seat: Seat(0), pc: Pc(0), memo: 9, about: 6 })),
        (Phase::Spring, Frame::Moment(Now { place: 5, ..now })),
        (Phase::Spring, Frame::Moment(Now { seats: stranger, ..now })),
        (Phase::Mercenaries, Frame::Mercenaries(Mercenaries { place: 4, hired: 0 })),
        (Phase::Winter, Frame::Battle(Battle { place: 4, blow: fight })),
    ] {
        assert!(!at(phase, frame), "{frame:?} in {phase:?}");
    }
    let over = |year: u8, phase: Phase| {
        wrong(&Play::year(year).phase(phase).frame(Frame::Over).finished()).is_empty()
    };
    assert!(
        over(5, Phase::Winter) && !over(4, Phase::Winter) && !over(5, Phase::Autumn),
        "over after the fifth Winter"
    );
}

#[test]
fn gifts_stand_on_the_help_of_their_group() {
    ledger::proves!("KB-HELP-01", "KB-HELP-02");
    let helping = |court: Vec<GroupSheet>, frames: Vec<Frame>| {
        changed(|p| {
            p.court = court;
            p.frames = frames;
        })
    };
    let nothing = ["frames: this leaves nothing to choose"];
    let help = |group| Frame::Help(Help { group });
    let court = || vec![group(4, Some(0), &[1, 3]), group(12, Some(1), &[6, 6])];
    assert!(helping(court(), vec![help(1), gift(4, 0)]).is_empty());
    assert!(helping(court(), vec![help(2), gift(12, 1)]).is_empty());
    let stacked = ["frames: one frame, on it perhaps a moment, on it perhaps an effect that is asked about"];
    assert_eq!(helping(court(), vec![help(2), gift(4, 0)]), stacked, "the gift of another group");
    assert_eq!(helping(court(), vec![help(1), gift(4, 1)]), stacked, "the gift of another seat");
    assert_eq!(helping(court(), vec![help(0), gift(4, 0)]), stacked, "nobody is helped yet");
    assert!(helping(court(), vec![gift(4, 0)]).contains(&stacked[0].to_owned()), "a gift alone");
    assert_eq!(helping(court(), vec![help(1), help(1)]), stacked, "two helps");
    let two = helping(court(), vec![help(1), gift(4, 0), gift(4, 0)]);
    assert!(two.contains(&stacked[0].to_owned()), "two gifts at once");
    let other = ["KB-ORDERING-01: an effect of something that does not act now"];
    assert_eq!(helping(court(), vec![help(1), gift(3, 0)]), other, "the gift of an advisor without dice");
    let third = vec![group(3, Some(0), &[3]), group(12, Some(1), &[6, 6])];
    assert_eq!(helping(third, vec![help(1), gift(3, 0)]), nothing, "a gift that asks nothing");
    let mut unsorted = court();
    unsorted.reverse();
    let order = ["court: while advisors help, groups stand in their order (KB-HELP-01)"];
    assert_eq!(helping(unsorted, vec![help(1), gift(12, 1)]), order);
}

#[test]
fn a_battle_must_leave_something_to_choose() {
    ledger::proves!("KB-RAID-03", "KB-R-42");
    let battle = |card: &str, blow: Blow, goods: &str| {
        let year = card[..1].parse().expect("year.number");
        let soldiers = if blow == Blow::Reward { 20 } else { 0 };
        let play = Play::year(year).winter().card(card).players(2);
        let play = play.player(0, |p| p.has(goods).soldiers(soldiers));
        wrong(&play.frame(Frame::Battle(Battle { place: 0, blow })).finished())
    };
    let nothing = ["frames: this leaves nothing to choose"];
    assert!(battle("1.1", Blow::Raid, "1G").is_empty());
    assert_eq!(battle("1.1", Blow::Raid, "0G"), nothing, "nothing to lose");
    assert_eq!(battle("1.4", Blow::Raid, "1G"), nothing, "too few to choose from");
    assert_eq!(battle("1.3", Blow::Raid, "5G"), nothing, "a typed raid is no choice");
    assert!(battle("4.4", Blow::Reward, "0G").is_empty());
    assert_eq!(battle("1.1", Blow::Reward, "0G"), nothing, "a gold is no choice");
    assert!(battle("1.1", Blow::Fight, "0G").is_empty());
}

#[test]
fn totals_belong_to_winter() {
    ledger::proves!("KB-WINTER-08");
    assert_eq!(changed(|p| p.totals = vec![1, 2]), ["KB-INV-24: battle totals out of Winter"]);
    let mut position =
        Play::year(1).winter().frame(Frame::Battle(Battle { place: 1, blow: Blow::Fight })).finished();
    position.totals = vec![3, -1];
    assert_eq!(wrong(&position), Vec::<String>::new());
    let mut over = Play::year(5).winter().frame(Frame::Over).finished();
    over.totals = vec![3];
    assert_eq!(wrong(&over), ["KB-INV-24: battle totals after the game"]);
}

#[test]
fn dice_on_the_court_belong_to_the_seasons_steps() {
    ledger::proves!("KB-HELP-04", "KB-2P-06");
    let early = changed(|p| {
        p.court = vec![group(3, Some(0), &[3])];
        p.frames = vec![Frame::Reroll(Reroll { place: 0 })];
    });
    assert_eq!(
        early,
        ["KB-INV-01: dice on the court out of season"],
        "nobody places before the order is set"
    );
    let mut two =
        Play::year(2).spring().players(2).group(6, None, [1, 2, 3]).group(9, None, [4, 5]).rerolling();
    two.position.neutral = vec![1, 2, 3, 4, 5];
    assert!(wrong(&two.finished()).is_empty(), "neutral dice lie there already");
    let mut late = Play::year(2).spring().players(2).group(6, None, [1, 2, 3]).building();
    late.position.neutral = vec![1, 2, 3, 4, 5];
    assert_eq!(wrong(&late.finished()), ["KB-INV-36: dice lie on the court out of season"]);
    let mut other = Play::year(2).spring().players(2).group(6, None, [1, 1, 4]).rerolling();
    other.position.neutral = vec![1, 2, 3, 4, 5];
    let missing = [
        "KB-INV-36: neutral dice do not lie where they fall",
        "court, advisor 6: dice that the player does not have",
    ];
    assert_eq!(wrong(&other.finished()), missing);
    let mut sum = Play::year(2).spring().players(2).group(7, None, [1, 2, 3]).rerolling();
    sum.position.neutral = vec![1, 2, 3, 4, 5];
    assert_eq!(wrong(&sum.finished()), ["KB-INV-36: neutral dice do not lie where they fall"]);
}
