//! Bots at a table whose game is known only by name.

use bots::Mind;
use serde_json::json;
use table::{Floor, Seat, Secret, Sitter};
use titles::Titles;

#[test]
fn bots_play_a_whole_game_by_name() {
    let players = titles::players("kingsburg").expect("a title");
    assert_eq!((players.game, players.quick()), ("kingsburg", "steward"));
    let seat = |n: u8| Sitter { name: n.to_string(), player: "steward".to_owned() };
    let contributions = vec![String::new(); 3];
    let titles = Titles::default();
    let title = titles.find("kingsburg").expect("a title");
    let opened = title.open(&json!({}), (0..3).map(seat).collect(), Secret([1; 32]), contributions);
    let (mut table, _) = opened.expect("playable");
    assert!(players.ask(&*table, Seat(0), "nobody", 1, Mind::default(), Floor::default()).is_none());
    let mut mind = Mind::default();
    for n in 0.. {
        assert!(n < 5000, "the game ends");
        let Some(seat) = table.waiting().must.first() else { break };
        let other = Seat((seat.0 + 1) % 3);
        let is_asked =
            |seat| players.ask(&*table, seat, "random", n, Mind::default(), Floor::default()).is_some();
        assert!(is_asked(seat) && (table.waiting().must.has(other) || !is_asked(other)));
        let name = ["random", "steward", "chancellor"][n as usize % 3];
        let thought = players.ask(&*table, seat, name, n, mind, Floor::default()).expect("asked");
        let said = thought();
        mind = said.mind;
        let draft =
            table.draft(seat, &said.answer.expect("it must answer")).expect("bots answer by the rules");
        table.commit(draft).expect("on the present state");
    }
    assert!(table.standing().is_some());
}
