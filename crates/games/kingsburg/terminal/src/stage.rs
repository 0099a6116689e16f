//! What stands in the upper part of the board: the court, or what is chosen in set-up, or the province that is built in.

use super::{cards, court, in_turn, province, setup};
use kingsburg::Kingsburg;
use kingsburg::content::Clause;
use kingsburg::flow::{Effect, Frame};
use kingsburg::options::Rows;
use kingsburg::view::View;
use ratatui::layout::Rect;
use terminal::face::{Canvas, Scene};
use terminal::layout::below;

/// What stands there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The advisors.
    Court,
    /// The province of who builds.
    Province,
    /// Alternative lines to take or to use.
    Lines,
    /// The governors dealt to who looks.
    Governors,
    /// Governors under the hammer.
    Auction,
}

/// The most lines that set-up takes.
const SET_UP: u16 = 10;

/// Is the game still being set up?
#[must_use]
pub fn is_set_up(view: &View) -> bool {
    matches!(of_frame(view), Stage::Lines | Stage::Governors | Stage::Auction)
}

/// What the moment calls for. A province of seven rows needs more room than the panels have.
#[must_use]
pub fn of(game: &Kingsburg, view: &View) -> Stage {
    match (of_frame(view), game.options().rows) {
        (Stage::Province, Rows::Five) => Stage::Court,
        (stage, _) => stage,
    }
}

fn of_frame(view: &View) -> Stage {
    match view.board.frame() {
        Frame::Lines { .. } | Frame::Draft { .. } => Stage::Lines,
        Frame::Governors { .. } => Stage::Governors,
        Frame::Name { .. } | Frame::Bid(_) => Stage::Auction,
        Frame::Build { .. } => Stage::Province,
        Frame::Effect(Effect { pc, .. }) => match view.content().clause(pc) {
            Clause::FreeBuild(_) => Stage::Province,
            _ => Stage::Court,
        },
        Frame::Begin
        | Frame::Aid { .. }
        | Frame::Reroll { .. }
        | Frame::Influence { .. }
        | Frame::Help { .. }
        | Frame::Mercenaries { .. }
        | Frame::Requests { .. }
        | Frame::OwnDie { .. }
        | Frame::Battle { .. }
        | Frame::Moment(_)
        | Frame::At(_)
        | Frame::Over => Stage::Court,
    }
}

/// How many lines it takes, of at most so many.
#[must_use]
pub fn height(game: &Kingsburg, view: &View, most: u16) -> u16 {
    match of(game, view) {
        Stage::Court => court::COMPACT + court::spaces_height(game, view),
        Stage::Province => province::height(game),
        Stage::Lines | Stage::Governors | Stage::Auction => SET_UP.min(most).max(court::COMPACT),
    }
}

/// Draws it.
pub fn draw(game: &Kingsburg, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    match of(game, view) {
        Stage::Court => court::compact(game, view, scene, canvas, area),
        Stage::Province => {
            let seat = in_turn(view, scene);
            let title = scene.texts.with("kb-province", &[("name", scene.name(seat).into())]);
            canvas.line(area, 0, 0, &cards::heading(&title, view, scene, area.width.into()));
            province::grid(game, view, seat, scene, canvas, below(area, 1));
        }
        Stage::Lines => setup::lines(game, view, scene, canvas, area),
        Stage::Governors => setup::governors(view, scene, canvas, area),
        Stage::Auction => setup::auction(view, scene, canvas, area),
    }
}
