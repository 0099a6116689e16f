//! Attacks that are declared, denied or refused, and the hands they are fought with (p.14, p.16-17).

use crate::dsl::{Scene, Sitting, VERSATILE, area, four, keep, quiet};
use knights::board::{DECK, Place, fate_hand};
use knights::event::Event;
use table::Seat;
use table::zones::End;

fn cards(t: &Sitting, seat: u8) -> usize {
    t.state.fate.count(fate_hand(Seat(seat)))
}

#[test]
fn who_is_denied_leave_need_not_attack_anybody_else() {
    ledger::proves!("WK-R-94", "WK-CITY-02", "WK-ACT-16", "WK-CARD-32");
    let scene =
        || four().noble(0, "star", "monz", "mc_english_200 mc_swiss_200").noble(2, "star", "monz", "rg_50");
    let mut t = scene().card(0, VERSATILE);
    t.all(0, ["battle", "area/h12"]);
    t.is_refused(0, "done", "WK-BATTLE-06");
    t.does(0, "city/monz manner/siege").does(2, "no");
    t.is_refused(0, "city/monz manner/assault", "WK-CITY-02");
    t.offers_only(0, ["done", "seat/2 manner/field"]);
    t.does(0, "done");
    assert!(quiet(&t) && !t.is_tired(0, "star"), "nobody fought");
    assert_eq!(t.baron(0).cards.of(VERSATILE), 2, "the card is back in his hand");
    // With Mobilize Forces the card goes on, and was used for neither.
    let mut t = scene().mobilizes(0, "monz");
    t.all(0, ["battle", "city/monz manner/assault"]).does(2, "no").all(0, ["done", "done"]);
    t.offers_only(0, ["phase/wages", "phase/assembly"]);
    let scene = four().laws("ag_field_peace").noble(0, "star", "h31", "mc_english_200");
    let scene = scene.noble(2, "star", "h31", "rg_50");
    let mut t = scene.attacks(0, "h31", "stronghold-of/1 manner/assault");
    t.does(2, "no");
    t.offers_only(0, ["done", "seat/2 manner/field-banned"]);
}

#[test]
fn nobody_breaks_a_law_because_nothing_else_is_left() {
    ledger::proves!("WK-BAN-05", "WK-BATTLE-06");
    let scene = || four().laws("ag_hearth_peace").noble(0, "star", "h31", "rg_100");
    let mut t = scene().card(0, VERSATILE);
    t.all(0, ["battle", "area/h31"]);
    t.offers_only(0, ["done", "stronghold-of/1 manner/assault-banned"]);
    t.does(0, "done");
    assert!(quiet(&t) && t.board().banned.is_empty());
    let mut t = scene().noble(2, "star", "h31", "rg_50").card(0, VERSATILE);
    t.all(0, ["battle", "area/h31"]);
    t.is_refused(0, "done", "WK-BATTLE-06");
}

#[test]
fn nobody_attacks_himself_nor_what_is_elsewhere() {
    ledger::proves!("WK-BATTLE-02", "WK-BATTLE-13", "WK-BATTLE-15", "WK-CITY-06");
    let scene = four()
        .noble(0, "star", "monz", "mc_english_200")
        .noble(1, "star", "monz", "rg_50")
        .noble(2, "star", "h22", "rg_50");
    let mut t = scene.card(0, VERSATILE);
    t.all(0, ["battle", "area/h12"]);
    t.offers_only(0, ["seat/1 manner/field", "city/monz manner/assault", "city/monz manner/siege"]);
    t.is_refused(0, "seat/0 manner/field", "WK-BATTLE-02");
    t.is_refused(0, "seat/2 manner/field", "WK-BATTLE-02");
    // His own city and his own stronghold.
    let scene = four().city(0, "monz").noble(0, "star", "monz", "rg_100").noble(1, "star", "monz", "rg_50");
    let mut t = scene.noble(2, "star", "monz", "rg_50").card(0, VERSATILE);
    t.all(0, ["battle", "area/h12"]);
    t.is_refused(0, "city/monz manner/assault", "WK-BATTLE-15");
    t.is_refused(0, "city/monz manner/siege", "WK-BATTLE-15");
    let scene = four().noble(0, "star", "h11", "rg_100").noble(1, "star", "h11", "rg_50");
    let mut t = scene.noble(2, "star", "h11", "rg_50").card(0, VERSATILE);
    t.all(0, ["battle", "area/h11"]);
    t.offers_only(0, ["seat/1 manner/field", "seat/2 manner/field"]);
    t.is_refused(0, "stronghold-of/0 manner/siege", "WK-BATTLE-02");
    // Who is inside is met at his walls only.
    let scene = four().city(1, "monz").noble(1, "star", "monz", "rg_50").noble(0, "star", "monz", "rg_100");
    let mut t = scene.noble(2, "star", "monz", "rg_50").card(0, VERSATILE);
    t.all(0, ["battle", "area/h12"]);
    t.is_refused(0, "seat/1 manner/field", "WK-BATTLE-13");
    t.offers_only(0, ["seat/2 manner/field", "city/monz manner/assault"]);
}

