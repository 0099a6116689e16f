//! What bags tell of tokens, held against what can be known.

use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, Strategy, any, prop_oneof};
use proptest::{prop_assert, prop_assert_eq, proptest};
use std::collections::BTreeMap;
use table::zones::{Bag, BagKind, Bags};
use table::{Observer, Sampled, Seat};

const KINDS: usize = 4;
const GENERAL: Bag = Bag(0);
const MINE: Bag = Bag(1);
const HIS: Bag = Bag(2);
const OPEN: Bag = Bag(3);
const ALL: [Bag; 4] = [GENERAL, MINE, HIS, OPEN];

type Tokens = Bags<u8, KINDS, 4>;

fn tokens() -> Tokens {
    let owned = |seat| BagKind::Owned(Seat(seat));
    let mut tokens = Tokens::new(&[BagKind::Closed, owned(0), owned(1), BagKind::Open]);
    for (bag, kind, count) in [(GENERAL, 0, 3), (GENERAL, 1, 2), (GENERAL, 2, 2), (MINE, 0, 1), (HIS, 3, 2)] {
        tokens.add(bag, kind, count);
    }
    tokens
}

#[derive(Copy, Clone, Debug)]
enum Change {
    Draw(Bag, Bag),
    Take(Bag, u8, Bag),
    Pour(Bag, Bag),
}

fn change() -> impl Strategy<Value = Change> {
    let bag = || (0..4u8).prop_map(Bag);
    prop_oneof![
        4 => (bag(), bag()).prop_map(|(from, to)| Change::Draw(from, to)),
        4 => (bag(), 0..KINDS as u8, bag()).prop_map(|(from, kind, to)| Change::Take(from, kind, to)),
        1 => (bag(), bag()).prop_map(|(from, to)| Change::Pour(from, to)),
    ]
}

fn counts(tokens: &Tokens) -> Vec<u8> {
    ALL.iter().flat_map(|bag| (0..KINDS as u8).map(|kind| tokens.count(*bag, kind))).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever is done: no token is lost; nobody is sure of what is not so; what an observer does not see, dealt otherwise, makes
    /// no difference to his view.
    #[test]
    fn a_view_tells_no_more_than_can_be_known(changes in vec(change(), 1..30), seed in any::<u64>()) {
        let mut chance = Sampled::new(seed);
        let mut tokens = tokens();
        for change in changes {
            match change {
                Change::Draw(from, to) => _ = tokens.draw(from, to, &mut chance),
                Change::Take(from, kind, to) => tokens.take(from, kind, to),
                Change::Pour(from, to) => tokens.pour(from, to),
            }
            prop_assert_eq!(tokens.broken(), Vec::<String>::new());
            let sums = (0..KINDS as u8).map(|kind| ALL.iter().map(|bag| tokens.count(*bag, kind)).sum::<u8>());
            prop_assert_eq!(sums.collect::<Vec<_>>(), [4, 2, 2, 2]);
            for observer in Observer::all(2) {
                let view = tokens.view(observer);
                let world: Tokens = view.world(&mut chance);
                prop_assert_eq!(world.broken(), Vec::<String>::new());
                prop_assert_eq!(&world.view(observer), &view);
                let own = view.bags.iter().filter(|bag| bag.own.is_some()).count();
                prop_assert_eq!(own, usize::from(observer != Observer::Spectator), "only one's own bag is seen");
            }
            let bytes = postcard::to_stdvec(&tokens).unwrap();
            prop_assert!(postcard::from_bytes::<Tokens>(&bytes).unwrap() == tokens);
        }
    }
}

#[test]
fn a_token_drawn_unseen_could_be_any_of_the_bag() {
    let mut chance = Sampled::new(1);
    let mut tokens = tokens();
    let got = tokens.draw(GENERAL, MINE, &mut chance).unwrap();
    assert_eq!(
        tokens.view(Observer::Seat(Seat(0))).bags[1].own,
        Some(match got {
            0 => vec![(0, 2)],
            got => vec![(0, 1), (got, 1)],
        })
    );
    let view = tokens.view(Observer::Seat(Seat(1)));
    assert_eq!((view.bags[1].size, &view.bags[1].public), (2, &vec![(0, 1)]));
    // To him it is one of the seven of the general bag: kind 0 three times in seven, the others twice.
    let mut seen: BTreeMap<Vec<u8>, u32> = BTreeMap::new();
    for _ in 0..7_000 {
        let world: Tokens = view.world(&mut chance);
        *seen.entry(counts(&world)[4..8].to_vec()).or_default() += 1;
    }
    let expected = [(vec![2, 0, 0, 0], 3_000), (vec![1, 1, 0, 0], 2_000), (vec![1, 0, 1, 0], 2_000)];
    assert_eq!(seen.len(), 3, "{seen:?}");
    for (bag, times) in expected {
        assert!((times - 200..times + 200).contains(&seen[&bag]), "{bag:?} came {} times", seen[&bag]);
    }
}

#[test]
fn what_is_drawn_in_a_check_is_seen_and_goes_back() {
    let mut chance = Sampled::new(4);
    let mut tokens = tokens();
    tokens.take(GENERAL, 0, MINE);
    tokens.take(GENERAL, 1, MINE);
    let he = Observer::Seat(Seat(1));
    assert_eq!(tokens.view(he).bags[1].public, [(0, 1)]);
    // One token of the kind that he knows: he learns nothing.
    tokens.take(MINE, 0, OPEN);
    assert!(tokens.view(he).bags[1].public.is_empty());
    tokens.pour(OPEN, MINE);
    assert_eq!(tokens.view(he).bags[1].public, [(0, 1)]);
    // All three at once: then he knows them all.
    while tokens.draw(MINE, OPEN, &mut chance).is_some() {}
    tokens.pour(OPEN, MINE);
    assert_eq!(tokens.view(he).bags[1].public, [(0, 2), (1, 1)]);
    assert_eq!(tokens.view(he).hidden, [(0, 2), (1, 1), (2, 2)]);
}

/// Tokens that somebody has written down may be of any number: what is wrong is said, and nothing breaks.
#[test]
fn strange_tokens_are_told() {
    use serde_json::json;
    let written = serde_json::to_value(tokens()).unwrap();
    let told = |field: &str, value| {
        let mut strange = written.clone();
        *strange.pointer_mut(field).unwrap() = value;
        serde_json::from_value::<Tokens>(strange).unwrap()
    };
    assert_eq!(told("/bags/0/tokens", json!([4, 2])).broken().len(), 1, "kinds that are not counted");
    assert_eq!(told("/bags/0/public", json!([])).broken().len(), 1);
    let owned = |seat| BagKind::Owned(Seat(seat));
    let kinds = [BagKind::Closed, owned(0), owned(1), BagKind::Open];
    assert!(tokens().is_of(&kinds) && told("/bags/0/tokens", json!([])).is_of(&kinds));
    assert!(!told("/bags", json!([])).is_of(&kinds), "no bags");
    assert!(!told("/bags/0/kind", json!("open")).is_of(&kinds), "another kind of bag");
}
