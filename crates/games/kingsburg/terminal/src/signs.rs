//! Short signs for goods and gifts, made out of the steps that the data says.

use kingsburg::board::Board;
use kingsburg::content::vocabulary::Neighbour;
use kingsburg::content::{Content, Moment, Only, Pc, SourceKind, Step, Trade};
use kingsburg::effects::{open_cards, run};
use kingsburg::goods::{Bundle, Good, Goods};
use texts::Texts;

/// What cannot be said in signs: its text says it.
const MORE: &str = "…";
/// No gift has so many steps.
const STEPS: usize = 64;

/// What an advisor gives now, or his tile instead of him: `GWS s`.
#[must_use]
pub fn gifts(content: &Content, board: &Board, advisor: u8, texts: &Texts) -> String {
    let gift = run::gift(content, board, advisor).map(|pc| of_program(content, board, pc, None, texts));
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
        match content.step(pc) {
            Step::End => break,
            Step::Jump(to) => next = *to,
            Step::Unless(..) | Step::UnlessNoted(..) | Step::Note(_) | Step::May(_) => {}
            Step::Gain(what) => signs.push(bundle(*what, texts)),
            Step::Lose(what) => signs.push(format!("-{}", bundle(*what, texts))),
            Step::GainPer { what, .. } => signs.push(bundle(*what, texts) + "×"),
            Step::OneOf(goods) => {
                let options: Vec<String> = goods.iter().rev().map(|g| letters(*g, texts)).collect();
                signs.push(options.join("/"));
            }
            Step::Trade { trades, .. } => {
                let trades: Vec<String> = trades.iter().map(|one| trade(one, texts)).collect();
                signs.push(trades.join("/"));
            }
            Step::Choose { pick, options, end, .. } => {
                let option = |pc: Pc| of_program(content, board, pc, Some(*end), texts).replace(' ', "");
                let options: Vec<String> = options.iter().map(|o| option(o.pc)).collect();
                let pick = if *pick > 1 { format!("{pick}:") } else { String::new() };
                signs.push(pick + &options.join("/"));
                next = *end;
            }
            Step::Named { by: Neighbour::Left, .. } => signs.push("‹?".to_owned()),
            Step::Named { by: Neighbour::Right, .. } => signs.push("?›".to_owned()),
            Step::Give(n) => signs.push(format!("-{}", "?".repeat(usize::from(*n)))),
            Step::TakeStock(_) => signs.push(stock(content, board, pc, texts)),
            Step::Peek => signs.push("◉".to_owned()),
            Step::Each(_, end) => {
                signs.push(MORE.to_owned());
                next = *end;
            }
            Step::OpponentPicks { .. }
            | Step::Split(_)
            | Step::Steal(_)
            | Step::Copy
            | Step::WhiteDie(_)
            | Step::ColouredDice(_)
            | Step::MoveGroup(_)
            | Step::FreeBuild { .. } => signs.push(MORE.to_owned()),
        }
        pc = next;
    }
    signs.join(" ").replace(" ◉", "◉").replace(" …", MORE)
}

/// Does an open card add something to what an advisor gives?
fn is_more(content: &Content, board: &Board, advisor: u8) -> bool {
    let deeds = open_cards(board).flat_map(|card| &content.source(card).deeds);
    let mut deeds = deeds.map(|id| content.deed(*id));
    deeds.any(|deed| {
        let here = matches!(deed.moment, Moment::OnAid | Moment::OnInfluence);
        let now = deed.filter.years >> board.year & 1 == 1;
        let printed = deed.filter.only == Only::Printed && board.is_covered(advisor);
        here && now && deed.filter.advisors >> advisor & 1 == 1 && !printed
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
