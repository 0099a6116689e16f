//! What is in the box (p.3): every piece is counted, and what has run out is not received.

use crate::dsl::{Asked, Scene, land, player};
use crusader::board::{MAX_CHILDREN, MAX_SIBLINGS, Trophy};
use crusader::content::vocabulary::DevKind;
use crusader::content::{
    CARDS, CHARACTERS, CardId, CharacterId, Content, Culture, Deck, DevelopmentId, DynastyId, Player, RULERS,
    Rim, TerritoryId, Token,
};
use crusader::{Crusader, Options, cards, lands, rules, supply, tokens};
use table::{Game, Sampled, Silent};

fn game() -> Crusader {
    Crusader::new(Content::base(), &Options::default(), 5).unwrap()
}

#[test]
fn five_bags_and_a_general_one() {
    ledger::proves!("CK-COMP-02", "CK-COMP-03", "CK-COMP-07");
    let state = game().set_up(&mut Sampled::new(1), &mut Silent);
    for player in Player::all() {
        assert_eq!(
            state.tokens.size(tokens::bag(player)),
            4,
            "{player:?} has his King's tokens in a bag of his own"
        );
        assert!(state.board.house(player).family.king.is_some(), "and a Family Board");
    }
    assert!(state.tokens.size(tokens::GENERAL) > 30, "the Random tokens that lie on nobody");
    let random = state.tokens.kinds(tokens::GENERAL).all(|token| token.rim() == Rim::Random);
    assert!(random, "and no others");
}

#[test]
fn knights_footsoldiers_and_castles_are_counted() {
    ledger::proves!("CK-COMP-04", "CK-COMP-05", "CK-COMP-06");
    let game = game();
    let numbers = &game.components().numbers;
    assert_eq!((numbers.knights, numbers.footsoldiers, numbers.castles), (8, 4, 10));
    let state = game.set_up(&mut Sampled::new(1), &mut Silent);
    let english = player("english");
    assert_eq!(supply::knights(&game, &state.board, english), 4, "William has four of eight on the board");
    assert_eq!(supply::footsoldiers(&game, &state.board, english), 4);
    assert_eq!(supply::castles(&game, &state.board), 9, "one stands in Paris");
}

#[test]
fn cards_are_counted() {
    ledger::proves!("CK-COMP-08", "CK-COMP-09", "CK-COMP-10", "CK-COMP-11");
    let content = Content::base();
    assert_eq!(DynastyId::all().len(), 13);
    assert_eq!((CHARACTERS, RULERS), (125, 24));
    for culture in Culture::all() {
        assert_eq!(content.people_of(culture).len(), 20, "{culture:?}");
    }
    assert!(!CharacterId::GLITTERHOOF.is_ruler() && CharacterId::GLITTERHOOF.number() == 125);
    let of = |deck: Deck| CardId::all().filter(|card| card.deck() == deck).count();
    assert_eq!((CARDS, Deck::all().map(of).collect::<Vec<_>>()), (155, vec![35, 35, 35, 25, 25]));
    let game = game();
    let state = game.blank();
    let decks: Vec<usize> = Deck::all().map(|deck| state.cards.count(cards::deck(deck))).collect();
    assert_eq!(decks, [35, 35, 35, 25, 25], "all in their decks");
    let copies = |kind: DevKind| {
        let of_kind = DevelopmentId::all().filter(|card| content.development(*card).kind == kind);
        of_kind.map(|card| u32::from(content.development(card).copies)).sum::<u32>()
    };
    assert_eq!((copies(DevKind::Councillor), copies(DevKind::Invention)), (12, 12));
}

#[test]
fn trait_tokens_are_counted_by_their_rims() {
    ledger::proves!("CK-COMP-12");
    let content = Content::base();
    let of = |rim: Rim| -> u32 {
        Token::all()
            .filter(|token| token.rim() == rim)
            .map(|token| u32::from(content.tokens[token.index()]))
            .sum()
    };
    // The single Stingy of the Random tokens joins the Event pile (CK-SETUP-22).
    assert_eq!(Rim::ALL.map(of), [48, 35, 10, 51], "Starting, Event, Crusade, Random");
    assert_eq!(Rim::ALL.map(of).iter().sum::<u32>(), 144);
}

#[test]
fn markers_are_counted_and_run_out() {
    ledger::proves!(
        "CK-COMP-13",
        "CK-COMP-14",
        "CK-COMP-15",
        "CK-COMP-16",
        "CK-COMP-17",
        "CK-COMP-21",
        "CK-R-11"
    );
    let game = game();
    let numbers = &game.components().numbers;
    assert_eq!((numbers.unrest, numbers.plague, numbers.harvest, numbers.crop_failure), (12, 6, 6, 6));
    assert_eq!((numbers.age, numbers.gold), (20, 130));
    let state = game.set_up(&mut Sampled::new(1), &mut Silent);
    assert_eq!(
        supply::treasury(&game, &state.board),
        130 - (5 + 7 + 5 + 6 + 5),
        "what is not with the players"
    );
    // Twelve Unrest tokens lie on the board: a thirteenth is not received.
    let mut t = Scene::five().lands("english", "wessex mercia").acts("english", "realm_1");
    t.state.board.unrest[land("mercia")] = 11;
    lands::add_unrest(&mut t.play(), land("wessex"), rules::CK_R_11);
    assert_eq!(t.unrest("wessex"), 1);
    lands::add_unrest(&mut t.play(), land("wessex"), rules::CK_R_11);
    assert_eq!(t.unrest("wessex"), 1, "there is none left");
}

#[test]
fn three_children_and_two_siblings_have_a_place() {
    ledger::proves!("CK-COMP-18", "CK-COMP-19", "CK-R-13");
    assert_eq!((MAX_CHILDREN, MAX_SIBLINGS), (3, 2));
    let mut family = crusader::board::Family::default();
    let mut welcome = |row, name: &str| family.welcome(row, CharacterId::named(name).unwrap()).is_some();
    use crusader::board::Row;
    assert!(["godric", "edith", "osbert"].iter().all(|name| welcome(Row::Children, name)));
    assert!(!welcome(Row::Children, "avice"), "a fourth child finds no place");
    assert!(["hamo", "godiva"].iter().all(|name| welcome(Row::Siblings, name)));
    assert!(!welcome(Row::Siblings, "avice"));
}

#[test]
fn shields_first_player_and_trophies() {
    ledger::proves!("CK-COMP-20", "CK-COMP-22", "CK-COMP-23");
    let state = game().set_up(&mut Sampled::new(1), &mut Silent);
    assert_eq!(Trophy::ALL.len(), 4);
    assert_eq!(state.board.trophies.len(), 4);
    assert!(state.board.plays(state.board.first), "one player has the First Player token");
    // Shields do not run out: a dynasty may have a Pact with every independent territory there is.
    let mut scene = Scene::five().lands("english", "wessex").lands("frankish", "paris");
    let free: Vec<TerritoryId> =
        TerritoryId::all().filter(|t| !scene.state.board.controlled().has(*t)).collect();
    assert!(free.len() > 8, "more than the printed eight");
    for territory in &free {
        scene = scene.land_pact("english", territory.word());
    }
    let t = scene.acts("english", "realm_1");
    assert_eq!(t.board().land_pacts[player("english").index()].len() as usize, free.len());
    assert!(t.game.broken(&t.state).is_empty(), "{:?}", t.game.broken(&t.state));
}
