//! Positions with modules: read as they were written, and every wrong one refused with its reasons.

use crate::court::season::taken;
use crate::dsl::{Play, Table, wrong};
use kingsburg::Options;
use kingsburg::board::{Phase, Right};
use kingsburg::content::{FateId, GovernorId};
use kingsburg::flow::Frame;
use kingsburg::goods::Goods;
use kingsburg::options::{Caprices, Scenario};
use kingsburg::position::Position;
use table::{Sampled, Scripted, Seat, SeatSet};

/// What is wrong with a good position after one change.
pub fn changed(play: Play, change: impl FnOnce(&mut Position)) -> Vec<String> {
    let mut position = play.finished();
    assert_eq!(wrong(&position), Vec::<String>::new(), "nothing is wrong before the change");
    change(&mut position);
    wrong(&position)
}

/// Spring of year 1 with module 6: tile 7 lies open.
fn tiled() -> Play {
    taken(7, 3, &[0])
}

/// What is wrong with a position reached by play after one change.
pub fn changed_later(t: &Table, change: impl FnOnce(&mut Position)) -> Vec<String> {
    let mut position = Position::of_state(&t.game, &t.state);
    assert_eq!(wrong(&position), Vec::<String>::new(), "nothing is wrong before the change");
    change(&mut position);
    wrong(&position)
}

#[test]
fn little_has_to_be_written_with_modules_too() {
    ledger::proves!("KB-MOD-01", "KB-COMP-03");
    let text = r#"{"game": "kingsburg", "year": 1, "phase": "aid", "order": [1, 0], "players": [{}, {}],
        "options": {"rows": "seven", "fate": "on", "reinforcements": "tokens", "caprices": "court"}}"#;
    let position: Position = serde_json::from_str(text).expect("what is left out is empty");
    let (game, state) =
        position.read(kingsburg::content::Content::base(), &mut Sampled::new(3)).expect("a position");
    assert_eq!(game.options(), Options { scenario: Scenario::None, ..Options::of_modules(&[1, 4, 5, 6]) });
    assert_eq!(state.board.players[0].requests, [1, 2, 1, 1, 1], "all tokens");
    let mut fates = state.hidden.fates.to_vec();
    fates.dedup();
    assert_eq!(fates.len(), 5, "five cards are drawn");
    let other =
        position.read(kingsburg::content::Content::base(), &mut Sampled::new(4)).expect("a position").1;
    assert_ne!(other.hidden.tiles, state.hidden.tiles, "what is not written comes from chance");
}

#[test]
fn tokens_that_are_not_written_went_from_the_lowest() {
    ledger::proves!("KB-MOD5-07");
    let left = |year: u8| {
        let position = Play::year(year).players(2).modules("5").finished();
        position
            .read(kingsburg::content::Content::base(), &mut Sampled::new(1))
            .expect("a position")
            .1
            .board
            .players[1]
            .requests
    };
    assert_eq!([1, 2, 3, 5].map(left), [[1, 2, 1, 1, 1], [0, 2, 1, 1, 1], [0, 1, 1, 1, 1], [0, 0, 0, 1, 1]]);
}

#[test]
fn tiles_must_exist_and_lie_once() {
    ledger::proves!("KB-COMP-06", "KB-INV-33");
    let range = "tiles, pile, stock, restock: tiles are 1 to 16 (KB-COMP-06)".to_owned();
    for number in [0, 17] {
        assert!(changed(tiled(), |p| p.tiles = vec![number]).contains(&range), "tile {number}");
        assert!(changed(tiled(), |p| p.pile = vec![number]).contains(&range), "pile {number}");
        assert!(changed(tiled(), |p| p.restock = vec![number]).contains(&range), "restock {number}");
        assert!(
            changed(tiled(), |p| _ = p.stock.insert(number, Goods::NONE)).contains(&range),
            "stock {number}"
        );
    }
    let once = ["tiles, pile: each of the 16 tiles lies once, on its advisor or in the pile"];
    assert_eq!(changed(tiled(), |p| p.tiles = vec![7, 7]), once);
    assert_eq!(changed(tiled(), |p| p.pile = vec![1, 2]), once, "a pile has all the others");
    assert_eq!(changed(tiled(), |p| p.pile = (1..=16).collect()), once, "7 lies open");
    let rest = |p: &mut Position| p.pile = (1..=16).filter(|n| *n != 7).collect();
    assert_eq!(changed(tiled(), rest), Vec::<String>::new());
}

