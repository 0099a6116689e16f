//! Making a table and seating people, while servers come and go.

use crate::hear::LATER;
use crate::player::{Flight, Hand, Player};
use crate::site::{Phase, Site};
use crate::witness::Witness;
use client::{Client, Error, Join, NewTable, Seat, SeatWish, TableId};
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::{Duration, Instant};
use table::{Chance, Sampled};
use tokio::time::sleep;

/// How long to wait before a new try, and how long to try.
const PAUSE: Duration = Duration::from_millis(50);
const PATIENCE: Duration = Duration::from_secs(30);

/// Who is to sit at a table: people first, then bots.
pub struct Seating {
    /// How many people.
    pub people: u8,
    /// Which bots.
    pub bots: Vec<&'static str>,
}

impl Seating {
    /// Tables differ: all people, or people and bots.
    pub fn of(place: usize) -> Seating {
        match place % 4 {
            0 => Seating { people: 4, bots: vec![] },
            1 => Seating { people: 2, bots: vec!["random", "random"] },
            2 => Seating { people: 3, bots: vec![] },
            _ => Seating { people: 1, bots: vec!["random", "steward"] },
        }
    }
}

/// The people of one place, who play one game after the other.
pub struct Party {
    /// Where servers are.
    pub site: Arc<Site>,
    /// The number of the table among those played at the same time.
    pub place: usize,
    /// Where choices come from.
    pub random: Sampled,
    /// Those who sit.
    pub people: Vec<Client>,
    /// Who sits where.
    pub seating: Seating,
}

impl Party {
    /// Gives everybody a name.
    pub async fn sign_in(&mut self) -> Option<()> {
        for person in self.people.clone() {
            let start = Instant::now();
            while let Err(error) = self.name(&person).await {
                self.bear(start, &error).await?;
            }
        }
        Some(())
    }

    /// Makes a table and begins a game. If anything fails halfway, another table is made.
    pub async fn begin(&mut self) -> Option<TableId> {
        let start = Instant::now();
        loop {
            match self.seat().await {
                Ok(table) => return Some(table),
                Err(error) => self.bear(start, &error).await?,
            }
        }
    }

    /// A server that cannot be reached or has no time is no fault, for a while; one that refuses is.
    async fn bear(&self, start: Instant, error: &Error) -> Option<()> {
        match (self.site.phase(), error.problem()) {
            (Phase::Settle | Phase::Fail, _) => return None,
            (Phase::Play, None) => {}
            (Phase::Play, Some(problem)) if problem.status == LATER => {}
            (Phase::Play, Some(problem)) => {
                self.site.fault(format!("place {}: {problem}", self.place));
                return None;
            }
        }
        if start.elapsed() > PATIENCE {
            self.site.fault(format!("place {}: {error} for {PATIENCE:?}", self.place));
            return None;
        }
        sleep(PAUSE).await;
        Some(())
    }

    /// A person at a server.
    fn at(&self, person: &Client, door: usize) -> Result<Client, Error> {
        let door = door % self.site.doors();
        let url = self.site.door(door).ok_or_else(|| Error::Connection("no server".to_owned()))?;
        person.at(&url)
    }

    async fn name(&mut self, person: &Client) -> Result<(), Error> {
        let (door, word) = (self.random.draw(self.site.doors()), self.random.word() >> 32);
        self.at(person, door)?.guest(&format!("P{}-{word:x}", self.place)).await.map(|_| ())
    }

    async fn seat(&mut self) -> Result<TableId, Error> {
        let door = self.random.draw(self.site.doors());
        let host = self.at(&self.people[0], door)?;
        let people = (1..self.seating.people).map(|_| SeatWish::Person);
        let bots = self.seating.bots.iter().map(|bot| SeatWish::Bot { bot: (*bot).to_owned() });
        let seats = [SeatWish::Me].into_iter().chain(people).chain(bots).collect();
        let table = NewTable { game: "kingsburg".to_owned(), seats, ..NewTable::default() };
        let table = host.create(&table).await?.id;
        for (guest, seat) in self.people.iter().zip(0..).skip(1) {
            let join = Join { seat: Some(Seat(seat)), ..Join::default() };
            // At another server, where there is one.
            self.at(guest, door + usize::from(seat))?.join(&table, &join).await?;
        }
        host.start(&table, None).await?;
        Ok(table)
    }

    /// Everybody at a table: those who sit, and somebody who watches.
    pub fn players(&mut self, table: &TableId) -> Vec<Player> {
        let known = Arc::new(AtomicU32::new(0));
        let seats = (0..self.seating.people).map(|seat| Some(table::Seat(seat))).chain([None]);
        let people: Vec<Client> = self.people.iter().cloned().chain([self.people[0].another()]).collect();
        let player = |(seat, person): (Option<table::Seat>, Client)| Player {
            site: Arc::clone(&self.site),
            person,
            table: table.clone(),
            place: self.place,
            known: Arc::clone(&known),
            random: Sampled::new(self.random.word()),
            witness: Witness::new(seat),
            hand: Hand::default(),
            flight: Flight::Landed,
            tries: 0,
            settled: 0,
            is_over: false,
            last_heard: Instant::now(),
        };
        seats.zip(people).map(player).collect()
    }
}
