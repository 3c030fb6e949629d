//! Many URLs against one robots.txt.

use std::time::Duration;

use js_sys::{Array, Object, Uint8Array};
use robotscope::availability::{CrawlAnswer, Fetch, Fetched, FetchedMatchers, LastGoodCopy, RestOfSite};
use robotscope::{Agent, Target};
use wasm_bindgen::prelude::*;

use crate::language::RobotsTxtText;
use crate::plain::object;

/// Rules that decide most often, of which so many are told.
const RULES: usize = 20;
/// So many children of a folder are told.
const CHILDREN: usize = 500;

/// URLs and what each of some crawlers may do with them.
#[wasm_bindgen]
#[derive(Debug)]
pub struct UrlTest {
    crawlers: Vec<Tester>,
    matchers: FetchedMatchers,
    /// How often each line of the text decides.
    decided: Vec<u32>,
    urls: Vec<Tested>,
    /// What every crawler may do with every URL, URL by URL.
    answers: Vec<CrawlAnswer>,
    /// Texts that are no URLs.
    invalid: Vec<String>,
    /// Places of the URLs, ordered by path; made when it is asked for.
    by_path: Vec<usize>,
}

#[derive(Debug)]
struct Tester {
    name: String,
    /// How many URLs have each answer, in the order of [`CrawlAnswer::ALL`].
    counts: [usize; CrawlAnswer::ALL.len()],
}

#[derive(Debug)]
struct Tested {
    /// As it was given.
    text: String,
    path: String,
}

#[wasm_bindgen]
impl UrlTest {
    /// For crawlers of these product tokens, after this answer to the request for robots.txt: its status, undefined for none; for how
    /// many hours robots.txt has been unreachable; whether there is a last good copy (`exists`, `missing`); whether the rest of the
    /// site answers (`available`, `unavailable`).
    #[wasm_bindgen(constructor)]
    pub fn new(
        robots: &RobotsTxtText,
        crawlers: Vec<String>,
        status: Option<u16>,
        hours: Option<u32>,
        copy: Option<String>,
        site: Option<String>,
    ) -> Self {
        let robots = &robots.robots;
        let fetch = Fetch {
            unreachable_for: hours.map(|hours| Duration::from_secs(u64::from(hours) * 3600)),
            last_good_copy: copy.map(|copy| if copy == "exists" { LastGoodCopy::Exists } else { LastGoodCopy::Missing }),
            rest_of_site: site.map(|site| if site == "available" { RestOfSite::Available } else { RestOfSite::Unavailable }),
            ..status.map_or(Fetch::network_failure(), Fetch::status)
        };
        let agents: Vec<Agent<'_>> = crawlers.iter().map(|name| Agent::from_user_agent(name)).collect();
        let matchers = Fetched::new(fetch).with_text_at_hand(robots.clone()).matchers(&agents);
        let crawlers = crawlers.into_iter().map(|name| Tester { name, counts: [0; CrawlAnswer::ALL.len()] });
        Self {
            matchers,
            crawlers: crawlers.collect(),
            decided: vec![0; robots.lines().len() + 1],
            urls: Vec::new(),
            answers: Vec::new(),
            invalid: Vec::new(),
            by_path: Vec::new(),
        }
    }

