//! For Glory: Knowledge, Advancements, the Scholar, new Action cards (CG p.2-3).

use crate::dsl::{Scene, Sitting, advancement};
use knights::Options;
use knights::content::{ActionCard, NeutralCard, PhaseArea};
use knights::options::Book;
use table::Seat;

const MIND: ActionCard = ActionCard::EnrichMind;

fn four() -> Scene {
    Scene::glory(4).strongholds()
}

#[test]
fn enrich_mind_brings_knowledge_the_token_and_a_purchase() {
    ledger::proves!(
        "CG-KNOW-01",
        "CG-KNOW-02",
        "CG-TECH-01",
        "CG-TECH-02",
        "CG-TECH-03",
        "CG-TECH-04",
        "CG-BACT-01",
        "CG-BACT-05",
        "CG-BACT-06",
        "CG-BACT-07",
        "CG-BACT-08",
        "CG-SCHOLAR-01",
        "CG-R-15"
    );
    let scene = || {
        four()
            .scholar(3)
            .knowledge(0, 3)
            .knowledge(1, 4)
            .on_offer("ad_black_powder ad_iron_blades ad_banners")
    };
    let mut t = scene().card(0, MIND);
    t.does(0, "yes");
    assert_eq!((t.baron(0).knowledge, t.board().scholar), (4, Some(Seat(3))), "as much is not more");
    t.does(0, "advancement/ad_black_powder law/obey");
    assert_eq!((t.baron(0).knowledge, t.baron(0).advancements[0]), (0, advancement("ad_black_powder")));
    assert_eq!(t.board().advancements.offer.len(), 3, "full again");
    t.offers_only(0, ["phase/taxation", "phase/assembly"]);
    t.is_refused(0, "phase/wages", "CG-BACT-08");
    let mut t = scene().knowledge(0, 4).card(0, MIND);
    t.does(0, "yes");
    assert_eq!(t.board().scholar, Some(Seat(0)), "five against four");
    let mut t = scene().knowledge(0, 0).card(0, MIND);
    t.does(0, "yes");
    assert_eq!(t.asked(0), "prompt-choose-area", "he can pay for none of them");
    let mut t = scene().card(0, MIND);
    t.does(0, "no").does(0, "phase/taxation");
    assert_eq!((t.baron(0).knowledge, t.board().cards_in(PhaseArea::Taxation)), (3, 1), "it may be declined");
}

#[test]
fn the_scholar_buys_as_many_as_he_can_pay() {
    ledger::proves!("CG-SCHOLAR-02", "CG-SCHOLAR-03", "CG-SCHOLAR-04");
    let scene = |scholar| {
        four()
            .scholar(scholar)
            .knowledge(0, 8)
            .knowledge(1, 20)
            .on_offer("ad_black_powder ad_iron_blades ad_banners")
    };
    let mut t = scene(0).card(0, MIND);
    t.all(0, ["yes", "advancement/ad_black_powder law/obey", "advancement/ad_iron_blades law/obey"]);
    assert_eq!(t.baron(0).advancements.len(), 2);
    let mut t = scene(2).card(0, MIND);
    t.all(0, ["yes", "advancement/ad_black_powder law/obey"]);
    assert_eq!(t.asked(0), "prompt-choose-area", "others one only");
}

#[test]
fn three_advancements_at_most_and_no_two_alike() {
    ledger::proves!("CG-TECH-05", "CG-TECH-06", "CG-TECH-07", "CG-TECH-08", "CG-R-13", "CG-R-16");
    let scene = |options: &Options| {
        Scene::with(options, 4)
            .strongholds()
            .scholar(3)
            .knowledge(0, 9)
            .knowledge(1, 20)
            .owns(0, "ad_plate ad_banners ad_compass")
            .on_offer("ad_plate ad_iron_blades ad_black_powder")
    };
    let italian = Options { for_glory: true, ..Options::default() };
    let mut t = scene(&italian).card(0, MIND);
    t.does(0, "yes");
    t.is_refused(0, "advancement/ad_plate law/obey", "CG-TECH-05");
    t.does(0, "advancement/ad_iron_blades law/obey");
    t.offers_only(
        0,
        [
            "advancement/ad_plate law/obey",
            "advancement/ad_banners law/obey",
            "advancement/ad_compass law/obey",
        ],
    );
    t.does(0, "advancement/ad_banners law/obey");
    assert_eq!(t.baron(0).advancements.len(), 3);
    assert!(t.board().advancements.under.contains(&advancement("ad_banners")));
    let english = Options { edition: Book::English, ..italian };
    let mut t = scene(&english).card(0, MIND);
    t.all(0, ["yes", "advancement/ad_iron_blades law/obey"]);
    t.offers(0, ["advancement/ad_iron_blades law/obey"]);
}

