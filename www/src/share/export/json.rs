//! The report as JSON: the names that the engine gives to things, not words of a language.

use std::fmt::Write;

use robotscope::Access;
use robotscope::crawlers;
use robotscope::explain::ReportWords;

use super::{answers, line, page};
use crate::language::messages;
use crate::state::{State, UNREACHABLE};

pub(super) fn json(state: &State) -> String {
    let page = page(state);
    let report = page.evaluate_all();
    let mut text = String::from("{\n  \"format\": \"robotscope-report-1\"");
    member(&mut text, "url", Some(&state.url));
    member(
        &mut text,
        "robotsStatus",
        Some(if state.status.is_empty() { "200" } else { &state.status }).filter(|status| *status != UNREACHABLE),
    );
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
        let mut members = vec![
            ("crawler", Some(crawler.token)),
            ("operator", Some(crawler.operator)),
            ("purpose", Some(crawler.class.as_str())),
            ("robotsTxt", Some(crawler.robots.value.as_str())),
            ("crawl", crawl),
            ("line", line.as_deref()),
            ("directives", Some(found.visibility.as_str())),
        ];
        let answers = answers(&found.indexing);
        members.extend(answers.iter().map(|(name, answer)| (*name, answer.as_deref())));
        for (place, (name, value)) in members.into_iter().enumerate() {
            if place > 0 {
                text.push_str(", ");
            }
            string(&mut text, name);
            text.push_str(": ");
            match (name, value) {
                // Numbers are numbers.
                ("line" | "snippet" | "videoPreview", Some(number)) => text.push_str(number),
                (_, value) => value_of(&mut text, value),
            }
        }
        text.push('}');
    }
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
            // Writing to a string cannot fail.
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
    fn strings_are_escaped() {
        let mut text = String::new();
        string(&mut text, "a\"\\\n\u{1}\u{2028}ü😀");
        assert_eq!(text, r#""a\"\\\n\u0001\u2028ü😀""#);
    }
}
