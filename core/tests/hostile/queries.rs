//! The queries on hostile texts.

use std::hint::black_box;

use robotscope::availability::{Fetch, Fetched, governs};
use robotscope::compare::{self, Coverage, Difference, compare, compare_for};
use robotscope::directives::{DirectiveDate, DirectiveName, Moment, Scan, ScanOptions};
use robotscope::editor::{self, PageHover, edited};
use robotscope::evaluate::{Page, PageOffsets};
use robotscope::explain::{self, Language, Messages, ReportWords};
use robotscope::generate::{FilePattern, Plan, PlanStatement, Server, generate};
use robotscope::html::Html;
use robotscope::http::Headers;
use robotscope::lint::{self, Applicability, Fix, Options, TextEdit, apply};
use robotscope::preferences::{ContentSignal, TdmPolicy, TdmReservation, UsageStatement};
use robotscope::text::{LineIndex, Offsets, Span, Utf16Index};
use robotscope::{Agent, DialectName, RobotsTxt, Target, crawlers};

use super::texts::Kind;

/// A query, including all necessary steps such as parsing.
pub(crate) struct Query {
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    pub(crate) run: fn(&[u8]),
}

impl Query {
    /// Returns the number of texts that the query reads: two for a comparison, otherwise one.
    pub(crate) fn texts(&self) -> u32 {
        if self.name.starts_with("compare") { 2 } else { 1 }
    }
}

const WORDS: &Messages = &Messages::ENGLISH;

macro_rules! queries {
    ($($kind:ident $name:literal |$text:ident| $body:expr;)+) => {
        pub(crate) const QUERIES: &[Query] = &[$(Query {
            name: $name,
            kind: Kind::$kind,
            run: |$text| { let _ = black_box($body); },
        }),+];
    };
}

