//! What a player can answer, and the elements he picks to do it.

pub(crate) mod written;

use crate::content::{
    CardId, CharacterId, Deck, DevelopmentId, DynastyId, Player, SpaceId, TerritoryId, Token, TraitId,
};
use crate::special::{Item, Side};
use crate::trades::Bundle;
use table::{Element, Path};

/// One choice. What it means depends on what is asked.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// No more of it: ends a group of small decisions, passes, declines.
    Done,
    /// One of a few ways to go on.
    Say(Word),
    /// So much gold.
    Gold(u8),
    /// One of numbered options.
    Option(u8),
    /// A territory.
    Territory(TerritoryId),
    /// A player.
    Player(Player),
    /// A person.
    Person(CharacterId),
    /// A trait token.
    Token(Token),
    /// A trait.
    Trait(TraitId),
    /// A deck.
    Deck(Deck),
    /// A development.
    Development(DevelopmentId),
    /// A space of the Crusade track.
    Space(SpaceId),
    /// A dynasty card.
    Dynasty(DynastyId),
    /// An Action card.
    Card(CardId),
    /// Two Action cards, in the order in which they are to be played (CK-PLOTPHASE-02).
    Pair {
        /// For the first Turn.
        first: CardId,
        /// For the second.
        second: CardId,
    },
    /// So many cards of each deck (CK-DRAW-03), by [`Deck`].
    Hand([u8; Deck::COUNT]),
    /// A development of a player (CK-BRIBE-01).
    Councillor {
        /// Whose.
        of: Player,
        /// Which.
        development: DevelopmentId,
    },
    /// A footsoldier attacks (CK-D-20).
    Attack {
        /// From where.
        from: TerritoryId,
        /// What.
        target: TerritoryId,
    },
    /// A footsoldier supports the attack on a territory (CK-SUPPORT-01).
    Support {
        /// From where.
        from: TerritoryId,
        /// The attack on what.
        target: TerritoryId,
    },
    /// A person and a territory: a title is granted.
    Title {
        /// To whom.
        who: CharacterId,
        /// The Duchy.
        territory: TerritoryId,
    },
    /// A part of a dowry (CK-MARRY-12).
    Dowry {
        /// Who gives it.
        side: Side,
        /// What it is.
        item: Item,
    },
    /// Act: a Pact with a player is broken (CK-PACT-13).
    BreakPact(Player),
    /// Act: a Pact with an independent territory is broken (CK-PACT-10).
    BreakLandPact(TerritoryId),
    /// Act: a trade is offered (CK-TRADE-01).
    Offer {
        /// To whom.
        to: Player,
        /// What is given.
        gives: Bundle,
        /// What is asked for it.
        asks: Bundle,
    },
    /// Act: the offer of a player is accepted.
    AcceptTrade(Player),
    /// Act: the offer of a player is declined.
    DeclineTrade(Player),
    /// Act: the own offer is taken back.
    WithdrawTrade,
}

/// A way to go on. Chapter by chapter; the order is that of the enum.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Word {
    /// Build Castles.
    Build,
    /// Buy developments.
    Develop,
    /// Plot.
    Plot,
    /// Overthrow.
    Overthrow,
    /// Mobilise.
    Mobilise,
    /// Invade.
    Invade,
    /// Collect taxes.
    Tax,
    /// Send somebody on the Crusade.
    Crusade,
    /// Plot for a Casus Belli.
    CasusBelli,
    /// Plot to incite a revolt.
    Revolt,
    /// Plot to kill.
    Assassinate,
    /// Plot to bribe a councillor.
    Bribe,
    /// Plot for a divorce.
    Divorce,
    /// The token is sacrificed.
    Sacrifice,
    /// It is kept.
    Keep,
    /// Pay.
    Pay,
    /// Support the partner.
    Support,
    /// Refuse him, and break the Pact.
    Break,
    /// Move a footsoldier in.
    MoveIn,
    /// Sack.
    Sack,
    /// Accept.
    Accept,
    /// Refuse.
    Refuse,
    /// Send it.
    Send,
    /// Come back.
    Return,
    /// Use it.
    Use,
    /// Marry.
    Marry,
    /// Adopt a child.
    Adopt,
}

