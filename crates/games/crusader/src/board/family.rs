//! A Family Board: who is who in a dynasty.

use crate::content::{CharacterId, TerritoryId};
use serde::{Deserialize, Serialize};

/// Child slots: there are three Child-Duke tokens for each dynasty (CK-COMP-18, CK-R-13).
pub const MAX_CHILDREN: usize = 3;
/// Sibling slots: there are two Sibling-Duke tokens for each dynasty (CK-COMP-19, CK-R-13).
pub const MAX_SIBLINGS: usize = 2;

/// The people of a dynasty.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Family {
    /// Who rules, King or Queen (CK-TERM-01).
    pub king: Option<CharacterId>,
    /// The spouse of who rules.
    pub spouse: Option<CharacterId>,
    /// Age tokens on who rules.
    pub age: u8,
    /// By slot.
    pub children: [Member; MAX_CHILDREN],
    /// By slot.
    pub siblings: [Member; MAX_SIBLINGS],
    /// How many have ever come into this family: their order is their seniority (CK-R-96).
    pub arrivals: u8,
}

/// A child or sibling in its slot.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Member {
    /// Who it is; nobody: the slot is empty.
    pub who: Option<CharacterId>,
    /// The spouse, who lies under the card (CK-MARRY-22).
    pub spouse: Option<CharacterId>,
    /// The Duchy (CK-TITLE-04).
    pub duchy: Option<TerritoryId>,
    /// When it came: the lower the elder.
    pub arrived: u8,
}

/// Children or siblings.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Row {
    /// Of who rules.
    Children,
    /// Of who rules.
    Siblings,
}

/// Where somebody stands in a family (CK-CHAR-01); a potential spouse stands in none.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Post {
    /// Who rules.
    King,
    /// The spouse of who rules.
    Spouse,
    /// In this slot.
    Member(Row, usize),
    /// The spouse of who is in this slot.
    MemberSpouse(Row, usize),
}

impl Family {
    /// The slots of a row.
    #[must_use]
    pub fn row(&self, row: Row) -> &[Member] {
        match row {
            Row::Children => &self.children,
            Row::Siblings => &self.siblings,
        }
    }

    /// The slots of a row, to change.
    pub fn row_mut(&mut self, row: Row) -> &mut [Member] {
        match row {
            Row::Children => &mut self.children,
            Row::Siblings => &mut self.siblings,
        }
    }

    /// All children and siblings with their posts.
    pub fn members(&self) -> impl Iterator<Item = (Row, usize, &Member)> {
        let children = self.children.iter().enumerate().map(|(i, m)| (Row::Children, i, m));
        let siblings = self.siblings.iter().enumerate().map(|(i, m)| (Row::Siblings, i, m));
        children.chain(siblings).filter(|(_, _, member)| member.who.is_some())
    }

    /// Everybody, spouses too.
    pub fn people(&self) -> impl Iterator<Item = CharacterId> {
        let members = self.children.iter().chain(&self.siblings).flat_map(|m| [m.who, m.spouse]);
        [self.king, self.spouse].into_iter().chain(members).flatten()
    }

    /// Where somebody stands in this family.
    #[must_use]
    pub fn post(&self, who: CharacterId) -> Option<Post> {
        if self.king == Some(who) {
            return Some(Post::King);
        }
        if self.spouse == Some(who) {
            return Some(Post::Spouse);
        }
        self.members().find_map(|(row, slot, member)| {
            if member.who == Some(who) {
                Some(Post::Member(row, slot))
            } else if member.spouse == Some(who) {
                Some(Post::MemberSpouse(row, slot))
            } else {
                None
            }
        })
    }

    /// The lowest free slot of a row (CK-R-96).
    #[must_use]
    pub fn free_slot(&self, row: Row) -> Option<usize> {
        self.row(row).iter().position(|member| member.who.is_none())
    }

    /// Somebody takes the lowest free slot of a row; not if it is full (CK-R-13).
    pub fn welcome(&mut self, row: Row, who: CharacterId) -> Option<usize> {
        let slot = self.free_slot(row)?;
        let arrived = self.arrivals;
        self.arrivals = self.arrivals.saturating_add(1);
        self.row_mut(row)[slot] = Member { who: Some(who), spouse: None, duchy: None, arrived };
        Some(slot)
    }

    /// The member in a slot.
    #[must_use]
    pub fn member(&self, row: Row, slot: usize) -> &Member {
        &self.row(row)[slot]
    }
}
