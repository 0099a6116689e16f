//! Questions about the board that many rules ask.

use super::{Board, House, Post, Status};
use crate::content::{CharacterId, DevelopmentId, Player, Players, SpaceId, Territories, TerritoryId, Token};
use crate::flow::Frame;

impl Board {
    /// The step in progress.
    #[inline]
    #[must_use]
    pub fn frame(&self) -> Frame {
        self.frames.top().unwrap_or_default()
    }

    /// What lies before a player.
    #[inline]
    #[must_use]
    pub fn house(&self, player: Player) -> &House {
        &self.houses[player.index()]
    }

    /// What lies before a player, to change.
    #[inline]
    pub fn house_mut(&mut self, player: Player) -> &mut House {
        &mut self.houses[player.index()]
    }

    /// Does he play?
    #[inline]
    #[must_use]
    pub fn plays(&self, player: Player) -> bool {
        self.house(player).status == Status::Playing
    }

    /// Those who play.
    #[must_use]
    pub fn playing(&self) -> Players {
        Player::all().filter(|player| self.plays(*player)).collect()
    }

    /// Who controls a territory (CK-CONTROL-01).
    #[inline]
    #[must_use]
    pub fn owner(&self, territory: TerritoryId) -> Option<Player> {
        Player::all().find(|player| self.owned[player.index()].has(territory))
    }

    /// The territories of a player.
    #[inline]
    #[must_use]
    pub fn lands(&self, player: Player) -> Territories {
        self.owned[player.index()]
    }

    /// All controlled territories.
    #[must_use]
    pub fn controlled(&self) -> Territories {
        self.owned.iter().fold(Territories::NONE, |sum, lands| sum.or(*lands))
    }

    /// His mobilised territories.
    #[inline]
    #[must_use]
    pub fn mobilised(&self, player: Player) -> Territories {
        self.footsoldiers.and(self.lands(player))
    }

    /// Who has a Pact with this independent territory.
    #[must_use]
    pub fn land_partner(&self, territory: TerritoryId) -> Option<Player> {
        Player::all().find(|player| self.land_pacts[player.index()].has(territory))
    }

    /// Have these two a Pact?
    #[inline]
    #[must_use]
    pub fn allied(&self, one: Player, other: Player) -> bool {
        self.pacts[one.index()].has(other)
    }

    /// May the first Invade the second: has he a Casus Belli, or are they At War (CK-CB-01)?
    #[inline]
    #[must_use]
    pub fn may_invade(&self, invader: Player, victim: Player) -> bool {
        self.casus_belli[invader.index()].or(self.wars[invader.index()]).has(victim)
    }

    /// Whose family somebody belongs to, and where he stands in it.
    #[must_use]
    pub fn post(&self, who: CharacterId) -> Option<(Player, Post)> {
        Player::all().find_map(|player| self.house(player).family.post(who).map(|post| (player, post)))
    }

    /// Where somebody stands as a potential spouse.
    #[must_use]
    pub fn suitor_land(&self, who: CharacterId) -> Option<TerritoryId> {
        TerritoryId::all().find(|territory| self.suitors[*territory] == Some(who))
    }

    /// The Duke of a territory: whose child or sibling, and who (CK-R-41).
    #[must_use]
    pub fn duke(&self, territory: TerritoryId) -> Option<(Player, CharacterId)> {
        let player = self.owner(territory)?;
        let mut members = self.house(player).family.members();
        let (_, _, duke) = members.find(|(_, _, member)| member.duchy == Some(territory))?;
        duke.who.map(|who| (player, who))
    }

    /// The Duchies of a player.
    #[must_use]
    pub fn duchies(&self, player: Player) -> Territories {
        self.house(player).family.members().filter_map(|(_, _, member)| member.duchy).collect()
    }

    /// The tokens that lie on somebody.
    pub fn tokens_on(&self, who: CharacterId) -> impl Iterator<Item = Token> {
        self.laid.iter().filter(move |laid| laid.on == who).map(|laid| laid.token)
    }

    /// The shields of a player on the track.
    #[must_use]
    pub fn shields(&self, player: Player) -> u8 {
        self.track.iter().filter(|shield| **shield == Some(player)).count() as u8
    }

    /// The lowest space of the track without a shield (CK-CRUSADE-10).
    #[must_use]
    pub fn free_space(&self) -> Option<SpaceId> {
        self.track.iter().position(Option::is_none).map(|space| SpaceId(space as u8))
    }

    /// Does he own this development?
    #[must_use]
    pub fn owns(&self, player: Player, development: DevelopmentId) -> bool {
        self.house(player).developments.has(development)
    }

    /// Castles in territories of a player.
    #[must_use]
    pub fn castles_of(&self, player: Player) -> Territories {
        self.castles.and(self.lands(player))
    }

    /// Is it the first Round of the game (CK-MURDER-06)?
    #[must_use]
    pub fn is_first_round(&self) -> bool {
        self.era <= 1 && self.round <= 1
    }
}
