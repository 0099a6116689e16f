//! Season b: influence the advisors.

use super::groups::{Groups, each_bit};
use super::rights::{self, Rights, has, sharer};
use super::shifts::{self, all_shifts, shift_by};
use crate::answer::{Answer, Placement};
use crate::board::{ADVISORS, Board, COLOURED, Dice, Group, MAX_WHITE, Right, State};
use crate::calendar::Point;
use crate::content::{Content, Moment, Per};
use crate::effects::{has_standing, mark_used, moments};
use crate::event::Event;
use crate::flow::{Frame, Play, Playing};
use crate::reason::Reason;
use crate::{Kingsburg, rules, why_not};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, SeatSet, Sink, Step, Waiting};

/// KB-INF-05: what a "+2" token adds.
pub const TOKEN: u8 = 2;

/// Influence an advisor or pass.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Influence {
    /// Whose turn it is.
    pub place: u8,
    /// Who has passed.
    pub passed: SeatSet,
}

impl Step<Kingsburg> for Influence {
    #[inline]
    fn waiting(&self, _game: &Kingsburg, state: &State) -> Waiting {
        state.board.waits_at(self.place)
    }

    fn prompt(&self, _game: &Kingsburg, _state: &State, _seat: Seat) -> Prompt {
        Prompt { message: Message::new("prompt-influence"), rule: rules::KB_INF_01 }
    }

    /// Pass, at any time (KB-INF-17), or any group of own dice on the advisor of its value (KB-INF-03, KB-INF-12, KB-INF-13).
    /// Who can reach none with all he has has nothing else to answer (KB-INF-16, KB-R-21).
    #[inline(never)]
    fn list(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let (content, board) = (game.components(), &state.board);
        answers.push(Answer::Pass);
        if has_standing(board, seat, content.at.placing) {
            return list_changed(content, board, seat, answers);
        }
        // Most of the time dice count for what they show, and may go where nobody is.
        let player = board.player(seat);
        let rights = Rights::plain(board, seat);
        Groups::of(player).each(&player.dice, |group, value| offer(&rights, group, value, answers));
    }

    /// Everything that makes a group illegal, from the dice to the advisor.
    fn judge(&self, game: &Kingsburg, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        if answer == Answer::Pass {
            return Ok(());
        }
        let Answer::Place(placement) = answer else {
            return Err(Reason::NotAsked { rule: rules::KB_INF_01 });
        };
        judge_placement(game.components(), &state.board, seat, placement)
    }

    /// All groups of dice in hand, with and without token and Market, by every right, on every advisor. All legal ones
    /// are among them, and they are many: no need to add and sort.
    fn candidates(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        why_not::always(answers);
        let (content, board) = (game.components(), &state.board);
        let dice = &board.player(seat).dice;
        let made_of =
            |faces: &[u8], left: u8, mask: u8| mask & !left == 0 && takes_first_of_equals(faces, left, mask);
        let rights: &[Right] = if board.fate.is_some() || board.player(seat).governor.is_some() {
            &[Right::Free, Right::Agent, Right::Deal, Right::Card]
        } else {
            &[Right::Free, Right::Agent]
        };
        // Two buildings together can shift a group by two.
        let two = board.player(seat).built.and(content.at.shift.buildings).count() > 1;
        let shifts = if two { -2..=2i8 } else { -1..=1 };
        for coloured in 0..1u8 << COLOURED {
            for white in 0..1u8 << MAX_WHITE {
                if !made_of(&dice.coloured, dice.coloured_left, coloured)
                    || !made_of(&dice.white, dice.white_left, white)
                {
                    continue;
                }
                for advisor in 1..=ADVISORS {
                    for &right in rights {
                        for plus2 in [false, true] {
                            answers.extend(shifts.clone().map(|shift| {
                                Answer::Place(Placement { coloured, white, plus2, shift, advisor, right })
                            }));
                        }
                    }
                }
            }
        }
    }

