//! What developments, shields and events say, in the form of the library `effects`: numbers they change, what they allow, what they
//! do at a moment.

use super::vocabulary::{Action, Actions, Cause, Duration, Feature, Features, Modifier, Once};
use super::{Decks, DevelopmentId, EventId, Player, SpaceId};
use effects::{
    Builder, Choice, Clause, ClauseId, Limit, Mode, Modifier as Change, Permit, Says, Trigger, Until,
    Vocabulary, words,
};
use serde::{Deserialize, Serialize};
use table::Seat;

/// The words of Crusader Kings, for the library.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Clauses;

words! {
    /// Numbers that developments, shields and events change (CK-MOD-01, CK-MOD-02).
    pub enum Stat {
        /// Free draws in a check.
        FreeDraws,
        /// Successes that a check needs.
        SuccessesNeeded,
        /// Gold of a Tax action.
        TaxGold,
        /// The price of a castle or a development.
        Price,
    }
}

words! {
    /// What is allowed to some.
    pub enum Act {
        /// Landing on any coast of the same sea (CK-FLEET-01).
        LandBySea,
        /// Aiming at any territory in play (CK-REVOLT-02, CK-OVERTHROW-03).
        AimAnywhere,
        /// A second Crusade action in an Era (CK-CRUSADE-04).
        CrusadeAgain,
        /// Sabotaging a Plot that is usually safe from it (CK-MURDER-08).
        Sabotage,
    }
}

words! {
    /// Moments at which something is done.
    pub enum Hook {
        /// An Era begins, before its cards are drawn.
        EraStart,
        /// A Turn of the owner begins.
        TurnStart,
        /// Somebody of the owner's family would die.
        Death,
        /// The King would get his fifth Age token.
        FifthAge,
        /// A child is born with a random trait.
        ChildBorn,
    }
}

words! {
    /// Stretches of play at whose end things end.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Span {
        /// A Turn.
        #[default]
        Turn,
        /// A Round.
        Round,
        /// An Era.
        Era,
        /// The reign of a King.
        King,
    }
}

/// What says a clause.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// A development, to its owner.
    Development(DevelopmentId),
    /// A space of the track, to whose shield is there (CK-TRACK-03).
    Space(SpaceId),
    /// An event, to whom it struck.
    Event(EventId),
}

/// Checks and actions that are covered.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Scope {
    /// Whose.
    pub side: Side,
    /// Any of these.
    pub actions: Actions,
    /// Only at territories with this.
    pub place: Option<Feature>,
}

/// Whose checks and actions.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Side {
    /// Of the owner.
    Own,
    /// Of others, against the owner.
    AgainstMe,
}

impl Scope {
    /// Does it cover what is asked about, said by something that this player has?
    #[inline]
    #[must_use]
    pub fn covers(self, owner: Player, subject: Subject) -> bool {
        let side = match self.side {
            Side::Own => subject.by == owner,
            Side::AgainstMe => subject.against == Some(owner) && subject.by != owner,
        };
        side && self.actions.has(subject.action) && self.place.is_none_or(|place| subject.place.has(place))
    }
}

/// A check or an action about which something is asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// Whose it is.
    pub by: Player,
    /// Which.
    pub action: Action,
    /// Against whom.
    pub against: Option<Player>,
    /// What the territory aimed at has.
    pub place: Features,
}

impl Subject {
    /// An action that is aimed at nobody.
    #[must_use]
    pub const fn own(by: Player, action: Action) -> Subject {
        Subject { by, action, against: None, place: Features::NONE }
    }
}

/// Somebody would die of this.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct DiesOf(pub Cause);

/// What a trigger does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Verb {
    /// Cards are drawn from one of the decks.
    DrawCards {
        /// From one of these.
        decks: Decks,
        /// How many.
        n: u8,
    },
    /// So many Unrest tokens are taken away.
    RemoveUnrest(u8),
    /// Nobody dies.
    IgnoreDeath,
    /// No Age token is given.
    SkipAge,
    /// Of so many tokens some are kept.
    ChooseTrait {
        /// Drawn.
        draw: u8,
        /// Kept.
        keep: u8,
    },
}

impl Vocabulary for Clauses {
    type Stat = Stat;
    type Act = Act;
    type Hook = Hook;
    type Span = Span;
    type Source = Source;
    type Scope = Scope;
    type Condition = DiesOf;
    type Verb = Verb;
    type Carrier = Player;
    type Subject = Subject;

    fn floor(stat: Stat) -> Option<i32> {
        match stat {
            Stat::FreeDraws | Stat::TaxGold | Stat::Price => Some(0),
            Stat::SuccessesNeeded => Some(1),
        }
    }

    /// A player may have no seat: here it is only a number by which to tell them apart.
    fn owner(player: Player) -> Seat {
        Seat(player.0)
    }
}

/// Says a modifier: of a development or a shield while it is held, of an event for a time.
///
/// # Errors
/// What it cannot mean.
pub(super) fn say(
    builder: &mut Builder<Clauses>,
    source: Source,
    until: Until<Span>,
    modifier: &Modifier,
) -> Result<ClauseId, String> {
    let mut conditions = Vec::new();
    if let Modifier::IgnoreDeath { cause, .. } = modifier {
        conditions.push(DiesOf(*cause));
    }
    let says = says(modifier)?;
    if until == Until::NextUse && !matches!(says, Says::Modify(_)) {
        return Err("has no next use: only numbers last until then".to_owned());
    }
    Ok(builder.say(Clause { source, conditions, until, says }))
}

