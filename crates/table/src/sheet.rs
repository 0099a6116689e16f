//! A text of JSON that knows where its objects and arrays end, so that nobody has to read it again to find out what of it has
//! changed; and how one is written part by part, with parts that are the same as before copied.

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::Formatter;
use std::cell::Cell;
use std::io::{self, Write};
use std::ops::Range;

/// A text of JSON, and where its objects and arrays end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    text: String,
    /// Where each begins and ends, in the order in which they begin.
    spans: Vec<Span>,
    /// The parts that it was written in, in order.
    parts: Vec<Part>,
}

/// From where to where an object or an array goes.
type Span = (u32, u32);

/// A part of a sheet: its text, and the objects and arrays in it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Part {
    text: Range<usize>,
    spans: Range<usize>,
}

impl Sheet {
    /// A value, written whole. `null` if it cannot be written, which plain data always can.
    #[must_use]
    pub fn of(value: &impl Serialize) -> Sheet {
        let mut pen = Pen::with_room(1 << 10, 64);
        pen.write(value);
        pen.sheet()
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Where the object or the array ends that begins here.
    #[must_use]
    pub fn end(&self, from: usize) -> Option<usize> {
        let place = self.spans.binary_search_by_key(&from, |(start, _)| *start as usize).ok()?;
        Some(self.spans[place].1 as usize)
    }
}

/// Writes one value after the other.
struct Pen {
    text: Vec<u8>,
    spans: Vec<Span>,
    /// The places in `spans` of those that have not ended.
    open: Vec<usize>,
}

impl Pen {
    fn with_room(text: usize, spans: usize) -> Pen {
        Pen { text: Vec::with_capacity(text), spans: Vec::with_capacity(spans), open: Vec::with_capacity(16) }
    }

    /// Writes a value. All of it goes to memory, where nothing fails.
    fn write(&mut self, value: &impl Serialize) {
        let length = Cell::new(self.text.len());
        let marker = Marker { length: &length, spans: &mut self.spans, open: &mut self.open };
        let paper = Paper { text: &mut self.text, length: &length };
        let _ = value.serialize(&mut Serializer::with_formatter(paper, marker));
    }

    fn open(&mut self, bracket: u8) {
        self.open.push(self.spans.len());
        self.spans.push((self.text.len() as u32, 0));
        self.text.push(bracket);
    }

    fn close(&mut self, bracket: u8) {
        self.text.push(bracket);
        let end = self.text.len() as u32;
        if let Some(span) = self.open.pop().and_then(|place| self.spans.get_mut(place)) {
            span.1 = end;
        }
    }

    fn sheet(self) -> Sheet {
        Sheet { text: String::from_utf8(self.text).unwrap_or_default(), spans: self.spans, parts: Vec::new() }
    }
}

/// What is written on: it tells how much there is.
struct Paper<'a> {
    text: &'a mut Vec<u8>,
    length: &'a Cell<usize>,
}

impl Write for Paper<'_> {
    #[inline]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes).map(|()| bytes.len())
    }

    #[inline]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.text.extend_from_slice(bytes);
        self.length.set(self.text.len());
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Marks where objects and arrays begin and end.
struct Marker<'a> {
    length: &'a Cell<usize>,
    spans: &'a mut Vec<Span>,
    open: &'a mut Vec<usize>,
}

impl Marker<'_> {
    fn begin<W: ?Sized + Write>(&mut self, writer: &mut W, bracket: &[u8]) -> io::Result<()> {
        self.open.push(self.spans.len());
        self.spans.push((self.length.get() as u32, 0));
        writer.write_all(bracket)
    }

    fn end<W: ?Sized + Write>(&mut self, writer: &mut W, bracket: &[u8]) -> io::Result<()> {
        writer.write_all(bracket)?;
        if let Some(span) = self.open.pop().and_then(|place| self.spans.get_mut(place)) {
            span.1 = self.length.get() as u32;
        }
        Ok(())
    }
}

impl Formatter for Marker<'_> {
    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin(writer, b"{")
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.end(writer, b"}")
    }

    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin(writer, b"[")
    }

    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.end(writer, b"]")
    }
}

/// Writes a view part by part. What is the same in a view that was written before is copied from its sheet: sheets of one
/// game have the same parts, in the same order.
pub struct SheetWriter<'a, V> {
    before: &'a [(&'a V, &'a Sheet)],
    pen: Pen,
    parts: Vec<Part>,
}

