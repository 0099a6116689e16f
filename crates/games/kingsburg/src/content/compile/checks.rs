//! Checks of what goes together.

use super::{Compiler, Place};
use crate::board::{ADVISORS, MAX_WHITE};
use crate::content::vocabulary::{Action, Effect, Hook, Limit, Subject};
use crate::content::{
    BuildingId, Clause, Condition, Content, FateId, GovernorId, Moment, Pc, Per, ScenarioId, SourceId,
    SourceKind,
};
use crate::effects::TOGETHER;

/// Terms that no effect may have, and conditions that this moment cannot answer.
pub fn effect(compiler: &mut Compiler, place: &Place, id: SourceId, effect: &Effect) {
    let owned = matches!(id.kind(), SourceKind::Building(_) | SourceKind::Governor(_));
    if owned != (effect.subject == Subject::Owner) {
        let what = if owned {
            "a building or governor acts for its owner"
        } else {
            "a Fate card or scenario acts for each or for the table"
        };
        compiler.fault(place, "for", what);
    }
    if let Some(Limit::Times { n, .. }) = effect.limit
        && n != 1
    {
        compiler.fault(place, "limit.n", "only once a season or a year");
    }
    let often = matches!(
        effect.when,
        Hook::AfterRoll { .. } | Hook::OnInfluence { .. } | Hook::OnAid { .. } | Hook::OnBuild { .. }
    );
    if often && effect.limit.is_none() {
        compiler.fault(place, "limit", "must be given at a hook that comes several times a season");
    }
    if matches!(effect.limit, Some(Limit::Times { per: Per::Season, .. })) && !in_season(&effect.when) {
        compiler.fault(place, "limit.per", "there is no season at this hook");
    }
    if effect.actions.is_empty() {
        compiler.fault(place, "do", "must do something");
    }
    let mut wrong = Vec::new();
    if let Some(condition) = &effect.condition {
        conditions(condition, &effect.when, "if", &mut wrong);
    }
    nested(&effect.actions, &effect.when, "do", &mut wrong);
    belong(compiler, place, effect);
    for key in wrong {
        compiler.fault(place, &key, "this condition has no answer at this hook");
    }
}

/// Does the moment come within a season?
fn in_season(hook: &Hook) -> bool {
    matches!(
        hook,
        Hook::SeasonStart { .. }
            | Hook::BeforeRoll { .. }
            | Hook::AfterRoll { .. }
            | Hook::RollFinal { .. }
            | Hook::Placing {}
            | Hook::OnInfluence { .. }
            | Hook::PlacementEnd { .. }
            | Hook::OnAid { .. }
            | Hook::HelpEnd { .. }
            | Hook::BuildTurn {}
            | Hook::Building {}
            | Hook::OnBuild { .. }
            | Hook::SeasonEnd { .. }
    )
}

/// Actions that would make no sense at another moment, and those within others.
pub fn belong(compiler: &mut Compiler, place: &Place, effect: &Effect) {
    let mut wrong = Vec::new();
    misplaced(&effect.actions, &effect.when, "do", &mut wrong);
    for key in wrong {
        compiler.fault(place, &key, "this action does not belong to this hook");
    }
}

