//! What events do to people: traits, age, death.

use super::scene::{ENGLISH, FRANKISH, Scene, person, quality};
use crusader::content::{Rim, Token};
use crusader::tokens;
use table::{Observer, Seat};

#[test]
fn a_duel_may_make_a_hero_or_a_corpse() {
    ledger::proves!("CK-EVENT-05");
    let mut t = Scene::new();
    let (son, brother) = (t.son(ENGLISH), t.brother(ENGLISH));
    let king = t.king(ENGLISH);
    t.strikes("duel");
    let all = [king, son, brother].map(person);
    let mut sorted = [king, son, brother];
    sorted.sort();
    let sorted = sorted.map(person);
    t.asks(0, [&sorted[0], &sorted[1], &sorted[2]]);
    t.lucky(ENGLISH).does(0, &all[1]);
    t.checks(0).is_over();
    assert_eq!(t.tokens_on(son), ["deceitful", "brave"]);
    t.strikes("duel").does(0, &all[0]);
    t.checks(0).is_over();
    assert_eq!(t.in_bag(ENGLISH, "brave"), 1, "a King's token goes into the bag");
    t.unlucky(ENGLISH).strikes("duel").does(0, &all[2]);
    t.checks(0).is_over();
    assert!(!t.is_alive(brother) && t.is_alive(son));
}

#[test]
fn a_king_who_dies_in_a_duel_is_followed_by_his_heir() {
    ledger::proves!("CK-DEATH-02", "CK-R-100");
    let mut t = Scene::new();
    let (king, son) = (t.king(ENGLISH), t.son(ENGLISH));
    t.unlucky(ENGLISH).strikes("duel").does(0, &person(king));
    t.checks(0).is_over();
    assert!(!t.is_alive(king));
    assert_eq!(t.king(ENGLISH), son);
}

#[test]
fn one_of_several_traits_is_picked_by_who_the_card_says() {
    let mut t = Scene::new();
    let (son, daughter) = (t.son(FRANKISH), t.daughter(FRANKISH));
    t.strikes("tutor");
    let both = [son.min(daughter), son.max(daughter)].map(person);
    t.asks(1, [&both[0], &both[1]]).does(1, &person(daughter));
    t.asks(1, ["trait/clever", "trait/scholar"]).does(1, "trait/scholar");
    t.is_over();
    assert_eq!((t.tokens_on(daughter), t.tokens_on(son)), (vec!["deceitful", "scholar"], vec!["deceitful"]));
    let heir = t.son(ENGLISH);
    t.unlucky(ENGLISH).strikes("bad_company").checks(0);
    t.must_answer([1]);
    t.asks(1, ["trait/degenerate", "trait/lustful"]).does(1, "trait/degenerate");
    t.is_over();
    assert_eq!(t.tokens_on(heir), ["deceitful", "degenerate"], "the next player chose");
}

#[test]
fn a_used_up_event_token_is_replaced() {
    ledger::proves!("CK-R-11");
    let mut t = Scene::new();
    t.unlucky(ENGLISH).strikes("close_fisted").checks(0).is_over();
    assert_eq!(t.in_bag(ENGLISH, "stingy"), 1, "the single Stingy lies in the Event pile");
    let before = t.bag_size(ENGLISH);
    t.unlucky(FRANKISH);
    t.unlucky(ENGLISH);
    let stingy = Token::of(quality("stingy"), Rim::Event);
    t.state.tokens.take(tokens::PILE, stingy, tokens::GONE);
    t.strikes("close_fisted").checks(0).is_over();
    assert_eq!(
        (t.in_bag(ENGLISH, "stingy"), t.bag_size(ENGLISH)),
        (0, before),
        "another red one came instead"
    );
    let random = Token::of(quality("gluttonous"), Rim::Random);
    let event = Token::of(quality("gluttonous"), Rim::Event);
    t.unlucky(ENGLISH);
    t.state.tokens.take(tokens::PILE, event, tokens::GONE);
    let left = t.state.tokens.count(tokens::GENERAL, random);
    assert!(left > 0);
    t.strikes("long_table").checks(0).is_over();
    assert_eq!(t.state.tokens.count(tokens::bag(ENGLISH), random), 1, "a random one of the same trait");
    assert_eq!(t.state.tokens.count(tokens::GENERAL, random), left - 1);
}

#[test]
fn a_token_drawn_into_a_bag_is_seen_by_its_owner_alone() {
    ledger::proves!("CK-R-21");
    let mut t = Scene::new();
    t.strikes("temper").is_over();
    assert_eq!(t.bag_size(ENGLISH), 5);
    let told = |seat| t.told_to(seat).filter(|event| format!("{event:?}").contains("GotTrait")).count();
    let seen = [0, 1].map(|seat| told(Observer::Seat(Seat(seat))));
    assert_eq!(seen, [1, 0]);
}

