//! Walks the paths of the legal answers: what can be picked next, and which answer was meant.

use super::number::{Numbers, typed_number};
use std::collections::{BTreeMap, BTreeSet};
use table::{Element, Path};

/// Does the order in which elements are picked matter?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Only in the order of the paths.
    Fixed,
    /// In any order: a set of picks means at most one answer.
    Free,
}

/// How far the picking has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Several answers are still possible.
    Open,
    /// All elements of this answer were picked one by one.
    Whole(usize),
    /// Only this answer is left, and not all of its elements were picked.
    Only(usize),
}

/// The picking of one answer.
#[derive(Clone, Debug)]
pub struct Picker {
    order: Order,
    ranks: BTreeMap<Element, u16>,
    paths: Vec<Path>,
    picked: Vec<Element>,
    /// The option that Enter would pick.
    pub cursor: usize,
    /// The digits of a number that is being typed.
    pub typed: String,
}

/// Does the element decline or end something? Games call it so.
#[must_use]
pub fn is_passing(element: &Element) -> bool {
    matches!(element.kind, "pass" | "done")
}

impl Picker {
    /// For these answers; `rank` orders elements of one kind.
    #[must_use]
    pub fn new(order: Order, rank: impl Fn(&Element) -> u16, paths: Vec<Path>) -> Picker {
        let order = if has_anagrams(&paths) { Order::Fixed } else { order };
        let ranks = paths.iter().flat_map(|path| &path.0).map(|e| (*e, rank(e))).collect();
        Picker { order, ranks, paths, picked: Vec::new(), cursor: 0, typed: String::new() }
    }

    /// What was picked so far.
    #[must_use]
    pub fn picked(&self) -> &[Element] {
        &self.picked
    }

    /// What was picked, in the order in which the paths name such elements.
    #[must_use]
    pub fn in_order(&self) -> Vec<Element> {
        let kinds = self.kinds();
        let mut picked = self.picked.clone();
        if self.order == Order::Free {
            picked.sort_by_key(|e| {
                (kinds.iter().position(|kind| *kind == e.kind), self.ranks.get(e).copied(), *e)
            });
        }
        picked
    }

    /// The path of an answer.
    #[must_use]
    pub fn path(&self, answer: usize) -> &Path {
        &self.paths[answer]
    }

    /// The elements that continue some legal path, in the order of the paths; passing comes last.
    #[must_use]
    pub fn options(&self) -> Vec<Element> {
        let mut options: Vec<Element> = Vec::new();
        for path in self.matching().map(|i| &self.paths[i].0) {
            match self.order {
                Order::Fixed => options.extend(path.get(self.picked.len())),
                Order::Free => options.extend(without(path, &self.picked)),
            }
        }
        let kinds = self.kinds();
        let rank = |e: &Element| {
            (is_passing(e), kinds.iter().position(|kind| *kind == e.kind), self.ranks.get(e).copied(), *e)
        };
        options.sort_by_key(rank);
        options.dedup();
        options
    }

    /// What is still to be picked of this answer, as far as it can be picked next; nothing if it cannot be reached.
    #[must_use]
    pub fn toward(&self, answer: usize) -> Vec<Element> {
        if !self.matching().any(|i| i == answer) {
            return Vec::new();
        }
        let path = &self.paths[answer].0;
        match self.order {
            Order::Fixed => path.get(self.picked.len()).copied().into_iter().collect(),
            Order::Free => without(path, &self.picked),
        }
    }

    /// Picks an element. False: it continues no legal path.
    pub fn pick(&mut self, element: Element) -> bool {
        if !self.options().contains(&element) {
            return false;
        }
        self.picked.push(element);
        self.begin_anew();
        true
    }

    /// Takes back the last pick. False: there was none.
    pub fn back(&mut self) -> bool {
        self.begin_anew();
        self.picked.pop().is_some()
    }

    fn begin_anew(&mut self) {
        self.cursor = 0;
        self.typed.clear();
    }

    /// Adds a digit to the number that is being typed, and goes to the option that it means. False: no number that can be
    /// picked begins so.
    pub fn type_digit(&mut self, digit: char) -> bool {
        let Some(numbers) = Numbers::among(&self.options()) else { return false };
        let typed = format!("{}{digit}", self.typed);
        let found = numbers.begins(&typed);
        if found {
            self.cursor = numbers.place(&typed).unwrap_or(self.cursor);
            self.typed = typed;
        }
        found
    }

    /// Moves the cursor by so many options; on a number it counts as typed.
    pub fn step(&mut self, step: isize) {
        let options = self.options();
        self.cursor = self.cursor.saturating_add_signed(step).min(options.len().saturating_sub(1));
        let number = options.get(self.cursor).and_then(typed_number);
        self.typed = number.map_or_else(String::new, |n| n.to_string());
    }

