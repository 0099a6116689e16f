//! Who sits where: the dynasties of a game, clockwise in the order of the scenario.

use super::{Count, DropFranks, FirstPlayer, Glitterhoof, Lead, Mode, Options};
use crate::content::{Content, Culture, Player, Scenario, StrategyId};
use std::sync::Arc;
use table::{Message, Seat, Stack};

/// The fewest dynasties that make a game (CK-SCEN-03).
const FEWEST: usize = 3;

/// A dynasty in play, in its place at the table.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Party {
    /// Its player.
    pub player: Player,
    /// Which of the starts of the scenario.
    pub start: u8,
    /// The seat of a person; an AI has none.
    pub seat: Option<Seat>,
    /// The strategy of an AI, unless it is drawn.
    pub strategy: Option<StrategyId>,
}

/// The dynasties in play, clockwise.
pub type Parties = Stack<Party, { Player::MAX }>;

impl Options {
    /// The scenario, and who plays what in it.
    ///
    /// # Errors
    /// Everything that keeps it from being played.
    pub fn find(&self, content: &Content, seats: u8) -> Result<(Arc<Scenario>, Parties), Vec<Message>> {
        let scenario = &content.scenarios[self.scenario.index()];
        let players: Vec<Player> =
            scenario.starts.iter().map(|start| Player::of(content.culture_of(start.dynasty))).collect();
        let leads = self.leads(&players, usize::from(seats))?;
        let parties = seated(&players, &leads);
        let mut wrong = Vec::new();
        self.check_dynasties(&parties, seats, &mut wrong);
        self.check_strategies(content, scenario, &parties, &mut wrong);
        self.check_mode(&parties, seats, &mut wrong);
        self.check_places(content, scenario, &parties, &mut wrong);
        if wrong.is_empty() { Ok((Arc::clone(scenario), parties)) } else { Err(wrong) }
    }

    /// Who leads each dynasty of the scenario, in its order: a person, an AI, nobody.
    fn leads(&self, players: &[Player], seats: usize) -> Result<Vec<Lead>, Vec<Message>> {
        let absent = Player::all().filter(|player| {
            let is_named = !matches!(self.lead(*player), Lead::Any | Lead::Out);
            is_named && !players.contains(player)
        });
        let absent: Vec<Message> =
            absent.map(|player| told("options-absent").with("player", player)).collect();
        if !absent.is_empty() {
            return Err(absent);
        }
        let mut leads: Vec<Lead> = players.iter().map(|player| self.lead(*player)).collect();
        let named = leads.iter().filter(|lead| **lead == Lead::Person).count();
        if named > seats {
            return Err(vec![told("options-people").with("named", named as u32).with("seats", seats as u32)]);
        }
        fill(&mut leads, seats - named, Lead::Person).map_err(|places| {
            vec![told("options-places").with("seats", seats as u32).with("places", (named + places) as u32)]
        })?;
        let ais = leads.iter().filter(|lead| lead.is_ai()).count();
        let places = leads.iter().filter(|lead| **lead == Lead::Any).count();
        let all = match self.dynasties {
            Count::Usual if ais > 0 => seats + ais,
            Count::Usual if seats == 1 => seats + places,
            Count::Usual => seats.max(FEWEST),
            Count::Three => 3,
            Count::Four => 4,
            Count::Five => 5,
        };
        if all < seats + ais || all > seats + ais + places {
            let message = told("options-dynasties").with("dynasties", all as u32);
            return Err(vec![
                message.with("least", (seats + ais) as u32).with("most", (seats + ais + places) as u32),
            ]);
        }
        // The Franks hold the map together: who comes in as an AI begins with them (CK-SCEN-06).
        let mut more = all - seats - ais;
        let franks = players.iter().position(|player| player.culture() == Culture::FRANKISH);
        if let Some(franks) = franks.filter(|at| more > 0 && leads[*at] == Lead::Any) {
            leads[franks] = Lead::Ai;
            more -= 1;
        }
        let _ = fill(&mut leads, more, Lead::Ai);
        fill_rest(&mut leads);
        Ok(leads)
    }

