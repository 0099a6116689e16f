//! What a player can answer, and the elements he picks to do it.

pub(crate) mod written;

use crate::army::Troop;
use crate::content::{CardId, FiefId, KingdomId};
use crate::turn::paths::Mover;
use table::{Amount, Element, Path, Seat};

/// One choice. What it means depends on what is asked.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// No more of it: ends a group of small decisions, passes, declines.
    Done,
    /// One of two or three ways to go on.
    Say(Word),
    /// An initiative card.
    Initiative(u8),
    /// A kingdom.
    Kingdom(KingdomId),
    /// A fief.
    Fief(FiefId),
    /// How many go to the Warlord's fief at setup.
    Number(u8),
    /// Soldiers of a fief get ready to move.
    Muster {
        /// From where.
        fief: FiefId,
        /// Who.
        mover: Mover,
    },
    /// So many soldiers.
    Troops {
        /// Of this troop.
        troop: Troop,
        /// So many.
        amount: Amount,
    },
    /// So many of the company stay behind.
    Leave {
        /// Of this troop.
        troop: Troop,
        /// So many.
        amount: Amount,
    },
    /// Everybody goes there.
    All(FiefId),
    /// Some go there.
    Some(FiefId),
    /// A soldier of a fief.
    Soldier {
        /// Where.
        fief: FiefId,
        /// Which.
        troop: Troop,
    },
    /// A soldier who attacks a fief.
    Attacker {
        /// Which fief he attacks.
        fief: FiefId,
        /// Which soldier.
        troop: Troop,
    },
    /// So many are placed in a fief.
    Place {
        /// Where.
        fief: FiefId,
        /// How many.
        amount: Amount,
    },
    /// From one fief to another.
    Between {
        /// From where.
        from: FiefId,
        /// To where.
        to: FiefId,
    },
    /// A castle is begun in this kingdom.
    Begin(KingdomId),
    /// This castle is finished.
    Finish(FiefId),
    /// Mercenaries of this fief are paid again.
    Keep(FiefId),
    /// New mercenaries are hired.
    Hire {
        /// Which.
        troop: Troop,
        /// How many.
        amount: Amount,
    },
    /// A player.
    Seat(Seat),
    /// Talks with a player begin.
    Deal(Seat),
    /// A captive Warlord.
    Captive {
        /// Whose.
        owner: Seat,
        /// Where he is held.
        prison: FiefId,
    },
    /// So much gold.
    Gold(u8),
    /// One of the parts of a card.
    Part(u8),
    /// A card is played or given.
    Card(CardId),
    /// A card is discarded without effect.
    Discard(CardId),
}

/// A way to go on.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Word {
    /// Play on without a castle.
    PlayOn,
    /// Surrender.
    Surrender,
    /// Fight on.
    Fight,
    /// Retreat.
    Retreat,
    /// Obey the Church.
    Obey,
    /// Ignore it.
    Ignore,
    /// Accept an offer.
    Accept,
    /// Refuse it.
    Refuse,
    /// Send it.
    Send,
    /// Pay.
    Pay,
    /// Buy a card.
    Buy,
}

impl Word {
    /// All of them.
    pub const ALL: [Word; 11] = [
        Word::PlayOn,
        Word::Surrender,
        Word::Fight,
        Word::Retreat,
        Word::Obey,
        Word::Ignore,
        Word::Accept,
        Word::Refuse,
        Word::Send,
        Word::Pay,
        Word::Buy,
    ];

    /// The word itself.
    #[must_use]
    pub const fn word(self) -> &'static str {
        [
            "play-on",
            "surrender",
            "fight",
            "retreat",
            "obey",
            "ignore",
            "accept",
            "refuse",
            "send",
            "pay",
            "buy",
        ][self as usize]
    }
}

/// The element of a fief.
#[must_use]
pub fn fief(fief: FiefId) -> Element {
    Element::word("fief", fief.word())
}

/// The element of a kingdom.
#[must_use]
pub fn kingdom(kingdom: KingdomId) -> Element {
    Element::word("kingdom", kingdom.word())
}

/// The element of a card.
#[must_use]
pub fn card(card: CardId) -> Element {
    Element::word("card", card.word())
}

/// The element of a player.
#[must_use]
pub fn seat(seat: Seat) -> Element {
    Element::number("seat", seat.0.into())
}

impl Answer {
    /// The elements that a player picks to give this answer.
    #[must_use]
    pub fn path(self) -> Path {
        let only = Element::only;
        match self {
            Answer::Done => [only("done")].into(),
            Answer::Say(word) => [only(word.word())].into(),
            Answer::Initiative(n) => [Element::number("initiative", n.into())].into(),
            Answer::Kingdom(k) => [kingdom(k)].into(),
            Answer::Fief(f) => [fief(f)].into(),
            Answer::Number(n) => [Element::number("number", n.into())].into(),
            Answer::Muster { fief: f, mover } => [fief(f), Element::word("mover", mover.word())].into(),
            Answer::Troops { troop, amount } => [troop.element(), amount.element()].into(),
            Answer::Leave { troop, amount } => [only("leave"), troop.element(), amount.element()].into(),
            Answer::All(f) => [fief(f), only("everybody")].into(),
            Answer::Some(f) => [fief(f), only("some")].into(),
            Answer::Soldier { fief: f, troop } => [fief(f), troop.element()].into(),
            Answer::Attacker { fief: f, troop } => {
                [Element::word("attack", f.word()), troop.element()].into()
            }
            Answer::Place { fief: f, amount } => [fief(f), amount.element()].into(),
            Answer::Between { from, to } => [fief(from), fief(to)].into(),
            Answer::Begin(k) => [only("castle"), kingdom(k)].into(),
            Answer::Finish(f) => [only("finish"), fief(f)].into(),
            Answer::Keep(f) => [only("keep"), fief(f)].into(),
            Answer::Hire { troop, amount } => [only("hire"), troop.element(), amount.element()].into(),
            Answer::Seat(s) => [seat(s)].into(),
            Answer::Deal(s) => [only("deal"), seat(s)].into(),
            Answer::Captive { owner, prison } => {
                [Element::word("captive", prison.word()), seat(owner)].into()
            }
            Answer::Gold(n) => [Element::number("gold", n.into())].into(),
            Answer::Part(n) => [Element::number("part", n.into())].into(),
            Answer::Card(c) => [card(c)].into(),
            Answer::Discard(c) => [only("discard"), card(c)].into(),
        }
    }
}
