//! What each player has.

use super::dice::clauses;
use super::{Field, Wrong, battles, begins, has_agent_been_given, in_season, within};
use crate::board::{Board, Phase, Player};
use crate::content::{BuildingId, Built, Clause, Content, FateId, HowDice, ScenarioId, SourceId};
use crate::effects::words::{FreeBuild, Score};
use crate::effects::{is_used, standing};
use crate::flow::{Build, Frame, Point};
use table::Seat;

/// What was used that is no building: governor, Fate card, scenario.
const CARDS: [u8; 3] = [BuildingId::COUNT, BuildingId::COUNT + 1, BuildingId::COUNT + 2];

/// Everything that a player has but dice.
pub fn all(content: &Content, board: &Board, wrong: &mut Wrong) {
    for seat in Seat::all(board.seats) {
        buildings(content, board, seat, wrong);
        used(content, board, seat, wrong);
        builds(content, board, seat, wrong);
        battles_fought(board, seat, wrong);
    }
    let beyond = |seat: &Seat| board.player(*seat).builds > 1 + by_effects(content, board, *seat);
    wrong.unless(
        Seat::all(board.seats).filter(beyond).count() <= 1,
        Field::Of("players"),
        "KB-INV-14: the Agent has let two players build once more",
    );
}

/// KB-INV-13, KB-INV-15.
fn buildings(content: &Content, board: &Board, seat: Seat, wrong: &mut Wrong) {
    let player = board.player(seat);
    let of = |name| Field::Player(seat, name);
    let mut rows = (0..BuildingId::COUNT / 4).map(|line| player.built.0 >> (line * 4) & 0xf);
    wrong.unless(
        rows.all(|row| row.count_ones() == row.trailing_ones()),
        of("buildings"),
        "KB-INV-13: a building without the one to its left",
    );
    wrong.unless(
        player.built.without(player.spaces) == Built::NONE,
        of("buildings"),
        "KB-COMP-01: a building that is not on the board",
    );
    wrong.unless(
        player.unscored.without(player.built) == Built::NONE,
        of("unscored"),
        "KB-INV-15: points of no building",
    );
    wrong.unless(
        player.unscored.and(player.built) == Built::NONE || builds_without_points(content, board, player),
        of("unscored"),
        "KB-INV-15: nothing builds without points",
    );
}

/// Could all that stands without its points have been put up so for him, at the start of years that have begun? Fate cards of
/// past years are not known here.
fn builds_without_points(content: &Content, board: &Board, player: &Player) -> bool {
    let by = |id: SourceId| {
        let fate = FateId::all().any(|f| f.source() == id) || ScenarioId::all().any(|s| s.source() == id);
        fate || player.governor.is_some_and(|g| g.source() == id)
            || player.built.iter().any(|b| id == b.into())
    };
    let (mut columns, mut most) = (0u8, 0u32);
    for trigger in content.triggers.iter().filter(|t| by(t.source)) {
        let years = (1..=board.year).filter(|year| trigger.filter.years >> year & 1 == 1).count() as u32;
        for clause in clauses(content, trigger) {
            let Clause::FreeBuild(FreeBuild { columns: of, max, score: Score::Nothing }) = clause else {
                continue;
            };
            columns |= if years > 0 { *of } else { 0 };
            most += years * u32::from(*max);
        }
    }
    let stand = player.unscored.and(player.built);
    stand.count() <= most && stand.iter().all(|id| columns >> id.column() & 1 == 1)
}

