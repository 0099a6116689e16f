//! Which seats a value names, found while it is serialized, so that no field can be forgotten.

use crate::Seat;
use serde::ser::{self, Serialize, Serializer};
use std::fmt;

/// All seats that a value names, each with the field of the value in which it stands.
#[must_use]
pub fn named_seats<T: Serialize>(value: &T) -> Vec<(&'static str, Seat)> {
    let mut finder = Finder { found: Vec::new(), field: "", depth: 0, in_seat: false };
    // A finder takes everything, so there is nothing that could go wrong.
    let _ = value.serialize(&mut finder);
    finder.found
}

struct Finder {
    found: Vec<(&'static str, Seat)>,
    field: &'static str,
    depth: usize,
    in_seat: bool,
}

/// What never happens, but has to have a type.
#[derive(Debug)]
struct Never;

impl fmt::Display for Never {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no seat")
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: fmt::Display>(_: T) -> Never {
        Never
    }
}

type Done = Result<(), Never>;

macro_rules! skip {
    ($($method:ident: $type:ty),+) => { $(fn $method(self, _: $type) -> Done { Ok(()) })+ };
}

macro_rules! open {
    ($($method:ident($($argument:ty),*)),+) => {
        $(fn $method(self, $(_: $argument),*) -> Result<Self, Never> {
            self.depth += 1;
            Ok(self)
        })+
    };
}

impl Serializer for &mut Finder {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    skip!(serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64);
    skip!(serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_f32: f32, serialize_f64: f64);
    skip!(serialize_i128: i128, serialize_u128: u128);
    skip!(serialize_char: char, serialize_str: &str, serialize_bytes: &[u8], serialize_unit_struct: &'static str);
    open!(serialize_seq(Option<usize>), serialize_tuple(usize), serialize_map(Option<usize>));
    open!(serialize_tuple_struct(&'static str, usize), serialize_struct(&'static str, usize));
    open!(serialize_tuple_variant(&'static str, u32, &'static str, usize));
    open!(serialize_struct_variant(&'static str, u32, &'static str, usize));

    fn serialize_u8(self, value: u8) -> Done {
        if self.in_seat {
            self.found.push((self.field, Seat(value)));
        }
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Done {
        let outside = std::mem::replace(&mut self.in_seat, name == "Seat");
        let done = value.serialize(&mut *self);
        self.in_seat = outside;
        done
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        value: &T,
    ) -> Done {
        value.serialize(self)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_none(self) -> Done {
        Ok(())
    }

    fn serialize_unit(self) -> Done {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Done {
        Ok(())
    }
}

macro_rules! parts {
    ($($trait:ident { $($method:ident($($key:ident: $type:ty)?)),+ })+) => {
        $(impl ser::$trait for &mut Finder {
            type Ok = ();
            type Error = Never;
            $(fn $method<T: Serialize + ?Sized>(&mut self, $($key: $type,)? value: &T) -> Done {
                $(if self.depth == 1 { self.field = $key; })?
                value.serialize(&mut **self)
            })+
            fn end(self) -> Done {
                self.depth -= 1;
                Ok(())
            }
        })+
    };
}

parts! {
    SerializeSeq { serialize_element() }
    SerializeTuple { serialize_element() }
    SerializeTupleStruct { serialize_field() }
    SerializeTupleVariant { serialize_field() }
    SerializeMap { serialize_key(), serialize_value() }
    SerializeStruct { serialize_field(key: &'static str) }
    SerializeStructVariant { serialize_field(key: &'static str) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{SeatSet, Window};

    #[derive(serde::Serialize)]
    struct Position {
        gold: u8,
        active: Option<Seat>,
        frames: Vec<Frame>,
        winners: SeatSet,
    }

    #[derive(serde::Serialize)]
    enum Frame {
        Over,
        Cards(Window),
        Prison { captor: Seat, fief: u8 },
    }

    #[test]
    fn finds_every_seat_with_its_field() {
        let frames = vec![
            Frame::Over,
            Frame::Cards(Window::of([Seat(3), Seat(1)])),
            Frame::Prison { captor: Seat(7), fief: 5 },
        ];
        let position = Position { gold: 4, active: Some(Seat(2)), frames, winners: SeatSet::one(Seat(0)) };
        let expected = [("active", 2), ("frames", 3), ("frames", 1), ("frames", 7), ("winners", 0)];
        assert_eq!(named_seats(&position), expected.map(|(field, seat)| (field, Seat(seat))));
    }
}
