//! A view as it is written for people and programs.

use super::View;
use crate::Warlords;
use crate::army::{Army, Troop};
use crate::battle::{self, Side};
use crate::board::{Board, Captive, Ending, Phase, Status};
use crate::content::vocabulary::Timing;
use crate::content::{CardId, Content, Deck, Designs, FiefId, Fiefs, KingdomId, Kingdoms, Terrain};
use crate::group::{taxes, victory};
use crate::turn::paths::Mover;
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Observer, OfferStage, Seat, SeatSet};

/// What an observer may know, in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "View"))]
pub struct Shown {
    /// Who looks.
    #[cfg_attr(feature = "types", ts(type = "{ seat: number } | 'spectator'"))]
    pub observer: Observer,
    /// The scenario.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub scenario: &'static str,
    /// The kingdoms in play.
    #[cfg_attr(feature = "types", ts(type = "string[]"))]
    pub kingdoms: Kingdoms,
    /// The round, from 1; 0 during setup.
    pub round: u16,
    /// Rounds after which the game ends; 0 for never.
    pub rounds: u16,
    /// Where in the round.
    pub phase: Phase,
    /// Whose individual turn it is, if it is one.
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub active: Option<Seat>,
    /// Who acts first, second, ...
    #[cfg_attr(feature = "types", ts(type = "number[]"))]
    pub order: Vec<Seat>,
    /// The last dice for initiative, in the order they were rolled.
    #[cfg_attr(feature = "types", ts(type = "[number, number][]"))]
    pub rolls: Vec<(Seat, u8)>,
    /// By seat.
    pub players: Vec<PlayerShown>,
    /// All fiefs in play.
    pub fiefs: Vec<FiefShown>,
    /// Attacks that were declared and not yet fought out.
    pub attacks: Vec<AttackShown>,
    /// Soldiers on the way.
    pub group: Option<GroupShown>,
    /// The battle being fought.
    pub battle: Option<BattleShown>,
    /// The ransom being talked about.
    pub offer: Option<OfferShown>,
    /// The observer's own hand.
    #[cfg_attr(feature = "types", ts(type = "string[]"))]
    pub hand: Vec<CardId>,
    /// What is printed on the cards of his hand, in the same order.
    pub faces: Vec<FaceShown>,
    /// The three decks.
    pub decks: Vec<DeckShown>,
    /// Who has the majority of finished castles.
    pub crown: CrownShown,
    /// What there is to buy, and for how much gold.
    pub prices: PricesShown,
    /// Pairs of players who may not attack each other.
    #[cfg_attr(feature = "types", ts(type = "[number, number][]"))]
    pub truces: Vec<(Seat, Seat)>,
    /// Who won.
    #[cfg_attr(feature = "types", ts(type = "number[]"))]
    pub winners: SeatSet,
    /// How the game ended.
    pub ending: Ending,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PlayerShown {
    /// How he takes part.
    pub status: Status,
    /// His initiative card; 0 before he has one.
    pub initiative: u8,
    /// The kingdom he started in.
    #[cfg_attr(feature = "types", ts(type = "string | null"))]
    pub home: Option<KingdomId>,
    /// His gold.
    pub gold: u32,
    /// What he would collect now.
    pub income: u32,
    /// How many fiefs he has.
    pub fiefs: u32,
    /// His castles, finished or not.
    pub castles: u32,
    /// His finished castles.
    pub finished: u32,
    /// Kingdoms of which he has every fief.
    #[cfg_attr(feature = "types", ts(type = "string[]"))]
    pub whole: Kingdoms,
    /// How many Pope, Merchant and Conquest cards he holds.
    pub cards: [u8; 3],
    /// Cards he has ignored.
    #[cfg_attr(feature = "types", ts(type = "string[]"))]
    pub excommunications: Vec<CardId>,
    /// Soldiers bought and not yet placed.
    #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
    pub recruits: Army,
    /// Kingdoms in which he begins a castle.
    #[cfg_attr(feature = "types", ts(type = "string[]"))]
    pub beginning: Kingdoms,
    /// Castles that will be finished.
    #[cfg_attr(feature = "types", ts(type = "string[]"))]
    pub finishing: Fiefs,
    /// His initiative die.
    pub die: u8,
    /// Army sets.
    pub sets: u8,
    /// Who took his only castle.
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub nemesis: Option<Seat>,
}

/// What is printed on a card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FaceShown {
    /// The deck that it is of.
    pub deck: Deck,
    /// When it may be played.
    pub timing: Timing,
}

