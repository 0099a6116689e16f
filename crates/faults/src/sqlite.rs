//! One server on a file, killed again and again.

use crate::process::Launch;
use crate::watch::Watch;
use crate::world::World;
use crate::{Error, Plan, Report};
use std::time::Duration;
use table::Chance;

/// A server lives so long at most after all tables have gone on.
const LIFE: Duration = Duration::from_millis(600);
/// A server that is killed while it starts lives so long at most.
const BIRTH: Duration = Duration::from_millis(60);

/// Kills a server on an SQLite file under load.
///
/// # Errors
/// That something was lost or came twice, or that nothing could be tried.
pub async fn sqlite(plan: &Plan) -> Result<Report, Error> {
    let folder = tempfile::tempdir().map_err(Error::setup)?;
    let path = folder.path().join("reame.db");
    let db = path.to_str().ok_or_else(|| Error::setup("a folder without a name"))?;
    let launch = Launch::new(db, &folder.path().join("server.log")).await?;
    let watch = Watch::new(plan, "sqlite");
    let mut server = launch.start().await?;
    let mut world = World::new(plan, 1);
    world.site.set_door(0, Some(&server.url));
    while world.report.kills < plan.kills && world.is_sound() {
        world.all_go_on(1).await;
        tokio::time::sleep(world.moment(LIFE)).await;
        server.kill().await?;
        world.report.kills += 1;
        watch.kill(world.acknowledged());
        while world.random.draw(4) == 0 {
            launch.start_in_vain(world.moment(BIRTH)).await?;
            world.report.stillborn += 1;
        }
        server = launch.start().await?;
        world.site.set_door(0, Some(&server.url));
    }
    if world.is_sound() {
        world.all_go_on(1).await;
    }
    let games = world.settle().await;
    server.stop().await?;
    watch.done();
    is_whole(db)?;
    world.check(db, &games, &[launch]).await
}

/// The file is sound, as SQLite sees it.
fn is_whole(db: &str) -> Result<(), Error> {
    let file = rusqlite::Connection::open(db).map_err(Error::setup)?;
    let verdict: String =
        file.query_row("PRAGMA integrity_check", [], |row| row.get(0)).map_err(Error::setup)?;
    if verdict == "ok" { Ok(()) } else { Err(Error::Setup(format!("the file is damaged: {verdict}"))) }
}
