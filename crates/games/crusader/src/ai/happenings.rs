//! What an official AI chooses in events: the best for it by points and losses (CK-R-133). Gold is nothing to it (CK-AI-15).

use super::ladder::{Way, best};
use super::{choices, loss, realm, sight};
use crate::Crusader;
use crate::answer::Answer;
use crate::board::State;
use crate::content::vocabulary::{Character, Colour, Effect, GainCasusBelli, Marker};
use crate::content::{CharacterId, Player, Territories, TerritoryId, Token, TraitId};
use crate::events::{Choices, Choosing};
use crate::{events, tokens};
use std::cmp::Reverse;

/// What it answers to a choice inside an event; nothing where there is nothing to weigh.
pub(super) fn chooses(game: &Crusader, state: &State, me: Player, asked: Choosing) -> Option<Answer> {
    let effect = asked.effect(game);
    match asked.choices(game, state) {
        Choices::People(people) => {
            person(game, state, me, effect, people.iter().collect()).map(Answer::Person)
        }
        Choices::Lands(lands) => territory(game, state, me, effect, lands).map(Answer::Territory),
        Choices::Pacts(lands, players) => {
            let land = lands.iter().min_by_key(|land| ours(state, me, loss::of_land(&state.board, *land)));
            land.map(Answer::Territory).or_else(|| players.first().map(Answer::Player))
        }
        Choices::Traits(traits) => quality(game, state, me, traits.iter()).map(Answer::Trait),
        Choices::Options(bits) => option(game, state, me, effect, bits).map(Answer::Option),
        // The lowest of its own leaves; of another the most advanced is replaced.
        Choices::Spaces(spaces) => {
            let whose = spaces.first().and_then(|space| state.board.track[space.index()]);
            let space = if whose == Some(me) { spaces.first() } else { spaces.iter().last() };
            space.map(Answer::Space)
        }
        Choices::Developments(cards) => match effect {
            Some(Effect::BuyDevelopment(_)) => {
                let room = |card: &_| realm::has_room(game, state.board.house(me).developments, *card);
                let shown = state.board.display.iter().copied().filter(|card| cards.has(*card));
                Some(shown.into_iter().find(room).map_or(Answer::Done, Answer::Development))
            }
            Some(_) | None => choices::least_development(game, state, me, cards).map(Answer::Development),
        },
        Choices::Decks(decks) => choices::bonus_deck(game, state, me, decks).map(Answer::Deck),
        Choices::Bag(player, colour) => {
            let kinds = || state.tokens.kinds(tokens::bag(player));
            let of_colour = |token: &Token| token.is_green() == (colour == Colour::Green);
            let dropped = choices::dropped_token(game, state, me, kinds().filter(of_colour));
            dropped.or_else(|| kinds().find(of_colour)).map(Answer::Token)
        }
    }
}

/// Whether the event strikes it: then a loss is its own, else that of a rival, the greater the better.
fn ours(state: &State, me: Player, loss: i32) -> i32 {
    if state.board.event.target == me { loss } else { -loss }
}

/// Whoever is least to be missed where somebody is at risk; where somebody gains, who matters most.
fn person(
    game: &Crusader,
    state: &State,
    me: Player,
    effect: Option<&Effect>,
    people: Vec<CharacterId>,
) -> Option<CharacterId> {
    let target = state.board.event.target;
    let missed = |who: &CharacterId| loss::of_person(game, &state.board, target, *who);
    let is_good = match effect {
        Some(Effect::AddTrait(gift)) => gift.tokens.iter().any(|what| what.is_green()),
        Some(_) | None => false,
    };
    let sign = if is_good { -1 } else { 1 };
    people.into_iter().min_by_key(|who| sign * ours(state, me, missed(who)))
}

/// The territory of the smallest loss, or of the greatest where a rival is struck or something good comes.
fn territory(
    game: &Crusader,
    state: &State,
    me: Player,
    effect: Option<&Effect>,
    lands: Territories,
) -> Option<TerritoryId> {
    let board = &state.board;
    let worth = |land: &TerritoryId| ours(state, me, loss::of_land(board, *land));
    let dangers = |land: &TerritoryId| sight::dangers(game, board, me, *land);
    match effect {
        Some(Effect::Mobilise(_)) => lands.iter().min_by_key(|land| Reverse(dangers(land))),
        Some(Effect::Demobilise(_)) => lands.iter().min_by_key(dangers),
        Some(Effect::RemoveToken(_)) => lands.iter().min_by_key(|land| Reverse(worth(land))),
        Some(Effect::PlaceToken(place)) if place.token == Marker::Harvest => {
            lands.iter().min_by_key(|land| Reverse(worth(land)))
        }
        Some(_) | None => lands.iter().min_by_key(worth),
    }
}