#[test]
fn by_the_italian_book_room_is_made_before_the_offer_is_filled() {
    ledger::proves!("CG-R-13", "CG-TECH-04", "CG-TECH-07", "CG-R-17");
    let buys = |edition: Book, is_empty: bool| {
        let options = Options { for_glory: true, edition, ..Options::default() };
        let scene = Scene::with(&options, 4)
            .strongholds()
            .scholar(3)
            .knowledge(0, 9)
            .knowledge(1, 20)
            .owns(0, "ad_plate ad_banners ad_compass")
            .on_offer("ad_windlass ad_iron_blades ad_black_powder");
        let scene = if is_empty {
            scene.so(|b| {
                (b.advancements.deck, b.advancements.under) = (Default::default(), Default::default());
            })
        } else {
            scene
        };
        let mut t = scene.card(0, MIND);
        t.all(0, ["yes", "advancement/ad_iron_blades law/obey"]);
        let asked = (t.asked(0), t.board().advancements.offer.len());
        t.does(0, "advancement/ad_banners law/obey");
        (asked, t)
    };
    let (asked, t) = buys(Book::Italian, false);
    assert_eq!(asked, ("prompt-make-room", 2), "nothing new is seen before");
    assert_eq!((t.board().advancements.offer.len(), t.asked(0)), (3, "prompt-choose-area"));
    assert!(t.board().advancements.under.contains(&advancement("ad_banners")));
    let (_, t) = buys(Book::Italian, true);
    assert!(t.board().advancements.offer.contains(&advancement("ad_banners")), "it is all the deck there is");
    let (asked, t) = buys(Book::English, false);
    assert_eq!((asked, t.board().advancements.offer.len()), (("prompt-make-room", 3), 3));
    let (_, t) = buys(Book::English, true);
    assert_eq!(t.board().advancements.offer.len(), 2, "there was no deck when he bought");
}

#[test]
fn an_advancement_is_used_when_its_card_says_and_rests_until_upkeep() {
    ledger::proves!("CG-TECH-09", "CG-TECH-10", "CG-TECH-11", "CG-TECH-12", "CG-TECH-13", "CG-EX-02");
    let mut t = four().owns(0, "ad_psalter").card(0, ActionCard::ServeChurch);
    t.does(0, "yes");
    t.does(0, "use advancement/ad_psalter");
    assert_eq!(t.baron(0).faith, 2);
    t.does(0, "phase/wages");
    let scene = Scene { game: t.game().clone(), state: t.state.clone() };
    let mut t = scene.again().card(0, ActionCard::ServeChurch);
    t.does(0, "yes");
    assert_eq!(t.asked(0), "prompt-choose-area", "face down, it cannot be used again");
    t.does(0, "phase/wages");
    let scene = Scene { game: t.game().clone(), state: t.state.clone() };
    let mut t = scene.again().upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase == knights::board::Phase::Planning);
    assert_eq!(t.board().uses, Default::default(), "refreshed");
}

fn in_battle(t: &mut Sitting) {
    t.idle_until(&[], |t| {
        t.prompt(t.must().first().map_or(0, |seat| seat.0)).message.key == "prompt-use-card"
    });
}

#[test]
fn one_advancement_for_each_in_a_battle_the_attacker_first() {
    ledger::proves!("CG-TECH-14", "CG-TECH-15", "CG-TECH-16", "CG-TECH-17", "CG-EX-01", "CG-R-51");
    let scene = four()
        .owns(0, "ad_black_powder ad_iron_blades")
        .owns(1, "ad_plate")
        .noble(0, "circle", "h22", "mc_english_200")
        .noble(1, "circle", "h22", "mc_polish_200");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done"]);
    in_battle(&mut t);
    assert_eq!(t.turn(), Some(0), "after the draw, before anybody discards");
    t.does(0, "use advancement/ad_black_powder");
    assert_eq!(t.turn(), Some(1), "only one, then the defender");
    t.does(1, "use advancement/ad_plate");
    t.must_answer([0, 1]);
    // The Chairman defends: he is asked after who attacks him.
    let scene = four()
        .owns(0, "ad_plate")
        .owns(1, "ad_black_powder")
        .noble(0, "circle", "h22", "mc_english_200")
        .noble(1, "circle", "h22", "mc_polish_200");
    let mut t = scene.attacks(1, "h22", "seat/0 manner/field");
    t.all(1, ["noble/blue_circle", "done"]);
    assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-use-card"));
    t.does(1, "use advancement/ad_black_powder");
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-use-card"));
    let mut t = four().owns(0, "ad_black_powder").noble(0, "star", "monz", "mc_english_200").attacks(
        0,
        "monz",
        "city/monz manner/siege",
    );
    t.all(0, ["noble/red_star", "done"]);
    assert_eq!(t.turn(), Some(3), "not in a siege");
}