impl<'a, V> SheetWriter<'a, V> {
    /// Writes an object, with what was written before at hand.
    #[must_use]
    pub fn object(before: &'a [(&'a V, &'a Sheet)], write: impl FnOnce(&mut SheetWriter<'a, V>)) -> Sheet {
        let longest = before.iter().map(|(_, sheet)| (sheet.text.len(), sheet.spans.len())).max();
        let (text, spans) = longest.unwrap_or((8 << 10, 512));
        let pen = Pen::with_room(text + text / 8, spans + spans / 8);
        let mut writer = SheetWriter { before, pen, parts: Vec::with_capacity(32) };
        writer.pen.open(b'{');
        write(&mut writer);
        writer.pen.close(b'}');
        Sheet { parts: writer.parts, ..writer.pen.sheet() }
    }

    /// A member that is an object.
    pub fn object_in(&mut self, name: &str, write: impl FnOnce(&mut SheetWriter<'a, V>)) {
        self.name(name);
        self.pen.open(b'{');
        write(self);
        self.pen.close(b'}');
    }

    /// A member that is an array.
    pub fn array_in(&mut self, name: &str, write: impl FnOnce(&mut SheetWriter<'a, V>)) {
        self.name(name);
        self.pen.open(b'[');
        write(self);
        self.pen.close(b']');
    }

    /// A member; it is the same as in a view for which `is_same` holds.
    pub fn member<T: Serialize>(
        &mut self,
        name: &str,
        is_same: impl Fn(&V) -> bool,
        value: impl FnOnce() -> T,
    ) {
        self.name(name);
        self.part(is_same, value);
    }

    /// A member that is written in any case.
    pub fn value(&mut self, name: &str, value: &impl Serialize) {
        self.name(name);
        self.pen.write(value);
    }

    /// An item of an array.
    pub fn item<T: Serialize>(&mut self, is_same: impl Fn(&V) -> bool, value: impl FnOnce() -> T) {
        self.comma();
        self.part(is_same, value);
    }

    fn comma(&mut self) {
        if !matches!(self.pen.text.last(), Some(b'{' | b'[')) {
            self.pen.text.push(b',');
        }
    }

    fn name(&mut self, name: &str) {
        self.comma();
        self.pen.text.push(b'"');
        self.pen.text.extend_from_slice(name.as_bytes());
        self.pen.text.extend_from_slice(b"\":");
    }

    fn part<T: Serialize>(&mut self, is_same: impl Fn(&V) -> bool, value: impl FnOnce() -> T) {
        let Pen { text, spans, .. } = &mut self.pen;
        let (at, first) = (text.len(), spans.len());
        let place = self.parts.len();
        let same = self.before.iter().find(|(view, _)| is_same(view));
        match same.and_then(|(_, sheet)| Some((sheet, sheet.parts.get(place)?))) {
            Some((sheet, part)) => {
                text.extend_from_slice(&sheet.text.as_bytes()[part.text.clone()]);
                let moved = |from: u32| from - part.text.start as u32 + at as u32;
                let copied = sheet.spans[part.spans.clone()].iter();
                spans.extend(copied.map(|(from, to)| (moved(*from), moved(*to))));
            }
            None => self.pen.write(&value()),
        }
        let Pen { text, spans, .. } = &self.pen;
        self.parts.push(Part { text: at..text.len(), spans: first..spans.len() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn a_sheet_knows_where_objects_and_arrays_end() {
        let value = json!({"a": [1, {"b": "}]"}, []], "c": {}, "d": "x"});
        let sheet = Sheet::of(&value);
        assert_eq!(sheet.text(), value.to_string());
        for (at, byte) in sheet.text().bytes().enumerate() {
            let end = sheet.end(at);
            assert_eq!(end.is_some(), matches!(byte, b'{' | b'['), "{at}");
            if let Some(end) = end {
                serde_json::from_str::<Value>(&sheet.text()[at..end]).expect("a whole value");
            }
        }
    }

    /// A view of numbers, and which of them were worked out anew.
    fn write(view: &[u32], before: &[(&Vec<u32>, &Sheet)], anew: &Cell<u32>) -> Sheet {
        SheetWriter::object(before, |sheet| {
            sheet.value("length", &view.len());
            sheet.object_in("inner", |sheet| {
                sheet.member(
                    "first",
                    |other| other[0] == view[0],
                    || {
                        anew.set(anew.get() + 1);
                        json!([{"is": view[0]}])
                    },
                );
            });
            sheet.array_in("all", |sheet| {
                for (place, number) in view.iter().enumerate() {
                    sheet.item(
                        |other| other.get(place) == Some(number),
                        || {
                            anew.set(anew.get() + 1);
                            vec![*number; 2]
                        },
                    );
                }
            });
        })
    }

    #[test]
    fn what_is_the_same_in_a_view_before_is_copied() {
        let views = [vec![1, 2, 3], vec![1, 20_000, 3], vec![4, 20_000, 3]];
        let anew = Cell::new(0);
        let sheets: Vec<Sheet> = views.iter().map(|view| write(view, &[], &anew)).collect();
        assert_eq!(anew.replace(0), 12);
        let text = r#"{"length":3,"inner":{"first":[{"is":1}]},"all":[[1,1],[2,2],[3,3]]}"#;
        assert_eq!(sheets[0].text(), text);
        let before = [(&views[0], &sheets[0]), (&views[1], &sheets[1])];
        assert_eq!(write(&views[1], &before[..1], &anew), sheets[1]);
        assert_eq!(anew.replace(0), 1);
        assert_eq!(write(&views[2], &before, &anew), sheets[2], "parts of both");
        assert_eq!(anew.replace(0), 2);
    }
}
