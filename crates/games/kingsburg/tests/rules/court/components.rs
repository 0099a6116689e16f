//! How many of each component there are.

use crate::dsl::Table;
use kingsburg::Options;
use kingsburg::board::YEARS;
use kingsburg::content::{Content, FateId, GovernorId, ScenarioId, SourceId, SourceKind};
use kingsburg::options::{Lines, Rows};
use std::collections::BTreeSet;
use table::Scripted;

#[test]
fn there_are_two_alternative_lines_of_each_row() {
    ledger::proves!("KB-COMP-02", "KB-MOD2-05");
    let pool = |rows: Rows| {
        let options = Options { rows, lines: Lines::Drafted, ..Options::default() };
        Table::with(&options, 2, Scripted::dice([])).state.board.pool
    };
    assert_eq!(pool(Rows::Seven), [2; 7], "14 lines");
    assert_eq!(pool(Rows::Five), [0, 2, 2, 2, 2, 2, 0], "without A and G");
}

#[test]
fn the_backs_of_invader_cards_are_public() {
    ledger::proves!("KB-COMP-05");
    let content = Content::base();
    let strengths = |year: u8| {
        let mut all: Vec<_> = content.cards_of(year).map(|card| content.invader(card).strength).collect();
        all.sort_unstable();
        all
    };
    let years: Vec<_> = (1..=YEARS).map(strengths).collect();
    assert_eq!(years, [[2, 2, 3, 3, 4], [3, 4, 4, 5, 5], [4, 5, 5, 6, 6], [5, 6, 6, 7, 7], [7, 8, 8, 9, 9]]);
}

#[test]
fn there_are_sixteen_tiles() {
    ledger::proves!("KB-COMP-06");
    let tiles =
        (0..SourceId::COUNT as u8).map(SourceId).filter(|id| matches!(id.kind(), SourceKind::Tile(_)));
    assert_eq!(tiles.count(), 16);
    for number in 1..=16 {
        assert!(
            Content::base().source(SourceId::tile(number)).gift.is_some(),
            "tile {number} gives something"
        );
    }
}

#[test]
fn there_are_24_governors_and_29_fate_cards() {
    ledger::proves!("KB-COMP-07", "KB-COMP-08");
    let governors: BTreeSet<_> = GovernorId::all().map(|g| g.element().to_string()).collect();
    assert_eq!(governors.len(), 24);
    let fates: BTreeSet<_> = FateId::all().map(|f| f.element().to_string()).collect();
    assert_eq!(fates.len(), 29);
    let acts = |id: SourceId| Content::base().source(id).rule.0.starts_with("KB-");
    assert!(GovernorId::all().all(|g| acts(g.source())) && FateId::all().all(|f| acts(f.source())));
}

#[test]
fn there_are_four_scenarios() {
    ledger::proves!("KB-SCEN-01");
    assert_eq!(ScenarioId::COUNT, 4);
}

#[test]
fn each_player_has_six_request_tokens_worth_eleven() {
    ledger::proves!("KB-COMP-03");
    let t = Table::with(&Options::of_modules(&[5]), 5, Scripted::dice([]));
    for seat in 0..5 {
        let tokens = t.player(seat).requests;
        assert_eq!(tokens.iter().sum::<u8>(), 6);
        assert_eq!((0..).zip(tokens).map(|(value, n)| value * n).sum::<u8>(), 11);
    }
}
