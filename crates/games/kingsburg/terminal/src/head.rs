//! The head of the screen: when it is, whose turn, who has the Agent and the die of the King's Aid, who is coming.

use super::{invaders, stage};
use kingsburg::board::Phase;
use kingsburg::content::Moment;
use kingsburg::flow::Frame;
use kingsburg::view::View;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use table::Element;
use terminal::face::Scene;
use terminal::look;

/// Two lines of this width.
pub fn lines(view: &View, scene: &Scene<'_>, columns: usize) -> [Line<'static>; 2] {
    let (texts, board) = (scene.texts, &view.board);
    let mut when = vec![texts.with("kb-year", &[("year", board.year.into())])];
    if stage::is_set_up(view) {
        when.push(texts.get("area-SETUP"));
    } else {
        let number = Phase::ALL.iter().position(|phase| *phase == board.phase).unwrap_or(0) + 1;
        when.push(format!("{number} {}", texts.element(&Element::word("phase", board.phase.name()))));
        let step = board.frames.iter().rev().find_map(|frame| step(*frame));
        when.extend(step.map(|word| texts.element(&Element::word("step", word))));
    }
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
    let coming = invaders::in_short(view, texts);
    [first, Line::from(Span::raw(format!(" {agent}  ·  {aid}  ·  {coming}")))]
}

/// The step of a season that a frame belongs to.
fn step(frame: Frame) -> Option<&'static str> {
    match frame {
        Frame::Reroll { .. } => Some("roll"),
        Frame::Influence { .. } => Some("influence"),
        Frame::Help { .. } => Some("help"),
        Frame::Build { .. } => Some("build"),
        Frame::Moment(now) => step_of(now.moment),
        Frame::Begin
        | Frame::Lines { .. }
        | Frame::Draft { .. }
        | Frame::Governors { .. }
        | Frame::Name { .. }
        | Frame::Bid(_)
        | Frame::Aid { .. }
        | Frame::Mercenaries { .. }
        | Frame::Requests { .. }
        | Frame::OwnDie { .. }
        | Frame::Battle { .. }
        | Frame::Effect { .. }
        | Frame::At(_)
        | Frame::Over => None,
    }
}

/// The step of a season that a moment belongs to.
fn step_of(moment: Moment) -> Option<&'static str> {
    match moment {
        Moment::SeasonStart | Moment::BeforeRoll | Moment::RollFinal => Some("roll"),
        Moment::OnInfluence | Moment::PlacementEnd => Some("influence"),
        Moment::OnAid | Moment::HelpEnd => Some("help"),
        Moment::OwnBuild | Moment::OtherBuild => Some("build"),
        Moment::SeasonEnd => Some("end"),
        Moment::Setup
        | Moment::YearStart
        | Moment::Reward
        | Moment::NoReward
        | Moment::Agent
        | Moment::NoAgent
        | Moment::BeforeMercenaries
        | Moment::AfterMercenaries
        | Moment::WinterStart
        | Moment::InvadersRevealed
        | Moment::BattleWon
        | Moment::BattleTied
        | Moment::BattleLost
        | Moment::BattleBest
        | Moment::YearEnd
        | Moment::GameEnd
        | Moment::Closing => None,
    }
}