fn misplaced(actions: &[Action], hook: &Hook, key: &str, wrong: &mut Vec<String>) {
    for (i, action) in actions.iter().enumerate() {
        let key = format!("{key}[{i}]");
        let fits = if matches!(action, Action::WhiteDie(_) | Action::ColouredDice(_)) {
            matches!(hook, Hook::BeforeRoll { .. })
        } else if matches!(action, Action::MoveGroup(_)) {
            matches!(hook, Hook::PlacementEnd { .. })
        } else if matches!(action, Action::FreeBuild(_)) {
            matches!(hook, Hook::YearStart { .. })
        } else if matches!(action, Action::Steal(_)) {
            matches!(hook, Hook::SeasonEnd { .. })
        } else if is_help(action) {
            matches!(hook, Hook::Help {})
        } else {
            true
        };
        if !fits {
            wrong.push(key.clone());
        }
        if let Action::IfElse { then, r#else, .. } = action {
            misplaced(then, hook, &format!("{key}.then"), wrong);
            misplaced(r#else, hook, &format!("{key}.else"), wrong);
        } else if let Action::Choose { options, .. } = action {
            for (i, option) in options.iter().enumerate() {
                misplaced(&option.actions, hook, &format!("{key}.options[{i}].do"), wrong);
            }
        } else if let Action::ForPlayers { r#do, .. } = action {
            misplaced(r#do, hook, &format!("{key}.do"), wrong);
        } else if let Action::ExtraSpaces { spaces } = action {
            for (i, space) in spaces.iter().enumerate() {
                misplaced(&space.actions, &Hook::Help {}, &format!("{key}.spaces[{i}].do"), wrong);
            }
        }
    }
}

/// What only an advisor, a tile or a space of a card does.
fn is_help(action: &Action) -> bool {
    matches!(
        action,
        Action::GainNamed(_)
            | Action::OpponentPicksGood(_)
            | Action::SplitPool(_)
            | Action::GiveAway(_)
            | Action::TakeStock(_)
            | Action::CopyHelp(_)
    )
}

/// Does this gift take goods that lie on the tile?
pub fn takes_stock(content: &Content, gift: Pc) -> bool {
    let clauses = content.clauses[usize::from(gift.0)..].iter();
    let mut own = clauses.take_while(|clause| !matches!(clause, Clause::End(_)));
    own.any(|clause| matches!(clause, Clause::TakeStock(_)))
}

/// How many effects one player can have at one moment: a program must know how many it can hold.
pub fn at_one_moment(compiler: &mut Compiler) {
    let content = &compiler.content;
    let mut wrong = Vec::new();
    for moment in 0..Moment::COUNT {
        let count = |id: SourceId| {
            let triggers = content.source(id).triggers.iter();
            triggers.filter(|t| content.trigger(**t).moment as usize == moment).count()
        };
        let rows: usize = (0..7u8)
            .map(|row| {
                let line =
                    |from: u8| (0..4).map(|i| count(BuildingId(row * 8 + from + i).into())).sum::<usize>();
                line(0).max(line(4))
            })
            .sum();
        let governor = GovernorId::all().map(|g| count(g.source())).max().unwrap_or(0);
        if rows + governor > TOGETHER {
            wrong.push((Place::file("buildings"), rows + governor));
        }
        let fates = FateId::all().map(|f| (Place::item("fates", f.name()), count(f.source())));
        let scenarios = ScenarioId::all().map(|s| (Place::item("scenarios", s.name()), count(s.source())));
        wrong.extend(fates.chain(scenarios).filter(|(_, n)| *n > TOGETHER));
    }
    for (place, count) in wrong {
        let what = format!("{count} effects could come at one moment, at most {TOGETHER} fit");
        compiler.fault(&place, "effects", what);
    }
}

/// Conditions inside actions.
fn nested(actions: &[Action], hook: &Hook, key: &str, wrong: &mut Vec<String>) {
    for (i, action) in actions.iter().enumerate() {
        let key = format!("{key}[{i}]");
        if let Action::IfElse { r#if, then, r#else } = action {
            conditions(r#if, hook, &format!("{key}.if"), wrong);
            nested(then, hook, &format!("{key}.then"), wrong);
            nested(r#else, hook, &format!("{key}.else"), wrong);
        } else if let Action::Choose { options, .. } = action {
            for (i, option) in options.iter().enumerate() {
                let key = format!("{key}.options[{i}]");
                option.condition.iter().for_each(|c| conditions(c, hook, &format!("{key}.if"), wrong));
                nested(&option.actions, hook, &format!("{key}.do"), wrong);
            }
        } else if let Action::ForPlayers { r#do, .. } = action {
            nested(r#do, hook, &format!("{key}.do"), wrong);
        }
    }
}

/// A condition must have an answer at its moment; the keys of those that have none.
fn conditions(condition: &Condition, hook: &Hook, key: &str, wrong: &mut Vec<String>) {
    let answerable = match condition {
        Condition::DiceTotal { .. } | Condition::AllDiceEqual {} | Condition::HasDie { .. } => {
            matches!(hook, Hook::AfterRoll { .. } | Hook::RollFinal { .. } | Hook::PlacementEnd { .. })
        }
        Condition::UnplacedColoured { .. } | Condition::GroupsPlaced { .. } => {
            matches!(hook, Hook::PlacementEnd { .. })
        }
        Condition::AdvisorFree { advisor } => {
            matches!(hook, Hook::PlacementEnd { .. }) && (1..=ADVISORS).contains(advisor)
        }
        Condition::WhiteDice { .. } => {
            matches!(hook, Hook::BeforeRoll { .. } | Hook::AfterRoll { .. } | Hook::RollFinal { .. })
        }
        Condition::Race { .. } | Condition::PrintedStrength { .. } => matches!(hook, Hook::Battle {}),
        Condition::DidNotBuild { .. } => matches!(hook, Hook::SeasonEnd { .. }),
        Condition::FirstInRow {} => matches!(hook, Hook::OnBuild { .. }),
        Condition::And { of } | Condition::Or { of } => {
            for (i, condition) in of.iter().enumerate() {
                conditions(condition, hook, &format!("{key}.of[{i}]"), wrong);
            }
            true
        }
        Condition::Have { .. }
        | Condition::Rank { .. }
        | Condition::YearIs { .. }
        | Condition::LastBattle { .. } => true,
    };
    if !answerable {
        wrong.push(key.to_owned());
    }
}

/// What was used is kept by card, so a card has at most one effect that works once a season, and one once a year.
pub fn limits(compiler: &mut Compiler, place: &Place, effects: &[Effect]) {
    for per in [Per::Season, Per::Year] {
        let limited =
            |effect: &&Effect| matches!(effect.limit, Some(Limit::Times { per: p, .. }) if p == per);
        if effects.iter().filter(limited).count() > 1 {
            compiler.fault(
                place,
                "effects",
                "only one effect of a card can work once a season or once a year",
            );
        }
    }
}

/// KB-CLAR-06: there is no limit to white dice, but a program must know how many it can hold. In each row one building
/// stands in each column, and a player has one governor.
pub fn white_dice(compiler: &mut Compiler) {
    let content = &compiler.content;
    let dice = |id: SourceId| u32::from(content.source(id).white_dice.into_iter().max().unwrap_or(0));
    let rows: u32 = (0..7u8)
        .map(|row| {
            let line = |from: u8| (0..4).map(|i| dice(BuildingId(row * 8 + from + i).into())).sum::<u32>();
            line(0).max(line(4))
        })
        .sum();
    let governor = GovernorId::all().map(|g| dice(g.source())).max().unwrap_or(0);
    let fates = FateId::all().map(|f| dice(f.source())).max().unwrap_or(0);
    let most = 1 + rows + governor + fates;
    if most > MAX_WHITE as u32 {
        let what = format!("a player could roll {most} white dice, at most {MAX_WHITE} fit");
        // Where most of them come from.
        let buildings =
            BuildingId::all().map(|id| (dice(id.into()), Place::item("buildings", &id.to_string())));
        let governors = GovernorId::all().map(|id| (dice(id.source()), Place::item("governors", id.name())));
        let fates = FateId::all().map(|id| (dice(id.source()), Place::item("fates", id.name())));
        let largest = buildings.chain(governors).chain(fates).max_by_key(|(dice, _)| *dice);
        if let Some((_, place)) = largest {
            compiler.fault(&place, "effects", what);
        }
    }
}
