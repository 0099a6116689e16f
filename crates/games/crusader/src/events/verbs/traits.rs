//! Trait tokens that come and go.

use super::Verb;
use crate::answer::Answer;
use crate::board::{Post, State};
use crate::content::vocabulary::{AddTrait, DrawTrait, RemoveTrait, Who};
use crate::content::{CharacterId, Rim, Token, TraitId};
use crate::event::Event as Told;
use crate::events::choices::Traits;
use crate::events::choosing::{Question, somebody};
use crate::events::find::{self, Picked};
use crate::events::{Choices, Choosing, Event, KeepTrait};
use crate::flow::{OnBoard, Play};
use crate::{Crusader, rules, tokens};
use table::zones::Bag;
use table::{Chance, Sink};

/// The token that an event gives for a trait, and where it lies: that of the Event pile; if it is used up a Random one of the same trait out
/// of the General bag, else an event token of the same colour without critical symbol, by the number of the card. None, if there is no
/// such either (CK-R-11).
pub(in crate::events) fn event_token(game: &Crusader, state: &State, what: TraitId) -> Option<(Bag, Token)> {
    let there = |bag: Bag, token: Token| (state.tokens.count(bag, token) > 0).then_some((bag, token));
    let random = || there(tokens::GENERAL, Token::of(what, Rim::Random));
    let other = || {
        let all = || state.tokens.kinds(tokens::PILE).filter(|token| is_plain(game, *token, what));
        let number = usize::from(state.board.event.card.number());
        let count = all().count();
        all().nth(number.checked_rem(count)?).map(|token| (tokens::PILE, token))
    };
    there(tokens::PILE, Token::of(what, Rim::Event)).or_else(random).or_else(other)
}

/// May there be a token for a trait, as far as everybody knows?
fn might_come(game: &Crusader, state: &State, what: TraitId) -> bool {
    let pile = |token: &Token| token.what() == what || is_plain(game, *token, what);
    state.tokens.size(tokens::GENERAL) > 0 || state.tokens.kinds(tokens::PILE).any(|token| pile(&token))
}

/// Is it of the same colour, and critical in no action?
fn is_plain(game: &Crusader, token: Token, what: TraitId) -> bool {
    token.is_green() == what.is_green() && !game.components().is_critical(token.what())
}

/// A token comes to somebody: into the bag for a King and his spouse (CK-TRAIT-02), else onto the card.
fn give<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, who: CharacterId, what: TraitId) {
    let Some((from, token)) = event_token(play.game, play.state, what) else { return };
    let Some((player, post)) = play.board().post(who) else { return };
    match post {
        Post::King | Post::Spouse => play.state.tokens.take(from, token, tokens::bag(player)),
        Post::Member(..) | Post::MemberSpouse(..) => tokens::lay(play, from, token, who),
    }
    play.tell(Event::TraitGiven { player, who, token }.into());
}

impl Verb for AddTrait {
    fn is_possible(&self, game: &Crusader, state: &State) -> bool {
        find::person(game, &state.board, self.to) != Picked::Nobody
            && self.tokens.iter().any(|what| might_come(game, state, *what))
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, asking: Choosing) {
        match find::person(play.game, play.board(), self.to) {
            Picked::Nobody => {}
            Picked::One(who) => self.for_whom(play, asking, who),
            Picked::Among(_) => {
                play.push(asking);
            }
        }
    }

    /// First who gets it, then which of several.
    fn question(&self, game: &Crusader, state: &State, asking: &Choosing) -> Question {
        if asking.person.is_none() {
            return somebody(game, state, self.to);
        }
        // What lies in the General bag is nobody's business: a trait may turn out to have no token left.
        let traits: Traits = self.tokens.iter().copied().collect();
        let by = state.board.event.who(game, &state.board, self.by);
        Question { by, of: Choices::Traits(traits), free: false }
    }

