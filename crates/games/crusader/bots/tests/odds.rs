//! The seneschal's chances are those of the rules.

use crusader::checks::odds::{Mix, Sacrifices, chance};
use crusader_bots::odds::at_least;

#[test]
fn his_chances_are_those_of_the_rules() {
    for (good, critical, bad) in [(3, 0, 2), (2, 1, 4), (0, 0, 3), (5, 2, 0), (1, 0, 9)] {
        for (needed, draws) in (0..5).flat_map(|needed| (0..8).map(move |draws| (needed, draws))) {
            let exact = chance(Mix { good, critical, bad }, needed, draws, Sacrifices::Always);
            let fast = at_least(good + critical, bad, needed, draws);
            assert!((exact - fast).abs() < 1e-9, "{good} {critical} {bad}: {needed} in {draws}");
        }
    }
}
