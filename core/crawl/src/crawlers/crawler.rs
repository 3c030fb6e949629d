//! One entry of the catalogue.

use super::{AvailabilityName, Compliance, Fact, PageDialectName, Support, WildcardGroup};
use crate::dialect::DialectName;
use crate::names::names;
use crate::sources::Reference;

// What a fallback is: [rfc9309-agents].
/// A crawler of the catalogue: who it is and what it is known to do.
///
/// ```
/// use robotscope::crawlers::{CrawlerClass, by_token};
/// use robotscope::dialect::DialectName;
///
/// let applebot = by_token("Applebot").ok_or("not in the catalogue")?;
/// assert_eq!(applebot.class, CrawlerClass::Search);
/// assert_eq!(applebot.fallback.value, ["Applebot", "Googlebot"]);
/// assert_eq!(applebot.dialect, DialectName::Apple);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct Crawler {
    /// The product token: the name by which robots.txt addresses it. May have digits, dots and spaces, which the RFC does not
    /// allow.
    pub token: &'static str,
    /// Who runs it.
    pub operator: &'static str,
    /// What it is for.
    pub class: CrawlerClass,
    /// Whether people ask about it, which is our judgement.
    pub prominence: Prominence,
    /// What the pages that it fetches are used for in AI: what its class says, or more, as models are trained with the archive of
    /// CCBot.
    pub ai_uses: &'static [AiUse],
    /// The product tokens that it answers to, in the order in which it looks for them: the first one that has a group decides. The
    /// final "*" is not among them, see `wildcard`. Empty where no product token is known.
    pub fallback: Fact<&'static [&'static str]>,
    /// Whether groups for "*" apply when no group names it.
    pub wildcard: Fact<WildcardGroup>,
    /// Whether it follows robots.txt at all.
    pub robots: Fact<Compliance>,
    /// Whether it honours Crawl-delay.
    pub crawl_delay: Fact<Support>,
    /// Whether it renders pages, with the scripts and styles that it may fetch ([google-javascript], [apple-applebot]).
    pub renders: Fact<Support>,
    /// The names that it reads in robots meta elements and X-Robots-Tag beside the general "robots", the most specific first.
    /// Where nothing is documented, its product token, assumed.
    pub meta_names: Fact<&'static [&'static str]>,
    /// The name in the User-Agent header of its requests.
    pub sent_name: Fact<SentName>,
    /// One example of its User-Agent header; left out for a token without requests of its own or an unknown string.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub user_agent: Option<Fact<&'static str>>,
    /// How its addresses are told from those of others who send its name; left out where nothing is published, or nothing was found.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub origin: Option<&'static Origin>,
    /// The URL of the page to read about it.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub doc: Option<&'static str>,
    /// Where the facts come from and what is not verified, in one sentence.
    pub source: &'static str,
    /// The day (YYYY-MM-DD) on which the sources were read; of several the oldest.
    pub read: &'static str,
    /// How it reads robots.txt.
    pub dialect: DialectName,
    /// How it judges what comes back for robots.txt; where its operator says nothing, as RFC 9309 has it, assumed.
    pub availability: Fact<AvailabilityName>,
    /// How it reads page-level directives.
    pub page_dialect: Fact<PageDialectName>,
    /// Whether it is still about.
    pub status: CrawlerStatus,
    /// The product token of the crawler that took its place.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub successor: Option<&'static str>,
}

impl Crawler {
    /// Whether people who look for crawlers of a purpose mean this one: it is of that class, or its copies are used for training models.
    ///
    /// ```
    /// use robotscope::crawlers::{CrawlerClass, by_token};
    ///
    /// let ccbot = by_token("CCBot").ok_or("not in the catalogue")?;
    /// assert!(ccbot.serves(CrawlerClass::Archive) && ccbot.serves(CrawlerClass::AiTraining));
    /// assert!(!ccbot.serves(CrawlerClass::AiSearch));
    /// # Ok::<(), &str>(())
    /// ```
    pub fn serves(&self, purpose: CrawlerClass) -> bool {
        self.class == purpose || purpose == CrawlerClass::AiTraining && self.ai_uses.contains(&AiUse::Training)
    }

    /// The page where its operator documents it, to be cited.
    ///
    /// ```
    /// use robotscope::crawlers::by_token;
    ///
    /// let page = by_token("GPTBot").and_then(|crawler| crawler.documentation()).ok_or("no page")?;
    /// assert_eq!((page.id, page.title), ("GPTBot", "OpenAI"));
    /// # Ok::<(), &str>(())
    /// ```
    pub fn documentation(&self) -> Option<Reference> {
        Some(Reference { id: self.token, title: self.operator, url: self.doc?, read: self.read })
    }
}

