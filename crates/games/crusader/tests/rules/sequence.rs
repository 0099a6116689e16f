//! Eras, Rounds and Turns: drawing, picking, playing, Upkeep, Clean-up.

use crate::dsl::{Asked, Scene, Sitting, card, land, person, player};
use crusader::board::{Ending, Phase, State};
use crusader::cards;
use crusader::content::{CardId, Content, Deck, Player, ScenarioId};
use crusader::flow::Frame;
use crusader::options::FirstPlayer;
use crusader::sequence::{CleanUp, EraStart, PickPair};
use crusader::{Crusader, Options};
use table::{Game, Observer, Scripted, Seat};

/// A new game of five people, the English first.
pub fn new_game() -> Sitting {
    let first = FirstPlayer::Of(crusader::content::Culture::ENGLISH);
    let game = Crusader::new(Content::base(), &Options { first, ..Options::default() }, 5).expect("playable");
    Sitting::open(game, Scripted::dice([]).then_seed(3))
}

const HAND: &str = "realm/2 intrigue/2 war/1 tax/2 crusade/1";

fn hand_of(state: &State, who: &str) -> Vec<CardId> {
    state.cards.cards(cards::hand(player(who))).collect()
}

#[test]
fn an_era_begins_with_eight_cards_for_each_in_play_order() {
    ledger::proves!(
        "CK-ERA-04",
        "CK-ERA-07",
        "CK-DRAW-01",
        "CK-DRAW-03",
        "CK-DRAW-04",
        "CK-DRAW-05",
        "CK-DRAW-06",
        "CK-DRAW-07",
        "CK-DRAW-08",
        "CK-DRAW-09",
        "CK-DRAW-10",
        "CK-FIRST-01",
        "CK-FIRST-02",
        "CK-CRUSADE-01",
        "CK-COMP-10"
    );
    let mut t = new_game();
    assert_eq!((t.board().era, t.board().phase), (1, Phase::Draw));
    t.must_answer([0]);
    for (path, rule) in [
        ("realm/4 intrigue/2 war/0 tax/1 crusade/1", "CK-DRAW-05"),
        ("realm/2 intrigue/4 war/0 tax/1 crusade/1", "CK-DRAW-06"),
        ("realm/2 intrigue/0 war/4 tax/1 crusade/1", "CK-DRAW-07"),
        ("realm/2 intrigue/2 war/0 tax/3 crusade/1", "CK-DRAW-08"),
        ("realm/2 intrigue/2 war/2 tax/2 crusade/0", "CK-DRAW-04"),
        ("realm/2 intrigue/2 war/1 tax/0 crusade/3", "CK-DRAW-04"),
        ("realm/2 intrigue/2 war/2 tax/2 crusade/1", "CK-DRAW-03"),
    ] {
        t.is_refused(0, path, rule);
    }
    t.does(0, HAND).must_answer([1]);
    let hand = hand_of(&t.state, "english");
    assert_eq!(hand.len(), 8);
    let of = |deck| hand.iter().filter(|card| card.deck() == deck).count();
    assert_eq!([Deck::REALM, Deck::INTRIGUE, Deck::WAR, Deck::TAX, Deck::CRUSADE].map(of), [2, 2, 1, 2, 1]);
    // He alone sees them.
    let got = |observer| t.told_to(observer).filter(|event| format!("{event:?}").contains("GotCard")).count();
    assert_eq!(
        (got(Observer::Seat(Seat(0))), got(Observer::Seat(Seat(1))), got(Observer::Spectator)),
        (8, 0, 0)
    );
    for seat in 1..5 {
        t.must_answer([seat]).does(seat, HAND);
    }
    assert_eq!((t.board().round, t.board().phase), (1, Phase::Dynastic));
}

#[test]
fn the_advised_and_the_official_hands_are_legal() {
    ledger::proves!("CK-EX-12", "CK-EX-13");
    let mut t = new_game();
    let hands = ["2 0 3 2 1", "0 2 3 2 1", "0 3 2 2 1", "1 0 3 2 2", "1 3 3 0 1", "2 2 3 0 1", "1 2 3 0 2"];
    for hand in hands {
        let n: Vec<&str> = hand.split(' ').collect();
        let path = format!("realm/{} intrigue/{} war/{} tax/{} crusade/{}", n[0], n[1], n[2], n[3], n[4]);
        t.offers(0, [path.as_str()]);
    }
    for strategy in &Content::base().strategies {
        let e = strategy.era;
        let path = format!("realm/{} intrigue/{} war/{} tax/{} crusade/{}", e[0], e[1], e[2], e[3], e[4]);
        t.offers(0, [path.as_str()]);
    }
}

