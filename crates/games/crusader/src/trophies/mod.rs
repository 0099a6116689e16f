//! Trophies, the end and the score (p.17).

mod event;
mod score;

pub use event::Event;
pub use score::{score, standing, winners};

use crate::board::{Board, Ending, Phase, Trophy};
use crate::content::{DevKind, Player};
use crate::event::Event as Told;
use crate::flow::{Frame, OnBoard, Play};
use crate::{Crusader, realm, rules};
use table::{Chance, Rule, Sink};

/// The trophies that somebody holds for a number of things; that of Jerusalem is for one deed.
const COUNTED: [Trophy; 3] = [Trophy::Crusader, Trophy::Builder, Trophy::Inventor];

/// How much a player has of what a trophy is for (CK-TROPHY-02, CK-TROPHY-03, CK-TROPHY-04). A fourth development of a kind takes the place
/// of one of three (CK-DEVELOP-06): while it is not said which one goes, it counts for nothing.
#[must_use]
pub fn count(game: &Crusader, board: &Board, trophy: Trophy, player: Player) -> u32 {
    let of_kind = |kind: DevKind| {
        board.house(player).developments.and(game.components().of_kind(kind)).len().min(realm::MOST_OF_KIND)
    };
    match trophy {
        Trophy::Crusader => board.shields(player).into(),
        Trophy::Builder => board.castles_of(player).len(),
        Trophy::Inventor => of_kind(DevKind::Councillor) + of_kind(DevKind::Invention),
        Trophy::Jerusalem => u32::from(board.trophies[Trophy::Jerusalem as usize] == Some(player)),
    }
}

/// How much a trophy asks for.
#[must_use]
pub const fn least(trophy: Trophy) -> u32 {
    match trophy {
        Trophy::Crusader => 2,
        Trophy::Builder => 3,
        Trophy::Inventor => 4,
        Trophy::Jerusalem => 1,
    }
}

const fn rule_of(trophy: Trophy) -> Rule {
    match trophy {
        Trophy::Crusader => rules::CK_TROPHY_02,
        Trophy::Builder => rules::CK_TROPHY_03,
        Trophy::Inventor => rules::CK_TROPHY_04,
        Trophy::Jerusalem => rules::CK_TROPHY_05,
    }
}

/// Who ought to hold a trophy: the holder, as long as he has enough and nobody has more (CK-TROPHY-06, CK-TROPHY-10);
/// else another who has enough (CK-TROPHY-07), among those who have most the active player (CK-TROPHY-08), or the
/// first clockwise from him (CK-TROPHY-09), from the First Player outside Turns (CK-R-94).
fn rightful(game: &Crusader, board: &Board, trophy: Trophy) -> Option<Player> {
    let of = |player: Player| if board.plays(player) { count(game, board, trophy, player) } else { 0 };
    let most = Player::all().map(of).max().filter(|most| *most >= least(trophy))?;
    if let Some(holder) = board.trophies[trophy as usize]
        && of(holder) == most
    {
        return Some(holder);
    }
    let from = board.active.filter(|_| board.phase == Phase::Turns).unwrap_or(board.first);
    game.clockwise(from).find(|player| of(*player) == most)
}

/// Has somebody a territory too many, which he is about to release?
#[must_use]
pub fn is_releasing(game: &Crusader, board: &Board) -> bool {
    board.owned.iter().any(|lands| lands.len() > u32::from(game.components().numbers.knights))
}

/// Trophies go where they belong: to be called after any change of shields, Castles, developments or control (CK-TROPHY-01). The limit of
/// territories comes first (CK-R-73): a Castle in a territory that is released has never counted.
pub fn check<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) {
    if is_releasing(play.game, play.board()) {
        return;
    }
    for trophy in COUNTED {
        let (now, then) = (rightful(play.game, play.board(), trophy), play.board().trophies[trophy as usize]);
        if now != then {
            let (lost, won) = rules_of(play.game, play.board(), trophy);
            if let Some(player) = then {
                play.tell(Event::TrophyLost { player, trophy, rule: lost }.into());
            }
            play.board_mut().trophies[trophy as usize] = now;
            if let Some(player) = now {
                play.tell(Event::TrophyWon { player, trophy, rule: won }.into());
            }
        }
    }
}

/// By which rules a trophy is lost and won now: the first to have enough wins it (CK-TROPHY-01); who has more than the holder takes it over
/// (CK-TROPHY-10); if the holder has not enough any more (CK-TROPHY-06) the only other gets it (CK-TROPHY-07), of several the active player
/// (CK-TROPHY-08) or the next (CK-TROPHY-09).
fn rules_of(game: &Crusader, board: &Board, trophy: Trophy) -> (Rule, Rule) {
    let Some(holder) = board.trophies[trophy as usize] else { return (rule_of(trophy), rule_of(trophy)) };
    let has_enough =
        |player: Player| board.plays(player) && count(game, board, trophy, player) >= least(trophy);
    if has_enough(holder) {
        return (rules::CK_TROPHY_10, rules::CK_TROPHY_10);
    }
    let others = Player::all().filter(|player| has_enough(*player)).count();
    let is_active = board.phase == Phase::Turns
        && board.active.is_some()
        && board.active == rightful(game, board, trophy);
    let won = match others {
        0 | 1 => rules::CK_TROPHY_07,
        _ if is_active => rules::CK_TROPHY_08,
        _ => rules::CK_TROPHY_09,
    };
    (rules::CK_TROPHY_06, won)
}

/// The last space was reached: that player is King of Jerusalem, and the game is over (CK-TRACK-08, CK-TROPHY-05).
pub fn jerusalem<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, player: Player) {
    play.board_mut().trophies[Trophy::Jerusalem as usize] = Some(player);
    play.tell(Event::TrophyWon { player, trophy: Trophy::Jerusalem, rule: rules::CK_TRACK_08 }.into());
    finish(play, Ending::Jerusalem);
}

/// The game is over and is scored (CK-END-01). Nothing more happens (CK-R-89).
pub fn finish<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, ending: Ending) {
    let board = play.board_mut();
    if board.phase == Phase::Over {
        return;
    }
    board.ending = ending;
    board.active = None;
    board.frames = [Frame::Over].into_iter().collect();
    board.phase = Phase::Over;
    let game = play.game;
    for party in game.parties() {
        let player = party.player;
        let (points, shields) = (score(play.board(), player), play.board().shields(player));
        play.tell(Event::Scored { player, points, shields }.into());
    }
    let winners = winners(game, play.board());
    play.tell(Event::GameOver { winners, ending }.into());
}
