//! Official AIs (p.22-26): dynasties without a seat that the rules run (CK-SOLO-01). What they do follows from their strategies, which
//! are data (`content/crusader/strategies.json`) and go before the general rules (CK-AI-14). Where both are silent, people at a table would
//! talk it over or draw lots (CK-AI-01, CK-AI-02); here the rulings CK-R-112 to CK-R-134 decide.
//!
//! A step asks who decides; for an AI [`decide`] answers. With the card it reveals an AI makes a [`Plan`]: the first possible line of its
//! strategy, the best way to carry it out. The steps of the action are answered by it.

mod campaign;
mod choices;
mod courting;
mod decide;
mod deck;
mod event;
mod happenings;
mod intrigue;
mod ladder;
mod lines;
mod loss;
mod marriage;
mod odds;
mod plan;
mod rank;
mod realm;
mod setup;
mod sight;
mod troops;
mod war;

pub use decide::decide;
pub use deck::next_card;
pub use event::Event;
pub use lines::LineName;
pub use plan::Plan;
pub use setup::set_up;
pub use troops::keep_limit;