#[test]
fn bonus_cards_come_before_the_eight_and_outside_their_limits() {
    ledger::proves!("CK-DRAW-02", "CK-R-15");
    let scene = Scene::five()
        .lands("english", "wessex")
        .lands("frankish", "paris")
        .shields("english", "nicaea iconium");
    let mut t = scene.owns("english", "library").board(|board| board.era = 0).at("english", EraStart);
    t.is_refused(0, "deck/crusade", "CK-DRAW-02").is_refused(0, "done", "CK-DRAW-02").does(0, "deck/realm");
    let mut decks = Vec::new();
    while t.board().frame() != (Frame::DrawHand(crusader::sequence::DrawHand { player: player("english") })) {
        let path = t.paths(Seat(0))[0].clone();
        decks.push(path.clone());
        t.does(0, &path);
    }
    assert_eq!(decks.len(), 2, "the Library and Iconium have no choice: {decks:?}");
    t.does(0, "realm/3 intrigue/0 war/2 tax/2 crusade/1");
    assert_eq!(hand_of(&t.state, "english").len(), 11);
    assert!(hand_of(&t.state, "english").iter().filter(|card| card.deck() == Deck::REALM).count() > 3);
}

/// Two people are to pick.
fn picking(round: u8, hand: &str) -> Scene {
    let scene = Scene::five()
        .lands("english", "wessex")
        .lands("frankish", "paris")
        .hand("frankish", "tax_106 tax_107");
    scene.hand("english", hand).board(|board| {
        board.round = round;
        board.phase = Phase::Plot;
    })
}

#[test]
fn everybody_secretly_picks_two_cards_in_an_order() {
    ledger::proves!("CK-PLOTPHASE-01", "CK-PLOTPHASE-02", "CK-R-14", "CK-TURN-02", "CK-ERA-06");
    let mut t = picking(1, "realm_1 war_71 tax_108").at("english", PickPair);
    t.must_answer([0, 1]);
    t.offers(0, ["card/war_71 card/realm_1", "card/realm_1 card/war_71", "card/tax_108 card/war_71"]);
    t.is_refused(0, "card/war_71 card/war_71", "CK-PLOTPHASE-01").is_refused(
        0,
        "card/realm_1 card/realm_2",
        "CK-PLOTPHASE-01",
    );
    let before = t.sees(Observer::Seat(Seat(1))).cards;
    t.does(0, "card/war_71 card/realm_1").must_answer([1]);
    let picked: Vec<CardId> = t.state.cards.cards(cards::picked(player("english"))).collect();
    assert_eq!(picked, [card("war_71"), card("realm_1")], "the first to be played on top");
    let after = t.sees(Observer::Seat(Seat(1))).cards;
    assert_eq!(after.count(cards::picked(player("english"))), 2);
    assert_eq!(
        after.card(cards::picked(player("english")), 0),
        None,
        "nobody else knows which, nor of what type"
    );
    assert_eq!(before.count(cards::hand(player("english"))), 3);
    t.does(1, "card/tax_107 card/tax_106").must_answer([]);
}

#[test]
fn in_the_third_round_a_crusade_is_due() {
    ledger::proves!("CK-PLOTPHASE-03", "CK-CRUSADE-02");
    let mut t = picking(3, "realm_1 war_71 crusade_131").at("english", PickPair);
    t.is_refused(0, "card/realm_1 card/war_71", "CK-PLOTPHASE-03")
        .offers(0, ["card/crusade_131 card/war_71", "card/realm_1 card/crusade_131"]);
    for round in [1, 2] {
        let mut t = picking(round, "realm_1 war_71 crusade_131").at("english", PickPair);
        t.offers(0, ["card/realm_1 card/war_71"]);
    }
    let used = picking(3, "realm_1 war_71 tax_108")
        .board(|board| board.house_mut(player("english")).crusade_cards = 1);
    used.at("english", PickPair).offers(0, ["card/realm_1 card/war_71"]);
}

