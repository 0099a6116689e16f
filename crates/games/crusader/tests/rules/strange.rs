//! Positions that nobody has reached by play: whatever a file says, it is refused with its field or played on, and nothing breaks.

use crusader::board::State;
use crusader::content::{Content, ScenarioId};
use crusader::{Crusader, Options};
use serde_json::Value;
use table::{Chance, Game, Observer, Sampled, Silent};

/// States of a game that is played by chance, as they are written.
fn written(game: &Crusader, seed: u64) -> Vec<Value> {
    let mut random = Sampled::new(seed);
    let mut state = game.set_up(&mut random, &mut Silent);
    let (mut all, mut answers) = (Vec::new(), Vec::new());
    for step in 0.. {
        if step % 7 == 0 {
            all.push(serde_json::to_value(&state).expect("a state is written"));
        }
        let Some(seat) = game.waiting(&state).must.first() else { break };
        answers.clear();
        game.list(&state, seat, &mut answers);
        let answer = answers[random.draw(answers.len())];
        game.apply(&mut state, seat, answer, &mut random, &mut Silent);
    }
    all
}

/// Puts something of another state in the place of something of this one; numbers become other numbers, lists longer or shorter. Where.
fn cross(random: &mut Sampled, one: &mut Value, other: &Value) -> String {
    const NUMBERS: [u8; 10] = [0, 1, 2, 3, 4, 5, 9, 127, 200, 255];
    match (one, other) {
        (Value::Object(one), Value::Object(other)) if random.draw(12) > 0 => {
            let keys: Vec<String> = one.keys().filter(|key| other.contains_key(*key)).cloned().collect();
            let Some(key) = (!keys.is_empty()).then(|| &keys[random.draw(keys.len())]) else {
                return String::new();
            };
            let deeper = one.get_mut(key).map(|value| cross(random, value, &other[key]));
            format!(".{key}{}", deeper.unwrap_or_default())
        }
        (Value::Array(one), Value::Array(other)) if !one.is_empty() && !other.is_empty() => {
            let (at, from) = (random.draw(one.len()), random.draw(other.len()));
            match random.draw(6) {
                0 => drop(one.remove(at)),
                1 => one.push(other[from].clone()),
                _ => return format!("[{at}]{}", cross(random, &mut one[at], &other[from])),
            }
            format!("[{at}], more or less")
        }
        (Value::Number(one), _) if random.draw(3) == 0 => {
            *one = NUMBERS[random.draw(NUMBERS.len())].into();
            format!(" = {one}")
        }
        (one, other) => {
            one.clone_from(other);
            " of another".to_owned()
        }
    }
}

/// Plays on for a few decisions, and looks at each.
fn plays_on(game: &Crusader, mut state: State, random: &mut Sampled) {
    game.run(&mut state, random, &mut Silent);
    let mut answers = Vec::new();
    for _ in 0..10 {
        let Some(seat) = game.waiting(&state).must.first() else { break };
        answers.clear();
        game.list(&state, seat, &mut answers);
        let _ = (game.prompt(&state, seat), game.view(&state, Observer::Seat(seat)));
        if answers.is_empty() {
            break;
        }
        let answer = answers[random.draw(answers.len())];
        game.apply(&mut state, seat, answer, random, &mut Silent);
    }
}

#[test]
fn a_strange_position_is_refused_or_played_on() {
    ledger::proves!("CK-INV-07", "CK-INV-09");
    let mut random = Sampled::new(3);
    let (mut refused, mut played) = (0, 0);
    for (scenario, seats) in [(0, 5), (2, 2), (3, 1)] {
        let options = Options { scenario: ScenarioId(scenario), ..Options::default() };
        let game = Crusader::new(Content::base(), &options, seats).expect("playable");
        let all: Vec<Value> = (0..2).flat_map(|seed| written(&game, seed)).collect();
        for _ in 0..100 {
            let mut one = all[random.draw(all.len())].clone();
            let other = &all[random.draw(all.len())];
            let place = cross(&mut random, &mut one, other);
            let Ok(state) = serde_json::from_value::<State>(one) else { continue };
            let wrong = game.wrong(&state);
            if wrong.is_empty() {
                played += 1;
                plays_on(&game, state, &mut random);
            } else {
                refused += 1;
                let is_named = |why: &String| why.contains(": ") && why.contains("(CK-");
                assert!(wrong.iter().all(is_named), "{place}: {wrong:?} name field and rule");
            }
        }
    }
    assert!(refused > 60 && played > 60, "{refused} refused, {played} played on");
}

