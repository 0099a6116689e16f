//! The court and the invaders of Kingsburg: modules 5 and 6, Restoration and scenarios, and what concerns all modules:
//! order of effects, invariants, positions, secrecy.

pub mod season;

mod academy;
mod caprices_alone;
mod caprices_others;
mod caprices_stock;
mod clarifications;
mod components;
mod invariants;
mod module6;
mod ordering;
mod positions;
mod positions_frames;
mod requests;
mod restoration;
mod scenario_choice;
mod scenario_seer;
mod scenario_siege;
mod scenario_valley;
mod scenario_wager;
mod secrecy;
mod telling;
