//! Reads a view by serialising it: a serializer that makes [`Fact`]s.

use super::fact::{Fact, NO, YES, words};
use serde::ser::{
    Error as _, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
    SerializeTuple, SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use std::fmt;

/// Why a view cannot be read.
#[derive(Debug)]
pub(super) struct Unreadable(String);

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

/// Reads what is serialised into it.
pub(super) struct Reader;

fn plain(value: impl fmt::Display) -> Read {
    Ok(Fact::Plain(value.to_string()))
}

pub(super) fn named(variant: &str, fact: Fact) -> Fact {
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
pub(super) struct Items {
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
pub(super) struct Entries {
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
