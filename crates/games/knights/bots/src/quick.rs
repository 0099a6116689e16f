//! What a battle will probably bring, fast: sampled hands of Fate cards, shown against each other.

use super::eyes::Eyes;
use knights::board::{Army, Site};
use knights::content::{BASE_FATES, BattleResult, Content, NobleId, Nobles, Symbol};
use std::cell::RefCell;
use std::sync::OnceLock;
use table::{Chance, Sampled, Seat};

/// So many hands stand for all that could be drawn.
const HANDS: usize = 64;
/// The most cards of a hand (CG-FATE-02).
const MOST: usize = 20;

/// What a side shows: Deal 100, Prevent 100, victories.
type Shown = [i8; 3];
/// By cards discarded, by cards drawn.
type Hands = [[[Shown; HANDS]; MOST + 1]; 3];

/// One side of a battle.
#[derive(Copy, Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Force {
    /// Its Nobles' troops.
    pub troops: u16,
    /// Its walls, and troops that no Noble leads.
    pub walls: u16,
    /// Has it a commander?
    pub commanded: bool,
    /// What its commander adds to Deal, Prevent and victories.
    pub more: Shown,
}

/// What comes of it.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Odds {
    /// The attacker takes what he attacks, or beats those who stood against him.
    pub won: f64,
    /// The Nobles of the defender die.
    pub killed: f64,
    /// The attacking Nobles die.
    pub died: f64,
    /// They retreat.
    pub fled: f64,
    /// Casualties of attackers who live, in hundreds.
    pub tokens: f64,
}

/// Hands sampled once from the base deck: that of For Glory has the same proportions.
fn hands() -> &'static Hands {
    static TABLE: OnceLock<Box<Hands>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut chance = Sampled::new(1);
        let deck = Content::base().fates.iter().take(BASE_FATES).map(|fate| fate.battle).collect::<Vec<_>>();
        let mut hands = Box::new([[[[0; 3]; HANDS]; MOST + 1]; 3]);
        for (discards, by_cards) in hands.iter_mut().enumerate() {
            for (cards, samples) in by_cards.iter_mut().enumerate() {
                samples.iter_mut().for_each(|hand| *hand = sample(&deck, cards, discards, &mut chance));
            }
        }
        hands
    })
}

/// How much a card is kept for.
fn rank(result: BattleResult) -> u8 {
    match result {
        BattleResult::Blank => 0,
        BattleResult::Prevent | BattleResult::Draw | BattleResult::Retreat => 1,
        BattleResult::Deal => 2,
        BattleResult::Victory => 3,
    }
}

fn sample(deck: &[BattleResult], cards: usize, discards: usize, chance: &mut Sampled) -> Shown {
    let mut left = deck.to_vec();
    let mut draw = |chance: &mut Sampled| {
        if left.is_empty() { BattleResult::Blank } else { left.swap_remove(chance.draw(left.len())) }
    };
    let mut hand: Vec<BattleResult> = (0..cards).map(|_| draw(chance)).collect();
    hand.sort_by_key(|result| std::cmp::Reverse(rank(*result)));
    hand.truncate(cards.saturating_sub(discards).max(cards.min(1)));
    let mut shown = [0; 3];
    while let Some(result) = hand.pop() {
        match result {
            BattleResult::Deal => shown[0] += 1,
            BattleResult::Prevent => shown[1] += 1,
            BattleResult::Victory => shown[2] += 1,
            BattleResult::Draw | BattleResult::Retreat => hand.push(draw(chance)),
            BattleResult::Blank => {}
        }
    }
    shown
}

impl Force {
    /// A number that tells most forces apart.
    fn key(&self) -> u32 {
        let more = self
            .more
            .iter()
            .fold(u32::from(self.commanded), |sum, more| 5 * sum + u32::from(more.unsigned_abs()));
        (u32::from(self.troops / 50) * 61 + u32::from(self.walls / 50)) * 251 + more
    }

    fn cards(&self) -> usize {
        let commander = if self.commanded { 2 } else { 0 };
        (usize::from((self.troops + self.walls) / 100) + commander).min(MOST)
    }

    fn hands(&self) -> &'static [Shown; HANDS] {
        &hands()[if self.commanded { 2 } else { 0 }][self.cards()]
    }
}

/// So many odds are remembered.
const KNOWN: usize = 1 << 12;

thread_local! {
    /// The same armies look at the same walls again and again: what was worked out is kept, with all that it was worked out from.
    static LAST: RefCell<Vec<Option<(Force, Force, Odds)>>> = RefCell::new(vec![None; KNOWN]);
}

