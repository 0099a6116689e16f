//! Whom and what the words of a card mean (content.md 1.3).

use super::Carry;
use crate::Knights;
use crate::battle::Side;
use crate::board::{Army, Board, Place, Site as Where};
use crate::content::vocabulary::{
    Act, Baron, BaronBy, BaronRole, Cities as CityWords, CityOwner, CityPick, CityState, Effect, Measure,
    Noble, NoblePick, Nobles as NobleWords, Rivals, Site, Strongholds, Target, Token, Unclaimed, Whereabouts,
    Zone,
};
use crate::content::{CardDeck, Cities, CityId, NobleId, Nobles, Op, Subject};
use table::{Seat, SeatSet};

impl Carry {
    /// Is it an Event that does it?
    pub(super) fn is_event(&self, game: &Knights) -> bool {
        game.content.tables.clause(self.clause).is_some_and(|clause| clause.source.deck == CardDeck::Event)
    }

    /// The Barons that are meant; of most and least all who tie.
    pub(super) fn barons(&self, game: &Knights, board: &Board, who: &Baron) -> SeatSet {
        let carrier = self.carrier.baron;
        let one = |seat: Option<Seat>| seat.map_or(SeatSet::EMPTY, SeatSet::one);
        let all = match who {
            Baron::Role(role) => match role {
                BaronRole::Drawer | BaronRole::Holder | BaronRole::Voted | BaronRole::Actor => {
                    SeatSet::one(carrier)
                }
                BaronRole::Chairman => SeatSet::one(board.presiding()),
                BaronRole::Church => SeatSet::one(board.church),
                BaronRole::Scholar => one(board.scholar),
                BaronRole::Each => board.players(),
                BaronRole::Others => board.players().without(SeatSet::one(carrier)),
                BaronRole::Enemy => {
                    let side = board.battle.side_of(carrier).map(Side::other);
                    one(side.and_then(|side| board.battle.seat(side)))
                }
                BaronRole::It => one(self.it.or(Some(carrier))),
            },
            Baron::Letter(_) => one(self.picked.baron),
            Baron::By(BaronBy::Most { what, among }) => {
                best(board, *what, &self.rivals(game, board, *among), i32::from)
            }
            Baron::By(BaronBy::Least { what, among }) => {
                best(board, *what, &self.rivals(game, board, *among), |value| -i32::from(value))
            }
            Baron::By(BaronBy::Owner { of }) => one(self.owner_of(board, of)),
        };
        all.and(board.players())
    }

    /// Among whom most or least is looked for: a token goes to nobody who may not have it (WK-BAN-11, content act `become_church`).
    fn rivals(&self, game: &Knights, board: &Board, among: Rivals) -> SeatSet {
        let may_have = |seat: &Seat| match self.op(game) {
            Some(Op::Do(Effect::Token { which: Token::Chairman, .. })) => !board.banned.has(*seat),
            Some(Op::Do(Effect::Token { which: Token::Church, .. })) => {
                !game.verdict(board, Act::BecomeChurch, Subject::Baron(*seat)).is_forbidden()
            }
            Some(_) | None => true,
        };
        let among = |seat: &Seat| among == Rivals::Each || *seat != self.carrier.baron;
        board.playing().filter(among).filter(may_have).collect()
    }

    fn owner_of(&self, board: &Board, of: &Target) -> Option<Seat> {
        match of {
            Target::Noble(Noble::Role(_)) => self.carrier.noble.map(|noble| board.owner(noble)),
            Target::Letter(_) | Target::Noble(_) | Target::Site(_) => {
                match (self.picked.city, self.picked.noble) {
                    (Some(city), _) => board.city(city).owner,
                    (None, noble) => noble.map(|noble| board.owner(noble)),
                }
            }
            Target::Baron(_) => Some(self.carrier.baron),
        }
    }

    /// Is this Noble spared by a card (content act `event_harm`)?
    fn is_spared(&self, game: &Knights, board: &Board, noble: NobleId) -> bool {
        let subject = Subject::Noble(board.owner(noble), noble);
        self.is_event(game) && game.verdict(board, Act::EventHarm, subject).is_forbidden()
    }

    /// The Nobles that fit, and how they are picked.
    pub(super) fn nobles(&self, game: &Knights, board: &Board, who: &Noble) -> (Nobles, NoblePick, u8) {
        let one = |noble: Option<NobleId>| noble.map_or(Nobles::NONE, Nobles::one);
        match who {
            Noble::Role(_) => (one(self.carrier.noble), NoblePick::All, 1),
            Noble::Letter(_) => (one(self.picked.noble), NoblePick::All, 1),
            Noble::Of(NobleWords::Noble { of, pick, n, place, at }) => {
                let owners = self.barons(game, board, of);
                let area = at.as_deref().and(self.picked.city).map(|city| game.content.area_of(city));
                // Whom his own Baron chooses is not harmed, nor who lands.
                let lands = matches!(self.op(game), Some(Op::Do(Effect::Arrive { .. })));
                let is_harmless = *pick == NoblePick::Choice || lands;
                let fits = |noble: &NobleId| {
                    is_at(game, board, *noble, *place)
                        && (at.is_none() || board.noble(*noble).place.area() == area)
                        && (is_harmless || !self.is_spared(game, board, *noble))
                };
                let all = owners.iter().flat_map(|seat| board.nobles_of(seat)).filter(fits).collect();
                (all, *pick, *n)
            }
        }
    }

