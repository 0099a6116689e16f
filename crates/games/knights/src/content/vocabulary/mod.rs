//! The words in which the cards of Warrior Knights and of Crown and Glory are written. A word that is not here is an error.

mod amounts;
mod clauses;
mod effects;
mod targets;

pub use amounts::{Amount, Condition, Count, Counted, Form, Per, Place, Role, Share, Token, Travel};
pub use clauses::{Clause, Duration, Hook};
pub use effects::{Act, Deck, Effect, Flag, Fleet, Kind, Phase, Resource, Route, Stat};
pub use targets::{
    Baron, BaronBy, BaronRole, Cities, CityOwner, CityPick, CityState, Here, Hundreds, Letter, Measure,
    NewOwner, Noble, NoblePick, NobleRole, Nobles, Nobody, Rivals, Site, Strongholds, Target, Troop,
    TroopNation, Troops, Unclaimed, Whereabouts, Zone,
};
