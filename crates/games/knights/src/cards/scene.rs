//! The board as the tables of effects ask about it: who has a clause in force, what holds, what is covered.

use crate::Knights;
use crate::answer::{Manner, Stance, Way};
use crate::battle::Side;
use crate::board::Board;
use crate::content::vocabulary::{
    Act, Baron, BaronRole, Cities, CityOwner, Condition, Form, Hook, Noble, NobleRole, Place as Where, Role,
    Site, Stat, Target, Token, Travel, Unclaimed, Zone,
};
use crate::content::{
    AgendaKind, Card, CardDeck, Cards, Carrier, CityId, Law, NobleId, Scope, Subject, TroopId,
};
use effects::{ClauseId, Until, Verdict, Word};
use table::{Seat, SeatSet};

/// The board, with what goes on.
#[derive(Copy, Clone)]
pub struct Scene<'a> {
    /// The rules.
    pub game: &'a Knights,
    /// What lies open.
    pub board: &'a Board,
    /// Who does not obey Laws: the banned (WK-R-65), and who defies one now.
    pub defies: SeatSet,
    /// Who would command, where that is asked before a battle.
    pub commands: Option<NobleId>,
    /// Who moves, and how.
    pub mover: Option<(NobleId, Way)>,
}

/// May something be done?
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Permission {
    /// Yes.
    Free,
    /// A Law forbids it: who does it all the same is banned (WK-BAN-05).
    AgainstLaw(Card),
    /// A card forbids it.
    Forbidden(Card),
}

impl Permission {
    /// Both must be allowed.
    #[must_use]
    pub fn and(self, other: Permission) -> Permission {
        match (self, other) {
            (Permission::Forbidden(card), _) | (_, Permission::Forbidden(card)) => {
                Permission::Forbidden(card)
            }
            (Permission::AgainstLaw(card), _) | (_, Permission::AgainstLaw(card)) => {
                Permission::AgainstLaw(card)
            }
            (Permission::Free, Permission::Free) => Permission::Free,
        }
    }
}

/// The card that stands for what Open Private Motions forbid.
const MOTION: Card = Card { deck: CardDeck::Agenda, number: 0 };

impl Knights {
    pub(crate) fn scene<'a>(&'a self, board: &'a Board) -> Scene<'a> {
        Scene { game: self, board, defies: board.banned, commands: None, mover: None }
    }

    /// A number with what cards add to it.
    #[must_use]
    pub fn stat(&self, board: &Board, stat: Stat, subject: Subject, base: i32) -> i32 {
        self.content.tables.value(&self.scene(board), stat, subject, base)
    }

    /// The same for who obeys Laws, or defies them.
    #[must_use]
    pub fn stat_for(&self, board: &Board, stat: Stat, subject: Subject, base: i32, stance: Stance) -> i32 {
        let mut scene = self.scene(board);
        if let (Stance::Defy, Subject::Baron(seat)) = (stance, subject) {
            scene.defies.insert(seat);
        }
        self.content.tables.value(&scene, stat, subject, base)
    }

    /// What cards add where this Noble commands.
    #[must_use]
    pub fn stat_commanding(&self, board: &Board, stat: Stat, subject: Subject, noble: NobleId) -> i32 {
        let scene = Scene { commands: Some(noble), ..self.scene(board) };
        self.content.tables.value(&scene, stat, subject, 0)
    }

    /// What is said about an act.
    #[must_use]
    pub fn verdict(&self, board: &Board, act: Act, subject: Subject) -> Verdict<(ClauseId, Carrier)> {
        // WK-R-103: what a motion forbids is a Law that no card says.
        let seat = subject_seat(subject);
        let moved = board.forbidden & (1 << act.number()) != 0;
        if moved && seat.is_some_and(|seat| !board.banned.has(seat)) {
            return Verdict::Forbidden((ClauseId(u16::MAX), Carrier::default()));
        }
        self.content.tables.verdict(&self.scene(board), act, subject)
    }

    /// May all of this be done, and is it only a Law that forbids it?
    #[must_use]
    pub fn permission(&self, board: &Board, acts: &[Act], subject: Subject) -> Permission {
        let seat = subject_seat(subject);
        let mut answer = Permission::Free;
        for act in acts {
            let Verdict::Forbidden((id, _)) = self.verdict(board, *act, subject) else { continue };
            let card = self.content.tables.clause(id).map_or(MOTION, |clause| clause.source);
            let mut scene = self.scene(board);
            seat.into_iter().for_each(|seat| scene.defies.insert(seat));
            let without = self.content.tables.verdict(&scene, *act, subject);
            let said = if without.is_forbidden() {
                Permission::Forbidden(card)
            } else {
                Permission::AgainstLaw(card)
            };
            answer = answer.and(said);
        }
        answer
    }

