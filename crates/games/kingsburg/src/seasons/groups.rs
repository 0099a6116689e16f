//! The different groups of dice that a player has, and what they are worth.

use super::influence::TOKEN;
use crate::answer::Placement;
use crate::board::{Dice, Player};
use std::num::NonZeroU32;

/// The groups of dice that a player could place. White dice are placed like coloured ones, in any number, together or apart
/// (KB-CLAR-07), but each group has a coloured die (KB-CLAR-08, KB-R-20), also with a token (KB-CLAR-09).
pub struct Groups {
    /// Subsets of his coloured dice, as bits.
    coloured: u32,
    /// Subsets of his white dice, as bits.
    white: u32,
    /// 2 if he may add a "+2" token to one of them, else 1.
    ways: usize,
}

impl Groups {
    #[inline]
    pub fn of(player: &Player) -> Groups {
        let dice = &player.dice;
        Groups {
            // Bit 0 is the empty group: KB-INF-10, KB-INF-11 ask for a coloured die.
            coloured: groups(&dice.coloured, dice.coloured_left) & !1,
            white: if dice.white_left == 0 { 1 } else { groups(&dice.white, dice.white_left) },
            ways: if player.plus2 > 0 && !player.token_used { 2 } else { 1 },
        }
    }

    /// Calls with each group and what it is worth, in ascending order.
    #[inline(always)]
    pub fn each(&self, dice: &Dice, mut give: impl FnMut(Placement, u8)) {
        let [a, b, c] = dice.coloured;
        let coloured_sums = sums(a, b, c);
        if self.white == 1 && self.ways == 1 {
            // Only coloured dice: half of all decisions about groups.
            return each_bit(self.coloured, |coloured| {
                give(Placement { coloured, ..Placement::default() }, sum_of(coloured_sums, coloured));
            });
        }
        let [a, b, c, fourth] = dice.white;
        let white_sums = sums(a, b, c);
        each_bit(self.coloured, |coloured| {
            each_bit(self.white, |white| {
                let white_sum = sum_of(white_sums, white & 7) + (white >> 3) * fourth;
                let value = sum_of(coloured_sums, coloured) + white_sum;
                // First without a token, then with one.
                for plus2 in [false, true].into_iter().take(self.ways) {
                    let group = Placement { coloured, white, plus2, ..Placement::default() };
                    give(group, value + u8::from(plus2) * TOKEN);
                }
            });
        });
    }
}

/// Which subsets of sorted dice make different groups, as bits: those of the dice left that take the first of equal
/// dice. The index is which dice equal the one before them (3 bits) and which are left (4 bits).
const GROUPS: [u16; 128] = {
    let mut groups = [0; 128];
    let mut index = 0;
    while index < 128 {
        let (equal, left) = (index as u8 >> 4, index as u8 & 15);
        let mut mask = 0;
        while mask < 16 {
            let skips_first = mask & !(mask << 1) & (left << 1) & (equal << 1);
            if mask & !left == 0 && skips_first == 0 {
                groups[index] |= 1 << mask;
            }
            mask += 1;
        }
        index += 1;
    }
    groups
};

/// The subsets of these sorted dice that make different groups, as bits.
#[inline]
pub fn groups<const N: usize>(faces: &[u8; N], left: u8) -> u32 {
    let equal = (1..N).fold(0, |bits, i| bits | u8::from(faces[i] == faces[i - 1]) << (i - 1));
    u32::from(GROUPS[usize::from(equal << 4 | left) & 127])
}

/// The sums of all subsets of up to three dice, a byte each: that of subset `mask` is byte `mask`.
#[inline]
const fn sums(a: u8, b: u8, c: u8) -> u64 {
    // A die counts in every second subset, in every second pair of them, in the second four.
    (a as u64) * 0x0100_0100_0100_0100
        + (b as u64) * 0x0101_0000_0101_0000
        + (c as u64) * 0x0101_0101_0000_0000
}

/// The sum of one of these subsets.
#[inline]
const fn sum_of(sums: u64, mask: u8) -> u8 {
    (sums >> ((mask as u32 * 8) & 63)) as u8
}

/// The sums of all subsets are those of their dice.
const _: () = {
    let dice = [4, 5, 6];
    let mut mask = 0;
    while mask < 8 {
        let sum = (mask & 1) * dice[0] + (mask >> 1 & 1) * dice[1] + (mask >> 2 & 1) * dice[2];
        assert!(sum_of(sums(dice[0], dice[1], dice[2]), mask) == sum);
        mask += 1;
    }
};

/// Calls with the number of each bit that is set, in ascending order.
#[inline]
pub fn each_bit(mut set: u32, mut call: impl FnMut(u8)) {
    // Of a number that is known not to be 0 the lowest bit is found at once.
    while let Some(left) = NonZeroU32::new(set) {
        call(left.trailing_zeros() as u8);
        set &= set - 1;
    }
}