    /// Places the group, or passes for the rest of the season (KB-INF-18).
    #[inline(never)]
    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let mut next = Influence { place: self.place + 1, ..self };
        let Answer::Place(p) = answer else {
            next.passed.insert(seat);
            play.tell(Event::Passed { seat, rule: rules::KB_INF_18 });
            return next.resume(play);
        };
        use_up(play.content(), &mut play.state.board, seat, p);
        let board = &mut play.state.board;
        if p.right != Right::Card {
            board.influenced |= 1 << p.advisor;
        }
        // KB-INF-04: they stay there until the advisor helps.
        board.court.push(Group {
            advisor: p.advisor,
            seat: Some(seat),
            coloured: p.coloured,
            white: p.white,
            plus2: p.plus2,
            shift: p.shift,
            right: p.right,
        });
        play.tell(Event::Influenced { seat, advisor: p.advisor, placement: p });
        play.goto(Frame::Influence(next));
        if p.right != Right::Card && moments::fire(play, Moment::OnInfluence, SeatSet::one(seat), p.advisor) {
            return Next::Go;
        }
        next.resume(play)
    }

    /// KB-INF-02, KB-INF-19: rounds repeat until all have passed; who has no coloured die left passes by himself
    /// (KB-INF-14, KB-INF-15).
    #[inline(never)]
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let Influence { mut place, mut passed } = self;
        let all = SeatSet::all(play.state.board.seats);
        while passed != all {
            let board = &play.state.board;
            match board.at_place(place) {
                None => place = 0,
                Some(seat) if passed.has(seat) => place += 1,
                Some(seat) if board.player(seat).dice.coloured_left == 0 => {
                    let none = board.player(seat).dice.white_left == 0;
                    let rule = if none { rules::KB_INF_14 } else { rules::KB_INF_15 };
                    passed.insert(seat);
                    play.tell(Event::Passed { seat, rule });
                    place += 1;
                }
                Some(_) => {
                    play.goto(Frame::Influence(Influence { place, passed }));
                    return Next::Ask;
                }
            }
        }
        play.moment(Moment::PlacementEnd, Point::Help)
    }
}

/// Dice that show the same are the same: a group takes the first of them that are left. `faces` is sorted.
#[inline]
#[must_use]
pub fn takes_first_of_equals(faces: &[u8], left: u8, mask: u8) -> bool {
    (1..faces.len()).all(|i| {
        let skips = mask >> i & 1 == 1 && left >> (i - 1) & 1 == 1 && mask >> (i - 1) & 1 == 0;
        !(skips && faces[i] == faces[i - 1])
    })
}

#[inline]
fn sum(faces: &[u8], mask: u8) -> u8 {
    faces.iter().enumerate().map(|(i, face)| if mask >> i & 1 == 1 { *face } else { 0 }).sum()
}

/// The value of a group: its dice, 2 for a token, the shift of the Market and its like.
#[inline]
#[must_use]
pub fn value(dice: &Dice, placement: Placement) -> i16 {
    let dice = sum(&dice.coloured, placement.coloured) + sum(&dice.white, placement.white);
    i16::from(dice) + i16::from(u8::from(placement.plus2) * TOKEN) + i16::from(placement.shift)
}

/// The same with buildings and cards that change what groups count for, and where they may stand.
#[inline(never)]
fn list_changed(content: &Content, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    let player = board.player(seat);
    let rights = Rights::of(content, board, seat);
    let by_count = all_shifts(content, board, seat);
    Groups::of(player).each(&player.dice, |group, value| {
        let dice = group.coloured.count_ones() + group.white.count_ones();
        each_bit(by_count[dice as usize & 7], |shift| {
            let shift = shift as i8 - 2;
            offer(&rights, Placement { shift, ..group }, value.wrapping_add_signed(shift), answers);
        });
    });
}

