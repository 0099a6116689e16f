//! Cards of Warrior Knights become tables of the library; what they cannot mean is an error.

use crate::vocabulary::{
    Act, Baron, BaronBy, Cities, CityOwner, Clause, Condition, Duration, Effect, Hook, Noble, NobleRole,
    Site, Stat, Target,
};
use effects::{Builder, Choice, ClauseId, Limit, Modifier, Permit, Says, Trigger, Until, Vocabulary, words};
use table::Seat;

/// The vocabulary of Warrior Knights.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Knights;

words! {
    /// Stretches of play at whose end things end.
    #[derive(Default)]
    pub enum Span {
        /// A round, to the end of its Upkeep.
        #[default]
        Round,
        /// A Wages phase.
        Wages,
        /// A Taxation phase.
        Taxation,
        /// A battle.
        Battle,
        /// A move of a Noble.
        Move,
        /// Mercenaries deserting once.
        Desertion,
        /// From one refreshing (Upkeep step 5) to the next.
        Refresh,
    }
}

words! {
    /// The decks and lists that cards come from.
    pub enum Deck {
        /// Symbols of Nobles.
        Symbol,
        /// Leaders and Heralds.
        Captain,
        /// Events.
        Event,
        /// Agendas.
        Agenda,
        /// Advancements.
        Advancement,
        /// Missions.
        Mission,
    }
}

/// A card by its deck and its place in the content.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Card {
    pub deck: Deck,
    pub number: u8,
}

/// Who carries a clause, and what was picked when it was put in force.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Carrier {
    pub baron: Seat,
    /// The Noble who bears the card.
    pub noble: Option<u8>,
    /// The city that was picked.
    pub city: Option<u8>,
}

/// Of what a number or an act is asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// Of a Baron.
    Baron(Seat),
    /// Of a Noble.
    Noble { owner: Seat, noble: u8 },
    /// Of a city.
    City { owner: Option<Seat>, city: u8 },
}

/// Must a Law be obeyed here?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Law {
    /// It is no Law, or nobody can refuse it.
    No,
    /// Whoever refuses is not covered, and is banned from the Assembly.
    Comply,
}

/// Whom a modifier or permit covers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scope {
    pub target: Target,
    pub law: Law,
}

/// What a trigger does: its cost first, then one thing after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    pub law: Law,
    pub cost: Option<Effect>,
    pub deeds: Vec<Deed>,
}

/// One thing that is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A verb.
    Do(Effect),
    /// A modifier or permit begins.
    PutInForce(ClauseId),
}

impl Vocabulary for Knights {
    type Stat = Stat;
    type Act = Act;
    type Hook = Hook;
    type Span = Span;
    type Source = Card;
    type Scope = Scope;
    type Condition = Condition;
    type Verb = Program;
    type Carrier = Carrier;
    type Subject = Subject;

    fn floor(stat: Stat) -> Option<i32> {
        stat.floor()
    }

    fn owner(carrier: Carrier) -> Seat {
        carrier.baron
    }
}

/// Says all clauses of a card.
pub fn card(builder: &mut Builder<Knights>, source: Card, clauses: &[Clause]) -> Result<(), String> {
    clauses.iter().try_for_each(|clause| one(builder, source, clause))
}

fn one(builder: &mut Builder<Knights>, source: Card, clause: &Clause) -> Result<(), String> {
    if clause.effects.is_empty() {
        return Err("does nothing".to_owned());
    }
    letters(clause.cost.iter().chain(&clause.effects), &mut Vec::new())?;
    let law = if clause.comply { Law::Comply } else { Law::No };
    let mut say = |conditions, until, says| builder.say(effects::Clause { source, conditions, until, says });
    let until = until(clause)?;
    let optional = clause.may || clause.exhaust || clause.cost.is_some();
    let all_stand = clause.effects.iter().all(|effect| standing(effect, law).is_some());
    // What nobody chooses and no moment begins is in force whenever its conditions hold.
    if until == Until::Held && !optional && all_stand && clause.when != Hook::Now {
        for says in clause.effects.iter().filter_map(|effect| standing(effect, law)) {
            say(clause.conditions.clone(), Until::Held, says);
        }
        return Ok(());
    }
    if until == Until::Held && clause.when == Hook::Always {
        return Err("what is always so cannot be done".to_owned());
    }
    let mut deeds = Vec::new();
    for effect in &clause.effects {
        deeds.push(match standing(effect, law) {
            Some(_) if until == Until::Held => return Err("no word how long it lasts".to_owned()),
            Some(says) => Deed::PutInForce(say(vec![], until, says)),
            None => Deed::Do(effect.clone()),
        });
    }
    // A lasting Event begins when it is drawn.
    let hook = if clause.when == Hook::Always { Hook::Now } else { clause.when };
    let choice = if clause.may { Choice::May } else { Choice::Must };
    let limit = clause.exhaust.then_some(Limit::once(Span::Refresh));
    let verb = Program { law, cost: clause.cost.clone(), deeds };
    say(clause.conditions.clone(), Until::Held, Says::Trigger(Trigger { hook, choice, limit, verb }));
    Ok(())
}

