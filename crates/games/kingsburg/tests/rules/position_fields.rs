//! Positions that break a rule are refused, and the field that does is named: one clear reason each.

use crate::dsl::{Play, told};
use kingsburg::board::{Phase, Right};
use kingsburg::content::{FateId, GovernorId};
use kingsburg::event::Outcome;
use kingsburg::flow::{Aid, Battle, Bidding, Build, Favour, Frame, Governors, Name, OwnDie, Point};
use kingsburg::options::{Caprices, Fate, Lines, Scenario};
use kingsburg::position::Position;
use kingsburg::winter::Blow;
use table::{Seat, SeatSet};

/// The one reason why a good position is refused after one change.
fn refused(play: Play, change: impl FnOnce(&mut Position)) -> String {
    let mut position = play.finished();
    assert_eq!(told(&position), Vec::<String>::new(), "nothing is wrong before the change");
    change(&mut position);
    let told = told(&position);
    assert_eq!(told.len(), 1, "one clear reason: {told:?}");
    told.into_iter().next().unwrap_or_default()
}

/// It is refused, and this field is named with this rule.
#[track_caller]
fn names(play: Play, change: impl FnOnce(&mut Position), field: &str, rule: &str) {
    let why = refused(play, change);
    assert!(why.starts_with(&format!("{field}: ")) && why.contains(rule), "{why}");
}

fn spring(year: u8) -> Play {
    Play::year(year).spring().players(3)
}

#[test]
fn the_agent_is_with_nobody_before_phase_5_of_the_first_year() {
    ledger::proves!("KB-INV-21", "KB-SETUP-03", "KB-ENVOY-04");
    let hold = |p: &mut Position| p.agent = Some(Seat(0));
    for phase in [Phase::Aid, Phase::Spring, Phase::Reward, Phase::Summer, Phase::Agent] {
        names(Play::year(1).phase(phase).players(3), hold, "agent", "KB-INV-21");
    }
    for phase in [Phase::Autumn, Phase::Mercenaries, Phase::Winter] {
        let mut position = Play::year(1).phase(phase).players(3).finished();
        hold(&mut position);
        assert!(told(&position).is_empty(), "{phase:?}");
    }
    let mut position = spring(2).finished();
    hold(&mut position);
    assert!(told(&position).is_empty(), "nor is anything wrong with him in later years");
    let shared =
        || spring(2).player(0, |p| p.dice([3, 1, 2])).group(3, Some(0), [3]).group(3, Some(0), [1, 2]);
    let by_agent = || {
        let mut play = shared().influencing();
        play.position.court[1].right = Right::Agent;
        play
    };
    names(by_agent(), |p| p.year = 1, "court", "KB-INV-21");
}

#[test]
fn soldiers_come_in_spring() {
    ledger::proves!("KB-INV-11", "KB-WINTER-16", "KB-SETUP-09");
    let one = |p: &mut Position| p.players[1].soldiers = 1;
    for year in [1, 3] {
        names(Play::year(year).players(3), one, "players[1].soldiers", "KB-INV-11");
        names(spring(year), one, "players[1].soldiers", "KB-INV-11");
    }
    let mut later = spring(2).influencing().finished();
    one(&mut later);
    assert!(told(&later).is_empty(), "some come before dice are placed");
    let mut siege = Play::year(2).players(3).scenario(Scenario::LongSiege).finished();
    one(&mut siege);
    assert!(told(&siege).is_empty(), "in the Long Siege half of them stay");
}

#[test]
fn the_aid_die_is_for_spring() {
    ledger::proves!("KB-INV-02");
    let die = |p: &mut Position| p.aid_die = Some(Seat(0));
    names(Play::year(2).summer().players(3), die, "aid_die", "KB-INV-02");
}