#[test]
fn goods_on_tiles_must_fit() {
    ledger::proves!("KB-INV-34");
    let many = |p: &mut Position| _ = p.stock.insert(4, Goods { gold: 2, wood: 0, stone: 0 });
    let most = ["stock: at most one good of each kind lies on a tile (KB-INV-34)"];
    assert_eq!(changed(taken(4, 3, &[0]), many), most);
    let fits = ["KB-INV-34: goods on a tile that are too many or too few"];
    assert_eq!(
        changed(taken(4, 3, &[0]), |p| p.stock.clear()),
        fits,
        "an empty tile would have nothing to give"
    );
    assert_eq!(changed(taken(5, 3, &[0]), |p| p.stock.clear()), fits);
    assert_eq!(changed(tiled(), |p| _ = p.stock.insert(7, Goods { gold: 1, wood: 0, stone: 0 })), fits);
}

#[test]
fn the_number_of_tiles_must_fit() {
    ledger::proves!("KB-INV-33", "KB-REST-05");
    let many = ["KB-INV-33: tiles are not as many as seasons have begun"];
    assert_eq!(changed(tiled(), |p| p.tiles.clear()), many);
    assert_eq!(changed(tiled(), |p| p.tiles = vec![7, 9]), many);
    assert_eq!(
        changed(tiled(), |p| p.options.caprices = Caprices::None),
        ["KB-INV-33: a tile without the module"]
    );
    let restored = ["KB-INV-33: not one tile went in each season"];
    assert_eq!(changed(tiled(), |p| p.options.caprices = Caprices::Restoration), restored);
}

#[test]
fn fate_cards_must_exist_and_differ() {
    ledger::proves!("KB-MOD4-02", "KB-INV-31");
    let fated = || Play::year(2).spring().players(3).modules("4").fate("idle_swords").influencing();
    let one = ["fate, fates: one card for each year (KB-MOD4-02)"];
    let card = |name: &str| FateId::named(name);
    assert_eq!(changed(fated(), |p| p.fates = vec![None, card("famine")]), one, "another one is in force");
    assert_eq!(changed(fated(), |p| p.fates = vec![None, None, card("famine"), card("famine")]), one);
    assert!(changed(fated(), |p| p.fates = vec![card("famine"), card("idle_swords")]).is_empty());
    assert_eq!(changed(fated(), |p| p.fates = vec![None; 6]), ["fates: 6 of them, at most 5 fit"]);
    assert_eq!(changed(fated(), |p| p.fate = None), ["KB-INV-31: the Fate card of the year is missing"]);
    let twice = changed(fated(), |p| p.fates = vec![card("idle_swords")]);
    assert_eq!(twice, ["KB-INV-31: a Fate card lies twice"], "it was the card of year 1");
    let text = r#"{"game": "kingsburg", "year": 1, "phase": "aid", "order": [0, 1], "players": [{}, {}], "fate": "rain"}"#;
    assert!(serde_json::from_str::<Position>(text).is_err(), "there is no such card");
}

#[test]
fn lines_and_buildings_must_fit_the_boards() {
    ledger::proves!("KB-INV-29", "KB-MOD2-01", "KB-MOD1-01");
    let lined = || Play::year(2).players(3).modules("2").player(0, |p| p.lines("B"));
    let rows = ["players[0].drawn: rows are A to G"];
    assert_eq!(changed(lined(), |p| p.players[0].drawn = vec!["H".into()]), rows);
    let two = |field: &str| format!("players[0].{field}: at most two (KB-MOD2-01)");
    let three: Vec<String> = ["B", "C", "D"].map(str::to_owned).to_vec();
    assert!(changed(lined(), |p| p.players[0].lines = three.clone()).contains(&two("lines")));
    assert!(changed(lined(), |p| p.players[0].drawn = three.clone()).contains(&two("drawn")));
    let none = |name: &str| {
        vec![format!("players[0].buildings: there is no building '{name}' (use names from B1 to F4)")]
    };
    for name in ["B1", "C1a", "A1", "G1a", "B5", "B1b"] {
        assert_eq!(changed(lined(), |p| p.players[0].buildings = vec![name.into()]), none(name));
    }
    for name in ["B1a", "C1"] {
        assert!(changed(lined(), |p| p.players[0].buildings = vec![name.into()]).is_empty(), "{name}");
    }
    let seven = || Play::year(2).players(3).modules("1");
    assert!(changed(seven(), |p| p.players[0].buildings = vec!["A1".into(), "G1".into()]).is_empty());
    let points = changed(seven(), |p| p.players[0].unscored = vec!["A1".into()]);
    assert_eq!(points, ["KB-INV-15: points of no building"], "it does not stand");
}

