//! Hints: what a seat may know, weighed for people.

use bots::{Opponents, Players};
use table::Content;
use table::{Game, Secret, Sitter, Table};
use toys::conquest::Conquest;
use toys::morra::Morra;

fn table<G: Game>(seats: u8) -> Table<G> {
    let sitters = (0..seats).map(|seat| Sitter { name: format!("Seat {seat}"), player: "you".to_owned() });
    let contributions = vec![String::new(); seats.into()];
    let opened = Table::<G>::open(
        &G::Content::built_in(),
        &G::Options::default(),
        sitters.collect(),
        Secret([7; 32]),
        contributions,
    );
    opened.expect("playable").0
}

#[test]
fn who_is_not_waited_for_gets_no_hint() {
    let table = table::<Conquest>(4);
    let players = Players::of(Opponents::<Conquest>::plain());
    let waiting = table.waiting().must;
    for seat in table::Seat::all(4) {
        assert_eq!(players.advise(&table, seat, 1).is_some(), waiting.has(seat));
    }
    assert!(
        Players::of(Opponents::<Morra>::plain()).advise(&table, table::Seat(0), 1).is_none(),
        "of another game"
    );
}
