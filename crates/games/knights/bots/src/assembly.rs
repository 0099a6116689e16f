//! In the Assembly he votes his interest.

use super::agendas;
use super::eyes::Eyes;
use knights::answer::{Answer, Motion, Word};
use knights::content::{AgendaId, NobleId, VoteKind};
use knights::phases::assembly::Question;
use table::Seat;

/// What a ban costs: no more Votes, no more say.
const BAN: f64 = 9.0;

/// What a question is worth to him, and for what he casts his Votes.
fn interest(eyes: &Eyes<'_>, question: Question) -> (f64, Answer) {
    match question {
        Question::Agenda(agenda) | Question::Motion(Motion::Recall(agenda)) => on_agenda(eyes, agenda),
        Question::Motion(motion) => {
            let value = proposal(eyes, motion);
            (value.abs(), Answer::Say(if value > 0.0 { Word::Yes } else { Word::No }))
        }
    }
}

fn on_agenda(eyes: &Eyes<'_>, agenda: AgendaId) -> (f64, Answer) {
    if eyes.game.vote_kind(Question::Agenda(agenda)) == VoteKind::YesNo {
        let value = agendas::passed(eyes, agenda);
        return (value.abs(), Answer::Say(if value > 0.0 { Word::Yes } else { Word::No }));
    }
    let mine = agendas::chosen(eyes, agenda, eyes.me);
    if mine > 0.0 {
        return (mine, Answer::Seat(eyes.me));
    }
    // Harm goes to whom it hurts most of those who are in his way; and he would rather not be chosen himself.
    let hurt = |seat: Seat| -agendas::chosen(eyes, agenda, seat) * eyes.rivalry(seat);
    let victim = eyes.rivals().max_by(|a, b| hurt(*a).total_cmp(&hurt(*b)));
    let share = -mine / (eyes.board.playing().count().max(1) as f64);
    victim.map_or((0.0, Answer::Seat(eyes.me)), |seat| (hurt(seat) + share, Answer::Seat(seat)))
}

/// What a Private Motion is worth to him.
fn proposal(eyes: &Eyes<'_>, motion: Motion) -> f64 {
    let board = eyes.board;
    match motion {
        Motion::Lift(seat) if seat == eyes.me => BAN,
        Motion::Lift(seat) => -1.0 - eyes.rivalry(seat),
        Motion::Discard(agenda) => {
            let bearer = board.playing().find(|seat| {
                let office = board.nobles_of(*seat).any(|noble| board.noble(noble).office == Some(agenda));
                office || board.baron(*seat).charges.contains(&agenda)
            });
            match bearer {
                Some(seat) if seat == eyes.me => -agendas::chosen(eyes, agenda, seat),
                Some(seat) => agendas::chosen(eyes, agenda, seat) * eyes.rivalry(seat),
                None => -agendas::passed(eyes, agenda),
            }
        }
        Motion::Postpone => {
            let now: f64 = board.agendas.current.iter().map(|agenda| prospect(eyes, *agenda)).sum();
            -now
        }
        Motion::Recall(agenda) => 0.7 * prospect(eyes, agenda),
        Motion::Forbid(_) | Motion::Allow(_) => 0.0,
    }
}

/// What he expects of an Agenda that comes to the vote: he wins as often as he has more Votes than the others.
fn prospect(eyes: &Eyes<'_>, agenda: AgendaId) -> f64 {
    let (value, _) = on_agenda(eyes, agenda);
    value * (lead(eyes) - 0.4)
}

/// How far his Votes go against the strongest of the others: a half is as many.
fn lead(eyes: &Eyes<'_>) -> f64 {
    let most = eyes.rivals().map(|seat| eyes.board.baron(seat).votes).max().unwrap_or(0);
    let mine = f64::from(eyes.baron().votes) + if eyes.board.presiding() == eyes.me { 0.5 } else { 0.0 };
    mine / (mine + f64::from(most) + 0.5)
}

/// How many Votes a question gets: what it is worth, a share of those he has, and never more than he needs.
fn votes(eyes: &Eyes<'_>, question: Question, later: f64, votes: u16) -> u8 {
    let (value, _) = interest(eyes, question);
    if value < eyes.temper.stake || votes == 0 {
        return 0;
    }
    let share = f64::from(votes) * value / (value + 0.6 * later);
    let attending = eyes.rivals().filter(|seat| eyes.board.assembly.attending.has(*seat));
    let most: u16 = match eyes.game.vote_kind(question) {
        VoteKind::ChooseBaron => attending.map(|seat| eyes.board.baron(seat).votes).max().unwrap_or(0),
        VoteKind::YesNo => attending.map(|seat| eyes.board.baron(seat).votes).sum(),
    };
    let enough = most + u16::from(eyes.board.presiding() != eyes.me);
    let bid = share.min(value * eyes.temper.bid).ceil() as u16;
    bid.min(enough).min(votes).min(255) as u8
}

