//! The words of a file: Barons by their colours, Nobles, cities, cards and areas by the ids of the box.

use crate::Knights;
use crate::board::Board;
use crate::content::{
    ActionCard, AdvancementId, AreaId, BaronId, CityId, Content, Expedition, NeutralCard, NobleId, PhaseArea,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::{Fields, Seat};

/// Fields in which a seat stands, or a list of seats: the colour of its Baron may stand there as well.
const SEATS: [&str; 14] = [
    "owner",
    "chairman",
    "church",
    "scholar",
    "king",
    "attacker",
    "defender",
    "drawer",
    "acting",
    "seat",
    "winners",
    "banned",
    "attending",
    "exempt",
];

/// Who sits where, and with that what the words of a file mean.
pub(super) struct Words<'a> {
    content: &'a Content,
    seats: u8,
    /// The Barons by seat; behind those who play are the others.
    barons: [BaronId; 6],
}

/// Something by the word that it is written with.
fn by_word<T: DeserializeOwned>(word: &str) -> Option<T> {
    serde_json::from_value(json!(word)).ok()
}

impl<'a> Words<'a> {
    /// Who sits where: Barons that have no other seat take theirs in the order of their colours.
    pub fn of(game: &'a Knights, given: Option<&mut Value>, wrong: &mut Vec<String>) -> Words<'a> {
        let mut ids = [None; 6];
        for (key, baron) in given.map(entries).unwrap_or_default() {
            // A Baron of whom nothing else is said.
            if baron.is_string() {
                *baron = json!({ "id": baron.take() });
            }
            let seat = key.parse::<usize>().ok().filter(|seat| *seat < usize::from(game.seats));
            let id = baron.get("id").and_then(Value::as_str);
            match (id, id.and_then(BaronId::named), seat) {
                (Some(_), Some(baron), Some(seat)) => ids[seat] = Some(baron),
                (Some(word), None, _) => {
                    wrong.push(format!("state.board.barons.{key}.id: there is no Baron '{word}'"));
                }
                (Some(_), _, None) | (None, ..) => {}
            }
        }
        let mut left =
            BaronId::all().filter(|baron| !ids.contains(&Some(*baron))).collect::<Vec<_>>().into_iter();
        let barons = ids.map(|id| id.or_else(|| left.next()).unwrap_or_default());
        Words { content: &game.content, seats: game.seats, barons }
    }

    /// They take their seats.
    pub fn sit_down(&self, board: &mut Board) {
        for (at, (baron, id)) in board.barons.iter_mut().zip(self.barons).enumerate() {
            (baron.id, baron.is_out) = (id, at >= usize::from(self.seats));
        }
    }

    /// The seat of a Baron, by his colour or its number.
    pub fn seat(&self, word: &str) -> Option<Seat> {
        let playing = &self.barons[..usize::from(self.seats)];
        let number = word.parse().ok().filter(|seat| *seat < self.seats);
        let colour = || playing.iter().position(|baron| baron.word() == word).map(|at| at as u8);
        number.or_else(colour).map(Seat)
    }

    /// The Baron who sits there.
    pub fn baron(&self, seat: Seat) -> BaronId {
        self.barons[seat.index()]
    }

    /// An area by its own word, or that of its city.
    fn area(&self, word: &str) -> Option<AreaId> {
        AreaId::named(word).or_else(|| CityId::named(word).map(|city| self.content.area_of(city)))
    }

    fn known_area(&self, word: &str) -> Result<Value, String> {
        self.area(word).map(|area| json!(area)).ok_or_else(|| format!("there is no area '{word}'"))
    }

    fn known_seat(&self, word: &str) -> Result<Value, String> {
        self.seat(word).map(|seat| json!(seat)).ok_or_else(|| format!("no Baron '{word}' plays"))
    }

    /// Words of Barons become their seats.
    fn seats_of(&self, given: Value) -> Result<Value, String> {
        if let Value::Array(list) = given {
            return list.into_iter().map(|one| self.seats_of(one)).collect();
        }
        given.as_str().map_or(Ok(given.clone()), |word| self.known_seat(word))
    }

    /// Where a Noble is: in an area, or on the port icon of one.
    fn place_of(&self, given: Value) -> Result<Value, String> {
        if let Some(word) = given.as_str().filter(|word| !matches!(*word, "off" | "gone")) {
            return Ok(json!({ "area": self.known_area(word)? }));
        }
        for key in ["area", "port"] {
            if let Some(word) = given.get(key).and_then(Value::as_str) {
                return Ok(json!({ key: self.known_area(word)? }));
            }
        }
        Ok(given)
    }

    /// Whom a site or an heir is with: `{"stronghold": "red"}`, `{"held": "blue"}`.
    fn with_whom(&self, given: Value, key: &str) -> Result<Value, String> {
        match given.get(key).and_then(Value::as_str) {
            Some(word) => Ok(json!({ key: self.known_seat(word)? })),
            None => Ok(given),
        }
    }

    /// The Mercenary Track from the left, or by the numbers of its spots; on each a Baron, a casualty token or nothing.
    fn track(&self, usual: &Value, given: Value) -> Result<Value, String> {
        let mut track = usual.as_array().cloned().unwrap_or_default();
        let mut given = given;
        if !given.is_array() && !given.is_object() {
            return Ok(given);
        }
        let is_list = given.is_array();
        for (key, on) in entries(&mut given) {
            let at = key.parse::<usize>().ok().and_then(|at| at.checked_sub(usize::from(!is_list)));
            let spot =
                at.and_then(|at| track.get_mut(at)).ok_or_else(|| format!("there is no spot '{key}'"))?;
            let marker = on.as_str().filter(|word| *word != "token");
            *spot = match marker {
                Some(word) => json!({ "baron": self.known_seat(word)? }),
                None => on.take(),
            };
        }
        Ok(Value::Array(track))
    }

    /// Events in force, each by its word or with who drew it.
    fn lasting(&self, given: Value) -> Result<Value, String> {
        let Value::Array(list) = given else { return Ok(given) };
        let full = |one: Value| {
            let mut event = if one.is_string() { json!({ "event": one }) } else { one };
            if let Some(fields) = event.as_object_mut() {
                let drawer = fields.remove("drawer").unwrap_or_else(|| json!(0));
                fields.insert("drawer".to_owned(), self.seats_of(drawer)?);
                fields.entry("noble").or_insert(Value::Null);
            }
            Ok(event)
        };
        list.into_iter().map(full).collect()
    }
}

/// How many there are of each, from their words.
fn counted(usual: &[Value], given: &[Value], place: impl Fn(&str) -> Option<usize>) -> Result<Value, String> {
    let mut counts = vec![0u64; usual.len()];
    for one in given {
        let word = one.as_str().unwrap_or_default();
        *place(word).and_then(|at| counts.get_mut(at)).ok_or_else(|| format!("there is no {one}"))? += 1;
    }
    Ok(json!(counts))
}

impl Fields for Words<'_> {
    fn place(&self, field: &str, usual: &[Value], word: &str) -> Option<usize> {
        // What a list is of can be told by its name, or by how long it is.
        match (field, usual.len()) {
            ("nobles", _) => NobleId::named(word).map(NobleId::index),
            ("cities", _) => CityId::named(word).map(CityId::index),
            ("fleets", _) => by_word::<Expedition>(word).map(|expedition| expedition as usize),
            ("areas", _) => by_word::<PhaseArea>(word).map(|area| area as usize),
            (_, 3) => word.parse::<usize>().ok()?.checked_sub(1),
            (_, 6) => self.seat(word).map(Seat::index),
            (_, 8) => by_word::<ActionCard>(word).map(|card| card as usize),
            (_, 11) => by_word::<NeutralCard>(word).map(|card| card as usize),
            (_, AdvancementId::COUNT) => AdvancementId::named(word).map(AdvancementId::index),
            _ => None,
        }
    }

