//! What cards allow and forbid: to forbid is stronger, whoever says it and whenever.

/// Does a card allow or forbid?
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// It may be done, unless another forbids it.
    Allow,
    /// It may not be done.
    Forbid,
}

/// Allows or forbids an act to those whom the scope covers.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Permit<Act, Scope> {
    /// Which act.
    pub act: Act,
    /// Is it allowed or forbidden?
    pub mode: Mode,
    /// To whom.
    pub scope: Scope,
}

/// What the cards in force say about an act, with one that says so, for the refusal. Whether an act of which nothing is said may be done is
/// for the rules: they ask [`is_forbidden`](Verdict::is_forbidden) of what everybody may, [`is_allowed`](Verdict::is_allowed) of
/// what nobody may.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Verdict<By> {
    /// No card speaks of it.
    Unsaid,
    /// Allowed by this card and forbidden by none.
    Allowed(By),
    /// Forbidden by this card, whatever others allow.
    Forbidden(By),
}

impl<By> Verdict<By> {
    /// The verdict of all who speak of an act. Of several the first is named.
    pub fn of(said: impl IntoIterator<Item = (Mode, By)>) -> Verdict<By> {
        let mut verdict = Verdict::Unsaid;
        for (mode, by) in said {
            match (mode, &verdict) {
                (Mode::Forbid, _) => return Verdict::Forbidden(by),
                (Mode::Allow, Verdict::Unsaid) => verdict = Verdict::Allowed(by),
                (Mode::Allow, Verdict::Allowed(_) | Verdict::Forbidden(_)) => {}
            }
        }
        verdict
    }

    /// May it not be done, though it is usually free?
    #[must_use]
    pub const fn is_forbidden(&self) -> bool {
        matches!(self, Verdict::Forbidden(_))
    }

    /// May it be done, though it usually is not?
    #[must_use]
    pub const fn is_allowed(&self) -> bool {
        matches!(self, Verdict::Allowed(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_first_that_decides_is_named() {
        let said = [(Mode::Allow, 'a'), (Mode::Forbid, 'b'), (Mode::Allow, 'c'), (Mode::Forbid, 'd')];
        assert_eq!(Verdict::of(said), Verdict::Forbidden('b'));
        assert_eq!(Verdict::of([(Mode::Allow, 'a'), (Mode::Allow, 'c')]), Verdict::Allowed('a'));
        assert_eq!(Verdict::<char>::of([]), Verdict::Unsaid);
    }

    proptest! {
        #[test]
        fn to_forbid_wins_wherever_it_stands(allows in 0usize..8, at in 0usize..8) {
            let mut said = vec![(Mode::Allow, 0); allows];
            prop_assert_eq!(Verdict::of(said.clone()).is_allowed(), allows > 0);
            said.insert(at.min(allows), (Mode::Forbid, 1));
            prop_assert_eq!(Verdict::of(said), Verdict::Forbidden(1));
        }
    }
}
