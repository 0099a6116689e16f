//! Hints: what a seat may know, weighed for people.

use bots::Players;
use table::{Game, Secret, Sitter, Table};
use warlords::Warlords;
use warlords_bots::PLAYERS;

fn table<G: Game>(seats: u8) -> Table<G> {
    let sitters = (0..seats).map(|seat| Sitter { name: format!("Seat {seat}"), player: "you".to_owned() });
    let contributions = vec![String::new(); seats.into()];
    let opened = Table::<G>::open(
        &<G::Content as table::Content>::built_in(),
        &G::Options::default(),
        sitters.collect(),
        Secret([7; 32]),
        contributions,
    );
    opened.expect("playable").0
}

#[test]
fn a_hint_weighs_other_answers_too_where_a_player_would_not_think() {
    let mut table = table::<Warlords>(2);
    let players = Players::of(PLAYERS);
    // Where the castles stand the captain knows by heart.
    let mut asked = 0;
    while asked < 4 {
        let seat = table.waiting().must.first().expect("somebody is asked");
        let answers = table.answers(seat);
        if answers.len() > 1 {
            let advice = players.advise(&table, seat, 1).expect("he is waited for")();
            assert_eq!(advice.answers.len(), answers.len().min(20), "each is weighed");
            assert!(advice.answers.iter().all(|one| one.playouts > 0 && one.chance > 0.0), "{advice:?}");
            assert!((advice.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{advice:?}");
            asked += 1;
        }
        table.answer(seat, answers[0]).expect("legal");
    }
    assert_eq!(table.state().board.round, 0, "still during setup");
}
