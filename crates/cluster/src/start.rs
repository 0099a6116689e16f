//! Makes the cluster and starts its keeper.

use crate::{Cluster, Keeper};
use std::env;
use std::fs;
use std::io::BufReader;
use std::net::TcpListener;
use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;

/// Users that the server may run as if the tests run as root, whom it refuses.
const UNPRIVILEGED: [&str; 2] = ["postgres", "nobody"];

/// Keeps the server until its standard input closes; each line that comes before restarts it. Durability against a
/// crash of the machine is not what the tests are about, hence no fsync.
const KEEPER: &str = r#"
cd "$FOLDER"
"$BIN/initdb" -D data -U reame -A scram-sha-256 --pwfile=password -E UTF8 --locale=C --no-sync >log 2>&1 &&
"$BIN/pg_ctl" -D data -l log -w start >/dev/null 2>&1 -o "-p $PORT -c listen_addresses=127.0.0.1 \
    -c unix_socket_directories='' -c fsync=off -c max_connections=300" && echo ready || { cat log; echo failed; }
while read -r restart; do
    "$BIN/pg_ctl" -D data -l log -w -m fast restart >/dev/null 2>&1 </dev/null && echo restarted || { cat log; echo failed; }
done
"$BIN/pg_ctl" -D data -m immediate stop >/dev/null 2>&1
cd / && rm -rf "$FOLDER"
"#;

/// Starts a server.
pub(crate) fn start() -> Cluster {
    let bin = binaries().expect("PostgreSQL is not installed: apt-get install postgresql");
    let folder = tempfile::Builder::new().prefix("reame-postgres").tempdir().expect("a folder").keep();
    let password = folder.file_name().and_then(|name| name.to_str()).expect("a name of letters").to_owned();
    fs::write(folder.join("password"), &password).expect("a file");
    let port = TcpListener::bind("127.0.0.1:0").and_then(|l| l.local_addr()).expect("a free port").port();
    let mut shell = as_unprivileged(&folder)
        .args(["sh", "-c", KEEPER])
        .env("BIN", bin)
        .env("FOLDER", &folder)
        .env("PORT", port.to_string())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        // Ctrl-C is for the tests; the shell has to clean up.
        .process_group(0)
        .spawn()
        .expect("a shell");
    let input = shell.stdin.take().expect("a pipe");
    let output = BufReader::new(shell.stdout.take().expect("a pipe"));
    let mut keeper = Keeper { _shell: shell, input, output };
    keeper.wait_for("ready");
    Cluster { url: format!("postgres://reame:{password}@127.0.0.1:{port}"), keeper: Mutex::new(keeper) }
}

/// The newest server binaries that are installed, on the path or where Debian hides them.
fn binaries() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|f| f.path());
    let mut folders: Vec<PathBuf> = versions.map(|version| version.join("bin")).collect();
    folders.sort_by_key(|bin| bin.parent().and_then(Path::file_name)?.to_str()?.parse::<u32>().ok());
    folders.reverse();
    folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    folders.into_iter().find(|bin| bin.join("initdb").exists() && bin.join("pg_ctl").exists())
}

/// A command that runs another one as somebody whom the server accepts, and the folder given to him.
fn as_unprivileged(folder: &Path) -> Command {
    let root = fs::metadata("/proc/self").map(|me| me.uid()).expect("a process has an owner") == 0;
    if !root {
        return Command::new("env");
    }
    let chown =
        |user: &str| Command::new("chown").args(["-R", user]).arg(folder).stderr(Stdio::null()).status();
    let user = UNPRIVILEGED.into_iter().find(|user| chown(user).is_ok_and(|done| done.success()));
    let mut command = Command::new("runuser");
    command.args(["-u", user.expect("a user called postgres or nobody"), "--"]);
    command
}
