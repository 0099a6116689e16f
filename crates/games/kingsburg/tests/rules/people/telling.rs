//! What is told, asked and refused in modules 3 and 4: words, numbers and rules.

use crate::dsl::{Play, Table, say, say_event, say_reason};
use crate::people::auction::auction;
use kingsburg::board::Phase;
use kingsburg::flow::{Build, Favour, Frame};
use table::{Game, Observer, Scripted, Seat};

/// Everything told since the last time, in one line each.
fn story(t: &mut Table) -> Vec<String> {
    t.news().iter().map(say_event).collect()
}

/// What whoever must answer is asked.
fn asked(t: &Table) -> String {
    let prompt = t.prompt();
    say(&prompt.message, prompt.rule)
}

#[test]
fn an_auction_is_told_bid_by_bid() {
    ledger::proves!("KB-MOD3-06", "KB-MOD3-07", "KB-MOD3-08", "KB-MOD3-10");
    let mut t = auction(2, 1, &["duke", "thief", "prince"]);
    let opened = "event-auction-opened seat=seat 1 governors=governor/prince+governor/duke+governor/thief (KB-MOD3-06)";
    assert_eq!(story(&mut t)[1], opened);
    assert_eq!(asked(&t), "prompt-name (KB-MOD3-07)");
    t.seat(1).answers("governor/duke");
    assert_eq!(asked(&t), "prompt-open governor=governor/duke (KB-MOD3-07)");
    t.seat(1).answers("bid/2");
    assert_eq!(asked(&t), "prompt-bid governor=governor/duke bid=2 seat=seat 1 (KB-MOD3-08)");
    assert_eq!(say_reason(&t.seat(0).why_not("bid/2")), "refusal-bid-too-low high=2 (KB-MOD3-08)");
    assert_eq!(say_reason(&t.seat(0).why_not("bid/601")), "refusal-bid-too-high most=600 (KB-MOD3-08)");
    t.seat(0).answers("bid/7");
    t.seat(1).answers("pass");
    let told = [
        "event-governor-named seat=seat 1 governor=governor/duke (KB-MOD3-07)",
        "event-bid seat=seat 1 bid=2 (KB-MOD3-07)",
        "event-bid seat=seat 0 bid=7 (KB-MOD3-08)",
        "event-bid-passed seat=seat 1 (KB-MOD3-08)",
        "event-governor-bought seat=seat 0 governor=governor/duke vp=7 (KB-MOD3-10)",
    ];
    assert_eq!(story(&mut t), told);
    t.seat(1).answers("governor/prince");
    let told = [
        "event-governor-named seat=seat 1 governor=governor/prince (KB-MOD3-07)",
        "event-governor-revealed seat=seat 1 governor=governor/prince vp=0 (KB-MOD3-05)",
        "event-phase-began year=1 phase=phase/aid (KB-FLOW-02)",
    ];
    assert_eq!(story(&mut t), told);
}

#[test]
fn a_deal_is_told_to_each_alone() {
    ledger::proves!("KB-MOD3-01", "KB-MOD3-03", "KB-MOD3-05");
    let mut t = Table::with(&kingsburg::Options::of_modules(&[3]), 2, Scripted::dice([]));
    let prompt = t.game.prompt(&t.state, Seat(1));
    assert_eq!(say(&prompt.message, prompt.rule), "prompt-governors (KB-MOD3-03)");
    let hand = t.answers_of(Seat(1));
    let first = t.answers_of(Seat(0))[0].clone();
    t.seat(1).answers(&hand[2]);
    let heard: Vec<_> = t.heard_by(Observer::Seat(Seat(1))).iter().map(say_event).collect();
    let told = [
        format!("event-governors-dealt seat=seat 1 governors={} (KB-MOD3-01)", hand.join("+")),
        format!("event-governor-kept seat=seat 1 governor={} (KB-MOD3-03)", hand[2]),
    ];
    assert_eq!(heard[1..], told);
    t.news();
    t.seat(0).answers(&first);
    let told = [
        format!("event-governor-kept seat=seat 0 governor={first} (KB-MOD3-03)"),
        format!("event-governor-revealed seat=seat 0 governor={first} vp=0 (KB-MOD3-05)"),
        format!("event-governor-revealed seat=seat 1 governor={} vp=0 (KB-MOD3-05)", hand[2]),
    ];
    assert_eq!(story(&mut t)[..3], told);
}

