//! Games that were recorded before rules had versions go on: replayed by their answers and outcomes, and hashed anew.

use table::log::{Act, Entry};
use table::{Log, StateHash};
use transcripts::file::{Transcript, all_in};
use transcripts::{folder, titles};

fn log_of(recorded: &Transcript) -> Log {
    let read = |scene: &transcripts::scene::Scene| serde_json::from_value::<Entry>(scene.entry.clone());
    let entries = recorded.scenes.iter().map(read).collect::<Result<_, _>>().expect("entries");
    Log { header: recorded.header.clone(), entries }
}

/// As if every state had been another one.
fn with_other_states(log: &Log) -> Log {
    let mut log = log.clone();
    for entry in &mut log.entries {
        if let Act::Start { hash, .. } | Act::Answer { hash, .. } | Act::Undo { hash, .. } = &mut entry.act {
            *hash = StateHash::of(&"another state");
        }
    }
    log
}

#[test]
fn logs_recorded_before_versions_go_on_whatever_their_states_were() {
    // The recordings of these were made before; later titles began with a version.
    for (title, _) in
        titles().into_iter().filter(|(title, _)| ["kingsburg", "warlords"].contains(&title.name))
    {
        let files = all_in(&folder(title.name)).expect("a folder");
        let logs = files.iter().map(|file| (file, log_of(&Transcript::read(file).expect("readable"))));
        // Those that were recorded anew, because rules have changed for them, are not old any more.
        let old: Vec<_> = logs.filter(|(_, log)| log.header.version == 0).collect();
        assert!(old.len() > files.len() / 2, "an old header is understood");
        for (file, log) in old.iter().step_by(old.len() / 4) {
            let altered = with_other_states(log);
            let table = title.load(&altered, None, &mut |_, _| {}).expect("every answer is still legal");
            assert_eq!(table.entries(), log.entries, "{}: hashed anew", file.display());
            assert!(table.standing().is_some());

            let mut present = altered;
            present.header.version = title.rules;
            let bad = title.load(&present, None, &mut |_, _| {}).err().expect("these rules compare hashes");
            assert_eq!(bad.entry, Some(0), "{bad}");
        }
    }
}
