//! Fate: what players know of a deck that comes round again.

use table::zones::Slot;
use table::{Content, Nothing};
use table::{Game, Observer, Sampled, Seat, Silent, learned};
use toys::fate::{Answer, Card, DECK, Fate, Options, State, hand};

fn begun() -> (Fate, State, Sampled) {
    let mut chance = Sampled::new(8);
    let fate = Fate::new(&Nothing::built_in(), &Options::default(), 3).expect("these options can be played");
    let state = fate.set_up(&mut chance, &mut Silent);
    (fate, state, chance)
}

/// Plays the lowest two cards of both fighters; what each of them kept.
fn duel(fate: &Fate, state: &mut State, chance: &mut Sampled) -> [Vec<Card>; 2] {
    [Seat(0), Seat(1)].map(|seat| {
        let mut answers = Vec::new();
        fate.list(state, seat, &mut answers);
        let Answer::Play(one, other) = answers[0] else { panic!("{answers:?}") };
        let kept = state.cards.cards(hand(seat)).filter(|card| ![one, other].contains(card)).collect();
        fate.apply(state, seat, answers[0], chance, &mut Silent);
        kept
    })
}

#[test]
fn each_knows_what_he_put_under_the_deck_and_all_know_the_packet() {
    let (fate, mut state, mut chance) = begun();
    let [mine, his] = duel(&fate, &mut state, &mut chance);
    assert_eq!(state.cards.count(DECK), 24, "all is under the deck again");
    let [me, he, spectator] = [Observer::Seat(Seat(0)), Observer::Seat(Seat(1)), Observer::Spectator]
        .map(|who| state.cards.view(who));
    let known = |view: &table::zones::ZonesView<Card>, at: usize| view.card(DECK, at);
    assert_eq!([known(&me, 16), known(&me, 17)], [Some(mine[0]), Some(mine[1])]);
    assert_eq!([known(&me, 18), known(&me, 19)], [None, None]);
    assert_eq!([known(&he, 18), known(&he, 19)], [Some(his[0]), Some(his[1])]);
    for view in [&me, &he, &spectator] {
        assert!((20..24).all(|at| known(view, at).is_none()), "nobody knows the order of what was shown");
        let Slot::OneOf(lot) = view.zones[0].cards[23] else { panic!("{view:?}") };
        let mut shown = state.shown.to_vec();
        shown.sort_unstable();
        assert_eq!(view.lots[usize::from(lot)], shown, "but everybody knows which four these are");
    }
    assert!((0..20).all(|at| known(&spectator, at).is_none()));
}

#[test]
fn who_looks_learns_and_a_shuffle_makes_it_worthless() {
    let (fate, mut state, mut chance) = begun();
    let first = fate.waiting(&state).must.first().expect("two have to lay cards");
    let mut answers = Vec::new();
    fate.list(&state, first, &mut answers);
    assert!(!learned(&fate, &state, first, answers[0]), "nobody learns from cards that lie face down");
    duel(&fate, &mut state, &mut chance);
    let loser = state.loser.expect("a duel is over");
    assert!(learned(&fate, &state, loser, Answer::Look));
    let mut looked = state.clone();
    looked.cards.look(loser, DECK, 3);
    let top: Vec<Card> = looked.cards.cards(DECK).take(3).collect();
    let view = looked.cards.view(Observer::Seat(loser));
    assert_eq!((0..3).filter_map(|at| view.card(DECK, at)).collect::<Vec<_>>(), top);
    assert_eq!(state.cards.view(Observer::Spectator), looked.cards.view(Observer::Spectator));
    looked.cards.shuffle(DECK, &mut chance);
    let view = looked.cards.view(Observer::Seat(loser));
    assert!((0..24).all(|at| view.card(DECK, at).is_none()) && view.lots.len() == 1, "{view:?}");
}
