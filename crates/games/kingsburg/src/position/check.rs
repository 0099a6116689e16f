//! Everything that can be wrong with a position.

use super::frames::{frame_in_range, has_choice, is_stacked};
use super::player::{slot, source};
use super::{GroupSheet, PlayerSheet, Position};
use crate::Kingsburg;
use crate::board::{ADVISORS, COLOURED, LINES, MAX_SEATS, MAX_WHITE, Right, State, TILES, YEARS};
use crate::content::{BuildingId, Content, ROWS};
use crate::flow::Frame;
use crate::options::{Caprices, Fate, Reinforcements};
use table::{Game, Seat};

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
        ("frames", position.frames.len(), 4),
        ("valley", position.valley.len(), usize::from(YEARS)),
        ("looked_valley", position.looked_valley.len(), usize::from(YEARS)),
        ("fates", position.fates.len(), usize::from(YEARS)),
        ("offered", position.offered.len(), 6),
    ] {
        if len > most {
            wrong.push(format!("{name}: {len} of them, at most {most} fit"));
        }
    }
    if position.totals.iter().any(|total| total.unsigned_abs() > MOST) {
        wrong.push(format!("totals: more than {MOST}"));
    }
    cards(position, content, &mut wrong);
    for (i, sheet) in position.players.iter().enumerate() {
        for (name, amount) in [
            ("gold", sheet.gold),
            ("wood", sheet.wood),
            ("stone", sheet.stone),
            ("plus2", sheet.plus2),
            ("soldiers", sheet.soldiers),
            ("vp", sheet.vp.unsigned_abs()),
        ] {
            if amount > MOST {
                wrong.push(format!("players[{i}].{name}: more than {MOST}"));
            }
        }
        let famine = position.fate.is_some();
        let fits = matches!(sheet.dice.len(), 0 | COLOURED) || (famine && sheet.dice.len() < COLOURED);
        if !fits {
            let count = sheet.dice.len();
            wrong.push(format!("players[{i}].dice: {count} coloured dice, must be 3 or none (KB-INV-01)"));
        }
        if sheet.white.len() > MAX_WHITE {
            let count = sheet.white.len();
            wrong.push(format!("players[{i}].white: {count} white dice, at most {MAX_WHITE} (KB-INV-02)"));
        }
        let uncountable = |[coloured, white]: [u8; 2]| {
            usize::from(coloured) > COLOURED || usize::from(white) > MAX_WHITE || !sheet.dice.is_empty()
        };
        if sheet.due.is_some_and(uncountable) {
            let what = "dice are due that are too many, or rolled already (KB-INV-01)";
            wrong.push(format!("players[{i}].due: {what}"));
        }
        for (name, faces) in [("dice", &sheet.dice), ("white", &sheet.white)] {
            if faces.iter().any(|face| !(1..=6).contains(face)) {
                wrong.push(format!("players[{i}].{name}: a die that does not show 1 to 6"));
            }
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

/// Cards, tiles and lines must exist, and lie once.
fn cards(position: &Position, content: &Content, wrong: &mut Vec<String>) {
    let row = |name: &String| ROWS.contains(&name.as_str());
    if !position.completed.iter().chain(&position.pool).all(row) {
        wrong.push("completed, pool: rows are A to G".to_owned());
    }
    if position.pool.len() > 2 * LINES {
        wrong.push("pool: there are two lines of each row (KB-COMP-02)".to_owned());
    }
    let tile = |n: &u8| (1..=TILES as u8).contains(n);
    if !position
        .tiles
        .iter()
        .chain(&position.pile)
        .chain(&position.restock)
        .chain(position.stock.keys())
        .all(tile)
    {
        wrong.push("tiles, pile, stock, restock: tiles are 1 to 16 (KB-COMP-06)".to_owned());
    }
    let mut all: Vec<u8> = position.tiles.iter().chain(&position.pile).copied().collect();
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    if all.len() != count || (!position.pile.is_empty() && count != TILES) {
        wrong.push("tiles, pile: each of the 16 tiles lies once, on its advisor or in the pile".to_owned());
    }
    if position.stock.values().any(|goods| goods.gold > 1 || goods.wood > 1 || goods.stone > 1) {
        wrong.push("stock: at most one good of each kind lies on a tile (KB-INV-34)".to_owned());
    }
    if position.courted.iter().any(|n| !(1..=ADVISORS).contains(n)) {
        wrong.push("courted: advisors are 1 to 18".to_owned());
    }
    if position.settled.iter().any(|n| usize::from(*n) >= content.triggers.len()) {
        wrong.push("settled: there is no such effect".to_owned());
    }
    let current = position.fates.get(usize::from(position.year).wrapping_sub(1)).copied().flatten();
    let mut fates: Vec<_> = position.fates.iter().flatten().collect();
    let count = fates.len();
    fates.sort_unstable();
    fates.dedup();
    if fates.len() != count || current.is_some_and(|f| position.fate.is_some_and(|now| now != f)) {
        wrong.push("fate, fates: one card for each year (KB-MOD4-02)".to_owned());
    }
    if position.looked_valley.iter().flat_map(|set| set.iter()).any(|s| s.index() >= position.players.len()) {
        wrong.push("looked_valley: there is no such seat".to_owned());
    }
}

/// What the sheets name must exist.
pub fn sheets(position: &Position, content: &Content) -> Vec<String> {
    let mut wrong = Vec::new();
    for (field, cards) in [("invaders", &position.invaders), ("valley", &position.valley)] {
        for (year, name) in (1..).zip(cards) {
            let Some(name) = name else { continue };
            match content.card_named(name) {
                None => wrong.push(format!("{field}: there is no card '{name}'")),
                Some(card) if content.invader(card).year != year => {
                    wrong.push(format!("{field}: card {name} is not of year {year} (KB-SETUP-14)"));
                }
                Some(_) => {}
            }
        }
    }
    unplayed(position, content, &mut wrong);
    for (i, sheet) in position.players.iter().enumerate() {
        player(i, sheet, position, &mut wrong);
        secrets(i, sheet, position, &mut wrong);
    }
    wrong
}

/// What belongs to a module that is not played would be passed over in silence.
fn unplayed(position: &Position, content: &Content, wrong: &mut Vec<String>) {
    let options = position.options;
    let mut bad = |field: &str, why: &str| wrong.push(format!("{field}: {why}"));
    let known = position.fates.iter().any(Option::is_some);
    if known && options.fate == Fate::Off {
        bad("fates", "Fate cards are not played (KB-MOD4-01)");
    }
    if !position.pile.is_empty() && options.caprices != Caprices::Court {
        bad("pile", "no pile of tiles is played (KB-MOD6-01)");
    }
    let second = position.scenario_card().is_some_and(|s| content.source(s.source()).second_deck.is_some());
    if position.valley.iter().any(Option::is_some) && !second {
        bad("valley", "no second deck is played (KB-SCEN-01)");
    }
}

/// What a player holds in secret, while he does.
fn secrets(i: usize, sheet: &PlayerSheet, position: &Position, wrong: &mut Vec<String>) {
    let mut bad = |field: &str, why: &str| wrong.push(format!("players[{i}].{field}: {why}"));
    let frame = position.frames.last();
    let seat = Seat(u8::try_from(i).unwrap_or(u8::MAX));
    let keeps = matches!(frame, Some(Frame::Governors(step)) if step.chosen.has(seat));
    if !sheet.dealt.is_empty() && !matches!(frame, Some(Frame::Governors(_))) {
        bad("dealt", "nobody chooses a governor now (KB-MOD3-03)");
    }
    if sheet.kept.is_some() && !keeps {
        bad("kept", "he has not chosen a governor (KB-MOD3-03)");
    }
    let laid = matches!(frame, Some(Frame::Requests(step)) if step.chosen.has(seat));
    if sheet.request.is_some() && !laid {
        bad("request", "he has not laid a request token (KB-MOD5-03)");
    }
    let tokens = sheet.requests.as_ref().is_some_and(|tokens| !tokens.is_empty());
    if tokens && position.options.reinforcements == Reinforcements::Die {
        bad("requests", "request tokens are not played (KB-MOD5-01)");
    }
    for (field, rows) in [("lines", &sheet.lines), ("drawn", &sheet.drawn)] {
        if rows.iter().enumerate().any(|(i, row)| rows[..i].contains(row)) {
            bad(field, "a line is named twice (KB-INV-29)");
        }
    }
}

fn player(i: usize, sheet: &PlayerSheet, position: &Position, wrong: &mut Vec<String>) {
    let mut bad = |field: &str, why: String| wrong.push(format!("players[{i}].{field}: {why}"));
    let seven = position.options.rows == crate::options::Rows::Seven;
    let on_board = |id: BuildingId| {
        let row = ROWS[usize::from(id.row())];
        let covered = sheet.lines.iter().any(|line| line == row);
        id.is_alternative() == covered && (seven || !matches!(row, "A" | "G"))
    };
    for (field, names) in [("buildings", &sheet.buildings), ("unscored", &sheet.unscored)] {
        for name in names.iter().filter(|name| !BuildingId::named(name).is_some_and(on_board)) {
            bad(field, format!("there is no building '{name}' (use names from B1 to F4)"));
        }
    }
    for (field, names) in [("used", &sheet.used), ("used_year", &sheet.used_year)] {
        for name in names.iter().filter(|name| slot(name).is_none()) {
            bad(field, format!("'{name}' cannot be used: a building, governor, fate or scenario"));
        }
    }
    for (field, rows) in [("lines", &sheet.lines), ("drawn", &sheet.drawn)] {
        if !rows.iter().all(|row| ROWS.contains(&row.as_str())) {
            bad(field, "rows are A to G".to_owned());
        }
        if rows.len() > 2 {
            bad(field, "at most two (KB-MOD2-01)".to_owned());
        }
    }
    let shows = "tokens show 0 to 4 (KB-COMP-03)";
    if sheet.requests.iter().flatten().any(|value| *value > 4) {
        bad("requests", shows.to_owned());
    }
    if sheet.request.is_some_and(|value| value > 4) {
        bad("request", shows.to_owned());
    }
    if sheet.requests.as_ref().is_some_and(|tokens| tokens.len() > 6) {
        bad("requests", "at most six (KB-COMP-03)".to_owned());
    }
    if sheet.consoled.as_deref().is_some_and(|name| source(name).is_none()) {
        bad("consoled", "there is no such component".to_owned());
    }
    let mut names = sheet.buildings.clone();
    names.sort_unstable();
    names.dedup();
    if names.len() < sheet.buildings.len() {
        bad("buildings", "a building is named twice (KB-BUILD-11)".to_owned());
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
    if !(-2..=2).contains(&sheet.market) {
        bad("the market changes a group by -1, 0 or 1 (KB-BLD-11), with the bridge by 2");
    }
    if sheet.seat.is_none() && sheet.right != Right::Free {
        bad("neutral dice are placed freely (KB-2P-01)");
    }
}

/// What must hold of the state that was made.
pub fn after(position: &Position, game: &Kingsburg, state: &State) -> Vec<String> {
    let mut wrong = game.broken(state);
    let board = &state.board;
    for (sheet, group) in position.groups().into_iter().zip(board.court.iter()) {
        if group.coloured.count_ones() as usize != sheet.dice.len()
            || group.white.count_ones() as usize != sheet.white.len()
        {
            wrong.push(format!("court, advisor {}: dice that the player does not have", sheet.advisor));
        }
    }
    if !is_stacked(state) {
        wrong.push(
            "frames: one frame, on it perhaps a moment, on it perhaps an effect that is asked about"
                .to_owned(),
        );
    }
    if matches!(board.frames.first(), Some(Frame::Help { .. }))
        && !board.court.is_sorted_by_key(|g| g.advisor)
    {
        wrong.push("court: while advisors help, groups stand in their order (KB-HELP-01)".to_owned());
    }
    if !wrong.is_empty() {
        return wrong;
    }
    if !has_choice(game, state) {
        wrong.push("frames: this leaves nothing to choose".to_owned());
    }
    wrong
}
