//! What a view holds, field by field, in the order in which its type names them: read by serialising it. A [`Seat`] is
//! told from other numbers by its type.
//!
//! [`Seat`]: table::Seat

use serde::ser::{
    Error as _, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
    SerializeTuple, SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use std::fmt;

/// Something that a view holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// There is none.
    None,
    /// A number or a word.
    Plain(String),
    /// Somebody at the table.
    Seat(u8),
    /// Several.
    List(Vec<Fact>),
    /// So many by their type, as there are places for them.
    Array(Vec<Fact>),
    /// Each under its name.
    Fields(Vec<(String, Fact)>),
}

impl Fact {
    /// What a view holds.
    #[must_use]
    pub fn of(view: &impl Serialize) -> Fact {
        // Reading into memory cannot fail, unless a type says so itself.
        view.serialize(Reader).unwrap_or(Fact::None)
    }

    /// Does it fit in a few words?
    #[must_use]
    pub fn is_short(&self) -> bool {
        match self {
            Fact::None | Fact::Plain(_) | Fact::Seat(_) => true,
            Fact::List(items) | Fact::Array(items) => {
                items.iter().all(|item| matches!(item, Fact::None | Fact::Plain(_) | Fact::Seat(_)))
            }
            Fact::Fields(_) => false,
        }
    }

    /// Is it what a place holds before anything is put there?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match self {
            Fact::None => true,
            Fact::Plain(text) => text == "0" || text == NO,
            Fact::Seat(_) => false,
            Fact::List(items) | Fact::Array(items) => items.iter().all(Fact::is_empty),
            Fact::Fields(fields) => fields.iter().all(|(_, fact)| fact.is_empty()),
        }
    }
}

/// What is true, and what is not.
const YES: &str = "✓";
const NO: &str = "–";

/// A name of the code in words: `two_player_hold` and `TwoPlayerHold` are "two player hold".
#[must_use]
pub fn words(name: &str) -> String {
    let mut words = String::new();
    for c in name.chars() {
        match c {
            '_' | '-' => words.push(' '),
            c if c.is_uppercase() => {
                if !words.is_empty() {
                    words.push(' ');
                }
                words.extend(c.to_lowercase());
            }
            c => words.push(c),
        }
    }
    words
}

/// Why a view cannot be read.
#[derive(Debug)]
struct Unreadable(String);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unreadable {}

impl serde::ser::Error for Unreadable {
    fn custom<T: fmt::Display>(why: T) -> Unreadable {
        Unreadable(why.to_string())
    }
}

type Read = Result<Fact, Unreadable>;

struct Reader;

fn plain(value: impl fmt::Display) -> Read {
    Ok(Fact::Plain(value.to_string()))
}

fn named(variant: &str, fact: Fact) -> Fact {
    Fact::Fields(vec![(words(variant), fact)])
}

impl Serializer for Reader {
    type Ok = Fact;
    type Error = Unreadable;
    type SerializeSeq = Items;
    type SerializeTuple = Items;
    type SerializeTupleStruct = Items;
    type SerializeTupleVariant = Items;
    type SerializeMap = Entries;
    type SerializeStruct = Entries;
    type SerializeStructVariant = Entries;

