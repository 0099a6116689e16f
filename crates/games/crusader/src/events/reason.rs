//! Why something of an event cannot be done.

use crate::content::CharacterId;
use crate::rules;

/// A reason of this chapter.
#[derive(Copy, Clone, PartialEq, Eq, Debug, table::Reason)]
#[told(depth = 3)]
#[expect(missing_docs, reason = "the fields name the rule, the thing and the numbers")]
pub enum Reason {
    /// That token was not drawn for him.
    #[told(by = rules::CK_GOLDEN_01)]
    NotDrawn { who: CharacterId },
}