#[test]
fn a_law_of_arms_is_obeyed_or_refused() {
    ledger::proves!("WK-BAN-05");
    let scene = four()
        .laws("ag_law_of_arms")
        .owns(0, "ad_black_powder")
        .noble(0, "circle", "h22", "mc_english_200")
        .noble(1, "circle", "h22", "mc_polish_200");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_circle", "done"]);
    in_battle(&mut t);
    t.offers_only(0, ["done", "advancement/ad_black_powder law/banned"]);
    t.does(0, "advancement/ad_black_powder law/banned");
    assert!(t.board().banned.has(Seat(0)));
}

#[test]
fn forced_march_refreshes_one_free_and_others_for_crowns() {
    ledger::proves!("CG-BACT-02", "CG-BACT-03", "CG-BACT-04", "CG-R-52", "CG-R-48");
    let scene = four()
        .crowns(0, 3)
        .noble(0, "star", "h21", "rg_50")
        .tired(0, "star")
        .noble(0, "square", "h22", "rg_50")
        .tired(0, "square")
        .sailing(0, "circle", "acre", "rg_50")
        .noble(0, "triangle", "h12", "rg_100");
    let mut t = scene.card(0, ActionCard::ForcedMarch);
    t.is_refused(0, "noble/red_triangle", "CG-BACT-02");
    t.does(0, "noble/red_star");
    assert_eq!(t.crowns(0), 3);
    t.does(0, "noble/red_circle");
    assert_eq!((t.crowns(0), t.is_tired(0, "circle")), (1, false));
    assert!(!t.can(0, "noble/red_square"), "no money");
    t.idle_until(&["done"], |t| t.must().only() == Some(Seat(3)));
    assert_eq!((t.board().cards_in(PhaseArea::Wages), t.is_tired(0, "square")), (1, true));
}

#[test]
fn research_draws_an_advancement_for_the_scholar() {
    ledger::proves!("CG-NACT-02", "CG-NACT-03", "CG-NACT-04", "CG-NACT-05", "CG-EX-06", "CG-R-14");
    let scene = |knowledge| {
        four().scholar(2).crowns(2, 3).knowledge(2, knowledge).so(|b| {
            b.advancements.deck = Default::default();
            b.advancements.under = [advancement("ad_iron_blades")].into_iter().collect();
        })
    };
    let mut t = scene(2).neutral(NeutralCard::Research);
    assert_eq!(t.turn(), Some(2));
    let offer = t.board().advancements.offer;
    t.does(2, "yes").does(2, "advancement/ad_iron_blades law/obey");
    assert_eq!(
        (t.crowns(2), t.baron(2).knowledge, t.board().advancements.offer),
        (1, 0, offer),
        "three less one"
    );
    let mut t = scene(1).neutral(NeutralCard::Research);
    t.does(2, "yes");
    assert!(!t.can(2, "advancement/ad_iron_blades law/obey"));
    let t = four().neutral(NeutralCard::Research);
    assert_eq!(t.turn(), Some(3), "without a Scholar nothing happens");
    let mut t = scene(2).owns(2, "ad_iron_blades").neutral(NeutralCard::Research);
    t.does(2, "yes");
    assert_eq!(t.turn(), Some(3), "his own second copy is discarded");
    let mut t = scene(2).crowns(2, 1).neutral(NeutralCard::Research);
    assert!(!t.can(2, "yes"));
    t.idle_until(&["no"], |t| t.must().only() == Some(Seat(3)));
}