#[test]
fn a_second_crusade_only_with_the_archbishop() {
    ledger::proves!("CK-R-85", "CK-CRUSADE-04", "CK-EX-17");
    let hand = "realm_1 war_71 crusade_131 crusade_132";
    let mut t = picking(1, hand).at("english", PickPair);
    t.is_refused(0, "card/crusade_131 card/crusade_132", "CK-R-85")
        .offers(0, ["card/crusade_131 card/realm_1"]);
    let with = picking(1, hand).board(|board| board.house_mut(player("english")).crusade_right = 2);
    with.at("english", PickPair).offers(0, ["card/crusade_131 card/crusade_132"]);
    // In a later Round.
    let later = |right| {
        picking(2, "realm_1 war_71 crusade_132").board(move |board| {
            let house = board.house_mut(player("english"));
            (house.crusade_cards, house.crusades, house.crusade_right) = (1, 1, right);
        })
    };
    later(1).at("english", PickPair).is_refused(0, "card/crusade_132 card/realm_1", "CK-R-85");
    later(2).at("english", PickPair).offers(0, ["card/crusade_132 card/realm_1"]);
    // The Archbishop counts when the cards are picked.
    let t = new_game();
    assert_eq!(t.board().house(player("english")).crusade_right, 0);
    let mut t = Scene::five()
        .lands("english", "wessex")
        .owns("english", "archbishop")
        .hand("english", hand)
        .at("english", crusader::sequence::Phases::plot());
    t.offers(0, ["card/crusade_131 card/crusade_132"]);
}

#[test]
fn an_archbishop_who_is_traded_counts_for_who_owns_him_when_picking() {
    ledger::proves!("CK-R-85", "CK-CRUSADE-04", "CK-R-23");
    let scene = || {
        let scene = Scene::five()
            .lands("english", "wessex")
            .lands("frankish", "paris")
            .owns("english", "archbishop")
            .hand("english", "realm_1 war_71 crusade_131 crusade_132")
            .hand("frankish", "realm_2 war_72 crusade_133 crusade_134");
        scene.board(|board| board.phase = Phase::Plot).at("english", crusader::sequence::Phases::plot())
    };
    let sells = |t: &mut Sitting| {
        t.does(0, "offer player/frankish development/archbishop for").does(1, "take-offer player/english");
    };
    let right = |t: &Sitting, who: &str| t.board().house(player(who)).crusade_right;
    // Before either has picked.
    let mut t = scene();
    t.offers(0, ["card/crusade_131 card/crusade_132"]);
    t.is_refused(1, "card/crusade_133 card/crusade_134", "CK-R-85");
    sells(&mut t);
    t.is_refused(0, "card/crusade_131 card/crusade_132", "CK-R-85");
    t.offers(1, ["card/crusade_133 card/crusade_134"]);
    assert_eq!((right(&t, "english"), right(&t, "frankish")), (1, 2));
    // After the English have: that they have lost him does not matter.
    let mut t = scene();
    t.does(0, "card/crusade_131 card/crusade_132");
    sells(&mut t);
    assert_eq!((right(&t, "english"), right(&t, "frankish")), (2, 2));
    // After the Franks have: he comes too late for them.
    let mut t = scene();
    t.does(1, "card/crusade_133 card/realm_2");
    sells(&mut t);
    assert_eq!((right(&t, "english"), right(&t, "frankish")), (1, 1));
}

#[test]
fn who_has_nothing_else_picks_what_he_has() {
    ledger::proves!("CK-PLOTPHASE-01", "CK-R-85");
    // A single card is picked alone.
    let mut t = picking(2, "realm_1").at("english", PickPair);
    t.offers_only(0, ["card/realm_1"]);
    let other = CardId::all().find(|other| *other != card("realm_1")).expect("many");
    t.is_refused(0, &format!("card/{}", other.word()), "CK-PLOTPHASE-01");
    t.is_refused(0, "card/realm_1 card/realm_1", "CK-PLOTPHASE-01").does(0, "card/realm_1");
    let picked: Vec<CardId> = t.state.cards.cards(cards::picked(player("english"))).collect();
    assert_eq!(picked, [card("realm_1")]);
    // With two, one of which is a Crusade card too many, it is those two.
    let spent = |hand: &str| {
        picking(2, hand).board(|board| {
            let house = board.house_mut(player("english"));
            (house.crusade_cards, house.crusades, house.crusade_right) = (1, 1, 1);
        })
    };
    let mut t = spent("realm_1 crusade_131").at("english", PickPair);
    t.offers_only(0, ["card/realm_1 card/crusade_131", "card/crusade_131 card/realm_1"]);
    let mut t = spent("crusade_131 crusade_132").at("english", PickPair);
    t.offers_only(0, ["card/crusade_131 card/crusade_132", "card/crusade_132 card/crusade_131"]);
    // With two others it is not.
    let mut t = spent("realm_1 war_71 crusade_131").at("english", PickPair);
    t.offers_only(0, ["card/realm_1 card/war_71", "card/war_71 card/realm_1"]);
    // In the third Round a Crusade that was made is not due again, nor is one that he has not.
    let mut t = picking(3, "realm_1 war_71").at("english", PickPair);
    t.offers_only(0, ["card/realm_1 card/war_71", "card/war_71 card/realm_1"]);
}

