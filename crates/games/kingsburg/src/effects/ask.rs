//! What effects ask, and what the answers do.

use super::run::stock;
use super::{Scene, peeking, trade};
use crate::answer::{Answer, BuildRight, Construction};
use crate::board::{Board, Group, Player, Right};
use crate::content::vocabulary::Neighbour;
use crate::content::{
    Ask, BuildingId, Built, Content, Deck, Facing, Pc, Peeking, Score, SourceKind, Step, Taking,
};
use crate::event::Event;
use crate::flow::{Play, Playing};
use crate::goods::{Bundle, Good, Goods, SUPPLY};
use crate::reason::Reason;
use table::{Chance, Seat, Sink};

/// Who answers a step: most of the time who gains by it.
#[must_use]
pub fn answerer(content: &Content, board: &Board, seat: Seat, pc: Pc, memo: u8) -> Seat {
    match content.step(pc) {
        Step::Named { by: Neighbour::Left, .. } => board.left_of(seat),
        Step::Named { by: Neighbour::Right, .. } => board.right_of(seat),
        // Once an opponent is chosen, it is his turn to pick.
        Step::OpponentPicks { .. } | Step::Split(_) if memo > 0 => Seat(memo - 1),
        _ => seat,
    }
}

/// Could an effect that may be declined do anything?
#[must_use]
pub fn is_possible(content: &Content, board: &Board, seat: Seat, pc: Pc) -> bool {
    let player = board.player(seat);
    match content.step(pc) {
        Step::Trade { trades, .. } => trade::is_possible(trades, player),
        Step::Choose { pick, .. } => options(content, board, seat, pc).count_ones() >= u32::from(*pick),
        Step::Steal(_) => victims(board, seat).next().is_some(),
        Step::MoveGroup(to) => highest_group(content, board, seat, *to).is_some(),
        Step::FreeBuild { columns, .. } => free_spaces(player, *columns) != Built::NONE,
        _ => true,
    }
}

/// The options of a choice that may be picked now, as bits: their condition holds, and what they ask for can be paid
/// (VR-20).
#[must_use]
pub fn options(content: &Content, board: &Board, seat: Seat, pc: Pc) -> u8 {
    let Step::Choose { options, .. } = content.step(pc) else { return 0 };
    let scene = Scene::new(content, board);
    let open = options.iter().enumerate().filter(|(_, option)| {
        let holds = option.condition.as_ref().is_none_or(|c| scene.holds(c, seat, content.owner(pc)));
        let payable = match content.step(option.pc) {
            Step::Trade { trades, .. } => trade::is_possible(trades, board.player(seat)),
            _ => true,
        };
        holds && payable
    });
    open.fold(0, |bits, (i, _)| bits | 1 << i)
}

/// Opponents who own more goods, each with what he could lose.
pub fn victims(board: &Board, seat: Seat) -> impl Iterator<Item = (Seat, Goods)> {
    let own = board.player(seat).goods.total();
    let others = board.others(seat);
    let rich = Seat::all(board.seats).filter(move |s| others.has(*s) && board.player(*s).goods.total() > own);
    rich.map(|s| (s, board.player(s).goods))
}

/// Does the seat know the top card already? Looking again would change nothing.
#[must_use]
pub fn has_seen(content: &Content, board: &Board, seat: Seat) -> bool {
    let open = super::scenario(content, board, |s| (s.invaders == Facing::Up).then_some(()));
    open.is_some() || board.looked[board.year_index()].has(seat)
}

/// The same of the second deck.
#[must_use]
pub fn has_seen_valley(board: &Board, seat: Seat) -> bool {
    board.looked_valley[board.year_index()].has(seat)
}

/// The place in the court of the group on the highest advisor he influenced, if it can move.
#[must_use]
pub fn highest_group(content: &Content, board: &Board, seat: Seat, to: u8) -> Option<usize> {
    let free = !board.is_influenced(to) && super::closed(content, board) >> to & 1 == 0;
    let own = |g: &Group| g.seat == Some(seat) && g.right != Right::Card;
    let groups = board.court.iter().enumerate().filter(|(_, g)| own(g));
    groups.max_by_key(|(i, g)| (g.advisor, *i)).map(|(i, _)| i).filter(|_| free)
}

/// Spaces of these columns where a building could be put.
#[must_use]
pub fn free_spaces(player: &Player, columns: u8) -> Built {
    let open = crate::seasons::build::open_spaces(player);
    (1..=4).filter(|c| columns >> c & 1 == 1).fold(Built::NONE, |set, c| set.or(open.of_column(c)))
}

