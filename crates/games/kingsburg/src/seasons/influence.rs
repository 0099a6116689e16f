//! Season b: influence the advisors.

use super::groups::{Groups, each_bit};
use crate::answer::{Answer, Placement};
use crate::board::{ADVISORS, Board, Dice, Group, Right};
use crate::content::{Content, Moment, Per, Shift, SourceId};
use crate::effects::{closed, has_standing, is_used, mark_used, moments, own, standing};
use crate::event::Event;
use crate::flow::{Frame, Next, Play, Point};
use crate::reason::Reason;
use table::{Chance, Rule, Seat, SeatSet, Sink, Stack};

/// KB-INF-05: what a "+2" token adds.
pub const TOKEN: u8 = 2;

/// KB-INF-02, KB-INF-19: rounds repeat until all have passed; who has no coloured die left passes by himself
/// (KB-INF-14, KB-INF-15).
#[inline(never)]
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
    play.moment(Moment::PlacementEnd, Point::Help)
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

/// What lets one group of a player count for more or less, and by how much.
pub fn shifts<'a>(
    content: &'a Content,
    board: &Board,
    seat: Seat,
) -> impl Iterator<Item = (SourceId, &'a Shift)> + use<'a> {
    standing(board, seat, content.at.shift).filter_map(|by| Some((by, content.source(by).shift.as_ref()?)))
}

/// Those of them that may still be used (KB-BLD-12), those first that help the fewest
/// groups: so that nothing is used up that would have helped another.
fn shifters(content: &Content, board: &Board, seat: Seat) -> Stack<SourceId, 8> {
    let player = board.player(seat);
    let mut ready: Stack<SourceId, 8> = shifts(content, board, seat)
        .map(|(by, _)| by)
        .filter(|by| !is_used(player, *by, Per::Season))
        .collect();
    ready.sort_unstable_by_key(|by| content.source(*by).shift.as_ref().map(|s| (s.max_dice, s.deltas.len())));
    ready
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
type Shifts = u32;
const NO_SHIFT: Shifts = 1 << 2;

/// The same for groups of every number of dice.
fn all_shifts(content: &Content, board: &Board, seat: Seat) -> [Shifts; 8] {
    let ready = shifters(content, board, seat);
    if ready.is_empty() {
        return [NO_SHIFT; 8];
    }
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

/// The numbers that a player could place dice on by each right, as bits 1 to 18.
#[derive(Copy, Clone)]
struct Rights {
    /// Free advisors.
    free: u64,
    /// Taken advisors, if he holds the King's Agent.
    agent: u64,
    /// Advisors that he may share with an opponent.
    deal: u64,
    /// The free spaces of his own card.
    card: u64,
    /// Advisors that nobody may influence.
    closed: u64,
}

/// All advisors, as bits.
const COURT: u64 = (1 << (ADVISORS + 1)) - 2;

impl Rights {
    /// Free advisors, and taken ones with the Agent.
    #[inline]
    fn plain(board: &Board, seat: Seat) -> Rights {
        let taken = u64::from(board.influenced);
        let agent = if board.agent == Some(seat) { COURT & taken } else { 0 };
        Rights { free: COURT & !taken, agent, deal: 0, card: 0, closed: 0 }
    }

    /// With all that changes them.
    fn of(content: &Content, board: &Board, seat: Seat) -> Rights {
        let plain = Rights::plain(board, seat);
        if own(board, seat, content.at.placing).cards.is_empty() {
            plain
        } else {
            plain.changed(content, board, seat)
        }
    }

    /// With what cards close, and open for him alone.
    fn changed(self, content: &Content, board: &Board, seat: Seat) -> Rights {
        let open = !u64::from(closed(content, board));
        let deal = dealer(content, board, seat).is_some();
        let theirs = board
            .court
            .iter()
            .filter(|g| g.right != Right::Card && g.seat.is_some_and(|owner| owner != seat));
        let shared = if deal { theirs.fold(0, |bits, g| bits | 1 << g.advisor) } else { 0 };
        let own = board.court.iter().filter(|g| g.right == Right::Card && g.seat == Some(seat));
        let taken = own.fold(0u64, |bits, g| bits | 1 << g.advisor);
        let spaces = board.player(seat).governor.map_or(0, |g| {
            content.source(g.source()).spaces.iter().fold(0u64, |bits, s| bits | 1 << s.number)
        });
        Rights {
            free: self.free & open,
            agent: self.agent & open,
            deal: shared & u64::from(board.influenced) & open,
            card: spaces & !taken,
            closed: !open,
        }
    }

    /// Calls with each right by which dice of this value can be placed, in ascending order.
    fn each(&self, value: u8, mut give: impl FnMut(Right)) {
        let rights = [
            (self.free, Right::Free),
            (self.agent, Right::Agent),
            (self.deal, Right::Deal),
            (self.card, Right::Card),
        ];
        rights.into_iter().filter(|(set, _)| has(*set, value)).for_each(|(_, right)| give(right));
    }
}

/// Is the number in the set? Sums of dice are far below 64, and what is below 1 is in no set.
#[inline]
const fn has(set: u64, value: u8) -> bool {
    set >> (value & 63) & 1 == 1
}

/// What lets him share an opponent's advisor, if it was not used.
fn dealer(content: &Content, board: &Board, seat: Seat) -> Option<SourceId> {
    standing(board, seat, content.at.placing).find(|by| {
        let per = content.source(*by).shares;
        per.is_some_and(|per| !is_used(board.player(seat), *by, per))
    })
}

/// Pass, or any group of own dice on the advisor of its value (KB-INF-03, KB-INF-12, KB-INF-13).
#[inline(never)]
pub fn list(content: &Content, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    answers.push(Answer::Pass);
    if has_standing(board, seat, content.at.placing) {
        return list_changed(content, board, seat, answers);
    }
    // Most of the time dice count for what they show, and may go where nobody is.
    let player = board.player(seat);
    let rights = Rights::plain(board, seat);
    Groups::of(player).each(&player.dice, |group, value| offer(&rights, group, value, answers));
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
    let all: Stack<SourceId, 8> = shifts(content, board, seat).map(|(by, _)| by).collect();
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
    rights.each(advisor, |r| allowed |= r == right);
    if allowed {
        return Ok(());
    }
    Err(match right {
        Right::Card => Reason::NoSpace { number: advisor },
        Right::Free | Right::Agent | Right::Deal if rights.closed >> (advisor & 63) & 1 == 1 => {
            Reason::AdvisorClosed { advisor }
        }
        Right::Agent if !board.is_influenced(advisor) => Reason::AgentNotNeeded { advisor },
        Right::Agent => Reason::NotYourAgent { advisor },
        Right::Deal => Reason::NoDeal { advisor },
        Right::Free | Right::Moved => Reason::AdvisorTaken { advisor },
    })
}

/// Places the group, or passes for the rest of the season (KB-INF-18).
#[inline(never)]
pub fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
    place: u8,
    mut passed: SeatSet,
) -> Next {
    let Answer::Place(p) = answer else {
        passed.insert(seat);
        play.sink.emit(Event::Passed { seat });
        return resume(play, place + 1, passed);
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
    if p.right != Right::Card && moments::fire(play, Moment::OnInfluence, SeatSet::one(seat), p.advisor) {
        return Next::Go;
    }
    resume(play, place + 1, passed)
}

/// Dice leave the hand, a token goes, and what made the placement possible is used.
#[inline]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_that_no_advisor_has_are_in_no_set() {
        let court: Vec<u8> = (0..=u8::MAX).filter(|value| *value < 64 && has(COURT, *value)).collect();
        assert_eq!(court, (1..=ADVISORS).collect::<Vec<_>>());
        assert!(!has(COURT, 0u8.wrapping_sub(1)) && !has(COURT, 0u8.wrapping_sub(2)), "below 1");
    }
}
