//! Season b: influence the advisors.

use crate::answer::{Answer, Placement};
use crate::board::{ADVISORS, Board, Dice, Group, Player};
use crate::content::{Built, Content};
use crate::event::Event;
use crate::flow::{Frame, Next, Play};
use crate::reason::Reason;
use table::{Chance, Rule, Seat, SeatSet, Sink, Stack};

/// KB-INF-05: what a "+2" token adds.
pub const TOKEN: u8 = 2;

/// KB-INF-02, KB-INF-19: rounds repeat until all have passed; who has no coloured die left passes by himself
/// (KB-INF-14, KB-INF-15).
pub fn resume<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    mut place: u8,
    mut passed: SeatSet,
) -> Next {
    let all = SeatSet::all(play.state.board.seats);
    while passed != all {
        let board = &play.state.board;
        match board.at_place(place) {
            None => place = 0,
            Some(seat) if passed.has(seat) => place += 1,
            Some(seat) if board.player(seat).dice.coloured_left == 0 => {
                passed.insert(seat);
                play.sink.emit(Event::Passed { seat });
                place += 1;
            }
            Some(_) => {
                play.goto(Frame::Influence { place, passed });
                return Next::Ask;
            }
        }
    }
    super::help::begin(play)
}

/// Which subsets of sorted dice make different groups, as bits: those of the dice left that take the first of equal
/// dice. The index is which dice equal the one before them (2 bits) and which are left (3 bits).
const GROUPS: [u8; 32] = {
    let mut groups = [0; 32];
    let mut index = 0;
    while index < 32 {
        let (equal, left) = (index as u8 >> 3, index as u8 & 7);
        let mut mask = 0;
        while mask < 8 {
            let skips_first = mask & !(mask << 1) & (left << 1) & (equal << 1);
            if mask & !left == 0 && skips_first == 0 {
                groups[index] |= 1 << mask;
            }
            mask += 1;
        }
        index += 1;
    }
    groups
};

/// The subsets of these sorted dice that make different groups, as bits, and the sum of each.
#[inline]
fn groups<const N: usize>(faces: &[u8; N], left: u8) -> (u8, [u8; 8]) {
    let mut equal = 0;
    let mut sums = [0; 8];
    for (i, face) in faces.iter().enumerate() {
        if i > 0 {
            equal |= u8::from(*face == faces[i - 1]) << (i - 1);
        }
        for mask in 0..1 << i {
            sums[mask | 1 << i] = sums[mask] + face;
        }
    }
    (GROUPS[usize::from(equal << 3 | left)], sums)
}

