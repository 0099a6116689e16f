//! Modules 3 and 4: the governors, how players come by them and what each of them does, and the Fate cards.

pub mod auction;
mod builders;
mod conjurors;
mod courtiers;
mod deal;
mod dice_changers;
mod discounts;
mod duke;
mod fate_battle;
mod fate_build;
mod fate_court;
mod fate_deck;
mod fate_dice;
mod fate_gifts;
mod fate_winter;
mod fighters;
mod philosopher;
mod politician;
mod secrets;
mod telling;
mod thief;
mod together;
mod white_dice;
mod year_end;
