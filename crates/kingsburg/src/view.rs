//! What one observer may know, and the worlds he could be in.

use crate::Kingsburg;
use crate::board::{Board, Phase, State, YEARS};
use crate::content::CardId;
use crate::position::Position;
use serde::{Serialize, Serializer};
use table::{Chance, Observer};

/// What one observer may know: all that lies open, and the invader cards revealed to all or seen by him. Written as
/// a [`Position`] with the unknown cards left out.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Who looks.
    pub observer: Observer,
    /// What lies open.
    pub board: Board,
    /// The invader cards he knows.
    pub invaders: [Option<CardId>; YEARS as usize],
}

impl View {
    /// Builds the view of an observer.
    #[must_use]
    pub fn of(state: &State, observer: Observer) -> View {
        let board = &state.board;
        let mut invaders = [None; YEARS as usize];
        for (i, known) in invaders.iter_mut().enumerate() {
            if is_revealed(board, i) || observer.is_in(board.looked[i]) {
                *known = Some(state.invaders[i]);
            }
        }
        View { observer, board: board.clone(), invaders }
    }

    /// KB-SETUP-14: a world in which each card he does not know is any of its year, equally likely.
    pub fn world<C: Chance>(&self, game: &Kingsburg, chance: &mut C) -> State {
        let invaders =
            std::array::from_fn(|i| self.invaders[i].unwrap_or_else(|| game.draw_card(i as u8 + 1, chance)));
        State { board: self.board.clone(), invaders }
    }
}

/// KB-WINTER-03: the card of a year is open from the Winter of that year on.
fn is_revealed(board: &Board, index: usize) -> bool {
    let year = usize::from(board.year) - 1;
    index < year || (index == year && is_winter_running(board))
}

/// Has the card of this Winter been turned up?
fn is_winter_running(board: &Board) -> bool {
    board.phase == Phase::Winter && board.frame() != crate::flow::Frame::Begin
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Position::of(crate::content::Content::base(), &self.board, &self.invaders).serialize(serializer)
    }
}
