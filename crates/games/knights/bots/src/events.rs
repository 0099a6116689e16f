//! Events, and what cards ask.

use super::eyes::Eyes;
use super::worth::FAITH;
use knights::answer::{Answer, Word};
use knights::cards::{Carry, DrawnEvent};
use knights::content::{Card, CardDeck, CityId, Colour, EventId};
use table::Seat;

/// What an Event costs whom it strikes, where it can be cancelled.
const HARM: &[(&str, f64)] = &[
    ("ev_no_heir", 4.0),
    ("ev_heretic", 6.0),
    ("ev_empty_coffers", 5.0),
    ("ev_camp_fever", 4.0),
    ("ev_mutiny", 4.0),
    ("ev_crumbling_walls", 3.5),
    ("ev_toll_revolt", 7.0),
    ("ev_slander", 4.0),
    ("ev_lame_horses", 1.5),
    ("ev_lost_baggage", 3.0),
    ("ev_blood_feud", 9.0),
    ("ev_arson", 20.0),
    ("ev_broken_line", 4.0),
    ("ev_assassin", 5.0),
    ("ev_pestilence", 3.0),
    ("ev_great_storm", 2.0),
    ("ev_hard_winter", 5.0),
    ("ev_burned_library", 6.0),
    ("ev_bread_riots", 4.5),
    ("ev_garrison_flees", 2.0),
    ("ev_homesick", 3.0),
    ("ev_envious_captains", 3.5),
    ("ev_spoiled_stores", 4.0),
    ("ev_contagion", 4.5),
    ("ev_corsairs", 2.0),
    ("ev_disputed_crown", 4.0),
];

/// Cards that hurt whom they make choose: he chooses what he misses least.
const HURTS: &[&str] = &[
    "ag_confiscation",
    "ag_trial",
    "ag_book_burning",
    "ev_camp_fever",
    "ev_crumbling_walls",
    "ev_burned_library",
    "ev_garrison_flees",
    "ev_envious_captains",
    "ev_mutiny",
];

fn harm(event: EventId) -> f64 {
    HARM.iter().find(|(word, _)| *word == event.word()).map_or(0.0, |(_, harm)| *harm)
}

/// Who draws the Event: harm to who leads, and what is good to himself if he has Faith for it.
pub(super) fn drawer(eyes: &Eyes<'_>) -> Option<Answer> {
    let faith = eyes.baron().faith;
    let to = |seat: Seat| match eyes.board.events.top {
        Some(Colour::Red) if seat == eyes.me => 3.0,
        Some(Colour::Red) => {
            if faith >= 2 {
                4.0 + eyes.rivalry(seat)
            } else {
                1.0
            }
        }
        Some(Colour::Green) if seat == eyes.me => {
            if faith >= 2 {
                6.0
            } else {
                2.0
            }
        }
        Some(Colour::Green) => 4.0 - eyes.rivalry(seat),
        Some(Colour::Blue) | None => 1.0 + eyes.rivalry(seat),
    };
    eyes.best(|answer| match answer {
        Answer::Seat(seat) => to(seat),
        _ => 0.0,
    })
}

/// Faith against an Event that strikes him.
pub(super) fn cancel(eyes: &Eyes<'_>, event: &DrawnEvent) -> Option<Answer> {
    let print = eyes.game.components().events[event.event.index()];
    let picked = event.picked.unwrap_or_default();
    let strikes = picked.iter().any(|picked| {
        let noble = picked.noble.is_some_and(|noble| eyes.board.owner(noble) == eyes.me);
        let city = picked.city.is_some_and(|city| eyes.owns(city));
        noble || city
    });
    let all = matches!(event.event.word(), "ev_great_storm" | "ev_hard_winter");
    let bad = match print.colour {
        Colour::Red => harm(event.event),
        Colour::Blue if strikes => harm(event.event),
        Colour::Blue if all => tired(eyes),
        Colour::Blue | Colour::Green => 0.0,
    };
    let least = |answer: &Answer| match answer {
        Answer::Number(n) if *n > 0 => Some(*n),
        _ => None,
    };
    let price = eyes.answers.iter().filter_map(least).min()?;
    // The last Faith is for revolts.
    let left = i32::from(eyes.baron().faith) - i32::from(price);
    let dear = FAITH * f64::from(price) + if left == 0 { 0.8 } else { 0.0 };
    eyes.give(Answer::Number(if bad > dear { price } else { 0 }))
}

