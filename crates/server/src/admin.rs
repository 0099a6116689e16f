//! What whoever runs the server does with its people and tables, through the store: the servers on it notice within a second.

use crate::chance::{hashed, now, word};
use crate::hashers::Hashers;
use bots::Players;
use std::fmt;
use store::{Listing, Person, PersonId, Store, StoreError};

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;

/// The store of a server.
pub struct Admin {
    store: Store,
    /// The bots of a game.
    players: fn(&str) -> Option<Players>,
}

/// What was found, for one line.
pub struct Found(Vec<String>);

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // What people typed was checked; a tab or line break of an older store must not make a line look like another.
        let clean = |word: &String| word.replace(|c: char| c.is_control(), "\u{fffd}");
        f.write_str(&self.0.iter().map(clean).collect::<Vec<_>>().join("\t"))
    }
}

fn failed(error: StoreError) -> String {
    match error {
        StoreError::Conflict => "there is no such thing, or it is so already".to_owned(),
        other => other.to_string(),
    }
}

/// A time for people: the day and the minute, in UTC.
fn when(at: i64) -> String {
    time::OffsetDateTime::from_unix_timestamp(at / 1000).map_or_else(
        |_| String::new(),
        |t| {
            format!(
                "{}-{:02}-{:02} {:02}:{:02}",
                t.year(),
                u8::from(t.month()),
                t.day(),
                t.hour(),
                t.minute()
            )
        },
    )
}

impl Admin {
    /// Opens the store, which must be there, with the bots of each game.
    ///
    /// # Errors
    /// One line: that it is not, or is of another form.
    pub async fn open(db: &str, players: fn(&str) -> Option<Players>) -> Result<Admin, String> {
        let store = Store::look(db).await.map_err(failed)?;
        if !store.is_up_to_date() {
            return Err(
                "start the server of this release once before: the store has an older form".to_owned()
            );
        }
        Ok(Admin { store, players })
    }

    async fn person(&self, name: &str) -> Result<Person, String> {
        let found = self.store.person_named(name).await.map_err(failed)?;
        found.ok_or_else(|| format!("nobody is called {name}"))
    }

    /// People whose names begin so, at most two hundred.
    ///
    /// # Errors
    /// One line.
    pub async fn people(&self, beginning: &str) -> Result<Vec<Found>, String> {
        let found = self.store.people(beginning, 200).await.map_err(failed)?;
        let line = |person: Person| {
            let mut words = vec![
                person.name,
                if person.password.is_some() { "password" } else { "guest" }.to_owned(),
                format!("since {}", when(person.created)),
                format!("seen {}", when(person.seen)),
            ];
            words.extend(
                person
                    .muted
                    .filter(|until| *until > now())
                    .map(|until| format!("muted until {}", when(until))),
            );
            words.extend(person.banned.map(|since| format!("banned since {}", when(since))));
            Found(words)
        };
        Ok(found.into_iter().map(line).collect())
    }

    /// The tables at which somebody sits.
    ///
    /// # Errors
    /// One line.
    pub async fn tables(&self, name: &str) -> Result<Vec<Found>, String> {
        let person = self.person(name).await?;
        let rows = self.store.list(Listing::Mine(person.id)).await.map_err(failed)?;
        let line = |row: store::TableRow| {
            Found(vec![
                row.id,
                row.game,
                row.status.word().to_owned(),
                row.name,
                format!("changed {}", when(row.changed)),
            ])
        };
        Ok(rows.into_iter().map(line).collect())
    }

    /// What people have reported and nobody has settled.
    ///
    /// # Errors
    /// One line.
    pub async fn reports(&self) -> Result<Vec<Found>, String> {
        let reports = self.store.reports().await.map_err(failed)?;
        let line = |report: store::Report| {
            let (by, about) = (format!("by {}", report.by), format!("about {}", report.about));
            Found(vec![report.id.to_string(), when(report.at), report.table, by, about, report.text])
        };
        Ok(reports.into_iter().map(line).collect())
    }

    /// A report needs no more attention.
    ///
    /// # Errors
    /// One line.
    pub async fn settle(&self, report: i64) -> Result<(), String> {
        self.store.settle(report, now()).await.map_err(failed)
    }

    /// Takes nothing that somebody says for so many hours; none: all of it again.
    ///
    /// # Errors
    /// One line.
    pub async fn mute(&self, name: &str, hours: Option<u32>) -> Result<(), String> {
        let person = self.person(name).await?;
        let until = hours.map(|hours| now() + i64::from(hours) * HOUR);
        self.store.mute(person.id, until).await.map_err(failed)
    }

    /// Keeps somebody out. Games that he plays in go on with a bot.
    ///
    /// # Errors
    /// One line.
    pub async fn ban(&self, name: &str) -> Result<(), String> {
        let person = self.person(name).await?;
        self.store.ban(person.id, Some(now()), now()).await.map_err(failed)?;
        self.seat_bots(person.id).await
    }

    /// Bots play for somebody from now on, wherever he plays.
    async fn seat_bots(&self, person: PersonId) -> Result<(), String> {
        loop {
            let playing = self.store.list(Listing::Playing(person)).await.map_err(failed)?;
            if playing.is_empty() {
                return Ok(());
            }
            for table in playing {
                let players = (self.players)(&table.game);
                let bot = players
                    .ok_or_else(|| format!("no bots for {}: close the table {}", table.game, table.id))?;
                self.store.stand_in_for(&table.id, person, bot.quick(), now()).await.map_err(failed)?;
            }
        }
    }

    /// Lets somebody in again.
    ///
    /// # Errors
    /// One line.
    pub async fn unban(&self, name: &str) -> Result<(), String> {
        let person = self.person(name).await?;
        self.store.ban(person.id, None, now()).await.map_err(failed)
    }

    /// Deletes a person. Games that he plays in go on with a bot.
    ///
    /// # Errors
    /// One line.
    pub async fn delete(&self, name: &str) -> Result<(), String> {
        let person = self.person(name).await?;
        self.seat_bots(person.id).await?;
        self.store.delete_person(person.id, now()).await.map_err(failed)
    }

    /// Gives somebody a new password, and ends his sessions; the password.
    ///
    /// # Errors
    /// One line.
    pub async fn reset_password(&self, name: &str) -> Result<String, String> {
        let person = self.person(name).await?;
        let password = word::<16>();
        let hash = Hashers::new(1).hash(password.clone()).await.map_err(|_| "no hash".to_owned())?;
        self.store.set_password(person.id, &hash).await.map_err(failed)?;
        self.store.close_sessions(person.id, now()).await.map_err(failed)?;
        Ok(password)
    }

    /// Calls off a table, also one that is being played.
    ///
    /// # Errors
    /// One line.
    pub async fn close_table(&self, id: &str) -> Result<(), String> {
        self.store.stop_table(id, now()).await.map_err(failed)
    }

    /// Deletes a table with all that belongs to it.
    ///
    /// # Errors
    /// One line.
    pub async fn delete_table(&self, id: &str) -> Result<(), String> {
        self.store.table(id).await.map_err(failed)?.ok_or_else(|| format!("there is no table {id}"))?;
        self.store.delete_table(id, now()).await.map_err(failed)
    }

    /// A code with which so many people can take a name, for so many days.
    ///
    /// # Errors
    /// One line.
    pub async fn invite(&self, uses: u32, days: u32) -> Result<String, String> {
        let code = word::<12>();
        let expires = now() + i64::from(days) * DAY;
        self.store.invite(&hashed("invitation", &code), uses, now(), expires).await.map_err(failed)?;
        Ok(code)
    }
}
