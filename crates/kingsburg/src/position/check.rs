//! Everything that can be wrong with a position.

use super::{GroupSheet, PlayerSheet, Position};
use crate::board::{COLOURED, MAX_SEATS, MAX_WHITE, Phase, State, YEARS};
use crate::content::{BuildingId, Content};
use crate::flow::Frame;
use crate::winter::Blow;
use table::Seat;

/// More of anything than a game can bring, and small enough to add to.
const MOST: u16 = 999;

/// What must hold before a state can be made of it: numbers in range, seats and dice that are there.
pub fn shape(position: &Position, content: &Content) -> Vec<String> {
    let mut wrong = Vec::new();
    let seats = position.players.len();
    if position.game != "kingsburg" {
        wrong.push(format!("game: '{}' is not kingsburg", position.game));
    }
    if !(2..=MAX_SEATS).contains(&seats) {
        wrong.push(format!("players: {seats} of them, the game is for 2 to 5 (KB-R-08)"));
    }
    if !(1..=YEARS).contains(&position.year) {
        wrong.push(format!("year: {} is not 1 to 5 (KB-FLOW-01)", position.year));
    }
    let mut order: Vec<usize> = position.order.iter().map(|s| s.index()).collect();
    order.sort_unstable();
    if !order.into_iter().eq(0..seats) {
        wrong.push("order: must name each seat once (KB-INV-08)".to_owned());
    }
    let seat = |seat: Option<Seat>| seat.is_none_or(|s| s.index() < seats);
    if !seat(position.agent) {
        wrong.push("agent: there is no such seat".to_owned());
    }
    if !seat(position.aid_die) {
        wrong.push("aid_die: there is no such seat".to_owned());
    }
    if position.looked.iter().flat_map(|set| set.iter()).any(|s| s.index() >= seats) {
        wrong.push("looked: there is no such seat".to_owned());
    }
    if position.neutral.iter().any(|face| !(1..=6).contains(face)) || !matches!(position.neutral.len(), 0 | 5)
    {
        wrong.push("neutral: five dice that show 1 to 6, or none (KB-2P-01)".to_owned());
    }
    for (name, len, most) in [
        ("invaders", position.invaders.len(), usize::from(YEARS)),
        ("looked", position.looked.len(), usize::from(YEARS)),
        ("totals", position.totals.len(), seats),
        ("court", position.court.len(), 15),
        ("frames", position.frames.len(), 2),
    ] {
        if len > most {
            wrong.push(format!("{name}: {len} of them, at most {most} fit"));
        }
    }
    if position.totals.iter().any(|total| total.unsigned_abs() > MOST) {
        wrong.push(format!("totals: more than {MOST}"));
    }
    for (i, sheet) in position.players.iter().enumerate() {
        let amounts =
            [sheet.gold, sheet.wood, sheet.stone, sheet.plus2, sheet.soldiers, sheet.vp.unsigned_abs()];
        if amounts.iter().any(|n| *n > MOST) {
            wrong.push(format!("players[{i}]: more than {MOST} of something"));
        }
        if !matches!(sheet.dice.len(), 0 | COLOURED) {
            let count = sheet.dice.len();
            wrong.push(format!("players[{i}]: {count} coloured dice, must be 3 or none (KB-INV-01)"));
        }
        if sheet.white.len() > MAX_WHITE {
            let count = sheet.white.len();
            wrong.push(format!("players[{i}]: {count} white dice, at most {MAX_WHITE} (KB-INV-02)"));
        }
        if sheet.dice.iter().chain(&sheet.white).any(|face| !(1..=6).contains(face)) {
            wrong.push(format!("players[{i}]: a die that does not show 1 to 6"));
        }
    }
    for sheet in &position.court {
        group(sheet, seats, &mut wrong);
    }
    for frame in &position.frames {
        frame_in_range(position, *frame, content, &mut wrong);
    }
    wrong
}

/// What the sheets name must exist.
pub fn sheets(position: &Position, content: &Content) -> Vec<String> {
    let mut wrong = Vec::new();
    for (year, name) in (1..).zip(&position.invaders) {
        let Some(name) = name else { continue };
        match content.card_named(name) {
            None => wrong.push(format!("invaders: there is no card '{name}'")),
            Some(card) if content.invader(card).year != year => {
                wrong.push(format!("invaders: card {name} is not of year {year} (KB-SETUP-14)"));
            }
            Some(_) => {}
        }
    }
    for (i, sheet) in position.players.iter().enumerate() {
        player(i, sheet, content, &mut wrong);
    }
    wrong
}