#[test]
fn pools_and_rows_must_exist() {
    ledger::proves!("KB-COMP-02", "KB-SCEN-01");
    let plain = || Play::year(2).players(3);
    let rows = "completed, pool: rows are A to G";
    assert_eq!(changed(plain(), |p| p.completed = vec!["H".into()]), [rows]);
    assert_eq!(changed(plain(), |p| p.pool = vec!["B2".into()]), [rows]);
    let many = "pool: there are two lines of each row (KB-COMP-02)";
    assert_eq!(changed(plain(), |p| p.pool = vec!["B".into(); 15]), [many]);
}

#[test]
fn request_tokens_must_exist() {
    ledger::proves!("KB-COMP-03", "KB-INV-32", "KB-MOD5-06");
    let winter = || Play::year(3).winter().players(3).modules("5").card("3.1");
    let shows = "players[0].requests: tokens show 0 to 4 (KB-COMP-03)".to_owned();
    assert!(changed(winter(), |p| p.players[0].requests = Some(vec![0, 1, 2, 5])).contains(&shows));
    let laid = "players[0].request: tokens show 0 to 4 (KB-COMP-03)".to_owned();
    assert!(changed(winter(), |p| p.players[0].request = Some(5)).contains(&laid));
    let seven = "players[0].requests: at most six (KB-COMP-03)".to_owned();
    assert!(changed(winter(), |p| p.players[0].requests = Some(vec![1; 7])).contains(&seven));
    let sum = ["KB-INV-32: request tokens that do not add up"];
    assert_eq!(changed(winter(), |p| p.players[0].requests = Some(vec![1, 2, 3])), sum);
    let exist = ["KB-INV-32: a request token that does not exist"];
    assert_eq!(changed(winter(), |p| p.players[0].requests = Some(vec![4, 4, 1, 2])), exist);
    assert!(changed(winter(), |p| p.players[0].requests = Some(vec![1, 1, 0, 4])).is_empty());
}

#[test]
fn a_laid_token_must_be_left() {
    ledger::proves!("KB-INV-32", "KB-MOD5-03");
    let mut t = Play::year(3).winter().players(3).modules("5").card("3.1").start();
    t.seat(1).answers("request/2");
    let laid = ["KB-INV-32: a request token was laid that was not left"];
    assert_eq!(changed_later(&t, |p| p.players[1].request = Some(0)), laid, "his 0 went first");
    assert!(changed_later(&t, |p| p.players[1].request = Some(4)).is_empty());
    assert!(changed_later(&t, |p| p.players[1].request = None).is_empty(), "then any that he has left");
}

#[test]
fn governors_dealt_must_fit() {
    ledger::proves!("KB-MOD3-01", "KB-MOD3-03", "KB-INV-30");
    let mut t = Table::with(&Options::of_modules(&[3]), 3, Scripted::dice([]));
    let first = t.answers_of(Seat(0))[0].clone();
    t.seat(0).answers(&first);
    let twice = changed_later(&t, |p| p.players[1].dealt = p.players[0].dealt.clone());
    assert_eq!(twice, ["KB-INV-30: a governor was dealt twice"]);
    let foreign = changed_later(&t, |p| p.players[0].kept = p.players[1].dealt.first().copied());
    assert_eq!(foreign, ["KB-INV-30: a governor was kept that was not dealt"]);
    let two = changed_later(&t, |p| p.players[0].dealt.truncate(2));
    assert!(two.iter().any(|w| w.contains("does not fit phase aid")), "{two:?}");
    let same = Play::year(2).players(3).modules("3");
    let same = changed(same, |p| p.players[0].governor = GovernorId::named("paladin"));
    assert_eq!(same, ["KB-INV-30: two players have one governor"]);
}

