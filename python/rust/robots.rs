//! The class `Robots`, and functions for one or two robots.txt texts.

use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyType};
use robotscope::availability::{Fetch, Fetched};
use robotscope::compare::{SharedChange, compare as compare_texts};
use robotscope::evaluate::Page;
use robotscope::evaluate::ai_signals::Statement;
use robotscope::explain::{self, Messages};
use robotscope::lint as engine;
use robotscope::other_records::RequestRate as Rate;
use robotscope::text::LineIndex;
use robotscope::{Access, Agent, DialectName, RobotsTxt, Target, crawlers};

use crate::dataclasses::{AiSignal, Availability, Change, Diagnostic, Group, RequestRate, Rule, Sitemap};
use crate::options::{self, Options, RobotscopeError, no_url};
use crate::parsed::{Parsed, Query};
use crate::texts::{Text, Words, refuse_text};
use crate::verdict::Verdict;

/// A robots.txt.
///
/// >>> robots = Robots.parse("User-agent: GPTBot\nDisallow: /")
/// >>> robots.is_allowed("https://example.com/", "Googlebot")
/// True
///
/// `crawler` is a product token such as "Googlebot", or a whole User-Agent string. For a crawler in the catalogue, robots.txt is read as
/// its operator documents; for any other crawler, as RFC 9309 requires. `dialect` selects a different reading (`dialects()` lists them).
/// With `fallbacks=False`, only the groups for the crawler's own product token or for "*" apply.
#[pyclass(module = "robotscope", frozen, subclass)]
pub(crate) struct Robots {
    pub(crate) parsed: Arc<Parsed>,
}

#[pymethods]
impl Robots {
    #[new]
    fn new(py: Python<'_>, text: Text) -> Self {
        Self { parsed: Arc::new(py.detach(|| Parsed::new(text))) }
    }

