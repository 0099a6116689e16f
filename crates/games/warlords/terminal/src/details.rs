//! What everything does, at full length: the own cards, soldiers, terrains, and all fiefs with what they border on.

use super::fief;
use table::Element;
use terminal::face::{Detail, Scene};
use warlords::Warlords;
use warlords::answer;
use warlords::army::Troop;
use warlords::content::{CardId, Terrain};
use warlords::view::View;

/// The page.
#[must_use]
pub fn of(game: &Warlords, view: &View, scene: &Scene<'_>) -> Vec<Detail> {
    let (texts, content) = (scene.texts, game.components());
    let mut page = Vec::new();
    let mut hand: Vec<CardId> = view.hand.each(content).collect();
    hand.dedup();
    chapter(
        &mut page,
        texts.get("we-panel-cards"),
        hand.into_iter().map(|card| named(&answer::card(card), scene)),
    );
    let soldiers = Troop::ALL.into_iter().map(|troop| soldier(game, troop, scene));
    chapter(&mut page, texts.get("we-soldiers-title"), soldiers);
    let terrains = Terrain::ALL.into_iter().map(|terrain| {
        let die = content.fiefs.iter().find(|fief| fief.terrain == terrain).map_or(0, |fief| fief.die);
        let name = texts.element(&Element::word("terrain", terrain.word()));
        texts.with("we-terrain-die", &[("terrain", name.into()), ("die", die.into())])
    });
    chapter(&mut page, texts.get("we-terrains-title"), terrains);
    for kingdom in game.map().kingdoms.iter() {
        let fiefs = content.kingdoms[kingdom.index()].fiefs.iter();
        let title = texts.element(&answer::kingdom(kingdom));
        chapter(&mut page, title, fiefs.map(|fief| fief::in_full(game, view, scene, fief)));
    }
    page
}

/// A chapter, unless there is nothing in it.
fn chapter(page: &mut Vec<Detail>, title: String, texts: impl IntoIterator<Item = String>) {
    let mut texts = texts.into_iter().peekable();
    if texts.peek().is_some() {
        page.push(Detail::Heading(title));
        page.extend(texts.map(Detail::Text));
    }
}

fn named(element: &Element, scene: &Scene<'_>) -> String {
    format!("{}: {}", scene.texts.element(element), scene.texts.about(element))
}

/// A soldier in a sentence: moves, hits, costs.
#[must_use]
pub fn soldier(game: &Warlords, troop: Troop, scene: &Scene<'_>) -> String {
    let (texts, content) = (scene.texts, game.components());
    let soldier = content.soldier(troop.kind());
    let args = [
        ("soldier", texts.element(&troop.element()).into()),
        ("moves", soldier.moves.into()),
        ("hit", soldier.hit.into()),
        ("cost", content.cost(troop).into()),
    ];
    texts.with("we-soldier", &args)
}
