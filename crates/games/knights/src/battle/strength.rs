//! How strong armies, cities and strongholds are.

use super::{Battle, Side};
use crate::Knights;
use crate::board::{Army, Board, Site};
use crate::content::vocabulary::Stat;
use crate::content::{NobleId, Nobles, Subject};
use table::Seat;

impl Knights {
    /// Troops of an army, with maintained ones (WK-R-68), tokens not counted.
    #[must_use]
    pub fn troop_strength(&self, board: &Board, army: Army) -> u16 {
        let cards = self.content.strength_of(board.troops(army));
        let Some(noble) = army.noble() else { return cards };
        cards + self.maintained(board, noble)
    }

    /// Maintained troops of a Noble (WK-AGENDA-09).
    #[must_use]
    pub fn maintained(&self, board: &Board, noble: NobleId) -> u16 {
        if board.noble(noble).office.is_none() {
            return 0;
        }
        let subject = Subject::Noble(board.owner(noble), noble);
        self.stat(board, Stat::Maintained, subject, 0).clamp(0, 2000) as u16
    }

    /// Fighting strength of an army: troops less 100 for each token (WK-CASUALTY-11, WK-CASUALTY-09).
    #[must_use]
    pub fn army_strength(&self, board: &Board, army: Army) -> u16 {
        self.troop_strength(board, army).saturating_sub(100 * u16::from(board.tokens(army)))
    }

    /// Have the tokens of an army reached its troops (WK-CASUALTY-03, WK-R-02)?
    #[must_use]
    pub fn is_beaten(&self, board: &Board, army: Army) -> bool {
        let tokens = 100 * u16::from(board.tokens(army));
        tokens > 0 && tokens >= self.troop_strength(board, army)
    }

    /// Strength of a city or stronghold as it stands (WK-ASSAULT-02, WK-ASSAULT-03, WK-STRONGHOLD-02, CG-GARRISON-04): what cards add for
    /// the draw and the siege test is not in it (WK-R-104).
    #[must_use]
    pub fn walls(&self, board: &Board, site: Site) -> u16 {
        let numbers = &self.content.numbers;
        match site {
            Site::City(city) => {
                let piece = board.city(city);
                let mut strength = self.content.cities[city.index()].strength;
                if piece.is_fortified {
                    strength += numbers.fortified_strength;
                }
                if piece.has_garrison {
                    strength += numbers.garrison_strength;
                }
                strength.saturating_sub(100 * u16::from(piece.breaches))
            }
            Site::Stronghold(seat) => {
                numbers.stronghold.saturating_sub(100 * u16::from(board.stronghold(seat).breaches))
            }
        }
    }

    /// What cards add to it.
    fn walls_added(&self, board: &Board, site: Site) -> u16 {
        let added = match site {
            Site::City(city) => {
                self.stat(board, Stat::CityStrength, Subject::City(board.city(city).owner, city), 0)
            }
            Site::Stronghold(seat) => self.stat(board, Stat::StrongholdStrength, Subject::Baron(seat), 0),
        };
        added.clamp(0, 1000) as u16
    }

    /// Strength of all armies and walls of a side, without its commander.
    #[must_use]
    pub fn side_strength(&self, board: &Board, battle: &Battle, side: Side) -> u16 {
        let nobles = battle.living(side).iter().map(|noble| self.army_strength(board, Army::Noble(noble)));
        let mut strength: u16 = nobles.sum();
        if side == Side::Defender
            && let Some(site) = battle.site
        {
            strength += self.walls(board, site) + self.walls_added(board, site);
            if let Site::Stronghold(seat) = site {
                strength += self.army_strength(board, Army::Stronghold(board.baron(seat).id));
            }
        }
        strength
    }

    /// Is the defender of a site down to nothing: no walls, no troops, no Noble (WK-ASSAULT-17, WK-STRONGHOLD-05)?
    #[must_use]
    pub fn is_reduced(&self, board: &Board, battle: &Battle) -> bool {
        let Some(site) = battle.site else { return false };
        let garrison = match site {
            Site::City(_) => 0,
            Site::Stronghold(seat) => self.army_strength(board, Army::Stronghold(board.baron(seat).id)),
        };
        self.walls(board, site) == 0 && garrison == 0 && battle.living(Side::Defender).is_empty()
    }

    /// Both strengths as a siege compares them (WK-SIEGE-01, WK-SIEGE-02, WK-SIEGE-03, WK-SIEGE-04, WK-SIEGE-05, WK-SIEGE-06, WK-R-40).
    #[must_use]
    pub fn siege_strengths(&self, board: &Board, seat: Seat, committed: Nobles, site: Site) -> (u16, u16) {
        let commander = self.content.numbers.commander;
        let battle = Battle {
            nobles: [committed, defenders(self, board, site)],
            site: Some(site),
            ..Battle::default()
        };
        let mut ours = self.side_strength(board, &battle, Side::Attacker);
        if !committed.is_empty() {
            ours += commander;
        }
        // The best of those who could command adds what his cards give in a siege.
        let extra = |noble: NobleId| self.siege_bonus(board, seat, noble);
        ours += committed.iter().map(extra).max().unwrap_or(0);
        let mut theirs = self.side_strength(board, &battle, Side::Defender);
        if !battle.nobles[1].is_empty() {
            theirs += commander;
        }
        (ours, theirs)
    }

    /// What a Noble's cards give when he commands a siege.
    fn siege_bonus(&self, board: &Board, seat: Seat, noble: NobleId) -> u16 {
        let bears = board.noble(noble).office.is_some() || self.options.for_glory;
        if !bears {
            return 0;
        }
        self.stat_commanding(board, Stat::SiegeStrength, Subject::Noble(seat, noble), noble).clamp(0, 1000)
            as u16
    }
}

/// The Nobles who defend a site: all of its owner's in the area, exhausted or not (WK-BATTLE-08, WK-BATTLE-11, WK-EXHAUST-04).
pub(crate) fn defenders(game: &Knights, board: &Board, site: Site) -> Nobles {
    let (owner, area) = match site {
        Site::City(city) => (board.city(city).owner, Some(game.content.area_of(city))),
        Site::Stronghold(seat) => (Some(seat), board.stronghold(seat).area),
    };
    owner.zip(area).map_or(Nobles::NONE, |(owner, area)| board.nobles_in(owner, area))
}
