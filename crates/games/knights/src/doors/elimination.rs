//! A Baron leaves the game, and who follows him in what he was.

use super::OnBoard;
use crate::board::{Army, Board, Ending, Heir, MAX_SEATS, Place};
use crate::content::vocabulary::Act;
use crate::content::{Expedition, NobleId, Subject, Troops};
use crate::event::Event;
use crate::fate::FateDraws;
use crate::flow::Play;
use crate::rules;
use table::{Chance, Rule, Seat, SeatSet, Sink};

/// WK-OPT-13, WK-OPT-14, WK-OPT-15, WK-OPT-16, WK-OPT-17: all that is his leaves the game.
pub(super) fn eliminate<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat) {
    let id = play.board().baron(seat).id;
    for army in Army::all_of(id) {
        let troops = play.board().troops(army);
        for troop in troops.iter().filter(|troop| troop.kind().is_mercenary()) {
            play.board_mut().mercenaries.deck.insert(troop);
        }
        if let Some(troops) = play.board_mut().troops_mut(army) {
            *troops = Troops::NONE;
        }
    }
    for noble in NobleId::all_of(id) {
        let area = play.board().noble(noble).place.area();
        crate::battle::death::drop_office(play, noble, rules::WK_R_86);
        let piece = play.board_mut().noble_mut(noble);
        (piece.place, piece.tokens, piece.is_exhausted) = (Place::Gone, 0, false);
        piece.is_awaiting_heir = false;
        if let Some(area) = area {
            play.left(seat, area);
        }
    }
    for city in play.board().cities_of(seat) {
        play.turn_neutral(city, rules::WK_OPT_15);
    }
    let baron = play.board_mut().baron_mut(seat);
    baron.is_out = true;
    let charges = std::mem::take(&mut baron.charges);
    let advancements = std::mem::take(&mut baron.advancements);
    (baron.crowns, baron.faith, baron.votes, baron.knowledge) = (0, 0, 0, 0);
    baron.cards = crate::board::Hand::NONE;
    for charge in charges.iter() {
        crate::decks::discard_agenda(play.board_mut(), *charge);
    }
    for card in advancements.iter() {
        if play.board().advancements.under.len() < 44 {
            play.board_mut().advancements.under.push(*card);
        }
    }
    play.state.secrets[seat.index()].plan = Default::default();
    for stack in &mut play.state.board.laid {
        stack[seat.index()] = 0;
    }
    for area in &mut play.state.board.areas {
        area[seat.index()] = crate::board::Hand::NONE;
    }
    for expedition in Expedition::EACH {
        lose_stake(play, seat, expedition);
    }
    free_heirs(play, seat);
    let his = Some(crate::board::Marker::Baron(seat));
    play.state.board.track.iter_mut().filter(|spot| **spot == his).for_each(|spot| *spot = None);
    play.board_mut().assembly.leave(seat);
    play.tell(Event::Eliminated { seat });
    if play.board().chairman == seat {
        // WK-R-03
        let english = play.game.options.is_english();
        let value = move |board: &Board, seat: Seat| {
            let baron = board.baron(seat);
            if english { baron.votes } else { baron.influence }
        };
        play.succeed(rules::WK_OPT_16, value);
        // Where all others are banned somebody must bear it all the same.
        if play.board().chairman == seat
            && let Some(heir) = play.most(value, SeatSet::EMPTY, rules::WK_OPT_16)
        {
            play.make_chairman(heir, rules::WK_OPT_16);
        }
    }
    if play.board().church == seat {
        let (game, board) = (play.game, play.board());
        let barred =
            |seat: &Seat| game.verdict(board, Act::BecomeChurch, Subject::Baron(*seat)).is_forbidden();
        let barred: SeatSet = board.playing().filter(barred).collect();
        // Where all others are barred somebody must bear it all the same.
        let barred = if barred == board.players() { SeatSet::EMPTY } else { barred };
        if let Some(heir) = play.most(|board, seat| board.baron(seat).faith, barred, rules::WK_OPT_17) {
            play.board_mut().church = heir;
            play.tell(Event::ChurchIs { seat: heir, rule: rules::WK_OPT_17 });
        }
    }
    if play.board().scholar == Some(seat) {
        play.board_mut().scholar = None;
    }
    if play.board().king == Some(seat) {
        play.board_mut().king = None;
    }
    if play.board().players().len() == 1 {
        let last = play.board().players();
        play.end_game(last, Ending::LastOne);
    }
}

/// His stake is lost, and an expedition without investors is over (as by CG-R-33).
fn lose_stake<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, seat: Seat, expedition: Expedition) {
    let fleet = &mut play.board_mut().fleets[expedition as usize];
    if std::mem::take(&mut fleet.stakes[seat.index()]) == 0 {
        return;
    }
    if fleet.stakes == [0; MAX_SEATS] {
        *fleet = Default::default();
    }
    play.tell(Event::StakeLost { seat, expedition, rule: rules::WK_R_86 });
}

/// Heirs that he held go home: only their holder could give them back (WK-OPT-10).
fn free_heirs<C: Chance, S: Sink<Event>>(play: &mut Play<'_, C, S>, from: Seat) {
    let own = play.board().baron(from).id;
    for noble in NobleId::all().filter(|noble| noble.baron() != own) {
        let to = play.board().owner(noble);
        let piece = play.board_mut().noble_mut(noble);
        if piece.heir == Heir::Held(from) {
            (piece.heir, piece.is_awaiting_heir) = (Heir::Home, false);
            play.tell(Event::HeirGiven { from, to, noble });
        }
    }
}

/// Succession.
pub(super) trait Succession {
    /// Who has most of something, ties at random.
    fn most(&mut self, value: impl Fn(&Board, Seat) -> u16, but: SeatSet, rule: Rule) -> Option<Seat>;
    /// The chair passes to who has most of something and is not banned (WK-BAN-09, WK-BAN-11, WK-R-66).
    fn succeed(&mut self, rule: Rule, value: impl Fn(&Board, Seat) -> u16);
}

impl<C: Chance, S: Sink<Event>> Succession for Play<'_, C, S> {
    fn most(&mut self, value: impl Fn(&Board, Seat) -> u16, but: SeatSet, rule: Rule) -> Option<Seat> {
        let board = self.board();
        let able = || board.playing().filter(|seat| !but.has(*seat));
        let most = able().map(|seat| value(board, seat)).max()?;
        let tied: SeatSet = able().filter(|seat| value(board, *seat) == most).collect();
        match tied.only() {
            Some(seat) => Some(seat),
            None => {
                let others = SeatSet::all(self.game.seats).without(tied);
                Some(self.fate_baron(rule, others))
            }
        }
    }

    fn succeed(&mut self, rule: Rule, value: impl Fn(&Board, Seat) -> u16) {
        let banned = self.board().banned;
        let tie = if rule == rules::WK_BAN_09 { rules::WK_BAN_10 } else { rule };
        if let Some(seat) = self.most(value, banned, tie) {
            self.make_chairman(seat, rule);
        }
    }
}