    /// Parses a robots.txt from a string, or from bytes as a server sends them. Accepts any text.
    #[classmethod]
    fn parse<'py>(class: &Bound<'py, PyType>, text: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        class.call1((text,))
    }

    /// The bytes of the text.
    #[getter]
    fn text<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, self.parsed.robots.text())
    }

    fn __reduce__<'py>(this: &Bound<'py, Self>) -> (Bound<'py, PyType>, (Bound<'py, PyBytes>,)) {
        (this.get_type(), (this.get().text(this.py()),))
    }

    /// Returns True if a crawler may fetch a URL or path.
    ///
    /// >>> Robots.parse("User-agent: *\nDisallow: /a").is_allowed("/b", "GPTBot")
    /// True
    ///
    /// Raises ValueError if `url` is neither a URL nor a path.
    #[pyo3(signature = (url, crawler, *, dialect=None, fallbacks=true))]
    fn is_allowed(&self, url: Words<'_>, crawler: Words<'_>, dialect: Option<Words<'_>>, fallbacks: bool) -> PyResult<bool> {
        let options = Options::new(dialect, fallbacks)?;
        self.parsed.is_allowed(&url, &crawler, options).map_err(|error| no_url(&url, &error))
    }

    /// Returns the answer with the reason and the deciding line.
    ///
    /// >>> Robots.parse("User-agent: *\nDisallow: /a").check("mailto:a@example.com", "GPTBot")
    /// Verdict(allowed=None, line=None, reason='not-a-web-address')
    #[pyo3(signature = (url, crawler, *, dialect=None, fallbacks=true))]
    fn check(&self, url: Text, crawler: Words<'_>, dialect: Option<Words<'_>>, fallbacks: bool) -> PyResult<Verdict> {
        let query = self.query(&crawler, Options::new(dialect, fallbacks)?);
        let answer = self.parsed.brief(&url.lossy(), &crawler, query.options);
        Ok(Verdict::on_demand(answer, query, url))
    }

    /// Returns the verdict for each URL, in order. This is much faster than one call for each URL.
    ///
    /// >>> [verdict.allowed for verdict in Robots.parse("User-agent: *\nDisallow: /a").check_many(["/a", "/b"], "GPTBot")]
    /// [False, True]
    ///
    /// Raises TypeError if `urls` is a single text: pass a list of URLs.
    #[pyo3(signature = (urls, crawler, *, dialect=None, fallbacks=true))]
    fn check_many(
        &self,
        py: Python<'_>,
        urls: &Bound<'_, PyAny>,
        crawler: Words<'_>,
        dialect: Option<Words<'_>>,
        fallbacks: bool,
    ) -> PyResult<Vec<Verdict>> {
        refuse_text("urls", urls, "pass [url], or call check for one URL")?;
        let query = self.query(&crawler, Options::new(dialect, fallbacks)?);
        let urls = urls.try_iter()?.map(|url| url?.extract()).collect::<PyResult<Vec<Text>>>()?;
        let answers: Vec<_> = py.detach(|| {
            let matcher = self.parsed.compiled.get(&self.parsed.robots, &query.name, query.options);
            urls.iter().map(|url| matcher.brief_url(&url.lossy())).collect()
        });
        Ok(answers.into_iter().zip(urls).map(|(answer, url)| Verdict::on_demand(answer, Arc::clone(&query), url)).collect())
    }

    /// Returns the verdict for every crawler in the catalogue, keyed by product token.
    ///
    /// >>> blocked = Robots.parse("User-agent: GPTBot\nDisallow: /").check_all("/a")
    /// >>> [crawler for crawler, verdict in blocked.items() if not verdict.allowed]
    /// ['GPTBot']
    #[pyo3(signature = (url, *, dialect=None, fallbacks=true))]
    fn check_all<'py>(
        &self,
        py: Python<'py>,
        url: &Bound<'py, PyAny>,
        dialect: Option<Words<'_>>,
        fallbacks: bool,
    ) -> PyResult<Bound<'py, PyDict>> {
        let options = Options::new(dialect, fallbacks)?;
        let text: Text = url.extract()?;
        let answers: Vec<_> = py.detach(|| {
            let matchers = self.parsed.robots.matchers(crawlers::all().iter().map(|crawler| options.apply(crawler.into())));
            matchers.iter().map(|matcher| matcher.brief_url(&text.lossy())).collect()
        });
        let verdicts = PyDict::new(py);
        for (crawler, answer) in crawlers::all().iter().zip(answers) {
            let query = self.query(crawler.token, options);
            verdicts.set_item(crawler.token, Verdict::on_demand(answer, query, url.extract()?))?;
        }
        Ok(verdicts)
    }

    /// Returns the groups as a dialect reads them. The default is RFC 9309.
    ///
    /// >>> Robots.parse("User-agent: a\nUser-agent: b\nDisallow: /x").groups()
    /// [Group(crawlers=['a', 'b'], rules=[Rule(line=3, allow=False, pattern='/x')])]
    #[pyo3(signature = (*, dialect=None))]
    fn groups(&self, dialect: Option<Words<'_>>) -> PyResult<Vec<Group>> {
        let dialect = dialect.map_or(Ok(DialectName::Rfc9309), |name| options::dialect(&name))?;
        let robots = &self.parsed.robots;
        let words = |span| String::from_utf8_lossy(robots.slice(span)).into_owned();
        let groups = robots.groups(dialect.dialect());
        let groups = groups.iter().map(|group| Group {
            crawlers: group
                .agent_lines
                .iter()
                .map(|line| if line.is_wildcard { "*".into() } else { words(line.token) })
                .collect(),
            rules: group
                .rules
                .iter()
                .map(|rule| Rule { line: rule.line, allow: rule.access == Access::Allowed, pattern: words(rule.pattern) })
                .collect(),
        });
        Ok(groups.collect())
    }

    /// Returns the sitemaps listed in the text.
    ///
    /// >>> Robots.parse("Sitemap: https://example.com/s.xml").sitemaps()
    /// [Sitemap(line=1, url='https://example.com/s.xml', absolute=True)]
    fn sitemaps(&self) -> Vec<Sitemap> {
        let robots = &self.parsed.robots;
        let sitemaps = robots.sitemaps(DialectName::Rfc9309.dialect());
        let sitemap =
            |line, span, absolute| Sitemap { line, url: String::from_utf8_lossy(robots.slice(span)).into_owned(), absolute };
        sitemaps.iter().map(|found| sitemap(found.line, found.span, found.value.is_ok())).collect()
    }

    /// Returns a crawler's delay between two requests in seconds, or None if there is no delay or if several delays differ.
    ///
    /// A delay applies only to the user-agent lines directly above it. Under RFC 9309, user-agent lines that no rule separates form one
    /// group, so a parser that follows the RFC may also apply the delay to the other user-agent lines of the group. This method does not.
    ///
    /// >>> Robots.parse("User-agent: *\nCrawl-delay: 2.5").crawl_delay("GPTBot")
    /// 2.5
    fn crawl_delay(&self, crawler: Words<'_>) -> Option<f64> {
        let delays = self.parsed.robots.crawl_delay(&Agent::from_user_agent(&crawler));
        delays.delay().map(|delay| delay.as_secs_f64())
    }

    /// Returns the rate limits that address a crawler.
    ///
    /// >>> Robots.parse("User-agent: *\nRequest-rate: 5/1m").request_rates("GPTBot")
    /// [RequestRate(line=2, documents=5, seconds=60)]
    fn request_rates(&self, crawler: Words<'_>) -> Vec<RequestRate> {
        let rates = self.parsed.robots.request_rates(&Agent::from_user_agent(&crawler));
        let rate = |line, Rate { documents, per, .. }: Rate| RequestRate { line, documents, seconds: per.as_secs() };
        rates.records.iter().filter_map(|record| Some(rate(record.line, record.value.ok()?))).collect()
    }

    /// Returns the statements in the text about using a page for AI. No verdict depends on them.
    ///
    /// >>> [signal] = Robots.parse("User-agent: *\nContent-Signal: ai-train=no\nAllow: /").ai_signals()[:1]
    /// >>> signal.signal, signal.usage, signal.stance, signal.lines
    /// ('content-signal', 'ai-training', 'disallowed', [2])
    #[pyo3(signature = (url=None))]
    fn ai_signals(&self, py: Python<'_>, url: Option<Words<'_>>) -> Vec<AiSignal> {
        let url = url.as_deref().unwrap_or("/");
        py.detach(|| ai_signals(&self.parsed.robots, url))
    }

    /// Returns the problems and notes that the lints report, in text order.
    ///
    /// >>> [found] = Robots.parse("User-agent: *\nDisalow: /a").lint()
    /// >>> found
    /// Diagnostic(line=2, code='misspelled-field', severity='error')
    /// >>> print(found.message)
    /// “Disalow” is misspelled; “Disallow” is probably meant.
    ///
    /// `crawlers` are the crawlers to consider; by default, all crawlers in the catalogue. `dialects` are the dialects to consider; by
    /// default, the dialects of these crawlers. `severity` maps codes to "error", "warning", "info" or "off".
    #[pyo3(signature = (*, crawlers=None, dialects=None, severity=None))]
    fn lint(
        &self,
        py: Python<'_>,
        crawlers: Option<&Bound<'_, PyAny>>,
        dialects: Option<&Bound<'_, PyAny>>,
        severity: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Vec<Diagnostic>> {
        let options = lint_options(crawlers, dialects, severity)?;
        Ok(py.detach(|| diagnostics(&self.parsed.robots, &options)))
    }
}

