//! Trait checks, critical traits, gold on checks and against them.

use crate::dsl::{Asked, Scene, Sitting, player, trait_of};
use crusader::checks::odds::{Mix, Sacrifices, chance};
use crusader::checks::{self, GoldRule, Stage, Trial};
use crusader::content::{Action, Player, Rim, Token};
use crusader::flow::Frame;
use crusader::tokens;

/// Two dynasties with a territory each.
fn two() -> Scene {
    Scene::five().lands("english", "wessex").lands("frankish", "paris").lands("german", "saxony")
}

/// A check begins.
fn check(scene: Scene, trial: Trial) -> Sitting {
    let mut t = scene.at("english", Frame::Over);
    checks::begin(&mut t.play(), trial);
    t.play().run();
    t
}

fn english(action: Action) -> Trial {
    Trial::of(player("english"), action)
}

fn bag(t: &Sitting, who: Player) -> usize {
    t.state.tokens.size(tokens::bag(who))
}

#[test]
fn a_green_token_is_a_success_and_a_red_one_a_failure() {
    ledger::proves!("CK-CHECK-02", "CK-CHECK-03", "CK-CHECK-04", "CK-CHECK-05", "CK-CHECK-06");
    let t = check(two().bag("english", "brave"), english(Action::Crusade));
    assert_eq!((t.board().check.needed, t.board().check.stage), (1, Stage::Passed));
    let t = check(two().bag("english", "coward"), english(Action::Crusade));
    assert_eq!(t.board().check.stage, Stage::Failed);
}

#[test]
fn drawing_stops_with_the_needed_successes_and_all_tokens_go_back() {
    ledger::proves!("CK-CHECK-07", "CK-CHECK-08", "CK-R-25");
    let scene = two().bag("english", "brave clever pious coward").draws([0]);
    let t = check(scene, Trial { draws: 3, gold: GoldRule::None, ..english(Action::Crusade) });
    assert_eq!(t.board().check.drawn.len(), 1, "unused draws are lost");
    assert_eq!(bag(&t, player("english")), 4, "it went back");
    let t = check(
        two().bag("english", "coward weak"),
        Trial { draws: 5, gold: GoldRule::None, ..english(Action::Crusade) },
    );
    assert_eq!((t.board().check.drawn.len(), t.board().check.stage), (2, Stage::Failed), "the bag is empty");
    assert_eq!(bag(&t, player("english")), 2);
}

#[test]
fn critical_traits_count_as_the_other_colour_for_their_action_only() {
    ledger::proves!(
        "CK-CRIT-01",
        "CK-CRIT-02",
        "CK-CRIT-03",
        "CK-CRIT-04",
        "CK-CRIT-05",
        "CK-CRIT-06",
        "CK-CRIT-07",
        "CK-CRIT-08",
        "CK-CRIT-09",
        "CK-R-27"
    );
    let pairs = [
        (Action::Marriage, "chaste", "lustful"),
        (Action::Build, "humble", "ambitious"),
        (Action::PlotBribe, "honest", "deceitful"),
        (Action::PlotCasusBelli, "honest", "deceitful"),
        (Action::Overthrow, "honest", "deceitful"),
        (Action::Invade, "kind", "cruel"),
        (Action::Crusade, "kind", "cruel"),
    ];
    for (action, fails, succeeds) in pairs {
        for (what, passes) in [(fails, false), (succeeds, true)] {
            let trial = Trial { gold: GoldRule::None, ..english(action) };
            let mut t = check(two().bag("english", what), trial);
            t.offers_only(0, ["sacrifice", "keep"]).does(0, "keep");
            assert_eq!(checks::passed(t.board()), passes, "{what} in {action:?}");
            // In another action it is what it is.
            let other = if action == Action::Build { Action::Crusade } else { Action::Build };
            let t = check(two().bag("english", what), Trial { gold: GoldRule::None, ..english(other) });
            assert_eq!(checks::passed(t.board()), trait_of(what).is_green(), "{what} in {other:?}");
        }
    }
    let t = check(two().bag("english", "cruel"), Trial { gold: GoldRule::None, ..english(Action::Tax) });
    assert_eq!(t.board().check.stage, Stage::Failed, "no critical traits in checks of the plague");
}

