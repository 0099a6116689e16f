//! The answers of a turn: the list, the judge and their paths.

use super::actions::{FORT, FORTS, TROOP};
use super::board::areas_where;
use super::{ACTIONS, Area, Card, Effect, Reason, State};
use table::{Element, Path, Seat};

/// One action, or the end of the turn.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// The turn ends.
    End,
    /// One troop more in one's own area.
    Recruit(Area),
    /// One fort more in one's own area.
    Fortify(Area),
    /// An attack from one's own area on a neighbour's.
    Attack(Area, Area),
    /// A card from the hand, on an area if its effect needs one.
    Play(Card, Option<Area>),
}

impl Answer {
    /// The elements that a player picks to give this answer.
    #[must_use]
    pub fn path(self) -> Path {
        match self {
            Answer::End => [Element::only("end")].into(),
            Answer::Recruit(area) => [Element::only("recruit"), area.element()].into(),
            Answer::Fortify(area) => [Element::only("fortify"), area.element()].into(),
            Answer::Attack(from, to) => [Element::only("attack"), from.element(), to.element()].into(),
            Answer::Play(card, None) => [card.element()].into(),
            Answer::Play(card, Some(area)) => [card.element(), area.element()].into(),
        }
    }
}

#[inline]
pub(super) fn list(state: &State, seat: Seat, answers: &mut Vec<Answer>) {
    answers.push(Answer::End);
    if state.actions >= ACTIONS {
        return;
    }
    let own = state.owned[seat.index()];
    let gold = state.gold[seat.index()];
    if gold >= TROOP {
        answers.extend(own.into_iter().map(Answer::Recruit));
    }
    if gold >= FORT {
        let room = areas_where(&state.forts, |forts| forts < FORTS);
        answers.extend(own.and(room).into_iter().map(Answer::Fortify));
    }
    let manned = areas_where(&state.troops, |troops| troops >= 2);
    for from in own.and(manned) {
        let targets = from.neighbours().without(own).into_iter();
        answers.extend(targets.map(|to| Answer::Attack(from, to)));
    }
    for card in state.hands[seat.index()].iter().copied() {
        let on = |area: Area| Answer::Play(card, Some(area));
        match card.effect() {
            Effect::Levy => answers.extend(own.into_iter().map(on)),
            Effect::Tax => answers.push(Answer::Play(card, None)),
            Effect::Raid => answers.extend(manned.without(own).into_iter().map(on)),
        }
    }
}

pub(super) fn judge(state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
    if answer == Answer::End {
        return Ok(());
    }
    if state.actions >= ACTIONS {
        return Err(Reason::NoActionLeft);
    }
    let own = state.owned[seat.index()];
    let is_mine = |area: Area| if own.has(area) { Ok(()) } else { Err(Reason::NotYours { area }) };
    let not_mine = |area: Area| if own.has(area) { Err(Reason::Yours { area }) } else { Ok(()) };
    let pays = |needs: u16| match state.gold[seat.index()] {
        has if has >= needs => Ok(()),
        has => Err(Reason::TooLittleGold { needs, has }),
    };
    let is_manned = |area: Area| match state.troops[area.index()] {
        0 | 1 => Err(Reason::LastTroop { area }),
        _ => Ok(()),
    };
    match answer {
        Answer::End => Ok(()),
        Answer::Recruit(area) => is_mine(area).and_then(|()| pays(TROOP)),
        Answer::Fortify(area) => {
            is_mine(area)?;
            pays(FORT)?;
            if state.forts[area.index()] < FORTS { Ok(()) } else { Err(Reason::FullyFortified { area }) }
        }
        Answer::Attack(from, to) => {
            is_mine(from)?;
            not_mine(to)?;
            let adjacent = from.neighbours().has(to);
            if adjacent { is_manned(from) } else { Err(Reason::NotAdjacent { from, to }) }
        }
        Answer::Play(card, target) => {
            if !state.hands[seat.index()].contains(&card) {
                return Err(Reason::NotInHand { card });
            }
            match (card.effect(), target) {
                (Effect::Tax, None) => Ok(()),
                (Effect::Levy, Some(area)) => is_mine(area),
                (Effect::Raid, Some(area)) => not_mine(area).and_then(|()| is_manned(area)),
                (Effect::Tax, Some(_)) => Err(Reason::NoTarget { card }),
                (Effect::Levy | Effect::Raid, None) => Err(Reason::NeedsTarget { card }),
            }
        }
    }
}

pub(super) fn candidates(answers: &mut Vec<Answer>) {
    answers.push(Answer::End);
    answers.extend(Area::all().map(Answer::Recruit));
    answers.extend(Area::all().map(Answer::Fortify));
    answers.extend(Area::all().flat_map(|from| Area::all().map(move |to| Answer::Attack(from, to))));
    let targets = || Area::all().map(Some).chain([None]);
    answers.extend(Card::all().flat_map(|card| targets().map(move |target| Answer::Play(card, target))));
}
