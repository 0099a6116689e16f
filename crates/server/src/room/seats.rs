//! Who sits where, before and during the game.

use super::Room;
use crate::chance::now;
use crate::extract::SeatNumber;
use crate::problem::{Problem, ProblemKind};
use store::{Append, Begin, Pace, PersonId, SeatKind, SeatRow, Status, StoreError};
use table::{Seat, SeatSet, Secret, Sitter};

impl Room {
    /// The name that a seat goes by.
    pub(super) fn name_of(&self, seat: &SeatRow) -> String {
        let person = seat.person.and_then(|id| self.people.get(&id));
        match (seat.kind, person, &seat.bot) {
            (SeatKind::Person, Some(name), _) => {
                // Around one screen one person holds several seats: they need names of their own.
                let held = self.seats.iter().filter(|other| other.person == seat.person).count();
                if held > 1 { format!("{name} {}", seat.seat + 1) } else { name.clone() }
            }
            (SeatKind::Person, None, _) => String::new(),
            (SeatKind::Bot, _, bot) => {
                let bot = bot.as_deref().unwrap_or("bot");
                let of_kind =
                    |other: &&SeatRow| other.kind == SeatKind::Bot && other.bot.as_deref() == Some(bot);
                let same = self.seats.iter().filter(of_kind);
                if same.clone().count() < 2 {
                    return bot.to_owned();
                }
                let place = same.take_while(|other| other.seat != seat.seat).count();
                format!("{bot} {}", place + 1)
            }
        }
    }

    /// Does the person of this seat play it himself?
    ///
    /// # Errors
    /// That a bot does: he has to come back first.
    pub fn plays_himself(&self, seat: Seat) -> Result<(), Problem> {
        match self.bot_of(seat) {
            Some(_) => Err(Problem::new(ProblemKind::StandIn)),
            None => Ok(()),
        }
    }

    /// What a request that needs the lobby is told otherwise.
    ///
    /// # Errors
    /// That the game has begun, is over or was called off.
    pub fn in_lobby(&self) -> Result<(), Problem> {
        match self.row.status {
            Status::Lobby => Ok(()),
            Status::Running => Err(Problem::new(ProblemKind::Begun)),
            Status::Over => Err(Problem::new(ProblemKind::Over)),
            Status::Closed => Err(Problem::new(ProblemKind::Closed)),
        }
    }

    /// What a request that needs a game in play is told otherwise.
    ///
    /// # Errors
    /// That the game has not begun, is over or was called off.
    pub fn in_play(&self) -> Result<(), Problem> {
        match self.row.status {
            Status::Running => Ok(()),
            Status::Lobby => Err(Problem::new(ProblemKind::NotBegun)),
            Status::Over => Err(Problem::new(ProblemKind::Over)),
            Status::Closed => Err(Problem::new(ProblemKind::Closed)),
        }
    }

    /// Takes a free seat: the one asked for, or the first.
    ///
    /// # Errors
    /// That it is not free, or the game has begun.
    pub async fn join(
        &mut self,
        person: PersonId,
        asked: Option<SeatNumber>,
        contribution: &str,
    ) -> Result<(), Problem> {
        self.in_lobby()?;
        let free = |seat: &&SeatRow| seat.kind == SeatKind::Person && seat.person.is_none();
        let seat = match asked {
            Some(asked) => self.seats.iter().filter(free).find(|seat| seat.seat == asked.0),
            None if !self.seats_of(Some(person)).is_empty() => return Ok(()),
            None => self.seats.iter().find(free),
        };
        let none = if asked.is_some() { ProblemKind::SeatTaken } else { ProblemKind::Full };
        let seat = seat.ok_or(Problem::new(none))?.seat;
        match self.house.store.take_seat(&self.row.id, seat, person, contribution).await {
            Err(StoreError::Conflict) => Err(Problem::new(ProblemKind::SeatTaken)),
            done => done.map_err(Problem::from),
        }?;
        self.refresh().await
    }

    /// Leaves all seats of a table that has not begun.
    ///
    /// # Errors
    /// That the person has none, or the game has begun.
    pub async fn leave(&mut self, person: PersonId) -> Result<(), Problem> {
        self.in_lobby()?;
        let seats = self.seats_of(Some(person));
        if seats.is_empty() {
            return Err(Problem::new(ProblemKind::NotSeated));
        }
        for seat in seats {
            // Who sits there next is not to read it.
            self.house.store.set_note(&self.row.id, seat.0, "").await?;
            self.house.store.leave_seat(&self.row.id, seat.0, person).await?;
        }
        self.refresh().await
    }