// [google-verification], [bing-verification], [yandex-robots].
/// How the addresses of a crawler are told from those of others: anybody can send its User-Agent.
///
/// ```
/// use robotscope::crawlers::by_token;
///
/// let origin = by_token("bingbot").and_then(|crawler| crawler.origin).ok_or("nothing is published")?;
/// assert_eq!(origin.reverse_dns.value, ["search.msn.com"]);
/// assert_eq!(origin.source.title, "Bing: verifying Bingbot");
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct Origin {
    /// The domains in which the names of its addresses are: the name of an address is in one of them, and leads back to that address.
    /// Empty where none is named.
    pub reverse_dns: Fact<&'static [&'static str]>,
    /// URLs of the operator's address lists: JSON with `prefixes`, or a geofeed (RFC 8805). Empty if the operator publishes none.
    pub address_lists: Fact<&'static [&'static str]>,
    /// The origin of the key directory for signed requests (Web Bot Auth), as in the header `Signature-Agent`. Its keys are at
    /// `/.well-known/http-message-signatures-directory`.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub key_directory: Option<Fact<&'static str>>,
    /// The page that says so.
    pub source: &'static Reference,
}

names! {
    /// What a crawler is for.
    ///
    /// ```
    /// use robotscope::crawlers::{CrawlerClass, by_token};
    ///
    /// let class = by_token("CCBot").ok_or("not in the catalogue")?.class;
    /// assert_eq!(class, CrawlerClass::Archive);
    /// assert_eq!(class.as_str(), "archive");
    /// # Ok::<(), &str>(())
    /// ```
    #[non_exhaustive]
    pub enum CrawlerClass {
        /// Web search.
        Search = "search",
        /// Advertising: landing pages and placements.
        Ads = "ads",
        /// Collecting text or images to train models.
        AiTraining = "ai-training",
        /// The index behind an answer engine.
        AiSearch = "ai-search",
        /// Fetching one page because a user of an assistant asked.
        AiUserFetch = "ai-user-fetch",
        /// Keeping copies of the web.
        Archive = "archive",
        /// Links and rankings for site owners.
        Seo = "seo",
        /// The card that a shared link unfolds into.
        SocialPreview = "social-preview",
        /// Is the site up, and how fast?
        Monitoring = "monitoring",
        /// Anything else.
        Other = "other",
    }
}

names! {
    /// Whether people ask about a crawler: so that a short answer, or one for few crawlers, is about those that most people mean. "leading"
    /// are those to be named where only a few are; "main" are others that most people ask about.
    ///
    /// ```
    /// use robotscope::crawlers::{Prominence, by_token};
    ///
    /// assert_eq!(by_token("Googlebot").map(|crawler| crawler.prominence), Some(Prominence::Leading));
    /// assert_eq!(by_token("CCBot").map(|crawler| crawler.prominence), Some(Prominence::Main));
    /// ```
    pub enum Prominence {
        /// It is named where only a few are.
        Leading = "leading",
        /// It belongs to those that most people ask about, as the leading ones do.
        Main = "main",
        /// Any other.
        Other = "other",
    }
}

names! {
    // [google-common-crawlers], [anthropic-crawlers], [openai-crawlers], [perplexity-crawlers], [meta-crawlers].
    /// What pages are used for in AI: to train models, or as material for answers.
    ///
    /// ```
    /// use robotscope::crawlers::{AiUse, by_token};
    ///
    /// let ccbot = by_token("CCBot").ok_or("not in the catalogue")?;
    /// assert_eq!(ccbot.ai_uses, [AiUse::Training]);
    /// assert_eq!(ccbot.ai_uses.first().map(|used| used.as_str()), Some("training"));
    /// # Ok::<(), &str>(())
    /// ```
    #[non_exhaustive]
    pub enum AiUse {
        /// Models are trained with them.
        Training = "training",
        /// They are material for answers: they are searched, quoted or summed up.
        Input = "input",
    }
}

names! {
    // [google-common-crawlers], [apple-applebot].
    /// The name in the User-Agent header of a crawler: its own, another one (of a browser or of another crawler), or none, because a token
    /// for robots.txt sends no requests.
    ///
    /// ```
    /// use robotscope::crawlers::{SentName, by_token};
    ///
    /// let sent_name = |token| by_token(token).map(|crawler| crawler.sent_name.value);
    /// assert_eq!(sent_name("GPTBot"), Some(SentName::Own));
    /// assert_eq!(sent_name("Google-Extended"), Some(SentName::NoRequests));
    /// ```
    #[non_exhaustive]
    pub enum SentName {
        /// Its own name.
        Own = "own",
        /// The name of a browser or of another crawler: the User-Agent does not identify it.
        Other = "other",
        /// None: the token is for robots.txt only, and other crawlers send the requests.
        NoRequests = "no-requests",
    }
}

names! {
    // [google-special-crawlers], [google-user-fetchers], [bing-robots-txt], [anthropic-crawlers], [openai-crawlers], [perplexity-crawlers], [meta-crawlers].
    /// Whether a crawler is in use, an older name that is still seen, or gone.
    ///
    /// ```
    /// use robotscope::crawlers::{CrawlerStatus, by_token};
    ///
    /// assert_eq!(by_token("DuplexWeb-Google").map(|crawler| crawler.status), Some(CrawlerStatus::Retired));
    /// assert_eq!(by_token("Googlebot").map(|crawler| crawler.status), Some(CrawlerStatus::Live));
    /// ```
    #[non_exhaustive]
    pub enum CrawlerStatus {
        /// In use, as far as we know.
        Live = "live",
        /// An older name: replaced or no longer documented, but still read by its successor or still seen in files and logs.
        Legacy = "legacy",
        /// Its operator says that it is gone.
        Retired = "retired",
    }
}
