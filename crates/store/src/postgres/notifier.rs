//! Tells other processes of changes, after they have happened.
//!
//! Inside a transaction a notice would hold a lock until the commit is on the disk, and so let only one transaction of
//! the whole database commit at a time. So they are told afterwards, all that have gathered in one statement. Who dies
//! before he tells is covered by those who look for themselves from time to time ([`crate::Store::lengths`]).

use super::CHANNEL;
use super::news::Teller;
use crate::{Changed, ChangedKind, TableId};
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio_postgres::{Client, Config, NoTls, Statement};

/// How long to wait before connecting again.
const PAUSE: Duration = Duration::from_millis(250);
const TELL: &str = "SELECT pg_notify($1, text) FROM unnest($2::text[]) text";

/// What is to be told: of each table the newest, once for each kind.
type Pending = BTreeMap<(TableId, ChangedKind), Changed>;

/// Tells changes; ends when nobody can have any more.
pub async fn tell_forever(config: Config, teller: Teller, mut news: mpsc::UnboundedReceiver<Changed>) {
    let mut pending = Pending::new();
    let mut mouth = None;
    while let Some(first) = news.recv().await {
        gather(&mut pending, &mut news, first);
        while let Err(error) = tell(&config, &mut mouth, &teller, &pending).await {
            tracing::warn!(%error, "cannot tell of changes");
            mouth = None;
            if news.is_closed() {
                return;
            }
            tokio::time::sleep(PAUSE).await;
            if let Ok(next) = news.try_recv() {
                gather(&mut pending, &mut news, next);
            }
        }
        pending.clear();
    }
}

fn gather(pending: &mut Pending, news: &mut mpsc::UnboundedReceiver<Changed>, first: Changed) {
    let mut next = Some(first);
    while let Some(change) = next {
        pending.insert((change.table.clone(), change.kind), change);
        next = news.try_recv().ok();
    }
}

/// A connection of its own, so that news do not wait for those who write.
type Mouth = (Client, Statement);

async fn tell(
    config: &Config,
    mouth: &mut Option<Mouth>,
    teller: &Teller,
    pending: &Pending,
) -> Result<(), tokio_postgres::Error> {
    let (client, statement) = match mouth {
        Some(mouth) => mouth,
        None => mouth.insert(open(config).await?),
    };
    client.execute(statement, &[&CHANNEL, &teller.write(pending.values())]).await.map(|_| ())
}

async fn open(config: &Config) -> Result<Mouth, tokio_postgres::Error> {
    let (client, connection) = config.connect(NoTls).await?;
    tokio::spawn(connection);
    let statement = client.prepare(TELL).await?;
    Ok((client, statement))
}
