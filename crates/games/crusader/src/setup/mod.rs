//! Setup (p.4-5): the scenario is laid out.

mod castle;
mod event;
mod family;

pub use castle::FreeCastle;
pub(crate) use castle::free_castles;
pub use event::Event;

use crate::board::{Board, Phase, State, Status};
use crate::content::{CharacterId, Player, Rim, Territories, TerritoryId, Token};
use crate::event::Event as Told;
use crate::flow::{Frame, OnBoard, Play};
use crate::options::{FirstPlayer, Glitterhoof, Mode, Party};
use crate::relations;
use crate::{Crusader, ai, cards, lands, people, realm, rules, tokens, trophies};
use table::{Chance, Silent, Sink};

impl Crusader {
    /// An empty board, before anything is placed: for positions that are put together by hand. All people are in their decks, all
    /// developments in theirs, all tokens at home.
    #[must_use]
    pub fn blank(&self) -> State {
        let mut board = Board { deck_people: self.people_in_play(), phase: Phase::Setup, ..Board::default() };
        for (at, development) in self.components().developments.iter().enumerate() {
            board.development_deck[at] = development.copies;
        }
        for party in self.parties() {
            let house = board.house_mut(party.player);
            house.status = Status::Playing;
            house.dynasty = self.scenario().starts[usize::from(party.start)].dynasty;
            house.strategy = party.strategy;
        }
        board.first = self.parties()[0].player;
        board.frames = [Frame::EraStart].into_iter().collect();
        State { board, cards: cards::new(self, self.seats), tokens: tokens::new(self) }
    }

    fn lands_of(&self, culture: crate::content::Culture) -> Territories {
        let is = |id: &TerritoryId| self.components().territories[id.index()].culture == culture;
        self.map().open.iter().filter(is).collect()
    }

    /// The people of all cultures that have a player or a territory in play (CK-SETUP-14, CK-R-06). Starting rulers
    /// are in no deck: those that the scenario does not use are out (CK-SETUP-11).
    fn people_in_play(&self) -> crate::content::Characters {
        let cultures = Player::all().map(Player::culture).filter(|culture| {
            let lands = self.lands_of(*culture);
            !lands.is_empty() || self.parties().iter().any(|party| party.player.culture() == *culture)
        });
        cultures.flat_map(|culture| self.components().people_of(culture)).collect()
    }

    /// The scenario as it is printed, with shuffled decks: Kings have no families yet, independent territories no characters. Positions that
    /// people write down are laid over it.
    pub(crate) fn begun<C: Chance>(&self, chance: &mut C) -> State {
        let mut state = self.blank();
        let mut sink = Silent;
        let mut play = Play::new(self, &mut state, chance, &mut sink);
        crate::content::Deck::all().for_each(|deck| play.state.cards.shuffle(cards::deck(deck), play.chance));
        self.parties().iter().for_each(|party| place(&mut play, *party));
        self.parties().iter().for_each(|party| family::crown(&mut play, *party));
        ai::set_up(&mut play);
        relate(&mut play);
        if let FirstPlayer::Of(culture) = self.options().first {
            state.board.first = Player::of(culture);
        }
        state
    }

    /// The scenario is set up, up to the first decision.
    pub(crate) fn start<C: Chance, S: Sink<Told>>(&self, chance: &mut C, sink: &mut S) -> State {
        let mut state = self.blank();
        let mut play = Play::new(self, &mut state, chance, sink);
        // CK-SETUP-23.
        crate::content::Deck::all().for_each(|deck| play.state.cards.shuffle(cards::deck(deck), play.chance));
        self.parties().iter().for_each(|party| place(&mut play, *party));
        self.parties().iter().for_each(|party| family::found(&mut play, *party));
        ai::set_up(&mut play);
        relate(&mut play);
        // CK-SETUP-24: every accessible territory without a Knight.
        lands::fill(&mut play);
        horse(&mut play);
        // CK-SETUP-31.
        realm::refill(&mut play, rules::CK_SETUP_31);
        first(&mut play);
        trophies::check(&mut play);
        free_castles(self).for_each(|castle| {
            play.push(castle);
        });
        play.run();
        state
    }
}

/// The accessible territories without a Knight (CK-INDEP-01).
fn independent<C: Chance, S: Sink<Told>>(play: &Play<'_, C, S>) -> Territories {
    play.game.map().open.without(play.board().controlled())
}

