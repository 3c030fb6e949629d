//! Writes the report as JSON. Keys and values are the engine's names, which are the same in every language. Only the condition and the
//! findings are sentences in the user's language.

use std::fmt::{Display, Write};

use robotscope::Access;
use robotscope::availability::{LastGoodCopy, RestOfSite};
use robotscope::crawlers::{self, Crawler, CrawlerClass};
use robotscope::evaluate::ai_signals::{AiEntry, AiSignal};
use robotscope::evaluate::{CrawlerReport, Report};
use robotscope::explain::ReportWords;

use super::{answers, line, unavailable_after};
use crate::language::messages;
use crate::page::{Inputs, PageState, UNREACHABLE, Value};

pub(super) fn json(state: &PageState) -> String {
    let page = Inputs::of(state).page();
    let report = page.evaluate_all();
    let fetch = state.fetch();
    let status = if state.status.is_empty() { "200" } else { &state.status };
    let hours = fetch.and_then(|fetch| fetch.unreachable_for).map(|time| time.as_secs() / 3600);
    let copy = fetch.and_then(|fetch| fetch.last_good_copy).map(LastGoodCopy::as_str);
    let site = fetch.and_then(|fetch| fetch.rest_of_site).map(RestOfSite::as_str);
    let signals = report.ai_signals.classes.iter().flat_map(|table| table.entries.iter().map(move |entry| (table.class, entry)));
    let spoken = messages();
    let words = ReportWords::new(&spoken, &page, &report);
    let members = [
        Some(text("format", Some("robotscope-report-1"))),
        Some(text("url", Some(&state.url))),
        state.premises().condition.map(|condition| text("condition", Some(&condition))),
        Some(text("robotsStatus", Some(status).filter(|status| fetch.is_some() && *status != UNREACHABLE))),
        hours.map(|hours| number("robotsUnreachableHours", Some(hours))),
        copy.map(|copy| text("robotsLastGoodCopy", Some(copy))),
        site.map(|site| text("restOfSite", Some(site))),
        Some(text("date", Some(&*state.now).filter(|now| !now.is_empty()))),
        Some(list("crawlers", report.crawlers.iter().zip(crawlers::all()).map(|(found, entry)| crawler(found, entry, &report)))),
        Some(list("aiSignals", signals.map(|(class, entry)| signal(class, entry, &report)))),
        Some(list("findings", report.findings.iter().map(|finding| string(&words.finding(finding))))),
    ];
    let members: Vec<_> = members.into_iter().flatten().collect();
    format!("{{\n  {}\n}}\n", members.join(",\n  "))
}

fn crawler(found: &CrawlerReport<'_>, crawler: &Crawler, report: &Report<'_>) -> String {
    let crawl = found.crawl.as_ref().map(|crawl| crawl.access().map_or("depends", Access::as_str));
    let mut members = vec![
        text("crawler", Some(crawler.token)),
        text("operator", Some(crawler.operator)),
        text("purpose", Some(crawler.class.as_str())),
        text("robotsTxt", Some(crawler.robots.value.as_str())),
        text("crawl", crawl),
        text("answer", found.answer().map(|answer| answer.as_str())),
        number("line", line(found)),
        text("directives", Some(found.visibility.as_str())),
        text("indexCertainty", Some(found.indexing.index.certainty.as_str())),
    ];
    members.extend(answers(&found.indexing, report.known).map(|answer| {
        let name = camel_case(answer.question.as_str());
        match answer.value {
            Value::Characters(_) | Value::Seconds(_) => number(&name, answer.text),
            _ => text(&name, answer.text.as_deref()),
        }
    }));
    members.push(text("unavailableAfter", unavailable_after(&found.indexing).as_deref()));
    object(&members)
}

/// Writes an AI signal, with the crawlers to which it applies.
fn signal(class: CrawlerClass, entry: &AiEntry, report: &Report<'_>) -> String {
    let statement = &entry.statement;
    let mut members = vec![
        text("purpose", Some(class.as_str())),
        text("signal", Some(statement.signal.as_str())),
        text("use", Some(statement.usage.as_str())),
        text("stance", Some(statement.stance.as_str())),
        text("overruledBy", statement.overruled_by.map(AiSignal::as_str)),
        text("directives", Some(entry.visibility.as_str())),
        text("honoured", Some(entry.honoured.value.as_str())),
    ];
    members.extend(statement.characters.map(|most| number("characters", Some(most))));
    let crawlers = entry.crawlers.iter().filter_map(|place| report.crawlers.get(*place as usize));
    let names: Vec<_> = crawlers.map(|found| string(found.agent.name())).collect();
    members.push(format!("\"crawlers\": [{}]", names.join(", ")));
    object(&members)
}

/// Converts a name such as `image-preview` to `imagePreview`.
fn camel_case(name: &str) -> String {
    let mut words = name.split('-');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| {
        let (initial, rest) = word.split_at(word.len().min(1));
        name + &initial.to_ascii_uppercase() + rest
    })
}

/// Writes a member of an object, whose value is a string or `null`.
fn text(name: &str, value: Option<&str>) -> String {
    number(name, value.map(string))
}

/// Writes a member of an object, whose value is a number or `null`.
fn number(name: &str, value: Option<impl Display>) -> String {
    value.map_or_else(|| format!("\"{name}\": null"), |value| format!("\"{name}\": {value}"))
}

/// Writes a member of the report, whose value is an array with one line for each item.
fn list(name: &str, items: impl Iterator<Item = String>) -> String {
    let items: Vec<_> = items.map(|item| format!("\n    {item}")).collect();
    format!("\"{name}\": [{}\n  ]", items.join(","))
}

fn object(members: &[String]) -> String {
    format!("{{{}}}", members.join(", "))
}

fn string(value: &str) -> String {
    let mut text = String::from('"');
    for character in value.chars() {
        match character {
            '"' | '\\' => text.extend(['\\', character]),
            '\n' => text.push_str("\\n"),
            // Writing to a string never fails.
            '\0'..='\u{1F}' | '\u{2028}' | '\u{2029}' => {
                let _ = write!(text, "\\u{:04x}", u32::from(character));
            }
            _ => text.push(character),
        }
    }
    text + "\""
}

#[cfg(test)]
mod tests {
    use robotscope::directives::Moment;
    use robotscope::evaluate::Source;

    use super::*;
    use crate::page::Action;

    #[test]
    fn names_the_condition_under_which_the_answers_are_valid() {
        let mut state = PageState::new(Moment::from_unix(1_780_000_000));
        Source::ALL.into_iter().for_each(|source| state.clear(source));
        state.reduce(Action::SetUrl("https://a.example/".to_owned()));
        state.replace(Source::RobotsTxt, Some("User-agent: *\nDisallow: /".to_owned()));
        assert!(!json(&state).contains("\"condition\""));
        state.reduce(Action::SetUrl("https://b.example/".to_owned()));
        assert!(json(&state).contains("\"condition\": \"If b.example serves this robots.txt:\""));
    }

    #[test]
    fn escapes_strings_as_json_requires() {
        assert_eq!(string("a\"\\\n\u{1}\u{2028}ü😀"), r#""a\"\\\n\u0001\u2028ü😀""#);
    }
}
