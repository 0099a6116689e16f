//! The games that this binary knows.

use kingsburg::Kingsburg;
use table::Title;

/// All titles, in the order they are listed.
#[must_use]
pub fn all() -> Vec<Title> {
    vec![Title::of::<Kingsburg>()]
}

/// The title of this name.
///
/// # Errors
/// One line that names the titles there are.
pub fn find(name: &str) -> Result<Title, String> {
    let titles = all();
    titles.iter().find(|title| title.name == name).copied().ok_or_else(|| {
        let names: Vec<&str> = titles.iter().map(|title| title.name).collect();
        format!("there is no game '{name}'; known: {}", names.join(", "))
    })
}

/// Is this a number of seats that the title can be played with?
///
/// # Errors
/// One line that names the range.
pub fn check_seats(title: &Title, seats: usize) -> Result<u8, String> {
    let (least, most) = title.seats;
    match u8::try_from(seats) {
        Ok(n) if (least..=most).contains(&n) => Ok(n),
        _ => Err(format!("{} is for {least} to {most} seats, not {seats}", title.name)),
    }
}

/// Is there a bot of this name?
///
/// # Errors
/// One line that names the bots there are.
pub fn check_bot(name: &str) -> Result<(), String> {
    if bots::kingsburg::NAMES.contains(&name) {
        Ok(())
    } else {
        Err(format!("there is no bot '{name}'; known: {}", bots::kingsburg::NAMES.join(", ")))
    }
}
