//! Goods: what can be picked of them, and how they are counted.

use kingsburg::goods::{Good, Goods, SUPPLY};

fn picks(from: Goods, n: u16) -> Vec<Goods> {
    let mut all = Vec::new();
    from.each_pick(n, |g| all.push(g));
    all
}

#[test]
fn picks_are_complete_sorted_and_within_limits() {
    assert_eq!(picks(SUPPLY, 1).len(), 3);
    assert_eq!(picks(SUPPLY, 2).len(), 6);
    assert_eq!(picks(SUPPLY, 3).len(), 10);
    assert!(picks(SUPPLY, 3).is_sorted());
    let few = Goods { gold: 1, wood: 0, stone: 2 };
    assert_eq!(picks(few, 2), [Goods { stone: 2, ..Goods::NONE }, Goods { gold: 1, wood: 0, stone: 1 }]);
    assert!(picks(few, 4).is_empty());
}

#[test]
fn counting() {
    let some = Goods { gold: 2, wood: 1, stone: 0 };
    assert_eq!((some.total(), some.of(Good::Gold), some.of(Good::Wood), some.of(Good::Stone)), (3, 2, 1, 0));
    assert_eq!(some.minus(Goods { gold: 1, wood: 5, stone: 5 }), Goods::only(Good::Gold, 1));
    assert_eq!(some.plus(Goods::only(Good::Stone, 4)).total(), 7);
    assert_eq!(some.common(Goods { gold: 9, wood: 0, stone: 9 }), Goods::only(Good::Gold, 2));
    assert!(some.has(some) && !some.has(Goods::only(Good::Stone, 1)));
    let names: Vec<_> = some.elements().iter().map(ToString::to_string).collect();
    assert_eq!(names, ["good/gold", "good/gold", "good/wood"]);
}