/// What there is to buy, and for how much gold.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PricesShown {
    /// A soldier, by troop.
    #[cfg_attr(feature = "types", ts(type = "Record<Troop, number>"))]
    pub soldiers: BTreeMap<Troop, u16>,
    /// To begin a castle.
    pub begin: u16,
    /// To finish one.
    pub finish: u16,
}

/// A fief.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FiefShown {
    /// Which.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub id: FiefId,
    /// What grows there.
    pub terrain: Terrain,
    /// The gold of its cities.
    pub gold: u8,
    /// The peasants who would defend it; none where somebody rules.
    pub peasants: u16,
    /// Whose; nobody: the peasants'.
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub owner: Option<Seat>,
    /// Who stands there.
    #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
    pub army: Army,
    /// Who of them has moved, or been paid.
    #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
    pub moved: Army,
    /// Its castle.
    #[cfg_attr(feature = "types", ts(type = "'finished' | 'unfinished' | null"))]
    pub castle: Option<&'static str>,
    /// The defenders' die.
    pub die: u8,
    /// Whose Warlords are held there.
    #[cfg_attr(feature = "types", ts(type = "number[]"))]
    pub captives: Vec<Seat>,
}

/// An attack.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct AttackShown {
    /// On which fief.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub fief: FiefId,
    /// From or through these fiefs next to it.
    #[cfg_attr(feature = "types", ts(type = "string[]"))]
    pub from: Fiefs,
    /// With whom.
    #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
    pub army: Army,
}

/// Soldiers on the way.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GroupShown {
    /// Who.
    #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
    pub army: Army,
    /// Who leads or carries them.
    pub mover: Mover,
    /// Where they are.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub at: FiefId,
    /// How many fiefs further they may go.
    pub steps: u8,
}

/// A battle.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BattleShown {
    /// Where.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub fief: FiefId,
    /// The battle round.
    pub round: u8,
    /// The attacker.
    pub attacker: SideShown,
    /// The defender.
    pub defender: SideShown,
}

/// A side of a battle.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SideShown {
    /// Who; nobody: peasants.
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// With whom.
    #[cfg_attr(feature = "types", ts(type = "Partial<Record<Troop, number>>"))]
    pub army: Army,
    /// Peasants.
    pub peasants: u16,
    /// The die of this battle round.
    pub die: u8,
    /// Hits that will be ignored.
    pub absorb: u16,
}

/// A ransom offer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OfferShown {
    /// By whom.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub from: Seat,
    /// To whom.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub to: Seat,
    /// Has it been sent?
    pub sent: bool,
    /// Captives who go home.
    #[cfg_attr(feature = "types", ts(type = "{ prison: string, owner: number }[]"))]
    pub captives: Vec<Captive>,
    /// Gold.
    pub gold: u8,
    /// Is the gold asked for?
    pub asked: bool,
    /// Cards, for those who may see them.
    #[cfg_attr(feature = "types", ts(type = "string[] | null"))]
    pub cards: Option<Designs>,
}

/// A deck.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DeckShown {
    /// Which.
    pub deck: Deck,
    /// Cards left face down.
    pub left: u32,
    /// Discards, face up.
    #[cfg_attr(feature = "types", ts(type = "string[]"))]
    pub discards: Vec<CardId>,
}

/// The majority of finished castles.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CrownShown {
    /// Who has it.
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub holder: Option<Seat>,
    /// Who has had a whole turn against it.
    #[cfg_attr(feature = "types", ts(type = "number[]"))]
    pub seen: SeatSet,
    /// Finished castles in play.
    pub castles: u32,
    /// Finished castles needed for it, as things stand.
    pub needed: u32,
}

