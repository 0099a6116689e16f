//! Whole games with official AIs, played at random by the people in them.

use crusader::ai::Event as Said;
use crusader::board::{Ending, State};
use crusader::content::{CardId, Content, Deck, Player, ScenarioId};
use crusader::event::Event;
use crusader::options::Mode;
use crusader::sequence::Event as Course;
use crusader::{Crusader, Options};
use table::{Chance, Game, Sampled, Seat};

/// A game to its end: the last state and all that was told.
fn played(game: &Crusader, seed: u64) -> (State, Vec<Event>) {
    let mut chance = Sampled::new(seed);
    let mut choice = Sampled::new(seed + 1);
    let mut told = Vec::new();
    let mut state = game.set_up(&mut chance, &mut told);
    let mut answers = Vec::new();
    for _ in 0..game.longest() {
        let Some(seat) = game.waiting(&state).must.iter().next() else { break };
        answers.clear();
        game.list(&state, seat, &mut answers);
        let answer = answers[choice.draw(answers.len())];
        game.apply(&mut state, seat, answer, &mut chance, &mut told);
        for player in ais(game) {
            assert_eq!(state.board.house(player).gold, 0, "CK-AI-15: an AI holds no gold");
            let troops = state.board.mobilised(player).len();
            assert!(
                troops <= u32::from(crusader::supply::most_footsoldiers(game, &state.board, player)),
                "CK-AI-24"
            );
        }
    }
    assert_ne!(state.board.ending, Ending::None, "every game ends");
    (state, told)
}

fn ais(game: &Crusader) -> Vec<Player> {
    game.parties().iter().filter(|party| party.seat.is_none()).map(|party| party.player).collect()
}

fn game(scenario: u8, seats: u8, mode: Mode) -> Crusader {
    let options = Options { scenario: ScenarioId(scenario - 1), mode, ..Options::default() };
    Crusader::new(Content::base(), &options, seats).unwrap()
}

#[test]
fn alone_against_four_or_three() {
    ledger::proves!("CK-SOLO-02", "CK-AI-03", "CK-AI-05", "CK-R-109");
    for scenario in 1..=6 {
        let solo = game(scenario, 1, Mode::Rivals);
        assert_eq!(ais(&solo).len(), if scenario == 6 { 3 } else { 4 }, "scenario {scenario}");
        played(&solo, u64::from(scenario));
    }
}

#[test]
fn two_people_with_one_to_three_ais() {
    ledger::proves!("CK-SOLO-01", "CK-SOLO-04");
    use crusader::options::Count;
    for (count, ai) in [(Count::Three, 1), (Count::Four, 2), (Count::Five, 3)] {
        let options = Options { dynasties: count, ..Options::default() };
        let two = Crusader::new(Content::base(), &options, 2).unwrap();
        assert_eq!(ais(&two).len(), ai);
        played(&two, 7);
    }
    let fill = Options { dynasties: Count::Five, ..Options::default() };
    let four = Crusader::new(Content::base(), &fill, 4).unwrap();
    assert_eq!(ais(&four).len(), 1, "an AI fills up");
}

#[test]
fn ais_of_the_harder_game_are_allied() {
    ledger::proves!("CK-SOLO-03", "CK-R-110");
    let hard = game(1, 1, Mode::HardRivals);
    let state = hard.set_up(&mut Sampled::new(3), &mut table::Silent);
    let all = ais(&hard);
    for one in &all {
        for other in &all {
            assert_eq!(state.board.allied(*one, *other), one != other, "{one:?} and {other:?}");
        }
        assert!(!state.board.allied(*one, hard.player_of(Seat(0))), "the person is alone");
    }
    let easy = game(1, 1, Mode::Rivals);
    let state = easy.set_up(&mut Sampled::new(3), &mut table::Silent);
    assert!(ais(&easy).iter().all(|one| state.board.pacts[one.index()].is_empty()));
    played(&hard, 11);
}

#[test]
fn together_the_sums_decide() {
    ledger::proves!("CK-COOP-01", "CK-COOP-02", "CK-R-111");
    let options =
        Options { dynasties: crusader::options::Count::Four, mode: Mode::Together, ..Options::default() };
    let both = Crusader::new(Content::base(), &options, 2).unwrap();
    let (mut state, _) = played(&both, 5);
    let standing = both.standing(&state).unwrap();
    let people: i32 = standing.scores.iter().sum();
    let machines: i32 = standing.sides.iter().map(|side| side.score).sum();
    let names: Vec<String> = ais(&both).iter().map(|ai| format!("player-{}", ai.word())).collect();
    assert_eq!(standing.sides.iter().map(|side| side.name).collect::<Vec<_>>(), names, "by their texts");
    assert_eq!(standing.winners.len() == 2, people >= machines);
    // All lands to the people: they win; all to the AIs: nobody at the table does.
    let all = ais(&both);
    for ai in &all {
        state.board.owned[ai.index()] = Default::default();
    }
    state.board.trophies = [None; 4];
    state.board.track = [None; 10];
    let person = both.player_of(Seat(0));
    state.board.house_mut(person).status = crusader::board::Status::Playing;
    state.board.owned[person.index()] = crusader::content::Territories::first_of(3);
    let won = both.standing(&state).unwrap();
    assert_eq!(won.winners.len(), 2, "one has all the points, and both have won");
    assert!(won.sides.iter().all(|side| !side.won));
    state.board.owned = Default::default();
    state.board.house_mut(all[0]).status = crusader::board::Status::Playing;
    state.board.owned[all[0].index()] = crusader::content::Territories::first_of(3);
    let lost = both.standing(&state).unwrap();
    assert!(lost.winners.is_empty() && lost.sides.iter().all(|side| side.won));
    // As many points on both sides: the victory is shared, unless one side has more shields on the track in all.
    state.board.house_mut(person).status = crusader::board::Status::Playing;
    state.board.owned[person.index()] =
        crusader::content::Territories::first_of(6).without(state.board.owned[all[0].index()]);
    let tied = both.standing(&state).unwrap();
    assert!(tied.winners.len() == 2 && tied.sides.iter().all(|side| side.won));
    state.board.track[0] = Some(all[0]);
    let ais_ahead = both.standing(&state).unwrap();
    assert!(ais_ahead.winners.is_empty() && ais_ahead.sides.iter().all(|side| side.won));
    (state.board.track[1], state.board.track[2]) = (Some(person), Some(person));
    let people_ahead = both.standing(&state).unwrap();
    assert!(people_ahead.winners.len() == 2 && people_ahead.sides.iter().all(|side| !side.won));
}

