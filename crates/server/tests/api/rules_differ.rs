//! A log that the rules of this program would have otherwise is not played on.

use crate::play::{answer, answer_any, at, begun};
use crate::world::{World, offers};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_log_was_altered_is_refused_and_never_written() {
    let played = World::new().await;
    let people = played.guests(["Anna", "Bruno"]).await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        let table = begun("morra", &json!({}), &people).await;
        for who in [0, 1, 1] {
            assert!(answer_any(&people[who], &table).await);
        }
        tables.push(table);
    }
    let [healthy, answer_altered, hash_altered, unreadable] = &tables[..] else { unreachable!() };
    let entry = |table: &str, n: u32| format!("WHERE tab = '{table}' AND n = {n}");
    let alter = |table: &str, n: u32, set: &str| {
        let sql = format!("UPDATE entries SET line = {set} {}", entry(table, n));
        assert_eq!(played.sql(&sql), 1);
    };
    alter(answer_altered, 2, "replace(line, '\"answer\":\"fingers/', '\"answer\":\"fingers/7')");
    alter(hash_altered, 1, "substr(line, 1, length(line) - 6) || '0000\"}'");
    alter(unreadable, 3, "'{'");

    let world = played.restarted().await;
    for person in &people {
        person.move_to(world.addr);
    }
    let before = world.dump();
    for (table, n) in [(answer_altered, 2), (hash_altered, 1), (unreadable, 3)] {
        // Not only the first time.
        for _ in 0..2 {
            for what in ["state", "state?seat=0&after=0&wait=1", "history?from=0", "view?at=0", "undo"] {
                let problem = people[0].get(&at(table, what)).await.refused(409, "rules-differ");
                assert!(problem["detail"].as_str().unwrap().starts_with(&format!("entry {n}:")), "{problem}");
            }
            let body = answer(4, "fingers/1", "new");
            people[0].post(&at(table, "answers"), &body).await.refused(409, "rules-differ");
            people[0]
                .post(&at(table, "undo"), &json!({"at": 4, "key": "new"}))
                .await
                .refused(409, "rules-differ");
            let refused = people[0].try_socket(table, "", &[]).await.err().expect("no socket");
            refused.refused(409, "rules-differ");
            let refused = people[0].try_socket(table, "from=4", &[]).await.err().expect("no socket");
            refused.refused(409, "rules-differ");
            people[0].get(&at(table, "stream")).await.refused(409, "rules-differ");
            let info = people[0].get(&format!("/api/tables/{table}")).await.is(200);
            assert_eq!(info["status"], "running", "the table itself can be looked at");
        }
    }
    assert_eq!(world.dump(), before, "nothing was written");
    assert!(answer_any(&people[0], healthy).await, "other tables go on");

    let mut findings = Vec::new();
    let look = |count, finding: server::doctor::Finding| findings.push((count, finding));
    server::doctor::examine(&world.db, &offers(), look).await.unwrap();
    assert_eq!(findings.len(), 4);
    for (count, finding) in findings {
        assert_eq!((count, finding.game.as_str()), (4, "morra"));
        let n = match &finding.table {
            table if table == healthy => None,
            table if table == answer_altered => Some(2),
            table if table == hash_altered => Some(1),
            _ => Some(3),
        };
        let is_named =
            |n: u32| finding.differs.as_ref().is_some_and(|why| why.starts_with(&format!("entry {n}:")));
        assert!(n.map_or(finding.differs.is_none(), is_named), "{n:?}: {:?}", finding.differs);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_with_a_broken_table_can_still_leave() {
    let played = World::new().await;
    let people = played.guests(["Anna", "Bruno"]).await;
    let table = begun("morra", &json!({}), &people).await;
    assert_eq!(played.sql("UPDATE entries SET line = '{'"), 1);
    let world = played.restarted().await;
    people.iter().for_each(|person| person.move_to(world.addr));
    people[0].delete("/api/me").await.is(204);
    let info = people[1].get(&format!("/api/tables/{table}")).await.is(200);
    assert_eq!(info["seats"][0]["bot"], "random");
}

/// A table that began by older rules, whose states were other ones, goes on if every answer is still legal; one that began
/// with content that nobody has stops, and says so.
#[tokio::test(flavor = "multi_thread")]
async fn tables_of_older_rules_go_on_and_tables_without_their_content_stop() {
    let played = World::new().await;
    let people = played.guests(["Anna", "Bruno"]).await;
    let [older, bare] =
        [begun("morra", &json!({}), &people).await, begun("morra", &json!({}), &people).await];
    for table in [&older, &bare] {
        for who in [0, 1, 1] {
            assert!(answer_any(&people[who], table).await);
        }
    }
    let old =
        format!("UPDATE tables SET header = replace(header, '\"version\":1,', '') WHERE id = '{older}'");
    assert_eq!(played.sql(&old), 1);
    let other = "substr(line, 1, length(line) - 6) || '0000\"}'";
    assert_eq!(played.sql(&format!("UPDATE entries SET line = {other} WHERE tab = '{older}' AND n > 0")), 3);
    let bare_of = "header = replace(header, content, '0123456789abcdef'), content = '0123456789abcdef'";
    assert_eq!(played.sql(&format!("UPDATE tables SET {bare_of} WHERE id = '{bare}'")), 1);

    let world = played.restarted().await;
    people.iter().for_each(|person| person.move_to(world.addr));
    assert!(answer_any(&people[0], &older).await, "it goes on");
    let problem = people[0].get(&at(&bare, "state")).await.refused(409, "rules-differ");
    assert!(problem["detail"].as_str().unwrap().contains("content 0123456789abcdef"), "{problem}");

    let mut findings = Vec::new();
    let look = |_, finding: server::doctor::Finding| findings.push(finding);
    server::doctor::examine(&world.db, &offers(), look).await.unwrap();
    let of = |table: &str| findings.iter().find(|finding| finding.table == table).unwrap();
    assert_eq!((of(&older).versions, &of(&older).differs), ((0, 1), &None));
    assert!(of(&bare).differs.as_ref().is_some_and(|why| why.contains("which is not here")));
    // It is replayed again when the server starts again, with the entries of both programs.
    let again = world.restarted().await;
    people.iter().for_each(|person| person.move_to(again.addr));
    assert!(answer_any(&people[1], &older).await || answer_any(&people[0], &older).await);
}
