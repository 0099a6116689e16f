//! Hears of the changes of other processes. Those of its own are known at once.

use super::news::Teller;
use super::{CHANNEL, failed};
use crate::{Changed, Result};
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};
use tokio::task::JoinHandle;
use tokio_postgres::{AsyncMessage, Client, Config, NoTls};

/// How long to wait before connecting again.
const PAUSE: Duration = Duration::from_millis(250);

/// A task that listens until this is dropped.
pub struct Listener(JoinHandle<()>);

impl Listener {
    /// Listens from now on: what happens after this returns is heard.
    pub async fn start(config: Config, own: Teller, changes: broadcast::Sender<Changed>) -> Result<Listener> {
        let listening = Listening::open(&config).await.map_err(|e| failed(&e))?;
        Ok(Listener(tokio::spawn(listen_forever(config, own, listening, changes))))
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Connects again when the connection is cut. What was missed meanwhile is told by an empty change, upon which
/// listeners look for themselves; it is told once nothing is missed any more.
async fn listen_forever(
    config: Config,
    own: Teller,
    mut listening: Listening,
    changes: broadcast::Sender<Changed>,
) {
    loop {
        listening.listen(&own, &changes).await;
        tracing::warn!("the connection that listens for changes was cut");
        listening = loop {
            tokio::time::sleep(PAUSE).await;
            match Listening::open(&config).await {
                Ok(listening) => break listening,
                Err(error) => tracing::warn!(%error, "cannot listen for changes"),
            }
        };
        // Nobody listening is no error.
        let _ = changes.send(Changed::missed());
    }
}

/// A connection that listens; it lives as long as its client.
struct Listening {
    _client: Client,
    payloads: mpsc::UnboundedReceiver<String>,
}

impl Listening {
    async fn open(config: &Config) -> std::result::Result<Listening, tokio_postgres::Error> {
        let (client, mut connection) = config.connect(NoTls).await?;
        let (sender, payloads) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Some(Ok(message)) = std::future::poll_fn(|cx| connection.poll_message(cx)).await {
                if let AsyncMessage::Notification(note) = message
                    && sender.send(note.payload().to_owned()).is_err()
                {
                    return;
                }
            }
        });
        client.batch_execute(&format!("LISTEN {CHANNEL}")).await?;
        Ok(Listening { _client: client, payloads })
    }

    /// Tells of changes until the connection is cut.
    async fn listen(&mut self, own: &Teller, changes: &broadcast::Sender<Changed>) {
        while let Some(payload) = self.payloads.recv().await {
            for changed in own.read(&payload) {
                // Nobody listening is no error.
                let _ = changes.send(changed);
            }
        }
    }
}
