//! Tokens, footsoldiers and Knights in territories.

use super::Verb;
use crate::answer::Answer;
use crate::board::{Board, State};
use crate::content::vocabulary::{
    Demobilise, Feature, Features, LayKnight, Marker, Mobilise, PlaceToken, RemoveToken, Territory,
};
use crate::content::{Territories, TerritoryId};
use crate::event::Event as Told;
use crate::events::choosing::Question;
use crate::events::{Choices, Choosing, Event, find, lands_with};
use crate::flow::{OnBoard, Play};
use crate::{Crusader, lands, rules, supply};
use table::{Chance, Rule, Sink};

/// Markers of a kind in the supply (CK-SUPPLY-01).
fn left(game: &Crusader, board: &Board, marker: Marker) -> u8 {
    match marker {
        Marker::Unrest => supply::unrest(game, board),
        Marker::PlagueOutbreak => supply::plague(game, board),
        Marker::Harvest => supply::harvest(game, board),
        Marker::CropFailure => supply::crop_failure(game, board),
    }
}

/// A word that strikes one territory of who is struck: where it can, what is asked, what is done there.
trait OneLand {
    /// Which territory is meant.
    fn place(&self) -> Territory;

    /// Where it can be carried out.
    fn places(&self, game: &Crusader, board: &Board) -> Territories;

    /// The key of its question.
    fn asks(&self) -> &'static str;

    /// The rule that is in the way of a territory where it cannot be carried out.
    fn bar(&self, _: &Board, _: TerritoryId) -> Rule {
        rules::CK_EVENT_01
    }

    /// What is done there.
    fn strike<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, territory: TerritoryId);
}

impl<W: OneLand> Verb for W {
    fn is_possible(&self, game: &Crusader, state: &State) -> bool {
        !self.places(game, &state.board).is_empty()
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, asking: Choosing) {
        play.push(asking);
    }

    fn question(&self, game: &Crusader, state: &State, _: &Choosing) -> Question {
        let by = find::picker(game, &state.board, self.place());
        Question { by, of: Choices::Lands(self.places(game, &state.board)), free: false }
    }

    fn key(&self, _: &Choosing) -> &'static str {
        self.asks()
    }

    fn bars(&self, state: &State, asking: &Choosing, answer: Answer) -> Rule {
        if let Answer::Territory(territory) = answer {
            self.bar(&state.board, territory)
        } else {
            self.rule(asking)
        }
    }

    fn take<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing, answer: Answer) {
        if let Answer::Territory(territory) = answer {
            self.strike(play, territory);
        }
    }
}

impl OneLand for PlaceToken {
    fn place(&self) -> Territory {
        self.place
    }

    /// Where it can be placed: Unrest never on a mobilised territory (CK-UNREST-02), no second Plague (CK-R-83); nowhere if there is
    /// none left (CK-R-11).
    fn places(&self, game: &Crusader, board: &Board) -> Territories {
        if left(game, board, self.token) == 0 {
            return Territories::NONE;
        }
        let lands = find::lands(game, board, self.place);
        match self.token {
            Marker::Unrest => lands.without(board.footsoldiers),
            Marker::PlagueOutbreak => lands.without(board.outbreaks).without(board.plague_over),
            Marker::Harvest | Marker::CropFailure => lands,
        }
    }

    fn asks(&self) -> &'static str {
        match self.token {
            Marker::Unrest => "prompt-event-unrest",
            Marker::PlagueOutbreak => "prompt-event-plague",
            Marker::Harvest => "prompt-event-harvest",
            Marker::CropFailure => "prompt-event-crop-failure",
        }
    }

    fn bar(&self, board: &Board, territory: TerritoryId) -> Rule {
        let is_his = board.owner(territory) == Some(board.event.target);
        match self.token {
            Marker::Unrest if is_his && board.footsoldiers.has(territory) => rules::CK_UNREST_02,
            Marker::Unrest | Marker::PlagueOutbreak | Marker::Harvest | Marker::CropFailure => {
                rules::CK_EVENT_01
            }
        }
    }

    fn strike<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, territory: TerritoryId) {
        let board = play.board_mut();
        match self.token {
            Marker::Unrest => return lands::add_unrest(play, territory, rules::CK_EVENT_01),
            Marker::PlagueOutbreak => board.outbreaks.insert(territory),
            Marker::Harvest => board.harvest[territory] += 1,
            Marker::CropFailure => board.crop_failure[territory] += 1,
        }
        play.tell(Event::MarkerPlaced { marker: self.token, territory }.into());
    }
}

