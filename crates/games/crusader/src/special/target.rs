//! Whom a member of the family courts: in an independent territory, in another dynasty, or out of a deck.

use crate::answer::{Answer, written};
use crate::board::State;
use crate::content::{CharacterId, Player, TerritoryId};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason as Why;
use crate::special::matches::{has_match, is_unmarried, judge_match};
use crate::special::wooing::{Aim, Wooing, woo};
use crate::special::{Dynastic, Reason, Terms};
use crate::{Crusader, rules};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Sink};

/// Whom he courts; there are no others to marry (CK-MARRY-06). *Done* goes back to who is to marry.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Target {
    /// Whose family.
    pub player: Player,
    /// Who is to marry.
    pub who: CharacterId,
}

decision!(Target);

impl Target {
    /// Option A (CK-MARRY-02).
    fn judge_land(&self, game: &Crusader, state: &State, territory: TerritoryId) -> Result<(), Why> {
        match state.board.suitors[territory] {
            Some(whom) if game.may_pair(self.who, whom) => Ok(()),
            Some(whom) => Err(Reason::SameSex { who: self.who, whom }.into()),
            None => Err(Reason::NobodyThere { rule: rules::CK_MARRY_02 }.into()),
        }
    }

    /// Option C (CK-MARRY-04).
    fn judge_deck(&self, game: &Crusader, state: &State, deck: Player) -> Result<(), Why> {
        if has_match(game, &state.board, self.who, deck) {
            Ok(())
        } else {
            Err(Reason::NobodyThere { rule: rules::CK_MARRY_04 }.into())
        }
    }
}

impl Decision for Target {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-target").with("who", self.who), rules::CK_MARRY_01)
    }

    fn list(&self, game: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        answers.push(Answer::Done);
        let lands = TerritoryId::all().filter(|territory| self.judge_land(game, state, *territory).is_ok());
        answers.extend(lands.map(Answer::Territory));
        let decks = Player::all().filter(|deck| self.judge_deck(game, state, *deck).is_ok());
        answers.extend(decks.map(Answer::Player));
        let start = answers.len();
        for other in Player::all().filter(|other| *other != self.player && state.board.plays(*other)) {
            let family = &state.board.house(other).family;
            let courted = super::suitors(family)
                .filter(|whom| judge_match(game, &state.board, self.player, self.who, *whom).is_ok());
            answers.extend(courted.map(Answer::Person));
        }
        answers[start..].sort_unstable();
    }

    fn judge(&self, game: &Crusader, state: &State, answer: Answer) -> Result<(), Why> {
        if answer == Answer::Done {
            Ok(())
        } else if let Answer::Territory(territory) = answer {
            self.judge_land(game, state, territory)
        } else if let Answer::Player(deck) = answer {
            self.judge_deck(game, state, deck)
        } else if let Answer::Person(whom) = answer {
            judge_match(game, &state.board, self.player, self.who, whom).map(|_| ())
        } else {
            Err(Why::NotAsked { rule: rules::CK_MARRY_01 })
        }
    }

    fn candidates(&self, _: &Crusader, _: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::territories(answers);
        written::players(answers);
        answers.extend(CharacterId::all().map(Answer::Person));
    }

    fn take<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let Target { player, who } = self;
        if let Answer::Territory(territory) = answer {
            return woo(play, Wooing { player, who, aim: Aim::Land(territory) });
        }
        if let Answer::Player(deck) = answer {
            return woo(play, Wooing { player, who, aim: Aim::Deck(deck) });
        }
        if let Answer::Person(whom) = answer
            && let Some((to, _)) = play.board().post(whom)
        {
            let is_ai = play.game.seat_of(to).is_none();
            let board = play.board_mut();
            let mut courtship = board.courtship;
            courtship.draft(board, who, to, whom, is_ai);
            board.courtship = courtship;
            return play.goto(Terms { player });
        }
        play.goto(Dynastic { player })
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        // A trade may have cost him his dynasty meanwhile.
        let Target { player, who } = self;
        if is_unmarried(&play.board().house(player).family, who) {
            Next::Ask
        } else {
            play.goto(Dynastic { player })
        }
    }
}