impl Robots {
    fn query(&self, crawler: &str, options: Options) -> Arc<Query> {
        Arc::new(Query { parsed: Arc::clone(&self.parsed), name: crawler.to_owned(), options })
    }
}

/// Returns the problems and notes that the lints report for a robots.txt. Accepts the same options as `Robots.lint`.
///
/// >>> [diagnostic.code for diagnostic in lint("Disallow: /a")]
/// ['rule-before-group']
#[pyfunction]
#[pyo3(signature = (text, *, crawlers=None, dialects=None, severity=None))]
pub(crate) fn lint(
    py: Python<'_>,
    text: Text,
    crawlers: Option<&Bound<'_, PyAny>>,
    dialects: Option<&Bound<'_, PyAny>>,
    severity: Option<&Bound<'_, PyDict>>,
) -> PyResult<Vec<Diagnostic>> {
    Robots::new(py, text).lint(py, crawlers, dialects, severity)
}

/// Returns the changes between two versions of a robots.txt, with the affected crawlers. Losses of access come first.
///
/// >>> compare("User-agent: GPTBot\nDisallow:", "User-agent: GPTBot\nDisallow: /a")
/// [Change(allowed=False, path='/a', before=None, after=2, crawlers=['GPTBot'])]
#[pyfunction]
pub(crate) fn compare(py: Python<'_>, old: Text, new: Text) -> Vec<Change> {
    py.detach(|| {
        let comparison = compare_texts(&RobotsTxt::parse(&old), &RobotsTxt::parse(&new));
        let change = |shared: SharedChange<'_>| Change {
            allowed: shared.change.access == Access::Allowed,
            path: shared.change.target.path().to_owned(),
            before: shared.change.before.as_ref().map(|rule| rule.line),
            after: shared.change.after.as_ref().map(|rule| rule.line),
            crawlers: comparison.crawlers_of(&shared.sets).map(|crawler| crawler.crawler.to_string()).collect(),
        };
        comparison.changes().into_iter().map(change).collect()
    })
}