#[test]
fn dice_on_a_card_and_groups_that_move_are_told() {
    ledger::proves!("KB-GOV-06", "KB-GOV-07", "KB-MOD3-05");
    let play = Play::year(2).summer().players(3).governors(["politician", "duke", "castellan"]);
    let mut t = play.player(0, |p| p.dice([4, 6, 6])).player(1, |p| p.dice([1, 6, 6])).influencing().start();
    t.seat(0).answers("die/4 die/6 space/10");
    t.seat(1).answers("die/1 advisor/1");
    let told = [
        "event-placed-on-card seat=seat 0 space=space/10 (KB-GOV-06)",
        "event-influenced seat=seat 1 advisor=advisor/1 (KB-INF-03)",
    ];
    assert_eq!(story(&mut t), told);
    assert_eq!(
        say_reason(&t.seat(2).why_not("die/6 space/6")),
        "refusal-no-space number=6 (KB-GOV-06)",
        "who is not the Politician has none"
    );
    t.idle_to_help();
    t.news();
    assert_eq!(
        asked(&t),
        "prompt-effect-move source=governor/duke seat=seat 1 advisor=advisor/12 (KB-MOD3-05)"
    );
    t.seat(1).answers("accept");
    let told = [
        "event-moved seat=seat 1 from=advisor/1 to=advisor/12 (KB-MOD3-05)",
        "event-helped-by-card seat=seat 0 space=space/10 (KB-GOV-07)",
    ];
    assert_eq!(story(&mut t), told);
    assert_eq!(
        asked(&t),
        "prompt-effect-choose-several source=governor/politician seat=seat 0 count=2 (KB-GOV-06)"
    );
}

#[test]
fn other_governors_ask_and_tell_in_their_own_name() {
    ledger::proves!("KB-MOD3-05", "KB-GOV-01", "KB-GOV-10");
    let play = Play::year(2).summer().players(3).governors(["prince", "priest", "castellan"]);
    let mut t = play.rolls([1, 1, 1, 6, 6, 6, 6, 6, 6]).start();
    assert_eq!(asked(&t), "prompt-effect-may source=governor/priest seat=seat 1 (KB-MOD3-05)");
    t.seat(1).answers("pass");
    assert_eq!(story(&mut t)[1], "event-declined seat=seat 1 (KB-MOD3-05)");
    assert_eq!(asked(&t), "prompt-reroll (KB-ORDERING-01)");
    t.seat(0).answers("governor/prince face/3 face/4 face/6");
    let turned = "event-dice-changed seat=seat 0 source=governor/prince dice=die/3+die/4+die/6 (KB-GOV-10)";
    assert_eq!(story(&mut t)[0], turned);
    let play = Play::year(3).players(3).governors(["prince", "sorcerer", "castellan"]);
    let mut t = play.start();
    assert_eq!(asked(&t), "prompt-effect-free-build source=governor/sorcerer seat=seat 1 (KB-MOD3-05)");
    t.news();
    t.seat(1).answers("building/B1");
    assert_eq!(story(&mut t), ["event-put-up seat=seat 1 building=building/B1 vp=0 (KB-MOD3-05)"]);
    let play = Play::year(2).spring().players(3).governors(["thief", "paladin", "castellan"]);
    let play = play.player(1, |p| p.has("1G")).frame(Frame::Build(Build {
        place: 2,
        built: 0,
        favour: Favour::None,
    }));
    let mut t = play.start();
    t.seat(2).answers("pass");
    assert_eq!(asked(&t), "prompt-effect-steal source=governor/thief seat=seat 0 (KB-GOV-01)");
    assert_eq!(
        say_reason(&t.seat(0).why_not("seat/2 good/gold")),
        "refusal-not-richer seat=seat 2 (KB-GOV-01)"
    );
    assert_eq!(say_reason(&t.seat(0).why_not("seat/0 good/gold")), "refusal-not-an-opponent (KB-GOV-01)");
    t.news();
    t.seat(0).answers("seat/1 good/gold");
    let told = [
        "event-lost seat=seat 1 what=good/gold (KB-GOV-01)",
        "event-gained seat=seat 0 what=good/gold (KB-GOV-01)",
    ];
    assert_eq!(story(&mut t)[..2], told);
}

