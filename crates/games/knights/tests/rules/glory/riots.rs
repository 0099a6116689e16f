//! For Glory: the new Fate deck (CG p.3-4).

use crate::dsl::Scene;
use knights::board::Place;
use knights::content::{Content, Expedition, NeutralCard, PhaseArea, Unrest, Voyage};
use table::Seat;

fn three() -> Scene {
    Scene::glory(3).strongholds()
}

const RIOT: fn(&knights::content::Fate) -> bool = |fate| fate.unrest == Unrest::Riot;
const REVOLT: fn(&knights::content::Fate) -> bool = |fate| fate.unrest == Unrest::Revolt;

#[test]
fn the_deck_of_forty_eight_has_new_results_and_a_higher_limit() {
    ledger::proves!("CG-FATE-02", "CG-FATE-03", "CG-RIOT-01", "CG-R-28");
    let fates = &Content::base().fates[24..];
    assert_eq!((fates.len(), fates.iter().filter(|fate| fate.unrest == Unrest::Riot).count()), (48, 10));
    let scene = three()
        .noble(0, "star", "h22", "mc_english_200 mc_polish_200 mc_swiss_200 mc_lombard_200 mc_tuscan_200")
        .noble(1, "star", "h22", "rg_50");
    let mut t = scene.attacks(0, "h22", "seat/1 manner/field");
    t.all(0, ["noble/red_star", "done"]);
    assert_eq!(t.state.fate.count(knights::board::fate_hand(Seat(0))), 12, "more than ten");
}

#[test]
fn a_riot_is_paid_for_or_stays() {
    ledger::proves!("CG-RIOT-02", "CG-RIOT-03", "CG-RIOT-04", "CG-RIOT-05", "CG-R-29");
    let scene = || three().city(0, "lenz").crowns(0, 9).faith(0, 1).fates(&[&RIOT]);
    let mut t = scene().upkeep();
    assert_eq!(t.asked(0), "prompt-riot");
    t.does(0, "done");
    assert_eq!((t.city("lenz").is_rioting, t.owner("lenz")), (true, Some(0)));
    let mut t = scene().upkeep();
    t.does(0, "crowns");
    assert_eq!((t.crowns(0), t.city("lenz").is_rioting), (1, false));
    let t = three().city(0, "lenz").riot("lenz").phase(PhaseArea::Taxation);
    assert_eq!(t.crowns(0), 0);
    let mut t = three().city(0, "lenz").riot("lenz").upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase != knights::board::Phase::Upkeep);
    assert_eq!(t.baron(0).influence, 0);
}

#[test]
fn a_further_riot_is_a_revolt() {
    ledger::proves!("CG-RIOT-06", "CG-RIOT-09", "CG-EX-08", "CG-R-30");
    let scene = || three().city(0, "lenz").riot("lenz").crowns(0, 9).fates(&[&RIOT]);
    let mut t = scene().upkeep();
    assert_eq!(t.asked(0), "prompt-revolt");
    t.does(0, "done");
    assert_eq!((t.owner("lenz"), t.city("lenz").is_rioting), (None, false));
    let mut t = scene().upkeep();
    t.does(0, "crowns");
    assert_eq!((t.owner("lenz"), t.city("lenz").is_rioting), (Some(0), true), "the old riot goes on");
}

#[test]
fn nobles_and_garrisons_end_riots() {
    ledger::proves!("CG-RIOT-07", "CG-RIOT-08", "CG-GARRISON-13", "CG-R-31", "CG-R-32");
    let scene = three().city(0, "kovel").riot("kovel").noble(0, "star", "h11", "rg_50");
    let mut t = scene.card(0, knights::content::ActionCard::VersatileStrategy);
    t.all(0, ["move", "noble/red_star area/h21 way/land"]);
    assert!(!t.city("kovel").is_rioting);
    let mut t = three().city(0, "kovel").riot("kovel").crowns(0, 5).neutral(NeutralCard::UpgradeDefensesCg);
    t.idle_until(&["done"], |t| t.prompt(0).message.key == "prompt-garrison" && t.must().has(Seat(0)));
    t.does(0, "garrison city/kovel");
    assert!(!t.city("kovel").is_rioting);
    let mut t = three().city(0, "kovel").garrison("kovel").fates(&[&RIOT]).upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase != knights::board::Phase::Upkeep);
    assert!(!t.city("kovel").is_rioting, "a Garrison keeps it away, and nothing is paid");
    let mut t = three().city(0, "kovel").garrison("kovel").crowns(0, 9).fates(&[&REVOLT]).upkeep();
    assert_eq!(t.asked(0), "prompt-revolt", "a revolt comes all the same");
    t.does(0, "crowns");
}

