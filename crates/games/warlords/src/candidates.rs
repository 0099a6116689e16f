//! Every answer that could be written down in a position, legal or not: what "why not?" can be asked about.

use crate::answer::{Answer, Word};
use crate::army::Troop;
use crate::board::Board;
use crate::content::{CardId, Content, FiefId, KingdomId};
use crate::flow::Frame;
use crate::turn::march::Mover;
use table::{Amount, Seat};

fn fiefs() -> impl Iterator<Item = FiefId> {
    FiefId::all()
}

fn kingdoms() -> impl Iterator<Item = KingdomId> {
    KingdomId::all()
}

fn cards() -> impl Iterator<Item = CardId> {
    CardId::all()
}

fn amounts() -> impl Iterator<Item = Amount> {
    (1..=u16::from(Amount::MOST) + 1).filter_map(Amount::exactly).chain([Amount::All])
}

fn troops(make: impl Fn(Troop, Amount) -> Answer + Copy, answers: &mut Vec<Answer>) {
    answers.extend(Troop::ALL.into_iter().flat_map(|troop| amounts().map(move |amount| make(troop, amount))));
}

fn plain_troops(answers: &mut Vec<Answer>) {
    troops(|troop, amount| Answer::Troops { troop, amount }, answers);
}

/// Adds them all.
pub fn all(content: &Content, board: &Board, _seat: Seat, answers: &mut Vec<Answer>) {
    let seats = || Seat::all(board.seats);
    answers.push(Answer::Done);
    answers.extend(Word::ALL.map(Answer::Say));
    if board.frame().asks_for_cards() {
        answers.extend(cards().map(Answer::Card));
    }
    match board.frame() {
        Frame::PickInitiative => answers.extend((0..=5).map(Answer::Initiative)),
        Frame::PickKingdom(_) => answers.extend(kingdoms().map(Answer::Kingdom)),
        Frame::Divide { .. } => answers.extend((0..=20).map(Answer::Number)),
        Frame::Manoeuvre | Frame::Redeploy => {
            answers.extend(fiefs().flat_map(|fief| Mover::ALL.map(|mover| Answer::Muster { fief, mover })));
            answers.extend(seats().map(Answer::Deal));
        }
        Frame::March => {
            answers.extend(fiefs().map(Answer::Fief));
            plain_troops(answers);
            troops(|troop, amount| Answer::Leave { troop, amount }, answers);
        }
        Frame::Battles => {
            answers.extend(fiefs().map(Answer::Fief));
            answers.extend(seats().map(Answer::Deal));
        }
        Frame::Losses { .. }
        | Frame::RetreatTo(_)
        | Frame::MusterAt(_)
        | Frame::SurplusTo { .. }
        | Frame::TurnEnd
        | Frame::Keeping { .. }
        | Frame::DeployInto { .. } => plain_troops(answers),
        Frame::Retreat => {
            answers.extend(fiefs().map(Answer::All));
            answers.extend(fiefs().map(Answer::Some));
        }
        Frame::Muster => {
            answers.extend(fiefs().map(Answer::Fief));
            plain_troops(answers);
        }
        Frame::PlaceStart(_) | Frame::Surplus(_) | Frame::Prison { .. } | Frame::Return { .. } => {
            answers.extend(fiefs().map(Answer::Fief));
        }
        Frame::Partner(_) => answers.extend(seats().map(Answer::Deal)),
        Frame::Deal => {
            answers.extend(
                seats().flat_map(|owner| fiefs().map(move |prison| Answer::Captive { owner, prison })),
            );
            answers.extend((0..=61).map(Answer::Gold));
        }
        Frame::Recruit(_) => {
            plain_troops(answers);
            answers.extend(kingdoms().map(Answer::Begin));
            answers.extend(fiefs().map(Answer::Finish));
            answers.extend(fiefs().map(Answer::Keep));
            troops(|troop, amount| Answer::Hire { troop, amount }, answers);
        }
        Frame::Deploy(_) => {
            answers.extend(fiefs().map(Answer::Fief));
            answers.extend(fiefs().flat_map(|fief| Troop::OWN.map(|troop| Answer::Soldier { fief, troop })));
            let few = || (1..=5).filter_map(Amount::exactly);
            answers.extend(fiefs().flat_map(|fief| few().map(move |amount| Answer::Place { fief, amount })));
        }
        Frame::Dice(_) => answers.extend(cards().map(Answer::Discard)),
        Frame::Target { .. } => answers.extend(seats().map(Answer::Seat)),
        Frame::Part { .. } => answers.extend((0..=3).map(Answer::Part)),
        Frame::Effect { .. } => effect(content, board, answers),
        Frame::TurnStart
        | Frame::Cards(_)
        | Frame::Decide
        | Frame::Tax(_)
        | Frame::Vassals { .. }
        | Frame::Merchant(_)
        | Frame::Obey { .. }
        | Frame::Over
        | Frame::Turns(_)
        | Frame::Round
        | Frame::Roll(_)
        | Frame::Toll(_)
        | Frame::Settled
        | Frame::Pope(_) => {}
    }
}

/// What cards can ask.
fn effect(content: &Content, board: &Board, answers: &mut Vec<Answer>) {
    answers.extend(kingdoms().map(Answer::Kingdom));
    answers.extend(fiefs().map(Answer::Fief));
    plain_troops(answers);
    answers.extend(fiefs().flat_map(|fief| Troop::ALL.map(|troop| Answer::Soldier { fief, troop })));
    answers.extend(fiefs().flat_map(|fief| Troop::ALL.map(|troop| Answer::Attacker { fief, troop })));
    let near = |fief: FiefId| {
        let all = &content.fiefs[fief.index()];
        all.by_land.or(all.by_sea)
    };
    answers.extend(fiefs().flat_map(|from| near(from).iter().map(move |to| Answer::Between { from, to })));
    answers.extend(kingdoms().map(Answer::Begin));
    answers.extend(fiefs().map(Answer::Finish));
    let seats = Seat::all(board.seats);
    answers.extend(seats.flat_map(|owner| fiefs().map(move |prison| Answer::Captive { owner, prison })));
}
