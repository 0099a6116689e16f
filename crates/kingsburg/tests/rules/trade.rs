//! Trades in general: what is paid, what is gained, and the Supply behind both.

use crate::dsl::Play;
use kingsburg::answer::Answer;
use kingsburg::content::{Content, Trade};
use kingsburg::goods::{Bundle, Good, Goods};
use kingsburg::seasons::help;
use kingsburg::{flow, trade};
use table::{Rule, Scripted, Seat, Silent};

#[test]
fn a_trade_pays_its_price_and_gives_all_it_says() {
    ledger::proves!("KB-ADV-06", "KB-BLD-21", "KB-SETUP-05");
    let gain = Bundle { gold: 1, plus2: 2, soldiers: 3, vp: 4, ..Bundle::NONE };
    let trades =
        [Trade::Goods { pay: 2, gain }, Trade::Tokens { pay: 2, gain }, Trade::Points { pay: 3, goods: 2 }];
    let two_wood = Answer::Goods(Goods::only(Good::Wood, 2));
    for (which, answer, expected) in [
        (0, two_wood, ("1G 3W 7T", 3, 14)),
        (1, Answer::Token, ("1G 5W 5T", 3, 14)),
        (2, two_wood, ("7W 5T", 0, 7)),
    ] {
        let mut t = Play::year(2).player(0, |p| p.has("5W 5T").vp(10)).start();
        let (mut chance, mut sink) = (Scripted::dice([]), Silent);
        let mut play = flow::Play::new(&t.game, &mut t.state, &mut chance, &mut sink);
        trade::take(&mut play, &trades[which..=which], Seat(0), answer, Rule("KB-ADV-06"));
        assert_eq!((t.has(0).as_str(), t.soldiers(0), t.vp(0)), expected, "trade {which}");
    }
}

#[test]
fn a_trade_is_possible_if_its_price_can_be_paid() {
    ledger::proves!("KB-BLD-21", "KB-CLAR-05");
    let t = Play::year(2).player(0, |p| p.has("1G 1W 2T").vp(-9)).start();
    let goods = |pay| trade::is_possible(&[Trade::Goods { pay, gain: Bundle::vp(1) }], t.player(0));
    let tokens = |pay| trade::is_possible(&[Trade::Tokens { pay, gain: Bundle::vp(1) }], t.player(0));
    assert!(goods(1) && goods(2) && !goods(3), "two goods");
    assert!(tokens(1) && tokens(2) && !tokens(3), "two tokens");
    assert!(
        trade::is_possible(&[Trade::Points { pay: 1, goods: 3 }], t.player(0)),
        "points need not be there"
    );
    assert!(!trade::is_possible(&[], t.player(0)), "no trade, no choice");
}

#[test]
fn a_gift_with_goods_of_choice_gives_the_rest_too() {
    ledger::proves!("KB-ADV-07", "KB-ADV-12", "KB-ADV-17");
    let advisors = include_str!("../../../../content/kingsburg/advisors.json");
    let generous = advisors
        .replace(r#"{"any": 1, "plus2": 1}"#, r#"{"any": 1, "wood": 2, "plus2": 3, "soldier": 4, "vp": 5}"#);
    let buildings = include_str!("../../../../content/kingsburg/buildings.json");
    let invaders = include_str!("../../../../content/kingsburg/invaders.json");
    let content = Content::read(&generous, buildings, invaders).expect("a generous Astronomer");
    let mut t = Play::year(2).spring().players(3).player(0, |p| p.dice([1, 2, 4])).influencing().start();
    t.seat(0).answers("die/1 die/2 die/4 advisor/7");
    t.idle_to_help();
    let (mut chance, mut sink) = (Scripted::dice([]), Silent);
    let state = &mut t.state;
    let mut play = flow::Play { content: &content, state, chance: &mut chance, sink: &mut sink };
    help::take(&mut play, Seat(0), Answer::Goods(Goods::only(Good::Gold, 1)), 7, 0);
    assert_eq!((t.has(0).as_str(), t.soldiers(0), t.vp(0)), ("1G 2W 3T", 4, 5), "all that the Advisor gives");
}