#[test]
fn the_fate_of_the_year_is_told() {
    ledger::proves!("KB-MOD4-02", "KB-MOD4-03", "KB-MOD4-04");
    let play = Play::year(1).winter().players(3).fate("heavy_snow").card("1.1");
    let mut t = play.start();
    let told = story(&mut t);
    assert_eq!(told[2], "event-reinforced-without soldiers=2 (KB-MOD4-03)");
    assert!(told.contains(&"event-fate-discarded fate=fate/heavy_snow (KB-MOD4-04)".to_owned()), "{told:?}");
    let revealed = t.state.board.fate.expect("the card of year 2").name();
    assert_eq!(told.last(), Some(&format!("event-fate-revealed fate=fate/{revealed} (KB-MOD4-02)")));
}

#[test]
fn fate_is_named_where_it_helps_or_hinders() {
    ledger::proves!("KB-MOD4-03");
    let play = Play::year(2).summer().players(3).fate("secret_deals").everybody(|p| p.dice([4, 6, 6]));
    let mut t = play.group(4, Some(0), [4]).influencing().start();
    assert_eq!(
        say_reason(&t.seat(0).why_not("die/6 deal advisor/6")),
        "refusal-no-deal advisor=advisor/6 (KB-MOD4-03)"
    );
    t.seat(0).answers("pass");
    t.seat(1).answers("die/4 deal advisor/4");
    assert_eq!(story(&mut t)[1], "event-influenced-by-deal seat=seat 1 advisor=advisor/4 (KB-MOD4-03)");
    let play = Play::year(2).summer().players(3).fate("ailing_king").influencing();
    let mut t = play.start();
    assert_eq!(
        say_reason(&t.seat(0).why_not("die/6 die/6 die/6 advisor/18")),
        "refusal-advisor-closed advisor=advisor/18 (KB-MOD4-03)"
    );
    let play = Play::year(2).summer().players(3).fate("night_yards").player(0, |p| p.has("4W")).building();
    let mut t = play.start();
    t.seat(0).answers("building/F1");
    assert_eq!(asked(&t), "prompt-build-second (KB-MOD4-03)");
    t.news();
    t.seat(0).answers("building/E1");
    let built = "event-built-extra seat=seat 0 building=building/E1 paid=good/wood+good/wood+good/wood vp=0 (KB-MOD4-03)";
    assert_eq!(story(&mut t), [built]);
    let play = Play::year(2).phase(Phase::Mercenaries).players(3).fate("idle_swords");
    let mut t = play.player(0, |p| p.has("3W")).start();
    assert_eq!(asked(&t), "prompt-mercenaries price=1 (KB-MERC-01)");
    t.seat(0).answers("good/wood");
    assert_eq!(asked(&t), "prompt-mercenaries price=2 (KB-MERC-01)");
    let play = Play::year(2).summer().players(3).fate("kind_lots").rerolling();
    let mut t = play.start();
    t.rolls([2]);
    t.seat(0).answers("fate/kind_lots die/6");
    let changed = "event-dice-changed seat=seat 0 source=fate/kind_lots dice=die/2+die/6+die/6 (KB-MOD4-03)";
    assert_eq!(story(&mut t)[0], changed);
}
