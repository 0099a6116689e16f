//! The Assembly: what is voted, how, what is in force, who holds what.

use super::sight::{Sight, told};
use knights::answer::Motion;
use knights::content::AgendaId;
use knights::phases::assembly::{Question, Voice};
use ratatui::layout::Rect;
use table::{Element, Seat};
use terminal::face::Canvas;

/// The vote that goes on, else what the next Assembly will vote.
pub fn panel(sight: &Sight<'_>, canvas: &mut Canvas<'_>, area: Rect) {
    told(sight.texts(), &in_full(sight), canvas, area);
}

/// The same in sentences.
#[must_use]
pub fn in_full(sight: &Sight<'_>) -> Vec<String> {
    let mut sentences = Vec::new();
    let assembly = &sight.view.board.assembly;
    if let Some(question) = assembly.question {
        sentences.push(sight.say("wk-voted", &[("what", voted(sight, question).into())]));
        sentences.extend(votes(sight));
    }
    if !assembly.attending.is_empty() {
        let names = sight.seats(assembly.attending);
        sentences.push(sight.say("wk-attending", &[("names", names.into())]));
    }
    let agendas = if assembly.order.is_empty() { names(sight, &sight.shown.agendas) } else { order(sight) };
    sentences.push(sight.say("wk-agendas", &[("agendas", agendas.into())]));
    sentences.push(sight.say("wk-laws", &[("laws", names(sight, &sight.shown.laws).into())]));
    sentences.extend(forbidden(sight));
    sentences.push(sight.say("wk-seals", &[("seals", seals(sight).into())]));
    if !sight.shown.banned.is_empty() {
        let names = sight.seats(sight.shown.banned);
        sentences.push(sight.say("wk-banned", &[("names", names.into())]));
    }
    sentences
}

fn names(sight: &Sight<'_>, agendas: &[AgendaId]) -> String {
    sight.names(agendas.iter().map(|agenda| agenda.element()))
}

/// Agendas as they are voted, with the Votes that were written down for them.
fn order(sight: &Sight<'_>) -> String {
    let assembly = &sight.view.board.assembly;
    let own = &sight.view.own.written;
    let each = assembly.order.iter().enumerate().map(|(at, agenda)| {
        let votes = match assembly.written.get(at) {
            Some(row) => assembly
                .attending
                .iter()
                .map(|seat| row[seat.index()].to_string())
                .collect::<Vec<_>>()
                .join(":"),
            None => own.get(at).map_or_else(String::new, u8::to_string),
        };
        let votes = if votes.is_empty() { votes } else { format!(" {votes}") };
        format!("{} {}{votes}", at + 1, sight.name(&agenda.element()))
    });
    each.collect::<Vec<_>>().join(", ")
}

/// An Agenda with what it says, or what is proposed.
fn voted(sight: &Sight<'_>, question: Question) -> String {
    let word = |word: &'static str| sight.texts().element(&Element::only(word));
    match question {
        Question::Agenda(agenda) => {
            let element = agenda.element();
            format!("{}: {}", sight.name(&element), sight.texts().about(&element))
        }
        Question::Motion(Motion::Lift(seat)) => format!("{} {}", word("lift"), sight.scene.name(seat)),
        Question::Motion(Motion::Discard(agenda)) => {
            format!("{} {}", word("discard"), sight.name(&agenda.element()))
        }
        Question::Motion(Motion::Postpone) => word("postpone"),
        Question::Motion(Motion::Recall(agenda)) => {
            format!("{} {}", word("recall"), sight.name(&agenda.element()))
        }
        Question::Motion(Motion::Forbid(act)) => {
            format!("{} {}", word("forbid"), sight.name(&Element::number("act", act.into())))
        }
        Question::Motion(Motion::Allow(act)) => {
            format!("{} {}", word("allow"), sight.name(&Element::number("act", act.into())))
        }
    }
}

/// The Votes as they were shown and declared; the own ones from the moment they are in the hand.
fn votes(sight: &Sight<'_>) -> Option<String> {
    let assembly = &sight.view.board.assembly;
    let own = sight.view.own.ballot;
    let voice = |seat: Seat| match assembly.voices[seat.index()] {
        Some(Voice::Yes) => sight.texts().element(&Element::only("yes")),
        Some(Voice::No) => sight.texts().element(&Element::only("no")),
        Some(Voice::Baron(of)) => sight.scene.name(of),
        None => String::new(),
    };
    let told: Vec<String> = assembly
        .attending
        .iter()
        .filter(|seat| assembly.voices[seat.index()].is_some() || assembly.cast[seat.index()] > 0)
        .map(|seat| format!("{} {} {}", sight.scene.name(seat), assembly.cast[seat.index()], voice(seat)))
        .collect();
    match (told.is_empty(), own) {
        (false, _) => Some(sight.say("wk-votes-cast", &[("votes", told.join(" · ").into())])),
        (true, Some(votes)) => Some(sight.say("wk-ballot", &[("votes", votes.into())])),
        (true, None) => None,
    }
}

/// Acts that Open Private Motions forbid.
fn forbidden(sight: &Sight<'_>) -> Option<String> {
    let forbidden = sight.view.board.forbidden;
    let acts: Vec<Element> = (0..u32::BITS as u16)
        .filter(|act| forbidden & (1 << act) != 0)
        .map(|act| Element::number("act", act))
        .collect();
    (!acts.is_empty()).then(|| sight.say("wk-forbidden", &[("acts", sight.names(acts).into())]))
}

/// Charges of Barons and Offices of Nobles.
fn seals(sight: &Sight<'_>) -> String {
    let charges = sight.shown.barons.iter().filter(|baron| !baron.charges.is_empty());
    let charges =
        charges.map(|baron| format!("{} {}", sight.scene.name(baron.seat), names(sight, &baron.charges)));
    let offices = sight.shown.nobles.iter().filter_map(|noble| Some((noble, noble.office?)));
    let offices = offices.map(|(noble, office)| {
        format!("{} {}", sight.name(&noble.noble.element()), sight.name(&office.element()))
    });
    let all: Vec<String> = charges.chain(offices).collect();
    if all.is_empty() { "–".to_owned() } else { all.join("; ") }
}
