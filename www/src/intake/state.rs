//! What came, what became of it, and how it was before.

use std::rc::Rc;

use robotscope::evaluate::Source;

use super::har::{Har, HarPage};
use crate::compare::Version;
use crate::example_case::ExampleTexts;
use crate::outage::Outage;
use crate::state::View;
use crate::text::Text;

/// Something that was dropped, pasted or opened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Arrival {
    /// The name of the file; empty for what was pasted.
    pub(crate) name: Rc<str>,
    pub(crate) content: Result<String, Refusal>,
    /// The text was in UTF-16, which no crawler reads.
    pub(crate) is_utf16: bool,
}

/// For what something is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// For whatever fits it, in the view that is shown.
    View,
    Pane(Source),
    /// The list of many URLs.
    List,
    Version(Version),
}

/// Why something cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    TooLarge,
    /// It is compressed, and what it holds is too large.
    TooLargeInside,
    /// It is compressed, and cannot be unpacked.
    Damaged,
    /// It is no text.
    Binary,
    /// The browser cannot read it, such as a folder.
    Unreadable,
    /// It has the name or the look of a HAR file and is none.
    NoHar,
    /// The browser does not let the page see the clipboard.
    NoClipboard,
}

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
    /// A sitemap, which is the list of many URLs.
    Sitemap,
    /// Likewise one that lists sitemaps.
    SitemapIndex,
    /// It is the list of many URLs.
    List,
    /// It is a version of robots.txt, to be compared.
    Version(Version),
    /// An example took the place of all.
    Example,
    /// The user left an example, and these texts of it went.
    ExampleLeft(Rc<[Source]>),
    /// A text was taken away.
    Cleared(Source),
    Refused(Refusal),
}

impl Outcome {
    /// Where it is to be seen; none for what came to nothing.
    pub(super) fn view(&self) -> Option<View> {
        match self {
            Self::Sitemap | Self::SitemapIndex | Self::List => Some(View::Urls),
            Self::Version(_) => Some(View::Compare),
            Self::Refused(_) => None,
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
    pub(super) url: Rc<str>,
    pub(super) status: Rc<str>,
    pub(super) outage: Outage,
    pub(super) texts: [Option<Text>; 3],
    pub(super) pane: Source,
    pub(super) example: ExampleTexts,
    /// The list of many URLs.
    pub(super) list: Option<Text>,
    /// The two versions of robots.txt.
    pub(super) versions: [Option<Text>; 2],
}

#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// Takes in what came.
    Take(Vec<Arrival>, Aim),
    /// Takes a text out of its pane and puts it where it belongs.
    Sort(Source),
    /// Asks which request of a HAR file is meant.
    Offer(Rc<Har>),
    /// Takes one in.
    Choose(Box<HarPage>),
    /// None is meant.
    CloseHar,
    /// Takes back what was taken in.
    Undo,
    /// Enough has been said of it.
    Dismiss,
}
