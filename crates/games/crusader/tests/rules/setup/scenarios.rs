//! The six scenarios, dynasty by dynasty, as the rulebook prints them.

use super::scenario;
use crate::dsl::{land, person, player, trait_of};
use crusader::board::State;
use crusader::content::{Rim, SpaceId, Territories, Token};
use crusader::{Crusader, tokens};
use table::Game;

/// What a dynasty begins with: player, dynasty, ruler, traits, territories, gold, developments, Castles, Age.
struct Row<'a>(&'a str, &'a str, &'a str, &'a str, &'a str, u8, &'a str, &'a str, u8);

fn lands(words: &str) -> Territories {
    words.split_whitespace().map(land).collect()
}

fn holds(game: &Crusader, state: &State, row: &Row<'_>) {
    let Row(who, dynasty, ruler, traits, territories, gold, developments, castles, age) = *row;
    let who = player(who);
    let house = state.board.house(who);
    assert_eq!(house.dynasty.word(), dynasty);
    assert_eq!(house.family.king, Some(person(ruler)), "{dynasty}");
    assert_eq!(house.family.age, age, "{dynasty}: Age tokens");
    assert_eq!(state.board.lands(who), lands(territories), "{dynasty}: territories");
    assert_eq!(house.gold, gold, "{dynasty}: gold");
    let words: Vec<&str> = house.developments.iter().map(crusader::content::DevelopmentId::word).collect();
    let mut expected: Vec<&str> = developments.split_whitespace().collect();
    expected.sort_by_key(|word| crusader::content::DevelopmentId::named(word));
    assert_eq!(words, expected, "{dynasty}: developments");
    assert_eq!(state.board.castles_of(who), lands(castles), "{dynasty}: Castles");
    let bag = tokens::bag(who);
    let listed: Vec<Token> =
        traits.split_whitespace().map(|word| Token::of(trait_of(word), Rim::Starting)).collect();
    assert_eq!(
        state.tokens.kinds(bag).map(|token| state.tokens.count(bag, token)).sum::<u8>(),
        4,
        "{dynasty}: four tokens"
    );
    for token in listed {
        assert!(state.tokens.count(bag, token) > 0, "{dynasty}: {token:?} in the bag");
    }
    assert_eq!(game.seats(), game.parties().len() as u8);
}

