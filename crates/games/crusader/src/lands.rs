//! Territories change hands, and what lies in them comes and goes: one door for each.

use crate::content::{CharacterId, Player, Territories, TerritoryId, Token};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::war::Release;
use crate::{ai, elimination, events, people, relations, rules, supply, tokens, trophies};
use serde::Serialize;
use table::{Chance, Element, Rule, Sink};

/// The token on somebody, if there is one.
fn shown(token: Option<Token>) -> Vec<Element> {
    token.into_iter().map(Token::element).collect()
}

/// What happens in territories.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, table::Event)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields name who did what, where and with whom")]
pub enum Event {
    /// A Knight was placed.
    #[told(to = all)]
    KnightPlaced { player: Player, territory: TerritoryId, rule: Rule },
    /// A Knight was removed.
    #[told(to = all)]
    KnightRemoved { player: Player, territory: TerritoryId, rule: Rule },
    /// A character appeared in an independent territory.
    #[told(by = rules::CK_INDEP_05, to = all)]
    SuitorCame {
        territory: TerritoryId,
        who: CharacterId,
        #[told(with = shown)]
        token: Option<Token>,
    },
    /// A footsoldier was placed.
    #[told(to = all)]
    FootsoldierPlaced { player: Player, territory: TerritoryId, rule: Rule },
    /// A footsoldier was removed.
    #[told(to = all)]
    FootsoldierRemoved { player: Player, territory: TerritoryId, rule: Rule },
    /// An Unrest token was placed.
    #[told(to = all)]
    UnrestPlaced { territory: TerritoryId, rule: Rule },
    /// Unrest tokens were removed.
    #[told(to = all)]
    UnrestRemoved { territory: TerritoryId, n: u8, rule: Rule },
    /// A title lapsed (CK-R-46).
    #[told(to = all)]
    TitleLapsed { player: Player, who: CharacterId, territory: TerritoryId, rule: Rule },
}

/// A Knight of the player is placed in a territory that has none: control passes to him. What was there of a character or a Pact
/// ends first. Whoever calls it calls [`settle`] when all that comes of it is done.
pub fn gain<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    player: Player,
    territory: TerritoryId,
    rule: Rule,
) {
    if let Some(who) = play.board_mut().suitors[territory].take() {
        people::discard(play, who);
    }
    relations::end_land_pact(play, territory, rule);
    play.board_mut().owned[player.index()].insert(territory);
    play.tell(Event::KnightPlaced { player, territory, rule }.into());
}

/// A territory passes from who controls it, if anybody does, to another at one stroke; who has lost his last Knight falls. [`settle`]
/// follows here too.
pub fn seize<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    player: Player,
    territory: TerritoryId,
    rule: Rule,
) {
    let loser = play.board().owner(territory);
    vacate(play, territory, rule);
    gain(play, player, territory, rule);
    if let Some(loser) = loser
        && play.board().lands(loser).is_empty()
    {
        elimination::falls(play, loser);
    }
}

/// Who has more than eight territories releases what is too many (CK-LIMIT-02); then Trophies go where they belong (CK-R-73).
pub fn settle<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) {
    let most = u32::from(play.game.components().numbers.knights);
    for _ in most..play.board().lands(player).len() {
        play.push(Release { player });
    }
    trophies::check(play);
}

/// The Knight of a territory is removed, with its footsoldier; a title lapses (CK-R-46), Castle (CK-CASTLE-05) and
/// tokens stay (CK-R-78). The territory is nobody's: the caller hands it on ([`gain`]) or frees it ([`free`]). Who
/// has lost his last Knight falls (CK-ELIM-01).
pub fn lose<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, territory: TerritoryId, rule: Rule) {
    let Some(player) = play.board().owner(territory) else { return };
    vacate(play, territory, rule);
    if play.board().lands(player).is_empty() {
        elimination::falls(play, player);
    }
    trophies::check(play);
}

