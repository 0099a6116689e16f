//! Special phases (p.11-13): Taxation, Wages, the Assembly, the Mercenary Draft.

pub mod assembly;
pub mod draft;
pub mod taxation;
pub mod wages;

pub use taxation::Taxation;
pub use wages::Wages;
