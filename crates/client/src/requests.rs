//! Requests of one person.

use crate::jar::Jar;
use crate::{Address, Error, Reply, Result};
use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use hyper::{Method, Request, Response};
use hyper_util::client::legacy::{self, connect::HttpConnector};
use hyper_util::rt::TokioExecutor;
use serde::Serialize;
use std::sync::Arc;
use std::time::Duration;

/// Longer than the server ever holds a request that waits for news.
const PATIENCE: Duration = Duration::from_secs(90);

type Http = legacy::Client<HttpConnector, Full<Bytes>>;

/// One person's way to a server. Clones are the same person.
#[derive(Clone)]
pub struct Client {
    address: Address,
    http: Http,
    jar: Arc<Jar>,
}

impl Client {
    /// A stranger to the server of this address, such as `http://127.0.0.1:8080`.
    ///
    /// # Errors
    /// That it is not an address.
    pub fn new(base_url: &str) -> Result<Client> {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        let http = legacy::Client::builder(TokioExecutor::new()).build(connector);
        Ok(Client { address: Address::new(base_url)?, http, jar: Arc::default() })
    }

    /// Another stranger, over the same connections.
    #[must_use]
    pub fn another(&self) -> Client {
        Client { jar: Arc::default(), ..self.clone() }
    }

    /// The same person at another process of the same site.
    ///
    /// # Errors
    /// That it is not an address.
    pub fn at(&self, base_url: &str) -> Result<Client> {
        Ok(Client { jar: Arc::clone(&self.jar), ..Client::new(base_url)? })
    }

    /// The server's address.
    #[must_use]
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// The `cookie` header that this person sends.
    #[must_use]
    pub fn cookie(&self) -> Option<String> {
        self.jar.header()
    }

    /// Asks for a page, such as `/api/me`.
    ///
    /// # Errors
    /// That the server cannot be reached. A refusal is a [`Reply`] too.
    pub async fn get(&self, path: &str) -> Result<Reply> {
        self.send(Method::GET, path, None).await
    }

    /// Posts JSON.
    ///
    /// # Errors
    /// As [`Client::get`].
    pub async fn post(&self, path: &str, body: &impl Serialize) -> Result<Reply> {
        self.send(Method::POST, path, Some(("application/json", serde_json::to_vec(body)?))).await
    }

    /// Puts JSON.
    ///
    /// # Errors
    /// As [`Client::get`].
    pub async fn put(&self, path: &str, body: &impl Serialize) -> Result<Reply> {
        self.send(Method::PUT, path, Some(("application/json", serde_json::to_vec(body)?))).await
    }

    /// Deletes.
    ///
    /// # Errors
    /// As [`Client::get`].
    pub async fn delete(&self, path: &str) -> Result<Reply> {
        self.send(Method::DELETE, path, None).await
    }

    /// Sends any request; a body goes with its content type.
    ///
    /// # Errors
    /// As [`Client::get`].
    pub async fn send(&self, method: Method, path: &str, body: Option<(&str, Vec<u8>)>) -> Result<Reply> {
        in_time(async { Reply::read(self.request(method, path, body).await?).await }).await
    }

    /// Sends a request and gives what comes back with its body still unread.
    pub(crate) async fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<(&str, Vec<u8>)>,
    ) -> Result<Response<Incoming>> {
        let mut request = Request::builder().method(method).uri(self.address.http(path));
        if let Some(cookie) = self.jar.header() {
            request = request.header(COOKIE, cookie);
        }
        let body = match body {
            Some((kind, bytes)) => {
                request = request.header(CONTENT_TYPE, kind);
                Full::from(bytes)
            }
            None => Full::default(),
        };
        let request = request.body(body).map_err(Error::connection)?;
        let response = self.http.request(request).await.map_err(Error::connection)?;
        let cookies = response.headers().get_all(SET_COOKIE).iter();
        cookies.filter_map(|cookie| cookie.to_str().ok()).for_each(|cookie| self.jar.keep(cookie));
        Ok(response)
    }
}

/// Waits, but not for ever.
pub(crate) async fn in_time<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::time::timeout(PATIENCE, work).await.map_err(|_| Error::Late)?
}
