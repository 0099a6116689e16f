//! `reame content GAME`: every component with its values, where they come from, and what a pack changed or we designed.

use super::{Print, starter};
use pack::{Change, Pack};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use texts::{Lang, Texts, overlay};
use titles::packs::Packs;
use titles::{self, Known, Task, Titles};

/// What is told beside the values of an item, or in another way.
const APART: [&str; 13] = [
    "id",
    "number",
    "kind",
    "row",
    "column",
    "set",
    "effects",
    "effect",
    "provenance",
    "confidence",
    "rules",
    "balance",
    "details",
];
/// How far what belongs to an item is indented.
const INDENT: usize = 8;

/// What is asked of the content of a game.
#[derive(clap::Args)]
pub struct Args {
    /// Which game.
    pub game: String,
    /// Only what a pack changed.
    #[arg(long)]
    pub changed: bool,
    /// Only what is ours, because neither the rulebook nor a source tells it.
    #[arg(long, conflicts_with = "changed")]
    pub designed: bool,
    /// Write a pack into this folder, with what is ours, to be filled in from the box.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["changed", "json"])]
    pub starter: Option<std::path::PathBuf>,
    /// For people or for programs.
    #[command(flatten)]
    pub print: Print,
}

/// Which items are told.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Part {
    /// All of them.
    All,
    /// Those that a pack changed.
    Changed,
    /// Those of which something is ours, because no source tells it.
    Designed,
}

impl Args {
    fn part(&self) -> Part {
        match (self.changed, self.designed) {
            (true, _) => Part::Changed,
            (false, true) => Part::Designed,
            (false, false) => Part::All,
        }
    }
}

/// Prints what was asked for, or writes a pack to fill in.
///
/// # Errors
/// One line on an unknown game, or on what cannot be written.
pub fn run(titles: &Titles, args: &Args) -> Result<String, String> {
    if let Some(dir) = &args.starter {
        return starter::run(titles, &args.game, dir);
    }
    let (packs, pack) = (packs_of(&args.game)?, pack_of(titles, &args.game)?);
    let listing = Listing::new(packs, pack, args);
    args.print.of(&listing.json(), || listing.text(columns()))
}

/// How the components of a game are told.
pub(super) fn packs_of(game: &str) -> Result<&'static Packs, String> {
    struct Find;
    impl Task for Find {
        type Out = &'static Packs;
        fn with<G: Known>(self) -> Self::Out {
            G::PACKS
        }
    }
    titles::with(game, Find)
}

/// The pack that new games are played with.
pub(super) fn pack_of(titles: &Titles, game: &str) -> Result<Pack, String> {
    titles.find(game)?.pack(None).ok_or_else(|| format!("{game} has no components"))
}

/// Is any fact of an item ours? A name that was only translated is not.
pub(super) fn is_designed(item: &Value) -> bool {
    let sources = item["provenance"].as_object().into_iter().flatten();
    let is_ours = |source: &str| source.starts_with("designed") && source != "designed (translation)";
    sources.into_iter().any(|(_, source)| source.as_str().is_some_and(is_ours))
}

/// The columns of the terminal; a hundred where there is none.
fn columns() -> usize {
    let set = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let seen = || ratatui::crossterm::terminal::size().ok().map(|(columns, _)| usize::from(columns));
    set.or_else(seen).filter(|columns| *columns > 0).unwrap_or(100)
}

struct Listing<'a> {
    packs: &'static Packs,
    pack: Pack,
    args: &'a Args,
    texts: Texts,
    /// The texts without the pack's, in each language.
    before: [Texts; 2],
    /// The texts with the pack's.
    after: [Texts; 2],
    /// The keys of the pack's texts, in each language.
    words: [BTreeSet<String>; 2],
}

/// One component.
struct Item<'a> {
    /// In which file, without `.json`.
    file: &'static str,
    id: &'a str,
    /// The key of its name: `building-B1`.
    key: String,
    value: &'a Value,
    changes: Vec<&'a Change>,
}