#[test]
fn a_siege_counts_the_armies_that_are_committed() {
    ledger::proves!("WK-R-40", "WK-SIEGE-01", "WK-SIEGE-09", "WK-BATTLE-17");
    let scene = four()
        .noble(0, "star", "kovel", "rg_50")
        .noble(0, "square", "kovel", "rg_100")
        .noble(0, "triangle", "kovel", "rg_50")
        .noble(0, "circle", "kovel", "mc_english_200 mc_swiss_200")
        .tired(0, "circle");
    let mut t = scene.card(0, VERSATILE);
    t.all(0, ["battle", "area/h21", "city/kovel manner/siege", "noble/red_square"]);
    t.is_refused(0, "done", "WK-SIEGE-01");
    t.all(0, ["noble/red_star", "done"]);
    assert!(t.city("kovel").is_besieged(), "150 and 200 against 300; the exhausted do not count");
    assert!(t.is_tired(0, "star") && t.is_tired(0, "square") && !t.is_tired(0, "triangle"));
}

#[test]
fn a_hand_of_three_keeps_one_and_may_keep_none() {
    ledger::proves!("WK-BATTLE-28", "WK-BATTLE-29", "WK-R-33");
    let scene = || {
        four()
            .noble(0, "circle", "h22", "rg_100")
            .noble(1, "circle", "h22", "mc_polish_100")
            .results("victory victory victory prevent prevent prevent")
    };
    let opened = || {
        let mut t = scene().attacks(0, "h22", "seat/1 manner/field");
        t.all(0, ["noble/red_circle", "done"]);
        t.does(1, "result/prevent").does(1, "result/prevent").does(1, "done");
        t
    };
    let mut t = opened();
    assert_eq!(cards(&t, 0), 3);
    t.does(0, "result/victory");
    t.is_refused(0, "done", "WK-BATTLE-27");
    t.does(0, "result/victory").does(0, "done");
    t.idle_until(&[], quiet);
    assert!(!t.is_in(1, "circle", "h22"), "one victory is left, and he retreats");
    let mut t = opened();
    t.all(0, ["result/victory", "result/victory", "result/victory", "done"]);
    assert!(quiet(&t) && t.is_in(1, "circle", "h22"), "he has thrown away all of it");
}

#[test]
fn a_commander_discards_two_also_of_ten_and_nobody_else_must() {
    ledger::proves!("WK-R-33", "WK-BATTLE-25", "WK-BATTLE-30", "WK-STRONGHOLD-04");
    let scene = four()
        .noble(0, "circle", "h31", "mc_english_200 mc_polish_200 mc_swiss_200 mc_lombard_200 mc_tuscan_200")
        .stronghold(1, "h31", "rg_100");
    let mut t = scene.attacks(0, "h31", "stronghold-of/1 manner/assault");
    t.all(0, ["noble/red_circle", "done"]);
    assert_eq!((cards(&t, 0), cards(&t, 1)), (10, 5));
    t.is_refused(0, "done", "WK-BATTLE-27");
    assert!(t.can(1, "done"), "nobody commands there");
    let first = t.choices(1).iter().find(|path| path.starts_with("result/")).cloned().expect("a card");
    t.does(1, &first).does(1, "done");
    t.must_answer([0]);
}

