//! Servers of other frameworks under load, with conquest-lite.

use crate::bgio::Bgio;
use crate::colyseus::Colyseus;
use crate::conquest::SEATS;
use crate::measure::{Subject, measure};
use crate::run::{SHARED_GAME, check};
use crate::server_kind::ServerKind;
use crate::spawn::{Spawned, Tells};
use crate::{Error, Plan, Progress, Report};
use client::Client;
use peers::{BOARDGAME_IO, COLYSEUS, Installed, Peer};

/// A framework with a server.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Framework {
    BoardgameIo,
    Colyseus,
}

impl Framework {
    /// All that are known.
    pub const ALL: [Framework; 2] = [Framework::BoardgameIo, Framework::Colyseus];

    /// What is to be installed.
    pub fn peer(self) -> &'static Peer {
        match self {
            Framework::BoardgameIo => &BOARDGAME_IO,
            Framework::Colyseus => &COLYSEUS,
        }
    }

    /// Runs a load like the plan's on the framework's server: as many tables and sockets, at the same pace.
    ///
    /// # Errors
    /// As [`crate::run`].
    pub async fn run(self, installed: &Installed, plan: &Plan, progress: Progress) -> Result<Report, Error> {
        check(plan)?;
        if usize::from(plan.seats) != SEATS {
            return Err(Error::Plan("the peers' game is for four seats"));
        }
        let mut command = installed.script("server.js").into();
        let server = Spawned::start("node".as_ref(), &mut command, Tells::Heap).await?;
        let client = Client::new(&server.url)?;
        let name = self.peer().name;
        match self {
            Framework::BoardgameIo => measure(plan, subject(name, Bgio { client }, server), progress).await,
            Framework::Colyseus => measure(plan, subject(name, Colyseus { client }, server), progress).await,
        }
    }
}

fn subject<S: ServerKind>(name: &'static str, side: S, server: Spawned) -> Subject<'static, S> {
    let process = Some(server.id());
    Subject { name, promise: "in memory", game: SHARED_GAME.1, side, process, spawned: Some(server) }
}
