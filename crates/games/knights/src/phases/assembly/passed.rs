//! What was decided takes effect at once (WK-VOTE-06, WK-VOTE-08 to WK-VOTE-10, WK-AGENDA-01 to WK-AGENDA-03).

use super::motion::is_in_force;
use super::{ChargeDiscard, OfficeTo, Question, Refuse, Voice};
use crate::Knights;
use crate::answer::Motion;
use crate::battle::death::drop_office;
use crate::board::{Board, Place};
use crate::cards::Hooks;
use crate::content::{AgendaId, AgendaKind, Card, CardDeck, Carrier, NobleId};
use crate::decks::discard_agenda;
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::rules;
use serde::{Deserialize, Serialize};
use table::{Chance, Next, Run, Seat, Sink};

/// A vote is over.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Passed;

impl Run<Knights> for Passed {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let assembly = &mut play.board_mut().assembly;
        let (question, result) = (assembly.question.take(), assembly.result.take());
        play.pop();
        let (Some(question), Some(result)) = (question, result) else { return Next::Go };
        match question {
            Question::Agenda(agenda) | Question::Motion(Motion::Recall(agenda)) => {
                agenda_passed(play, agenda, result)
            }
            Question::Motion(motion) => motion_passed(play, motion, result),
        }
    }
}

fn motion_passed<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    motion: Motion,
    result: Voice,
) -> Next {
    let passes = result == Voice::Yes;
    let rule = if passes { rules::WK_VOTE_08 } else { rules::WK_VOTE_09 };
    play.tell(Event::MotionDecided { motion, passes, rule });
    if !passes {
        return Next::Go;
    }
    match motion {
        // WK-BAN-08: he attends from the next Assembly on.
        Motion::Lift(seat) => play.unban(seat),
        Motion::Discard(agenda) => remove(play, agenda),
        Motion::Postpone => play.board_mut().assembly.is_postponed = true,
        Motion::Forbid(act) => play.board_mut().forbidden |= 1 << act,
        Motion::Allow(act) => play.board_mut().forbidden &= !(1 << act),
        Motion::Recall(_) => {}
    }
    Next::Go
}

/// WK-MOTION-06: a Law, Charge or Office is discarded; that cannot be refused (WK-BAN-06).
fn remove<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, agenda: AgendaId) {
    if !is_in_force(play.board(), agenda) {
        return;
    }
    let laws = &mut play.board_mut().agendas.laws;
    if let Some(place) = laws.iter().position(|law| *law == agenda) {
        laws.remove(place);
    } else if let Some(noble) = NobleId::all().find(|noble| play.board().noble(*noble).office == Some(agenda))
    {
        drop_office(play, noble, rules::WK_MOTION_06);
        return after_office(play, noble);
    } else {
        for baron in &mut play.board_mut().barons {
            if let Some(place) = baron.charges.iter().position(|charge| *charge == agenda) {
                baron.charges.remove(place);
            }
        }
    }
    discard_agenda(play.board_mut(), agenda);
    play.tell(Event::AgendaLost { agenda, rule: rules::WK_MOTION_06 });
}

/// Without his maintained troops a Noble may be beaten (WK-CASUALTY-10).
pub(super) fn after_office<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, noble: NobleId) {
    play.check_noble(noble);
}

fn agenda_passed<C: Chance, S: Sink<Event>>(
    play: &mut Play<'_, C, S>,
    agenda: AgendaId,
    result: Voice,
) -> Next {
    play.tell(Event::AgendaDecided { agenda, result });
    let kind = play.game.content.agendas[agenda.index()].kind;
    match (kind, result) {
        (_, Voice::No) => {
            // WK-VOTE-09
            discard_agenda(play.board_mut(), agenda);
            Next::Go
        }
        (AgendaKind::Law, Voice::Yes | Voice::Baron(_)) => {
            // There is room for as many as a pack may have (content/compile/cards.rs).
            play.board_mut().agendas.laws.push(agenda);
            Next::Go
        }
        (AgendaKind::Motion, Voice::Yes) => {
            play.push(Enact { agenda, seat: None });
            play.push(Refuse::of_motion(play.game, play.board(), agenda))
        }
        (AgendaKind::Motion | AgendaKind::Charge | AgendaKind::Office, Voice::Baron(seat)) => {
            play.push(Enact { agenda, seat: Some(seat) });
            play.push(Refuse::of_baron(agenda, seat))
        }
        (AgendaKind::Charge | AgendaKind::Office, Voice::Yes) => {
            // No such card is voted with yes and no.
            discard_agenda(play.board_mut(), agenda);
            Next::Go
        }
    }
}

/// What was accepted is carried out.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Enact {
    /// Which.
    pub agenda: AgendaId,
    /// Who was voted for.
    pub seat: Option<Seat>,
}

impl Run<Knights> for Enact {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let Enact { agenda, seat } = self;
        play.pop();
        let exempt = play.board().assembly.exempt;
        if seat.is_some_and(|seat| exempt.has(seat)) {
            // WK-BAN-03: what was refused is discarded.
            discard_agenda(play.board_mut(), agenda);
            return Next::Go;
        }
        let baron = seat.unwrap_or(play.board().presiding());
        match play.game.content.agendas[agenda.index()].kind {
            AgendaKind::Motion | AgendaKind::Law => {
                discard_agenda(play.board_mut(), agenda);
                let card = Card { deck: CardDeck::Agenda, number: agenda.0 };
                play.resolve(card, Carrier { baron, ..Carrier::default() });
                Next::Go
            }
            AgendaKind::Charge => {
                play.board_mut().baron_mut(baron).charges.push(agenda);
                play.tell(Event::ChargeGiven { seat: baron, agenda });
                // WK-ASSEMBLY-01, WK-VOTE-10: one that keeps its holder away does so at once.
                if play.game.is_kept_away(play.board(), baron) {
                    play.board_mut().assembly.leave(baron);
                }
                // WK-AGENDA-04
                if play.board().baron(baron).charges.len() > 3 {
                    return play.push(ChargeDiscard { seat: baron });
                }
                Next::Go
            }
            AgendaKind::Office => {
                // WK-R-69
                if !has_noble(play.board(), baron) {
                    discard_agenda(play.board_mut(), agenda);
                    return Next::Go;
                }
                play.push(OfficeTo { seat: baron, agenda })
            }
        }
    }
}

fn has_noble(board: &Board, seat: Seat) -> bool {
    board.nobles_of(seat).any(|noble| board.noble(noble).place != Place::Gone)
}
