//! Whom events strike.

use super::scene::{ENGLISH, FRANKISH, GERMAN, IBERIAN, ITALIAN, Scene};

#[test]
fn a_self_event_strikes_who_played_the_card() {
    ledger::proves!("CK-EVENT-01", "CK-TARGET-01");
    let mut t = Scene::new();
    t.strikes_by(GERMAN, "spoils").is_over();
    assert_eq!((t.purse(GERMAN), t.purse(ENGLISH), t.purse(ITALIAN)), (7, 5, 5));
}

#[test]
fn a_self_event_with_unmet_requirements_is_ignored() {
    ledger::proves!("CK-TARGET-04");
    let mut t = Scene::new();
    t.gold(ENGLISH, 0).strikes("strongbox").is_over();
    assert_eq!(t.purse(ENGLISH), 0);
    assert!(t.told_by("CK-TARGET-04").count() > 0, "it is told that nothing happens");
    t.gold(ENGLISH, 1).strikes("strongbox");
    assert_eq!(t.told_by("CK-TARGET-04").count(), 0, "now it is not ignored");
}

/// The next player's King gets a child, if he is married (L713-715).
#[test]
fn an_other_event_moves_on_to_who_meets_its_requirements() {
    ledger::proves!("CK-EX-03", "CK-TARGET-02", "CK-TARGET-03", "CK-TARGET-05", "CK-TARGET-06", "CK-R-22");
    let mut t = Scene::new();
    t.wife(ENGLISH, ITALIAN);
    t.wife(GERMAN, ITALIAN);
    t.strikes("cradle").is_over();
    assert_eq!(t.children(FRANKISH).len(), 0, "the next player is not married");
    assert_eq!(t.children(GERMAN).len(), 1, "the one after him is");
    assert_eq!(t.children(ENGLISH).len(), 0, "who played the card is never meant");
    assert_eq!(t.children(ITALIAN).len() + t.children(IBERIAN).len(), 0);
    let told =
        |t: &Scene| ["CK-TARGET-02", "CK-TARGET-03", "CK-TARGET-05"].map(|rule| t.told_by(rule).count());
    assert_eq!(told(&t), [0, 0, 1], "it has moved on");
    t.wife(FRANKISH, ITALIAN);
    t.strikes("cradle").is_over();
    assert_eq!(told(&t), [0, 1, 0], "it strikes the next player");
}

#[test]
fn an_other_event_never_comes_back_to_who_played_the_card() {
    ledger::proves!("CK-TARGET-06", "CK-TARGET-07");
    let mut t = Scene::new();
    t.wife(ENGLISH, ITALIAN);
    t.strikes("cradle").is_over();
    assert_eq!(t.children(ENGLISH).len(), 0);
    assert_eq!(
        (t.told_by("CK-TARGET-07").count(), t.told_by("CK-TARGET-04").count()),
        (1, 0),
        "nobody else meets the requirements"
    );
    let child = |t: &Scene| t.children(ENGLISH).len();
    t.strikes_by(IBERIAN, "cradle").is_over();
    assert_eq!(child(&t), 1, "clockwise after the last comes the first");
}

#[test]
fn everybody_else_is_struck_in_turn() {
    ledger::proves!("CK-TARGET-02", "CK-TARGET-06");
    let mut t = Scene::new();
    t.gold(GERMAN, 0).strikes("bells").is_over();
    let purses = [ENGLISH, FRANKISH, GERMAN, ITALIAN, IBERIAN].map(|player| t.purse(player));
    assert_eq!(purses, [5, 4, 0, 4, 4]);
    assert_eq!(t.told_by("CK-TARGET-02").count(), 4, "each of them, the poor too");
}

#[test]
fn who_played_the_card_names_an_opponent_who_meets_the_requirements() {
    ledger::proves!("CK-TARGET-02", "CK-TARGET-05", "CK-TARGET-06");
    let mut t = Scene::new();
    t.gold(GERMAN, 0).gold(ITALIAN, 1).strikes("pilgrim_debt");
    t.asks(0, ["player/frankish", "player/italian", "player/iberian"]);
    t.is_refused(0, "player/german", "CK-TARGET-05").is_refused(0, "player/english", "CK-TARGET-06");
    t.does(0, "player/italian");
    t.is_over();
    assert_eq!((t.purse(ENGLISH), t.purse(ITALIAN)), (6, 0), "two, or all he has");
}

#[test]
fn the_event_comes_after_the_action_also_if_there_was_none() {
    ledger::proves!("CK-EVENT-02", "CK-ACTION-04", "CK-TURN-04");
    let mut t = Scene::new();
    let card = t.state.board.card.expect("a card is revealed");
    assert_eq!(t.told_by("CK-EVENT-01").count(), 0, "not before the action");
    t.does(0, "done");
    let event = t.game.components().event_of(card);
    let told = t.told_by("CK-EVENT-01").next().expect("after it, though there was none");
    assert!(format!("{told:?}").contains(event.word()), "{told:?}");
}

