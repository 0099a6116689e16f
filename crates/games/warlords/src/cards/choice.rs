//! What a card asks to be chosen; each word asks in its own way (`words`).

use crate::Warlords;
use crate::answer::{self, Answer, written};
use crate::army::Troop;
use crate::board::State;
use crate::cards::effect;
use crate::cards::verb::{Aim, Verb};
use crate::content::vocabulary::Effect;
use crate::content::{CardId, FiefId, KingdomId};
use crate::event::Event;
use crate::flow::{Play, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, Sink, Step, Waiting};

/// The most often that a card asks for one thing.
pub(super) const MOST_TIMES: u16 = 250;

/// An effect begins: what needs no choice is done at once, the rest asks.
pub(super) fn begin<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    card: CardId,
    by: Seat,
    target: Seat,
    part: u8,
) {
    let choice = CardChoice { card, by, target, part, left: 1, fief: None, to: None, paid: 0 };
    choice.what(play.game).begin(play, choice);
}

/// What a card asks to be chosen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardChoice {
    /// Which card.
    pub card: CardId,
    /// By whom.
    pub by: Seat,
    /// On whom; himself if on nobody.
    pub target: Seat,
    /// Which part of it.
    pub part: u8,
    /// How many times it is still to be done.
    pub left: u8,
    /// The fief that was chosen.
    pub fief: Option<FiefId>,
    /// Where soldiers go from there.
    pub to: Option<FiefId>,
    /// How many soldiers were paid for, for lack of a better piece (WE-CARD-13).
    #[serde(default)]
    pub paid: u8,
}

impl CardChoice {
    /// The effect that asks.
    fn what(self, game: &Warlords) -> &Effect {
        effect(&game.content.cards[self.card.index()], self.part)
    }

    /// By whom the card is played, and on whom.
    pub(super) fn aim(self) -> Aim {
        Aim { by: self.by, on: Some(self.target) }
    }

    /// It is to be done so many times.
    pub(super) fn times(self, left: u16) -> CardChoice {
        CardChoice { left: left.min(MOST_TIMES) as u8, ..self }
    }

    /// One of several has been done; the fief of the first may bind the others.
    pub(super) fn counted_down(self, chosen: Option<FiefId>) -> CardChoice {
        CardChoice { left: self.left.saturating_sub(1), fief: self.fief.or(chosen), ..self }
    }
}

impl Step<Warlords> for CardChoice {
    #[inline]
    fn waiting(&self, game: &Warlords, _: &State) -> Waiting {
        openly(self.what(game).chooser(self))
    }

    fn prompt(&self, game: &Warlords, _: &State, _: Seat) -> Prompt {
        let key = self.what(game).question(self);
        prompt(Message::new(key).with("card", answer::card(self.card)), rules::WE_CARD_14)
    }

    fn list(&self, game: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        self.what(game).list(game, &state.board, self, answers);
    }

    fn judge(&self, game: &Warlords, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        self.what(game).judge(game, &state.board, self, answer)
    }

    fn candidates(&self, game: &Warlords, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(KingdomId::all().map(Answer::Kingdom));
        written::fiefs(Answer::Fief, answers);
        written::soldiers(answers);
        let soldiers = |fief| Troop::ALL.map(|troop| Answer::Soldier { fief, troop });
        answers.extend(FiefId::all().flat_map(soldiers));
        let attackers = |fief| Troop::ALL.map(|troop| Answer::Attacker { fief, troop });
        answers.extend(FiefId::all().flat_map(attackers));
        let near = |fief: FiefId| {
            let all = &game.content.fiefs[fief.index()];
            all.by_land.or(all.by_sea)
        };
        let between = |from| near(from).iter().map(move |to| Answer::Between { from, to });
        answers.extend(FiefId::all().flat_map(between));
        answers.extend(KingdomId::all().map(Answer::Begin));
        written::fiefs(Answer::Finish, answers);
        let captives = |owner| FiefId::all().map(move |prison| Answer::Captive { owner, prison });
        answers.extend(Seat::all(state.board.seats).flat_map(captives));
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, _: Seat, answer: Answer) -> Next {
        if answer == Answer::Done {
            return play.pop();
        }
        self.what(play.game).take(play, self, answer)
    }

    /// Goes on asking while there is something to choose.
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let mut answers = Vec::new();
        if self.left > 0 {
            self.list(play.game, play.state, self.by, &mut answers);
        }
        if answers.iter().any(|answer| *answer != Answer::Done) { Next::Ask } else { play.pop() }
    }
}
