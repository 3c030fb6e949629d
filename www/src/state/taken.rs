//! What became of what came, and how it was before.

use std::rc::Rc;

use robotscope::evaluate::Source;

use crate::compare::Version;
use crate::intake::Refusal;
use crate::outage::Outage;
use crate::page::{ExampleTexts, RobotsSource};
use crate::route::View;
use crate::text::Text;

/// What became of something.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Outcome {
    /// It is the text of a pane.
    Text(Source),
    /// Nobody knows what it is; it is the text of the pane that is in view.
    Unknown(Source),
    /// Its headers and its HTML are the texts of their panes.
    Response,
    /// A response whose body is the robots.txt.
    RobotsResponse {
        status: u16,
    },
    /// It is the URL.
    Url,
    /// A request of a HAR file; `has_robots` if there was the robots.txt of its host, too.
    Har {
        url: Rc<str>,
        has_robots: bool,
    },
    /// A fetch of this URL is running.
    Fetching(Rc<str>),
    /// The texts of this URL, which the service fetched.
    Fetched(Rc<str>),
    /// This URL, from which no response came.
    NotFetched(Rc<str>),
    /// The URL of another origin that the redirects ended at.
    RedirectsElsewhere(Rc<str>),
    /// A sitemap, which is the list of many URLs.
    Sitemap,
    /// Likewise one that lists sitemaps.
    SitemapIndex,
    /// It is the list of many URLs.
    List,
    /// Directives without a field name, which are now an X-Robots-Tag header.
    Directives,
    /// It is a version of robots.txt, to be compared.
    Version(Version),
    /// An example took the place of all.
    Example,
    /// The user left an example, and these texts of it went.
    ExampleLeft(Rc<[Source]>),
    /// The robots.txt has the lines that were wished for.
    Generated,
    /// A text was taken away.
    Cleared(Source),
    Refused(Refusal),
    /// The bookmarklet collected it.
    Collected,
    /// What it could not collect, or not as it was sent.
    Lacks(Lack),
}

/// What could not be collected or fetched, or not as it was sent. The bookmarklet says so in a link (`www/js/intake/bookmarklet.ts`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lack {
    /// The page: there are no headers, and the HTML is what the browser made of it.
    Page,
    Robots,
    /// The HTML, for which a link has no room.
    TooLarge,
    /// The lines of X-Robots-Tag, which are one now.
    Joined,
    /// The page itself: without cookies it redirects.
    Redirected,
    /// The lines of X-Robots-Tag, which the service's platform makes one.
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

    /// Those that a list names.
    pub(crate) fn all_of(names: &str) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |(_, own)| names.split(',').any(|name| name == *own)).map(|(lack, _)| lack)
    }

    /// The message that says it.
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
    /// Where it is to be seen; none for what came to nothing.
    pub(crate) fn view(&self) -> Option<View> {
        match self {
            Self::Sitemap | Self::SitemapIndex | Self::List => Some(View::Urls),
            Self::Version(_) => Some(View::Compare),
            Self::Refused(_) | Self::Fetching(_) | Self::NotFetched(_) => None,
            _ => Some(View::Page),
        }
    }
}

/// What was taken in last.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Taken {
    pub(crate) items: Rc<[Item]>,
    /// How the texts were before; none if nothing was changed.
    pub(crate) before: Option<Before>,
}

impl Taken {
    /// What a link of the bookmarklet says of itself.
    pub(crate) fn collected(lacks: &str) -> Self {
        let outcomes = std::iter::once(Outcome::Collected).chain(Lack::all_of(lacks).map(Outcome::Lacks));
        Self { items: outcomes.flat_map(|outcome| Item::of_page("", outcome)).collect(), before: None }
    }

    /// Whether it says that an example was loaded.
    pub(crate) fn is_example(&self) -> bool {
        matches!(&*self.items, [Item { outcome: Outcome::Example, .. }])
    }

    /// Returns `true` while nothing of a fetch has arrived.
    pub(crate) fn is_fetching(&self) -> bool {
        matches!(self.items.first(), Some(Item { outcome: Outcome::Fetching(_), .. }))
    }

    /// Whether the service fetched it.
    pub(crate) fn is_fetched(&self) -> bool {
        matches!(
            self.items.first(),
            Some(Item { outcome: Outcome::Fetching(_) | Outcome::Fetched(_) | Outcome::NotFetched(_), .. })
        )
    }

    /// Whether it says nothing but that an example was left.
    pub(crate) fn is_example_left(&self) -> bool {
        matches!(&*self.items, [Item { outcome: Outcome::ExampleLeft(_), .. }])
    }
}

/// One of several things that came together.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Item {
    pub(crate) name: Rc<str>,
    pub(crate) outcome: Outcome,
    pub(crate) is_utf16: bool,
}

impl Item {
    /// What the page itself did.
    pub(crate) fn of_page(name: &str, outcome: Outcome) -> Vec<Self> {
        vec![Self { name: name.into(), outcome, is_utf16: false }]
    }
}

/// Whatever something that comes may change.
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
    /// The list of many URLs.
    pub(crate) list: Option<Text>,
    /// The two versions of robots.txt.
    pub(crate) versions: [Option<Text>; 2],
}
