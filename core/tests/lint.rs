//! Runs the cases in `tests/lint/*.toml`: the linter's findings and fixes.

use robotscope::lint::{self, Applicability, Code, Diagnostic, Example, Fix, LintSubject, Options, apply, lints};
use robotscope::text::Offsets;
use robotscope::{DialectName, RobotsTxt, explain};

use crate::support::case_files::{Folder, case_files};
use crate::support::lint::Case;
use crate::support::numbers::Numbers;
use crate::support::tally::{Tally, run_cases};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test;

const FILES: Folder = case_files!(
    "lint",
    "bytes.toml",
    "lines.toml",
    "agents.toml",
    "groups.toml",
    "rules.toml",
    "written.toml",
    "records.toml",
    "ignore.toml",
    "defaults.toml",
    "platforms.toml"
);

/// Returns the examples of the robots.txt lints.
#[cfg(not(target_arch = "wasm32"))]
fn examples() -> impl Iterator<Item = (Code, Example)> {
    let of_robots_txt = lints().filter(|lint| lint.code.subject() == LintSubject::RobotsTxt);
    of_robots_txt.filter_map(|lint| Some((lint.code, lint.example?)))
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn reports_the_expected_findings_and_fixes_in_every_case() {
    run_cases(&FILES, Tally::diagnostics);
}

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn every_lint_reports_its_example_and_not_the_corrected_text() {
    for (code, example) in examples() {
        let name = code.as_str();
        let finds = |text: &str| codes(&lint::lint(&RobotsTxt::parse(text), &Options::all_lints())).contains(&name);
        assert!(finds(example.wrong), "{name} is not found in {:?}", example.wrong);
        assert!(!finds(example.right), "{name} is found in {:?}", example.right);
    }
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn every_code_has_exactly_one_lint_and_an_explanation() {
    for code in Code::ALL {
        assert_eq!(lints().filter(|lint| lint.code == code).count(), 1, "{}", code.as_str());
        assert!(explain::why(&explain::Messages::ENGLISH, code).ends_with('.'), "{}", code.as_str());
    }
}

/// Repeatedly applies the safe fixes, or all fixes except display-only ones, to each example until the text stays the same.
#[cfg(not(target_arch = "wasm32"))]
#[test]
fn repeated_fixing_of_a_robots_txt_ends() {
    for (code, example) in examples() {
        for most in [Applicability::Safe, Applicability::Unsafe] {
            let mut text = example.wrong.as_bytes().to_vec();
            let mut rounds = 0;
            loop {
                let next = fixed(&text, most);
                if next == text {
                    break;
                }
                rounds += 1;
                assert!(rounds < 10, "{code}: {:?}", String::from_utf8_lossy(&text));
                text = next;
            }
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn fixes_add_line_breaks_of_the_kind_that_the_text_has() {
    let mut added = 0;
    for (code, example) in examples().filter(|(_, example)| !example.wrong.contains('\r')) {
        let text = example.wrong.replace('\n', "\r\n");
        for fix in lint::lint(&RobotsTxt::parse(&text), &Options::all_lints()).iter().flat_map(|found| &found.fixes) {
            let fixed = String::from_utf8(lint::apply(text.as_bytes(), &[fix])).unwrap();
            added += fixed.matches("\r\n").count().saturating_sub(text.matches("\r\n").count());
            let without_pairs = fixed.replace("\r\n", "");
            assert!(!without_pairs.contains(['\r', '\n']), "{code}: {fixed:?}");
        }
    }
    assert!(added >= 5, "only {added} fixes add a line break");
}

/// Checks that no text causes a panic, that every span, label and fix is inside the text, and that every sentence can be formatted.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn spans_of_findings_are_inside_the_robots_txt() {
    let pieces = [
        "User-agent",
        "Disallow",
        "Allow",
        "Sitemap",
        "Crawl-delay",
        "Content-Usage",
        "Content-Signal",
        "Noindex",
        "Disalow",
        ":",
        ":",
        ":",
        " ",
        " ",
        "\t",
        "\n",
        "\n",
        "\n",
        "\r",
        "\r\n",
        "/",
        "/a",
        "/A",
        "*",
        "**",
        "$",
        "%",
        "%c3",
        "é",
        "\0",
        "#",
        "# robotscope: ignore ",
        "dead-rule",
        " -- why",
        "Googlebot",
        "googelbot",
        "Mozilla/5.0 (compatible; bingbot/2.0)",
        "https://",
        "train-ai=n",
        "x=y",
        "10",
        "\u{FEFF}",
        "<",
    ];
    let mut numbers = Numbers::from(1);
    let mut below = |count| numbers.below(count);
    let mut found = 0;
    for _ in 0..2000 {
        let text: String = (0..below(60)).map(|_| pieces[below(pieces.len())]).collect();
        let (robots, offsets) = (RobotsTxt::parse(&text), Offsets::new(text.as_bytes()));
        for diagnostic in lint::lint(&robots, &Options::all_lints()) {
            found += 1;
            let words = explain::diagnostic(&explain::Messages::ENGLISH, &robots, &offsets, &diagnostic);
            assert!(words.primary.message.ends_with('.') && words.labels.len() == diagnostic.labels.len(), "{words:?}");
            let edits = diagnostic.fixes.iter().flat_map(|fix| &fix.edits).map(|edit| edit.span);
            let labels = diagnostic.labels.iter().map(|label| label.span);
            for span in [diagnostic.span].into_iter().chain(labels).chain(edits) {
                assert!(span.end() as usize <= text.len() && text.get(span.range()).is_some(), "{diagnostic:?} in {text:?}");
            }
        }
    }
    assert!(found > 2000, "only {found}");
}

/// The limit is a thousand findings per code.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn counts_the_findings_beyond_the_limit() {
    let text = format!("User-agent: *\n{}", "Foo: bar\n".repeat(1234));
    let robots = RobotsTxt::parse(&text);
    let found = lint::lint(&robots, &Options { severities: vec![(Code::EmptyGroup, None)], ..Options::default() });
    assert_eq!(found.len(), 1000);
    let last = found.last().expect("a thousand");
    assert_eq!(last.more, 234);
    assert!(
        explain::diagnostic(&explain::Messages::ENGLISH, &robots, &Offsets::new(robots.text()), last)
            .primary
            .message
            .ends_with("There are 234 more like this.")
    );
}

// The limit excludes the last line, so the engine does not know whether its comment suppresses a finding.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn counts_the_findings_beyond_the_limit_if_a_comment_suppresses_the_last_listed_finding() {
    let (line, ignored) = ("Foo: bar\n", "Foo: bar # robotscope: ignore unknown-field -- why\n");
    let text = format!("User-agent: *\n{}{ignored}{}{ignored}", line.repeat(999), line.repeat(233));
    let options = Options { severities: vec![(Code::EmptyGroup, None)], ..Options::default() };
    let found = lint::lint(&RobotsTxt::parse(&text), &options);
    assert!(found.iter().all(|found| found.code == Code::UnknownField));
    assert_eq!((found.len(), found.iter().map(|found| found.more).sum::<u32>()), (999, 234));
}

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn lints_hostile_texts_in_linear_time() {
    let many = |line: &dyn Fn(usize) -> String| (0..20_000).map(line).collect::<String>();
    let rules = many(&|n| format!("Disallow: /*{n}*a\nAllow: /a{n}\n"));
    let texts = [
        many(&|n| format!("User-agent: bot{n}\n")),
        many(&|n| format!("User-agent: bot{n}\nDisallow: /{n}\n")),
        format!("User-agent: *\n{rules}"),
        many(&|n| format!("# robotscope: ignore dead-rule -- {n}\n")),
        many(&|_| "User-agent: *\nDisallow: /\n".to_owned()),
        "User-agent: a b\n".repeat(60_000),
        "User-agent: all\n".repeat(60_000),
        format!("User-agent: {}\nDisallow: /\n", many(&|n| format!("bot{n},bot-{n},bot_{n},"))),
        format!("User-agent: *\n{}\n", "Disallow: /a ".repeat(60_000)),
        format!("User-agent: *\nDisallow: /{}{}\n", "a".repeat(600_000), ",".repeat(600_000)),
        "<\n".repeat(60_000),
        "a ".repeat(60_000),
        "\0".repeat(120_000),
        "Disallow: /a%\n".repeat(20_000),
    ];
    for text in texts {
        let start = std::time::Instant::now();
        lint::lint(&RobotsTxt::parse(&text), &Options::all_lints());
        // Quadratic work would take minutes. The limit allows for an unoptimised build on a slow machine.
        assert!(start.elapsed().as_secs() < 30, "{:?} for {}", start.elapsed(), text.get(..40).unwrap_or_default());
    }
}

/// Applies each diagnostic's first fix whose applicability is at most `most`.
fn fixed(text: &[u8], most: Applicability) -> Vec<u8> {
    let found = lint::lint(&RobotsTxt::parse(text), &Options::all_lints());
    let fixes: Vec<&Fix> = found.iter().filter_map(|found| found.fixes.iter().find(|fix| fix.applicability <= most)).collect();
    apply(text, &fixes)
}

fn codes(found: &[Diagnostic]) -> Vec<&'static str> {
    found.iter().map(|found| found.code.as_str()).collect()
}

impl Tally {
    fn diagnostics(&mut self, case: &Case) {
        let text = case.robots.bytes();
        let robots = RobotsTxt::parse(&text);
        let severities = case.severity.iter().map(|(code, severity)| (code.parse().expect("a code"), severity.parse().ok()));
        let dialect = |name: &String| name.parse::<DialectName>().expect("a dialect");
        let options = Options {
            crawlers: case.crawlers.clone(),
            dialects: case.dialects.as_ref().map(|names| names.iter().map(dialect).collect()),
            severities: severities.collect(),
        };
        let found = lint::lint(&robots, &options);
        let lines = robots.line_index();
        let line =
            |diagnostic: &Diagnostic| format!("{} {}", lines.place(diagnostic.span.start()).line, diagnostic.code.as_str());
        let all: Vec<_> = found.iter().map(line).collect();
        if let Some(expected) = &case.found {
            self.same("what is found", expected, &all);
        }
        for absent in &case.absent {
            self.same(absent, &false, &codes(&found).contains(&absent.as_str()));
        }
        for check in &case.check {
            let Some(diagnostic) = found.iter().find(|found| line(found) == check.found) else {
                self.same("what is found", &vec![check.found.clone()], &all);
                continue;
            };
            let text_of = |span| String::from_utf8_lossy(robots.slice(span)).into_owned();
            let words = explain::diagnostic(&explain::Messages::ENGLISH, &robots, &Offsets::new(&text), diagnostic);
            self.same_if_expected("severity", check.severity.as_deref(), diagnostic.severity.as_str());
            self.same_if_expected("part", check.part.as_ref(), &text_of(diagnostic.span));
            self.same_if_expected("message", check.message.as_ref(), &words.primary.message);
            self.same_if_expected("crawlers", check.crawlers.as_ref(), &diagnostic.crawlers);
            let dialects = diagnostic.dialects.iter().map(|dialect| dialect.as_str().to_owned()).collect();
            self.same_if_expected("dialects", check.dialects.as_ref(), &dialects);
            let labels = diagnostic.labels.iter().map(|label| lines.place(label.span.start()).line).collect();
            self.same_if_expected("lines of the labels", check.labels.as_ref(), &labels);
            let fixes = diagnostic.fixes.iter().map(|fix| fix.applicability.as_str().to_owned()).collect();
            self.same_if_expected("fixes", check.fixes.as_ref(), &fixes);
            if let Some(expected) = &check.fixed {
                let fixed = diagnostic.fixes.first().map(|fix| apply(&text, &[fix]));
                self.same("the text with its fix", expected, &String::from_utf8_lossy(&fixed.unwrap_or_default()).into_owned());
            }
        }
    }
}
