//! Positions in Winter: what the King has sent, and what each fights with.

use crate::dsl::{Play, told};
use kingsburg::event::{Event, Outcome};
use kingsburg::flow::{Battle, Frame, OwnDie};
use kingsburg::winter::Blow;
use table::Seat;

/// It is refused for this reason alone, which names the field and the rule.
#[track_caller]
fn refused(play: Play, rule: &str) {
    let told = told(&play.finished());
    let named = |why: &String| why.starts_with("totals: ") && why.contains(rule);
    assert!(told.len() == 1 && told.iter().all(named), "{told:?}");
}

/// Three players about to fight the invaders of year 2, of strength 3.
fn battle(soldiers: [u16; 3], totals: &[i16]) -> Play {
    let mut play = Play::year(2).winter().players(3).card("2.1");
    for (seat, soldiers) in soldiers.into_iter().enumerate() {
        play = play.player(seat, |p| p.soldiers(soldiers));
    }
    play.position.totals = totals.to_vec();
    play.frame(Frame::Battle(Battle { place: 0, blow: Blow::Fight }))
}

#[test]
fn totals_are_what_soldiers_and_buildings_add_up_to() {
    ledger::proves!("KB-WINTER-08", "KB-INV-24");
    let fought = |t: &crate::dsl::Table| {
        let each = t.events.iter().filter_map(|e| match *e {
            Event::Fought { seat: Seat(seat), total, outcome, .. } => Some((seat, total, outcome)),
            _ => None,
        });
        each.collect::<Vec<_>>()
    };
    let all = [(0, 10, Outcome::Won), (1, 2, Outcome::Lost), (2, 2, Outcome::Lost)];
    let given = battle([10, 2, 2], &[10, 2, 2]);
    assert_eq!(fought(&given.start()), all);
    assert_eq!(fought(&battle([10, 2, 2], &[]).start()), all, "they may be left out");
    let walls = battle([2, 2, 2], &[]).player(0, |p| p.soldiers(2).builds("D1"));
    assert_eq!(fought(&walls.start())[0].1, 3, "with buildings");
    refused(battle([0, 0, 0], &[9, 9, 9]), "KB-WINTER-08");
    refused(battle([10, 2, 2], &[0, 0, 0]), "KB-WINTER-08");
}

/// Three players, of whom the first has the Military Academy, whose die shows 2.
fn academy(modules: &str, soldiers: [u16; 3], totals: [i16; 3]) -> Play {
    let mut play = Play::year(2).winter().players(3).card("2.1").modules(modules);
    for (seat, soldiers) in soldiers.into_iter().enumerate() {
        play = play.player(seat, |p| p.soldiers(soldiers));
    }
    play = play.player(0, |p| p.builds("G1 G2 G3 G4").soldiers(soldiers[0]));
    play.position.totals = totals.to_vec();
    for sheet in &mut play.position.players {
        sheet.requests = modules.contains('5').then(|| vec![0, 1, 2, 3]);
    }
    play.frame(Frame::OwnDie(OwnDie { place: 0, own: 2 }))
}

#[test]
fn the_king_has_sent_everybody_the_same() {
    ledger::proves!("KB-INV-25", "KB-R-44", "VR-13");
    let fits = |play: Play| assert_eq!(told(&play.finished()), Vec::<String>::new());
    fits(academy("1", [5, 6, 7], [5, 5, 5]));
    refused(academy("1", [5, 5, 5], [5, 2, 5]), "KB-INV-25");
    refused(academy("1", [9, 9, 9], [7, 7, 7]), "KB-INV-25");
    refused(academy("1", [9, 9, 9], [0, 0, 0]), "KB-INV-25");
    refused(academy("1", [0, 0, 0], [5, 5, 5]), "KB-INV-25");
    refused(academy("1", [999, 999, 999], [5, 2, 900]), "KB-INV-25");
    // With tokens everybody has what his own shows.
    fits(academy("1 5", [4, 0, 1], [4, 0, 1]));
    refused(academy("1 5", [5, 0, 1], [5, 0, 1]), "KB-INV-25");
    // In Heavy Snow there are two for each.
    let snow = |sent: i16| academy("1 4", [9, 9, 9], [sent; 3]).fate("heavy_snow");
    refused(snow(3), "KB-INV-25");
    let mut second = academy("1", [6, 4, 4], [6, 4, 4]);
    second.position.frames = vec![Frame::OwnDie(OwnDie { place: 1, own: 0 })];
    fits(second);
}