#[test]
fn with_more_retreat_results_the_defender_may_leave() {
    ledger::proves!(
        "CG-RETREAT-01",
        "CG-RETREAT-02",
        "CG-RETREAT-04",
        "CG-RETREAT-05",
        "CG-RETREAT-06",
        "CG-RETREAT-07",
        "CG-RETREAT-08",
        "CG-EX-09",
        "CG-R-25",
        "CG-R-27"
    );
    let hands = "retreat blank blank  retreat retreat blank blank prevent";
    let play = |leave: &str| {
        let scene = three().city(1, "monz").noble(1, "circle", "monz", "mc_polish_100").noble(
            0,
            "circle",
            "monz",
            "mc_english_100",
        );
        let mut t = scene.results(hands).attacks(0, "monz", "city/monz manner/assault");
        t.all(0, ["noble/red_circle", "done"]);
        t.all(0, ["result/blank", "result/blank", "done"]);
        t.all(1, ["result/blank", "result/blank", "done"]);
        assert_eq!((t.turn(), t.asked(1)), (Some(1), "prompt-withdraw"));
        t.does(1, leave);
        t
    };
    let mut t = play("yes");
    t.idle_until(&["keep"], |t| t.state.board.battle.manner.is_none());
    assert_eq!(t.owner("monz"), Some(0), "the city is the attacker's");
    assert_eq!(
        (t.tokens(0, "circle"), t.tokens(1, "circle"), t.troops(1, "circle").as_str()),
        (0, 0, "mc_polish_100"),
        "nobody is hurt, nobody deserts"
    );
    assert!(!t.is_in(1, "circle", "monz") && t.is_tired(0, "circle"));
    let t = play("no");
    assert_ne!(t.asked(t.turn().unwrap_or(0)), "prompt-withdraw", "then they are draws for both");
}

#[test]
fn otherwise_they_are_draws() {
    ledger::proves!("CG-RETREAT-03", "CG-RETREAT-10", "CG-R-23", "CG-R-24");
    let scene =
        three().noble(0, "circle", "monz", "mc_english_100").results("blank blank blank retreat retreat");
    let mut t = scene.attacks(0, "monz", "city/monz manner/assault");
    t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "done"]);
    assert_ne!(t.asked(t.turn().unwrap_or(0)), "prompt-withdraw", "a neutral city does not leave");
    let scene = three()
        .city(1, "monz")
        .noble(0, "circle", "monz", "mc_english_100")
        .results("blank blank blank retreat retreat");
    let mut t = scene.attacks(0, "monz", "city/monz manner/assault");
    t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "done"]);
    t.idle_until(&["done"], |t| {
        t.state.board.battle.manner.is_none() || t.prompt(0).message.key != "prompt-discard-fate"
    });
    assert_ne!(t.turn().map(|seat| t.asked(seat)), Some("prompt-withdraw"), "nor a city without a Noble");
}

#[test]
fn leaving_a_stronghold_loses_it() {
    ledger::proves!("CG-RETREAT-09", "CG-R-26");
    let scene = three().noble(1, "circle", "h31", "mc_polish_100").crowns(1, 6).noble(
        0,
        "circle",
        "h31",
        "mc_english_100",
    );
    let mut t = scene
        .results("blank blank blank retreat retreat victory victory prevent prevent prevent")
        .attacks(0, "h31", "stronghold-of/1 manner/assault");
    t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "done"]);
    t.all(1, ["result/victory", "result/victory", "done", "yes"]);
    t.idle_until(&[], |t| t.state.board.battle.manner.is_none());
    assert_eq!((t.baron(1).stronghold.area, t.crowns(0)), (None, 3));
    assert!(t.place(1, "circle") != Place::Off);
}

fn voyage(which: Voyage) -> impl Fn(&knights::content::Fate) -> bool {
    move |fate| fate.voyages[Expedition::China as usize] == which
}

fn china(stakes: &[(usize, u8)]) -> Scene {
    let stakes = stakes.to_vec();
    three().crowns(0, 9).crowns(1, 1).so(move |b| {
        b.fleets[2].spot = 3;
        stakes.iter().for_each(|(seat, n)| b.fleets[2].stakes[*seat] = *n);
    })
}

