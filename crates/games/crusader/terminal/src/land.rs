//! Territories in signs and in sentences.

use super::sight::{Sight, list, told};
use crusader::content::TerritoryId;
use crusader::view::LandShown;
use ratatui::layout::Rect;
use table::{Element, Id};
use terminal::face::Canvas;
use terminal::look;

/// The territory in question: what the cursor is on, what was picked, what is attacked, else the first own one.
pub fn panel(sight: &Sight<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    let sentences = in_question(sight).map_or_else(Vec::new, |land| in_full(sight, land));
    told(sight.texts(), &sentences, canvas, area);
}

fn in_question<'a>(sight: &'a Sight<'_>) -> Option<&'a LandShown> {
    let picked = sight.scene.cursor.iter().chain(sight.scene.picked.iter().rev());
    let named = picked.filter_map(of_element).next();
    let own = sight.mine().map(|mine| sight.view.board.lands(mine.player));
    let first = || own.and_then(crusader::content::Territories::first);
    let land = named.or_else(first).and_then(|territory| sight.land(territory));
    land.or_else(|| sight.shown.lands.first())
}

/// The territory that an element speaks of.
#[must_use]
pub fn of_element(element: &Element) -> Option<TerritoryId> {
    match (element.kind, element.id) {
        ("territory" | "from" | "attack" | "support", Id::Word(word)) => TerritoryId::named(word),
        _ => None,
    }
}

/// The signs of what lies in a territory: Castle, footsoldier, Duke, Knight on its side, potential spouse, tokens.
#[must_use]
pub fn signs(land: &LandShown) -> String {
    let mut signs = String::new();
    for (there, sign) in [
        (land.castle, "♜"),
        (land.mobilised, "♟"),
        (land.duke.is_some(), "♦"),
        (land.suitor.is_some(), "♥"),
        (land.laid, "_"),
        (land.unrest > 0, "!"),
        (land.plague == Some("outbreak"), "%"),
        (land.harvest > 0, "+"),
        (land.crop_failure > 0, "-"),
    ] {
        signs += if there { sign } else { "" };
    }
    signs
}

/// All about a territory: a sentence each.
#[must_use]
pub fn in_full(sight: &Sight<'_>, land: &LandShown) -> Vec<String> {
    let mut sentences = vec![state(sight, land), borders(sight, land)];
    if let Some(suitor) = land.suitor {
        let args =
            [("who", sight.name(&suitor.element()).into()), ("traits", sight.tokens(&land.tokens).into())];
        sentences.push(sight.say("ck-suitor", &args));
    }
    sentences
}

/// Whose it is, what lies there, what it takes to have it.
fn state(sight: &Sight<'_>, land: &LandShown) -> String {
    let texts = sight.texts();
    let mut there = Vec::new();
    match land.owner {
        Some(owner) => there.push(sight.player(owner)),
        None => there.push(texts.get("ck-independent")),
    }
    for (is_there, key) in [
        (land.laid, "ck-laid"),
        (land.mobilised, "ck-footsoldier"),
        (land.castle, "ck-castle"),
        (land.plague == Some("outbreak"), "ck-outbreak"),
        (land.plague == Some("over"), "ck-plague-over"),
    ] {
        there.extend(is_there.then(|| texts.get(key)));
    }
    there.extend(land.duke.map(|duke| sight.say("ck-duke", &[("who", sight.name(&duke.element()).into())])));
    for (marker, n) in
        [("unrest", land.unrest), ("harvest", land.harvest), ("crop_failure", land.crop_failure)]
    {
        if n > 0 {
            there.push(format!("{} {n}", texts.element(&Element::word("marker", marker))));
        }
    }
    there.extend(land.partner.map(|with| sight.say("ck-pact-with", &[("name", sight.player(with).into())])));
    let args = [
        ("territory", sight.name(&land.id.element()).into()),
        ("culture", sight.name(&land.culture.element()).into()),
        ("there", there.join(", ").into()),
        ("invade", land.defence.into()),
        ("overthrow", land.control.into()),
    ];
    sight.say("ck-land", &args)
}

/// What it borders on, with the letters of the owners.
fn borders(sight: &Sight<'_>, land: &LandShown) -> String {
    let print = &sight.game.components().territories[land.id.index()];
    let near = land.near.iter().map(|near| {
        let owner = sight.land(near).and_then(|land| land.owner);
        let owner = owner.map_or(String::new(), |owner| format!(":{}", sight.letter(owner)));
        let sea = if print.routes.has(near) { "~" } else { "" };
        format!("{sea}{}{owner}", sight.texts().brief(&near.element()))
    });
    format!("→ {}.", list(near))
}

/// A territory in at most two lines of so many columns: what it borders on is told whole, the rest if there is room.
#[must_use]
pub fn about(sight: &Sight<'_>, land: &LandShown, columns: usize) -> String {
    let full = in_full(sight, land).join(" ");
    if look::wrap(&full, columns, 2).len() <= 2 {
        return full;
    }
    let short = format!("{} {}", state(sight, land), borders(sight, land));
    if look::wrap(&short, columns, 2).len() <= 2 {
        return short;
    }
    format!("{} {}", sight.texts().brief(&land.id.element()), borders(sight, land))
}
