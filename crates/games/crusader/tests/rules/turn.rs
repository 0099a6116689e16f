//! A whole Turn: the action first, then who fell comes back, then the event, then the next player.

use crate::dsl::{Asked, Scene, land, person, player};
use crusader::board::{Ending, Phase, Row, Status, Trophy};
use crusader::cards;
use crusader::content::{CharacterId, Sex};
use crusader::sequence::Ageing;

const NINE: [&str; 9] =
    ["constantinople", "nicaea", "dorylaeum", "iconium", "tarsus", "edessa", "antioch", "tripoli", "acre"];

#[test]
fn the_event_comes_after_the_action_and_in_every_case() {
    ledger::proves!("CK-TURN-03", "CK-TURN-04", "CK-TURN-05", "CK-ACTION-02", "CK-ACTION-04", "CK-EVENT-02");
    // Light Fingers, Heavy Sleeves strikes only who has gold: what the Tax has just brought.
    let scene =
        || Scene::five().lands("english", "wessex").lands("frankish", "paris").bag("english", "coward");
    let mut t = scene().picks("english", "tax_111").turn();
    t.does(0, "collect-tax");
    assert_eq!(t.gold("english"), 1);
    t.does(0, "gold/0").must_answer([]);
    assert_eq!(t.gold("english"), 0, "the event has taken it");
    assert_eq!(t.state.cards.zone_of(crate::dsl::card("tax_111")), Some(cards::DISCARDS));
    // Who declines the action has the event all the same: here it finds nothing.
    let mut t = scene().picks("english", "tax_111").turn();
    t.does(0, "done").must_answer([]);
    assert!(t.told_by("CK-TARGET-04").count() + t.told_by("CK-TARGET-07").count() > 0, "it was looked for");
    // One that asks nothing strikes whatever was done: Spoils of the East.
    let scene = Scene::five().lands("english", "wessex").lands("frankish", "paris").bag("english", "brave");
    let mut t = scene.picks("english", "crusade_136").turn();
    t.does(0, "go-crusading").does(0, "person/william_i").must_answer([]);
    assert_eq!(t.gold("english"), 2);
}

#[test]
fn jerusalem_cuts_off_the_event_and_the_rest_of_the_turn() {
    ledger::proves!("CK-R-89", "CK-TRACK-07", "CK-TROPHY-05");
    let owners =
        ["frankish", "frankish", "frankish", "german", "german", "german", "italian", "italian", "italian"];
    let scene = |spaces: usize| {
        let scene = Scene::five()
            .lands("english", "wessex")
            .lands("frankish", "paris")
            .lands("german", "saxony")
            .lands("italian", "apulia")
            .bag("english", "brave");
        let scene =
            NINE.iter().zip(owners).take(spaces).fold(scene, |scene, (space, who)| scene.shields(who, space));
        scene.picks("english", "crusade_136").picks("frankish", "tax_106")
    };
    let mut t = scene(8).turn();
    t.does(0, "go-crusading").does(0, "person/william_i");
    assert_eq!((t.gold("english"), t.board().ending), (2, Ending::None), "before that the event comes");
    t.must_answer([1]);
    let mut t = scene(9).turn();
    t.does(0, "go-crusading").does(0, "person/william_i").must_answer([]);
    assert_eq!((t.gold("english"), t.board().ending), (0, Ending::Jerusalem), "the end is immediate");
    assert_eq!(t.state.cards.count(cards::picked(player("frankish"))), 1, "the Franks play no more");
    assert_eq!(t.board().trophies[Trophy::Jerusalem as usize], Some(player("english")));
}

/// The English overthrow the last territory of the Franks, who have a card to play in this Turn. The event is A Willing Informer: the next
/// player has one draw more in his next Plot.
fn overthrown() -> crate::dsl::Sitting {
    let mut t = Scene::five()
        .lands("english", "wessex")
        .lands("frankish", "normandy")
        .lands("german", "saxony")
        .gold("frankish", 3)
        .unrest("normandy")
        .bag("english", "brave")
        .hand("frankish", "war_72")
        .picks("english", "intrigue_60")
        .picks("frankish", "tax_106")
        .turn();
    t.does(0, "overthrow").does(0, "territory/normandy");
    assert_eq!(t.board().house(player("frankish")).status, Status::Fallen);
    t
}

