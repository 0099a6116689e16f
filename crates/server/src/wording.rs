//! In which words a table is told: those of its game, and of the content pack it began with.

use std::sync::Arc;
use table::Title;
use texts::{Lang, Texts};

/// The texts of a table, in each language.
#[derive(Clone)]
pub struct Wording([Arc<Texts>; 2]);

impl Wording {
    /// The texts of a game as they are part of the program.
    #[must_use]
    pub fn of(game: &str) -> Wording {
        Wording(Lang::ALL.map(|lang| Texts::of(lang, game, None)))
    }

    /// The texts of a title with those of the pack of this hash, if that is on its shelf.
    #[must_use]
    pub fn of_pack(title: &Title, hash: &str) -> Wording {
        let words = |lang: Lang| title.words(Some(hash), lang.code());
        Wording(Lang::ALL.map(|lang| Texts::of(lang, title.name, words(lang).as_deref())))
    }

    /// Those in a language.
    #[must_use]
    pub fn texts(&self, lang: Lang) -> &Texts {
        &self.0[lang as usize]
    }
}

impl std::fmt::Debug for Wording {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Wording")
    }
}

/// The same texts: they are read once.
impl PartialEq for Wording {
    fn eq(&self, other: &Wording) -> bool {
        self.0.iter().zip(&other.0).all(|(one, other)| Arc::ptr_eq(one, other))
    }
}
