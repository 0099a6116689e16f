//! The TypeScript types of the view and the events, for the web client: `web/src/games/kingsburg/types.ts` is made from
//! the Rust types and must be current.
//!
//!     cargo test -p kingsburg --features types --test types               # is it current?
//!     TYPES=write cargo test -p kingsburg --features types --test types   # write it anew
#![cfg(feature = "types")]

use kingsburg::event::Event;
use kingsburg::view::Shown;
use std::collections::BTreeMap;
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../web/src/games/kingsburg/types.ts");

/// Declarations by name: a type, and every type it is made of.
#[derive(Default)]
struct Declarations {
    config: Config,
    by_name: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Maps and lists have no name of their own: what they are made of is visited with who holds them.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        if !self.by_name.contains_key(&name) {
            let docs = T::docs().unwrap_or_default();
            self.by_name.insert(name, tidy(&format!("{docs}export {}\n", T::decl(&self.config))));
            T::visit_dependencies(self);
        }
    }
}

/// Comments on one line, variants on lines of their own, no spaces at ends of lines.
fn tidy(declaration: &str) -> String {
    let text = declaration.replace("/**\n * ", "/** ").replace("\n */", " */").replace("} | {", "}\n  | {");
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

#[test]
fn the_types_of_the_web_client_are_current() {
    let mut declarations = Declarations::default();
    declarations.visit::<Shown>();
    declarations.visit::<Event>();
    let head =
        "// Made from the Rust types by crates/games/kingsburg/tests/types.rs; do not edit.\n\n".to_owned();
    let body: Vec<_> = declarations.by_name.into_values().collect();
    let current = head + &body.join("\n");
    let file = Path::new(FILE);
    if std::env::var("TYPES").as_deref() == Ok("write") {
        std::fs::write(file, &current).expect("the file can be written");
    }
    let found = std::fs::read_to_string(file).unwrap_or_default();
    assert!(
        found == current,
        "{FILE} is not current: TYPES=write cargo test -p kingsburg --features types --test types"
    );
}
