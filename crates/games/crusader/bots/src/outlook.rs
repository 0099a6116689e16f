//! How many points each dynasty will have at the end, about, and how likely it is to win with them.

use super::evaluation::{ROUND, progress};
use super::weights::{AI, END, PERSON, SURE};
use bots::search::{Evaluation, Shares, shares};
use crusader::Crusader;
use crusader::board::{Phase, State, Trophy};
use crusader::cards;
use crusader::content::{Deck, Player};
use crusader::options::Mode;
use crusader::succession::heirs;
use crusader::{tokens, trophies};
use table::{Seat, Standing};

/// Rounds of an Era (CK-ERA-02).
const ROUNDS: u32 = 3;

/// What a victory is worth besides its points, in points: it may be by shields alone.
const VICTORY: f32 = 0.5;
/// The points of who has fallen: hardly anybody comes back and wins.
const FALLEN: f32 = -9.0;

/// How many features there are.
pub const FEATURES: usize = 36;

/// What each feature weighs at the beginning, how much more at the end, and how much more in the middle than halfway between these.
pub type Weights = [[f32; FEATURES]; 3];

/// How sure a lead is: what a point is worth in logarithms of odds, in the same three parts.
pub type Sureness = [f32; 3];

/// Foretells points.
#[derive(Clone)]
pub struct Outlook {
    /// Of dynasties that people lead.
    pub person: Weights,
    /// Of official AIs.
    pub ai: Weights,
    /// How sure that is.
    pub sure: Sureness,
    /// What a point is worth when the game is over.
    pub end: f32,
}

impl Evaluation<Crusader> for Outlook {
    /// Rounds and their phases, whichever Era they are in: a look ahead goes on into the next one. Who draws cards looks at the Rounds to come.
    fn time(&self, _: &Crusader, state: &State) -> u32 {
        let board = &state.board;
        let step = match board.phase {
            Phase::Setup => 0,
            Phase::Draw => 1,
            Phase::Dynastic => 2,
            Phase::Plot => 3,
            Phase::Turns => 4 + 3 * u32::from(board.turn),
            Phase::Upkeep => 12,
            Phase::Cleanup => 13,
            Phase::Over => 14,
        };
        (ROUNDS * u32::from(board.era) + u32::from(board.round.max(1))) * ROUND + step
    }

    /// Official AIs have their share, too: what is left to the seats is less than the whole.
    fn chances(&self, game: &Crusader, state: &State) -> Shares {
        let progress = progress(game, state);
        let sure = by_progress(&self.sure, progress);
        let points = |player: Player| {
            if state.board.plays(player) { self.points(game, state, player, progress) } else { FALLEN }
        };
        let all = game.parties().iter().map(|party| (party.seat, sure * points(party.player)));
        odds(game, &all.collect::<Vec<_>>())
    }

    /// How clear a victory was tells more than the victory alone, and where an official AI wins it is still good to be next. Those who
    /// play together win together: for them victory alone counts.
    fn result(&self, standing: &Standing) -> Shares {
        let sides_won = standing.sides.iter().filter(|side| side.won).count();
        if standing.winners.len() > 1 || sides_won > 1 {
            return shares(standing);
        }
        let worth = |score: i32, won: bool| self.end * (score as f32 + VICTORY * flag(won));
        let seats = standing.scores.iter().zip(0..).map(|(score, seat)| {
            let seat = Seat(seat);
            (Some(seat), worth(*score, standing.winners.has(seat)))
        });
        let sides = standing.sides.iter().map(|side| (None, worth(side.score, side.won)));
        softmax(&seats.chain(sides).collect::<Vec<_>>())
    }
}

impl Outlook {
    /// As it was fitted.
    pub const FITTED: Outlook = Outlook { person: PERSON, ai: AI, sure: SURE, end: END };

    /// The points that a dynasty will have.
    #[must_use]
    pub fn points(&self, game: &Crusader, state: &State, player: Player, progress: f32) -> f32 {
        let weights = if game.is_person(player) { &self.person } else { &self.ai };
        let features = features(game, state, player);
        let sums = weights.each_ref().map(|row| row.iter().zip(&features).map(|(w, f)| w * f).sum());
        by_progress(&sums, progress)
    }
}

/// A value that changes as the game goes on.
fn by_progress(at: &[f32; 3], progress: f32) -> f32 {
    at[0] + at[1] * progress + at[2] * progress * (1.0 - progress)
}

