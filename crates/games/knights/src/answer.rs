//! What a player can answer, and the elements he picks to do it.

pub(crate) mod written;

use crate::board::{Army, Site};
use crate::content::{
    ActionCard, AdvancementId, AgendaId, AreaId, BattleResult, Card, CardDeck, CityId, EventId, Expedition,
    Nation, NobleId, PhaseArea, TroopKind,
};
use serde::{Deserialize, Serialize};
use table::{Element, Path, Seat};

/// One choice. What it means depends on what is asked.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// No more of it: ends a group of small decisions, passes, declines.
    Done,
    /// One of a few ways to go on.
    Say(Word),
    /// An Action card.
    Card(ActionCard),
    /// A Special Phase area.
    Phase(PhaseArea),
    /// A spot of the Mercenary Track, from the left.
    Spot(u8),
    /// An area.
    Area(AreaId),
    /// A city.
    City(CityId),
    /// A Noble.
    Noble(NobleId),
    /// An army.
    Army(Army),
    /// A Baron.
    Seat(Seat),
    /// A Noble is put there.
    Place(NobleId, AreaId),
    /// A Noble goes there.
    Move(NobleId, AreaId, Way),
    /// A troop card of an army, or for one.
    Troop(TroopKind, Army),
    /// A troop card.
    Kind(TroopKind),
    /// A Mercenary is hired.
    Hire(TroopKind, Stance),
    /// A troop card goes from one army to another.
    Shift(Army, Army, TroopKind),
    /// All troops go from one army to another, with all tokens (WK-TRANSFER-08).
    ShiftAll(Army, Army),
    /// A nationality.
    Nation(Nation),
    /// So many.
    Number(u8),
    /// A battle is declared.
    Attack(Foe, Manner, Stance),
    /// A Fate card, by what it says in a battle.
    Result(BattleResult),
    /// An expedition.
    Expedition(Expedition),
    /// So many breaches are repaired.
    Repair(Site, u8),
    /// A city is fortified.
    Fortify(CityId),
    /// A Garrison is hired (CG-NACT-15).
    Garrison(CityId),
    /// A Town Levy is recruited for a Noble (CG-NACT-19).
    Levy(CityId, NobleId),
    /// So many casualty tokens are removed.
    Muster(Army, u8),
    /// An Agenda.
    Agenda(AgendaId),
    /// An Advancement.
    Advancement(AdvancementId, Stance),
    /// What a Private Motion is about.
    Motion(Motion),
    /// One of the options of a card.
    Part(u8),
    /// What a card allows is used.
    Use(Card),
    /// A Fate card.
    Fate(u8),
    /// Crowns change hands (WK-TRADE-01).
    Give(Seat, u8),
    /// An heir changes hands (WK-OPT-07).
    GiveHeir(NobleId, Seat),
    /// An heir is killed (WK-OPT-08).
    KillHeir(NobleId),
    /// Faith is offered to end an Event that lasts (WK-OPT-22).
    Miracle(EventId, u8),
}

/// How a Noble travels, and what he thinks of Laws about it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// A usual move.
    Land(Stance),
    /// Along the road.
    Road(Stance),
    /// By sea.
    Sea(Stance),
}

/// Is a Law obeyed (WK-BAN-05)?
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    /// It is, or there is none.
    #[default]
    Obey,
    /// It is not: he is banned.
    Defy,
}

/// Who or what is attacked.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Foe {
    /// Nobles of a Baron in the open field.
    Field(Seat),
    /// A city or stronghold.
    Site(Site),
}

/// The three kinds of battle (WK-BATTLE-14).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Manner {
    /// In the open field.
    Field,
    /// An assault.
    Assault,
    /// A siege.
    Siege,
}

/// What a Private Motion is about (WK-MOTION-04).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// A ban is lifted (WK-MOTION-05).
    Lift(Seat),
    /// A Law, Charge or Office is discarded (WK-MOTION-06).
    Discard(AgendaId),
    /// The Assembly is postponed (WK-MOTION-07).
    Postpone,
    /// A discarded Agenda is voted (WK-MOTION-08).
    Recall(AgendaId),
    /// An act is forbidden to all (WK-R-103).
    Forbid(u8),
    /// What was so forbidden is allowed again: that Law is discarded (WK-MOTION-06).
    Allow(u8),
}

