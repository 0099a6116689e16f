//! The general rules of official AIs (CK-AI-01 to CK-AI-30).

use super::scene::*;
use crusader::ai::{self, Event as Said};
use crusader::answer::{Answer, Word};
use crusader::board::State;
use crusader::checks::{Check, GoldRule, Sabotage, Trial};
use crusader::content::vocabulary::{Action, Cause};
use crusader::content::{
    CardId, Content, Deck, Players, Rim, StrategyId, Territories, TerritoryId, Token, TraitId,
};
use crusader::event::Event;
use crusader::flow::{Frame, OnBoard};
use crusader::sequence::{Demobilise, DrawHand, PayTroops};
use crusader::war::{Counter, Event as War, Invasion, Part, Role};
use crusader::{Crusader, Options, cards, lands, rules, tokens};
use table::zones::End;
use table::{Game, Sampled, Silent};

const STRATEGIES: [&str; 5] = ["ferox", "postis", "munitio", "amandum", "aperio"];

/// A solo game of scenario 1, set up with this seed.
fn solo(seed: u64) -> (Crusader, State) {
    let game = Crusader::new(Content::base(), &Options::default(), 1).unwrap();
    let state = game.set_up(&mut Sampled::new(seed), &mut Silent);
    (game, state)
}

#[test]
fn strategies_are_drawn_without_repetition() {
    ledger::proves!("CK-AI-04", "CK-AI-06", "CK-R-113");
    let mut seen = Vec::new();
    for seed in 0..60 {
        let (game, state) = solo(seed);
        let mut drawn = Vec::new();
        for party in game.parties().iter().filter(|party| party.seat.is_none()) {
            let house = state.board.house(party.player);
            let strategy = house.strategy.expect("every AI has one");
            assert!(!drawn.contains(&strategy), "none twice");
            drawn.push(strategy);
            let start = &game.scenario().starts[usize::from(party.start)];
            for gift in &game.components().strategy(strategy).start.developments {
                assert!(house.developments.has(*gift), "{strategy:?} begins with {gift:?}");
                assert!(!start.developments.has(*gift), "a dynasty that owns it draws again");
            }
        }
        seen.extend(drawn);
    }
    assert!(StrategyId::all().all(|strategy| seen.contains(&strategy)), "all of them come");
}

#[test]
fn a_strategy_that_is_named_is_drawn_for_nobody_else() {
    ledger::proves!("CK-AI-04", "CK-R-113");
    let options = Options { dynasties: crusader::options::Count::Five, ..Options::default() };
    let options = options.led(FRANKS, super::scene::lead("ferox"));
    let game = Crusader::new(Content::base(), &options, 1).unwrap();
    let drawn = |seed| {
        let state = game.set_up(&mut Sampled::new(seed), &mut Silent);
        let ais = game.parties().iter().filter(|party| party.seat.is_none());
        let ferox = StrategyId::named("ferox").unwrap();
        ais.filter(|party| state.board.house(party.player).strategy == Some(ferox)).count()
    };
    assert!((0..20).all(|seed| drawn(seed) == 1));
}

#[test]
fn strategies_begin_with_their_card() {
    ledger::proves!("CK-FEROX-19", "CK-POSTIS-19", "CK-MUNITIO-21", "CK-APERIO-13", "CK-AI-05");
    let cards =
        [("ferox", "longbow"), ("postis", "steward"), ("munitio", "plate_armor"), ("aperio", "archbishop")];
    for (strategy, gift) in cards {
        let options = Options::default().led(ME, super::scene::lead(strategy));
        let game = Crusader::new(Content::base(), &options, 4).unwrap();
        let state = game.set_up(&mut Sampled::new(1), &mut Silent);
        assert!(
            state.board.owns(ME, card(gift)) && state.board.owns(ME, card("navy")),
            "{strategy}: its own and the scenario's"
        );
        let copies: u32 =
            game.parties().iter().map(|party| u32::from(state.board.owns(party.player, card(gift)))).sum();
        let shown = state.board.display.iter().filter(|shown| **shown == card(gift)).count() as u32;
        assert_eq!(
            copies + shown + u32::from(state.board.development_deck[card(gift).index()]),
            2,
            "no card is made"
        );
    }
}