    /// May he lay siege? Open Private Motions may forbid it (WK-R-103).
    #[must_use]
    pub fn siege_permission(&self, board: &Board, seat: Seat) -> Permission {
        let forbidden = board.forbidden & (1 << 16) != 0 && !board.banned.has(seat);
        if forbidden { Permission::AgainstLaw(MOTION) } else { Permission::Free }
    }

    /// Is there something of a Law at this moment that he could defy?
    #[must_use]
    pub fn has_law_at(&self, board: &Board, hook: Hook, seat: Seat, mover: Option<(NobleId, Way)>) -> bool {
        if board.agendas.laws.is_empty() || board.banned.has(seat) {
            return false;
        }
        let scene = Scene { mover, ..self.scene(board) };
        let is_law = |id: ClauseId| {
            self.content.tables.trigger(id).is_some_and(|trigger| trigger.verb.law == Law::Comply)
        };
        self.content.tables.due(&scene, hook).any(|called| is_law(called.clause))
    }
}

/// Whose business it is.
const fn subject_seat(subject: Subject) -> Option<Seat> {
    match subject {
        Subject::Baron(seat) | Subject::Noble(seat, _) => Some(seat),
        Subject::City(owner, _) => owner,
    }
}

impl Scene<'_> {
    /// Who has a card before him (CG-TROOP-03, CG-TROOP-05, CG-R-04).
    fn holders(&self, card: Card) -> [Option<Carrier>; 6] {
        let board = self.board;
        let mut holders = [None; 6];
        let of = |baron| Some(Carrier { baron, ..Carrier::default() });
        let with = |noble| Some(Carrier { baron: board.owner(noble), noble: Some(noble), city: None });
        match card.deck {
            CardDeck::Symbol => {
                // WK-TERM-06, WK-BATTLE-22, WK-EXHAUST-05: of the commander, if he is not exhausted.
                for (place, commander) in board.battle.commanders.into_iter().enumerate() {
                    let fits = |noble: &NobleId| {
                        noble.symbol() as u8 == card.number && !board.noble(*noble).is_exhausted
                    };
                    holders[place] = commander.filter(fits).and_then(with);
                }
            }
            // CG-SETUP-02: the expansion's cards are in its games only.
            CardDeck::Captain | CardDeck::Advancement if !self.game.options.for_glory => {}
            CardDeck::Captain => {
                let troop = TroopId(66 + card.number);
                holders[0] =
                    NobleId::all().find(|noble| board.noble(*noble).troops.has(troop)).and_then(with);
            }
            CardDeck::Agenda => {
                let agenda = crate::content::AgendaId(card.number);
                holders[0] = match self.game.content.agendas[agenda.index()].kind {
                    AgendaKind::Law if board.agendas.laws.contains(&agenda) => of(board.chairman),
                    AgendaKind::Charge => {
                        board.playing().find(|seat| board.baron(*seat).charges.contains(&agenda)).and_then(of)
                    }
                    AgendaKind::Office => {
                        NobleId::all().find(|noble| board.noble(*noble).office == Some(agenda)).and_then(with)
                    }
                    AgendaKind::Motion | AgendaKind::Law => None,
                };
            }
            CardDeck::Advancement => {
                let advancement = crate::content::AdvancementId(card.number);
                for seat in board.playing() {
                    let has = board.baron(seat).advancements.contains(&advancement);
                    holders[seat.index()] = if has { of(seat) } else { None };
                }
            }
            CardDeck::Event | CardDeck::Mission => {}
        }
        holders
    }

    /// The Barons that a word of a scope means.
    fn is_of(&self, baron: &Baron, carrier: Carrier, seat: Seat) -> bool {
        match baron {
            Baron::Role(role) => match role {
                BaronRole::Drawer
                | BaronRole::Holder
                | BaronRole::Voted
                | BaronRole::Actor
                | BaronRole::It => seat == carrier.baron,
                BaronRole::Chairman => seat == self.board.chairman,
                BaronRole::Church => seat == self.board.church,
                BaronRole::Scholar => Some(seat) == self.board.scholar,
                BaronRole::Each => true,
                BaronRole::Others => seat != carrier.baron,
                BaronRole::Enemy => {
                    let side = self.board.battle.side_of(carrier.baron);
                    side.is_some() && side.map(Side::other) == self.board.battle.side_of(seat)
                }
            },
            Baron::Letter(_) | Baron::By(_) => false,
        }
    }

    /// Is the other side of his battle this neutral city (WK-BATTLE-04)?
    fn is_city_enemy(&self, who: &Baron, carrier: Carrier, city: CityId) -> bool {
        let battle = &self.board.battle;
        matches!(who, Baron::Role(BaronRole::Enemy))
            && battle.site == Some(crate::board::Site::City(city))
            && battle.side_of(carrier.baron) == Some(Side::Attacker)
    }

    fn commands(&self, carrier: Carrier) -> bool {
        let noble = carrier.noble;
        match self.commands {
            Some(commander) => noble == Some(commander),
            None => noble.is_some() && self.board.battle.commanders.contains(&noble),
        }
    }

    fn located(&self, who: &Noble, carrier: Carrier, place: Where) -> bool {
        let (Noble::Role(NobleRole::Bearer | NobleRole::Mover | NobleRole::Victim), Some(noble)) =
            (who, carrier.noble)
        else {
            return false;
        };
        let Some(area) = self.board.noble(noble).place.area() else { return false };
        match place {
            Where::Board => true,
            Where::OwnCity => crate::movement::own_site(self.game, self.board, carrier.baron, area).is_some(),
            Where::PortOrOverseas => self.game.content.map.ports.has(area) || area.is_overseas(),
        }
    }
}

