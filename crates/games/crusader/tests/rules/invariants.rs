//! What holds in every position: each invariant of the ledger is found out when it is broken, and a fresh game breaks none.

use crate::dsl::{Sitting, card, land, person, player, space, trait_of};
use crusader::board::{Ending, House, Laid, Phase, Row, State, Status, Trophy};
use crusader::checks::{Sabotage, Stage};
use crusader::content::{
    CardId, Content, Deck, Decks, DynastyId, Player, Rim, ScenarioId, StrategyId, TerritoryId, Token,
};
use crusader::events::{Choosing, KeepTrait};
use crusader::flow::Frame;
use crusader::realm::Buy;
use crusader::sequence::{Actions, BonusDeck};
use crusader::{Crusader, Options, cards, tokens};
use table::zones::End;
use table::{Game, Sampled, Scripted, Silent, Stack};

/// Scenario 3, which begins with families, footsoldiers, Unrest and Age.
fn fresh() -> (Crusader, State) {
    let scenario = crusader::content::ScenarioId::named("3").expect("a scenario");
    let game =
        Crusader::new(Content::base(), &Options { scenario, ..Options::default() }, 5).expect("playable");
    let state = game.set_up(&mut Sampled::new(1), &mut Silent);
    (game, state)
}

/// A change that breaks this invariant, among others perhaps.
#[track_caller]
fn breaks(rule: &str, change: impl FnOnce(&mut State)) {
    let (game, mut state) = fresh();
    change(&mut state);
    let broken = game.broken(&state);
    assert!(broken.iter().any(|wrong| wrong.contains(rule)), "{rule}: {broken:?}");
}

fn independent(state: &State) -> TerritoryId {
    TerritoryId::all().find(|land| state.board.suitors[*land].is_some()).expect("an independent territory")
}

#[test]
fn a_fresh_game_breaks_nothing() {
    let (game, state) = fresh();
    assert_eq!(game.broken(&state), Vec::<String>::new());
}

#[test]
fn knights_and_footsoldiers() {
    ledger::proves!("CK-INV-01", "CK-INV-02", "CK-INV-06");
    breaks("CK-INV-01", |state| state.board.owned[0].insert(land("paris")));
    breaks("CK-INV-01", |state| {
        let more = TerritoryId::all().filter(|land| state.board.suitors[*land].is_some()).take(4).collect();
        state.board.owned[0] = state.board.owned[0].or(more);
    });
    breaks("CK-INV-01", |state| state.board.laid_knights.insert(independent(state)));
    breaks("CK-INV-02", |state| state.board.footsoldiers.insert(independent(state)));
    breaks("CK-INV-02", |state| state.board.footsoldiers = state.board.footsoldiers.or(state.board.owned[0]));
    breaks("CK-INV-06", |state| state.board.unrest[land("normandy")] = 1);
}

#[test]
fn pieces_of_the_box() {
    ledger::proves!("CK-INV-03", "CK-INV-04", "CK-INV-05");
    breaks("CK-INV-03", |state| state.board.castles = TerritoryId::all().take(11).collect());
    breaks("CK-INV-04", |state| state.board.house_mut(player("english")).gold = 131);
    breaks("CK-INV-05", |state| state.board.unrest[land("paris")] = 12);
    breaks("CK-INV-05", |state| state.board.harvest[land("paris")] = 7);
    breaks("CK-INV-05", |state| state.board.crop_failure[land("paris")] = 7);
    breaks("CK-INV-05", |state| state.board.outbreaks = TerritoryId::all().take(7).collect());
    breaks("CK-INV-05", |state| state.board.house_mut(player("english")).family.age = 17);
    breaks("CK-R-83", |state| {
        state.board.outbreaks.insert(land("paris"));
        state.board.plague_over.insert(land("paris"));
    });
}

