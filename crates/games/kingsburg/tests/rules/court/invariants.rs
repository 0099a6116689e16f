//! What always holds with modules: a state that breaks it is noticed, each time with the invariant that is broken.

use crate::court::season::taken;
use crate::dsl::{Play, Table, invariants};
use kingsburg::Options;
use kingsburg::board::{Board, Hidden, Phase, Player, Right, State, Stock};
use kingsburg::content::{Built, CardId, Content, FateId, GovernorId, Side};
use kingsburg::flow::Frame;
use kingsburg::goods::Good;
use kingsburg::options::{Governors, Scenario};
use table::{Game, Scripted, Seat};

/// What is broken after a change to a state in which nothing is.
fn after(t: &Table, change: impl FnOnce(&mut State)) -> Vec<String> {
    let mut state = t.state;
    assert_eq!(invariants(t.game.broken(&state)), Vec::<String>::new(), "nothing is broken before");
    change(&mut state);
    invariants(t.game.broken(&state))
}

fn on_board(t: &Table, change: impl FnOnce(&mut Board)) -> Vec<String> {
    after(t, |s| change(&mut s.board))
}

fn on_hidden(t: &Table, change: impl FnOnce(&mut Hidden)) -> Vec<String> {
    after(t, |s| change(&mut s.hidden))
}

fn on_player(t: &Table, change: impl FnOnce(&mut Player)) -> Vec<String> {
    after(t, |s| change(&mut s.board.players[0]))
}

/// A line in place of the printed one.
fn cover(player: &mut Player, row: u8) {
    player.spaces =
        player.spaces.without(Built::line(row, Side::Printed)).or(Built::line(row, Side::Alternative));
}

#[test]
fn lines_are_checked() {
    ledger::proves!("KB-INV-29", "KB-MOD2-04", "KB-MOD2-05");
    let t = Play::year(2).players(3).modules("2").player(0, |p| p.lines("B")).start();
    assert!(on_player(&t, |p| cover(p, 2)).is_empty(), "two lines may be used");
    let three = on_player(&t, |p| [2, 3].into_iter().for_each(|row| cover(p, row)));
    assert_eq!(three, ["KB-INV-29: too many lines"]);
    let used = |seats: usize| on_board(&t, |b| b.players[..seats].iter_mut().for_each(|p| cover(p, 5)));
    assert!(used(2).is_empty(), "two players may use the same line");
    assert_eq!(used(3), ["KB-INV-29: a line is used more than twice"]);
    let none = "KB-INV-29: a province board that does not exist";
    assert_eq!(on_player(&t, |p| cover(p, 0)), [none], "no row A without module 1");
    assert_eq!(
        on_player(&t, |p| p.spaces = p.spaces.or(Built::line(1, Side::Printed))),
        [none],
        "both sides at once"
    );
    assert_eq!(
        on_player(&t, |p| p.spaces = p.spaces.without(Built::line(3, Side::Printed))),
        [none],
        "a row is missing"
    );
    let plain = Play::year(2).players(3).start();
    assert_eq!(on_player(&plain, |p| cover(p, 1)), ["KB-INV-29: too many lines"], "none without module 2");
}

#[test]
fn governors_are_checked() {
    ledger::proves!("KB-INV-30", "KB-MOD3-01", "KB-MOD3-03");
    let t = Play::year(2).players(3).modules("3").start();
    let one = |name: &str| GovernorId::named(name);
    assert!(on_player(&t, |p| p.governor = one("duke")).is_empty());
    assert_eq!(on_player(&t, |p| p.governor = None), ["KB-INV-30: a governor is missing, or one too many"]);
    let twice = on_player(&t, |p| p.governor = one("paladin"));
    assert_eq!(twice, ["KB-INV-30: two players have one governor"], "player 2 has the Paladin");
    let plain = Play::year(2).players(3).start();
    let extra = on_player(&plain, |p| p.governor = one("duke"));
    assert_eq!(
        extra,
        ["KB-INV-30: a governor is missing, or one too many"],
        "without the module there are none"
    );
}

