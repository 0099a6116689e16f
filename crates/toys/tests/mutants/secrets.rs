//! Twists that tell what an observer may not know.

use crate::breaks;
use crate::twist::Twist;
use std::collections::BTreeMap;
use table::kit::Promise;
use table::{Chance, Game, Message, Observer, Prompt, Rule, Seat, Secrecy, Sink, Standing, Waiting};
use toys::conquest::{Answer, Card, Conquest, Event, Reason, State, View};

/// A secret bit of the state: nobody knows the next card.
fn secret(state: &State) -> bool {
    state.deck.last().is_some_and(|card| card.0.is_multiple_of(2))
}

#[test]
fn a_view_that_shows_the_next_card() {
    #[derive(Clone)]
    struct Leaks;
    impl Twist for Leaks {
        fn leak(state: &State, _observer: Observer) -> u8 {
            u8::from(secret(state))
        }
    }
    assert_eq!(breaks::<Leaks>(), Promise::WorldHasView);
}

#[test]
fn a_view_that_shows_spectators_a_hand() {
    #[derive(Clone)]
    struct Shows;
    impl Twist for Shows {
        fn leak(state: &State, observer: Observer) -> u8 {
            match observer {
                Observer::Seat(_) => 0,
                Observer::Spectator => state.hands[2].first().map_or(99, |card| card.0),
            }
        }
    }
    assert_eq!(breaks::<Shows>(), Promise::WorldHasView);
}

#[test]
fn a_view_that_cannot_be_written() {
    #[derive(Clone)]
    struct Unwritten;
    impl Twist for Unwritten {
        fn unwritten() -> BTreeMap<(u8, u8), u8> {
            [((1, 2), 3)].into()
        }
    }
    assert_eq!(breaks::<Unwritten>(), Promise::ViewsWritten);
}

#[test]
fn a_world_that_ignores_ones_own_hand() {
    #[derive(Clone)]
    struct Redeals;
    impl Twist for Redeals {
        fn world<C: Chance>(game: &Conquest, view: &View, chance: &mut C) -> State {
            game.world(&View { hand: None, ..view.clone() }, chance)
        }
    }
    assert_eq!(breaks::<Redeals>(), Promise::WorldHasView);
}

#[test]
fn a_world_with_a_card_twice() {
    #[derive(Clone)]
    struct Doubles;
    impl Twist for Doubles {
        fn world<C: Chance>(game: &Conquest, view: &View, chance: &mut C) -> State {
            let mut world = game.world(view, chance);
            if let [first, second, ..] = &mut world.deck[..] {
                *first = *second;
            }
            world
        }
    }
    assert_eq!(breaks::<Doubles>(), Promise::WorldKeepsInvariants);
}

#[test]
fn a_decision_whose_kind_tells_a_secret() {
    #[derive(Clone)]
    struct Waits;
    impl Twist for Waits {
        fn waiting(game: &Conquest, state: &State) -> Waiting {
            let waiting = game.waiting(state);
            let secrecy = if secret(state) { Secrecy::Sealed } else { Secrecy::Open };
            Waiting { secrecy, ..waiting }
        }
    }
    assert_eq!(breaks::<Waits>(), Promise::WaitingIsPublic);
}

#[test]
fn a_standing_that_counts_secrets() {
    #[derive(Clone)]
    struct Counts;
    impl Twist for Counts {
        fn standing(game: &Conquest, state: &State) -> Option<Standing> {
            let mut standing = game.standing(state)?;
            standing.scores[0] += i32::from(state.deck.first().map_or(0, |card| card.0));
            Some(standing)
        }
    }
    assert_eq!(breaks::<Counts>(), Promise::WaitingIsPublic);
}

#[test]
fn a_list_that_depends_on_a_secret() {
    #[derive(Clone)]
    struct Lists;
    impl Twist for Lists {
        fn list(game: &Conquest, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
            game.list(state, seat, answers);
            answers.retain(|answer| Lists::judge(game, state, seat, *answer).is_ok());
        }
        fn judge(game: &Conquest, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
            match answer {
                Answer::Fortify(_) if secret(state) => Err(Reason::NoActionLeft),
                _ => game.judge(state, seat, answer),
            }
        }
    }
    assert_eq!(breaks::<Lists>(), Promise::AnswersKeepSecrets);
}

#[test]
fn a_refusal_that_tells_a_secret() {
    #[derive(Clone)]
    struct Refuses;
    impl Twist for Refuses {
        fn judge(game: &Conquest, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
            match game.judge(state, seat, answer) {
                Err(Reason::NotInHand { card }) if state.hands[(seat.index() + 1) % 4].contains(&card) => {
                    Err(Reason::NoTarget { card })
                }
                judged => judged,
            }
        }
    }
    assert_eq!(breaks::<Refuses>(), Promise::RefusalsKeepSecrets);
}

#[test]
fn candidates_that_tell_a_secret() {
    #[derive(Clone)]
    struct Candidates;
    impl Twist for Candidates {
        fn candidates(game: &Conquest, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
            game.candidates(state, seat, answers);
            if secret(state) {
                answers.retain(|answer| game.judge(state, seat, *answer).is_ok());
            }
        }
    }
    assert_eq!(breaks::<Candidates>(), Promise::RefusalsKeepSecrets);
}

#[test]
fn a_prompt_that_tells_a_secret() {
    #[derive(Clone)]
    struct Prompts;
    impl Twist for Prompts {
        fn prompt(_game: &Conquest, state: &State, _seat: Seat) -> Prompt {
            let key = if secret(state) { "even" } else { "odd" };
            Prompt { message: Message::new(key), rule: Rule("TOY-CON-02") }
        }
    }
    assert_eq!(breaks::<Prompts>(), Promise::PromptsKeepSecrets);
}

/// Tells everybody of a card as if it had been played.
fn tell<S: Sink<Event>>(card: Option<&Card>, sink: &mut S) {
    if let Some(card) = card {
        sink.emit(Event::Played { seat: Seat(0), card: *card, target: None });
    }
}

#[test]
fn an_event_that_tells_a_secret() {
    #[derive(Clone)]
    struct Tells;
    impl Twist for Tells {
        fn apply<C: Chance, S: Sink<Event>>(
            game: &Conquest,
            state: &mut State,
            seat: Seat,
            answer: Answer,
            chance: &mut C,
            sink: &mut S,
        ) {
            tell(state.deck.last(), sink);
            game.apply(state, seat, answer, chance, sink);
        }
    }
    assert_eq!(breaks::<Tells>(), Promise::EventsKeepSecrets);
}

#[test]
fn a_deal_that_tells_a_secret() {
    #[derive(Clone)]
    struct Deals;
    impl Twist for Deals {
        fn set_up<C: Chance, S: Sink<Event>>(game: &Conquest, chance: &mut C, sink: &mut S) -> State {
            let state = game.set_up(chance, sink);
            tell(state.hands[1].first(), sink);
            state
        }
    }
    assert_eq!(breaks::<Deals>(), Promise::EventsKeepSecrets);
}
