//! The scenario The Seer's Warning: all invaders lie open and are stronger; a look becomes a token.

use crate::court::season::{helping, placed, taken};
use crate::dsl::{Play, Table, say_event};
use kingsburg::Options;
use kingsburg::board::Right;
use kingsburg::event::Event;
use kingsburg::flow::Frame;
use kingsburg::options::Scenario;
use table::{Game, Observer, Sampled, Scripted};

fn seer(year: u8) -> Play {
    Play::year(year).players(3).scenario(Scenario::SeersWarning)
}

#[test]
fn all_five_cards_lie_open_from_the_start() {
    ledger::proves!("KB-SCEN-01", "KB-SCEN-03");
    let options = Options { scenario: Scenario::SeersWarning, ..Options::default() };
    let t = Table::with(&options, 3, Scripted::dice([]).then_seed(2));
    for observer in Observer::all(3) {
        let view = t.game.view(&t.state, observer);
        assert_eq!(view.known.invaders, t.state.hidden.invaders.map(Some), "{observer:?} sees them");
        assert_eq!(t.game.world(&view, &mut Sampled::new(1)).hidden.invaders, t.state.hidden.invaders);
    }
    let plain = Table::open(3, Scripted::dice([]));
    let view = plain.game.view(&plain.state, Observer::Spectator);
    assert_eq!(view.known.invaders, [None; 5], "without the scenario nobody does");
}

#[test]
fn the_invaders_are_one_stronger_every_year() {
    ledger::proves!("KB-SCEN-01");
    for (year, (card, printed)) in (1..).zip([("1.1", 2), ("2.1", 3), ("3.1", 4), ("4.1", 5), ("5.1", 7)]) {
        let t = seer(year).winter().card(card).rolls([1]).start();
        let fought = t.events.iter().find_map(|e| match *e {
            Event::Fought { strength, .. } => Some(strength),
            _ => None,
        });
        assert_eq!(fought, Some(printed + 1), "year {year}");
    }
}

#[test]
fn printed_strength_does_not_change() {
    ledger::proves!("KB-MOD1-09", "KB-SCEN-03");
    let totals = |card: &str| {
        let t = seer(3).winter().modules("1").card(card).rolls([1]).player(0, |p| p.builds("G1")).start();
        let fought = t.events.iter().filter_map(|e| match *e {
            Event::Fought { total, .. } => Some(total),
            _ => None,
        });
        fought.collect::<Vec<_>>()
    };
    assert_eq!(totals("3.2")[..1], [2], "a printed 5 that attacks with 6");
    assert_eq!(totals("3.4")[..1], [1], "a printed 6");
}

#[test]
fn a_look_becomes_a_token_that_cannot_be_declined() {
    ledger::proves!("KB-SCEN-01", "KB-ADV-10", "KB-ADV-17");
    let t = helping(placed(seer(2).spring(), 10, 0, Right::Free).influencing());
    assert!(matches!(t.frame(), Frame::Build { .. }), "nothing is asked");
    assert_eq!((t.has(0).as_str(), t.soldiers(0)), ("1T", 2), "the General's soldiers, and a token");
    assert!(t.state.board.looked.iter().all(|seen| seen.is_empty()), "nobody looked");
    let told: Vec<_> = t.events.iter().map(say_event).collect();
    assert!(told.contains(&"event-gained seat=seat 0 what=plus2 (KB-ADV-10)".to_owned()), "{told:?}");
    let mut t = helping(placed(seer(2).spring(), 17, 0, Right::Free).influencing());
    t.seat(0).answers("good/gold good/wood");
    assert_eq!((t.has(0).as_str(), t.vp(0)), ("1G 1W 1T", 3), "the Queen");
}

#[test]
fn there_is_one_token_for_each_permission() {
    ledger::proves!("KB-SCEN-01", "KB-CAPR-13", "KB-SCEN-03");
    let mut t = helping(taken(13, 3, &[0]).scenario(Scenario::SeersWarning));
    t.seat(0).answers("good/wood");
    assert_eq!(t.has(0), "1W 2T", "one of the tile, one for the look");
    let play = placed(placed(seer(2).spring(), 10, 0, Right::Free), 10, 1, Right::Agent);
    let t = helping(play.influencing());
    assert_eq!((t.has(0).as_str(), t.has(1).as_str(), t.has(2).as_str()), ("1T", "1T", "nothing"));
}

#[test]
fn the_general_governor_gets_a_token_too() {
    ledger::proves!("KB-SCEN-03", "KB-SCEN-01");
    let play =
        seer(2).phase(kingsburg::board::Phase::Mercenaries).governors(["general", "courier", "castellan"]);
    let t = play.start();
    assert_eq!((t.has(0).as_str(), t.soldiers(0)), ("1T", 1));
    assert!(matches!(t.frame(), Frame::Mercenaries { .. }), "without a question");
}