/// The Votes that he takes in his hand.
pub(super) fn ballot(eyes: &Eyes<'_>) -> Option<Answer> {
    let assembly = &eyes.board.assembly;
    let question = assembly.question?;
    let rest = assembly.order.iter().skip(usize::from(assembly.taken));
    let later: f64 = rest.map(|agenda| on_agenda(eyes, *agenda).0).sum();
    eyes.give(Answer::Number(votes(eyes, question, later, eyes.baron().votes)))
}

/// Two Barons write down what each Agenda gets.
pub(super) fn write(eyes: &Eyes<'_>) -> Option<Answer> {
    let order = &eyes.board.assembly.order;
    let at = eyes.own.written.len();
    let spent: u16 = eyes.own.written.iter().map(|votes| u16::from(*votes)).sum();
    let agenda = order.get(at).copied()?;
    let later: f64 = order.iter().skip(at + 1).map(|agenda| on_agenda(eyes, *agenda).0).sum();
    let left = eyes.baron().votes.saturating_sub(spent);
    eyes.give(Answer::Number(votes(eyes, Question::Agenda(agenda), later, left)))
}

/// What his Votes are for, and how he breaks a tie.
pub(super) fn voice(eyes: &Eyes<'_>) -> Option<Answer> {
    let (_, wanted) = interest(eyes, eyes.board.assembly.question?);
    // Where he cannot have what he wants, a Baron who is no danger does.
    let other = |answer: Answer| match answer {
        Answer::Seat(seat) if seat != eyes.me => 10.0 - eyes.rivalry(seat),
        Answer::Seat(_) => 1.0,
        _ => 0.0,
    };
    eyes.give(wanted).or_else(|| eyes.best(other))
}

/// As who presides: first what he wants most, while he still has Votes.
pub(super) fn order(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| match answer {
        Answer::Agenda(agenda) => 1.0 + on_agenda(eyes, agenda).0,
        _ => 0.0,
    })
}

/// A Private Motion of his own, if it is worth it.
pub(super) fn propose(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| match answer {
        Answer::Motion(motion) => proposal(eyes, motion) - 1.0,
        _ => 0.0,
    })
}

/// Is what was decided worse than a ban?
pub(super) fn refuse(eyes: &Eyes<'_>, agenda: AgendaId) -> Option<Answer> {
    let banned = eyes.board.banned.has(eyes.me);
    let price = if banned { 0.0 } else { BAN * (eyes.left / 4.0).clamp(0.3, 1.0) };
    let bad = -agendas::chosen(eyes, agenda, eyes.me).min(0.0);
    eyes.say(if bad > price + 1.0 { Word::Refuse } else { Word::Accept })
}

/// Somebody harmless presides in his place.
pub(super) fn acting(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| match answer {
        Answer::Seat(seat) => 10.0 - 5.0 * eyes.rivalry(seat),
        _ => 0.0,
    })
}

/// The Charge that is worth least.
pub(super) fn drop_charge(eyes: &Eyes<'_>) -> Option<Answer> {
    eyes.best(|answer| match answer {
        Answer::Agenda(agenda) => 100.0 - agendas::chosen(eyes, agenda, eyes.me),
        _ => 0.0,
    })
}

/// An Office goes to a Noble on the board who has none, the strongest.
pub(super) fn office(eyes: &Eyes<'_>) -> Option<Answer> {
    let score = |noble: NobleId| {
        let piece = eyes.board.noble(noble);
        let on_board = if piece.place.is_on_board() { 5.0 } else { 0.0 };
        let free = if piece.office.is_none() { 8.0 } else { 0.0 };
        // Maintained troops may cost the circle his free wages.
        let circle = if noble.symbol() == knights::content::Symbol::Circle { -2.0 } else { 0.0 };
        20.0 + on_board + free + circle + f64::from(eyes.strength(noble)) / 100.0
    };
    eyes.best(|answer| match answer {
        Answer::Noble(noble) => score(noble),
        _ => 0.0,
    })
}
