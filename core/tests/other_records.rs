//! Runs the cases in `tests/other-records/*.toml`: records other than rules, and the crawlers to which they apply.

use robotscope::crawlers::{self, Fact, Support};
use robotscope::dialect::Dialect;
use robotscope::other_records::{DecidingDelay, Stated, VisitTime};
use robotscope::preferences::Category;
use robotscope::robots_txt::Field;
use robotscope::text::Span;
use robotscope::{Access, Agent, DialectName, RobotsTxt, Target};

use crate::support::case_files::{Folder, case_files};
use crate::support::numbers::Numbers;
use crate::support::other_records::Case;
use crate::support::tally::{Tally, run_cases};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test;

const FILES: Folder = case_files!("other-records", "groups.toml", "rates.toml", "preferences.toml", "sites.toml");

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn reads_the_other_records_of_every_case() {
    run_cases(&FILES, Tally::records);
}

/// Checks that no text causes a panic, and that each reported span is inside the value of its record.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn spans_of_other_records_are_inside_their_values() {
    let names = [
        "Crawl-delay",
        "Request-rate",
        "Visit-time",
        "Host",
        "Clean-param",
        "Content-Usage",
        "Content-Signal",
        "License",
        "Sitemap",
    ];
    let pieces = [
        "1", "9", ".", "/", "-", ":", "=", "&", "*", ",", ";", " ", "\t", "(", ")", "\"", "\\", "%", "?", "@", "y", "n", "A",
        "é", "0600", "train-ai", "https://", "\u{b}",
    ];
    let mut numbers = Numbers::from(1);
    let mut below = |count| numbers.below(count);
    let mut text = "User-agent: *\nDisallow: /1\n".to_owned();
    for _ in 0..20_000 {
        text += names[below(names.len())];
        text += ":";
        for _ in 0..below(9) {
            text += pieces[below(pieces.len())];
        }
        text += "\n";
    }
    let robots = RobotsTxt::parse(&text);
    let within = |inner: Span, outer: Span| {
        assert!(outer.start() <= inner.start() && inner.end() <= outer.end(), "{inner:?} in {outer:?}");
    };
    let (mut faults, mut right) = (0, 0);
    for record in robots.other_records(&Dialect::RFC9309) {
        match record.fault {
            Some(fault) => {
                faults += 1;
                within(fault.span, record.value);
            }
            None => right += 1,
        }
    }
    assert!(faults > 1000 && right > 1000, "{faults} faults, {right} without");
    let agent = Agent::named("ExampleBot");
    for record in robots.content_signals(&agent).records {
        for signal in record.value.into_iter().flat_map(|value| value.signals) {
            within(Span::new(signal.name.start(), signal.value.end()), record.span);
        }
    }
    for record in robots.content_usage(&agent, &Target::parse("/9").expect("a path")).matches {
        for entry in record.value.into_iter().flat_map(|rule| rule.statement).flat_map(|statement| statement.entries) {
            within(Span::new(entry.key.start(), entry.value.end()), record.span);
        }
    }
    for record in robots.clean_params() {
        for parameter in record.value.into_iter().flat_map(|value| value.parameters) {
            within(parameter, record.span);
        }
    }
    for record in robots.hosts(&Dialect::YANDEX) {
        record.value.into_iter().for_each(|host| within(host.name, record.span));
    }
    for record in robots.licenses(&agent).records.into_iter().chain(robots.sitemaps(&Dialect::GOOGLE)) {
        record.value.into_iter().filter_map(|url| url.host).for_each(|host| within(host, record.span));
    }
}

