//! What views tell besides what lies on the board: boards draw it and work nothing out.

use crate::dsl::{Scene, Sitting};
use knights::board::Phase;
use knights::content::{ActionCard, NeutralCard, PhaseArea};
use serde_json::{Value, json};
use table::{Arg, Observer, Seat};

fn view(t: &Sitting, observer: Observer) -> Value {
    serde_json::to_value(t.sees(observer)).expect("it can be written")
}

#[test]
fn a_view_tells_what_could_be_attacked_and_how_strong_it_is() {
    ledger::proves!("WK-SIEGE-01", "WK-BATTLE-08");
    let t = Scene::of(3)
        .strongholds()
        .noble(0, "star", "monz", "rg_50")
        .city(1, "kovel")
        .noble(1, "star", "kovel", "rg_100")
        .noble(2, "star", "monz", "rg_50")
        .card(0, ActionCard::LevyTaxes);
    let told = view(&t, Observer::Seat(Seat(0)));
    let targets = told["targets"].as_array().expect("a list");
    let at =
        |what: &Value| targets.iter().find(|target| target["site"] == *what).expect("it is told").clone();
    let monz = at(&json!({"city": "monz"}));
    assert_eq!((monz["ready"].as_u64(), monz["defenders"].as_u64()), (Some(50), Some(0)));
    assert_eq!(monz["walls"], 200);
    assert_eq!(monz["siege"], json!([250, 200]), "with 200 for who commands");
    let kovel = at(&json!({"city": "kovel"}));
    assert_eq!((kovel["defenders"].as_u64(), kovel["walls"].as_u64()), (Some(100), Some(300)));
    assert_eq!(kovel["siege"], Value::Null, "nobody of his is there");
    let field = targets.iter().find(|target| target["baron"] == 2).expect("in the open field");
    assert_eq!((field["defenders"].as_u64(), field["walls"].as_u64()), (Some(50), Some(0)));
    assert!(targets.iter().all(|target| target["baron"] != 1), "who is inside his city is not in the field");
    let cities = told["cities"].as_array().expect("a list");
    let olbi = cities.iter().find(|city| city["city"] == "olbi").expect("it is told");
    assert_eq!((olbi["income"].as_u64(), olbi["worth"].as_u64()), (Some(0), Some(2)), "nobody has it");
    assert_eq!(view(&t, Observer::Spectator)["targets"], json!([]), "who plays nobody attacks nobody");
}

#[test]
fn a_view_tells_the_card_that_is_carried_out_and_the_track() {
    ledger::proves!("WK-CARD-07");
    let t = Scene::of(3).strongholds().card(0, ActionCard::DraftSoldiers);
    let told = view(&t, Observer::Spectator);
    assert_eq!(told["turned"], json!({"seat": 0, "card": "draft_soldiers"}));
    let open: Vec<bool> =
        told["spots"].as_array().expect("a list").iter().map(|spot| spot["is_open"] == true).collect();
    assert_eq!(open, [true, true, true, true, false, false, false]);
    assert_eq!(told["assembly"], Value::Null, "no Assembly sits");
}

/// The numbers that a question tells.
fn numbers(t: &Sitting, seat: u8) -> Vec<(&'static str, i64)> {
    let number = |(name, arg): &(&'static str, Arg)| match arg {
        Arg::Number(n) => Some((*name, *n)),
        _ => None,
    };
    t.prompt(seat).message.args.iter().filter_map(number).collect()
}