    /// The option that Enter picks; none where a number is asked and none was typed.
    #[must_use]
    pub fn meant(&self) -> Option<Element> {
        let options = self.options();
        let option = options.get(self.cursor).copied()?;
        let typed = |numbers: Numbers| numbers.place(&self.typed).map(|place| options[place]);
        match (typed_number(&option), self.typed.is_empty()) {
            (None, true) => Some(option),
            _ => Numbers::among(&options).and_then(typed),
        }
    }

    /// How far the picking has come.
    #[must_use]
    pub fn progress(&self) -> Progress {
        if self.picked.is_empty() {
            return Progress::Open;
        }
        let whole = |i: &usize| self.paths[*i].0.len() == self.picked.len();
        let exact = self.matching().find(|i| self.paths[*i].0 == self.picked);
        let mut left = self.matching();
        match (left.next(), left.next()) {
            (Some(only), None) if whole(&only) => Progress::Whole(only),
            (Some(only), None) => Progress::Only(only),
            // A whole answer that others continue is taken by Enter, unless nothing is left to pick.
            _ if self.options().is_empty() => exact.map_or(Progress::Open, Progress::Whole),
            _ => Progress::Open,
        }
    }

    /// The answer that was picked whole while longer ones go on from it.
    #[must_use]
    pub fn complete(&self) -> Option<usize> {
        self.matching()
            .find(|i| self.paths[*i].0.len() == self.picked.len())
            .filter(|_| !self.picked.is_empty())
    }

    /// Is the answer a pass although there are others?
    #[must_use]
    pub fn is_pass(&self, answer: usize) -> bool {
        self.paths.len() > 1 && self.paths[answer].0.first().is_some_and(is_passing)
    }

    fn matching(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.paths.len()).filter(|i| {
            let path = &self.paths[*i].0;
            match self.order {
                Order::Fixed => path.starts_with(&self.picked),
                Order::Free => without(path, &self.picked).len() + self.picked.len() == path.len(),
            }
        })
    }

    /// The kinds of elements in the order in which paths name them.
    fn kinds(&self) -> Vec<&'static str> {
        let mut longest: Vec<&Path> = self.paths.iter().collect();
        longest.sort_by_key(|path| std::cmp::Reverse(path.0.len()));
        let mut kinds: Vec<&'static str> = Vec::new();
        for path in longest {
            let mut after = 0;
            for element in &path.0 {
                after = match kinds.iter().position(|kind| *kind == element.kind) {
                    Some(place) => place + 1,
                    None => {
                        kinds.insert(after, element.kind);
                        after + 1
                    }
                };
            }
        }
        kinds
    }
}

/// Are there two paths of the same elements? Then only their order tells which is meant.
fn has_anagrams(paths: &[Path]) -> bool {
    let mut seen = BTreeSet::new();
    paths.iter().any(|path| {
        let mut elements = path.0.clone();
        elements.sort_unstable();
        !seen.insert(elements)
    })
}

/// The path less what was picked, as far as it is in it.
fn without(path: &[Element], picked: &[Element]) -> Vec<Element> {
    let mut rest = path.to_vec();
    for element in picked {
        if let Some(at) = rest.iter().position(|e| e == element) {
            rest.remove(at);
        }
    }
    rest
}

