//! What the twelve developments do.

use super::scene::{ENGLISH, FRANKISH, GERMAN, Scene, land, person};
use crusader::answer::Answer;
use crusader::board::Board;
use crusader::content::vocabulary::{Action, Cause, Feature, Features};
use crusader::content::{Deck, Decks, TerritoryId};
use crusader::flow::Frame;
use crusader::modifiers::{self, Span, Subject};
use crusader::{events, sequence};

#[test]
fn draws_and_successes_of_developments() {
    ledger::proves!("CK-MOD-01", "CK-MOD-02", "CK-INVADE-11", "CK-INVADE-12", "CK-R-68");
    let mut t = Scene::new();
    let draws =
        |t: &Scene, action| modifiers::draws(&t.game, &t.state.board, Subject::own(ENGLISH, action), 1);
    let against = |action| Subject { against: Some(ENGLISH), ..Subject::own(FRANKISH, action) };
    let needed = |t: &Scene, subject| modifiers::needed(&t.game, &t.state.board, subject, 1);
    t.owns(ENGLISH, "");
    for action in Action::CHECKS {
        assert_eq!(draws(&t, action), 1, "{action:?}");
    }
    t.owns(ENGLISH, "spymaster steward chancellor longbow");
    for plot in Action::PLOTS {
        assert_eq!(draws(&t, plot), 2, "{plot:?}");
    }
    assert_eq!((draws(&t, Action::Overthrow), draws(&t, Action::Build)), (1, 2));
    assert_eq!(
        (draws(&t, Action::Marriage), draws(&t, Action::Invade), draws(&t, Action::Crusade)),
        (2, 2, 1)
    );
    assert_eq!(needed(&t, against(Action::PlotCasusBelli)), 2, "the Chancellor");
    assert_eq!((needed(&t, against(Action::Invade)), needed(&t, against(Action::PlotBribe))), (1, 1));
    t.owns(ENGLISH, "plate_armor").shield(ENGLISH, "antioch");
    assert_eq!(needed(&t, against(Action::Invade)), 2, "the Plate Armor");
    let castle = Subject { place: Features::one(Feature::Castle), ..against(Action::Invade) };
    assert_eq!(needed(&t, castle), 3, "and Antioch where a Castle stands");
    assert_eq!(needed(&t, Subject { against: Some(GERMAN), ..castle }), 1);
}

#[test]
fn prices_of_developments() {
    let mut t = Scene::new();
    let price = |t: &Scene, action, base| modifiers::price(&t.game, &t.state.board, ENGLISH, action, base);
    t.owns(ENGLISH, "");
    assert_eq!((price(&t, Action::Build, 3), price(&t, Action::Develop, 1)), (3, 1));
    t.owns(ENGLISH, "steward library");
    assert_eq!(
        (price(&t, Action::Build, 3), price(&t, Action::Develop, 1), price(&t, Action::Develop, 3)),
        (2, 0, 2)
    );
}

#[test]
fn what_developments_allow() {
    ledger::proves!("CK-FLEET-01", "CK-REVOLT-02", "CK-OVERTHROW-03", "CK-CRUSADE-04", "CK-MURDER-08");
    let mut t = Scene::new();
    let board = |t: &Scene| t.state.board.clone();
    t.owns(ENGLISH, "");
    let all = |t: &Scene| {
        let (game, board) = (&t.game, &board(t));
        [
            modifiers::reaches_by_sea(game, board, ENGLISH),
            modifiers::aims_anywhere(game, board, ENGLISH, Action::PlotInciteRevolt),
            modifiers::aims_anywhere(game, board, ENGLISH, Action::Overthrow),
            modifiers::crusades_again(game, board, ENGLISH),
            modifiers::guards(game, board, ENGLISH, FRANKISH, Action::PlotAssassinate),
        ]
    };
    assert_eq!(all(&t), [false; 5]);
    t.owns(ENGLISH, "navy spymaster archbishop royal_guard");
    assert_eq!(all(&t), [true; 5]);
    let (game, board) = (&t.game, &board(&t));
    assert!(!modifiers::aims_anywhere(game, board, ENGLISH, Action::PlotBribe));
    assert!(
        !modifiers::guards(game, board, ENGLISH, ENGLISH, Action::PlotAssassinate),
        "not against himself"
    );
    assert!(!modifiers::guards(game, board, ENGLISH, FRANKISH, Action::PlotBribe));
    assert!(!modifiers::crusades_again(game, board, FRANKISH));
}

