//! For what each casts his Votes (WK-VOTE-03), and ties (WK-VOTE-05, WK-R-60).

use super::{Passed, Question, Voice};
use crate::Knights;
use crate::answer::{Answer, Word, written};
use crate::board::{Board, State};
use crate::content::VoteKind;
use crate::event::Event;
use crate::flow::{OnBoard, Play, judged, openly, prompt};
use crate::reason::Reason;
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Rule, Seat, Sink, Step, Waiting};

/// One after another, from who presides, says what his Votes are for. All go to one option; no Votes, no word.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeclareVotes {
    /// How many have said it.
    pub asked: u8,
}

/// Who presides breaks a tie as he likes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tie;

impl DeclareVotes {
    fn next(self, board: &Board) -> Option<Seat> {
        let cast = |seat: &Seat| board.assembly.cast[seat.index()] > 0;
        board.clockwise(board.presiding()).filter(cast).nth(usize::from(self.asked))
    }
}

/// What an answer says in this vote.
fn voice(game: &Knights, board: &Board, answer: Answer, rule: Rule) -> Result<Voice, Reason> {
    let Some(question) = board.assembly.question else { return Err(Reason::NotAsked { rule }) };
    match game.vote_kind(question) {
        VoteKind::YesNo if answer == Answer::Say(Word::Yes) => Ok(Voice::Yes),
        VoteKind::YesNo if answer == Answer::Say(Word::No) => Ok(Voice::No),
        VoteKind::YesNo => Err(Reason::NotAsked { rule }),
        VoteKind::ChooseBaron => {
            let Answer::Seat(seat) = answer else { return Err(Reason::NotAsked { rule }) };
            // Absent and banned Barons can be voted for (WK-AGENDA-10, WK-BAN-12).
            let playing = seat.0 < board.seats && !board.baron(seat).is_out;
            if playing { Ok(Voice::Baron(seat)) } else { Err(Reason::NotOffered { rule }) }
        }
    }
}

/// The options with most Votes.
fn leading(game: &Knights, board: &Board) -> table::Stack<Voice, 8> {
    let assembly = &board.assembly;
    let kind = assembly.question.map_or(VoteKind::YesNo, |question: Question| game.vote_kind(question));
    let options: table::Stack<Voice, 8> = match kind {
        VoteKind::YesNo => [Voice::Yes, Voice::No].into_iter().collect(),
        VoteKind::ChooseBaron => board.playing().map(Voice::Baron).collect(),
    };
    let votes = |voice: &Voice| -> u16 {
        let cast = assembly.voices.iter().zip(assembly.cast).filter(|(said, _)| **said == Some(*voice));
        cast.map(|(_, votes)| u16::from(votes)).sum()
    };
    let most = options.iter().map(votes).max().unwrap_or_default();
    options.iter().filter(|voice| votes(voice) == most).copied().collect()
}

fn question_prompt(board: &Board, key: &'static str, rule: Rule) -> Prompt {
    let message = match board.assembly.question {
        Some(Question::Agenda(agenda)) => Message::new(key).with("agenda", agenda),
        Some(Question::Motion(_)) | None => {
            Message::new(if key == "prompt-tie" { "prompt-tie-motion" } else { "prompt-vote-motion" })
        }
    };
    prompt(message, rule)
}

impl Step<Knights> for DeclareVotes {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(self.next(&state.board))
    }

    fn prompt(&self, _: &Knights, state: &State, _: Seat) -> Prompt {
        question_prompt(&state.board, "prompt-vote", rules::WK_VOTE_03)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        voice(game, &state.board, answer, rules::WK_VOTE_03).map(|_| ())
    }

    fn candidates(&self, _: &Knights, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::seats(&state.board, answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Ok(voice) = voice(play.game, play.board(), answer, rules::WK_VOTE_03) else { return Next::Ask };
        play.board_mut().assembly.voices[seat.index()] = Some(voice);
        play.tell(Event::Voted { seat, voice });
        play.goto(DeclareVotes { asked: self.asked + 1 })
    }

    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        if self.next(play.board()).is_some() {
            return Next::Ask;
        }
        let leading = leading(play.game, play.board());
        match leading[..] {
            [only] => {
                play.board_mut().assembly.result = Some(only);
                play.goto(Passed)
            }
            _ => play.goto(Tie),
        }
    }
}

impl Step<Knights> for Tie {
    fn waiting(&self, _: &Knights, state: &State) -> Waiting {
        openly(state.board.presiding())
    }

    fn prompt(&self, _: &Knights, state: &State, _: Seat) -> Prompt {
        question_prompt(&state.board, "prompt-tie", rules::WK_VOTE_05)
    }

    judged!();

    fn judge(&self, game: &Knights, state: &State, _: Seat, answer: Answer) -> Result<(), Reason> {
        let voice = voice(game, &state.board, answer, rules::WK_VOTE_05)?;
        if leading(game, &state.board).contains(&voice) {
            Ok(())
        } else {
            Err(Reason::NotOffered { rule: rules::WK_VOTE_05 })
        }
    }

    fn candidates(&self, _: &Knights, state: &State, _: Seat, answers: &mut Vec<Answer>) {
        written::words(answers);
        written::seats(&state.board, answers);
    }

    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let Ok(voice) = voice(play.game, play.board(), answer, rules::WK_VOTE_05) else { return Next::Ask };
        play.board_mut().assembly.result = Some(voice);
        play.tell(Event::TieBroken { seat, voice });
        play.goto(Passed)
    }
}
