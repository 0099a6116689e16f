//! The calls that programs make most.

use crate::requests::in_time;
use crate::{
    Accepted, Answer, Client, Error, Events, Join, Me, NewTable, Reply, Result, Seat, Socket, TableId,
    TableInfo,
};
use hyper::Method;
use serde_json::json;
use std::fmt::Write as _;

impl Client {
    /// Becomes a guest.
    ///
    /// # Errors
    /// As all that follow: that the server cannot be reached, refuses, or answers something unreadable.
    pub async fn guest(&self, name: &str) -> Result<Me> {
        self.post("/api/guests", &json!({ "name": name })).await?.accepted()?.json()
    }

    /// Who one is.
    ///
    /// # Errors
    /// As [`Client::guest`].
    pub async fn me(&self) -> Result<Me> {
        self.get("/api/me").await?.accepted()?.json()
    }

    /// Makes a table.
    ///
    /// # Errors
    /// As [`Client::guest`].
    pub async fn create(&self, table: &NewTable) -> Result<TableInfo> {
        self.post("/api/tables", table).await?.accepted()?.json()
    }

    /// Looks at a table.
    ///
    /// # Errors
    /// As [`Client::guest`].
    pub async fn table(&self, id: &TableId) -> Result<TableInfo> {
        self.get(&format!("/api/tables/{id}")).await?.accepted()?.json()
    }

    /// Sits down.
    ///
    /// # Errors
    /// As [`Client::guest`].
    pub async fn join(&self, id: &TableId, join: &Join) -> Result<TableInfo> {
        self.post(&format!("/api/tables/{id}/join"), join).await?.accepted()?.json()
    }

    /// Starts the game; a bot of this name takes the free seats.
    ///
    /// # Errors
    /// As [`Client::guest`].
    pub async fn start(&self, id: &TableId, fill: Option<&str>) -> Result<TableInfo> {
        let body = fill.map_or_else(|| json!({}), |bot| json!({ "fill": bot }));
        self.post(&format!("/api/tables/{id}/start"), &body).await?.accepted()?.json()
    }

    /// What one may know now. Read it with `reply.json::<State>()`, which borrows from the reply.
    ///
    /// # Errors
    /// As [`Client::guest`].
    pub async fn state(&self, id: &TableId, seat: Option<Seat>) -> Result<Reply> {
        self.get(&at_table(id, "state", seat, None)).await?.accepted()
    }

    /// The entries from one on, as a seat or a spectator may know them.
    ///
    /// # Errors
    /// As [`Client::guest`].
    pub async fn history(&self, id: &TableId, seat: Option<Seat>, from: u32) -> Result<Reply> {
        self.get(&at_table(id, "history", seat, Some(from))).await?.accepted()
    }

    /// Answers.
    ///
    /// # Errors
    /// As [`Client::guest`].
    pub async fn answer(&self, id: &TableId, answer: &Answer<'_>) -> Result<Accepted> {
        self.post(&format!("/api/tables/{id}/answers"), answer).await?.accepted()?.json()
    }

    /// The log of a finished game, as JSON lines.
    ///
    /// # Errors
    /// As [`Client::guest`].
    pub async fn export(&self, id: &TableId) -> Result<String> {
        let reply = self.get(&format!("/api/tables/{id}/export")).await?.accepted()?;
        Ok(reply.text().into_owned())
    }

    /// Brings in the log of a finished game.
    ///
    /// # Errors
    /// As [`Client::guest`].
    pub async fn import(&self, log: &str) -> Result<TableInfo> {
        let body = Some(("application/x-ndjson", log.as_bytes().to_vec()));
        self.send(Method::POST, "/api/imports", body).await?.accepted()?.json()
    }

    /// The live socket of a table: as a seat or a spectator, with the missed entries from one on.
    ///
    /// # Errors
    /// As [`Client::guest`].
    pub async fn socket(&self, id: &TableId, seat: Option<Seat>, from: Option<u32>) -> Result<Socket> {
        self.open(&at_table(id, "socket", seat, from)).await
    }

    /// The live socket of a seat as a browser opens it: told how states change, and not every state as a whole, and deflated
    /// ([`crate::Frame::inflated`]).
    ///
    /// # Errors
    /// As [`Client::guest`].
    pub async fn browser_socket(&self, id: &TableId, seat: Seat) -> Result<Socket> {
        self.open(&(at_table(id, "socket", Some(seat), None) + "&states=changes&encoding=deflate")).await
    }

    /// A socket by its path, with any parameters.
    ///
    /// # Errors
    /// As [`Client::guest`].
    pub async fn open(&self, path: &str) -> Result<Socket> {
        Socket::open(self.address(), self.cookie().as_deref(), path).await
    }

    /// The same messages as server-sent events.
    ///
    /// # Errors
    /// As [`Client::guest`].
    pub async fn stream(&self, id: &TableId, seat: Option<Seat>, from: Option<u32>) -> Result<Events> {
        let path = at_table(id, "stream", seat, from);
        let response = in_time(self.request(Method::GET, &path, None)).await?;
        if response.status().is_success() {
            return Ok(Events::new(response.into_body()));
        }
        Err(match Reply::read(response).await?.accepted() {
            Err(refused) => refused,
            Ok(_) => Error::Unreadable("no stream of events".to_owned()),
        })
    }
}

/// The path of something at a table.
fn at_table(id: &TableId, what: &str, seat: Option<Seat>, from: Option<u32>) -> String {
    let mut path = format!("/api/tables/{id}/{what}");
    let mut mark = '?';
    // Writing to a string cannot fail.
    if let Some(seat) = seat {
        let _ = write!(path, "{mark}seat={seat}");
        mark = '&';
    }
    if let Some(from) = from {
        let _ = write!(path, "{mark}from={from}");
    }
    path
}