impl effects::Scene<Cards> for Scene<'_> {
    fn carriers(&self, id: ClauseId, clause: &effects::Clause<Cards>) -> impl Iterator<Item = Carrier> {
        let held = if clause.until == Until::Held { self.holders(clause.source) } else { [None; 6] };
        held.into_iter().flatten().chain(self.board.in_force.carriers(id))
    }

    fn holds(&self, condition: &Condition, carrier: Carrier) -> bool {
        let battle = &self.board.battle;
        match condition {
            Condition::Ge { count, n } => self.game.count(self.board, count, carrier) >= *n,
            Condition::Eq { count, n } => self.game.count(self.board, count, carrier) == *n,
            Condition::Holds { who, token } => {
                let holder = match token {
                    Token::Chairman => Some(self.board.chairman),
                    Token::Church => Some(self.board.church),
                    Token::Scholar => self.board.scholar,
                };
                holder.is_some_and(|holder| self.is_of(who, carrier, holder))
            }
            Condition::Role { side } => {
                let wanted = match side {
                    Role::Attack => Side::Attacker,
                    Role::Defend => Side::Defender,
                };
                battle.side_of(carrier.baron) == Some(wanted)
            }
            Condition::Battle { form } => match form {
                Form::Any => battle.manner.is_some(),
                Form::Open => battle.manner == Some(Manner::Field),
                Form::Assault => battle.manner == Some(Manner::Assault),
            },
            Condition::Commands { .. } => self.commands(carrier),
            Condition::Located { who, place } => self.located(who, carrier, *place),
            Condition::Used { mode } => match (mode, self.mover) {
                (_, None) => true,
                (Travel::Road, Some((_, way))) => matches!(way, Way::Road(_)),
                (Travel::Sea, Some((_, way))) => matches!(way, Way::Sea(_)),
            },
            Condition::Funded { who } => {
                let stakes =
                    self.board.voyage.map(|landing| self.board.fleets[landing.expedition as usize].stakes);
                stakes.is_some_and(|stakes| {
                    self.board
                        .playing()
                        .any(|seat| stakes[seat.index()] > 0 && self.is_of(who, carrier, seat))
                })
            }
        }
    }

    fn covers(&self, scope: &Scope, carrier: Carrier, subject: Subject) -> bool {
        let (owner, noble, city) = match subject {
            Subject::Baron(seat) => (Some(seat), None, None),
            Subject::Noble(seat, noble) => (Some(seat), Some(noble), None),
            Subject::City(owner, city) => (owner, None, Some(city)),
        };
        if scope.law == Law::Comply && owner.is_some_and(|owner| self.defies.has(owner)) {
            return false;
        }
        match &scope.target {
            Target::Letter(_) => {
                (city.is_some() && city == carrier.city) || (noble.is_some() && noble == carrier.noble)
            }
            Target::Baron(who) => match city {
                None => owner.is_some_and(|owner| self.is_of(who, carrier, owner)),
                Some(city) => owner.is_none() && self.is_city_enemy(who, carrier, city),
            },
            Target::Noble(Noble::Role(NobleRole::Mover)) if carrier.noble.is_none() => {
                noble.is_some() && owner == Some(carrier.baron)
            }
            Target::Noble(Noble::Role(_)) => noble.is_some() && noble == carrier.noble,
            Target::Noble(Noble::Letter(_) | Noble::Of(_)) => false,
            Target::Site(Site::City(Cities::City { of, zone, .. })) => {
                let owned = match of {
                    CityOwner::Baron(who) => owner.is_some_and(|owner| self.is_of(who, carrier, owner)),
                    CityOwner::Unclaimed(Unclaimed::Any) => true,
                    CityOwner::Unclaimed(Unclaimed::Neutral) => owner.is_none(),
                    CityOwner::Unclaimed(Unclaimed::Controlled) => owner.is_some(),
                };
                let zoned = city.is_some_and(|city| match zone {
                    Zone::Any => true,
                    Zone::Kingdom => !city.is_overseas(),
                    Zone::Overseas => city.is_overseas(),
                });
                owned && zoned
            }
            Target::Site(Site::Here(_) | Site::Letter(_) | Site::Stronghold(_)) => false,
        }
    }

    fn used(&self, id: ClauseId, carrier: Carrier) -> u8 {
        self.board.uses.times(id, carrier)
    }
}
