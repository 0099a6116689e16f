//! Both sides show their cards; more are drawn; casualties are counted (WK-BATTLE-31 to WK-BATTLE-37).

use super::discard::RESULTS;
use super::{Casualties, Side};
use crate::Knights;
use crate::board::{ANSWERED, DECK, FOR_CITY, SHOWN, Site, State, fate_hand, fate_tossed};
use crate::cards::Hooks;
use crate::content::vocabulary::{Hook, Stat};
use crate::content::{BattleResult, Subject};
use crate::event::Event;
use crate::flow::{OnBoard, Play};
use crate::glory;
use serde::{Deserialize, Serialize};
use table::zones::{End, Zone};
use table::{Chance, Next, Run, Seat, Sink, Stack};

/// All cards are turned up at once (WK-BATTLE-31).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reveal;

/// Casualties are counted (WK-BATTLE-34).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tally;

/// Where a side shows its cards.
pub(crate) const fn shown(side: Side) -> Zone {
    match side {
        Side::Attacker => SHOWN,
        Side::Defender => ANSWERED,
    }
}

impl Run<Knights> for Reveal {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let battle = play.board().battle;
        // WK-R-101: one side's discards are a packet, then the other's.
        for seat in Side::BOTH.into_iter().filter_map(|side| battle.seat(side)) {
            toss(play, seat);
        }
        for side in Side::BOTH {
            let from = battle.seat(side).map_or(FOR_CITY, fate_hand);
            play.state.fate.lay(from, shown(side));
            let results = count(play.game, play.state, side);
            play.board_mut().battle.results[side as usize] = results;
            let [blank, deal, prevent, victory, draw, retreat] = results;
            play.tell(Event::FateShown {
                side,
                seat: battle.seat(side),
                blank,
                deal,
                prevent,
                victory,
                draw,
                retreat,
            });
        }
        play.goto(glory::Withdraw)
    }
}

/// The cards that a Baron discards go under the deck face down, in an order that nobody knows.
fn toss<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) {
    let secret = &mut play.state.secrets[seat.index()];
    let tossed = std::mem::take(&mut secret.tossed);
    secret.has_tossed = false;
    let total: u8 = tossed.iter().sum();
    for result in RESULTS {
        let of_it = |card: &u8| play.game.fate(*card).battle == result;
        let cards: Stack<u8, 48> = play
            .state
            .fate
            .cards(fate_hand(seat))
            .filter(of_it)
            .take(usize::from(tossed[result as usize]))
            .collect();
        cards.iter().for_each(|card| play.state.fate.pick(*card, fate_tossed(seat), End::Bottom));
    }
    play.state.fate.tuck(fate_tossed(seat), DECK, play.chance);
    if total > 0 {
        play.tell(Event::FateDiscarded { seat, cards: total });
    }
}

fn count(game: &Knights, state: &State, side: Side) -> [u8; 6] {
    let mut results = [0; 6];
    state.fate.cards(shown(side)).for_each(|card| results[game.fate(card).battle as usize] += 1);
    results
}

/// WK-BATTLE-32, WK-BATTLE-33: each Draw 1 Fate brings a card, and those bring more; of For Glory's Retreat results as well (CG-RETREAT-03,
/// CG-R-23).
pub(crate) fn draw_more<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    for side in Side::BOTH {
        let draws =
            |results: [u8; 6]| results[BattleResult::Draw as usize] + results[BattleResult::Retreat as usize];
        let mut due = draws(play.board().battle.results[side as usize]);
        while due > 0 {
            let Some(card) = play.state.fate.draw(DECK, shown(side)) else { break };
            let result = play.game.fate(card).battle;
            due -= 1;
            due += u8::from(matches!(result, BattleResult::Draw | BattleResult::Retreat));
            let fate = play.game.fate_id(card);
            play.tell(Event::FateAdded { side, fate });
        }
        let results = count(play.game, play.state, side);
        play.board_mut().battle.results[side as usize] = results;
    }
    play.goto(Tally);
    // WK-BATTLE-36, WK-BATTLE-37: a commander may use his ability.
    play.hook(Hook::BattleCasualties, None);
    Next::Go
}

impl Run<Knights> for Tally {
    fn run<C: Chance, S: Sink<Event>>(self, play: &mut Play<'_, C, S>) -> Next {
        let (game, board) = (play.game, play.board());
        let battle = board.battle;
        let number = |side: Side, stat: Stat, result: BattleResult| {
            let cards = i32::from(battle.results[side as usize][result as usize]);
            let subject = match (battle.seat(side), battle.site) {
                (Some(seat), _) => Some(Subject::Baron(seat)),
                // A neutral city is the other side too (WK-BATTLE-04).
                (None, Some(Site::City(city))) => Some(Subject::City(None, city)),
                (None, Some(Site::Stronghold(_)) | None) => None,
            };
            subject.map_or(cards, |subject| game.stat(board, stat, subject, cards)).max(0)
        };
        // WK-BATTLE-35
        let casualties = Side::BOTH.map(|side| {
            let dealt = number(side.other(), Stat::Deal, BattleResult::Deal);
            (dealt - number(side, Stat::Prevent, BattleResult::Prevent)).clamp(0, 100) as u8
        });
        play.board_mut().battle.casualties = casualties;
        let [attacker, defender] = casualties.map(|count| u16::from(count) * 100);
        play.tell(Event::CasualtiesCounted { attacker, defender });
        play.goto(Casualties(Side::Attacker))
    }
}
