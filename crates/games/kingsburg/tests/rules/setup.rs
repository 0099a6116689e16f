//! Set up (p.2).

use crate::dsl::{Play, Table};
use kingsburg::Kingsburg;
use kingsburg::board::{Phase, Player};
use kingsburg::content::Content;
use kingsburg::event::Event;
use kingsburg::flow::Frame;
use std::collections::HashMap;
use table::{Game, Observer, Sampled, Scripted, Seat};

#[test]
fn two_to_five_can_play_and_nobody_else() {
    ledger::proves!("KB-R-08");
    for seats in 2..=5 {
        let game = Kingsburg::new(kingsburg::content::Content::base(), &Default::default(), seats)
            .expect("two to five");
        assert_eq!(game.seats(), seats, "the table has as many seats as were asked for");
    }
    for seats in [0, 1, 6, 8] {
        let reasons = Kingsburg::new(kingsburg::content::Content::base(), &Default::default(), seats)
            .expect_err("not for so many");
        assert_eq!(reasons[0].key, "options-seats", "{seats} seats are refused with a reason");
        assert_eq!(reasons[0].args, [("seats", seats.into())], "and with their number");
    }
    assert_eq!((Kingsburg::NAME, Kingsburg::SEATS), ("kingsburg", 2..=5));
}

#[test]
fn nobody_has_anything_at_the_start() {
    ledger::proves!("KB-SETUP-04", "KB-SETUP-07", "KB-SETUP-09", "KB-SETUP-10", "KB-SETUP-12");
    for seats in 2..=5 {
        let t = Table::open(seats, Scripted::dice([]));
        for seat in 0..seats {
            let who = t.player(seat);
            let empty = Player { spaces: who.spaces, ..Player::default() };
            assert_eq!(*who, empty, "everything lies in the Supply");
            assert_eq!(who.spaces.count(), 20, "the front of the board");
            assert_eq!((t.has(seat).as_str(), t.soldiers(seat), t.vp(seat)), ("nothing", 0, 0));
            assert_eq!(t.buildings(seat), "", "a province board of one's own, still empty");
        }
    }
}

#[test]
fn the_markers_start_on_kings_aid_of_year_one() {
    ledger::proves!("KB-SETUP-01", "KB-SETUP-02", "KB-SETUP-03");
    let t = Table::open(4, Scripted::dice([]));
    assert_eq!((t.state.board.year, t.phase()), (1, Phase::Aid), "year I, calendar space 1");
    assert!(matches!(t.frame(), Frame::Aid { .. }), "the King's Aid is being settled");
    assert_eq!(t.agent(), None, "the Agent stands on space 5");
    assert_eq!(t.state.board.aid_die, None, "no white die is out");
    assert!(t.state.board.looked.iter().all(|seats| seats.is_empty()), "nobody has seen a card");
}

#[test]
fn the_first_order_is_drawn_at_random() {
    ledger::proves!("KB-SETUP-11");
    let mut seen: HashMap<Vec<u8>, u32> = HashMap::new();
    for seed in 0..1200 {
        let t = Table::open(3, Scripted::dice([]).then_seed(seed));
        *seen.entry(t.order()).or_default() += 1;
        let Event::OrderDrawn { order, seats: 3 } = t.events[0] else { panic!("the order is told first") };
        assert_eq!(order[..3], t.state.board.order[..3], "the order that was drawn is the one told");
    }
    assert_eq!(seen.len(), 6, "every order can come");
    assert!(seen.values().all(|n| (140..260).contains(n)), "each about equally often: {seen:?}");
}

#[test]
fn one_card_of_each_year_is_drawn_and_seen_by_nobody() {
    ledger::proves!("KB-COMP-04", "KB-SETUP-13", "KB-SETUP-14", "KB-SETUP-15");
    let content = Content::base();
    assert_eq!(content.invaders.len(), 25, "25 cards");
    let mut seen = [[0u32; 5]; 5];
    for seed in 0..1000 {
        let t = Table::open(2, Scripted::dice([]).then_seed(seed));
        for (year, card) in t.state.hidden.invaders.iter().enumerate() {
            let deck: Vec<_> = content.cards_of(year as u8 + 1).collect();
            let place = deck.iter().position(|c| c == card).expect("card I on top, V at the bottom");
            assert_eq!(deck.len(), 5, "five decks of five cards");
            seen[year][place] += 1;
        }
        for observer in Observer::all(2) {
            assert_eq!(t.game.view(&t.state, observer).known.invaders, [None; 5], "nobody sees a card");
        }
    }
    assert!(seen.iter().flatten().all(|n| (150..250).contains(n)), "each card of a year as often: {seen:?}");
    let scripted = Table::open(2, Scripted::dice([]).draws([0, 4, 0, 2, 1, 3]));
    let names = scripted.state.hidden.invaders.map(|c| content.invader(c).id);
    assert_eq!(
        names,
        ["1.5", "2.1", "3.3", "4.2", "5.4"],
        "the order's shuffle first, then one draw per deck"
    );
}