#[test]
fn trait_tokens() {
    ledger::proves!("CK-INV-07", "CK-INV-08");
    let some = |state: &State| state.tokens.kinds(tokens::GENERAL).next().expect("a Random token");
    breaks("CK-INV-07", |state| state.tokens.add(tokens::bag(Player(0)), some(state), 1));
    breaks("CK-INV-07", |state| state.tokens.take(tokens::GENERAL, some(state), tokens::LAID));
    let lay = |state: &mut State, on| {
        let token = some(state);
        state.tokens.take(tokens::GENERAL, token, tokens::LAID);
        state.board.laid.push(Laid { on, token });
    };
    breaks("CK-INV-08", |state| lay(state, person("stephen")));
    breaks("CK-INV-08", |state| {
        let spouse = state.board.house(player("german")).family.spouse.expect("Conrad is married");
        lay(state, spouse);
    });
    breaks("CK-INV-08", |state| {
        let nobody = state.board.deck_people.first().expect("somebody in a deck");
        lay(state, nobody);
    });
}

#[test]
fn cards_and_developments() {
    ledger::proves!("CK-INV-09", "CK-INV-10", "CK-INV-14", "CK-INV-15");
    breaks("CK-INV-09", |state| state.cards.pick(card("war_71"), cards::deck(Deck::REALM), End::Top));
    breaks("CK-INV-09", |state| {
        for name in ["war_71", "war_72"] {
            state.cards.pick(card(name), cards::TABLE, End::Top);
        }
    });
    breaks("CK-INV-14", |state| {
        for name in ["war_71", "war_72", "war_73"] {
            state.cards.pick(card(name), cards::picked(Player(0)), End::Top);
        }
    });
    breaks("CK-INV-15", |state| state.board.house_mut(player("english")).crusades = 3);
    breaks("CK-INV-10", |state| state.board.development_deck[0] += 1);
    breaks("CK-INV-10", |state| {
        for word in ["navy", "bank", "library", "plate_armor"] {
            let one = crate::dsl::development(word);
            state.board.house_mut(player("english")).developments.insert(one);
        }
    });
}

#[test]
fn characters_and_territories() {
    ledger::proves!("CK-INV-11", "CK-INV-12", "CK-INV-16", "CK-INV-18", "CK-INV-19");
    breaks("CK-INV-11", |state| {
        let who = state.board.suitors[independent(state)].expect("somebody");
        state.board.deck_people.insert(who);
    });
    breaks("CK-INV-11", |state| {
        let who = state.board.deck_people.first().expect("somebody");
        state.board.deck_people.remove(who);
    });
    breaks("CK-R-99", |state| state.board.gone_people.insert(person("william_i")));
    breaks("CK-INV-12", |state| {
        let there = independent(state);
        state.board.suitors[there] = None;
    });
    breaks("CK-INV-12", |state| state.board.land_pacts[0].insert(independent(state)));
    breaks("CK-INV-12", |state| state.board.land_pacts[0].insert(land("paris")));
    breaks("CK-INV-16", |state| state.board.house_mut(player("english")).family.age = 5);
    breaks("CK-INV-18", |state| state.board.house_mut(player("english")).family.king = None);
    breaks("CK-INV-18", |state| {
        let family = &mut state.board.house_mut(player("english")).family;
        family.spouse = family.siblings[0].who.take();
    });
    breaks("CK-INV-18", |state| {
        let family = &mut state.board.house_mut(player("english")).family;
        family.children[2].spouse = family.siblings[0].who.take();
    });
    breaks("CK-INV-18", |state| {
        state.board.house_mut(player("english")).family.children[2].duchy = Some(land("mercia"));
    });
    breaks("CK-INV-18", |state| {
        let family = &mut state.board.house_mut(player("frankish")).family;
        family.children[0].who = Some(person("glitterhoof"));
    });
    breaks("CK-INV-19", |state| {
        state.board.house_mut(player("english")).family.row_mut(Row::Children)[0].duchy = Some(land("paris"));
    });
    breaks("CK-INV-19", |state| {
        let children = state.board.house_mut(player("english")).family.row_mut(Row::Children);
        children.iter_mut().take(2).for_each(|child| child.duchy = Some(land("mercia")));
    });
}