/// What an effect puts in force, if it does.
fn standing(effect: &Effect, law: Law) -> Option<Says<Knights>> {
    let scope = |target: &Target| Scope { target: target.clone(), law };
    let modify = |stat, amount, scope| Some(Says::Modify(Modifier { stat, amount, scope }));
    if let Effect::Mod { stat, n, scope: target } = effect {
        modify(*stat, i32::from(*n), scope(target))
    } else if let Effect::Maintain { strength } = effect {
        let bearer = Target::Noble(Noble::Role(NobleRole::Bearer));
        modify(Stat::Maintained, i32::from(strength.0), scope(&bearer))
    } else if let Effect::Rule { act, scope: target, mode } = effect {
        Some(Says::Permit(Permit { act: *act, mode: *mode, scope: scope(target) }))
    } else {
        None
    }
}

/// How long what a clause puts in force lasts.
fn until(clause: &Clause) -> Result<Until<Span>, String> {
    let optional = clause.may || clause.exhaust || clause.cost.is_some();
    Ok(match (clause.until, clause.when) {
        (Some(Duration::Round), _) => Until::end(Span::Round),
        (Some(Duration::NextWages), _) => Until::end(Span::Wages),
        (Some(Duration::NextTaxation), _) => Until::end(Span::Taxation),
        (Some(Duration::Game), _) => Until::Forever,
        (Some(Duration::Battle), _) => Until::end(Span::Battle),
        (Some(Duration::Held), Hook::Always) => Until::Held,
        (Some(Duration::Held), _) => return Err("only what is always so can be held".to_owned()),
        (None, Hook::BattleDraw | Hook::BattleCasualties | Hook::BattleVictories) if optional => {
            Until::end(Span::Battle)
        }
        (None, Hook::MoveStart) if optional => Until::end(Span::Move),
        (None, Hook::Desertion) if optional => Until::end(Span::Desertion),
        (None, _) => Until::Held,
    })
}

/// Every letter is picked before it is named, and once.
fn letters<'a>(effects: impl IntoIterator<Item = &'a Effect>, known: &mut Vec<char>) -> Result<(), String> {
    for effect in effects {
        let mut named = Vec::new();
        match effect {
            Effect::Pick { letter, from } => {
                target(from, &mut named);
                if !letter.is_ascii_uppercase() || known.contains(letter) {
                    return Err(format!("'{letter}' cannot be picked"));
                }
                known.push(*letter);
            }
            Effect::Choose { by, options } => {
                baron(by, &mut named);
                options.iter().try_for_each(|option| letters(option, &mut known.clone()))?;
            }
            Effect::Payor { who, otherwise, .. } => {
                baron(who, &mut named);
                letters(otherwise, &mut known.clone())?;
            }
            Effect::Test { then, otherwise, .. } => {
                letters(then, &mut known.clone())?;
                letters(otherwise, &mut known.clone())?;
            }
            Effect::Gain { who, .. } | Effect::Lose { who, .. } | Effect::Discard { who, .. } => {
                baron(who, &mut named);
            }
            Effect::Recruit { who, .. } | Effect::DrawBuy { who, .. } | Effect::Peek { who, .. } => {
                baron(who, &mut named);
            }
            Effect::Unban { who } | Effect::Token { to: who, .. } => baron(who, &mut named),
            Effect::Give { from, to, .. } => [from, to].into_iter().for_each(|who| baron(who, &mut named)),
            Effect::Kill { who } | Effect::Casualties { who, .. } | Effect::Heal { who, .. } => {
                noble(who, &mut named);
            }
            Effect::Ready { who, .. } | Effect::Arrive { who } => noble(who, &mut named),
            Effect::Mark { who: scope, .. } | Effect::Mod { scope, .. } | Effect::Rule { scope, .. } => {
                target(scope, &mut named);
            }
            Effect::Raze { city } | Effect::Breach { city, .. } | Effect::Repair { city, .. } => {
                site(city, &mut named);
            }
            Effect::Control { city, .. } | Effect::Fortify { city } | Effect::Siege { city, .. } => {
                site(city, &mut named);
            }
            Effect::Riot { city, .. } | Effect::Revolt { city, .. } => site(city, &mut named),
            Effect::Desert { .. }
            | Effect::Maintain { .. }
            | Effect::Expedition { .. }
            | Effect::Phase { .. }
            | Effect::Renew { .. }
            | Effect::PrivateMotion {} => {}
        }
        if let Some(unknown) = named.iter().find(|letter| !known.contains(letter)) {
            return Err(format!("'{unknown}' is named and was not picked"));
        }
    }
    Ok(())
}

fn target(target: &Target, named: &mut Vec<char>) {
    match target {
        Target::Letter(letter) => named.push(letter.var),
        Target::Baron(who) => baron(who, named),
        Target::Noble(who) => noble(who, named),
        Target::Site(what) => site(what, named),
    }
}

fn baron(who: &Baron, named: &mut Vec<char>) {
    match who {
        Baron::Letter(letter) => named.push(letter.var),
        Baron::By(BaronBy::Owner { of }) => target(of, named),
        Baron::Role(_) | Baron::By(BaronBy::Most { .. } | BaronBy::Least { .. }) => {}
    }
}

fn noble(who: &Noble, named: &mut Vec<char>) {
    match who {
        Noble::Letter(letter) => named.push(letter.var),
        Noble::Of(nobles) => nobles.at().into_iter().for_each(|at| site(at, named)),
        Noble::Role(_) => {}
    }
}

fn site(what: &Site, named: &mut Vec<char>) {
    match what {
        Site::Letter(letter) => named.push(letter.var),
        Site::City(Cities::City { of: CityOwner::Baron(who), .. }) => baron(who, named),
        Site::City(Cities::City { of: CityOwner::Unclaimed(_), .. })
        | Site::Stronghold(_)
        | Site::Here(_) => {}
    }
}
