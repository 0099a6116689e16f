//! What the seneschal sees.

use super::odds;
use super::temper::Temper;
use crusader::Crusader;
use crusader::answer::{Answer, Word};
use crusader::board::{Board, State};
use crusader::checks::odds::Mix;
use crusader::content::vocabulary::Action;
use crusader::content::{CardId, Deck, Player, Territories, TerritoryId};
use crusader::view::View;
use table::Seat;
use table::zones::Zone;

/// Where he knows from what only he may know.
#[derive(Copy, Clone)]
pub(super) enum Secrets<'a> {
    /// He was told: he sits at a table.
    Told(&'a View),
    /// He is thought of, in a world that a search made up. Of it he uses his own hand and bag.
    World(&'a State),
}

impl Secrets<'_> {
    fn cards(&self, zone: Zone) -> impl Iterator<Item = CardId> {
        let (told, world) = match self {
            Secrets::Told(view) => (Some(view.known(zone)), None),
            Secrets::World(state) => (None, Some(state.cards.cards(zone))),
        };
        told.into_iter().flatten().chain(world.into_iter().flatten())
    }

    fn bag(&self, game: &Crusader, me: Player, action: Action) -> Mix {
        match self {
            Secrets::Told(view) => Mix::of_tokens(game, view.own_bag(), action),
            Secrets::World(state) => Mix::of(game, state, me, action),
        }
    }
}

/// A question, and all that he knows.
pub(super) struct Eyes<'a> {
    pub game: &'a Crusader,
    pub secrets: Secrets<'a>,
    pub board: &'a Board,
    pub me: Player,
    pub answers: &'a [Answer],
    /// How he weighs things.
    pub temper: &'a Temper,
}

impl<'a> Eyes<'a> {
    /// A question at a table.
    pub fn told(
        game: &'a Crusader,
        view: &'a View,
        seat: Seat,
        answers: &'a [Answer],
        temper: &'a Temper,
    ) -> Self {
        let me = game.player_of(seat);
        Eyes { game, secrets: Secrets::Told(view), board: &view.board, me, answers, temper }
    }

    /// His territories.
    pub fn lands(&self) -> Territories {
        self.board.lands(self.me)
    }

    /// His gold.
    pub fn gold(&self) -> u8 {
        self.board.house(self.me).gold
    }

    /// The cards that he holds.
    pub fn hand(&self) -> impl Iterator<Item = CardId> {
        self.secrets.cards(crusader::cards::hand(self.me))
    }

    /// How many cards of a deck he holds or has picked.
    pub fn holds(&self, deck: Deck) -> usize {
        let picked = self.secrets.cards(crusader::cards::picked(self.me));
        self.hand().chain(picked).filter(|card| card.deck() == deck).count()
    }

    /// The chance of a check with his bag.
    pub fn chance(&self, action: Action, needed: u8, draws: u8) -> f64 {
        let mix = self.secrets.bag(self.game, self.me, action);
        odds::at_least(mix.good + mix.critical, mix.bad, needed, draws)
    }

    /// Successes that an attack on a territory needs.
    pub fn defence(&self, territory: TerritoryId) -> u8 {
        let has = [
            self.board.castles.has(territory),
            self.board.footsoldiers.has(territory),
            self.board.duke(territory).is_some(),
        ];
        1 + has.into_iter().filter(|has| *has).count() as u8
    }

    /// What could be attacked from a territory: independent ones, and those of players against whom he may go to war.
    pub fn targets(&self, from: TerritoryId) -> Territories {
        let may = |target: &TerritoryId| match self.board.owner(*target) {
            None => true,
            Some(owner) => owner != self.me && self.board.may_invade(self.me, owner),
        };
        self.game.reach(self.board, self.me, from).iter().filter(may).collect()
    }

    /// What could be attacked from anywhere.
    pub fn all_targets(&self) -> Territories {
        self.lands().iter().fold(Territories::NONE, |sum, from| sum.or(self.targets(from)))
    }

    /// What a territory is worth to him as a target: how easily it falls, whom it weakens.
    pub fn prize(&self, target: TerritoryId) -> f64 {
        let pact = self.board.land_partner(target) == Some(self.me);
        let chance = if pact {
            1.0
        } else {
            let draws = self.temper.daring.round() as u8;
            self.chance(Action::Invade, self.defence(target), self.defence(target) + draws)
        };
        let castle = if self.board.castles.has(target) { self.temper.castle } else { 0.0 };
        let rival = self
            .board
            .owner(target)
            .map_or(0.0, |owner| self.temper.owner * f64::from(crusader::trophies::score(self.board, owner)));
        chance + castle + rival
    }

    /// How many other players or open borders a territory looks at.
    pub fn exposure(&self, territory: TerritoryId) -> usize {
        self.game.near(territory).without(self.lands()).len() as usize
    }

    /// The best of the answers by a score; none if no score is above zero.
    pub fn best(&self, score: impl Fn(Answer) -> f64) -> Option<Answer> {
        let scored =
            self.answers.iter().map(|answer| (score(*answer), *answer)).filter(|(score, _)| *score > 0.0);
        scored.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, answer)| answer)
    }

    /// The answers by a score, the best first.
    pub fn ranked(&self, score: impl Fn(Answer) -> f64) -> Vec<Answer> {
        let mut scored: Vec<(f64, Answer)> =
            self.answers.iter().map(|answer| (score(*answer), *answer)).collect();
        scored.sort_by(|one, other| other.0.total_cmp(&one.0));
        scored.into_iter().map(|(_, answer)| answer).collect()
    }

    /// The best territory by a score.
    pub fn best_land(&self, score: impl Fn(TerritoryId) -> f64) -> Option<Answer> {
        self.best(|answer| if let Answer::Territory(territory) = answer { score(territory) } else { 0.0 })
    }

    /// This word, if it is among the answers.
    pub fn say(&self, word: Word) -> Option<Answer> {
        Some(Answer::Say(word)).filter(|answer| self.answers.contains(answer))
    }

    /// What does nothing, or else the first answer.
    pub fn harmless(&self) -> Answer {
        let done = Some(Answer::Done).filter(|answer| self.answers.contains(answer));
        done.or_else(|| self.answers.first().copied()).unwrap_or(Answer::Done)
    }
}
