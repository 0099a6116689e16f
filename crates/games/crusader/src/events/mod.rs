//! Events of Action cards (p.16-17): who is struck, the check, what is done. The words of events are carried out in `verbs`.

mod ahead;
mod births;
mod calm;
mod choices;
mod choosing;
mod deeds;
mod event;
mod find;
mod reason;
mod requirements;
mod struck;
mod targets;
mod verbs;

pub use ahead::lands_ahead;
pub use births::{Births, KeepTrait, born};
pub use calm::{Calm, turn_starts};
pub use choices::Choices;
pub use choosing::Choosing;
pub use deeds::Deeds;
pub use event::Event;
pub use find::{lands_with, meant, next_player};
pub use reason::Reason;
pub use requirements::meets;
pub use struck::Struck;
pub use targets::{NameVictim, Targets};
pub use verbs::{Refill, stand_up};

use crate::Crusader;
use crate::board::Board;
use crate::content::vocabulary::Who;
use crate::content::{CardId, CharacterId, EventId, Player};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Sink};

/// The event that is carried out.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Running {
    /// Which.
    pub event: EventId,
    /// On which card.
    pub card: CardId,
    /// Who played the card.
    pub by: Player,
    /// Whom it strikes.
    pub target: Player,
    /// Who was fixed before the check.
    pub chosen: Option<CharacterId>,
}

impl Running {
    /// The player that an effect names. The next player is the left neighbour of who played the card (CK-R-22); where there is none, it
    /// is who played it.
    #[must_use]
    pub fn who(&self, game: &Crusader, board: &Board, who: Who) -> Player {
        match who {
            Who::Target => self.target,
            Who::CardPlayer => self.by,
            Who::NextPlayer => next_player(game, board, self.by).unwrap_or(self.by),
        }
    }
}

/// The event of a card that a player has played: its steps lie on top afterwards (CK-EVENT-01). It is resolved after the action in every
/// case (CK-EVENT-02, CK-ACTION-04), unless the action has ended the game (CK-R-89).
pub fn begin<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player, card: CardId) -> Next {
    let event = play.game.components().event_of(card);
    play.board_mut().event = Running { event, card, by: player, target: player, chosen: None };
    play.tell(Event::EventBegan { player, event }.into());
    play.push(Targets { at: 0 })
}