#[test]
fn cards_of_the_valley_must_fit() {
    ledger::proves!("KB-SCEN-01", "KB-INV-23");
    let valley = || Play::year(2).players(3).scenario(Scenario::GoblinValley).valley_card("2.3");
    let name = |p: &mut Position, card: &str| p.valley[1] = Some(card.to_owned());
    assert_eq!(changed(valley(), |p| name(p, "2.9")), ["valley: there is no card '2.9'"]);
    let year = "valley: card 3.1 is not of year 2 (KB-SETUP-14)".to_owned();
    assert!(changed(valley(), |p| name(p, "3.1")).contains(&year));
    let twice = changed(valley(), |p| name(p, "2.1"));
    assert_eq!(twice, ["KB-INV-23: the second deck holds a wrong card"], "it lies in the first deck");
    let seat = changed(valley(), |p| p.looked_valley = vec![SeatSet::one(Seat(3))]);
    assert_eq!(seat, ["looked_valley: there is no such seat"]);
    assert_eq!(changed(valley(), |p| p.valley = vec![None; 6]), ["valley: 6 of them, at most 5 fit"]);
    assert_eq!(
        changed(valley(), |p| p.looked_valley = vec![SeatSet::EMPTY; 6]),
        ["looked_valley: 6 of them, at most 5 fit"]
    );
}

#[test]
fn what_is_used_settled_or_courted_must_exist() {
    ledger::proves!("KB-ORDERING-02", "KB-ORDERING-03", "KB-R-68");
    let season = || Play::year(2).spring().players(3).building();
    let used = changed(season(), |p| p.players[0].used = vec!["king".into()]);
    assert_eq!(used, ["players[0].used: 'king' cannot be used: a building, governor, fate or scenario"]);
    let year = changed(season(), |p| p.players[0].used_year = vec!["B9".into()]);
    assert_eq!(year, ["players[0].used_year: 'B9' cannot be used: a building, governor, fate or scenario"]);
    let consoled = changed(season(), |p| p.players[0].consoled = Some("advisor/3".into()));
    assert_eq!(consoled, ["players[0].consoled: there is no such component"]);
    for number in [0, 19] {
        let courted = changed(season(), |p| p.courted = vec![number]);
        assert_eq!(courted, ["courted: advisors are 1 to 18"]);
    }
    assert_eq!(changed(season(), |p| p.settled = vec![255]), ["settled: there is no such effect"]);
    let out = changed(season(), |p| p.settled = vec![1]);
    assert_eq!(out, ["KB-ORDERING-02: effects are settled out of their moment"]);
}

#[test]
fn groups_by_a_right_must_fit() {
    ledger::proves!("KB-2P-01", "KB-GOV-06", "KB-INV-04");
    let mut play = Play::year(1).spring().players(2).influencing();
    play.position.neutral = vec![1, 2, 3, 4, 5];
    let neutral = play.group(6, None, [1, 2, 3]).group(9, None, [4, 5]);
    let free = changed(neutral, |p| p.court[0].right = Right::Agent);
    assert!(
        free.contains(&"court, advisor 6: neutral dice are placed freely (KB-2P-01)".to_owned()),
        "{free:?}"
    );
    let market = changed(tiled(), |p| p.court[0].market = 3);
    let by_two =
        "court, advisor 7: the market changes a group by -1, 0 or 1 (KB-BLD-11), with the bridge by 2";
    assert!(market.contains(&by_two.to_owned()), "{market:?}");
    let alone = changed(tiled(), |p| p.court[0].right = Right::Agent);
    let for_one = "KB-INV-04: two groups on an advisor without the Agent, or the Agent for one";
    assert_eq!(alone, [for_one, "KB-INV-21: the Agent was used before phase 5 of the first year"]);
}

#[test]
fn a_view_is_a_position() {
    ledger::proves!("KB-MOD-01", "KB-INV-37");
    use table::{Game, Observer};
    let options = Options { scenario: Scenario::GoblinValley, ..Options::of_modules(&[1, 2, 3, 4, 5, 6]) };
    let mut t = Table::with(&options, 3, Scripted::dice([]).then_seed(3));
    for _ in 0..120 {
        for observer in Observer::all(3) {
            let view = serde_json::to_string(&t.game.view(&t.state, observer)).expect("JSON");
            let position: Position = serde_json::from_str(&view).expect("a view is written as a position");
            // While advisors help, equal dice may have changed places.
            let sorted = matches!(t.state.board.frames.first(), Some(Frame::Help { .. }));
            if !sorted {
                let (_, world) = position
                    .read(kingsburg::content::Content::base(), &mut Sampled::new(8))
                    .expect("and can be read");
                assert_eq!(world.board, t.state.board, "all that lies open is in it");
            }
        }
        let seat = t.game.waiting(&t.state).must.first().expect("the game goes on");
        let paths = t.answers_of(seat);
        t.seat(seat.0).answers(&paths[paths.len() / 2]);
    }
    assert_ne!(t.phase(), Phase::Aid, "it went some way");
}
