//! The cards of a game as tables: which clauses speak of a statistic, of an act, at a moment.

use crate::{Called, Modifier, Permit, Trigger, Until, Verdict, Word, modifier};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use table::Seat;

/// The words of a game, as types. Implemented for an empty type that stands for the game's cards.
pub trait Vocabulary: Copy + Eq + Debug + 'static {
    /// Numbers that cards change.
    type Stat: Word;
    /// Acts that cards allow or forbid.
    type Act: Word;
    /// Moments at which cards do something.
    type Hook: Word;
    /// Stretches of play at whose end things end, and limits begin anew.
    type Span: Copy + Eq + Debug;
    /// What says a clause: a card, a development, a space of a track.
    type Source: Copy + Eq + Debug;
    /// Whom or what a modifier or a permit covers, as cards say it.
    type Scope: Clone + Eq + Debug;
    /// What must be so for a clause to count.
    type Condition: Clone + Eq + Debug;
    /// What a trigger does. Only the game's steps carry it out.
    type Verb: Clone + Eq + Debug;
    /// For whom a clause is in force: at least a seat, with what else cards need (the Noble who bears it, the city that was picked).
    type Carrier: Copy + Eq + Debug;
    /// Of what a number or an act is asked: a player, a city, a check that he makes.
    type Subject: Copy;

    /// Below this no card lowers the statistic.
    fn floor(stat: Self::Stat) -> Option<i32>;

    /// Who owns what is carried: he chooses the order at a moment.
    fn owner(carrier: Self::Carrier) -> Seat;
}

/// What the tables ask about a state. A scene is the state with what is going on: the battle, the move, the check.
pub trait Scene<V: Vocabulary> {
    /// For whom a clause is in force now: whoever holds its card if it lasts while held ([`Until::Held`]), else for whom
    /// it was put in force ([`InForce::carriers`](crate::InForce::carriers)).
    fn carriers(&self, id: ClauseId, clause: &Clause<V>) -> impl Iterator<Item = V::Carrier>;
    /// Does a condition hold for him?
    fn holds(&self, condition: &V::Condition, carrier: V::Carrier) -> bool;
    /// Does the scope, said by a clause that he carries, cover the subject?
    fn covers(&self, scope: &V::Scope, carrier: V::Carrier, subject: V::Subject) -> bool;
    /// How often he has used a clause in the present span of its limit ([`Uses::times`](crate::Uses::times)).
    fn used(&self, id: ClauseId, carrier: V::Carrier) -> u8;
}

/// The number of a clause in the tables of its game: what states keep of it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct ClauseId(pub u16);

/// One thing that a card says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause<V: Vocabulary> {
    /// What says it.
    pub source: V::Source,
    /// All must hold for it to count.
    pub conditions: Vec<V::Condition>,
    /// How long it lasts: while its card is held, or for a time from when it is put in force.
    pub until: Until<V::Span>,
    /// What it says.
    pub says: Says<V>,
}

/// The three things a clause can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Says<V: Vocabulary> {
    /// A number changes.
    Modify(Modifier<V::Stat, V::Scope>),
    /// An act is allowed or forbidden.
    Permit(Permit<V::Act, V::Scope>),
    /// Something is done at a moment.
    Trigger(Trigger<V>),
}

/// Where a part of a number comes from, for views that show it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Source<V: Vocabulary> {
    /// Which clause adds it.
    pub clause: ClauseId,
    /// For whom it is in force.
    pub carrier: V::Carrier,
    /// How much it adds.
    pub amount: i32,
}

/// Why a trigger cannot be used.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Closed {
    /// It was used as often as it may be.
    Spent,
    /// A condition does not hold.
    Condition,
}

/// Collects clauses while content is compiled.
#[derive(Clone, Debug)]
pub struct Builder<V: Vocabulary>(Vec<Clause<V>>);

impl<V: Vocabulary> Default for Builder<V> {
    fn default() -> Self {
        Builder(Vec::new())
    }
}

impl<V: Vocabulary> Builder<V> {
    /// Adds a clause. Its number is what verbs and states name it by. More than 65,536 have no numbers: that is refused when the tables
    /// are finished.
    pub fn say(&mut self, clause: Clause<V>) -> ClauseId {
        self.0.push(clause);
        ClauseId((self.0.len() - 1) as u16)
    }

    /// The tables; none if there are more clauses than numbers.
    #[must_use]
    pub fn finish(self) -> Option<Tables<V>> {
        if self.0.len() > usize::from(u16::MAX) + 1 {
            return None;
        }
        let stat = |clause: &Clause<V>| match &clause.says {
            Says::Modify(modifier) => Some(modifier.stat.number()),
            Says::Permit(_) | Says::Trigger(_) => None,
        };
        let act = |clause: &Clause<V>| match &clause.says {
            Says::Permit(permit) => Some(permit.act.number()),
            Says::Modify(_) | Says::Trigger(_) => None,
        };
        let hook = |clause: &Clause<V>| match &clause.says {
            Says::Trigger(trigger) => Some(trigger.hook.number()),
            Says::Modify(_) | Says::Permit(_) => None,
        };
        Some(Tables {
            by_stat: index::<V, V::Stat>(&self.0, stat),
            by_act: index::<V, V::Act>(&self.0, act),
            by_hook: index::<V, V::Hook>(&self.0, hook),
            clauses: self.0,
        })
    }
}

/// For each word the clauses that speak of it.
fn index<V: Vocabulary, W: Word>(
    clauses: &[Clause<V>],
    word: impl Fn(&Clause<V>) -> Option<usize>,
) -> Box<[Box<[ClauseId]>]> {
    let of = |number| {
        let ids = (0..=u16::MAX).map(ClauseId).zip(clauses);
        ids.filter(|(_, clause)| word(clause) == Some(number)).map(|(id, _)| id).collect()
    };
    (0..W::ALL.len()).map(of).collect()
}