fn player(i: usize, sheet: &PlayerSheet, content: &Content, wrong: &mut Vec<String>) {
    let mut bad = |why: String| wrong.push(format!("players[{i}]: {why}"));
    for name in sheet.buildings.iter().chain(&sheet.used) {
        if !BuildingId::named(name).is_some_and(|id| content.spaces.has(id)) {
            bad(format!("there is no building '{name}' (use names from B1 to F4)"));
        }
    }
    let mut names = sheet.buildings.clone();
    names.sort_unstable();
    names.dedup();
    if names.len() < sheet.buildings.len() {
        bad("a building is named twice (KB-BUILD-11)".to_owned());
    }
}

fn group(sheet: &GroupSheet, seats: usize, wrong: &mut Vec<String>) {
    let mut bad = |why: &str| wrong.push(format!("court, advisor {}: {why}", sheet.advisor));
    if !(1..=18).contains(&sheet.advisor) {
        bad("there is no such advisor");
    }
    if sheet.seat.is_some_and(|s| s.index() >= seats) {
        bad("there is no such seat");
    }
    if !(-1..=1).contains(&sheet.market) {
        bad("the market changes a group by -1, 0 or 1 (KB-BLD-11)");
    }
}

/// Is the frame one of this phase, for somebody at the table?
fn frame_in_range(position: &Position, frame: Frame, content: &Content, wrong: &mut Vec<String>) {
    let seats = position.players.len();
    let season = position.phase.season().is_some();
    let at = |place: u8| usize::from(place) < seats;
    let asks = |advisor: u8, gift: u8| {
        let giver = content.advisors.get(usize::from(advisor).wrapping_sub(1));
        giver.is_some_and(|a| usize::from(gift) <= a.gifts.len())
    };
    let fits = match frame {
        Frame::Begin => true,
        Frame::Over => position.phase == Phase::Winter && position.year == YEARS,
        Frame::Aid { place, takers } => {
            position.phase == Phase::Aid && at(place) && takers.iter().all(|s| s.index() < seats)
        }
        Frame::Influence { place, passed } => season && at(place) && passed.iter().all(|s| s.index() < seats),
        Frame::Help { group } => season && usize::from(group) <= position.court.len(),
        Frame::Gift { advisor, seat, gift } => season && seat.index() < seats && asks(advisor, gift),
        Frame::Build { place, built } => season && at(place) && built <= 1,
        Frame::Reroll { place } | Frame::SeasonEnd { place } => season && at(place),
        Frame::Mercenaries { place } => position.phase == Phase::Mercenaries && at(place),
        Frame::Battle { place, .. } => position.phase == Phase::Winter && at(place),
    };
    if !fits {
        wrong.push(format!(
            "frames: {frame:?} does not fit phase {} with {seats} players",
            position.phase.name()
        ));
    }
}

/// What must hold of the state that was made.
pub fn after(position: &Position, content: &Content, state: &State) -> Vec<String> {
    let mut wrong = crate::invariants::broken(content, state);
    for (sheet, group) in position.court.iter().zip(state.board.court.iter()) {
        if group.coloured.count_ones() as usize != sheet.dice.len()
            || group.white.count_ones() as usize != sheet.white.len()
        {
            wrong.push(format!("court, advisor {}: dice that the player does not have", sheet.advisor));
        }
    }
    // The frame of the help says whose turn comes next: the gift is that of the group before.
    let helped = |next: u8| usize::from(next).checked_sub(1).and_then(|i| state.board.court.get(i));
    let stacked = match state.board.frames[..] {
        [Frame::Help { group }, Frame::Gift { advisor, seat, .. }] => {
            helped(group).is_some_and(|g| g.advisor == advisor && g.seat == Some(seat))
        }
        [Frame::Gift { .. }] => false,
        [_] => true,
        _ => false,
    };
    if matches!(state.board.frames.first(), Some(Frame::Help { .. }))
        && !state.board.court.is_sorted_by_key(|g| g.advisor)
    {
        wrong.push("court: while advisors help, groups stand in their order (KB-HELP-01)".to_owned());
    }
    if !stacked {
        wrong.push(
            "frames: one frame, or 'help' and on it the 'gift' of the group before its place".to_owned(),
        );
    }
    let card = content.invader(state.invaders[usize::from(state.board.year) - 1]);
    let choice = match state.board.frame() {
        Frame::Battle { blow: Blow::Reward, .. } => card.reward.any > 0,
        Frame::Battle { blow: Blow::Raid, place } => {
            let seat = state.board.order[usize::from(place)];
            card.penalty.any > 0 && state.board.player(seat).goods.total() >= card.penalty.any
        }
        Frame::Aid { .. }
        | Frame::Battle { blow: Blow::Fight, .. }
        | Frame::Begin
        | Frame::Build { .. }
        | Frame::Gift { .. }
        | Frame::Help { .. }
        | Frame::Influence { .. }
        | Frame::Mercenaries { .. }
        | Frame::Over
        | Frame::Reroll { .. }
        | Frame::SeasonEnd { .. } => true,
    };
    if !choice {
        wrong.push("frames: this invader card leaves nothing to choose".to_owned());
    }
    wrong
}