#[test]
fn absolution_takes_a_red_token_out_of_the_bag_for_good() {
    ledger::proves!("CK-R-20");
    let mut t = Scene::new();
    t.bag(ENGLISH, "brave cruel").strikes("absolution");
    assert_eq!(t.asked(0).len(), 1, "red ones only");
    let path = t.asked(0)[0].clone();
    t.is_refused(0, "token/coward_random", "CK-EVENT-01");
    t.is_refused(0, "token/brave_starting", "CK-EVENT-01").does(0, &path);
    t.is_over();
    assert_eq!((t.bag_size(ENGLISH), t.in_bag(ENGLISH, "cruel")), (1, 0));
    t.strikes("absolution").is_over();
    assert_eq!(t.bag_size(ENGLISH), 1, "no red one: ignored");
}

#[test]
fn kings_grow_younger() {
    let mut t = Scene::new();
    t.strikes("jordan").is_over();
    assert_eq!(t.state.board.house(ENGLISH).family.age, 0);
    t.state.board.house_mut(ENGLISH).family.age = 3;
    t.strikes("jordan").is_over();
    assert_eq!(t.state.board.house(ENGLISH).family.age, 2);
    assert!(t.events.iter().any(|event| format!("{event:?}").contains("GrewYounger")), "and it is told");
}

#[test]
fn a_spouse_is_poisoned() {
    let mut t = Scene::new();
    let wife = t.wife(ENGLISH, FRANKISH);
    t.lucky(ENGLISH).strikes("almonds").checks(0).is_over();
    assert!(t.is_alive(wife));
    t.unlucky(ENGLISH).strikes("almonds").checks(0).is_over();
    assert!(!t.is_alive(wife));
}

#[test]
fn an_old_wound_troubles_men_only() {
    let mut t = Scene::new();
    let daughter = t.daughter(ENGLISH);
    t.unlucky(ENGLISH).strikes("old_wound").is_over();
    assert_eq!(t.tokens_on(daughter), ["deceitful"], "no man, no wound");
    let (son, brother) = (t.son(ENGLISH), t.brother(ENGLISH));
    let highest = if son.number() > brother.number() { son } else { brother };
    t.strikes("old_wound").checks(0).is_over();
    assert_eq!(t.tokens_on(highest), ["deceitful", "weak"]);
}

/// All tokens of a bag that fit are out of the game.
fn put_away(t: &mut Scene, from: table::zones::Bag, fits: impl Fn(Token) -> bool) {
    for token in Token::all().filter(|token| fits(*token)) {
        while t.state.tokens.count(from, token) > 0 {
            t.state.tokens.take(from, token, tokens::GONE);
        }
    }
}

#[test]
fn the_substitute_is_of_the_same_colour_and_critical_for_nothing() {
    ledger::proves!("CK-R-11");
    let stingy = quality("stingy");
    let plain = |t: &Scene, token: Token| !token.is_green() && !t.game.components().is_critical(token.what());
    let fails = |keeps: &str| {
        let mut t = Scene::new();
        t.unlucky(ENGLISH);
        let content = std::sync::Arc::clone(crusader::content::Content::base());
        put_away(&mut t, tokens::GENERAL, |token| token.what() == stingy);
        put_away(&mut t, tokens::PILE, |token| {
            token.what() == stingy
                || (!token.is_green() && !content.is_critical(token.what()) && token.what().word() != keeps)
        });
        t.strikes("close_fisted").checks(0).is_over();
        let bag = tokens::bag(ENGLISH);
        let came: Vec<Token> = t.state.tokens.kinds(bag).filter(|token| token.rim() == Rim::Event).collect();
        assert!(came.iter().all(|token| plain(&t, *token)), "{came:?}");
        (came.first().map(|token| token.what().word()), t.bag_size(ENGLISH))
    };
    assert_eq!(fails("weak"), (Some("weak"), 4), "the only one that fits");
    assert_eq!(fails(""), (None, 3), "neither green ones nor Cruel or Lustful: nothing comes");
}

#[test]
fn a_trait_is_an_option_only_while_there_may_be_a_token() {
    ledger::proves!("CK-R-11", "CK-BAG-02");
    let options = |keeps: &str, general: bool| {
        let mut t = Scene::new();
        let content = std::sync::Arc::clone(crusader::content::Content::base());
        if !general {
            put_away(&mut t, tokens::GENERAL, |_| true);
        }
        put_away(&mut t, tokens::PILE, |token| {
            !token.is_green() && !content.is_critical(token.what()) && token.what().word() != keeps
        });
        t.strikes("tithes");
        t.asked(0).len()
    };
    assert_eq!(options("godless", false), 2, "its own token");
    assert_eq!(options("weak", false), 2, "one in its place");
    assert_eq!(options("", false), 1, "none at all: only gold is left");
    assert_eq!(options("", true), 2, "what the General bag holds is nobody's business");
}
