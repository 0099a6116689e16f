//! Grant and revoke titles (p.11): any number of them, without a check.

use crate::answer::{Answer, written};
use crate::board::{Board, Family, MAX_CHILDREN, Member, Post, Row, State};
use crate::content::{CharacterId, Characters, Player, TerritoryId};
use crate::event::Event as Told;
use crate::flow::{Decision, OnBoard, Play, decision, prompt};
use crate::reason::Reason as Why;
use crate::special::{Event, Reason};
use crate::{Crusader, rules};
use serde::{Deserialize, Serialize};
use table::zones::Bits;
use table::{Chance, Message, Next, Prompt, Sink};

/// Dukes are made and unmade (CK-DYNASTIC-02, CK-TITLE-01), without a check (CK-TITLE-02); it costs nothing (CK-TITLE-03, CK-R-43). A title
/// belongs to the slot of a child or sibling (CK-TITLE-05).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Titles {
    /// Whose part of the phase it is.
    pub player: Player,
    /// The places of those who got a title in it: nobody gets two in one phase, so that it comes to an end.
    pub granted: Bits<u8, u8>,
}

decision!(Titles);

impl Titles {
    /// Nothing was granted yet.
    #[must_use]
    pub fn of(player: Player) -> Titles {
        Titles { player, granted: Bits::NONE }
    }

    /// The child or sibling who is meant; the King's spouse and theirs have no titles (CK-R-42).
    fn find<'a>(&self, board: &'a Board, who: CharacterId) -> Result<&'a Member, Why> {
        let family: &Family = &board.house(self.player).family;
        match family.post(who) {
            Some(Post::Member(row, slot)) => Ok(family.member(row, slot)),
            Some(Post::King | Post::Spouse | Post::MemberSpouse(..)) | None => {
                Err(Reason::NotKin { who }.into())
            }
        }
    }

    fn has_got(&self, board: &Board, who: CharacterId) -> bool {
        self.granted.has(place(&board.house(self.player).family, who))
    }

    fn judge_grant(&self, board: &Board, who: CharacterId, territory: TerritoryId) -> Result<(), Why> {
        let member = self.find(board, who)?;
        if member.duchy.is_some() {
            Err(Reason::HasTitle { who }.into())
        } else if self.has_got(board, who) {
            Err(Reason::HadTitle { who }.into())
        } else if !board.lands(self.player).has(territory) {
            Err(Why::NotYours { rule: rules::CK_TITLE_04, territory })
        } else if board.duke(territory).is_some() {
            Err(Reason::HasDuke { territory }.into())
        } else {
            Ok(())
        }
    }

    fn judge_revoke(&self, board: &Board, who: CharacterId) -> Result<(), Why> {
        let member = self.find(board, who)?;
        if member.duchy.is_none() { Err(Reason::NoTitle { who }.into()) } else { Ok(()) }
    }
}

/// The place of a child or sibling: children first. Nobody else has one.
fn place(family: &Family, who: CharacterId) -> u8 {
    match family.post(who) {
        Some(Post::Member(Row::Children, slot)) => slot as u8,
        Some(Post::Member(Row::Siblings, slot)) => (MAX_CHILDREN + slot) as u8,
        Some(Post::King | Post::Spouse | Post::MemberSpouse(..)) | None => u8::BITS as u8 - 1,
    }
}

impl Decision for Titles {
    fn decider(&self, _: &Crusader, _: &State) -> Player {
        self.player
    }

    fn prompt(&self, _: &Crusader, _: &State) -> Prompt {
        prompt(Message::new("prompt-titles"), rules::CK_DYNASTIC_02)
    }

    fn list(&self, _: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        let board = &state.board;
        let start = answers.len();
        answers.push(Answer::Done);
        for who in board.house(self.player).family.members().filter_map(|(_, _, member)| member.who) {
            if self.judge_revoke(board, who).is_ok() {
                answers.push(Answer::Person(who));
            }
            let lands = board.lands(self.player).iter();
            let lands = lands.filter(|territory| self.judge_grant(board, who, *territory).is_ok());
            answers.extend(lands.map(|territory| Answer::Title { who, territory }));
        }
        answers[start..].sort_unstable();
    }

    fn judge(&self, _: &Crusader, state: &State, answer: Answer) -> Result<(), Why> {
        if answer == Answer::Done {
            Ok(())
        } else if let Answer::Title { who, territory } = answer {
            self.judge_grant(&state.board, who, territory)
        } else if let Answer::Person(who) = answer {
            self.judge_revoke(&state.board, who)
        } else {
            Err(Why::NotAsked { rule: rules::CK_DYNASTIC_02 })
        }
    }

    fn candidates(&self, _: &Crusader, state: &State, answers: &mut Vec<Answer>) {
        written::words(answers);
        answers.extend(CharacterId::all().map(Answer::Person));
        let board = &state.board;
        let related: Characters =
            Player::all().flat_map(|player| board.house(player).family.people()).collect();
        for who in related {
            answers.extend(TerritoryId::all().map(|territory| Answer::Title { who, territory }));
        }
        for who in CharacterId::all().filter(|who| !related.has(*who)) {
            let lands = board.lands(self.player).iter();
            answers.extend(lands.map(|territory| Answer::Title { who, territory }));
        }
    }

    fn take<C: Chance, S: Sink<Told>>(mut self, play: &mut Play<'_, C, S>, answer: Answer) -> Next {
        let player = self.player;
        let family = &mut play.board_mut().house_mut(player).family;
        if let Answer::Title { who, territory } = answer {
            let place = place(family, who);
            if let Some(Post::Member(row, slot)) = family.post(who) {
                family.row_mut(row)[slot].duchy = Some(territory);
                play.tell(Event::TitleGranted { player, who, territory }.into());
            }
            self.granted.insert(place);
            return play.goto(self);
        }
        if let Answer::Person(who) = answer {
            if let Some(Post::Member(row, slot)) = family.post(who)
                && let Some(territory) = family.row_mut(row)[slot].duchy.take()
            {
                play.tell(Event::TitleRevoked { player, who, territory }.into());
            }
            return play.goto(self);
        }
        play.pop()
    }

    fn enter<C: Chance, S: Sink<Told>>(self, play: &mut Play<'_, C, S>) -> Next {
        if play.board().plays(self.player) { Next::Ask } else { play.pop() }
    }
}