/// Adds this group on the advisor of its value, by each right by which it can stand there.
#[inline(always)]
fn offer(rights: &Rights, group: Placement, value: u8, answers: &mut Vec<Answer>) {
    // Most of the time it is this right or none.
    if has(rights.free & !rights.card, value) {
        answers.push(Answer::Place(Placement { advisor: value, right: Right::Free, ..group }));
    } else if has(rights.agent | rights.deal | rights.card, value) {
        offer_more(rights, group, value, answers);
    }
}

#[inline(never)]
fn offer_more(rights: &Rights, group: Placement, value: u8, answers: &mut Vec<Answer>) {
    rights.each(value, |right| answers.push(Answer::Place(Placement { advisor: value, right, ..group })));
}

fn judge_placement(content: &Content, board: &Board, seat: Seat, p: Placement) -> Result<(), Reason> {
    let player = board.player(seat);
    let dice = &player.dice;
    let there = p.coloured & !dice.coloured_left == 0
        && p.white & !dice.white_left == 0
        && takes_first_of_equals(&dice.coloured, dice.coloured_left, p.coloured)
        && takes_first_of_equals(&dice.white, dice.white_left, p.white);
    if !there {
        return Err(Reason::NoSuchDie { rule: rules::KB_INF_03 });
    }
    if p.coloured == 0 {
        return Err(if p.white > 0 { Reason::OnlyWhiteDice } else { Reason::NoDie });
    }
    if p.plus2 && player.plus2 == 0 {
        return Err(Reason::NoToken { rule: rules::KB_INF_05 });
    }
    if p.plus2 && player.token_used {
        return Err(Reason::TokenUsed);
    }
    judge_shift(content, board, seat, p)?;
    let value = value(dice, p);
    if value != i16::from(p.advisor) || !(1..=ADVISORS).contains(&p.advisor) {
        return Err(Reason::WrongSum { value, advisor: p.advisor });
    }
    rights::judge(content, board, seat, p.advisor, p.right)
}

/// Is there something unused that makes a group like this count so?
fn judge_shift(content: &Content, board: &Board, seat: Seat, p: Placement) -> Result<(), Reason> {
    let dice = p.coloured.count_ones() + p.white.count_ones();
    if p.shift == 0 || shift_by(content, &shifts::unused(content, board, seat), dice, p.shift).is_some() {
        return Ok(());
    }
    Err(match shifts::used_up(content, board, seat, dice, p.shift) {
        Some(source) => Reason::UsedThisSeason { source, rule: shifts::rule_of_use(content, source) },
        None => Reason::NoMarket,
    })
}

/// Dice leave the hand, a token goes, and what made the placement possible is used.
#[inline]
fn use_up(content: &Content, board: &mut Board, seat: Seat, p: Placement) {
    let dice = p.coloured.count_ones() + p.white.count_ones();
    let shifted = if p.shift == 0 {
        None
    } else {
        shift_by(content, &shifts::unused(content, board, seat), dice, p.shift)
    };
    let deal = if p.right == Right::Deal { sharer(content, board, seat) } else { None };
    let player = board.player_mut(seat);
    player.dice.coloured_left &= !p.coloured;
    player.dice.white_left &= !p.white;
    if p.plus2 {
        // KB-CLAR-03, KB-R-11: a token that was added to dice is gone, and no other may be added.
        player.plus2 -= 1;
        player.token_used = true;
    }
    if let Some((one, other)) = shifted {
        mark_used(player, one, Per::Season);
        other.into_iter().for_each(|by| mark_used(player, by, Per::Season));
    }
    if let Some(by) = deal {
        mark_used(player, by, content.source(by).shares.unwrap_or(Per::Year));
    }
    if p.right == Right::Agent {
        // KB-ENVOY-07, KB-ENVOY-10, KB-ENVOY-12: used once, he goes back to the calendar.
        board.agent = None;
    }
}
