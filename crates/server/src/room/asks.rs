//! What seats ask of each other: to take back, and to replace who is absent.

use super::{AnswerRequest, Room};
use crate::chance::now;
use crate::problem::{Problem, ProblemKind};
use serde::Serialize;
use store::{Absent, Ask, AskKind, Pace, PersonId, Status};
use table::log::Act;
use table::{Seat, SeatSet, Undo};
use utoipa::ToSchema;

/// At a live table who has not answered for so long may be replaced.
const LIVE_PATIENCE: i64 = 5 * 60 * 1000;

/// What came of wanting to take back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct UndoDone {
    /// The entry that takes back; none while others are asked.
    pub n: Option<u32>,
    /// Who is asked.
    #[schema(value_type = Vec<u8>)]
    pub asked: SeatSet,
}

impl Room {
    /// Takes back a seat's last answer, or asks the seats that it touches.
    ///
    /// # Errors
    /// Why it cannot be; nothing has changed then.
    pub async fn undo(&mut self, seat: Seat, ask: &AnswerRequest) -> Result<UndoDone, Problem> {
        let key = format!("{seat}:{}", ask.key);
        if let Some(n) = self.house.store.answered(&self.row.id, &key).await? {
            let is_undo = |act: &Act| matches!(act, Act::Undo { seat: by, .. } if *by == seat);
            let was = self.begun()?.entries().get(n as usize).is_some_and(|entry| is_undo(&entry.act));
            let done = UndoDone { n: Some(n), asked: SeatSet::EMPTY };
            return if was { Ok(done) } else { Err(Problem::new(ProblemKind::KeyUsed)) };
        }
        self.in_play()?;
        if ask.at != self.row.length {
            return Err(Problem::new(ProblemKind::MovedOn));
        }
        let agreed = self.agreeable(seat);
        match self.begun()?.undo_scope(seat) {
            Undo::Ask { seats, .. } if !seats.without(agreed).is_empty() => {
                let asked = Ask { kind: AskKind::Undo, seat: seat.0, about: self.row.length, agreed };
                self.house.store.put_ask(&self.row, &asked, now()).await?;
                self.refresh().await?;
                Ok(UndoDone { n: None, asked: seats.without(agreed) })
            }
            Undo::Ask { .. } => self.take_back(seat, agreed, Some(key)).await,
            Undo::Free { .. } | Undo::Nothing => self.take_back(seat, SeatSet::EMPTY, Some(key)).await,
        }
    }

    /// What it takes to take back, for a seat that wonders; once the game is over nothing can be.
    ///
    /// # Errors
    /// That there is no game.
    pub fn undo_scope(&self, seat: Seat) -> Result<Undo, Problem> {
        let game = self.begun()?;
        Ok(if self.row.status == Status::Running { game.undo_scope(seat) } else { Undo::Nothing })
    }

    async fn take_back(
        &mut self,
        seat: Seat,
        consent: SeatSet,
        key: Option<String>,
    ) -> Result<UndoDone, Problem> {
        let draft = self
            .begun()?
            .draft_undo(seat, consent)
            .map_err(|refusal| Problem::refused(refusal, &self.wording, self.names.clone()))?;
        let n = self.write(draft, key).await?;
        Ok(UndoDone { n: Some(n), asked: SeatSet::EMPTY })
    }

    /// Who agrees without being asked: bots, and other seats of the same person.
    fn agreeable(&self, seat: Seat) -> SeatSet {
        let person = self.seats.get(seat.index()).and_then(|row| row.person);
        let all = self.seats.iter().filter(|row| {
            row.seat != seat.0
                && (self.bot_of(Seat(row.seat)).is_some() || (person.is_some() && row.person == person))
        });
        all.map(|row| Seat(row.seat)).collect()
    }

