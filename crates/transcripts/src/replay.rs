//! Plays a transcript again and compares all that is told.

use crate::file::Transcript;
use crate::scene::{Eyes, Scene, without_views};
use table::log::Entry;
use table::{AnyTable, Log, Title, Told};

/// Plays the entries of a transcript again and tells what everybody is told today.
///
/// # Errors
/// The first entry that is refused.
pub fn told(title: &Title, recorded: &Transcript) -> Result<Vec<Scene>, String> {
    let mut eyes = Eyes::new(recorded.header.seats.len());
    let mut scenes = Vec::new();
    play(title, recorded, |_, table, events| {
        scenes.push(eyes.scene(table, events));
        Ok(())
    })?;
    Ok(scenes)
}

/// Is everything told as it was recorded? Of so many entries in ten, and of the first and the last, the views too: to build and
/// read them takes nearly all the time, and what is told otherwise once is told otherwise again.
///
/// # Errors
/// The first difference.
pub fn compare(title: &Title, recorded: &Transcript, tenths: u32) -> Result<(), String> {
    let mut eyes = Eyes::new(recorded.header.seats.len());
    let last = recorded.scenes.len() - 1;
    play(title, recorded, |n, table, events| {
        let is_seen = n == 0 || n == last || (n as u32 * 3) % 10 < tenths;
        let (was, is) = (&recorded.scenes[n], without_views(table, events));
        differs(n, "events", &was.events, &is.events)?;
        eyes.follow(&was.views).map_err(|why| format!("entry {n}: {why}"))?;
        if is_seen {
            eyes.compare(table).map_err(|why| format!("entry {n}: {why}"))?;
        }
        differs(n, "asked", &was.asked, &is.asked)?;
        differs(n, "standing", &was.standing, &is.standing)?;
        differs(n, "entry", &was.entry, &is.entry)
    })
}

/// Plays the entries of a transcript, with a look at the table after each.
fn play(
    title: &Title,
    recorded: &Transcript,
    mut look: impl FnMut(usize, &dyn AnyTable, &[Told]) -> Result<(), String>,
) -> Result<(), String> {
    let mut entries = recorded.scenes.iter().map(|scene| {
        serde_json::from_value::<Entry>(scene.entry.clone()).map_err(|e| format!("{}: {e}", scene.entry))
    });
    let first = entries.next().ok_or("no entries")??;
    let log = Log { header: recorded.header.clone(), entries: vec![first] };
    let mut events = Vec::new();
    let mut table = title.load(&log, None, &mut |_, told| events = told).map_err(|bad| bad.to_string())?;
    look(0, &*table, &events)?;
    for (n, entry) in (1..).zip(entries) {
        let events = table.follow(&entry?).map_err(|bad| bad.to_string())?;
        look(n, &*table, &events)?;
    }
    Ok(())
}

fn differs<T: PartialEq + serde::Serialize>(n: usize, what: &str, was: &T, is: &T) -> Result<(), String> {
    let text = |value: &T| serde_json::to_string(value).unwrap_or_default();
    if was == is {
        Ok(())
    } else {
        Err(format!("entry {n}: {what} differ\n  recorded: {}\n  today:    {}", text(was), text(is)))
    }
}
