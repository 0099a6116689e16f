//! What has just begun, in place of the steps that a file leaves out.

use super::Given;
use super::words::Words;
use crate::actions::{Allocate, NextCard, SpecialPhases, turn_up, turn_up_neutral};
use crate::battle::declare::{is_possible, ready};
use crate::battle::{Battle, Declare};
use crate::board::{Phase, State};
use crate::cards::DrawnEvent;
use crate::content::{ActionCard, AgendaId, EventId, NeutralCard};
use crate::flow::{Frame, OnBoard, Play};
use crate::phases::assembly::{Ballot, DeclareVotes, NextAgenda, Question, WrittenVotes};
use crate::planning::{Planning, in_hand};
use crate::setup::FirstTroops;
use crate::upkeep::VictoryCheck;
use crate::{Knights, rules};
use serde_json::Value;
use std::collections::BTreeMap;
use table::{Chance, Next, Seat, Silent, read_json};

/// What has just begun: at most one of these.
#[derive(Default)]
pub(super) struct Begun {
    turned: Option<Turned>,
    drawn: Option<(Seat, EventId)>,
    battle: bool,
    assembly: bool,
}

/// The card that was turned up.
#[derive(Copy, Clone)]
enum Turned {
    Baron(Seat, ActionCard),
    Neutral(NeutralCard),
}

impl Begun {
    pub fn of(words: &Words<'_>, given: &Given, wrong: &mut Vec<String>) -> Begun {
        let mut begun = Begun::default();
        match given.turned.as_ref().map(|turned| turned_up(words, turned)) {
            Some(Ok(turned)) => begun.turned = Some(turned),
            Some(Err(why)) => wrong.push(why),
            None => {}
        }
        for (whose, event) in &given.drawn {
            match words.seat(whose) {
                Some(seat) => begun.drawn = Some((seat, *event)),
                None => wrong.push(format!("state.drawn.{whose}: no Baron '{whose}' plays")),
            }
        }
        if given.board.contains_key("frames") {
            if given.turned.is_some() || !given.drawn.is_empty() {
                wrong.push("state.board.frames: with steps nothing is 'turned' or 'drawn' beside".to_owned());
            }
            return begun;
        }
        begun.battle = given.board.get("battle").is_some_and(|battle| battle.get("attacker").is_some());
        let question = given.board.get("assembly").and_then(|assembly| assembly.get("question"));
        begun.assembly = question.is_some_and(|question| !question.is_null());
        let beginnings = [
            ("turned", given.turned.is_some()),
            ("drawn", !given.drawn.is_empty()),
            ("board.battle", begun.battle),
            ("board.assembly", begun.assembly),
        ];
        let there: Vec<&str> =
            beginnings.iter().filter(|(_, there)| *there).map(|(field, _)| *field).collect();
        if there.len() > 1 || given.drawn.len() > 1 {
            wrong.push(format!("state: without 'frames' only one thing goes on ({})", there.join(", ")));
        }
        begun
    }

    /// The Event that lies on the table.
    pub fn event(&self) -> Option<EventId> {
        self.drawn.map(|(_, event)| event)
    }

    /// Is a vote taken?
    pub const fn is_assembly(&self) -> bool {
        self.assembly
    }
}

fn turned_up(words: &Words<'_>, given: &Value) -> Result<Turned, String> {
    if given.is_string() {
        return read_json(given.clone(), "state.turned: ").map(Turned::Neutral);
    }
    let cards: BTreeMap<String, ActionCard> = read_json(given.clone(), "state.turned.")?;
    let [(whose, card)] = &cards.into_iter().collect::<Vec<_>>()[..] else {
        return Err("state.turned: one card of one Baron".to_owned());
    };
    words
        .seat(whose)
        .map(|seat| Turned::Baron(seat, *card))
        .ok_or_else(|| format!("state.turned: no Baron '{whose}' plays"))
}

