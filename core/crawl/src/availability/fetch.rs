//! What came back when robots.txt was asked for.

use crate::names::names;

use std::time::Duration;

use crate::sources::{self, Reference};

/// What came back when `/robots.txt` was asked for, as the caller saw it, and what only time tells. What is not known is
/// `None`; it is never guessed.
///
/// ```
/// use robotscope::availability::{Fetch, LastGoodCopy, RestOfSite};
/// use std::time::Duration;
///
/// let fetch = Fetch {
///     unreachable_for: Some(Duration::from_secs(40 * 24 * 3600)),
///     last_good_copy: Some(LastGoodCopy::Missing),
///     rest_of_site: Some(RestOfSite::Available),
///     ..Fetch::status(503)
/// };
/// assert_eq!(fetch.redirects, 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fetch {
    /// What came back in the end.
    pub response: Response,
    /// How many redirects were followed, one after the other, before that.
    pub redirects: u32,
    /// Since how long the file has been unreachable.
    pub unreachable_for: Option<Duration>,
    /// Whether the crawler has a copy from the time before.
    pub last_good_copy: Option<LastGoodCopy>,
    /// Whether the other pages of the site can be fetched.
    pub rest_of_site: Option<RestOfSite>,
}

/// The end of a fetch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Response {
    /// An HTTP status code, of any value.
    Status(u16),
    /// No answer, or none that is HTTP: name not found, time-out, connection reset, broken chunks ([google-robots-txt]).
    NetworkFailure,
}

names! {
    /// Whether a crawler has the last robots.txt that it could read.
    pub enum LastGoodCopy {
        /// It has one.
        Exists = "exists",
        /// It never had one, or has it no more.
        Missing = "missing",
    }
}

names! {
    /// How the rest of a site is while its robots.txt is unreachable.
    pub enum RestOfSite {
        /// Its pages can be fetched.
        Available = "available",
        /// They cannot, either.
        Unavailable = "unavailable",
    }
}

impl Fetch {
    /// A fetch that ended with this HTTP status, without redirects; nothing else is known.
    pub const fn status(status: u16) -> Self {
        Self::new(Response::Status(status))
    }

    /// A fetch to which no HTTP answer came; nothing else is known.
    pub const fn network_failure() -> Self {
        Self::new(Response::NetworkFailure)
    }

    const fn new(response: Response) -> Self {
        Self { response, redirects: 0, unreachable_for: None, last_good_copy: None, rest_of_site: None }
    }
}

impl Response {
    /// Where RFC 9309 says what it means: of a success, which groups apply and which rule decides.
    ///
    /// ```
    /// use robotscope::{availability::Response, sources};
    ///
    /// assert_eq!(Response::Status(404).sources(), [sources::RFC9309_UNAVAILABLE]);
    /// ```
    pub fn sources(self) -> &'static [&'static Reference] {
        match FetchCase::from_response(self) {
            FetchCase::Success | FetchCase::OtherSuccess | FetchCase::TooLong => {
                &[sources::RFC9309_AGENTS, sources::RFC9309_RULES]
            }
            FetchCase::NotModified | FetchCase::Redirect | FetchCase::TooManyRedirects => &[sources::RFC9309_REDIRECTS],
            FetchCase::ClientError | FetchCase::TooManyRequests => &[sources::RFC9309_UNAVAILABLE],
            FetchCase::ServerError | FetchCase::NetworkFailure | FetchCase::InvalidStatus => &[sources::RFC9309_UNREACHABLE],
        }
    }
}

names! {
    /// The cases that documents distinguish.
    ///
    /// ```
    /// use robotscope::availability::FetchCase;
    ///
    /// assert_eq!(FetchCase::TooManyRequests.as_str(), "too-many-requests");
    /// ```
    #[non_exhaustive]
    pub enum FetchCase {
        /// Status 200.
        Success = "success",
        /// Another status from 201 to 299.
        OtherSuccess = "other-success",
        /// Success, but the text is longer than what the engine promises to read.
        TooLong = "too-long",
        /// Status 304.
        NotModified = "not-modified",
        /// A status from 300 to 399 that was not followed.
        Redirect = "redirect",
        /// More redirects than an engine promises to follow.
        TooManyRedirects = "too-many-redirects",
        /// A status from 400 to 499 other than 429.
        ClientError = "client-error",
        /// Status 429.
        TooManyRequests = "too-many-requests",
        /// A status from 500 to 599.
        ServerError = "server-error",
        /// No answer, or none that is HTTP.
        NetworkFailure = "network-failure",
        /// A number that is no final HTTP status: below 200 or above 599 (RFC 9110, 15).
        InvalidStatus = "invalid-status",
    }
}

impl FetchCase {
    /// The case of a response by itself, without what came before it.
    pub(super) fn from_response(response: Response) -> Self {
        match response {
            Response::NetworkFailure => Self::NetworkFailure,
            Response::Status(200) => Self::Success,
            Response::Status(201..=299) => Self::OtherSuccess,
            Response::Status(304) => Self::NotModified,
            Response::Status(300..=399) => Self::Redirect,
            Response::Status(429) => Self::TooManyRequests,
            Response::Status(400..=499) => Self::ClientError,
            Response::Status(500..=599) => Self::ServerError,
            Response::Status(_) => Self::InvalidStatus,
        }
    }
}