#[test]
fn both_sides_draw_again_for_their_own_draws() {
    ledger::proves!("WK-BATTLE-32", "WK-BATTLE-33", "WK-R-101");
    // Four for red, three for blue; then one more each.
    let scene = four().noble(0, "circle", "h22", "mc_english_200").noble(1, "circle", "h22", "rg_100");
    let scene = scene.results("draw prevent prevent prevent draw prevent prevent victory blank");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done", "result/prevent", "result/prevent", "result/prevent", "done"]);
    t.all(1, ["result/prevent", "result/prevent", "done"]);
    t.idle_until(&[], quiet);
    assert!(!t.is_in(1, "circle", "h22") && t.is_in(0, "circle", "h22"), "red's draw is a victory");
    let mut t = {
        let scene = four().noble(0, "circle", "h22", "mc_english_200").noble(1, "circle", "h22", "rg_100");
        let scene = scene.results("draw prevent prevent prevent draw prevent prevent blank victory");
        scene.attacks(0, "h22", "seat/1 manner/field")
    };
    t.all(0, ["noble/red_circle", "done", "result/prevent", "result/prevent", "result/prevent", "done"]);
    t.all(1, ["result/prevent", "result/prevent", "done"]);
    t.idle_until(&[], quiet);
    assert!(t.is_in(1, "circle", "h22") && !t.is_in(0, "circle", "h22"), "blue's draw is one");
    assert_eq!(t.state.fate.count(knights::board::DECK), 24, "all go under the deck");
}

#[test]
fn what_the_fate_deck_has_not_is_not_drawn() {
    ledger::proves!("WK-R-85", "WK-BATTLE-32");
    // All but four are in hands that take no part: they are all red's.
    let scene = four()
        .noble(0, "circle", "h22", "mc_english_200")
        .noble(1, "circle", "h22", "mc_polish_200")
        .results("draw blank blank blank")
        .secretly(|state| {
            let others: Vec<u8> = state.fate.cards(DECK).skip(4).collect();
            others.iter().for_each(|card| state.fate.pick(*card, fate_hand(Seat(3)), End::Bottom));
        });
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done"]);
    assert_eq!((cards(&t, 0), cards(&t, 1)), (4, 0));
    let taken = |event: &Event| if let Event::FateTaken { cards, .. } = event { Some(*cards) } else { None };
    assert_eq!(t.events.iter().filter_map(taken).collect::<Vec<_>>(), [4], "and nothing is told of blue's");
    t.all(0, ["result/blank", "result/blank", "done"]);
    t.idle_until(&[], quiet);
    assert!(t.is_in(0, "circle", "h22") && t.is_in(1, "circle", "h22"), "it is fought with what there is");
}

#[test]
fn an_office_may_be_worth_a_victory() {
    ledger::proves!("WK-AGENDA-06", "WK-VICTORY-02", "WK-TERM-06");
    // The Royal Standard: for who commands, exhausted or not.
    let beaten = |office: Option<&str>, commander: &str, tired: bool| {
        let scene = four()
            .noble(1, "circle", "h22", "mc_polish_100")
            .noble(1, "square", "h22", "rg_100")
            .noble(0, "circle", "h22", "mc_english_200")
            .results("blank blank blank prevent prevent prevent prevent prevent");
        let scene = office.into_iter().fold(scene, |scene, word| scene.office(1, "circle", word));
        let scene = if tired { scene.tired(1, "circle") } else { scene };
        let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
        t.all(0, ["noble/red_circle", "done"]);
        t.does(1, commander);
        t.all(0, ["result/blank", "result/prevent", "done"]);
        t.all(1, ["result/prevent", "result/prevent", "done"]);
        t.idle_until(&["done"], quiet);
        !t.is_in(0, "circle", "h22")
    };
    assert!(!beaten(None, "noble/blue_circle", false));
    assert!(beaten(Some("ag_standard"), "noble/blue_circle", false));
    assert!(beaten(Some("ag_standard"), "noble/blue_circle", true), "an Office works while he is exhausted");
    assert!(!beaten(Some("ag_standard"), "noble/blue_square", false), "another commands");
}

