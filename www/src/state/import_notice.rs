//! The last import, for its notice and for Undo.

use std::rc::Rc;

use robotscope::evaluate::Source;

use crate::compare::Version;
use crate::intake::Refusal;
use crate::outage::Outage;
use crate::page::{ExampleTexts, RobotsSource};
use crate::route::View;
use crate::text::Text;

/// The result of placing one item of an import.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Outcome {
    Text(Source),
    /// The kind of the item is unknown; the item is now the text of the pane in view.
    Unknown(Source),
    /// A response; its headers and its HTML are now the texts of their panes.
    Response,
    /// A response whose body is the robots.txt.
    RobotsResponse {
        status: u16,
    },
    Url,
    /// A request of a HAR file; `has_robots` is `true` if the file also contains the robots.txt of the same host.
    Har {
        url: Rc<str>,
        has_robots: bool,
    },
    Fetching(Rc<str>),
    /// The service fetched the texts of this URL.
    Fetched(Rc<str>),
    /// No response from this URL arrived.
    NotFetched(Rc<str>),
    /// The redirects ended at this URL of another origin.
    RedirectsElsewhere(Rc<str>),
    /// A sitemap, which is now the list of many URLs.
    Sitemap,
    /// A sitemap index, which is now the list of many URLs.
    SitemapIndex,
    List,
    /// Directives without a field name, which are now an X-Robots-Tag header.
    Directives,
    /// The item is now a version of robots.txt in the comparison.
    Version(Version),
    /// An example replaced all texts.
    Example,
    /// The user's own input ended an example; holds the sources of the removed texts.
    ExampleLeft(Rc<[Source]>),
    /// The generated robots.txt replaced the previous one.
    Generated,
    Cleared(Source),
    Refused(Refusal),
    /// The bookmarklet collected the texts.
    Collected,
    /// A part is missing, or differs from the response.
    Lacks(Lack),
}

/// A part that could not be collected or fetched, or that differs from the response. The bookmarklet lists such parts in its link
/// (`www/js/intake/bookmarklet.ts`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lack {
    /// The response: its headers are missing, and the HTML is the browser's serialization of the document.
    Page,
    Robots,
    /// The HTML, which is too large for a link.
    TooLarge,
    /// The X-Robots-Tag lines, which the browser joined into one.
    Joined,
    /// The page itself, which redirects requests without cookies.
    Redirected,
    /// The X-Robots-Tag lines, which the service's platform joins into one.
    JoinedByService,
    /// The end of the HTML, which the service did not fetch.
    Truncated,
}

impl Lack {
    const ALL: [(Self, &str); 5] = [
        (Self::Page, "page"),
        (Self::Robots, "robots"),
        (Self::TooLarge, "too-large"),
        (Self::Joined, "joined"),
        (Self::Redirected, "redirected"),
    ];

    /// Returns the lacks that a comma-separated list names.
    pub(crate) fn all_of(names: &str) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |(_, known)| names.split(',').any(|name| name == *known)).map(|(lack, _)| lack)
    }

    /// Returns the name of the message about the lack.
    pub(crate) fn message(self) -> &'static str {
        match self {
            Self::Page => "collected-page",
            Self::Robots => "collected-robots",
            Self::TooLarge => "collected-too-large",
            Self::Joined => "collected-joined",
            Self::Redirected => "collected-redirected",
            Self::JoinedByService => "live-joined",
            Self::Truncated => "live-truncated",
        }
    }
}

impl Outcome {
    /// Returns the view that shows the item; `None` if nothing was placed.
    pub(crate) fn view(&self) -> Option<View> {
        match self {
            Self::Sitemap | Self::SitemapIndex | Self::List => Some(View::Urls),
            Self::Version(_) => Some(View::Compare),
            Self::Refused(_) | Self::Fetching(_) | Self::NotFetched(_) => None,
            _ => Some(View::Page),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ImportNotice {
    pub(crate) items: Rc<[Item]>,
    /// The state before the import; `None` if the import changed nothing.
    pub(crate) before: Option<Before>,
}

impl ImportNotice {
    /// Builds the notice for a link of the bookmarklet.
    pub(crate) fn collected(lacks: &str) -> Self {
        let outcomes = std::iter::once(Outcome::Collected).chain(Lack::all_of(lacks).map(Outcome::Lacks));
        Self { items: outcomes.flat_map(|outcome| Item::of_page("", outcome)).collect(), before: None }
    }

    pub(crate) fn is_example(&self) -> bool {
        matches!(&*self.items, [Item { outcome: Outcome::Example, .. }])
    }

    /// Returns `true` while no text of a fetch has arrived.
    pub(crate) fn is_fetching(&self) -> bool {
        matches!(self.items.first(), Some(Item { outcome: Outcome::Fetching(_), .. }))
    }

    /// Returns `true` if the last import is a fetch, running or ended.
    pub(crate) fn is_fetched(&self) -> bool {
        matches!(
            self.items.first(),
            Some(Item { outcome: Outcome::Fetching(_) | Outcome::Fetched(_) | Outcome::NotFetched(_), .. })
        )
    }

    /// Returns `true` if the notice reports only the end of an example.
    pub(crate) fn is_example_left(&self) -> bool {
        matches!(&*self.items, [Item { outcome: Outcome::ExampleLeft(_), .. }])
    }
}

/// One item of an import.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Item {
    pub(crate) name: Rc<str>,
    pub(crate) outcome: Outcome,
    pub(crate) is_utf16: bool,
}

impl Item {
    /// Builds an item for an action of the page itself.
    pub(crate) fn of_page(name: &str, outcome: Outcome) -> Vec<Self> {
        vec![Self { name: name.into(), outcome, is_utf16: false }]
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Before {
    pub(crate) name: Rc<str>,
    pub(crate) url: Rc<str>,
    pub(crate) status: Rc<str>,
    pub(crate) outage: Outage,
    pub(crate) texts: [Option<Text>; 3],
    pub(crate) pane: Source,
    pub(crate) example: ExampleTexts,
    pub(crate) robots_source: RobotsSource,
    pub(crate) list: Option<Text>,
    pub(crate) versions: [Option<Text>; 2],
}