queries! {
    Robots "parse" |text| RobotsTxt::parse(text);
    Robots "line index" |text| LineIndex::new(text);
    Robots "utf-16 index" |text| Utf16Index::new(text);
    Robots "groups" |text| DialectName::ALL.map(|dialect| RobotsTxt::parse(text).groups(dialect.dialect()).iter().count());
    Robots "is allowed" |text| each_agent(|agent| RobotsTxt::parse(text).is_allowed(agent, &target()));
    Robots "is allowed, all dialects" |text| each_dialect(text, |robots, agent| robots.is_allowed(agent, &target()));
    Robots "is allowed, once" |text| each_agent(|agent| robotscope::is_allowed(text, agent, &target()));
    Robots "check" |text| each_agent(|agent| {
        let robots = RobotsTxt::parse(text);
        explain::explain(WORDS, &robots, agent.name(), &target(), &robots.check(agent, &target()))
    });
    Robots "check all" |text| RobotsTxt::parse(text).check_all(&target());
    Robots "check all, explained" |text| {
        let robots = RobotsTxt::parse(text);
        for of in robots.check_all(&target()) {
            black_box(explain::explain(WORDS, &robots, of.crawler.token, &target(), &of.verdict));
        }
    };
    Robots "matcher" |text| each_agent(|agent| {
        let matcher = RobotsTxt::parse(text).matcher(agent);
        targets().map(|target| (matcher.is_allowed(&target), matcher.check(&target), matcher.brief(&target)))
    });
    Robots "matchers for all" |text| {
        let matchers = RobotsTxt::parse(text).matchers(crawlers::all().iter().map(Agent::from));
        matchers.iter().for_each(|matcher| _ = black_box(targets().map(|target| matcher.brief(&target))));
    };
    Robots "other readings" |text| RobotsTxt::parse(text).other_readings(&Agent::named("Googlebot"), &target());
    Robots "dead rules" |text| dead_rules(text, &Agent::named("Googlebot"));
    Robots "dead rules as of 1994" |text| dead_rules(text, &Agent::named("Nobot").reading_as(DialectName::Classic1994));
    Robots "dead rules as of 1996" |text| dead_rules(text, &Agent::named("Nobot").reading_as(DialectName::Draft1996));
    Robots "dead rules of Yandex" |text| dead_rules(text, &Agent::named("YandexBot"));
    Robots "compare for one" |text| {
        compare_for(&RobotsTxt::parse(text), &RobotsTxt::parse(changed(text)), &Agent::named("Googlebot"), &[])
    };
    Robots "compare with one change" |text| compared(text, &changed(text));
    Robots "compare with nothing" |text| compared(text, b"");
    Robots "compare with it reversed" |text| compared(text, &reversed(text));
    Robots "lint" |text| lint::lint(&RobotsTxt::parse(text), &Options::default());
    Robots "lint, explained" |text| {
        let (robots, offsets) = (RobotsTxt::parse(text), Offsets::new(text));
        for found in &lint::lint(&robots, &Options::default()) {
            black_box(explain::diagnostic(WORDS, &robots, &offsets, found));
        }
    };
    Robots "lint and fix" |text| {
        let robots = RobotsTxt::parse(text);
        let found = lint::lint(&robots, &Options::default());
        apply(text, &found.iter().flat_map(|found| found.fixes.first()).collect::<Vec<_>>())
    };
    Robots "code actions" |text| {
        let robots = RobotsTxt::parse(text);
        let found = lint::lint(&robots, &Options::default());
        let actions = editor::code_actions(&robots, &found, Span::at(0, u32::MAX));
        for action in &actions {
            black_box(explain::code_action(WORDS, &robots, action));
        }
    };
    Robots "evaluate" |text| page(Page { robots: Some(fetched(text)), target: Some(target()), ..Page::default() });
    Robots "evaluate all" |text| {
        Page { robots: Some(fetched(text)), target: Some(target()), ..Page::default() }.evaluate_all()
    };
    Robots "evaluate with a page" |text| {
        let (headers, html) = (Headers::parse("X-Robots-Tag: noindex"), Html::parse("<meta name=robots content=none>"));
        let page = Page { robots: Some(fetched(text)), target: Some(target()), headers: Some(headers), html: Some(html), ..Page::default() };
        linted(b"", &page);
    };
    Robots "audits" |text| {
        explain::audits(WORDS, &Page { robots: Some(fetched(text)), target: Some(target()), ..Page::default() })
    };
    Robots "fetched" |text| fetched(text).check_all(&target());
    Robots "hover" |text| {
        let robots = RobotsTxt::parse(text);
        for at in offsets(text) {
            black_box(editor::hover(&robots, at).map(|hover| explain::hover(WORDS, &robots, &hover)));
        }
    };
    Robots "completions" |text| {
        let robots = RobotsTxt::parse(text);
        for at in offsets(text) {
            editor::completions(&robots, at).iter().for_each(|found| _ = black_box(explain::completion(WORDS, found)));
        }
    };
    Robots "symbols" |text| editor::symbols(&RobotsTxt::parse(text));
    Robots "folding" |text| editor::folding(&RobotsTxt::parse(text));
    Robots "tokens" |text| editor::semantic_tokens(&RobotsTxt::parse(text), None);
    Robots "tokens of a line" |text| editor::semantic_tokens(&RobotsTxt::parse(text), Some(Span::at(middle(text), 1)));
    Robots "formatting" |text| edited(text, &editor::formatting(&RobotsTxt::parse(text), None));
    Robots "affected" |text| {
        let robots = RobotsTxt::parse(text);
        let last = u32::try_from(robots.lines().len()).unwrap_or(u32::MAX);
        for line in [1, 2, last / 2, last / 2 + 1, last] {
            black_box(editor::affected(&robots, line).map(|affected| explain::affected(WORDS, &affected)));
        }
    };
    Robots "inlay hints" |text| {
        let hints = editor::inlay_hints(&RobotsTxt::parse(text), None);
        hints.iter().for_each(|hint| _ = black_box(explain::inlay_hint(WORDS, hint)));
    };
    Robots "sitemaps" |text| RobotsTxt::parse(text).sitemaps(DialectName::Google.dialect());
    Robots "licences" |text| RobotsTxt::parse(text).licenses(&Agent::named("GPTBot"));
    Robots "crawl delay" |text| {
        let delays = RobotsTxt::parse(text).crawl_delay(&Agent::named("bingbot"));
        explain::crawl_delay(WORDS, "bingbot", &delays)
    };
    Robots "content usage" |text| RobotsTxt::parse(text).content_usage(&Agent::named("GPTBot"), &target());
    Robots "visit times" |text| RobotsTxt::parse(text).visit_times(&Agent::named("bingbot"));
    Robots "hosts" |text| RobotsTxt::parse(text).hosts(DialectName::Yandex.dialect());
    Robots "clean params" |text| RobotsTxt::parse(text).clean_params();
    Robots "clean URL" |text| RobotsTxt::parse(text).clean_url(&target());
    Robots "content signals" |text| RobotsTxt::parse(text).content_signals(&Agent::named("GPTBot"));
    Robots "request rates" |text| RobotsTxt::parse(text).request_rates(&Agent::named("bingbot"));
    Robots "other records" |text| RobotsTxt::parse(text).other_records(DialectName::Google.dialect()).count();
    Robots "noindex rules" |text| RobotsTxt::parse(text).noindex_rules(&Agent::named("bingbot"));

    Headers "parse" |text| Headers::parse(text);
    Headers "evaluate all" |text| Page { headers: Some(Headers::parse(text)), ..Page::default() }.evaluate_all();
    Headers "evaluate" |text| page(Page { headers: Some(Headers::parse(text)), ..Page::default() });
    Headers "lint" |text| linted(text, &Page { headers: Some(Headers::parse(text)), ..Page::default() });
    Headers "audits" |text| explain::audits(WORDS, &Page { headers: Some(Headers::parse(text)), ..Page::default() });
    Headers "links" |text| {
        let headers = Headers::parse(text);
        headers.counting().map(|response| (response.links.len(), response.content_type(text)))
    };
    Headers "pairs" |text| {
        let lines = || text.split(|byte| *byte == b'\n').map(|line| line.split_at(line.len() / 2));
        let page = |headers| Page { headers: Some(headers), ..Page::default() }.evaluate_all().crawlers.len();
        (page(Headers::from_pairs(lines())), page(Headers::from_lines(lines())))
    };
    Headers "hover" |text| each_offset(text, |at| Headers::parse(text).hover(at));
    Headers "completions" |text| for at in offsets(text) { black_box(Headers::parse(text).completions(at)); };

    Html "parse" |text| Html::parse(text);
    Html "evaluate all" |text| Page { html: Some(Html::parse(text)), ..Page::default() }.evaluate_all();
    Html "evaluate" |text| page(Page { html: Some(Html::parse(text)), ..Page::default() });
    Html "lint" |text| linted(text, &Page { html: Some(Html::parse(text)), ..Page::default() });
    Html "audits" |text| explain::audits(WORDS, &Page { html: Some(Html::parse(text)), ..Page::default() });
    Html "values" |text| {
        let html = Html::parse(text);
        html.metas().iter().flat_map(|meta| meta.content).map(|content| html.value(content).bytes().len()).sum::<usize>()
    };
    Html "hover" |text| each_offset(text, |at| Html::parse(text).hover(at));
    Html "completions" |text| for at in offsets(text) { black_box(Html::parse(text).completions(at)); };

    Value "URL" |text| with_str(text, |text| {
        let Ok(target) = Target::parse(text).map_err(|error| explain::target_error(WORDS, &error)) else { return };
        let robots = RobotsTxt::parse("User-agent: *\nDisallow: /*a*b*c\nAllow: /*%*2\nClean-param: a&b /*\nDisallow: /a*z$");
        let agents = DialectName::ALL.map(|dialect| Agent::named("Googlebot").reading_as(dialect));
        for agent in agents {
            black_box((robots.is_allowed(&agent, &target), robots.check(&agent, &target).access()));
        }
        black_box((robots.other_readings(&Agent::named("Googlebot"), &target), robots.clean_url(&target), governs(&target, &target)));
        let page = Page { robots: Some(Fetched::new(Fetch::status(200)).with_text(robots)), target: Some(target), ..Page::default() };
        self::page(page);
    });
    Value "URL as given" |text| with_str(text, |text| {
        let target = Target::as_given(text);
        let robots = RobotsTxt::parse("User-agent: *\nDisallow: /*a*b*c\nAllow: /*%*2");
        each_agent(|agent| robots.matcher(agent).brief(&target));
        black_box(robots.check_all(&target));
    });
    Value "user agent" |text| with_str(text, |text| {
        black_box((crawlers::identify_all(text), Agent::from_user_agent(text), crawlers::by_token(text)));
    });
    Value "agent" |text| with_str(text, |text| {
        let agent = Agent::named(text);
        black_box(RobotsTxt::parse("User-agent: a\nDisallow: /").check(&agent, &target()));
    });
    Value "date" |text| (DirectiveDate::parse(text, 0), with_str(text, Moment::parse));
    Value "directives" |text| (Scan::new(text, ScanOptions::HEADER), Scan::new(text, ScanOptions::META));
    Value "directive's name" |text| (DirectiveName::recognise(text), DirectiveName::suggestion(text));
    Value "preferences" |text| (ContentSignal::parse(text, 0), UsageStatement::parse(text, 0), TdmReservation::parse(text, 0), TdmPolicy::parse(text, 0));
    Value "encoding" |text| DialectName::ALL.map(|dialect| {
        let encoding = dialect.dialect().encoding;
        (encoding.path(text).len(), encoding.pattern(text).len(), encoding.literal_pattern(text).len())
    });
    Value "messages" |text| with_str(text, |text| {
        let messages = Messages::parse(Language::German, text.to_owned());
        let names: Vec<_> = messages.names().take(100).collect();
        names.iter().for_each(|name| _ = black_box(messages.say("", name, &[("a", "one".into())])));
        black_box(messages.say(text, "name", &[("a", "one".into())]));
    });
    Value "sentences" |text| with_str(text, |text| {
        let words: Vec<_> = text.as_bytes().chunks(32).map(|word| String::from_utf8_lossy(word).into_owned()).collect();
        black_box(explain::list(WORDS, &mut words.iter().cloned(), words.len()));
        black_box(explain::sentences(WORDS, words));
    });
    Value "edits" |text| {
        let middle = middle(text);
        let edit = |at| TextEdit { span: Span::at(at, 1), replacement: "-".to_owned() };
        let edits = |at| vec![edit(at), edit(2 * middle - at)];
        let fixes: Vec<_> = (0..middle / 10).map(|at| Fix { applicability: Applicability::Safe, edits: edits(10 * at) }).collect();
        apply(text, &fixes.iter().collect::<Vec<_>>())
    };
    Value "configuration" |text| with_str(text, |text| {
        let plan = |bot: Option<&str>, directive: &str| Plan {
            statements: vec![PlanStatement { bot: bot.map(str::to_owned), directives: vec![directive.to_owned()] }],
            files: FilePattern::All,
        };
        for server in Server::ALL {
            for plan in [plan(None, text), plan(Some(text), "noindex")] {
                let _ = black_box(generate(&plan, server).map_err(|error| explain::config_error(WORDS, &error)));
            }
        }
    });
    Value "bots' names" |text| {
        use robotscope::editor::{BotName, HeaderName};
        (BotName::from_meta(text), BotName::from_header(text), HeaderName::recognise(text))
    };
}