/// A way to go on.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Word {
    /// Yes: for it, do it, allow it, pay, take part.
    Yes,
    /// No.
    No,
    /// Accept what was decided.
    Accept,
    /// Refuse it, and be banned.
    Refuse,
    /// Crowns.
    Crowns,
    /// Faith.
    Faith,
    /// Votes.
    Votes,
    /// Move.
    Move,
    /// Battle.
    Battle,
    /// Retreat.
    Retreat,
    /// Keep a city.
    Keep,
    /// Raze it.
    Raze,
    /// Raze it against the Law, and be banned.
    RazeBanned,
    /// A breach in the walls.
    Breach,
    /// Plan anew.
    Again,
    /// Against a pick: another order.
    Several,
}

impl Word {
    /// All of them.
    pub const ALL: [Word; 16] = [
        Word::Yes,
        Word::No,
        Word::Accept,
        Word::Refuse,
        Word::Crowns,
        Word::Faith,
        Word::Votes,
        Word::Move,
        Word::Battle,
        Word::Retreat,
        Word::Keep,
        Word::Raze,
        Word::RazeBanned,
        Word::Breach,
        Word::Again,
        Word::Several,
    ];

    /// The word itself.
    #[must_use]
    pub const fn word(self) -> &'static str {
        [
            "yes",
            "no",
            "accept",
            "refuse",
            "crowns",
            "faith",
            "votes",
            "move",
            "battle",
            "retreat",
            "keep",
            "raze",
            "raze-banned",
            "breach",
            "again",
            "several",
        ][self as usize]
    }
}

/// The element of a Baron at the table.
#[must_use]
pub const fn seat(seat: Seat) -> Element {
    Element::number("seat", seat.0 as u16)
}

/// The element of a card of some deck.
#[must_use]
pub fn card(card: Card) -> Element {
    match card.deck {
        CardDeck::Symbol => {
            Element::word("symbol", ["star", "square", "triangle", "circle"][usize::from(card.number % 4)])
        }
        CardDeck::Captain => TroopKind(24 + card.number).element(),
        CardDeck::Event => EventId(card.number).element(),
        CardDeck::Agenda => AgendaId(card.number).element(),
        CardDeck::Advancement => AdvancementId(card.number).element(),
        CardDeck::Mission => crate::content::MissionId(card.number).element(),
    }
}

/// The element of a Fate card's result in battle.
#[must_use]
pub const fn result(result: BattleResult) -> Element {
    Element::word("result", ["blank", "deal", "prevent", "victory", "draw", "retreat"][result as usize])
}

/// The element of a city or stronghold.
#[must_use]
pub fn site(what: Site) -> Element {
    match what {
        Site::City(city) => city.element(),
        Site::Stronghold(of) => Element::number("stronghold-of", of.0.into()),
    }
}

impl Default for Way {
    fn default() -> Way {
        Way::Land(Stance::Obey)
    }
}

impl Way {
    /// What he thinks of Laws about it.
    #[must_use]
    pub const fn stance(self) -> Stance {
        match self {
            Way::Land(stance) | Way::Road(stance) | Way::Sea(stance) => stance,
        }
    }

    const fn with(self, stance: Stance) -> Way {
        match self {
            Way::Land(_) => Way::Land(stance),
            Way::Road(_) => Way::Road(stance),
            Way::Sea(_) => Way::Sea(stance),
        }
    }

    /// The same way, Laws obeyed.
    #[must_use]
    pub const fn obeying(self) -> Way {
        self.with(Stance::Obey)
    }

    /// The same way, Laws defied.
    #[must_use]
    pub const fn defying(self) -> Way {
        self.with(Stance::Defy)
    }

    const fn element(self) -> Element {
        Element::word(
            "way",
            match self {
                Way::Land(Stance::Obey) => "land",
                Way::Land(Stance::Defy) => "land-banned",
                Way::Road(Stance::Obey) => "road",
                Way::Road(Stance::Defy) => "road-banned",
                Way::Sea(Stance::Obey) => "sea",
                Way::Sea(Stance::Defy) => "sea-banned",
            },
        )
    }
}