#[test]
fn amandum_begins_with_two_more_tokens() {
    ledger::proves!("CK-AMANDUM-19", "CK-R-128");
    let size = |strategy: &str| {
        let options = Options::default().led(ME, super::scene::lead(strategy));
        let game = Crusader::new(Content::base(), &options, 4).unwrap();
        let state = game.set_up(&mut Sampled::new(1), &mut Silent);
        let count = |what: &str| {
            let what = TraitId::named(what).unwrap();
            Rim::ALL.iter().map(|rim| state.tokens.count(tokens::bag(ME), Token::of(what, *rim))).sum::<u8>()
        };
        (state.tokens.size(tokens::bag(ME)), count("lustful"), count("attractive"))
    };
    assert_eq!(size("amandum"), (6, 1, 1));
    assert_eq!(size("ferox"), (4, 0, 0), "William I alone");
}

#[test]
fn tokens_of_amandum_are_made_where_none_is_left() {
    ledger::proves!("CK-AMANDUM-19", "CK-R-128", "CK-INV-07");
    let options = Options::default().led(ME, super::scene::lead("amandum"));
    let game = Crusader::new(Content::base(), &options, 4).unwrap();
    let starting = |what: &str| Token::of(TraitId::named(what).unwrap(), Rim::Starting);
    let given = |taken: bool| {
        let mut state = game.blank();
        while taken && state.tokens.count(tokens::GONE, starting("lustful")) > 0 {
            state.tokens.take(tokens::GONE, starting("lustful"), tokens::bag(FRANKS));
        }
        let left = |state: &State| state.tokens.count(tokens::GONE, starting("lustful"));
        let before = left(&state);
        ai::set_up(&mut crusader::flow::Play::new(&game, &mut state, &mut Sampled::new(1), &mut Silent));
        let bag = ["lustful", "attractive"].map(|what| state.tokens.count(tokens::bag(ME), starting(what)));
        (bag, before - left(&state))
    };
    assert_eq!(given(false), ([1, 1], 1), "from the spare ones");
    assert_eq!(given(true), ([1, 1], 0), "there are none: it has them all the same");
}

#[test]
fn hands_are_drawn_as_listed() {
    ledger::proves!(
        "CK-AI-07",
        "CK-AI-16",
        "CK-FEROX-07",
        "CK-POSTIS-05",
        "CK-MUNITIO-08",
        "CK-AMANDUM-06",
        "CK-APERIO-05",
        "CK-EX-13"
    );
    let hands = [[1, 3, 3, 0, 1], [2, 2, 3, 0, 1], [2, 2, 3, 0, 1], [2, 2, 3, 0, 1], [1, 2, 3, 0, 2]];
    for (strategy, hand) in STRATEGIES.into_iter().zip(hands) {
        let mut set = Scene::of(strategy);
        assert_eq!(set.asks(DrawHand { player: ME }), Answer::Hand(hand), "{strategy}");
        assert_eq!(hand.iter().sum::<u8>(), 8);
        let step = DrawHand { player: ME };
        let judged = crusader::flow::Decision::judge(&step, &set.game, &set.state, Answer::Hand(hand));
        assert!(judged.is_ok(), "{strategy}: a legal hand");
    }
}

#[test]
fn cards_lie_in_a_shuffled_deck() {
    ledger::proves!("CK-AI-08", "CK-AI-09");
    let deck = |seed| {
        let mut set = Scene::of("ferox");
        let mut chance = Sampled::new(seed);
        Deck::all().for_each(|deck| set.state.cards.shuffle(cards::deck(deck), &mut Sampled::new(5)));
        set.state.board.frames =
            [Frame::Over, Frame::DrawHand(DrawHand { player: ME })].into_iter().collect();
        set.game.run(&mut set.state, &mut chance, &mut Silent);
        let cards: Vec<CardId> = set.state.cards.cards(cards::hand(ME)).collect();
        assert_eq!(set.state.cards.count(cards::picked(ME)), 0, "it picks none");
        cards
    };
    let (one, mut other) = (deck(1), deck(2));
    assert_eq!(one.len(), 8);
    assert_ne!(one, other, "in another order");
    let mut sorted = one;
    sorted.sort_unstable();
    other.sort_unstable();
    assert_eq!(sorted, other, "the same cards");
}