#[test]
fn bonus_cards_come_from_the_library_and_the_track() {
    ledger::proves!("CK-DRAW-02");
    let mut t = Scene::new();
    let bonus = |t: &Scene, player, after| modifiers::next_bonus(&t.game, &t.state.board, player, after);
    let none = modifiers::Bonus::default();
    t.owns(ENGLISH, "");
    assert_eq!(bonus(&t, ENGLISH, none), None);
    t.owns(ENGLISH, "library").shield(ENGLISH, "nicaea").shield(FRANKISH, "iconium");
    let three: Decks = [Deck::REALM, Deck::INTRIGUE, Deck::WAR].into_iter().collect();
    let (library, realm) = bonus(&t, ENGLISH, none).expect("of the Library");
    let (nicaea, any) = bonus(&t, ENGLISH, library).expect("of Nicaea");
    assert_eq!((realm, any, bonus(&t, ENGLISH, nicaea)), (Decks::one(Deck::REALM), three, None));
    assert_eq!(bonus(&t, FRANKISH, none).map(|(_, decks)| decks), Some(Decks::one(Deck::TAX)));
}

#[test]
fn the_marshal_calms_once_a_round_at_the_start_of_a_turn() {
    ledger::proves!("CK-REVOLT-09", "CK-R-70");
    let mut t = Scene::new();
    t.owns(ENGLISH, "marshal");
    let starts = |t: &mut Scene| {
        events::turn_starts(&mut t.play(), ENGLISH);
        t.run();
    };
    starts(&mut t);
    t.is_over();
    t.state.board.unrest[land("wessex")] = 2;
    starts(&mut t);
    t.asks(0, ["done", "territory/wessex"]);
    t.is_refused(0, "territory/paris", "CK-REVOLT-09").is_refused(0, "territory/mercia", "CK-REVOLT-09");
    t.does(0, "done");
    starts(&mut t);
    t.does(0, "territory/wessex");
    t.is_over();
    assert_eq!(t.state.board.unrest[land("wessex")], 1, "one token");
    starts(&mut t);
    t.is_over();
    modifiers::span_ends(&mut t.play(), Span::Turn, Some(ENGLISH));
    starts(&mut t);
    t.is_over();
    modifiers::span_ends(&mut t.play(), Span::Round, None);
    starts(&mut t);
    t.does(0, "territory/wessex");
    assert_eq!(t.state.board.unrest[land("wessex")], 0, "in the next Round again");
}

#[test]
fn the_physician_keeps_somebody_from_dying_by_an_event_once_an_era() {
    ledger::proves!("CK-GOLDEN-01", "CK-R-70");
    let mut t = Scene::new();
    t.owns(ENGLISH, "court_physician").unlucky(ENGLISH);
    let (son, brother) = (t.son(ENGLISH), t.brother(ENGLISH));
    let first = if son.number() < brother.number() { son } else { brother };
    t.strikes("stairs").checks(0);
    assert!(matches!(t.state.board.frame(), Frame::Save(_)));
    t.is_refused(0, "pay", "CK-GOLDEN-01").does(0, "use");
    t.is_over();
    assert!(t.is_alive(first));
    t.strikes("stairs").checks(0).is_over();
    assert!(!t.is_alive(first), "once an Era");
    modifiers::span_ends(&mut t.play(), Span::Era, None);
    assert!(modifiers::prevents_death(&t.game, &t.state.board, ENGLISH, Cause::Event));
    for cause in [Cause::Crusade, Cause::Assassination, Cause::Invasion, Cause::Overthrow] {
        assert!(!modifiers::prevents_death(&t.game, &t.state.board, ENGLISH, cause), "{cause:?}");
    }
    t.owns(ENGLISH, "").shield(ENGLISH, "acre");
    assert!(modifiers::prevents_death(&t.game, &t.state.board, ENGLISH, Cause::Crusade), "Acre");
    assert!(!modifiers::prevents_death(&t.game, &t.state.board, ENGLISH, Cause::Event));
}