fn all_hold(number: u8, rows: &[Row<'_>]) -> (Crusader, State) {
    let (game, state) = scenario(number, rows.len() as u8);
    assert_eq!(game.parties().len(), rows.len());
    rows.iter().for_each(|row| holds(&game, &state, row));
    (game, state)
}

/// The sexes and tokens of children or siblings, in order of age.
fn kin(
    game: &Crusader,
    state: &State,
    who: &str,
    row: crusader::board::Row,
) -> Vec<(crusader::content::Sex, Vec<&'static str>)> {
    let family = &state.board.house(player(who)).family;
    let mut members: Vec<_> = family.row(row).iter().filter(|member| member.who.is_some()).collect();
    members.sort_by_key(|member| member.arrived);
    let told = |member: &&crusader::board::Member| {
        let who = member.who.expect("somebody");
        (game.sex(who), state.board.tokens_on(who).map(|token| token.what().word()).collect())
    };
    members.iter().map(told).collect()
}

#[test]
fn the_first_scenario_is_as_printed() {
    ledger::proves!(
        "CK-SCEN1-01",
        "CK-SCEN1-02",
        "CK-SCEN1-03",
        "CK-SCEN1-04",
        "CK-SCEN1-05",
        "CK-SCEN-01",
        "CK-SCEN-02"
    );
    let (game, state) = all_hold(
        1,
        &[
            Row("english", "normandy", "william_i", "pious brave cruel dimwitted", "wessex northumbria mercia normandy", 5, "navy", "", 0),
            Row("frankish", "capet", "philippe_i", "attractive humble gluttonous lustful", "the_low_countries lorraine paris aquitaine toulouse", 7, "chancellor", "paris", 0),
            Row("german", "salian", "heinrich_iv", "cultivated clever ambitious cruel", "saxony pomerania poland bohemia", 5, "court_physician", "", 0),
            Row("italian", "hauteville", "roberto", "clever brave ambitious deceitful", "lombardy venice papal_states apulia", 6, "steward", "", 0),
            Row("iberian", "jimenez", "sancho_iv", "swordmaster generous ambitious lustful", "leon navarra castile portugal", 5, "spymaster", "", 0),
        ],
    );
    for party in game.parties() {
        let family = &state.board.house(party.player).family;
        assert!(family.spouse.is_none() && family.members().next().is_none(), "nobody else");
    }
    assert!(state.board.footsoldiers.is_empty());
}

#[test]
fn the_second_scenario_is_as_printed() {
    ledger::proves!(
        "CK-SCEN2-04",
        "CK-SCEN2-05",
        "CK-SCEN2-06",
        "CK-SCEN2-07",
        "CK-SCEN2-08",
        "CK-SCEN2-01",
        "CK-SCEN2-03"
    );
    let (game, _) = all_hold(
        2,
        &[
            Row("english", "normandy", "henry_i", "honest strong lustful cruel", "wessex northumbria mercia normandy", 5, "plate_armor", "normandy", 0),
            Row("frankish", "capet", "philippe_i", "attractive humble gluttonous lustful", "the_low_countries lorraine paris aquitaine toulouse", 7, "chancellor", "paris lorraine", 0),
            Row("german", "salian", "heinrich_iv", "cultivated clever ambitious cruel", "saxony pomerania hungary bohemia dalmatia poland", 5, "marshal", "", 0),
            Row("italian", "canossa", "matilde", "pious swordmaster ambitious deceitful", "lombardy venice papal_states", 7, "archbishop", "lombardy", 0),
            Row("iberian", "jimenez", "alfonso_vi", "strong chaste cruel ugly", "leon navarra castile al_andalus portugal", 5, "longbow", "navarra", 0),
        ],
    );
    assert_eq!(game.scenario().end, SpaceId(6), "the Crusade ends at space 7");
    assert!(game.scenario().permanent_elimination);
}

#[test]
fn the_third_scenario_is_as_printed() {
    ledger::proves!(
        "CK-SCEN3-01",
        "CK-SCEN3-02",
        "CK-SCEN3-03",
        "CK-SCEN3-04",
        "CK-SCEN3-05",
        "CK-R-04",
        "CK-R-106",
        "CK-SETUP-08",
        "CK-SETUP-13"
    );
    use crusader::board::Row::{Children, Siblings};
    use crusader::content::Sex::{Man, Woman};
    let (game, state) = all_hold(
        3,
        &[
            Row("english", "blois", "stephen", "swordmaster strong godless deceitful", "wessex northumbria mercia ireland normandy", 7, "longbow", "mercia", 2),
            Row("frankish", "capet", "louis_vii", "cultivated kind ambitious lustful", "lorraine paris aquitaine toulouse", 8, "chancellor", "paris", 0),
            Row("german", "hohenstaufen", "conrad_iii", "pious brave deceitful dimwitted", "saxony pomerania poland bohemia", 7, "royal_guard", "", 3),
            Row("italian", "hauteville", "ruggero_ii", "clever swordmaster ambitious deceitful", "papal_states apulia sicily sardinia", 7, "archbishop", "", 2),
            Row("iberian", "ivrea", "alfonso_vii", "honest brave cruel lustful", "leon navarra castile portugal", 7, "spymaster", "", 0),
        ],
    );
    assert_eq!(state.board.mobilised(player("english")), lands("northumbria normandy"));
    assert_eq!(state.board.unrest[land("ireland")], 1);
    assert_eq!(kin(&game, &state, "english", Siblings), [(Man, vec!["scholar"])]);
    assert_eq!(kin(&game, &state, "english", Children), [(Man, vec!["godless"]), (Woman, vec!["pious"])]);
    assert_eq!(kin(&game, &state, "german", Children), [(Man, vec!["swordmaster"]), (Man, vec!["weak"])]);
    assert_eq!(
        kin(&game, &state, "italian", Children),
        [(Man, vec!["deceitful"]), (Woman, vec!["attractive", "pious"])]
    );
    for who in ["german", "italian"] {
        let spouse = state.board.house(player(who)).family.spouse.expect("a wife");
        assert_eq!(game.sex(spouse), Woman);
        assert_eq!(state.board.tokens_on(spouse).count(), 0, "a starting spouse has no token");
    }
    assert!(state.board.house(player("english")).family.spouse.is_none());
}

#[test]
fn the_fourth_scenario_is_as_printed() {
    ledger::proves!(
        "CK-SCEN4-01",
        "CK-SCEN4-02",
        "CK-SCEN4-04",
        "CK-SCEN4-05",
        "CK-SCEN4-06",
        "CK-SCEN4-07",
        "CK-SCEN4-08",
        "CK-SCEN4-09",
        "CK-R-08",
        "CK-R-91"
    );
    use crusader::board::Row::Children;
    use crusader::content::Sex::{Man, Woman};
    let (game, state) = all_hold(
        4,
        &[
            Row("english", "plantagenet", "henry_iii", "pious clever cruel deceitful", "wessex northumbria mercia wales normandy", 6, "navy longbow", "mercia", 0),
            Row("frankish", "capet", "louis_ix", "honest pious ambitious lustful", "the_low_countries lorraine paris aquitaine toulouse", 7, "plate_armor", "paris toulouse", 0),
            Row("german", "hohenstaufen", "frederick_ii", "scholar attractive ambitious deceitful", "saxony pomerania bohemia lombardy papal_states apulia sicily", 5, "steward", "", 3),
            Row("italian", "arpad", "bela_iv", "pious attractive ambitious coward", "hungary dalmatia", 12, "spymaster marshal", "hungary", 2),
            Row("iberian", "ivrea", "ferdinand_iii", "chaste pious cruel ambitious", "leon navarra castile portugal al_andalus", 4, "archbishop", "al_andalus", 0),
        ],
    );
    assert_eq!(
        kin(&game, &state, "german", Children),
        [(Man, vec!["weak"]), (Man, vec!["degenerate"]), (Woman, vec!["strong"])]
    );
    assert_eq!(kin(&game, &state, "italian", Children), [(Woman, vec!["kind"])]);
    let pious = Token::of(trait_of("pious"), Rim::Crusade);
    let on_seven = game.track_tokens().filter(|(space, _)| *space == SpaceId(6));
    let on_seven: Vec<Token> = on_seven.map(|(_, token)| token).collect();
    assert_eq!(on_seven.len(), 2, "its own token and the extra one");
    assert!(on_seven.contains(&pious));
    assert!(game.scenario().permanent_elimination);
    let child = state.board.house(player("italian")).family.row(Children)[0].who.expect("a daughter");
    assert_eq!(game.components().people[child.index()].culture, Some(crusader::content::Culture::ITALIAN));
}

#[test]
fn the_fifth_scenario_is_as_printed() {
    ledger::proves!(
        "CK-SCEN5-01",
        "CK-SCEN5-02",
        "CK-SCEN5-03",
        "CK-SCEN5-04",
        "CK-SCEN5-05",
        "CK-R-107",
        "CK-R-108"
    );
    let (game, state) = all_hold(
        5,
        &[
            Row("english", "plantagenet", "edward_i", "chaste clever cruel ambitious", "wessex northumbria mercia wales normandy brittany", 2, "navy", "wales", 0),
            Row("frankish", "capet", "philip_iii", "humble pious weak dimwitted", "the_low_countries lorraine paris toulouse aquitaine", 7, "chancellor plate_armor", "", 0),
            Row("german", "habsburg", "rudolf_i", "clever honest cruel deceitful", "saxony pomerania poland bohemia dalmatia", 8, "bank", "", 0),
            Row("italian", "anjou_sicily", "charles_i", "kind attractive cruel lustful", "lombardy venice papal_states", 8, "archbishop library", "", 0),
            Row("iberian", "ivrea", "alfonso_x", "clever cultivated ambitious lustful", "leon navarra castile portugal al_andalus", 6, "royal_guard", "", 0),
        ],
    );
    let mut t = crate::dsl::Sitting::at(game, state, table::Scripted::dice([]), Vec::new());
    t.is_refused(0, "territory/wales", "CK-R-107").is_refused(0, "territory/paris", "CK-R-107");
    t.does(0, "territory/normandy");
    assert_eq!(t.state.board.castles_of(player("english")), lands("wales normandy"));
}

#[test]
fn the_sixth_scenario_is_as_printed() {
    ledger::proves!(
        "CK-SCEN6-01",
        "CK-SCEN6-02",
        "CK-SCEN6-03",
        "CK-SCEN6-04",
        "CK-SCEN6-05",
        "CK-SCEN6-07",
        "CK-R-109"
    );
    let (game, state) = all_hold(
        6,
        &[
            Row("english", "normandy", "william_i", "pious chaste cruel dimwitted", "wessex northumbria mercia wales scotland ireland", 4, "navy", "", 0),
            Row("frankish", "capet", "philippe_i", "attractive humble gluttonous lustful", "the_low_countries lorraine paris toulouse normandy brittany burgundy", 6, "chancellor", "paris", 0),
            Row("german", "salian", "heinrich_iv", "kind brave ambitious cruel", "saxony denmark pomerania poland swabia bohemia hungary dalmatia", 5, "court_physician", "", 0),
            Row("italian", "hauteville", "roberto", "clever honest ambitious deceitful", "lombardy venice papal_states apulia sicily sardinia", 6, "steward", "", 0),
        ],
    );
    assert_eq!(game.scenario().eras, 2);
    for (who, against) in
        [("english", "german"), ("frankish", "english"), ("german", "italian"), ("italian", "frankish")]
    {
        assert_eq!(
            state.board.casus_belli[player(who).index()].iter().collect::<Vec<_>>(),
            [player(against)]
        );
    }
    assert!(!game.map().open.has(land("castile")), "the Iberians are absent");
}

#[test]
fn with_three_the_salians_turn_against_capet() {
    ledger::proves!("CK-SCEN6-06", "CK-R-109");
    let (game, state) = scenario(6, 3);
    assert_eq!(game.parties().len(), 3);
    assert_eq!(
        state.board.casus_belli[player("german").index()].iter().collect::<Vec<_>>(),
        [player("frankish")]
    );
    assert_eq!(
        state.board.casus_belli[player("english").index()].iter().collect::<Vec<_>>(),
        [player("german")]
    );
}
