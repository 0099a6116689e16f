//! The server.

use server::{Config, Front, OfferedGame};
use std::io::{IsTerminal, Write};
use table::Title;
use titles::packs::Refused;
use titles::{self, Titles};
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
    #[arg(long, default_value_t = 50)]
    pub rate: u32,
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
    /// How logs are written (to the standard error; RUST_LOG chooses what).
    #[arg(long, value_enum, default_value_t = LogForm::Text)]
    pub log: LogForm,
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
    let runtime = tokio::runtime::Runtime::new().map_err(|e| e.to_string())?;
    runtime.block_on(async {
        let ready = |addr| {
            // Who started the server may have closed its output: that is no reason to stop.
            let mut out = std::io::stdout();
            let _ = writeln!(out, "listening on http://{addr}").and_then(|()| out.flush());
            if args.open && has_desktop() {
                let _ = open::that_detached(format!("http://{addr}/"));
            }
        };
        server::serve(config, offers(titles), ready, told_to_stop()).await
    })?;
    Ok(String::new())
}

fn config(args: &Args) -> Result<Config, String> {
    let mut config = Config::new(args.addr, &args.db.clone().map_or_else(default_db, Ok)?);
    config.rate = Some(args.rate).filter(|rate| *rate > 0);
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
