//! Victory Points (p.17).

use crate::Crusader;
use crate::board::{Board, Ending};
use crate::content::{Player, Players};
use crate::options::Mode;
use crate::rules;
use table::{Side, Standing};

/// One for each territory whose Knight stands (CK-SCORE-02, CK-SCORE-03) and one for each trophy (CK-SCORE-04), nothing
/// else: shields, developments and Castles count only through theirs (CK-GOAL-04). Who is out has none (CK-R-102).
#[must_use]
pub fn score(board: &Board, player: Player) -> u8 {
    if !board.plays(player) {
        return 0;
    }
    let standing = board.lands(player).without(board.laid_knights).len() as u8;
    let trophies = board.trophies.iter().filter(|holder| **holder == Some(player)).count() as u8;
    standing + trophies
}

/// What decides: points, then shields on the track (CK-SCORE-01, CK-TIE-01).
fn rank(board: &Board, player: Player) -> (u8, u8) {
    (score(board, player), board.shields(player))
}

/// Who has won: who has most (CK-GOAL-02); who is still tied shares it (CK-TIE-02). Together, all people or all AIs:
/// the higher sum (CK-COOP-02, CK-R-111).
#[must_use]
pub fn winners(game: &Crusader, board: &Board) -> Players {
    let all = || game.parties().iter().map(|party| party.player);
    if game.options().mode == Mode::Together {
        let sum = |players: &mut dyn Iterator<Item = Player>| {
            players
                .map(|player| rank(board, player))
                .fold((0, 0), |sum, rank| (sum.0 + rank.0, sum.1 + rank.1))
        };
        let people = sum(&mut all().filter(|player| game.is_person(*player)));
        let ais = sum(&mut all().filter(|player| !game.is_person(*player)));
        return all()
            .filter(|player| if game.is_person(*player) { people >= ais } else { ais >= people })
            .collect();
    }
    let best = all().map(|player| rank(board, player)).max();
    all().filter(|player| Some(rank(board, *player)) == best).collect()
}

/// The texts that name the players, in their order.
const NAMES: [&str; 5] =
    ["player-english", "player-frankish", "player-german", "player-italian", "player-iberian"];

/// Who won, once the game is over.
#[must_use]
pub fn standing(game: &Crusader, board: &Board) -> Option<Standing> {
    let by = match board.ending {
        Ending::None => return None,
        Ending::Jerusalem => rules::CK_TRACK_07,
        Ending::Eras => rules::CK_CLEAN_08,
    };
    let won = winners(game, board);
    let points = |player: Player| i32::from(score(board, player));
    let seats = || game.parties().iter().filter_map(|party| party.seat.map(|seat| (seat, party.player)));
    let mut scores = [0; 8];
    seats().for_each(|(seat, player)| scores[seat.index()] = points(player));
    let ais = game.parties().iter().filter(|party| party.seat.is_none()).map(|party| party.player);
    let side =
        |player: Player| Side { name: NAMES[player.index()], score: points(player), won: won.has(player) };
    Some(Standing {
        winners: seats().filter(|(_, player)| won.has(*player)).map(|(seat, _)| seat).collect(),
        scores: scores.into_iter().take(usize::from(game.seats)).collect(),
        sides: ais.map(side).collect(),
        by,
    })
}
