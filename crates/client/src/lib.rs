//! A small client of the server's API, for tests and tools: requests with a cookie jar ([`Client`]) and the live
//! socket of a table ([`Socket`]). Plain HTTP only: it talks to servers on this machine or behind a proxy.
//!
//! Nothing is hidden: every request can be made by hand and gives its status and body ([`Reply`]), and every frame of
//! a socket can be had as the text that came ([`Frame`]).

mod address;
mod api;
mod calls;
mod change;
mod error;
mod frame;
mod jar;
mod message;
mod reply;
mod requests;
mod socket;
mod stream;
mod wire;

pub use address::Address;
pub use api::{
    Accepted, Answer, Join, Me, NewTable, Seat, SeatInfo, SeatWish, Standing, Status, TableId, TableInfo,
};
pub use change::change;
pub use error::{Error, Problem};
pub use frame::Frame;
pub use message::{Act, Entry, Message, State, Text};
pub use reply::Reply;
pub use requests::Client;
pub use socket::Socket;
pub use stream::Events;
pub use wire::Wire;

/// What a request or a read gives.
pub type Result<T> = std::result::Result<T, Error>;