    /// Tests one URL a line.
    pub fn read(&mut self, lines: &str) {
        for text in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let Ok(target) = Target::parse(text) else {
                self.invalid.push(text.to_owned());
                continue;
            };
            for (place, crawler) in self.crawlers.iter_mut().enumerate() {
                let (answer, line) = self.matchers.brief(place, &target);
                if let Some(count) = crawler.counts.get_mut(answer as usize) {
                    *count += 1;
                }
                self.answers.push(answer);
                if let Some(count) = line.and_then(|line| self.decided.get_mut(line as usize)) {
                    *count += 1;
                }
            }
            self.urls.push(Tested { text: text.to_owned(), path: target.path().to_owned() });
        }
    }

    /// How many URLs there are, whom they are closed to, and which lines decide.
    #[wasm_bindgen(
        unchecked_return_type = "{ urls: number; invalid: string[]; invalidCount: number; crawlers: { name: string; counts: number[] }[]; \
                                 rules: { line: number; count: number }[] }"
    )]
    pub fn summary(&self) -> Object {
        let crawlers = self.crawlers.iter().map(|crawler| {
            object(&[
                ("name", crawler.name.as_str().into()),
                ("counts", crawler.counts.map(number).into_iter().collect::<Array>().into()),
            ])
        });
        let mut rules: Vec<_> = self.decided.iter().enumerate().filter(|(_, count)| **count > 0).collect();
        rules.sort_by_key(|(line, count)| (std::cmp::Reverse(**count), *line));
        let rules = rules
            .into_iter()
            .take(RULES)
            .map(|(line, count)| object(&[("line", number(line)), ("count", number(*count as usize))]));
        let invalid: Array = self.invalid.iter().take(RULES).map(|text| JsValue::from(text.as_str())).collect();
        object(&[
            ("urls", number(self.urls.len())),
            ("invalid", invalid.into()),
            ("invalidCount", number(self.invalid.len())),
            ("crawlers", crawlers.collect::<Array>().into()),
            ("rules", rules.collect::<Array>().into()),
        ])
    }

    /// What lies in a folder of the tree of paths (`/` or `/a/b/`): each with how many URLs it stands for and to how many of them each
    /// crawler is shut out.
    #[wasm_bindgen(
        unchecked_return_type = "{ children: { name: string; path: string; isFolder: boolean; urls: number; blocked: number[]; depends: boolean }[]; more: number }"
    )]
    pub fn children(&mut self, folder: &str) -> Object {
        self.sort();
        let within = |place: &usize| self.urls.get(*place).is_some_and(|url| url.path.starts_with(folder));
        let path = |place: &usize| self.urls.get(*place).map_or("", |url| url.path.as_str());
        let start = self.by_path.partition_point(|place| path(place) < folder);
        let own = self.by_path.get(start..).unwrap_or_default();
        let own = own.get(..own.iter().take_while(|place| within(place)).count()).unwrap_or_default();
        let mut children: Vec<(String, Vec<usize>)> = Vec::new();
        for place in own {
            let rest = path(place).get(folder.len()..).unwrap_or_default();
            // A query is no folder, whatever stands in it.
            let (steps, _) = rest.split_at(rest.find('?').unwrap_or(rest.len()));
            let name = steps.find('/').map_or(rest, |slash| rest.get(..=slash).unwrap_or(rest));
            match children.last_mut() {
                Some((last, places)) if last == name => places.push(*place),
                _ => children.push((name.to_owned(), vec![*place])),
            }
        }
        let more = children.len().saturating_sub(CHILDREN);
        let children = children.into_iter().take(CHILDREN).map(|(name, places)| {
            let blocked = (0..self.crawlers.len())
                .map(|crawler| number(places.iter().filter(|place| self.is_blocked(**place, crawler)).count()));
            let is_folder = name.ends_with('/') && !name.contains('?');
            object(&[
                ("path", format!("{folder}{name}").into()),
                ("name", name.into()),
                ("isFolder", is_folder.into()),
                ("urls", number(places.len())),
                ("blocked", blocked.collect::<Array>().into()),
                ("depends", places.iter().any(|place| self.answers_of(*place).contains(&CrawlAnswer::Depends)).into()),
            ])
        });
        object(&[("children", children.collect::<Array>().into()), ("more", number(more))])
    }

    /// Some URLs with the answers of all crawlers (places in [`CrawlAnswer::ALL`]): all of them, or those that one crawler (`blocked`) or not every crawler
    /// alike (`differ`) is shut out of.
    #[wasm_bindgen(unchecked_return_type = "{ rows: { url: string; answers: Uint8Array }[]; total: number }")]
    pub fn rows(&self, filter: &str, start: usize, count: usize) -> Object {
        let fits = |place: &usize| {
            let answers = self.answers_of(*place);
            match filter {
                "blocked" => answers.contains(&CrawlAnswer::Disallowed),
                "differ" => answers.iter().any(|answer| answer.access() != answers.first().and_then(|first| first.access())),
                _ => true,
            }
        };
        let fitting: Vec<_> = (0..self.urls.len()).filter(fits).collect();
        let rows = fitting.iter().skip(start).take(count).filter_map(|place| {
            let answers: Vec<u8> = self.answers_of(*place).iter().map(|answer| *answer as u8).collect();
            let url = self.urls.get(*place)?.text.as_str();
            Some(object(&[("url", url.into()), ("answers", Uint8Array::from(answers.as_slice()).into())]))
        });
        object(&[("rows", rows.collect::<Array>().into()), ("total", number(fitting.len()))])
    }

    /// A part of all URLs with their answers, as lines of CSV (RFC 4180) or as the members of a JSON array; empty at the end.
    pub fn export(&self, format: &str, start: usize, count: usize) -> String {
        let is_csv = format == "csv";
        let mut text = String::new();
        if is_csv && start == 0 {
            let names = self.crawlers.iter().map(|crawler| crawler.name.as_str());
            push_csv(&mut text, std::iter::once("url").chain(names));
        }
        for (place, url) in self.urls.iter().enumerate().skip(start).take(count) {
            let answers = self.answers_of(place).iter().map(|answer| answer.as_str());
            if is_csv {
                push_csv(&mut text, std::iter::once(url.text.as_str()).chain(answers));
            } else {
                text.push_str(if place == 0 { "[\n" } else { ",\n" });
                let names = self.crawlers.iter().map(|crawler| crawler.name.as_str());
                let fields = std::iter::once(("url", url.text.as_str())).chain(names.zip(answers));
                let fields: Vec<_> = fields.map(|(name, value)| format!("{}: {}", json(name), json(value))).collect();
                text.push_str(&format!("  {{ {} }}", fields.join(", ")));
            }
        }
        if !is_csv && start + count >= self.urls.len() && start < self.urls.len().max(1) {
            text.push_str(if self.urls.is_empty() { "[]\n" } else { "\n]\n" });
        }
        text
    }
}

