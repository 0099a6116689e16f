//! Orders around a player by rules of thumb: his answer first, then others, so that a search is only ever as bold as its doubt
//! allows.

use super::Order;

/// His answer, and at most so many of the others, which come in order of promise; without others he is trusted.
#[must_use]
pub fn around<A: Copy + PartialEq>(first: A, others: &[A], most: usize) -> Vec<Order<A>> {
    let others = others.iter().copied().filter(|answer| *answer != first);
    std::iter::once(first).chain(others.take(most)).map(|answer| vec![answer]).collect()
}

/// At most so many of a list that is in no order of promise: some of each part.
#[must_use]
pub fn spread<A: Copy>(answers: &[A], most: usize) -> Vec<A> {
    let step = answers.len().div_ceil(most.max(1)).max(1);
    answers.iter().copied().step_by(step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn his_answer_comes_first_and_once() {
        assert_eq!(around(3, &[1, 3, 5, 7], 2), [[3], [1], [5]]);
        assert_eq!(around(3, &[], 2), [[3]]);
    }

    #[test]
    fn a_long_list_is_spread() {
        assert_eq!(spread(&[1, 2, 3], 12), [1, 2, 3]);
        assert_eq!(spread(&[0, 1, 2, 3, 4, 5, 6], 3), [0, 3, 6]);
        assert_eq!(spread(&[0, 1, 2, 3], 2), [0, 2]);
        assert!(spread::<u8>(&[], 2).is_empty());
    }
}