impl Shown {
    pub(super) fn of(game: &Warlords, view: &View) -> Shown {
        let board = &view.board;
        let content = game.components();
        let decks = Deck::ALL.map(|deck| {
            let all = content.decks[deck as usize];
            let others: u32 = view.sizes.iter().map(|sizes| u32::from(sizes[deck as usize])).sum();
            let open =
                board.players.iter().fold(board.discards, |sum, p| sum.or(p.excommunications)).and(all);
            let discards = board.discards.and(all).each(content).collect();
            DeckShown { deck, left: all.len() - open.len() - others, discards }
        });
        let truces =
            Seat::all(board.seats).flat_map(|on| board.truces[on.index()].iter().map(move |by| (by, on)));
        Shown {
            observer: view.observer,
            scenario: game.map().id,
            kingdoms: game.map().kingdoms,
            round: board.round,
            rounds: game.options().rounds,
            phase: board.phase,
            active: board.phase.is_turn().then_some(board.active),
            order: board.order.to_vec(),
            rolls: board.rolls.to_vec(),
            players: Seat::all(board.seats).map(|seat| player(game, view, seat)).collect(),
            fiefs: game.map().fiefs.iter().map(|fief| self::fief(game, board, fief)).collect(),
            attacks: attacks(board),
            group: (!board.group.path.is_empty()).then_some(GroupShown {
                army: board.group.army,
                mover: board.group.mover,
                at: board.group.at,
                steps: board.group.steps,
            }),
            battle: (board.battle.round > 0).then(|| fought(game, board)),
            offer: offer(view),
            hand: view.hand.each(content).collect(),
            faces: view.hand.each(content).map(|card| face(content, card)).collect(),
            decks: decks.into(),
            crown: CrownShown {
                holder: board.crown.holder,
                seen: board.crown.seen,
                castles: board.finished.len(),
                needed: victory::needed(board),
            },
            prices: PricesShown {
                soldiers: Troop::ALL.into_iter().map(|troop| (troop, content.cost(troop))).collect(),
                begin: content.numbers.begin,
                finish: content.numbers.finish,
            },
            truces: truces.collect(),
            winners: board.winners,
            ending: board.ending,
        }
    }
}

fn player(game: &Warlords, view: &View, seat: Seat) -> PlayerShown {
    let board = &view.board;
    let player = board.player(seat);
    PlayerShown {
        status: player.status,
        initiative: player.initiative,
        home: player.home,
        gold: player.gold,
        income: taxes::collections(game, board)[seat.index()],
        fiefs: board.fiefs(seat).len(),
        castles: board.castles_of(seat).len(),
        finished: board.fiefs(seat).and(board.finished).len(),
        whole: taxes::whole_kingdoms(game.components(), game.map(), board, seat),
        cards: view.sizes[seat.index()],
        excommunications: player.excommunications.each(game.components()).collect(),
        recruits: player.recruits,
        beginning: player.beginning,
        finishing: player.finishing,
        die: player.die,
        sets: player.sets,
        nemesis: player.nemesis,
    }
}

fn fief(game: &Warlords, board: &Board, fief: FiefId) -> FiefShown {
    let castle = match (board.castles.has(fief), board.finished.has(fief)) {
        (false, _) => None,
        (true, false) => Some("unfinished"),
        (true, true) => Some("finished"),
    };
    let land = &game.components().fiefs[fief.index()];
    FiefShown {
        id: fief,
        terrain: land.terrain,
        gold: land.cities,
        peasants: battle::peasants(game.components(), board, fief),
        owner: board.holder(fief),
        army: board.armies[fief],
        moved: board.marked[fief],
        castle,
        die: board.defence_die(game.components(), fief),
        captives: board.captives.iter().filter(|c| c.prison == fief).map(|c| c.owner).collect(),
    }
}

fn face(content: &Content, card: CardId) -> FaceShown {
    let card = &content.cards[card.index()];
    FaceShown { deck: card.deck, timing: card.timing }
}

fn attacks(board: &Board) -> Vec<AttackShown> {
    let shown = |fief| AttackShown { fief, from: board.routes[fief], army: board.attacks[fief] };
    board.pending().iter().map(shown).collect()
}

fn fought(game: &Warlords, board: &Board) -> BattleShown {
    let side = |side: Side| SideShown {
        seat: board.side_seat(side),
        army: *board.side_army(side),
        peasants: if side == Side::Defender { board.battle.peasants } else { 0 },
        die: board.die(game.components(), side, 0),
        absorb: board.battle.absorb[side as usize],
    };
    BattleShown {
        fief: board.battle.fief,
        round: board.battle.round,
        attacker: side(Side::Attacker),
        defender: side(Side::Defender),
    }
}

fn offer(view: &View) -> Option<OfferShown> {
    let offer = &view.board.offer;
    (offer.from != offer.to).then(|| OfferShown {
        from: offer.from,
        to: offer.to,
        sent: offer.stage == OfferStage::Sent,
        captives: offer.terms.captives.to_vec(),
        gold: offer.terms.gold,
        asked: offer.terms.asked,
        cards: view.offered,
    })
}
