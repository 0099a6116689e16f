//! What everybody lays out.

use super::{scenario, set_up};
use crate::dsl::{land, player};
use crusader::content::{CharacterId, Culture, Deck, Player, Rim, SpaceId, TerritoryId, Token};
use crusader::options::{FirstPlayer, Glitterhoof};
use crusader::{Options, cards, supply, tokens};

#[test]
fn knights_stand_in_the_listed_territories_and_nowhere_else() {
    ledger::proves!(
        "CK-SETUP-01",
        "CK-SETUP-03",
        "CK-SETUP-04",
        "CK-SETUP-05",
        "CK-SETUP-06",
        "CK-SETUP-07",
        "CK-CULTURE-01",
        "CK-CULTURE-02"
    );
    let (game, state) = scenario(1, 5);
    for party in game.parties() {
        let start = &game.scenario().starts[usize::from(party.start)];
        assert_eq!(state.board.lands(party.player), start.territories);
        assert_eq!(
            u32::from(supply::knights(&game, &state.board, party.player)),
            8 - start.territories.len()
        );
        assert_eq!(game.components().dynasties[start.dynasty.index()].culture, party.player.culture());
    }
    let controlled: u32 = Player::all().map(|player| state.board.lands(player).len()).sum();
    assert_eq!(controlled, state.board.controlled().len(), "never two Knights in one territory");
}

#[test]
fn castles_gold_and_developments_are_handed_out_before_the_deck_is_made() {
    ledger::proves!(
        "CK-SETUP-09",
        "CK-SETUP-15",
        "CK-SETUP-16",
        "CK-SETUP-30",
        "CK-SETUP-31",
        "CK-SETUP-34",
        "CK-SETUP-35",
        "CK-R-02",
        "CK-R-03"
    );
    let (game, state) = scenario(1, 5);
    assert_eq!(supply::castles(&game, &state.board), 9, "one of ten stands in Paris");
    assert_eq!(supply::treasury(&game, &state.board), 130 - (5 + 7 + 5 + 6 + 5));
    assert_eq!(state.board.display.len(), 3);
    let deck: u8 = state.board.development_deck.iter().sum();
    assert_eq!(deck, 24 - 5 - 3, "five are owned, three on display");
    assert_eq!(supply::unrest(&game, &state.board), 12);
    assert_eq!(supply::plague(&game, &state.board), 6);
    assert_eq!(supply::harvest(&game, &state.board), 6);
    assert_eq!(supply::crop_failure(&game, &state.board), 6);
    assert_eq!(state.board.trophies, [None; 4]);
}

#[test]
fn kings_rule_with_four_tokens_and_unused_rulers_are_away() {
    ledger::proves!("CK-SETUP-10", "CK-SETUP-11", "CK-SETUP-12", "CK-SETUP-14", "CK-SETUP-17");
    let (game, state) = scenario(1, 5);
    for party in game.parties() {
        let start = &game.scenario().starts[usize::from(party.start)];
        assert_eq!(state.board.house(party.player).family.king, Some(start.king));
        let bag = tokens::bag(party.player);
        assert_eq!(state.tokens.kinds(bag).map(|token| state.tokens.count(bag, token)).sum::<u8>(), 4);
        assert_eq!(state.board.shields(party.player), 0);
        let people = game.components().people_of(party.player.culture());
        let on_map = TerritoryId::all()
            .filter_map(|land| state.board.suitors[land])
            .filter(|who| people.has(*who))
            .count();
        assert_eq!(state.board.deck_people.and(people).len() as usize, 20 - on_map);
    }
    let ruling: Vec<CharacterId> = state.board.houses.iter().filter_map(|house| house.family.king).collect();
    for who in CharacterId::all().filter(|who| who.is_ruler() && !ruling.contains(who)) {
        assert!(
            !state.board.deck_people.has(who)
                && !state.board.gone_people.has(who)
                && state.board.post(who).is_none()
        );
    }
}

#[test]
fn independent_territories_have_a_character_of_their_culture_with_a_random_token() {
    ledger::proves!(
        "CK-SETUP-24",
        "CK-SETUP-25",
        "CK-SETUP-26",
        "CK-INDEP-01",
        "CK-INDEP-02",
        "CK-CULTURE-05",
        "CK-CULTURE-06"
    );
    let (game, state) = scenario(1, 5);
    for land in game.map().open {
        let suitor = state.board.suitors[land];
        if state.board.owner(land).is_some() {
            assert_eq!(suitor, None, "{land:?} is controlled");
            continue;
        }
        let who = suitor.unwrap_or_else(|| panic!("somebody in {land:?}"));
        assert_eq!(
            game.components().people[who.index()].culture,
            Some(game.components().territories[land.index()].culture)
        );
        let tokens: Vec<Token> = state.board.tokens_on(who).collect();
        assert!(matches!(tokens[..], [token] if token.rim() == Rim::Random), "one Random token, face up");
    }
}

