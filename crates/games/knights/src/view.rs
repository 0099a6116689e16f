//! What one observer may know, and the worlds he could be in.

mod facts;
mod open;
mod shown;

use crate::board::{Board, Hidden, MAX_SEATS, Plan, State};
use crate::content::{ActionCard, MissionId};
use crate::flow::Frame;
use crate::planning::PICKS;
use crate::{Knights, board};
pub use facts::{
    AdvancementShown, AssemblyShown, MercenaryShown, SiegeShown, SpotShown, TargetShown, TurnedShown,
};
pub use open::{EventShown, InForceShown, OpenShown, PickedShown};
use serde::{Serialize, Serializer};
pub use shown::{AreaShown, BaronShown, BattleShown, CityShown, NobleShown, Shown};
use table::zones::ZonesView;
use table::{Chance, Observer, Seat, Stack};

/// What one observer may know: all that lies open, what he keeps to himself, what he remembers of the Fate deck, and who is ready.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Who looks.
    pub observer: Observer,
    /// What lies open.
    pub board: Board,
    /// What he keeps to himself.
    pub own: Hidden,
    /// What he knows of the Fate cards.
    pub fate: ZonesView<u8>,
    /// Who has still to answer in secret.
    pub thinking: table::SeatSet,
    /// The rules, for those who read the view.
    game: Knights,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Shown::of(&self.game, self).serialize(serializer)
    }
}

impl View {
    /// Builds the view of an observer.
    #[must_use]
    pub fn of(game: &Knights, state: &State, observer: Observer) -> View {
        let own = match observer {
            Observer::Seat(seat) => *state.secret(seat),
            Observer::Spectator => Hidden::default(),
        };
        let frame = state.board.frame();
        let sealed = matches!(
            frame,
            Frame::FirstTroops(_)
                | Frame::Planning(_)
                | Frame::Ballot(_)
                | Frame::WrittenVotes(_)
                | Frame::Discards(_)
        );
        let waiting = table::Step::waiting(&frame, game, state);
        let thinking = if sealed { waiting.must } else { table::SeatSet::EMPTY };
        View {
            observer,
            board: state.board,
            own,
            fate: state.fate.view(observer),
            thinking,
            game: game.clone(),
        }
    }

    /// The rules of the table.
    #[must_use]
    pub fn game(&self) -> &Knights {
        &self.game
    }

    /// A world in which what he does not know is drawn at random.
    pub fn world<C: Chance>(&self, game: &Knights, chance: &mut C) -> State {
        let mut state = State {
            board: self.board,
            fate: self.fate.world(chance),
            secrets: [Hidden::default(); MAX_SEATS],
        };
        let own = match self.observer {
            Observer::Seat(seat) => {
                state.secrets[seat.index()] = self.own;
                Some(seat)
            }
            Observer::Spectator => None,
        };
        self.missions(game, own, &mut state, chance);
        for seat in self.board.playing().filter(|seat| Some(*seat) != own) {
            let secret = self.secret(game, &state, seat, chance);
            let mission = state.secrets[seat.index()].mission;
            state.secrets[seat.index()] = Hidden { mission, ..secret };
        }
        state
    }

    /// CG-MISSION-02: others have any of the Missions that are not his.
    fn missions<C: Chance>(&self, game: &Knights, own: Option<Seat>, state: &mut State, chance: &mut C) {
        let dealt = self.board.phase != board::Phase::SetUp
            || matches!(self.board.frame(), Frame::PlaceStrongholds(_) | Frame::PlaceNobles(_));
        if !game.options.missions || !dealt {
            return;
        }
        let mut left: Stack<MissionId, 10> =
            MissionId::all().filter(|id| Some(*id) != self.own.mission).collect();
        for seat in Seat::all(self.board.seats).filter(|seat| Some(*seat) != own) {
            state.secrets[seat.index()].mission = Some(left.remove(chance.draw(left.len())));
        }
    }

    /// What another may keep to himself.
    fn secret<C: Chance>(&self, game: &Knights, state: &State, seat: Seat, chance: &mut C) -> Hidden {
        let mut secret = Hidden::default();
        let is_ready = !self.thinking.has(seat);
        let frame = self.board.frame();
        if is_ready && matches!(frame, Frame::FirstTroops(_)) {
            (0..6).for_each(|_| secret.muster.push(chance.draw(5) as u8));
        } else if is_ready && matches!(frame, Frame::Planning(_)) {
            secret.plan = self.any_plan(seat, [2; 3], chance);
        } else if is_ready && matches!(frame, Frame::Ballot(_)) && self.board.assembly.attending.has(seat) {
            let votes = usize::from(self.board.baron(seat).votes);
            secret.ballot = (votes > 0).then(|| chance.draw(votes + 1).min(255) as u8);
        } else if is_ready && matches!(frame, Frame::Discards(_)) && self.board.battle.side_of(seat).is_some()
        {
            secret.has_tossed = state.fate.count(board::fate_hand(seat)) > 0;
            secret.tossed = any_discards(game, state, seat, chance);
        }
        if !matches!(frame, Frame::Planning(_) | Frame::FirstTroops(_)) {
            let laid = [0, 1, 2].map(|stack: usize| self.board.laid[stack][seat.index()]);
            secret.plan = self.any_plan(seat, laid, chance);
            // After Planning everybody is ready.
            secret.plan.at = if self.board.phase == board::Phase::SetUp { 0 } else { PICKS };
        }
        if is_ready && matches!(frame, Frame::WrittenVotes(_)) && self.board.assembly.attending.has(seat) {
            self.any_written(&mut secret, seat, chance);
        }
        secret
    }

    /// Some of his loose cards on the stacks, so many on each at most.
    fn any_plan<C: Chance>(&self, seat: Seat, sizes: [u8; 3], chance: &mut C) -> Plan {
        let mut cards: Stack<u8, 24> = self.board.baron(seat).cards.iter().map(|card| card as u8).collect();
        let mut plan = Plan { at: PICKS, ..Plan::default() };
        for (stack, size) in plan.stacks.iter_mut().zip(sizes) {
            for _ in 0..size {
                if cards.is_empty() {
                    break;
                }
                let card = cards.remove(chance.draw(cards.len()));
                stack.add(ActionCard::EACH[usize::from(card)]);
            }
        }
        plan
    }

    /// Votes that another may have written down.
    fn any_written<C: Chance>(&self, secret: &mut Hidden, seat: Seat, chance: &mut C) {
        let mut left = usize::from(self.board.baron(seat).votes);
        // Who has no Votes writes nothing.
        let agendas = if left == 0 { 0 } else { self.board.assembly.order.len() };
        for _ in 0..agendas {
            let votes = chance.draw(left + 1).min(255);
            left -= votes;
            secret.written.push(votes as u8);
        }
    }
}

/// As many cards of his hand as he must discard at least.
fn any_discards<C: Chance>(game: &Knights, state: &State, seat: Seat, chance: &mut C) -> [u8; 6] {
    let least = crate::battle::discard::least(game, state, seat);
    let mut hand: Stack<u8, 48> = state.fate.cards(board::fate_hand(seat)).collect();
    let mut tossed = [0; 6];
    for _ in 0..least {
        let card = hand.remove(chance.draw(hand.len()));
        tossed[game.fate(card).battle as usize] += 1;
    }
    tossed
}
