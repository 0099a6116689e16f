//! How many games the proofs play, and from which seed.
//!
//! All sizes stand in `sizes.txt`, in two columns. `make test` plays the first, always with the same seeds; `make soak` plays
//! the second with a fresh seed, which it prints: a failure is repeated with `make soak SEED=...`.

use table::kit::Games;

const SIZES: &str = include_str!("../sizes.txt");

/// The seed of a soak, in the environment; without it the sizes of `make test` are played.
pub const SEED: &str = "REAME_SOAK_SEED";

/// Which column is played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Column {
    Test,
    /// With this seed.
    Soak(u64),
}

impl Column {
    /// The column that the environment asks for.
    ///
    /// # Panics
    /// When the seed is not a number: better than to play something else than what was asked for.
    fn asked() -> Column {
        match std::env::var(SEED) {
            Ok(seed) => {
                Column::Soak(seed.parse().unwrap_or_else(|_| panic!("{SEED} is '{seed}', not a number")))
            }
            Err(_) => Column::Test,
        }
    }
}

/// The games of this proof. `salt` tells proofs of one name apart: it is the seed in tests and is mixed into that of a soak.
///
/// # Panics
/// When no such proof has a size: a proof that is not in the list is not run by anybody.
#[must_use]
pub fn games(proof: &str, salt: u64) -> Games {
    let column = Column::asked();
    let count = size(SIZES, proof, column).unwrap_or_else(|| panic!("{proof} has no size in sizes.txt"));
    Games { count, seed: seed(column, salt) }
}

fn seed(column: Column, salt: u64) -> u64 {
    match column {
        Column::Test => salt,
        Column::Soak(seed) => seed.wrapping_add(salt),
    }
}

fn size(table: &str, proof: &str, column: Column) -> Option<u32> {
    let rows = table.lines().filter(|line| !line.starts_with('#')).map(str::split_whitespace);
    let mut row = rows.map(Iterator::collect::<Vec<_>>).find(|row| row.first() == Some(&proof))?.into_iter();
    let (test, soak) = (row.nth(1)?, row.next()?);
    match column {
        Column::Test => test.parse().ok(),
        Column::Soak(_) => soak.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_columns_are_told_apart() {
        let table = "# a.b 9 9\na.b 1 20\nc.d 3\n";
        assert_eq!(size(table, "a.b", Column::Test), Some(1));
        assert_eq!(size(table, "a.b", Column::Soak(5)), Some(20));
        assert_eq!(size(table, "c.d", Column::Soak(5)), None);
        assert_eq!(size(table, "#", Column::Test), None);
        assert_eq!((seed(Column::Test, 2), seed(Column::Soak(40), 2)), (2, 42));
    }

    #[test]
    fn a_soak_is_never_smaller_than_a_test() {
        let rows = SIZES.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
        let names: Vec<&str> = rows.filter_map(|line| line.split_whitespace().next()).collect();
        assert!(names.len() > 8);
        for name in names {
            let [test, soak] = [Column::Test, Column::Soak(1)].map(|column| size(SIZES, name, column));
            assert!(test >= Some(1) && test <= soak, "{name}: {test:?}, {soak:?}");
        }
    }
}