#[test]
fn dealt_governors_are_checked() {
    ledger::proves!("KB-INV-30", "KB-MOD3-01", "KB-MOD3-03");
    let options = Options { governors: Governors::Dealt, ..Options::default() };
    let mut t = Table::with(&options, 3, Scripted::dice([]));
    let first = t.answers_of(Seat(1))[0].clone();
    t.seat(1).answers(&first);
    let twice = on_hidden(&t, |h| h.dealt[0][0] = h.dealt[2][0]);
    assert_eq!(twice, ["KB-INV-30: a governor was dealt twice"]);
    let foreign = on_hidden(&t, |h| h.kept[1] = h.dealt[0][0]);
    assert_eq!(foreign, ["KB-INV-30: a governor was kept that was not dealt"]);
    assert!(on_hidden(&t, |h| h.kept[1] = h.dealt[1][2]).is_empty(), "any of his three");
    assert!(on_hidden(&t, |h| h.kept[0] = h.dealt[1][1]).is_empty(), "who has not chosen has kept nothing");
}

#[test]
fn fate_cards_are_checked() {
    ledger::proves!("KB-INV-31", "KB-MOD4-02", "KB-MOD4-04");
    let t = Play::year(2).spring().players(3).modules("4").fate("idle_swords").influencing().start();
    let missing = ["KB-INV-31: the Fate card of the year is missing"];
    assert_eq!(on_board(&t, |b| b.fate = None), missing);
    for phase in [Phase::Reward, Phase::Agent, Phase::Mercenaries] {
        let t = Play::year(2).phase(phase).players(3).modules("4").fate("idle_swords").finished();
        let (game, mut state) =
            t.read(kingsburg::content::Content::base(), &mut table::Sampled::new(1)).expect("a position");
        state.board.fate = None;
        assert_eq!(invariants(game.broken(&state)), missing, "{phase:?}");
    }
    let other =
        on_hidden(&t, |h| h.fates[1] = FateId::all().find(|f| !h.fates.contains(f)).expect("another"));
    assert_eq!(other, ["KB-INV-31: another Fate card than that of the year"]);
    assert_eq!(on_hidden(&t, |h| h.fates[3] = h.fates[4]), ["KB-INV-31: a Fate card lies twice"]);
    let plain = Play::year(2).players(3).start();
    let wrong = on_board(&plain, |b| b.fate = Some(FateId(0)));
    assert_eq!(wrong, ["KB-INV-31: a Fate card without the module"]);
}

#[test]
fn request_tokens_are_checked() {
    ledger::proves!("KB-INV-32", "KB-MOD5-06", "KB-MOD5-07");
    let play = Play::year(3).winter().players(3).modules("5").card("3.1");
    let mut t = play.everybody(|p| p.requests([0, 1, 2, 4])).start();
    let sum = "KB-INV-32: request tokens that do not add up";
    let exist = "KB-INV-32: a request token that does not exist";
    let laid = "KB-INV-32: a request token was laid that was not left";
    t.seat(1).answers("request/4");
    assert_eq!(on_player(&t, |p| p.requests = [1, 1, 1, 0, 0]), [sum], "one too few");
    assert_eq!(on_player(&t, |p| p.requests = [1, 2, 1, 0, 1]), [sum], "one too many");
    assert!(on_player(&t, |p| p.requests = [1, 2, 1, 0, 0]).is_empty(), "there are two of value 1");
    assert_eq!(on_player(&t, |p| p.requests = [0, 3, 1, 0, 0]), [exist], "but not three");
    assert_eq!(on_player(&t, |p| p.requests = [2, 1, 1, 0, 0]), [exist], "nor two of value 0");
    assert_eq!(on_hidden(&t, |h| h.requests[1] = 3), [laid], "he has no 3");
    assert_eq!(on_hidden(&t, |h| h.requests[1] = 5), [laid], "nobody has a 5");
    assert!(on_hidden(&t, |h| h.requests[0] = 3).is_empty(), "who has not chosen has laid nothing");
    let plain = Play::year(3).players(3).start();
    assert_eq!(on_player(&plain, |p| p.requests[0] = 1), [sum], "none without the module");
}

#[test]
fn tokens_go_when_all_are_revealed() {
    ledger::proves!("KB-INV-32", "KB-MOD5-05", "KB-MOD5-08");
    for year in 1..=5u8 {
        let left = 6 - (year - 1);
        let t = Play::year(year).players(2).modules("5").start();
        assert_eq!(t.player(0).requests.iter().sum::<u8>(), left, "year {year}");
        let broken = on_player(&t, |p| p.requests[4] = 0);
        assert_eq!(broken, ["KB-INV-32: request tokens that do not add up"], "year {year}");
    }
}

