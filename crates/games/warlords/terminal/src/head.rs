//! The head of the screen: when it is, whose turn, and who is near the crown.

use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use table::{Element, Seat};
use terminal::face::Scene;
use terminal::look;
use warlords::Warlords;
use warlords::group::victory;
use warlords::view::View;

/// Two lines of this width.
pub fn lines(game: &Warlords, view: &View, scene: &Scene<'_>, columns: usize) -> [Line<'static>; 2] {
    let (texts, board) = (scene.texts, &view.board);
    let round = match game.options().rounds {
        0 => texts.with("we-round", &[("round", board.round.into())]),
        rounds => texts.with("we-round-of", &[("round", board.round.into()), ("rounds", rounds.into())]),
    };
    let phase = texts.element(&Element::word("phase", board.phase.word()));
    let when = if board.round == 0 { format!(" {phase}") } else { format!(" {round} · {phase}") };
    let turn = match (board.phase.is_turn(), scene.waiting.first()) {
        (_, None) => texts.get("we-over"),
        (true, Some(_)) => texts.with("we-turn", &[("name", scene.name(board.active).into())]),
        (false, Some(seat)) => texts.with("we-asked", &[("name", scene.name(seat).into())]),
    };
    let turn = format!("  {turn} ");
    let room = columns.saturating_sub(look::width(&turn));
    let full = format!(" Warlords of Europe ·{when}");
    let when = look::fit(if look::width(&full) <= room { &full } else { &when }, room);
    let first = Line::styled(when + &turn, Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD));
    let mut crown = vec![texts.with(
        "we-castles",
        &[("castles", board.finished.len().into()), ("needed", victory::needed(board).into())],
    )];
    crown.push(match board.crown.holder {
        Some(seat) => texts.with("we-majority", &[("name", scene.name(seat).into())]),
        None => texts.get("we-majority-none"),
    });
    crown.extend(truces(view, scene));
    [first, Line::from(look::cut(&format!(" {}", crown.join("  ·  ")), columns))]
}

/// Who may not attack whom.
fn truces<'a>(view: &'a View, scene: &'a Scene<'_>) -> impl Iterator<Item = String> + 'a {
    let board = &view.board;
    let pairs = Seat::all(board.seats).flat_map(move |one| {
        Seat::all(board.seats)
            .filter(move |other| one < *other && board.truce(one, *other))
            .map(move |other| (one, other))
    });
    pairs.map(|(one, other)| {
        scene.texts.with("we-truce", &[("one", scene.name(one).into()), ("other", scene.name(other).into())])
    })
}
