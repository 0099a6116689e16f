//! Conquest-lite by hand, without the kernel: no events, no refusals, no views, no log. The speed of light for
//! [`crate::conquest`], which plays the very same games from the same random numbers.

mod moves;

pub use moves::{Move, Moves};

use table::{Chance, Sampled, Tally};

const AREAS: usize = 24;
const ALL: u32 = (1 << AREAS) - 1;
const ROUNDS: u8 = 15;
const ACTIONS: u8 = 6;
const VICTORY: u32 = 16;

const NEIGHBOURS: [u32; AREAS] = {
    let mut all = [0; AREAS];
    let mut i = 0;
    while i < AREAS {
        all[i] = 1 << ((i + 1) % AREAS)
            | 1 << ((i + 5) % AREAS)
            | 1 << ((i + 19) % AREAS)
            | 1 << ((i + 23) % AREAS);
        i += 1;
    }
    all
};

/// A moment of play. Sets of areas are bits.
#[derive(Clone)]
pub struct Position {
    owned: [u32; 4],
    troops: [u16; AREAS],
    forts: [u8; AREAS],
    gold: [u16; 4],
    hands: [[u8; 6]; 4],
    held: [u8; 4],
    deck: [u8; 60],
    left: u8,
    discard: [u8; 60],
    discarded: u8,
    round: u8,
    turn: u8,
    actions: u8,
}

/// The places of the bits of a set, in ascending order.
#[inline]
fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(bit)
    })
}

/// The set of areas whose number passes the test.
#[inline]
fn areas_where<T: Copy>(numbers: &[T; AREAS], test: impl Fn(T) -> bool) -> u32 {
    numbers.iter().enumerate().fold(0, |set, (area, number)| set | u32::from(test(*number)) << area)
}

impl Position {
    /// The first position.
    #[must_use]
    pub fn new(random: &mut Sampled) -> Position {
        let mut position = Position {
            owned: [0x11_1111, 0x22_2222, 0x44_4444, 0x88_8888],
            troops: [3; AREAS],
            forts: [0; AREAS],
            gold: [4; 4],
            hands: [[0; 6]; 4],
            held: [0; 4],
            deck: std::array::from_fn(|card| card as u8),
            left: 60,
            discard: [0; 60],
            discarded: 0,
            round: 1,
            turn: 0,
            actions: 0,
        };
        random.shuffle(&mut position.deck);
        for seat in 0..4 {
            (0..3).for_each(|_| position.draw(seat));
        }
        position.begin(random);
        position
    }

    /// Who has won, if the game is over.
    #[inline]
    #[must_use]
    pub fn winner(&self) -> Option<usize> {
        let over = self.round > ROUNDS || self.owned[self.turn as usize].count_ones() >= VICTORY;
        over.then(|| (0..4).rev().max_by_key(|seat| self.owned[*seat].count_ones()).unwrap_or(0))
    }

    /// Adds all legal moves.
    #[inline]
    pub fn list(&self, moves: &mut Moves) {
        moves.push(Move::End);
        if self.actions >= ACTIONS {
            return;
        }
        let seat = self.turn as usize;
        let own = self.owned[seat];
        if self.gold[seat] >= 2 {
            bits(own).for_each(|area| moves.push(Move::Recruit(area)));
        }
        if self.gold[seat] >= 5 {
            let room = areas_where(&self.forts, |forts| forts < 2);
            bits(own & room).for_each(|area| moves.push(Move::Fortify(area)));
        }
        let manned = areas_where(&self.troops, |troops| troops >= 2);
        for from in bits(own & manned) {
            bits(NEIGHBOURS[from as usize] & !own).for_each(|to| moves.push(Move::Attack(from, to)));
        }
        for &card in &self.hands[seat][..self.held[seat] as usize] {
            match card % 3 {
                0 => bits(own).for_each(|area| moves.push(Move::Play(card, area))),
                1 => moves.push(Move::Tax(card)),
                _ => bits(ALL & !own & manned).for_each(|area| moves.push(Move::Play(card, area))),
            }
        }
    }