#[test]
fn tiles_are_checked() {
    ledger::proves!("KB-INV-33", "KB-MOD6-02", "KB-MOD6-04");
    let t = taken(7, 3, &[0]).start();
    let many = ["KB-INV-33: tiles are not as many as seasons have begun"];
    assert_eq!(on_board(&t, |b| b.tiles |= 1 << 9), many, "one tile in the first season");
    assert_eq!(on_board(&t, |b| b.tiles = 0), many);
    assert!(on_board(&t, |b| b.tiles = 1 << 16).is_empty(), "any of them");
    for nowhere in [1, 1 << 17] {
        assert_eq!(on_board(&t, |b| b.tiles = nowhere), ["KB-INV-33: there is no such tile"]);
    }
    assert_eq!(on_hidden(&t, |h| h.tiles[3] = h.tiles[4]), ["KB-INV-33: the tiles are no permutation"]);
    let plain = Play::year(2).players(3).start();
    assert_eq!(on_board(&plain, |b| b.tiles = 1 << 9), ["KB-INV-33: a tile without the module"]);
}

#[test]
fn the_number_of_tiles_follows_the_calendar() {
    ledger::proves!("KB-INV-33", "KB-REST-05");
    let phases = [
        (Phase::Aid, 0, 0),
        (Phase::Spring, 0, 0),
        (Phase::Reward, 1, 1),
        (Phase::Summer, 1, 1),
        (Phase::Agent, 2, 2),
        (Phase::Autumn, 2, 2),
        (Phase::Mercenaries, 3, 3),
        (Phase::Winter, 3, 3),
    ];
    for year in 1..=5u8 {
        for (phase, begun, over) in phases {
            for (modules, count) in [("6", 3 * (year - 1) + begun), ("6r", 16 - 3 * (year - 1) - over)] {
                let position = Play::year(year).phase(phase).players(3).modules(modules).finished();
                let tiles = position.tiles.len();
                let (game, mut state) = position
                    .read(kingsburg::content::Content::base(), &mut table::Sampled::new(1))
                    .expect("a position");
                assert_eq!(
                    (invariants(game.broken(&state)), tiles),
                    (vec![], usize::from(count)),
                    "year {year}, {phase:?}"
                );
                state.board.tiles ^= 1 << 1;
                state.board.stock = Default::default();
                let broken = invariants(game.broken(&state));
                assert!(broken.iter().any(|b| b.starts_with("KB-INV-33")), "{modules}: {broken:?}");
            }
        }
    }
}

#[test]
fn goods_on_tiles_are_checked() {
    ledger::proves!("KB-INV-34", "KB-CAPR-04", "KB-CAPR-05");
    let wrong = ["KB-INV-34: goods on a tile that are too many or too few"];
    let four = taken(4, 3, &[0]).start();
    assert_eq!(on_board(&four, |b| b.stock[3] = Stock::default()), wrong, "tile 4 is never empty");
    assert!(on_board(&four, |b| b.stock[3] = Stock::only(Good::Wood)).is_empty());
    let five = taken(5, 3, &[0]).start();
    assert_eq!(on_board(&five, |b| b.stock[4] = Stock::default()), wrong, "tile 5 holds one");
    assert_eq!(on_board(&five, |b| b.stock[4].insert(Good::Wood)), wrong, "and not two");
    assert_eq!(on_board(&five, |b| b.stock[3] = Stock::only(Good::Gold)), wrong, "tile 4 does not lie there");
    assert_eq!(on_board(&five, |b| b.stock[8] = Stock::only(Good::Gold)), wrong, "tile 9 holds nothing");
}