/// The answers to a step.
#[inline]
pub fn list(content: &Content, board: &Board, seat: Seat, pc: Pc, memo: u8, answers: &mut Vec<Answer>) {
    let player = board.player(seat);
    let start = answers.len();
    match content.step(pc) {
        Step::May(_) | Step::MoveGroup(_) => answers.extend([Answer::Pass, Answer::Accept]),
        Step::Gain(what) => SUPPLY.each_pick(what.any, |goods| answers.push(Answer::Goods(goods))),
        Step::OneOf(goods) => answers.extend(goods.iter().map(|g| Answer::Goods(*g))),
        Step::Trade { trades, ask, .. } => {
            if *ask == Ask::May {
                answers.push(Answer::Pass);
            }
            trade::list(trades, player, answers);
            answers[start..].sort_unstable();
        }
        Step::Choose { pick, ask, .. } => {
            if *ask == Ask::May {
                answers.push(Answer::Pass);
            }
            let open = options(content, board, seat, pc);
            let picks = (1..=u8::MAX).filter(|m| m & !open == 0 && m.count_ones() == u32::from(*pick));
            answers.extend(picks.map(Answer::Pick));
        }
        Step::Named { .. } => SUPPLY.each_pick(1, |goods| answers.push(Answer::Goods(goods))),
        Step::OpponentPicks { .. } if memo > 0 => {
            SUPPLY.each_pick(1, |goods| answers.push(Answer::Goods(goods)));
        }
        Step::Split(pool) if memo > 0 => answers.extend((0..pool.len()).map(|i| Answer::Pick(1 << i))),
        Step::OpponentPicks { .. } | Step::Split(_) => {
            answers.extend(board.others(seat).iter().map(Answer::Player));
        }
        Step::Give(_) => {
            for other in board.others(seat).iter() {
                let owned = Good::ALL.into_iter().filter(|good| player.goods.of(*good) > 0);
                answers.extend(owned.map(|good| Answer::Give { seat: other, good }));
            }
        }
        Step::Steal(_) => {
            answers.push(Answer::Pass);
            for (other, goods) in victims(board, seat) {
                let there = Good::ALL.into_iter().filter(|good| goods.of(*good) > 0);
                answers.extend(there.map(|good| Answer::Rob { seat: other, good }));
            }
        }
        Step::TakeStock(_) => {
            let there = stock(board, content.owner(pc)).goods();
            there.each_pick(1, |goods| answers.push(Answer::Goods(goods)));
        }
        Step::Peek => {
            answers.push(Answer::Pass);
            if !has_seen(content, board, seat) {
                answers.push(Answer::Look(Deck::Invaders));
            }
            if peeking(content, board) == Peeking::Either && !has_seen_valley(board, seat) {
                answers.push(Answer::Look(Deck::Valley));
            }
        }
        Step::FreeBuild { columns, .. } => {
            answers.push(Answer::Pass);
            let free = free_spaces(player, *columns).iter();
            answers.extend(free.map(|building| Answer::Build(Construction::free(building))));
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
        | Step::ColouredDice(_) => {}
    }
}

impl Construction {
    /// A building put up for nothing.
    #[must_use]
    pub const fn free(building: BuildingId) -> Construction {
        Construction { building, right: BuildRight::Free, paid: Goods::NONE }
    }
}

/// KB-HELP-08: what is worded "may" can be declined, the rest cannot.
pub fn judge(
    content: &Content,
    board: &Board,
    seat: Seat,
    pc: Pc,
    memo: u8,
    answer: Answer,
) -> Result<(), Reason> {
    let player = board.player(seat);
    let rule = content.rule(pc);
    let compulsory = Err(Reason::Compulsory { rule });
    let not_asked = Err(Reason::NotAsked { rule });
    match (content.step(pc), answer) {
        (Step::May(_) | Step::MoveGroup(_), Answer::Pass | Answer::Accept) => Ok(()),
        (Step::Trade { ask: Ask::May, .. } | Step::Choose { ask: Ask::May, .. }, Answer::Pass) => Ok(()),
        (Step::Steal(_) | Step::Peek | Step::FreeBuild { .. }, Answer::Pass) => Ok(()),
        (_, Answer::Pass) => compulsory,
        (Step::Gain(what), Answer::Goods(goods)) => crate::reason::exactly(what.any, goods, rule),
        (Step::OneOf(options), Answer::Goods(goods)) => {
            if options.contains(&goods) {
                Ok(())
            } else {
                Err(Reason::NotOffered { rule })
            }
        }
        (Step::Trade { trades, .. }, _) => trade::judge(trades, player, answer, rule),
        (Step::Choose { pick, options: all, .. }, Answer::Pick(mask)) => {
            let open = options(content, board, seat, pc);
            if mask.count_ones() != u32::from(*pick) || usize::from(mask) >> all.len() != 0 {
                let given = mask.count_ones() as u16;
                Err(Reason::WrongNumber { rule, needed: u16::from(*pick), given })
            } else if mask & !open != 0 {
                Err(Reason::OptionClosed { rule })
            } else {
                Ok(())
            }
        }
        (Step::Named { .. }, Answer::Goods(goods)) => crate::reason::exactly(1, goods, rule),
        (Step::OpponentPicks { .. }, Answer::Goods(goods)) if memo > 0 => {
            crate::reason::exactly(1, goods, rule)
        }
        (Step::Split(pool), Answer::Pick(mask)) if memo > 0 => {
            if mask.count_ones() == 1 && usize::from(mask) >> pool.len() == 0 {
                Ok(())
            } else {
                Err(Reason::NotOffered { rule })
            }
        }
        (Step::OpponentPicks { .. } | Step::Split(_), Answer::Player(who)) if memo == 0 => {
            another(board, seat, who, rule)
        }
        (Step::Give(_), Answer::Give { seat: who, good }) => {
            another(board, seat, who, rule)?;
            owns(player, good, rule)
        }
        (Step::Steal(_), Answer::Rob { seat: who, good }) => {
            another(board, seat, who, rule)?;
            if !victims(board, seat).any(|(victim, _)| victim == who) {
                return Err(Reason::NotRicher { seat: who, rule });
            }
            owns(board.player(who), good, rule)
        }
        (Step::TakeStock(_), Answer::Goods(goods)) => {
            crate::reason::exactly(1, goods, rule)?;
            let owned = stock(board, content.owner(pc)).goods();
            if owned.has(goods) { Ok(()) } else { Err(Reason::NotOffered { rule }) }
        }
        (Step::Peek, Answer::Look(deck)) => {
            let seen = match deck {
                Deck::Invaders => has_seen(content, board, seat),
                Deck::Valley => has_seen_valley(board, seat),
            };
            match deck {
                Deck::Valley if peeking(content, board) != Peeking::Either => not_asked,
                _ if seen => Err(Reason::AlreadySeen { rule }),
                _ => Ok(()),
            }
        }
        (Step::FreeBuild { columns, .. }, Answer::Build(one)) => {
            if one != Construction::free(one.building) {
                return not_asked;
            }
            crate::seasons::build::is_open(player, one.building)?;
            if free_spaces(player, *columns).has(one.building) {
                Ok(())
            } else {
                Err(Reason::NotOffered { rule })
            }
        }
        _ => not_asked,
    }
}

fn another(board: &Board, seat: Seat, who: Seat, rule: table::Rule) -> Result<(), Reason> {
    if board.others(seat).has(who) { Ok(()) } else { Err(Reason::NotAnOpponent { rule }) }
}

fn owns(player: &Player, good: Good, rule: table::Rule) -> Result<(), Reason> {
    if player.goods.of(good) > 0 {
        Ok(())
    } else {
        Err(Reason::NotOwned { rule, goods: Goods::only(good, 1), owned: player.goods })
    }
}

/// Carries an answer out; where it goes on, and what is to be remembered there.
#[inline]
pub(super) fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
    pc: Pc,
    memo: u8,
) -> (Pc, u8) {
    let content = play.content();
    let step = content.step(pc);
    if answer != Answer::Pass {
        super::moments::note_use(content, &mut play.state.board, seat, pc);
        return accept(play, seat, answer, pc, memo, step);
    }
    play.tell(Event::Declined { seat, rule: content.rule(pc) });
    match step {
        Step::May(skip) | Step::Trade { skip, .. } | Step::Choose { end: skip, .. } => (*skip, 0),
        _ => (pc.next(), 0),
    }
}