impl Manner {
    const fn element(self, stance: Stance) -> Element {
        Element::word(
            "manner",
            match (self, stance) {
                (Manner::Field, Stance::Obey) => "field",
                (Manner::Field, Stance::Defy) => "field-banned",
                (Manner::Assault, Stance::Obey) => "assault",
                (Manner::Assault, Stance::Defy) => "assault-banned",
                (Manner::Siege, Stance::Obey) => "siege",
                (Manner::Siege, Stance::Defy) => "siege-banned",
            },
        )
    }
}

impl Stance {
    /// Is the Law obeyed?
    #[must_use]
    pub const fn element(self) -> Element {
        Element::word("law", if matches!(self, Stance::Obey) { "obey" } else { "banned" })
    }
}

impl Answer {
    /// The elements that a player picks to give this answer.
    #[must_use]
    pub fn path(self) -> Path {
        let only = Element::only;
        let number = |n: u8| Element::number("number", n.into());
        match self {
            Answer::Done => [only("done")].into(),
            Answer::Say(word) => [only(word.word())].into(),
            Answer::Card(card) => [card.element()].into(),
            Answer::Phase(area) => [area.element()].into(),
            Answer::Spot(spot) => [Element::number("spot", u16::from(spot) + 1)].into(),
            Answer::Area(area) => [area.element()].into(),
            Answer::City(city) => [city.element()].into(),
            Answer::Noble(noble) => [noble.element()].into(),
            Answer::Army(army) => [army.element()].into(),
            Answer::Seat(of) => [seat(of)].into(),
            Answer::Place(noble, area) => [noble.element(), area.element()].into(),
            Answer::Move(noble, area, way) => [noble.element(), area.element(), way.element()].into(),
            Answer::Troop(kind, army) => [kind.element(), army.element()].into(),
            Answer::Kind(kind) => [kind.element()].into(),
            Answer::Hire(kind, stance) => [kind.element(), stance.element()].into(),
            Answer::Shift(from, to, kind) => [from.element(), to.element(), kind.element()].into(),
            Answer::ShiftAll(from, to) => [from.element(), to.element(), only("all-troops")].into(),
            Answer::Nation(nation) => [nation.element()].into(),
            Answer::Number(n) => [number(n)].into(),
            Answer::Attack(Foe::Field(foe), manner, stance) => [seat(foe), manner.element(stance)].into(),
            Answer::Attack(Foe::Site(what), manner, stance) => [site(what), manner.element(stance)].into(),
            Answer::Result(what) => [result(what)].into(),
            Answer::Expedition(expedition) => [expedition.element()].into(),
            Answer::Repair(what, n) => [only("repair"), site(what), number(n)].into(),
            Answer::Fortify(city) => [only("fortify"), city.element()].into(),
            Answer::Garrison(city) => [only("garrison"), city.element()].into(),
            Answer::Levy(city, noble) => [only("levy"), city.element(), noble.element()].into(),
            Answer::Muster(army, n) => [army.element(), number(n)].into(),
            Answer::Agenda(agenda) => [agenda.element()].into(),
            Answer::Advancement(advancement, stance) => [advancement.element(), stance.element()].into(),
            Answer::Motion(Motion::Lift(of)) => [only("lift"), seat(of)].into(),
            Answer::Motion(Motion::Discard(agenda)) => [only("discard"), agenda.element()].into(),
            Answer::Motion(Motion::Postpone) => [only("postpone")].into(),
            Answer::Motion(Motion::Recall(agenda)) => [only("recall"), agenda.element()].into(),
            Answer::Motion(Motion::Forbid(act)) => {
                [only("forbid"), Element::number("act", act.into())].into()
            }
            Answer::Motion(Motion::Allow(act)) => [only("allow"), Element::number("act", act.into())].into(),
            Answer::Part(n) => [Element::number("part", n.into())].into(),
            Answer::Use(used) => [only("use"), card(used)].into(),
            Answer::Fate(fate) => [Element::number("fate", fate.into())].into(),
            Answer::Give(to, n) => [only("give"), Element::number("gold", n.into()), seat(to)].into(),
            Answer::GiveHeir(noble, to) => [only("heir"), noble.element(), seat(to)].into(),
            Answer::KillHeir(noble) => [only("kill-heir"), noble.element()].into(),
            Answer::Miracle(event, n) => [only("miracle"), event.element(), number(n)].into(),
        }
    }
}