/// The steps with which the phase goes on. What has just begun lies on what comes next in a round.
pub(super) fn begin<C: Chance>(
    game: &Knights,
    state: &mut State,
    begun: &Begun,
    chance: &mut C,
    wrong: &mut Vec<String>,
) {
    let phase = state.board.phase;
    let mut sink = Silent;
    let mut play = Play::new(game, state, chance, &mut sink);
    play.board_mut().frames.push(match phase {
        Phase::SetUp => FirstTroops.into(),
        Phase::Planning => Planning.into(),
        Phase::Actions => NextCard.into(),
        Phase::Upkeep => VictoryCheck.into(),
        Phase::Over => Frame::Over,
    });
    if phase != Phase::Actions {
        return;
    }
    let begins = match begun {
        Begun { turned: Some(Turned::Baron(seat, card)), .. } => baron_card(&mut play, *seat, *card),
        Begun { turned: Some(Turned::Neutral(card)), .. } => neutral_card(&mut play, *card),
        Begun { drawn: Some((seat, event)), .. } => {
            play.push(SpecialPhases);
            play.push(DrawnEvent::new(*event, *seat));
            Ok(())
        }
        Begun { battle: true, .. } => battle(&mut play),
        Begun { assembly: true, .. } => {
            vote(&mut play);
            Ok(())
        }
        Begun { .. } => {
            play.push(SpecialPhases);
            Ok(())
        }
    };
    wrong.extend(begins.err());
}

fn baron_card<C: Chance>(play: &mut Play<'_, C, Silent>, seat: Seat, card: ActionCard) -> Result<(), String> {
    if in_hand(play.state, seat).of(card) == 0 {
        return Err(format!("state.turned: no '{}' is left ({})", card.word(), rules::WK_INV_01.0));
    }
    turn_up(play, seat, card);
    Ok(())
}

fn neutral_card<C: Chance>(play: &mut Play<'_, C, Silent>, card: NeutralCard) -> Result<(), String> {
    if play.board().neutrals[card as usize] == 0 {
        return Err(format!("state.turned: no '{}' is left ({})", card.word(), rules::WK_INV_03.0));
    }
    turn_up_neutral(play, card);
    Ok(())
}

/// A battle is about to be declared, by Versatile Strategy (WK-CARD-28).
fn battle<C: Chance>(play: &mut Play<'_, C, Silent>) -> Result<(), String> {
    let Battle { attacker, area, manner, .. } = std::mem::take(&mut play.board_mut().battle);
    if manner.is_some() {
        return Err("state.board.battle.manner: without 'frames' a battle is about to be declared".to_owned());
    }
    let card = ActionCard::VersatileStrategy;
    baron_card(play, attacker, card).map_err(|why| format!("{why}, with which he would attack"))?;
    if !is_possible(play.game, play.board(), attacker, area) {
        let tired = !play.board().nobles_in(attacker, area).is_empty()
            && ready(play.board(), attacker, area).is_empty();
        let (why, rule) = if tired {
            ("all who could attack there are exhausted", rules::WK_EXHAUST_03)
        } else {
            ("nobody can attack anything there", rules::WK_BATTLE_02)
        };
        return Err(format!("state.board.battle: {why} ({})", rule.0));
    }
    play.goto(Allocate { seat: attacker, card, area: None });
    play.push(Declare { seat: attacker, area });
    Ok(())
}

/// A vote: Votes are taken in hand, or have been shown and are declared. Two Barons write them down for an Agenda (WK-PLAYERS-08).
fn vote<C: Chance>(play: &mut Play<'_, C, Silent>) {
    let attending = play.game.attending(play.board());
    let assembly = &mut play.board_mut().assembly;
    if assembly.attending.is_empty() {
        assembly.attending = attending;
    }
    let is_shown = !assembly.written.is_empty() || assembly.cast.iter().any(|votes| *votes > 0);
    let asked = assembly.voices.iter().flatten().count() as u8;
    let question = assembly.question;
    play.push(SpecialPhases);
    play.push(NextAgenda);
    match question {
        _ if is_shown => play.push(DeclareVotes { asked }),
        Some(Question::Agenda(agenda)) if play.board().count == 2 => written(play, agenda),
        Some(Question::Agenda(_) | Question::Motion(_)) | None => play.push(Ballot),
    };
}

/// Votes are written for this Agenda and those that are ordered after it (WK-PLAYERS-08); a number that is in a hand already is written.
fn written<C: Chance>(play: &mut Play<'_, C, Silent>, agenda: AgendaId) -> Next {
    let assembly = &mut play.board_mut().assembly;
    // What there is no room for is told as lost (WK-INV-10).
    let later = assembly.order.iter().skip(usize::from(assembly.taken)).take(15).copied();
    assembly.order = [agenda].into_iter().chain(later).collect();
    (assembly.taken, assembly.question) = (0, None);
    for secret in &mut play.state.secrets {
        let held = secret.ballot.take().filter(|_| secret.written.is_empty());
        held.into_iter().for_each(|votes| secret.written.push(votes));
    }
    play.push(WrittenVotes)
}
