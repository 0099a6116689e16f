//! Crusade cards: who goes, the track, Jerusalem.

use crate::dsl::{Asked, Scene, person, player, space};
use crusader::board::{Ending, Phase, Trophy};
use crusader::content::ScenarioId;
use crusader::{Options, tokens};
use table::Seat;

const CRUSADE: &str = "crusade_131";

fn english() -> Scene {
    Scene::five().lands("english", "wessex mercia").lands("frankish", "paris")
}

#[test]
fn one_male_of_the_dynasty_is_sent() {
    ledger::proves!("CK-CRUSADE-05", "CK-R-86", "CK-CRUSADE-08");
    let scene =
        english().bag("english", "brave").children("english", "aldred edith").spouse("english", "godiva");
    let mut t = scene.married("edith", "thibault").acts("english", CRUSADE);
    t.does(0, "go-crusading").offers_only(0, ["person/william_i", "person/aldred", "person/thibault"]);
    t.is_refused(0, "person/edith", "CK-CRUSADE-05").is_refused(0, "person/philippe_i", "CK-CRUSADE-05");
    t.does(0, "person/aldred");
    assert_eq!(t.board().track[0], Some(player("english")));
    assert!(t.lives("aldred"));
}

#[test]
fn a_queen_goes_only_without_a_man() {
    ledger::proves!("CK-CRUSADE-06", "CK-SUCC-13", "CK-SUCC-11", "CK-R-84", "CK-TERM-01");
    let queen = || english().king("english", "matilde").bag("english", "brave");
    let mut t = queen().acts("english", CRUSADE);
    t.offers_only(0, ["done", "go-crusading"]).does(0, "go-crusading").offers_only(0, ["person/matilde"]);
    let mut t = queen().siblings("english", "aldred").acts("english", CRUSADE);
    t.is_refused(0, "done", "CK-R-84").does(0, "go-crusading").offers_only(0, ["person/aldred"]);
    t.is_refused(0, "person/matilde", "CK-SUCC-13");
}

#[test]
fn the_horse_may_be_sent() {
    ledger::proves!("CK-CRUSADE-07", "CK-R-84");
    let mut t = english()
        .bag("english", "brave")
        .king("english", "matilde")
        .spouse("english", "glitterhoof")
        .acts("english", CRUSADE);
    t.is_refused(0, "done", "CK-R-84").does(0, "go-crusading");
    t.offers(0, ["person/glitterhoof"]);
}

#[test]
fn success_brings_the_first_player_token_a_shield_and_a_token() {
    ledger::proves!(
        "CK-CRUSADE-09",
        "CK-CRUSADE-10",
        "CK-CRUSADE-11",
        "CK-FIRST-03",
        "CK-R-90",
        "CK-SETUP-32"
    );
    let mut t = english()
        .board(|board| board.first = player("frankish"))
        .bag("english", "brave")
        .acts("english", CRUSADE);
    t.does(0, "go-crusading").does(0, "person/william_i");
    assert_eq!((t.board().first, t.board().track[0]), (player("english"), Some(player("english"))));
    assert_eq!(t.state.tokens.size(tokens::bag(player("english"))), 2, "Ignorant lay there");
    assert_eq!(t.game.track_tokens().count(), 9, "Jerusalem has none");
    // The next goes further.
    let mut t = english()
        .shields("frankish", "constantinople nicaea")
        .bag("english", "brave")
        .acts("english", CRUSADE);
    t.does(0, "go-crusading").does(0, "person/william_i");
    assert_eq!(t.board().track[space("dorylaeum").index()], Some(player("english")));
}

#[test]
fn failure_kills_who_was_sent() {
    ledger::proves!("CK-CRUSADE-12");
    let mut t = english().bag("english", "coward").children("english", "aldred").acts("english", CRUSADE);
    t.does(0, "go-crusading").does(0, "person/aldred");
    assert!(!t.lives("aldred") && t.board().track[0].is_none());
    let mut t = english().bag("english", "coward").children("english", "aldred").acts("english", CRUSADE);
    t.does(0, "go-crusading").does(0, "person/william_i");
    assert_eq!(t.board().house(player("english")).family.king, Some(person("aldred")));
}

#[test]
fn the_first_crusade_of_an_era_must_be_made() {
    ledger::proves!("CK-CRUSADE-02", "CK-CRUSADE-03", "CK-R-84", "CK-ACTION-03");
    let mut t = english().bag("english", "brave").acts("english", CRUSADE);
    t.offers_only(0, ["go-crusading"]).is_refused(0, "done", "CK-R-84");
    let again = |right| {
        english().bag("english", "brave").board(move |board| {
            board.house_mut(player("english")).crusades = 1;
            board.house_mut(player("english")).crusade_right = right;
        })
    };
    let mut t = again(1).acts("english", CRUSADE);
    t.offers_only(0, ["done"]).is_refused(0, "go-crusading", "CK-CRUSADE-03");
    let mut t = again(2).acts("english", CRUSADE);
    t.offers_only(0, ["done", "go-crusading"]);
}

