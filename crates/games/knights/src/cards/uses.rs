//! Cards that are used before a move is declared: they make it go farther, or freer (CG-TECH-10).

use super::Carry;
use super::triggers::spend;
use crate::Knights;
use crate::answer::Answer;
use crate::board::{Board, State};
use crate::content::vocabulary::Hook;
use crate::content::{AdvancementId, Card, CardDeck, Carrier};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::reason::Reason;
use crate::rules;
use effects::Called;
use table::{Chance, Seat, Sink};

/// What a Baron may use now: not what he has used, nor what is in force already.
fn usable<'a>(game: &'a Knights, board: &'a Board, seat: Seat) -> impl Iterator<Item = Called<Carrier>> + 'a {
    let none = board.baron(seat).advancements.is_empty();
    let scene = game.scene(board);
    let due: table::Stack<Called<Carrier>, 8> = if none {
        table::Stack::new()
    } else {
        let due = game.content.tables.due(&scene, Hook::MoveStart);
        due.filter(|called| called.owner == seat && game.is_choice(called)).take(8).collect()
    };
    (0..due.len()).map(move |place| due[place])
}

/// Adds what he may use before he says who moves.
pub(crate) fn list_uses(game: &Knights, state: &State, seat: Seat, answers: &mut Vec<Answer>) {
    let from = answers.len();
    answers.extend(usable(game, &state.board, seat).map(|called| Answer::Use(game.card_of(&called))));
    answers[from..].sort_unstable();
}

/// May he use it?
pub(crate) fn judge_use(game: &Knights, state: &State, seat: Seat, card: Card) -> Result<(), Reason> {
    let may = usable(game, &state.board, seat).any(|called| game.card_of(&called) == card);
    if may { Ok(()) } else { Err(Reason::NotOffered { rule: rules::CG_TECH_10 }) }
}

/// Every Advancement, where there are any.
pub(crate) fn use_candidates(game: &Knights, answers: &mut Vec<Answer>) {
    if game.options.for_glory {
        let card = |id: AdvancementId| Card { deck: CardDeck::Advancement, number: id.0 };
        answers.extend(AdvancementId::all().map(|id| Answer::Use(card(id))));
    }
}

/// It is used: what it gives holds for the next move.
pub(crate) fn use_now<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, card: Card) {
    let game = play.game;
    let called = usable(game, play.board(), seat).find(|called| game.card_of(called) == card);
    if let Some(called) = called {
        play.tell(Event::CardUsed { seat, card, rule: rules::CG_TECH_11 });
        spend(play, &called);
        Carry::put_all(play, called);
    }
}
