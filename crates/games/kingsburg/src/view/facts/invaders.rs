//! The invaders of each year, as far as they are known.

use super::Things;
use crate::board::{Board, YEARS};
use crate::content::CardId;
use crate::effects::{Scene, open_cards};
use crate::view::View;
use crate::winter::penalty;
use crate::winter::strength::Addition;
use crate::winter::threat::{self, Attack};
use serde::Serialize;

/// The invaders of a year.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct InvaderFacts {
    /// Who comes, if the card is known.
    pub race: Option<&'static str>,
    /// The strength printed on the card; if it is not known, those that it can have, each once, in ascending order:
    /// they stand on its back, for all to see (KB-COMP-05).
    pub printed: Vec<i16>,
    /// What open cards add to it.
    pub changes: Vec<Addition>,
    /// Their strength with all that is known to change it, if it is as low as it can be.
    pub least: i16,
    /// The same if it is as high as it can be.
    pub most: i16,
    /// What a winner receives, if the card is known: with that of those who are known to join.
    pub reward: Things,
    /// What a loser suffers, if the card is known: with that of those who are known to join, and what open cards add;
    /// what something of his spares him is not taken off.
    pub penalty: Things,
}

/// Are they the same in another view? Without open cards they follow from the year and the cards that are known; with some, what
/// changes them may depend on anything.
pub(super) fn are_same(view: &View, other: &View) -> bool {
    let seen = |view: &View| (view.board.year, view.known.invaders, view.known.valley);
    let has_open = |view: &View| open_cards(&view.board).next().is_some();
    seen(view) == seen(other) && (!has_open(view) && !has_open(other) || view.board == other.board)
}

/// The invaders of the five years.
pub(super) fn of(view: &View) -> Vec<InvaderFacts> {
    (1..=YEARS).map(|year| of_year(view, year)).collect()
}

/// Those of the second deck.
pub(super) fn valley(view: &View) -> Vec<InvaderFacts> {
    let has_deck = |id| view.content().source(id).second_deck.is_some();
    if !open_cards(&view.board).any(has_deck) {
        return Vec::new();
    }
    let known = view.known.valley.into_iter();
    (1..=YEARS).zip(known).map(|(year, card)| as_printed(view, year, card)).collect()
}

/// The attack of this year if this card is that of the year; with the card of a second deck if it is known.
pub(super) fn attack(view: &View, card: CardId) -> Attack {
    attack_of(view, &view.board, card)
}

fn attack_of(view: &View, board: &Board, card: CardId) -> Attack {
    Attack::by(view.content(), board, card, view.known.valley[board.year_index()])
}

fn of_year(view: &View, year: u8) -> InvaderFacts {
    let known = view.known.invaders[usize::from(year) - 1];
    let printed = as_printed(view, year, known);
    if year < view.board.year {
        return printed;
    }
    let content = view.content();
    let board = board_of(&view.board, year);
    let attacks = || cards(view, year, known).map(|card| attack_of(view, &board, card));
    let strengths = || attacks().map(|attack| attack.strength);
    let attack = attacks().next().filter(|_| known.is_some());
    let scene = Scene { threat: attack.map(|attack| attack.threat), ..Scene::new(content, &board) };
    InvaderFacts {
        changes: threat::changes(&scene).collect(),
        least: strengths().min().unwrap_or_default(),
        most: strengths().max().unwrap_or_default(),
        reward: attack.map_or_else(Things::default, |attack| attack.reward.into()),
        penalty: attack
            .map_or_else(Things::default, |attack| penalty::of_all(content, &board, &attack).into()),
        ..printed
    }
}

/// A card as it is printed, or those that it may be.
fn as_printed(view: &View, year: u8, known: Option<CardId>) -> InvaderFacts {
    let content = view.content();
    let mut printed: Vec<i16> = cards(view, year, known).map(|card| content.invader(card).strength).collect();
    printed.sort_unstable();
    printed.dedup();
    let card = known.map(|card| content.invader(card));
    InvaderFacts {
        race: card.map(|card| card.race.name()),
        least: printed.first().copied().unwrap_or_default(),
        most: printed.last().copied().unwrap_or_default(),
        printed,
        changes: Vec::new(),
        reward: card.map_or_else(Things::default, |card| card.reward.into()),
        penalty: card.map_or_else(Things::default, |card| card.penalty.into()),
    }
}

/// The card of a year, or all that it may be.
fn cards(view: &View, year: u8, known: Option<CardId>) -> impl Iterator<Item = CardId> + use<> {
    let deck = view.content().cards_of(year).filter(move |_| known.is_none());
    known.into_iter().chain(deck)
}

/// The board as it is in this year or would be in one to come: the Fate card of that year is not there yet.
fn board_of(board: &Board, year: u8) -> Board {
    let fate = board.fate.filter(|_| year == board.year);
    Board { year, fate, ..*board }
}