    fn serialize_bool(self, value: bool) -> Read {
        plain(if value { YES } else { NO })
    }
    fn serialize_i8(self, value: i8) -> Read {
        plain(value)
    }
    fn serialize_i16(self, value: i16) -> Read {
        plain(value)
    }
    fn serialize_i32(self, value: i32) -> Read {
        plain(value)
    }
    fn serialize_i64(self, value: i64) -> Read {
        plain(value)
    }
    fn serialize_u8(self, value: u8) -> Read {
        plain(value)
    }
    fn serialize_u16(self, value: u16) -> Read {
        plain(value)
    }
    fn serialize_u32(self, value: u32) -> Read {
        plain(value)
    }
    fn serialize_u64(self, value: u64) -> Read {
        plain(value)
    }
    fn serialize_f32(self, value: f32) -> Read {
        plain(value)
    }
    fn serialize_f64(self, value: f64) -> Read {
        plain(value)
    }
    fn serialize_char(self, value: char) -> Read {
        plain(value)
    }
    fn serialize_str(self, value: &str) -> Read {
        plain(words(value))
    }
    fn serialize_bytes(self, value: &[u8]) -> Read {
        Ok(Fact::List(value.iter().map(|byte| Fact::Plain(byte.to_string())).collect()))
    }
    fn serialize_none(self) -> Read {
        Ok(Fact::None)
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Read {
        value.serialize(self)
    }
    fn serialize_unit(self) -> Read {
        Ok(Fact::None)
    }
    fn serialize_unit_struct(self, name: &'static str) -> Read {
        plain(words(name))
    }
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Read {
        plain(words(variant))
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Read {
        match (name, value.serialize(Reader)?) {
            ("Seat", Fact::Plain(number)) => number.parse().map(Fact::Seat).map_err(Unreadable::custom),
            (_, fact) => Ok(fact),
        }
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Read {
        Ok(named(variant, value.serialize(Reader)?))
    }
    fn serialize_seq(self, _: Option<usize>) -> Result<Items, Unreadable> {
        Ok(Items { variant: None, make: Fact::List, items: Vec::new() })
    }
    fn serialize_tuple(self, _: usize) -> Result<Items, Unreadable> {
        Ok(Items { variant: None, make: Fact::Array, items: Vec::new() })
    }
    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<Items, Unreadable> {
        self.serialize_tuple(length)
    }
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Items, Unreadable> {
        Ok(Items { variant: Some(variant), make: Fact::Array, items: Vec::new() })
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Entries, Unreadable> {
        Ok(Entries { variant: None, entries: Vec::new() })
    }
    fn serialize_struct(self, _: &'static str, length: usize) -> Result<Entries, Unreadable> {
        self.serialize_map(Some(length))
    }
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Entries, Unreadable> {
        Ok(Entries { variant: Some(variant), entries: Vec::new() })
    }
}

/// A list that is being read.
struct Items {
    variant: Option<&'static str>,
    make: fn(Vec<Fact>) -> Fact,
    items: Vec<Fact>,
}

impl Items {
    fn push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unreadable> {
        self.items.push(value.serialize(Reader)?);
        Ok(())
    }

    fn done(self) -> Read {
        let list = (self.make)(self.items);
        Ok(match self.variant {
            Some(variant) => named(variant, list),
            None => list,
        })
    }
}

/// Fields that are being read.
struct Entries {
    variant: Option<&'static str>,
    entries: Vec<(String, Fact)>,
}

impl Entries {
    fn push<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Unreadable> {
        self.entries.push((words(name), value.serialize(Reader)?));
        Ok(())
    }

    fn done(self) -> Read {
        let fields = Fact::Fields(self.entries);
        Ok(match self.variant {
            Some(variant) => named(variant, fields),
            None => fields,
        })
    }
}

impl SerializeSeq for Items {
    type Ok = Fact;
    type Error = Unreadable;
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unreadable> {
        self.push(value)
    }
    fn end(self) -> Read {
        self.done()
    }
}

impl SerializeTuple for Items {
    type Ok = Fact;
    type Error = Unreadable;
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unreadable> {
        self.push(value)
    }
    fn end(self) -> Read {
        self.done()
    }
}

impl SerializeTupleStruct for Items {
    type Ok = Fact;
    type Error = Unreadable;
    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unreadable> {
        self.push(value)
    }
    fn end(self) -> Read {
        self.done()
    }
}

impl SerializeTupleVariant for Items {
    type Ok = Fact;
    type Error = Unreadable;
    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unreadable> {
        self.push(value)
    }
    fn end(self) -> Read {
        self.done()
    }
}

impl SerializeMap for Entries {
    type Ok = Fact;
    type Error = Unreadable;
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Unreadable> {
        let name = match key.serialize(Reader)? {
            Fact::Plain(name) => name,
            Fact::Seat(seat) => seat.to_string(),
            Fact::None | Fact::List(_) | Fact::Array(_) | Fact::Fields(_) => String::new(),
        };
        self.entries.push((name, Fact::None));
        Ok(())
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unreadable> {
        let read = value.serialize(Reader)?;
        if let Some((_, fact)) = self.entries.last_mut() {
            *fact = read;
        }
        Ok(())
    }
    fn end(self) -> Read {
        self.done()
    }
}

impl SerializeStruct for Entries {
    type Ok = Fact;
    type Error = Unreadable;
    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Unreadable> {
        self.push(name, value)
    }
    fn end(self) -> Read {
        self.done()
    }
}

impl SerializeStructVariant for Entries {
    type Ok = Fact;
    type Error = Unreadable;
    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Unreadable> {
        self.push(name, value)
    }
    fn end(self) -> Read {
        self.done()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serialize;
    use table::{Seat, SeatSet};

    #[derive(Serialize)]
    enum Phase {
        FirstMove,
        Battle { attacker: Seat },
        Fort(u8),
    }

    #[derive(Serialize)]
    struct View {
        round_number: u8,
        turn: Seat,
        passed: SeatSet,
        mine: Option<(Seat, u8)>,
        phases: [Phase; 3],
        is_over: bool,
    }

    #[test]
    fn every_field_is_read_in_order_and_seats_by_their_type() {
        let fact = Fact::of(&View {
            round_number: 2,
            turn: Seat(2),
            passed: SeatSet::one(Seat(1)),
            mine: None,
            phases: [Phase::FirstMove, Phase::Battle { attacker: Seat(0) }, Phase::Fort(3)],
            is_over: false,
        });
        let text = |text: &str| Fact::Plain(text.to_owned());
        let field = |name: &str, fact: Fact| (name.to_owned(), fact);
        assert_eq!(
            fact,
            Fact::Fields(vec![
                field("round number", text("2")),
                field("turn", Fact::Seat(2)),
                field("passed", Fact::List(vec![Fact::Seat(1)])),
                field("mine", Fact::None),
                field(
                    "phases",
                    Fact::Array(vec![
                        text("first move"),
                        named("Battle", Fact::Fields(vec![field("attacker", Fact::Seat(0))])),
                        named("Fort", text("3")),
                    ])
                ),
                field("is over", text("–")),
            ])
        );
        assert!(!fact.is_empty() && Fact::List(vec![text("0"), Fact::None]).is_empty());
    }
}