    fn in_full(&self, field: &str, usual: &Value, given: Value) -> Result<Value, String> {
        match (field, &given) {
            (field, _) if SEATS.contains(&field) => self.seats_of(given),
            ("place", _) => self.place_of(given),
            ("area", Value::String(word)) => self.known_area(word),
            ("stronghold", Value::String(_)) => Ok(json!({ "area": given })),
            ("site", _) => self.with_whom(given, "stronghold"),
            ("heir", _) => self.with_whom(given, "held"),
            // What somebody's Votes are for.
            (_, Value::Object(voice)) if voice.len() == 1 && voice.contains_key("baron") => {
                self.with_whom(given, "baron")
            }
            ("question", Value::String(_)) => Ok(json!({ "Agenda": given })),
            ("track", _) => self.track(usual, given),
            ("lasting", _) => self.lasting(given),
            ("frames", Value::Array(steps)) => Ok(steps.iter().map(step).collect()),
            (_, Value::Array(list)) => {
                let counts = usual.as_array().filter(|usual| usual.first().is_some_and(Value::is_number));
                match counts.filter(|_| list.iter().all(Value::is_string)) {
                    Some(usual) => counted(usual, list, |word| self.place(field, usual, word)),
                    None => Ok(given),
                }
            }
            _ => Ok(given),
        }
    }
}

/// A step of which there is nothing to say, by its word alone.
fn step(given: &Value) -> Value {
    match given.as_str() {
        Some(word) if word != "over" => json!({ word: null }),
        Some(_) | None => given.clone(),
    }
}

/// A Noble, by his word or his place in a list.
pub(super) fn noble(word: &str) -> Option<NobleId> {
    let number = || word.parse().ok().filter(|noble| usize::from(*noble) < NobleId::COUNT).map(NobleId);
    NobleId::named(word).or_else(number)
}

/// What a map or a list has, each with its word or its number.
pub(super) fn entries(of: &mut Value) -> Vec<(String, &mut Value)> {
    if let Value::Object(map) = of {
        map.iter_mut().map(|(key, value)| (key.clone(), value)).collect()
    } else if let Value::Array(list) = of {
        list.iter_mut().enumerate().map(|(at, value)| (at.to_string(), value)).collect()
    } else {
        Vec::new()
    }
}