impl RemoveToken {
    /// His territories that have one.
    fn places(&self, game: &Crusader, board: &Board) -> Territories {
        let feature = match self.token {
            Marker::Unrest => Feature::Unrest,
            Marker::PlagueOutbreak => return board.outbreaks.and(board.lands(board.event.target)),
            Marker::Harvest => Feature::Harvest,
            Marker::CropFailure => Feature::CropFailure,
        };
        lands_with(game, board, board.event.target, Features::one(feature), Features::NONE)
    }
}

impl Verb for RemoveToken {
    fn is_possible(&self, game: &Crusader, state: &State) -> bool {
        !self.places(game, &state.board).is_empty()
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, asking: Choosing) {
        play.push(Choosing { left: self.n - 1, ..asking });
    }

    /// One is removed; of several up to so many, and he may stop.
    fn question(&self, game: &Crusader, state: &State, _: &Choosing) -> Question {
        let of = Choices::Lands(self.places(game, &state.board));
        Question { by: state.board.event.target, of, free: self.n > 1 }
    }

    fn key(&self, _: &Choosing) -> &'static str {
        "prompt-event-remove-token"
    }

    fn take<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, asking: Choosing, answer: Answer) {
        let Answer::Territory(territory) = answer else { return };
        if asking.left > 0 {
            play.push(Choosing { left: asking.left - 1, ..asking });
        }
        let board = play.board_mut();
        match self.token {
            Marker::Unrest => return lands::remove_unrest(play, territory, 1, rules::CK_REVOLT_10),
            Marker::PlagueOutbreak => board.outbreaks.remove(territory),
            Marker::Harvest => board.harvest[territory] = board.harvest[territory].saturating_sub(1),
            Marker::CropFailure => {
                board.crop_failure[territory] = board.crop_failure[territory].saturating_sub(1);
            }
        }
        play.tell(Event::MarkerRemoved { marker: self.token, territory, rule: rules::CK_EVENT_01 }.into());
    }
}

impl OneLand for Mobilise {
    fn place(&self) -> Territory {
        self.place
    }

    /// Where a footsoldier can come: nowhere with as many as he may have (CK-MOBILIZE-05, CK-AI-23).
    fn places(&self, game: &Crusader, board: &Board) -> Territories {
        if supply::footsoldiers(game, board, board.event.target) == 0 {
            return Territories::NONE;
        }
        find::lands(game, board, self.place).without(board.footsoldiers)
    }

    fn asks(&self) -> &'static str {
        "prompt-event-mobilise"
    }

    fn strike<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, territory: TerritoryId) {
        lands::place_footsoldier(play, territory, rules::CK_MOBILIZE_07);
    }
}

impl OneLand for Demobilise {
    fn place(&self) -> Territory {
        self.place
    }

    fn places(&self, game: &Crusader, board: &Board) -> Territories {
        find::lands(game, board, self.place).and(board.footsoldiers)
    }

    fn asks(&self) -> &'static str {
        "prompt-event-demobilise"
    }

    fn strike<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, territory: TerritoryId) {
        lands::remove_footsoldier(play, territory, rules::CK_EVENT_01);
    }
}

impl OneLand for LayKnight {
    fn place(&self) -> Territory {
        self.place
    }

    fn places(&self, game: &Crusader, board: &Board) -> Territories {
        find::lands(game, board, self.place).without(board.laid_knights)
    }

    fn asks(&self) -> &'static str {
        "prompt-event-lay-knight"
    }

    fn strike<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, territory: TerritoryId) {
        play.board_mut().laid_knights.insert(territory);
        play.tell(Event::KnightLaid { territory }.into());
    }
}

/// Knights that lie in these territories stand up: the territory is mobilised, or its owner has taxed.
pub fn stand_up<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, territories: Territories) {
    for territory in territories.and(play.board().laid_knights) {
        rise(play, territory);
    }
}

fn rise<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, territory: TerritoryId) {
    play.board_mut().laid_knights.remove(territory);
    play.tell(Event::KnightStood { territory }.into());
}
