//! Season a: count and roll the dice, change them, set the turn order.

use super::groups::groups;
use crate::answer::{Answer, Change};
use crate::board::{Board, COLOURED, Dice, Due, MAX_SEATS, MAX_WHITE, Phase};
use crate::content::{Content, DiceChange, First, HowDice, Moment, Per, RerollWhich, SourceId, SourceKind};
use crate::effects::{Scene, has_standing, is_used, mark_used, open_cards, standing};
use crate::event::Event;
use crate::flow::{Frame, Next, Play, Point};
use crate::goods::Bundle;
use crate::reason::Reason;
use table::{Chance, Rule, Seat, SeatSet, Sink};

/// KB-AID-03, KB-AID-04, KB-BLD-13, KB-R-15, VR-02: three coloured dice, the die of the King's Aid in Spring, and those
/// of buildings and governors; then what else changes their number.
#[inline(never)]
pub fn count<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    for seat in Seat::all(play.state.board.seats) {
        let white = white_dice(play.content, &play.state.board, seat);
        play.state.board.player_mut(seat).due = Due { coloured: COLOURED as u8, white };
    }
    play.moment(Moment::BeforeRoll, Point::Roll)
}

/// White dice that are his without anybody's doing. There is no limit (KB-CLAR-06) but what content can give.
#[must_use]
pub fn white_dice(content: &Content, board: &Board, seat: Seat) -> u8 {
    let season = board.phase.season().unwrap_or(0);
    let player = board.player(seat);
    let owned = player.built.and(content.at.white_dice.buildings);
    let from_buildings: u8 = owned.iter().map(|id| content.building(id).white_dice[season]).sum();
    let from_governor = player.governor.map_or(0, |g| content.source(g.source()).white_dice[season]);
    let from_king = u8::from(board.phase == Phase::Spring && board.aid_die == Some(seat));
    (from_buildings + from_governor + from_king).min(MAX_WHITE as u8)
}

/// KB-ROLL-01, KB-ROLL-02: all roll all dice they are entitled to.
#[inline(never)]
pub fn roll_all<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    for seat in Seat::all(play.state.board.seats) {
        let due = play.state.board.player(seat).due;
        let mut dice = Dice::default();
        play.chance.dice(6, &mut dice.coloured[..usize::from(due.coloured)]);
        play.chance.dice(6, &mut dice.white[..usize::from(due.white)]);
        dice.settle();
        play.state.board.player_mut(seat).dice = dice;
        play.sink.emit(Event::Rolled { seat, coloured: dice.coloured, white: dice.white });
    }
    play.goto(Frame::Reroll { place: 0 })
}

/// What may change the dice of a player, if it may now: once a season, and only while its condition holds (KB-BLD-01
/// to KB-BLD-06); checked anew after each change (KB-ORDERING-02).
fn usable<'a>(content: &'a Content, board: &Board, seat: Seat, by: SourceId) -> Option<&'a DiceChange> {
    let change = content.source(by).dice_change.as_ref()?;
    let season = board.phase.season()?;
    let scene = Scene::new(content, board);
    let holds = change.condition.as_ref().is_none_or(|c| scene.holds(c, seat, by));
    let ready = change.seasons >> season & 1 == 1 && !is_used(board.player(seat), by, Per::Season);
    (ready && holds && can_do(&board.player(seat).dice, &change.how)).then_some(change)
}

/// Is there anything to change?
fn can_do(dice: &Dice, how: &HowDice) -> bool {
    match how {
        HowDice::Reroll { .. } => true,
        HowDice::Set { .. } => dice.coloured_count() > 0,
        HowDice::Turn { from, .. } => dice.faces().any(|face| face == *from),
    }
}

/// Everything that could change this player's dice, whether it may now or not.
fn changers(content: &Content, board: &Board, seat: Seat) -> impl Iterator<Item = SourceId> {
    standing(board, seat, content.at.dice_change)
}

/// KB-R-18: one after another in the order of the season before, each finishing all he wants to change. Then what the
/// final dice bring (KB-ORDERING-04), and turn order (KB-ORDERING-05).
#[inline(never)]
pub fn resume<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, mut place: u8) -> Next {
    while let Some(seat) = play.state.board.at_place(place) {
        let (content, board) = (play.content, &play.state.board);
        if has_standing(board, seat, content.at.dice_change)
            && changers(content, board, seat).any(|by| usable(content, board, seat, by).is_some())
        {
            play.goto(Frame::Reroll { place });
            return Next::Ask;
        }
        place += 1;
    }
    console(play);
    play.moment(Moment::RollFinal, Point::Order)
}

