//! All of a page for every crawler.

use std::collections::BTreeMap;
use std::sync::Arc;

use robotscope::availability::{Effect, Extent, Fetched};
use robotscope::directives;
use robotscope::evaluate as engine;
use robotscope::explain::{Explanation as Words, ReportWords};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::ai_signals::AiSignalTable;
use crate::argument::Failure;
use crate::ask_options::GivenOptions;
use crate::availability::{FetchedOffsets, FetchedVerdict, Texts};
use crate::finding::{Finding, Place};
use crate::indexing::{Appearance, IndexingVerdict};
use crate::offsets::{Offsets, Position};
use crate::page::GivenPage;
use crate::page_directives::{self, PageDirective};
use crate::union::union;
use crate::verdict::Explanation;
use crate::words::messages;

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
    pub directives: Vec<PageDirective>,
    /// One entry for each crawler, in the order of `page.crawlers` or of `crawlers()`.
    pub crawlers: Vec<CrawlerReport>,
    /// What else is worth knowing; a thousand at most of each kind.
    pub findings: Vec<Finding>,
    /// What the texts say about the page's use for AI, one table for each class of crawlers in the report.
    pub ai_signals: Vec<AiSignalTable>,
}

/// Which inputs of a page are known.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Known {
    /// Its URL.
    pub url: bool,
    /// What came back for robots.txt.
    pub robots_txt: bool,
    /// The response's headers.
    pub headers: bool,
    /// The document; or that there is none of HTML, by the response's Content-Type.
    pub html: bool,
    /// The moment for which the report is.
    pub now: bool,
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

union! {
    /// What a text of headers turned out to be: header lines, or values of X-Robots-Tag without its name.
    HeaderForm from engine::HeaderForm { Fields, Values }
}

union! {
    /// Whether a crawler gets to see the directives of a page: it may fetch it; it may not; or that is not known.
    Visibility from engine::Visibility { Seen, Unseen, Unknown }
}

impl Report {
    fn new(given: &GivenPage, report: &engine::Report<'_>) -> Result<Self, Failure> {
        let messages = messages();
        let (texts, words) = (PageTexts::new(&given.page), ReportWords::new(&messages, &given.page, report));
        Ok(Self {
            known: report.known.into(),
            header_form: report.header_form.into(),
            headers_text: given.headers_text.clone(),
            directives: page_directives::of_page(&report.directives, &texts.headers, &texts.html)?,
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
        let Words { summary, steps } = words.crawler(report);
        let crawl = texts.as_mut().zip(report.crawl.as_ref());
        Ok(CrawlerReport {
            crawler: report.agent.name().to_owned(),
            crawl: crawl.map(|(texts, crawl)| texts.verdict(report.agent.name(), crawl)).transpose()?,
            visibility: report.visibility.into(),
            indexing,
            appearance: (&report.appearance).into(),
            explanation: Explanation { summary, steps },
        })
    };
    reports.iter().map(convert).collect()
}

/// The texts of a page.
pub(crate) struct PageTexts<'p> {
    robots: Offsets<'p>,
    headers: Offsets<'p>,
    html: Offsets<'p>,
}

impl<'p> PageTexts<'p> {
    pub(crate) fn new(page: &'p engine::Page<'p>) -> Self {
        // If the text itself is not at hand, rules stand in the last good copy.
        let text = |fetched: &'p Fetched<'p>| {
            let text = fetched.text(Effect::Rules(Extent::Entire));
            text.or_else(|| fetched.text(Effect::LastGoodCopy(Extent::Entire)))
        };
        Self {
            robots: Offsets::new(page.robots.as_ref().and_then(text).map_or(&[], |robots| robots.text())),
            headers: Offsets::new(page.headers.as_ref().map_or(&[], |headers| headers.text())),
            html: Offsets::new(page.html.as_ref().map_or(&[], |html| html.text())),
        }
    }

    pub(crate) fn places(&self, places: &[engine::Place]) -> Vec<Place> {
        places.iter().map(|place| self.place(place)).collect()
    }

    pub(crate) fn offsets(&self, source: engine::Source) -> &Offsets<'p> {
        match source {
            engine::Source::RobotsTxt => &self.robots,
            engine::Source::Headers => &self.headers,
            engine::Source::Html => &self.html,
        }
    }

    fn place(&self, place: &engine::Place) -> Place {
        let offsets = self.offsets(place.source);
        let Position { line, column } = offsets.position(place.span);
        Place { source: place.source.into(), line, column, span: offsets.span(place.span) }
    }
}

impl From<engine::Known> for Known {
    fn from(known: engine::Known) -> Self {
        Self { url: known.target, robots_txt: known.robots, headers: known.headers, html: known.html, now: known.now }
    }
}