/// An AI with these cards in its deck, the first on top; it has crusaded so often.
fn deck(strategy: &str, decks: &[Deck], crusades: u8) -> Scene {
    let mut set = Scene::of(strategy);
    let mut used = Vec::new();
    for deck in decks {
        let card = CardId::all().find(|card| card.deck() == *deck && !used.contains(card)).unwrap();
        used.push(card);
        set.state.cards.pick(card, cards::hand(ME), End::Bottom);
    }
    set.state.board.house_mut(ME).crusades = crusades;
    set
}

/// The deck of the card that is revealed, and how many are put away before.
fn revealed(mut set: Scene) -> (Option<Deck>, usize) {
    let card = set.hands_on(|play| ai::next_card(play, ME));
    let skipped =
        set.told.iter().filter(|event| matches!(event, Event::Ai(Said::CardSkipped { .. }))).count();
    assert_eq!(set.state.cards.count(cards::DISCARDS), skipped, "what is passed over is discarded");
    (card.map(CardId::deck), skipped)
}

#[test]
fn the_top_card_is_revealed() {
    ledger::proves!("CK-AI-10");
    assert_eq!(revealed(deck("ferox", &[Deck::WAR, Deck::REALM], 0)), (Some(Deck::WAR), 0));
    assert_eq!(revealed(deck("ferox", &[Deck::CRUSADE, Deck::REALM], 0)), (Some(Deck::CRUSADE), 0));
    assert_eq!(revealed(deck("ferox", &[], 0)), (None, 0));
}

#[test]
fn a_further_crusade_is_passed_over() {
    ledger::proves!("CK-AI-29", "CK-R-134");
    let second = deck("ferox", &[Deck::CRUSADE, Deck::WAR], 1);
    assert_eq!(revealed(second), (Some(Deck::WAR), 1));
    let archbishop = deck("ferox", &[Deck::CRUSADE, Deck::WAR], 1).owns(ME, "archbishop");
    assert_eq!(revealed(archbishop), (Some(Deck::CRUSADE), 0), "twice with the Archbishop");
    let third = deck("ferox", &[Deck::CRUSADE, Deck::CRUSADE, Deck::WAR], 2).owns(ME, "archbishop");
    assert_eq!(revealed(third), (Some(Deck::WAR), 2));
}

#[test]
fn the_last_card_must_be_a_crusade() {
    ledger::proves!("CK-AI-30", "CK-R-134");
    let last = |mut set: Scene| {
        set.state.board.round = 3;
        set.state.board.turn = 2;
        set
    };
    let order = [Deck::WAR, Deck::REALM, Deck::CRUSADE];
    assert_eq!(revealed(last(deck("ferox", &order, 0))), (Some(Deck::CRUSADE), 2));
    assert_eq!(revealed(last(deck("ferox", &order, 1))), (Some(Deck::WAR), 0), "it has crusaded");
    let none = deck("ferox", &[Deck::WAR, Deck::REALM], 0);
    assert_eq!(revealed(last(none)), (Some(Deck::WAR), 0), "it has none that could come");
    assert_eq!(
        revealed(deck("ferox", &order, 0).round(3)),
        (Some(Deck::WAR), 0),
        "the fifth card is not the last"
    );
}

#[test]
fn an_ai_has_no_gold_and_always_pays() {
    ledger::proves!("CK-AI-15", "CK-AI-17", "CK-AI-18");
    let mut set = Scene::of("ferox").has(ME, "wessex").has(FRANKS, "paris");
    set.hands_on(|play| {
        play.gain(ME, 5, rules::CK_AI_18);
        play.give(ME, FRANKS, 3, rules::CK_AI_17);
    });
    assert_eq!(
        (set.state.board.house(ME).gold, set.state.board.house(FRANKS).gold),
        (0, 3),
        "from the Treasury"
    );
    set.hands_on(|play| play.give(FRANKS, ME, 2, rules::CK_AI_18));
    assert_eq!(
        (set.state.board.house(ME).gold, set.state.board.house(FRANKS).gold),
        (0, 1),
        "to the Treasury"
    );
    assert!(set.game.can_pay(&set.state, ME, 30) && !set.game.can_pay(&set.state, FRANKS, 30));
    // A whole Castle without a coin.
    let mut builder = Scene::of("ferox").has(ME, "wessex").bag("pious brave");
    builder.plays_out(Deck::REALM);
    assert!(builder.state.board.castles.has(land("wessex")));
    assert_eq!(builder.state.board.house(ME).gold, 0);
}