/// All clauses of a game's cards, found by what they speak of. Made once with the content; nothing is allocated when it is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tables<V: Vocabulary> {
    clauses: Vec<Clause<V>>,
    by_stat: Box<[Box<[ClauseId]>]>,
    by_act: Box<[Box<[ClauseId]>]>,
    by_hook: Box<[Box<[ClauseId]>]>,
}

impl<V: Vocabulary> Tables<V> {
    /// A clause by its number; none for a number that a state of other content has.
    #[must_use]
    pub fn clause(&self, id: ClauseId) -> Option<&Clause<V>> {
        self.clauses.get(usize::from(id.0))
    }

    /// All clauses of a card, in the order in which it says them.
    pub fn of(&self, source: V::Source) -> impl Iterator<Item = (ClauseId, &Clause<V>)> {
        (0..=u16::MAX).map(ClauseId).zip(&self.clauses).filter(move |(_, clause)| clause.source == source)
    }

    /// Clauses by number, those that are there.
    fn each<'a>(&'a self, ids: &'a [ClauseId]) -> impl Iterator<Item = (ClauseId, &'a Clause<V>)> {
        ids.iter().filter_map(|id| Some((*id, self.clause(*id)?)))
    }

    /// A clause for everyone for whom it is in force and all its conditions hold.
    fn live<'a>(
        scene: &'a impl Scene<V>,
        id: ClauseId,
        clause: &'a Clause<V>,
    ) -> impl Iterator<Item = V::Carrier> + 'a {
        let counts = move |carrier: &V::Carrier| clause.conditions.iter().all(|c| scene.holds(c, *carrier));
        scene.carriers(id, clause).filter(counts)
    }

    /// What adds to a statistic of the subject, part by part.
    pub fn sources<'a>(
        &'a self,
        scene: &'a impl Scene<V>,
        stat: V::Stat,
        subject: V::Subject,
    ) -> impl Iterator<Item = Source<V>> + 'a {
        self.each(&self.by_stat[stat.number()]).flat_map(move |(id, clause)| {
            let modifier = match &clause.says {
                Says::Modify(modifier) => Some(modifier),
                Says::Permit(_) | Says::Trigger(_) => None,
            };
            modifier.into_iter().flat_map(move |modifier| {
                let covers = move |carrier: &V::Carrier| scene.covers(&modifier.scope, *carrier, subject);
                let source = move |carrier| Source { clause: id, carrier, amount: modifier.amount };
                Self::live(scene, id, clause).filter(covers).map(source)
            })
        })
    }

    /// What cards add to a statistic of the subject, all together.
    #[must_use]
    pub fn sum(&self, scene: &impl Scene<V>, stat: V::Stat, subject: V::Subject) -> i32 {
        self.sources(scene, stat, subject).fold(0, |sum, source| sum.saturating_add(source.amount))
    }

    /// The statistic of the subject: what it is without cards and what they add, not below its floor.
    #[must_use]
    pub fn value(&self, scene: &impl Scene<V>, stat: V::Stat, subject: V::Subject, base: i32) -> i32 {
        modifier::value(base, self.sum(scene, stat, subject), V::floor(stat))
    }

    /// What is said about an act of the subject.
    #[must_use]
    pub fn verdict(
        &self,
        scene: &impl Scene<V>,
        act: V::Act,
        subject: V::Subject,
    ) -> Verdict<(ClauseId, V::Carrier)> {
        Verdict::of(self.each(&self.by_act[act.number()]).flat_map(move |(id, clause)| {
            let permit = match &clause.says {
                Says::Permit(permit) => Some(permit),
                Says::Modify(_) | Says::Trigger(_) => None,
            };
            permit.into_iter().flat_map(move |permit| {
                let covers = move |carrier: &V::Carrier| scene.covers(&permit.scope, *carrier, subject);
                Self::live(scene, id, clause).filter(covers).map(move |carrier| (permit.mode, (id, carrier)))
            })
        }))
    }

    /// The trigger that a clause is.
    #[must_use]
    pub fn trigger(&self, id: ClauseId) -> Option<&Trigger<V>> {
        match &self.clause(id)?.says {
            Says::Trigger(trigger) => Some(trigger),
            Says::Modify(_) | Says::Permit(_) => None,
        }
    }

    /// May he use this trigger now, if it is its moment and he has it? The limit is looked at first.
    ///
    /// # Errors
    /// Why not.
    pub fn judge(&self, scene: &impl Scene<V>, id: ClauseId, carrier: V::Carrier) -> Result<(), Closed> {
        let limit = self.trigger(id).and_then(|trigger| trigger.limit);
        if limit.is_some_and(|limit| !limit.is_open(scene.used(id, carrier))) {
            return Err(Closed::Spent);
        }
        let mut conditions = self.clause(id).into_iter().flat_map(|clause| &clause.conditions);
        if conditions.all(|condition| scene.holds(condition, carrier)) {
            Ok(())
        } else {
            Err(Closed::Condition)
        }
    }

    /// What is due at a moment: in force, its conditions hold, its limit leaves it open.
    pub fn due<'a>(
        &'a self,
        scene: &'a impl Scene<V>,
        hook: V::Hook,
    ) -> impl Iterator<Item = Called<V::Carrier>> + 'a {
        self.each(&self.by_hook[hook.number()]).flat_map(move |(id, clause)| {
            let open = move |carrier: &V::Carrier| self.judge(scene, id, *carrier).is_ok();
            let called = move |carrier| Called { clause: id, carrier, owner: V::owner(carrier) };
            scene.carriers(id, clause).filter(open).map(called)
        })
    }
}
