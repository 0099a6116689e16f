//! Peers that cannot be had, and what is put into their folders.

use peers::{ALL, COLYSEUS};
use std::path::Path;

#[test]
fn a_peer_that_cannot_be_installed_is_left_out_with_a_line() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
    for peer in ALL {
        let left_out = peer.install(&file).expect_err("a file is no folder").to_string();
        assert!(left_out.starts_with(&format!("{} is left out: ", peer.name)), "{left_out}");
        assert_eq!(left_out.lines().count(), 1);
    }
}

#[test]
fn every_version_is_pinned_and_no_list_has_an_address() {
    for peer in ALL {
        let (_, list) = peer.lock;
        assert!(!list.contains("\"resolved\"") && !list.contains("://registry"), "{}", peer.name);
        let exact = [format!("=={}\n", peer.version), format!("\"version\": \"{}\"", peer.version)];
        assert!(exact.iter().any(|version| list.contains(version)), "{}", peer.name);
        let versions = list.lines().filter(|line| line.contains("==") || line.contains("\"integrity\""));
        assert!(versions.count() > 1, "{}", peer.name);
    }
}

#[test]
fn what_is_installed_already_is_taken_as_it_is() -> std::io::Result<()> {
    let under = tempfile::tempdir()?;
    std::fs::create_dir_all(under.path().join(COLYSEUS.folder))?;
    std::fs::write(under.path().join(COLYSEUS.folder).join("installed"), COLYSEUS.lock.1)?;
    let installed = COLYSEUS.install(under.path()).expect("nothing is to be fetched");
    assert!(
        installed.script("server.js").get_current_dir().is_some_and(|dir| dir.join("conquest.js").is_file())
    );
    Ok(())
}