#[test]
fn questions_tell_the_numbers_that_matter() {
    ledger::proves!(
        "WK-PLAN-01",
        "WK-WAGES-01",
        "WK-VOTE-01",
        "WK-PLAYERS-09",
        "WK-EVENT-06",
        "WK-ASSEMBLY-11"
    );
    let mut t = Scene::of(2).strongholds().upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase == Phase::Planning);
    for (stack, pick) in [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)] {
        assert_eq!(numbers(&t, 0), [("stack", stack), ("pick", pick)]);
        t.does(0, if pick == 1 { "card/levy_taxes" } else { "done" });
        if stack == 2 && pick == 1 {
            t.does(0, "done");
            break;
        }
    }
    assert_eq!(numbers(&t, 0), [("stack", 3), ("pick", 1)]);
    let scene = Scene::of(2).strongholds().crowns(0, 7).noble(0, "star", "h21", "mc_english_150 rg_50");
    assert_eq!(numbers(&scene.phase(PhaseArea::Wages), 0), [("due", 4), ("crowns", 7)]);
    let assembly = |seats: u8| Scene::of(seats).strongholds().agendas("ag_tithe ag_salt").votes(0, 4);
    let mut t = assembly(3).phase(PhaseArea::Assembly);
    assert_eq!(numbers(&t, 0), [("place", 1)]);
    t.does(0, "agenda/ag_tithe");
    assert_eq!(numbers(&t, 0), [("votes", 5)]);
    let mut t = assembly(2).phase(PhaseArea::Assembly);
    t.does(0, "agenda/ag_tithe").does(0, "number/2");
    assert_eq!(numbers(&t, 0), [("votes", 3)], "what is left to write");
    let scene = Scene::of(3).strongholds().faith(0, 2).faith(2, 2).fate("fa_07").event("ev_arson");
    let mut t = scene.neutral(NeutralCard::ImportantEvent);
    t.does(1, "seat/1");
    assert_eq!(numbers(&t, 0), [("cost", 2), ("offered", 0)]);
    t.does(0, "number/1");
    assert_eq!(numbers(&t, 2), [("cost", 2), ("offered", 1)]);
    let revolt = |fate: &knights::content::Fate| fate.unrest == knights::content::Unrest::Revolt;
    let t = Scene::of(3).strongholds().city(0, "lenz").faith(0, 1).fates(&[&revolt]).upkeep();
    assert_eq!(numbers(&t, 0), [("crowns", 8)]);
}

#[test]
fn a_view_tells_what_barons_will_take_and_owe() {
    ledger::proves!("WK-TAX-01", "WK-UPKEEP-03", "WK-WAGES-09", "WK-DRAFT-03", "WK-TRIG-01", "WK-TRIG-04");
    let t = Scene::of(3)
        .strongholds()
        .city(1, "lenz kovel")
        .fortified("lenz")
        .breaches("lenz", 1)
        .siege("kovel", 0, 1)
        .noble(0, "star", "kovel", "rg_50")
        .noble(1, "circle", "h22", "mc_english_200")
        .noble(1, "star", "h23", "mc_polish_150 rg_50")
        .stronghold(1, "h31", "rg_50")
        .offer("mc_swiss_100 mc_swiss_50")
        .laws("ag_hiring")
        .in_area(PhaseArea::Wages, 2, ActionCard::DraftSoldiers, 1)
        .card(0, ActionCard::LevyTaxes);
    let told = view(&t, Observer::Seat(Seat(0)));
    let blue = &told["barons"][1];
    assert_eq!((blue["income"].as_u64(), blue["influence_due"].as_u64()), (Some(5), Some(1)));
    assert_eq!(blue["wages"], 3 + 1 + 1, "the circle's are free");
    let cities = told["cities"].as_array().expect("a list");
    let at = |word: &str| cities.iter().find(|city| city["city"] == word).expect("it is told").clone();
    assert_eq!((at("lenz")["strength"].as_u64(), at("lenz")["income"].as_u64()), (Some(400), Some(5)));
    assert_eq!((at("kovel")["income"].as_u64(), at("kovel")["worth"].as_u64()), (Some(0), Some(3)));
    assert_eq!(at("kovel")["besieged_by"], json!([0]));
    let areas: Vec<(u64, u64)> = told["areas"]
        .as_array()
        .expect("three")
        .iter()
        .map(|area| (area["cards"].as_u64().expect("a number"), area["needed"].as_u64().expect("a number")))
        .collect();
    assert_eq!((areas, told["markers_needed"].as_u64()), (vec![(0, 6), (1, 6), (0, 6)], Some(4)));
    let fees = |told: &Value| {
        let market = told["market"].as_array().expect("a list");
        market.iter().map(|card| (card["fee"].as_u64(), card["wage"].as_u64())).collect::<Vec<_>>()
    };
    assert_eq!(fees(&told), [(Some(2), Some(1)), (Some(3), Some(2))], "one more by the Law");
    assert_eq!(fees(&view(&t, Observer::Spectator)), [(Some(1), Some(1)), (Some(2), Some(2))]);
}

