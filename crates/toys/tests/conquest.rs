//! The rules of conquest-lite, one by one.

use table::{
    Audience, Event as _, Game, Message, Observer, Reason as _, Rule, Sampled, Scripted, Seat, SeatSet,
    Silent, Waiting,
};
use table::{Content, Nothing};
use toys::conquest::{Answer, Area, Areas, Card, Conquest, Effect, Event, Options, Reason, State, others};

const ME: Seat = Seat(0);

fn game() -> Conquest {
    Conquest::new(&Nothing::built_in(), &Options::default(), 4).expect("the default options can be played")
}

/// A first position in which seat 0 holds the first three cards.
fn first_turn() -> State {
    let mut state = game().set_up(&mut Sampled::new(1), &mut Silent);
    let mut cards = Card::all();
    state.hands[0] = cards.by_ref().take(3).collect();
    (1..4).for_each(|seat| state.hands[seat] = cards.by_ref().take(3).collect());
    state.deck = cards.collect();
    state
}

/// Carries out an answer with these dice and says what happened.
fn play(state: &mut State, answer: Answer, dice: &[u8]) -> Vec<Event> {
    assert_eq!(game().judge(state, state.turn, answer), Ok(()));
    let mut chance = Scripted::dice(dice.iter().copied());
    let mut events = Vec::new();
    game().apply(state, state.turn, answer, &mut chance, &mut events);
    assert_eq!(chance.dice_left(), 0, "all dice are rolled");
    assert_eq!(game().broken(state), [""; 0]);
    events
}

#[test]
fn the_first_turn_begins_with_income_and_a_card() {
    let mut events = Vec::new();
    let state = game().set_up(&mut Sampled::new(1), &mut events);
    assert_eq!(state.owned.map(Areas::len), [6; 4]);
    assert_eq!((state.owner(Area(0)), state.owner(Area(23))), (Some(Seat(0)), Some(Seat(3))));
    assert_eq!(
        (state.gold, state.troops[5], state.round),
        ([9, 4, 4, 4], 3, 1),
        "two, and one for two areas"
    );
    assert_eq!(state.hands.map(|hand| hand.len()), [4, 3, 3, 3]);
    assert_eq!(state.deck.len(), 60 - 13);
    assert_eq!(events.len(), 13 * 2 + 1);
    assert!(events.contains(&Event::Earned { seat: ME, income: 5 }));
}

#[test]
fn troops_and_forts_cost_gold() {
    let mut state = first_turn();
    let events = play(&mut state, Answer::Recruit(Area(4)), &[]);
    assert_eq!(events, [Event::Recruited { seat: ME, area: Area(4) }]);
    assert_eq!((state.troops[4], state.gold[0], state.actions), (4, 7, 1));
    let events = play(&mut state, Answer::Fortify(Area(4)), &[]);
    assert_eq!(events, [Event::Fortified { seat: ME, area: Area(4) }]);
    assert_eq!((state.forts[4], state.gold[0], state.actions), (1, 2, 2));
}

#[test]
fn the_highest_dice_are_compared_and_the_defender_wins_ties() {
    let mut state = first_turn();
    let (from, to) = (Area(0), Area(1));
    let events = play(&mut state, Answer::Attack(from, to), &[2, 6, 2, 5]);
    let fought = Event::Fought { seat: ME, from, to, attack: [6, 2, 0], defence: [5, 2], won: 1, lost: 1 };
    assert_eq!(events, [fought], "two troops attack, one stays");
    assert_eq!((state.troops[0], state.troops[1]), (2, 2));
    state.troops[0] = 9;
    let events = play(&mut state, Answer::Attack(from, to), &[1, 5, 6, 4, 3]);
    let fought = Event::Fought { seat: ME, from, to, attack: [6, 5, 1], defence: [4, 3], won: 2, lost: 0 };
    assert_eq!(events, [fought, Event::Conquered { seat: ME, area: to, troops: 3 }], "three attack at most");
    assert_eq!((state.owner(to), state.troops[0], state.troops[1]), (Some(ME), 6, 3));
}

#[test]
fn a_fort_helps_the_highest_die_and_is_razed() {
    let mut state = first_turn();
    let (from, to) = (Area(0), Area(1));
    state.forts[1] = 2;
    state.troops[1] = 1;
    let events = play(&mut state, Answer::Attack(from, to), &[4, 3, 3]);
    let fought = Event::Fought { seat: ME, from, to, attack: [4, 3, 0], defence: [4, 0], won: 0, lost: 1 };
    assert_eq!(events, [fought]);
    assert_eq!((state.troops[0], state.forts[1]), (2, 2));
    play(&mut state, Answer::Attack(from, to), &[5, 3]);
    assert_eq!((state.owner(to), state.troops[0], state.troops[1], state.forts[1]), (Some(ME), 1, 1, 0));
}

