//! Names and texts of a content pack, laid over those of its game.

#[cfg(test)]
mod tests;

use crate::Lang;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser::parse_runtime;
use std::collections::{BTreeMap, BTreeSet};

/// A name that is longer needs a brief shape for narrow places, at most [`BRIEF`] letters long; or as long as the one in
/// whose place it stands.
const NAME: usize = 8;
/// See [`NAME`].
const BRIEF: usize = 7;
/// How deep braces may stand in one another: the parser goes down as deep as they do.
const DEPTH: usize = 8;

/// Something wrong with a text of a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The line, from 1.
    pub line: usize,
    /// The key of the text; empty if it cannot be made out.
    pub key: String,
    /// What is wrong, in plain words.
    pub what: String,
}

/// The keys that a text gives.
#[must_use]
pub fn keys(text: &str) -> BTreeSet<String> {
    Entries::of(text).messages.into_keys().collect()
}

/// The entries of these keys as they are part of the program, in the order of the file: for a pack to begin with.
#[must_use]
pub fn entries(lang: Lang, game: &str, keys: &BTreeSet<String>) -> String {
    let mut taken = String::new();
    let mut is_wanted = false;
    for line in lang.of_game(game).lines() {
        // An entry begins at the left; what belongs to it is indented.
        if !line.starts_with(' ') {
            is_wanted = line.split_once(" =").is_some_and(|(key, _)| keys.contains(key));
        }
        if is_wanted {
            taken += line;
            taken.push('\n');
        }
    }
    taken
}

/// Everything that is wrong with texts to be laid over those of a game, by line.
#[must_use]
pub fn check(lang: Lang, game: &str, text: &str) -> Vec<Flaw> {
    if let Some(line) = too_deep(text) {
        return vec![Flaw { line, key: String::new(), what: "braces are nested too deeply".to_owned() }];
    }
    let common = Entries::of(lang.common());
    let own = Entries::of(lang.of_game(game));
    let over = Entries::of(text);
    let known =
        |key: &str| own.messages.get(key).or_else(|| common.messages.get(key)).map(|(_, shape)| shape);
    let mut flaws = over.flaws;
    for (key, (line, shape)) in &over.messages {
        let mut tell = |what: String| flaws.push(Flaw { line: *line, key: key.clone(), what });
        let Some(ours) = known(key) else {
            tell(format!("there is no text '{key}' to be changed"));
            continue;
        };
        if ours.letters.is_some() && shape.letters.is_none() {
            tell("has no text of its own".to_owned());
        }
        for attribute in ours.attributes.keys().filter(|name| *name != "brief") {
            if !shape.attributes.contains_key(attribute) {
                tell(format!("lacks .{attribute}"));
            }
        }
        for attribute in shape.attributes.keys().filter(|name| *name != "brief") {
            if !ours.attributes.contains_key(attribute) {
                tell(format!("unknown .{attribute}"));
            }
        }
        let is_name = ours.attributes.contains_key("the");
        // What stands there now fits.
        let fits = ours.attributes.get("brief").copied().or(ours.letters).flatten().unwrap_or_default();
        let (most, name) = (BRIEF.max(fits), NAME.max(fits));
        match shape.attributes.get("brief") {
            Some(Some(letters)) if *letters > most => {
                tell(format!(".brief has {letters} letters, at most {most} fit"));
            }
            None if is_name && shape.letters.flatten().is_some_and(|letters| letters > name) => {
                tell(format!("is longer than {name} letters, and has no .brief of at most {most}"));
            }
            Some(_) | None => {}
        }
        for variable in shape.variables.difference(&ours.variables) {
            tell(format!("unknown variable ${variable}"));
        }
        for other in &shape.references {
            let exists = match other.strip_prefix('-') {
                Some(_) => [&over.terms, &own.terms, &common.terms].iter().any(|terms| terms.contains(other)),
                None => over.messages.contains_key(other) || known(other).is_some(),
            };
            if !exists {
                tell(format!("there is no text '{other}' to be put in here"));
            }
        }
    }
    flaws.sort_by(|a, b| (a.line, &a.key).cmp(&(b.line, &b.key)));
    flaws
}

/// The line on which braces are nested too deeply.
fn too_deep(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (i, line) in text.lines().enumerate() {
        // A new entry begins at the left: what was left open before it is broken, not deep.
        if line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-') {
            depth = 0;
        }
        for byte in line.bytes() {
            match byte {
                b'{' => depth += 1,
                b'}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth > DEPTH {
                return Some(i + 1);
            }
        }
    }
    None
}

/// The entries of a text.
#[derive(Default)]
struct Entries {
    messages: BTreeMap<String, (usize, Shape)>,
    terms: BTreeSet<String>,
    flaws: Vec<Flaw>,
}

/// What an entry is made of. Texts have a number of letters only where they are plain.
#[derive(Default)]
struct Shape {
    letters: Option<Option<usize>>,
    attributes: BTreeMap<String, Option<usize>>,
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

impl Entries {
    fn of(text: &str) -> Entries {
        let mut entries = Entries::default();
        let line_at = |byte: usize| 1 + text.bytes().take(byte).filter(|byte| *byte == b'\n').count();
        let resource = parse_runtime(text).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                let slice = error.slice.clone().unwrap_or(error.pos.clone());
                let junk = text.get(slice.clone()).unwrap_or_default();
                // The parser may notice at the end of the text what is wrong with its last line.
                let at = error.pos.start.min(slice.start + junk.trim_end().len());
                entries.flaws.push(Flaw {
                    line: line_at(at),
                    key: junk.split([' ', '=', '\n']).next().unwrap_or_default().to_owned(),
                    what: format!("this is no Fluent: {}", error.kind).replace('"', "'"),
                });
            }
            resource
        });
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name;
                    let line = line_at((key.as_ptr() as usize).saturating_sub(text.as_ptr() as usize));
                    if let Some((first, _)) = entries.messages.get(key) {
                        let what = format!("given twice, first on line {first}");
                        entries.flaws.push(Flaw { line, key: key.to_owned(), what });
                    } else {
                        entries.messages.insert(key.to_owned(), (line, Shape::of(message)));
                    }
                }
                Entry::Term(term) => {
                    entries.terms.insert(format!("-{}", term.id.name));
                }
                // What is broken is among the errors.
                Entry::Junk { .. }
                | Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_) => {}
            }
        }
        entries
    }
}

impl Shape {
    fn of(message: &Message<&str>) -> Shape {
        let mut shape = Shape::default();
        shape.letters = message.value.as_ref().map(|value| shape.pattern(value));
        for attribute in &message.attributes {
            let letters = shape.pattern(&attribute.value);
            shape.attributes.insert(attribute.id.name.to_owned(), letters);
        }
        shape
    }

    /// Notes what a pattern uses; how many letters it has, if it is plain.
    fn pattern(&mut self, pattern: &Pattern<&str>) -> Option<usize> {
        let mut letters = Some(0);
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    letters = letters.map(|sum| sum + value.chars().count());
                }
                PatternElement::Placeable { expression } => {
                    letters = None;
                    self.expression(expression);
                }
            }
        }
        letters
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, .. } => {
                self.references.insert(format!("-{}", id.name));
            }
            // Texts are told without functions: the name of one leads nowhere.
            InlineExpression::FunctionReference { id, .. } => {
                self.references.insert(format!("{}()", id.name));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