#[test]
fn tokens_and_cards_lie_where_they_belong() {
    ledger::proves!("CK-SETUP-22", "CK-SETUP-23", "CK-SETUP-32", "CK-SETUP-33", "CK-R-90");
    let (game, state) = scenario(1, 5);
    let of = |bag, rim: Rim| -> u32 {
        state
            .tokens
            .kinds(bag)
            .filter(|token| token.rim() == rim)
            .map(|token| u32::from(state.tokens.count(bag, token)))
            .sum()
    };
    let on_map = game.map().open.without(state.board.controlled()).len();
    assert_eq!(of(tokens::GENERAL, Rim::Random), 51 - on_map);
    assert_eq!(of(tokens::PILE, Rim::Event), 35, "the single Stingy is among them");
    assert_eq!(of(tokens::LAID, Rim::Crusade), 9, "spaces 1 to 9, Jerusalem none");
    assert!(game.track_tokens().all(|(space, _)| space != SpaceId::JERUSALEM));
    let sizes = Deck::all().map(|deck| state.cards.count(cards::deck(deck))).collect::<Vec<_>>();
    assert_eq!(sizes, [35, 35, 35, 25, 25]);
    let (_, other) = set_up(&Options::default(), 5, 99);
    let order =
        |state: &crusader::board::State| state.cards.cards(cards::deck(Deck::WAR)).collect::<Vec<_>>();
    assert_ne!(order(&state), order(&other), "shuffled");
}

#[test]
fn territories_of_absent_cultures_are_inaccessible() {
    ledger::proves!("CK-SETUP-20", "CK-SETUP-21", "CK-INACC-01", "CK-INACC-02", "CK-SCEN-05", "CK-R-05");
    let (game, state) = scenario(1, 3);
    for word in ["castile", "sicily", "leon", "venice"] {
        assert!(!game.map().open.has(land(word)), "{word}");
        assert_eq!(state.board.suitors[land(word)], None);
    }
    assert!(game.map().open.has(land("normandy")));
    let near = game.near(land("toulouse"));
    assert!(!near.has(land("navarra")) && near.without(game.map().open).is_empty(), "no neighbour at all");
}

#[test]
fn starting_lands_of_those_in_play_stay_open() {
    ledger::proves!("CK-R-05", "CK-R-06", "CK-SCEN4-03");
    let (game, state) = scenario(4, 3);
    for word in ["lombardy", "papal_states", "venice", "sardinia"] {
        assert!(game.map().open.has(land(word)), "Italian lands are in play: {word}");
    }
    assert!(!game.map().open.has(land("castile")));
    let who = state.board.suitors[land("venice")].expect("somebody comes from a deck without an owner");
    assert_eq!(game.components().people[who.index()].culture, Some(Culture::ITALIAN));
}

#[test]
fn the_first_player_is_as_agreed_or_drawn() {
    ledger::proves!("CK-SETUP-18", "CK-R-09", "CK-FIRST-01");
    let agreed = Options { first: FirstPlayer::Of(Culture::GERMAN), ..Options::default() };
    assert_eq!(set_up(&agreed, 5, 1).1.board.first, player("german"));
    let drawn: std::collections::BTreeSet<Player> =
        (0..40).map(|seed| set_up(&Options::default(), 5, seed).1.board.first).collect();
    assert_eq!(drawn.len(), 5, "everybody can be drawn");
    let solo: std::collections::BTreeSet<Player> = (0..40).map(crusader_first).collect();
    assert!(solo.len() > 1, "an AI too");
}

fn crusader_first(seed: u64) -> Player {
    use table::Game;
    let game =
        crusader::Crusader::new(crusader::content::Content::base(), &Options::default(), 1).expect("solo");
    game.set_up(&mut table::Sampled::new(seed), &mut table::Silent).board.first
}

#[test]
fn glitterhoof_stands_in_the_place_of_somebody_with_a_green_trait() {
    ledger::proves!(
        "CK-SETUP-19",
        "CK-SETUP-27",
        "CK-SETUP-28",
        "CK-SETUP-29",
        "CK-R-10",
        "CK-GLITTER-01",
        "CK-GLITTER-04"
    );
    let place = |state: &crusader::board::State| state.board.suitor_land(CharacterId::GLITTERHOOF);
    assert_eq!(place(&scenario(1, 5).1), None, "it is left out unless it is agreed");
    for seed in 0..12 {
        let options = Options { glitterhoof: Glitterhoof::In, ..Options::default() };
        let (_, state) = set_up(&options, 5, seed);
        let land = place(&state).expect("somewhere");
        assert_eq!(state.board.owner(land), None);
        let tokens: Vec<Token> = state.board.tokens_on(CharacterId::GLITTERHOOF).collect();
        assert!(matches!(tokens[..], [token] if token.is_green()), "{tokens:?}");
    }
    let options = Options { glitterhoof: Glitterhoof::At(land("sicily")), ..Options::default() };
    assert_eq!(place(&set_up(&options, 5, 3).1), Some(land("sicily")));
}
