//! Which peers there are.

/// A peer: what is put into its folder before its packages are installed.
#[derive(Debug)]
pub struct Peer {
    /// Its name for people.
    pub name: &'static str,
    /// Its version, as in the list of its packages.
    pub version: &'static str,
    /// The name of its folder.
    pub folder: &'static str,
    /// What its packages come with.
    pub tool: Tool,
    /// The list of its packages, each with its version.
    pub lock: (&'static str, &'static str),
    /// Its other files.
    pub files: &'static [(&'static str, &'static str)],
}

/// What a peer's packages come with.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tool {
    /// Packages for Node.
    Npm,
    /// Packages for Python.
    Pip,
}

/// All peers.
pub const ALL: [&Peer; 4] = [&OPENSPIEL, &CATANATRON, &BOARDGAME_IO, &COLYSEUS];

/// A file of a peer, by its place in `bench/peers`.
macro_rules! text {
    ($path:literal) => {
        include_str!(concat!("../../../bench/peers/", $path))
    };
}

const CONQUEST: (&str, &str) = ("conquest.js", text!("conquest.js"));
const LIFE: (&str, &str) = ("life.js", text!("life.js"));

/// A framework for turn-based games in JavaScript, with a server.
pub const BOARDGAME_IO: Peer = Peer {
    name: "boardgame.io",
    version: "0.50.2",
    folder: "bgio",
    tool: Tool::Npm,
    lock: ("package-lock.json", text!("bgio/package-lock.json")),
    files: &[
        (".npmrc", text!("bgio/.npmrc")),
        ("package.json", text!("bgio/package.json")),
        ("game.js", text!("bgio/game.js")),
        ("play.js", text!("bgio/play.js")),
        ("server.js", text!("bgio/server.js")),
        CONQUEST,
        LIFE,
    ],
};

/// A server for games of all kinds in JavaScript.
pub const COLYSEUS: Peer = Peer {
    name: "colyseus",
    version: "0.18.17",
    folder: "colyseus",
    tool: Tool::Npm,
    lock: ("package-lock.json", text!("colyseus/package-lock.json")),
    files: &[
        (".npmrc", text!("colyseus/.npmrc")),
        ("package.json", text!("colyseus/package.json")),
        ("server.js", text!("colyseus/server.js")),
        CONQUEST,
        LIFE,
    ],
};

/// Games and search for research, in C++ with a Python face.
pub const OPENSPIEL: Peer = Peer {
    name: "OpenSpiel",
    version: "2.0.2",
    folder: "openspiel",
    tool: Tool::Pip,
    lock: ("requirements.txt", text!("openspiel/requirements.txt")),
    files: &[("play.py", text!("openspiel/play.py"))],
};

/// Catan in Python.
pub const CATANATRON: Peer = Peer {
    name: "catanatron",
    version: "3.2.1",
    folder: "catanatron",
    tool: Tool::Pip,
    lock: ("requirements.txt", text!("catanatron/requirements.txt")),
    files: &[("play.py", text!("catanatron/play.py"))],
};
