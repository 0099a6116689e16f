//! Trait checks (p.8-9): the same for every action. Whoever needs one puts his own step below and calls [`begin`]; when it comes back on
//! top, [`passed`] says how it went.

mod drawing;
mod event;
mod invest;
pub mod odds;
mod sabotage;
mod sacrifice;

pub use drawing::Drawing;
pub use event::Event;
pub use invest::Invest;
pub use sabotage::Sabotage;
pub use sacrifice::Sacrifice;

use crate::Crusader;
use crate::board::Board;
use crate::content::vocabulary::Action;
use crate::content::{Player, TerritoryId, Token};
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::modifiers::{self, Subject};
use serde::{Deserialize, Serialize};
use table::{Chance, Sink, Stack};

/// The most tokens of a check that are remembered in order.
pub const MAX_DRAWS: usize = 20;

/// What is asked of a check before modifiers.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// Who makes it.
    pub who: Player,
    /// For what.
    pub action: Action,
    /// Against whom.
    pub against: Option<Player>,
    /// At which territory.
    pub place: Option<TerritoryId>,
    /// Successes needed by the rules of the action (CK-CHECK-06).
    pub needed: u8,
    /// Draws by the rules of the action: one (CK-INVEST-03), more with support.
    pub draws: u8,
    /// Gold that must stay in hand (CK-R-56).
    pub reserve: u8,
    /// May gold be put on it (CK-INVEST-01)?
    pub gold: GoldRule,
}

/// Whether gold may be put on a check, and against it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GoldRule {
    /// None (CK-PLAGUE-05).
    #[default]
    None,
    /// On it, not against it (CK-SABOTAGE-08).
    Invest,
    /// Both.
    Sabotage,
}

impl Trial {
    /// One success, one draw, gold and sabotage as usual.
    #[must_use]
    pub const fn of(who: Player, action: Action) -> Trial {
        let gold = GoldRule::Sabotage;
        Trial { who, action, against: None, place: None, needed: 1, draws: 1, reserve: 0, gold }
    }

    fn subject(&self, game: &Crusader, board: &Board) -> Subject {
        let place = self.place.map(|place| modifiers::features(game, board, place)).unwrap_or_default();
        Subject { by: self.who, action: self.action, against: self.against, place }
    }

    /// The successes that it needs, with modifiers (CK-MOD-02).
    #[must_use]
    pub fn needed(&self, game: &Crusader, board: &Board) -> u8 {
        modifiers::needed(game, board, self.subject(game, board), self.needed).max(1)
    }

    /// The draws without gold, with modifiers (CK-MOD-02). An AI draws one more than it needs at least (CK-AI-25, CK-R-114).
    #[must_use]
    pub fn draws(&self, game: &Crusader, board: &Board) -> u8 {
        let draws = modifiers::draws(game, board, self.subject(game, board), self.draws);
        if game.is_person(self.who) { draws } else { draws.max(self.needed(game, board) + 1) }
    }
}

/// A check that is made, or was made last.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Check {
    /// Who makes it.
    pub who: Player,
    /// For what.
    pub action: Action,
    /// Against whom.
    pub against: Option<Player>,
    /// How many successes it needs.
    pub needed: u8,
    /// Draws that are not bought: the free one and those of modifiers.
    pub free: u8,
    /// Draws bought with gold.
    pub bought: u8,
    /// Of those, how many are cancelled.
    pub cancelled: u8,
    /// Gold that must stay in hand.
    pub reserve: u8,
    /// Whether gold may be put on it, and against it.
    pub gold: GoldRule,
    /// Gold against it, by player.
    pub pool: [u8; Player::MAX],
    /// The tokens drawn, in order.
    pub drawn: Stack<Token, MAX_DRAWS>,
    /// Successes so far.
    pub hits: u8,
    /// The critical token that was drawn last and is not decided on.
    pub critical: Option<Token>,
    /// How it stands.
    pub stage: Stage,
}

/// How a check stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Gold is put on it and against it.
    Gold,
    /// Tokens are drawn: nothing else happens meanwhile (CK-R-23, CK-R-50).
    Drawing,
    /// It has failed, or there was none.
    #[default]
    Failed,
    /// It has succeeded.
    Passed,
}

impl Check {
    /// How many tokens are drawn at most.
    #[inline]
    #[must_use]
    pub const fn draws(&self) -> u8 {
        self.free + self.bought - self.cancelled
    }

    /// How much gold may be put on it: not above the needed successes plus two (CK-INVEST-04, CK-R-26).
    #[must_use]
    pub const fn most_gold(&self) -> u8 {
        (self.needed + 2).saturating_sub(self.free)
    }

    /// How many bought draws can be cancelled (CK-SABOTAGE-06, CK-SABOTAGE-07).
    #[must_use]
    pub fn cancellable(&self) -> u8 {
        self.bought.min((self.free + self.bought).saturating_sub(self.needed))
    }
}

/// A check begins: it lies on top afterwards. The step below looks at [`passed`] when it is over.
pub fn begin<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, trial: Trial) {
    let (needed, free) = (trial.needed(play.game, play.board()), trial.draws(play.game, play.board()));
    let subject = trial.subject(play.game, play.board());
    modifiers::spend(play, subject);
    let Trial { who, action, against, reserve, gold, .. } = trial;
    play.board_mut().check =
        Check { who, action, against, needed, free, reserve, gold, stage: Stage::Gold, ..Check::default() };
    play.tell(Event::CheckBegan { player: who, action, needed, draws: free }.into());
    play.push(Invest);
}

/// Has the last check succeeded?
#[must_use]
pub fn passed(board: &Board) -> bool {
    board.check.stage == Stage::Passed
}
