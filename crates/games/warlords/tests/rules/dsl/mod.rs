//! Positions in a few words: `Scene::four().holds(0, "venice W1 L6").castle("venice").turn(0)`.

mod sitting;

pub use sitting::{Sitting, seeded};

use table::{Game, Seat, Stack, Window};
use warlords::army::{Army, Troop};
use warlords::board::{Captive, Phase, State, Status};
use warlords::content::{CardId, Cards, Content, Deck, FiefId, Fiefs, KingdomId};
use warlords::flow::Frame;
use warlords::group::{Deploy, Dice, Merchant, Pope, Recruit, TaxCards, victory};
use warlords::turn::Turns;
use warlords::{Options, Warlords};

/// The fief of this word.
pub fn fief(word: &str) -> FiefId {
    FiefId::named(word).unwrap_or_else(|| panic!("there is no fief '{word}'"))
}

/// The kingdom of this word.
pub fn kingdom(word: &str) -> KingdomId {
    KingdomId::named(word).unwrap_or_else(|| panic!("there is no kingdom '{word}'"))
}

/// The card of this word.
pub fn card(word: &str) -> CardId {
    CardId::named(word).unwrap_or_else(|| panic!("there is no card '{word}'"))
}

/// Soldiers in letters: `W1 A1 L6`; lower case for mercenaries: `l2`.
pub fn army(text: &str) -> Army {
    let mut army = Army::NONE;
    for word in text.split_whitespace() {
        let (letter, n) = word.split_at(1);
        let place = "LFAKWlfak".find(letter).unwrap_or_else(|| panic!("'{word}' are no soldiers"));
        army.add(Troop::ALL[place], n.parse().unwrap_or_else(|_| panic!("how many is '{word}'?")));
    }
    army
}

/// Soldiers as letters, in the order L F A K W l f a k.
pub fn letters(army: &Army) -> String {
    let letters = "LFAKWlfak".chars().zip(army.0).filter(|(_, n)| *n > 0);
    letters.map(|(letter, n)| format!("{letter}{n}")).collect::<Vec<_>>().join(" ")
}

/// Cards by their words: `C01 P04`. Each word takes another copy.
fn some_cards(text: &str, taken: Cards) -> Cards {
    let mut cards = Cards::NONE;
    for word in text.split_whitespace() {
        let left = Content::base().cards[card(word).index()].copies.without(taken).without(cards);
        assert!(!left.is_empty(), "there are not so many cards '{word}'");
        cards = cards.or(left.first());
    }
    cards
}

/// A position being put together. Everybody holds nothing, the order of play is that of the seats, round 2.
pub struct Scene {
    pub game: Warlords,
    pub state: State,
}

impl Scene {
    /// Four players on the whole map.
    pub fn four() -> Scene {
        Scene::with(&Options::default(), 4)
    }

    /// Three players, standard map.
    pub fn three() -> Scene {
        Scene::with(&Options::default(), 3)
    }

    /// Two players, standard map.
    pub fn two() -> Scene {
        Scene::with(&Options::default(), 2)
    }

    /// With these options.
    pub fn with(options: &Options, seats: u8) -> Scene {
        let game = Warlords::new(warlords::content::Content::base(), options, seats).expect("playable");
        let mut state = game.blank();
        state.board.round = 2;
        state.board.frames = Stack::new();
        Scene { game, state }.order(Seat::all(seats).map(|s| s.0).collect::<Vec<_>>())
    }

    /// Who holds initiative card 1, 2, ...
    pub fn order(mut self, seats: impl IntoIterator<Item = u8>) -> Scene {
        let board = &mut self.state.board;
        board.order = seats.into_iter().map(Seat).collect();
        for (place, seat) in board.order.iter().copied().enumerate().collect::<Vec<_>>() {
            board.player_mut(seat).initiative = place as u8 + 1;
        }
        self
    }

    /// A player holds a fief with these soldiers: `venice W1 L6`. Several fiefs by commas.
    pub fn holds(mut self, seat: u8, fiefs: &str) -> Scene {
        for text in fiefs.split(',').map(str::trim) {
            let (word, soldiers) = text.split_once(' ').unwrap_or((text, ""));
            let board = &mut self.state.board;
            board.owned[usize::from(seat)].insert(fief(word));
            board.armies[fief(word)] = army(soldiers);
        }
        self
    }

    /// Finished castles, in fiefs somebody holds.
    pub fn castle(mut self, fiefs: &str) -> Scene {
        for word in fiefs.split_whitespace() {
            self.state.board.castles.insert(fief(word));
            self.state.board.finished.insert(fief(word));
        }
        self
    }

    /// Unfinished castles of earlier rounds.
    pub fn unfinished(mut self, fiefs: &str) -> Scene {
        fiefs.split_whitespace().for_each(|word| self.state.board.castles.insert(fief(word)));
        self
    }

