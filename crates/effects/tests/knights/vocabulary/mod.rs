//! The words in which the cards of Warrior Knights and of Crown and Glory are written. A word that is not here is an error.

mod amounts;
mod clauses;
mod effects;
mod targets;

pub use amounts::{Condition, Form, Role};
pub use clauses::{Clause, Duration, Hook};
pub use effects::{Act, Effect, Stat};
pub use targets::{Baron, BaronBy, BaronRole, Cities, CityOwner, Hundreds, Noble, NobleRole, Site, Target};

use self::amounts::Token;
use self::targets::{NewOwner, Troops};