#[test]
fn a_critical_token_may_be_sacrificed() {
    ledger::proves!(
        "CK-SACRIFICE-01",
        "CK-SACRIFICE-02",
        "CK-SACRIFICE-03",
        "CK-SACRIFICE-04",
        "CK-R-20",
        "CK-R-31"
    );
    // A green one then counts as one success, and is gone: a Random token to the General bag.
    let kind = Token::of(trait_of("kind"), Rim::Random);
    let trial = Trial { needed: 2, draws: 2, gold: GoldRule::None, ..english(Action::Crusade) };
    let mut t = check(two().bag("english", "kind coward").draws([0]), trial);
    let before = t.state.tokens.count(tokens::GENERAL, kind);
    t.is_refused(0, "done", "CK-R-31").does(0, "sacrifice");
    assert_eq!(
        (t.board().check.hits, t.board().check.stage),
        (1, Stage::Failed),
        "one success, not the whole check"
    );
    assert_eq!(bag(&t, player("english")), 1);
    assert_eq!((t.told_by("CK-SACRIFICE-01").count(), t.told_by("CK-SACRIFICE-04").count()), (1, 0));
    assert_eq!(t.state.tokens.count(tokens::GENERAL, kind), before + 1);
    // A red one then counts as a failure and is gone.
    let trial = Trial { gold: GoldRule::None, ..english(Action::Crusade) };
    let mut t = check(two().bag("english", "cruel"), trial);
    t.does(0, "sacrifice");
    assert_eq!((t.board().check.stage, bag(&t, player("english"))), (Stage::Failed, 0));
    let told = ["CK-SACRIFICE-01", "CK-SACRIFICE-04", "CK-R-25", "CK-CHECK-07"];
    assert_eq!(told.map(|rule| t.told_by(rule).count()), [0, 1, 1, 0]);
    // A Starting token leaves the game, an Event token goes to its pile.
    for (rim, from) in [(Rim::Starting, tokens::GONE), (Rim::Event, tokens::PILE)] {
        let mut scene = two();
        let cruel = Token::of(trait_of("cruel"), rim);
        let count = scene.state.tokens.count(from, cruel);
        scene.state.tokens.take(from, cruel, tokens::bag(player("english")));
        let mut t = check(scene, trial);
        t.does(0, "sacrifice");
        assert_eq!(t.state.tokens.count(from, cruel), count, "{rim:?}");
    }
    // Once there are enough successes nothing is drawn, so nothing can be sacrificed.
    let trial = Trial { draws: 3, gold: GoldRule::None, ..english(Action::Crusade) };
    let t = check(two().bag("english", "brave kind").draws([0]), trial);
    assert_eq!((t.board().check.stage, bag(&t, player("english"))), (Stage::Passed, 2));
}

#[test]
fn gold_buys_draws_up_to_two_more_than_are_needed() {
    ledger::proves!("CK-INVEST-01", "CK-INVEST-02", "CK-INVEST-03", "CK-INVEST-04", "CK-R-26", "CK-EX-11");
    let mut t = check(two().gold("english", 9).bag("english", "coward weak ugly"), english(Action::Crusade));
    t.offers_only(0, ["gold/0", "gold/1", "gold/2"]).is_refused(0, "gold/3", "CK-INVEST-04");
    t.does(0, "gold/2");
    assert_eq!((t.board().check.draws(), t.gold("english")), (3, 7));
    assert_eq!(t.board().check.drawn.len(), 3);
    // Modifiers count toward the cap; above it they stay, but no gold is added.
    let t = check(
        two().gold("english", 9).bag("english", "coward weak"),
        Trial { draws: 5, ..english(Action::Crusade) },
    );
    assert_eq!((t.board().check.drawn.len(), t.gold("english")), (2, 9), "nothing was asked");
    let mut t = check(
        two().gold("english", 9).bag("english", "coward"),
        Trial { draws: 2, ..english(Action::Crusade) },
    );
    t.offers_only(0, ["gold/0", "gold/1"]);
    // He cannot pay what he does not have.
    let mut t = check(two().gold("english", 1).bag("english", "coward"), english(Action::Crusade));
    t.offers_only(0, ["gold/0", "gold/1"]).is_refused(0, "gold/2", "CK-INVEST-01");
    // A check that needs two successes cannot be won with one draw.
    let t = check(two().bag("english", "brave clever"), Trial { needed: 2, ..english(Action::Crusade) });
    assert_eq!(t.board().check.stage, Stage::Failed);
}