#[test]
fn who_fell_in_an_action_comes_back_before_its_event() {
    ledger::proves!("CK-R-102", "CK-ELIM-06", "CK-ELIM-09", "CK-ELIM-10");
    let mut t = overthrown();
    t.must_answer([1]).does(1, "return").does(1, "person/louis_vii").does(1, "territory/paris");
    let struck = |t: &crate::dsl::Sitting| {
        let in_force = &t.board().lastings.in_force;
        ["english", "frankish", "german"]
            .map(|who| in_force.iter().any(|lasting| lasting.carrier == player(who)))
    };
    assert_eq!(struck(&t), [false, true, false], "he is the next player again");
    // He keeps gold, hand and the card that he has picked, and plays it in this Turn.
    t.must_answer([1]).does(1, "collect-tax");
    assert_eq!(t.gold("frankish"), 4);
    assert_eq!(t.state.cards.count(cards::hand(player("frankish"))), 1);
    let mut t = overthrown();
    t.does(1, "done").must_answer([]);
    assert_eq!(struck(&t), [false, false, true], "who is out is no next player");
    assert_eq!((t.gold("frankish"), t.board().house(player("frankish")).status), (0, Status::Out));
    let left = [cards::hand, cards::picked].map(|zone| t.state.cards.count(zone(player("frankish"))));
    assert_eq!(left, [0, 0], "hand and picked card are discarded");
}

#[test]
fn a_territory_without_anybody_waits_until_somebody_is_discarded() {
    ledger::proves!("CK-R-11", "CK-INDEP-02");
    // Everybody of English culture stands somewhere: Wales had to stay empty.
    let scene = Scene::five()
        .lands("english", "wessex mercia northumbria scotland ireland")
        .lands("frankish", "normandy")
        .bag("english", "brave");
    let people: Vec<CharacterId> =
        scene.game.components().people_of(player("english").culture()).iter().collect();
    let free = scene.game.map().open.without(scene.state.board.controlled());
    let elsewhere: Vec<_> = free.iter().filter(|there| *there != land("wales")).take(people.len()).collect();
    assert_eq!(elsewhere.len(), people.len(), "there is room for all");
    let mut scene = scene.picks("english", "intrigue_36");
    let traits =
        ["brave", "clever", "pious", "strong", "kind", "honest", "humble", "chaste", "scholar", "generous"];
    for ((there, who), what) in elsewhere.iter().zip(&people).zip(traits.iter().cycle()) {
        scene = scene.suitor(there.word(), who.word(), what);
    }
    let victim = *people.last().expect("somebody");
    let mut t = scene.turn();
    assert_eq!(t.board().suitors[land("wales")], None);
    t.does(0, "plot").does(0, "assassinate").does(0, &format!("person/{}", victim.word())).does(0, "done");
    assert_eq!(t.board().suitors[land("wales")], Some(victim), "he is the only one in the pile");
}

#[test]
fn in_upkeep_too_it_waits_no_longer_than_that() {
    ledger::proves!("CK-R-11", "CK-INDEP-02", "CK-AGE-04");
    // Everybody of English culture stands somewhere, two of them in the family of a King of this age.
    let grown = |age: u8| {
        let lands = "wessex mercia northumbria scotland ireland";
        let scene = Scene::five().lands("english", lands).lands("frankish", "normandy");
        let people = scene.game.components().people_of(player("english").culture());
        let of = |sex: Sex| people.iter().find(|who| scene.game.sex(*who) == sex).expect("somebody");
        let (heir, wife) = (of(Sex::Man), of(Sex::Woman));
        let others: Vec<CharacterId> = people.iter().filter(|who| ![heir, wife].contains(who)).collect();
        let free = scene.game.map().open.without(scene.state.board.controlled());
        let elsewhere = free.iter().filter(|there| *there != land("wales"));
        let traits = ["brave", "clever", "pious", "strong", "kind", "honest", "humble", "chaste", "scholar"];
        let mut scene = scene.children("english", heir.word()).spouse("english", wife.word());
        for ((there, who), what) in elsewhere.zip(&others).zip(traits.iter().cycle()) {
            scene = scene.suitor(there.word(), who.word(), what);
        }
        let scene = scene.board(|board| {
            (board.phase, board.turn) = (Phase::Upkeep, 0);
            board.house_mut(player("english")).family.age = age;
        });
        let t = scene.at("english", Ageing::begin());
        let king = t.board().house(player("english")).family.king;
        (king == Some(heir), t.board().suitors[land("wales")] == Some(wife), t.board().suitors[land("wales")])
    };
    assert_eq!(grown(2), (false, false, None));
    let (has_died, is_wife, _) = grown(4);
    assert!(has_died && is_wife, "she is the only one in the pile");
}

