//! The server.

use bots::{Opponents, Players};
use server::{Config, Entrance, Front, OfferedGame, Quotas};
use std::io::{IsTerminal, Write};
use table::Title;
use titles::packs::Refused;
use titles::{self, Titles};
use toys::conquest::Conquest;
use tracing_subscriber::EnvFilter;

/// How to serve.
#[derive(clap::Args)]
pub struct Args {
    /// Where to listen.
    #[arg(long, default_value = "127.0.0.1:8080")]
    pub addr: std::net::SocketAddr,
    /// The store: a file, or postgres://...; without it reame.db in the user's data folder.
    #[arg(long, env = "REAME_DB")]
    pub db: Option<String>,
    /// How many requests a second one address may make; 0: as many as it likes.
    #[arg(long, default_value_t = 100)]
    pub rate: u32,
    /// How many names, passwords and codes one address may try in a minute; 0: as many as it likes.
    #[arg(long, default_value_t = 120)]
    pub tries: u32,
    /// No limits of requests, tries, connections, tables, games brought in, names and chat: for measuring and tests.
    #[arg(long)]
    pub no_limits: bool,
    /// How many connections may be open at once, sockets not counted.
    #[arg(long, default_value_t = 20_000)]
    pub max_connections: usize,
    /// How many connections one address may have open, sockets not counted.
    #[arg(long, default_value_t = 256)]
    pub max_connections_each: usize,
    #[command(flatten)]
    quotas: QuotaArgs,
    #[command(flatten)]
    keep: KeepArgs,
    /// Only who has a code (`reame admin invite`) may take a name.
    #[arg(long)]
    pub invite_only: bool,
    /// How many sockets may be open at once.
    #[arg(long, default_value_t = 10_000)]
    pub max_sockets: usize,
    /// How many sockets one address may have open.
    #[arg(long, default_value_t = 200)]
    pub max_sockets_each: usize,
    /// A proxy stands before the server: cookies are for HTTPS only, and X-Forwarded-For and -Host are believed.
    #[arg(long)]
    pub proxy: bool,
    /// Open the address in a browser, where there is a desktop.
    #[arg(long)]
    pub open: bool,
    /// A program that is told on its standard input whose turn it is at correspondence tables.
    #[arg(long)]
    pub notify: Option<String>,
    /// Run on the default pack if the one of --content is refused, and tell every mistake in the log.
    #[arg(long, env = "REAME_CONTENT_OR_DEFAULT", value_parser = clap::builder::FalseyValueParser::new(), action = clap::ArgAction::SetTrue)]
    pub content_or_default: bool,
    /// Also offer conquest-lite, the small game on which servers are measured beside each other.
    #[arg(long, hide = true)]
    pub conquest: bool,
    /// How logs are written (to the standard error; RUST_LOG chooses what).
    #[arg(long, value_enum, default_value_t = LogForm::Text)]
    pub log: LogForm,
}

/// How much people may make; 0: as much as they like.
#[derive(clap::Args)]
struct QuotaArgs {
    /// How many tables that are not over one person may have made.
    #[arg(long, default_value_t = Quotas::USUAL.open_tables)]
    max_tables: u32,
    /// How many tables at which only bots play one person may have.
    #[arg(long, default_value_t = Quotas::USUAL.bot_tables)]
    max_bot_tables: u32,
    /// How many tables one person may make in an hour; five times as many behind one address.
    #[arg(long, default_value_t = Quotas::USUAL.tables_an_hour)]
    tables_per_hour: u32,
    /// How many games one person may bring in in an hour; five times as many behind one address.
    #[arg(long, default_value_t = Quotas::USUAL.imports_an_hour)]
    imports_per_hour: u32,
    /// How many names may be taken in an hour behind one address.
    #[arg(long, default_value_t = Quotas::USUAL.guests_an_hour)]
    guests_per_hour: u32,
    /// How many lines of chat one person may say in a minute.
    #[arg(long, default_value_t = Quotas::USUAL.lines_a_minute)]
    chat_per_minute: u32,
}

/// How long things are kept.
#[derive(clap::Args)]
struct KeepArgs {
    /// For how many days guests are kept who are not seen.
    #[arg(long, value_name = "DAYS", default_value_t = 30)]
    keep_guests: u16,
    /// For how many days tables are kept that have not begun.
    #[arg(long, value_name = "DAYS", default_value_t = 7)]
    keep_lobbies: u16,
    /// For how many days tables in play are kept that do not change.
    #[arg(long, value_name = "DAYS", default_value_t = 180)]
    keep_running: u16,
    /// For how many days finished tables are kept at which nobody with a password sat.
    #[arg(long, value_name = "DAYS", default_value_t = 90)]
    keep_finished: u16,
}

