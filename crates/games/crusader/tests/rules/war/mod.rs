//! War cards: Mobilise and Invade (p.14-15).

mod annex;
mod counter;
mod crossed;
mod dukes;
mod invade;
mod mobilise;
mod navy;
mod partners;
mod spoils;
mod support;
mod upkeep;

use crate::dsl::{Scene, Sitting};

/// A War card.
const WAR: &str = "war_71";
/// Tokens that always succeed.
const GOOD: &str = "brave clever pious strong";
/// Tokens that always fail.
const BAD: &str = "coward weak ugly godless";

/// The English invade: their card is revealed, and they have said so.
fn invading(scene: Scene) -> Sitting {
    let mut t = scene.acts("english", WAR);
    t.does(0, "invade");
    t
}
