//! Choosing an element to ask "why not?" about.

use super::face::Face;
use table::{Element, Game, Seat, Table};
use texts::Texts;

/// The elements that cannot be picked now, and what was typed to find one.
pub struct WhyNot {
    all: Vec<(Element, String)>,
    /// What was typed.
    pub typed: String,
    /// Which of the found ones is chosen.
    pub cursor: usize,
}

impl WhyNot {
    /// Everything that could be written down in this position but is not among the options. What legal answers
    /// are made of comes first.
    pub fn new<G: Game>(
        face: &dyn Face<G>,
        table: &Table<G>,
        seat: Seat,
        options: &[Element],
        texts: &Texts,
    ) -> WhyNot {
        let (game, state) = (table.game(), table.state());
        let mut candidates = Vec::new();
        game.candidates(state, seat, &mut candidates);
        let mut elements: Vec<Element> =
            candidates.into_iter().flat_map(|answer| game.path(state, seat, answer).0).collect();
        let legal: Vec<&str> =
            table.paths(seat).iter().flat_map(|path| path.0.clone()).map(|e| e.kind).collect();
        elements.sort_by_key(|e| (!legal.contains(&e.kind), *e));
        elements.dedup();
        elements.retain(|e| !options.contains(e) && face.is_on_board(game, e));
        let all = elements.into_iter().map(|e| (e, texts.element(&e))).collect();
        WhyNot { all, typed: String::new(), cursor: 0 }
    }

    /// Those whose name or path contains what was typed.
    #[must_use]
    pub fn found(&self) -> Vec<&(Element, String)> {
        let typed = self.typed.to_lowercase();
        let fits = |(element, name): &&(Element, String)| {
            name.to_lowercase().contains(&typed) || element.to_string().contains(&typed)
        };
        self.all.iter().filter(fits).collect()
    }

    /// The chosen one.
    #[must_use]
    pub fn chosen(&self) -> Option<Element> {
        self.found().get(self.cursor).map(|(element, _)| *element)
    }
}