#[test]
fn inaccessible_territories_are_bare() {
    ledger::proves!("CK-INV-12");
    let game = Crusader::new(Content::base(), &Options::default(), 3).expect("playable");
    let fresh = game.set_up(&mut Sampled::new(1), &mut Silent);
    let wrong = |change: &dyn Fn(&mut State)| {
        let mut state = fresh.clone();
        change(&mut state);
        game.broken(&state).iter().any(|wrong| wrong.contains("CK-INV-12"))
    };
    assert!(!wrong(&|_| {}));
    assert!(wrong(&|state| state.board.owned[0].insert(land("castile"))));
    assert!(wrong(&|state| state.board.unrest[land("castile")] = 1));
    assert!(wrong(&|state| state.board.castles.insert(land("castile"))));
    assert!(wrong(&|state| state.board.land_pacts[0].insert(land("castile"))));
    assert!(wrong(&|state| state.board.harvest[land("castile")] = 1));
    assert!(wrong(&|state| state.board.crop_failure[land("castile")] = 1));
    assert!(wrong(&|state| state.board.outbreaks.insert(land("castile"))));
    assert!(wrong(&|state| state.board.plague_over.insert(land("castile"))));
}

#[test]
fn relations_and_the_track() {
    ledger::proves!("CK-INV-13", "CK-INV-17", "CK-INV-21", "CK-INV-22");
    breaks("CK-INV-13", |state| state.board.track[space("nicaea").index()] = Some(Player(0)));
    breaks("CK-INV-13", |state| {
        for word in ["constantinople", "nicaea", "dorylaeum", "iconium", "tarsus"] {
            state.board.track[space(word).index()] = Some(Player(0));
            state.board.claimed.insert(space(word));
        }
    });
    breaks("CK-INV-17", |state| state.board.pacts[0].insert(Player(1)));
    breaks("CK-INV-17", |state| state.board.wars[0].insert(Player(1)));
    breaks("CK-INV-17", |state| state.board.casus_belli[0].insert(Player(0)));
    breaks("CK-INV-17", |state| {
        state.board.pacts[0].insert(Player(1));
        state.board.pacts[1].insert(Player(0));
        state.board.casus_belli[1].insert(Player(0));
    });
    breaks("CK-INV-21", |state| state.board.trophies[Trophy::Builder as usize] = Some(Player(0)));
    breaks("CK-INV-21", |state| {
        // Three Castles hold it, but another has four.
        state.board.castles = ["mercia", "wessex", "ireland", "paris", "lorraine", "aquitaine", "toulouse"]
            .map(land)
            .into_iter()
            .collect();
        state.board.trophies[Trophy::Builder as usize] = Some(Player(0));
    });
    breaks("CK-INV-22", |state| {
        let more = TerritoryId::all().filter(|land| state.board.suitors[*land].is_some()).take(4).collect();
        state.board.owned[0] = state.board.owned[0].or(more);
        state.board.trophies = [Some(Player(0)); 4];
    });
}

#[test]
fn checks_and_the_sequence_of_play() {
    ledger::proves!("CK-INV-20", "CK-INV-23", "CK-INV-24");
    let check = |change: fn(&mut crusader::checks::Check)| {
        breaks("CK-INV-20", |state| {
            let check = &mut state.board.check;
            (check.stage, check.needed, check.free) = (Stage::Gold, 1, 1);
            change(check);
        });
    };
    check(|check| check.bought = 3);
    check(|check| {
        check.bought = 1;
        check.cancelled = 2;
        check.free = 2;
    });
    check(|check| (0..2).for_each(|_| check.drawn.push(Token::of(trait_of("brave"), Rim::Random))));
    breaks("CK-INV-23", |state| state.board.era = 4);
    breaks("CK-INV-23", |state| state.board.round = 4);
    breaks("CK-INV-23", |state| state.board.turn = 3);
    breaks("CK-INV-24", |state| state.board.order = [Player(0), Player(0)].into_iter().collect());
}

#[test]
fn an_ai_holds_no_gold_and_few_footsoldiers() {
    ledger::proves!("CK-INV-02", "CK-INV-04");
    let game = Crusader::new(Content::base(), &Options::default(), 1).expect("playable");
    let mut state = game.set_up(&mut Sampled::new(1), &mut Silent);
    assert_eq!(game.broken(&state), Vec::<String>::new());
    let ai = game.parties().iter().find(|party| party.seat.is_none()).expect("an AI").player;
    state.board.house_mut(ai).gold = 1;
    assert!(game.broken(&state).iter().any(|wrong| wrong.contains("CK-INV-04")));
    state.board.house_mut(ai).gold = 0;
    state.board.footsoldiers = state.board.lands(ai);
    assert!(game.broken(&state).iter().any(|wrong| wrong.contains("CK-INV-02")));
}