#[test]
fn an_ai_pays_no_upkeep_and_keeps_its_troops() {
    ledger::proves!("CK-AI-21", "CK-R-118");
    let mut set = Scene::of("ferox").has(ME, "wessex mercia").troops("wessex");
    set.run(PayTroops { player: ME });
    assert!(set.state.board.footsoldiers.has(land("wessex")) && set.state.board.unrest[land("wessex")] == 0);
    set.run(Demobilise { player: ME });
    assert!(set.state.board.footsoldiers.has(land("wessex")), "never by choice");
}

#[test]
fn an_ai_takes_no_part_in_sabotage() {
    ledger::proves!("CK-AI-20", "CK-R-114");
    let mut set = Scene::of("ferox").has(ME, "wessex");
    assert_eq!(set.asks(Sabotage { at: 0 }), Answer::Gold(0));
    assert_eq!(
        set.asks(Frame::Invest),
        Answer::Gold(0),
        "nor does it put gold on its own checks: nothing can be sabotaged"
    );
}

#[test]
fn an_ai_draws_one_token_more_than_it_needs() {
    ledger::proves!("CK-AI-25", "CK-R-114");
    let set = Scene::of("ferox").has(ME, "wessex").has(FRANKS, "paris");
    let board = &set.state.board;
    for needed in 1..5 {
        let trial = Trial { needed, ..Trial::of(ME, Action::Crusade) };
        assert_eq!(trial.draws(&set.game, board), needed + 1);
        assert_eq!(Trial { who: FRANKS, ..trial }.draws(&set.game, board), 1, "a person has one");
    }
    let supported = Trial { draws: 5, ..Trial::of(ME, Action::Invade) };
    assert_eq!(supported.draws(&set.game, board), 5, "at least: modifiers may give more");
    let plague = Trial { gold: GoldRule::None, ..Trial::of(ME, Action::EventCheck) };
    assert_eq!(plague.draws(&set.game, board), 2, "always, also where no gold may be used");
}

#[test]
fn the_limit_is_half_the_territories() {
    ledger::proves!("CK-AI-23", "CK-R-118");
    let all: Vec<&str> =
        "wessex mercia wales scotland ireland northumbria normandy brittany".split(' ').collect();
    for (count, most) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)] {
        let set = Scene::of("ferox").has(ME, &all[..count].join(" "));
        assert_eq!(
            crusader::supply::most_footsoldiers(&set.game, &set.state.board, ME),
            most,
            "{count} territories"
        );
    }
    let full = Scene::of("aperio").has(ME, "wessex mercia wales").troops("wessex mercia");
    assert!(full.war_card().starts_with("aperio-war-2"), "no third footsoldier: it Invades");
}

#[test]
fn above_the_limit_it_demobilises_at_once() {
    ledger::proves!("CK-AI-24", "CK-R-118");
    // Of Wessex, Mercia and Scotland only Scotland has a single foreign neighbour.
    let mut set = Scene::of("ferox")
        .has(ME, "wessex mercia scotland northumbria wales")
        .troops("wessex mercia scotland");
    set.hands_on(|play| lands::lose(play, land("wales"), rules::CK_VICTORY_01));
    assert_eq!(set.state.board.mobilised(ME).len(), 2, "four territories, two footsoldiers");
    assert!(
        !set.state.board.footsoldiers.has(land("scotland")),
        "where fewest hostile or independent neighbours are"
    );
    let mut person =
        Scene::of("ferox").has(FRANKS, "paris lorraine burgundy").troops("paris lorraine burgundy");
    person.hands_on(|play| lands::lose(play, land("paris"), rules::CK_VICTORY_01));
    assert_eq!(person.state.board.mobilised(FRANKS).len(), 2, "people keep what they have");
}

