//! The terminal: taken, and given back whatever happens.

use super::app::App;
use super::machine::{FindOutsider, Machines};
use super::{Config, GameParts, layout, stage, start};
use ratatui::DefaultTerminal;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::size;
use std::io::{IsTerminal, stdin, stdout};
use table::{Content, Game, Shelf};
use texts::{Lang, Texts};

/// Are input and output a terminal?
#[must_use]
pub fn is_there() -> bool {
    stdin().is_terminal() && stdout().is_terminal()
}

/// Is there a terminal that is large enough?
///
/// # Errors
/// One line that says why not.
pub fn check(texts: &Texts) -> Result<(), String> {
    if !is_there() {
        return Err(texts.get("play-no-terminal"));
    }
    let (width, height) = size().map_err(|e| e.to_string())?;
    layout::too_small(texts, width, height).map_or(Ok(()), Err)
}

/// Takes the terminal for as long as this lasts. It is given back after an error, a panic or a signal too.
///
/// # Errors
/// One line: that it cannot be taken, or what went wrong on it.
pub fn take<T>(body: impl FnOnce(&mut DefaultTerminal) -> Result<T, String>) -> Result<T, String> {
    let mut terminal = ratatui::try_init().map_err(|e| e.to_string())?;
    let told = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        give_back();
        told(panic);
    }));
    #[cfg(unix)]
    give_back_on_signals();
    let _ = execute!(stdout(), EnableMouseCapture);
    let result = body(&mut terminal);
    drop(terminal);
    give_back();
    result
}

/// A terminal that is gone cannot be given back, and need not be.
fn give_back() {
    let _ = execute!(stdout(), DisableMouseCapture);
    let _ = ratatui::try_restore();
    let _ = execute!(stdout(), Show);
}

/// Ends as the signal wants, but gives the terminal back first.
#[cfg(unix)]
fn give_back_on_signals() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let Ok(mut signals) = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM]) else { return };
    std::thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            // Nothing is drawn any more.
            let _held = stdout().lock();
            give_back();
            let _ = signal_hook::low_level::emulate_default_handler(signal);
        }
    });
}

/// Plays a game of this title with the content of this shelf; outside programs sit where they are named.
///
/// # Errors
/// One line that says why it cannot be played.
pub fn play<G: Game>(
    config: &Config,
    shelf: &Shelf<G::Content>,
    parts: GameParts<G>,
    outsiders: FindOutsider<'_, G>,
) -> Result<(), String> {
    texts::learn(parts.words);
    let texts = words::<G>(config.lang, shelf.current());
    check(&texts)?;
    if let Some(words) = take(|terminal| at_table(terminal, config, shelf, parts, outsiders, &texts))? {
        println!("{words}");
    }
    Ok(())
}

/// The texts of a game with this content, in the words of its pack.
#[must_use]
pub fn words<G: Game>(lang: Lang, content: &G::Content) -> Texts {
    Texts::with_words(lang, G::NAME, content.pack().words(lang.code()))
}

/// Sits at the table until the end. Returns what to say after it, if a game was begun.
fn at_table<G: Game>(
    terminal: &mut DefaultTerminal,
    config: &Config,
    shelf: &Shelf<G::Content>,
    parts: GameParts<G>,
    outsiders: FindOutsider<'_, G>,
    texts: &Texts,
) -> Result<Option<String>, String> {
    let machines = Machines { opponents: parts.opponents, outsiders };
    let Some(session) = start::choose(terminal, config, shelf, machines, texts)? else {
        return Ok(None);
    };
    // A saved game may have begun with other content: it is told in its own words.
    let texts = words::<G>(config.lang, &session.table.game().content());
    let mut app = App::new(session, parts, texts)?;
    app.pause = config.pause;
    app.hints = config.hints;
    stage::perform(&mut app, terminal)?;
    match app.failure.take() {
        Some(why) => Err(why),
        None => {
            let key = if app.session.table.standing().is_some() { "play-finished" } else { "play-saved" };
            let file = app.session.path().display().to_string();
            Ok(Some(app.texts.with(key, &[("file", file.into()), ("game", config.game.as_str().into())])))
        }
    }
}