#[test]
fn gaps_in_the_track_are_filled_first_without_a_token() {
    ledger::proves!("CK-R-88", "CK-ELIM-05", "CK-TRACK-06");
    let scene = english().shields("frankish", "constantinople nicaea dorylaeum").bag("english", "brave");
    let mut t = scene.board(|board| board.track[1] = None).acts("english", CRUSADE);
    t.does(0, "go-crusading").does(0, "person/william_i");
    assert_eq!(t.board().track[1], Some(player("english")));
    assert_eq!(t.state.tokens.size(tokens::bag(player("english"))), 1, "its token is gone");
}

#[test]
fn a_fifth_shield_takes_the_place_of_another() {
    ledger::proves!("CK-TRACK-01", "CK-TRACK-02", "CK-R-87", "CK-TRACK-05");
    let mut t = english()
        .shields("english", "constantinople nicaea dorylaeum iconium")
        .bag("english", "brave")
        .acts("english", CRUSADE);
    t.does(0, "go-crusading").does(0, "person/william_i");
    t.offers_only(0, ["space/constantinople", "space/nicaea", "space/dorylaeum", "space/iconium"]);
    t.is_refused(0, "space/tarsus", "CK-TRACK-02").does(0, "space/constantinople");
    assert_eq!(
        (t.board().track[0], t.board().track[4]),
        (None, Some(player("english"))),
        "the space was fixed before"
    );
    assert_eq!(t.board().shields(player("english")), 4);
}

/// All spaces but the last of a track are taken.
fn almost(options: &Options, spaces: &str) -> Scene {
    let scene = Scene::with(options, 5).lands("english", "wessex mercia").lands("frankish", "paris");
    let scene = scene.lands("german", "saxony").lands("italian", "apulia").bag("english", "brave");
    let all: Vec<&str> = spaces.split_whitespace().collect();
    let owners =
        ["frankish", "frankish", "frankish", "german", "german", "german", "italian", "italian", "italian"];
    all.into_iter().zip(owners).fold(scene, |scene, (space, who)| scene.shields(who, space))
}

const NINE: &str = "constantinople nicaea dorylaeum iconium tarsus edessa antioch tripoli acre";

#[test]
fn jerusalem_ends_the_game() {
    ledger::proves!(
        "CK-TRACK-07",
        "CK-TRACK-08",
        "CK-TROPHY-05",
        "CK-END-01",
        "CK-GOAL-03",
        "CK-R-89",
        "CK-GOAL-02"
    );
    let scene = almost(&Options::default(), NINE);
    let mut t = scene.acts("english", CRUSADE);
    t.does(0, "go-crusading").does(0, "person/william_i").must_answer([]);
    assert_eq!((t.board().ending, t.board().phase), (Ending::Jerusalem, Phase::Over));
    assert_eq!(t.board().trophies[Trophy::Jerusalem as usize], Some(player("english")));
    let kings = |who: &str| crusader::trophies::count(&t.game, t.board(), Trophy::Jerusalem, player(who));
    assert_eq!((kings("english"), kings("frankish")), (1, 0));
    let standing = t.standing().expect("it is over");
    assert_eq!(
        (standing.scores[0], standing.scores[1]),
        (3, 2),
        "two territories and Jerusalem; one and the Crusader"
    );
    assert_eq!(standing.winners.only(), Some(Seat(0)));
    assert_eq!(t.board().shields(player("english")), 1, "it counts for the trophy and the tie-break");
}

#[test]
fn the_crusade_of_the_faint_hearted_ends_at_antioch() {
    ledger::proves!("CK-SCEN2-01", "CK-SCEN2-02", "CK-R-92");
    let options = Options { scenario: ScenarioId(1), ..Options::default() };
    let six = "constantinople nicaea dorylaeum iconium tarsus edessa";
    let mut t = almost(&options, six).acts("english", CRUSADE);
    t.does(0, "go-crusading").does(0, "person/henry_i").must_answer([]);
    assert_eq!(t.board().ending, Ending::Jerusalem);
    assert_eq!(t.board().track[6], Some(player("english")));
    assert_eq!(t.state.tokens.size(tokens::bag(player("english"))), 2, "its token is taken");
    assert_eq!(t.board().trophies[Trophy::Jerusalem as usize], Some(player("english")));
}

#[test]
fn the_barons_find_two_tokens_at_antioch() {
    ledger::proves!("CK-SCEN4-01", "CK-R-91");
    let options = Options { scenario: ScenarioId(3), ..Options::default() };
    let six = "constantinople nicaea dorylaeum iconium tarsus edessa";
    let mut t = almost(&options, six).acts("english", CRUSADE);
    t.does(0, "go-crusading").does(0, "person/henry_iii");
    assert_eq!(t.state.tokens.size(tokens::bag(player("english"))), 3, "the first to claim it takes both");
    assert_eq!(t.board().ending, Ending::None);
}