impl UrlTest {
    fn answers_of(&self, place: usize) -> &[CrawlAnswer] {
        let count = self.crawlers.len();
        self.answers.get(place * count..(place + 1) * count).unwrap_or_default()
    }

    fn is_blocked(&self, place: usize, crawler: usize) -> bool {
        self.answers_of(place).get(crawler) == Some(&CrawlAnswer::Disallowed)
    }

    fn sort(&mut self) {
        if self.by_path.len() != self.urls.len() {
            let path = |place: &usize| self.urls.get(*place).map(|url| url.path.as_str());
            let mut by_path: Vec<_> = (0..self.urls.len()).collect();
            by_path.sort_by(|one, other| path(one).cmp(&path(other)));
            self.by_path = by_path;
        }
    }
}

fn number(number: usize) -> JsValue {
    (number as f64).into()
}

/// A record of RFC 4180. What a spreadsheet would take for a formula is made a text.
fn push_csv<'t>(text: &mut String, fields: impl Iterator<Item = &'t str>) {
    for (place, field) in fields.enumerate() {
        if place > 0 {
            text.push(',');
        }
        let guard = if field.starts_with(['=', '+', '-', '@']) { "'" } else { "" };
        if guard.is_empty() && !field.contains([',', '"', '\n', '\r']) {
            text.push_str(field);
        } else {
            text.push_str(&format!("\"{guard}{}\"", field.replace('"', "\"\"")));
        }
    }
    text.push_str("\r\n");
}

/// A string of JSON (RFC 8259).
fn json(text: &str) -> String {
    let mut quoted = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => quoted.extend(['\\', character]),
            character if character < ' ' => quoted.push_str(&format!("\\u{:04x}", u32::from(character))),
            character => quoted.push(character),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::parse_robots_txt;

    fn test(robots: &str, urls: &str) -> UrlTest {
        fetched(robots, urls, Some(200), None)
    }

    fn fetched(robots: &str, urls: &str, status: Option<u16>, hours: Option<u32>) -> UrlTest {
        let crawlers = vec!["Googlebot".to_owned(), "GPTBot".to_owned()];
        let mut test = UrlTest::new(&parse_robots_txt(robots), crawlers, status, hours, None, None);
        test.read(urls);
        test
    }

    /// RFC 9309, 2.3.1.3 and 2.3.1.4; Google, How Google interprets the robots.txt specification.
    #[test]
    fn the_status_counts_as_for_one_page() {
        assert_eq!(fetched(ROBOTS, "/private/x", Some(404), None).answers, [CrawlAnswer::Allowed; 2]);
        assert_eq!(fetched(ROBOTS, "/x", Some(503), Some(1)).answers, [CrawlAnswer::Disallowed; 2]);
        assert_eq!(fetched(ROBOTS, "/x", None, None).answers, [CrawlAnswer::Depends; 2]);
    }

    const ROBOTS: &str = "User-agent: *\nDisallow: /private/\nUser-agent: GPTBot\nDisallow: /\n";

    #[test]
    fn answers_are_counted() {
        let test = test(ROBOTS, "https://a.example/\n\n /private/x \nhttps://a.example/b\nno url at all\n");
        assert_eq!(test.urls.len(), 3);
        assert_eq!(test.invalid, ["no url at all"]);
        assert_eq!(
            test.crawlers.iter().map(|crawler| crawler.counts[CrawlAnswer::Disallowed as usize]).collect::<Vec<_>>(),
            [1, 3]
        );
        assert_eq!(test.decided[2..], [1, 0, 3]);
    }

    #[test]
    fn csv_quotes_and_is_no_formula() {
        let test = test(ROBOTS, "/a,b\n/\"q\"\n");
        assert_eq!(
            test.export("csv", 0, 10),
            "url,Googlebot,GPTBot\r\n\"/a,b\",allowed,disallowed\r\n\"/\"\"q\"\"\",allowed,disallowed\r\n"
        );
        let mut line = String::new();
        push_csv(&mut line, ["=1+1", "a"].into_iter());
        assert_eq!(line, "\"'=1+1\",a\r\n");
    }

    #[test]
    fn json_comes_in_parts() {
        let test = test(ROBOTS, "/a\n/b\\\n");
        let parts = [test.export("json", 0, 1), test.export("json", 1, 1), test.export("json", 2, 1)];
        assert_eq!(
            parts.concat(),
            "[\n  { \"url\": \"/a\", \"Googlebot\": \"allowed\", \"GPTBot\": \"disallowed\" },\n  { \"url\": \"/b\\\\\", \"Googlebot\": \
             \"allowed\", \"GPTBot\": \"disallowed\" }\n]\n"
        );
    }
}
