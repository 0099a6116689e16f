//! One table after the other with the same people.

use crate::game::{Party, Seating};
use crate::player::Player;
use crate::site::{Phase, Site};
use crate::witness::Played;
use client::Client;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use table::Sampled;
use tokio::task::JoinSet;

/// Plays game after game until everybody stops; what is remembered of them.
pub async fn keep_playing(site: Arc<Site>, place: usize, seed: u64) -> Vec<Played> {
    let random = Sampled::nth(seed, place as u64);
    let seating = Seating::of(place);
    // Whoever they are, they are strangers to an address that does not matter.
    let Ok(stranger) = Client::new("http://127.0.0.1:1") else { return Vec::new() };
    let people = (0..seating.people).map(|_| stranger.another()).collect();
    let mut party = Party { site, place, random, people, seating };
    let mut games = Vec::new();
    if party.sign_in().await.is_none() {
        return games;
    }
    while party.site.phase() == Phase::Play {
        let Some(table) = party.begin().await else { break };
        let players = party.players(&table);
        let witnesses = players.into_iter().map(Player::play).collect::<JoinSet<_>>().join_all().await;
        let is_over = witnesses.iter().any(|w| w.heard.last().is_some_and(|e| e.act == client::Act::Reveal));
        party.site.counts.games.fetch_add(u64::from(is_over), Ordering::Relaxed);
        games.push(Played { table: table.0, witnesses });
    }
    games
}
