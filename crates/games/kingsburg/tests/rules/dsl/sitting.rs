//! What a seat does, and what it is refused.

use super::Table;
use kingsburg::reason::Reason;
use table::{Game, Seat};

/// A seat at the table, about to do something.
pub struct Sitting<'a> {
    table: &'a mut Table,
    seat: Seat,
}

impl<'a> Sitting<'a> {
    pub fn new(table: &'a mut Table, seat: Seat) -> Sitting<'a> {
        Sitting { table, seat }
    }

    fn must_be_asked(&self) {
        let asked = self.table.must();
        assert!(asked.has(self.seat), "{asked:?} must answer in {:?}", self.table.frame());
    }

    /// Gives an answer that must be legal, and listed.
    pub fn answers(self, path: &str) {
        self.must_be_asked();
        let Sitting { table, seat } = self;
        let listed = table.listed(seat);
        let Some((_, answer)) = listed.iter().find(|(p, _)| p == path) else {
            panic!("'{path}' is not listed in {:?}: {:?}", table.frame(), table.answers_of(seat))
        };
        table.gives(seat.0, *answer);
    }

    /// An answer that is refused by this rule, and not listed.
    pub fn refused(self, path: &str, rule: &str) {
        self.must_be_asked();
        self.table.is_refused(self.seat.0, path, rule);
    }

    /// Why an answer is refused: of several meanings of the path, the one nearest to legal.
    pub fn why_not(self, path: &str) -> Reason {
        self.must_be_asked();
        let Sitting { table, seat } = self;
        assert!(
            !table.answers_of(seat).iter().any(|p| p == path),
            "'{path}' is refused, so it must not be listed"
        );
        let mut candidates = Vec::new();
        table.game.candidates(&table.state, seat, &mut candidates);
        candidates.retain(|a| table.game.path(&table.state, seat, *a).to_string() == path);
        let reasons: Vec<_> = candidates.iter().map(|a| table.game.judge(&table.state, seat, *a)).collect();
        let nearest =
            reasons.iter().map(|r| r.expect_err("not listed, so not legal")).max_by_key(table::Reason::depth);
        nearest.unwrap_or_else(|| panic!("'{path}' is nothing that could be answered here"))
    }

    /// Must be asked, and may answer all of these.
    pub fn may<const N: usize>(self, paths: [&str; N]) {
        self.must_be_asked();
        self.table.offers(self.seat.0, paths);
    }

    /// Must be asked, and may answer just these, in the order of the list.
    pub fn may_only<const N: usize>(self, paths: [&str; N]) {
        self.must_be_asked();
        self.table.offers_only(self.seat.0, paths);
    }
}