/// Calls with the number of each bit that is set, in ascending order.
#[inline]
fn each_bit(mut set: u8, mut call: impl FnMut(u8)) {
    while set != 0 {
        call(set.trailing_zeros() as u8);
        set &= set - 1;
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

/// The value of a group: its dice, 2 for a token, the shift of the Market.
#[inline]
#[must_use]
pub fn value(dice: &Dice, placement: Placement) -> i16 {
    let dice = sum(&dice.coloured, placement.coloured) + sum(&dice.white, placement.white);
    i16::from(dice) + i16::from(u8::from(placement.plus2) * TOKEN) + i16::from(placement.shift)
}

/// The building that lets one group count for more or less, if it may still be used (KB-BLD-12).
#[inline]
fn market(content: &Content, player: &Player) -> Built {
    player.built.and(content.at.shift).without(player.used)
}

/// By how much a group may count for more or less, in ascending order; 0 is always among them.
#[inline]
fn shifts(content: &Content, player: &Player) -> Stack<i8, 8> {
    let mut shifts = Stack::new();
    shifts.push(0);
    for id in market(content, player).iter() {
        content.building(id).shifts.iter().for_each(|shift| shifts.push(*shift));
        shifts.sort_unstable();
    }
    shifts
}

/// Pass, or any group of own dice on the advisor of its value (KB-INF-03, KB-INF-12, KB-INF-13).
pub fn list(content: &Content, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    answers.push(Answer::Pass);
    let player = board.player(seat);
    let agent = board.agent == Some(seat);
    let mut place = |coloured, white, plus2, shift, value: u8| {
        let advisor = value.wrapping_add_signed(shift);
        let taken = board.is_influenced(advisor);
        if advisor.wrapping_sub(1) < ADVISORS && (!taken || agent) {
            answers.push(Answer::Place(Placement { coloured, white, plus2, shift, advisor, agent: taken }));
        }
    };
    // Bit 0 is the empty group: KB-INF-10, KB-INF-11 ask for a coloured die.
    let (coloured, coloured_sums) = groups(&player.dice.coloured, player.dice.coloured_left);
    let coloured = coloured & !1;
    let has_token = player.plus2 > 0 && !player.token_used;
    let has_market = market(content, player) != Built::NONE;
    if player.dice.white_left == 0 && !has_token && !has_market {
        return each_bit(coloured, |c| place(c, 0, false, 0, coloured_sums[usize::from(c)]));
    }
    let (white, white_sums) = groups(&player.dice.white, player.dice.white_left);
    let shifts = shifts(content, player);
    let tokens: &[bool] = if has_token { &[false, true] } else { &[false] };
    each_bit(coloured, |c| {
        each_bit(white, |w| {
            let dice = coloured_sums[usize::from(c)] + white_sums[usize::from(w)];
            for &plus2 in tokens {
                let value = dice + u8::from(plus2) * TOKEN;
                shifts.iter().for_each(|shift| place(c, w, plus2, *shift, value));
            }
        });
    });
}

/// Everything that makes a group illegal, from the dice to the advisor.
pub fn judge(content: &Content, board: &Board, seat: Seat, answer: Answer) -> Result<(), Reason> {
    match answer {
        Answer::Pass => Ok(()),
        Answer::Place(placement) => judge_placement(content, board, seat, placement),
        Answer::Goods(_) | Answer::Token | Answer::Look | Answer::Reroll { .. } | Answer::Build(_) => {
            Err(Reason::NotAsked { rule: Rule("KB-INF-01") })
        }
    }
}

fn judge_placement(content: &Content, board: &Board, seat: Seat, p: Placement) -> Result<(), Reason> {
    let player = board.player(seat);
    let dice = &player.dice;
    let there = p.coloured & !dice.coloured_left == 0
        && p.white & !dice.white_left == 0
        && takes_first_of_equals(&dice.coloured, dice.coloured_left, p.coloured)
        && takes_first_of_equals(&dice.white, dice.white_left, p.white);
    if !there {
        return Err(Reason::NoSuchDie { rule: Rule("KB-INF-03") });
    }
    if p.coloured == 0 {
        return Err(if p.white > 0 { Reason::OnlyWhiteDice } else { Reason::NoDie });
    }
    if p.plus2 && player.plus2 == 0 {
        return Err(Reason::NoToken { rule: Rule("KB-INF-05") });
    }
    if p.plus2 && player.token_used {
        return Err(Reason::TokenUsed);
    }
    if p.shift != 0 {
        let owned = player.built.and(content.at.shift);
        if !owned.iter().any(|id| content.building(id).shifts.contains(&p.shift)) {
            return Err(Reason::NoMarket);
        }
        if market(content, player) == Built::NONE {
            return Err(Reason::MarketUsed);
        }
    }
    let value = value(dice, p);
    if value != i16::from(p.advisor) || !(1..=ADVISORS).contains(&p.advisor) {
        return Err(Reason::WrongSum { value, advisor: p.advisor });
    }
    match (board.is_influenced(p.advisor), p.agent) {
        (false, false) => Ok(()),
        (false, true) => Err(Reason::AgentNotNeeded { advisor: p.advisor }),
        (true, false) => Err(Reason::AdvisorTaken { advisor: p.advisor }),
        (true, true) if board.agent == Some(seat) => Ok(()),
        (true, true) => Err(Reason::NotYourAgent { advisor: p.advisor }),
    }
}

/// Places the group, or passes for the rest of the season (KB-INF-18).
pub fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
    place: u8,
    mut passed: SeatSet,
) {
    let Answer::Place(p) = answer else {
        passed.insert(seat);
        play.sink.emit(Event::Passed { seat });
        play.goto(Frame::Influence { place: place + 1, passed });
        return;
    };
    let market = market(play.content, play.state.board.player(seat));
    let board = &mut play.state.board;
    let player = board.player_mut(seat);
    player.dice.coloured_left &= !p.coloured;
    player.dice.white_left &= !p.white;
    if p.plus2 {
        player.plus2 -= 1;
        player.token_used = true;
    }
    if p.shift != 0
        && let Some(id) = market.iter().next()
    {
        player.used.insert(id);
    }
    if p.agent {
        // KB-ENVOY-10: after use he goes back to the calendar.
        board.agent = None;
    }
    board.influenced |= 1 << p.advisor;
    board.court.push(Group {
        advisor: p.advisor,
        seat: Some(seat),
        coloured: p.coloured,
        white: p.white,
        plus2: p.plus2,
        shift: p.shift,
        agent: p.agent,
    });
    play.sink.emit(Event::Influenced { seat, advisor: p.advisor, placement: p });
    play.goto(Frame::Influence { place: place + 1, passed });
}
