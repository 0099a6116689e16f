//! What follows from a view, told with it: who draws a board decides no rule and reads no value of a component. It is
//! worked out by the functions that the rules use, from the view alone, and only when a view is written.

mod court;
mod invaders;
mod players;
mod things;

use super::View;
use crate::content::{BuildingId, Built, ROWS};
use crate::options::Lines;
pub use court::Gift;
pub use invaders::InvaderFacts;
pub use players::{PlayerFacts, ShiftFacts, SpaceFacts};
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Seat, SheetWriter};
pub use things::Things;

/// What follows from a view.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Facts {
    /// The rows of the province boards, from the top down.
    pub rows: Vec<&'static str>,
    /// The buildings that stand or may stand on them, as they are printed.
    #[cfg_attr(feature = "types", ts(as = "BTreeMap<String, BuildingFacts>"))]
    pub buildings: BTreeMap<BuildingId, BuildingFacts>,
    /// What the advisors give by themselves, from the first to the eighteenth.
    pub gifts: Vec<Vec<Gift>>,
    /// What open cards give to those whom an advisor helps, by his number.
    pub extra: BTreeMap<u8, Things>,
    /// The advisors that nobody may influence.
    pub closed: Vec<u8>,
    /// The invaders of the five years.
    pub invaders: Vec<InvaderFacts>,
    /// Those of a second deck; none without one.
    pub valley: Vec<InvaderFacts>,
    /// What there is to say of each seat.
    pub players: Vec<PlayerFacts>,
}

/// A building as it is printed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BuildingFacts {
    /// What it costs.
    pub cost: Things,
    /// What it is worth when built.
    pub vp: i16,
}

impl Facts {
    /// All that follows from a view.
    #[must_use]
    pub fn of(view: &View) -> Facts {
        let content = view.content();
        Facts {
            rows: rows(view),
            buildings: buildings(view),
            gifts: court::gifts(content),
            extra: court::extra(content, &view.board),
            closed: court::closed(content, &view.board),
            invaders: invaders::of(view),
            valley: invaders::valley(view),
            players: Seat::all(view.board.seats).map(|seat| PlayerFacts::of(view, seat)).collect(),
        }
    }
}

/// Writes what follows from a view; what follows from the same as before is copied.
pub(super) fn write(view: &View, sheet: &mut SheetWriter<'_, View>) {
    let (content, board) = (view.content(), &view.board);
    let have_spaces = |other: &View| spaces(other) == spaces(view);
    let have_invaders = |other: &View| invaders::are_same(view, other);
    sheet.member("rows", have_spaces, || rows(view));
    sheet.member("buildings", have_spaces, || buildings(view));
    sheet.member("gifts", |_| true, || court::gifts(content));
    sheet.value("extra", &court::extra(content, board));
    sheet.value("closed", &court::closed(content, board));
    sheet.member("invaders", have_invaders, || invaders::of(view));
    sheet.member("valley", have_invaders, || invaders::valley(view));
    sheet.array_in("players", |sheet| {
        for seat in Seat::all(board.seats) {
            let is_same = |other: &View| players::are_same(view, other, seat);
            sheet.item(is_same, || PlayerFacts::of(view, seat));
        }
    });
}

/// The rows that have spaces.
fn rows(view: &View) -> Vec<&'static str> {
    let spaces = spaces(view);
    let has_row = |row: &usize| spaces.and(Built::row(*row as u8)) != Built::NONE;
    (0..ROWS.len()).filter(has_row).map(|row| ROWS[row]).collect()
}

/// The buildings of the spaces.
fn buildings(view: &View) -> BTreeMap<BuildingId, BuildingFacts> {
    let printed = |id: BuildingId| {
        let building = view.content().building(id);
        (id, BuildingFacts { cost: building.cost.into(), vp: building.vp })
    };
    spaces(view).iter().map(printed).collect()
}

/// The spaces of all boards; with alternative lines, those on either side of each row (KB-MOD2-04).
fn spaces(view: &View) -> Built {
    let there = view.board.players.iter().fold(Built::NONE, |all, player| all.or(player.spaces));
    let rows = (0..ROWS.len() as u8).filter(|row| there.and(Built::row(*row)) != Built::NONE);
    match view.options.lines {
        Lines::None => there,
        Lines::Dealt | Lines::Drafted => rows.fold(Built::NONE, |all, row| all.or(Built::row(row))),
    }
}
