//! Courting somebody who belongs to no dynasty: a check, if one is needed, and what comes of it.

use crate::checks::{self, Trial};
use crate::content::vocabulary::Action;
use crate::content::{CharacterId, Player, TerritoryId, Token};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::special::adopt::mark;
use crate::special::matches::{is_unmarried, other_sex};
use crate::special::wedding::wed;
use crate::special::{Event, Titles};
use crate::{people, relations, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink};

/// Who is courted without a dynasty's consent.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Aim {
    /// Who stands in an independent territory: option A.
    Land(TerritoryId),
    /// An unknown noble out of a player's deck: option C.
    Deck(Player),
}

/// A Marriage check was made for somebody: its result is carried out when it lies on top again.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wooing {
    /// Whose family.
    pub player: Player,
    /// Who is to marry.
    pub who: CharacterId,
    /// Whom.
    pub aim: Aim,
}

/// He courts: the horse always has a green token (CK-GLITTER-04); with a red token on her a character of a territory accepts by herself (CK-MARRY-08), and so she does without any
/// (CK-R-11); else there is a check (CK-MARRY-07, CK-MARRY-16). The attempt is used either way (CK-R-32).
pub(super) fn woo<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, wooing: Wooing) -> Next {
    let needs_check = match wooing.aim {
        Aim::Deck(_) => true,
        Aim::Land(territory) => {
            let board = play.board();
            board.suitors[territory].is_some_and(|whom| board.tokens_on(whom).any(Token::is_green))
        }
    };
    if needs_check {
        play.goto(wooing);
        checks::begin(play, Trial::of(wooing.player, Action::Marriage));
        return Next::Go;
    }
    succeed(play, wooing)
}

impl Run<crate::Crusader> for Wooing {
    fn run<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        let is_free = is_unmarried(&play.board().house(self.player).family, self.who);
        if is_free && checks::passed(play.board()) {
            return succeed(play, self);
        }
        play.tell(Event::NotWed { player: self.player, who: self.who }.into());
        play.goto(Titles::of(self.player))
    }
}

fn succeed<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, wooing: Wooing) -> Next {
    let Wooing { player, who, aim } = wooing;
    play.goto(Titles::of(player));
    match aim {
        // CK-INDEP-03, CK-INDEP-04: the territory has a Pact now, and no potential spouse any more.
        Aim::Land(territory) => {
            if let Some(spouse) = play.board_mut().suitors[territory].take() {
                wed(play, player, who, spouse);
                relations::make_land_pact(play, player, territory, rules::CK_MARRY_09);
            }
        }
        // CK-MARRY-19: no Pact comes of it.
        Aim::Deck(deck) => {
            let sex = other_sex(play.game, who);
            if let Some(spouse) = people::draw(play, deck.culture(), Some(sex)) {
                mark(play, spouse, rules::CK_MARRY_18);
                wed(play, player, who, spouse);
            }
        }
    }
    Next::Go
}