    /// Agrees to what was asked, for the seats of a person. When all have agreed it is done.
    ///
    /// # Errors
    /// That nothing was asked, or not of him.
    pub async fn agree(&mut self, person: PersonId, kind: AskKind) -> Result<(), Problem> {
        self.in_play()?;
        let own: SeatSet = self.seats_of(Some(person)).into_iter().collect();
        let mut ask = self.asked(kind)?;
        if own.is_empty() || own.has(Seat(ask.seat)) {
            return Err(Problem::new(ProblemKind::NotAsked));
        }
        ask.agreed = ask.agreed.union(own);
        self.house.store.put_ask(&self.row, &ask, now()).await?;
        self.settle(&ask).await
    }

    /// Refuses what was asked.
    ///
    /// # Errors
    /// That nothing was asked.
    pub async fn refuse(&mut self, person: PersonId, kind: AskKind) -> Result<(), Problem> {
        if self.seats_of(Some(person)).is_empty() {
            return Err(Problem::new(ProblemKind::NotSeated));
        }
        self.in_play()?;
        self.asked(kind)?;
        self.house.store.drop_ask(&self.row, kind).await?;
        self.refresh().await
    }

    /// Asks the others to let a bot play for a seat that is late, or agrees to it.
    ///
    /// # Errors
    /// That it is not late, or the table does not vote.
    pub async fn replace(&mut self, person: PersonId, seat: Seat) -> Result<(), Problem> {
        let own: SeatSet = self.seats_of(Some(person)).into_iter().collect();
        if own.is_empty() {
            return Err(Problem::new(ProblemKind::NotSeated));
        }
        self.in_play()?;
        if own.has(seat) || self.bot_of(seat).is_some() {
            return Err(Problem::new(ProblemKind::StandIn));
        }
        if !self.is_late(seat) {
            return Err(Problem::new(ProblemKind::NotLate));
        }
        let about = self.row.length;
        let earlier = self.asks.iter().find(|ask| ask.kind == AskKind::Replace && ask.seat == seat.0);
        let agreed = earlier.map_or(SeatSet::EMPTY, |ask| ask.agreed).union(own);
        let ask = Ask { kind: AskKind::Replace, seat: seat.0, about, agreed };
        self.house.store.put_ask(&self.row, &ask, now()).await?;
        self.settle(&ask).await
    }

    /// Has the seat let its time pass?
    fn is_late(&self, seat: Seat) -> bool {
        let is_waited_for = self.row.status == Status::Running && self.row.waiting.has(seat);
        is_waited_for
            && match (self.row.pace, self.row.absent) {
                (Pace::Live, _) => now() - self.row.changed > LIVE_PATIENCE,
                (Pace::Correspondence { .. }, Absent::Vote) => {
                    self.clocks.iter().any(|(other, due)| *other == seat.0 && *due <= now())
                }
                (Pace::Correspondence { .. }, Absent::Bot) => false,
            }
    }

    fn asked(&self, kind: AskKind) -> Result<Ask, Problem> {
        let asked = self.asks.iter().find(|ask| ask.kind == kind && ask.about == self.row.length);
        asked.cloned().ok_or(Problem::new(ProblemKind::NotAsked))
    }

    /// Does what was asked once everybody has agreed who has to.
    async fn settle(&mut self, ask: &Ask) -> Result<(), Problem> {
        let seat = Seat(ask.seat);
        match ask.kind {
            AskKind::Undo => match self.begun()?.undo_scope(seat) {
                Undo::Ask { seats, .. } if seats.without(ask.agreed).is_empty() => {
                    self.take_back(seat, ask.agreed, None).await?;
                }
                Undo::Ask { .. } | Undo::Free { .. } | Undo::Nothing => {}
            },
            AskKind::Replace => {
                let others =
                    |row: &&store::SeatRow| row.seat != ask.seat && self.bot_of(Seat(row.seat)).is_none();
                let voters: SeatSet = self.seats.iter().filter(others).map(|row| Seat(row.seat)).collect();
                if voters.without(ask.agreed).is_empty() {
                    let bot = self.quick_bot()?;
                    self.house.store.stand_in(&self.row, ask.seat, Some(bot)).await?;
                    self.house.store.drop_ask(&self.row, AskKind::Replace).await?;
                }
            }
        }
        self.refresh().await
    }
}
