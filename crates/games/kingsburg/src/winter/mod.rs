//! Phase 8: Winter.

pub mod battle;
pub mod own_die;
pub mod penalty;
pub mod requests;
pub mod strength;
pub mod threat;
pub mod year_end;

use crate::board::{Board, MOST_OWNED};
use crate::calendar::Point;
use crate::content::{Dismissal, Moment};
use crate::effects::{moments, open_cards};
use crate::event::Event;
use crate::flow::{Frame, Play, Playing};
use crate::goods::Bundle;
use crate::options::Reinforcements;
use crate::rules;
use battle::Battle;
pub use battle::Blow;
use own_die::OwnDie;
use requests::Requests;
pub use strength::total;
use table::{Chance, Next, Seat, SeatSet, Sink};
use threat::Attack;

/// KB-WINTER-03, KB-SEQ-01: the card is revealed, and with it that of a second deck, which may join (VR-14).
#[inline(never)]
pub fn reveal<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let year = play.state.board.year_index();
    let card = play.state.hidden.invaders[year];
    let invader = play.content().invader(card);
    let (race, strength) = (invader.race.name(), invader.strength);
    let attack = Attack::of(play.content(), play.state);
    let penalty = penalty::of_all(play.content(), &play.state.board, &attack);
    play.tell(Event::Invaded {
        year: play.state.board.year,
        card,
        race,
        strength,
        reward: attack.reward,
        penalty,
    });
    if let Some(deck) =
        crate::effects::scenario(play.content(), &play.state.board, |s| s.second_deck.as_ref())
    {
        let card = play.state.hidden.valley[year];
        let invader = play.content().invader(card);
        let (race, strength) = (invader.race.name(), invader.strength);
        let joins = threat::joins(play.content(), &play.state.board, deck, card);
        play.tell(Event::ValleyRevealed { card, race, strength, joins });
    }
    play.moment(Moment::InvadersRevealed, Point::Reinforce)
}

/// KB-WINTER-05, KB-WINTER-06: the King sends as many to everybody as one die shows; KB-MOD5-02, KB-R-54: not with request
/// tokens, which come in its place.
#[inline(never)]
pub fn reinforce<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    if play.game.options.reinforcements == Reinforcements::Tokens {
        return play.goto(Frame::Requests(Requests { chosen: SeatSet::EMPTY }));
    }
    let fixed = open_cards(&play.state.board).find_map(|id| {
        let source = play.content().source(id);
        source.fixed_soldiers.map(|f| (f.value, source.rule))
    });
    let soldiers = match fixed {
        Some((soldiers, rule)) => {
            play.tell(Event::ReinforcedWithout { soldiers, rule });
            soldiers
        }
        None => {
            let soldiers = u16::from(play.chance.die(6));
            play.tell(Event::Reinforced { seat: play.state.board.order[0], soldiers });
            soldiers
        }
    };
    for seat in Seat::all(play.state.board.seats) {
        send(&mut play.state.board, seat, soldiers);
    }
    play.goto(Frame::OwnDie(OwnDie { place: 0, own: 0 }))
}

/// Soldiers of the King: until all totals are known, what he sent is noted as the total.
fn send(board: &mut Board, seat: Seat, soldiers: u16) {
    let player = board.player_mut(seat);
    player.soldiers = player.soldiers.saturating_add(soldiers).min(MOST_OWNED);
    board.totals[seat.index()] = soldiers as i16;
}

/// KB-WINTER-07, KB-WINTER-08: all totals are added up before anybody suffers a penalty (KB-R-38). Those who join an
/// attack bring soldiers of the year's number to everybody.
#[inline(never)]
pub fn fight<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let attack = Attack::of(play.content(), play.state);
    let seats = play.state.board.seats;
    if attack.soldiers_each > 0 {
        for seat in Seat::all(seats) {
            let what = Bundle { soldiers: attack.soldiers_each, ..Bundle::NONE };
            play.gain(seat, what, rules::KB_SCEN_01);
        }
    }
    for seat in Seat::all(seats) {
        play.state.board.totals[seat.index()] = total(play.content(), &play.state.board, seat, &attack);
    }
    play.goto(Frame::Battle(Battle { place: 0, blow: Blow::Fight }))
}

/// KB-WINTER-13, KB-WINTER-14, KB-R-39: the highest total of all gains 1 VP if it won.
#[inline(never)]
fn settle<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let board = &play.state.board;
    let seats = board.seats;
    let highest = Seat::all(seats).map(|s| board.totals[s.index()]).max();
    let attack = Attack::of(play.content(), play.state);
    let first: SeatSet = Seat::all(seats).filter(|s| Some(board.totals[s.index()]) == highest).collect();
    let won = |s: &Seat| battle::has_won(play.content(), board, *s, &attack);
    let best: SeatSet = first.iter().filter(won).collect();
    let rule = if first.len() == 1 { rules::KB_WINTER_13 } else { rules::KB_WINTER_14 };
    for seat in best.iter() {
        play.gain(seat, Bundle::vp(1), rule);
    }
    play.goto(Frame::At(Point::Dismiss));
    moments::fire(play, Moment::BattleBest, best, 0);
    Next::Go
}

/// KB-WINTER-15, KB-WINTER-16: the card goes, soldiers go home, some stay if an effect says so; KB-MOD4-04: the Fate
/// card goes too.
#[inline(never)]
pub fn dismiss<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>) -> Next {
    let half = open_cards(&play.state.board).any(|id| play.content().source(id).dismissal == Dismissal::Half);
    for player in &mut play.state.board.players {
        player.soldiers = if half { player.soldiers / 2 } else { 0 };
    }
    play.state.board.totals = Default::default();
    play.tell(if half { Event::SoldiersHalved } else { Event::SoldiersDismissed });
    crate::fate::discard(play);
    play.next_phase()
}