/// KB-GOV-12, KB-GOV-13: what makes up for a worse reroll, if no die was rolled again later.
fn console<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) {
    for seat in play.state.board.in_order() {
        let Some(by) = play.state.board.player_mut(seat).consoled.take() else { continue };
        let source = play.content.source(by);
        if let Some(DiceChange { how: HowDice::Reroll { consolation, .. }, .. }) = &source.dice_change {
            play.gain(seat, *consolation, source.rule);
        }
    }
}

/// Keep the dice, or use one of the things that may be used now, in any order (KB-ORDERING-01).
#[inline(never)]
pub fn list(content: &Content, board: &Board, seat: Seat, answers: &mut Vec<Answer>) {
    answers.push(Answer::Pass);
    let dice = &board.player(seat).dice;
    for by in changers(content, board, seat) {
        if let Some(change) = usable(content, board, seat, by) {
            each_change(dice, &change.how, |change| answers.push(Answer::Dice { by, change }));
        }
    }
}

/// The ways in which dice can be changed, in ascending order.
pub fn each_change(dice: &Dice, how: &HowDice, mut give: impl FnMut(Change)) {
    match how {
        HowDice::Reroll { which: RerollWhich::All, .. } => give(Change::All),
        HowDice::Reroll { which: RerollWhich::One, .. } => {
            // Dice that show the same are the same.
            for (faces, of) in
                [(&dice.coloured[..], Change::Coloured as fn(u8) -> Change), (&dice.white[..], Change::White)]
            {
                let mut last = 0;
                for &face in faces.iter().filter(|face| **face > 0) {
                    if face != last {
                        give(of(face));
                        last = face;
                    }
                }
            }
        }
        HowDice::Reroll { which: RerollWhich::Any, .. } => {
            let coloured = groups(&dice.coloured, dice.coloured_left);
            let white = groups(&dice.white, dice.white_left);
            for c in (0..8).filter(|c| coloured >> c & 1 == 1) {
                for w in (0..16).filter(|w| white >> w & 1 == 1) {
                    if c | w != 0 {
                        give(Change::Some { coloured: c, white: w });
                    }
                }
            }
        }
        HowDice::Set { .. } => {
            let count = dice.coloured_count() as u32;
            (1..8u8).filter(|mask| mask.count_ones() == count).for_each(|mask| give(Change::Faces(mask)));
        }
        HowDice::Turn { from, to, most } => each_turn(dice, *from, *to, *most, give),
    }
}

/// So many coloured and white dice to the first and to the second face, at least one in all.
fn each_turn(dice: &Dice, from: u8, to: [u8; 2], most: u8, mut give: impl FnMut(Change)) {
    let count = |faces: &[u8]| faces.iter().filter(|f| **f == from).count() as u8;
    let (coloured, white) = (count(&dice.coloured), count(&dice.white));
    let second = |n: u8| if to[1] == 0 { 0 } else { n };
    for c0 in 0..=coloured {
        for c1 in 0..=second(coloured - c0) {
            for w0 in 0..=white {
                for w1 in 0..=second(white - w0) {
                    if (1..=most).contains(&(c0 + c1 + w0 + w1)) {
                        give(Change::Turn { coloured: [c0, c1], white: [w0, w1] });
                    }
                }
            }
        }
    }
}

/// Is it there, unused, its condition met, and the change one that it makes?
pub fn judge(content: &Content, board: &Board, seat: Seat, answer: Answer) -> Result<(), Reason> {
    let player = board.player(seat);
    match answer {
        Answer::Pass => Ok(()),
        Answer::Dice { by, change } => {
            let source = content.source(by);
            let rule = source.rule;
            let Some(made) = &source.dice_change else { return Err(Reason::NoReroll { source: by }) };
            if !changers(content, board, seat).any(|own| own == by) {
                return Err(match by.kind() {
                    SourceKind::Building(building) => Reason::NotBuilt { building, rule },
                    _ => Reason::NotYours { source: by, rule },
                });
            }
            if is_used(player, by, Per::Season) {
                return Err(Reason::UsedThisSeason { source: by, rule });
            }
            if usable(content, board, seat, by).is_none() {
                return Err(Reason::ConditionNotMet { source: by, total: player.dice.total(), rule });
            }
            let mut offered = false;
            each_change(&player.dice, &made.how, |c| offered |= c == change);
            if offered { Ok(()) } else { Err(Reason::NoSuchDie { rule }) }
        }
        _ => Err(Reason::NotAsked { rule: Rule("KB-ORDERING-01") }),
    }
}

/// The three faces that something turns coloured dice to.
#[must_use]
pub fn faces_of(content: &Content, by: SourceId) -> [u8; 3] {
    match content.source(by).dice_change.as_ref().map(|c| &c.how) {
        Some(HowDice::Set { faces }) => *faces,
        _ => [0; 3],
    }
}

