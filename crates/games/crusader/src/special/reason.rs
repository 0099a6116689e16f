//! Why a marriage, an adoption or a title is not possible.

use crate::content::{CharacterId, TerritoryId};
use crate::rules;
use table::Rule;

/// A reason for a refusal.
#[derive(Copy, Clone, PartialEq, Eq, Debug, table::Reason)]
#[told(depth = 3, prefix = "reason-special")]
#[expect(missing_docs, reason = "the fields name the rule and the persons")]
pub enum Reason {
    /// Nobody of this name can marry here.
    #[told(depth = 1)]
    NotInFamily { rule: Rule, who: CharacterId },
    /// He or she is married.
    Married { rule: Rule, who: CharacterId },
    /// They are of the same sex.
    #[told(by = rules::CK_MARRY_05)]
    SameSex { who: CharacterId, whom: CharacterId },
    /// Both reign.
    #[told(by = rules::CK_MARRY_11)]
    BothReign { who: CharacterId, whom: CharacterId },
    /// Both are of one dynasty.
    #[told(by = rules::CK_MARRY_06)]
    OneDynasty { who: CharacterId, whom: CharacterId },
    /// This was proposed in this phase already.
    #[told(by = rules::CK_R_32)]
    ProposedAlready { who: CharacterId, whom: CharacterId },
    /// Nobody is there to marry.
    NobodyThere { rule: Rule },
    /// To adopt, the King must be married and have no children.
    #[told(by = rules::CK_ADOPT_01)]
    NoAdoption,
    /// No child or sibling of the King.
    #[told(by = rules::CK_TITLE_01, depth = 1)]
    NotKin { who: CharacterId },
    /// There is a Duke in that territory already.
    #[told(by = rules::CK_R_42)]
    HasDuke { territory: TerritoryId },
    /// He or she has a title already.
    #[told(by = rules::CK_R_42)]
    HasTitle { who: CharacterId },
    /// He or she has got a title in this phase already, which was revoked.
    #[told(by = rules::CK_DYNASTIC_02)]
    HadTitle { who: CharacterId },
    /// He or she has no title.
    #[told(by = rules::CK_TITLE_06)]
    NoTitle { who: CharacterId },
    /// It must be said first which dynasty the couple joins.
    #[told(by = rules::CK_MARRY_26)]
    NoHome,
    /// Goods that are not there, or are named already.
    #[told(by = rules::CK_R_35)]
    NoSuchDowry,
}