#[test]
fn lines_differ_and_are_played() {
    ledger::proves!("KB-INV-29", "KB-MOD2-05");
    let lined = || Play::year(2).players(3).modules("2");
    let rows = |names: &[&str]| names.iter().map(|n| (*n).to_owned()).collect::<Vec<_>>();
    names(lined(), |p| p.players[0].lines = rows(&["B", "B"]), "players[0].lines", "KB-INV-29");
    names(lined(), |p| p.players[0].drawn = rows(&["B", "C"]), "players[0].drawn", "KB-INV-29");
    names(lined(), |p| p.players[0].lines = rows(&["A"]), "players[0].lines", "KB-INV-29");
    names(lined(), |p| p.pool = rows(&["B"]), "pool", "KB-MOD2-06");
    names(spring(2), |p| p.completed = rows(&["A"]), "completed", "KB-COMP-01");
    let drafted = || {
        let mut play = Play::year(1).players(3).modules("2d");
        play.position.frames = vec![
            Frame::At(Point::Governors),
            Frame::Draft(kingsburg::flow::Draft { first: Seat(0), taken: 1 }),
        ];
        play.position.players[0].drawn = rows(&["B"]);
        play.position.pool = rows(&["B", "C", "C", "D", "D", "E", "E", "F", "F"]);
        play
    };
    names(drafted(), |p| _ = p.pool.pop(), "pool", "KB-MOD2-06");
    names(drafted(), |p| p.players[1].gold = 1, "players[1].buildings", "KB-SETUP-12");
}

fn auction() -> Play {
    let mut play = Play::year(1).players(2).modules("3a");
    play.position.players.iter_mut().for_each(|p| p.governor = None);
    play.position.offered = ["thief", "prince", "duke"].iter().filter_map(|n| GovernorId::named(n)).collect();
    play.frame(Frame::Name(Name { seat: Seat(0) }))
}

#[test]
fn governors_of_an_auction_differ() {
    ledger::proves!("KB-INV-30", "KB-MOD3-06", "KB-MOD3-11");
    let thief = GovernorId::named("thief").expect("a governor");
    names(auction(), |p| p.offered = vec![thief; 3], "offered", "KB-INV-30");
    names(auction(), |p| _ = p.offered.pop(), "offered", "KB-MOD3-06");
    names(auction(), |p| p.players[1].vp = -3, "players[1].vp", "KB-INV-30");
    names(Play::year(2).players(2).modules("3"), |p| p.offered = vec![thief], "offered", "KB-MOD3-06");
    let dealt = || {
        let mut play = Play::year(1).players(2).modules("3");
        play.position.players.iter_mut().for_each(|p| p.governor = None);
        play.frame(Frame::Governors(Governors { chosen: SeatSet::EMPTY }))
    };
    names(dealt(), |p| p.players[0].dealt = vec![thief; 3], "players", "KB-INV-30");
    names(dealt(), |p| p.players[0].kept = Some(thief), "players[0].kept", "KB-MOD3-03");
    names(dealt(), |p| p.players[0].governor = Some(thief), "players[0].governor", "KB-INV-30");
    let later = Play::year(2).players(2).modules("3");
    names(later, |p| p.players[0].dealt = vec![thief], "players[0].dealt", "KB-MOD3-03");
}

#[test]
fn bids_stand_or_are_refused() {
    ledger::proves!("KB-MOD3-08", "KB-MOD3-09", "KB-MOD3-11");
    let governor = GovernorId::named("duke").expect("a governor");
    let bidding = Bidding {
        governor,
        namer: Seat(0),
        bidder: Seat(1),
        high: Some((2, Seat(0))),
        passed: SeatSet::EMPTY,
    };
    let bids = || auction().frame(Frame::Bid(bidding));
    let with = |bidding: Bidding| move |p: &mut Position| p.frames = vec![Frame::Bid(bidding)];
    for high in [601, 65_535] {
        names(bids(), with(Bidding { high: Some((high, Seat(0))), ..bidding }), "frames", "(KB-MOD3-08)");
    }
    names(bids(), with(Bidding { high: Some((2, Seat(1))), ..bidding }), "frames", "KB-MOD3-08");
    names(bids(), with(Bidding { high: None, ..bidding }), "frames", "KB-MOD3-08");
    names(bids(), with(Bidding { passed: SeatSet::one(Seat(1)), ..bidding }), "frames", "KB-MOD3-11");
    let other = GovernorId::named("miner").expect("a governor");
    names(bids(), with(Bidding { governor: other, ..bidding }), "frames", "KB-MOD3-07");
}

