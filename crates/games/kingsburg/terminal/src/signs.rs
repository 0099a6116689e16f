//! Short signs for goods and gifts, made out of the steps that the data says.

use kingsburg::board::Board;
use kingsburg::content::vocabulary::Neighbour;
use kingsburg::content::{Clause, Content, Moment, Only, Pc, SourceKind, Trade};
use kingsburg::effects::{open_cards, words};
use kingsburg::goods::{Bundle, Good, Goods};
use texts::Texts;

/// What cannot be said in signs: its text says it.
const MORE: &str = "…";
/// No gift has so many steps.
const STEPS: usize = 64;

/// What an advisor gives now, or his tile instead of him: `GWS s`.
#[must_use]
pub fn gifts(content: &Content, board: &Board, advisor: u8, texts: &Texts) -> String {
    let gift = words::gift(content, board, advisor).map(|pc| of_program(content, board, pc, None, texts));
    let more = if is_more(content, board, advisor) { "+" } else { "" };
    gift.unwrap_or_default() + more
}

/// What a program of steps gives, up to a step or to its end.
#[must_use]
pub fn of_program(content: &Content, board: &Board, from: Pc, until: Option<Pc>, texts: &Texts) -> String {
    let mut signs: Vec<String> = Vec::new();
    let mut pc = from;
    for _ in 0..STEPS {
        if Some(pc) == until {
            break;
        }
        let mut next = pc.next();
        match content.clause(pc) {
            Clause::End(_) => break,
            Clause::Jump(jump) => next = jump.0,
            Clause::Unless(_) | Clause::UnlessNoted(_) | Clause::Note(_) | Clause::May(_) => {}
            Clause::Gain(gain) => signs.push(bundle(gain.what, texts)),
            Clause::Lose(lose) => signs.push(format!("-{}", bundle(lose.what, texts))),
            Clause::GainPer(gain) => signs.push(bundle(gain.what, texts) + "×"),
            Clause::GainUpTo(gain) => signs.push(format!("≥{}", bundle(gain.what, texts))),
            Clause::OneOf(goods) => {
                let options: Vec<String> = goods.0.iter().rev().map(|g| letters(*g, texts)).collect();
                signs.push(options.join("/"));
            }
            Clause::Trades(trades) => {
                let trades: Vec<String> = trades.trades.iter().map(|one| trade(one, texts)).collect();
                signs.push(trades.join("/"));
            }
            Clause::Choose(choose) => {
                let option =
                    |pc: Pc| of_program(content, board, pc, Some(choose.end), texts).replace(' ', "");
                let options: Vec<String> = choose.options.iter().map(|o| option(o.pc)).collect();
                let pick = if choose.pick > 1 { format!("{}:", choose.pick) } else { String::new() };
                signs.push(pick + &options.join("/"));
                next = choose.end;
            }
            Clause::GainNamed(named) => signs.push(match named.by {
                Neighbour::Left => "‹?".to_owned(),
                Neighbour::Right => "?›".to_owned(),
            }),
            Clause::GiveAway(give) => signs.push(format!("-{}", "?".repeat(usize::from(give.goods)))),
            Clause::TakeStock(_) => signs.push(stock(content, board, pc, texts)),
            Clause::Peek(_) => signs.push("◉".to_owned()),
            Clause::Each(each) => {
                signs.push(MORE.to_owned());
                next = each.end;
            }
            Clause::OpponentPicksGood(_)
            | Clause::SplitPool(_)
            | Clause::Steal(_)
            | Clause::CopyHelp(_)
            | Clause::WhiteDie(_)
            | Clause::ColouredDice(_)
            | Clause::MoveGroup(_)
            | Clause::FreeBuild(_) => signs.push(MORE.to_owned()),
        }
        pc = next;
    }
    signs.join(" ").replace(" ◉", "◉").replace(" …", MORE)
}

/// Does an open card add something to what an advisor gives?
fn is_more(content: &Content, board: &Board, advisor: u8) -> bool {
    let triggers = open_cards(board).flat_map(|card| &content.source(card).triggers);
    let mut triggers = triggers.map(|id| content.trigger(*id));
    triggers.any(|trigger| {
        let here = matches!(trigger.moment, Moment::OnAid | Moment::OnInfluence);
        let now = trigger.filter.years >> board.year & 1 == 1;
        let printed = trigger.filter.only == Only::Printed && board.is_covered(advisor);
        here && now && trigger.filter.advisors >> advisor & 1 == 1 && !printed
    })
}

/// The goods that lie on the tile of a step, one of which is taken.
fn stock(content: &Content, board: &Board, pc: Pc, texts: &Texts) -> String {
    let SourceKind::Tile(number) = content.owner(pc).kind() else { return MORE.to_owned() };
    let there = board.stock[usize::from(number) - 1];
    let goods = Good::ALL.into_iter().filter(|good| there.has(*good));
    goods.map(|good| texts.letter(&good.element())).collect::<Vec<_>>().join("/")
}

fn trade(trade: &Trade, texts: &Texts) -> String {
    let Trade { pay, gain, .. } = *trade;
    let points = "-★".repeat(usize::from(pay.vp.unsigned_abs()));
    let pay = bundle(Bundle { vp: 0, ..pay }, texts) + &points;
    let gain = Bundle { each_other: 0, any: gain.any + gain.each_other * 2, ..gain };
    format!("{pay}→{}", bundle(gain, texts))
}

fn bundle(what: Bundle, texts: &Texts) -> String {
    let goods = letters(what.kinds(), texts) + &"?".repeat(usize::from(what.any));
    let points = if what.vp > 0 { format!("{}★", what.vp) } else { String::new() };
    let (soldiers, tokens) = (usize::from(what.soldiers), usize::from(what.plus2));
    let parts = [goods, "s".repeat(soldiers), "+2".repeat(tokens), points];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A letter for each good.
#[must_use]
pub fn letters(goods: Goods, texts: &Texts) -> String {
    Good::ALL
        .into_iter()
        .map(|good| texts.letter(&good.element()).repeat(usize::from(goods.of(good))))
        .collect()
}
