//! What people write of a position, laid over what is usual: only what matters has to be written.

use serde_json::Value;

/// What a game knows of the fields of its positions, by the name of each.
pub trait Fields {
    /// The place in the list of this field that a word stands for, so that a map can name some of a list.
    fn place(&self, field: &str, usual: &[Value], word: &str) -> Option<usize>;

    /// Is it taken as a whole: what it leaves out is not there?
    fn is_whole(&self, _field: &str) -> bool {
        false
    }

    /// What was written in short, in full.
    ///
    /// # Errors
    /// What is wrong with it, without its field.
    fn in_full(&self, _field: &str, _usual: &Value, given: Value) -> Result<Value, String> {
        Ok(given)
    }
}

/// Lays what is given over what is usual: objects field by field, lists by name where they are given as a map, lists of objects by place,
/// all else as a whole. What fits nowhere is told with its place, and the rest is laid all the same.
pub fn lay_over(fields: &impl Fields, usual: &mut Value, given: Value, place: &str, wrong: &mut Vec<String>) {
    let field = place.rsplit('.').next().unwrap_or_default();
    let given = match fields.in_full(field, usual, given) {
        Ok(given) => given,
        Err(why) => return wrong.push(format!("{place}: {why}")),
    };
    match (usual, given) {
        // What usually has nothing may have anything: what that may be is told when it is read.
        (Value::Object(usual), Value::Object(given)) if !usual.is_empty() && !fields.is_whole(field) => {
            for (name, value) in given {
                match usual.get_mut(&name) {
                    Some(old) => lay_over(fields, old, value, &format!("{place}.{name}"), wrong),
                    None => wrong.push(format!("{place}: there is no field '{name}'")),
                }
            }
        }
        (Value::Array(usual), Value::Object(given)) => {
            for (name, value) in given {
                let at = fields.place(field, usual, &name);
                match at.and_then(|at| usual.get_mut(at)) {
                    Some(old) => lay_over(fields, old, value, &format!("{place}.{name}"), wrong),
                    None => wrong.push(format!("{place}: there is no '{name}'")),
                }
            }
        }
        (Value::Array(usual), Value::Array(given))
            if usual.iter().all(Value::is_object) && !usual.is_empty() =>
        {
            for (n, value) in given.into_iter().enumerate() {
                match usual.get_mut(n) {
                    Some(old) => lay_over(fields, old, value, &format!("{place}[{n}]"), wrong),
                    None => wrong.push(format!("{place}: there is no number {n}")),
                }
            }
        }
        (usual, given) => *usual = given,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// Lists are by the words one and two; tokens are whole; a word stands for something with a name.
    struct Words;

    impl Fields for Words {
        fn place(&self, _: &str, _: &[Value], word: &str) -> Option<usize> {
            ["one", "two"].iter().position(|one| *one == word)
        }

        fn is_whole(&self, field: &str) -> bool {
            field == "tokens"
        }

        fn in_full(&self, _: &str, usual: &Value, given: Value) -> Result<Value, String> {
            match given {
                Value::String(name) if name.is_empty() => Err("nobody".to_owned()),
                Value::String(name) if usual.get("name").is_some() => Ok(json!({ "name": name })),
                given => Ok(given),
            }
        }
    }

    fn laid(given: Value) -> (Value, Vec<String>) {
        let mut usual = json!({
            "gold": 3,
            "tokens": { "wales": 1 },
            "none": {},
            "houses": [{ "name": "a", "gold": 1 }, { "name": "b", "gold": 1 }],
            "counts": [4, 5],
        });
        let mut wrong = Vec::new();
        lay_over(&Words, &mut usual, given, "state", &mut wrong);
        (usual, wrong)
    }

    #[test]
    fn some_of_it_is_enough() {
        let given =
            json!({ "houses": { "two": { "gold": 9 } }, "counts": { "one": 7 }, "tokens": { "wessex": 2 } });
        let (state, wrong) = laid(given);
        assert_eq!(wrong, [""; 0]);
        assert_eq!(state["houses"], json!([{ "name": "a", "gold": 1 }, { "name": "b", "gold": 9 }]));
        assert_eq!((&state["counts"], &state["gold"]), (&json!([7, 5]), &json!(3)));
        assert_eq!(state["tokens"], json!({ "wessex": 2 }), "taken as a whole");
        let (state, wrong) = laid(json!({ "houses": ["c"], "none": { "any": 1 }, "counts": [1] }));
        assert_eq!(wrong, [""; 0]);
        assert_eq!(state["houses"][0], json!({ "name": "c", "gold": 1 }));
        assert_eq!((&state["none"], &state["counts"]), (&json!({ "any": 1 }), &json!([1])));
    }

    #[test]
    fn all_that_fits_nowhere_is_told() {
        let houses = json!({ "three": {}, "one": { "silver": 1 }, "two": "" });
        let (state, mut wrong) = laid(json!({ "golf": 1, "gold": 2, "houses": houses }));
        wrong.sort();
        assert_eq!(
            wrong,
            [
                "state.houses.one: there is no field 'silver'",
                "state.houses.two: nobody",
                "state.houses: there is no 'three'",
                "state: there is no field 'golf'",
            ]
        );
        assert_eq!(state["gold"], json!(2), "what fits is laid");
        let (_, wrong) = laid(json!({ "houses": [{}, {}, {}] }));
        assert_eq!(wrong, ["state.houses: there is no number 2"]);
    }
}