#[test]
fn only_the_five_drawn_cards_ever_come_into_play() {
    ledger::proves!("KB-SETUP-15");
    let mut t = Table::open(3, Scripted::dice([]).then_seed(3));
    let drawn = t.state.hidden.invaders;
    t.idle_until(|t| t.frame() == Frame::Over);
    let revealed: Vec<_> = t
        .events
        .iter()
        .filter_map(|e| if let Event::Invaded { card, .. } = e { Some(*card) } else { None })
        .collect();
    assert_eq!(revealed, drawn, "I, II, III, IV, V as they were laid; the rest stays in the box");
    assert_eq!(t.state.hidden.invaders, drawn, "no card is ever exchanged");
}

#[test]
fn pieces_of_unused_colours_are_out_of_the_game() {
    ledger::proves!("KB-SETUP-08");
    let mut t = Table::open(3, Scripted::dice([]).then_seed(9));
    while let Some(seat) = t.waits_for() {
        assert!(seat < 3, "only those at the table are asked");
        let path = t.answers().pop().expect("an answer");
        t.seat(seat).answers(&path);
        assert_eq!(t.state.board.players[3..], [Player::default(); 2], "an empty place owns nothing");
        assert!(t.state.board.neutral == [0; 5], "no neutral dice with three players");
    }
}

/// What the events say that a player should have, from set up on.
#[derive(Default, PartialEq, Debug)]
struct Account {
    goods: [i32; 3],
    plus2: i32,
    vp: i32,
}

fn accounts(events: &[Event]) -> [Account; 5] {
    let mut accounts: [Account; 5] = Default::default();
    for event in events {
        let (seat, sign, goods, plus2, vp) = match *event {
            Event::Gained { seat, what, .. } => (seat, 1, what.kinds(), what.plus2, what.vp),
            Event::Lost { seat, what, .. } => (seat, -1, what.kinds(), what.plus2, what.vp),
            Event::Built { seat, paid, vp, .. } => (seat, -1, paid, 0, -vp),
            Event::Razed { seat, vp, .. } => (seat, -1, Default::default(), 0, vp),
            Event::Influenced { seat, placement, .. } => {
                (seat, -1, Default::default(), placement.plus2.into(), 0)
            }
            _ => continue,
        };
        let account = &mut accounts[seat.index()];
        for (have, n) in account.goods.iter_mut().zip([goods.gold, goods.wood, goods.stone]) {
            *have += sign * i32::from(n);
        }
        account.plus2 += sign * i32::from(plus2);
        account.vp += sign * i32::from(vp);
    }
    accounts
}

#[test]
fn every_good_comes_from_the_supply_and_goes_back_to_it() {
    ledger::proves!("KB-SETUP-05", "KB-R-14");
    for seed in 0..20 {
        let mut t = Table::open(2 + (seed % 4) as u8, Scripted::dice([]).then_seed(seed));
        let mut choice = Sampled::new(seed);
        while let Some(seat) = t.waits_for() {
            let paths = t.answers();
            let path = paths[table::Chance::draw(&mut choice, paths.len())].clone();
            t.seat(seat).answers(&path);
        }
        let told = accounts(&t.events);
        for seat in Seat::all(t.game.seats()) {
            let who = t.state.board.player(seat);
            let goods = [who.goods.gold, who.goods.wood, who.goods.stone].map(i32::from);
            let real = Account { goods, plus2: who.plus2.into(), vp: who.vp.into() };
            assert_eq!(
                told[seat.index()],
                real,
                "nothing moves but by what is told, seat {seat}, seed {seed}"
            );
        }
    }
}

#[test]
fn the_goods_of_a_player_are_open_to_all() {
    ledger::proves!("KB-SETUP-06");
    let t = Play::year(2).player(1, |p| p.has("3G 1W 2S 4T").builds("B1")).start();
    for observer in Observer::all(4) {
        let view = t.game.view(&t.state, observer);
        assert_eq!(view.board.player(Seat(1)).goods, t.player(1).goods, "{observer:?} sees them");
        let shown = serde_json::to_value(&view).expect("views are JSON");
        let sheet = &shown["players"][1];
        assert_eq!((&sheet["gold"], &sheet["wood"], &sheet["stone"]), (&3.into(), &1.into(), &2.into()));
        assert_eq!(sheet["plus2"], 4, "tokens too");
    }
}
