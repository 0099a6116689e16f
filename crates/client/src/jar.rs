//! Cookies, as far as one server needs them: no domains, no paths.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The cookies of one person.
#[derive(Debug, Default)]
pub struct Jar {
    cookies: Mutex<BTreeMap<String, String>>,
}

impl Jar {
    /// Keeps, changes or drops a cookie as a `set-cookie` header says.
    pub fn keep(&self, header: &str) {
        let mut parts = header.split(';').map(str::trim);
        let Some((name, value)) = parts.next().and_then(|pair| pair.split_once('=')) else { return };
        let gone = value.is_empty() || parts.any(|part| part.eq_ignore_ascii_case("max-age=0"));
        let mut cookies = self.cookies.lock().unwrap_or_else(PoisonError::into_inner);
        if gone {
            cookies.remove(name);
        } else {
            cookies.insert(name.to_owned(), value.to_owned());
        }
    }

    /// The `cookie` header to send, if there is anything to send.
    pub fn header(&self) -> Option<String> {
        let cookies = self.cookies.lock().unwrap_or_else(PoisonError::into_inner);
        let pairs: Vec<String> = cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        (!pairs.is_empty()).then(|| pairs.join("; "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_changes_and_drops() {
        let jar = Jar::default();
        assert_eq!(jar.header(), None);
        jar.keep("reame=one; HttpOnly; Path=/; Max-Age=600");
        jar.keep("lang=it");
        jar.keep("nothing");
        assert_eq!(jar.header().as_deref(), Some("lang=it; reame=one"));
        jar.keep("reame=two=2");
        assert_eq!(jar.header().as_deref(), Some("lang=it; reame=two=2"));
        jar.keep("reame=two; Max-Age=0");
        jar.keep("lang=; Path=/");
        assert_eq!(jar.header(), None);
    }
}
