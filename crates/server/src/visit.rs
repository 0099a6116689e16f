//! How a request about a table begins: who is it, what does he say, which table, may he. A handler finds itself in the room.
//!
//! A room is entered last, when the body has been read: nobody waits at the door for a slow sender.

use crate::app::App;
use crate::extract::{Address, Body, Caller, Params, SeatNumber, Session, Signed, TableParam};
use crate::guard::network;
use crate::problem::Problem;
use crate::room::Entered;
use crate::thinkers::Whom;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use store::{Person, PersonId};
use table::{Observer, Seat};

/// What a request about a table says beside its address.
pub trait Input: Send {
    /// Is all of it allowed? Asked before the table is looked for.
    ///
    /// # Errors
    /// What is wrong with it.
    fn check(&self) -> Result<(), Problem> {
        Ok(())
    }

    /// The seat that is meant, if one is named.
    fn seat(&self) -> Option<SeatNumber> {
        None
    }

    /// The invitation that is shown, if one is.
    fn invite(&self) -> Option<&str> {
        None
    }
}

/// Where a request says it: nowhere, in its query, in its body or in both.
pub trait Said: Input + Sized {
    /// Reads it.
    fn read(request: Request, app: &App) -> impl Future<Output = Result<Self, Problem>> + Send;
}

impl Input for () {}

impl Said for () {
    async fn read(_: Request, _: &App) -> Result<(), Problem> {
        Ok(())
    }
}

impl<T: Input> Input for Params<T> {
    fn check(&self) -> Result<(), Problem> {
        self.0.check()
    }

    fn seat(&self) -> Option<SeatNumber> {
        self.0.seat()
    }

    fn invite(&self) -> Option<&str> {
        self.0.invite()
    }
}

impl<T: Input + DeserializeOwned> Said for Params<T> {
    async fn read(request: Request, app: &App) -> Result<Params<T>, Problem> {
        Params::from_request_parts(&mut request.into_parts().0, app).await
    }
}

impl<T: Input> Input for Body<T> {
    fn check(&self) -> Result<(), Problem> {
        self.0.check()
    }

    fn seat(&self) -> Option<SeatNumber> {
        self.0.seat()
    }

    fn invite(&self) -> Option<&str> {
        self.0.invite()
    }
}

impl<T: Input + DeserializeOwned> Said for Body<T> {
    async fn read(request: Request, app: &App) -> Result<Body<T>, Problem> {
        Body::from_request(request, app).await
    }
}

/// The query tells the seat, the body what to do there.
impl<Q: Input, B: Input> Input for (Params<Q>, Body<B>) {
    fn check(&self) -> Result<(), Problem> {
        self.0.check()?;
        self.1.check()
    }

    fn seat(&self) -> Option<SeatNumber> {
        self.0.seat()
    }
}

impl<Q: Input + DeserializeOwned, B: Input + DeserializeOwned> Said for (Params<Q>, Body<B>) {
    async fn read(request: Request, app: &App) -> Result<Self, Problem> {
        let (mut parts, body) = request.into_parts();
        let query = Params::from_request_parts(&mut parts, app).await?;
        Ok((query, Body::from_request(Request::from_parts(parts, body), app).await?))
    }
}

/// Somebody looks at a table that he may see.
pub struct Visit<Q> {
    /// The room, as it is now.
    pub room: Entered,
    /// Who he is, if he is signed in.
    pub person: Option<PersonId>,
    /// For whom to think.
    pub whom: Whom,
    /// The session that lets him in, if he is signed in.
    pub session: Option<Session>,
    /// What he says.
    pub said: Q,
}

impl<Q: Input> Visit<Q> {
    /// Whose eyes he looks through.
    ///
    /// # Errors
    /// See [`crate::room::Room::observer`].
    pub fn observer(&self) -> Result<Observer, Problem> {
        self.room.observer(self.person, self.said.seat())
    }
}

impl<Q: Input + DeserializeOwned> FromRequestParts<App> for Visit<Q> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visit<Q>, Problem> {
        let TableParam(id) = TableParam::from_request_parts(parts, app).await?;
        let Caller(caller) = Caller::from_request_parts(parts, app).await?;
        let Params(said) = Params::<Q>::from_request_parts(parts, app).await?;
        said.check()?;
        let person = caller.map(|person| person.id);
        let Address(from) = Address::from_request_parts(parts, app).await?;
        let whom = person.map_or(Whom::Network(network(from)), Whom::Person);
        let room = app.cell(&id).await?.visit(person, said.invite()).await?;
        let session = parts.extensions.get::<Session>().cloned();
        Ok(Visit { room, person, whom, session, said })
    }
}

/// Somebody who is signed in does something at a table.
pub struct AtTable<T> {
    /// The room, as it is now.
    pub room: Entered,
    /// Who he is.
    pub person: Person,
    /// What he says.
    pub said: T,
}

impl<T: Said> FromRequest<App> for AtTable<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<AtTable<T>, Problem> {
        let (mut parts, body) = request.into_parts();
        let TableParam(id) = TableParam::from_request_parts(&mut parts, app).await?;
        let Signed(person) = Signed::from_request_parts(&mut parts, app).await?;
        let said = T::read(Request::from_parts(parts, body), app).await?;
        said.check()?;
        let room = app.cell(&id).await?.enter_fresh().await?;
        Ok(AtTable { room, person, said })
    }
}

/// Somebody does something in a seat of his own.
pub struct InSeat<T> {
    /// The room, as it is now.
    pub room: Entered,
    /// Who he is.
    pub person: Person,
    /// Which seat is meant.
    pub seat: Seat,
    /// What he says.
    pub said: T,
}

impl<T: Said> FromRequest<App> for InSeat<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<InSeat<T>, Problem> {
        let AtTable { room, person, said } = AtTable::<T>::from_request(request, app).await?;
        let seat = room.own_seat(person.id, said.seat())?;
        Ok(InSeat { room, person, seat, said })
    }
}