#[test]
fn a_seized_territory_keeps_its_castle_and_loses_footsoldier_unrest_and_title() {
    ledger::proves!("CK-ELIM-11", "CK-ELIM-12", "CK-R-105");
    use crusader::answer::Answer;
    use crusader::elimination::NewLand;
    use crusader::flow::Decision as _;
    // Nothing is independent, which the limit of eight never allows: the step is asked by hand.
    let seized = |unrest: bool| {
        let scene =
            Scene::five().lands("frankish", "normandy").lands("english", "ireland").lands("german", "saxony");
        let mut t = scene
            .castles("normandy")
            .children("frankish", "thibault")
            .duke("thibault", "normandy")
            .at("english", crusader::flow::Frame::Over);
        let open = t.game.map().open;
        let board = &mut t.state.board;
        board.suitors = Default::default();
        board.owned[player("english").index()] = Default::default();
        let rest = open.without(board.controlled());
        board.owned[player("german").index()] = board.owned[player("german").index()].or(rest);
        board.house_mut(player("english")).status = Status::Fallen;
        if unrest {
            board.unrest[land("normandy")] = 2;
        } else {
            board.footsoldiers.insert(land("normandy"));
        }
        let mut play = t.play();
        let _ = play.push(NewLand { player: player("english") });
        let _ = NewLand { player: player("english") }.take(&mut play, Answer::Territory(land("normandy")));
        t
    };
    for unrest in [true, false] {
        let t = seized(unrest);
        assert_eq!(t.owner("normandy"), Some("english"));
        assert!(t.has_castle("normandy") && !t.has_soldier("normandy") && t.unrest("normandy") == 0);
        assert!(t.board().casus_belli.iter().all(|held| held.is_empty()), "it is no Invade");
        assert!(
            t.board().gone_people.has(person("thibault")),
            "with his last territory the owner falls himself"
        );
        assert_eq!(t.board().house(player("frankish")).status, Status::Fallen);
        assert!(
            matches!(t.board().frame(), crusader::flow::Frame::Comeback(next) if next.player == player("frankish"))
        );
    }
}

#[test]
fn a_daughter_married_abroad_inherits_nothing_at_home() {
    ledger::proves!("CK-SUCC-10", "CK-MARRY-25");
    // A daughter who married a foreign King inherits nothing at home: her father's death is a Crisis.
    let mut t = Scene::five()
        .lands("english", "wessex mercia")
        .lands("frankish", "paris normandy")
        .children("frankish", "adele")
        .at("english", crusader::flow::Frame::Over);
    crusader::special::wed(&mut t.play(), player("english"), person("william_i"), person("adele"));
    assert!(
        t.board().house(player("frankish")).family.row(Row::Children).iter().all(|child| child.who.is_none())
    );
    let mut play = t.play();
    crusader::succession::dies(&mut play, person("philippe_i"), crusader::succession::Cause::Event);
    play.run();
    t.must_answer([1]).does(1, "territory/paris");
    assert_ne!(t.board().house(player("frankish")).family.king, Some(person("adele")));
}

#[test]
fn only_crusade_cards_count_as_crusade_cards() {
    ledger::proves!("CK-PLOTPHASE-03", "CK-CRUSADE-03");
    let played = |card: &str, path: &[&str]| {
        let scene =
            Scene::five().lands("english", "wessex").lands("frankish", "paris").bag("english", "brave");
        let mut t = scene.picks("english", card).turn();
        path.iter().for_each(|path| {
            t.does(0, path);
        });
        let house = t.board().house(player("english"));
        (house.crusade_cards, house.crusades)
    };
    assert_eq!(played("crusade_136", &["go-crusading", "person/william_i"]), (1, 1));
    assert_eq!(played("tax_106", &["collect-tax"]), (0, 0));
}