#[test]
fn what_has_happened_is_counted() {
    ledger::proves!("WK-TRIG-05", "WK-BAN-04", "WK-UPKEEP-03");
    let t = Scene::of(3).strongholds().phase(PhaseArea::Taxation);
    assert_eq!((t.board().annals.taxations, t.board().annals.wages, t.board().annals.assemblies), (1, 0, 0));
    let t = Scene::of(3).strongholds().phase(PhaseArea::Wages);
    assert_eq!((t.board().annals.taxations, t.board().annals.wages, t.board().annals.assemblies), (0, 1, 0));
    let mut t = Scene::of(3).strongholds().agendas("ag_salt").phase(PhaseArea::Assembly);
    t.does(0, "number/1").does(1, "number/0").does(2, "number/0").does(0, "seat/1").does(1, "refuse");
    assert_eq!((t.board().annals.assemblies, t.board().annals.bans), (1, 1));
    let scene = Scene::of(3).strongholds().city(0, "lenz isar").city(1, "acre");
    let mut t = scene.charges(1, "ag_ambassador").upkeep();
    t.idle_until(&["done"], |t| t.state.board.phase == Phase::Planning);
    assert_eq!((t.board().annals.influence_of_cities, t.board().annals.influence_of_cards), (3, 1));
    let scene = Scene::of(3).strongholds().fate("fa_07").noble(0, "star", "vecht", "rg_50").event("ev_arson");
    let mut t = scene.neutral(NeutralCard::ImportantEvent);
    t.does(1, "seat/1");
    assert_eq!((t.board().annals.razed, t.board().annals.deaths), (1, 1));
}

#[test]
fn the_end_is_told_with_its_rule() {
    ledger::proves!("WK-UPKEEP-02", "WK-PLAYERS-11", "WK-WIN-07", "WK-TIE-04", "WK-R-102");
    use knights::Options;
    let ended = |options: Options, seats: u8, change: &dyn Fn(Scene) -> Scene| {
        let mut t = change(Scene::with(&options, seats).strongholds()).faith(0, 9).upkeep();
        t.idle_until(&["faith", "done"], |t| t.state.board.phase != Phase::Upkeep);
        let standing = table::Game::standing(t.game(), &t.state).expect("it is over");
        (
            standing.by.0,
            standing.winners.only().map(|seat| seat.0),
            standing.scores.iter().copied().collect::<Vec<_>>(),
        )
    };
    let razed = "alta ballin bingen froli gedze isar monz olbi rota semlik straven";
    let five = |scene: Scene| scene.razed(razed).city(0, "lenz kovel berac surat thira");
    assert_eq!(ended(Options::default(), 2, &five), ("WK-UPKEEP-02", Some(0), vec![0, 0]));
    let english = Options { edition: knights::options::Book::English, ..Options::default() };
    assert_eq!(ended(english, 2, &five), ("WK-PLAYERS-11", Some(0), vec![0, 0]));
    let empty = |scene: Scene| scene.influence(1, 7).influence(0, 2).so(|b| b.pool = 0);
    assert_eq!(ended(Options::default(), 2, &empty), ("WK-WIN-07", Some(1), vec![2, 7]));
    let tie = |scene: Scene| scene.faith(1, 9).so(|b| b.pool = 0);
    assert_eq!(ended(Options::default(), 2, &tie), ("WK-TIE-04", None, vec![0, 0]));
    let might = Options { might_is_right: true, rounds: 2, ..Options::default() };
    let cities = |scene: Scene| scene.city(1, "lenz").faith(1, 9).influence(0, 9);
    assert_eq!(ended(might, 3, &cities), ("WK-R-102", Some(1), vec![0, 1, 0]), "cities instead of Influence");
}

#[test]
fn what_cannot_be_agreed_is_refused() {
    ledger::proves!("WK-OPT-01", "CG-R-45", "WK-R-102", "CG-KING-20", "CG-KING-21");
    use knights::Options;
    use knights::options::Length;
    let playable = |options: Options| options.check().is_ok();
    let base = Options::default;
    for rounds in [1, 100] {
        assert!(
            playable(Options { rounds, ..base() }) && playable(Options { quiet_upkeeps: rounds, ..base() })
        );
    }
    for rounds in [0, 101] {
        assert!(
            !playable(Options { rounds, ..base() }) && !playable(Options { quiet_upkeeps: rounds, ..base() })
        );
    }
    let might = || Options { might_is_right: true, ..base() };
    assert!(playable(might()));
    assert!(!playable(Options { king: true, ..might() }) && !playable(Options { missions: true, ..might() }));
    let numbers = &knights::content::Content::base().numbers;
    let lengths = [Length::Standard, Length::Short, Length::Long, Length::Longest];
    let with_king = lengths.map(|length| {
        let options = Options { king: true, length, ..base() };
        (options.pool(numbers), options.target(numbers))
    });
    assert_eq!(with_king, [(8, 16), (6, 12), (10, 20), (10, 20)]);
}
