//! A captive Warlord comes home.

use crate::Warlords;
use crate::answer::Answer;
use crate::board::{Board, Captive};
use crate::cards::CardChoice;
use crate::cards::verb::{Aim, Verb, if_so};
use crate::content::vocabulary::ReleaseWarlord;
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::reason::Reason;
use crate::rules;
use crate::warlords::{self, Return, Way};
use table::{Chance, Next, Seat, Sink};

impl Verb for ReleaseWarlord {
    fn is_possible(&self, _: &Warlords, board: &Board, aim: Aim) -> bool {
        let mut captives = board.captives.iter().filter(|c| c.owner == aim.by);
        let held = captives.any(|c| aim.on.is_none_or(|on| board.fiefs(on).has(c.prison)));
        held && !board.castles_of(aim.by).is_empty() && board.player(aim.by).gold >= self.price.into()
    }

    fn begin<C: Chance, S: Sink<Event>>(&self, play: &mut Play<'_, C, S>, choice: CardChoice) {
        play.push(choice);
    }

    fn question(&self, _: &CardChoice) -> &'static str {
        "prompt-card-release"
    }

    fn list(&self, _: &Warlords, board: &Board, choice: &CardChoice, answers: &mut Vec<Answer>) {
        let mut last = None;
        for captive in releasable(board, choice.by, choice.target) {
            if last != Some(captive) {
                answers.push(Answer::Captive { owner: captive.owner, prison: captive.prison });
            }
            last = Some(captive);
        }
    }

    fn judge(&self, _: &Warlords, board: &Board, choice: &CardChoice, answer: Answer) -> Result<(), Reason> {
        let Answer::Captive { owner, prison } = answer else {
            return Err(Reason::NotAsked { rule: rules::WE_CARD_14 });
        };
        let mut captives = releasable(board, choice.by, choice.target);
        if_so(captives.any(|c| c == Captive { prison, owner }), choice)
    }

    fn take<C: Chance, S: Sink<Event>>(
        &self,
        play: &mut Play<'_, C, S>,
        choice: CardChoice,
        answer: Answer,
    ) -> Next {
        let Answer::Captive { owner, prison } = answer else { return Next::Go };
        play.pop();
        release(play, choice.by, Captive { prison, owner }, self.price);
        Next::Go
    }
}

/// Captives of his that the target holds; anybody, if the card is played on nobody.
fn releasable(board: &Board, by: Seat, target: Seat) -> impl Iterator<Item = Captive> {
    let fiefs = board.fiefs(target);
    board.captives.iter().copied().filter(move |c| c.owner == by && (target == by || fiefs.has(c.prison)))
}

/// A card like the Heroic Knight frees a captive (WE-CAPTURE-06): he goes to a castle of his owner, unmoved; the captor may
/// be paid.
fn release<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, by: Seat, captive: Captive, price: u16) {
    let captor = play.board().holder(captive.prison);
    if let (Some(captor), true) = (captor, price > 0) {
        let gold = u32::from(price).min(play.board().player(by).gold);
        play.board_mut().player_mut(by).gold -= gold;
        play.board_mut().player_mut(captor).gold += gold;
        play.tell(Event::Paid { from: by, to: captor, gold, rule: rules::WE_CARD_14 });
    }
    warlords::release(play.board_mut(), captive);
    play.tell(Event::Released { seat: by, prison: captive.prison });
    play.push(Return { owner: by, spent: false, way: Way::Freed });
}