/// Plays on with first answers, or by these paths, until something holds.
pub fn until(t: &mut Sitting, mut holds: impl FnMut(&Sitting) -> bool) {
    t.idle_until(&["done", "gold/0", "pay", HAND], |t| holds(t));
}

#[test]
fn a_round_has_four_phases_and_two_turns() {
    ledger::proves!(
        "CK-ROUND-01",
        "CK-ROUND-03",
        "CK-ERA-02",
        "CK-ERA-03",
        "CK-TURN-01",
        "CK-TURN-05",
        "CK-DISCARD-01",
        "CK-ACTION-01"
    );
    let mut t = new_game();
    let mut phases = Vec::new();
    until(&mut t, |t| {
        let now = (t.board().round, t.board().phase, t.board().turn);
        if phases.last() != Some(&now) {
            phases.push(now);
        }
        t.board().round == 2
    });
    phases.dedup_by_key(|(round, phase, turn)| (*round, *phase, *turn));
    let names: Vec<(u8, Phase, u8)> =
        phases.into_iter().filter(|(_, phase, _)| *phase != Phase::Upkeep).collect();
    assert_eq!(names[..2], [(0, Phase::Draw, 0), (1, Phase::Dynastic, 0)]);
    assert!(
        names.contains(&(1, Phase::Plot, 0))
            && names.contains(&(1, Phase::Turns, 1))
            && names.contains(&(1, Phase::Turns, 2))
    );
    assert_eq!(t.state.cards.count(cards::DISCARDS), 10, "two cards of each player");
    assert_eq!(hand_of(&t.state, "english").len(), 6);
    assert!(t.told_by("CK-AGE-01").count() >= 5, "Upkeep was played");
}

#[test]
fn action_first_then_the_event_then_the_discard() {
    ledger::proves!(
        "CK-TURN-03",
        "CK-TURN-04",
        "CK-ACTION-02",
        "CK-ACTION-04",
        "CK-EVENT-01",
        "CK-EVENT-02",
        "CK-ACTION-03"
    );
    let mut t = new_game();
    until(&mut t, |t| matches!(t.board().frame(), Frame::Actions(_)));
    let card = t.board().card.expect("a card is revealed");
    assert_eq!(t.state.cards.zone_of(card), Some(cards::TABLE));
    let who = t.board().active.expect("somebody is active");
    t.news();
    until(&mut t, |t| t.board().active != Some(who) || t.board().turn != 1);
    let told: Vec<String> = t.events.iter().map(|event| format!("{event:?}")).collect();
    let at = |word: &str| told.iter().position(|event| event.contains(word));
    assert!(at("CardDiscarded").is_some(), "{told:?}");
    assert_eq!(t.state.cards.zone_of(card), Some(cards::DISCARDS));
}

#[test]
fn three_eras_of_three_rounds_with_clean_up_between() {
    ledger::proves!(
        "CK-ERA-01",
        "CK-ROUND-02",
        "CK-CLEAN-01",
        "CK-CLEAN-07",
        "CK-CLEAN-08",
        "CK-R-95",
        "CK-END-01",
        "CK-GOAL-03"
    );
    let mut t = new_game();
    let (mut eras, mut rounds) = (Vec::new(), 0);
    until(&mut t, |t| {
        if eras.last() != Some(&t.board().era) {
            eras.push(t.board().era);
        }
        rounds = rounds.max(t.board().round);
        false
    });
    assert_eq!((eras, rounds), (vec![1, 2, 3], 3));
    assert_eq!(t.board().ending, Ending::Eras);
    assert!(hand_of(&t.state, "english").len() >= 2, "after the last Era there is no Clean-up");
}

