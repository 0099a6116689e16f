//! An Invade action: who attacks what, and what an attack needs.

use super::Reason as No;
use crate::Crusader;
use crate::board::{Board, State};
use crate::checks::Trial;
use crate::content::{Action, CharacterId, Player, Players, Territories, TerritoryId, Token};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::Stack;

/// An Invade action in progress.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Invasion {
    /// Whose.
    pub invader: Player,
    /// Of what kind.
    pub kind: Kind,
    /// The roles of his footsoldiers, as announced (CK-INVADE-04).
    pub roles: Stack<Role, 4>,
    /// Targets that have been attacked or given up.
    pub done: Territories,
    /// The target of the attack that is made.
    pub target: TerritoryId,
    /// Partners who are called and have not answered.
    pub called: Players,
    /// Partners who give support.
    pub supporters: Players,
    /// All territories that take part in the attack (CK-R-76).
    pub involved: Territories,
    /// The Duke who rides with the attack (CK-DUKE-03).
    pub duke: Option<CharacterId>,
    /// His tokens, which are in the bag meanwhile.
    pub duke_tokens: Stack<Token, 8>,
}

/// Of what kind an Invade is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "lowercase"))]
pub enum Kind {
    /// The action of a card.
    #[default]
    Action,
    /// A Counterattack, which is no action (CK-COUNTER-04).
    Counter,
}

/// What a footsoldier does.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Role {
    /// Where he stands.
    pub from: TerritoryId,
    /// Against what.
    pub target: TerritoryId,
    /// How.
    pub part: Part,
}

/// How a footsoldier takes part.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "lowercase"))]
pub enum Part {
    /// He attacks; where there is a Pact he annexes (CK-ANNEX-01).
    #[default]
    Attack,
    /// He supports (CK-SUPPORT-01).
    Support,
}

impl Invasion {
    /// Nothing is announced yet.
    #[must_use]
    pub fn of(invader: Player) -> Invasion {
        Invasion { invader, ..Invasion::default() }
    }

    /// The footsoldier who attacks this target.
    #[must_use]
    pub fn attacker(&self, target: TerritoryId) -> Option<TerritoryId> {
        let attack = |role: &&Role| role.target == target && role.part == Part::Attack;
        self.roles.iter().find(attack).map(|role| role.from)
    }

    /// The footsoldiers who take part against this target.
    #[must_use]
    pub fn soldiers(&self, target: TerritoryId) -> Territories {
        self.roles.iter().filter(|role| role.target == target).map(|role| role.from).collect()
    }

    /// Footsoldiers with a role.
    #[must_use]
    pub fn busy(&self) -> Territories {
        self.roles.iter().map(|role| role.from).collect()
    }

    /// All announced targets.
    #[must_use]
    pub fn targets(&self) -> Territories {
        self.roles.iter().filter(|role| role.part == Part::Attack).map(|role| role.target).collect()
    }
}

impl Board {
    /// The Invade that is made.
    ///
    /// # Panics
    /// Outside of an Invade.
    #[must_use]
    pub fn invasion(&self) -> &Invasion {
        self.invasions.last().expect("there is an Invade")
    }

    /// The same, to change.
    ///
    /// # Panics
    /// Outside of an Invade.
    pub fn invasion_mut(&mut self) -> &mut Invasion {
        self.invasions.last_mut().expect("there is an Invade")
    }
}

/// Is the footsoldier next to the target only by the Navy (CK-FLEET-03)?
#[must_use]
pub(super) fn is_by_sea(game: &Crusader, from: TerritoryId, target: TerritoryId) -> bool {
    !game.near(from).has(target)
}

/// May a footsoldier of the player in a territory be sent against a target, as far as the two requirements go (CK-WAR-02, CK-INVADE-05,
/// CK-INVADE-06)? Without a footsoldier next to it nothing is Invaded (CK-INFANTRY-02) nor annexed (CK-ANNEX-03).
///
/// # Errors
/// Why not.
pub fn judge_target(
    game: &Crusader,
    state: &State,
    player: Player,
    from: TerritoryId,
    target: TerritoryId,
) -> Result<(), Reason> {
    let board = &state.board;
    if !game.map().open.has(target) {
        return Err(Reason::OutOfPlay { rule: rules::CK_INACC_02, territory: target });
    }
    if !board.mobilised(player).has(from) {
        return Err(No::NoFootsoldier { territory: from }.into());
    }
    if board.lands(player).has(target) {
        return Err(Reason::Unsuitable { rule: rules::CK_INVADE_01, territory: target });
    }
    if !game.reach(board, player, from).has(target) {
        return Err(Reason::NotAdjacent { rule: rules::CK_INVADE_06, territory: target });
    }
    match board.owner(target) {
        Some(owner) if !board.may_invade(player, owner) => {
            Err(No::NoCause { player: owner, territory: target }.into())
        }
        Some(_) | None => Ok(()),
    }
}

/// The same, without the reason.
#[must_use]
pub fn may_aim(
    game: &Crusader,
    state: &State,
    player: Player,
    from: TerritoryId,
    target: TerritoryId,
) -> bool {
    judge_target(game, state, player, from, target).is_ok()
}

/// The check of an attack with so many draws: one more success for a Castle (CK-CASTLE-01), a footsoldier (CK-INFANTRY-03) and a Duke
/// there (CK-DUKE-01) each (CK-INVADE-08, CK-INVADE-09, CK-INVADE-10). Developments, events and the track come on top (CK-INVADE-11,
/// CK-INVADE-12).
#[must_use]
pub fn attack_trial(state: &State, player: Player, target: TerritoryId, draws: u8) -> Trial {
    let board = &state.board;
    let needed = 1
        + u8::from(board.castles.has(target))
        + u8::from(board.footsoldiers.has(target))
        + u8::from(board.duke(target).is_some());
    Trial {
        against: board.owner(target),
        place: Some(target),
        needed,
        draws,
        ..Trial::of(player, Action::Invade)
    }
}
