//! Trades in general: what is paid, what is gained, and the Supply behind both.

use crate::dsl::{Play, Table};
use kingsburg::answer::Answer;
use kingsburg::content::{Duty, Pc, Trade};
use kingsburg::effects::effect::Effect;
use kingsburg::effects::words::{At, Trades, Word};
use kingsburg::goods::{Bundle, Good, Goods};
use kingsburg::reason::Reason;
use table::Seat;

const GOODS: Bundle = Bundle { any: 2, ..Bundle::NONE };
const TOKENS: Bundle = Bundle { plus2: 2, ..Bundle::NONE };
const POINTS: Bundle = Bundle { vp: 3, ..Bundle::NONE };
const SOLDIER: Bundle = Bundle { soldiers: 1, ..Bundle::NONE };

/// Points need not be there unless the effect says so.
fn trade(pay: Bundle, gain: Bundle) -> Trade {
    Trade { pay, gain, min_vp: i16::MIN }
}

/// An effect of the first player.
const EFFECT: Effect = Effect { seat: Seat(0), pc: Pc(1), memo: 0, about: 0 };

fn one_of(trades: &[Trade]) -> Trades {
    Trades { trades: trades.to_vec(), duty: Duty::Must, times: 1, skip: Pc(0) }
}

fn at(t: &Table) -> At<'_> {
    At { content: t.game.components(), board: &t.state.board, effect: EFFECT }
}

#[test]
fn a_trade_pays_its_price_and_gives_all_it_says() {
    ledger::proves!("KB-ADV-06", "KB-BLD-21", "KB-SETUP-05");
    let gain = Bundle { gold: 1, plus2: 2, soldiers: 3, vp: 4, ..Bundle::NONE };
    let each_other = Bundle { each_other: 2, ..Bundle::NONE };
    let two_wood = Answer::Goods(Goods::only(Good::Wood, 2));
    for (one, answer, expected) in [
        (trade(GOODS, gain), two_wood, ("1G 3W 7T", 4, 14)),
        (trade(TOKENS, gain), Answer::Token, ("1G 5W 5T", 4, 14)),
        (trade(POINTS, GOODS), two_wood, ("7W 5T", 1, 7)),
        (trade(SOLDIER, gain), Answer::Accept, ("1G 5W 7T", 3, 14)),
        (trade(Bundle::goods(Goods::only(Good::Wood, 3)), gain), Answer::Accept, ("1G 2W 7T", 4, 14)),
        (trade(GOODS, each_other), two_wood, ("2G 3W 2S 5T", 1, 10)),
    ] {
        let mut t =
            Play::year(2).summer().building().player(0, |p| p.has("5W 5T").soldiers(1).vp(10)).start();
        let mut play = t.play();
        one_of(&[one]).take(&mut play, EFFECT, answer);
        assert_eq!((t.has(0).as_str(), t.soldiers(0), t.vp(0)), expected, "{one:?}");
        assert_eq!(t.has(1), "nothing", "it comes from the Supply and goes back there");
    }
}

#[test]
fn of_several_trades_the_answer_tells_which_is_meant() {
    ledger::proves!("KB-BLD-21", "KB-BLD-22");
    let trades = [trade(Bundle { any: 1, ..Bundle::NONE }, Bundle::vp(1)), trade(TOKENS, Bundle::vp(7))];
    for (answer, expected) in
        [(Answer::Goods(Goods::only(Good::Stone, 1)), ("2T", 1)), (Answer::Token, ("1S", 7))]
    {
        let mut t = Play::year(2).player(0, |p| p.has("1S 2T")).start();
        let mut play = t.play();
        one_of(&trades).take(&mut play, EFFECT, answer);
        assert_eq!((t.has(0).as_str(), t.vp(0)), expected, "one of them, once");
    }
}