/// How many of his ready Nobles are out in the cold.
fn tired(eyes: &Eyes<'_>) -> f64 {
    let out = eyes.ready().iter().filter(|noble| {
        let area = eyes.board.noble(*noble).place.area();
        area.is_some_and(|area| knights::movement::own_site(eyes.game, eyes.board, eyes.me, area).is_none())
    });
    2.0 * out.count() as f64
}

/// What a card asks: targets, options, whether he pays, whether he obeys a Law.
pub(super) fn carry(eyes: &Eyes<'_>, carry: &Carry) -> Option<Answer> {
    let source = eyes.game.components().tables.clause(carry.clause).map(|clause| clause.source);
    let hurts = source.is_some_and(|card| HURTS.contains(&word(card)));
    let sign = if hurts { -1.0 } else { 1.0 };
    eyes.best(|answer| match answer {
        Answer::Say(Word::Accept) => 2.0,
        Answer::Say(Word::Yes) if eyes.spare() >= 3 => 2.0,
        Answer::Say(Word::No) => 1.0,
        Answer::Part(n) => option(eyes, source, n),
        Answer::Seat(seat) if seat == eyes.me => 10.0 + sign,
        Answer::Seat(seat) => 10.0 - sign * eyes.rivalry(seat),
        Answer::City(city) => 500.0 + sign * city_for(eyes, city),
        Answer::Noble(noble) => {
            let mine = eyes.board.owner(noble) == eyes.me;
            let tokens = 10.0 * f64::from(eyes.board.noble(noble).tokens);
            100.0 + sign * (f64::from(eyes.strength(noble)) / 100.0 + tokens) * if mine { 1.0 } else { -1.0 }
        }
        Answer::Troop(kind, _) => 50.0 - eyes.troop_worth(kind),
        Answer::Advancement(card, _) => {
            50.0 - f64::from(eyes.game.components().advancements[card.index()].cost)
        }
        _ => 0.0,
    })
}

fn city_for(eyes: &Eyes<'_>, city: CityId) -> f64 {
    let breaches = 5.0 * f64::from(eyes.board.city(city).breaches);
    if eyes.owns(city) { eyes.prize(city) + breaches } else { -eyes.prize(city) }
}

/// Which option of a card: what it offers first is what it is for, unless there is little of it to be had.
fn option(eyes: &Eyes<'_>, card: Option<Card>, n: u8) -> f64 {
    let tokens: u8 = eyes.board.nobles_of(eyes.me).map(|noble| eyes.board.noble(noble).tokens).sum();
    let first = match card.map(word) {
        Some("ev_surgeons") => tokens >= 2,
        Some("ev_second_wind") => {
            eyes.board.nobles_of(eyes.me).filter(|n| eyes.board.noble(*n).is_exhausted).count() >= 2
        }
        _ => true,
    };
    if first { 10.0 - f64::from(n) } else { 10.0 + f64::from(n) }
}

/// The word of a card.
pub(super) fn word(card: Card) -> &'static str {
    match card.deck {
        CardDeck::Event => EventId(card.number).word(),
        CardDeck::Agenda => knights::content::AgendaId(card.number).word(),
        CardDeck::Advancement => knights::content::AdvancementId(card.number).word(),
        CardDeck::Symbol | CardDeck::Captain | CardDeck::Mission => "",
    }
}

/// A card that he may use: yes, if it does not cost more than it brings.
pub(super) fn use_card(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| match answer {
        Answer::Use(card) => match word(card) {
            "ag_alms" => {
                if eyes.spare() >= 8 {
                    1.0
                } else {
                    0.0
                }
            }
            "ag_chaplain" => {
                if eyes.baron().faith >= 2 {
                    1.0
                } else {
                    0.0
                }
            }
            _ => 2.0,
        },
        Answer::Done => 0.5,
        _ => 0.0,
    })
}

/// Faith against an Event that lasts, where Miracles happen and it struck him.
pub(super) fn miracle(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| match answer {
        Answer::Miracle(event, n) => {
            let strikes = eyes.board.lasting.iter().any(|lasting| {
                let noble = lasting.noble.is_some_and(|noble| eyes.board.owner(noble) == eyes.me);
                lasting.event == event && (noble || lasting.drawer == eyes.me)
            });
            if strikes && u16::from(n) + 2 <= eyes.baron().faith { 1.0 } else { 0.0 }
        }
        _ => 0.0,
    })
}
