//! A Succession Crisis (p.21-22).

use super::table::{ENGLISH, FRANKISH, GERMAN, Table, land};
use crusader::content::vocabulary::Cause;
use crusader::content::{Content, Territories};
use crusader::event::Event;
use crusader::{rules, succession};
use table::{Event as _, Observer, Seat};

fn frankish_crisis() -> Table {
    let mut t = Table::dynastic();
    t.gold(FRANKISH, 7).bag(FRANKISH, "clever");
    t.state.board.footsoldiers.insert(land("paris"));
    t.state.board.footsoldiers.insert(land("lorraine"));
    t.state.board.harvest[land("paris")] = 1;
    let king = t.king(FRANKISH);
    let mut play = t.play();
    succession::dies(&mut play, king, Cause::Crusade);
    play.run();
    t
}

#[test]
fn half_of_the_territories_and_of_the_gold_is_kept() {
    ledger::proves!("CK-SUCC-08", "CK-CRISIS-01", "CK-CRISIS-02", "CK-CRISIS-03", "CK-R-100");
    let mut t = frankish_crisis();
    assert_eq!(t.purse(FRANKISH), 4, "of 7, rounded up");
    t.must_answer([1]);
    assert_eq!(t.waiting().may, table::SeatSet::EMPTY, "nothing else goes on meanwhile");
    t.is_refused(1, "territory/mercia", "CK-CRISIS-03");
    t.does(1, "territory/paris").does(1, "territory/toulouse");
    let kept: Territories = ["the_low_countries", "lorraine", "aquitaine"].map(land).into_iter().collect();
    assert_eq!(t.state.board.lands(FRANKISH), kept, "of 5, rounded up");
    t.must_answer([0]);
}

#[test]
fn knights_and_footsoldiers_go_and_castles_and_tokens_stay() {
    ledger::proves!("CK-CRISIS-04", "CK-CRISIS-05", "CK-CRISIS-06", "CK-INDEP-05", "CK-R-101");
    let mut t = frankish_crisis();
    t.state.board.pacts[FRANKISH.index()].insert(GERMAN);
    t.state.board.pacts[GERMAN.index()].insert(FRANKISH);
    t.does(1, "territory/paris").does(1, "territory/toulouse");
    let board = &t.state.board;
    assert_eq!(board.owner(land("paris")), None);
    assert!(!board.footsoldiers.has(land("paris")) && board.footsoldiers.has(land("lorraine")));
    assert!(board.castles.has(land("paris")) && board.harvest[land("paris")] == 1);
    let who = board.suitors[land("paris")].expect("a character comes");
    assert_eq!(Content::base().people[who.index()].culture, Some(FRANKISH.culture()));
    assert_eq!(t.tokens_on(who).len(), 1);
    assert!(board.allied(FRANKISH, GERMAN), "Pacts are untouched");
    assert!(!board.house(FRANKISH).developments.is_empty(), "and so are developments");
}

#[test]
fn somebody_of_the_culture_rules_and_only_his_player_sees_the_token() {
    ledger::proves!("CK-CRISIS-07", "CK-CRISIS-08", "CK-R-21");
    let mut t = frankish_crisis();
    t.does(1, "territory/paris").does(1, "territory/toulouse");
    let family = t.state.board.house(FRANKISH).family;
    let ruler = t.king(FRANKISH);
    assert_eq!(Content::base().people[ruler.index()].culture, Some(FRANKISH.culture()));
    assert_eq!((family.age, family.spouse, family.members().count()), (0, None, 0));
    assert_eq!(t.bag_size(FRANKISH), 2, "his Random token went straight into the bag");
    let brought = |event: &&Event| event.rule() == rules::CK_CRISIS_08;
    assert_eq!(t.told_to(Observer::Seat(Seat(1))).filter(brought).count(), 1);
    assert_eq!(t.told_to(Observer::Seat(Seat(0))).filter(brought).count(), 0);
    assert_eq!(t.told_to(Observer::Spectator).filter(brought).count(), 0);
}

#[test]
fn with_one_territory_nothing_is_lost() {
    ledger::proves!("CK-R-101", "CK-CRISIS-01");
    let mut t = Table::dynastic();
    t.gold(ENGLISH, 0);
    t.keeps(ENGLISH, "mercia");
    let king = t.king(ENGLISH);
    let mut play = t.play();
    succession::dies(&mut play, king, Cause::Event);
    play.run();
    assert_eq!((t.purse(ENGLISH), t.state.board.lands(ENGLISH).len()), (0, 1));
    assert_ne!(t.king(ENGLISH), king);
}
