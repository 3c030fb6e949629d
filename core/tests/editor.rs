//! Runs the cases in `tests/editor/*.toml`. Also checks that queries at every offset return without a panic, and that formatting does
//! not change how any dialect reads a text.

use robotscope::RobotsTxt;
use robotscope::dialect::{AllowField, BlankLines, Dialect};
use robotscope::editor::{self, ActionKind, Affected, Completion, DocumentSymbol, LineEffect, PageHover, edited};
use robotscope::explain::Hover;
use robotscope::html::Html;
use robotscope::http::Headers;
use robotscope::lint::{self, Options};
use robotscope::text::Span;
use robotscope::{DialectName, explain};

use crate::support::case_files::{Folder, case_files};
use crate::support::editor::{AffectedCheck, Case, CompletionCheck, HoverCheck};
use crate::support::tally::{Tally, run_cases};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test;

const FILES: Folder = case_files!(
    "editor",
    "actions.toml",
    "affected.toml",
    "completions.toml",
    "formatting.toml",
    "headers.toml",
    "hover.toml",
    "html.toml",
    "structure.toml",
    "tokens.toml"
);

/// Realistic robots.txt files, some of them faulty.
const EXAMPLES: &[&[u8]] = &[
    include_bytes!("../../tests/examples/broken-utf8.txt"),
    include_bytes!("../../tests/examples/byte-order-mark.txt"),
    include_bytes!("../../tests/examples/carriage-returns.txt"),
    include_bytes!("../../tests/examples/empty.txt"),
    include_bytes!("../../tests/examples/error-page.txt"),
    include_bytes!("../../tests/examples/latin-1-mark.txt"),
    include_bytes!("../../tests/examples/long-lines.txt"),
    include_bytes!("../../tests/examples/newspaper.txt"),
    include_bytes!("../../tests/examples/nul.txt"),
    include_bytes!("../../tests/examples/orphans.txt"),
    include_bytes!("../../tests/examples/prepended.txt"),
    include_bytes!("../../tests/examples/shop.txt"),
    include_bytes!("../../tests/examples/strange-spaces.txt"),
    include_bytes!("../../tests/examples/two-bytes-of-a-mark.txt"),
    include_bytes!("../../tests/examples/typos.txt"),
    include_bytes!("../../tests/examples/utf-16.txt"),
];

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn answers_the_editor_queries_of_every_case() {
    run_cases(&FILES, Tally::answers);
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn queries_at_every_offset_in_a_robots_txt_return_without_panicking() {
    let mut texts = Texts::new(7);
    for _ in 0..200 {
        let text = texts.next();
        every_offset_has_an_answer(&text);
    }
    for text in EXAMPLES {
        every_offset_has_an_answer(&text[..text.len().min(400)]);
    }
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn every_dialect_reads_a_formatted_text_as_before() {
    let mut changed = 0;
    let mut texts = Texts::new(1);
    for _ in 0..10_000 {
        changed += usize::from(formats_without_loss(&texts.next()));
    }
    assert!(changed > 5000, "{changed}");
    for text in EXAMPLES {
        formats_without_loss(text);
    }
}

/// Reads real files from the folder `ROBOTSCOPE_CORPUS`, by default `shared/corpus` next to the checkout. Does nothing if the folder is
/// missing.
#[cfg(not(target_arch = "wasm32"))]
#[test]
fn formatting_real_files_does_not_change_how_any_dialect_reads_them() {
    let named = std::env::var_os("ROBOTSCOPE_CORPUS").map_or_else(|| "../../shared/corpus".into(), std::path::PathBuf::from);
    let Ok(entries) = std::fs::read_dir(named) else { return };
    let paths = entries.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_file());
    let texts = paths.map(|path| std::fs::read(path).expect("a file"));
    let changed = texts.filter(|text| formats_without_loss(text)).count();
    println!("formatting changes {changed} real files");
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn a_diagnostic_about_a_byte_order_mark_has_a_fix_but_no_ignore_comment() {
    for mark in ["\u{FEFF}", "ï»¿"] {
        let robots = RobotsTxt::parse(format!("{mark}User-agent: *\nDisallow: /a\n"));
        let diagnostics = lint::lint(&robots, &Options::default());
        let actions = editor::code_actions(&robots, &diagnostics, Span::at(0, 0));
        assert_eq!(actions.iter().map(|action| action.kind).collect::<Vec<_>>(), [ActionKind::Fix], "{mark}");
    }
}

/// Checks that no offset causes a panic, and that all results are in order and inside the text.
fn every_offset_has_an_answer(text: &[u8]) {
    let robots = RobotsTxt::parse(text);
    let end = u32::try_from(text.len()).expect("a short text");
    let within = |span: Span| assert!(span.end() <= end, "{span:?} in {end}: {}", text.escape_ascii());
    let tokens = editor::semantic_tokens(&robots, None);
    assert!(tokens.iter().all(|token| !token.span.is_empty()));
    assert!(tokens.windows(2).all(|pair| pair[0].span.end() <= pair[1].span.start()), "{}", text.escape_ascii());
    tokens.iter().for_each(|token| within(token.span));
    for line in robots.lines() {
        let of_line = editor::semantic_tokens(&robots, Some(line.content()));
        let in_line = |span: Span| line.span().start() <= span.start() && span.end() <= line.content().end();
        assert!(of_line.iter().filter(|token| in_line(token.span)).eq(tokens.iter().filter(|token| in_line(token.span))));
    }
    editor::symbols(&robots).iter().for_each(|symbol| nested(symbol, Span::new(0, end)));
    let lines = u32::try_from(robots.lines().len()).expect("few lines");
    assert!(editor::folding(&robots).iter().all(|fold| fold.first_line < fold.last_line && fold.last_line <= lines));
    for hint in editor::inlay_hints(&robots, None) {
        assert!(hint.offset <= end && !explain::inlay_hint(&explain::Messages::ENGLISH, &hint).text.is_empty());
    }
    for line in 0..=lines + 1 {
        editor::affected(&robots, line)
            .iter()
            .for_each(|affected| assert!(!explain::affected(&explain::Messages::ENGLISH, affected).summary.is_empty()));
    }
    let diagnostics = lint::lint(&robots, &Options::default());
    for offset in (0..=end + 2).chain([u32::MAX - 1, u32::MAX]) {
        if let Some(hover) = editor::hover(&robots, offset) {
            within(hover.span);
            assert!(hover.span.start() <= offset && offset <= hover.span.end(), "{offset}: {}", text.escape_ascii());
            let words = explain::hover(&explain::Messages::ENGLISH, &robots, &hover);
            assert!(!words.title.is_empty() && !words.paragraphs.is_empty());
        }
        for completion in editor::completions(&robots, offset) {
            within(completion.span);
            assert!(completion.span.start() <= offset.min(end) && offset.min(end) <= completion.span.end());
            assert!(!explain::completion(&explain::Messages::ENGLISH, &completion).detail.is_empty());
        }
        for action in editor::code_actions(&robots, &diagnostics, Span::at(offset, 0)) {
            action.fix.edits.iter().for_each(|edit| within(edit.span));
            assert!(!explain::code_action(&explain::Messages::ENGLISH, &robots, &action).title.is_empty());
        }
    }
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn queries_at_every_offset_in_headers_and_html_return_without_panicking() {
    let mut pieces = Texts::new(3);
    for _ in 0..400 {
        let text: String = (0..8).map(|_| PIECES[pieces.below(PIECES.len())]).collect();
        every_offset_of_a_page_has_an_answer(text.as_bytes());
    }
    for text in EXAMPLES {
        every_offset_of_a_page_has_an_answer(&text[..text.len().min(200)]);
    }
}

/// Fragments of headers and documents, both correct and faulty.
const PIECES: &[&str] = &[
    "X-Robots-Tag: ",
    "x-robots-tag:googlebot: ",
    "HTTP/1.1 200 OK\r\n",
    "< ",
    "\n",
    "\r\n",
    " ",
    ",",
    ":",
    "*: ",
    "noindex",
    "none, nofollow",
    "max-snippet: 20",
    "max-image-preview:large",
    "unavailable_after: Friday, 25-Jun-10 15:00:00 GMT",
    "bingbot",
    "\u{FEFF}",
    "é🤖",
    "\0",
    "<meta name=robots content='",
    "<meta name=\"googlebot\" content=\"",
    "<META content=",
    "<meta name=\"",
    "<meta http-equiv=X-Robots-Tag content=none>",
    "'>",
    "\">",
    ">",
    "&#44;",
    "no&#105;ndex",
    "<div data-nosnippet>",
    "<noscript>",
    "<!--",
    "<template>",
];

/// Checks a text as headers and as HTML in the same way as [`every_offset_has_an_answer`].
fn every_offset_of_a_page_has_an_answer(text: &[u8]) {
    let (headers, html) = (Headers::parse(text), Html::parse(text));
    let end = u32::try_from(text.len()).expect("a short text");
    for offset in (0..=end + 2).chain([u32::MAX - 1, u32::MAX]) {
        for hover in [headers.hover(offset), html.hover(offset)].into_iter().flatten() {
            assert!(hover.span.start() <= offset && offset <= hover.span.end(), "{offset}: {}", text.escape_ascii());
            assert!(hover.span.end() <= end, "{offset}: {}", text.escape_ascii());
            let words = explain::page_hover(&explain::Messages::ENGLISH, text, &hover);
            assert!(!words.title.is_empty() && !words.paragraphs.is_empty());
        }
        for completion in headers.completions(offset).into_iter().chain(html.completions(offset)) {
            let (span, offset) = (completion.span, offset.min(end));
            assert!(span.start() <= offset && offset <= span.end() && span.end() <= end, "{offset}: {}", text.escape_ascii());
            assert!(!explain::completion(&explain::Messages::ENGLISH, &completion).detail.is_empty());
        }
    }
}

fn nested(symbol: &DocumentSymbol, outer: Span) {
    let contains = |outer: Span, inner: Span| outer.start() <= inner.start() && inner.end() <= outer.end();
    assert!(contains(outer, symbol.span) && contains(symbol.span, symbol.name_span), "{symbol:?}");
    let children = &symbol.children;
    assert!(children.windows(2).all(|pair| pair[0].span.end() <= pair[1].span.start()), "{symbol:?}");
    children.iter().for_each(|child| nested(child, symbol.span));
}

/// Formats a text and returns `true` if it changed. Also checks that every dialect reads the same records before and after, and that a
/// second formatting changes nothing.
fn formats_without_loss(text: &[u8]) -> bool {
    let robots = RobotsTxt::parse(text);
    let edits = editor::formatting(&robots, None);
    let formatted = edited(text, &edits);
    let other = RobotsTxt::parse(&formatted);
    let words = || format!("{} became {}", text.escape_ascii(), formatted.escape_ascii());
    assert!(edits.windows(2).all(|pair| pair[0].span.end() <= pair[1].span.start()), "{}", words());
    // No known crawler uses the dialects `dividing` and `oldest`, but a caller may create them.
    let [mut dividing, mut oldest] = [Dialect::GOOGLE; 2];
    dividing.blank_lines = BlankLines::EndGroup;
    oldest.blank_lines = BlankLines::EndGroup;
    oldest.allow_field = AllowField::Unknown;
    for dialect in DialectName::ALL.map(|name| *name.dialect()).into_iter().chain([dividing, oldest]) {
        assert_eq!(reading(&robots, &dialect), reading(&other, &dialect), "{dialect:?}: {}", words());
    }
    let comments = |robots: &RobotsTxt<'_>| -> Vec<Vec<u8>> {
        let comments = robots.lines().iter().filter_map(robotscope::robots_txt::Line::comment);
        let is_space = |byte: &u8| matches!(byte, 0x09..=0x0D | b' ');
        let end = |text: &[u8]| text.iter().rposition(|byte| !is_space(byte)).map_or(0, |last| last + 1);
        comments.map(|comment| robots.slice(comment)).map(|text| text[..end(text)].to_vec()).collect()
    };
    assert_eq!(comments(&robots), comments(&other), "{}", words());
    assert_eq!(editor::formatting(&other, None), [], "{}", words());
    !edits.is_empty()
}

/// Returns a dialect's reading: the groups with their content, orphaned records, and other records.
fn reading(robots: &RobotsTxt<'_>, dialect: &Dialect) -> Vec<String> {
    let groups = robots.groups(dialect);
    let text = |span: Span| robots.slice(span).escape_ascii().to_string();
    let mut read = Vec::new();
    for group in groups.iter() {
        read.push("group".to_owned());
        read.extend(group.agent_lines.iter().map(|line| format!("for {} {}", text(line.value), line.is_wildcard)));
        read.extend(group.rules.iter().map(|rule| format!("{:?} {}", rule.access, text(rule.pattern))));
        read.extend(group.records.iter().map(|record| format!("{:?} {}", record.field, text(record.value))));
    }
    read.extend(groups.orphans().iter().map(|record| format!("orphan {:?} {}", record.field, text(record.value))));
    let others = robots.other_records(dialect);
    read.extend(
        others.map(|record| format!("{:?} {} {:?}", record.field, text(record.value), record.fault.map(|fault| fault.kind))),
    );
    read
}

/// Generates pseudorandom texts that are the same in every run.
struct Texts(u64);

impl Texts {
    fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }

    fn next(&mut self) -> Vec<u8> {
        const NAMES: &[&str] = &[
            "User-agent",
            "user-agent",
            "USER-AGENT",
            "Disallow",
            "disallow",
            "Allow",
            "ALLOW",
            "Sitemap",
            "crawl-delay",
            "Noindex",
            "Useragent",
            "Disalow",
            "Disallowed",
            "License",
            "content-signal",
            "Content-usage",
            "Clean-Param",
            "foo",
            "http",
            "Host",
        ];
        const VALUES: &[&str] = &[
            "*",
            "Googlebot",
            "a",
            "MojeekBot/1.0",
            "/",
            "/a",
            "/a*b$",
            "/é",
            "",
            "",
            "10",
            "https://example.com/s.xml",
            "search=yes, ai-train=no",
            "train-ai=n",
            "/x train-ai=y",
            "Sogou web spider",
            "ref /p",
            "robotscope: ignore",
        ];
        const SPACES: &[&str] = &["", "", "", " ", "  ", "\t", " \u{b}", "\u{c}"];
        const SEPARATORS: &[&str] = &[":", ":", ":", ":", ": ", ": ", " : ", ":\t", " ", "", "::"];
        const ENDINGS: &[&[&str]] = &[&["\n"], &["\n"], &["\r\n"], &["\n", "\r\n"], &["\n", "\r", "\r\n"], &["\r"]];
        let endings = ENDINGS[self.below(ENDINGS.len())];
        let mut text = Vec::new();
        let marks: [&[u8]; 8] = [b"", b"", b"", b"", b"\xEF\xBB\xBF", b"\xEF", b"\n\xEF\xBB", b"\n\n\xEF\xBB\xBF"];
        text.extend_from_slice(marks[self.below(marks.len())]);
        for _ in 0..self.below(14) {
            let mut pick = |list: &[&str]| list[self.below(list.len())].to_owned();
            let record = |pick: &mut dyn FnMut(&[&str]) -> String| {
                [pick(SPACES), pick(NAMES), pick(SPACES), pick(SEPARATORS), pick(SPACES), pick(VALUES), pick(SPACES)].concat()
            };
            let record = record(&mut pick);
            let (space, words, value) = (pick(SPACES), pick(VALUES), pick(SPACES));
            let line = match self.below(10) {
                0 | 1 => space,
                2 => format!("{space}# {words}{value}"),
                3 => format!("{record}# {words}{value}"),
                4 if self.below(20) == 0 => format!("{record}\0"),
                _ => record,
            };
            text.extend_from_slice(line.as_bytes());
            text.extend_from_slice(endings[self.below(endings.len())].as_bytes());
        }
        if self.below(3) == 0 {
            text.pop();
        }
        text
    }
}

impl Tally {
    fn answers(&mut self, case: &Case) {
        let given = [&case.robots, &case.headers, &case.html].into_iter().flatten().collect::<Vec<_>>();
        assert_eq!(given.len(), 1, "{}: expected exactly one text", self.name);
        let name = self.name.clone();
        let text = given[0].bytes();
        let robots = RobotsTxt::parse(&text);
        let (headers, html) = (Headers::parse(&text), Html::parse(&text));
        let text_of = |span: Span| String::from_utf8_lossy(span.slice(&text)).into_owned();
        let found = |part: &str| {
            let place = text.windows(part.len().max(1)).position(|window| window == part.as_bytes());
            assert!(place.is_some(), "{name}: the text does not contain {part:?}");
            place.map_or(0, |place| u32::try_from(place).expect("a short text"))
        };
        if let Some(expected) = &case.tokens {
            let tokens = editor::semantic_tokens(&robots, None);
            let words = tokens.iter().map(|token| format!("{} {}", token.kind.as_str(), text_of(token.span)));
            self.same("tokens", expected, &words.collect());
        }
        if let Some(expected) = &case.symbols {
            self.same("symbols", expected, &outline(&editor::symbols(&robots), 0));
        }
        if let Some(expected) = &case.folds {
            let folds = editor::folding(&robots);
            let words = folds.iter().map(|fold| format!("{} {}-{}", fold.kind.as_str(), fold.first_line, fold.last_line));
            self.same("folds", expected, &words.collect());
        }
        if let Some(expected) = &case.formatted {
            let formatted = edited(&text, &editor::formatting(&robots, None));
            let lossy = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
            self.same("formatted", &lossy(&expected.bytes()), &lossy(&formatted));
        }
        if let Some(expected) = &case.hints {
            let hints = editor::inlay_hints(&robots, None);
            let words =
                hints.iter().map(|hint| format!("{} {}", hint.line, explain::inlay_hint(&explain::Messages::ENGLISH, hint).text));
            self.same("hints", expected, &words.collect());
        }
        for check in &case.hover {
            let at = found(&check.at);
            let page = |hover: PageHover| explain::page_hover(&explain::Messages::ENGLISH, &text, &hover);
            let hover = match (&case.headers, &case.html) {
                (Some(_), _) => headers.hover(at).map(page),
                (_, Some(_)) => html.hover(at).map(page),
                _ => editor::hover(&robots, at).map(|hover| explain::hover(&explain::Messages::ENGLISH, &robots, &hover)),
            };
            self.hover(&text, hover, check);
        }
        for check in &case.completions {
            let after = if check.after.is_empty() { 0 } else { found(&check.after) };
            let at = after + u32::try_from(check.after.len()).expect("a short text");
            let completions = match (&case.headers, &case.html) {
                (Some(_), _) => headers.completions(at),
                (_, Some(_)) => html.completions(at),
                _ => editor::completions(&robots, at),
            };
            self.completions(&text, &completions, check);
        }
        for check in &case.affected {
            let affected = editor::affected(&robots, check.line);
            self.same(&format!("line {} is for no crawler", check.line), &check.none, &affected.is_none());
            if let Some(affected) = affected {
                self.affected(&affected, check);
            }
        }
        for check in &case.actions {
            let diagnostics = lint::lint(&robots, &Options::default());
            let actions = editor::code_actions(&robots, &diagnostics, Span::at(found(&check.at), 0));
            let titles: Vec<_> =
                actions.iter().map(|action| explain::code_action(&explain::Messages::ENGLISH, &robots, action).title).collect();
            let chosen = actions.iter().zip(&titles).find(|(_, title)| **title == check.title);
            let done = chosen.map(|(action, _)| edited(&text, &action.fix.edits));
            self.same(&format!("{} of {titles:?}", check.title), &Some(check.text.bytes()), &done);
        }
    }

    fn hover(&mut self, text: &[u8], found: Option<Hover>, check: &HoverCheck) {
        let what = format!("hover at {}", check.at);
        self.same(&what, &check.span, &found.as_ref().map(|hover| String::from_utf8_lossy(hover.span.slice(text)).into_owned()));
        let Some(words) = found else { return };
        self.same_if_expected(&what, check.title.as_ref(), &words.title);
        let all = words.paragraphs.join("\n");
        for sentence in &check.says {
            self.same(&format!("{what} says {sentence:?} in {all:?}"), &true, &all.contains(sentence));
        }
        for sentence in &check.says_not {
            self.same(&format!("{what} does not say {sentence:?} in {all:?}"), &false, &all.contains(sentence));
        }
        for source in &check.sources {
            let is_there = words.sources.iter().any(|found| found.title == source);
            self.same(&format!("{what} names {source} in {:?}", words.sources), &true, &is_there);
        }
    }

    fn completions(&mut self, text: &[u8], completions: &[Completion], check: &CompletionCheck) {
        let what = format!("completions after {:?}", check.after);
        let inserts: Vec<_> = completions.iter().map(|completion| completion.insert.clone()).collect();
        let replaced = completions.first().map(|first| String::from_utf8_lossy(first.span.slice(text)).into_owned());
        self.same_if_expected(&what, check.replaces.as_ref(), &replaced.unwrap_or_default());
        self.same_if_expected(&what, check.all.as_ref(), &inserts);
        let first = inserts.get(..check.first.len()).unwrap_or_default().to_vec();
        self.same(&what, &check.first, &first);
        let last = inserts.len().saturating_sub(check.last.len());
        self.same(&what, &check.last, &inserts[last..].to_vec());
        for offered in &check.offers {
            self.same(&format!("{what} offer {offered}"), &true, &inserts.contains(offered));
        }
        for lacking in &check.lacks {
            self.same(&format!("{what} lack {lacking}"), &false, &inserts.contains(lacking));
        }
    }

    fn affected(&mut self, affected: &Affected, check: &AffectedCheck) {
        let expected = [&check.binds, &check.unsure, &check.disobeyed, &check.not_honoured, &check.unread];
        for (effect, tokens) in LineEffect::ALL.into_iter().zip(expected) {
            for token in tokens {
                let found = affected.crawlers.iter().find(|one| one.crawler.token == token).map(|one| one.effect);
                self.same(&format!("line {} at {token}", check.line), &Some(effect), &found);
            }
        }
        for token in &check.not_for {
            let is_there = affected.crawlers.iter().any(|one| one.crawler.token == token);
            self.same(&format!("line {} for {token}", check.line), &false, &is_there);
        }
        self.same_if_expected("crawlers", check.count.as_ref(), &affected.crawlers.len());
        self.same_if_expected("names", check.names.as_ref(), &affected.names);
        self.same_if_expected("others", check.and_others.as_ref(), &affected.and_others);
    }
}

fn outline(symbols: &[DocumentSymbol], depth: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for symbol in symbols {
        lines.push(format!("{}{} {}", "  ".repeat(depth), symbol.kind.as_str(), symbol.name));
        lines.extend(outline(&symbol.children, depth + 1));
    }
    lines
}
