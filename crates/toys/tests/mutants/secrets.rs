//! Twists that tell what an observer may not know.

use crate::breaks;
use crate::twist::{HONEST, Twist};
use table::kit::Promise;
use table::{Message, Observer, Prompt, Rule, Seat, Secrecy, Waiting};
use toys::conquest::{Answer, Card, Event, Reason, State};

/// A secret bit of the state: nobody knows the next card.
fn secret(state: &State) -> bool {
    state.deck.last().is_some_and(|card| card.0.is_multiple_of(2))
}

/// Tells everybody of a card as if it had been played.
fn tell(card: Option<&Card>, events: &mut Vec<Event>) {
    events.extend(card.map(|card| Event::Played { seat: Seat(0), card: *card, target: None }));
}

#[test]
fn a_view_that_shows_the_next_card() {
    let twist = Twist { leak: |state, _| u8::from(secret(state)), ..HONEST };
    assert_eq!(breaks(twist), Promise::WorldHasView);
}

#[test]
fn a_view_that_shows_spectators_a_hand() {
    let twist = Twist {
        leak: |state, observer| match observer {
            Observer::Seat(_) => 0,
            Observer::Spectator => state.hands[2].first().map_or(99, |card| card.0),
        },
        ..HONEST
    };
    assert_eq!(breaks(twist), Promise::WorldHasView);
}

#[test]
fn a_view_that_cannot_be_written() {
    let twist = Twist { unwritten: || [((1, 2), 3)].into(), ..HONEST };
    assert_eq!(breaks(twist), Promise::ViewsWritten);
}

#[test]
fn a_view_that_is_sent_to_who_holds_another_hand() {
    let twist = Twist { alike: |_, _| true, ..HONEST };
    assert_eq!(breaks(twist), Promise::AlikeIsSame);
}

#[test]
fn a_view_that_is_copied_from_one_before_although_it_has_changed() {
    let twist = Twist { copied: |_, _| true, ..HONEST };
    assert_eq!(breaks(twist), Promise::SheetIsView);
}

#[test]
fn a_world_that_ignores_ones_own_hand() {
    let twist = Twist { from: |view| view.hand = None, ..HONEST };
    assert_eq!(breaks(twist), Promise::WorldHasView);
}

#[test]
fn a_world_with_a_card_twice() {
    let twist = Twist {
        world: |world| {
            if let [first, second, ..] = &mut world.deck[..] {
                *first = *second;
            }
        },
        ..HONEST
    };
    assert_eq!(breaks(twist), Promise::WorldKeepsInvariants);
}

#[test]
fn a_decision_whose_kind_tells_a_secret() {
    let twist = Twist {
        waiting: |state, waiting| Waiting {
            secrecy: if secret(state) { Secrecy::Sealed } else { Secrecy::Open },
            ..waiting
        },
        ..HONEST
    };
    assert_eq!(breaks(twist), Promise::WaitingIsPublic);
}

#[test]
fn a_standing_that_counts_secrets() {
    let twist = Twist {
        standing: |state, standing| {
            let mut standing = standing?;
            standing.scores[0] += i32::from(state.deck.first().map_or(0, |card| card.0));
            Some(standing)
        },
        ..HONEST
    };
    assert_eq!(breaks(twist), Promise::WaitingIsPublic);
}

#[test]
fn a_list_that_depends_on_a_secret() {
    let twist = Twist {
        list: |_, state, _, answers| answers.retain(|a| !secret(state) || !matches!(a, Answer::Fortify(_))),
        judge: |state, _, answer, judged| match answer {
            Answer::Fortify(_) if secret(state) => Err(Reason::NoActionLeft),
            _ => judged,
        },
        ..HONEST
    };
    assert_eq!(breaks(twist), Promise::AnswersKeepSecrets);
}

#[test]
fn a_refusal_that_tells_a_secret() {
    let twist = Twist {
        judge: |state, seat, _, judged| match judged {
            Err(Reason::NotInHand { card }) if state.hands[(seat.index() + 1) % 4].contains(&card) => {
                Err(Reason::NoTarget { card })
            }
            judged => judged,
        },
        ..HONEST
    };
    assert_eq!(breaks(twist), Promise::RefusalsKeepSecrets);
}

#[test]
fn candidates_that_tell_a_secret() {
    let twist = Twist {
        candidates: |_, state, _, answers| {
            if secret(state) {
                answers.reverse();
            }
        },
        ..HONEST
    };
    assert_eq!(breaks(twist), Promise::RefusalsKeepSecrets);
}

#[test]
fn a_prompt_that_tells_a_secret() {
    let twist = Twist {
        prompt: |state, _| {
            let key = if secret(state) { "even" } else { "odd" };
            Prompt { message: Message::new(key), rule: Rule("TOY-CON-02") }
        },
        ..HONEST
    };
    assert_eq!(breaks(twist), Promise::PromptsKeepSecrets);
}

#[test]
fn an_event_that_tells_a_secret() {
    let twist = Twist { before: |state, events| tell(state.deck.last(), events), ..HONEST };
    assert_eq!(breaks(twist), Promise::EventsKeepSecrets);
}

#[test]
fn a_deal_that_tells_a_secret() {
    let twist = Twist { set_up: |state, events| tell(state.hands[1].first(), events), ..HONEST };
    assert_eq!(breaks(twist), Promise::EventsKeepSecrets);
}
