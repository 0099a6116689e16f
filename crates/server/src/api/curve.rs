//! How the chances to win moved in a finished game, and where they turned.

use super::Invited;
use crate::app::App;
use crate::problem::{Problem, ProblemKind};
use crate::room::Cell;
use crate::thinkers::{Effort, Whom};
use crate::turns::OneAtATime;
use crate::visit::Visit;
use axum::extract::State;
use axum::{Extension, Json};
use serde::Serialize;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use store::TableId;
use tokio::sync::OnceCell;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// So many curves are remembered, of a few kilobytes each.
const MOST: usize = 200;

/// The routes of this page.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(curve)).layer(Extension(Arc::new(Curves::default())))
}

/// The chances to win in the course of a game, as a spectator could tell.
#[derive(Clone, Serialize, ToSchema)]
pub struct Curve {
    /// The positions that were judged, in order; the last one is the end.
    points: Vec<CurvePoint>,
    /// The stretches in which a chance moved most, in order; there may be none.
    turns: Vec<TurningPoint>,
}

/// The chances after an entry.
#[derive(Clone, Serialize, ToSchema)]
pub struct CurvePoint {
    /// The entry.
    n: u32,
    /// Each seat's chance to win; they add up to 1.
    chances: Vec<f32>,
}

/// A stretch of play in which a seat's chance moved much.
#[derive(Clone, Serialize, ToSchema)]
pub struct TurningPoint {
    /// After this entry it was as before.
    from: u32,
    /// After this one it had moved.
    to: u32,
    /// Whose chance.
    seat: u8,
    /// What it was.
    before: f32,
    /// What it became.
    after: f32,
}

/// How the chances to win moved in a finished game. The first to ask waits a few seconds.
#[utoipa::path(get, path = "/api/tables/{id}/curve", tag = "records", params(("id" = String, Path), Invited),
    responses((status = 200, body = Curve)))]
async fn curve(
    State(app): State<App>,
    Extension(curves): Extension<Arc<Curves>>,
    Visit { room, whom, .. }: Visit<Invited>,
) -> Result<Json<Curve>, Problem> {
    room.finished()?;
    let cell = Arc::clone(&room.cell);
    drop(room);
    let known = curves.of(&cell.id);
    let curve = known.get_or_try_init(|| review(&app, &curves, &cell, whom)).await?;
    Ok(Json(curve.clone()))
}

/// Judges a finished game.
async fn review(app: &App, curves: &Curves, cell: &Arc<Cell>, whom: Whom) -> Result<Curve, Problem> {
    let _turn = curves.turn.enter(whom).ok_or(Problem::new(ProblemKind::Thinking))?;
    let thought = {
        let room = cell.enter().await;
        let log = room.log().await?;
        let title = app.title(&room.row.game, &log.header.content).await?;
        app.offer(&room.row.game)?.players.review(title, log)
    };
    let judged =
        app.thinkers.think(whom, Effort::Long, thought).await.ok_or(Problem::new(ProblemKind::Internal))?;
    let bots::Curve { points, turns } = judged.map_err(|bad| Problem::differs(&bad))?;
    let point = |bots::Point { n, chances }| CurvePoint { n, chances };
    let turn =
        |bots::TurningPoint { from, to, seat, before, after }| TurningPoint { from, to, seat, before, after };
    Ok(Curve {
        points: points.into_iter().map(point).collect(),
        turns: turns.into_iter().map(turn).collect(),
    })
}

/// The curves that were asked for last: a finished game does not change.
#[derive(Default)]
struct Curves {
    /// The last asked for at the end. Who asks for one that is being judged waits for it.
    known: Mutex<VecDeque<(TableId, Arc<OnceCell<Curve>>)>>,
    /// For each one game is judged at a time: bots think in the same places, and people wait for them.
    turn: OneAtATime<Whom>,
}

impl Curves {
    fn of(&self, id: &str) -> Arc<OnceCell<Curve>> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let found = known.iter().position(|(other, _)| other == id);
        let found = found.and_then(|at| known.remove(at)).unwrap_or_else(|| (id.to_owned(), Arc::default()));
        let cell = Arc::clone(&found.1);
        known.push_back(found);
        if known.len() > MOST {
            known.pop_front();
        }
        cell
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curves_asked_for_last_are_remembered() {
        let curves = Curves::default();
        let first = curves.of("first");
        for n in 1..MOST {
            curves.of(&n.to_string());
        }
        assert!(Arc::ptr_eq(&first, &curves.of("first")), "remembered, and now the last asked for");
        let second = curves.of("1");
        curves.of("one more");
        assert!(Arc::ptr_eq(&second, &curves.of("1")));
        assert!(Arc::ptr_eq(&first, &curves.of("first")));
        assert_eq!(curves.known.lock().map(|known| known.len()).ok(), Some(MOST));
    }
}
