//! The head of the screen: Era, Round, Turn, phase, who acts; then the card and the trophies.

use super::sight::Sight;
use crusader::board::Phase;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use table::Element;
use terminal::look;

/// Two lines of this width.
#[must_use]
pub fn lines(sight: &Sight<'_>, columns: usize) -> [Line<'static>; 2] {
    let turn = match sight.scene.waiting.first() {
        None => sight.texts().get("ck-over"),
        Some(seat) => sight.say("ck-asked", &[("name", sight.scene.name(seat).into())]),
    };
    let turn = format!("  {turn} ");
    let room = columns.saturating_sub(look::width(&turn));
    let when = format!(" {}", when(sight).join(" · "));
    let full = format!(" Crusader Kings ·{when}");
    let when = look::fit(if look::width(&full) <= room { &full } else { &when }, room);
    let first = Line::styled(when + &turn, Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD));
    [first, Line::from(look::cut(&format!(" {}", now(sight).join(" · ")), columns))]
}

/// Era, Round, Turn and phase.
fn when(sight: &Sight<'_>) -> Vec<String> {
    let shown = &sight.shown;
    let mut when = Vec::new();
    if shown.era > 0 {
        when.push(sight.say("ck-era", &[("era", shown.era.into()), ("eras", shown.eras.into())]));
        when.push(sight.say("ck-round", &[("round", shown.round.into())]));
    }
    if shown.phase == Phase::Turns && shown.turn > 0 {
        when.push(sight.say("ck-turn", &[("turn", shown.turn.into())]));
    }
    when.push(sight.name(&Element::word("phase", shown.phase.word())));
    when
}

/// Whose activation it is with which card, who has the First Player token, who comes after; who won.
fn now(sight: &Sight<'_>) -> Vec<String> {
    let shown = &sight.shown;
    let mut now = Vec::new();
    if shown.phase == Phase::Over {
        let ending = sight.name(&Element::word("ending", shown.ending.word()));
        let args = [("names", sight.letters(shown.winners).into()), ("ending", ending.into())];
        return vec![sight.say("ck-winners", &args)];
    }
    now.extend(shown.active.map(|player| {
        let card =
            shown.card.map_or_else(String::new, |card| format!(": {}", sight.name(&card.card.element())));
        format!("{}{card}", sight.player(player))
    }));
    let order: Vec<String> = shown.order.iter().map(|player| sight.letter(*player).to_string()).collect();
    if !order.is_empty() {
        now.push(sight.say("ck-order", &[("order", order.join(" ").into())]));
    }
    now.push(sight.say("ck-first", &[("name", sight.player(shown.first).into())]));
    now.push(sight.name(&shown.scenario.element()));
    now
}