/// KB-INV-12: what was used is there, and this season or year.
fn used(content: &Content, board: &Board, seat: Seat, wrong: &mut Wrong) {
    let player = board.player(seat);
    let of = |name| Field::Player(seat, name);
    wrong.unless(
        in_season(board) || (player.used == Built::NONE && !player.token_used && player.builds == 0),
        of("used"),
        "KB-INV-12: something was used out of season",
    );
    let buildings = Built((1 << BuildingId::COUNT) - 1);
    wrong.unless(
        player.used.and(buildings).without(player.built) == Built::NONE,
        of("used"),
        "KB-INV-12: a building was used that is not there",
    );
    let there = [player.governor.is_some(), board.fate.is_some(), board.scenario.is_some()];
    let cards =
        |used: Built| CARDS.iter().zip(there).all(|(slot, there)| there || !used.has(BuildingId(*slot)));
    let no_card = "KB-INV-12: a card was used that is not in play";
    wrong.unless(cards(player.used), of("used"), no_card);
    // A Fate card goes before the year is over.
    let fate = Built(1 << CARDS[1]);
    let lasting = if board.fate.is_none() { player.used_year.without(fate) } else { player.used_year };
    wrong.unless(cards(lasting), of("used_year"), no_card);
    let year_begins = board.phase == Phase::Aid && board.year > 1 && begins(board);
    wrong.unless(
        !year_begins || player.used_year == Built::NONE,
        of("used_year"),
        "KB-INV-12: something was used before the year began",
    );
    let consoles = |by: SourceId| {
        let how = content.source(by).dice_change.as_ref().map(|change| &change.how);
        matches!(how, Some(HowDice::Reroll { consolation, .. }) if !consolation.is_empty())
    };
    let rerolling = within(board, |f| matches!(f, Frame::Reroll(_)));
    wrong.unless(
        player.consoled.is_none_or(|by| rerolling && consoles(by) && player.used.has(by.slot())),
        of("consoled"),
        "KB-GOV-13: nothing of his has rerolled dice now that makes up for it",
    );
}

/// KB-INV-14: one building in his turn, one by the Agent, one by each effect that was used; none before his turn comes. In it
/// they are those of the turn.
fn builds(content: &Content, board: &Board, seat: Seat, wrong: &mut Wrong) {
    let player = board.player(seat);
    let turn = board.frames.iter().find_map(Frame::as_build);
    let place = (0..board.seats).find(|place| board.at_place(*place) == Some(seat)).unwrap_or(0);
    let rights = 1 + by_effects(content, board, seat) + by_agent(board);
    let fits = match turn {
        Some(Build { place: now, built, .. }) if place == now => player.builds == built,
        Some(Build { place: now, .. }) if place > now => player.builds == 0,
        Some(_) => true,
        None => player.builds == 0 || within(board, |f| matches!(f, Frame::At(Point::SeasonOver))),
    };
    wrong.unless(
        fits && player.builds <= rights && u32::from(player.builds) <= player.built.count(),
        Field::Player(seat, "builds"),
        "KB-INV-14: more buildings built this season than he could",
    );
}

/// Buildings that somebody can have built by the Agent this season: he is spent then (KB-ENVOY-08, KB-ENVOY-10).
fn by_agent(board: &Board) -> u8 {
    u8::from(board.agent.is_none() && has_agent_been_given(board))
}

/// Buildings that he can have built this season by effects that were used (VR-12).
fn by_effects(content: &Content, board: &Board, seat: Seat) -> u8 {
    let player = board.player(seat);
    let spent = |id: &SourceId| {
        let extra = content.source(*id).extra_build;
        extra.is_some_and(|(per, _)| is_used(player, *id, per))
    };
    standing(board, seat, content.at.extra_build).filter(spent).count() as u8
}

/// KB-INV-24: one battle each Winter.
fn battles_fought(board: &Board, seat: Seat, wrong: &mut Wrong) {
    let player = board.player(seat);
    let of = |name| Field::Player(seat, name);
    let battles = battles(board);
    wrong.unless(player.victories <= battles, of("victories"), "KB-INV-24: more victories than battles");
    wrong.unless(
        player.last_battle.is_none() || battles > 0,
        of("last_battle"),
        "KB-INV-24: the end of a battle before the first",
    );
}
