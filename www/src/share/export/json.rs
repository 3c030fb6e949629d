//! Writes the report as JSON. Keys and values are the engine's names, which are the same in every language. Only the findings are sentences
//! in the user's language.

use std::fmt::Write;

use robotscope::Access;
use robotscope::crawlers;
use robotscope::evaluate::Report;
use robotscope::evaluate::ai_signals::AiSignal;
use robotscope::explain::ReportWords;

use super::{answers, line, unavailable_after};
use crate::language::messages;
use crate::page::{Inputs, PageState, UNREACHABLE, Value};

pub(super) fn json(state: &PageState) -> String {
    let page = Inputs::of(state).page();
    let report = page.evaluate_all();
    let fetch = state.fetch();
    let mut text = String::from("{\n  \"format\": \"robotscope-report-1\"");
    member(&mut text, "url", Some(&state.url));
    member(
        &mut text,
        "robotsStatus",
        Some(if state.status.is_empty() { "200" } else { &state.status })
            .filter(|status| fetch.is_some() && *status != UNREACHABLE),
    );
    if let Some(time) = fetch.and_then(|fetch| fetch.unreachable_for) {
        // Writing to a string never fails.
        let _ = write!(text, ",\n  \"robotsUnreachableHours\": {}", time.as_secs() / 3600);
    }
    if let Some(copy) = fetch.and_then(|fetch| fetch.last_good_copy) {
        member(&mut text, "robotsLastGoodCopy", Some(copy.as_str()));
    }
    if let Some(site) = fetch.and_then(|fetch| fetch.rest_of_site) {
        member(&mut text, "restOfSite", Some(site.as_str()));
    }
    member(&mut text, "date", Some(&*state.now).filter(|now| !now.is_empty()));
    text.push_str(",\n  \"crawlers\": [");
    for (place, (found, crawler)) in report.crawlers.iter().zip(crawlers::all()).enumerate() {
        text.push_str(if place == 0 { "\n    {" } else { ",\n    {" });
        let crawl = found.crawl.as_ref().map(|crawl| match crawl.access() {
            Some(Access::Allowed) => "allowed",
            Some(Access::Disallowed) => "disallowed",
            None => "depends",
        });
        let line = line(found).map(|line| line.to_string());
        let members = [
            ("crawler", Some(crawler.token)),
            ("operator", Some(crawler.operator)),
            ("purpose", Some(crawler.class.as_str())),
            ("robotsTxt", Some(crawler.robots.value.as_str())),
            ("crawl", crawl),
            ("answer", found.answer().map(|answer| answer.as_str())),
            ("line", line.as_deref()),
            ("directives", Some(found.visibility.as_str())),
            ("indexCertainty", Some(found.indexing.index.certainty.as_str())),
        ];
        for (place, (name, value)) in members.into_iter().enumerate() {
            text.push_str(if place == 0 { "" } else { ", " });
            string(&mut text, name);
            text.push_str(": ");
            match value {
                Some(number) if name == "line" => text.push_str(number),
                value => value_of(&mut text, value),
            }
        }
        for answer in answers(&found.indexing, report.known) {
            text.push_str(", ");
            string(&mut text, &camel_case(answer.question.as_str()));
            text.push_str(": ");
            match (answer.value, answer.text.as_deref()) {
                (Value::Characters(_) | Value::Seconds(_), Some(number)) => text.push_str(number),
                (_, value) => value_of(&mut text, value),
            }
        }
        text.push_str(", ");
        string(&mut text, "unavailableAfter");
        text.push_str(": ");
        value_of(&mut text, unavailable_after(&found.indexing).as_deref());
        text.push('}');
    }
    text.push_str("\n  ],\n  \"aiSignals\": [");
    signals(&mut text, &report);
    text.push_str("\n  ],\n  \"findings\": [");
    let spoken = messages();
    let words = ReportWords::new(&spoken, &page, &report);
    for (place, finding) in report.findings.iter().enumerate() {
        text.push_str(if place == 0 { "\n    " } else { ",\n    " });
        string(&mut text, &words.finding(finding));
    }
    text.push_str("\n  ]\n}\n");
    text
}

/// Writes the AI signals, each with the crawlers to which it applies.
fn signals(text: &mut String, report: &Report<'_>) {
    let entries = report.ai_signals.classes.iter().flat_map(|table| table.entries.iter().map(move |entry| (table.class, entry)));
    for (place, (class, entry)) in entries.enumerate() {
        text.push_str(if place == 0 { "\n    {" } else { ",\n    {" });
        let statement = &entry.statement;
        let members = [
            ("purpose", Some(class.as_str())),
            ("signal", Some(statement.signal.as_str())),
            ("use", Some(statement.usage.as_str())),
            ("stance", Some(statement.stance.as_str())),
            ("overruledBy", statement.overruled_by.map(AiSignal::as_str)),
            ("directives", Some(entry.visibility.as_str())),
            ("honoured", Some(entry.honoured.value.as_str())),
        ];
        for (name, value) in members {
            string(text, name);
            text.push_str(": ");
            value_of(text, value);
            text.push_str(", ");
        }
        if let Some(most) = statement.characters {
            // Writing to a string never fails.
            let _ = write!(text, "\"characters\": {most}, ");
        }
        text.push_str("\"crawlers\": [");
        let names = entry.crawlers.iter().filter_map(|place| report.crawlers.get(*place as usize));
        for (place, found) in names.enumerate() {
            text.push_str(if place == 0 { "" } else { ", " });
            string(text, found.agent.name());
        }
        text.push_str("]}");
    }
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

fn member(text: &mut String, name: &str, value: Option<&str>) {
    text.push_str(",\n  ");
    string(text, name);
    text.push_str(": ");
    value_of(text, value);
}

fn value_of(text: &mut String, value: Option<&str>) {
    match value {
        Some(value) => string(text, value),
        None => text.push_str("null"),
    }
}

fn string(text: &mut String, value: &str) {
    text.push('"');
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
    text.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_strings_as_json_requires() {
        let mut text = String::new();
        string(&mut text, "a\"\\\n\u{1}\u{2028}ü😀");
        assert_eq!(text, r#""a\"\\\n\u0001\u2028ü😀""#);
    }
}
