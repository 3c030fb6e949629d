use std::sync::Arc;

use crate::crawlers;
use crate::directives::{DirectiveOutcome, IndexingVerdict, PageDirective};
use crate::evaluate::{Page, Place, Report};
use crate::html::Meta;
use crate::order::grouped;
use crate::text::Span;

/// The data that page lints check.
pub(super) struct Context<'c, 'a> {
    pub(super) page: &'c Page<'c>,
    pub(super) report: &'c Report<'a>,
    /// The crawlers, grouped by how they read the page.
    pub(super) readers: Vec<Readers<'c>>,
}

/// Crawlers that read the page in the same way.
pub(super) struct Readers<'c> {
    pub(super) verdict: &'c IndexingVerdict,
    /// The crawlers, as indexes into the report's crawlers.
    pub(super) crawlers: Arc<[u32]>,
}

impl<'c, 'a> Context<'c, 'a> {
    pub(super) fn new(page: &'c Page<'c>, report: &'c Report<'a>) -> Self {
        let verdicts = (0..).zip(&report.crawlers).map(|(crawler, report)| (crawler, &*report.indexing));
        let alike = grouped(verdicts.map(|(crawler, verdict)| (std::ptr::from_ref(verdict), (crawler, verdict))));
        let readers = alike.into_iter().filter_map(|alike| {
            let crawlers = alike.iter().map(|(crawler, _)| *crawler).collect();
            Some(Readers { verdict: alike.first()?.1, crawlers })
        });
        Self { page, report, readers: readers.collect() }
    }

    pub(super) fn text(&self, place: Place) -> &'c [u8] {
        place.span.slice(self.page.text(place.source).unwrap_or_default())
    }

    pub(super) fn directive(&self, number: u32) -> Option<&'c PageDirective> {
        self.report.directives.directives.get(number as usize)
    }

    /// Returns the crawlers for which a directive has an effect, or would have an effect if its value were valid.
    pub(super) fn readers_of(&self, number: usize) -> impl Iterator<Item = &Readers<'c>> {
        let is_read = |outcome: &DirectiveOutcome| outcome.counts() || *outcome == DirectiveOutcome::InvalidValue;
        self.readers.iter().filter(move |readers| readers.verdict.directive_outcomes.get(number).is_some_and(is_read))
    }

    /// Returns the meta element that contains `span`.
    pub(super) fn meta(&self, span: Span) -> Option<&'c Meta> {
        let metas = self.page.html.as_ref()?.metas();
        let behind = metas.partition_point(|meta| meta.span.start() <= span.start());
        metas.get(behind.checked_sub(1)?).filter(|meta| span.end() <= meta.span.end())
    }
}

/// Returns `true` for "robots" and for the names of known crawlers.
pub(super) fn is_for_a_crawler(name: &[u8]) -> bool {
    let Ok(name) = std::str::from_utf8(name.trim_ascii()) else { return false };
    let is_its_name = |crawler: &crawlers::Crawler| crawler.meta_names.value.iter().any(|known| known.eq_ignore_ascii_case(name));
    name.eq_ignore_ascii_case("robots") || crawlers::by_token(name).is_some() || crawlers::all().iter().any(is_its_name)
}

impl PageDirective {
    /// Returns the directive's position on the page.
    pub(super) fn place(&self) -> Place {
        Place { source: self.carrier.into(), span: self.directive.span }
    }
}
