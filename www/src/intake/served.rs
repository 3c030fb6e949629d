//! The server's responses to a crawler's User-Agent, compared with robots.txt. `web/net/served-live.ts` makes the comparison.

use robotscope::availability::CrawlAnswer;
use robotscope::crawlers::Certainty;
use serde::Deserialize;

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Served {
    /// The crawler's product token.
    pub(crate) crawler: String,
    /// The kind of failure, if the service did not complete its requests. The other fields are then unknown.
    pub(crate) not_fetched: Option<String>,
    pub(crate) access: Option<CrawlAnswer>,
    pub(crate) robots_txt: Option<NamedRobots>,
    /// The status of the last response, or `None` if the last URL got no response.
    pub(crate) status: Option<u16>,
    /// The kind of failure, if the response is missing or incomplete.
    pub(crate) failure: Option<String>,
    pub(crate) refusal: Option<Refused>,
    pub(crate) contradiction: Option<Contradiction>,
    /// The final URL for the crawler's User-Agent, if it differs from the final URL for the service's own User-Agent.
    pub(crate) elsewhere: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Contradiction {
    AllowedRefused,
    DisallowedServed,
}

/// The robots.txt that the server sends to the crawler's User-Agent.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct NamedRobots {
    /// Set if the server refuses to send robots.txt, unless a bot wall also refuses to send it to the service's own User-Agent.
    pub(crate) refusal: Option<Refused>,
    pub(crate) differs: bool,
}

/// A server's refusal of a request.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct Refused {
    pub(crate) kind: String,
    /// The product that refuses the request, if a header or the page identifies it.
    pub(crate) by: Option<String>,
    /// The certainty that the response is from this product.
    pub(crate) certainty: Option<Certainty>,
    pub(crate) price: Option<String>,
}