#[test]
fn cards_are_played_once() {
    let mut state = first_turn();
    assert_eq!([0, 1, 2].map(|card| Card(card).effect()), [Effect::Levy, Effect::Tax, Effect::Raid]);
    let events = play(&mut state, Answer::Play(Card(0), Some(Area(4))), &[]);
    assert_eq!(events, [Event::Played { seat: ME, card: Card(0), target: Some(Area(4)) }]);
    play(&mut state, Answer::Play(Card(1), None), &[]);
    play(&mut state, Answer::Play(Card(2), Some(Area(5))), &[]);
    assert_eq!((state.troops[4], state.gold[0], state.troops[5]), (5, 12, 2));
    assert_eq!(*state.discard, [Card(0), Card(1), Card(2)]);
    assert!(state.hands[0].is_empty());
}

#[test]
fn a_turn_ends_with_the_next_seats_income() {
    let mut state = first_turn();
    state.actions = 6;
    let events = play(&mut state, Answer::End, &[]);
    assert_eq!((state.turn, state.actions, state.round), (Seat(1), 0, 1));
    let card = Card(59);
    let [earned, drew, found] = &events[..] else { panic!("{events:?}") };
    assert_eq!(*earned, Event::Earned { seat: Seat(1), income: 5 });
    assert_eq!((drew, found), (&Event::Drew { seat: Seat(1) }, &Event::Found { seat: Seat(1), card }));
    assert_eq!((drew.audience(), found.audience()), (Audience::All, Audience::Only(SeatSet::one(Seat(1)))));
    assert_eq!(*state.hands[1], [Card(3), Card(4), Card(5), card], "hands are kept in order");
}

#[test]
fn a_full_hand_draws_nothing_and_an_empty_deck_is_made_anew() {
    let mut state = first_turn();
    while let Some(card) = state.deck.pop() {
        if state.hands[1].len() < 6 { state.hands[1].push(card) } else { state.discard.push(card) }
    }
    state.hands[1].sort_unstable();
    let events = play(&mut state, Answer::End, &[]);
    assert_eq!(events, [Event::Earned { seat: Seat(1), income: 5 }, Event::Reshuffled { cards: 45 }]);
    assert_eq!((state.hands[1].len(), state.deck.len(), state.discard.len()), (6, 45, 0));
}

/// The refusal of an answer, with its rule.
fn refusal(state: &State, answer: Answer) -> (Rule, Message) {
    let reason = game().judge(state, ME, answer).expect_err("it is illegal");
    (reason.rule(), reason.message())
}

#[test]
fn refusals_name_the_thing_the_number_and_the_rule() {
    let mut state = first_turn();
    let [mine, theirs] = [Area(0), Area(1)].map(Area::element);
    let [levy, tax] = [Card(0), Card(1)].map(Card::element);
    let expect = |state: &State, answer, rule, message: Message| {
        assert_eq!(refusal(state, answer), (Rule(rule), message));
    };
    let yours = |key, area| Message::new(key).with("area", area);
    expect(&state, Answer::Recruit(Area(1)), "TOY-CON-03", yours("conquest-not-yours", theirs));
    expect(&state, Answer::Attack(Area(0), Area(4)), "TOY-CON-06", {
        Message::new("conquest-yours").with("area", Area(4).element())
    });
    expect(&state, Answer::Attack(Area(0), Area(2)), "TOY-CON-06", {
        Message::new("conquest-not-adjacent").with("from", mine).with("to", Area(2).element())
    });
    expect(&state, Answer::Play(Card(9), Some(Area(0))), "TOY-CON-08", {
        Message::new("conquest-not-in-hand").with("card", Card(9).element())
    });
    expect(&state, Answer::Play(Card(0), None), "TOY-CON-08", {
        Message::new("conquest-needs-target").with("card", levy)
    });
    expect(&state, Answer::Play(Card(1), Some(Area(0))), "TOY-CON-08", {
        Message::new("conquest-no-target").with("card", tax)
    });
    state.troops[0] = 1;
    let last = yours("conquest-last-troop", mine);
    expect(&state, Answer::Attack(Area(0), Area(1)), "TOY-CON-06", last);
    state.forts[0] = 2;
    expect(&state, Answer::Fortify(Area(0)), "TOY-CON-05", yours("conquest-fully-fortified", mine));
    state.gold[0] = 4;
    expect(&state, Answer::Fortify(Area(4)), "TOY-CON-04", {
        Message::new("conquest-too-little-gold").with("needs", 5u16).with("has", 4u16)
    });
    state.actions = 6;
    expect(&state, Answer::Recruit(Area(0)), "TOY-CON-02", {
        Message::new("conquest-no-action-left").with("actions", 6u8)
    });
}