/// Returns the possible effects on a crawler if robots.txt has this HTTP status. If several effects are possible, facts other
/// than the status decide, such as whether the crawler has a cached copy.
///
/// >>> availability(404, "GPTBot")
/// [Availability(effect='no-file', certainty='assumed', source='RFC 9309, 2.3.1.3')]
#[pyfunction]
pub(crate) fn availability(status: i64, crawler: Words<'_>) -> PyResult<Vec<Availability>> {
    let status = u16::try_from(status)
        .map_err(|_| RobotscopeError::new_err(format!("{status} is not an HTTP status: pass a status such as 200 or 503")))?;
    let agent = Agent::from_user_agent(&crawler);
    let engine = agent.availability();
    let mut found = Vec::new();
    for possibility in engine.value.availability().possibilities(&Fetch::status(status)) {
        let entry = (possibility.effect.as_str(), possibility.certainty.max(engine.certainty).as_str(), possibility.source);
        if !found.contains(&entry) {
            found.push(entry);
        }
    }
    Ok(found.into_iter().map(|(effect, certainty, source)| Availability { effect, certainty, source }).collect())
}

fn ai_signals(robots: &Arc<RobotsTxt<'static>>, url: &str) -> Vec<AiSignal> {
    let agents: Vec<Agent<'_>> = crawlers::all().iter().map(Agent::from).collect();
    let page = Page {
        target: Target::parse(url).ok(),
        robots: Some(Fetched::new(Fetch::status(200)).with_text(Arc::clone(robots))),
        ..Page::default()
    };
    let report = page.evaluate(&agents);
    let index = LineIndex::new(robots.text());
    let signal = |(Statement { signal, usage, stance, by, .. }, crawlers): (&Statement, Vec<u32>)| {
        let mut lines: Vec<u32> = by.iter().map(|place| index.place(place.span.start()).line).collect();
        lines.dedup();
        let crawlers = crawlers.iter().filter_map(|place| Some(agents.get(*place as usize)?.name().to_owned())).collect();
        AiSignal { signal: signal.as_str(), usage: usage.as_str(), stance: stance.as_str(), lines, crawlers }
    };
    report.ai_signals.by_statement().into_iter().map(signal).collect()
}

fn lint_options(
    crawlers: Option<&Bound<'_, PyAny>>,
    dialects: Option<&Bound<'_, PyAny>>,
    severity: Option<&Bound<'_, PyDict>>,
) -> PyResult<engine::Options> {
    let texts = |what: &str, values: &Bound<'_, PyAny>| {
        refuse_text(what, values, "pass a list that contains it")?;
        values.try_iter()?.map(|value| Ok(value?.extract::<Text>()?.lossy().into_owned())).collect::<PyResult<Vec<String>>>()
    };
    let dialects = dialects.map(|names| texts("dialects", names)?.iter().map(|name| options::dialect(name)).collect());
    let mut severities = Vec::new();
    for (code, severity) in severity.into_iter().flatten() {
        let code: String = code.extract()?;
        let code = options::one_of("lint code", &code, &engine::Code::ALL, engine::Code::as_str)?;
        let severity: String = severity.extract()?;
        let severity = match severity.as_str() {
            "off" => None,
            name => Some(options::one_of("severity", name, &engine::Severity::ALL, engine::Severity::as_str)?),
        };
        severities.push((code, severity));
    }
    Ok(engine::Options {
        crawlers: crawlers.map(|names| texts("crawlers", names)).transpose()?,
        dialects: dialects.transpose()?,
        severities,
    })
}

fn diagnostics(robots: &RobotsTxt<'_>, options: &engine::Options) -> Vec<Diagnostic> {
    let offsets = robots.offsets();
    let index = LineIndex::new(robots.text());
    let diagnostic = |found: &engine::Diagnostic| {
        let words = explain::diagnostic(&Messages::ENGLISH, robots, &offsets, found);
        let start = found.span.start();
        let line = index.place(start).line;
        // Columns count code points, as indexes of Python strings do. The column in `words` counts UTF-16 code units, so it cannot be used.
        let before = robots.text().get(index.start(line).unwrap_or(start) as usize..start as usize).unwrap_or_default();
        let column = String::from_utf8_lossy(before).chars().count() + 1;
        Diagnostic {
            line,
            code: found.code.as_str(),
            severity: found.severity.as_str(),
            column: u32::try_from(column).unwrap_or(u32::MAX),
            message: words.primary.message,
            explanation: words.explanation,
            url: words.url,
            crawlers: words.crawlers,
            dialects: words.dialects.into_iter().map(DialectName::as_str).collect(),
        }
    };
    engine::lint(robots, options).iter().map(diagnostic).collect()
}
