//! The last import, as reported in a notice and reverted by Undo.

use std::rc::Rc;

use robotscope::evaluate::Source;

use crate::compare::Version;
use crate::intake::Refusal;
use crate::outage::Outage;
use crate::page::{ExampleTexts, TextSource};
use crate::route::View;
use crate::text::Text;

/// The outcome for one imported item.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Outcome {
    Text(Source),
    /// The item's kind is unknown, so it is now the text of the visible pane.
    Unknown(Source),
    /// The item's kind is unknown, and the visible pane already has a text from the user, so nothing was changed. The user can still
    /// replace that text.
    Unplaced {
        source: Source,
        text: Rc<str>,
    },
    /// The item is a response. Its headers and its HTML are now in their panes.
    Response,
    /// The item is the response to a request for robots.txt.
    RobotsResponse {
        status: u16,
        has_text: bool,
    },
    Url,
    /// The item is a request from a HAR file.
    Har {
        url: Rc<str>,
        robots: HarRobots,
    },
    Fetching(Rc<str>),
    /// The fetch of this URL's texts has failed after the user entered a text. The removed texts return only with Undo.
    FetchFailed(Rc<str>),
    /// The service has fetched this URL's texts.
    Fetched(Rc<str>),
    /// No text from this URL was placed: no response arrived, or the user has entered other texts.
    NotFetched(Rc<str>),
    /// The redirects ended at this URL, which is on another origin.
    RedirectsElsewhere(Rc<str>),
    /// The item is a sitemap. It is now the list for testing many URLs.
    Sitemap,
    /// The item is a sitemap index. It is now the list for testing many URLs.
    SitemapIndex,
    List,
    /// The item consists of directives without a header name. They are now in an X-Robots-Tag header.
    Directives,
    /// The item is now one of the two compared versions.
    Version(Version),
    /// An example has replaced all texts.
    Example,
    /// The user's input has ended an example. Contains the sources of the removed texts.
    ExampleLeft(Rc<[Source]>),
    /// The generated robots.txt has replaced the previous one.
    Generated,
    Cleared(Source),
    Refused(Refusal),
    /// The bookmarklet has collected the texts.
    Collected,
    /// Something is missing, or differs from the real response.
    Shortcoming(Shortcoming),
}

/// The source of robots.txt after a request from a HAR file has been imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HarRobots {
    /// The file contains the robots.txt of the request's origin.
    InFile,
    /// The file contains no robots.txt for the request's origin, so the user's own robots.txt is kept.
    Kept,
    Unknown,
}

/// Something that could not be collected or fetched, or that differs from the real response. The bookmarklet's link lists shortcomings by
/// their names in [`Shortcoming::ALL`] (`www/js/intake/bookmarklet.ts`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shortcoming {
    /// The response could not be fetched: the headers and the HTML as served are missing. For an HTML page, the rendered HTML is known.
    Page,
    Robots,
    /// The HTML is too large for a link.
    TooLarge,
    /// The browser has joined the X-Robots-Tag lines into one.
    Joined,
    /// The page redirects requests that have no cookies.
    Redirected,
    /// The service's platform joins X-Robots-Tag lines into one.
    JoinedByService,
    /// The HTML is cut off, because the service did not fetch its end.
    Truncated,
}

impl Shortcoming {
    const ALL: [(Self, &str); 5] = [
        (Self::Page, "page"),
        (Self::Robots, "robots"),
        (Self::TooLarge, "too-large"),
        (Self::Joined, "joined"),
        (Self::Redirected, "redirected"),
    ];

    /// Returns the variants that a comma-separated list names. Ignores unknown names.
    pub(crate) fn all_of(names: &str) -> impl Iterator<Item = Self> {
        Self::ALL
            .into_iter()
            .filter(move |(_, known)| names.split(',').any(|name| name == *known))
            .map(|(shortcoming, _)| shortcoming)
    }

    /// Returns the name of the message about this variant.
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
    /// Returns the view in which the outcome is visible, or `None` if nothing was placed.
    pub(crate) fn view(&self) -> Option<View> {
        match self {
            Self::Sitemap | Self::SitemapIndex | Self::List => Some(View::Urls),
            Self::Version(_) => Some(View::Compare),
            Self::Refused(_) | Self::Unplaced { .. } | Self::Fetching(_) | Self::FetchFailed(_) | Self::NotFetched(_) => None,
            _ => Some(View::Page),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ImportNotice {
    pub(crate) items: Rc<[Item]>,
    /// The state that Undo restores: the state before the import, with the user's later input. `None` if the import changed nothing.
    pub(crate) before: Option<Before>,
}

impl ImportNotice {
    /// Returns the notice for a link that the bookmarklet has created.
    pub(crate) fn collected(names: &str) -> Self {
        let outcomes = std::iter::once(Outcome::Collected).chain(Shortcoming::all_of(names).map(Outcome::Shortcoming));
        Self { items: outcomes.flat_map(|outcome| Item::of_page("", outcome)).collect(), before: None }
    }

    pub(crate) fn is_example(&self) -> bool {
        matches!(&*self.items, [Item { outcome: Outcome::Example, .. }])
    }

    /// Returns `true` if a fetch has removed the texts, and none of its texts has arrived yet.
    pub(crate) fn is_fetching(&self) -> bool {
        matches!(self.items.first(), Some(Item { outcome: Outcome::Fetching(_) | Outcome::FetchFailed(_), .. }))
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
    /// Returns a single item for content that does not come from a file.
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
    pub(crate) texts: [Option<Text>; Source::ALL.len()],
    pub(crate) pane: Source,
    pub(crate) example: ExampleTexts,
    pub(crate) sources: [TextSource; Source::ALL.len()],
    pub(crate) list: Option<Text>,
    pub(crate) versions: [Option<Text>; 2],
    /// The number of fetches that had started before the change. Undo discards the texts of fetches that started later.
    pub(crate) fetches: u32,
}

impl Before {
    /// Removes the example's texts, because Undo must not combine them with the user's URL or texts.
    pub(crate) fn end_example(&mut self) {
        let example = std::mem::take(&mut self.example);
        for ((source, text), text_source) in Source::ALL.into_iter().zip(&mut self.texts).zip(&mut self.sources) {
            if example.contains(source, text.as_ref()) {
                (*text, *text_source) = Default::default();
                if source == Source::RobotsTxt {
                    (self.status, self.outage) = ("".into(), Outage::default());
                }
            }
        }
    }
}