#[test]
fn a_die_of_ones_own_shows_one_of_its_numbers() {
    ledger::proves!("KB-MOD1-04", "KB-R-55");
    let own = |own: u8| move |p: &mut Position| p.frames = vec![Frame::OwnDie(OwnDie { place: 0, own })];
    let academy = |modules: &str| {
        let play = Play::year(2).winter().players(2).modules(modules);
        let play = play.player(0, |p| p.builds("G1 G2 G3 G4").soldiers(4));
        let mut play = play.frame(Frame::OwnDie(OwnDie { place: 0, own: 2 }));
        play.position.totals = vec![1, 1];
        play.position.players[1].soldiers = 1;
        for sheet in &mut play.position.players {
            sheet.requests = modules.contains('5').then(|| vec![0, 1, 2, 3]);
        }
        play
    };
    for wrong in [7, 255] {
        names(academy("1"), own(wrong), "frames", "KB-MOD1-04");
    }
    names(academy("1 5"), own(4), "frames", "KB-MOD1-04");
    names(academy("1"), |p| p.players[0].buildings.clear(), "frames", "KB-MOD1-04");
}

#[test]
fn the_scenario_is_that_of_the_options() {
    ledger::proves!("KB-SCEN-02");
    let plain = || Play::year(2).players(3);
    let siege = || plain().scenario(Scenario::LongSiege);
    let wager = |p: &mut Position| p.scenario = Scenario::KingsWager.card();
    names(siege(), wager, "scenario", "KB-SCEN-02");
    names(plain(), wager, "scenario", "KB-SCEN-02");
    names(plain(), |p| p.options.scenario = Scenario::Random, "scenario", "KB-SCEN-02");
    let mut named = plain().finished();
    named.options.scenario = Scenario::LongSiege;
    let (_, state) =
        named.read(kingsburg::content::Content::base(), &mut table::Sampled::new(1)).expect("one");
    assert_eq!(state.board.scenario, Scenario::LongSiege.card(), "what the options name is played");
}

#[test]
fn what_is_not_played_is_not_passed_over() {
    ledger::proves!("KB-MOD-01");
    let plain = || Play::year(2).players(3);
    names(plain(), |p| p.fates = vec![FateId::named("famine")], "fates", "KB-MOD4-01");
    names(plain(), |p| p.pile = (1..=16).collect(), "pile", "KB-MOD6-01");
    names(plain(), |p| p.valley = vec![Some("1.1".into())], "valley", "KB-SCEN-01");
    names(plain(), |p| p.looked_valley = vec![SeatSet::one(Seat(0))], "looked_valley", "KB-SCEN-01");
    names(plain(), |p| p.players[0].requests = Some(vec![1]), "players[0].requests", "KB-MOD5-01");
    names(plain(), |p| p.players[0].request = Some(1), "players[0].request", "KB-MOD5-03");
    names(plain(), |p| p.players[0].governor = GovernorId::named("duke"), "players[0].governor", "KB-INV-30");
    names(spring(2).building(), |p| p.players[0].used = vec!["fate".into()], "players[0].used", "KB-INV-12");
    let caprices = spring(2).tiles([7]);
    names(caprices, |p| p.options.caprices = Caprices::None, "tiles", "KB-INV-33");
    let fate = spring(2).fate("famine");
    names(fate, |p| p.options.fate = Fate::Off, "fate", "KB-INV-31");
    let lines = plain().modules("2").player(0, |p| p.lines("B"));
    names(lines, |p| p.options.lines = Lines::None, "players[0].lines", "KB-INV-29");
}

