//! What is this game's own in playing on: what Barons gain and pay, what happens to cities and armies, who is what. Every rule that changes
//! one of these goes through here.

mod elimination;

use self::elimination::Succession;
use crate::battle::{Death, siege};
use crate::board::{Army, Board, Ending, MAX_SEATS, Phase, Site};
use crate::content::vocabulary::{Act, Resource};
use crate::content::{AreaId, CityId, NobleId, Nobles, Subject, TroopId};
use crate::event::Event;
use crate::flow::Play;
use crate::movement::transfer::Transfers;
use crate::reason::Reason;
use crate::rules;
use table::{Chance, Next, Rule, Seat, SeatSet, Sink};

impl Board {
    /// How much of something a Baron has.
    #[must_use]
    pub fn has(&self, seat: Seat, what: Resource) -> u16 {
        let baron = self.baron(seat);
        match what {
            Resource::Crowns => baron.crowns,
            Resource::Faith => baron.faith,
            Resource::Votes => baron.votes,
            Resource::Influence => baron.influence,
            Resource::Knowledge => baron.knowledge,
        }
    }

    /// Has he so many crowns?
    ///
    /// # Errors
    /// How many he has.
    pub fn can_pay(&self, seat: Seat, cost: u16, rule: Rule) -> Result<(), Reason> {
        let crowns = self.baron(seat).crowns;
        if crowns >= cost { Ok(()) } else { Err(Reason::Crowns { rule, cost, crowns }) }
    }

    fn has_mut(&mut self, seat: Seat, what: Resource) -> &mut u16 {
        let baron = self.baron_mut(seat);
        match what {
            Resource::Crowns => &mut baron.crowns,
            Resource::Faith => &mut baron.faith,
            Resource::Votes => &mut baron.votes,
            Resource::Influence => &mut baron.influence,
            Resource::Knowledge => &mut baron.knowledge,
        }
    }
}

/// What happens to pieces and purses.
pub trait OnBoard {
    /// What lies open.
    fn board(&self) -> &Board;
    /// What lies open, to change.
    fn board_mut(&mut self) -> &mut Board;
    /// A Baron takes something; Influence from the pool, then from outside it (WK-UPKEEP-04, WK-SUPPLY-02, WK-SETUP-07, WK-R-05).
    fn gain(&mut self, seat: Seat, what: Resource, n: u16, rule: Rule);
    /// A Baron gives something back, as far as he has it. Influence goes outside the pool (I-14).
    fn pay(&mut self, seat: Seat, what: Resource, n: u16, rule: Rule);
    /// Crowns change hands.
    fn give(&mut self, from: Seat, to: Seat, crowns: u16, rule: Rule);
    /// Who is Chairman now (WK-ROLE-03).
    fn make_chairman(&mut self, seat: Seat, rule: Rule);
    /// Who is Head of the Church now (WK-ROLE-04), unless a card forbids it.
    fn make_church(&mut self, seat: Seat, rule: Rule);
    /// Who is Scholar now (CG-SCHOLAR-01).
    fn make_scholar(&mut self, seat: Seat, rule: Rule);
    /// A Baron is banned from the Assembly (WK-BAN-04, WK-BAN-07).
    fn ban(&mut self, seat: Seat, rule: Rule);
    /// A ban is lifted.
    fn unban(&mut self, seat: Seat);
    /// Nobles are exhausted, those on the board (WK-EXHAUST-01, WK-MOVE-11).
    fn exhaust(&mut self, nobles: Nobles, rule: Rule);
    /// A Noble is refreshed.
    fn refresh(&mut self, noble: NobleId, rule: Rule);
    /// A Noble has left an area: sieges may end (WK-SIEGE-18, WK-SIEGE-19).
    fn left(&mut self, seat: Seat, area: AreaId);
    /// A Noble has entered an area: riots of his Baron's city end (CG-RIOT-07, CG-R-32).
    fn entered(&mut self, seat: Seat, area: AreaId);
    /// A breach in walls that stand (WK-ASSAULT-07, WK-FORTIFY-07, WK-COMP-11).
    fn breach(&mut self, site: Site, rule: Rule);
    /// Breaches are repaired (WK-FORTIFY-06).
    fn repair(&mut self, site: Site, count: u8, rule: Rule);
    /// A city is fortified.
    fn fortify(&mut self, city: CityId, rule: Rule);
    /// A Baron takes control of a city (WK-FORTIFY-01, WK-FORTIFY-02, WK-FORTIFY-04, WK-R-43).
    fn take_city(&mut self, seat: Seat, city: CityId, rule: Rule);
    /// A city turns neutral (WK-FORTIFY-03, WK-FORTIFY-05).
    fn turn_neutral(&mut self, city: CityId, rule: Rule);
    /// A city is razed (WK-RAZE-02).
    fn raze(&mut self, city: CityId, rule: Rule);
    /// The siege that a Baron lays to a site ends, if he does.
    fn end_siege(&mut self, site: Site, seat: Seat);
    /// A riot breaks out, unless a Noble or a Garrison is there (I-27).
    fn riot(&mut self, city: CityId, rule: Rule);
    /// A riot ends.
    fn calm(&mut self, city: CityId, rule: Rule);
    /// Breaches beyond what is left of the walls are removed (CG-R-07).
    fn clamp_breaches(&mut self, city: CityId);
    /// Casualty tokens are removed.
    fn heal(&mut self, army: Army, count: u8, rule: Rule);
    /// A Mercenary deserts: shuffled into the deck (WK-RETREAT-04).
    fn desert(&mut self, army: Army, troop: TroopId, rule: Rule);
    /// A troop card is discarded for casualties; a Levy goes to its pile (WK-R-98, CG-LEVY-11).
    fn discard_troop(&mut self, army: Army, troop: TroopId, rule: Rule);
    /// After a desertion an army may be beaten, or gone (WK-WAGES-14, WK-WAGES-15, WK-R-59).
    fn after_desertion(&mut self, army: Army) -> Next;
    /// An army that took over tokens may be beaten by them (WK-CASUALTY-10).
    fn after_shift(&mut self, army: Army);
    /// A Noble whose tokens reach his troops outside battle dies at once (WK-CASUALTY-10).
    fn check_noble(&mut self, noble: NobleId);
    /// A Baron is out of the game (WK-OPT-13, WK-OPT-14, WK-OPT-15, WK-OPT-16, WK-OPT-17, WK-R-03, CG-R-46).
    fn eliminate(&mut self, seat: Seat);
    /// The game is over.
    fn end_game(&mut self, winners: SeatSet, ending: Ending) -> Next;
}

