//! Gifts of Caprice tiles: goods that lie on them, and the gift of another advisor.

use super::{At, Clause, Word};
use crate::answer::Answer;
use crate::board::{ADVISORS, Board, Stock};
use crate::content::vocabulary::{CopyOf, StockMode};
use crate::content::{Content, Holdings, Pc, SourceId, SourceKind};
use crate::effects::effect::Effect;
use crate::event::Event;
use crate::flow::{Play, Playing};
use crate::goods::{Bundle, Good, Goods};
use crate::reason::{Reason, exactly};
use serde::Deserialize;
use table::{Chance, Sink};

/// KB-CAPR-04, KB-CAPR-05: puts goods on a tile.
pub fn fill<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, number: u8) {
    let Some(mode) = play.content().source(SourceId::tile(number)).stock else { return };
    let stock = match mode {
        StockMode::OneOfEach => Stock::FULL,
        StockMode::RandomOne => Stock::only(Good::ALL[play.chance.draw(Good::ALL.len())]),
    };
    play.state.board.stock[usize::from(number) - 1] = stock;
    play.tell(Event::Stocked { tile: number, goods: stock.goods() });
}

/// The goods on the tile that carries a clause.
fn stock(board: &Board, source: SourceId) -> Stock {
    if let SourceKind::Tile(number) = source.kind() {
        board.stock[usize::from(number) - 1]
    } else {
        Stock::default()
    }
}

fn only_good(stock: Stock) -> Option<Good> {
    let mut there = Good::ALL.into_iter().filter(|good| stock.has(*good));
    there.next().filter(|_| there.next().is_none())
}

/// Takes a good that lies on the tile.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeStock {
    /// How many.
    pub n: u16,
    /// What several takers of a season get.
    #[serde(default, rename = "sameForAll")]
    pub taking: Taking,
}

/// What several takers of one season get from a tile.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(from = "bool")]
pub enum Taking {
    /// Each what is left.
    #[default]
    InTurn,
    /// All players the same good (KB-R-62).
    Same,
}

impl From<bool> for Taking {
    fn from(same_for_all: bool) -> Taking {
        if same_for_all { Taking::Same } else { Taking::InTurn }
    }
}

impl TakeStock {
    /// KB-CAPR-04, KB-CAPR-05: takes a good from the tile, which is stocked anew when it is empty; where all takers of a
    /// season get the same, only after the last of them, or before one of them takes again (KB-R-62).
    fn take_good<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, effect: Effect, good: Good) {
        let content = play.content();
        play.gain(effect.seat, Bundle::goods(Goods::only(good, 1)), content.rule(effect.pc));
        let SourceKind::Tile(number) = content.owner(effect.pc).kind() else { return };
        match self.taking {
            Taking::Same => play.state.board.restock |= 1 << number,
            Taking::InTurn => {
                let stock = &mut play.state.board.stock[usize::from(number) - 1];
                stock.remove(good);
                if stock.is_empty() {
                    fill(play, number);
                }
            }
        }
    }
}

impl Word for TakeStock {
    fn check(&self, file: &str) -> Result<(), &'static str> {
        if self.n == 1 && file == "tiles" { Ok(()) } else { Err("one good is taken from a tile") }
    }

    fn writes(&self) -> Holdings {
        Holdings::GOODS
    }

    fn asks(&self, at: At<'_>) -> bool {
        only_good(stock(at.board, at.source())).is_none()
    }

    fn list(&self, at: At<'_>, answers: &mut Vec<Answer>) {
        let there = stock(at.board, at.source()).goods();
        there.each_pick(1, |goods| answers.push(Answer::Goods(goods)));
    }

    fn judge(&self, at: At<'_>, answer: Answer) -> Result<(), Reason> {
        let rule = at.rule();
        let Answer::Goods(goods) = answer else { return Err(answer.refused(rule)) };
        exactly(1, goods, rule)?;
        let there = stock(at.board, at.source()).goods();
        if there.has(goods) { Ok(()) } else { Err(Reason::NotOffered { rule }) }
    }

    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        answer: Answer,
    ) -> Effect {
        if let Answer::Goods(goods) = answer {
            let good = Good::ALL.into_iter().find(|good| goods.of(*good) > 0).unwrap_or(Good::Gold);
            self.take_good(play, effect, good);
        }
        effect.next()
    }

    fn run<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        _notes: &mut u8,
    ) -> Pc {
        if let Some(good) = only_good(stock(&play.state.board, play.content().owner(effect.pc))) {
            self.take_good(play, effect, good);
        }
        effect.pc.next()
    }
}

/// What an advisor gives now: his tile's gift if one covers his own (KB-MOD6-03).
#[inline]
#[must_use]
pub fn gift(content: &Content, board: &Board, advisor: u8) -> Option<Pc> {
    let giver = if board.is_covered(advisor) { SourceId::tile(advisor) } else { SourceId::advisor(advisor) };
    content.source(giver).gift
}

/// KB-CAPR-01, KB-R-61: goes on with the gift of the lowest advisor without dice, that of his tile if he has one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CopyHelp {
    /// Of which advisor.
    pub of: CopyOf,
}

impl Word for CopyHelp {
    fn check(&self, file: &str) -> Result<(), &'static str> {
        if file == "tiles" { Ok(()) } else { Err("only a tile copies a gift") }
    }

    fn writes(&self) -> Holdings {
        Holdings::NONE
    }

    fn run<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        effect: Effect,
        _notes: &mut u8,
    ) -> Pc {
        let board = &play.state.board;
        let CopyOf::LowestNotInfluenced = self.of;
        let content = play.content();
        let free = (1..=ADVISORS).filter(|n| !board.is_influenced(*n));
        // One that copies is never copied: that would go on for ever.
        let mut gifts = free.filter_map(|advisor| gift(content, board, advisor));
        gifts.find(|pc| !copies(content, *pc)).unwrap_or(effect.pc.next())
    }
}

/// Does a gift copy another?
fn copies(content: &Content, gift: Pc) -> bool {
    let clauses = content.clauses[usize::from(gift.0)..].iter();
    let mut own = clauses.take_while(|clause| !matches!(clause, Clause::End(_)));
    own.any(|clause| matches!(clause, Clause::CopyHelp(_)))
}