#[test]
fn neutral_dice_are_checked() {
    ledger::proves!("KB-INV-36", "KB-2P-01", "KB-2P-06");
    let mut play = Play::year(1).spring().players(2).influencing();
    play.position.neutral = vec![1, 2, 3, 4, 5];
    let t = play.group(6, None, [1, 2, 3]).group(9, None, [4, 5]).start();
    let sum = on_board(&t, |b| b.neutral[0] = 6);
    assert_eq!(sum, ["KB-INV-36: neutral dice do not lie where they fall"]);
    let out = ["KB-INV-36: neutral dice out of season, or with more than two players"];
    let later = on_board(&t, |b| {
        b.frames = [Frame::Begin].into_iter().collect();
        b.phase = Phase::Reward;
        b.players.iter_mut().for_each(|p| {
            p.dice = Default::default();
            p.due = Default::default();
        });
        b.court.clear();
        b.influenced = 0;
    });
    assert_eq!(later, out, "they go when the season ends");
    let three = Play::year(1).spring().players(3).influencing().start();
    assert_eq!(on_board(&three, |b| b.neutral = [1; 5]), out, "with two players only");
}

#[test]
fn the_second_deck_is_checked() {
    ledger::proves!("KB-INV-23", "KB-SCEN-01");
    let t = Play::year(2).players(3).scenario(Scenario::GoblinValley).start();
    let wrong = ["KB-INV-23: the second deck holds a wrong card"];
    assert_eq!(on_hidden(&t, |h| h.valley[2] = h.invaders[2]), wrong, "one card lies once");
    assert_eq!(on_hidden(&t, |h| h.valley[2] = h.invaders[3]), wrong, "of its year");
    assert_eq!(on_hidden(&t, |h| h.valley[2] = CardId(25)), wrong, "there is no such card");
    let plain = Play::year(2).players(3).start();
    assert!(
        on_hidden(&plain, |h| h.valley[2] = h.invaders[2]).is_empty(),
        "without the scenario there is none"
    );
    assert_eq!(Content::base().invaders.len(), 25);
}

#[test]
fn tokens_are_counted_after_the_reveal_too() {
    ledger::proves!("KB-INV-32", "KB-MOD5-05");
    let play = Play::year(2).winter().players(2).modules("1 5").card("2.1").rolls([6]);
    let mut t = play.player(0, |p| p.builds("G1 G2 G3 G4").requests([0, 1, 2, 3, 4])).start();
    t.seat(0).answers("request/0");
    t.seat(1).answers("request/1");
    assert!(matches!(t.frame(), Frame::OwnDie { .. }), "the Academy's die is asked about");
    assert_eq!(
        on_player(&t, |p| p.requests = [1, 1, 1, 1, 1]),
        ["KB-INV-32: request tokens that do not add up"]
    );
    assert!(on_player(&t, |p| p.requests = [1, 0, 1, 1, 1]).is_empty(), "another one went");
}

#[test]
fn rights_of_groups_are_checked() {
    ledger::proves!("KB-INV-04", "KB-INV-21", "KB-GOV-06");
    let one = "KB-INV-04: two groups on an advisor without the Agent, or the Agent for one";
    let t = taken(7, 3, &[0]).start();
    let not_his = "KB-INV-04: a right that the player does not have";
    assert_eq!(
        on_board(&t, |b| b.court[0].right = Right::Deal),
        [one, not_his],
        "there is nobody to share with"
    );
    let own_card = on_board(&t, |b| b.court[0].right = Right::Card);
    let record = "KB-INV-04: the record of influenced advisors is wrong";
    assert_eq!(own_card, [record, not_his], "a card is no advisor, and he has none");
    let two = taken(7, 3, &[0, 1]).start();
    assert_eq!(on_board(&two, |b| b.court[1].right = Right::Free), [one]);
    let held = on_board(&two, |b| b.agent = Some(Seat(2)));
    assert_eq!(held, ["KB-INV-21: the Agent is used and still held"]);
    let three = taken(7, 3, &[0, 1, 2]).modules("4 6").fate("secret_deals");
    let mut three = three.finished();
    three.court[2].right = Right::Deal;
    three.players[2].used_year = vec!["fate".to_owned()];
    let (game, mut state) = three
        .read(kingsburg::content::Content::base(), &mut table::Sampled::new(1))
        .expect("one by the Agent, one by a deal");
    state.board.court[2].right = Right::Agent;
    assert_eq!(invariants(game.broken(&state)), ["KB-INV-04: the Agent was used twice"]);
}

#[test]
fn effects_are_settled_in_their_moment_only() {
    ledger::proves!("KB-ORDERING-02");
    let t = Play::year(2).players(3).start();
    let settled = on_board(&t, |b| b.settled.insert(0));
    assert_eq!(settled, ["KB-ORDERING-02: effects are settled out of their moment"]);
}
