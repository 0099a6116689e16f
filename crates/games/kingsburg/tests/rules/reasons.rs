//! Refusals teach: each reason with its words, numbers and rule, and how near to legal it was.

use crate::dsl::{Play, Table, say_reason};
use kingsburg::answer::{Answer, BuildRight, Change, Construction, Placement};
use kingsburg::board::{Phase, Right};
use kingsburg::content::{BuildingId, Deck, SourceId};
use kingsburg::goods::{Good, Goods};
use kingsburg::reason::Reason;
use table::{Game, Reason as _, Rule, Seat};

fn why(t: &mut Table, path: &str) -> String {
    let seat = t.waits_for().expect("somebody is asked");
    say_reason(&t.seat(seat).why_not(path))
}

#[test]
fn wrong_goods_are_refused_with_their_numbers() {
    ledger::proves!("KB-AID-05", "KB-ADV-04", "KB-RAID-03");
    let mut aid = Play::year(1).start();
    assert_eq!(why(&mut aid, "pass"), "refusal-compulsory (KB-AID-05)");
    assert_eq!(why(&mut aid, "look"), "refusal-not-asked (KB-AID-05)");
    assert_eq!(why(&mut aid, "good/gold good/wood"), "refusal-wrong-number needed=1 given=2 (KB-AID-05)");
    let mut raid = Play::year(1).winter().card("1.1").rolls([1]).player(0, |p| p.has("1G 1S")).start();
    let reason = "refusal-not-owned goods=good/wood owned=good/gold+good/stone count=2 (KB-RAID-03)";
    assert_eq!(why(&mut raid, "good/wood"), reason);
    let play = Play::year(2).spring().players(3).player(0, |p| p.dice([4, 6, 6])).influencing();
    let mut merchant = play.start();
    merchant.seat(0).answers("die/4 advisor/4");
    merchant.idle_to_help();
    assert_eq!(why(&mut merchant, "good/stone"), "refusal-not-offered (KB-ADV-04)");
    assert_eq!(why(&mut merchant, "pass"), "refusal-compulsory (KB-ADV-04)");
    assert_eq!(why(&mut merchant, "building/B1"), "refusal-not-asked (KB-ADV-04)");
}

#[test]
fn wrong_dice_are_refused_from_the_dice_to_the_advisor() {
    ledger::proves!(
        "KB-INF-03",
        "KB-INF-05",
        "KB-INF-07",
        "KB-INF-10",
        "KB-INF-11",
        "KB-BLD-11",
        "KB-ENVOY-05"
    );
    let play = Play::year(2).spring().players(3).aid_die(0).player(0, |p| p.dice([1, 2, 4]).white([3]));
    let mut t = play.player(1, |p| p.dice([4, 6, 6])).group(4, Some(1), [4]).influencing().start();
    assert_eq!(why(&mut t, "white/3 advisor/3"), "refusal-only-white-dice (KB-INF-10)");
    assert_eq!(why(&mut t, "advisor/3"), "refusal-no-die (KB-INF-11)");
    assert_eq!(why(&mut t, "die/1 plus2 advisor/3"), "refusal-no-token (KB-INF-05)");
    assert_eq!(why(&mut t, "die/1 market/up advisor/2"), "refusal-no-market (KB-BLD-11)");
    let sum = "refusal-wrong-sum value=3 advisor=advisor/5 (KB-INF-03)";
    assert_eq!(why(&mut t, "die/1 die/2 advisor/5"), sum);
    assert_eq!(why(&mut t, "die/4 advisor/4"), "refusal-advisor-taken advisor=advisor/4 (KB-INF-07)");
    assert_eq!(
        why(&mut t, "die/1 agent advisor/1"),
        "refusal-agent-not-needed advisor=advisor/1 (KB-ENVOY-05)"
    );
    assert_eq!(
        why(&mut t, "die/4 agent advisor/4"),
        "refusal-not-your-agent advisor=advisor/4 (KB-ENVOY-04)"
    );
    assert_eq!(why(&mut t, "good/gold"), "refusal-not-asked (KB-INF-01)");
}

#[test]
fn what_was_used_this_season_is_refused() {
    ledger::proves!("KB-CLAR-01", "KB-BLD-12", "KB-BLD-02", "KB-BLD-04");
    let play = Play::year(2).spring().players(3).player(0, |p| p.builds("C1 C2").has("2T").dice([1, 3, 4]));
    let mut t = play.influencing().start();
    t.seat(0).answers("die/4 plus2 market/up advisor/7");
    t.idle_until(|t| t.waits_for() == Some(0));
    assert_eq!(why(&mut t, "die/1 plus2 advisor/3"), "refusal-token-used (KB-CLAR-01)");
    assert_eq!(
        why(&mut t, "die/1 market/up advisor/2"),
        "refusal-used-this-season source=building/C2 (KB-BLD-12)"
    );
    let play = Play::year(2).spring().players(3).player(0, |p| p.builds("B1 B2").dice([1, 1, 1]).used("B1"));
    let mut t = play.rerolling().start();
    let used = "refusal-used-this-season source=building/B1 (KB-BLD-02)";
    assert_eq!(why(&mut t, "building/B1 die/1"), used);
    let play = Play::year(2).spring().players(3).player(0, |p| p.builds("B1 B2").dice([1, 1, 1]).used("B2"));
    assert_eq!(
        why(&mut play.rerolling().start(), "building/B2"),
        "refusal-used-this-season source=building/B2 (KB-BLD-04)"
    );
}