/// Knights, one in each territory (CK-SETUP-05, CK-SETUP-06), footsoldiers only where the scenario mobilises
/// (CK-SETUP-08), Castles, gold, developments (CK-SETUP-09, CK-SETUP-15, CK-SETUP-16).
fn place<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>, party: Party) {
    let (game, player) = (play.game, party.player);
    let start = &game.scenario().starts[usize::from(party.start)];
    let gold = if game.is_person(player) { start.gold } else { 0 };
    let board = play.board_mut();
    board.owned[player.index()] = start.territories;
    board.footsoldiers = board.footsoldiers.or(start.mobilised);
    board.castles = board.castles.or(start.castles);
    start.unrest.iter().for_each(|territory| board.unrest[territory] += 1);
    for development in start.developments {
        board.development_deck[development.index()] -= 1;
    }
    let house = board.house_mut(player);
    house.gold = gold;
    house.developments = start.developments;
    play.tell(
        Event::Started { player, dynasty: start.dynasty, territories: start.territories.len() as u8, gold }
            .into(),
    );
}

/// Casus Belli of the scenario (CK-SCEN6-02), and Pacts among AIs (CK-SOLO-03, CK-R-110).
fn relate<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) {
    let game = play.game;
    for party in game.parties() {
        let start = &game.scenario().starts[usize::from(party.start)];
        let against = match game.parties().len() {
            3 => start.casus_belli_of_three.or(start.casus_belli),
            _ => start.casus_belli,
        };
        // CK-R-109: against an absent dynasty it is void.
        let is = |other: &&Party| Some(game.scenario().starts[usize::from(other.start)].dynasty) == against;
        if let Some(other) = game.parties().iter().find(is) {
            relations::claim_casus_belli(
                play,
                party.player,
                other.player,
                relations::Because::Plotted,
                rules::CK_SCEN6_02,
            );
        }
    }
    if game.options().mode == Mode::HardRivals {
        let ais = || game.parties().iter().filter(|party| party.seat.is_none()).map(|party| party.player);
        for one in ais() {
            for other in ais().filter(|other| *other > one) {
                relations::make_pact(play, one, other, rules::CK_R_110);
            }
        }
    }
}

/// The horse takes the place of the character of an independent territory, with a green trait (CK-SETUP-27, CK-SETUP-29, CK-R-10).
pub(crate) fn horse<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) {
    let waits = |territory: &TerritoryId| play.board().suitors[*territory].is_some();
    let places: Territories = independent(play).iter().filter(waits).collect();
    let territory = match play.game.options().glitterhoof {
        Glitterhoof::Out => None,
        Glitterhoof::In => places.draw(play.chance),
        Glitterhoof::At(territory) => Some(territory).filter(|territory| places.has(*territory)),
    };
    let Some(territory) = territory else { return };
    if let Some(who) = play.board_mut().suitors[territory].take() {
        people::discard(play, who);
        // It goes back into the deck: nobody was placed.
        play.board_mut().gone_people.remove(who);
        play.board_mut().deck_people.insert(who);
    }
    let who = CharacterId::GLITTERHOOF;
    play.board_mut().suitors[territory] = Some(who);
    let token = saddle(play);
    play.tell(lands::Event::SuitorCame { territory, who, token }.into());
}

/// The horse gets a Random token, drawn again until it is green (CK-SETUP-29).
pub(crate) fn saddle<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) -> Option<Token> {
    let who = CharacterId::GLITTERHOOF;
    let has_green = play.state.tokens.kinds(tokens::GENERAL).any(Token::is_green);
    let mut token = tokens::lay_random(play, who);
    while has_green && token.is_some_and(|token| !token.is_green()) {
        tokens::scatter(play, who);
        token = tokens::lay_random(play, who);
    }
    token
}

/// The First Player: as agreed, or drawn among all dynasties (CK-SETUP-18, CK-R-09).
fn first<C: Chance, S: Sink<Told>>(play: &mut Play<'_, C, S>) {
    let game = play.game;
    let player = match game.options().first {
        FirstPlayer::Of(culture) => Player::of(culture),
        FirstPlayer::Drawn => game.parties()[play.chance.draw(game.parties().len())].player,
    };
    play.board_mut().first = player;
    play.tell(crate::sequence::Event::FirstPlayer { player, rule: rules::CK_SETUP_18 }.into());
}

/// A Starting token comes out of the box (CK-SETUP-12); if there is none left, nothing comes.
pub(crate) fn starting(trait_id: crate::content::TraitId) -> Token {
    Token::of(trait_id, Rim::Starting)
}