/// What an answer other than "no" does; where it goes on.
fn accept<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
    pc: Pc,
    memo: u8,
    step: &Step,
) -> (Pc, u8) {
    let rule = play.content().rule(pc);
    let on = (pc.next(), 0);
    match (step, answer) {
        (Step::Gain(what), Answer::Goods(goods)) => play.gain(seat, what.chosen(goods), rule),
        (Step::OneOf(_), Answer::Goods(goods)) => play.gain(seat, Bundle::goods(goods), rule),
        (Step::Trade { trades, times, .. }, _) => {
            trade::take(play, trades, seat, answer, rule);
            if memo + 1 < *times {
                return (pc, memo + 1);
            }
        }
        (Step::Choose { pick: 1, options, .. }, Answer::Pick(mask)) => {
            let chosen = options.get(mask.trailing_zeros() as usize);
            return (chosen.map_or(pc.next(), |option| option.pc), 0);
        }
        (Step::Choose { options, end, .. }, Answer::Pick(mask)) => {
            let picked = options.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
            let sum = picked.fold(Bundle::NONE, |sum, (_, option)| match play.content().step(option.pc) {
                Step::Gain(what) => sum.plus(*what),
                _ => sum,
            });
            play.gain(seat, sum, rule);
            return (*end, 0);
        }
        (Step::Named { n, .. }, Answer::Goods(goods)) => {
            play.gain(seat, Bundle::goods(goods).times(*n), rule);
        }
        (Step::OpponentPicks { .. } | Step::Split(_), Answer::Player(who)) => {
            play.tell(Event::Chosen { seat, other: who, rule });
            return (pc, who.0 + 1);
        }
        (Step::OpponentPicks { they, same }, Answer::Goods(goods)) => {
            play.gain(Seat(memo - 1), Bundle::goods(goods).times(*they), rule);
            play.gain(seat, Bundle::goods(goods).times(*same), rule);
        }
        (Step::Split(pool), Answer::Pick(mask)) => {
            let sum = |picked: bool| {
                let part = pool.iter().enumerate().filter(move |(i, _)| (mask >> i & 1 == 1) == picked);
                part.fold(Bundle::NONE, |sum, (_, what)| sum.plus(*what))
            };
            play.gain(Seat(memo - 1), sum(true), rule);
            play.gain(seat, sum(false), rule);
        }
        (Step::Give(_), Answer::Give { seat: who, good }) => {
            hand_over(play, seat, who, good, rule);
            return (pc, memo + 1);
        }
        (Step::Steal(_), Answer::Rob { seat: who, good }) => hand_over(play, who, seat, good, rule),
        (Step::TakeStock(_), Answer::Goods(goods)) => {
            let good = Good::ALL.into_iter().find(|good| goods.of(*good) > 0).unwrap_or(Good::Gold);
            take_from_tile(play, seat, pc, good);
        }
        (Step::Peek, Answer::Look(deck)) => look(play, seat, deck, rule),
        (Step::MoveGroup(to), Answer::Accept) => move_group(play, seat, *to, rule),
        (Step::FreeBuild { score, .. }, Answer::Build(one)) => {
            put_up(play, seat, one.building, *score, rule);
            return (pc, memo + 1);
        }
        _ => {}
    }
    on
}