impl<C: Chance, S: Sink<Event>> OnBoard for Play<'_, C, S> {
    #[inline]
    fn board(&self) -> &Board {
        &self.state.board
    }

    #[inline]
    fn board_mut(&mut self) -> &mut Board {
        &mut self.state.board
    }

    fn gain(&mut self, seat: Seat, what: Resource, n: u16, rule: Rule) {
        if n == 0 || self.board().baron(seat).is_out {
            return;
        }
        if what == Resource::Influence {
            let board = self.board_mut();
            board.pool = board.pool.saturating_sub(n);
            board.annals.influence(n, rule);
            if board.phase == Phase::Upkeep {
                board.quiet = 0;
            }
        }
        let purse = self.board_mut().has_mut(seat, what);
        *purse = purse.saturating_add(n).min(9_999);
        self.tell(Event::Gained { seat, what, n, rule });
    }

    fn pay(&mut self, seat: Seat, what: Resource, n: u16, rule: Rule) {
        let purse = self.board_mut().has_mut(seat, what);
        let n = n.min(*purse);
        *purse -= n;
        if n > 0 {
            self.tell(Event::Paid { seat, what, n, rule });
        }
    }

    fn give(&mut self, from: Seat, to: Seat, crowns: u16, rule: Rule) {
        let crowns = crowns.min(self.board().baron(from).crowns);
        if crowns == 0 || from == to {
            return;
        }
        self.board_mut().baron_mut(from).crowns -= crowns;
        self.board_mut().baron_mut(to).crowns += crowns;
        self.tell(Event::Given { from, to, crowns, rule });
    }

    fn make_chairman(&mut self, seat: Seat, rule: Rule) {
        if self.board().chairman != seat {
            self.board_mut().chairman = seat;
            self.tell(Event::ChairmanIs { seat, rule });
            // WK-ASSEMBLY-08, WK-R-66: a Chairman who attends needs nobody in his place.
            let assembly = &mut self.board_mut().assembly;
            if assembly.attending.has(seat) {
                assembly.acting = None;
            }
        }
    }

    fn make_church(&mut self, seat: Seat, rule: Rule) {
        let barred = self.game.verdict(self.board(), Act::BecomeChurch, Subject::Baron(seat)).is_forbidden();
        if self.board().church != seat && !barred {
            self.board_mut().church = seat;
            self.tell(Event::ChurchIs { seat, rule });
        }
    }

    fn make_scholar(&mut self, seat: Seat, rule: Rule) {
        if self.board().scholar != Some(seat) {
            self.board_mut().scholar = Some(seat);
            self.tell(Event::ScholarIs { seat, rule });
        }
    }

    fn ban(&mut self, seat: Seat, rule: Rule) {
        if self.board().banned.has(seat) {
            return;
        }
        self.board_mut().banned.insert(seat);
        self.board_mut().annals.banned();
        self.board_mut().assembly.leave(seat);
        self.tell(Event::Banned { seat, rule });
        if self.board().chairman == seat {
            self.succeed(rules::WK_BAN_09, |board, seat| board.baron(seat).votes);
        }
    }

    fn unban(&mut self, seat: Seat) {
        if self.board().banned.has(seat) {
            self.board_mut().banned.remove(seat);
            self.tell(Event::Unbanned { seat });
        }
    }

    fn exhaust(&mut self, nobles: Nobles, rule: Rule) {
        for noble in nobles {
            let piece = self.board_mut().noble_mut(noble);
            if piece.place.is_on_board() && !piece.is_exhausted {
                piece.is_exhausted = true;
                self.tell(Event::Exhausted { noble, rule });
            }
        }
    }

    fn refresh(&mut self, noble: NobleId, rule: Rule) {
        let piece = self.board_mut().noble_mut(noble);
        if std::mem::take(&mut piece.is_exhausted) {
            self.tell(Event::Ready { noble, rule });
        }
    }

    fn left(&mut self, seat: Seat, area: AreaId) {
        siege::lift(self, seat, area);
    }

    fn entered(&mut self, seat: Seat, area: AreaId) {
        if let Some(city) = self.game.content.city_at(area)
            && self.board().city(city).owner == Some(seat)
        {
            self.calm(city, rules::CG_RIOT_07);
        }
    }

    fn breach(&mut self, site: Site, rule: Rule) {
        if self.game.walls(self.board(), site) == 0 {
            return;
        }
        match site {
            Site::City(city) => self.board_mut().city_mut(city).breaches += 1,
            Site::Stronghold(seat) => self.board_mut().baron_mut(seat).stronghold.breaches += 1,
        }
        self.tell(Event::Breached { site, rule });
        if let Site::City(city) = site
            && self.game.walls(self.board(), site) == 0
            && self.board().city(city).is_fortified
        {
            let piece = self.board_mut().city_mut(city);
            piece.is_fortified = false;
            piece.breaches -= 1;
            self.tell(Event::FortificationLost { city });
        }
    }

    fn repair(&mut self, site: Site, count: u8, rule: Rule) {
        let breaches = match site {
            Site::City(city) => &mut self.board_mut().city_mut(city).breaches,
            Site::Stronghold(seat) => &mut self.board_mut().baron_mut(seat).stronghold.breaches,
        };
        let count = count.min(*breaches);
        *breaches -= count;
        if count > 0 {
            self.tell(Event::Repaired { site, count, rule });
        }
    }

    fn fortify(&mut self, city: CityId, rule: Rule) {
        if !self.board().city(city).is_fortified {
            self.board_mut().city_mut(city).is_fortified = true;
            self.tell(Event::Fortified { city, rule });
        }
    }

    fn take_city(&mut self, seat: Seat, city: CityId, rule: Rule) {
        let piece = self.board_mut().city_mut(city);
        piece.owner = Some(seat);
        // CG-GARRISON-10, CG-RIOT-09
        piece.has_garrison = false;
        piece.is_rioting = false;
        piece.sieges = [0; MAX_SEATS];
        self.clamp_breaches(city);
        self.board_mut().annals.taken();
        self.tell(Event::CityTaken { seat, city, rule });
    }

    fn turn_neutral(&mut self, city: CityId, rule: Rule) {
        let piece = self.board_mut().city_mut(city);
        piece.owner = None;
        piece.is_fortified = false;
        piece.has_garrison = false;
        piece.is_rioting = false;
        self.clamp_breaches(city);
        self.tell(Event::CityNeutral { city, rule });
    }

    fn raze(&mut self, city: CityId, rule: Rule) {
        *self.board_mut().city_mut(city) = crate::board::City { is_razed: true, ..Default::default() };
        self.board_mut().annals.was_razed();
        self.tell(Event::CityRazed { city, rule });
    }

    fn end_siege(&mut self, site: Site, seat: Seat) {
        if std::mem::take(&mut self.board_mut().sieges_mut(site)[seat.index()]) > 0 {
            self.tell(Event::SiegeLifted { seat, site });
        }
    }

    fn riot(&mut self, city: CityId, rule: Rule) {
        let piece = self.board().city(city);
        let area = self.game.content.area_of(city);
        let guarded = piece.owner.is_none_or(|owner| !self.board().nobles_in(owner, area).is_empty());
        if !guarded && !piece.has_garrison && !piece.is_rioting {
            self.board_mut().city_mut(city).is_rioting = true;
            self.tell(Event::Riot { city, rule });
        }
    }

    fn calm(&mut self, city: CityId, rule: Rule) {
        if std::mem::take(&mut self.board_mut().city_mut(city).is_rioting) {
            self.tell(Event::RiotOver { city, rule });
        }
    }

    fn clamp_breaches(&mut self, city: CityId) {
        let numbers = &self.game.content.numbers;
        let piece = self.board().city(city);
        let mut strength = self.game.content.cities[city.index()].strength;
        strength += if piece.is_fortified { numbers.fortified_strength } else { 0 };
        strength += if piece.has_garrison { numbers.garrison_strength } else { 0 };
        let most = (strength / 100) as u8;
        let breaches = &mut self.board_mut().city_mut(city).breaches;
        *breaches = (*breaches).min(most);
        // WK-FORTIFY-07 where a Garrison is gone and the walls with it.
        if self.game.walls(self.board(), Site::City(city)) == 0 && self.board().city(city).is_fortified {
            let piece = self.board_mut().city_mut(city);
            piece.is_fortified = false;
            piece.breaches = piece.breaches.saturating_sub(1);
            self.tell(Event::FortificationLost { city });
        }
    }

    fn heal(&mut self, army: Army, count: u8, rule: Rule) {
        let Some(tokens) = self.board_mut().tokens_mut(army) else { return };
        let count = count.min(*tokens);
        *tokens -= count;
        if count > 0 {
            self.tell(Event::Healed { army, count, rule });
        }
    }

    fn desert(&mut self, army: Army, troop: TroopId, rule: Rule) {
        if let Some(troops) = self.board_mut().troops_mut(army) {
            troops.remove(troop);
        }
        self.board_mut().mercenaries.deck.insert(troop);
        self.tell(Event::Deserted { army, troop: troop.kind(), rule });
    }

    fn discard_troop(&mut self, army: Army, troop: TroopId, rule: Rule) {
        if let Some(troops) = self.board_mut().troops_mut(army) {
            troops.remove(troop);
        }
        if troop.kind().is_mercenary() {
            self.board_mut().mercenaries.discards.insert(troop);
        }
        self.tell(Event::TroopDiscarded { army, troop: troop.kind(), rule });
    }

    fn after_desertion(&mut self, army: Army) -> Next {
        let off = army.noble().is_some_and(|noble| !self.board().noble(noble).place.is_on_board());
        if off {
            return Next::Go;
        }
        if self.game.is_beaten(self.board(), army) {
            // WK-OPT-20: then he is abandoned, not dead.
            let is_abandoned = self.game.options.abandoned_nobles;
            return self.push(Death { is_abandoned, ..Death::of(army) });
        }
        if let Some(noble) = army.noble() {
            self.leave_board(noble);
        }
        Next::Go
    }

    fn after_shift(&mut self, army: Army) {
        let off = army.noble().is_some_and(|noble| !self.board().noble(noble).place.is_on_board());
        if !off && self.game.is_beaten(self.board(), army) {
            self.push(Death::of(army));
        }
    }

    fn check_noble(&mut self, noble: NobleId) {
        let army = Army::Noble(noble);
        if !self.board().noble(noble).place.is_on_board() {
            return;
        }
        if self.game.is_beaten(self.board(), army) {
            self.push(Death::of(army));
        } else {
            self.leave_board(noble);
        }
    }

    fn eliminate(&mut self, seat: Seat) {
        elimination::eliminate(self, seat);
    }

    fn end_game(&mut self, winners: SeatSet, ending: Ending) -> Next {
        let board = self.board_mut();
        board.winners = winners;
        board.ending = Some(ending);
        board.frames.clear();
        board.frames.push(crate::flow::Frame::Over);
        board.phase = Phase::Over;
        if let Some(ending) = self.game.decided(self.board()) {
            self.tell(Event::GameOver { winners, ending, rule: ending.rule() });
        }
        Next::Go
    }
}
