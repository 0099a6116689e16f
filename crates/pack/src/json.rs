//! Strict JSON that remembers on which line everything stands.

use jsonc_parser::ast;
use jsonc_parser::common::Ranged;
use jsonc_parser::{CollectOptions, ParseOptions, parse_to_ast};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// How deep lists and objects may stand in one another. Real content needs about fifteen levels.
const DEPTH: usize = 64;

/// The keys and list places that lead to a value.
pub(crate) type Path = Vec<String>;

/// Which text a value was written in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    Default,
    Overlay,
}

/// Where a value stands, and where everything in it stands.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub origin: Origin,
    /// Of the key of an entry, of the start of anything else.
    pub line: usize,
    /// By key, or by place in the list.
    pub inner: BTreeMap<String, Place>,
}

impl Place {
    /// The place of what `path` leads to, or of the nearest thing around it.
    pub fn nearest(&self, path: &[String]) -> &Place {
        let mut place = self;
        for step in path {
            match place.inner.get(step) {
                Some(inner) => place = inner,
                None => break,
            }
        }
        place
    }
}

/// A text, read.
pub(crate) struct Document {
    pub value: Value,
    pub place: Place,
    /// What is wrong inside, though it is JSON.
    pub flaws: Vec<Flaw>,
}

/// Something wrong at a place of one text.
pub(crate) struct Flaw {
    pub path: Path,
    pub line: usize,
    pub what: String,
}

/// Reads a text, or says on which line it stops being JSON.
pub(crate) fn parse(text: &str, origin: Origin) -> Result<Document, Flaw> {
    // Some editors put a byte order mark first.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    // The parser with positions is lenient by nature: serde_json is the judge of what is JSON.
    serde_json::from_str::<Value>(text).map_err(|error| not_json(error.line(), &plain(&error)))?;
    let lines = Lines::of(text);
    let parsed = parse_to_ast(text, &CollectOptions::default(), &strict())
        .map_err(|error| not_json(lines.at(error.range().start), &error.kind().to_string()))?;
    let root = parsed.value.ok_or_else(|| not_json(1, "the file is empty"))?;
    let mut reader = Reader { origin, lines, path: Path::new(), flaws: Vec::new() };
    let line = reader.lines.at(root.start());
    let (value, place) = reader.value(&root, line);
    Ok(Document { value, place, flaws: reader.flaws })
}

fn not_json(line: usize, why: &str) -> Flaw {
    Flaw { path: Path::new(), line: line.max(1), what: format!("this is no JSON: {why}") }
}

fn plain(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let why = text.split(" at line ").next().unwrap_or(&text);
    match why {
        "recursion limit exceeded" => "nested too deeply".to_owned(),
        "EOF while parsing a value" if error.line() <= 1 && error.column() == 0 => {
            "the file is empty".to_owned()
        }
        _ => why.replace("EOF while parsing", "the file ends inside"),
    }
}

fn strict() -> ParseOptions {
    ParseOptions {
        allow_comments: false,
        allow_loose_object_property_names: false,
        allow_trailing_commas: false,
        allow_missing_commas: false,
        allow_single_quoted_strings: false,
        allow_hexadecimal_numbers: false,
        allow_unary_plus_numbers: false,
        allow_bare_decimal_point_numbers: false,
        allow_non_finite_numbers: false,
        allow_extended_string_escapes: false,
    }
}

/// The byte at which each line starts.
struct Lines(Vec<usize>);

impl Lines {
    fn of(text: &str) -> Lines {
        let after_breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(i, _)| i + 1);
        Lines(std::iter::once(0).chain(after_breaks).collect())
    }

    /// The line of a byte, from 1.
    fn at(&self, byte: usize) -> usize {
        self.0.partition_point(|start| *start <= byte)
    }
}

struct Reader {
    origin: Origin,
    lines: Lines,
    path: Path,
    flaws: Vec<Flaw>,
}

impl Reader {
    fn value(&mut self, node: &ast::Value<'_>, line: usize) -> (Value, Place) {
        let mut place = Place { origin: self.origin, line, inner: BTreeMap::new() };
        if self.path.len() > DEPTH {
            self.flaw(line, "nested too deeply".to_owned());
            return (Value::Null, place);
        }
        let value = match node {
            ast::Value::StringLit(text) => Value::String(text.value.to_string()),
            ast::Value::NumberLit(number) => self.number(number.value, line),
            ast::Value::BooleanLit(truth) => Value::Bool(truth.value),
            ast::Value::NullKeyword(_) => Value::Null,
            ast::Value::Array(list) => self.list(list, &mut place),
            ast::Value::Object(object) => self.object(object, &mut place),
        };
        (value, place)
    }

    fn number(&mut self, digits: &str, line: usize) -> Value {
        serde_json::from_str(digits).map(Value::Number).unwrap_or_else(|_| {
            self.flaw(line, format!("{digits} is no number"));
            Value::Null
        })
    }

    fn list(&mut self, list: &ast::Array<'_>, place: &mut Place) -> Value {
        let mut values = Vec::with_capacity(list.elements.len());
        for (i, element) in list.elements.iter().enumerate() {
            let line = self.lines.at(element.start());
            self.path.push(i.to_string());
            let (value, inner) = self.value(element, line);
            values.push(value);
            place.inner.extend(self.path.pop().map(|step| (step, inner)));
        }
        Value::Array(values)
    }

    fn object(&mut self, object: &ast::Object<'_>, place: &mut Place) -> Value {
        let mut values = Map::new();
        for entry in &object.properties {
            let key = entry.name.as_str().to_owned();
            let line = self.lines.at(entry.start());
            self.path.push(key.clone());
            if let Some(first) = place.inner.get(&key) {
                self.flaw(line, format!("given twice, first on line {}", first.line));
            } else {
                let (value, inner) = self.value(&entry.value, line);
                values.insert(key.clone(), value);
                place.inner.insert(key, inner);
            }
            self.path.pop();
        }
        Value::Object(values)
    }

    fn flaw(&mut self, line: usize, what: String) {
        self.flaws.push(Flaw { path: self.path.clone(), line, what });
    }
}

/// The value that `path` leads to.
pub(crate) fn get<'v>(value: &'v Value, path: &[String]) -> Option<&'v Value> {
    path.iter().try_fold(value, |value, step| match value {
        Value::Object(entries) => entries.get(step),
        Value::Array(list) => list.get(step.parse::<usize>().ok()?),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    })
}

/// The value that `path` leads to, to change it.
pub(crate) fn get_mut<'v>(value: &'v mut Value, path: &[String]) -> Option<&'v mut Value> {
    path.iter().try_fold(value, |value, step| match value {
        Value::Object(entries) => entries.get_mut(step),
        Value::Array(list) => list.get_mut(step.parse::<usize>().ok()?),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    })
}

/// What a value is, in plain words.
pub(crate) fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

/// A value as text that does not depend on how it was written: no spaces, keys in order.
pub(crate) fn canonical(value: &Value, out: &mut String) {
    match value {
        Value::Array(list) => {
            out.push('[');
            for element in list {
                canonical(element, out);
                out.push(',');
            }
            out.push(']');
        }
        Value::Object(entries) => {
            // Whether serde_json's own maps are sorted depends on the features that other crates switch on.
            let sorted: BTreeMap<&String, &Value> = entries.iter().collect();
            out.push('{');
            for (key, value) in sorted {
                canonical(&Value::String(key.clone()), out);
                out.push(':');
                canonical(value, out);
                out.push(',');
            }
            out.push('}');
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            out.push_str(&value.to_string());
        }
    }
}
