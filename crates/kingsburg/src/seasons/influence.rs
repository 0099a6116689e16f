//! Season b: influence the advisors.

use crate::answer::{Answer, Placement};
use crate::board::{ADVISORS, Board, Dice, Group, Right};
use crate::content::{Built, Content, Moment, Per, SourceId};
use crate::effects::{closed, is_used, mark_used, moments, standing};
use crate::event::Event;
use crate::flow::{Frame, Next, Play, Point};
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
    play.moment(Moment::PlacementEnd, Frame::At(Point::Help))
}

/// Which subsets of sorted dice make different groups, as bits: those of the dice left that take the first of equal
/// dice. The index is which dice equal the one before them (3 bits) and which are left (4 bits).
const GROUPS: [u16; 128] = {
    let mut groups = [0; 128];
    let mut index = 0;
    while index < 128 {
        let (equal, left) = (index as u8 >> 4, index as u8 & 15);
        let mut mask = 0;
        while mask < 16 {
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
pub(super) fn groups<const N: usize>(faces: &[u8; N], left: u8) -> (u16, [u8; 16]) {
    let mut equal = 0;
    let mut sums = [0; 16];
    for (i, face) in faces.iter().enumerate() {
        if i > 0 {
            equal |= u8::from(*face == faces[i - 1]) << (i - 1);
        }
        for mask in 0..1 << i {
            sums[mask | 1 << i] = sums[mask] + face;
        }
    }
    (GROUPS[usize::from(equal << 4 | left)], sums)
}

/// Calls with the number of each bit that is set, in ascending order.
#[inline]
fn each_bit(mut set: u16, mut call: impl FnMut(u8)) {
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

/// The value of a group: its dice, 2 for a token, the shift of the Market and its like.
#[inline]
#[must_use]
pub fn value(dice: &Dice, placement: Placement) -> i16 {
    let dice = sum(&dice.coloured, placement.coloured) + sum(&dice.white, placement.white);
    i16::from(dice) + i16::from(u8::from(placement.plus2) * TOKEN) + i16::from(placement.shift)
}

/// What lets one group count for more or less, and may still be used (KB-BLD-12), those first that help the fewest
/// groups: so that nothing is used up that would have helped another.
fn shifters(content: &Content, board: &Board, seat: Seat) -> Stack<SourceId, 8> {
    let player = board.player(seat);
    let mut ready: Stack<SourceId, 8> = standing(board, seat, content.at.shift)
        .filter(|by| content.source(*by).shift.is_some() && !is_used(player, *by, Per::Season))
        .collect();
    ready.sort_unstable_by_key(|by| content.source(*by).shift.as_ref().map(|s| (s.max_dice, s.deltas.len())));
    ready
}

/// Can anything make a group count for more or less?
#[inline]
fn has_shifter(content: &Content, board: &Board, seat: Seat) -> bool {
    let player = board.player(seat);
    player.built.and(content.at.shift).without(player.used) != Built::NONE
        || player.governor.is_some_and(|g| content.source(g.source()).shift.is_some())
}

/// What is used to make a group of so many dice count for this much more or less: one thing, or two together.
fn shift_by(
    content: &Content,
    ready: &[SourceId],
    dice: u32,
    shift: i8,
) -> Option<(SourceId, Option<SourceId>)> {
    let gives = |by: &SourceId, delta: i8| {
        let shift = content.source(*by).shift.as_ref();
        shift.is_some_and(|s| dice <= u32::from(s.max_dice) && s.deltas.contains(&delta))
    };
    if let Some(by) = ready.iter().find(|by| gives(by, shift)) {
        return Some((*by, None));
    }
    let half = if shift > 0 { 1 } else { -1 };
    if shift != half * 2 {
        return None;
    }
    let mut both = ready.iter().filter(|by| gives(by, half));
    Some((*both.next()?, Some(*both.next()?)))
}

/// By how much a group may count for more or less, as bits: bit 2 is by nothing, which is always among them.
type Shifts = u16;
const NO_SHIFT: Shifts = 1 << 2;

/// The same for groups of every number of dice.
fn all_shifts(content: &Content, board: &Board, seat: Seat) -> [Shifts; 8] {
    let ready = shifters(content, board, seat);
    let of = |dice: u32| {
        let possible = |shift: &i8| shift_by(content, &ready, dice, *shift).is_some();
        [-2, -1, 1, 2].into_iter().filter(possible).fold(NO_SHIFT, |bits, shift| bits | 1 << (shift + 2))
    };
    let mut all = [of(1); 8];
    // Beyond one die it matters only where something asks for few dice.
    let few = ready.iter().any(|by| content.source(*by).shift.as_ref().is_some_and(|s| s.max_dice < 8));
    if few {
        (2..8).for_each(|dice| all[dice as usize] = of(dice));
    }
    all
}

/// By what rights a player could place dice on an advisor that is taken, beside the free ones.
#[derive(Copy, Clone)]
struct Rights {
    /// Are there only free advisors and the Agent?
    plain: bool,
    /// Advisors that nobody may influence.
    closed: u32,
    /// Does he hold the King's Agent?
    agent: bool,
    /// Advisors that he may share with an opponent.
    shared: u32,
    /// The free spaces of his own card.
    spaces: u32,
}

impl Rights {
    #[inline]
    fn of(content: &Content, board: &Board, seat: Seat) -> Rights {
        let agent = board.agent == Some(seat);
        let player = board.player(seat);
        if board.fate.is_none() && board.scenario.is_none() && player.governor.is_none() {
            return Rights { plain: true, closed: 0, agent, shared: 0, spaces: 0 };
        }
        let deal = dealer(content, board, seat).is_some();
        let theirs = board
            .court
            .iter()
            .filter(|g| g.right != Right::Card && g.seat.is_some_and(|owner| owner != seat));
        let shared = if deal { theirs.fold(0, |bits, g| bits | 1 << g.advisor) } else { 0 };
        let own = board.court.iter().filter(|g| g.right == Right::Card && g.seat == Some(seat));
        let taken = own.fold(0u32, |bits, g| bits | 1 << g.advisor);
        let spaces = player.governor.map_or(0, |g| {
            content.source(g.source()).spaces.iter().fold(0u32, |bits, s| bits | 1 << s.number)
        });
        Rights { plain: false, closed: closed(content, board), agent, shared, spaces: spaces & !taken }
    }

    /// Calls with each right by which dice of this value can be placed, in ascending order.
    #[inline]
    fn each(&self, board: &Board, number: u8, mut give: impl FnMut(Right)) {
        if number.wrapping_sub(1) >= ADVISORS {
            return;
        }
        let has = |set: u32| set >> number & 1 == 1;
        if !has(self.closed) {
            if !board.is_influenced(number) {
                give(Right::Free);
            } else {
                if self.agent {
                    give(Right::Agent);
                }
                if has(self.shared) {
                    give(Right::Deal);
                }
            }
        }
        if has(self.spaces) {
            give(Right::Card);
        }
    }
}

/// What lets him share an opponent's advisor, if it was not used.
fn dealer(content: &Content, board: &Board, seat: Seat) -> Option<SourceId> {
    standing(board, seat, Built::NONE).find(|by| {
        let per = content.source(*by).shares;
        per.is_some_and(|per| !is_used(board.player(seat), *by, per))
    })
}

/// Pass, or any group of own dice on the advisor of its value (KB-INF-03, KB-INF-12, KB-INF-13).
pub fn list(content: &Content, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    answers.push(Answer::Pass);
    let player = board.player(seat);
    let rights = Rights::of(content, board, seat);
    let mut place = |coloured, white, plus2, shift, value: u8| {
        let advisor = value.wrapping_add_signed(shift);
        if !rights.plain {
            return rights.each(board, advisor, |right| {
                answers.push(Answer::Place(Placement { coloured, white, plus2, shift, advisor, right }));
            });
        }
        let taken = board.is_influenced(advisor);
        if advisor.wrapping_sub(1) < ADVISORS && (!taken || rights.agent) {
            let right = if taken { Right::Agent } else { Right::Free };
            answers.push(Answer::Place(Placement { coloured, white, plus2, shift, advisor, right }));
        }
    };
    // Bit 0 is the empty group: KB-INF-10, KB-INF-11 ask for a coloured die.
    let (coloured, coloured_sums) = groups(&player.dice.coloured, player.dice.coloured_left);
    let coloured = coloured & !1;
    let has_token = player.plus2 > 0 && !player.token_used;
    let has_shifter = has_shifter(content, board, seat);
    if player.dice.white_left == 0 && !has_token && !has_shifter {
        return each_bit(coloured, |c| place(c, 0, false, 0, coloured_sums[usize::from(c)]));
    }
    let (white, white_sums) = groups(&player.dice.white, player.dice.white_left);
    let by_count = if has_shifter { all_shifts(content, board, seat) } else { [NO_SHIFT; 8] };
    let tokens: &[bool] = if has_token { &[false, true] } else { &[false] };
    each_bit(coloured, |c| {
        each_bit(white, |w| {
            let dice = coloured_sums[usize::from(c)] + white_sums[usize::from(w)];
            let shifts = by_count[(c.count_ones() + w.count_ones()) as usize & 7];
            for &plus2 in tokens {
                let value = dice + u8::from(plus2) * TOKEN;
                each_bit(shifts, |shift| place(c, w, plus2, shift as i8 - 2, value));
            }
        });
    });
}

/// Everything that makes a group illegal, from the dice to the advisor.
pub fn judge(content: &Content, board: &Board, seat: Seat, answer: Answer) -> Result<(), Reason> {
    match answer {
        Answer::Pass => Ok(()),
        Answer::Place(placement) => judge_placement(content, board, seat, placement),
        _ => Err(Reason::NotAsked { rule: Rule("KB-INF-01") }),
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
    judge_shift(content, board, seat, p)?;
    let value = value(dice, p);
    if value != i16::from(p.advisor) || !(1..=ADVISORS).contains(&p.advisor) {
        return Err(Reason::WrongSum { value, advisor: p.advisor });
    }
    judge_right(content, board, seat, p.advisor, p.right)
}

/// Is there something unused that makes a group like this count so?
fn judge_shift(content: &Content, board: &Board, seat: Seat, p: Placement) -> Result<(), Reason> {
    let dice = p.coloured.count_ones() + p.white.count_ones();
    if p.shift == 0 || shift_by(content, &shifters(content, board, seat), dice, p.shift).is_some() {
        return Ok(());
    }
    let all: Stack<SourceId, 8> =
        standing(board, seat, content.at.shift).filter(|by| content.source(*by).shift.is_some()).collect();
    if shift_by(content, &all, dice, p.shift).is_some() {
        Err(Reason::MarketUsed)
    } else {
        Err(Reason::NoMarket)
    }
}

fn judge_right(
    content: &Content,
    board: &Board,
    seat: Seat,
    advisor: u8,
    right: Right,
) -> Result<(), Reason> {
    let rights = Rights::of(content, board, seat);
    let mut allowed = false;
    rights.each(board, advisor, |r| allowed |= r == right);
    if allowed {
        return Ok(());
    }
    Err(match right {
        Right::Card => Reason::NoSpace { number: advisor },
        Right::Free | Right::Agent | Right::Deal if rights.closed >> advisor & 1 == 1 => {
            Reason::AdvisorClosed { advisor }
        }
        Right::Agent if !board.is_influenced(advisor) => Reason::AgentNotNeeded { advisor },
        Right::Agent => Reason::NotYourAgent { advisor },
        Right::Deal => Reason::NoDeal { advisor },
        Right::Free | Right::Moved => Reason::AdvisorTaken { advisor },
    })
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
    use_up(play.content, &mut play.state.board, seat, p);
    let board = &mut play.state.board;
    if p.right != Right::Card {
        board.influenced |= 1 << p.advisor;
    }
    board.court.push(Group {
        advisor: p.advisor,
        seat: Some(seat),
        coloured: p.coloured,
        white: p.white,
        plus2: p.plus2,
        shift: p.shift,
        right: p.right,
    });
    play.sink.emit(Event::Influenced { seat, advisor: p.advisor, placement: p });
    play.goto(Frame::Influence { place: place + 1, passed });
    if p.right != Right::Card {
        moments::fire(play, Moment::OnInfluence, SeatSet::one(seat), p.advisor);
    }
}

/// Dice leave the hand, a token goes, and what made the placement possible is used.
fn use_up(content: &Content, board: &mut Board, seat: Seat, p: Placement) {
    let dice = p.coloured.count_ones() + p.white.count_ones();
    let shifted =
        if p.shift == 0 { None } else { shift_by(content, &shifters(content, board, seat), dice, p.shift) };
    let deal = if p.right == Right::Deal { dealer(content, board, seat) } else { None };
    let player = board.player_mut(seat);
    player.dice.coloured_left &= !p.coloured;
    player.dice.white_left &= !p.white;
    if p.plus2 {
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
        // KB-ENVOY-10: after use he goes back to the calendar.
        board.agent = None;
    }
}
