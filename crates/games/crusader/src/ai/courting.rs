//! An official AI in the Dynastic Phase, step by step (CK-R-129, CK-R-130).

use super::marriage::{self, Match, Proposals};
use super::{Event, lines};
use crate::Crusader;
use crate::answer::{Answer, Word};
use crate::board::State;
use crate::content::{CharacterId, Player};
use crate::flow::Frame;
use crate::special::{Item, Side, judge_adopt};

/// The match that it seeks now.
fn sought(game: &Crusader, state: &State, me: Player) -> Option<Match> {
    // It proposes to another dynasty at most once a Round.
    let has_proposed = state.board.courtship.proposed.iter().any(|asked| !asked.is_empty());
    let proposals = if has_proposed { Proposals::Over } else { Proposals::Open };
    marriage::find(game, &state.board, me, proposals)
}

/// Who is to marry; if nobody can, a child is adopted whenever that is allowed (CK-R-130).
pub(super) fn begins(game: &Crusader, state: &State, me: Player) -> Answer {
    match sought(game, state, me) {
        Some(found) => Answer::Person(found.suitor()),
        None if judge_adopt(&state.board, me).is_ok() => Answer::Say(Word::Adopt),
        None => Answer::Done,
    }
}

/// What it goes by when it courts somebody, adopts a child or answers a proposal.
pub(super) fn reason(
    game: &Crusader,
    state: &State,
    me: Player,
    frame: Frame,
    answer: Answer,
) -> Option<Event> {
    let house = state.board.house(me);
    let strategy = house.strategy?;
    let ((line, rule), who) = if frame == Frame::Consent {
        (lines::proposals(strategy), state.board.courtship.whom)
    } else if !matches!(frame, Frame::Dynastic(_)) {
        return None;
    } else if let Answer::Person(who) = answer {
        let is_own = matches!(sought(game, state, me), Some(Match::Deck { .. }));
        (if is_own { lines::OWN_DECK } else { lines::marriage(strategy) }, who)
    } else if answer == Answer::Say(Word::Adopt) {
        (lines::ADOPTION, house.family.king?)
    } else {
        return None;
    };
    Some(Event::FamilyLine { player: me, strategy, line, who, rule })
}

/// Whom he courts.
pub(super) fn courts(game: &Crusader, state: &State, me: Player, who: CharacterId) -> Answer {
    match sought(game, state, me).filter(|found| found.suitor() == who) {
        Some(Match::Land { territory, .. }) => Answer::Territory(territory),
        Some(Match::House { whom, .. }) => Answer::Person(whom),
        Some(Match::Deck { .. }) => Answer::Player(me),
        None => Answer::Done,
    }
}

/// The terms: the couple joins it, and it offers the gold that its strategy names.
pub(super) fn offers(game: &Crusader, state: &State, me: Player) -> Answer {
    let courtship = &state.board.courtship;
    if courtship.home.is_none() {
        return Answer::Player(me);
    }
    match sought(game, state, me) {
        Some(Match::House { gold, .. }) if gold > courtship.gives.gold() => {
            Answer::Dowry { side: Side::Give, item: Item::Gold(gold) }
        }
        Some(_) | None => Answer::Say(Word::Send),
    }
}

/// The answer to a proposal.
pub(super) fn answers(game: &Crusader, state: &State, me: Player) -> Answer {
    let courtship = &state.board.courtship;
    let word = match marriage::accepts(game, &state.board, me, courtship.whom, courtship.gives.gold()) {
        true => Word::Accept,
        false => Word::Refuse,
    };
    Answer::Say(word)
}
