//! What cards have put in force, and when it ends. A state keeps it in a few fields of [`Board`]; it is put, summed and ended
//! here and nowhere else, with the library's words (`effects`).

use crate::army::Kind;
use crate::battle::Side;
use crate::board::{Board, MAX_SEATS};
use crate::content::CardId;
use effects::{Limit, Mode, Modifier, Until, Verdict, sum, words};
use table::Seat;

words! {
    /// Numbers that cards change.
    pub(crate) enum Stat {
        /// Steps of a side's die along the ladder d8, d10, d12.
        DieSteps,
        /// Dice more for each soldier of a kind.
        ExtraDice,
        /// Hits that a side ignores.
        IgnoredHits,
        /// What is added to the roll for initiative.
        InitiativeRoll,
    }
}

/// For whom a number counts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// A side of the battle.
    Side(Side),
    /// Its soldiers of a kind.
    Soldiers(Side, Kind),
    /// A player.
    Player(Seat),
}

/// Stretches of play at whose end things end.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Span {
    /// A battle round.
    BattleRound,
    /// An individual turn, or the Group Phases (WE-R-57).
    Turn,
    /// The next turn of this player.
    TurnOf(Seat),
    /// The coming collection of taxes.
    Collection,
    /// The roll for initiative.
    Initiative,
}

/// A number that a card changes.
pub(crate) type Change = Modifier<Stat, Scope>;

/// The battle rounds that a card can reach: the present one and the next.
pub(crate) const HORIZON: u8 = 2;

/// WE-CARD-10: identical cards once a turn.
pub(crate) const IDENTICAL: Limit<Span> = Limit::once(Span::Turn);

impl Board {
    /// Puts a change in force.
    pub(crate) fn put(&mut self, change: Change, until: Until<Span>) {
        let rounds = match until {
            Until::End { of: Span::BattleRound, ends } => ends.min(HORIZON),
            Until::End { .. } | Until::Held | Until::NextUse | Until::Forever => 1,
        };
        for ahead in 0..usize::from(rounds) {
            match (change.stat, change.scope) {
                (Stat::DieSteps, Scope::Side(side)) => {
                    let steps = &mut self.battle.steps[side as usize][ahead];
                    *steps = steps.saturating_add(change.amount as i8);
                }
                (Stat::ExtraDice, Scope::Soldiers(side, kind)) => {
                    let extra = &mut self.battle.extra[side as usize][ahead][kind.index()];
                    *extra = extra.saturating_add(change.amount as u8);
                }
                (Stat::IgnoredHits, Scope::Side(side)) => {
                    let absorb = &mut self.battle.absorb[side as usize];
                    *absorb = absorb.saturating_add(change.amount as u16);
                }
                // The bonus belongs to the die: with another die comes another bonus.
                (Stat::InitiativeRoll, Scope::Player(seat)) => {
                    self.player_mut(seat).die_bonus = change.amount as u8;
                }
                // No word says so.
                (Stat::DieSteps | Stat::ExtraDice | Stat::IgnoredHits | Stat::InitiativeRoll, _) => {}
            }
        }
    }

    /// What is in force for one who is asked about, so many battle rounds ahead.
    fn in_force(&self, scope: Scope, ahead: u8) -> impl Iterator<Item = Change> {
        let ahead = usize::from(ahead);
        let change = move |stat, amount| Some(Modifier { stat, amount, scope });
        let both = match scope {
            Scope::Side(side) => [
                change(Stat::DieSteps, self.battle.steps[side as usize][ahead].into()),
                change(Stat::IgnoredHits, self.battle.absorb[side as usize].into()),
            ],
            Scope::Soldiers(side, kind) => {
                [change(Stat::ExtraDice, self.battle.extra[side as usize][ahead][kind.index()].into()), None]
            }
            Scope::Player(seat) => [change(Stat::InitiativeRoll, self.player(seat).die_bonus.into()), None],
        };
        both.into_iter().flatten()
    }

    /// What cards add to a number now.
    fn added(&self, stat: Stat, scope: Scope, ahead: u8) -> i32 {
        sum(self.in_force(scope, ahead), &stat, |covered| *covered == scope)
    }

    /// Steps of a side's die, so many battle rounds ahead.
    #[inline]
    #[must_use]
    pub(crate) fn die_steps(&self, side: Side, ahead: u8) -> i32 {
        self.added(Stat::DieSteps, Scope::Side(side), ahead)
    }

    /// Dice more for each soldier of a kind in this battle round.
    #[inline]
    #[must_use]
    pub(crate) fn extra_dice(&self, side: Side, kind: Kind) -> u16 {
        self.added(Stat::ExtraDice, Scope::Soldiers(side, kind), 0) as u16
    }

    /// Hits of a side that are ignored from now on in this battle round: of so many it ignores these, and they are used up.
    pub(crate) fn ignore_hits(&mut self, side: Side, hits: u16) -> u16 {
        let ignored = hits.min(self.added(Stat::IgnoredHits, Scope::Side(side), 0) as u16);
        self.battle.absorb[side as usize] -= ignored;
        ignored
    }

    /// What a card adds to a player's roll for initiative.
    #[must_use]
    pub(crate) fn initiative_bonus(&self, seat: Seat) -> u8 {
        self.added(Stat::InitiativeRoll, Scope::Player(seat), 0) as u8
    }

    /// Neither attacks the other to the end of the next turn of him on whom it was played.
    pub(crate) fn forbid_attacks(&mut self, by: Seat, with: Seat) {
        self.truces[with.index()].insert(by);
    }

    /// May these two not attack each other?
    #[inline]
    #[must_use]
    pub fn truce(&self, one: Seat, other: Seat) -> bool {
        let said = |on: Seat, by: Seat| {
            self.truces[on.index() % MAX_SEATS].has(by).then_some((Mode::Forbid, Span::TurnOf(on)))
        };
        Verdict::of([said(one, other), said(other, one)].into_iter().flatten()).is_forbidden()
    }

    /// How often he has played a card of this design in this turn.
    #[must_use]
    pub(crate) fn times_played(&self, seat: Seat, card: CardId) -> u8 {
        self.player(seat).played.has(card).into()
    }

    /// He has played it.
    pub(crate) fn note_played(&mut self, seat: Seat, card: CardId) {
        self.player_mut(seat).played.insert(card);
    }

    /// A span ends, and what lasted until then with it.
    pub(crate) fn end(&mut self, span: Span) {
        match span {
            Span::BattleRound => {
                let battle = &mut self.battle;
                for side in 0..2 {
                    battle.steps[side] = [battle.steps[side][1], 0];
                    battle.extra[side] = [battle.extra[side][1], [0; 5]];
                }
                battle.absorb = [0; 2];
            }
            Span::Turn => self.players.iter_mut().for_each(|player| player.played = Default::default()),
            Span::TurnOf(seat) => self.truces[seat.index()] = Default::default(),
            Span::Collection => {
                self.shifts.clear();
                self.cancelled = Default::default();
            }
            Span::Initiative => {
                for player in &mut self.players {
                    player.die = 8;
                    player.die_bonus = 0;
                }
            }
        }
    }
}
