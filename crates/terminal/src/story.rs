//! The log as a player reads it: what he may know, with what is new to him set off.

use super::face::{Canvas, Face};
use super::look;
use super::told::StoryItem;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::{Event, Game};
use texts::Texts;

/// What one observer knows of a game, to be told in one language.
pub struct Story<'a, G: Game> {
    /// What the observer may know.
    pub told: Vec<&'a StoryItem<G::Event>>,
    /// What came after this entry is new to him; none: everything.
    pub seen: Option<u32>,
    /// The game.
    pub game: &'a G,
    /// How the game looks.
    pub face: &'a dyn Face<G>,
    /// The texts.
    pub texts: &'a Texts,
    /// Who sits where.
    pub names: &'a [String],
}

/// Which part of the log.
#[derive(Copy, Clone)]
pub enum Part {
    /// All of it.
    All,
    /// What happened by this entry and after it.
    From(u32),
    /// The last so many events.
    Last(usize),
}

/// Does a line name the rule of what happened?
#[derive(Copy, Clone, PartialEq, Eq)]
enum Cites {
    /// In any case, on a line of its own if need be.
    Always,
    /// If there is room beside the words.
    WhereRoom,
}

/// How many of the latest events can tell of the last dice.
const LATEST: usize = 60;

impl<G: Game> Story<'_, G> {
    /// The last dice, as the board of the game shows them.
    #[must_use]
    pub fn rolls(&self) -> Vec<Line<'static>> {
        let happened = |told: &&StoryItem<G::Event>| match told {
            StoryItem::Happened(_, event) => Some(event.clone()),
            StoryItem::TakenBack(..) => None,
        };
        let latest: Vec<G::Event> = self.told.iter().rev().take(LATEST).filter_map(happened).collect();
        self.face.rolls(&latest, self.texts)
    }

    /// The last lines of the log that fit, the latest at the bottom. If not all that is new to the player fits, the
    /// first line says so.
    pub fn recent(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let columns = usize::from(area.width);
        let new = self.lines(columns, Part::From(self.seen.map_or(0, |n| n + 1))).len();
        let lines = self.lines(columns, Part::Last(usize::from(area.height)));
        let first = lines.len().saturating_sub(area.height.into());
        for (y, line) in (0u16..).zip(&lines[first..]) {
            canvas.line(area, 0, y, line);
        }
        if area.height > 1 && new > usize::from(area.height) {
            let more = new + 1 - usize::from(area.height);
            let text = look::fit(&self.texts.with("play-log-more", &[("count", more.into())]), columns);
            canvas.line(area, 0, 0, &Line::styled(text, look::notice()));
        }
    }

    /// The lines of a part of the log in this width.
    #[must_use]
    pub fn lines(&self, columns: usize, part: Part) -> Vec<Line<'static>> {
        let first = match part {
            Part::All => 0,
            Part::From(entry) => {
                self.told.iter().position(|told| told.entry() >= entry).unwrap_or(self.told.len())
            }
            Part::Last(n) => self.told.len().saturating_sub(n),
        };
        let cites = match part {
            Part::All | Part::From(_) => Cites::Always,
            Part::Last(_) => Cites::WhereRoom,
        };
        self.told[first..].iter().flat_map(|told| self.line(told, columns, cites)).collect()
    }

    fn line(&self, told: &StoryItem<G::Event>, columns: usize, cites: Cites) -> Vec<Line<'static>> {
        let (n, text, style, rule) = match told {
            StoryItem::Happened(n, event) if self.face.is_heading(event) => {
                (*n, self.texts.message(&event.message(), self.names), look::heading(), None)
            }
            StoryItem::Happened(n, event) => (*n, self.text(event), Style::new(), Some(event.rule().0)),
            StoryItem::TakenBack(n, seat) => {
                let name = self.names.get(seat.index()).map_or("?", String::as_str);
                (*n, self.texts.with("play-taken-back", &[("name", name.into())]), look::dim(), None)
            }
        };
        // A bar marks what is new.
        let is_new = self.seen.is_none_or(|seen| n > seen);
        let (bar, style) = if is_new { ("▌ ", style) } else { ("  ", style.patch(look::dim())) };
        let room = columns.saturating_sub(2);
        let mut lines = look::wrap(&text, room, 2);
        let rule = rule.map(|rule| format!(" {rule}")).unwrap_or_default();
        let has_room = lines.last().is_some_and(|last| look::width(last) + look::width(&rule) <= room);
        if cites == Cites::Always && !has_room {
            lines.push(" ".to_owned());
        }
        let cited = if has_room || cites == Cites::Always { rule } else { String::new() };
        let last = lines.len() - 1;
        let line = |(i, text): (usize, String)| {
            let mut spans = vec![Span::styled(format!("{bar}{text}"), style)];
            spans.extend((i == last).then(|| Span::styled(cited.clone(), look::dim())));
            Line::from(spans)
        };
        lines.into_iter().enumerate().map(line).collect()
    }

    /// What happened in words, with what caused it where the words do not say it.
    fn text(&self, event: &G::Event) -> String {
        let text = self.texts.message(&event.message(), self.names);
        match self.face.cause(self.game, event) {
            Some(cause) => {
                let args = [("text", text.into()), ("cause", self.texts.element(&cause).into())];
                self.texts.with("play-cause", &args)
            }
            None => text,
        }
    }
}
