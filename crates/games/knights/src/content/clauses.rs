//! Cards become tables of the library; what they cannot mean is an error.
//!
//! What a card does at a moment becomes a flat list of operations, so that a state can say where in it it is.

mod letters;

use self::letters::letters;
use super::vocabulary::{
    Act, Baron, Clause, Condition, Duration, Effect, Hook, Noble, NobleRole, Stat, Target,
};
use super::{CityId, NobleId};
use effects::{Builder, Choice, ClauseId, Limit, Modifier, Permit, Says, Trigger, Until, Vocabulary, words};
use serde::{Deserialize, Serialize};
use table::Seat;

/// The vocabulary of Warrior Knights.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cards;

words! {
    /// Stretches of play at whose end things end.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
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

table::typescript!(Span => "string");

words! {
    /// The decks and lists that cards come from.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum CardDeck {
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

table::typescript!(CardDeck => "string");

/// A card by its deck and its place in the content.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Card {
    /// Which deck.
    pub deck: CardDeck,
    /// Its place in the file.
    pub number: u8,
}

/// Who carries a clause, and what was picked when it was put in force.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Carrier {
    /// The drawer, the holder or who was voted for.
    pub baron: Seat,
    /// The Noble who bears the card, or who was picked.
    pub noble: Option<NobleId>,
    /// The city that was picked.
    pub city: Option<CityId>,
}

/// Of what a number or an act is asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// Of a Baron.
    Baron(Seat),
    /// Of a Noble, and of his Baron.
    Noble(Seat, NobleId),
    /// Of a city, and of who controls it.
    City(Option<Seat>, CityId),
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
    /// Whom.
    pub target: Target,
    /// Can it be refused?
    pub law: Law,
}

/// What a trigger does: its cost first, then one thing after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// Can it be refused?
    pub law: Law,
    /// What is paid first; where it cannot be, nothing is done.
    pub cost: Option<Effect>,
    /// What is done.
    pub ops: Vec<Op>,
}

/// A stretch of a program: from, and up to without.
pub type Block = (u8, u8);

/// One thing that is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    /// A verb that is carried out as it stands; none of those that have effects within.
    Do(Effect),
    /// A modifier or permit begins.
    PutInForce(ClauseId),
    /// A Baron carries out one of these blocks.
    Choose(Baron, Vec<Block>),
    /// A Baron pays (the effect says who, what and how much), or the block is carried out.
    Payor(Effect, Block),
    /// One block or the other.
    Test(Condition, Block, Block),
    /// Goes on there.
    Goto(u8),
}

impl Vocabulary for Cards {
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
///
/// # Errors
/// What it cannot mean.
pub fn card(builder: &mut Builder<Cards>, source: Card, clauses: &[Clause]) -> Result<(), String> {
    clauses.iter().try_for_each(|clause| one(builder, source, clause))
}

fn one(builder: &mut Builder<Cards>, source: Card, clause: &Clause) -> Result<(), String> {
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
    // At these moments it is seen what is in force; nothing is done, and nobody is asked (WK-VICTORY-02, WK-SIEGE-04).
    if matches!(clause.when, Hook::BattleVictories | Hook::SiegeDeclare | Hook::UpkeepRevolts) {
        return Err("nobody is asked at this moment".to_owned());
    }
    let mut ops = Vec::new();
    for effect in &clause.effects {
        match standing(effect, law) {
            Some(_) if until == Until::Held => return Err("no word how long it lasts".to_owned()),
            Some(says) => ops.push(Op::PutInForce(say(vec![], until, says))),
            None => flatten(effect, &mut ops)?,
        }
    }
    // A lasting Event begins when it is drawn.
    let hook = if clause.when == Hook::Always { Hook::Now } else { clause.when };
    let choice = if clause.may { Choice::May } else { Choice::Must };
    let limit = clause.exhaust.then_some(Limit::once(Span::Refresh));
    let verb = Program { law, cost: clause.cost.clone(), ops };
    say(clause.conditions.clone(), Until::Held, Says::Trigger(Trigger { hook, choice, limit, verb }));
    Ok(())
}

/// Adds the operations of an effect. Blocks stand behind what leads to them, and each leads on behind all of them.
fn flatten(effect: &Effect, ops: &mut Vec<Op>) -> Result<(), String> {
    if let Effect::Choose { by, options } = effect {
        let at = ops.len();
        ops.push(Op::Goto(0));
        let blocks = blocks(options.iter().map(Vec::as_slice), ops)?;
        ops[at] = Op::Choose(by.clone(), blocks);
    } else if let Effect::Payor { otherwise, .. } = effect {
        let at = ops.len();
        ops.push(Op::Goto(0));
        let blocks = blocks([otherwise.as_slice()], ops)?;
        ops[at] = Op::Payor(effect.clone(), blocks[0]);
    } else if let Effect::Test { cond, then, otherwise } = effect {
        let at = ops.len();
        ops.push(Op::Goto(0));
        let blocks = blocks([then.as_slice(), otherwise.as_slice()], ops)?;
        ops[at] = Op::Test(cond.clone(), blocks[0], blocks[1]);
    } else if standing(effect, Law::No).is_some() {
        return Err("only a whole clause puts something in force".to_owned());
    } else {
        ops.push(Op::Do(effect.clone()));
    }
    Ok(())
}

fn blocks<'a>(
    lists: impl IntoIterator<Item = &'a [Effect]>,
    ops: &mut Vec<Op>,
) -> Result<Vec<Block>, String> {
    let mut blocks = Vec::new();
    for list in lists {
        let from = ops.len();
        list.iter().try_for_each(|effect| flatten(effect, ops))?;
        ops.push(Op::Goto(0));
        blocks.push((from as u8, ops.len() as u8));
    }
    if ops.len() > 200 {
        return Err("does too much".to_owned());
    }
    let behind = Op::Goto(ops.len() as u8);
    blocks.iter().for_each(|(_, end)| ops[usize::from(*end) - 1] = behind.clone());
    Ok(blocks)
}

/// What an effect puts in force, if it does.
fn standing(effect: &Effect, law: Law) -> Option<Says<Cards>> {
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
