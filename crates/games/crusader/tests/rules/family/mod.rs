//! Families: special actions, deaths, Succession, elimination; Pacts and trades.

mod adoption;
mod between;
mod crisis;
mod deaths;
mod elimination;
mod horse;
mod marriage;
mod meanwhile;
mod newcomers;
mod pacts;
mod proposals;
mod released;
mod returning;
mod succession;
mod table;
mod titles;
mod trades;
