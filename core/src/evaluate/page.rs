//! The inputs for evaluating a page.

use super::blocked::redirects;
use super::bot_names::BotNames;
use super::collect::{self, Collected};
use super::{Report, Source};
use crate::RobotsTxt;
use crate::availability::{Effect, Extent, Fetched};
use crate::crawlers;
use crate::directives::{Moment, ScanOptions, ScopeSwitch, Scopes};
use crate::html::{Html, HtmlVersion};
use crate::http::Headers;
use crate::matching::{Agent, Target};

/// The known facts about a page. Unknown facts are `None`.
///
/// ```
/// use robotscope::evaluate::Page;
/// use robotscope::http::Headers;
///
/// let page = Page { headers: Some(Headers::parse("noindex")), ..Page::default() };
/// assert_eq!(page.evaluate_all().directives.directives.len(), 1);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Page<'t> {
    /// The URL.
    pub target: Option<Target>,
    /// The result of fetching robots.txt.
    pub robots: Option<Fetched<'t>>,
    /// The status of the page's response. This status is used if the headers are missing or contain no status line.
    pub status: Option<u16>,
    /// The response's headers.
    pub headers: Option<Headers<'t>>,
    /// The document, if it is HTML. To parse the response's bytes, prefer [`Html::parse_served`].
    pub html: Option<Html<'t>>,
    /// The document after its scripts have run, as a browser serializes it. Crawlers that render pages read both versions.
    pub rendered: Option<Html<'t>>,
    /// `true` if a sitemap is known to list the page.
    pub listed: bool,
    /// The time for which the report is made. An `unavailable_after` is in force if its date is not after this time.
    pub now: Option<Moment>,
}

impl<'t> Page<'t> {
    /// Builds the report for all crawlers in the catalogue, in catalogue order. Crawlers that read the page in the same way share the work.
    ///
    /// ```
    /// use robotscope::{crawlers, evaluate::Page};
    ///
    /// assert_eq!(Page::default().evaluate_all().crawlers.len(), crawlers::all().len());
    /// ```
    pub fn evaluate_all(&self) -> Report<'static> {
        self.evaluate(&crawlers::all().iter().map(Agent::from).collect::<Vec<_>>())
    }

    /// Returns the targets of the redirects in the headers, in order. The list is empty if the last target is the page's own URL: the
    /// client has then already followed the redirects.
    ///
    /// ```
    /// use robotscope::{Target, evaluate::Page, http::Headers};
    ///
    /// let headers = Headers::parse("HTTP/2 301\nlocation: https://example.org/b\n\nHTTP/2 200\n");
    /// let page = Page { target: Some(Target::parse("https://example.com/a")?), headers: Some(headers), ..Page::default() };
    /// assert_eq!(page.redirects()[0].origin(), Some("https://example.org"));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    pub fn redirects(&self) -> Vec<Target> {
        redirects(self).into_iter().map(|link| link.target).collect()
    }

    /// Builds the report for these crawlers, in the same order. Crawlers that read the page in the same way share the work.
    pub fn evaluate<'a>(&self, agents: &[Agent<'a>]) -> Report<'a> {
        let crawls = self.robots.as_ref().zip(self.target.as_ref()).map(|(robots, target)| robots.check_each(agents, target));
        Report::new(self, agents.to_vec(), crawls)
    }

    /// Collects all directives on the page. `scopes` selects where a header may name a bot; most crawlers accept any position.
    pub(super) fn collect(&self, names: &BotNames, scopes: ScopeSwitch) -> Collected {
        let mut collected = Collected::default();
        if let Some(headers) = &self.headers {
            let options = ScanOptions { scopes: Scopes::Header(scopes), ..ScanOptions::HEADER };
            collect::headers(&mut collected, headers, names, options);
        }
        collected.directives.status = collected.directives.status.or(self.status);
        if let Some(html) = self.html.as_ref().filter(|_| collected.may_be_html) {
            collect::html(&mut collected, html, HtmlVersion::Served, names);
        }
        if let Some(rendered) = self.rendered.as_ref().filter(|_| collected.may_be_html) {
            let served = self.html.as_ref().filter(|_| self.has_html());
            collect::rendered(&mut collected, rendered, served, names);
        }
        collected
    }

    /// Returns `true` if there is a document and its encoding is supported.
    pub(super) fn has_html(&self) -> bool {
        self.html.as_ref().is_some_and(|html| html.charset().is_read())
    }

    /// Returns the text of the headers or of a document, if known. Always returns `None` for robots.txt, because a page can have two
    /// robots.txt texts: the fetched text and the last good copy.
    pub(crate) fn text(&self, source: Source) -> Option<&[u8]> {
        match source {
            Source::Headers => self.headers.as_ref().map(Headers::text),
            Source::Html => self.html.as_ref().map(Html::text),
            Source::RenderedHtml => self.rendered.as_ref().map(Html::text),
            Source::RobotsTxt => None,
        }
    }

    /// Returns the fetched robots.txt or, if none was fetched, the last good copy.
    pub(crate) fn robots_txt(&self) -> Option<&RobotsTxt<'t>> {
        let fetched = self.robots.as_ref()?;
        fetched.text(Effect::Rules(Extent::Entire)).or_else(|| fetched.text(Effect::LastGoodCopy(Extent::Entire)))
    }
}