/// The first activation of scenario 1: the English are asked for an action.
fn acting() -> (Crusader, State) {
    let mut t = crate::sequence::new_game();
    crate::sequence::until(&mut t, |t| matches!(t.state.board.frame(), Frame::Actions(_)));
    (t.game.clone(), t.state.clone())
}

/// A position that was changed so is refused, with this field and this rule.
#[track_caller]
fn refuses(field: &str, rule: &str, change: impl FnOnce(&mut State)) {
    let (game, mut state) = acting();
    assert_eq!(game.wrong(&state), Vec::<String>::new());
    change(&mut state);
    let wrong = game.wrong(&state);
    let is_told = wrong.iter().any(|line| line.starts_with(field) && line.contains(&format!("({rule})")));
    assert!(is_told, "{field} {rule}: {wrong:?}");
}

#[test]
fn a_position_that_is_nowhere_in_the_game_is_refused() {
    ledger::proves!("CK-INV-23", "CK-INV-24", "CK-INV-09");
    refuses("frames:", "CK-ERA-07", |state| state.board.frames = Stack::new());
    refuses("frames[", "CK-ROUND-01", |state| state.board.phase = Phase::Upkeep);
    refuses("turn:", "CK-INV-23", |state| state.board.turn = 0);
    refuses("round:", "CK-INV-23", |state| state.board.round = 0);
    refuses("era:", "CK-INV-23", |state| state.board.era = 0);
    refuses("active:", "CK-TURN-01", |state| state.board.active = Some(player("german")));
    refuses("card:", "CK-INV-09", |state| {
        state.board.card = CardId::all().find(|card| Some(*card) != state.board.card);
    });
    refuses("order:", "CK-INV-24", |state| {
        state.board.order = Player::all().rev().collect();
    });
    refuses("order:", "CK-INV-24", |state| {
        state.board.order.pop();
    });
    refuses("ending:", "CK-END-01", |state| state.board.ending = Ending::Eras);
    refuses("trophies.jerusalem:", "CK-TROPHY-05", |state| {
        state.board.trophies[Trophy::Jerusalem as usize] = Some(Player(0));
    });
}

#[test]
fn whoever_is_asked_takes_part_and_can_answer() {
    ledger::proves!("CK-INV-23");
    let t = crate::sequence::new_game();
    let mut state = t.state.clone();
    assert_eq!(t.game.wrong(&state), Vec::<String>::new());
    state.board.frames.push(BonusDeck { player: Player(0), decks: Decks::NONE }.into());
    assert_eq!(t.game.wrong(&state), ["frames: english has nothing to answer (CK-ERA-07)"]);
    // In the second scenario who falls is out: he has no Turn any more.
    let options = Options { scenario: ScenarioId(1), ..Options::default() };
    let game = Crusader::new(Content::base(), &options, 5).expect("playable");
    let mut t = Sitting::open(game, Scripted::dice([]).then_seed(3));
    crate::sequence::until(&mut t, |t| matches!(t.state.board.frame(), Frame::Actions(_)));
    let active = t.state.board.active.expect("somebody acts");
    let other = t.game.others(active).next().expect("five play");
    for territory in t.state.board.lands(other) {
        let mut play = t.play();
        crusader::lands::lose(&mut play, territory, crusader::rules::CK_LIMIT_02);
        crusader::lands::free(&mut play, territory);
    }
    assert_eq!(t.game.wrong(&t.state), Vec::<String>::new(), "he is out, and another acts");
    let mut state = t.state.clone();
    state.board.frames.push(Actions { player: other }.into());
    let wrong = t.game.wrong(&state);
    assert!(matches!(&wrong[..], [line] if line.contains("does not play (CK-ELIM-01)")), "{wrong:?}");
}

