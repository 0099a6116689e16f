//! What comes of a Plot (p.12-13).

use super::aim::Target;
use super::{Event, Plot};
use crate::Crusader;
use crate::checks;
use crate::content::Player;
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::relations::{self, Because};
use crate::succession::{self, Cause};
use crate::{lands, realm, rules, special};
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Sink};

/// The check of a Plot is over.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Who plotted.
    pub player: Player,
    /// What.
    pub plot: Plot,
    /// At what.
    pub target: Target,
    /// Whose it was.
    pub victim: Option<Player>,
}

impl Run<Crusader> for Outcome {
    fn run<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        play.pop();
        // Who has traded his last territory away meanwhile gains nothing.
        let is_done = checks::passed(play.board()) && play.board().plays(self.player);
        let (player, action) = (self.player, self.plot.action());
        play.tell(
            if is_done { Event::PlotDone { player, action } } else { Event::PlotFailed { player, action } }
                .into(),
        );
        if is_done {
            self.succeed(play);
        } else if self.plot != Plot::Divorce
            && let Some(victim) = self.victim
        {
            // CK-PLOT-04: the target gains a Casus Belli; not after a Divorce (CK-DIVORCEPLOT-05), nor a plotter against himself.
            relations::grant_casus_belli(play, victim, player, rules::CK_PLOT_04);
        }
        Next::Go
    }
}

impl Outcome {
    fn succeed<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) {
        let player = self.player;
        match (self.plot, self.target) {
            (Plot::CasusBelli, Target::Player(other)) => {
                // CK-PLOT-05, CK-R-51: the victim gets none.
                relations::claim_casus_belli(play, player, other, Because::Plotted, rules::CK_CB_03);
            }
            (Plot::Revolt, Target::Territory(territory)) => {
                // Its owner may have released it meanwhile: then there is nobody to revolt against (CK-R-62).
                if play.board().owner(territory).is_some() {
                    lands::add_unrest(play, territory, rules::CK_REVOLT_05);
                }
            }
            (Plot::Assassinate, Target::Person(who)) => succession::dies(play, who, Cause::Assassination),
            (Plot::Assassinate, Target::Councillor(development)) => {
                if let Some(of) = self.victim {
                    realm::discard(play, of, development, rules::CK_R_66);
                }
            }
            (Plot::Bribe, Target::Councillor(development)) => {
                // A trade may have taken the councillor elsewhere, or brought the plotter one like him (CK-BRIBE-03).
                let is_there = self.victim.is_some_and(|victim| play.board().owns(victim, development));
                if is_there && !play.board().owns(player, development) {
                    play.pay(player, self.plot.price(), rules::CK_BRIBE_02);
                    realm::acquire(play, player, development, self.victim);
                }
            }
            (Plot::Divorce, Target::Person(who)) => {
                // CK-DIVORCEPLOT-02: the spouse leaves as if dead; tokens stay in a King's bag (CK-DIVORCEPLOT-03),
                // those of a child's or sibling's spouse go (CK-DIVORCEPLOT-04).
                special::divorce(play, player, who, rules::CK_DIVORCEPLOT_01);
            }
            (Plot::CasusBelli | Plot::Revolt | Plot::Assassinate | Plot::Bribe | Plot::Divorce, _) => {}
        }
    }
}
