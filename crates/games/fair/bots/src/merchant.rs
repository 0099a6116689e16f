//! The merchant: he knows what his stall will bring on the turns that are left, and trades if both gain by it.

use bots::Bot;
use fair::content::Content;
use fair::{Answer, Bundle, Fair, Good, Goods, Offer, State, View};
use table::{Game as _, Seat};

/// A player by rules of thumb.
pub struct Merchant;

/// How many offers of a day he makes himself; he leaves the rest.
const OFFERS: u8 = 3;

/// What a stall comes to if the dearest kinds are sold, one a turn.
fn worth(prices: &Content, has: &Bundle, turns: u8) -> i32 {
    let mut lots = Good::ALL.map(|good| i32::from(prices.price(good, has.goods.of(good))));
    lots.sort_unstable_by(|one, other| other.cmp(one));
    i32::from(has.coins) + lots.iter().take(turns.into()).sum::<i32>()
}

/// The same stall with a lot of each kind, as the next morning may bring them.
fn tomorrow(has: &Bundle) -> Bundle {
    let mut goods = has.goods;
    goods.add(&Goods { salt: 1, wool: 1, spice: 1 });
    Bundle { goods, ..*has }
}

/// What he thinks of a position.
struct Eyes<'a> {
    game: &'a Fair,
    state: State,
}

impl Eyes<'_> {
    /// How many turns a merchant has yet.
    fn turns(&self, seat: Seat) -> u8 {
        let seats = self.game.seats();
        let place = (seat.0 + seats - self.state.day % seats) % seats;
        let left = self.game.options().days.saturating_sub(self.state.day);
        left - u8::from(left > 0 && place < self.state.turns)
    }

    /// What each of the two would gain by an offer: its author, and the other.
    fn gains(&self, from: Seat, offer: &Offer) -> (i32, i32) {
        let gain = |seat: Seat, gives: &Bundle, takes: &Bundle| {
            let has = self.state.has(seat);
            let mut then = has;
            then.coins = then.coins.saturating_sub(gives.coins) + takes.coins;
            then.goods.take(&gives.goods);
            then.goods.add(&takes.goods);
            let (prices, turns) = (self.game.prices(), self.turns(seat));
            worth(prices, &then, turns) - worth(prices, &has, turns)
        };
        (gain(from, &offer.gives, &offer.asks), gain(offer.to, &offer.asks, &offer.gives))
    }

    /// What an offer is worth to him: what he gains, if the other does not gain twice as much.
    fn value(mine: i32, his: i32) -> i32 {
        if mine > 0 && his <= 2 * mine { mine } else { 0 }
    }

    /// The act that he does of these, if any: accepts what is good, declines the rest, offers what both gain by.
    fn act(&self, seat: Seat, acts: &[Answer]) -> Option<Answer> {
        let mut best = None;
        for act in acts {
            let value = match *act {
                Answer::Accept(from) => {
                    let offer = self.state.offer_to(from, seat)?;
                    let (his, mine) = self.gains(from, &offer);
                    // What is not good is declined, which stands behind it.
                    if Self::value(mine, his) == 0 {
                        return Some(Answer::Decline(from));
                    }
                    return Some(*act);
                }
                Answer::Offer { to, gives, asks } if self.state.stalls[seat.index()].made < OFFERS => {
                    let (mine, his) = self.gains(seat, &Offer { to, gives, asks });
                    if Self::value(his, mine) > 0 { Self::value(mine, his) } else { 0 }
                }
                Answer::Offer { .. }
                | Answer::Sell { .. }
                | Answer::Close
                | Answer::Decline(_)
                | Answer::Withdraw => 0,
            };
            if value > best.map_or(0, |(value, _)| value) {
                best = Some((value, *act));
            }
        }
        best.map(|(_, act)| act)
    }

    /// What a sale leaves him with at the end, as far as he can see.
    fn after(&self, seat: Seat, answer: Answer) -> i32 {
        let mut has = self.state.has(seat);
        match answer {
            Answer::Sell { good, lots } => {
                has.coins += self.game.prices().price(good, lots);
                has.goods.take(&Goods::some(good, lots));
            }
            Answer::Close
            | Answer::Accept(_)
            | Answer::Decline(_)
            | Answer::Withdraw
            | Answer::Offer { .. } => {}
        }
        match self.turns(seat).saturating_sub(1) {
            0 => i32::from(has.coins),
            turns => worth(self.game.prices(), &tomorrow(&has), turns),
        }
    }
}

impl Bot<Fair> for Merchant {
    fn answer(&mut self, game: &Fair, view: &View, seat: Seat, answers: &[Answer]) -> Answer {
        let eyes = Eyes { game, state: view.state() };
        eyes.act(seat, answers).unwrap_or_else(|| {
            let is_answer = |answer: &&Answer| matches!(answer, Answer::Sell { .. } | Answer::Close);
            let best = answers.iter().filter(is_answer).max_by_key(|answer| eyes.after(seat, **answer));
            best.copied().unwrap_or(answers[0])
        })
    }

    fn act(&mut self, game: &Fair, view: &View, seat: Seat, acts: &[Answer]) -> Option<Answer> {
        Eyes { game, state: view.state() }.act(seat, acts)
    }
}