#[test]
fn numbers_that_no_step_has_are_refused() {
    ledger::proves!("CK-INV-20");
    refuses("check.needed:", "CK-INV-20", |state| state.board.check.needed = 255);
    refuses("check.free:", "CK-INV-20", |state| state.board.check.free = 255);
    refuses("check.bought:", "CK-INV-20", |state| state.board.check.bought = 255);
    refuses("check.hits:", "CK-INV-20", |state| state.board.check.hits = 255);
    refuses("check.reserve:", "CK-INV-20", |state| state.board.check.reserve = 255);
    refuses("check.cancelled:", "CK-INV-20", |state| state.board.check.cancelled = 1);
    refuses("check.pool:", "CK-INV-20", |state| state.board.check.pool = [255; 5]);
    refuses("tokens.drawn:", "CK-INV-20", |state| {
        let token = state.tokens.kinds(tokens::bag(Player(0))).next().expect("a full bag");
        state.tokens.take(tokens::bag(Player(0)), token, tokens::DRAWN);
    });
    let steps: [Frame; 4] = [
        Buy { player: Player(0), bought: 255 }.into(),
        Choosing { deed: None, left: 0, person: None, space: 11 }.into(),
        KeepTrait { player: Player(0), who: person("aldred"), new: 0, keep: 1 }.into(),
        Sabotage { at: 255 }.into(),
    ];
    for step in steps {
        refuses("frames[", "CK-ERA-07", |state| state.board.frames.push(step));
    }
}

#[test]
fn who_takes_part_and_who_does_not() {
    ledger::proves!("CK-INV-13", "CK-INV-14", "CK-INV-15", "CK-INV-17");
    fn house(state: &mut State) -> &mut House {
        state.board.house_mut(Player(0))
    }
    refuses("houses.", "CK-SETUP-04", |state| house(state).status = Status::Absent);
    refuses("houses.", "CK-AI-03", |state| house(state).strategy = StrategyId::named("ferox"));
    refuses("houses.", "CK-CULTURE-01", |state| {
        house(state).dynasty = DynastyId::named("capet").expect("a dynasty");
    });
    refuses("first:", "CK-FIRST-01", |state| {
        house(state).status = Status::Out;
        state.board.first = Player(0);
    });
    for (rule, status) in [
        ("CK-ELIM-02", Status::Fallen),
        ("CK-ELIM-03", Status::Fallen),
        ("CK-R-103", Status::Fallen),
        ("CK-R-102", Status::Out),
        ("CK-INV-01", Status::Fallen),
    ] {
        let field = if rule == "CK-INV-01" { "owned" } else { "houses." };
        refuses(field, rule, |state| house(state).status = status);
    }
    refuses("houses.", "CK-ELIM-01", |state| state.board.owned[0] = Default::default());
    refuses("houses.", "CK-INV-14", |state| house(state).drawn = [4, 3, 0, 0, 1]);
    refuses("houses.", "CK-INV-14", |state| house(state).drawn[0] += 1);
    refuses("houses.", "CK-INV-15", |state| (house(state).crusades, house(state).crusade_cards) = (1, 0));
    refuses("houses.", "CK-INV-15", |state| house(state).crusade_cards = 7);
    refuses("houses.", "CK-INV-15", |state| house(state).crusade_right = 3);
    refuses("houses.", "CK-INV-14", |state| {
        let hand: Vec<CardId> = state.cards.cards(cards::hand(Player(0))).collect();
        hand.into_iter().for_each(|card| state.cards.pick(card, cards::DISCARDS, End::Top));
    });
    refuses("houses.", "CK-INV-14", |state| {
        state.board.phase = Phase::Upkeep;
        state.board.turn = 0;
    });
    let fallen = |state: &mut State| state.board.house_mut(Player(1)).status = Status::Fallen;
    refuses("track.", "CK-INV-13", |state| {
        state.board.track[space("constantinople").index()] = Some(Player(1));
        state.board.claimed.insert(space("constantinople"));
        fallen(state);
    });
    refuses("relations.", "CK-INV-17", |state| {
        state.board.casus_belli[0].insert(Player(1));
        fallen(state);
    });
    // The second scenario ends at the seventh space: nothing lies beyond it.
    let options = Options { scenario: ScenarioId(1), ..Options::default() };
    let game = Crusader::new(Content::base(), &options, 5).expect("playable");
    let mut state = game.set_up(&mut Sampled::new(1), &mut Silent);
    state.board.claimed.insert(space("tripoli"));
    assert!(game.wrong(&state).iter().any(|line| line.starts_with("track.") && line.contains("CK-INV-13")));
}
