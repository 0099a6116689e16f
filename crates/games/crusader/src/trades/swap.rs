//! What two players agreed on changes hands at once.

use crate::Crusader;
use crate::board::State;
use crate::content::Player;
use crate::elimination;
use crate::event::Event as Told;
use crate::flow::{OnBoard, Play};
use crate::lands;
use crate::trades::frozen::reserved;
use crate::trades::{Bundle, Event, Surplus, frozen};
use table::{Chance, Rule, Sink};

/// What a player could trade: his gold but for what completes a check, his territories but for those that are part of what is being carried out
/// (CK-TRADE-03), his developments (CK-R-24).
#[must_use]
pub fn tradable(game: &Crusader, state: &State, player: Player) -> Bundle {
    let board = &state.board;
    let house = board.house(player);
    let gold = house.gold.saturating_sub(reserved(board, player));
    let lands = board.lands(player).without(frozen(game, state));
    Bundle::of(gold, lands, house.developments)
}

/// Both sides give at once what they promised. A giver's footsoldier goes back to his supply and a title lapses, Castle and tokens go
/// with the territory; a ninth territory and a fourth development of a kind are dealt with at once, on top of what was going on
/// (CK-R-24, CK-R-60). Who has no territory left falls (CK-ELIM-01).
pub fn swap<C: Chance, S: Sink<Told>>(
    play: &mut Play<'_, C, S>,
    one: Player,
    other: Player,
    gives: Bundle,
    asks: Bundle,
    rule: Rule,
) {
    let sides = [(one, other, gives), (other, one, asks)];
    for (from, to, bundle) in sides {
        play.give(from, to, bundle.gold(), rule);
        for development in bundle.developments() {
            play.board_mut().house_mut(from).developments.remove(development);
            play.board_mut().house_mut(to).developments.insert(development);
            play.tell(Event::Handed { player: from, to, development }.into());
        }
    }
    // All Knights are taken off before any is placed: who gets as many as he gives has neither too many nor none.
    for (_, _, bundle) in sides {
        bundle.territories().iter().for_each(|territory| lands::vacate(play, territory, rule));
    }
    for (_, to, bundle) in sides {
        bundle.territories().iter().for_each(|territory| lands::gain(play, to, territory, rule));
    }
    for (from, to, bundle) in sides {
        if play.board().lands(from).is_empty() {
            elimination::falls(play, from);
        }
        if !bundle.developments().is_empty() {
            play.push(Surplus { player: to, came: bundle.developments() });
        }
    }
    // Trophies are judged when all has changed hands.
    lands::settle(play, one);
    lands::settle(play, other);
}
