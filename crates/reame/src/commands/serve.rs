//! The server.

use server::{Config, Offer};
use std::io::{IsTerminal, Write};
use table::Title;
use titles::packs::Refused;
use titles::{self, Titles};
use tracing_subscriber::EnvFilter;

/// How logs are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub enum LogForm {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

/// What to do with the address once the server listens.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Then {
    /// Print it.
    Print,
    /// Print it, and open it where there is a desktop.
    Open,
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
pub fn offers(titles: &Titles) -> Vec<Offer> {
    let offer =
        |title: &Title| Some(Offer { title: title.clone(), players: titles::players(title.name).ok()? });
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
pub fn run(
    config: Config,
    titles: &Titles,
    form: LogForm,
    then: Then,
    refused: Option<Refused>,
) -> Result<(), String> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match form {
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
    let runtime = tokio::runtime::Runtime::new().map_err(|e| e.to_string())?;
    runtime.block_on(async {
        let ready = |addr| {
            // Who started the server may have closed its output: that is no reason to stop.
            let mut out = std::io::stdout();
            let _ = writeln!(out, "listening on http://{addr}").and_then(|()| out.flush());
            if then == Then::Open && has_desktop() {
                let _ = open::that_detached(format!("http://{addr}/"));
            }
        };
        server::serve(config, offers(titles), ready, told_to_stop()).await
    })
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