/// The attacker against the defender, at a city or stronghold or in the open field.
pub(super) fn odds(attacker: &Force, defender: &Force) -> Odds {
    let place = (attacker.key().wrapping_mul(31) ^ defender.key()).wrapping_mul(0x9e37_79b9) as usize % KNOWN;
    LAST.with_borrow_mut(|known| match known[place] {
        Some((one, other, odds)) if one == *attacker && other == *defender => odds,
        _ => {
            let odds = work_out(attacker, defender);
            known[place] = Some((*attacker, *defender, odds));
            odds
        }
    })
}

fn work_out(attacker: &Force, defender: &Force) -> Odds {
    let (ours, theirs) = (attacker.hands(), defender.hands());
    let sum = |hand: Shown, more: Shown| [hand[0] + more[0], hand[1] + more[1], hand[2] + more[2]];
    let (mut odds, trials) = (Odds::default(), 2 * HANDS);
    for trial in 0..trials {
        let a = sum(ours[trial % HANDS], attacker.more);
        let d = sum(theirs[(trial * 29 + trial / HANDS * 17 + 5) % HANDS], defender.more);
        let suffered = 100 * u16::from((d[0] - a[1]).max(0).unsigned_abs());
        let dealt = 100 * u16::from((a[0] - d[1]).max(0).unsigned_abs());
        if attacker.troops <= suffered {
            odds.died += 1.0;
            continue;
        }
        let reduced = dealt >= defender.troops + defender.walls;
        let ahead = a[2] - d[2];
        if reduced {
            odds.won += 1.0;
            odds.killed += 1.0;
        } else if ahead > 0 {
            odds.won += 1.0;
            odds.killed += if ahead > 1 { 1.0 } else { 0.0 };
        } else if ahead < 0 {
            odds.died += if ahead < -1 { 1.0 } else { 0.0 };
            odds.fled += if ahead == -1 { 1.0 } else { 0.0 };
        }
        odds.tokens += f64::from(suffered) / 100.0;
    }
    let all = trials as f64;
    Odds {
        won: odds.won / all,
        killed: odds.killed / all,
        died: odds.died / all,
        fled: odds.fled / all,
        tokens: odds.tokens / all,
    }
}

/// What a commander adds (WK-BATTLE-36, WK-BATTLE-37, WK-VICTORY-02).
pub(super) fn ability(symbol: Symbol) -> Shown {
    match symbol {
        Symbol::Star => [1, 0, 0],
        Symbol::Square => [0, 1, 0],
        Symbol::Triangle => [0, 0, 1],
        Symbol::Circle => [0; 3],
    }
}

/// How good a commander is: by his symbol, if he is ready.
pub(super) fn command(eyes: &Eyes<'_>, noble: NobleId) -> f64 {
    let ready = !eyes.board.noble(noble).is_exhausted;
    match noble.symbol() {
        Symbol::Triangle if ready => 3.0,
        Symbol::Star if ready => 2.0,
        Symbol::Square if ready => 1.5,
        Symbol::Star | Symbol::Square | Symbol::Triangle | Symbol::Circle => 1.0,
    }
}

/// These Nobles as one side.
pub(super) fn army(eyes: &Eyes<'_>, nobles: Nobles) -> Force {
    let troops = nobles.iter().map(|noble| eyes.strength(noble)).sum();
    let best = nobles.iter().max_by(|a, b| command(eyes, *a).total_cmp(&command(eyes, *b)));
    let more =
        best.filter(|noble| !eyes.board.noble(*noble).is_exhausted).map(|noble| ability(noble.symbol()));
    Force { troops, walls: 0, commanded: !nobles.is_empty(), more: more.unwrap_or_default() }
}

/// Who defends a city or stronghold.
pub(super) fn defence(eyes: &Eyes<'_>, site: Site) -> Force {
    let (board, game) = (eyes.board, eyes.game);
    let area = match site {
        Site::City(city) => Some(game.components().area_of(city)),
        Site::Stronghold(seat) => board.stronghold(seat).area,
    };
    let owner: Option<Seat> = eyes.owner(site);
    let inside = owner.zip(area).map_or(Nobles::NONE, |(owner, area)| board.nobles_in(owner, area));
    let garrison = match site {
        Site::City(_) => 0,
        Site::Stronghold(seat) => game.army_strength(board, Army::Stronghold(board.baron(seat).id)),
    };
    Force { walls: game.walls(board, site) + garrison, ..army(eyes, inside) }
}
