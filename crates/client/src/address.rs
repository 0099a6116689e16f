//! Where a server listens.

use crate::{Error, Result};
use hyper::Uri;
use std::fmt;

/// A server's host and port, as in `http://127.0.0.1:8080`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    authority: String,
}

impl Address {
    /// Reads an address.
    ///
    /// # Errors
    /// That it is not one, or not plain HTTP.
    pub fn new(url: &str) -> Result<Address> {
        let wrong = || Error::Address(url.to_owned());
        let uri: Uri = url.trim().parse().map_err(|_| wrong())?;
        match (uri.scheme_str(), uri.authority()) {
            (Some("http"), Some(authority)) => Ok(Address { authority: authority.to_string() }),
            _ => Err(wrong()),
        }
    }

    /// The host with its port, 80 if none is named.
    #[must_use]
    pub fn host(&self) -> String {
        match self.authority.rsplit_once(':') {
            // The last colon of an IPv6 address without a port is inside the brackets.
            Some((_, port)) if !port.ends_with(']') => self.authority.clone(),
            _ => format!("{}:80", self.authority),
        }
    }

    /// The address of a page for HTTP.
    #[must_use]
    pub fn http(&self, path: &str) -> String {
        format!("http://{}{path}", self.authority)
    }

    /// The address of a page for a WebSocket.
    #[must_use]
    pub fn ws(&self, path: &str) -> String {
        format!("ws://{}{path}", self.authority)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}", self.authority)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_plain_http_only() {
        let host = |url: &str| Address::new(url).map(|address| address.host()).ok();
        assert_eq!(host("http://127.0.0.1:8080"), Some("127.0.0.1:8080".to_owned()));
        assert_eq!(host("http://localhost/"), Some("localhost:80".to_owned()));
        assert_eq!(host("http://[::1]"), Some("[::1]:80".to_owned()));
        assert_eq!(host("https://localhost"), None);
        assert_eq!(host("localhost:8080"), None);
    }
}