/// A good goes from one player to another (KB-INV-10).
fn hand_over<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    from: Seat,
    to: Seat,
    good: Good,
    rule: table::Rule,
) {
    let goods = Bundle::goods(Goods::only(good, 1));
    play.lose(from, goods, rule);
    play.gain(to, goods, rule);
}

/// KB-CAPR-04, KB-CAPR-05: takes a good from the tile, which is stocked anew when it is empty; where all takers of a
/// season get the same, only after the last of them (KB-R-62).
pub fn take_from_tile<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, pc: Pc, good: Good) {
    let rule = play.content().rule(pc);
    play.gain(seat, Bundle::goods(Goods::only(good, 1)), rule);
    let SourceKind::Tile(number) = play.content().owner(pc).kind() else { return };
    match play.content().step(pc) {
        Step::TakeStock(Taking::Same) => play.state.board.restock |= 1 << number,
        _ => {
            let stock = &mut play.state.board.stock[usize::from(number) - 1];
            stock.remove(good);
            if stock.is_empty() {
                super::run::fill(play, number);
            }
        }
    }
}

/// KB-ADV-10, KB-ADV-17, KB-R-23: he alone sees the card; that he looked is known to all.
fn look<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, deck: Deck, rule: table::Rule) {
    let board = &mut play.state.board;
    let year = board.year_index();
    let (looked, card) = match deck {
        Deck::Invaders => (&mut board.looked[year], play.state.hidden.invaders[year]),
        Deck::Valley => (&mut board.looked_valley[year], play.state.hidden.valley[year]),
    };
    looked.insert(seat);
    play.tell(Event::Looked { seat, deck, rule });
    let invader = play.content().invader(card);
    let (race, strength) = (invader.race.name(), invader.strength);
    play.tell(Event::Saw { seat, card, race, strength, rule });
}

/// VR-15: the group counts from now on as influencing the new advisor, and no more the old one.
fn move_group<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, to: u8, rule: table::Rule) {
    let Some(index) = highest_group(play.content(), &play.state.board, seat, to) else { return };
    let board = &mut play.state.board;
    let from = board.court[index].advisor;
    board.court[index].advisor = to;
    board.court[index].right = Right::Moved;
    if board.groups_on(from).next().is_none() {
        board.influenced &= !(1 << from);
    }
    board.influenced |= 1 << to;
    play.tell(Event::Moved { seat, from, to, rule });
}

/// A building for nothing. No effect of building comes with it.
fn put_up<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    building: BuildingId,
    score: Score,
    rule: table::Rule,
) {
    let vp = match score {
        Score::Printed => play.content().building(building).vp,
        Score::Nothing => 0,
    };
    let player = play.state.board.player_mut(seat);
    player.built.insert(building);
    player.vp += vp;
    if score == Score::Nothing {
        player.unscored.insert(building);
    }
    play.tell(Event::PutUp { seat, building, vp, rule });
}