#[test]
fn gold_that_completes_an_action_stays_in_hand() {
    ledger::proves!("CK-R-56");
    let mut t = check(
        two().gold("english", 4).bag("english", "coward"),
        Trial { reserve: 3, ..english(Action::Build) },
    );
    t.offers_only(0, ["gold/0", "gold/1"]).is_refused(0, "gold/2", "CK-R-56");
    // All that he has is still what he has: it is the price that keeps it.
    let mut t = check(
        two().gold("english", 2).bag("english", "coward"),
        Trial { reserve: 1, ..english(Action::Build) },
    );
    t.is_refused(0, "gold/2", "CK-R-56").does(0, "gold/0");
    assert_eq!(t.told_by("CK-INVEST-01").count(), 0, "nothing was put on it");
}

#[test]
fn others_cancel_bought_draws_two_gold_each() {
    ledger::proves!(
        "CK-SABOTAGE-01",
        "CK-SABOTAGE-02",
        "CK-SABOTAGE-03",
        "CK-SABOTAGE-04",
        "CK-SABOTAGE-05",
        "CK-SABOTAGE-06",
        "CK-SABOTAGE-07",
        "CK-R-28",
        "CK-R-29"
    );
    let scene =
        || two().gold("english", 9).gold("frankish", 3).gold("german", 9).bag("english", "coward weak ugly");
    // One needed, three draws: two bought ones can be cancelled, four gold at most.
    let mut t = check(scene(), english(Action::Crusade));
    t.does(0, "gold/2").must_answer([1]);
    t.offers_only(1, ["gold/0", "gold/1", "gold/2", "gold/3"]).does(1, "gold/3").must_answer([2]);
    t.offers_only(2, ["gold/0", "gold/1"]).is_refused(2, "gold/2", "CK-SABOTAGE-07").does(2, "gold/1");
    assert_eq!((t.board().check.draws(), t.board().check.drawn.len()), (1, 1), "never the free draw");
    assert_eq!((t.gold("frankish"), t.gold("german")), (0, 8), "cancelled gold stays spent");
    // An odd sum is cut: the last who gave gets one back.
    let mut t = check(scene(), english(Action::Crusade));
    t.does(0, "gold/2").does(1, "gold/3").does(2, "gold/0");
    assert_eq!((t.gold("frankish"), t.board().check.draws()), (1, 2));
    // Of several the last who gave, clockwise from who makes the check.
    let mut t = check(scene(), english(Action::Crusade));
    t.does(0, "gold/2").does(1, "gold/2").does(2, "gold/1");
    assert_eq!((t.gold("frankish"), t.gold("german"), t.board().check.draws()), (1, 9, 2));
    assert_eq!(t.board().check.pool[player("german").index()], 0);
    let german = Trial::of(player("german"), Action::Crusade);
    let mut t = check(scene().bag("german", "brave").board(|board| board.first = player("german")), german);
    t.does(2, "gold/2").must_answer([0]).does(0, "gold/1").must_answer([1]).does(1, "gold/2");
    assert_eq!((t.gold("english"), t.gold("frankish")), (8, 2), "the Franks come after the English");
    // A single gold cancels nothing.
    let mut t = check(scene(), english(Action::Crusade));
    t.does(0, "gold/2").does(1, "gold/1").does(2, "gold/0");
    assert_eq!((t.gold("frankish"), t.board().check.draws()), (3, 3));
    let told = ["CK-SABOTAGE-01", "CK-SABOTAGE-03"].map(|rule| t.told_by(rule).count());
    assert_eq!(told, [2, 0], "what the Franks have paid, and for what; nothing of the Germans");
    // Who has fallen keeps his gold for his return, and is not asked.
    let mut t = scene().at("english", Frame::Over);
    crusader::lands::lose(&mut t.play(), crate::dsl::land("paris"), crusader::rules::CK_LIMIT_02);
    crusader::lands::free(&mut t.play(), crate::dsl::land("paris"));
    assert_eq!((t.board().plays(player("frankish")), t.gold("frankish")), (false, 3));
    checks::begin(&mut t.play(), english(Action::Crusade));
    t.play().run();
    t.does(0, "gold/2").must_answer([2]);
    // Draws never fall below the successes needed: there is nothing to cancel.
    let mut t = check(scene(), Trial { needed: 3, ..english(Action::Crusade) });
    t.does(0, "gold/2");
    assert_eq!(t.board().check.drawn.len(), 3, "nobody was asked");
    // Without bought draws nobody is asked, and draws of modifiers cannot be cancelled.
    let mut t = check(scene(), Trial { draws: 2, ..english(Action::Crusade) });
    t.does(0, "gold/0");
    assert_eq!(t.board().check.drawn.len(), 2);
    let mut t = check(scene(), Trial { draws: 2, ..english(Action::Crusade) });
    t.does(0, "gold/1").offers_only(1, ["gold/0", "gold/1", "gold/2"]);
    t.is_refused(1, "gold/3", "CK-SABOTAGE-06");
}