#[test]
fn a_trade_is_possible_if_its_price_can_be_paid() {
    ledger::proves!("KB-BLD-21", "KB-CLAR-05", "KB-R-63");
    let t = Play::year(2).summer().building().player(0, |p| p.has("1G 1W 2T").soldiers(2).vp(-9)).start();
    let pays = |pay| one_of(&[trade(pay, Bundle::vp(1))]).is_possible(at(&t));
    let goods = |any| pays(Bundle { any, ..Bundle::NONE });
    assert!(goods(1) && goods(2) && !goods(3), "two goods");
    let tokens = |plus2| pays(Bundle { plus2, ..Bundle::NONE });
    assert!(tokens(1) && tokens(2) && !tokens(3), "two tokens");
    let soldiers = |soldiers| pays(Bundle { soldiers, ..Bundle::NONE });
    assert!(soldiers(2) && !soldiers(3), "two soldiers");
    let kind = |good, n| pays(Bundle::goods(Goods::only(good, n)));
    assert!(kind(Good::Gold, 1) && !kind(Good::Gold, 2) && !kind(Good::Stone, 1), "of a kind");
    let gold_and_any = |any| pays(Bundle { gold: 1, any, ..Bundle::NONE });
    assert!(gold_and_any(1) && !gold_and_any(2), "a good is not paid twice");
    assert!(pays(Bundle::vp(1)), "points need not be there");
    let strict = |vp, min_vp| {
        let t = Play::year(2).player(0, |p| p.vp(vp)).start();
        one_of(&[Trade { min_vp, ..trade(Bundle::vp(1), SOLDIER) }]).is_possible(at(&t))
    };
    assert!(strict(1, 1) && !strict(0, 1) && !strict(-1, 1), "unless the effect says so");
    assert!(!one_of(&[]).is_possible(at(&t)), "no trade, no choice");
    let either = [trade(POINTS, GOODS), trade(Bundle { any: 3, ..Bundle::NONE }, SOLDIER)];
    assert!(one_of(&either).is_possible(at(&t)), "one of them is enough");
}

#[test]
fn a_trade_is_judged_by_what_is_paid() {
    ledger::proves!("KB-BLD-21", "KB-ADV-06");
    let t = Play::year(2).player(0, |p| p.has("1G 1W 1T")).start();
    let rule = at(&t).rule();
    let judge = |one: Trade, answer| one_of(&[one]).judge(at(&t), answer);
    let two = |gold, wood, stone| Answer::Goods(Goods { gold, wood, stone });
    let by_goods = trade(GOODS, Bundle::vp(1));
    assert_eq!(judge(by_goods, two(1, 1, 0)), Ok(()));
    let owned = Goods { gold: 1, wood: 1, stone: 0 };
    let goods = Goods { gold: 2, wood: 0, stone: 0 };
    assert_eq!(judge(by_goods, two(2, 0, 0)), Err(Reason::NotOwned { rule, goods, owned }));
    assert_eq!(judge(by_goods, two(1, 0, 0)), Err(Reason::WrongNumber { rule, needed: 2, given: 1 }));
    assert_eq!(judge(by_goods, Answer::Token), Err(Reason::NotAsked { rule }));
    assert_eq!(judge(trade(TOKENS, Bundle::vp(1)), Answer::Token), Err(Reason::NoToken { rule }));
    assert_eq!(judge(trade(SOLDIER, Bundle::vp(1)), Answer::Accept), Err(Reason::CannotPay { rule }));
    let bought = trade(POINTS, GOODS);
    assert_eq!(judge(bought, two(0, 0, 2)), Ok(()), "what is gained need not be there");
    assert_eq!(judge(bought, two(0, 0, 3)), Err(Reason::WrongNumber { rule, needed: 2, given: 3 }));
    let with_gold = trade(Bundle { gold: 1, any: 1, ..Bundle::NONE }, Bundle::vp(1));
    assert_eq!(judge(with_gold, two(0, 1, 0)), Ok(()), "a gold, and the wood of choice");
    let gold = Goods::only(Good::Gold, 1);
    assert_eq!(
        judge(with_gold, two(1, 0, 0)),
        Err(Reason::NotOwned { rule, goods: gold, owned }),
        "the only gold is paid already"
    );
}
