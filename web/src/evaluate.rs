//! All of a page for every crawler.

use std::collections::BTreeMap;
use std::sync::Arc;

use robotscope::directives;
use robotscope::evaluate::{self as engine, PageOffsets};
pub use robotscope::evaluate::{HeaderForm, Known, Visibility};
use robotscope::explain::ReportWords;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::ai_signals::AiSignalTable;
use crate::argument::Failure;
use crate::ask_options::GivenOptions;
use crate::availability::{FetchedOffsets, FetchedVerdict, Texts};
use crate::finding::{Finding, Place};
use crate::indexing::{Appearance, IndexingVerdict};
use crate::page::GivenPage;
use crate::page_directives;
use crate::verdict::Explanation;
use crate::words::messages;
use robotscope::text::{Offsets, Position};

/// What robots.txt, the response's headers and the document say together, for every crawler: may it fetch the page, may it index
/// it, and what will a searcher see? What is left out of `page` is unknown, not empty.
///
/// ```js
/// const response = await fetch(url);
/// const { headers, status } = response;
/// const [googlebot] = evaluate({ headers, status, html: await response.text(), crawlers: ["Googlebot"] }).crawlers;
/// googlebot.indexing.index.value; // "allowed" or "forbidden"
/// ```
///
/// Throws a RobotscopeError whose code is "invalid-argument", "empty-url", "url-without-host", "not-a-web-address" or
/// "neither-url-nor-path".
#[wasm_bindgen]
pub fn evaluate(
    #[wasm_bindgen(unchecked_param_type = "Page")] page: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "AskOptions")] options: &JsValue,
) -> Result<Ts<Report>, Failure> {
    let (given, options) = (GivenPage::of(page)?, GivenOptions::of(options)?);
    Ok(given.evaluate(&options, |report| Report::new(&given, report))?.into_ts()?)
}

/// What the texts of a page say together.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Which inputs there are.
    pub known: Known,
    /// What the text of the headers turned out to be.
    pub header_form: HeaderForm,
    /// The text that was made of headers given as pairs or as an object; lines and spans are those of this text then.
    #[tsify(optional)]
    pub headers_text: Option<String>,
    /// All directives of the page.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "PageDirective[]")]
    pub directives: JsValue,
    /// One entry for each crawler, in the order of `page.crawlers` or of `crawlers()`.
    pub crawlers: Vec<CrawlerReport>,
    /// What else is worth knowing; a thousand at most of each kind.
    pub findings: Vec<Finding>,
    /// What the texts say about the page's use for AI, one table for each class of crawlers in the report.
    pub ai_signals: Vec<AiSignalTable>,
}

/// What the texts of a page say to one crawler.
#[derive(Serialize, Tsify)]
pub struct CrawlerReport {
    /// The product token of the crawler.
    pub crawler: String,
    /// May it fetch the page? Left out without a URL or without robots.txt.
    #[tsify(optional)]
    pub crawl: Option<FetchedVerdict>,
    /// Whether it gets to see the page's directives.
    pub visibility: Visibility,
    /// What the page's directives say to it. Crawlers that read alike share one object.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "IndexingVerdict")]
    pub indexing: JsValue,
    /// What a searcher will see.
    pub appearance: Appearance,
    /// All of this in words.
    pub explanation: Explanation,
}

impl Report {
    fn new(given: &GivenPage, report: &engine::Report<'_>) -> Result<Self, Failure> {
        let messages = messages();
        let (texts, words) = (PageTexts::new(&given.page), ReportWords::new(&messages, &given.page, report));
        Ok(Self {
            known: report.known,
            header_form: report.header_form,
            headers_text: given.headers_text.clone(),
            directives: page_directives::of_page(&report.directives, &texts)?,
            crawlers: crawlers(&given.page, &report.crawlers, &words)?,
            findings: report.findings.iter().map(|finding| Finding::new(finding, words.finding(finding), &texts)).collect(),
            ai_signals: report.ai_signals.classes.iter().map(|table| AiSignalTable::new(&texts, table)).collect(),
        })
    }
}

fn crawlers(
    page: &engine::Page<'static>,
    reports: &[engine::CrawlerReport<'_>],
    words: &ReportWords<'_, '_, '_>,
) -> Result<Vec<CrawlerReport>, Failure> {
    let offsets = page.robots.as_ref().map(FetchedOffsets::new);
    let fetched = page.robots.as_ref().zip(offsets.as_ref()).zip(page.target.as_ref());
    let mut texts = fetched.map(|((fetched, offsets), target)| Texts::new(fetched, offsets, target));
    // Made once: many crawlers share a verdict, and one can name a great many directives.
    let mut verdicts: BTreeMap<*const directives::IndexingVerdict, JsValue> = BTreeMap::new();
    let convert = |report: &engine::CrawlerReport<'_>| {
        let place = Arc::as_ptr(&report.indexing);
        let indexing = match verdicts.get(&place) {
            Some(indexing) => indexing.clone(),
            None => {
                let indexing = IndexingVerdict::from(&*report.indexing).into_ts()?.js_value();
                verdicts.insert(place, indexing.clone());
                indexing
            }
        };
        let crawl = texts.as_mut().zip(report.crawl.as_ref());
        Ok(CrawlerReport {
            crawler: report.agent.name().to_owned(),
            crawl: crawl.map(|(texts, crawl)| texts.verdict(report.agent.name(), crawl)).transpose()?,
            visibility: report.visibility,
            indexing,
            appearance: report.appearance,
            explanation: words.crawler(report),
        })
    };
    reports.iter().map(convert).collect()
}

/// The texts of a page.
pub(crate) struct PageTexts<'p>(PageOffsets<'p>);

impl<'p> PageTexts<'p> {
    pub(crate) fn new(page: &'p engine::Page<'p>) -> Self {
        Self(PageOffsets::new(page))
    }

    pub(crate) fn places(&self, places: &[engine::Place]) -> Vec<Place> {
        places.iter().map(|place| self.place(place)).collect()
    }

    pub(crate) fn offsets(&self, source: engine::Source) -> &Offsets<'p> {
        self.0.of(source)
    }

    fn place(&self, place: &engine::Place) -> Place {
        let offsets = self.offsets(place.source);
        let Position { line, column } = offsets.position(place.span);
        Place { source: place.source, line, column, span: offsets.span(place.span) }
    }
}
