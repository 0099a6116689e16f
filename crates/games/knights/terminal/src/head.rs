//! The head of the screen: when it is, which card is carried out, who is asked; then pool and offices.

use super::sight::Sight;
use knights::board::{Board, Phase};
use knights::flow::Frame;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use table::Element;
use terminal::look;

/// Two lines of this width.
#[must_use]
pub fn lines(sight: &Sight<'_>, columns: usize) -> [Line<'static>; 2] {
    let turn = match sight.scene.waiting.first() {
        None => sight.texts().get("wk-over"),
        Some(seat) => sight.say("wk-asked", &[("name", sight.scene.name(seat).into())]),
    };
    let turn = format!("  {turn} ");
    let room = columns.saturating_sub(look::width(&turn));
    let when = format!(" {}", when(sight).join(" · "));
    let full = format!(" Warrior Knights ·{when}");
    let when = look::fit(if look::width(&full) <= room { &full } else { &when }, room);
    let first = Line::styled(when + &turn, Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD));
    [first, Line::from(look::cut(&format!(" {}", offices(sight).join(" · ")), columns))]
}

/// Round, phase, stack and card.
fn when(sight: &Sight<'_>) -> Vec<String> {
    let board = &sight.view.board;
    let mut when = Vec::new();
    if board.round > 0 {
        when.push(sight.say("wk-round", &[("round", board.round.into())]));
    }
    let phase = |word: &'static str| sight.texts().element(&Element::word("phase", word));
    let word = match board.phase {
        Phase::SetUp => "setup",
        Phase::Planning => "planning",
        Phase::Actions => "actions",
        Phase::Upkeep => "upkeep",
        Phase::Over => return when,
    };
    when.push(phase(word));
    if board.phase == Phase::Actions {
        when.push(sight.say("wk-stack", &[("stack", (board.stack + 1).min(3).into())]));
        let card = board.action.card.map(|card| {
            let card = sight.texts().element(&card.element());
            format!("{card} ({})", look::letter(board.action.seat))
        });
        let neutral = || sight.scene.rolls.first().map(Line::to_string).filter(|card| !card.is_empty());
        when.extend(card.or_else(neutral));
    }
    when.extend(special(board).map(phase));
    when
}

/// The special phase that is held.
fn special(board: &Board) -> Option<&'static str> {
    board.frames.iter().rev().find_map(|frame| match frame {
        Frame::Taxation(_) => Some("taxation"),
        Frame::Wages(_) => Some("wages"),
        Frame::Draft(_) | Frame::Several(_) => Some("draft"),
        frame if is_assembly(frame) => Some("assembly"),
        _ => None,
    })
}

/// Is this a step of the Assembly?
#[must_use]
pub const fn is_assembly(frame: &Frame) -> bool {
    matches!(
        frame,
        Frame::Convene(_)
            | Frame::NameActing(_)
            | Frame::Motions(_)
            | Frame::Propose(_)
            | Frame::OrderAgendas(_)
            | Frame::WrittenVotes(_)
            | Frame::NextAgenda(_)
            | Frame::Ballot(_)
            | Frame::DeclareVotes(_)
            | Frame::Tie(_)
            | Frame::Passed(_)
            | Frame::Refuse(_)
            | Frame::Enact(_)
            | Frame::ChargeDiscard(_)
            | Frame::OfficeTo(_)
            | Frame::AssemblyEnd(_)
    )
}

/// The Influence pool and who holds which token.
fn offices(sight: &Sight<'_>) -> Vec<String> {
    let shown = &sight.shown;
    let mut all = vec![sight.say("wk-pool", &[("pool", shown.pool.into())])];
    let named = |key: &str, seat| sight.say(key, &[("name", sight.scene.name(seat).into())]);
    all.push(named("wk-chairman", shown.chairman));
    all.push(named("wk-church", shown.church));
    all.extend(shown.scholar.map(|seat| named("wk-scholar", seat)));
    all.extend(shown.king.map(|seat| named("wk-king", seat)));
    if !shown.winners.is_empty() {
        all.push(sight.say("wk-winners", &[("names", sight.seats(shown.winners).into())]));
    }
    all
}