#[test]
fn an_attacker_takes_no_breaches_and_who_fell_no_more_tokens() {
    ledger::proves!("WK-ASSAULT-06", "WK-CASUALTY-02", "WK-CASUALTY-04", "WK-ASSAULT-14");
    // Three get through to red, none to the city.
    let scene = four()
        .noble(0, "circle", "kovel", "rg_100")
        .noble(0, "square", "kovel", "mc_english_200")
        .results("blank blank blank prevent prevent deal deal deal");
    let mut t = scene.attacks(0, "kovel", "city/kovel manner/assault");
    t.all(0, ["noble/red_circle", "noble/red_square", "done", "noble/red_circle"]);
    t.all(0, ["result/prevent", "result/prevent", "done"]);
    assert_eq!(t.asked(0), "prompt-casualties");
    t.is_refused(0, "breach", "WK-ASSAULT-09");
    t.offers_only(0, ["noble/red_circle", "noble/red_square"]);
    t.does(0, "noble/red_circle");
    t.idle_until(&[], quiet);
    assert_eq!([t.place(0, "circle"), t.place(0, "square")], [Place::Off, Place::Off], "100 and 200");
    assert_eq!((t.city("kovel").breaches, t.owner("kovel")), (0, None));
}

#[test]
fn troops_in_a_stronghold_fight_and_fall_with_its_walls() {
    ledger::proves!("WK-STRONGHOLD-03", "WK-STRONGHOLD-05", "WK-R-35", "WK-ASSAULT-09");
    // Strength 100 and 100 troops: two blows are the end of it, one is not, and a victory takes what stands.
    let fought = |kept: &[&str]| {
        let scene = four()
            .stronghold(1, "h31", "rg_100")
            .so(|b| b.barons[1].stronghold.breaches = 3)
            .crowns(1, 4)
            .noble(0, "circle", "h31", "mc_english_200 mc_swiss_200")
            .results("deal deal victory prevent prevent prevent prevent prevent");
        let mut t = scene.attacks(0, "h31", "stronghold-of/1 manner/assault");
        t.all(0, ["noble/red_circle", "done"]);
        let hand = ["deal", "deal", "victory", "prevent", "prevent", "prevent"];
        let mut kept = kept.to_vec();
        for word in hand {
            match kept.iter().position(|other| *other == word) {
                Some(at) => drop(kept.remove(at)),
                None => drop(t.does(0, &format!("result/{word}"))),
            }
        }
        t.does(0, "done").all(1, ["result/prevent", "result/prevent", "done"]);
        if t.asked(1) == "prompt-casualties" {
            t.offers_only(1, ["breach", "stronghold/blue"]);
            t.does(1, "stronghold/blue");
        }
        t.idle_until(&[], quiet);
        (t.baron(1).stronghold.area.is_none(), t.crowns(0), t.board().tokens(keep(1)))
    };
    assert_eq!(fought(&["deal", "deal"]), (true, 2, 0), "both are down to nothing");
    assert_eq!(fought(&["deal"]), (false, 0, 0), "its troops are beaten, its walls stand");
    assert_eq!(fought(&["victory"]), (true, 2, 0), "by a victory");
}

#[test]
fn who_can_only_fall_back_to_where_he_stands_stays_there_exhausted() {
    ledger::proves!("WK-RETREAT-10", "WK-R-99");
    // From his own stronghold in Straven's ruins he attacks who stands before it, and is one victory behind.
    let shut = || {
        Scene::of(4)
            .razed("ballin")
            .stronghold(1, "h50", "")
            .noble(1, "circle", "h50", "rg_100")
            .noble(2, "star", "h40", "rg_50")
            .noble(2, "square", "h51", "rg_50")
            .city(3, "gedze")
            .noble(0, "circle", "h50", "mc_english_200")
            .results("blank blank blank victory prevent prevent prevent")
    };
    let sortie = |scene: Scene| {
        let mut t = scene.attacks(1, "h50", "seat/0 manner/field");
        t.all(1, ["noble/blue_circle", "done", "result/blank", "result/blank", "done"]);
        t.all(0, ["result/prevent", "result/prevent", "done"]);
        t.idle_until(&[], quiet);
        (t.place(1, "circle"), t.is_tired(1, "circle"))
    };
    assert_eq!(sortie(shut()), (Place::Area(area("h50")), true));
    assert_eq!(
        sortie(shut().so(|b| b.barons[1].stronghold.sieges[0] = 1)),
        (Place::Off, false),
        "besieged, it takes nobody in"
    );
}