/// Returns an ordinary URL that many rules match.
fn target() -> Target {
    Target::as_given("/a123/b?c=d&e")
}

fn targets() -> [Target; 4] {
    ["/a123/b?c=d&e", "/", "/robots.txt", "/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab"].map(Target::as_given)
}

fn each_agent<T>(run: impl Fn(&Agent<'_>) -> T) {
    for name in ["Googlebot", "Nobot", "YandexBot"] {
        black_box(run(&Agent::named(name)));
    }
}

fn each_dialect<T>(text: &[u8], run: impl Fn(&RobotsTxt<'_>, &Agent<'_>) -> T) {
    let robots = RobotsTxt::parse(text);
    for dialect in DialectName::ALL {
        black_box(run(&robots, &Agent::named("Googlebot").reading_as(dialect)));
    }
}

fn each_offset(text: &[u8], run: impl Fn(u32) -> Option<PageHover>) {
    for at in offsets(text) {
        black_box(run(at).map(|hover| explain::page_hover(WORDS, text, &hover)));
    }
}

fn middle(text: &[u8]) -> u32 {
    u32::try_from(text.len() / 2).unwrap_or(u32::MAX)
}

/// Returns offsets for editor queries: near the start, after the first line break or tag in the second half, and near the end.
fn offsets(text: &[u8]) -> [u32; 5] {
    let middle = middle(text);
    let behind = text.iter().skip(middle as usize).position(|byte| matches!(byte, b'\n' | b'<'));
    let start = middle + behind.and_then(|length| u32::try_from(length).ok()).unwrap_or_default();
    [0, 40, start + 3, start + 18, (2 * middle).saturating_sub(2)]
}

fn with_str<T>(text: &[u8], run: impl FnOnce(&str) -> T) -> Option<T> {
    std::str::from_utf8(text).ok().map(run)
}

fn fetched(text: &[u8]) -> Fetched<'_> {
    Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse(text))
}