    /// Makes a legal move.
    #[inline]
    pub fn apply(&mut self, m: Move, random: &mut Sampled) {
        let seat = self.turn as usize;
        match m {
            Move::End => return self.end(random),
            Move::Recruit(area) => {
                self.gold[seat] -= 2;
                self.troops[area as usize] += 1;
            }
            Move::Fortify(area) => {
                self.gold[seat] -= 5;
                self.forts[area as usize] += 1;
            }
            Move::Attack(from, to) => self.attack(from as usize, to as usize, random),
            Move::Tax(card) => {
                self.put_down(card);
                self.gold[seat] += 3;
            }
            Move::Play(card, area) => {
                self.put_down(card);
                let troops = &mut self.troops[area as usize];
                *troops = if card.is_multiple_of(3) { *troops + 2 } else { *troops - 1 };
            }
        }
        self.actions += 1;
    }

    fn attack(&mut self, from: usize, to: usize, random: &mut Sampled) {
        let attackers = (self.troops[from] - 1).min(3);
        let defenders = self.troops[to].min(2);
        let attack = roll(attackers, random);
        let mut defence = roll(defenders, random);
        defence[0] += u8::from(self.forts[to] > 0);
        for pair in 0..attackers.min(defenders) as usize {
            let loser = if attack[pair] > defence[pair] { to } else { from };
            self.troops[loser] -= 1;
        }
        if self.troops[to] == 0 {
            self.owned.iter_mut().for_each(|areas| *areas &= !(1 << to));
            self.owned[self.turn as usize] |= 1 << to;
            self.forts[to] = 0;
            self.troops[from] -= attackers;
            self.troops[to] = attackers;
        }
    }

    /// The card goes from the hand to the discard pile.
    fn put_down(&mut self, card: u8) {
        let seat = self.turn as usize;
        let held = self.held[seat] as usize;
        let hand = &mut self.hands[seat];
        if let Some(place) = hand[..held].iter().position(|c| *c == card) {
            hand.copy_within(place + 1..held, place);
        }
        self.held[seat] -= 1;
        self.discard[self.discarded as usize] = card;
        self.discarded += 1;
    }

    fn end(&mut self, random: &mut Sampled) {
        self.turn = (self.turn + 1) & 3;
        self.actions = 0;
        self.round += u8::from(self.turn == 0);
        if self.round <= ROUNDS {
            self.begin(random);
        }
    }

    fn begin(&mut self, random: &mut Sampled) {
        let seat = self.turn as usize;
        self.gold[seat] += 2 + self.owned[seat].count_ones() as u16 / 2;
        if self.left == 0 && self.discarded > 0 {
            std::mem::swap(&mut self.deck, &mut self.discard);
            self.left = std::mem::take(&mut self.discarded);
            random.shuffle(&mut self.deck[..self.left as usize]);
        }
        self.draw(seat);
    }

    fn draw(&mut self, seat: usize) {
        let held = self.held[seat] as usize;
        if self.left == 0 || held == 6 {
            return;
        }
        self.left -= 1;
        let card = self.deck[self.left as usize];
        let hand = &mut self.hands[seat];
        let place = hand[..held].iter().filter(|c| **c < card).count();
        hand.copy_within(place..held, place + 1);
        hand[place] = card;
        self.held[seat] += 1;
    }
}

/// So many dice, at most three, the highest first.
#[inline]
fn roll(count: u16, random: &mut Sampled) -> [u8; 3] {
    let mut dice = [0; 3];
    dice.iter_mut().take(usize::from(count)).for_each(|die| *die = random.die(6));
    let [a, b, c] = dice;
    let (a, b) = (a.max(b), a.min(b));
    let (a, c) = (a.max(c), a.min(c));
    [a, b.max(c), b.min(c)]
}

/// Plays on at random to the end of the game and says who won.
pub fn play_out(
    position: &mut Position,
    random: &mut Sampled,
    moves: &mut Moves,
    tally: &mut Tally,
) -> usize {
    loop {
        if let Some(winner) = position.winner() {
            tally.games += 1;
            return winner;
        }
        moves.clear();
        position.list(moves);
        tally.decision(moves.len());
        let m = moves.get(random.draw(moves.len()));
        position.apply(m, random);
    }
}
