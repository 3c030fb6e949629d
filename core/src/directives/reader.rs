//! Who reads a page's directives.

use std::borrow::Cow;

use super::{Audience, PageDialect, PageDirective, PageDirectives};
use crate::fact::{Certainty, Fact};
use crate::matching::Agent;
use crate::order::sort;
use crate::page_status::StatusVerdict;

/// A crawler as a reader of page-level directives: to which names it answers, and how it reads.
///
/// ```
/// use robotscope::Agent;
/// use robotscope::directives::{PageDialectName, PageReader};
///
/// let bing = PageReader::new(&Agent::named("bingbot"));
/// assert_eq!(bing.names.value.as_ref(), ["bingbot", "msnbot"]);
/// assert_eq!(bing.dialect.value.name, PageDialectName::Bing);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageReader<'a> {
    /// The names that it answers to beside the general `robots` ([google-robots-meta], [bing-robots-meta]).
    pub names: Fact<Cow<'a, [&'a str]>>,
    /// How it reads.
    pub dialect: Fact<PageDialect>,
}

/// The audiences of a page that a reader belongs to: a page that names no more of its names has the same verdict for it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Membership {
    /// By its names.
    audiences: Vec<Audience>,
    /// By a name that is for some directives alone.
    narrow: Vec<(Audience, usize)>,
}

impl<'a> PageReader<'a> {
    /// A crawler with the reading that the catalogue knows of it.
    pub fn new(agent: &Agent<'a>) -> Self {
        let names = agent.page_names();
        let dialect = agent.page_dialect();
        Self {
            names: Fact::new(Cow::Owned(names.value.to_vec()), names.certainty),
            dialect: Fact::new(*PageDialect::preset(dialect.value), dialect.certainty),
        }
    }

    /// The same crawler, reading in another way.
    #[must_use]
    pub fn reading_as(mut self, dialect: PageDialect) -> Self {
        self.dialect = Fact::new(dialect, Certainty::Assumed);
        self
    }

    /// What it makes of a page that is answered with a status.
    ///
    /// ```
    /// use robotscope::Agent;
    /// use robotscope::directives::PageReader;
    /// use robotscope::page_status::StatusEffect;
    ///
    /// let google = PageReader::new(&Agent::named("Googlebot"));
    /// assert_eq!(google.status(410).effect, StatusEffect::NotIndexed);
    /// ```
    pub fn status(&self, code: u16) -> StatusVerdict {
        let status = self.dialect.value.status(code);
        StatusVerdict { certainty: status.certainty.max(self.dialect.certainty), ..status }
    }

    pub(crate) fn membership(&self, page: &PageDirectives) -> Membership {
        let mut audiences: Vec<_> = self.names.value.iter().filter_map(|name| page.audience_named(name)).collect();
        sort(&mut audiences);
        let narrow = self.dialect.value.narrow_names.iter().enumerate();
        let narrow = narrow.filter_map(|(place, narrow)| Some((page.audience_named(narrow.name)?, place))).collect();
        Membership { audiences, narrow }
    }
}

impl Membership {
    /// Whether the page names none of the reader's names.
    pub(crate) fn is_empty(&self) -> bool {
        self.audiences.is_empty()
    }

    /// All audiences that it belongs to, beside everybody.
    pub(crate) fn audiences(&self) -> impl Iterator<Item = Audience> {
        self.audiences.iter().copied().chain(self.narrow.iter().map(|(audience, _)| *audience))
    }

    /// Whether a directive is for the reader.
    pub(super) fn includes(&self, directive: &PageDirective, dialect: &PageDialect) -> bool {
        directive.audience == Audience::ALL
            || self.audiences.binary_search(&directive.audience).is_ok()
            || self.is_narrow(directive, dialect)
    }

    /// Whether it is by a name that is for such directives alone.
    pub(super) fn is_narrow(&self, directive: &PageDirective, dialect: &PageDialect) -> bool {
        self.narrow.iter().any(|(audience, place)| {
            let narrow = dialect.narrow_names.get(*place);
            *audience == directive.audience && narrow.is_some_and(|narrow| narrow.names.contains(&directive.directive.name))
        })
    }
}
