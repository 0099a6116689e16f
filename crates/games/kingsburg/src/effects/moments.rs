//! Moments of play at which effects come: each player's own first, in turn order and in the order he likes, then those
//! of the Fate card, then those of the scenario (VR-01, KB-ORDERING-01, KB-ORDERING-02, KB-R-17).

use super::pending::{Several, acting, next_trigger, pending};
use super::{Scene, effect, mark_used};
use crate::answer::Answer;
use crate::board::{Board, Player, State, TriggerSet};
use crate::content::{Built, Cards, Content, Duty, FateId, Moment, Reading, ScenarioId, SourceId, SourceSet};
use crate::event::Event;
use crate::flow::{Frame, Play, Playing};
use crate::reason::Reason;
use crate::{Kingsburg, rules, why_not};
use serde::{Deserialize, Serialize};
use table::{Chance, Message, Next, Prompt, Seat, SeatSet, Sink, Step, Waiting};

/// Whose effects are being settled.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Those of buildings and governors.
    #[default]
    Own,
    /// Those of the Fate card.
    Fate,
    /// Those of the scenario.
    Scenario,
}

/// A moment in progress.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Now {
    /// Which.
    pub moment: Moment,
    /// Whose effects.
    pub stage: Stage,
    /// Whose turn it is.
    pub place: u8,
    /// Whom it concerns.
    pub seats: SeatSet,
    /// The advisor or building it is about.
    pub about: u8,
}

/// Lets the effects of this moment come before the frame that was put in place goes on. True if there are any.
#[inline]
pub fn fire<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    moment: Moment,
    seats: SeatSet,
    about: u8,
) -> bool {
    let acts = acts(play.content(), &play.state.board, moment, seats);
    if acts {
        open(&mut play.state.board, moment, seats, about);
    }
    acts
}

/// The same for everybody.
#[inline]
pub fn fire_for_all<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, moment: Moment) -> bool {
    let acts = acts_for_anybody(play.content(), &play.state.board, moment);
    if acts {
        let all = SeatSet::all(play.state.board.seats);
        open(&mut play.state.board, moment, all, 0);
    }
    acts
}

/// The rare case, kept out of the way of the others.
#[cold]
fn open(board: &mut Board, moment: Moment, seats: SeatSet, about: u8) {
    let now = Now { moment, stage: Stage::Own, place: 0, seats, about };
    board.frames.push(Frame::Moment(now));
}

/// Does anything in play act at this moment for these? Most of the time nothing does.
#[inline]
fn acts(content: &Content, board: &Board, moment: Moment, seats: SeatSet) -> bool {
    let acts = content.at.moment[moment as usize];
    let open = Cards::of(None, board.fate, board.scenario);
    !open.and(acts.cards).is_empty() || seats.iter().any(|s| has_own(board.player(s), acts))
}

/// The same of everybody. Seats that nobody has own nothing, so all are looked at as one.
#[inline]
fn acts_for_anybody(content: &Content, board: &Board, moment: Moment) -> bool {
    let buildings = content.at.moment[moment as usize].buildings;
    let built = board.players.iter().fold(Built::NONE, |all, player| all.or(player.built));
    let has_cards = board.fate.is_some()
        || board.scenario.is_some()
        || board.players.iter().any(|player| player.governor.is_some());
    built.and(buildings) != Built::NONE
        || has_cards && acts(content, board, moment, SeatSet::all(board.seats))
}

/// Has the player a building or a governor among these?
#[inline]
fn has_own(player: &Player, acts: SourceSet) -> bool {
    player.built.0 & acts.buildings.0 != 0
        || player.governor.is_some_and(|g| !Cards::of(Some(g), None, None).and(acts.cards).is_empty())
}

impl Step<Kingsburg> for Now {
    #[inline]
    fn waiting(&self, _game: &Kingsburg, state: &State) -> Waiting {
        state.board.waits_at(self.place)
    }

    fn prompt(&self, _game: &Kingsburg, _state: &State, _seat: Seat) -> Prompt {
        Prompt { message: Message::new("prompt-order"), rule: rules::KB_ORDERING_01 }
    }

    /// Which of several effects comes first; none more if all of them may be declined.
    #[inline(never)]
    fn list(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        let content = game.components();
        let waiting = pending(content, &state.board, *self, seat);
        if waiting.iter().all(|id| content.trigger(*id).duty == Duty::May) {
            answers.push(Answer::Pass);
        }
        let start = answers.len();
        answers.extend(waiting.iter().map(|id| Answer::Use(content.trigger(*id).source)));
        answers[start..].sort_unstable();
        answers.dedup();
    }

