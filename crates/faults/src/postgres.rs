//! Two servers on one database: one is killed, cut off, or the database goes away under both.

use crate::process::{Launch, Server};
use crate::revoke::signed_out_elsewhere;
use crate::watch::Watch;
use crate::world::World;
use crate::{Error, Plan, Report};
use std::time::Duration;
use table::Chance;
use tokio_postgres::NoTls;

/// A server lives so long at most after all tables have gone on.
const LIFE: Duration = Duration::from_millis(600);
/// More entries than seats answer in a row: when a table has gone on by so many, its bots were taken care of.
const ROUND: u32 = 40;
/// What the servers call themselves to the database.
const NAMES: [&str; 2] = ["one", "two"];

/// Kills one of two servers on a PostgreSQL database under load, cuts their connections, restarts the database.
///
/// # Errors
/// That something was lost or came twice, that the other server did not take over, or that nothing could be tried.
pub async fn postgres(plan: &Plan) -> Result<Report, Error> {
    let folder = tempfile::tempdir().map_err(Error::setup)?;
    let db = database(plan.seed).await?;
    let mut launches = Vec::new();
    for name in NAMES {
        let log = folder.path().join(format!("{name}.log"));
        launches.push(Launch::new(&format!("{db}?application_name={name}"), &log).await?);
    }
    let mut world = World::new(plan, NAMES.len());
    let mut servers = Vec::new();
    for (door, launch) in launches.iter().enumerate() {
        servers.push(launch.start().await?);
        world.site.set_door(door, Some(&servers[door].url));
    }
    let watch = Watch::new(plan, "postgres");
    while world.report.kills < plan.kills && world.is_sound() {
        world.all_go_on(1).await;
        tokio::time::sleep(world.moment(LIFE)).await;
        let door = world.random.draw(NAMES.len());
        let server = servers.remove(door);
        servers.insert(door, kill(&mut world, door, server, &launches[door]).await?);
        watch.kill(world.acknowledged());
        world.all_go_on(1).await;
        tokio::time::sleep(world.moment(LIFE)).await;
        cut(&db, NAMES[world.random.draw(NAMES.len())]).await?;
        world.report.cuts += 1;
        if world.report.kills == plan.kills.div_ceil(2) {
            world.all_go_on(1).await;
            tokio::task::spawn_blocking(cluster::restart).await.map_err(Error::setup)?;
            world.report.restarts += 1;
        }
    }
    if world.is_sound() {
        world.all_go_on(ROUND).await;
    }
    if let [here, there] = &servers[..] {
        let kept = signed_out_elsewhere(&here.url, &there.url, "Revoked").await?;
        kept.into_iter().for_each(|what| world.site.fault(what));
    }
    let games = world.settle().await;
    for server in servers {
        server.stop().await?;
    }
    watch.done();
    world.check(&db, &games, &launches).await
}

/// Kills a server. The other plays all tables on before this one comes back.
async fn kill(world: &mut World, door: usize, server: Server, launch: &Launch) -> Result<Server, Error> {
    server.kill().await?;
    world.site.set_door(door, None);
    world.report.kills += 1;
    let takeover = world.all_go_on(ROUND).await;
    world.report.takeover = world.report.takeover.max(takeover);
    let server = launch.start().await?;
    world.site.set_door(door, Some(&server.url));
    Ok(server)
}

/// A fresh database.
async fn database(seed: u64) -> Result<String, Error> {
    let url = tokio::task::spawn_blocking(cluster::url).await.map_err(Error::setup)?;
    let name = format!("faults_{seed}");
    run(&format!("{url}/postgres"), &format!("CREATE DATABASE {name}")).await?;
    Ok(format!("{url}/{name}"))
}

/// Cuts all connections of a server to the database.
async fn cut(db: &str, name: &str) -> Result<(), Error> {
    let whom = format!("application_name = '{name}' AND datname = current_database()");
    run(db, &format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {whom}")).await
}

async fn run(db: &str, sql: &str) -> Result<(), Error> {
    let (client, connection) = tokio_postgres::connect(db, NoTls).await.map_err(Error::setup)?;
    tokio::spawn(connection);
    client.batch_execute(sql).await.map_err(Error::setup)
}