/// The key that picks the option at this place of the list: 0 passes; digits for the parts of an answer, letters for
/// what it aims at (the last kind of elements, when there are several kinds). Where a number can be given, digits type
/// it, and all else has letters.
#[must_use]
pub fn key_of(options: &[Element], place: usize) -> Option<char> {
    // Letters that are commands (h, l, m, o, p, q, r, u) are left out.
    const LETTERS: &str = "abcdefgijknstvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let element = options.get(place)?;
    let numbers = Numbers::among(options);
    if is_passing(element) {
        return numbers.is_none_or(|numbers| !numbers.begins("0")).then_some('0');
    }
    if numbers.is_some() {
        let is_named = |e: &&Element| typed_number(e).is_none() && !is_passing(e);
        let before = options[..place].iter().filter(is_named).count();
        return LETTERS.chars().nth(before).filter(|_| typed_number(element).is_none());
    }
    let aim = options.iter().rfind(|e| !is_passing(e))?.kind;
    let parts = options.iter().filter(|e| e.kind != aim && !is_passing(e)).count();
    match (place.checked_sub(parts), parts) {
        (Some(n), 1..=9) => LETTERS.chars().nth(n),
        _ => "123456789".chars().chain(LETTERS.chars()).nth(place),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn die(face: u16) -> Element {
        Element::number("die", face)
    }

    const fn advisor(number: u16) -> Element {
        Element::number("advisor", number)
    }

    fn picker(order: Order) -> Picker {
        let paths = [
            Path::from([Element::only("pass")]),
            Path::from([die(3), advisor(3)]),
            Path::from([die(5), advisor(5)]),
            Path::from([die(3), die(5), advisor(8)]),
            Path::from([die(5), die(5), advisor(10)]),
        ];
        Picker::new(order, |_| 0, paths.into())
    }

    #[test]
    fn options_narrow_in_the_order_of_the_paths() {
        let mut picker = picker(Order::Fixed);
        assert_eq!(picker.options(), [die(3), die(5), Element::only("pass")]);
        assert!(picker.pick(die(3)) && !picker.pick(advisor(5)));
        assert_eq!((picker.options(), picker.progress()), (vec![die(5), advisor(3)], Progress::Open));
        assert!(picker.pick(die(5)));
        assert_eq!(picker.progress(), Progress::Only(3));
        assert!(picker.pick(advisor(8)));
        assert_eq!(picker.progress(), Progress::Whole(3));
        assert!(picker.back() && picker.back() && picker.back() && !picker.back());
    }

    #[test]
    fn with_free_order_the_goal_can_be_picked_first() {
        let mut picker = picker(Order::Free);
        let all = [die(3), die(5), advisor(3), advisor(5), advisor(8), advisor(10), Element::only("pass")];
        assert_eq!(picker.options(), all);
        assert!(picker.pick(advisor(10)));
        assert_eq!(picker.progress(), Progress::Only(4));
        picker.back();
        assert!(picker.pick(die(5)));
        assert_eq!(
            picker.options(),
            [die(3), die(5), advisor(5), advisor(8), advisor(10)],
            "a second 5 is left"
        );
        assert!(picker.pick(die(5)) && picker.pick(advisor(10)));
        assert_eq!(picker.progress(), Progress::Whole(4));
    }

    #[test]
    fn where_only_the_order_tells_answers_apart_it_counts() {
        let (white, face) = (|n| Element::number("white", n), |n| Element::number("face", n));
        let paths = [
            Path::from([die(2), face(1), white(2), face(3)]),
            Path::from([die(2), face(3), white(2), face(1)]),
        ];
        let mut picker = Picker::new(Order::Free, |_| 0, paths.into());
        assert_eq!(picker.options(), [die(2)]);
        assert!(picker.pick(die(2)) && picker.pick(face(3)));
        assert_eq!(picker.progress(), Progress::Only(1));
    }

    /// A question that a number answers.
    fn how_many(numbers: impl IntoIterator<Item = u16>) -> Picker {
        let paths = numbers.into_iter().map(|n| Path::from([Element::number("number", n)]));
        Picker::new(Order::Fixed, |_| 0, paths.collect())
    }

    #[test]
    fn a_number_is_typed_and_means_itself() {
        let mut picker = how_many(0..=12);
        assert!(picker.options().iter().enumerate().all(|(i, _)| key_of(&picker.options(), i).is_none()));
        assert_eq!(picker.meant(), None, "Enter alone gives no number");
        assert!(picker.type_digit('5'));
        assert_eq!(picker.meant(), Some(Element::number("number", 5)), "5 is 5");
        assert!(!picker.type_digit('1') && picker.typed == "5", "there is no 51");
        picker.typed.clear();
        assert!(picker.type_digit('1') && picker.type_digit('2'));
        assert_eq!(picker.meant(), Some(Element::number("number", 12)));
        picker.step(-1);
        assert_eq!((picker.typed.as_str(), picker.meant()), ("11", Some(Element::number("number", 11))));
    }

    #[test]
    fn the_beginning_of_a_number_that_cannot_be_given_is_no_answer() {
        let mut picker = how_many([10, 12]);
        assert!(picker.type_digit('1'));
        assert_eq!(picker.meant(), None, "1 is not among them");
        assert!(picker.type_digit('0') && !picker.type_digit('0'));
        assert_eq!(picker.meant(), Some(Element::number("number", 10)));
    }

    #[test]
    fn beside_numbers_all_else_has_letters() {
        let bids = [4, 5, 10].map(|n| Element::number("bid", n));
        let options: Vec<Element> =
            bids.into_iter().chain([Element::word("number", "all"), Element::only("pass")]).collect();
        let keys: Vec<_> = (0..5).map(|place| key_of(&options, place)).collect();
        assert_eq!(keys, [None, None, None, Some('a'), Some('0')]);
        let open = [Element::number("bid", 0), Element::only("pass")];
        assert_eq!(key_of(&open, 1), None, "where 0 can be typed it does not pass");
    }

    #[test]
    fn passing_is_told_apart() {
        let mut picker = picker(Order::Free);
        assert!(picker.pick(Element::only("pass")));
        assert_eq!(picker.progress(), Progress::Whole(0));
        assert!(picker.is_pass(0) && !picker.is_pass(1));
        let options = [die(3), Element::only("pass")];
        assert_eq!(
            (key_of(&options, 0), key_of(&options, 1), key_of(&options, 2)),
            (Some('1'), Some('0'), None)
        );
        let options = [die(3), die(5), advisor(5), advisor(8), Element::only("pass")];
        let keys: Vec<_> = (0..5).filter_map(|place| key_of(&options, place)).collect();
        assert_eq!(keys, ['1', '2', 'a', 'b', '0'], "what is aimed at has letters");
    }
}
