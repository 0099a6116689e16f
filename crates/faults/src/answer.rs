//! How a player answers: over his socket, by a request, or by a request that he does not wait for.

use crate::player::{Flight, Player};
use crate::site::Phase;
use crate::witness::{Fate, Sent};
use client::{Answer, Client, Error, Seat, Socket};
use std::time::Duration;
use table::Chance;
use tokio::time::{sleep, timeout};

/// How long to wait when a server cannot take answers now.
const PAUSE: Duration = Duration::from_millis(50);
/// How long to wait for the reply to a request.
const PATIENCE: Duration = Duration::from_secs(10);
/// Who does not wait for a reply leaves after so many microseconds at most.
const HASTE: u64 = 4000;

impl Player {
    /// Sends what is to be sent.
    pub(crate) async fn answer(&mut self, person: &Client, socket: &mut Socket) -> Result<(), Error> {
        if self.flight == Flight::Landed && self.site.phase() == Phase::Play {
            self.decide();
        }
        if self.flight != Flight::Due {
            return Ok(());
        }
        let Some(sent) = self.witness.sent.last().cloned() else { return Ok(()) };
        if self.tries > 0 {
            sleep(PAUSE).await;
        }
        self.tries += 1;
        self.flight = Flight::Away;
        match self.random.draw(10) {
            0 => {
                let patience = Duration::from_micros(self.random.word() % HASTE);
                self.request(person, &sent, patience).await
            }
            1 | 2 => self.request(person, &sent, PATIENCE).await,
            _ => socket.answer(sent.at, &sent.path, &sent.key).await,
        }
    }

    /// Chooses an answer, if the player is asked something.
    fn decide(&mut self) {
        let is_current = self.hand.length == self.witness.next() && self.hand.length >= self.settled;
        let Some(seat) = self.witness.seat.filter(|_| is_current && !self.hand.answers.is_empty()) else {
            return;
        };
        let path = self.hand.answers[self.random.draw(self.hand.answers.len())].clone();
        let key = format!("{seat}-{}", self.witness.sent.len());
        self.witness.sent.push(Sent { at: self.hand.length, key, path, fate: Fate::Unknown });
        self.flight = Flight::Due;
        self.tries = 0;
    }

    /// Answers by a request. One that takes too long is dropped: its fate is unknown, and it is sent again.
    async fn request(&mut self, person: &Client, sent: &Sent, patience: Duration) -> Result<(), Error> {
        let seat = self.witness.seat.map(|seat| Seat(seat.0));
        let answer = Answer { seat, at: sent.at, answer: &sent.path, key: &sent.key };
        match timeout(patience, person.answer(&self.table, &answer)).await {
            Ok(Ok(accepted)) => self.acknowledged(&sent.key, accepted.n),
            Ok(Err(Error::Refused(problem))) => self.refused(&problem),
            Ok(Err(error)) => return Err(error),
            Err(_) => self.flight = Flight::Due,
        }
        Ok(())
    }
}
