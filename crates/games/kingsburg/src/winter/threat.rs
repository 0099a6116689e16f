//! Who attacks this Winter: the card of the year, those who join it, and what makes them stronger.

use super::strength::{Addition, addition};
use crate::board::{Board, State};
use crate::content::{CardId, Content, Penalty, ScenarioId, SecondDeck};
use crate::effects::{Scene, Threat, open_cards};
use crate::goods::Bundle;
use table::Seat;

/// The attack of a Winter.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Attack {
    /// What conditions see of it.
    pub threat: Threat,
    /// Its strength, with all that changes it.
    pub strength: i16,
    /// What a loser suffers: that of both cards if another joined.
    pub penalty: Penalty,
    /// What a winner receives, likewise.
    pub reward: Bundle,
    /// Soldiers that everybody gets because of those who joined.
    pub soldiers_each: u16,
}

impl Attack {
    /// The attack of this year.
    #[must_use]
    pub fn of(content: &Content, state: &State) -> Attack {
        let year = state.board.year_index();
        Attack::by(content, &state.board, state.hidden.invaders[year], Some(state.hidden.valley[year]))
    }

    /// The attack of this card of the year, and of that of the second deck if there is one, it is known, and it joins.
    #[must_use]
    pub fn by(content: &Content, board: &Board, card: CardId, valley: Option<CardId>) -> Attack {
        let main = content.invader(card);
        let mut attack = Attack {
            threat: Threat { printed: main.strength, races: 1 << main.race as u8 },
            strength: main.strength,
            penalty: main.penalty,
            reward: main.reward,
            soldiers_each: 0,
        };
        if board.scenario.is_some()
            && let Some(deck) = crate::effects::scenario(content, board, |s| s.second_deck.as_ref())
            && let Some(card) = valley
            && joins(content, board, deck, card)
        {
            let other = content.invader(card);
            attack.threat.races |= deck.counts_as;
            attack.strength += other.strength;
            attack.penalty = attack.penalty.plus(other.penalty);
            attack.reward = attack.reward.plus(other.reward);
            attack.soldiers_each = u16::from(board.year);
        }
        let scene = attack.scene(content, board);
        attack.strength = changes(&scene).fold(attack.strength, |sum, one| sum.saturating_add(one.n));
        attack
    }

    /// What conditions see in this battle.
    #[must_use]
    pub fn scene<'a>(&self, content: &'a Content, board: &'a Board) -> Scene<'a> {
        Scene { threat: Some(self.threat), ..Scene::new(content, board) }
    }
}

/// What open cards add to the strength of the invaders, or take from it. One common value: conditions are on the year or
/// the invaders, not on a player.
pub fn changes<'a>(scene: &'a Scene<'a>) -> impl Iterator<Item = Addition> + 'a {
    open_cards(scene.board)
        .map(move |by| addition(scene, Seat(0), by, &scene.content.source(by).strength))
        .filter(|one| one.n != 0)
}

/// Does the card of the second deck join the attack?
#[must_use]
pub fn joins(content: &Content, board: &Board, deck: &SecondDeck, card: CardId) -> bool {
    let invader = content.invader(card);
    let threat = Threat { printed: invader.strength, races: 1 << invader.race as u8 };
    let scene = Scene { threat: Some(threat), ..Scene::new(content, board) };
    let scenario = board.scenario.map(ScenarioId::source).unwrap_or_default();
    deck.joins.as_ref().is_none_or(|c| scene.holds(c, Seat(0), scenario))
}
