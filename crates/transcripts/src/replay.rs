//! Plays a transcript again and compares all that is told.

use crate::file::Transcript;
use crate::scene::{Eyes, Scene};
use table::log::Entry;
use table::{Log, Title};

/// Plays the entries of a transcript again and tells what everybody is told today.
///
/// # Errors
/// The first entry that is refused.
pub fn told(title: &Title, recorded: &Transcript) -> Result<Vec<Scene>, String> {
    let mut entries = recorded.scenes.iter().map(|scene| {
        serde_json::from_value::<Entry>(scene.entry.clone()).map_err(|e| format!("{}: {e}", scene.entry))
    });
    let mut eyes = Eyes::new(recorded.header.seats.len());
    let first = entries.next().ok_or("no entries")??;
    let log = Log { header: recorded.header.clone(), entries: vec![first] };
    let mut events = Vec::new();
    let mut table = title.load(&log, None, &mut |_, told| events = told).map_err(|bad| bad.to_string())?;
    let mut scenes = vec![eyes.scene(&*table, &events)];
    for entry in entries {
        let events = table.follow(&entry?).map_err(|bad| bad.to_string())?;
        scenes.push(eyes.scene(&*table, &events));
    }
    Ok(scenes)
}

/// Is everything told as it was recorded?
///
/// # Errors
/// The first difference.
pub fn compare(title: &Title, recorded: &Transcript) -> Result<(), String> {
    let now = told(title, recorded)?;
    for (n, (was, is)) in recorded.scenes.iter().zip(&now).enumerate() {
        differs(n, "events", &was.events, &is.events)?;
        differs(n, "views", &was.views, &is.views)?;
        differs(n, "asked", &was.asked, &is.asked)?;
        differs(n, "standing", &was.standing, &is.standing)?;
        differs(n, "entry", &was.entry, &is.entry)?;
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
