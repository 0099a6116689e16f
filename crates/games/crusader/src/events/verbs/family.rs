//! Births, deaths and age.

use super::Verb;
use crate::answer::Answer;
use crate::board::{MAX_CHILDREN, State};
use crate::content::vocabulary::{AddAge, BirthBastard, BirthChild, BirthTrait, KillCharacter, RemoveAge};
use crate::content::{CharacterId, TraitId};
use crate::event::Event as Told;
use crate::events::choosing::{Question, somebody};
use crate::events::find::{self, Picked};
use crate::events::{Choosing, Event, born};
use crate::flow::{OnBoard, Play};
use crate::sequence;
use crate::succession::{self, Cause};
use crate::{Crusader, rules};
use table::{Chance, Sink};

/// Has who is struck so many free child slots (CK-R-13)?
fn has_room(state: &State, count: u8) -> bool {
    let family = &state.board.house(state.board.event.target).family;
    let children = family.children.iter().filter(|child| child.who.is_some()).count();
    MAX_CHILDREN - children >= usize::from(count)
}

impl Verb for BirthChild {
    fn is_possible(&self, _: &Crusader, state: &State) -> bool {
        has_room(state, self.count)
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing) {
        let token = match self.token {
            BirthTrait::Random(_) => None,
            BirthTrait::Named(what) => Some(what),
        };
        let player = play.board().event.target;
        born(play, player, self.count, token);
    }
}

impl Verb for BirthBastard {
    fn is_possible(&self, _: &Crusader, state: &State) -> bool {
        has_room(state, 1)
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing) {
        let player = play.board().event.target;
        born(play, player, 1, TraitId::named("bastard"));
    }
}

impl Verb for KillCharacter {
    fn is_possible(&self, game: &Crusader, state: &State) -> bool {
        find::person(game, &state.board, self.who) != Picked::Nobody
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, asking: Choosing) {
        match find::person(play.game, play.board(), self.who) {
            Picked::Nobody => {}
            Picked::One(who) => succession::dies(play, who, Cause::Event),
            Picked::Among(_) => {
                play.push(asking);
            }
        }
    }

    fn question(&self, game: &Crusader, state: &State, _: &Choosing) -> Question {
        somebody(game, state, self.who)
    }

    fn key(&self, _: &Choosing) -> &'static str {
        "prompt-event-kill"
    }

    fn take<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing, answer: Answer) {
        if let Answer::Person(who) = answer {
            succession::dies(play, who, Cause::Event);
        }
    }
}

impl Verb for AddAge {
    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing) {
        let player = play.board().event.target;
        let king = |play: &Play<'_, C, S>| play.board().house(player).family.king;
        let before: (Option<CharacterId>, usize) = (king(play), play.board().frames.len());
        for _ in 0..self.n {
            // What the fourth or fifth brings about comes first; no more is put on a dead King.
            if (king(play), play.board().frames.len()) == before {
                sequence::grow_older(play, player);
            }
        }
    }
}

impl Verb for RemoveAge {
    fn is_possible(&self, _: &Crusader, state: &State) -> bool {
        state.board.house(state.board.event.target).family.age >= self.n
    }

    fn begin<C: Chance, S: Sink<Told>>(&self, play: &mut Play<'_, C, S>, _: Choosing) {
        let player = play.board().event.target;
        let age = &mut play.board_mut().house_mut(player).family.age;
        let n = self.n.min(*age);
        *age -= n;
        let age = *age;
        if n > 0 {
            play.tell(Event::GrewYounger { player, age, rule: rules::CK_EVENT_01 }.into());
        }
    }
}
