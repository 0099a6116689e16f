//! The own cards, the card that is carried out, developments, offers.

use super::sight::{Sight, list, told};
use crusader::trades::Bundle;
use ratatui::layout::Rect;
use terminal::face::Canvas;

/// The card that is carried out, the picked pair and the hand; what can be bought; what is offered.
pub fn panel(sight: &Sight<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let mut sentences = offers(sight);
    sentences.extend(in_short(sight));
    told(sight.texts(), &sentences, canvas, area);
}

/// Cards by their names.
fn in_short(sight: &Sight<'_>) -> Vec<String> {
    let shown = &sight.shown;
    let mut sentences = Vec::new();
    sentences.extend(shown.card.map(|card| sight.say("ck-card", &[("card", sight.card(card).into())])));
    if !shown.picked.is_empty() {
        let picked = sight.names(shown.picked.iter().map(|card| card.card.element()));
        sentences.push(sight.say("ck-picked", &[("cards", picked.into())]));
    }
    if !shown.hand.is_empty() {
        let hand = sight.names(shown.hand.iter().map(|card| card.card.element()));
        sentences.push(sight.say("ck-hand", &[("cards", hand.into())]));
    }
    let display = sight.names(shown.display.iter().map(|development| development.element()));
    let args = [("display", display.into()), ("deck", shown.development_deck.into())];
    sentences.push(sight.say("ck-display", &args));
    if let Some(mine) = sight.mine() {
        let own = sight.names(mine.developments.iter().map(crusader::content::DevelopmentId::element));
        sentences.push(sight.say("ck-developments", &[("developments", own.into())]));
    }
    sentences
}

/// The same with what the cards say.
#[must_use]
pub fn in_full(sight: &Sight<'_>) -> Vec<String> {
    let shown = &sight.shown;
    let mut sentences = in_short(sight);
    sentences.extend(offers(sight));
    sentences.extend(shown.picked.iter().chain(&shown.hand).map(|card| sight.card(*card)));
    sentences.extend(shown.display.iter().map(|development| {
        let element = development.element();
        format!("{}: {}", sight.name(&element), sight.texts().about(&element))
    }));
    sentences
}

/// The Marriage that is proposed and the trades that are offered.
fn offers(sight: &Sight<'_>) -> Vec<String> {
    let mut sentences = Vec::new();
    if let Some(proposal) = &sight.shown.proposal {
        let home = proposal.home.map_or_else(String::new, |home| {
            format!(" {}", sight.say("ck-home", &[("name", sight.player(home).into())]))
        });
        let args = [
            ("from", sight.player(proposal.from).into()),
            ("to", sight.player(proposal.to).into()),
            ("who", sight.name(&proposal.who.element()).into()),
            ("whom", sight.name(&proposal.whom.element()).into()),
            ("home", home.into()),
            ("gives", bundle(sight, proposal.gives).into()),
            ("asks", bundle(sight, proposal.asks).into()),
        ];
        sentences.push(sight.say("ck-proposal", &args));
    }
    sentences.extend(sight.shown.offers.iter().map(|offer| {
        let args = [
            ("from", sight.player(offer.from).into()),
            ("to", sight.player(offer.to).into()),
            ("gives", bundle(sight, offer.gives).into()),
            ("asks", bundle(sight, offer.asks).into()),
        ];
        sight.say("ck-offer", &args)
    }));
    sentences
}

fn bundle(sight: &Sight<'_>, bundle: Bundle) -> String {
    list(bundle.elements().iter().map(|element| sight.name(element)))
}
