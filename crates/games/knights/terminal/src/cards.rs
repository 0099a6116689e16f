//! The own cards: hand, plan, Mission, Advancements; and what is on offer.

use super::sight::{Sight, told};
use knights::content::{ActionCard, AdvancementId};
use ratatui::layout::Rect;
use table::Observer;
use terminal::face::Canvas;

/// The own cards.
pub fn panel(sight: &Sight<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    told(sight.texts(), &in_full(sight), canvas, area);
}

/// The same in sentences.
#[must_use]
pub fn in_full(sight: &Sight<'_>) -> Vec<String> {
    let mut sentences = Vec::new();
    if let Observer::Seat(seat) = sight.shown.observer {
        let hand = cards(sight, &sight.shown.hand);
        sentences.push(sight.say("wk-hand", &[("cards", hand.into())]));
        let stacks = (1..).zip(&sight.shown.plan).map(|(n, stack)| format!("{n}: {}", cards(sight, stack)));
        let stacks = stacks.collect::<Vec<_>>().join(" · ");
        sentences.push(sight.say("wk-plan", &[("stacks", stacks.into())]));
        if let Some(mission) = sight.shown.mission {
            let element = mission.element();
            let args =
                [("mission", sight.name(&element).into()), ("text", sight.texts().about(&element).into())];
            sentences.push(sight.say("wk-mission", &args));
        }
        let own = sight.shown.barons.get(seat.index());
        sentences
            .extend(own.into_iter().flat_map(|baron| {
                baron.advancements.iter().map(|advancement| in_words(sight, *advancement))
            }));
    }
    if !sight.shown.advancements.is_empty() {
        let offered = sight
            .shown
            .shop
            .iter()
            .map(|offered| format!("{} ({})", sight.name(&offered.advancement.element()), offered.price));
        let offered = offered.collect::<Vec<_>>().join(", ");
        sentences.push(sight.say("wk-on-offer", &[("advancements", offered.into())]));
    }
    sentences
}

/// Action cards, equal ones counted.
#[must_use]
pub fn cards(sight: &Sight<'_>, cards: &[ActionCard]) -> String {
    let named = cards.chunk_by(|a, b| a == b).map(|same| {
        let name = sight.texts().element(&same[0].element());
        if same.len() > 1 { format!("{}× {name}", same.len()) } else { name }
    });
    let named: Vec<String> = named.collect();
    if named.is_empty() { "–".to_owned() } else { named.join(", ") }
}

fn in_words(sight: &Sight<'_>, advancement: AdvancementId) -> String {
    let element = advancement.element();
    format!("{}: {}", sight.name(&element), sight.texts().about(&element))
}
