//! The court: what advisors give, what cards give beside it, and who is closed.

use super::Things;
use crate::board::{ADVISORS, Board};
use crate::content::{Content, Pc, SourceId, Step, Trade};
use crate::effects::{self, moments};
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
    let of = |number| (number, moments::extra_help(content, board, number));
    let found = (1..=ADVISORS).map(of).filter(|(_, what)| !what.is_empty());
    found.map(|(number, what)| (number, what.into())).collect()
}

/// The advisors that nobody may influence.
pub(super) fn closed(content: &Content, board: &Board) -> Vec<u8> {
    let closed = effects::closed(content, board);
    (1..=ADVISORS).filter(|number| closed >> number & 1 == 1).collect()
}

/// The steps of a gift, one after the other.
pub(super) fn gift(content: &Content, from: Pc) -> Vec<Gift> {
    let mut gifts = Vec::new();
    let mut pc = from;
    loop {
        let mut next = pc.next();
        match content.step(pc) {
            Step::End => return gifts,
            Step::Gain(what) => gifts.push(Gift::Gain((*what).into())),
            Step::Peek => gifts.push(Gift::Peek),
            Step::OneOf(goods) => {
                // The dearest good first, as it is printed.
                let of = goods.iter().rev().map(|goods| (*goods).into()).collect();
                gifts.push(Gift::Choose { pick: 1, of });
            }
            Step::Trade { trades, .. } => gifts.push(match trades[..] {
                [Trade { pay, gain, .. }] => Gift::Trade { pay: paid(pay), gain: gain.into() },
                _ => Gift::More,
            }),
            Step::Choose { pick, options, end, .. } => {
                let of: Option<Vec<Things>> = options.iter().map(|o| gain(content, o.pc)).collect();
                gifts.push(of.map_or(Gift::More, |of| Gift::Choose { pick: *pick, of }));
                next = *end;
            }
            Step::Jump(_)
            | Step::Unless(..)
            | Step::UnlessNoted(..)
            | Step::Note(_)
            | Step::May(_)
            | Step::Lose(_)
            | Step::GainPer { .. }
            | Step::Named { .. }
            | Step::OpponentPicks { .. }
            | Step::Split(_)
            | Step::Give(_)
            | Step::Steal(_)
            | Step::TakeStock(_)
            | Step::Copy
            | Step::Each(..)
            | Step::WhiteDie(_)
            | Step::ColouredDice(_)
            | Step::MoveGroup(_)
            | Step::FreeBuild { .. } => {
                gifts.push(Gift::More);
                return gifts;
            }
        }
        pc = next;
    }
}

/// An option that is a plain gain.
fn gain(content: &Content, pc: Pc) -> Option<Things> {
    match content.step(pc) {
        Step::Gain(what) => Some((*what).into()),
        _ => None,
    }
}

/// Points that are paid count like goods.
fn paid(pay: Bundle) -> Things {
    Bundle { vp: pay.vp.abs(), ..pay }.into()
}