#[test]
fn funds_needed_are_paid_or_the_stake_is_lost() {
    ledger::proves!("CG-EXPED-01", "CG-EXPED-02", "CG-EXPED-03", "CG-R-33", "CG-R-34");
    let mut t =
        china(&[(0, 3), (1, 2)]).fates(&[&voyage(Voyage::FundsNeeded)]).neutral(NeutralCard::FundExpeditions);
    t.does(0, "done").does(0, "yes");
    t.idle_until(&["no"], |t| t.must().only() == Some(Seat(2)));
    let fleet = t.board().fleets[2];
    assert_eq!(
        (fleet.spot, fleet.stakes[0], fleet.stakes[1], t.crowns(0)),
        (3, 3, 0, 7),
        "it waits on its spot"
    );
    let mut t = china(&[(1, 2)]).fates(&[&voyage(Voyage::FundsNeeded)]).neutral(NeutralCard::FundExpeditions);
    t.does(0, "done");
    t.idle_until(&["no"], |t| t.must().only() == Some(Seat(2)));
    assert_eq!(t.board().fleets[2].spot, 0, "without investors it is over");
}

#[test]
fn results_are_ranked_and_five_times_pays_five_times() {
    ledger::proves!("CG-EXPED-04", "CG-EXPED-05", "CG-EX-10");
    let ranks = [
        Voyage::FleetLost,
        Voyage::FundsNeeded,
        Voyage::NoNews,
        Voyage::One,
        Voyage::Two,
        Voyage::Three,
        Voyage::Four,
        Voyage::Five,
    ];
    assert!(ranks.is_sorted());
    let mut t = china(&[(0, 3)]).fates(&[&voyage(Voyage::Five)]).neutral(NeutralCard::FundExpeditions);
    t.does(0, "done");
    assert_eq!(t.crowns(0), 24);
    let scene = china(&[(0, 3)])
        .so(|b| b.fleets[2].is_blessed = true)
        .fates(&[&voyage(Voyage::FundsNeeded), &voyage(Voyage::FleetLost)]);
    let mut t = scene.neutral(NeutralCard::FundExpeditions);
    t.does(0, "done");
    assert_eq!(t.turn(), Some(0));
    t.does(0, "yes");
    assert_eq!((t.board().fleets[2].spot, t.crowns(0)), (3, 7));
}

/// Seat 1 holds Monz with one Noble; these are the Retreat results of both hands. He is attacked, and both keep what counts.
fn offered(mine: &str, theirs: &str) -> bool {
    let scene = three().city(1, "monz").noble(1, "circle", "monz", "mc_polish_100");
    let scene = scene.noble(0, "circle", "monz", "mc_english_100");
    let hands = format!("{mine} blank blank {theirs} prevent prevent prevent");
    let mut t = scene.results(&hands).attacks(0, "monz", "city/monz manner/assault");
    t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "done"]);
    t.all(1, ["result/prevent", "result/prevent", "done"]);
    t.turn() == Some(1) && t.asked(1) == "prompt-withdraw"
}

#[test]
fn he_may_leave_only_with_strictly_more() {
    ledger::proves!("CG-RETREAT-02", "CG-RETREAT-03", "CG-RETREAT-04");
    assert!(offered("victory", "retreat victory"), "one against none");
    assert!(!offered("retreat", "retreat victory"), "one against one");
    assert!(!offered("retreat", "victory victory"), "the attacker never leaves");
    assert!(!offered("draw", "draw draw"), "Draw 1 Fate is no Retreat");
}

