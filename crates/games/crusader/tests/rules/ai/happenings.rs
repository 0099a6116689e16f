//! What official AIs choose in events (CK-R-133).

use super::scene::*;
use crusader::content::{CardId, EventId, Player, Rim, Token, TraitId};
use crusader::events;
use crusader::flow::Frame;
use crusader::tokens;
use table::Sampled;

/// An event happens on a card of this player, up to the next decision of a person.
fn happens(set: &mut Scene, by: Player, event: &str) {
    let event = EventId::named(event).unwrap_or_else(|| panic!("no event {event}"));
    let content = set.game.components();
    let card = CardId::all().find(|card| content.event_of(*card) == event).expect("a card with it");
    set.state.board.frames = [Frame::Over].into_iter().collect();
    set.state.board.first = ME;
    set.hands_on(|play| {
        let _ = events::begin(play, by, card);
    });
    set.game.run(&mut set.state, &mut Sampled::new(1), &mut set.told);
}

/// A King, his heir and the heir's sister; three territories, one with a Castle, one mobilised.
fn home() -> Scene {
    let set =
        Scene::of("ferox").king(ME, "william_i").child(ME, "godric", "brave").child(ME, "edith", "weak");
    let set = set
        .has(ME, "wessex mercia wales")
        .castles("wessex")
        .troops("mercia")
        .has(FRANKS, "paris lorraine")
        .king(FRANKS, "philippe_i");
    set.castles("lorraine")
}

fn laid(set: &Scene, name: &str) -> Vec<&'static str> {
    set.state.board.tokens_on(who(name)).map(|token| token.what().word()).collect()
}

#[test]
fn gold_is_nothing_to_it() {
    ledger::proves!("CK-R-133", "CK-AI-15", "CK-AI-17");
    let mut taken = home();
    happens(&mut taken, ME, "taken");
    assert_eq!(taken.state.board.house(ME).family.members().count(), 2, "it pays, and nobody dies");
    let mut garrison = home().shields(ME, &[1]);
    happens(&mut garrison, ME, "garrison");
    assert_eq!(garrison.state.board.shields(ME), 1);
    let mut offer = home().owns(ME, "marshal");
    happens(&mut offer, ME, "better_offer");
    assert!(offer.state.board.owns(ME, card("marshal")));
    let mut tithes = home();
    let size = tithes.state.tokens.size(tokens::bag(ME));
    happens(&mut tithes, ME, "tithes");
    assert_eq!(tithes.state.tokens.size(tokens::bag(ME)), size, "no Godless token");
    let mut silence = home();
    happens(&mut silence, ME, "price_of_silence");
    assert_eq!(silence.state.board.house(FRANKS).gold, 2, "the next player is paid by the Treasury");
    assert!(!silence.state.board.casus_belli[FRANKS.index()].has(ME));
    assert_eq!(silence.state.board.house(ME).gold, 0);
    // Also where it is not struck itself, and chooses.
    let mut insult = home();
    happens(&mut insult, ME, "insult");
    assert_eq!(insult.state.board.house(FRANKS).gold, 1);
    assert!(!insult.state.board.casus_belli[FRANKS.index()].has(ME));
}

#[test]
fn harm_goes_where_least_is_lost() {
    ledger::proves!("CK-R-133", "CK-R-112");
    let mut rust = home();
    happens(&mut rust, ME, "rust");
    assert_eq!(rust.state.board.crop_failure[land("wales")], 1, "no Castle, no footsoldier there");
    let mut grumbling = home();
    happens(&mut grumbling, ME, "grumbling");
    assert_eq!(grumbling.state.board.unrest[land("wales")], 1);
    let mut abed = home();
    happens(&mut abed, ME, "abed");
    assert!(abed.state.board.laid_knights.has(land("wales")));
    let mut deserters = home().has(ME, "scotland northumbria").troops("scotland");
    happens(&mut deserters, ME, "deserters");
    assert!(
        !deserters.state.board.footsoldiers.has(land("scotland")),
        "Scotland has fewest neighbours to fear"
    );
    assert!(deserters.state.board.footsoldiers.has(land("mercia")));
}

#[test]
fn harm_to_others_goes_where_most_is_lost() {
    ledger::proves!("CK-R-133");
    let mut absent = home();
    happens(&mut absent, ME, "absent_lord");
    assert_eq!(absent.state.board.unrest[land("lorraine")], 1, "the Castle of the Franks");
    let mut banner = home().shields(FRANKS, &[1, 3]).shields(ME, &[2]);
    happens(&mut banner, ME, "another_banner");
    assert_eq!(banner.state.board.track[2], Some(ME), "the most advanced");
    assert_eq!(banner.state.board.track[0], Some(FRANKS));
    let mut fifth = home().shields(FRANKS, &[5]).shields(ME, &[1, 2, 3, 4]);
    happens(&mut fifth, ME, "another_banner");
    assert_eq!(fifth.state.board.track[4], Some(ME));
    assert_eq!((fifth.state.board.track[0], fifth.state.board.shields(ME)), (None, 4), "its lowest leaves");
}

#[test]
fn gifts_go_to_who_matters_most() {
    ledger::proves!("CK-R-133");
    let mut knighted = home();
    happens(&mut knighted, ME, "knighted");
    assert_eq!(
        laid(&knighted, "godric"),
        ["brave", "brave"],
        "the heir, and the first trait without a drawback"
    );
    assert_eq!(laid(&knighted, "edith"), ["weak"]);
    let mut tutor = home();
    happens(&mut tutor, FRANKS, "tutor");
    assert_eq!(laid(&tutor, "godric").len(), 2, "a child of its own");
}

#[test]
fn of_the_worst_it_picks_the_worst_for_others() {
    ledger::proves!("CK-R-133");
    let pick = |bag: &str, name: &str| {
        let mut set = home().bag(bag);
        happens(&mut set, ME, "absolution");
        let token = Token::of(TraitId::named(name).unwrap(), Rim::Random);
        assert_eq!(set.state.tokens.count(tokens::bag(ME), token), 0, "{name} of {bag}");
        assert_eq!(set.state.tokens.size(tokens::bag(ME)), bag.split_whitespace().count() - 1);
    };
    pick("pious cruel weak", "weak");
    pick("pious cruel", "cruel");
}

#[test]
fn a_victim_is_named_by_the_ladder() {
    ledger::proves!("CK-R-112", "CK-R-133");
    let named = |set: Scene| {
        let mut set = set.has(GERMANS, "saxony").king(GERMANS, "heinrich_iv");
        happens(&mut set, ME, "interdict");
        set.state.board.event.target
    };
    assert_eq!(named(home().has(FRANKS, "burgundy")), FRANKS, "two points more");
    assert_eq!(named(home().grudge(GERMANS)), GERMANS, "one point is about equal: the grudge decides");
    assert_eq!(named(home().pact(ME, FRANKS)), GERMANS, "no partner if it can be helped");
}
