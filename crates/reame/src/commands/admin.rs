//! Looking after the people and tables of a server, while it runs: what is changed here is noticed there within a second.

use super::serve::default_db;
use server::admin::{Admin, Found};

/// What to do.
#[derive(clap::Args)]
pub struct Args {
    /// The store: a file, or postgres://...; without it the one that `serve` uses.
    #[arg(long, env = "REAME_DB", global = true)]
    pub db: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List people, those who were seen last first.
    People {
        /// Only those whose names begin so.
        #[arg(default_value = "")]
        beginning: String,
    },
    /// List the tables at which somebody sits.
    Tables {
        /// Whose.
        name: String,
    },
    /// List what people have reported.
    Reports,
    /// A report needs no more attention.
    Settle {
        /// Its number.
        report: i64,
    },
    /// Take nothing that somebody says.
    Mute {
        /// Who.
        name: String,
        /// For how many hours.
        #[arg(long, default_value_t = 24)]
        hours: u32,
    },
    /// Take what somebody says again.
    Unmute {
        /// Who.
        name: String,
    },
    /// Keep somebody out: his sessions end, his password lets him in no more, bots play for him.
    Ban {
        /// Who.
        name: String,
    },
    /// Let somebody in again.
    Unban {
        /// Who.
        name: String,
    },
    /// Delete a person: name, chat, notes, sessions; bots play for him.
    Delete {
        /// Who.
        name: String,
    },
    /// Give somebody a new password, which is printed; all his sessions end.
    ResetPassword {
        /// Who.
        name: String,
    },
    /// Call off a table, also one that is being played.
    CloseTable {
        /// Its id.
        id: String,
    },
    /// Delete a table with all that belongs to it.
    DeleteTable {
        /// Its id.
        id: String,
    },
    /// Print a code with which people can take a name where the server runs with --invite-only.
    Invite {
        /// For how many.
        #[arg(long, default_value_t = 1)]
        uses: u32,
        /// For how many days.
        #[arg(long, default_value_t = 14)]
        days: u32,
    },
}

/// Does it.
///
/// # Errors
/// One line: that there is no such person or table, or the store fails.
pub fn run(args: Args) -> Result<String, String> {
    let db = args.db.map_or_else(default_db, Ok)?;
    let runtime = tokio::runtime::Runtime::new().map_err(|e| e.to_string())?;
    runtime.block_on(async {
        let admin = Admin::open(&db, |game| titles::players(game).ok()).await?;
        Ok(match args.command {
            Command::People { beginning } => lines(admin.people(&beginning).await?),
            Command::Tables { name } => lines(admin.tables(&name).await?),
            Command::Reports => lines(admin.reports().await?),
            Command::Settle { report } => admin.settle(report).await.map(|()| String::new())?,
            Command::Mute { name, hours } => admin.mute(&name, Some(hours)).await.map(|()| String::new())?,
            Command::Unmute { name } => admin.mute(&name, None).await.map(|()| String::new())?,
            Command::Ban { name } => admin.ban(&name).await.map(|()| String::new())?,
            Command::Unban { name } => admin.unban(&name).await.map(|()| String::new())?,
            Command::Delete { name } => admin.delete(&name).await.map(|()| String::new())?,
            Command::ResetPassword { name } => admin.reset_password(&name).await? + "\n",
            Command::CloseTable { id } => admin.close_table(&id).await.map(|()| String::new())?,
            Command::DeleteTable { id } => admin.delete_table(&id).await.map(|()| String::new())?,
            Command::Invite { uses, days } => admin.invite(uses, days).await? + "\n",
        })
    })
}

fn lines(found: Vec<Found>) -> String {
    found.into_iter().map(|found| found.to_string() + "\n").collect()
}