    fn key(&self, asking: &Choosing) -> &'static str {
        if asking.person.is_none() { "prompt-event-trait-for" } else { "prompt-event-trait" }
    }

    fn take<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, asking: Choosing, answer: Answer) {
        if let Answer::Person(who) = answer {
            self.for_whom(play, asking, who);
        } else if let (Answer::Trait(what), Some(who)) = (answer, asking.person) {
            give(play, who, what);
        }
    }
}

impl AddTrait {
    fn for_whom<C: Chance, S: Sink<Told>>(
        &self,
        play: &mut Play<'_, C, S>,
        asking: Choosing,
        who: CharacterId,
    ) {
        match self.tokens.as_slice() {
            [only] => give(play, who, *only),
            _ => {
                play.push(Choosing { person: Some(who), ..asking });
            }
        }
    }
}

impl Verb for DrawTrait {
    fn is_possible(&self, game: &Crusader, state: &State) -> bool {
        find::person(game, &state.board, self.to) != Picked::Nobody && state.tokens.size(tokens::GENERAL) > 0
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, asking: Choosing) {
        match find::person(play.game, play.board(), self.to) {
            Picked::Nobody => {}
            Picked::One(who) => self.draw(play, who),
            Picked::Among(_) => {
                play.push(asking);
            }
        }
    }

    fn question(&self, game: &Crusader, state: &State, _: &Choosing) -> Question {
        somebody(game, state, self.to)
    }

    fn key(&self, _: &Choosing) -> &'static str {
        "prompt-event-trait-for"
    }

    fn take<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing, answer: Answer) {
        if let Answer::Person(who) = answer {
            self.draw(play, who);
        }
    }
}

impl DrawTrait {
    /// Into a bag: only its owner sees them (CK-R-21). Onto a card: all see them, and what is not kept goes back.
    fn draw<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, who: CharacterId) {
        let Some((player, post)) = play.board().post(who) else { return };
        if matches!(post, Post::King | Post::Spouse) {
            for _ in 0..self.keep {
                let drawn = play.state.tokens.draw(tokens::GENERAL, tokens::bag(player), play.chance);
                let Some(token) = drawn else { return };
                play.tell(Event::TraitDrawn { player }.into());
                if let Some(seat) = play.game.seat_of(player) {
                    play.tell(Event::GotTrait { seat, token }.into());
                }
            }
            return;
        }
        let mut drawn = 0;
        for _ in 0..self.draw {
            let Some(token) = tokens::lay_random(play, who) else { break };
            play.tell(Event::TraitGiven { player, who, token }.into());
            drawn += 1;
        }
        if drawn > self.keep {
            play.push(KeepTrait { player, who, new: drawn, keep: self.keep });
        }
    }
}

impl Verb for RemoveTrait {
    fn is_possible(&self, _: &Crusader, state: &State) -> bool {
        let kinds = state.tokens.kinds(tokens::bag(state.board.event.target));
        let green = self.colour == crate::content::Colour::Green;
        let count = |token| state.tokens.count(tokens::bag(state.board.event.target), token);
        let there: u8 = kinds.filter(|token| token.is_green() == green).map(count).sum();
        there >= self.count
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, asking: Choosing) {
        play.push(Choosing { left: self.count - 1, ..asking });
    }

    fn question(&self, game: &Crusader, state: &State, _: &Choosing) -> Question {
        let by = state.board.event.who(game, &state.board, Who::Target);
        Question { by, of: Choices::Bag(by, self.colour), free: false }
    }

    fn key(&self, _: &Choosing) -> &'static str {
        "prompt-event-remove-trait"
    }

    fn take<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, asking: Choosing, answer: Answer) {
        let player = play.board().event.target;
        if let Answer::Token(token) = answer {
            tokens::leave_bag(play, player, token);
            play.tell(Event::TraitRemoved { player, token, rule: rules::CK_R_20 }.into());
        }
        if asking.left > 0 {
            play.push(Choosing { left: asking.left - 1, ..asking });
        }
    }
}