/// The best trait for its own people, the worst for others: criticals turn a colour round.
fn quality(
    game: &Crusader,
    state: &State,
    me: Player,
    traits: impl Iterator<Item = TraitId>,
) -> Option<TraitId> {
    traits.min_by_key(|what| -ours(state, me, worth_of(game, *what)))
}

/// Green is good, but less so if it fails somewhere; red is bad, but less so if it succeeds somewhere.
fn worth_of(game: &Crusader, what: TraitId) -> i32 {
    let is_critical = game.components().is_critical(what);
    match (what.is_green(), is_critical) {
        (true, false) => 2,
        (true, true) => 1,
        (false, true) => -1,
        (false, false) => -2,
    }
}

/// The option that costs it least.
fn option(game: &Crusader, state: &State, me: Player, effect: Option<&Effect>, bits: u8) -> Option<u8> {
    let open = (0..8u8).filter(|n| bits >> n & 1 == 1);
    let Some(Effect::Choose(choice)) = effect else { return open.min() };
    let each = |effect: &Effect| {
        if let Effect::GainCasusBelli(claim) = effect {
            worth_of_claim(game, state, me, claim)
        } else {
            ours(state, me, worth_of_effect(game, state, effect))
        }
    };
    let worth = |n: &u8| {
        let list = choice.lists.get(usize::from(*n)).map_or(&[][..], |list| game.components().list(*list));
        list.iter().map(each).sum::<i32>()
    };
    open.into_iter().min_by_key(|n| Reverse(worth(n)))
}

/// What a Casus Belli is worth to an AI, whoever is struck: it matters who holds it and against whom.
fn worth_of_claim(game: &Crusader, state: &State, me: Player, claim: &GainCasusBelli) -> i32 {
    let is_me = |who| i32::from(state.board.event.who(game, &state.board, who) == me);
    is_me(claim.holder) - is_me(claim.against)
}

/// What an effect is worth to an AI that it strikes: a point counts most, then losses.
fn worth_of_effect(game: &Crusader, state: &State, effect: &Effect) -> i32 {
    let target = state.board.event.target;
    match effect {
        Effect::GainGold(_) | Effect::LoseGold(_) | Effect::TransferGold(_) | Effect::RevealHand(_) => 0,
        Effect::BirthChild(_)
        | Effect::BirthBastard(_)
        | Effect::RemoveAge(_)
        | Effect::DrawActionCard(_) => 2,
        Effect::BuyDevelopment(_) => {
            let house = state.board.house(target);
            let room =
                |card: &_| !house.developments.has(*card) && realm::has_room(game, house.developments, *card);
            if state.board.display.iter().any(room) { 2 } else { 0 }
        }
        Effect::Mobilise(_) => 1,
        Effect::RemoveTrait(_) | Effect::RemoveToken(_) => 1,
        Effect::AddTrait(gift) => gift.tokens.iter().map(|what| worth_of(game, *what)).max().unwrap_or(0),
        Effect::DrawTrait(_) | Effect::Choose(_) => 0,
        Effect::KillCharacter(death) => -killed(game, state, target, death.who),
        Effect::AddAge(_) | Effect::Demobilise(_) | Effect::GainCasusBelli(_) | Effect::AddModifier(_) => -1,
        Effect::PlaceToken(place) => {
            if place.token == Marker::Harvest {
                1
            } else {
                -1
            }
        }
        Effect::BreakPact(_) | Effect::LoseDevelopment(_) | Effect::LoseShield(_) => -2,
        Effect::ReplaceShield(_) => -2,
        Effect::LayKnight(_) => -10,
    }
}

/// The loss of who would die.
fn killed(game: &Crusader, state: &State, target: Player, who: Character) -> i32 {
    let missed = |who: CharacterId| loss::of_person(game, &state.board, target, who);
    events::meant(game, &state.board, who).iter().map(missed).min().unwrap_or(0)
}

/// Whom an event is to strike (CK-R-112): no partner, if it can be helped.
pub(super) fn victim(
    game: &Crusader,
    state: &State,
    me: Player,
    among: impl Iterator<Item = Player>,
) -> Option<Player> {
    let board = &state.board;
    let ways = among.map(|other| Way::plain(other).preferred(u8::from(board.allied(me, other))).to(other));
    best(game, board, me, ways)
}
