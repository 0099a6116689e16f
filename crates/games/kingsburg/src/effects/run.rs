//! What effects do, step by step, up to a question.

use super::{Scene, peeking, quantity, trade};
use crate::board::{ADVISORS, Board, MAX_WHITE, Stock};
use crate::content::vocabulary::{Players, StockMode};
use crate::content::{Ask, Condition, Content, Pc, Peeking, SourceId, SourceKind, Step};
use crate::event::Event;
use crate::flow::{Effect, Frame, Play, Playing};
use crate::goods::{Bundle, Good, Goods};
use table::{Chance, Seat, Sink};

/// Begins a program. True if it asks something: its frame lies on top then.
pub fn start<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, pc: Pc, about: u8) -> bool {
    match run(play, Effect { seat, pc, memo: 0, about }) {
        Some(asking) => {
            play.push(Frame::Effect(asking));
            true
        }
        None => false,
    }
}

/// Runs instructions up to one that asks.
#[inline]
pub(super) fn run<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, effect: Effect) -> Option<Effect> {
    let content = play.content();
    let Effect { seat, mut pc, mut memo, about } = effect;
    let mut notes = 0u8;
    loop {
        let step = content.step(pc);
        pc = match step {
            // Most of what advisors and buildings do is just these.
            Step::End => return None,
            Step::Gain(what) if what.any == 0 => {
                play.gain(seat, *what, content.rule(pc));
                pc.next()
            }
            _ if asks(content, &play.state.board, seat, step, pc, memo) => {
                return Some(Effect { pc, memo, ..effect });
            }
            _ => one(play, seat, pc, about, &mut notes),
        };
        memo = 0;
    }
}

/// Does what a step says that asks nothing; where it goes on.
#[inline(never)]
fn one<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    pc: Pc,
    about: u8,
    notes: &mut u8,
) -> Pc {
    let content = play.content();
    let rule = content.rule(pc);
    let source = content.owner(pc);
    let mut next = pc.next();
    let holds = |play: &Play<'_, C, S>, condition: &Condition| {
        let scene = Scene { about, ..Scene::new(content, &play.state.board) };
        scene.holds(condition, seat, source)
    };
    match content.step(pc) {
        Step::Jump(to) => next = *to,
        Step::Unless(condition, to) => {
            if !holds(play, condition) {
                next = *to;
            }
        }
        Step::Note(conditions) => {
            for (bit, condition) in conditions.iter().enumerate() {
                *notes |= u8::from(holds(play, condition)) << bit;
            }
        }
        Step::UnlessNoted(bit, to) => {
            if *notes >> bit & 1 == 0 {
                next = *to;
            }
        }
        Step::End => {}
        Step::Gain(what) => play.gain(seat, *what, rule),
        Step::Lose(what) => {
            let player = play.state.board.player(seat);
            let owned = Bundle {
                plus2: what.plus2.min(player.plus2),
                soldiers: what.soldiers.min(player.soldiers),
                vp: what.vp,
                ..Bundle::goods(player.goods.common(what.kinds()))
            };
            play.lose(seat, owned, rule);
        }
        Step::GainPer { what, per, step } => {
            let owned = quantity(play.state.board.player(seat), *per, source).max(0).unsigned_abs();
            play.gain(seat, what.times(owned / step), rule);
        }
        Step::Trade { trades, ask: Ask::Must, skip, .. } => {
            let player = play.state.board.player(seat);
            match trades.iter().find(|t| trade::is_payable(t, player)) {
                Some(one) => trade::exchange(play, one, seat, Goods::NONE, Goods::NONE, rule),
                None => next = *skip,
            }
        }
        Step::Trade { skip, .. } => next = *skip,
        Step::Choose { end, .. } => next = *end,
        Step::TakeStock(_) => {
            if let Some(good) = only_good(stock(&play.state.board, source)) {
                super::ask::take_from_tile(play, seat, pc, good);
            }
        }
        Step::Copy => {
            if let Some(gift) = copied(content, &play.state.board) {
                next = gift;
            }
        }
        Step::Peek => {
            if let Peeking::Instead(what) = peeking(content, &play.state.board) {
                play.gain(seat, what, rule);
            }
        }
        Step::Each(who, end) => {
            for other in play.state.board.in_order() {
                if *who == Players::Each || other != seat {
                    for_one(play, other, pc.next(), *end);
                }
            }
            next = *end;
        }
        Step::WhiteDie(n) => add_white(&mut play.state.board, seat, *n),
        Step::ColouredDice(n) => fewer_coloured(&mut play.state.board, seat, *n),
        // Nothing to ask: nobody has anything to give, to rob, to move, to build.
        Step::May(_)
        | Step::OneOf(_)
        | Step::Named { .. }
        | Step::OpponentPicks { .. }
        | Step::Split(_)
        | Step::Give(_)
        | Step::Steal(_)
        | Step::MoveGroup(_)
        | Step::FreeBuild { .. } => {}
    }
    next
}

