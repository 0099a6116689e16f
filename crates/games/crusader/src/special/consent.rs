//! The answer to a proposal between dynasties.

use crate::answer::{Answer, Word, written};
use crate::board::State;
use crate::content::Player;
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason as Why;
use crate::special::wedding::wed;
use crate::special::{Courtship, Dynastic, Event, Titles};
use crate::trades::{self, Bundle, tradable};
use crate::{Crusader, elimination, relations, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// The other dynasty accepts or refuses; no check is made (CK-MARRY-10). A refusal does not use up the attempt (CK-R-32).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Consent;

decision!(Consent);

/// Can both sides still give what was named, and take it (CK-DEVELOP-07)? Trades may have come between.
fn can_pay(game: &Crusader, state: &State) -> bool {
    let Courtship { from, to, gives, asks, .. } = state.board.courtship;
    let has_none = |player: Player, bundle: Bundle| {
        bundle.developments().and(state.board.house(player).developments).is_empty()
    };
    // An official AI has no gold, and pays all the same (CK-AI-15).
    (!game.is_person(from) || tradable(game, state, from).holds(gives))
        && tradable(game, state, to).holds(asks)
        && has_none(to, gives)
        && has_none(from, asks)
}

impl Decision for Consent {
    fn decider(&self, _: &Crusader, state: &State) -> Player {
        state.board.courtship.to
    }

    fn prompt(&self, _: &Crusader, state: &State) -> Prompt {
        let Courtship { from, who, whom, home, gives, asks, .. } = state.board.courtship;
        let message = Message::new("prompt-consent").with("player", from).with("who", who).with("whom", whom);
        let message = message.with("home", home.unwrap_or(from)).with("gives", gives).with("asks", asks);
        prompt(message, rules::CK_MARRY_10)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        if can_pay(game, state) {
            answers.push(Answer::Say(Word::Accept));
        }
        answers.push(Answer::Say(Word::Refuse));
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Why> {
        let rule = rules::CK_MARRY_10;
        if answer == Answer::Say(Word::Refuse) {
            Ok(())
        } else if answer == Answer::Say(Word::Accept) {
            if can_pay(game, state) { Ok(()) } else { Err(Why::NotOffered { rule: rules::CK_R_35 }) }
        } else {
            Err(Why::NotAsked { rule })
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let courtship = play.board().courtship;
        let Courtship { from, who, to, whom, gives, asks, .. } = courtship;
        if answer == Answer::Say(Word::Refuse) {
            play.tell(Event::ProposalRefused { player: from, who, to, whom }.into());
            return play.goto(Dynastic { player: from });
        }
        // Whatever a dowry brings about lies above: a ninth territory, a fourth councillor.
        play.goto(Titles::of(from));
        let (home, one, spouse) = courtship.couple();
        wed(play, home, one, spouse);
        // CK-PACT-08: only marriages make Pacts, this and that of [`Wooing`](super::Wooing).
        relations::make_pact(play, from, to, rules::CK_MARRY_27);
        trades::swap(play, from, to, gives, asks, rules::CK_R_35);
        elimination::settle(play)
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        if play.board().courtship.stands(play.board()) {
            return Next::Ask;
        }
        let player = play.board().courtship.from;
        play.goto(Dynastic { player })
    }
}
