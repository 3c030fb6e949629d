//! Describes a crawler as a reader of page-level directives.

use std::borrow::Cow;

use super::{Audience, Carrier, PageDialect, PageDirective, PageDirectives};
use crate::crawlers::Support;
use crate::fact::{Certainty, Fact};
use crate::matching::Agent;
use crate::order::sort;
use crate::page_status::StatusVerdict;

/// A crawler as a reader of page-level directives: the bot names whose directives it obeys, and its dialect.
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
    /// The bot names, in addition to `robots`, whose directives the crawler obeys ([google-robots-meta], [bing-robots-meta]).
    pub names: Fact<Cow<'a, [&'a str]>>,
    /// The dialect in which the crawler reads directives.
    pub dialect: Fact<PageDialect>,
    /// `Yes` if the crawler renders pages and therefore also reads the directives that scripts add.
    pub renders: Fact<Support>,
}

/// The audiences on a page to which a reader belongs. Readers with equal memberships, dialects, rendering and certainties have equal
/// verdicts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Membership {
    /// The audiences for the reader's names.
    audiences: Vec<Audience>,
    /// The audiences for names under which the reader obeys only some directives, each with the name's index in the dialect's
    /// `narrow_names`.
    narrow: Vec<(Audience, usize)>,
}

impl<'a> PageReader<'a> {
    /// Creates the reader for a crawler from its bot names on pages, its page dialect, and its support for rendering.
    pub fn new(agent: &Agent<'a>) -> Self {
        let names = agent.page_names();
        let dialect = agent.page_dialect();
        Self {
            names: Fact::new(Cow::Owned(names.value.to_vec()), names.certainty),
            dialect: Fact::new(*PageDialect::preset(dialect.value), dialect.certainty),
            renders: agent.renders(),
        }
    }

    /// Replaces the dialect. The new dialect has the certainty `Assumed`.
    #[must_use]
    pub fn reading_as(mut self, dialect: PageDialect) -> Self {
        self.dialect = Fact::new(dialect, Certainty::Assumed);
        self
    }

    /// Returns the effect of a response's status on the page.
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
    /// Returns `true` if the page contains none of the names in [`PageReader::names`].
    pub(crate) fn is_empty(&self) -> bool {
        self.audiences.is_empty()
    }

    /// Returns all audiences to which the reader belongs, except the audience of all crawlers.
    pub(crate) fn audiences(&self) -> impl Iterator<Item = Audience> {
        self.audiences.iter().copied().chain(self.narrow.iter().map(|(audience, _)| *audience))
    }

    /// Returns `true` if a directive applies to the reader.
    pub(super) fn includes(&self, directive: &PageDirective, dialect: &PageDialect) -> bool {
        directive.audience == Audience::ALL
            || self.audiences.binary_search(&directive.audience).is_ok()
            || self.is_narrow(directive, dialect)
    }

    /// Returns `true` if the directive's audience is a name under which the reader obeys only some directives, including this directive.
    /// Such names are documented only for meta elements ([google-special-tags]).
    pub(super) fn is_narrow(&self, directive: &PageDirective, dialect: &PageDialect) -> bool {
        if matches!(directive.carrier, Carrier::Header) {
            return false;
        }
        self.narrow.iter().any(|(audience, place)| {
            let narrow = dialect.narrow_names.get(*place);
            *audience == directive.audience && narrow.is_some_and(|narrow| narrow.names.contains(&directive.directive.name))
        })
    }
}
