//! What a file names, and what follows from that for what it leaves out.

use super::words::Words;
use super::{Given, words};
use crate::content::{Cities, CityId, NobleId};
use serde_json::Value;
use std::collections::BTreeSet;
use table::SeatSet;

/// The fields that a file names, and of whom it says what.
pub(super) struct Named {
    /// Those of the board, and those in them: `agendas.current`.
    fields: BTreeSet<String>,
    /// Is nothing said but how the table is?
    pub nothing: bool,
    /// Does something go on: a card, an Event, stacks?
    pub plays: bool,
    /// Barons of whom some troops are named.
    pub troops: SeatSet,
    /// Barons of whose stronghold it is said where it is.
    pub strongholds: SeatSet,
    /// Barons of whom it is said which Action cards they have.
    pub hands: SeatSet,
    /// Cities of which anything is said.
    pub cities: Cities,
    /// Is it said of any city whether it is razed?
    pub razed: bool,
    /// Nobles of whom anything is said.
    pub nobles: Vec<NobleId>,
}

impl Named {
    pub fn of(words: &Words<'_>, given: &Given) -> Named {
        let board = &given.board;
        let mut fields: BTreeSet<String> = board.keys().cloned().collect();
        for (name, value) in board {
            if let Value::Object(inner) = value {
                fields.extend(inner.keys().map(|field| format!("{name}.{field}")));
            }
        }
        let plays = given.turned.is_some() || !given.drawn.is_empty() || !given.stacks.is_empty();
        let mut named = Named {
            nothing: board.is_empty() && !plays && given.razed.is_none(),
            plays,
            fields,
            troops: SeatSet::EMPTY,
            strongholds: SeatSet::EMPTY,
            hands: SeatSet::EMPTY,
            cities: Cities::NONE,
            razed: given.razed.is_some(),
            nobles: Vec::new(),
        };
        for (key, baron) in list(board.get("barons")) {
            let Some(seat) = words.seat(&key) else { continue };
            let stronghold = baron.get("stronghold");
            if stronghold.is_some_and(|stronghold| stronghold.is_string() || stronghold.get("area").is_some())
            {
                named.strongholds.insert(seat);
            }
            if stronghold.is_some_and(|stronghold| stronghold.get("troops").is_some()) {
                named.troops.insert(seat);
            }
            if baron.get("cards").is_some() {
                named.hands.insert(seat);
            }
        }
        for (key, piece) in list(board.get("nobles")) {
            let Some(noble) = words::noble(&key) else { continue };
            named.nobles.push(noble);
            if piece.get("troops").is_some() {
                words.seat(noble.baron().word()).into_iter().for_each(|seat| named.troops.insert(seat));
            }
        }
        for (key, city) in list(board.get("cities")) {
            let number = || key.parse().ok().filter(|city| usize::from(*city) < CityId::COUNT).map(CityId);
            let Some(id) = CityId::named(&key).or_else(number) else { continue };
            named.cities.insert(id);
            named.razed |= city.get("is_razed").is_some();
        }
        named
    }

    /// Is this field of the board named, or `field.inner`?
    pub fn has(&self, field: &str) -> bool {
        self.fields.contains(field)
    }
}

/// What a map or a list has, each with its word or its number.
fn list(of: Option<&Value>) -> Vec<(String, &Value)> {
    match of {
        Some(Value::Object(map)) => map.iter().map(|(key, value)| (key.clone(), value)).collect(),
        Some(Value::Array(list)) => {
            list.iter().enumerate().map(|(at, value)| (at.to_string(), value)).collect()
        }
        Some(_) | None => Vec::new(),
    }
}
