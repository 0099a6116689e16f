//! What the kit proves, promise by promise.

use std::fmt;

macro_rules! promises {
    ($($(#[doc = $text:literal])+ $name:ident,)*) => {
        /// What must be true of every game.
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        pub enum Promise {
            $($(#[doc = $text])+ $name,)*
        }

        impl Promise {
            /// The promise in words.
            #[must_use]
            pub fn text(self) -> &'static str {
                match self { $(Promise::$name => concat!($($text),+).trim_ascii(),)* }
            }
        }
    };
}

promises! {
    /// the options can be played
    Opens,
    /// the rules never panic
    NeverPanics,
    /// every game ends within its longest
    Ends,
    /// the invariants hold in every position
    Invariants,
    /// there is a standing, with a winner unless the game can be lost, exactly when nobody is waited for
    StandingAtTheEnd,
    /// the list is sorted and nothing is listed twice
    ListSorted,
    /// the list is not empty
    ListNotEmpty,
    /// the list holds exactly the candidates that the judge allows
    ListIsJudge,
    /// every listed answer is a candidate
    ListInCandidates,
    /// acts are sorted, legal, candidates, and no answers
    ActsListed,
    /// who may act has something to do, who is called may act, and after the end nobody may
    WhoMayCan,
    /// picking part by part always comes to a legal answer, and comes to every legal candidate
    PartsLeadOn,
    /// no path is empty, equal to another or the beginning of another
    PathsTellApart,
    /// the path of a listed answer means that answer
    PathsReadBack,
    /// a state that was saved and loaded is the same
    SavedIsSame,
    /// the same answers and the same chance lead to the same states
    Deterministic,
    /// a clone that is played on does not disturb the original
    ClonesApart,
    /// a log that was written and read leads to the same table
    LogIsSame,
    /// a view can be written as JSON
    ViewsWritten,
    /// views that count as alike are written alike, so that nobody is sent another's
    AlikeIsSame,
    /// a view is written as it is, whatever views were written before it
    SheetIsView,
    /// a world sampled from a view has that same view
    WorldHasView,
    /// a world sampled from a view breaks no invariant
    WorldKeepsInvariants,
    /// who is waited for, and who won, does not depend on what an observer may not know
    WaitingIsPublic,
    /// whether a seat may act, and is called, does not depend on what it may not know
    ActsKeepSecrets,
    /// answers, acts, parts and paths do not depend on what their seat may not know
    AnswersKeepSecrets,
    /// a prompt does not depend on what its seat may not know
    PromptsKeepSecrets,
    /// refusals do not depend on what their seat may not know
    RefusalsKeepSecrets,
    /// events do not tell an observer what his view does not
    EventsKeepSecrets,
    /// in which order sealed answers arrive, and whether they were changed before, makes no difference
    OrderIsIndifferent,
    /// that a sealed answer was changed is nobody else's business
    ChangesKeepSecrets,
    /// taking back is free only when no chance, no knowledge and no other seat is touched, and never past an act
    UndoKeepsToItsScope,
    /// taking back leads to the state before, and the same answers lead to the same state again
    UndoRestores,
    /// replaying a log reproduces every state
    ReplayIsSame,
    /// a forged log is refused at the forged entry
    ForgeryIsRefused,
    /// a refused answer changes nothing
    RefusalChangesNothing,
    /// a refusal gives the reason of the judge
    RefusalTeaches,
}

impl fmt::Display for Promise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?} ({})", self.text())
    }
}

/// A promise that a game did not keep.
#[derive(Clone, PartialEq, Debug)]
pub struct Breach {
    /// Which promise.
    pub promise: Promise,
    /// What was seen instead.
    pub why: String,
}

impl Promise {
    /// The breach of this promise.
    pub(super) fn broken(self, why: impl Into<String>) -> Breach {
        Breach { promise: self, why: why.into() }
    }

    /// Breaks the promise unless the condition holds.
    pub(super) fn holds(self, condition: bool, why: impl FnOnce() -> String) -> Result<(), Breach> {
        if condition { Ok(()) } else { Err(self.broken(why())) }
    }
}