#[test]
fn it_mobilises_one_footsoldier() {
    ledger::proves!("CK-AI-22");
    let mut set = Scene::of("ferox").has(ME, "wessex mercia wales northumbria scotland");
    set.plays_out(Deck::WAR);
    assert_eq!(set.state.board.mobilised(ME).len(), 1);
}

#[test]
fn it_attacks_one_target_with_all_support() {
    ledger::proves!("CK-AI-26", "CK-R-117");
    let set = Scene::of("ferox").has(ME, "wessex mercia wales northumbria").troops("wessex mercia");
    let mut set = set
        .pact(ME, FRANKS)
        .has(FRANKS, "paris")
        .king(FRANKS, "philippe_i")
        .has(GERMANS, "scotland ireland brittany");
    set.plays_out(Deck::WAR);
    let told = |war: fn(&War) -> bool| {
        set.told.iter().filter(|event| matches!(event, Event::War(e) if war(e))).count()
    };
    assert_eq!(told(|e| matches!(e, War::AttackAnnounced { .. })), 1, "one target");
    assert_eq!(told(|e| matches!(e, War::SupportAnnounced { .. })), 1, "the other footsoldier supports");
    let called = set.game.seat_of(FRANKS).unwrap();
    assert_eq!(
        set.game.waiting(&set.state).must.only(),
        Some(called),
        "the partner is called, and may refuse"
    );
}

#[test]
fn it_reckons_with_the_support_of_partners() {
    ledger::proves!("CK-AI-26", "CK-R-112", "CK-PACTSUPPORT-01");
    // Wales and Normandy are both next to Wessex and Mercia; Paris is next to Normandy.
    let set = Scene::of("ferox")
        .has(ME, "wessex mercia northumbria scotland")
        .troops("wessex mercia")
        .has(FRANKS, "paris");
    assert_eq!(set.clone().war_card(), "ferox-war-1: territory/wales", "in board order");
    assert_eq!(set.clone().pact(ME, FRANKS).war_card(), "ferox-war-1: territory/normandy", "three draws");
    assert_eq!(set.clone().pact(ME, GERMANS).war_card(), "ferox-war-1: territory/wales", "they are not near");
    assert_eq!(set.land_pact(ME, "brittany").war_card(), "ferox-war-1: territory/brittany", "that is sure");
}

#[test]
fn it_comes_back_where_most_is_to_be_had() {
    ledger::proves!("CK-R-133", "CK-ELIM-06", "CK-ELIM-10");
    use crusader::elimination::{Comeback, NewLand, rulers};
    let free = ["northumbria", "mercia", "wales", "wessex"];
    let held: Vec<&str> =
        TerritoryId::all().map(TerritoryId::word).filter(|word| !free.contains(word)).collect();
    let mut set = Scene::of("ferox").has(FRANKS, &held.join(" "));
    assert_eq!(set.asks(Comeback { player: ME }), Answer::Say(Word::Return));
    // Mercia lies next to the three others, Northumbria next to Mercia only.
    assert_eq!(set.asks(NewLand { player: ME }), Answer::Territory(land("mercia")));
    set.state.board.returned = rulers(&set.game, &set.state.board, ME);
    set.state.board.returned = set.state.board.returned.or(rulers(&set.game, &set.state.board, ME));
    assert!(rulers(&set.game, &set.state.board, ME).is_empty());
    assert_eq!(set.asks(Comeback { player: ME }), Answer::Done, "there is nobody left to come with");
}

#[test]
fn it_always_supports_its_partners() {
    ledger::proves!("CK-AI-27", "CK-R-132");
    let mut set = Scene::of("ferox").pact(ME, FRANKS);
    let invasion = Invasion { target: land("normandy"), called: Players::one(ME), ..Invasion::of(FRANKS) };
    set.state.board.invasions.push(invasion);
    assert_eq!(set.asks(Frame::Called), Answer::Say(Word::Support));
}

