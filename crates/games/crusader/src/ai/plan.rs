//! What an official AI has made up its mind to do with the card it revealed.

use crate::answer::Answer;
use crate::content::{CharacterId, DevelopmentId, Developments, Player, TerritoryId};
use crate::intrigue::Plot;
use serde::{Deserialize, Serialize};
use table::Element;

/// The way it has chosen: the steps of the action are answered by it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Plan {
    /// No line is possible: only the event is carried out (CK-AI-13).
    #[default]
    Nothing,
    /// One Castle (CK-R-116).
    Build(TerritoryId),
    /// Developments.
    Develop(Developments),
    /// One Overthrow.
    Overthrow(TerritoryId),
    /// A Casus Belli.
    CasusBelli(Player),
    /// A revolt.
    Revolt(TerritoryId),
    /// A murder.
    Murder(CharacterId),
    /// A bribe.
    Bribe {
        /// Whose councillor.
        of: Player,
        /// Which.
        councillor: DevelopmentId,
    },
    /// The King's divorce.
    Divorce(CharacterId),
    /// One attack, with all the support there is (CK-R-117), or an Annexation.
    Invade {
        /// From where.
        from: TerritoryId,
        /// What.
        target: TerritoryId,
    },
    /// One footsoldier (CK-AI-22).
    Mobilise(TerritoryId),
    /// Somebody goes on Crusade.
    Crusade(CharacterId),
}

impl Plan {
    /// The territory that it is about.
    #[must_use]
    pub fn site(self) -> Option<TerritoryId> {
        match self {
            Plan::Build(land) | Plan::Overthrow(land) | Plan::Revolt(land) | Plan::Mobilise(land) => {
                Some(land)
            }
            Plan::Invade { target, .. } => Some(target),
            Plan::Nothing
            | Plan::Develop(_)
            | Plan::CasusBelli(_)
            | Plan::Murder(_)
            | Plan::Bribe { .. }
            | Plan::Divorce(_)
            | Plan::Crusade(_) => None,
        }
    }

    /// The Plot that it is, and at whom or what it is aimed.
    #[must_use]
    pub const fn plot(self) -> Option<(Plot, Answer)> {
        match self {
            Plan::CasusBelli(player) => Some((Plot::CasusBelli, Answer::Player(player))),
            Plan::Revolt(land) => Some((Plot::Revolt, Answer::Territory(land))),
            Plan::Murder(who) => Some((Plot::Assassinate, Answer::Person(who))),
            Plan::Divorce(who) => Some((Plot::Divorce, Answer::Person(who))),
            Plan::Bribe { of, councillor } => {
                Some((Plot::Bribe, Answer::Councillor { of, development: councillor }))
            }
            Plan::Nothing
            | Plan::Build(_)
            | Plan::Develop(_)
            | Plan::Overthrow(_)
            | Plan::Invade { .. }
            | Plan::Mobilise(_)
            | Plan::Crusade(_) => None,
        }
    }

    /// What it is done to, as things on the board.
    #[must_use]
    pub fn elements(self) -> Vec<Element> {
        match self {
            Plan::Nothing => Vec::new(),
            Plan::Build(land) | Plan::Overthrow(land) | Plan::Revolt(land) | Plan::Mobilise(land) => {
                vec![land.element()]
            }
            Plan::Develop(cards) => cards.iter().map(DevelopmentId::element).collect(),
            Plan::CasusBelli(player) => vec![player.element()],
            Plan::Murder(who) | Plan::Divorce(who) | Plan::Crusade(who) => vec![who.element()],
            Plan::Bribe { of: _, councillor } => vec![councillor.element()],
            Plan::Invade { from: _, target } => vec![target.element()],
        }
    }
}