impl<'a> Listing<'a> {
    fn new(packs: &'static Packs, pack: Pack, args: &'a Args) -> Listing<'a> {
        let words = Lang::ALL.map(|lang| pack.words(lang.code()).map(overlay::keys).unwrap_or_default());
        let before = Lang::ALL.map(|lang| Texts::new(lang, &args.game));
        let told = |lang: Lang| Texts::with_words(lang, &args.game, pack.words(lang.code()));
        let (texts, after) = (told(Lang::chosen()), Lang::ALL.map(told));
        Listing { packs, pack, args, texts, before, after, words }
    }

    /// The items of a file that were asked for.
    fn items(&self, file: &'static str, kind: &str) -> Vec<Item<'_>> {
        let name = format!("{file}.json");
        let of = |id: &str| self.pack.changes().iter().filter(|c| c.file == name && c.item == id).collect();
        let all = self.pack.ids(file).zip(self.pack.items(file)).map(|(id, value)| {
            // Ids with a dot cannot stand in a key: invaders have no names of their own.
            Item { file, id, key: format!("{kind}-{id}"), value, changes: of(id) }
        });
        all.filter(|item| match self.args.part() {
            Part::All => true,
            Part::Changed => self.is_changed(item),
            Part::Designed => is_designed(item.value),
        })
        .collect()
    }

    fn is_changed(&self, item: &Item<'_>) -> bool {
        !item.changes.is_empty() || !self.words_of(item).is_empty()
    }

    /// The texts of an item that the pack changed, with their languages.
    fn words_of(&self, item: &Item<'_>) -> Vec<(Lang, String)> {
        let keys = [item.key.clone(), format!("{}-text", item.key)];
        let given = |(lang, words): (Lang, &BTreeSet<String>)| {
            let given: Vec<_> =
                keys.iter().filter(|key| words.contains(*key)).map(|key| (lang, key.clone())).collect();
            given
        };
        Lang::ALL.into_iter().zip(&self.words).flat_map(given).collect()
    }

    /// The texts that still tell what an item did before the pack.
    fn stale(&self, item: &Item<'_>) -> Vec<String> {
        let text = format!("{}-text", item.key);
        if !item.changes.iter().any(|change| change.key.starts_with("effect")) {
            return Vec::new();
        }
        let old = Lang::ALL.into_iter().zip(&self.words).filter(|(_, words)| !words.contains(&text));
        old.map(|(lang, _)| format!("{text} ({lang}.ftl)")).collect()
    }

    fn json(&self) -> Value {
        let mut files = serde_json::Map::new();
        let mut warnings = Vec::new();
        for (file, kind) in self.packs.files {
            let items = self.items(file, kind);
            let told = items.iter().map(|item| {
                let mut told = item.value.clone();
                told["short"] = json!(self.effects(item.value));
                told["name"] = json!(self.name(item));
                told["text"] = json!(self.about(item));
                told
            });
            files.insert((*file).to_owned(), told.collect());
            for item in &items {
                let stale = self.stale(item).into_iter();
                warnings
                    .extend(stale.map(|text| json!({ "file": item.file, "item": item.id, "stale": text })));
            }
        }
        let change = |change: &Change| {
            let Change { file, item, key, from, to, line } = change;
            json!({ "file": file, "item": item, "key": key, "from": from, "to": to, "line": line })
        };
        json!({
            "game": self.args.game,
            "hash": self.pack.hash(),
            "name": self.pack.name(),
            "note": self.pack.note(),
            "files": files,
            "changes": self.pack.changes().iter().map(change).collect::<Vec<_>>(),
            "warnings": warnings,
        })
    }

    fn text(&self, columns: usize) -> String {
        let mut page = Page { text: String::new(), columns: columns.max(40) };
        self.head(&mut page);
        for (file, kind) in self.packs.files {
            let items = self.items(file, kind);
            if items.is_empty() {
                continue;
            }
            // Writing to a string cannot fail.
            let _ = writeln!(page.text, "\n{file}.json");
            for item in &items {
                self.item(item, &mut page);
            }
        }
        page.text
    }

    fn head(&self, page: &mut Page) {
        let changed: BTreeSet<_> = self.pack.changes().iter().map(|c| (&c.file, &c.item)).collect();
        let words: usize = self.words.iter().map(BTreeSet::len).sum();
        let args = [
            ("game", self.args.game.as_str().into()),
            ("hash", self.pack.hash().into()),
            ("name", self.pack.name().unwrap_or_default().into()),
            ("values", self.pack.changes().len().into()),
            ("items", changed.len().into()),
            ("words", words.into()),
        ];
        let key = if self.pack.name().is_some() { "content-pack" } else { "content-default" };
        page.wrap(0, &self.texts.with(key, &args));
        if let Some(note) = self.pack.note() {
            page.wrap(0, note);
        }
        if self.args.part() == Part::Changed && changed.is_empty() && words == 0 {
            page.wrap(0, &self.texts.get("content-nothing"));
        }
    }

    fn item(&self, item: &Item<'_>, page: &mut Page) {
        let mark = if self.is_changed(item) { '*' } else { ' ' };
        let label = format!("{mark} {}", item.id);
        let values = self.values(item.value);
        let first = [self.name(item), values].into_iter().filter(|part| !part.is_empty());
        let label = if label.chars().count() < INDENT { format!("{label:<INDENT$}") } else { label + "  " };
        page.wrap_after(&label, &first.collect::<Vec<_>>().join(" · "));
        page.wrap(INDENT, &self.about(item));
        for effect in self.effects(item.value) {
            page.wrap(INDENT, &effect);
        }
        page.wrap(INDENT, &self.source(item.value));
        for change in &item.changes {
            self.change(change, page);
        }
        for (lang, key) in self.words_of(item) {
            let (was, now) = (self.before[lang as usize].get(&key), self.after[lang as usize].get(&key));
            let file = format!("{lang}.ftl");
            self.change_line(&key, &was, &now, &file, page);
        }
        for text in self.stale(item) {
            page.wrap(INDENT, &self.texts.with("content-stale", &[("text", text.into())]));
        }
    }

    fn name(&self, item: &Item<'_>) -> String {
        let name = self.texts.get(&item.key);
        if name == item.key { String::new() } else { name }
    }

    /// What an item says it does; empty if it says nothing.
    fn about(&self, item: &Item<'_>) -> String {
        let key = format!("{}-text", item.key);
        let text = self.texts.get(&key);
        if text == key { String::new() } else { text }
    }

    /// What an item does, effect by effect.
    fn effects(&self, item: &Value) -> Vec<String> {
        let one = Some(&item["effect"]).filter(|effect| effect.is_object());
        item["effects"].as_array().into_iter().flatten().chain(one).map(self.packs.short).collect()
    }

    /// Cost, points, strength: all that is neither an effect nor said about the item.
    fn values(&self, item: &Value) -> String {
        let entries = item.as_object().into_iter().flatten();
        let told = entries.filter(|(key, _)| !APART.contains(&key.as_str()));
        told.map(|(key, value)| format!("{key} {}", plain(value))).collect::<Vec<_>>().join(" · ")
    }

    /// Where the values come from, and how sure they are.
    fn source(&self, item: &Value) -> String {
        let mut sources: BTreeMap<String, Vec<&str>> = BTreeMap::new();
        for (fact, source) in item["provenance"].as_object().into_iter().flatten() {
            sources.entry(plain(source)).or_default().push(fact);
        }
        let told = |(source, facts): (&String, &Vec<&str>)| match facts[..] {
            ["all"] => source.clone(),
            _ => format!("{source}: {}", facts.join(", ")),
        };
        let all: Vec<String> = sources.iter().map(told).collect();
        let sources = all.join("; ");
        match item["confidence"].as_str() {
            Some(confidence) => {
                let args = [("sources", sources.into()), ("confidence", confidence.into())];
                self.texts.with("content-source", &args)
            }
            None => sources,
        }
    }

    fn change(&self, change: &Change, page: &mut Page) {
        let place = format!("{}:{}", change.file, change.line);
        let told = |value: &Value| match (value, change.key.as_str()) {
            (Value::Null, _) => self.texts.get("list-nothing"),
            (value, key @ ("effects" | "effect")) => {
                match self.effects(&json!({ key: value })).join(" // ") {
                    none if none.is_empty() => self.texts.get("list-nothing"),
                    effects => effects,
                }
            }
            (value, _) => plain(value),
        };
        self.change_line(&change.key, &told(&change.from), &told(&change.to), &place, page);
    }

    fn change_line(&self, key: &str, was: &str, now: &str, place: &str, page: &mut Page) {
        let own = |text: &str| texts::Value::from(text.to_owned());
        let args = [("key", own(key)), ("was", own(was)), ("now", own(now)), ("place", own(place))];
        let line = self.texts.with("content-changed", &args);
        if INDENT + line.chars().count() <= page.columns {
            page.wrap(INDENT, &line);
        } else {
            page.wrap(INDENT, &self.texts.with("content-changed-long", &args));
            page.wrap_after(&format!("{:INDENT$}  - ", ""), was);
            page.wrap_after(&format!("{:INDENT$}  + ", ""), now);
        }
    }
}