#[test]
fn nobody_sabotages_what_is_not_to_be_sabotaged() {
    ledger::proves!("CK-SABOTAGE-08", "CK-AI-20");
    let scene = || two().gold("english", 9).gold("frankish", 9).bag("english", "coward weak");
    let mut t = check(scene(), Trial { gold: GoldRule::Invest, ..english(Action::Overthrow) });
    t.does(0, "gold/2");
    assert_eq!(t.board().check.drawn.len(), 2, "the bag was empty, and nobody was asked");
    // An AI is never asked.
    let scene = Scene::against("frankish ferox").lands("english", "wessex").lands("frankish", "paris");
    let mut t = check(scene.gold("english", 9).bag("english", "coward weak ugly"), english(Action::Crusade));
    t.does(0, "gold/2");
    assert_eq!(t.board().check.drawn.len(), 3);
}

#[test]
fn the_chance_of_a_check_is_exact() {
    ledger::proves!("CK-CHECK-08", "CK-R-115");
    let mix = Mix { good: 2, critical: 0, bad: 2 };
    let near = |got: f64, exact: f64| assert!((got - exact).abs() < 1e-12, "{got} for {exact}");
    near(chance(mix, 1, 1, Sacrifices::Always), 0.5);
    near(chance(mix, 1, 2, Sacrifices::Always), 5.0 / 6.0);
    near(chance(mix, 2, 2, Sacrifices::Always), 1.0 / 6.0);
    near(chance(mix, 2, 9, Sacrifices::Always), 1.0);
    near(chance(mix, 3, 4, Sacrifices::Always), 0.0);
    let mix = Mix { good: 1, critical: 1, bad: 1 };
    near(chance(mix, 1, 1, Sacrifices::Always), 2.0 / 3.0);
    near(chance(mix, 1, 1, Sacrifices::Never), 1.0 / 3.0);
    near(chance(mix, 1, 1, Sacrifices::LastResort), 2.0 / 3.0);
    // With two draws an AI keeps a critical token that comes first, and may be left with nothing.
    near(chance(mix, 1, 2, Sacrifices::LastResort), 1.0 / 3.0 + 1.0 / 3.0 * 0.5 + 1.0 / 3.0);
    let scene = two().bag("english", "brave kind cruel coward");
    let t = scene.at("english", Frame::Over);
    let seen = Mix::of(&t.game, &t.state, player("english"), Action::Crusade);
    assert_eq!(seen, Mix { good: 2, critical: 1, bad: 1 });
}

#[test]
fn a_bag_is_its_owners_secret() {
    ledger::proves!("CK-BAG-01", "CK-BAG-02", "CK-COMP-02");
    let t = two().bag("english", "brave coward").at("english", Frame::Over);
    let at = usize::from(tokens::bag(player("english")).0);
    let view = |seat| t.sees(table::Observer::Seat(table::Seat(seat))).tokens.bags[at].own.clone();
    assert_eq!(view(0).map(|own| own.len()), Some(2), "he looks whenever he likes");
    assert_eq!(view(1), None);
}
