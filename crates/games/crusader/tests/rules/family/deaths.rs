//! Death (p.18).

use super::table::{ENGLISH, GERMAN, Table, land};
use crusader::board::Laid;
use crusader::content::vocabulary::{Cause, Sex};
use crusader::content::{CharacterId, Rim, Token, TraitId};
use crusader::{succession, tokens};

fn dies(t: &mut Table, who: CharacterId) {
    dies_of(t, who, Cause::Event);
}

fn dies_of(t: &mut Table, who: CharacterId, cause: Cause) {
    let mut play = t.play();
    succession::dies(&mut play, who, cause);
    play.run();
}

#[test]
fn the_dead_go_to_the_discards_of_their_culture_and_tokens_home() {
    ledger::proves!("CK-DEATH-01", "CK-DEATH-03", "CK-DEATH-04", "CK-R-20");
    let mut t = Table::dynastic();
    let son = t.son(ENGLISH, "");
    let kind = TraitId::named("kind").expect("a trait");
    let homes = [(Rim::Random, tokens::GENERAL), (Rim::Event, tokens::PILE), (Rim::Starting, tokens::GONE)];
    let mut before = Vec::new();
    for (rim, bag) in homes {
        let token = Token::all().find(|token| token.rim() == rim && t.state.tokens.count(bag, *token) > 0);
        let token = token.unwrap_or(Token::of(kind, rim));
        before.push((bag, token, t.state.tokens.count(bag, token)));
        t.state.tokens.take(bag, token, tokens::LAID);
        t.state.board.laid.push(Laid { on: son, token });
    }
    dies(&mut t, son);
    assert!(t.state.board.gone_people.has(son) && t.tokens_on(son).is_empty());
    assert_eq!(t.state.board.house(ENGLISH).family.members().count(), 0);
    for (bag, token, count) in before {
        assert_eq!(t.state.tokens.count(bag, token), count, "{token:?} is at home again");
    }
}

#[test]
fn the_spouse_of_a_dead_child_leaves_too() {
    ledger::proves!("CK-R-39");
    let mut t = Table::dynastic();
    let son = t.son(ENGLISH, "kind");
    let wife = t.spouse(ENGLISH, son, "weak");
    dies(&mut t, son);
    assert!(t.state.board.gone_people.has(wife) && t.tokens_on(wife).is_empty());
}

#[test]
fn a_dead_spouse_leaves_the_child_alone() {
    ledger::proves!("CK-SPOUSE-02", "CK-R-36");
    let mut t = Table::dynastic();
    let son = t.son(ENGLISH, "kind");
    let wife = t.spouse(ENGLISH, son, "weak");
    dies(&mut t, wife);
    assert_eq!((t.member_mut(ENGLISH, son).spouse, t.tokens_on(wife).len()), (None, 0));
    assert_eq!(t.tokens_on(son), ["kind"]);
}

#[test]
fn tokens_of_a_dead_kings_spouse_stay_in_the_bag() {
    ledger::proves!("CK-SPOUSE-01");
    let mut t = Table::dynastic();
    let king = t.king(ENGLISH);
    let wife = t.spouse(ENGLISH, king, "");
    let size = t.bag_size(ENGLISH);
    dies(&mut t, wife);
    assert_eq!((t.state.board.house(ENGLISH).family.spouse, t.bag_size(ENGLISH)), (None, size));
    assert_eq!(t.king(ENGLISH), king);
}

#[test]
fn a_dead_potential_spouse_is_replaced_at_once() {
    ledger::proves!("CK-R-67", "CK-INDEP-02", "CK-INDEP-05");
    let mut t = Table::dynastic();
    let who = t.suitor("wales", Sex::Woman, "brave");
    dies(&mut t, who);
    assert_eq!(t.state.board.annals.deaths, 1);
    let next = t.state.board.suitors[land("wales")].expect("somebody else");
    assert!(next != who && t.tokens_on(next).len() == 1);
    assert!(t.state.board.gone_people.has(who));
}

#[test]
fn a_starting_ruler_leaves_the_game() {
    ledger::proves!("CK-R-99", "CK-DEATH-02");
    let mut t = Table::dynastic();
    let (king, son) = (t.king(GERMAN), t.son(GERMAN, "kind"));
    dies_of(&mut t, king, Cause::Assassination);
    assert!(!t.state.board.gone_people.has(king), "he is in no culture's pile");
    assert_eq!(t.king(GERMAN), son, "Succession follows at once");
}

#[test]
fn a_court_physician_may_prevent_a_death_by_an_event_once_in_an_era() {
    ledger::proves!("CK-GOLDEN-01");
    let mut t = Table::dynastic();
    let (son, daughter) = (t.son(GERMAN, "kind"), t.daughter(GERMAN, "brave"));
    dies(&mut t, son);
    t.must_answer([2]).offers_only(2, ["done", "use"]).is_refused(2, "return", "CK-GOLDEN-01").does(2, "use");
    assert_eq!(t.tokens_on(son), ["kind"], "he lives");
    dies(&mut t, son);
    assert!(t.state.board.gone_people.has(son), "the second time there is no help");
    dies_of(&mut t, daughter, Cause::Assassination);
    assert!(t.state.board.gone_people.has(daughter), "nor is there against murder");
    let mut t = Table::dynastic();
    let son = t.son(GERMAN, "kind");
    dies(&mut t, son);
    t.does(2, "done");
    assert!(t.state.board.gone_people.has(son), "it need not be used");
}