#[test]
fn what_has_not_happened_is_not_on_record() {
    ledger::proves!("KB-INV-14", "KB-INV-23", "KB-INV-24");
    names(spring(2), |p| p.players[0].victories = 2, "players[0].victories", "KB-INV-24");
    names(
        spring(1),
        |p| p.players[0].last_battle = Some(Outcome::Won),
        "players[0].last_battle",
        "KB-INV-24",
    );
    names(
        spring(2),
        |p| p.looked = vec![SeatSet::EMPTY, SeatSet::EMPTY, SeatSet::one(Seat(0))],
        "looked",
        "KB-INV-23",
    );
    let early = |p: &mut Position| p.totals = vec![3, 3, 3];
    names(Play::year(2).winter().players(3), early, "totals", "KB-INV-24");
    let building = || spring(2).everybody(|p| p.builds("B1")).building();
    names(building(), |p| p.players[2].builds = 1, "players[2].builds", "KB-INV-14");
    names(building(), |p| p.players[0].builds = 1, "players[0].builds", "KB-INV-14");
    let cheaper = Frame::Build(Build { place: 0, built: 0, favour: Favour::Cheaper });
    names(building(), |p| p.frames = vec![cheaper], "frames", "KB-GOV-08");
    names(spring(2).influencing(), |p| p.courted = vec![3], "courted", "KB-R-68");
    names(building(), |p| p.players[0].unscored = vec!["B1".into()], "players[0].unscored", "KB-INV-15");
}

#[test]
fn dice_and_groups_are_those_that_can_lie_there() {
    ledger::proves!("KB-INV-01", "KB-INV-02", "KB-INV-05", "KB-INV-36", "KB-MOD4-03");
    let famine = || spring(2).fate("famine").everybody(|p| p.dice([3, 4])).influencing();
    names(famine(), |p| p.players[1].dice = vec![3, 4, 5], "players[1].dice", "KB-INV-01");
    let fated = || spring(2).fate("idle_swords").influencing();
    names(fated(), |p| p.players[1].dice = vec![3, 4], "players[1].dice", "KB-INV-01");
    names(fated(), |p| p.players[1].white = vec![3], "players[1].white", "KB-INV-02");
    let king = || spring(2).fate("ailing_king").group(12, Some(0), [6, 6]).influencing();
    names(
        king(),
        |p| {
            p.court[0].advisor = 18;
            p.court[0].dice = vec![6, 6, 6];
        },
        "court",
        "KB-MOD4-03",
    );
    let market = || {
        let play = spring(2).player(0, |p| p.builds("C1 C2").used("C2").dice([3, 4, 6]));
        let mut play = play.group(4, Some(0), [3]).influencing();
        play.position.court[0].market = 1;
        play
    };
    names(market(), |p| p.players[0].used.clear(), "players[0].used", "KB-INV-05");
    let two = || {
        let mut play = Play::year(1).spring().players(2).influencing();
        play.position.neutral = vec![1, 2, 3, 4, 5];
        play.group(6, None, [1, 2, 3]).group(9, None, [4, 5])
    };
    names(two(), |p| _ = p.court.pop(), "court", "KB-INV-36");
}

#[test]
fn steps_fit_what_has_happened() {
    ledger::proves!("KB-INV-18", "KB-INV-24", "KB-FLOW-03");
    let aid = |takers: &[u8]| {
        let takers = takers.iter().map(|s| Seat(*s)).collect();
        move |p: &mut Position| p.frames = vec![Frame::Aid(Aid { place: 0, takers })]
    };
    let phase = || Play::year(2).players(3);
    names(phase(), aid(&[0]), "frames", "KB-INV-18");
    names(phase(), aid(&[0, 1]), "frames", "KB-INV-18");
    let mut tied = phase().finished();
    aid(&[0, 1, 2])(&mut tied);
    assert!(told(&tied).is_empty(), "{:?}", told(&tied));
    let lost = || {
        let mut play = Play::year(2).winter().players(2).card("2.1").everybody(|p| p.has("3G 3W"));
        play.position.totals = vec![0, 0];
        play.frame(Frame::Battle(Battle { place: 0, blow: Blow::Fight }))
    };
    let reward = |p: &mut Position| p.frames = vec![Frame::Battle(Battle { place: 0, blow: Blow::Reward })];
    let mut won = lost().finished();
    won.totals = vec![1, 1];
    reward(&mut won);
    assert!(told(&won).iter().any(|why| why.starts_with("frames: KB-INV-24")), "{:?}", told(&won));
    names(
        Play::year(2).winter().players(2),
        |p| p.frames = vec![Frame::At(Point::Phase)],
        "frames",
        "KB-FLOW-03",
    );
}