impl Word {
    /// All of them.
    pub const ALL: [Word; 27] = [
        Word::Build,
        Word::Develop,
        Word::Plot,
        Word::Overthrow,
        Word::Mobilise,
        Word::Invade,
        Word::Tax,
        Word::Crusade,
        Word::CasusBelli,
        Word::Revolt,
        Word::Assassinate,
        Word::Bribe,
        Word::Divorce,
        Word::Sacrifice,
        Word::Keep,
        Word::Pay,
        Word::Support,
        Word::Break,
        Word::MoveIn,
        Word::Sack,
        Word::Accept,
        Word::Refuse,
        Word::Send,
        Word::Return,
        Word::Use,
        Word::Marry,
        Word::Adopt,
    ];

    /// The word itself.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Word::Build => "build",
            Word::Develop => "develop",
            Word::Plot => "plot",
            Word::Overthrow => "overthrow",
            Word::Mobilise => "mobilise",
            Word::Invade => "invade",
            Word::Tax => "collect-tax",
            Word::Crusade => "go-crusading",
            Word::CasusBelli => "casus-belli",
            Word::Revolt => "revolt",
            Word::Assassinate => "assassinate",
            Word::Bribe => "bribe",
            Word::Divorce => "divorce",
            Word::Sacrifice => "sacrifice",
            Word::Keep => "keep",
            Word::Pay => "pay",
            Word::Support => "support-partner",
            Word::Break => "break-pact",
            Word::MoveIn => "move-in",
            Word::Sack => "sack",
            Word::Accept => "accept",
            Word::Refuse => "refuse",
            Word::Send => "send",
            Word::Return => "return",
            Word::Use => "use",
            Word::Marry => "marry",
            Word::Adopt => "adopt",
        }
    }
}

impl Answer {
    /// The elements that a player picks to give this answer.
    #[must_use]
    pub fn path(self) -> Path {
        let only = Element::only;
        match self {
            Answer::Done => [only("done")].into(),
            Answer::Say(word) => [only(word.word())].into(),
            Answer::Gold(n) => [Element::number("gold", n.into())].into(),
            Answer::Option(n) => [Element::number("option", n.into())].into(),
            Answer::Territory(t) => [t.element()].into(),
            Answer::Player(p) => [p.element()].into(),
            Answer::Person(who) => [who.element()].into(),
            Answer::Token(t) => [t.element()].into(),
            Answer::Trait(t) => [t.element()].into(),
            Answer::Deck(d) => [d.element()].into(),
            Answer::Development(d) => [d.element()].into(),
            Answer::Space(s) => [s.element()].into(),
            Answer::Dynasty(d) => [d.element()].into(),
            Answer::Card(c) => [c.element()].into(),
            Answer::Pair { first, second } => [first.element(), second.element()].into(),
            Answer::Hand(counts) => {
                let of = |deck: Deck| Element::number(deck.word(), counts[deck.index()].into());
                [of(Deck::REALM), of(Deck::INTRIGUE), of(Deck::WAR), of(Deck::TAX), of(Deck::CRUSADE)].into()
            }
            Answer::Councillor { of, development } => [of.element(), development.element()].into(),
            Answer::Attack { from, target } => {
                [Element::word("from", from.word()), Element::word("attack", target.word())].into()
            }
            Answer::Support { from, target } => {
                [Element::word("from", from.word()), Element::word("support", target.word())].into()
            }
            Answer::Title { who, territory } => [who.element(), territory.element()].into(),
            Answer::Dowry { side, item } => [side.element(), item.element()].into(),
            Answer::BreakPact(p) => [only("break"), p.element()].into(),
            Answer::BreakLandPact(t) => [only("break"), t.element()].into(),
            Answer::Offer { to, gives, asks } => {
                let terms = gives.elements().into_iter().chain([only("for")]).chain(asks.elements());
                Path([only("offer"), to.element()].into_iter().chain(terms).collect())
            }
            Answer::AcceptTrade(p) => [only("take-offer"), p.element()].into(),
            Answer::DeclineTrade(p) => [only("decline-offer"), p.element()].into(),
            Answer::WithdrawTrade => [only("withdraw-offer")].into(),
        }
    }
}