#[test]
fn deeper_reasons_are_nearer_to_legal() {
    let area = Area(0);
    let depths = [
        Reason::NotInHand { card: Card(0) },
        Reason::NotYours { area },
        Reason::Yours { area },
        Reason::NotAdjacent { from: area, to: area },
        Reason::LastTroop { area },
    ]
    .map(|reason| reason.depth());
    assert_eq!(depths, [0, 1, 2, 3, 4]);
}

#[test]
fn everybody_sees_all_but_the_deck_and_the_others_hands() {
    let state = first_turn();
    let view = game().view(&state, Observer::Seat(Seat(2)));
    assert_eq!(view.hand, Some((Seat(2), state.hands[2])));
    assert_eq!((view.hands, view.deck, view.gold), ([3; 4], 48, state.gold));
    assert_eq!(game().view(&state, Observer::Spectator).hand, None);
}

#[test]
fn invariants_are_told_one_by_one() {
    let broken = |change: fn(&mut State)| {
        let mut state = first_turn();
        change(&mut state);
        game().broken(&state)
    };
    assert_eq!(broken(|s| s.owned[0].remove(Area(0))), ["every area has one owner"]);
    assert_eq!(broken(|s| s.owned[0].insert(Area(1))), ["every area has one owner"]);
    assert_eq!(broken(|s| s.troops[3] = 0), ["every area has a troop"]);
    assert_eq!(broken(|s| s.forts[3] = 3), ["no area has more than two forts"]);
    assert_eq!(broken(|s| s.actions = 7), ["a turn has at most six actions"]);
    assert_eq!(broken(|s| s.hands[0].reverse()), ["hands are in order"]);
    assert_eq!(broken(|s| s.deck[0] = Card(0)), ["every card is in one place"]);
    assert_eq!(broken(|_| ()), [""; 0]);
}

/// The winner and the scores, if the game is over.
fn standing(state: &State) -> Option<(Option<Seat>, Vec<i32>)> {
    game().standing(state).map(|standing| (standing.winners.only(), standing.scores.to_vec()))
}

#[test]
fn sixteen_areas_win_at_once() {
    let mut state = first_turn();
    state.turn = Seat(2);
    let hold = |count: u8| Area::all().take(usize::from(count)).collect::<Areas>();
    state.owned = [Areas::default(), others(hold(15)), hold(15), Areas::default()];
    assert_eq!((standing(&state), game().waiting(&state)), (None, Waiting::seat(Seat(2))));
    state.owned = [Areas::default(), others(hold(16)), hold(16), Areas::default()];
    assert_eq!(standing(&state), Some((Some(Seat(2)), vec![0, 8, 16, 0])));
    assert_eq!(game().waiting(&state), Waiting::NOBODY);
}

#[test]
fn after_the_last_round_the_first_with_most_areas_wins() {
    let mut state = first_turn();
    (state.round, state.turn) = (15, Seat(3));
    state.owned[0].remove(Area(0));
    state.owned[2].insert(Area(0));
    state.owned[1].remove(Area(1));
    state.owned[3].insert(Area(1));
    assert_eq!(standing(&state), None);
    assert_eq!(play(&mut state, Answer::End, &[]), [], "no turn begins after the last");
    assert_eq!((state.round, standing(&state)), (16, Some((Some(Seat(2)), vec![5, 5, 7, 7]))));
}

#[test]
fn rounds_must_be_playable() {
    let refused = |rounds| Conquest::new(&Nothing::built_in(), &Options { rounds }, 4).err();
    assert_eq!(refused(0), Some(vec![Message::new("conquest-bad-rounds").with("rounds", 0u8)]));
    assert!(refused(100).is_some() && refused(1).is_none() && refused(99).is_none());
    let long =
        Conquest::new(&Nothing::built_in(), &Options { rounds: 3 }, 4).expect("three rounds can be played");
    assert_eq!(long.longest(), 3 * 4 * 7 + 1);
}