/// No number of a modifier is larger.
const LARGEST: u8 = 9;

fn says(modifier: &Modifier) -> Result<Says<Clauses>, String> {
    let scope = |side, actions| Scope { side, actions, place: None };
    let own = |action: Action| scope(Side::Own, action.meant());
    let change = |stat, n: i8, scope| match n.unsigned_abs() {
        0 => Err("changes nothing".to_owned()),
        1..=LARGEST => Ok(Says::Modify(Change { stat, amount: n.into(), scope })),
        _ => Err(format!("must be from -{LARGEST} to {LARGEST}")),
    };
    let allow = |act, scope| Ok(Says::Permit(Permit { act, mode: Mode::Allow, scope }));
    let trigger = |hook, choice, limit, verb| Ok(Says::Trigger(Trigger { hook, choice, limit, verb }));
    let only = |action: Action, known: &[Action]| {
        let stands = known.contains(&action);
        if stands { Ok(()) } else { Err(format!("says nothing of {action:?}; known: {known:?}")) }
    };
    let checked = |action: Action| {
        let stands = !action.meant().and(Action::AnyCheck.meant()).is_empty();
        if stands { Ok(()) } else { Err(format!("{} has no check", action.word())) }
    };
    match modifier {
        Modifier::ExtraDraw { action, n } => {
            checked(*action)?;
            change(Stat::FreeDraws, *n, own(*action))
        }
        Modifier::SuccessNeeded { action, n } => {
            checked(*action)?;
            change(Stat::SuccessesNeeded, *n, own(*action))
        }
        Modifier::ExtraSuccessNeededAgainstMe { action, n, place } => {
            only(*action, &AIMED)?;
            let scope = Scope { side: Side::AgainstMe, actions: action.meant(), place: *place };
            change(Stat::SuccessesNeeded, *n, scope)
        }
        Modifier::TaxBonus { n } => change(Stat::TaxGold, *n, own(Action::Tax)),
        Modifier::CostChange { action, n } => {
            only(*action, &[Action::Build, Action::Develop])?;
            change(Stat::Price, *n, own(*action))
        }
        Modifier::SeaReach {} => allow(Act::LandBySea, own(Action::Invade)),
        Modifier::PlotReach { actions } => {
            for action in actions.iter() {
                only(action, &[Action::PlotInciteRevolt, Action::Overthrow])?;
            }
            allow(Act::AimAnywhere, scope(Side::Own, *actions))
        }
        Modifier::SecondCrusade {} => allow(Act::CrusadeAgain, own(Action::Crusade)),
        Modifier::AllowSabotage { action } => {
            only(*action, &AIMED)?;
            allow(Act::Sabotage, scope(Side::AgainstMe, action.meant()))
        }
        Modifier::CardDrawBonus { deck, n } => {
            if deck.is_empty() || !(1..=3).contains(n) {
                return Err("must name a deck, and from 1 to 3 cards".to_owned());
            }
            trigger(Hook::EraStart, Choice::Must, None, Verb::DrawCards { decks: *deck, n: *n })
        }
        Modifier::RemoveUnrest { n, limit } => {
            trigger(Hook::TurnStart, Choice::May, Some(once(*limit)), Verb::RemoveUnrest(*n))
        }
        Modifier::IgnoreDeath { limit, .. } => {
            trigger(Hook::Death, Choice::May, Some(once(*limit)), Verb::IgnoreDeath)
        }
        Modifier::SkipAgeToken { limit } => {
            trigger(Hook::FifthAge, Choice::May, Some(once(*limit)), Verb::SkipAge)
        }
        Modifier::ChooseTrait { draw, keep } => {
            if *keep != 1 || !(2..=4).contains(draw) {
                return Err("must draw from 2 to 4 tokens and keep 1".to_owned());
            }
            trigger(Hook::ChildBorn, Choice::Must, None, Verb::ChooseTrait { draw: *draw, keep: *keep })
        }
    }
}

/// What is aimed at a player.
const AIMED: [Action; 7] = [
    Action::Plot,
    Action::PlotCasusBelli,
    Action::PlotInciteRevolt,
    Action::PlotAssassinate,
    Action::PlotBribe,
    Action::Overthrow,
    Action::Invade,
];

fn once(limit: Once) -> Limit<Span> {
    Limit::once(match limit {
        Once::Turn => Span::Turn,
        Once::Round => Span::Round,
        Once::Era => Span::Era,
        Once::King => Span::King,
    })
}

/// How long what an event puts in force lasts.
pub(super) fn lasts(duration: Duration) -> Until<Span> {
    match duration {
        Duration::NextUse => Until::NextUse,
        Duration::RoundEnd => Until::end(Span::Round),
        Duration::NextRoundEnd => Until::next_end(Span::Round),
        Duration::EraEnd => Until::end(Span::Era),
    }
}
