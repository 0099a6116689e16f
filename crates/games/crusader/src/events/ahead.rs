//! What an event may still do to territories, before anybody is asked.

use super::{Choices, Choosing};
use crate::Crusader;
use crate::board::State;
use crate::content::Territories;
use crate::content::vocabulary::{Effect, ListId};
use crate::flow::Frame;

/// The territories among which the event that is carried out may pick one in this step: they are not traded away meanwhile (CK-R-23).
#[must_use]
pub fn lands_ahead(game: &Crusader, state: &State, frame: Frame) -> Territories {
    if let Frame::Struck(step) = frame {
        let card = game.components().event(state.board.event.event);
        let lists = step.ahead(card).into_iter().flatten();
        lists.fold(Territories::NONE, |sum, list| sum.or(of_list(game, state, list, 0)))
    } else if let Frame::Deeds(step) = frame {
        of_list(game, state, step.list, step.at)
    } else if let Frame::Choosing(step) = frame {
        of_effect(game, state, &step)
    } else {
        Territories::NONE
    }
}

/// Those of the effects of a list, from this one on.
fn of_list(game: &Crusader, state: &State, list: ListId, from: u8) -> Territories {
    let all = from..game.components().list(list).len() as u8;
    all.fold(Territories::NONE, |sum, at| sum.or(of_effect(game, state, &Choosing::of(list, at))))
}

/// Those of an effect: of an open choice those of all its options.
fn of_effect(game: &Crusader, state: &State, asked: &Choosing) -> Territories {
    if let Some(Effect::Choose(choice)) = asked.effect(game) {
        let lists = choice.lists.iter();
        lists.fold(Territories::NONE, |sum, list| sum.or(of_list(game, state, *list, 0)))
    } else if let Choices::Lands(lands) = asked.choices(game, state) {
        lands
    } else {
        Territories::NONE
    }
}
