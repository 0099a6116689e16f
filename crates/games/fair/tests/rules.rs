//! The rules of the fair, each by what it does and what it refuses.

use fair::content::Content;
use fair::{Bundle, Event, Fair, Good, Goods, Options};
use pack::Pack;
use table::kit::Sitting;
use table::{Content as _, Game, Rule, Scripted, Seat, SeatSet};

/// A table of so many, for so many days.
fn table(seats: u8, days: u8) -> Sitting<Fair> {
    let game = Fair::new(Content::base(), &Options { days }, seats).expect("it can be played");
    Sitting::open(game, Scripted::dice([]).then_seed(3)).forced_by_itself()
}

/// Says something by its path; what happened.
fn says(table: &mut Sitting<Fair>, seat: u8, path: &str) -> Vec<Event> {
    table.news();
    table.does(seat, path).news()
}

fn refused(table: &Sitting<Fair>, seat: u8, path: &str) -> (&'static str, &'static str) {
    let refusal = table.why_not(seat, path);
    (refusal.rule.unwrap_or(Rule("")).0, refusal.message.key)
}

fn must(table: &Sitting<Fair>) -> SeatSet {
    table.must()
}

fn one(seat: u8) -> SeatSet {
    SeatSet::one(Seat(seat))
}

/// Some good of which a merchant has lots.
fn some(table: &Sitting<Fair>, seat: u8) -> Good {
    let goods = table.state.has(Seat(seat)).goods;
    Good::ALL.into_iter().find(|good| goods.of(*good) > 0).expect("he has drawn three lots")
}

fn good(table: &Sitting<Fair>, seat: u8) -> String {
    some(table, seat).element().to_string()
}

/// Plays a whole game in which everybody closes.
fn close_all(table: &mut Sitting<Fair>) {
    table.idle_until(&["close"], |_| false);
}

#[test]
fn everybody_begins_with_coins_and_draws_from_one_bag() {
    ledger::proves!("FA-SET-01", "FA-SET-02", "FA-DAY-02");
    for seats in 2..=4 {
        let t = table(seats, 4);
        let mut left = Content::base().bag;
        for seat in Seat::all(seats) {
            assert_eq!((t.state.has(seat).coins, t.state.has(seat).goods.total()), (6, 3));
            left.take(&t.state.has(seat).goods);
        }
        assert_eq!(t.state.bag, left, "they came out of the bag");
    }
    assert_eq!(Fair::SEATS, 2..=4);
    assert_eq!(Content::base().bag, Goods { salt: 18, wool: 18, spice: 15 });
}

#[test]
fn the_fair_lasts_as_long_as_agreed_and_the_next_begins_every_day() {
    ledger::proves!("FA-DAY-01", "FA-DAY-04");
    assert_eq!(Options::default().days, 4);
    for days in [0, 7] {
        let wrong = Fair::new(Content::base(), &Options { days }, 3).expect_err("too short or too long");
        assert_eq!(wrong[0].key, "options-days");
    }
    let mut t = table(3, 2);
    for turns in [[0, 1, 2], [1, 2, 0]] {
        for seat in turns {
            assert_eq!(must(&t), one(seat));
            says(&mut t, seat, "close");
        }
    }
    assert_eq!(must(&t), SeatSet::EMPTY, "two days are over");
    assert!(t.standing().is_some());
}

#[test]
fn an_empty_bag_gives_nothing_more() {
    ledger::proves!("FA-DAY-03");
    let mut t = table(4, 6);
    close_all(&mut t);
    let state = &t.state;
    let drawn: u16 = Seat::all(4).map(|seat| state.has(seat).goods.total()).sum();
    assert_eq!((drawn, state.bag.total()), (51, 0), "six mornings of twelve are more than there is");
}

#[test]
fn a_sale_brings_what_the_list_says() {
    ledger::proves!("FA-STA-01", "FA-STA-02");
    let mut t = table(3, 4);
    let sold = some(&t, 0);
    let had = t.state.has(Seat(0)).goods.of(sold);
    let path = format!("{} number/{had}", sold.element());
    assert_eq!(refused(&t, 1, &format!("{} number/1", good(&t, 1))), ("FA-STA-01", "reason-not-now"));
    assert_eq!(refused(&t, 1, "close"), ("FA-STA-01", "reason-not-now"));
    let more = format!("{} number/{}", sold.element(), had + 1);
    assert_eq!(refused(&t, 0, &more), ("FA-STA-01", "reason-too-few-lots"));
    for lots in [0, 7] {
        let path = format!("{} number/{lots}", sold.element());
        assert_eq!(refused(&t, 0, &path), ("FA-STA-02", "reason-no-such-lot"));
    }
    let coins = Content::base().price(sold, had);
    let events = says(&mut t, 0, &path);
    assert_eq!(events[0], Event::Sold { seat: Seat(0), good: sold, lots: had, coins });
    let state = &t.state;
    assert_eq!((state.has(Seat(0)).coins, state.has(Seat(0)).goods.of(sold)), (6 + coins, 0));
    assert_eq!((state.sold, must(&t)), (Goods::some(sold, had), one(1)));
    assert_eq!(Good::ALL.map(|good| Content::base().price(good, 3)), [5, 7, 10]);
}

