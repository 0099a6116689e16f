//! Warrior Knights with Crown and Glory.

use crate::flags::Shorthand;
use crate::packs::Packs;
use crate::position::{read_game, strangers, write_whole};
use crate::{Known, Placed};
use ::knights::Knights;
use ::knights::board::Ending;
use bots::Opponents;
use serde_json::Value;
use std::sync::Arc;
use table::{Chance, Element, Game, Observer, Sampled, Seat};
use terminal::face::Face;
use texts::GameWords;

impl Known for Knights {
    const OPPONENTS: Opponents<Knights> = knights_bots::PLAYERS;
    const FACE: &'static dyn Face<Knights> = &knights_terminal::Board;
    const WORDS: GameWords = GameWords { game: Self::NAME, en: ::knights::ENGLISH, it: ::knights::ITALIAN };
    const LEDGER: &'static str = ::knights::LEDGER;
    const PROOFS: &'static str = ::knights::PROOFS;
    const PLACES: &'static str = ::knights::PLACES;
    const PACKS: &'static Packs = &Packs {
        files: &[
            ("areas", "area"),
            ("borders", "border"),
            ("cities", "city"),
            ("barons", "baron"),
            ("nobles", "noble"),
            ("symbols", "symbol"),
            ("troops", "troop"),
            ("captains", "troop"),
            ("actions", "card"),
            ("fate", "fate"),
            ("track", "spot"),
            ("numbers", "number"),
            ("events", "event"),
            ("agendas", "agenda"),
            ("advancements", "advancement"),
            ("missions", "mission"),
        ],
        short: ::knights::content::short::clause,
    };
    const SHORTHANDS: &'static [Shorthand] = &[];

    /// His Baron.
    fn start(&self, state: &Self::State, seat: Seat) -> Option<Element> {
        Some(state.board.baron(seat).id.element())
    }

    /// How it ended, how long it took, what was fought, who was banned, where Influence came from.
    fn counts(&self, state: &Self::State) -> Vec<(&'static str, u32)> {
        let board = &state.board;
        let annals = &board.annals;
        let ended = |ending: Ending| u32::from(board.ending == Some(ending));
        vec![
            ("ended_by_majority", ended(Ending::Majority)),
            ("ended_by_five_cities", ended(Ending::FiveCities)),
            ("ended_by_influence", ended(Ending::Influence)),
            ("ended_by_cities", ended(Ending::Cities)),
            ("ended_in_a_tie", ended(Ending::Tie)),
            ("ended_with_the_last_one", ended(Ending::LastOne)),
            ("rounds", board.round.into()),
            ("field_battles", annals.field_battles.into()),
            ("assaults", annals.assaults.into()),
            ("sieges", annals.sieges.into()),
            ("deaths", annals.deaths.into()),
            ("conquests", annals.conquests.into()),
            ("razed", annals.razed.into()),
            ("bans", annals.bans.into()),
            ("taxations", annals.taxations.into()),
            ("wages", annals.wages.into()),
            ("assemblies", annals.assemblies.into()),
            ("influence_of_cities", annals.influence_of_cities.into()),
            ("influence_of_king", annals.influence_of_king.into()),
            ("influence_of_missions", annals.influence_of_missions.into()),
            ("influence_of_cards", annals.influence_of_cards.into()),
            ("kings", u32::from(board.king.is_some())),
            ("eliminations", Seat::all(board.seats).filter(|seat| board.baron(*seat).is_out).count() as u32),
        ]
    }
}

impl Placed for Knights {
    /// No dice are rolled.
    const FACES: u8 = 1;

    fn read(
        content: &Arc<Self::Content>,
        json: Value,
        chance: &mut impl Chance,
    ) -> Result<(Self, Self::State), Vec<String>> {
        let (game, state) = read_game::<Self>(content, json)?;
        let state = ::knights::position::read(&game, state, chance)?;
        let mut wrong = strangers(&state, "state", game.seats());
        if wrong.is_empty() {
            let why = ::knights::position::wrong(&game, &state).into_iter();
            wrong.extend(why.map(|why| format!("state.{why}")));
        }
        if wrong.is_empty() { Ok((game, state)) } else { Err(wrong) }
    }

    fn run(&self, state: &mut Self::State, chance: &mut impl Chance, events: &mut Vec<Self::Event>) {
        Knights::run(self, state, chance, events);
    }

    fn write(&self, state: &Self::State) -> Result<Value, String> {
        write_whole(self, self.options(), state)
    }

    /// A position that the observer could be in: what he does not know is dealt, always in the same way.
    fn write_for(&self, state: &Self::State, observer: Observer) -> Result<Value, String> {
        Placed::write(self, &self.world(&self.view(state, observer), &mut Sampled::new(0)))
    }
}
