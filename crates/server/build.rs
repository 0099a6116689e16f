//! Files of the browser client that are added or removed are embedded anew.

use std::fs;

fn main() {
    // A folder that is not there would count as changed on every call, and link everything anew.
    let dist = "../../web/dist";
    if let Err(error) = fs::create_dir_all(dist) {
        println!("cargo:warning={dist}: {error}");
    }
    println!("cargo:rerun-if-changed={dist}");
}