#[test]
fn rerolls_are_refused_with_building_and_total() {
    ledger::proves!("KB-BLD-01", "KB-BLD-03", "KB-ORDERING-01");
    let mut t = Play::year(2)
        .spring()
        .players(3)
        .player(0, |p| p.builds("B1 B2").dice([3, 3, 3]))
        .rerolling()
        .start();
    assert_eq!(
        why(&mut t, "building/B2"),
        "refusal-condition-not-met source=building/B2 total=9 (KB-BLD-03)"
    );
    assert_eq!(why(&mut t, "building/C1"), "refusal-no-reroll source=building/C1 (KB-ORDERING-01)");
    assert_eq!(why(&mut t, "building/B1 die/2"), "refusal-no-such-die (KB-BLD-01)");
    assert_eq!(why(&mut t, "building/B1 white/3"), "refusal-no-such-die (KB-BLD-01)");
    assert_eq!(why(&mut t, "plus2"), "refusal-not-asked (KB-ORDERING-01)");
    let mut t =
        Play::year(2).spring().players(3).player(0, |p| p.builds("B1").dice([1, 1, 1])).rerolling().start();
    assert_eq!(why(&mut t, "building/B2"), "refusal-not-built building=building/B2 (KB-BLD-03)");
}

#[test]
fn buildings_are_refused_with_what_is_missing() {
    ledger::proves!("KB-BUILD-03", "KB-BUILD-07", "KB-BUILD-11", "KB-COMP-01");
    let mut t = Play::year(2).spring().player(0, |p| p.builds("C1").has("1G 1S")).building().start();
    let dear = "refusal-too-dear building=building/C2 cost=good/gold+good/gold+good/wood+good/wood \
                owned=good/gold+good/stone count=2 (KB-BUILD-03)";
    assert_eq!(why(&mut t, "building/C2"), dear);
    let left = "refusal-left-first building=building/B3 missing=building/B2 (KB-BUILD-07)";
    assert_eq!(why(&mut t, "building/B3"), left);
    assert_eq!(why(&mut t, "building/C1"), "refusal-already-built building=building/C1 (KB-BUILD-11)");
    assert_eq!(why(&mut t, "building/G1"), "refusal-no-such-space building=building/G1 (KB-COMP-01)");
    assert_eq!(why(&mut t, "look"), "refusal-not-asked (KB-BUILD-01)");
}

#[test]
fn at_the_end_of_a_season_only_the_trade_is_asked() {
    ledger::proves!("KB-BLD-21", "KB-MERC-01", "KB-BLD-15");
    let play = Play::year(2).spring().players(2).player(0, |p| p.builds("F1 F2 F3").has("1G"));
    let mut t = play.season_end();
    assert_eq!(why(&mut t, "plus2"), "refusal-no-token (KB-BLD-21)");
    assert_eq!(why(&mut t, "building/B1"), "refusal-not-asked (KB-BLD-21)");
    assert_eq!(why(&mut t, "good/gold good/gold"), "refusal-wrong-number needed=1 given=2 (KB-BLD-21)");
    let stone = "refusal-not-owned goods=good/stone owned=good/gold count=1 (KB-BLD-21)";
    assert_eq!(why(&mut t, "good/stone"), stone);
    let mut t = Play::year(2).phase(Phase::Mercenaries).player(0, |p| p.has("1G")).start();
    assert_eq!(why(&mut t, "good/gold"), "refusal-wrong-number needed=2 given=1 (KB-MERC-01)");
    assert_eq!(why(&mut t, "look"), "refusal-not-asked (KB-MERC-01)");
    let mut t = Play::year(2).phase(Phase::Mercenaries).player(0, |p| p.has("1G").builds("D1 D2 D3")).start();
    assert_eq!(why(&mut t, "good/gold good/gold"), "refusal-wrong-number needed=1 given=2 (KB-BLD-15)");
    assert_eq!(why(&mut t, "plus2"), "refusal-not-asked (KB-BLD-15)");
}

#[test]
fn after_the_end_nothing_is_asked() {
    ledger::proves!("KB-END-02");
    let t = Play::year(5).winter().card("5.1").rolls([6]).start();
    let building = BuildingId::named("B1").expect("a space");
    let build = Answer::Build(Construction { building, right: BuildRight::Turn, paid: Goods::NONE });
    for answer in [Answer::Pass, Answer::Token, Answer::Look(Deck::Invaders), build] {
        let reason = t.game.judge(&t.state, Seat(0), answer).expect_err("the game is over");
        assert_eq!(say_reason(&reason), "refusal-not-asked (KB-END-02)");
    }
    let mut answers = Vec::new();
    t.game.list(&t.state, Seat(0), &mut answers);
    assert!(answers.is_empty(), "nothing can be answered");
}

