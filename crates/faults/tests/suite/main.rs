//! Servers killed and cut off under load. `KILLS=50` makes it the long form, `SEED` repeats the choices of a run.

use faults::{Plan, postgres, sqlite};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_when_the_server_is_killed() {
    let report = sqlite(&Plan::short(6)).await.unwrap_or_else(|error| panic!("{error}"));
    println!("sqlite {report}");
    assert!(report.kills >= 6 && report.acknowledged > 0, "{report}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_when_one_of_two_servers_is_killed_or_cut_off() {
    let report = postgres(&Plan::short(4)).await.unwrap_or_else(|error| panic!("{error}"));
    println!("postgres {report}");
    assert!(
        report.kills > 0 && report.cuts > 0 && report.restarts == 1 && report.acknowledged > 0,
        "{report}"
    );
}