/// The face from which, and the two to which, something turns dice.
#[must_use]
pub fn turns_of(content: &Content, by: SourceId) -> (u8, [u8; 2]) {
    match content.source(by).dice_change.as_ref().map(|c| &c.how) {
        Some(HowDice::Turn { from, to, .. }) => (*from, *to),
        _ => (0, [0; 2]),
    }
}

/// Changes the dice, and may go on; or keeps them.
#[inline(never)]
pub fn take<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    seat: Seat,
    answer: Answer,
    place: u8,
) -> Next {
    let Answer::Dice { by, change } = answer else {
        play.sink.emit(Event::KeptDice { seat });
        return play.goto(Frame::Reroll { place: place + 1 });
    };
    let content = play.content;
    let player = play.state.board.player_mut(seat);
    mark_used(player, by, Per::Season);
    let before = player.dice.total();
    let rolled = change_dice(&mut player.dice, change, content, by, play.chance);
    player.dice.settle();
    if rolled == Rolled::Again {
        let worse = player.dice.total() < before;
        player.consoled = (worse && consoles(content, by)).then_some(by);
    }
    let (coloured, white, rule) = (player.dice.coloured, player.dice.white, content.source(by).rule);
    play.sink.emit(Event::DiceChanged { seat, source: by, coloured, white, rule });
    Next::Go
}

/// Does it make up for a worse roll?
fn consoles(content: &Content, by: SourceId) -> bool {
    match content.source(by).dice_change.as_ref().map(|c| &c.how) {
        Some(HowDice::Reroll { consolation, .. }) => *consolation != Bundle::NONE,
        _ => false,
    }
}

/// Was a die rolled again, or only turned?
#[derive(Copy, Clone, PartialEq, Eq)]
enum Rolled {
    Again,
    Not,
}

fn change_dice<C: Chance>(
    dice: &mut Dice,
    change: Change,
    content: &Content,
    by: SourceId,
    chance: &mut C,
) -> Rolled {
    let mut again = |faces: &mut [u8], mask: u8| {
        for (i, face) in faces.iter_mut().enumerate() {
            if mask >> i & 1 == 1 && *face > 0 {
                *face = chance.die(6);
            }
        }
    };
    let first = |faces: &[u8], wanted: u8| faces.iter().position(|f| *f == wanted).map_or(0, |i| 1 << i);
    match change {
        Change::Coloured(face) => {
            let die = first(&dice.coloured, face);
            again(&mut dice.coloured, die);
        }
        Change::White(face) => {
            let die = first(&dice.white, face);
            again(&mut dice.white, die);
        }
        Change::All => {
            again(&mut dice.coloured, u8::MAX);
            again(&mut dice.white, u8::MAX);
        }
        Change::Some { coloured, white } => {
            again(&mut dice.coloured, coloured);
            again(&mut dice.white, white);
        }
        Change::Faces(mask) => {
            let faces = faces_of(content, by);
            let chosen = faces.into_iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
            for (die, (_, face)) in dice.coloured.iter_mut().filter(|d| **d > 0).zip(chosen) {
                *die = face;
            }
            return Rolled::Not;
        }
        Change::Turn { coloured, white } => {
            let (from, to) = turns_of(content, by);
            for (faces, counts) in [(&mut dice.coloured[..], coloured), (&mut dice.white[..], white)] {
                let targets =
                    to.into_iter().zip(counts).flat_map(|(face, n)| std::iter::repeat_n(face, n.into()));
                for (die, face) in faces.iter_mut().filter(|d| **d == from).zip(targets) {
                    *die = face;
                }
            }
            return Rolled::Not;
        }
    }
    Rolled::Again
}

/// KB-ORDER-01 to KB-ORDER-05: lowest total first, or highest if the Fate card says so, ties as they stood before; only
/// final dice count (KB-ORDERING-05, KB-ORDERING-06).
#[inline(never)]
pub fn set_order<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = &mut play.state.board;
    let first = open_cards(board).map(|id| play.content.source(id).first).find(|f| *f == First::Highest);
    let mut totals = [0i16; MAX_SEATS];
    for (total, player) in totals.iter_mut().zip(&board.players) {
        *total = i16::from(player.dice.total());
        if first.is_some() {
            *total = -*total;
        }
    }
    // A stable insertion sort: no allocation, and ties keep their place.
    for i in 1..usize::from(board.seats) {
        let mut j = i;
        while j > 0 && totals[board.order[j - 1].index()] > totals[board.order[j].index()] {
            board.order.swap(j - 1, j);
            j -= 1;
        }
    }
    play.sink.emit(Event::OrderSet { order: board.order, seats: board.seats });
    play.goto(Frame::Influence { place: 0, passed: SeatSet::EMPTY })
}
