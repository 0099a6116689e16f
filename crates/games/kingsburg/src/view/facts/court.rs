//! The court: what advisors give, what cards give beside it, and who is closed.

use super::Things;
use crate::board::{ADVISORS, Board};
use crate::content::{Clause, Content, Pc, SourceId, Trade};
use crate::effects;
use crate::goods::Bundle;
use serde::Serialize;
use std::collections::BTreeMap;

/// A part of a gift, as it is drawn.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Gift {
    /// These.
    Gain(Things),
    /// So many of these.
    Choose {
        /// How many.
        pick: u8,
        /// Of which.
        of: Vec<Things>,
    },
    /// Something for something.
    Trade {
        /// What is paid.
        pay: Things,
        /// What is gained.
        gain: Things,
    },
    /// A look at the invaders.
    Peek,
    /// What signs cannot say: its text does.
    More,
}

/// What each advisor gives by himself.
pub(super) fn gifts(content: &Content) -> Vec<Vec<Gift>> {
    let of = |number| content.source(SourceId::advisor(number)).gift;
    (1..=ADVISORS).map(|number| of(number).map_or_else(Vec::new, |pc| gift(content, pc))).collect()
}

/// What open cards add to the help of each advisor.
pub(super) fn extra(content: &Content, board: &Board) -> BTreeMap<u8, Things> {
    let of = |number| (number, effects::extra_help(content, board, number));
    let found = (1..=ADVISORS).map(of).filter(|(_, what)| !what.is_empty());
    found.map(|(number, what)| (number, what.into())).collect()
}

/// The advisors that nobody may influence.
pub(super) fn closed(content: &Content, board: &Board) -> Vec<u8> {
    let closed = effects::closed(content, board);
    (1..=ADVISORS).filter(|number| closed >> number & 1 == 1).collect()
}

/// The clauses of a gift, one after the other, as far as signs can say them.
pub(super) fn gift(content: &Content, from: Pc) -> Vec<Gift> {
    let mut gifts = Vec::new();
    let mut pc = from;
    loop {
        let clause = content.clause(pc);
        pc = pc.next();
        if let Clause::End(_) = clause {
            return gifts;
        } else if let Clause::Gain(gain) = clause {
            gifts.push(Gift::Gain(gain.what.into()));
        } else if let Clause::Peek(_) = clause {
            gifts.push(Gift::Peek);
        } else if let Clause::OneOf(goods) = clause {
            // The dearest good first, as it is printed.
            let of = goods.0.iter().rev().map(|goods| (*goods).into()).collect();
            gifts.push(Gift::Choose { pick: 1, of });
        } else if let Clause::Trades(trades) = clause {
            gifts.push(match trades.trades[..] {
                [Trade { pay, gain, .. }] => Gift::Trade { pay: paid(pay), gain: gain.into() },
                _ => Gift::More,
            });
        } else if let Clause::Choose(choose) = clause {
            let of: Option<Vec<Things>> = choose.options.iter().map(|o| gain(content, o.pc)).collect();
            gifts.push(of.map_or(Gift::More, |of| Gift::Choose { pick: choose.pick, of }));
            pc = choose.end;
        } else {
            gifts.push(Gift::More);
            return gifts;
        }
    }
}

/// An option that is a plain gain.
fn gain(content: &Content, pc: Pc) -> Option<Things> {
    if let Clause::Gain(gain) = content.clause(pc) { Some(gain.what.into()) } else { None }
}

/// Points that are paid count like goods.
fn paid(pay: Bundle) -> Things {
    Bundle { vp: pay.vp.abs(), ..pay }.into()
}