/// A value in one line: what there is none of is not told.
fn plain(value: &Value) -> String {
    match value {
        Value::Object(entries) => {
            let some = entries.iter().filter(|(_, value)| **value != 0);
            let told: Vec<String> = some.map(|(key, value)| format!("{key}:{}", plain(value))).collect();
            if told.is_empty() { "-".to_owned() } else { told.join(",") }
        }
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// Text in lines of so many columns.
struct Page {
    text: String,
    columns: usize,
}

impl Page {
    /// A paragraph, indented; nothing for no text.
    fn wrap(&mut self, indent: usize, text: &str) {
        if !text.is_empty() {
            self.wrap_after(&" ".repeat(indent), text);
        }
    }

    /// A paragraph after a label; further lines stand under its beginning.
    fn wrap_after(&mut self, label: &str, text: &str) {
        let indent = label.chars().count();
        let mut line = label.to_owned();
        let mut width = indent;
        for word in text.split_whitespace() {
            let letters = word.chars().count();
            if width > indent && width + 1 + letters > self.columns {
                self.text += line.trim_end();
                self.text.push('\n');
                line = " ".repeat(indent);
                width = indent;
            }
            if width > indent {
                line.push(' ');
                width += 1;
            }
            line += word;
            width += letters;
        }
        self.text += line.trim_end();
        self.text.push('\n');
    }
}