impl Tally {
    fn records(&mut self, case: &Case) {
        let text = case.robots.bytes();
        let robots = RobotsTxt::parse(&text);
        let text_of = |span| String::from_utf8_lossy(robots.slice(span)).into_owned();
        for check in &case.groups {
            for dialect in check.dialects.iter().map(|name| dialect(name)) {
                let groups = robots.groups(dialect.dialect());
                let agents =
                    |group: robotscope::matching::Group<'_>| group.agent_lines.iter().map(|line| text_of(line.value)).collect();
                self.same(dialect.as_str(), &check.agents, &groups.iter().map(agents).collect());
            }
        }
        for check in &case.crawl_delay {
            let agent = match &check.dialect {
                Some(name) => Agent::named(&check.agent).reading_as(dialect(name)),
                None => Agent::named(&check.agent),
            };
            let delays = robots.crawl_delay(&agent);
            let what = format!("crawl delay of {}", check.agent);
            self.same(&what, &check.lines, &delays.records.iter().map(|record| record.line).collect());
            self.same(&what, &check.delay, &delays.delay().map(|delay| delay.as_secs_f64()));
            if let Some(lines) = &check.same_group {
                self.same(&what, lines, &delays.same_group);
            }
            let deciding = match delays.deciding {
                DecidingDelay::Nothing => "nothing",
                DecidingDelay::One(_) => "one",
                DecidingDelay::Several => "several",
            };
            self.same_if_expected(&what, check.deciding.as_deref(), deciding);
            self.same_if_expected(&what, check.honoured.as_deref(), &fact(delays.honoured));
        }
        for check in &case.request_rate {
            let rates = robots.request_rates(&Agent::named(&check.agent));
            let words = |record: &Stated<robotscope::other_records::RequestRate>| match &record.value {
                Ok(rate) => {
                    let hours = rate.hours.as_ref().map(|hours| format!(" {}", time(hours))).unwrap_or_default();
                    format!("{}: {} in {} s{hours}", record.line, rate.documents, rate.per.as_secs())
                }
                Err(fault) => format!("{}: {}", record.line, fault.kind.as_str()),
            };
            self.same("request rates", &check.found, &rates.records.iter().map(words).collect());
            self.same_if_expected("request rates", check.honoured.as_deref(), &fact(rates.honoured));
        }
        for check in &case.visit_time {
            let times = robots.visit_times(&Agent::named(&check.agent));
            let words = |record: &Stated<VisitTime>| match &record.value {
                Ok(hours) => format!("{}: {}", record.line, time(hours)),
                Err(fault) => format!("{}: {}", record.line, fault.kind.as_str()),
            };
            self.same("visit times", &check.found, &times.records.iter().map(words).collect());
            self.same_if_expected("visit times", check.honoured.as_deref(), &fact(times.honoured));
        }
        for check in &case.content_usage {
            let target = Target::parse(&check.url).expect("a URL");
            let usage = robots.content_usage(&Agent::named(&check.agent), &target);
            let what = format!("content usage of {} for {}", check.url, check.agent);
            let lines = usage.deciding.iter().filter_map(|place| usage.matches.get(*place)).map(|found| found.line).collect();
            self.same(&what, &check.lines, &lines);
            let access = if usage.access == Access::Allowed { "allowed" } else { "disallowed" };
            self.same_if_expected(&what, check.access.as_deref(), access);
            for (category, expected) in [(Category::TrainAi, &check.train_ai), (Category::Search, &check.search)] {
                self.same_if_expected(&what, expected.as_deref(), usage.preference(category).as_str());
            }
        }
        for check in &case.content_signal {
            let signals = robots.content_signals(&Agent::named(&check.agent));
            for (name, expected) in &check.stances {
                let purpose = name.parse().expect("a purpose");
                self.same(&format!("{name} for {}", check.agent), &expected.as_str(), &signals.stance(purpose).as_str());
            }
            self.same_if_expected("content signals", check.honoured.as_deref(), &fact(signals.honoured));
        }
        for check in &case.license {
            let licenses = robots.licenses(&Agent::named(&check.agent));
            let urls = licenses.records.iter().map(|record| text_of(record.span)).collect();
            self.same(&format!("licences for {}", check.agent), &check.urls, &urls);
        }
        for check in &case.sitemaps {
            let sitemaps = robots.sitemaps(dialect(&check.dialect).dialect());
            let words = |sitemap: &Stated<_>| {
                let value = sitemap.value.as_ref().map_or_else(|fault| fault.kind.as_str().to_owned(), |_| text_of(sitemap.span));
                format!("{}: {value}", sitemap.line)
            };
            self.same(&check.dialect, &check.found, &sitemaps.iter().map(words).collect());
        }
        for check in &case.clean_url {
            let clean = robots.clean_url(&Target::parse(&check.url).expect("a URL"));
            self.same(&check.url, &check.clean, &clean.url);
            self.same(&check.url, &check.lines, &clean.removed.iter().map(|removed| removed.line).collect());
        }
        for check in &case.records {
            let records = robots.other_records(dialect(&check.dialect).dialect());
            let words = records.map(|record| {
                let fault = record.fault.map(|fault| format!(" {}", fault.kind.as_str())).unwrap_or_default();
                format!("{} {}{fault}", record.line, record.field.as_str())
            });
            self.same(&check.dialect, &check.found, &words.collect());
        }
        for check in &case.honours {
            let crawler = crawlers::by_token(&check.agent).expect("in the catalogue");
            for (name, expected) in &check.honours {
                let (field, _) = Field::recognise(if name == "acap" { b"acap-crawler" } else { name.as_bytes() });
                self.same(&format!("{name} at {}", check.agent), expected, &fact(crawler.honours(field)));
            }
        }
    }
}

fn dialect(name: &str) -> DialectName {
    name.parse::<DialectName>().expect("a dialect")
}

fn fact(fact: Fact<Support>) -> String {
    format!("{}, {}", fact.value.as_str(), fact.certainty.as_str())
}

fn time(hours: &VisitTime) -> String {
    format!("from {} to {}", hours.from, hours.to)
}
