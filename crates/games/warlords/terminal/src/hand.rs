//! The own cards, and the three decks.

use super::signs;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use table::{Element, Seat};
use terminal::face::{Canvas, Scene};
use terminal::look;
use warlords::Warlords;
use warlords::answer;
use warlords::content::{CardId, Deck};
use warlords::view::View;

/// The own hand with what the cards say, then excommunications, then the decks.
pub fn panel(game: &Warlords, view: &View, scene: &Scene<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let (texts, content) = (scene.texts, game.components());
    let hand: Vec<CardId> = view.hand.each(content).collect();
    let mut y = 0;
    for same in hand.chunk_by(|a, b| a == b) {
        let element = answer::card(same[0]);
        let (key, style) = signs::marked(scene, &element, " ");
        let times = if same.len() > 1 { format!("{}× ", same.len()) } else { String::new() };
        let name = Span::styled(format!("{times}{}", texts.element(&element)), style.patch(look::bold()));
        let text = Span::raw(format!(": {}", texts.about(&element)));
        canvas.line(area, 0, y, &Line::from(vec![key, name, text]));
        canvas.spot(area, 0, y, area.width, element);
        y += 1;
    }
    if hand.is_empty() {
        canvas.line(area, 0, y, &Line::styled(texts.get("we-no-cards"), look::dim()));
        y += 1;
    }
    for seat in Seat::all(view.board.seats) {
        let ignored: Vec<CardId> = view.board.player(seat).excommunications.each(content).collect();
        let ignored: Vec<Element> = ignored.into_iter().map(answer::card).collect();
        if !ignored.is_empty() {
            let args = [("name", scene.name(seat).into()), ("cards", texts.list(&ignored, &[]).into())];
            canvas.line(area, 0, y, &Line::from(format!(" {}", texts.with("we-ignored", &args))));
            y += 1;
        }
    }
    canvas.line(area, 0, y, &Line::styled(format!(" {}", decks(game, view, scene)), look::dim()));
}

/// How many cards each deck has left.
fn decks(game: &Warlords, view: &View, scene: &Scene<'_>) -> String {
    let content = game.components();
    let open = view.board.players.iter().fold(view.board.discards, |sum, p| sum.or(p.excommunications));
    let left = |deck: Deck| {
        let all = content.decks[deck as usize];
        let held: u32 = view.sizes.iter().map(|sizes| u32::from(sizes[deck as usize])).sum();
        let left = all.without(open).len().saturating_sub(held);
        format!("{} {left}", scene.texts.element(&Element::word("deck", deck.word())))
    };
    scene.texts.with("we-decks", &[("decks", Deck::ALL.map(left).join(", ").into())])
}