/// The AI has taken Normandy from Wessex.
fn victory() -> Scene {
    let mut set = Scene::of("ferox").has(ME, "wessex normandy").troops("wessex");
    let role = Role { from: land("wessex"), target: land("normandy"), part: Part::Attack };
    let mut invasion = Invasion { target: land("normandy"), ..Invasion::of(ME) };
    invasion.roles.push(role);
    invasion.involved = Territories::one(land("wessex"));
    set.state.board.invasions.push(invasion);
    set
}

#[test]
fn it_moves_in_where_more_is_to_be_feared() {
    ledger::proves!("CK-R-117");
    // Normandy has Aquitaine, Brittany, Paris, the Low Countries and Mercia around it, Wessex has Mercia, Wales and Brittany.
    assert_eq!(victory().asks(Frame::Spoils), Answer::Territory(land("wessex")));
    let mut even = victory().has(ME, "paris aquitaine");
    assert_eq!(even.asks(Frame::Spoils), Answer::Territory(land("wessex")), "three against three");
    let mut safe = victory().has(ME, "paris aquitaine the_low_countries");
    assert_eq!(safe.asks(Frame::Spoils), Answer::Done, "it stays, and never sacks");
}

/// The Franks were beaten back from Wessex; their footsoldier came from Normandy.
fn repelled(bag: &str) -> Scene {
    let mut set = Scene::of("ferox")
        .has(ME, "wessex mercia")
        .troops("wessex")
        .has(FRANKS, "normandy")
        .war(ME, FRANKS)
        .bag(bag);
    let mut invasion = Invasion { target: land("wessex"), ..Invasion::of(FRANKS) };
    invasion.involved = Territories::one(land("normandy"));
    set.state.board.invasions.push(invasion);
    set
}

#[test]
fn it_counterattacks_with_an_even_chance() {
    ledger::proves!("CK-R-132");
    let counter = Counter { player: ME };
    assert_eq!(
        repelled("pious weak ugly coward").asks(counter),
        Answer::Territory(land("normandy")),
        "2 draws, 1 of 4: one half"
    );
    assert_eq!(repelled("pious weak ugly coward stingy").asks(counter), Answer::Done, "2 of 5");
    let mut strong = repelled("pious weak ugly coward").castles("normandy");
    assert_eq!(strong.asks(counter), Answer::Done);
}

#[test]
fn developments_are_used_as_soon_as_possible() {
    ledger::proves!("CK-AI-19");
    let mut set = Scene::of("ferox")
        .has(ME, "wessex mercia")
        .unrest("wessex mercia")
        .castles("mercia")
        .owns(ME, "marshal");
    let calm = crusader::events::Calm { player: ME, left: 1, used: 0 };
    assert_eq!(set.asks(calm), Answer::Territory(land("mercia")), "where most would be lost");
    let save = crusader::succession::Save { player: ME, who: who("godric"), cause: Cause::Event };
    assert_eq!(set.asks(save), Answer::Say(Word::Use));
}

/// A check of the AI in which this token was drawn last.
fn drawn(token: &str, needed: u8, hits: u8, draws: u8, others: usize) -> Answer {
    let mut set = Scene::of("ferox").bag("pious brave weak ugly");
    let token = Token::of(TraitId::named(token).unwrap(), Rim::Random);
    let mut check = Check {
        who: ME,
        action: Action::Invade,
        needed,
        hits,
        free: draws,
        critical: Some(token),
        ..Check::default()
    };
    (0..=others).for_each(|_| check.drawn.push(token));
    set.state.board.check = check;
    set.asks(Frame::Sacrifice)
}

#[test]
fn it_sacrifices_green_criticals_as_a_last_resort() {
    ledger::proves!("CK-R-115");
    let (keep, sacrifice) = (Answer::Say(Word::Keep), Answer::Say(Word::Sacrifice));
    assert_eq!(drawn("kind", 1, 0, 2, 0), keep, "another draw may bring the success");
    assert_eq!(drawn("kind", 1, 0, 2, 1), sacrifice, "that was the last draw");
    assert_eq!(drawn("kind", 2, 0, 3, 1), sacrifice, "one draw for two successes");
    assert_eq!(drawn("kind", 3, 0, 3, 1), keep, "it would not help");
    assert_eq!(drawn("cruel", 1, 0, 2, 1), keep, "never a red one");
}