#[test]
fn the_physician_may_be_left_out() {
    let mut t = Scene::new();
    t.owns(ENGLISH, "court_physician").unlucky(ENGLISH);
    let (king, son) = (t.king(ENGLISH), t.son(ENGLISH));
    t.strikes("duel").does(0, &person(king));
    t.checks(0).does(0, "done");
    t.is_over();
    assert_eq!(t.king(ENGLISH), son, "a King may be let go for a better heir");
    assert!(modifiers::prevents_death(&t.game, &t.state.board, ENGLISH, Cause::Event), "it was not used");
}

#[test]
fn once_for_each_king_the_fifth_age_token_is_left_out() {
    ledger::proves!("CK-R-12");
    let mut t = Scene::new();
    t.owns(ENGLISH, "court_physician");
    let king = t.king(ENGLISH);
    t.son(ENGLISH);
    t.state.board.house_mut(ENGLISH).family.age = 4;
    let ages = |t: &mut Scene| {
        sequence::grow_older(&mut t.play(), ENGLISH);
        t.run();
    };
    ages(&mut t);
    t.gives(0, Answer::Say(crusader::answer::Word::Use));
    t.is_over();
    assert_eq!((t.king(ENGLISH), t.state.board.house(ENGLISH).family.age), (king, 4));
    modifiers::span_ends(&mut t.play(), Span::Era, None);
    ages(&mut t);
    t.is_over();
    assert_ne!(t.king(ENGLISH), king, "only once in his reign");
    assert!(
        modifiers::prevents_death(&t.game, &t.state.board, ENGLISH, Cause::OldAge),
        "the next King has it anew"
    );
}

#[test]
fn a_territory_has_what_lies_in_it() {
    ledger::proves!("CK-MOD-01");
    let mut t = Scene::new();
    let wessex = land("wessex");
    let now = |t: &Scene| modifiers::features(&t.game, &t.state.board, wessex);
    let coast = Features::one(Feature::Coast);
    assert_eq!(now(&t), coast);
    assert_eq!(modifiers::features(&t.game, &t.state.board, land("paris")), Features::one(Feature::Castle));
    let son = t.son(ENGLISH);
    assert!(t.is_alive(son));
    type Change = fn(&mut Board, TerritoryId);
    let changes: [(Feature, Change); 9] = [
        (Feature::Unrest, |board, at| board.unrest[at] = 1),
        (Feature::Plague, |board, at| board.outbreaks.insert(at)),
        (Feature::Plague, |board, at| board.plague_over.insert(at)),
        (Feature::Harvest, |board, at| board.harvest[at] = 1),
        (Feature::CropFailure, |board, at| board.crop_failure[at] = 1),
        (Feature::Castle, |board, at| board.castles.insert(at)),
        (Feature::Footsoldier, |board, at| board.footsoldiers.insert(at)),
        (Feature::LaidKnight, |board, at| board.laid_knights.insert(at)),
        (Feature::Duke, |board, at| board.house_mut(ENGLISH).family.children[0].duchy = Some(at)),
    ];
    for (feature, change) in changes {
        let before = t.state.board.clone();
        change(&mut t.state.board, wessex);
        assert_eq!(now(&t), coast.or(Features::one(feature)), "{feature:?}");
        let others = Features::one(feature);
        assert!(
            events::lands_with(&t.game, &t.state.board, ENGLISH, others, Features::NONE).has(wessex)
                && !events::lands_with(&t.game, &t.state.board, ENGLISH, Features::NONE, others).has(wessex),
            "{feature:?}"
        );
        t.state.board = before;
        let lands = events::lands_with(&t.game, &t.state.board, ENGLISH, others, Features::NONE);
        assert!(!lands.has(wessex), "{feature:?}");
    }
}

#[test]
fn who_has_traded_the_marshal_away_calms_nothing() {
    ledger::proves!("CK-REVOLT-09", "CK-R-23");
    let mut t = Scene::new();
    t.owns(FRANKISH, "").owns(ENGLISH, "marshal");
    t.state.board.unrest[land("wessex")] = 1;
    t.state.board.unrest[land("paris")] = 1;
    events::turn_starts(&mut t.play(), ENGLISH);
    t.run().asks(0, ["done", "territory/wessex"]);
    t.does(0, "offer player/frankish development/marshal for gold/1").does(1, "take-offer player/english");
    t.is_over();
    assert_eq!(t.state.board.unrest[land("wessex")], 1);
    // Who has got him may use him.
    events::turn_starts(&mut t.play(), FRANKISH);
    t.run().does(1, "territory/paris");
    assert_eq!(t.state.board.unrest[land("paris")], 0);
}
