//! How a view comes to be written: all that it tells is worked out here, so that clients draw and never calculate.

use super::View;
use super::shown::{
    AttackShown, BattleShown, CrownShown, DeckShown, FaceShown, FiefShown, GroupShown, OfferShown,
    PlayerShown, PricesShown, Shown, SideShown,
};
use crate::Warlords;
use crate::army::Troop;
use crate::battle::{self, Side};
use crate::board::Board;
use crate::content::{CardId, Content, Deck, FiefId};
use crate::group::{taxes, victory};
use table::{OfferStage, Seat};

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
        taken: board.side_seat(side).map_or(0, |seat| board.battle.taken[seat.index()]),
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