/// Where people play together, all of them win or none (CK-COOP-02).
fn odds(game: &Crusader, worths: &[(Option<Seat>, f32)]) -> Shares {
    if game.options().mode != Mode::Together {
        return softmax(worths);
    }
    let ahead: f32 = worths.iter().map(|(seat, worth)| if seat.is_some() { *worth } else { -*worth }).sum();
    let chance = 1.0 / (1.0 + (-ahead).exp());
    let seats: Vec<Seat> = worths.iter().filter_map(|(seat, _)| *seat).collect();
    let mut shares = [0.0; 8];
    seats.iter().for_each(|seat| shares[seat.index()] = chance / seats.len() as f32);
    shares
}

/// The chances of those whose worth is so many logarithms of odds.
fn softmax(worths: &[(Option<Seat>, f32)]) -> Shares {
    let most = worths.iter().map(|(_, worth)| *worth).fold(f32::MIN, f32::max);
    let all: f32 = worths.iter().map(|(_, worth)| (worth - most).exp()).sum();
    let mut shares = [0.0; 8];
    for (seat, worth) in worths {
        if let Some(seat) = seat {
            shares[seat.index()] = (worth - most).exp() / all;
        }
    }
    shares
}

/// What counts for a dynasty.
#[must_use]
pub fn features(game: &Crusader, state: &State, player: Player) -> [f32; FEATURES] {
    let board = &state.board;
    let house = board.house(player);
    let lands = board.lands(player);
    let others = || Player::all().filter(|other| *other != player && board.plays(*other));
    let ahead = |trophy: Trophy, most: i32| {
        let count = |player| trophies::count(game, board, trophy, player) as i32;
        let best = others().map(count).max().unwrap_or(0).max(trophies::least(trophy) as i32 - 1);
        (count(player) - best).clamp(-most, most) as f32
    };
    let holds = |trophy: Trophy| flag(board.trophies[trophy as usize] == Some(player));
    let unrest: u8 = lands.iter().map(|land| board.unrest[land]).sum();
    let heirs = heirs(game, &house.family).len();
    let near = game.near_any(lands);
    let room = near.without(board.controlled()).len().min(5) as f32;
    let space = 8u32.saturating_sub(lands.len()) as f32;
    let foes = || others().filter(|foe| board.may_invade(*foe, player));
    let pressed: u32 = foes().map(|foe| board.mobilised(foe).and(near).len()).sum();
    let prey: u32 = others()
        .filter(|foe| board.may_invade(player, *foe))
        .map(|foe| board.lands(foe).and(near).len())
        .sum();
    let mut held = [0.0; Deck::COUNT];
    for zone in [cards::hand(player), cards::picked(player)] {
        state.cards.cards(zone).for_each(|card| held[usize::from(card.deck().0)] += 1.0);
    }
    let of = |deck: Deck| held[usize::from(deck.0)];
    let (green, all) = bag(state, player);
    let score = |player| f32::from(trophies::score(board, player));
    let best = others().map(score).fold(0.0, f32::max);
    let filled = board.track.iter().filter(|space| space.is_some()).count() as f32 / board.track.len() as f32;
    [
        1.0,
        lands.without(board.laid_knights).len() as f32,
        lands.and(board.laid_knights).len() as f32,
        holds(Trophy::Crusader),
        holds(Trophy::Builder),
        holds(Trophy::Inventor),
        ahead(Trophy::Crusader, 3),
        ahead(Trophy::Builder, 3),
        ahead(Trophy::Inventor, 4),
        f32::from(board.shields(player)),
        board.castles_of(player).len() as f32,
        house.developments.len() as f32,
        f32::from(house.gold.min(16)) / 4.0,
        f32::from(house.gold.min(4)) / 4.0,
        board.mobilised(player).len() as f32,
        flag(heirs == 0),
        flag(heirs >= 2),
        if heirs == 0 { f32::from(house.family.age) } else { 0.0 },
        f32::from(house.family.age),
        flag(house.family.spouse.is_some()),
        if all > 0.0 { green / all } else { 0.5 },
        all / 8.0,
        f32::from(unrest),
        foes().count() as f32,
        pressed.min(5) as f32,
        prey.min(5) as f32,
        room.min(space),
        flag(lands.len() >= 8),
        board.land_pacts[player.index()].and(near).len() as f32,
        of(Deck::WAR) * flag(lands.len() < 8),
        of(Deck::TAX),
        of(Deck::REALM),
        of(Deck::CRUSADE),
        score(player) - best,
        filled,
        board.duchies(player).len() as f32,
    ]
}

fn flag(yes: bool) -> f32 {
    if yes { 1.0 } else { 0.0 }
}

/// The green tokens of a bag, and all.
fn bag(state: &State, player: Player) -> (f32, f32) {
    let bag = tokens::bag(player);
    let (mut green, mut all) = (0.0, 0.0);
    for token in state.tokens.kinds(bag) {
        let count = f32::from(state.tokens.count(bag, token));
        all += count;
        green += if token.is_green() { count } else { 0.0 };
    }
    (green, all)
}
