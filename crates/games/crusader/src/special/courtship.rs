//! The marriage that is being proposed, and what was refused before.

use crate::board::{Board, Family, Post, Row};
use crate::content::{CharacterId, Characters, Player};
use crate::special::matches::is_unmarried;
use crate::trades::Bundle;
use serde::{Deserialize, Serialize};

/// King, three children, two siblings.
const SUITORS: usize = 6;

/// A proposal between dynasties, and those that were made in this part of the Dynastic Phase.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Courtship {
    /// Who proposes.
    pub from: Player,
    /// For whom of his family.
    pub who: CharacterId,
    /// To whom.
    pub to: Player,
    /// For whom of theirs.
    pub whom: CharacterId,
    /// The dynasty the couple joins, once that is settled (CK-MARRY-25, CK-MARRY-26).
    pub home: Option<Player>,
    /// What the proposer gives (CK-R-35).
    pub gives: Bundle,
    /// What he asks.
    pub asks: Bundle,
    /// Those to whom each of the family has proposed: a pair is proposed once in a phase (CK-R-32).
    pub proposed: [Characters; SUITORS],
}

impl Courtship {
    /// Nothing was proposed yet.
    #[must_use]
    pub fn of(player: Player) -> Courtship {
        Courtship { from: player, ..Courtship::default() }
    }

    /// Has this pair been proposed?
    #[must_use]
    pub fn was_proposed(&self, family: &Family, who: CharacterId, whom: CharacterId) -> bool {
        place(family, who).is_some_and(|place| self.proposed[place].has(whom))
    }

    /// This pair is proposed now.
    pub fn propose(&mut self, family: &Family, who: CharacterId, whom: CharacterId) {
        if let Some(place) = place(family, who) {
            self.proposed[place].insert(whom);
        }
    }

    /// A draft of a proposal. A spouse of a King moves to the King's dynasty, whoever proposes (CK-MARRY-25); else the two negotiate
    /// (CK-MARRY-26), but with an official AI the couple joins who pays, the proposer (CK-R-129).
    pub fn draft(&mut self, board: &Board, who: CharacterId, to: Player, whom: CharacterId, is_ai: bool) {
        let reigns = |player: Player, who: CharacterId| board.house(player).family.king == Some(who);
        let home = if reigns(self.from, who) {
            Some(self.from)
        } else if reigns(to, whom) {
            Some(to)
        } else {
            is_ai.then_some(self.from)
        };
        *self = Courtship { who, to, whom, home, gives: Bundle::NONE, asks: Bundle::NONE, ..*self };
    }

    /// Can the two still marry? A trade may have cost one of them his dynasty meanwhile.
    #[must_use]
    pub fn stands(&self, board: &Board) -> bool {
        let is_free = |player: Player, who| is_unmarried(&board.house(player).family, who);
        is_free(self.from, self.who) && is_free(self.to, self.whom)
    }

    /// Who marries, of the dynasty that the couple joins, and who comes to it.
    #[must_use]
    pub fn couple(&self) -> (Player, CharacterId, CharacterId) {
        if self.home == Some(self.to) {
            (self.to, self.whom, self.who)
        } else {
            (self.from, self.who, self.whom)
        }
    }
}

fn place(family: &Family, who: CharacterId) -> Option<usize> {
    match family.post(who)? {
        Post::King => Some(0),
        Post::Member(Row::Children, slot) => Some(1 + slot),
        Post::Member(Row::Siblings, slot) => Some(4 + slot),
        Post::Spouse | Post::MemberSpouse(..) => None,
    }
}
