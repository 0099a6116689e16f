//! The people of the five cultures: drawn from their decks, discarded to their piles.

use crate::Crusader;
use crate::content::{CharacterId, Characters, Culture, Sex};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use table::{Chance, Sink};

impl Crusader {
    /// The sex of a character.
    #[inline]
    #[must_use]
    pub fn sex(&self, who: CharacterId) -> Sex {
        self.components().people[who.index()].sex
    }

    /// May these two marry, as far as their sex goes (CK-MARRY-05)? A ruling Queen is like any woman (CK-SUCC-11, CK-SUCC-12); the horse
    /// marries anybody (CK-GLITTER-02, CK-GLITTER-03).
    #[must_use]
    pub fn may_pair(&self, one: CharacterId, other: CharacterId) -> bool {
        let (one, other) = (self.sex(one), self.sex(other));
        (one == Sex::Horse) != (other == Sex::Horse) || (one != other && one != Sex::Horse)
    }
}

/// A random character of a culture out of its deck; an empty deck is made anew of its discards (CK-SUPPLY-03). Of one sex only, if
/// that is asked (CK-R-33). None if there is nobody (CK-R-11). He lies nowhere yet: the caller puts him in his place.
pub fn draw<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    culture: Culture,
    sex: Option<Sex>,
) -> Option<CharacterId> {
    let whole = play.game.components().people_of(culture);
    let fits = |people: Characters| -> Characters {
        people.iter().filter(|who| sex.is_none_or(|sex| play.game.sex(*who) == sex)).collect()
    };
    if fits(play.board().deck_people.and(whole)).is_empty() {
        let discards = play.board().gone_people.and(whole);
        let board = &mut play.state.board;
        board.deck_people = board.deck_people.or(discards);
        board.gone_people = board.gone_people.without(discards);
    }
    let who = fits(play.board().deck_people.and(whole)).draw(play.chance)?;
    play.board_mut().deck_people.remove(who);
    Some(who)
}

/// A card goes to the discard pile of its culture; rulers and the horse leave the game (CK-DEATH-01, CK-R-99). Tokens on it go home.
pub fn discard<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, who: CharacterId) {
    crate::tokens::scatter(play, who);
    if play.game.components().people[who.index()].culture.is_some() && !who.is_ruler() {
        play.board_mut().gone_people.insert(who);
    }
}