#[test]
fn research_costs_nothing_where_there_is_nothing_to_draw() {
    ledger::proves!("CG-NACT-02", "CG-R-17");
    let scene = |left: &[&str]| {
        let under = left.iter().map(|word| advancement(word)).collect();
        four().scholar(2).crowns(2, 3).so(move |b| {
            b.advancements.deck = Default::default();
            b.advancements.under = under;
        })
    };
    let t = scene(&[]).neutral(NeutralCard::Research);
    assert_eq!((t.crowns(2), t.turn()), (3, Some(3)), "he can only decline");
    let mut t = scene(&["ad_iron_blades"]).neutral(NeutralCard::Research);
    t.does(2, "yes");
    assert_eq!(t.crowns(2), 1);
}

#[test]
fn a_pressing_agenda_joins_the_assembly() {
    ledger::proves!("CG-NACT-06", "CG-NACT-07", "CG-NACT-08", "CG-R-18", "CG-R-19");
    let t = four().neutral(NeutralCard::PressingAgenda);
    assert_eq!((t.board().agendas.current.len(), t.board().cards_in(PhaseArea::Assembly)), (4, 1));
    let mut scene = four().agendas("ag_tithe");
    for seat in 0..3 {
        scene = scene.in_area(PhaseArea::Assembly, seat, ActionCard::RallySupport, 2);
    }
    let t = scene
        .in_area(PhaseArea::Assembly, 3, ActionCard::ServeChurch, 1)
        .neutral(NeutralCard::PressingAgenda);
    assert!(!t.board().assembly.attending.is_empty(), "eight cards: the Assembly meets");
}

#[test]
fn assemble_troops_fills_the_track() {
    ledger::proves!(
        "CG-NACT-09",
        "CG-NACT-10",
        "CG-NACT-11",
        "CG-NACT-12",
        "CG-NACT-13",
        "CG-EX-07",
        "CG-R-20",
        "CG-R-21",
        "CG-R-22"
    );
    let scene = || {
        Scene::glory(3)
            .strongholds()
            .crowns(0, 9)
            .crowns(1, 9)
            .crowns(2, 9)
            .offer("mc_english_50 mc_polish_50 mc_swiss_50 mc_tuscan_50")
    };
    let mut t = scene().track("0 - 1 2").neutral(NeutralCard::AssembleTroops);
    assert_eq!(t.board().mercenaries.offer.len(), 5);
    assert_eq!((t.turn(), t.asked(0)), (Some(0), "prompt-draft"), "four spots: the Draft");
    t.does(0, "done");
    assert_eq!(t.board().markers(), 2, "the token is gone");
    let t = scene().track("0 -").neutral(NeutralCard::AssembleTroops);
    assert_eq!(t.board().track[1], Some(knights::board::Marker::Token));
    let scene = scene().track("0 t").card(1, ActionCard::DraftSoldiers);
    assert!(!scene.can(1, "spot/2"), "nobody can take it");
}

#[test]
fn uncertain_times_lets_the_scholar_swap_one() {
    ledger::proves!("CG-NACT-21", "CG-NACT-22");
    let mut t = four()
        .scholar(2)
        .on_offer("ad_black_powder ad_iron_blades ad_banners")
        .neutral(NeutralCard::UncertainTimesCg);
    assert_ne!(t.state.fate.cards(knights::board::DECK).collect::<Vec<u8>>(), (0..48).collect::<Vec<u8>>());
    t.offers(2, ["done", "advancement/ad_banners law/obey"]);
    t.does(2, "advancement/ad_banners law/obey");
    assert_eq!(t.board().advancements.offer.len(), 3);
    assert_eq!(t.board().advancements.under[..], [advancement("ad_banners")], "it lies under the deck");
    assert_eq!(
        t.board().advancements.offer[..2],
        [advancement("ad_black_powder"), advancement("ad_iron_blades")]
    );
    // The new one is the top of the deck, not the one just discarded.
    let mut t = four()
        .scholar(2)
        .on_offer("ad_black_powder ad_iron_blades ad_banners")
        .so(|b| {
            b.advancements.deck = Default::default();
            b.advancements.under = [advancement("ad_plate")].into_iter().collect();
        })
        .neutral(NeutralCard::UncertainTimesCg);
    t.does(2, "advancement/ad_banners law/obey");
    assert_eq!(t.board().advancements.offer.last(), Some(&advancement("ad_plate")));
    assert_eq!(t.board().advancements.under[..], [advancement("ad_banners")]);
    let t = four().neutral(NeutralCard::UncertainTimesCg);
    assert_eq!(t.turn(), Some(3), "without a Scholar nobody is asked (CG-R-01)");
}
