//! The map of a game: what is in play, and what is adjacent to what.

use crate::Crusader;
use crate::board::Board;
use crate::content::{Content, Culture, Each, Player, Scenario, Territories, TerritoryId};
use crate::modifiers;
use crate::options::{NavyRule, Options, Parties, Pomerania};

/// The map of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Map {
    /// The territories in play (CK-INACC-01, CK-R-05): those of absent cultures are inaccessible (CK-SETUP-20,
    /// CK-SCEN-05), and take no part in the game (CK-SETUP-21).
    pub open: Territories,
    /// What is adjacent by land or sea route, within the territories in play (CK-TERR-02).
    pub near: Each<Territories>,
    /// What lies on a common sea, within the territories in play (CK-FLEET-01).
    pub coasts: Each<Territories>,
}

impl Map {
    /// The map for these dynasties.
    #[must_use]
    pub fn of(content: &Content, scenario: &Scenario, options: &Options, parties: &Parties) -> Map {
        let starts = parties.iter().map(|party| scenario.starts[usize::from(party.start)].territories);
        let held = starts.fold(Territories::NONE, Territories::or);
        let is_open = |culture: Culture| {
            parties.iter().any(|party| party.player.culture() == culture)
                || scenario.open_cultures.contains(&culture)
        };
        let territory = |id: TerritoryId| &content.territories[id.index()];
        let open: Territories =
            TerritoryId::all().filter(|id| held.has(*id) || is_open(territory(*id).culture)).collect();
        let mut map = Map { open, near: Each::default(), coasts: Each::default() };
        for id in open {
            let here = territory(id);
            map.near[id] = here.land.or(here.routes).and(open);
            let shares_sea =
                |other: &TerritoryId| *other != id && !territory(*other).seas.and(here.seas).is_empty();
            map.coasts[id] = open.iter().filter(shares_sea).collect();
        }
        // Its only coast is that of the Baltic, which has no name on the board.
        if let (Pomerania::Alone, Some(pomerania)) = (options.pomerania, TerritoryId::named("pomerania")) {
            map.coasts[pomerania] = Territories::NONE;
            open.iter().for_each(|id| map.coasts[id].remove(pomerania));
        }
        map
    }
}

impl Crusader {
    /// The neighbours of a territory by land or sea route (CK-SEA-01, CK-SEA-02).
    #[inline]
    #[must_use]
    pub fn near(&self, territory: TerritoryId) -> Territories {
        self.map().near[territory]
    }

    /// All neighbours of these territories, themselves aside.
    #[must_use]
    pub fn near_any(&self, territories: Territories) -> Territories {
        territories.iter().fold(Territories::NONE, |sum, t| sum.or(self.near(t)))
    }

    /// What a player reaches from his territory in an Invade action, with his Navy too (CK-FLEET-01, CK-R-71).
    #[must_use]
    pub fn reach(&self, board: &Board, player: Player, from: TerritoryId) -> Territories {
        let near = self.near(from);
        if modifiers::reaches_by_sea(self, board, player) { near.or(self.map().coasts[from]) } else { near }
    }

    /// What is adjacent to a territory of a player, for rules other than Invade (CK-R-71).
    #[must_use]
    pub fn next_to(&self, board: &Board, player: Player, territory: TerritoryId) -> Territories {
        match self.options().navy {
            NavyRule::Invade => self.near(territory),
            NavyRule::Everything => self.reach(board, player, territory),
        }
    }

    /// The territories of a player that are adjacent to this one, for rules other than Invade (CK-R-71).
    #[must_use]
    pub fn lands_next_to(&self, board: &Board, player: Player, territory: TerritoryId) -> Territories {
        let lands = board.lands(player).iter();
        lands.filter(|from| self.next_to(board, player, *from).has(territory)).collect()
    }

    /// What is adjacent to a player's territories for rules other than Invade (CK-R-71).
    #[must_use]
    pub fn bordering(&self, board: &Board, player: Player) -> Territories {
        let lands = board.lands(player).iter();
        lands.fold(Territories::NONE, |sum, from| sum.or(self.next_to(board, player, from)))
    }
}