    /// Is it one of those that come now?
    fn judge(&self, game: &Kingsburg, state: &State, seat: Seat, answer: Answer) -> Result<(), Reason> {
        let content = game.components();
        let waiting = pending(content, &state.board, *self, seat);
        if answer == Answer::Pass {
            return match waiting.iter().find(|id| content.trigger(**id).duty == Duty::Must) {
                Some(id) => {
                    Err(Reason::Compulsory { rule: content.source(content.trigger(*id).source).rule })
                }
                None => Ok(()),
            };
        }
        let Answer::Use(source) = answer else {
            return Err(Reason::NotAsked { rule: rules::KB_ORDERING_01 });
        };
        if waiting.iter().any(|id| content.trigger(*id).source == source) {
            Ok(())
        } else {
            Err(Reason::NotNow { source, rule: rules::KB_ORDERING_02 })
        }
    }

    fn candidates(&self, game: &Kingsburg, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
        why_not::always(answers);
        answers.extend((0..SourceId::COUNT as u8).map(|n| Answer::Use(SourceId(n))));
        why_not::and_legal(self, game, state, seat, answers);
    }

    /// Begins the effect that was picked, or leaves the rest.
    #[inline(never)]
    fn take<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>, seat: Seat, answer: Answer) -> Next {
        let content = play.content();
        let waiting = pending(content, &play.state.board, self, seat);
        if let Answer::Use(source) = answer
            && let Some(id) = waiting.iter().find(|id| content.trigger(**id).source == source)
        {
            return if begin(play, self, seat, *id) { Next::Ask } else { Next::Go };
        }
        for id in waiting.iter() {
            play.tell(Event::Declined { seat, rule: content.source(content.trigger(*id).source).rule });
        }
        play.state.board.settled = TriggerSet::NONE;
        play.goto(Frame::Moment(Now { place: self.place + 1, ..self }))
    }

    /// Settles the effects of a moment, up to a question.
    #[inline(never)]
    fn resume<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let mut now = self;
        loop {
            let Some(seat) = play.state.board.at_place(now.place) else {
                match next_stage(play, now) {
                    Some(next) => now = next,
                    None => {
                        return play.pop();
                    }
                }
                continue;
            };
            let acts =
                now.seats.has(seat) && !acting(play.content(), &play.state.board, now, seat).is_empty();
            let waiting =
                if acts { pending(play.content(), &play.state.board, now, seat) } else { Several::new() };
            let Some(&first) = waiting.first() else {
                play.state.board.settled = TriggerSet::NONE;
                now.place += 1;
                continue;
            };
            let Some(trigger) = next_trigger(play.content(), &play.state.board, now, seat, &waiting, first)
            else {
                play.goto(Frame::Moment(now));
                return Next::Ask;
            };
            if begin(play, now, seat, trigger) {
                return Next::Ask;
            }
        }
    }
}

/// Begins an effect. True if it asks something, which comes first then.
fn begin<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, now: Now, seat: Seat, id: u8) -> bool {
    let content = play.content();
    let trigger = content.trigger(id);
    play.state.board.settled.insert(id);
    if let (Some(per), Duty::Must) = (trigger.limit, trigger.duty) {
        mark_used(play.state.board.player_mut(seat), trigger.source, per);
    }
    play.goto(Frame::Moment(now));
    effect::start(play, seat, trigger.pc, now.about)
}

/// Players' own effects, then those of the Fate card, then those of the scenario.
fn next_stage<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, now: Now) -> Option<Now> {
    let content = play.content();
    let board = &mut play.state.board;
    board.settled = TriggerSet::NONE;
    let (stage, card) = match now.stage {
        Stage::Own => (Stage::Fate, board.fate.map(FateId::source)),
        Stage::Fate => (Stage::Scenario, board.scenario.map(ScenarioId::source)),
        Stage::Scenario => return None,
    };
    let mut next = Now { stage, place: 0, ..now };
    if acting(content, board, next, Seat(0)).is_empty() {
        // Most of the time there is no such card, or it does nothing now.
        return next_stage(play, next);
    }
    // A snapshot reads the condition for all before anything is applied to anybody (VR-05).
    if let Some(card) = card {
        let scene = Scene { about: now.about, ..Scene::new(play.content(), &play.state.board) };
        for &id in &play.content().source(card).triggers {
            let trigger = play.content().trigger(id);
            if trigger.moment == now.moment
                && trigger.reading == Reading::Snapshot
                && let Some(condition) = &trigger.condition
            {
                next.seats = now.seats.iter().filter(|s| scene.holds(condition, *s, card)).collect();
            }
        }
    }
    Some(next)
}
