//! Files of the browser client that are added or removed are embedded anew.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
