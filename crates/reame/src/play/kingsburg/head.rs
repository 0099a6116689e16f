//! The head of the screen: when it is, whose turn, who has the Agent and the die of the King's Aid, who is coming.

use super::super::face::Scene;
use super::super::look;
use super::invaders;
use kingsburg::Kingsburg;
use kingsburg::board::Phase;
use kingsburg::flow::Frame;
use kingsburg::view::View;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use table::Element;

/// Two lines of this width.
pub fn lines(game: &Kingsburg, view: &View, scene: &Scene<'_>, columns: usize) -> [Line<'static>; 2] {
    let (texts, board) = (scene.texts, &view.board);
    let mut when = vec![texts.with("kb-year", &[("year", board.year.into())])];
    let number = Phase::ALL.iter().position(|phase| *phase == board.phase).unwrap_or(0) + 1;
    when.push(format!("{number} {}", texts.element(&Element::word("phase", board.phase.name()))));
    when.extend(step(board.frame()).map(|word| texts.element(&Element::word("step", word))));
    let turn = match scene.waiting.first() {
        Some(seat) => texts.with("kb-turn", &[("name", scene.name(seat).into())]),
        None => texts.get("kb-over"),
    };
    let turn = format!("  {turn} ");
    let room = columns.saturating_sub(look::width(&turn));
    let when = format!(" {}", when.join(" · "));
    let full = format!(" Kingsburg ·{when}");
    let when = look::fit(if look::width(&full) <= room { &full } else { &when }, room);
    let first = Line::styled(when + &turn, Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD));
    let agent = match board.agent {
        Some(seat) => texts.with("kb-agent", &[("name", scene.name(seat).into())]),
        None => texts.get("kb-agent-free"),
    };
    let aid = match board.aid_die {
        Some(seat) => texts.with("kb-aid", &[("name", scene.name(seat).into())]),
        None => texts.get("kb-aid-none"),
    };
    let coming = invaders::in_short(game, view, texts);
    [first, Line::from(Span::raw(format!(" {agent}  ·  {aid}  ·  {coming}")))]
}

/// The step of a season that a frame belongs to.
fn step(frame: Frame) -> Option<&'static str> {
    match frame {
        Frame::Reroll { .. } => Some("roll"),
        Frame::Influence { .. } => Some("influence"),
        Frame::Help { .. } | Frame::Gift { .. } => Some("help"),
        Frame::Build { .. } => Some("build"),
        Frame::SeasonEnd { .. } => Some("end"),
        Frame::Begin | Frame::Aid { .. } | Frame::Mercenaries { .. } | Frame::Battle { .. } | Frame::Over => {
            None
        }
    }
}
