//! An attack begins (p.14): shields At War, Casus Belli of partners, calls for support.

use super::{CallPartners, Event, Spoils};
use crate::Crusader;
use crate::content::{Players, TerritoryId};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::{lands, relations, rules};
use table::{Chance, Next, Run, Sink};

/// An attack begins (CK-R-73). What the invader has a Pact with is annexed without a check (CK-ANNEX-02, CK-PACT-05).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Onset;

impl Run<Crusader> for Onset {
    fn run<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        let invasion = *play.board().invasion();
        let (player, target) = (invasion.invader, invasion.target);
        let owner = play.board().owner(target);
        let Some(from) = invasion.attacker(target) else { return play.pop() };
        // Who was to come by a Navy that is gone stays where he is.
        let reaches = |from: &TerritoryId| play.game.reach(play.board(), player, *from).has(target);
        let soldiers = invasion.soldiers(target).and(play.board().mobilised(player));
        let involved = soldiers.iter().filter(reaches).collect();
        let now = play.board_mut().invasion_mut();
        now.called = Players::NONE;
        now.supporters = Players::NONE;
        now.involved = involved;
        if play.board().land_pacts[player.index()].has(target) {
            play.tell(Event::Annexed { player, from, target }.into());
            play.goto(Spoils);
            // CK-ANNEX-04: otherwise it is a normal Invade; the Pact ends (CK-R-77).
            lands::gain(play, player, target, rules::CK_ANNEX_01);
            return Next::Go;
        }
        play.tell(Event::Attacked { player, from, target }.into());
        match owner {
            Some(owner) => {
                relations::hostile(play, player, owner);
                relations::go_to_war(play, player, owner, rules::CK_INVADE_07);
                // CK-PACT-03, CK-R-49: the partners of the attacked gain a Casus Belli when the attack is started.
                for partner in play.board().pacts[owner.index()] {
                    if partner != player {
                        relations::grant_casus_belli(play, partner, player, rules::CK_PACT_03);
                    }
                }
            }
            None => {
                // CK-PACT-02: so does the partner of an independent territory.
                if let Some(partner) = play.board().land_partner(target) {
                    relations::grant_casus_belli(play, partner, player, rules::CK_PACT_02);
                }
            }
        }
        play.goto(CallPartners)
    }
}