/// The steps from here to there, for a player of several: they ask nothing (checked when they are compiled).
fn for_one<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, mut pc: Pc, end: Pc) {
    let content = play.content();
    while pc < end {
        let mut next = pc.next();
        match content.step(pc) {
            Step::Gain(what) => play.gain(seat, *what, content.rule(pc)),
            Step::Lose(what) => play.lose(seat, *what, content.rule(pc)),
            Step::WhiteDie(n) => add_white(&mut play.state.board, seat, *n),
            Step::ColouredDice(n) => fewer_coloured(&mut play.state.board, seat, *n),
            Step::Jump(to) => next = *to,
            Step::Unless(condition, to) => {
                let scene = Scene::new(content, &play.state.board);
                if !scene.holds(condition, seat, content.owner(pc)) {
                    next = *to;
                }
            }
            _ => {}
        }
        pc = next;
    }
}

fn add_white(board: &mut Board, seat: Seat, n: u8) {
    let due = &mut board.player_mut(seat).due;
    due.white = due.white.saturating_add(n).min(MAX_WHITE as u8);
}

fn fewer_coloured(board: &mut Board, seat: Seat, n: u8) {
    let due = &mut board.player_mut(seat).due;
    due.coloured = due.coloured.min(n);
}

/// Does the step need an answer of somebody now?
pub(crate) fn asks(content: &Content, board: &Board, seat: Seat, step: &Step, pc: Pc, memo: u8) -> bool {
    let player = board.player(seat);
    match step {
        Step::May(_) | Step::OneOf(_) | Step::Named { .. } | Step::OpponentPicks { .. } | Step::Split(_) => {
            true
        }
        Step::Gain(what) => what.any > 0,
        Step::Trade { trades, ask, times, .. } => {
            let chooses = *ask == Ask::May || trades.len() > 1 || !trade::is_settled(&trades[0]);
            chooses && memo < *times && trade::is_possible(trades, player)
        }
        Step::Choose { pick, .. } => {
            super::ask::options(content, board, seat, pc).count_ones() >= u32::from(*pick)
        }
        Step::Give(n) => memo < *n && player.goods.total() > 0,
        Step::Steal(_) => super::ask::victims(board, seat).next().is_some(),
        Step::TakeStock(_) => only_good(stock(board, content.owner(pc))).is_none(),
        Step::Peek => match peeking(content, board) {
            Peeking::Plain => !super::ask::has_seen(content, board, seat),
            Peeking::Either => {
                !super::ask::has_seen(content, board, seat) || !super::ask::has_seen_valley(board, seat)
            }
            Peeking::Instead(_) => false,
        },
        Step::MoveGroup(to) => super::ask::highest_group(content, board, seat, *to).is_some(),
        Step::FreeBuild { columns, max, .. } => {
            memo < *max && super::ask::free_spaces(player, *columns) != crate::content::Built::NONE
        }
        Step::End
        | Step::Jump(_)
        | Step::Unless(..)
        | Step::UnlessNoted(..)
        | Step::Note(_)
        | Step::Lose(_)
        | Step::GainPer { .. }
        | Step::Copy
        | Step::Each(..)
        | Step::WhiteDie(_)
        | Step::ColouredDice(_) => false,
    }
}

/// KB-CAPR-01, KB-R-61: the gift of the lowest advisor without dice, that of his tile if he has one.
fn copied(content: &Content, board: &Board) -> Option<Pc> {
    let advisor = (1..=ADVISORS).find(|n| !board.is_influenced(*n))?;
    gift(content, board, advisor)
}

/// What an advisor gives now: his tile's gift if one covers his own (KB-MOD6-03).
#[inline]
#[must_use]
pub fn gift(content: &Content, board: &Board, advisor: u8) -> Option<Pc> {
    let giver = if board.is_covered(advisor) { SourceId::tile(advisor) } else { SourceId::advisor(advisor) };
    content.source(giver).gift
}

/// The goods on the tile that carries a step.
pub(super) fn stock(board: &Board, source: SourceId) -> Stock {
    match source.kind() {
        SourceKind::Tile(number) => board.stock[usize::from(number) - 1],
        SourceKind::Building(_)
        | SourceKind::Governor(_)
        | SourceKind::Fate(_)
        | SourceKind::Scenario(_)
        | SourceKind::Advisor(_) => Stock::default(),
    }
}

fn only_good(stock: Stock) -> Option<Good> {
    let mut there = Good::ALL.into_iter().filter(|good| stock.has(*good));
    there.next().filter(|_| there.next().is_none())
}

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