#[test]
fn a_closed_stall_keeps_its_goods() {
    ledger::proves!("FA-STA-03");
    let mut t = table(3, 4);
    let before = t.state.has(Seat(0));
    assert_eq!(says(&mut t, 0, "close"), [Event::Closed { seat: Seat(0) }]);
    assert_eq!((t.state.has(Seat(0)), must(&t)), (before, one(1)));
    assert_eq!(refused(&t, 0, "close"), ("FA-STA-01", "reason-not-now"));
}

#[test]
fn who_has_no_goods_is_not_asked() {
    ledger::proves!("FA-STA-04");
    let mut t = table(2, 4);
    let all = t.state.has(Seat(1)).goods;
    let lots = Bundle { coins: 0, goods: all }.elements();
    let lots: Vec<String> = lots.iter().map(ToString::to_string).collect();
    says(&mut t, 0, &format!("offer seat/1 gold/1 for {}", lots.join(" ")));
    says(&mut t, 1, "accept seat/0");
    let events = says(&mut t, 0, "close");
    assert_eq!(events[..2], [0, 1].map(|seat| Event::Closed { seat: Seat(seat) }), "the second by himself");
    assert_eq!((t.state.day, must(&t)), (1, one(1)));
}

#[test]
fn anybody_offers_at_any_time_and_both_sides_change_hands() {
    ledger::proves!("FA-OFF-01", "FA-OFF-05", "FA-INV-01");
    let mut t = table(3, 4);
    let (his, mine) = (some(&t, 2), some(&t, 1));
    let path = format!("offer seat/2 gold/2 {} for gold/1 {}", mine.element(), his.element());
    let gives = Bundle { coins: 2, ..Bundle::lot(mine) };
    let asks = Bundle { coins: 1, ..Bundle::lot(his) };
    assert_eq!(must(&t), one(0), "it is neither's turn");
    let events = says(&mut t, 1, &path);
    assert_eq!(events, [Event::Offered { from: Seat(1), to: Seat(2), gives, asks }]);
    assert_eq!((must(&t), t.waiting().called), (one(0), one(2)), "he is called, nobody waits for him");
    assert_eq!(refused(&t, 0, "accept seat/1"), ("FA-OFF-05", "reason-no-offer"));
    let before = [1, 2].map(|seat| t.state.has(Seat(seat)));
    assert_eq!(says(&mut t, 2, "accept seat/1"), [Event::Traded { from: Seat(1), to: Seat(2), gives, asks }]);
    let after = [1, 2].map(|seat| t.state.has(Seat(seat)));
    assert_eq!((after[0].coins, after[1].coins), (5, 7));
    let mut expected = before.map(|has| has.goods);
    expected[0].take(&gives.goods);
    expected[0].add(&asks.goods);
    expected[1].take(&asks.goods);
    expected[1].add(&gives.goods);
    assert_eq!(after.map(|has| has.goods), expected);
    assert!(t.game.broken(&t.state).is_empty(), "no lot is lost");
    let mut lost = t.state.clone();
    lost.sold.salt += 1;
    assert!(!t.game.broken(&lost).is_empty());
    let yours = good(&t, 1);
    assert_eq!(refused(&t, 1, &format!("offer seat/1 gold/1 for {yours}")), ("FA-OFF-01", "reason-nobody"));
    assert_eq!(refused(&t, 1, &format!("offer seat/3 gold/1 for {yours}")), ("FA-OFF-01", "reason-nobody"));
    assert_eq!(refused(&t, 1, "offer seat/0 gold/6 for gold/1"), ("FA-OFF-01", "reason-has-not"));
    assert_eq!(refused(&t, 1, "offer seat/0 gold/1 for gold/7"), ("FA-OFF-01", "reason-he-has-not"));
}

