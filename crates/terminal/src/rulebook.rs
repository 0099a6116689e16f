//! The rules as a page: those of the present question first, and a search.

use super::scroll::{Up, scrolled};
use ledger::{Entry, Ledger, Scope};
use ratatui::crossterm::event::KeyCode;
use texts::Lang;

/// The page of rules.
#[derive(Default)]
pub struct RulesPage {
    /// The rules that come first: of the present question, or of what happened.
    pub asked: Vec<String>,
    /// What is searched for.
    pub search: String,
    /// Is the search being typed?
    pub is_typing: bool,
    /// The first line shown.
    pub scroll: usize,
}

/// A line of the page before it is wrapped.
pub enum Paragraph {
    /// A chapter, by the key of its title.
    Chapter(String),
    /// A rule.
    Rule(String),
    /// A rule that was asked for.
    Asked(String),
}

impl RulesPage {
    /// What the page holds: the rules asked for, the chapter of the first, then all others; or what the search finds.
    #[must_use]
    pub fn paragraphs(&self, ledger: &Ledger, lang: Lang) -> Vec<Paragraph> {
        // Rules of modules come after those of the base game.
        let all = || ledger.rules.iter().chain(&ledger.rulings);
        let of = |scope: Scope| all().filter(move |e| e.scope == scope);
        let entries: Vec<&Entry> = of(Scope::Base).chain(of(Scope::Module)).collect();
        let asked: Vec<&Entry> = self.asked.iter().filter_map(|id| ledger.find(id)).collect();
        let area = asked.first().map_or("", |entry| entry.area.as_str());
        let mut paragraphs = Vec::new();
        if !self.search.is_empty() {
            let search = self.search.to_lowercase();
            let found =
                entries.iter().map(|e| statement(e, lang)).filter(|s| s.to_lowercase().contains(&search));
            return found.map(Paragraph::Rule).collect();
        }
        paragraphs.extend(asked.into_iter().map(|entry| Paragraph::Asked(statement(entry, lang))));
        let (here, others): (Vec<_>, Vec<_>) = entries.into_iter().partition(|e| e.area == area);
        let mut last = "";
        for entry in here.into_iter().chain(others) {
            let area = if entry.area.is_empty() { "R" } else { entry.area.as_str() };
            if area != last {
                paragraphs.push(Paragraph::Chapter(format!("area-{area}")));
                last = area;
            }
            paragraphs.push(Paragraph::Rule(statement(entry, lang)));
        }
        paragraphs
    }

    /// A key was pressed. None: the page is closed.
    pub fn key(&mut self, code: KeyCode) -> Option<()> {
        match code {
            KeyCode::Char(c) if self.is_typing => {
                self.search.push(c);
                self.scroll = 0;
            }
            KeyCode::Backspace if self.is_typing => {
                self.search.pop();
                self.scroll = 0;
            }
            KeyCode::Enter if self.is_typing => self.is_typing = false,
            KeyCode::Esc if self.is_typing || !self.search.is_empty() => {
                *self = RulesPage { asked: std::mem::take(&mut self.asked), ..RulesPage::default() };
            }
            KeyCode::Char('/') => self.is_typing = true,
            _ => self.scroll = scrolled(code, self.scroll, Up::Shrinks)?,
        }
        Some(())
    }
}

/// A rule with its id, in this language; in English where there is no other.
#[must_use]
pub fn statement(entry: &Entry, lang: Lang) -> String {
    let text = match lang {
        Lang::It if !entry.it.is_empty() => &entry.it,
        Lang::It | Lang::En => &entry.en,
    };
    format!("{}: {text}", entry.id)
}
