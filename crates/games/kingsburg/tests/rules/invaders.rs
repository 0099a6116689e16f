//! The 25 invader cards, each fought by play.

use crate::dsl::Play;
use crate::winter::fought;
use kingsburg::event::Outcome;

/// Card, strength, what a loser with 5 of each good, 20 VP and the Statue has left, what a winner receives.
const CARDS: [(&str, i16, &str, i16, &str, i16); 25] = [
    ("1.1", 2, "4G 5W 5S", 17, "1G", 0),
    ("1.2", 2, "5G 4W 4S", 16, "1W", 0),
    ("1.3", 3, "4G 5W 5S", 17, "1S", 0),
    ("1.4", 3, "3G 5W 5S", 19, "1G", 0),
    ("1.5", 4, "5G 5W 5S", 18, "nothing", 1),
    ("2.1", 3, "5G 3W 3S", 16, "1W", 0),
    ("2.2", 4, "3G 5W 5S", 17, "1S", 0),
    ("2.3", 4, "3G 5W 5S", 17, "1G", 0),
    ("2.4", 5, "3G 5W 5S", 19, "1G", 0),
    ("2.5", 5, "5G 5W 5S", 18, "nothing", 1),
    ("3.1", 4, "5G 2W 2S", 16, "1W", 0),
    ("3.2", 5, "2G 5W 5S", 17, "1S", 0),
    ("3.3", 5, "3G 5W 5S", 17, "1G", 0),
    ("3.4", 6, "3G 4W 4S", 19, "nothing", 1),
    ("3.5", 6, "5G 5W 5S", 18, "nothing", 1),
    ("4.1", 5, "5G 1W 1S", 16, "1W", 0),
    ("4.2", 6, "1G 5W 5S", 17, "1S", 0),
    ("4.3", 6, "1G 5W 5S", 19, "1G", 1),
    ("4.4", 7, "3G 5W 5S", 17, "1G", 0),
    ("4.5", 7, "5G 5W 5S", 18, "nothing", 1),
    ("5.1", 7, "5G 5W 5S", 12, "nothing", 1),
    ("5.2", 8, "5G 5W 5S", 17, "nothing", 1),
    ("5.3", 8, "5G 5W 5S", 15, "nothing", 2),
    ("5.4", 9, "5G 5W 5S", 17, "nothing", 2),
    ("5.5", 9, "5G 5W 5S", 15, "nothing", 3),
];

#[test]
fn every_card_gives_and_takes_what_it_says() {
    ledger::proves!("KB-WINTER-04", "KB-WINTER-09", "KB-WINTER-10", "KB-WINTER-11", "KB-COMP-04");
    for (card, strength, left, points, reward, gained) in CARDS {
        let year = card[..1].parse().expect("year.number");
        let soldiers = strength as u16 - 1;
        let mut t = Play::year(year)
            .winter()
            .card(card)
            .rolls([1])
            .players(4)
            .player(0, |p| p.has("5G 5W 5S").vp(20).builds("B1").soldiers(soldiers - 1))
            .player(1, |p| p.soldiers(soldiers))
            .player(2, |p| p.soldiers(soldiers + 1))
            .player(3, |p| p.soldiers(soldiers + 2))
            .start();
        while matches!(t.frame(), kingsburg::flow::Frame::Battle { .. }) {
            let seat = t.waits_for().expect("a choice");
            let gold = t.answers().pop().expect("as much gold as possible");
            t.seat(seat).answers(&gold);
        }
        assert_eq!(fought(&t, 0).1, Outcome::Lost, "{card}");
        assert_eq!((t.has(0).as_str(), t.vp(0)), (left, points), "the loser against {card}");
        assert_eq!(fought(&t, 1), (strength, Outcome::Drawn), "{card}");
        assert_eq!((t.has(1).as_str(), t.vp(1)), ("nothing", 0), "a draw against {card}");
        assert_eq!((fought(&t, 2).1, t.has(2).as_str(), t.vp(2)), (Outcome::Won, reward, gained), "{card}");
        assert_eq!((t.has(3).as_str(), t.vp(3)), (reward, gained + 1), "and the highest total, {card}");
    }
}