    /// Begins the game, with bots in the free seats if one is named.
    ///
    /// # Errors
    /// That seats are free, or the game has begun.
    pub async fn start(&mut self, fill: Option<&str>) -> Result<(), Problem> {
        self.in_lobby()?;
        let offer = self.house.offer(&self.row.game)?;
        let free = |seat: &&SeatRow| seat.kind == SeatKind::Person && seat.person.is_none();
        let free: Vec<u8> = self.seats.iter().filter(free).map(|seat| seat.seat).collect();
        match fill {
            None if !free.is_empty() => return Err(Problem::new(ProblemKind::SeatsFree)),
            None => {}
            Some(bot) => {
                check_bot(&offer.players.names(), bot)?;
                for seat in free {
                    let contribution = crate::chance::word::<16>();
                    self.house.store.seat_bot(&self.row.id, seat, bot, &contribution).await?;
                }
                self.refresh().await?;
            }
        }
        self.begin().await
    }

    async fn begin(&mut self) -> Result<(), Problem> {
        let title = &self.house.offer(&self.row.game)?.title;
        let secret =
            self.row.secret.parse::<Secret>().map_err(|why| Problem::with(ProblemKind::Internal, why))?;
        let player = |seat: &SeatRow| match seat.kind {
            SeatKind::Person => "you".to_owned(),
            SeatKind::Bot => seat.bot.clone().unwrap_or_default(),
        };
        let sitters = self.seats.iter().zip(&self.names);
        let sitters =
            sitters.map(|(seat, name)| Sitter { name: name.clone(), player: player(seat) }).collect();
        let contributions = self.seats.iter().map(|seat| seat.contribution.clone()).collect();
        let options = serde_json::from_str(&self.row.options).unwrap_or_default();
        let (game, _) = title
            .open(&options, sitters, secret, contributions)
            .map_err(|bad| Problem::unplayable(title.name, &bad))?;
        let (waiting, now) = (game.waiting().must, now());
        let clocks = match self.row.pace {
            Pace::Live => None,
            Pace::Correspondence { seconds } => {
                let people = waiting.iter().filter(|seat| self.bot_of(*seat).is_none());
                Some(people.map(|seat| (seat.0, now + i64::from(seconds) * 1000)).collect::<Vec<_>>())
            }
        };
        let notify: SeatSet = clocks.iter().flatten().map(|(seat, _)| Seat(*seat)).collect();
        let called = self.people_among(game.waiting().called);
        let begin = Begin {
            header: table::log::line(game.header()).trim_end().to_owned(),
            rules: game.header().rules.clone(),
            game: self.row.game.clone(),
            content: game.header().content.clone(),
            pack: self.house.unkept(title, &game.header().content),
            seats: self.seats.clone(),
            first: Append {
                table: self.row.id.clone(),
                n: 0,
                lines: game.entries().iter().map(super::play::line).collect(),
                key: None,
                waiting,
                clocks,
                notify,
                called,
                still_called: SeatSet::EMPTY,
                status: Status::Running,
                now,
            },
        };
        match self.house.store.begin(&begin).await {
            // It has begun, or somebody came or left while it was set up.
            Err(StoreError::Conflict) => {
                self.refresh().await?;
                self.in_lobby()?;
                Err(Problem::new(ProblemKind::MovedOn))
            }
            done => done.map_err(Problem::from),
        }?;
        self.house.note_kept(&self.row.game, &begin.content);
        self.refresh().await
    }

    /// Lets a bot play for a seat, or takes the seat back from it.
    ///
    /// # Errors
    /// That it is so already, or the game is not being played.
    pub async fn stand_in(&mut self, seat: Seat, bot: Option<&str>) -> Result<(), Problem> {
        self.in_play()?;
        if self.bot_of(seat).is_some() == bot.is_some() {
            return Err(Problem::new(ProblemKind::StandIn));
        }
        self.house.store.stand_in(&self.row, seat.0, bot).await?;
        self.refresh().await
    }
}

/// Is there a bot of this name?
///
/// # Errors
/// That there is none, with those there are.
pub fn check_bot(names: &[&str], bot: &str) -> Result<(), Problem> {
    if names.contains(&bot) {
        Ok(())
    } else {
        Err(Problem::invalid("bot", format!("there is no '{bot}'; known: {}", names.join(", "))))
    }
}
