//! Developments, spaces of the Crusade track and events become tables of the library; what they cannot mean is an error.

use crate::items::Event;
use crate::vocabulary::{
    Action, Cause, Character, Check, Chooser, Deck, Duration, Effect, Feature, Modifier, Once, Requirement,
    Target,
};
use effects::{
    Builder, Choice, Clause, ClauseId, Limit, Mode, Modifier as Change, Permit, Says, Trigger, Until,
    Vocabulary, words,
};
use table::Seat;

/// The vocabulary of Crusader Kings.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Crusader;

words! {
    /// Numbers that developments, shields and events change.
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
        /// Landing on any coast of the same sea.
        LandBySea,
        /// Aiming at any territory in play.
        AimAnywhere,
        /// A second Crusade action in an Era.
        CrusadeAgain,
        /// Sabotaging a Plot that is usually safe from it.
        Sabotage,
    }
}

words! {
    /// Moments at which something is done.
    pub enum Hook {
        /// An event is resolved.
        Event,
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
    #[derive(Default)]
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

/// What says a clause, by its place in the content.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Source {
    Development(u8),
    Space(u8),
    Event(u8),
}

/// Checks and actions that are covered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scope {
    pub side: Side,
    /// Any of these.
    pub actions: Vec<Action>,
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

/// A check or an action about which something is asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    pub by: Seat,
    pub action: Action,
    pub against: Option<Seat>,
    /// What matters of the territory aimed at.
    pub place: Option<Feature>,
}

/// What must be so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// A requirement of an event.
    Meets(Requirement),
    /// Somebody would die of this.
    DiesOf(Cause),
}

/// What a trigger does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verb {
    /// An event happens.
    Event(Program),
    /// Cards are drawn from one of the decks.
    DrawCards { decks: Vec<Deck>, n: u8 },
    /// Unrest tokens are taken away.
    RemoveUnrest(u8),
    /// Nobody dies.
    IgnoreDeath,
    /// No Age token is given.
    SkipAge,
    /// Of so many tokens some are kept.
    ChooseTrait { draw: u8, keep: u8 },
}

/// An event, ready to be carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    pub target: Target,
    pub chosen: Option<Character>,
    pub check: Option<Check>,
    pub effects: Vec<Deed>,
    pub success: Vec<Deed>,
    pub fail: Vec<Deed>,
}

/// One thing that an event does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A verb.
    Do(Effect),
    /// A modifier begins.
    PutInForce(ClauseId),
    /// One of these.
    Choose { by: Chooser, options: Vec<Vec<Deed>> },
}

impl Vocabulary for Crusader {
    type Stat = Stat;
    type Act = Act;
    type Hook = Hook;
    type Span = Span;
    type Source = Source;
    type Scope = Scope;
    type Condition = Condition;
    type Verb = Verb;
    type Carrier = Seat;
    type Subject = Subject;

    fn floor(stat: Stat) -> Option<i32> {
        match stat {
            Stat::FreeDraws | Stat::TaxGold | Stat::Price => Some(0),
            Stat::SuccessesNeeded => Some(1),
        }
    }

    fn owner(seat: Seat) -> Seat {
        seat
    }
}

/// Says a modifier: of a development or a shield while it is held, of an event for a time.
pub fn modifier(
    builder: &mut Builder<Crusader>,
    source: Source,
    until: Until<Span>,
    modifier: &Modifier,
) -> Result<ClauseId, String> {
    let mut conditions = Vec::new();
    if let Modifier::IgnoreDeath { cause, .. } = modifier {
        conditions.push(Condition::DiesOf(*cause));
    }
    Ok(builder.say(Clause { source, conditions, until, says: says(modifier)? }))
}