fn dead_rules(text: &[u8], agent: &Agent<'_>) {
    let robots = RobotsTxt::parse(text);
    for dead in compare::dead_rules(&robots, agent).iter().take(1000) {
        black_box(explain::dead_rule(WORDS, &robots, dead));
    }
}

fn changed(text: &[u8]) -> Vec<u8> {
    let mut text = text.to_vec();
    let middle = text.len() / 2;
    if let Some(letter) = text.iter_mut().skip(middle).find(|letter| letter.is_ascii_lowercase()) {
        *letter = b'z';
    }
    text
}

fn reversed(text: &[u8]) -> Vec<u8> {
    let mut lines: Vec<_> = text.split(|byte| *byte == b'\n').collect();
    lines.reverse();
    lines.join(&b'\n')
}

fn compared(old: &[u8], new: &[u8]) {
    let (old, new) = (RobotsTxt::parse(old), RobotsTxt::parse(new));
    let changes = compare(&old, &new).differences.into_iter().flat_map(|set| set.difference.changes);
    // Explain each change separately, because a single explanation of all changes would grow with the number of changes.
    for change in changes.take(1000) {
        let one = Difference { changes: vec![change], coverage: Coverage::Complete };
        black_box(explain::difference(WORDS, &old, &new, &one));
    }
}

fn page(page: Page<'_>) {
    let page = Page { now: Some(Moment::from_unix(1_790_000_000)), ..page };
    let report = page.evaluate_all();
    let words = ReportWords::new(WORDS, &page, &report);
    for crawler in &report.crawlers {
        black_box(words.crawler(crawler));
    }
    for finding in &report.findings {
        black_box(words.finding(finding));
    }
}

fn linted(text: &[u8], page: &Page<'_>) {
    let report = page.evaluate_all();
    let words = ReportWords::new(WORDS, page, &report);
    let (found, offsets) = (page.lint(&report, &Options::default()), PageOffsets::new(page));
    for found in &found {
        black_box(explain::page_diagnostic(&words, &offsets, found));
    }
    black_box(apply(text, &found.iter().flat_map(|found| found.fixes.first()).collect::<Vec<_>>()));
}
