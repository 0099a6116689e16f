//! What all share: the Crusade track, trophies, Pacts, Casus Belli and wars, and what official AIs follow.

use super::sight::{Sight, list, told};
use crusader::content::Player;
use ratatui::layout::Rect;
use table::Element;
use terminal::face::Canvas;

/// Track, trophies, relations, AIs.
pub fn panel(sight: &Sight<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    told(sight.texts(), &in_full(sight), canvas, area);
}

/// The same in sentences.
#[must_use]
pub fn in_full(sight: &Sight<'_>) -> Vec<String> {
    let mut sentences = vec![track(sight), trophies(sight)];
    sentences.extend(relations(sight));
    sentences.extend(strategies(sight));
    sentences
}

/// The spaces in order with whose shield lies there, or the tokens that wait.
fn track(sight: &Sight<'_>) -> String {
    let spaces = (1..).zip(&sight.shown.track).map(|(n, space)| {
        let name = sight.name(&space.id.element());
        let there = match space.shield {
            Some(player) => sight.letter(player).to_string(),
            None if space.tokens.is_empty() => "·".to_owned(),
            None => format!("({})", sight.tokens(&space.tokens)),
        };
        format!("{n} {name} {there}")
    });
    sight.say("ck-track", &[("spaces", list(spaces).into())])
}

fn trophies(sight: &Sight<'_>) -> String {
    let trophies = sight.shown.trophies.iter().map(|trophy| {
        let name = sight.name(&Element::word("trophy", trophy.trophy.word()));
        let holder = trophy.holder.map_or_else(|| "–".to_owned(), |holder| sight.player(holder));
        format!("{name} {holder}")
    });
    sight.say("ck-trophies", &[("trophies", list(trophies).into())])
}

/// Pacts between dynasties and with territories, Casus Belli, wars; what there is none of is not told.
fn relations(sight: &Sight<'_>) -> Vec<String> {
    let players = &sight.shown.players;
    let pair = |one: Player, other: Player| format!("{}–{}", sight.player(one), sight.player(other));
    // What goes both ways is told once.
    let both = |of: fn(&crusader::view::PlayerShown) -> crusader::content::Players| {
        let each = players.iter().flat_map(move |one| of(one).iter().map(move |other| (one.player, other)));
        each.filter(|(one, other)| one < other).map(|(one, other)| pair(one, other)).collect::<Vec<_>>()
    };
    let against = players.iter().flat_map(|one| {
        let of = one.casus_belli.iter();
        of.map(|other| format!("{} → {}", sight.player(one.player), sight.player(other))).collect::<Vec<_>>()
    });
    let lands = players.iter().filter(|one| !one.land_pacts.is_empty()).map(|one| {
        let lands = sight.names(one.land_pacts.iter().map(crusader::content::TerritoryId::element));
        format!("{}: {lands}", sight.player(one.player))
    });
    [
        ("ck-pacts", both(|one| one.pacts)),
        ("ck-casus-belli", against.collect()),
        ("ck-wars", both(|one| one.wars)),
        ("ck-land-pacts", lands.collect()),
    ]
    .into_iter()
    .filter(|(_, all)| !all.is_empty())
    .map(|(key, all)| sight.say(key, &[("all", all.join(", ").into())]))
    .collect()
}

/// The strategies of official AIs, and the lines they took last: only the log names those.
fn strategies(sight: &Sight<'_>) -> Vec<String> {
    let each = sight.shown.players.iter().filter_map(|player| {
        let strategy = player.strategy?.element();
        Some(format!("{} {}", sight.player(player.player), sight.name(&strategy)))
    });
    let each: Vec<String> = each.collect();
    if each.is_empty() {
        return Vec::new();
    }
    let mut sentences = vec![sight.say("ck-strategies", &[("all", each.join(", ").into())])];
    sentences.extend(sight.scene.rolls.iter().map(ToString::to_string));
    sentences
}