fn says(modifier: &Modifier) -> Result<Says<Crusader>, String> {
    let scope = |side, actions: &[Action]| Scope { side, actions: actions.to_vec(), place: None };
    let own = |action: Action| scope(Side::Own, &[action]);
    let change = |stat, n: i8, scope| Says::Modify(Change { stat, amount: n.into(), scope });
    let allow = |act, scope| Says::Permit(Permit { act, mode: Mode::Allow, scope });
    let trigger = |hook, choice, limit, verb| Says::Trigger(Trigger { hook, choice, limit, verb });
    let said = match modifier {
        Modifier::ExtraDraw { n: 0, .. }
        | Modifier::SuccessNeeded { n: 0, .. }
        | Modifier::TaxBonus { n: 0 } => {
            return Err("changes nothing".to_owned());
        }
        Modifier::ExtraDraw { action, n } => change(Stat::FreeDraws, *n, own(*action)),
        Modifier::SuccessNeeded { action, n } => change(Stat::SuccessesNeeded, *n, own(*action)),
        Modifier::ExtraSuccessNeededAgainstMe { action, n, place } => {
            let scope = Scope { side: Side::AgainstMe, actions: vec![*action], place: *place };
            change(Stat::SuccessesNeeded, *n, scope)
        }
        Modifier::TaxBonus { n } => change(Stat::TaxGold, *n, own(Action::Tax)),
        Modifier::CostChange { action, n } => change(Stat::Price, *n, own(*action)),
        Modifier::SeaReach {} => allow(Act::LandBySea, own(Action::Invade)),
        Modifier::PlotReach { actions } => allow(Act::AimAnywhere, scope(Side::Own, actions)),
        Modifier::SecondCrusade {} => allow(Act::CrusadeAgain, own(Action::Crusade)),
        Modifier::AllowSabotage { action } => allow(Act::Sabotage, scope(Side::AgainstMe, &[*action])),
        Modifier::CardDrawBonus { deck, n } => {
            trigger(Hook::EraStart, Choice::Must, None, Verb::DrawCards { decks: deck.clone(), n: *n })
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
            let verb = Verb::ChooseTrait { draw: *draw, keep: *keep };
            trigger(Hook::ChildBorn, Choice::Must, None, verb)
        }
    };
    Ok(said)
}

fn once(limit: Once) -> Limit<Span> {
    Limit::once(match limit {
        Once::Turn => Span::Turn,
        Once::Round => Span::Round,
        Once::Era => Span::Era,
        Once::King => Span::King,
    })
}

/// Says an event: one trigger, and what it can put in force.
pub fn event(builder: &mut Builder<Crusader>, number: u8, event: &Event) -> Result<(), String> {
    let source = Source::Event(number);
    let parts = [&event.effects, &event.success, &event.fail];
    if parts.iter().all(|effects| effects.is_empty()) {
        return Err("does nothing".to_owned());
    }
    if event.check.is_none() && !(event.success.is_empty() && event.fail.is_empty()) {
        return Err("has an outcome of a check and no check".to_owned());
    }
    if event.chosen.is_none() && parts.into_iter().flatten().any(names_chosen) {
        return Err("names a chosen person and chooses none".to_owned());
    }
    let program = Program {
        target: event.target,
        chosen: event.chosen.clone(),
        check: event.check,
        effects: deeds(builder, source, &event.effects)?,
        success: deeds(builder, source, &event.success)?,
        fail: deeds(builder, source, &event.fail)?,
    };
    let conditions = event.requirements.iter().cloned().map(Condition::Meets).collect();
    let verb = Verb::Event(program);
    let trigger = Trigger { hook: Hook::Event, choice: Choice::Must, limit: None, verb };
    builder.say(Clause { source, conditions, until: Until::Held, says: Says::Trigger(trigger) });
    Ok(())
}

fn deeds(builder: &mut Builder<Crusader>, source: Source, effects: &[Effect]) -> Result<Vec<Deed>, String> {
    let mut one = |effect: &Effect| {
        Ok(match effect {
            Effect::AddModifier { modifier: added, until } => {
                Deed::PutInForce(modifier(builder, source, lasts(*until), added)?)
            }
            Effect::Choose { options, by } => {
                let options = options.iter().map(|option| deeds(builder, source, option));
                Deed::Choose { by: *by, options: options.collect::<Result<_, _>>()? }
            }
            other => Deed::Do(other.clone()),
        })
    };
    effects.iter().map(&mut one).collect()
}

fn lasts(duration: Duration) -> Until<Span> {
    match duration {
        Duration::NextUse => Until::NextUse,
        Duration::RoundEnd => Until::end(Span::Round),
        Duration::NextRoundEnd => Until::next_end(Span::Round),
        Duration::EraEnd => Until::end(Span::Era),
    }
}

fn names_chosen(effect: &Effect) -> bool {
    if let Effect::KillCharacter { who }
    | Effect::AddTrait { to: who, .. }
    | Effect::DrawTrait { to: who, .. } = effect
    {
        *who == Character::Chosen {}
    } else if let Effect::Choose { options, .. } = effect {
        options.iter().flatten().any(names_chosen)
    } else {
        false
    }
}