#[test]
fn a_position_with_strangers_is_refused() {
    ledger::proves!("CK-INDEP-05", "CK-ELIM-04", "CK-TRADE-01");
    use crate::dsl::{land, person, player};
    let mut t = crate::sequence::new_game();
    crate::sequence::until(&mut t, |t| matches!(t.state.board.frame(), crusader::flow::Frame::Actions(_)));
    let refused = |change: &dyn Fn(&mut State)| {
        let mut state = t.state.clone();
        change(&mut state);
        t.game.wrong(&state)
    };
    assert_eq!(refused(&|_| {}), Vec::<String>::new());
    // The potential spouses of Wales and Burgundy change places, tokens and all.
    let [one, other] = ["wales", "burgundy"].map(|word| t.state.board.suitors[land(word)].expect("somebody"));
    let told = refused(&|state| {
        state.board.suitors[land("wales")] = Some(other);
        state.board.suitors[land("burgundy")] = Some(one);
    });
    assert_eq!(
        told,
        [
            format!("suitors.wales: {other:?} (CK-INDEP-05)"),
            format!("suitors.burgundy: {one:?} (CK-INDEP-05)")
        ]
    );
    // The horse may stand anywhere if it is in the game, a ruler nowhere.
    let stands = |who: &str| {
        refused(&|state| {
            state.board.suitors[land("wales")] = Some(person(who));
            state.board.deck_people.insert(one);
            state.board.laid.iter_mut().filter(|laid| laid.on == one).for_each(|laid| laid.on = person(who));
        })
    };
    assert!(stands("glitterhoof").contains(&"person.glitterhoof: left out (CK-SETUP-19)".to_owned()));
    assert_eq!(stands("stephen"), ["suitors.wales: stephen (CK-INDEP-05)"]);
    // A trade is offered to another person.
    let offer = crusader::trades::Trade { to: player("english"), ..Default::default() };
    let told = refused(&|state| state.board.trades[player("english").index()] = Some(offer));
    assert_eq!(told, ["trades.english: offered to english (CK-TRADE-01)"]);
}

#[test]
fn an_attack_without_an_invade_is_no_position() {
    ledger::proves!("CK-INVADE-03", "CK-INVADE-04", "CK-SUPPORT-01", "CK-SUPPORT-02", "CK-COUNTER-06");
    use crate::dsl::{Scene, land};
    use crusader::flow::Frame;
    use crusader::war::{Kind, Part, Role};
    let announced = || {
        let scene = Scene::five().lands("english", "wessex mercia").lands("frankish", "paris");
        let mut t = scene.soldiers("wessex mercia").acts("english", "war_71");
        t.does(0, "invade").does(0, "from/wessex attack/wales").does(0, "from/mercia support/wales");
        t
    };
    let told = |change: &dyn Fn(&mut State)| {
        let mut t = announced();
        change(&mut t.state);
        let broken = t.game.broken(&t.state);
        broken.iter().map(|why| why.split(':').next().unwrap_or(why).to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(told(&|_| {}), Vec::<String>::new());
    assert_eq!(told(&|state| state.board.invasions.clear()), ["invasions"]);
    assert_eq!(told(&|state| state.board.frames = [Frame::Called].into_iter().collect()), ["invasions"]);
    let bare = |state: &mut State| {
        state.board.frames = [Frame::Called].into_iter().collect();
        state.board.invasions.clear();
    };
    assert_eq!(told(&bare), ["frames"]);
    assert_eq!(told(&|state| state.board.invasion_mut().kind = Kind::Counter), ["invasions[0].kind"]);
    let role = |from: &str, target: &str, part| Role { from: land(from), target: land(target), part };
    for (roles, what) in [
        ([role("wessex", "wales", Part::Attack), role("mercia", "wales", Part::Attack)], "a target twice"),
        (
            [role("wessex", "wales", Part::Attack), role("wessex", "brittany", Part::Attack)],
            "a footsoldier twice",
        ),
        (
            [role("wessex", "wales", Part::Attack), role("mercia", "normandy", Part::Support)],
            "without an attack",
        ),
    ] {
        assert_eq!(
            told(&|state| state.board.invasion_mut().roles = roles.into_iter().collect()),
            ["invasions[0].roles"],
            "{what}"
        );
    }
}
