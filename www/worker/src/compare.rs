//! Two versions of a robots.txt.

use js_sys::{Array, Object};
use robotscope::compare::Coverage;
use robotscope::compare::{Change, CrawlersDifference, compare};
use robotscope::{Access, RobotsTxt, explain};
use wasm_bindgen::prelude::*;

use crate::language::RobotsTxtText;
use crate::plain::object;
use crate::words::messages;

/// What a new version of a robots.txt changes, for all crawlers. Those for which nothing changes are left out.
#[wasm_bindgen(
    js_name = compareVersions,
    unchecked_return_type = "{ losing: string[]; gaining: string[]; leftOut: number; differences: { crawlers: string[]; \
                             isComplete: boolean; changes: { path: string; isAllowed: boolean; before: number; after: number; \
                             words: string }[] }[] }"
)]
pub fn compare_versions(before: &RobotsTxtText, after: &RobotsTxtText) -> Object {
    let (before, after) = (&before.robots, &after.robots);
    let found = compare(before, after);
    let names = |name: &str| JsValue::from(name);
    let losing: Array = found.losing().map(|crawler| names(&crawler.crawler)).collect();
    let gaining: Array = found.gaining().map(|crawler| names(&crawler.crawler)).collect();
    let is_told = |set: &&CrawlersDifference| !set.difference.changes.is_empty() || set.difference.coverage != Coverage::Complete;
    let differences = found.differences.iter().filter(is_told).map(|set| {
        let crawlers: Array = set.crawlers.iter().map(|crawler| names(&crawler.crawler)).collect();
        let changes: Array = set.difference.changes.iter().map(|change| changed(before, after, change)).collect();
        object(&[
            ("crawlers", crawlers.into()),
            ("isComplete", (set.difference.coverage == Coverage::Complete).into()),
            ("changes", changes.into()),
        ])
    });
    object(&[
        ("losing", losing.into()),
        ("gaining", gaining.into()),
        ("leftOut", (found.left_out as f64).into()),
        ("differences", differences.collect::<Array>().into()),
    ])
}

fn changed(before: &RobotsTxt<'_>, after: &RobotsTxt<'_>, change: &Change) -> Object {
    let line = |rule: Option<u32>| rule.unwrap_or_default().into();
    object(&[
        ("path", change.target.path().into()),
        ("isAllowed", (change.access == Access::Allowed).into()),
        ("before", line(change.before.map(|rule| rule.line))),
        ("after", line(change.after.map(|rule| rule.line))),
        ("words", explain::change(&messages(), before, after, change).into()),
    ])
}