    /// CK-SCEN-03, CK-SCEN-04; without the Franks the map falls apart (CK-R-05).
    fn check_dynasties(&self, parties: &Parties, seats: u8, wrong: &mut Vec<Message>) {
        if parties.len() < FEWEST {
            let message = told("options-few").with("dynasties", parties.len() as u32);
            wrong.push(message.with("seats", seats).with("least", FEWEST as u32));
        }
        let has_franks = parties.iter().any(|party| party.player.culture() == Culture::FRANKISH);
        if !has_franks && self.drop_franks == DropFranks::Never {
            wrong.push(told("options-franks"));
        }
    }

    /// Each strategy leads one dynasty, which has not its development already; two copies of it there are (CK-AI-06, CK-R-113).
    fn check_strategies(
        &self,
        content: &Content,
        scenario: &Scenario,
        parties: &Parties,
        wrong: &mut Vec<Message>,
    ) {
        for (at, party) in parties.iter().enumerate() {
            let Some(strategy) = party.strategy else { continue };
            if parties.iter().take(at).any(|other| other.strategy == Some(strategy)) {
                wrong.push(told("options-strategy-twice").with("strategy", strategy));
            }
            let starts = || parties.iter().map(|party| &scenario.starts[usize::from(party.start)]);
            for gift in &content.strategy(strategy).start.developments {
                let given = starts().filter(|start| start.developments.has(*gift)).count();
                let has = scenario.starts[usize::from(party.start)].developments.has(*gift);
                if has || given >= usize::from(content.development(*gift).copies) {
                    let message = told("options-strategy-development").with("strategy", strategy);
                    wrong.push(message.with("player", party.player).with("development", *gift));
                }
            }
        }
    }

    /// CK-SOLO-03, CK-COOP-01.
    fn check_mode(&self, parties: &Parties, seats: u8, wrong: &mut Vec<Message>) {
        let ais = parties.len() - usize::from(seats).min(parties.len());
        match self.mode {
            Mode::Rivals => {}
            Mode::HardRivals if ais < 2 => wrong.push(told("options-hard").with("ais", ais as u32)),
            Mode::Together if ais == 0 || seats < 2 => {
                wrong.push(told("options-together").with("seats", seats).with("ais", ais as u32));
            }
            Mode::HardRivals | Mode::Together => {}
        }
    }

    /// CK-R-09, CK-R-10.
    fn check_places(
        &self,
        content: &Content,
        scenario: &Scenario,
        parties: &Parties,
        wrong: &mut Vec<Message>,
    ) {
        if let FirstPlayer::Of(culture) = self.first
            && parties.iter().all(|party| party.player.culture() != culture)
        {
            wrong.push(told("options-first").with("player", Player::of(culture)));
        }
        if let Glitterhoof::At(territory) = self.glitterhoof {
            let map = crate::map::Map::of(content, scenario, self, parties);
            let starts = || parties.iter().map(|party| &scenario.starts[usize::from(party.start)]);
            if !map.open.has(territory) || starts().any(|start| start.territories.has(territory)) {
                wrong.push(told("options-glitterhoof").with("territory", territory));
            }
        }
    }
}

/// So many of those about whom nothing was said, from the first on.
///
/// # Errors
/// How many there are, if they are too few.
fn fill(leads: &mut [Lead], count: usize, with: Lead) -> Result<(), usize> {
    let places = leads.iter().filter(|lead| **lead == Lead::Any).count();
    if count > places {
        return Err(places);
    }
    leads.iter_mut().filter(|lead| **lead == Lead::Any).take(count).for_each(|lead| *lead = with);
    Ok(())
}

fn fill_rest(leads: &mut [Lead]) {
    leads.iter_mut().filter(|lead| **lead == Lead::Any).for_each(|lead| *lead = Lead::Out);
}

fn seated(players: &[Player], leads: &[Lead]) -> Parties {
    let mut parties = Parties::new();
    let mut seats = (0..).map(Seat);
    for (at, (player, lead)) in players.iter().zip(leads).enumerate() {
        let (seat, strategy) = match lead {
            Lead::Person => (seats.next(), None),
            Lead::Ai => (None, None),
            Lead::Strategy(strategy) => (None, Some(*strategy)),
            Lead::Any | Lead::Out => continue,
        };
        parties.push(Party { player: *player, start: at as u8, seat, strategy });
    }
    parties
}

fn told(key: &'static str) -> Message {
    Message::new(key)
}