#[test]
fn every_card_of_an_ai_is_explained() {
    ledger::proves!("CK-AI-10", "CK-AI-14");
    let solo = game(1, 1, Mode::Rivals);
    let (_, told) = played(&solo, 2);
    let all = ais(&solo);
    let mut cards = 0;
    let mut lines = 0;
    for event in &told {
        match event {
            Event::Sequence(Course::Revealed { player, card }) if all.contains(player) => {
                assert_ne!(card.deck(), Deck::TAX, "CK-AI-16");
                cards += 1;
            }
            Event::Ai(Said::LineTaken { line, .. }) => {
                assert_ne!(line.0, "other", "every line has its rule");
                lines += 1;
            }
            Event::Ai(Said::NoLine { .. }) => lines += 1,
            _ => {}
        }
    }
    assert!(cards > 20, "{cards} cards of AIs");
    let crusades =
        |event: &&Event| matches!(event, Event::Ai(Said::LineTaken { line, .. }) if line.0 == "crusade");
    let sent = |event: &&Event| matches!(event, Event::Crusade(crusader::crusade::Event::Sent { player, .. }) if all.contains(player));
    let [told_of, were_sent] = [told.iter().filter(crusades).count(), told.iter().filter(sent).count()];
    assert!(told_of > 4 && told_of == were_sent, "{told_of} lines for {were_sent} Crusades");
    assert_eq!(cards, lines, "every card is explained by a line, or that there is none");
}

#[test]
fn every_marriage_of_an_ai_is_explained() {
    ledger::proves!("CK-AI-14", "CK-R-129", "CK-R-130");
    use crusader::special::Event as Family;
    let solo = game(1, 1, Mode::Rivals);
    let all = ais(&solo);
    let mut explained = std::collections::BTreeMap::<&str, u32>::new();
    for seed in 2..8 {
        let (_, told) = played(&solo, seed);
        let mut line = None;
        for event in &told {
            // Whose it is to say why: who has courted, adopted, or answered.
            let acted = match event {
                Event::Ai(Said::FamilyLine { player, line: name, .. }) => {
                    line = Some((*player, name.0));
                    continue;
                }
                Event::Special(Family::Proposed { player, .. } | Family::Adopted { player, .. }) => *player,
                Event::Special(Family::NotWed { player, .. } | Family::Wed { player, .. }) => *player,
                Event::Special(Family::ProposalRefused { to, .. }) => *to,
                _ => continue,
            };
            if let Some((who, name)) = line.filter(|(who, _)| *who == acted) {
                assert!(all.contains(&who), "only an AI goes by lines");
                *explained.entry(name.split('-').next_back().unwrap_or(name)).or_default() += 1;
            } else {
                let is_guest = matches!(event, Event::Special(Family::Wed { .. })) && line.is_some();
                assert!(!all.contains(&acted) || is_guest, "{event:?} after {line:?}");
            }
        }
    }
    for name in ["marriage", "deck", "adoption"] {
        assert!(explained.contains_key(name), "{name}: {explained:?}");
    }
}

#[test]
fn every_ai_crusades_in_every_era() {
    ledger::proves!("CK-AI-29", "CK-AI-30", "CK-R-134");
    let solo = game(1, 1, Mode::Rivals);
    for seed in 20..24 {
        let (state, told) = played(&solo, seed);
        for player in ais(&solo) {
            let skipped: Vec<CardId> = told
                .iter()
                .filter_map(|event| match event {
                    Event::Ai(Said::CardSkipped { player: who, card, .. }) if *who == player => Some(*card),
                    _ => None,
                })
                .collect();
            let sent = told.iter().filter(|event| {
                matches!(event, Event::Crusade(crusader::crusade::Event::Sent { player: who, .. }) if *who == player)
            });
            let falls = told.iter().any(|event| matches!(event, Event::Elimination(_)));
            let eras = usize::from(state.board.era) - usize::from(state.board.ending == Ending::Jerusalem);
            assert!(falls || sent.count() >= eras, "{player:?} in {eras} Eras; skipped {skipped:?}");
        }
    }
}