/// How logs are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub enum LogForm {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

/// The OpenAPI document of the server.
///
/// # Errors
/// That it cannot be written, which does not happen.
pub fn openapi(titles: &Titles) -> Result<String, String> {
    let document = serde_json::to_string_pretty(&server::document(&offers(titles)));
    document.map(|text| text + "\n").map_err(|error| error.to_string())
}

/// All games with their bots.
#[must_use]
pub fn offers(titles: &Titles) -> Vec<OfferedGame> {
    let offer = |title: &Title| {
        Some(OfferedGame { title: title.clone(), players: titles::players(title.name).ok()? })
    };
    titles.0.iter().filter_map(offer).collect()
}

/// Where the store is when nobody says: `reame.db` in the user's data folder, which is made if it is not there.
///
/// # Errors
/// One line: that the folder cannot be made.
pub fn default_db() -> Result<String, String> {
    let folder = terminal::default_folder();
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    Ok(folder.join("reame.db").to_string_lossy().into_owned())
}

/// Serves until it is told to stop, on the default content if a pack was refused.
///
/// # Errors
/// One line: that the store cannot be opened, or the address not be had.
pub fn run(titles: &Titles, args: &Args, refused: Option<Refused>) -> Result<String, String> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match args.log {
        LogForm::Text => log.with_ansi(std::io::stderr().is_terminal()).init(),
        LogForm::Json => log.json().init(),
    }
    if let Some(Refused { dir, mistakes }) = refused {
        for mistake in &mistakes {
            tracing::error!(%mistake, "the content pack is refused");
        }
        let (dir, mistakes) = (dir.display(), mistakes.len());
        tracing::warn!(%dir, mistakes, "running on the default content");
    }
    let config = config(args)?;
    let runtime = runtime().map_err(|e| e.to_string())?;
    let mut offers = offers(titles);
    if args.conquest {
        let players = Players::of(Opponents::<Conquest>::plain());
        offers.push(OfferedGame { title: Title::of::<Conquest>(), players });
    }
    runtime.block_on(async {
        let ready = |addr| {
            // Who started the server may have closed its output: that is no reason to stop.
            let mut out = std::io::stdout();
            let _ = writeln!(out, "listening on http://{addr}").and_then(|()| out.flush());
            if args.open && has_desktop() {
                let _ = open::that_detached(format!("http://{addr}/"));
            }
        };
        server::serve(config, offers, ready, told_to_stop()).await
    })?;
    Ok(String::new())
}

/// What has been begun is told to the end before answers that were committed meanwhile are taken up: left to itself, tokio looks for
/// them after every few steps, and all wait longer (docs/performance.md).
fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().global_queue_interval(61).build()
}

fn config(args: &Args) -> Result<Config, String> {
    let mut config = Config::new(args.addr, &args.db.clone().map_or_else(default_db, Ok)?);
    config.rate = Some(args.rate).filter(|rate| *rate > 0);
    config.tries = Some(args.tries).filter(|tries| *tries > 0);
    config.connections = args.max_connections;
    config.connections_each = args.max_connections_each;
    config.quotas = Quotas {
        open_tables: args.quotas.max_tables,
        bot_tables: args.quotas.max_bot_tables,
        tables_an_hour: args.quotas.tables_per_hour,
        imports_an_hour: args.quotas.imports_per_hour,
        guests_an_hour: args.quotas.guests_per_hour,
        lines_a_minute: args.quotas.chat_per_minute,
        ..Quotas::USUAL
    };
    if args.no_limits {
        (config.rate, config.tries, config.quotas) = (None, None, Quotas::NONE);
        config.connections_each = config.connections;
    }
    let days = |days: u16| i64::from(days) * 24 * 60 * 60 * 1000;
    config.keep.guests = days(args.keep.keep_guests);
    config.keep.lobbies = days(args.keep.keep_lobbies);
    config.keep.running = days(args.keep.keep_running);
    config.keep.finished = days(args.keep.keep_finished);
    if args.invite_only {
        config.entrance = Entrance::Invited;
    }
    config.sockets = args.max_sockets;
    config.sockets_each = args.max_sockets_each;
    if args.proxy {
        config.front = Front::Proxy;
    }
    config.notify = args.notify.clone();
    Ok(config)
}

/// Is there a screen to open a browser on?
fn has_desktop() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(target_os = "macos", windows)) || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