#[test]
fn offers_are_declined_and_withdrawn() {
    ledger::proves!("FA-OFF-05");
    let mut t = table(3, 4);
    assert_eq!(refused(&t, 0, "withdraw"), ("FA-OFF-05", "reason-nothing-offered"));
    says(&mut t, 0, "offer seat/1 gold/1 for gold/2");
    assert_eq!(says(&mut t, 1, "decline seat/0"), [Event::Declined { from: Seat(0), to: Seat(1) }]);
    assert_eq!(refused(&t, 1, "accept seat/0"), ("FA-OFF-05", "reason-no-offer"));
    says(&mut t, 0, "offer seat/1 gold/1 for gold/2");
    assert_eq!(says(&mut t, 0, "withdraw"), [Event::Withdrawn { from: Seat(0), to: Seat(1) }]);
    assert_eq!(t.waiting().called, SeatSet::EMPTY);
    assert_eq!(t.state.has(Seat(0)).coins, 6, "nothing has changed hands");
}

#[test]
fn an_offer_gives_and_asks_one_at_a_time_and_five_a_day() {
    ledger::proves!("FA-OFF-02", "FA-OFF-03", "FA-OFF-04");
    let mut t = table(3, 4);
    assert_eq!(refused(&t, 0, "offer seat/1 gold/1 for"), ("FA-OFF-02", "reason-one-sided"));
    assert_eq!(refused(&t, 0, "offer seat/1 for gold/1"), ("FA-OFF-02", "reason-one-sided"));
    for _ in 0..5 {
        says(&mut t, 0, "offer seat/1 gold/1 for gold/2");
        assert_eq!(refused(&t, 0, "offer seat/2 gold/1 for gold/2"), ("FA-OFF-03", "reason-one-offer"));
        says(&mut t, 0, "withdraw");
    }
    let again = "offer seat/2 gold/1 for gold/2";
    assert_eq!(refused(&t, 0, again), ("FA-OFF-04", "reason-enough-offers"));
    (0..3).for_each(|seat| {
        says(&mut t, seat, "close");
    });
    says(&mut t, 0, again);
}

#[test]
fn an_offer_falls_when_it_is_impossible_and_at_the_end() {
    ledger::proves!("FA-OFF-06");
    let mut t = table(3, 1);
    let sold = some(&t, 0);
    let has = t.state.has(Seat(0)).goods.of(sold);
    says(&mut t, 1, &format!("offer seat/0 gold/1 for {}", sold.element()));
    let events = says(&mut t, 0, &format!("{} number/{has}", sold.element()));
    assert_eq!(events[1], Event::Lapsed { from: Seat(1), to: Seat(0) }, "{events:?}");
    says(&mut t, 2, "offer seat/0 gold/1 for gold/1");
    says(&mut t, 1, "close");
    assert!(t.state.offer(Seat(2)).is_some(), "it is still possible");
    let events = says(&mut t, 2, "close");
    assert!(events.contains(&Event::Lapsed { from: Seat(2), to: Seat(0) }), "{events:?}");
}

#[test]
fn most_coins_win_and_equals_share_the_victory() {
    ledger::proves!("FA-END-01", "FA-END-02");
    let mut t = table(3, 1);
    close_all(&mut t);
    let standing = t.standing().expect("it is over");
    assert_eq!((standing.winners, standing.by), (SeatSet::all(3), Rule("FA-END-01")), "six coins each");
    let mut t = table(3, 1);
    says(&mut t, 0, "close");
    let path = format!("{} number/1", good(&t, 1));
    says(&mut t, 1, &path);
    says(&mut t, 2, "close");
    let standing = t.standing().expect("it is over");
    assert_eq!(standing.winners, one(1), "goods count for nothing: {standing:?}");
    assert!(standing.scores[1] > 6 && standing.scores[0] == 6);
}

#[test]
fn a_price_list_is_changed_by_a_pack_and_wrong_ones_are_refused() {
    ledger::proves!("FA-STA-02");
    let read = |text: &str| {
        Pack::overlay_texts(Content::FILES, &[("prices.json", text)])
            .and_then(<Content as pack::Content>::read)
    };
    let dear = read(r#"{"items": [{"id": "salt", "prices": [9, 9, 9, 9, 9, 9]}]}"#).expect("it is right");
    assert_eq!((dear.price(Good::Salt, 1), dear.price(Good::Wool, 1)), (9, 2));
    for (text, what) in [
        (r#"{"items": [{"id": "salt", "prices": [9, 8, 9, 9, 9, 9]}]}"#, "no less"),
        (r#"{"items": [{"id": "salt", "prices": [9]}]}"#, "6 numbers"),
        (r#"{"items": [{"id": "salt", "bag": 99}]}"#, "at most 18"),
    ] {
        let wrong = read(text).expect_err("it is wrong");
        assert!(wrong[0].to_string().contains(what), "{wrong:?}");
    }
}