    /// No castle stands in these fiefs.
    pub fn without_castle(mut self, fiefs: &str) -> Scene {
        for word in fiefs.split_whitespace() {
            self.state.board.castles.remove(fief(word));
            self.state.board.finished.remove(fief(word));
        }
        self
    }

    /// Gold.
    pub fn gold(mut self, seat: u8, gold: u32) -> Scene {
        self.state.board.player_mut(Seat(seat)).gold = gold;
        self
    }

    /// Cards in a hand: `C01 P04`.
    pub fn hand(mut self, seat: u8, cards: &str) -> Scene {
        let dealt = some_cards(cards, self.not_in_decks());
        self.state.hands[usize::from(seat)] = self.state.hands[usize::from(seat)].or(dealt);
        self.state.decks = self.state.decks.without(dealt);
        self
    }

    /// Cards that lie before a player because he ignored them.
    pub fn excommunicated(mut self, seat: u8, cards: &str) -> Scene {
        let dealt = some_cards(cards, self.not_in_decks());
        let player = self.state.board.player_mut(Seat(seat));
        player.excommunications = player.excommunications.or(dealt);
        self.state.decks = self.state.decks.without(dealt);
        self
    }

    /// Only these cards are left face down in a deck, the others are discarded; the next draw is one of them.
    pub fn deck(mut self, deck: Deck, cards: &str) -> Scene {
        let all = Content::base().decks[deck as usize].and(self.state.decks);
        let kept = some_cards(cards, self.not_in_decks());
        let gone = all.without(kept);
        self.state.decks = self.state.decks.without(gone);
        self.state.board.discards = self.state.board.discards.or(gone);
        self
    }

    fn not_in_decks(&self) -> Cards {
        let all = Content::base().decks.iter().fold(Cards::NONE, |sum, deck| sum.or(*deck));
        all.without(self.state.decks)
    }

    /// A Warlord of `owner` is held in this castle.
    pub fn captive(mut self, prison: &str, owner: u8) -> Scene {
        self.state.board.captives.push(Captive { prison: fief(prison), owner: Seat(owner) });
        self.state.board.captives.sort_unstable();
        self
    }

    /// Anything else.
    pub fn so(mut self, change: impl FnOnce(&mut State)) -> Scene {
        change(&mut self.state);
        self
    }

    /// A player has surrendered or is out.
    pub fn status(mut self, seat: u8, status: Status) -> Scene {
        self.state.board.player_mut(Seat(seat)).status = status;
        self
    }

    fn begin(mut self, phase: Phase, step: impl Into<Frame>) -> Sitting {
        let board = &mut self.state.board;
        board.phase = phase;
        board.frames.push(step.into());
        board.crown.holder = victory::majority(board);
        Sitting::on(self.game, self.state)
    }

    fn from(&self, seat: u8) -> Window {
        let order = self.state.board.order;
        let place = order.iter().position(|s| s.0 == seat).expect("he has an initiative card");
        Window::of(order.iter().copied().skip(place))
    }

    fn everybody(&self) -> Window {
        Window::of(self.state.board.in_order())
    }

    /// This player's turn begins; those after him in the order follow.
    pub fn turn(self, seat: u8) -> Sitting {
        let window = self.from(seat);
        self.begin(Phase::Merchant, Turns(window))
    }

    /// All turns of the round are over: the Group Phases begin.
    pub fn group_phases(self) -> Sitting {
        self.begin(Phase::Redeployment, Turns(Window::default()))
    }

    /// These draw a Pope card, in this order; the check and the Tax phase follow.
    pub fn pope(self, seats: impl IntoIterator<Item = u8>) -> Sitting {
        let window = Window::of(seats.into_iter().map(Seat));
        self.begin(Phase::Pope, Pope(window))
    }

    /// The Tax phase begins, with the cards of this time.
    pub fn taxes(self) -> Sitting {
        let window = self.everybody();
        self.begin(Phase::Taxes, TaxCards(window))
    }

    /// The Recruit phase begins.
    pub fn recruit(self) -> Sitting {
        let window = self.everybody();
        self.begin(Phase::Recruit, Recruit(window))
    }

    /// Deploy begins; say what was bought with [`Scene::so`].
    pub fn deploy(self) -> Sitting {
        let window = self.everybody();
        self.begin(Phase::Deploy, Deploy(window))
    }

    /// Better dice may be bought.
    pub fn dice(self) -> Sitting {
        let window = self.everybody();
        self.begin(Phase::Initiative, Dice(window))
    }

    /// Merchant cards may be bought.
    pub fn merchant(self) -> Sitting {
        let window = self.everybody();
        self.begin(Phase::Merchant, Merchant(window))
    }

    /// The round in which these castles were begun or captured is the present one.
    pub fn dated(mut self, fiefs: &str) -> Scene {
        self.state.board.dated = fiefs.split_whitespace().map(fief).collect::<Fiefs>();
        self
    }
}