#[test]
fn answers_of_another_kind_are_never_legal() {
    ledger::proves!("KB-INF-01", "KB-HELP-08");
    let reroll = Answer::Dice { by: BuildingId::named("B2").expect("a space").into(), change: Change::All };
    let tables = [
        Play::year(1).start(),
        Play::year(2).spring().influencing().start(),
        Play::year(2).spring().building().start(),
        Play::year(2).phase(Phase::Mercenaries).start(),
        Play::year(1).winter().card("1.1").rolls([1]).player(0, |p| p.has("1G 1S")).start(),
    ];
    for t in tables {
        let verdict = t.game.judge(&t.state, Seat(0), reroll);
        assert!(matches!(verdict, Err(Reason::NotAsked { .. })), "no reroll in {:?}: {verdict:?}", t.frame());
    }
}

#[test]
fn the_later_a_check_the_nearer_the_answer_was() {
    ledger::proves!("KB-INF-07");
    let (rule, building, advisor) = (Rule("KB-INF-01"), BuildingId(8), 8);
    let (source, seat): (SourceId, Seat) = (building.into(), Seat(1));
    let gold = Goods::only(Good::Gold, 1);
    let nearer: [&[Reason]; 9] = [
        &[Reason::NotAsked { rule }, Reason::NoReroll { source }],
        &[
            Reason::NoSuchDie { rule },
            Reason::NoSuchSpace { building },
            Reason::NotYours { source, rule },
            Reason::NotAnOpponent { rule },
            Reason::NoSpace { number: 5 },
            Reason::NoDeal { advisor },
        ],
        &[
            Reason::NoDie,
            Reason::OnlyWhiteDice,
            Reason::AlreadyBuilt { building },
            Reason::NotBuilt { building, rule },
        ],
        &[
            Reason::NoToken { rule },
            Reason::NoMarket,
            Reason::LeftFirst { building, missing: building },
            Reason::WrongNumber { rule, needed: 1, given: 2 },
        ],
        &[Reason::TokenUsed, Reason::UsedThisSeason { source, rule }],
        &[Reason::WrongSum { value: 3, advisor }, Reason::ConditionNotMet { source, total: 9, rule }],
        &[
            Reason::AgentNotNeeded { advisor },
            Reason::NotYourAgent { advisor },
            Reason::NoRightToBuild { building, rule },
        ],
        &[
            Reason::AdvisorTaken { advisor },
            Reason::AdvisorClosed { advisor },
            Reason::WrongPayment { building, cost: gold },
        ],
        &[
            Reason::Compulsory { rule },
            Reason::NotOwned { rule, goods: gold, owned: gold },
            Reason::NotOffered { rule },
            Reason::TooDear { building, cost: gold, owned: gold },
            Reason::NotNow { source, rule },
            Reason::CannotPay { rule },
            Reason::OptionClosed { rule },
            Reason::NotRicher { seat, rule },
            Reason::AlreadySeen { rule },
            Reason::SameLine { rule },
            Reason::BidTooLow { high: 1 },
            Reason::BidTooHigh { most: 1 },
            Reason::NoRequest { value: 1 },
        ],
    ];
    for (depth, reasons) in nearer.iter().enumerate() {
        for reason in *reasons {
            assert_eq!(usize::from(reason.depth()), depth, "{reason:?}");
        }
    }
}

#[test]
fn a_die_that_is_not_in_hand_is_refused() {
    ledger::proves!("KB-INF-03", "KB-INF-04");
    let play = Play::year(2).spring().players(3).aid_die(0);
    let play = play.player(0, |p| p.builds("C1 C2 C3").dice([2, 2, 5]).white([4, 4]));
    let mut t = play.influencing().start();
    let judge = |t: &Table, coloured: u8, white: u8, advisor: u8| {
        let placement = Placement { coloured, white, plus2: false, shift: 0, advisor, right: Right::Free };
        t.game.judge(&t.state, Seat(0), Answer::Place(placement)).map_err(|reason| say_reason(&reason))
    };
    let none = Err("refusal-no-such-die (KB-INF-03)".to_owned());
    assert_eq!(judge(&t, 0b001, 0b01, 6), Ok(()));
    assert_eq!(judge(&t, 0b010, 0b01, 6), none, "of equal dice the first is meant");
    assert_eq!(judge(&t, 0b001, 0b10, 6), none, "of white ones too");
    t.seat(0).answers("die/2 white/4 advisor/6");
    t.idle_until(|t| t.waits_for() == Some(0));
    assert_eq!(judge(&t, 0b010, 0, 2), Ok(()), "the other 2 is still there");
    assert_eq!(judge(&t, 0b001, 0, 2), none, "the first 2 is placed");
    assert_eq!(judge(&t, 0b101, 0, 7), none, "with another die too");
    assert_eq!(judge(&t, 0b100, 0b10, 9), Ok(()), "the other white 4 is still there");
    assert_eq!(judge(&t, 0b100, 0b01, 9), none, "the first is placed");
}