#[test]
fn the_tournament_has_two_eras() {
    ledger::proves!("CK-SCEN6-01", "CK-R-109");
    let game = Crusader::new(Content::base(), &Options { scenario: ScenarioId(5), ..Options::default() }, 4)
        .expect("playable");
    let mut t = Sitting::open(game, Scripted::dice([]).then_seed(3));
    until(&mut t, |_| false);
    assert_eq!((t.board().era, t.board().ending), (2, Ending::Eras));
}

#[test]
fn clean_up_renews_hands_suitors_and_the_display() {
    ledger::proves!(
        "CK-CLEAN-02",
        "CK-CLEAN-03",
        "CK-CLEAN-04",
        "CK-CLEAN-05",
        "CK-CLEAN-06",
        "CK-R-16",
        "CK-R-17",
        "CK-R-18",
        "CK-INDEP-02",
        "CK-INDEP-03",
        "CK-DISCARD-04"
    );
    let scene =
        Scene::five().lands("english", "wessex").lands("frankish", "paris").hand("english", "realm_1 war_71");
    let scene = scene.display("navy bank library").suitor("scotland", "godiva", "brave").suitor(
        "ireland",
        "glitterhoof",
        "clever",
    );
    let scene =
        scene.land_pact("english", "wales").unrest("wessex").board(|board| board.harvest[land("wales")] = 1);
    let mut t = scene.at("english", CleanUp);
    let board = t.board();
    assert_eq!(t.state.cards.count(cards::DISCARDS), 2);
    assert!(
        board.gone_people.has(person("godiva")) && board.suitors[land("scotland")] != Some(person("godiva"))
    );
    assert!(
        board.suitors[land("ireland")].is_some()
            && !t.lives("glitterhoof")
            && !board.gone_people.has(person("glitterhoof"))
    );
    for territory in t.game.map().open.without(board.controlled()) {
        let who = board.suitors[territory];
        assert_eq!(who.is_none(), territory == land("wales"), "{territory:?}");
        assert!(who.is_none_or(|who| board.tokens_on(who).count() == 1));
    }
    assert_eq!((board.display.len(), board.development_discards.iter().sum::<u8>()), (3, 3));
    assert_eq!((t.unrest("wessex"), board.harvest[land("wales")]), (1, 1), "tokens and Pacts survive");
    assert!(board.land_partner(land("wales")).is_some());
    assert_eq!((board.era, board.phase), (2, Phase::Draw), "the next Era starts");
    t.must_answer([0]);
}

#[test]
fn an_empty_deck_is_made_of_its_discards() {
    ledger::proves!("CK-DISCARD-02", "CK-DISCARD-05", "CK-SUPPLY-03");
    let mut t =
        Scene::five().lands("english", "wessex").lands("frankish", "paris").at("english", Frame::Over);
    for card in CardId::all().filter(|card| card.deck() == Deck::TAX) {
        cards::discard(&mut t.play(), card);
    }
    cards::discard(&mut t.play(), card("war_71"));
    assert_eq!(t.state.cards.count(cards::deck(Deck::TAX)), 0);
    let drawn = cards::draw(&mut t.play(), player("english"), Deck::TAX).expect("there are discards");
    assert_eq!(drawn.deck(), Deck::TAX);
    assert_eq!(t.state.cards.count(cards::deck(Deck::TAX)), 24);
    assert_eq!(
        t.state.cards.zone_of(card("war_71")),
        Some(cards::DISCARDS),
        "others stay until their deck is empty"
    );
}

#[test]
fn the_first_player_token_counts_from_the_next_turn() {
    ledger::proves!("CK-ERA-05", "CK-FIRST-04", "CK-R-22", "CK-EX-10", "CK-SUPPLY-02");
    let mut t = new_game();
    until(&mut t, |t| t.board().turn == 1 && t.board().active == Some(Player(4)));
    let order: Vec<Player> = t.board().order.iter().copied().collect();
    assert_eq!(order, Player::all().collect::<Vec<_>>(), "the English first");
    // The last of the Turn takes the token: the Turn is finished in the old order.
    t.state.board.first = Player(4);
    until(&mut t, |t| t.board().turn == 2);
    assert_eq!(t.board().order[..2], [Player(4), Player(0)], "he reveals first in the next Turn");
}