#[test]
fn card_numbers_pick_the_lowest_or_highest_but_never_the_king() {
    ledger::proves!("CK-TARGET-08");
    let mut t = Scene::new();
    let (first, second) = (t.son(ENGLISH), t.brother(ENGLISH));
    let third = t.daughter(ENGLISH);
    assert!(t.king(ENGLISH).number() < first.number() && first.number() < second.number());
    let lowest = [first, second, third].into_iter().min_by_key(|who| who.number()).expect("three");
    t.unlucky(ENGLISH).strikes("stairs").checks(0).is_over();
    assert!(!t.is_alive(lowest), "the lowest number dies");
    let mut left = [first, second, third].into_iter().filter(|who| *who != lowest).collect::<Vec<_>>();
    left.sort_by_key(|who| who.number());
    assert!(left.iter().all(|who| t.is_alive(*who)) && t.state.board.house(ENGLISH).family.king.is_some());
    t.gold(ENGLISH, 0).strikes("taken").does(0, "option/1");
    t.is_over();
    assert!(t.is_alive(left[0]) && !t.is_alive(left[1]), "the highest number dies");
}

/// All territories of a dynasty are lost: its player has fallen, with his gold.
fn falls(t: &mut Scene, player: crusader::content::Player) {
    for territory in t.state.board.lands(player) {
        let mut play = t.play();
        crusader::lands::lose(&mut play, territory, crusader::rules::CK_LIMIT_02);
        crusader::lands::free(&mut play, territory);
    }
    assert!(!t.state.board.plays(player));
}

#[test]
fn who_has_fallen_is_nobodys_next_player() {
    ledger::proves!("CK-R-22", "CK-TARGET-03", "CK-TARGET-07");
    let mut t = Scene::new();
    falls(&mut t, FRANKISH);
    t.strikes("bells").is_over();
    assert_eq!((t.purse(FRANKISH), t.purse(GERMAN)), (5, 4), "he is not struck");
    t.strikes("letters").is_over();
    assert!(t.state.board.casus_belli[GERMAN.index()].has(ENGLISH), "he claims nothing");
    t.strikes("loan").is_over();
    assert_eq!(t.purse(GERMAN), 5, "the left neighbour still in the game is paid");
    t.strikes("pilgrim_debt");
    t.asks(0, ["player/german", "player/italian", "player/iberian"]).does(0, "player/iberian");
    [GERMAN, ITALIAN, IBERIAN].iter().for_each(|player| {
        t.gold(*player, 0);
    });
    t.strikes("pilgrim_debt").is_over();
    assert_eq!(t.told_by("CK-TARGET-07").count(), 1, "nobody has gold: it is ignored");
}

#[test]
fn one_is_enough_where_one_is_asked_for() {
    ledger::proves!("CK-TARGET-04", "CK-TARGET-05");
    let mut t = Scene::new();
    let son = t.son(ENGLISH);
    t.unlucky(ENGLISH).strikes("sickly_winter").checks(0).is_over();
    assert_eq!(t.tokens_on(son), ["deceitful", "weak"], "one child");
    // One card that was not picked.
    let hand: Vec<_> = t.state.cards.cards(crusader::cards::hand(ENGLISH)).collect();
    for card in &hand[1..] {
        crusader::cards::discard(&mut t.play(), *card);
    }
    let shown =
        |t: &Scene| t.events.iter().filter(|event| format!("{event:?}").contains("CardShown")).count();
    t.strikes("loose_tongues").is_over();
    assert_eq!(shown(&t), 1);
    crusader::cards::discard(&mut t.play(), hand[0]);
    t.strikes("loose_tongues").is_over();
    assert!(shown(&t) == 0 && t.told_by("CK-TARGET-04").count() == 1, "no card: ignored");
    // One footsoldier, one gold, one shield.
    t.mobilised("wessex").gold(ENGLISH, 1).strikes("baggage").is_over();
    assert_eq!(t.purse(ENGLISH), 0);
}

/// CK-R-102: the event of who is out is told, and strikes nobody.
#[test]
fn the_event_of_who_is_out_is_ignored() {
    ledger::proves!("CK-R-102", "CK-EVENT-02");
    let mut t = Scene::new();
    falls(&mut t, FRANKISH);
    for event in ["beacons", "spoils", "pilgrim_debt"] {
        t.strikes_by(FRANKISH, event).is_over();
        assert_eq!(t.told_by("CK-R-102").count(), 1, "{event}");
        assert!(crusader::modifiers::lasting(&t.game, &t.state.board, GERMAN).is_empty(), "{event}");
    }
}