    /// The cities that fit, and how they are picked.
    pub(super) fn cities(&self, game: &Knights, board: &Board, what: &Site) -> (Cities, CityPick) {
        let one = |city: Option<CityId>| city.map_or(Cities::NONE, Cities::one);
        match what {
            Site::Here(_) => match board.battle.site {
                Some(Where::City(city)) => (Cities::one(city), CityPick::All),
                Some(Where::Stronghold(_)) | None => (Cities::NONE, CityPick::All),
            },
            Site::Letter(_) => (one(self.picked.city), CityPick::All),
            Site::Stronghold(_) => (Cities::NONE, CityPick::All),
            Site::City(CityWords::City { of, pick, zone, state, max }) => {
                let fits = |city: &CityId| {
                    let piece = board.city(*city);
                    let owned = match of {
                        CityOwner::Unclaimed(Unclaimed::Any) => true,
                        CityOwner::Unclaimed(Unclaimed::Neutral) => piece.owner.is_none(),
                        CityOwner::Unclaimed(Unclaimed::Controlled) => piece.owner.is_some(),
                        CityOwner::Baron(who) => {
                            piece.owner.is_some_and(|owner| self.barons(game, board, who).has(owner))
                        }
                    };
                    let zoned = match zone {
                        Zone::Any => true,
                        Zone::Kingdom => !city.is_overseas(),
                        Zone::Overseas => city.is_overseas(),
                    };
                    let strength = game.content.cities[city.index()].strength;
                    !piece.is_razed
                        && owned
                        && zoned
                        && max.is_none_or(|max| strength <= max.0)
                        && self.is_in_state(game, board, *city, *state)
                };
                (CityId::all().filter(fits).collect(), *pick)
            }
        }
    }

    /// The strongholds that are meant.
    pub(super) fn strongholds(&self, game: &Knights, board: &Board, what: &Site) -> SeatSet {
        match what {
            Site::Stronghold(Strongholds::Stronghold { of }) => self.barons(game, board, of),
            Site::Here(_) => match board.battle.site {
                Some(Where::Stronghold(seat)) => SeatSet::one(seat),
                Some(Where::City(_)) | None => SeatSet::EMPTY,
            },
            Site::Letter(_) | Site::City(_) => SeatSet::EMPTY,
        }
    }

    fn is_in_state(&self, game: &Knights, board: &Board, city: CityId, state: CityState) -> bool {
        let piece = board.city(city);
        let area = game.content.area_of(city);
        let unguarded = piece.owner.is_none_or(|owner| board.nobles_in(owner, area).is_empty());
        match state {
            CityState::Any => true,
            CityState::Unguarded => unguarded,
            CityState::Unwatched => unguarded && !piece.has_garrison,
            CityState::Besieged => piece.is_besieged(),
            CityState::Unfortified => !piece.is_fortified && !piece.is_besieged(),
            CityState::Breached => piece.breaches > 0 && !piece.is_besieged(),
            CityState::Rioting => piece.is_rioting,
            CityState::WithNoble => board.barons_in(area) == SeatSet::one(self.carrier.baron),
        }
    }

    /// Who picks among Nobles: the Baron named, or who draws or holds the card.
    pub(super) fn picker(&self, game: &Knights, board: &Board, who: &Noble) -> Seat {
        let owner = match who {
            Noble::Of(NobleWords::Noble { of, .. }) => self.barons(game, board, of).only(),
            Noble::Role(_) | Noble::Letter(_) => None,
        };
        owner.unwrap_or(self.carrier.baron)
    }
}

/// Where a Noble must be to be meant.
fn is_at(game: &Knights, board: &Board, noble: NobleId, place: Whereabouts) -> bool {
    let piece = board.noble(noble);
    let seat = board.owner(noble);
    let own = |area| crate::movement::own_site(game, board, seat, area).is_some();
    match place {
        Whereabouts::Any => piece.place != Place::Gone,
        Whereabouts::Board => piece.place.area().is_some(),
        Whereabouts::Open => piece.place.area().is_some_and(|area| !own(area)),
        Whereabouts::Sea => matches!(piece.place, Place::Port(_)),
        Whereabouts::OwnCity => piece.place.area().is_some_and(own),
        Whereabouts::Exhausted => piece.place.is_on_board() && piece.is_exhausted,
    }
}

/// All of these who have most, by some measure.
fn best(board: &Board, what: Measure, rivals: &SeatSet, rank: impl Fn(u16) -> i32) -> SeatSet {
    let value = |seat: Seat| {
        let baron = board.baron(seat);
        rank(match what {
            Measure::Crowns => baron.crowns,
            Measure::Faith => baron.faith,
            Measure::Votes => baron.votes,
            Measure::Influence => baron.influence,
            Measure::Cities => board.cities_of(seat).len() as u16,
        })
    };
    let most = rivals.iter().map(value).max();
    rivals.iter().filter(|seat| Some(value(*seat)) == most).collect()
}

impl Knights {
    /// Of these Nobles, those with most troops.
    pub(super) fn largest(&self, board: &Board, nobles: Nobles) -> Nobles {
        let troops = |noble: NobleId| self.troop_strength(board, Army::Noble(noble));
        let most = nobles.iter().map(troops).max();
        nobles.iter().filter(|noble| Some(troops(*noble)) == most).collect()
    }

    /// Of these cities, those with most strength, or most income.
    pub(super) fn foremost(&self, board: &Board, cities: Cities, pick: CityPick) -> Cities {
        let value = |city: CityId| match pick {
            CityPick::Strongest => self.walls(board, Where::City(city)),
            CityPick::Richest => u16::from(self.content.cities[city.index()].income),
            CityPick::Choice | CityPick::Random | CityPick::All => 0,
        };
        let most = cities.iter().map(value).max();
        cities.iter().filter(|city| Some(value(*city)) == most).collect()
    }
}
