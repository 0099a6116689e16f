//! How good a position is: a few features of each dynasty, weighed as games of seneschals ended.

use bots::search::{Evaluation, Shares};
use crusader::Crusader;
use crusader::board::State;
use crusader::cards;
use crusader::content::{Deck, Player};
use crusader::options::Mode;
use crusader::succession::heirs;
use crusader::{tokens, trophies};
use table::Seat;

/// The steps of a Round.
pub(super) const ROUND: u32 = 16;
/// Rounds that an Era has room for.
const ERA: u32 = 8;

/// How many features there are.
pub const FEATURES: usize = 17;

/// What each feature weighs at the beginning, and how much more at the end.
pub type Weights = [[f32; FEATURES]; 2];

/// The weights: fitted to 800 games of seneschals in all kinds of moods, some of them careless, half of them beside three official AIs;
/// where the fit was unsure, nearer to what was thought before.
pub const WEIGHTS: Weights = [
    [0.33, 0.2, 0.0, 0.06, 0.07, 0.1, -0.15, 0.03, -0.08, 0.5, -0.05, -0.2, 0.14, 0.1, 0.05, 0.15, -0.4],
    [0.5, 0.0, 0.2, 0.12, -0.03, -0.06, 0.0, 0.05, -0.15, 0.0, -0.03, 0.2, -0.07, 0.0, 0.07, -0.18, 0.6],
];

/// Judges positions by what the dynasties have.
pub struct Position {
    /// What counts how much.
    pub weights: Weights,
}

impl Evaluation<Crusader> for Position {
    /// Eras, Rounds and their phases.
    fn time(&self, _: &Crusader, state: &State) -> u32 {
        let board = &state.board;
        let rounds = u32::from(board.era) * ERA + u32::from(board.round);
        rounds * ROUND + board.phase as u32 + 3 * u32::from(board.turn)
    }

    /// Official AIs have their share, too: what is left to the seats is less than the whole.
    fn chances(&self, game: &Crusader, state: &State) -> Shares {
        let parties = || game.parties().iter().map(|party| party.player);
        let progress = progress(game, state);
        let worth = |player: Player| weigh(&self.weights, &features(game, state, player), progress);
        let mut shares = [0.0; 8];
        if game.options().mode == Mode::Together {
            // All people win together, or none of them (CK-COOP-02).
            let sum = |players: &mut dyn Iterator<Item = Player>| players.map(worth).sum::<f32>();
            let ahead = sum(&mut parties().filter(|player| game.is_person(*player)))
                - sum(&mut parties().filter(|player| !game.is_person(*player)));
            let seats: Vec<Seat> = parties().filter_map(|player| game.seat_of(player)).collect();
            let chance = 1.0 / (1.0 + (-ahead).exp());
            seats.iter().for_each(|seat| shares[seat.index()] = chance / seats.len() as f32);
            return shares;
        }
        let all: f32 =
            parties().filter(|player| state.board.plays(*player)).map(|player| worth(player).exp()).sum();
        for player in parties().filter(|player| state.board.plays(*player)) {
            if let Some(seat) = game.seat_of(player) {
                shares[seat.index()] = worth(player).exp() / all;
            }
        }
        shares
    }
}

/// What a dynasty has, weighed.
fn weigh([first, more]: &Weights, features: &[f32; FEATURES], progress: f32) -> f32 {
    features.iter().zip(first.iter().zip(more)).map(|(f, (first, more))| f * (first + more * progress)).sum()
}

/// How far the game has come: 0 at the beginning, 1 at its end, by Rounds or on the Crusade track.
#[must_use]
pub fn progress(game: &Crusader, state: &State) -> f32 {
    let board = &state.board;
    let rounds = 3.0 * f32::from(board.era.max(1) - 1)
        + f32::from(board.round.max(1) - 1)
        + f32::from(board.turn.min(2)) / 3.0;
    let by_rounds = rounds / (3.0 * f32::from(game.scenario().eras.max(1)));
    let filled = board.track.iter().filter(|space| space.is_some()).count() as f32 / board.track.len() as f32;
    by_rounds.max(filled * filled).min(1.0)
}

/// What counts for a dynasty.
#[must_use]
pub fn features(game: &Crusader, state: &State, player: Player) -> [f32; FEATURES] {
    let board = &state.board;
    let house = board.house(player);
    let bag = tokens::bag(player);
    let (mut green, mut all) = (0.0, 0.0);
    for token in state.tokens.kinds(bag) {
        let count = f32::from(state.tokens.count(bag, token));
        all += count;
        green += if token.is_green() { count } else { 0.0 };
    }
    let lands = board.lands(player);
    let unrest: u8 = lands.iter().map(|land| board.unrest[land]).sum();
    let heirs = heirs(game, &house.family).len();
    let foes =
        Player::all().filter(|foe| *foe != player && board.plays(*foe) && board.may_invade(*foe, player));
    let room = game.near_any(lands).without(board.controlled()).len().min(4) as f32;
    let held =
        [cards::hand(player), cards::picked(player)].into_iter().flat_map(|zone| state.cards.cards(zone));
    let wars = held.filter(|card| card.deck() == Deck::WAR).count() as f32;
    let flag = |yes: bool| if yes { 1.0 } else { 0.0 };
    [
        f32::from(trophies::score(board, player)),
        f32::from(board.shields(player)),
        board.castles_of(player).len() as f32,
        f32::from(house.gold.min(12)) / 4.0,
        board.mobilised(player).len() as f32,
        house.developments.len() as f32,
        flag(heirs == 0),
        flag(heirs >= 2),
        if heirs == 0 { f32::from(house.family.age) } else { 0.0 },
        if all > 0.0 { green / all } else { 0.5 },
        f32::from(unrest),
        foes.count() as f32,
        if lands.len() < 8 { room } else { 0.0 },
        lands.and(board.laid_knights).len() as f32,
        wars,
        flag(house.family.spouse.is_some()),
        flag(!game.is_person(player)),
    ]
}