/// The same, but nobody falls yet: the Knights of a trade change at once (CK-R-24).
pub fn vacate<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, territory: TerritoryId, rule: Rule) {
    let Some(player) = play.board().owner(territory) else { return };
    remove_footsoldier(play, territory, rule);
    lapse(play, territory, rule);
    let board = play.board_mut();
    board.owned[player.index()].remove(territory);
    board.laid_knights.remove(territory);
    play.tell(Event::KnightRemoved { player, territory, rule }.into());
    ai::keep_limit(play, player);
}

/// The title of a territory lapses; the Duke lives (CK-R-46).
pub fn lapse<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, territory: TerritoryId, rule: Rule) {
    let Some((player, who)) = play.board().duke(territory) else { return };
    let family = &mut play.board_mut().house_mut(player).family;
    let members = family.children.iter_mut().chain(&mut family.siblings);
    members.filter(|member| member.duchy == Some(territory)).for_each(|member| member.duchy = None);
    play.tell(Event::TitleLapsed { player, who, territory, rule }.into());
}

/// An independent territory outside a Pact gets a random character of its culture's deck (CK-SETUP-25) with a Random
/// token, face up (CK-SETUP-26, CK-INDEP-05).
pub fn free<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, territory: TerritoryId) {
    let culture = play.game.components().territories[territory.index()].culture;
    if let Some(who) = people::draw(play, culture, None) {
        play.board_mut().suitors[territory] = Some(who);
        let token = tokens::lay_random(play, who);
        play.tell(Event::SuitorCame { territory, who, token }.into());
    }
}

/// Every independent territory outside a Pact that has no character gets one: those that had to wait until somebody was discarded
/// too (CK-R-11).
pub fn fill<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) {
    let board = play.board();
    let taken = board.land_pacts.iter().fold(board.controlled(), |sum, lands| sum.or(*lands));
    for territory in play.game.map().open.without(taken) {
        if play.board().suitors[territory].is_none() {
            free(play, territory);
        }
    }
}

/// A footsoldier is placed; all Unrest goes (CK-MOBILIZE-04, CK-REVOLT-08). The caller knows that there is room for it.
pub fn place_footsoldier<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    territory: TerritoryId,
    rule: Rule,
) {
    let Some(player) = play.board().owner(territory) else { return };
    play.board_mut().footsoldiers.insert(territory);
    play.tell(Event::FootsoldierPlaced { player, territory, rule }.into());
    events::stand_up(play, Territories::one(territory));
    clear_unrest(play, territory, rules::CK_MOBILIZE_04);
    ai::keep_limit(play, player);
}

/// A footsoldier goes back to the supply, if there is one.
pub fn remove_footsoldier<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    territory: TerritoryId,
    rule: Rule,
) {
    let Some(player) = play.board().owner(territory) else { return };
    if play.board().footsoldiers.has(territory) {
        play.board_mut().footsoldiers.remove(territory);
        play.tell(Event::FootsoldierRemoved { player, territory, rule }.into());
    }
}

/// An Unrest token is placed, beside others if there are any (CK-UNREST-03, CK-REVOLT-07): not on a mobilised territory
/// (CK-UNREST-02, CK-MOBILIZE-08), and not if there is none left (CK-R-11).
pub fn add_unrest<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, territory: TerritoryId, rule: Rule) {
    if !play.board().footsoldiers.has(territory) && supply::unrest(play.game, play.board()) > 0 {
        play.board_mut().unrest[territory] += 1;
        play.tell(Event::UnrestPlaced { territory, rule }.into());
    }
}

/// So many Unrest tokens are removed, as far as there are any.
pub fn remove_unrest<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    territory: TerritoryId,
    n: u8,
    rule: Rule,
) {
    let there = &mut play.board_mut().unrest[territory];
    let n = n.min(*there);
    *there -= n;
    if n > 0 {
        play.tell(Event::UnrestRemoved { territory, n, rule }.into());
    }
}

/// All Unrest tokens are removed.
pub fn clear_unrest<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, territory: TerritoryId, rule: Rule) {
    remove_unrest(play, territory, u8::MAX, rule);
}
