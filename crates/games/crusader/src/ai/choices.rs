//! What official AIs choose where their strategies are silent (CK-R-112, CK-R-133).

use super::loss;
use crate::Crusader;
use crate::board::State;
use crate::checks::Check;
use crate::content::vocabulary::Action;
use crate::content::{
    CharacterId, Deck, Decks, DevelopmentId, Developments, Player, Territories, TerritoryId, Token,
};
use crate::tokens;
use std::cmp::Reverse;

/// Of these people the smallest loss (CK-R-131).
pub(super) fn least_person(
    game: &Crusader,
    state: &State,
    me: Player,
    people: impl Iterator<Item = CharacterId>,
) -> Option<CharacterId> {
    people.min_by_key(|who| loss::of_person(game, &state.board, me, *who))
}

/// Of these territories the smallest loss.
pub(super) fn least_land(state: &State, lands: Territories) -> Option<TerritoryId> {
    lands.iter().min_by_key(|land| loss::of_land(&state.board, *land))
}

/// Of these territories the greatest loss.
pub(super) fn greatest_land(state: &State, lands: impl Iterator<Item = TerritoryId>) -> Option<TerritoryId> {
    lands.min_by_key(|land| Reverse(loss::of_land(&state.board, *land)))
}

/// Of these developments the smallest loss.
pub(super) fn least_development(
    game: &Crusader,
    state: &State,
    me: Player,
    cards: Developments,
) -> Option<DevelopmentId> {
    cards.iter().min_by_key(|card| loss::of_development(game, &state.board, me, *card))
}

/// The deck of a bonus card: that of which its strategy draws most; at a tie War, Intrigue, Realm; never Tax (CK-R-133).
pub(super) fn bonus_deck(game: &Crusader, state: &State, me: Player, decks: Decks) -> Option<Deck> {
    let era =
        state.board.house(me).strategy.map_or([0; Deck::COUNT], |id| game.components().strategy(id).era);
    let order = [Deck::WAR, Deck::INTRIGUE, Deck::REALM, Deck::CRUSADE];
    let wanted =
        order.into_iter().filter(|deck| decks.has(*deck)).min_by_key(|deck| Reverse(era[deck.index()]));
    wanted.or_else(|| decks.first())
}

/// The token that leaves its bag: a red one, first one that is not critical for its favourite action, that of the deck of which its
/// strategy draws most; none if all are green (CK-R-133).
pub(super) fn dropped_token(
    game: &Crusader,
    state: &State,
    me: Player,
    among: impl Iterator<Item = Token>,
) -> Option<Token> {
    let favourite = favourite(game, state, me);
    let critical = game.components().critical(favourite);
    let is_critical = |token: &Token| critical.is_some_and(|critical| critical.succeeds == token.what());
    among.filter(|token| !token.is_green()).min_by_key(is_critical)
}

/// The action of the deck of which its strategy draws most.
fn favourite(game: &Crusader, state: &State, me: Player) -> Action {
    let all = [Deck::WAR, Deck::INTRIGUE, Deck::REALM].into_iter().collect();
    match bonus_deck(game, state, me, all) {
        Some(Deck::REALM) => Action::Build,
        Some(Deck::INTRIGUE) => Action::PlotCasusBelli,
        Some(_) | None => Action::Invade,
    }
}

/// Of drawn tokens the one that goes back: kept are a green one, else a red one that is critical, else the first (CK-R-133).
pub(super) fn returned_token(game: &Crusader, state: &State, who: CharacterId, new: u8) -> Option<Token> {
    let all = state.board.tokens_on(who).count();
    let drawn = state.board.tokens_on(who).skip(all.saturating_sub(new.into()));
    let rank = |token: &Token| match (token.is_green(), game.components().is_critical(token.what())) {
        (true, _) => 0,
        (false, true) => 1,
        (false, false) => 2,
    };
    drawn.max_by_key(rank)
}

/// Whether a critical token is sacrificed: never a red one; a green one only if the draws that are left could not bring the successes
/// that are missing (CK-R-115).
pub(super) fn sacrifices(state: &State, check: &Check) -> bool {
    let Some(token) = check.critical else { return false };
    let left = usize::from(check.draws()).saturating_sub(check.drawn.len());
    let left = left.min(state.tokens.size(tokens::bag(check.who)));
    let missing = usize::from(check.needed.saturating_sub(check.hits));
    token.is_green() && missing > left && missing <= left + 1
}

/// Where a dynasty that fell comes back: where most independent neighbours are (CK-R-133).
pub(super) fn new_land(
    game: &Crusader,
    state: &State,
    options: impl Iterator<Item = TerritoryId>,
) -> Option<TerritoryId> {
    let independent = game.map().open.without(state.board.controlled());
    options.min_by_key(|land| Reverse(game.near(*land).and(independent).len()))
}