#[test]
fn who_leaves_retreats_by_all_the_rules_of_a_retreat() {
    ledger::proves!("CG-R-25", "CG-RETREAT-07", "WK-RETREAT-10", "WK-RETREAT-13", "CG-R-27");
    let left = |scene: Scene, place: &str| {
        let scene =
            scene.noble(1, "circle", place, "mc_polish_100").noble(0, "circle", place, "mc_english_100");
        let scene = scene.results("victory blank blank retreat prevent prevent prevent prevent prevent");
        let city =
            knights::content::Content::base().city_at(crate::dsl::area(place)).filter(|_| place != "h22");
        let how = city
            .map_or("seat/1 manner/field".to_owned(), |city| format!("city/{} manner/assault", city.word()));
        let mut t = scene.attacks(0, place, &how);
        t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "done"]);
        while t.can(1, "result/prevent") {
            t.does(1, "result/prevent");
        }
        t.does(1, "done").does(1, "yes");
        t.idle_until(&["keep"], |t| t.state.board.battle.manner.is_none());
        t
    };
    let t = left(three(), "h22");
    assert!(
        t.board().noble(crate::dsl::noble(1, "circle")).place.is_on_board() && !t.is_in(1, "circle", "h22")
    );
    assert!(t.is_tired(0, "circle") && !t.is_tired(1, "circle"));
    let t = left(three().city(1, "acre"), "acre");
    assert_eq!(
        (t.place(1, "circle"), t.owner("acre")),
        (Place::Off, Some(0)),
        "from overseas nobody returns"
    );
    // Ballin: all three neighbours are held by others.
    let shut = three().noble(2, "star", "h40", "rg_50").noble(2, "square", "h51", "rg_50").city(2, "gedze");
    let t = left(shut.city(1, "ballin"), "ballin");
    assert!(t.is_in(1, "circle", "h31") && t.is_tired(1, "circle"), "to his stronghold, exhausted");
    // A besieged city is left as well.
    let t = left(three().city(1, "monz").siege("monz", 0, 1), "monz");
    assert!(t.owner("monz") == Some(0) && !t.is_in(1, "circle", "monz") && !t.city("monz").is_besieged());
}

#[test]
fn troops_left_in_an_abandoned_stronghold_desert_as_after_a_defeat() {
    ledger::proves!("CG-R-26", "WK-STRONGHOLD-12");
    // Six cards for blue; then Polish for the deserter in the stronghold.
    let scene = three()
        .stronghold(1, "h31", "mc_polish_50 rg_50")
        .noble(1, "circle", "h31", "mc_polish_100")
        .noble(0, "circle", "h31", "mc_english_100")
        .fate("fx_04 fx_20 fx_35 fx_08 fx_05 fx_06 fx_10 fx_12 fx_24 fx_27 fx_32 fx_01");
    let mut t = scene.attacks(0, "h31", "stronghold-of/1 manner/assault");
    t.all(0, ["noble/red_circle", "done", "result/blank", "result/blank", "done"]);
    t.all(1, ["result/prevent", "result/prevent", "done", "yes"]);
    assert_eq!((t.garrison_of(1).as_str(), t.baron(1).stronghold.area), ("rg_50", None));
    assert_eq!(t.asked(1), "prompt-retreat");
    assert_eq!(t.troops(1, "circle"), "mc_polish_100", "nobody deserts who leaves");
}

#[test]
fn a_riot_is_bought_off_with_faith_or_twice_the_printed_income() {
    ledger::proves!("CG-RIOT-02", "CG-R-29", "WK-R-72");
    let scene = |crowns: u16, faith: u16| {
        three().city(0, "kovel").fortified("kovel").crowns(0, crowns).faith(0, faith).fates(&[&RIOT])
    };
    let mut t = scene(6, 1).upkeep();
    t.offers_only(0, ["crowns", "done", "faith"]);
    t.does(0, "faith");
    assert_eq!((t.baron(0).faith, t.crowns(0), t.city("kovel").is_rioting), (0, 6, false));
    let mut t = scene(6, 0).upkeep();
    t.offers_only(0, ["crowns", "done"]);
    t.does(0, "crowns");
    assert_eq!((t.crowns(0), t.city("kovel").is_rioting), (0, false));
    let mut t = scene(5, 1).upkeep();
    t.is_refused(0, "crowns", "CG-RIOT-02");
    let mut t = three().city(0, "kovel").crowns(0, 5).faith(0, 1).fates(&[&REVOLT]).upkeep();
    t.is_refused(0, "crowns", "WK-UPKEEP-11");
    let mut t = scene(5, 0).upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase != knights::board::Phase::Upkeep);
    assert_eq!((t.crowns(0), t.city("kovel").is_rioting, t.owner("kovel")), (5, true, Some(0)));
}

#[test]
fn who_is_refreshed_at_sea_acts_only_after_he_has_landed() {
    ledger::proves!("CG-R-52", "WK-SEA-05", "WK-SEA-06");
    let scene = three().sailing(0, "star", "acre", "rg_50");
    let mut t = scene.card(0, knights::content::ActionCard::ForcedMarch);
    t.does(0, "noble/red_star");
    assert!(!t.is_tired(0, "star"));
    t.idle_until(&["done"], |t| t.must().only() == Some(Seat(2)));
    let scene = Scene { game: t.game().clone(), state: t.state.clone() }.again();
    let mut t = scene.card(0, knights::content::ActionCard::VersatileStrategy);
    t.is_refused(0, "move", "WK-R-20").is_refused(0, "battle", "WK-R-20");
}
