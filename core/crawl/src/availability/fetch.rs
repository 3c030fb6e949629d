//! The result of fetching robots.txt.

use crate::names::names;

use std::time::Duration;

use crate::sources::{self, Reference};

/// The result of fetching `/robots.txt`, with facts about earlier fetches and the site, as the caller observed them. `None`
/// represents an unknown fact.
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
    /// The final response.
    pub response: Response,
    /// The number of redirects followed before the final response.
    pub redirects: u32,
    /// The time for which the file has been unreachable.
    pub unreachable_for: Option<Duration>,
    /// The crawler's earlier copy: present, missing or unknown.
    pub last_good_copy: Option<LastGoodCopy>,
    /// The reachability of the site's other pages.
    pub rest_of_site: Option<RestOfSite>,
}

/// The final response to a request for robots.txt, or a network failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Response {
    /// An HTTP status code; any number is accepted.
    Status(u16),
    /// No complete HTTP response, for example after a DNS failure, a time-out, a connection reset or invalid chunks ([google-robots-txt]).
    NetworkFailure,
}

names! {
    /// The state of a crawler's last good copy of robots.txt.
    pub enum LastGoodCopy {
        /// The crawler has a copy.
        Exists = "exists",
        /// The crawler never had a copy, or no longer has one.
        Missing = "missing",
    }

    /// The reachability of a site's other pages while robots.txt is unreachable.
    pub enum RestOfSite {
        /// The pages can be fetched.
        Available = "available",
        /// The pages cannot be fetched either.
        Unavailable = "unavailable",
    }
}

impl Fetch {
    /// Returns a fetch that ended with this HTTP status, without redirects. All other facts are unknown.
    pub const fn status(status: u16) -> Self {
        Self::new(Response::Status(status))
    }

    /// Returns a fetch that received no HTTP response. All other facts are unknown.
    pub const fn network_failure() -> Self {
        Self::new(Response::NetworkFailure)
    }

    const fn new(response: Response) -> Self {
        Self { response, redirects: 0, unreachable_for: None, last_good_copy: None, rest_of_site: None }
    }
}

impl Response {
    /// Returns the sections of RFC 9309 that define the effect of the response. After a successful fetch, these are the sections about
    /// groups and rules.
    ///
    /// ```
    /// use robotscope::{availability::Response, sources};
    ///
    /// assert_eq!(Response::Status(404).sources(), [sources::RFC9309_UNAVAILABLE]);
    /// assert_eq!(Response::Status(304).sources(), [sources::RFC9309_CACHING]);
    /// ```
    pub fn sources(self) -> &'static [&'static Reference] {
        match FetchCase::from_response(self) {
            FetchCase::Success | FetchCase::OtherSuccess | FetchCase::TooLong => {
                &[sources::RFC9309_AGENTS, sources::RFC9309_RULES]
            }
            FetchCase::NotModified => &[sources::RFC9309_CACHING],
            FetchCase::Redirect | FetchCase::TooManyRedirects => &[sources::RFC9309_REDIRECTS],
            FetchCase::ClientError | FetchCase::TooManyRequests => &[sources::RFC9309_UNAVAILABLE],
            FetchCase::ServerError | FetchCase::NetworkFailure | FetchCase::InvalidStatus => &[sources::RFC9309_UNREACHABLE],
        }
    }
}

names! {
    /// The kind of a fetch result. Two results have different kinds if at least one search engine documents different handling for them.
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
        /// A status from 201 to 299.
        OtherSuccess = "other-success",
        /// A successful response whose text is longer than the engine's size limit.
        TooLong = "too-long",
        /// Status 304.
        NotModified = "not-modified",
        /// A status from 300 to 399 other than 304. The redirect was not followed.
        Redirect = "redirect",
        /// More redirects than the engine's limit.
        TooManyRedirects = "too-many-redirects",
        /// A status from 400 to 499 other than 429.
        ClientError = "client-error",
        /// Status 429.
        TooManyRequests = "too-many-requests",
        /// A status from 500 to 599.
        ServerError = "server-error",
        /// No HTTP response.
        NetworkFailure = "network-failure",
        /// A number that is not a final HTTP status: below 200 or above 599 (RFC 9110, 15).
        InvalidStatus = "invalid-status",
    }
}

impl FetchCase {
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
