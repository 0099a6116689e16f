//! Somebody signs out at one server while he has a socket at another: it must end there, too.

use crate::Error;
use client::{Client, NewTable, SeatWish};
use std::time::Duration;
use tokio::time::timeout;

/// Longer than a server may take to hear of it.
const PATIENCE: Duration = Duration::from_secs(10);

/// Signs somebody out at the first server; what is wrong if he can still play at the second.
///
/// # Errors
/// That it could not be tried.
pub async fn signed_out_elsewhere(here: &str, there: &str, name: &str) -> Result<Option<String>, Error> {
    let person = Client::new(here).map_err(Error::setup)?;
    person.guest(name).await.map_err(Error::setup)?;
    let seats = vec![SeatWish::Me, SeatWish::Person];
    let table = NewTable { game: "kingsburg".to_owned(), seats, ..NewTable::default() };
    let id = person.create(&table).await.map_err(Error::setup)?.id;
    let elsewhere = person.at(there).map_err(Error::setup)?;
    let mut socket = elsewhere.socket(&id, None, None).await.map_err(Error::setup)?;
    person.delete("/api/session").await.map_err(Error::setup)?;
    let ended = timeout(PATIENCE, async { while let Ok(Some(_)) = socket.next().await {} });
    Ok(ended.await.err().map(|_| format!("{name} has signed out, and is still told what happens elsewhere")))
}
