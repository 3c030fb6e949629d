//! Checks message files against the code and each other. No message is missing or unused, each has its arguments, and translations add no
//! messages.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use robotscope::dialect::Policy;
use robotscope::explain::{Language, Messages, explain};
use robotscope::lint::{Code, LintSubject};
use robotscope::{Agent, RobotsTxt, Target};

type Names = BTreeSet<String>;

/// Types with a message for each value, named after its `as_str()` or `code()`. Each entry has the module, the prefix for message names,
/// the source file and the type.
const NAMED: &[(&str, &str, &str, &str)] = &[
    ("audit", "audit-", "audits/mod.rs", "AuditName"),
    ("audit", "audit-difference-", "audits/mod.rs", "AuditDifference"),
    ("availability", "depends-on-", "availability/answer.rs", "DependsOn"),
    ("parts", "sure-", "fact.rs", "Certainty"),
    ("crawl", "crawl-reason-", "matching/decision.rs", "Reason"),
    ("crawl", "crawl-step-wildcard-", "matching/lookup.rs", "WildcardStep"),
    ("crawl", "crawl-rule-", "matching/decision.rs", "Outcome"),
    ("crawl", "compliance-", "crawlers/policy.rs", "Compliance"),
    ("compare", "dead-", "compare/dead_rules.rs", "Because"),
    ("indexing", "outcome-", "directives/verdict.rs", "DirectiveOutcome"),
    ("finding", "finding-", "evaluate/finding.rs", "FindingKind"),
    ("finding", "charset-", "html/charset.rs", "UnreadCharset"),
    ("finding", "fault-", "directives/fault.rs", "DirectiveFaultKind"),
    ("finding", "dated-", "directives/date/note.rs", "DateNoteKind"),
    ("finding", "weekday-", "directives/date/note.rs", "Weekday"),
    ("finding", "reading-", "evaluate/policy.rs", "PagePolicy"),
    ("lint", "label-", "lint/diagnostic.rs", "Role"),
    ("report", "at-", "evaluate/finding.rs", "Source"),
    ("editor", "affected-", "editor/affected.rs", "LineEffect"),
    ("editor", "field-about-", "robots_txt/field.rs", "Field"),
    ("editor", "crawler-for-", "crawlers/crawler.rs", "CrawlerClass"),
    ("editor", "content-signal-", "preferences/content_signal.rs", "Purpose"),
    ("editor", "content-usage-", "preferences/content_usage.rs", "Category"),
    ("page_editor", "directive-about-", "directives/name.rs", "DirectiveName"),
    ("generate", "note-", "generate/note.rs", "ConfigNoteKind"),
    ("generate", "config-", "generate/error.rs", "GenerateError"),
    ("generate", "wish-note-", "generate/robots_txt/note.rs", "WishNoteKind"),
    ("generate", "wish-error-", "generate/robots_txt/wish.rs", "WishError"),
    ("generate", "block-note-", "generate/block_list/note.rs", "BlockListNoteKind"),
    ("generate", "block-error-", "generate/block_list/error.rs", "BlockListError"),
    ("target", "target-", "matching/target/error.rs", "TargetError"),
    ("dialect", "dialect-", "dialect/names.rs", "DialectName"),
    ("dialect", "reader-", "crawlers/engines.rs", "PageDialectName"),
    ("other_records", "record-fault-", "other_records/fault.rs", "FaultKind"),
];

fn read(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns the names of a folder's files that end with `ending`, without this ending.
fn files(folder: &str, ending: &str) -> Names {
    let Ok(files) = fs::read_dir(folder) else { return Names::new() };
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("a name"));
    names.filter_map(|name| Some(name.strip_suffix(ending)?.to_owned())).collect()
}

/// Returns a file's message names and patterns.
fn messages(path: &str) -> BTreeMap<String, String> {
    let mut messages = BTreeMap::new();
    let mut last = String::new();
    for line in read(path).lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        if line.starts_with([' ', '}']) {
            messages.entry(last.clone()).or_insert_with(String::new).push_str(&format!("\n{line}"));
            continue;
        }
        let (name, pattern) = line.split_once(" = ").unwrap_or_else(|| panic!("{path}: {line}"));
        assert!(
            name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_".contains(&byte)),
            "{path}: {name}"
        );
        last = name.to_owned();
        assert_eq!(messages.insert(last.clone(), pattern.to_owned()), None, "{path}: {name} occurs twice");
    }
    messages
}

/// The contents of a pattern's braces: shown arguments, arguments that select a variant, and other messages' names.
#[derive(Default, PartialEq, Eq, Debug)]
struct Uses {
    shown: Names,
    selecting: Names,
    messages: Names,
}

impl Uses {
    fn parse(pattern: &str) -> Self {
        let mut uses = Self::default();
        for placeable in pattern.split('{').skip(1) {
            let inside = placeable.split(['}', '\n']).next().unwrap_or_default().trim();
            match inside.split_once("->") {
                Some((selector, _)) => uses.selecting.insert(selector.trim().trim_start_matches('$').to_owned()),
                None if inside.starts_with('"') => continue,
                None => match inside.strip_prefix('$') {
                    Some(arg) => uses.shown.insert(arg.to_owned()),
                    None => uses.messages.insert(inside.to_owned()),
                },
            };
        }
        uses
    }

    /// Returns the uses in a message and in all messages to which it refers.
    fn deep(name: &str, all: &BTreeMap<String, String>) -> Self {
        let mut uses = Self::parse(all.get(name).unwrap_or_else(|| panic!("there is no message {name}")));
        for other in uses.messages.clone() {
            let Self { shown, selecting, messages } = Self::deep(&other, all);
            uses.shown.extend(shown);
            uses.selecting.extend(selecting);
            uses.messages.extend(messages);
        }
        uses
    }
}

/// Returns a call's arguments. `text` begins after the opening parenthesis.
fn arguments(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut arguments, mut is_quoted) = (0, 0, Vec::new(), false);
    for (at, sign) in text.char_indices() {
        match sign {
            '"' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => {
                arguments.push(&text[start..at]);
                break;
            }
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                arguments.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    arguments.into_iter().map(str::trim).filter(|argument| !argument.is_empty()).collect()
}

/// Returns a module's string literals that look like message names.
fn names_in(code: &str, prefixes: &Names) -> Names {
    let is_name = |text: &&str| {
        text.split_once('-').is_some_and(|(prefix, rest)| prefixes.contains(prefix) && !rest.is_empty())
            || text.split_once("-{}").is_some_and(|(prefix, _)| prefixes.contains(prefix))
            || !text.contains('-') && prefixes.contains(*text)
    };
    let allowed =
        |text: &&str| text.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || "-_{}".contains(sign));
    code.split('"').skip(1).step_by(2).filter(allowed).filter(is_name).map(str::to_owned).collect()
}

/// Returns the possible message names and the arguments of each `say!` call in a source file. A name may end with `{}`.
fn message_uses(code: &str, prefixes: &Names) -> Vec<(Names, Names)> {
    let mut uses = Vec::new();
    for (at, _) in code.match_indices("say!(") {
        let arguments = arguments(&code[at + 5..]);
        let given = arguments.iter().skip(2).map(|argument| argument.split_once(" = ").expect("an argument").0.to_owned());
        let mut names = names_in(arguments[1], prefixes);
        if names.is_empty() {
            // The argument is a variable: find the names that the same function assigned to it.
            let variable = format!("let {} = ", arguments[1].trim_start_matches('&'));
            let chosen = ["\nfn ", " fn ", &variable].into_iter().filter_map(|word| code[..at].rfind(word)).max();
            let before = &code[chosen.unwrap_or_default()..at];
            let after = before.split("say!(").enumerate().map(|(place, part)| match part.split_once(", \"") {
                // Skips a name that belongs to another call.
                Some((first, rest)) if place > 0 && !first.contains('"') => rest.split_once('"').map_or("", |(_, rest)| rest),
                _ => part,
            });
            names = after.flat_map(|part| names_in(part, prefixes)).collect();
        }
        assert!(!names.is_empty(), "no message name in the arguments: {}", arguments.join(", "));
        uses.push((names, given.collect()));
    }
    uses
}

/// Returns the names of an enum's variants, or the strings in a type's `as_str()` or `code()`.
fn variants(source: &str, name: &str) -> Names {
    let half = if Path::new("crawl/src").join(source).exists() { "crawl/src" } else { "src" };
    let code = read(&format!("{half}/{source}"));
    let members = code.split_once(&format!("enum {name} {{")).map_or("", |(_, members)| members);
    let members = members.split("\n    }\n").next().unwrap_or_default().lines();
    let given: Names = members.filter_map(|line| Some(line.split_once(" = \"")?.1.strip_suffix("\",")?.to_owned())).collect();
    if !given.is_empty() {
        return given;
    }
    let function = code
        .split(&format!("impl {name} {{"))
        .skip(1)
        .find_map(|part| part.split_once("fn as_str").or_else(|| part.split_once("fn code")))
        .expect("as_str")
        .1;
    let body = function.split("\n    }\n").next().expect("a body");
    body.lines().filter_map(|line| line.split_once("=> \"")?.1.split('"').next()).map(str::to_owned).collect()
}

/// Returns the names that replace `{}` after a prefix.
fn named(module: &str, prefix: &str) -> Names {
    let codes =
        |subject| Code::ALL.into_iter().filter(move |code| code.subject() == subject).map(|code| code.as_str().to_owned());
    match (module, prefix) {
        ("lint", "lint-") => return codes(LintSubject::RobotsTxt).collect(),
        ("lint", "lint-page-") => return codes(LintSubject::Page).collect(),
        ("page_editor", "header-about-") => {
            return variants("editor/page/header_name.rs", "HeaderName").iter().map(|name| name.to_ascii_lowercase()).collect();
        }
        ("dialect", "policy-") => return Policy::ALL.iter().map(|policy| policy.as_str().to_owned()).collect(),
        ("lint", "why-") => return Code::ALL.iter().map(|code| code.as_str().to_owned()).collect(),
        _ => {}
    }
    let found = NAMED.iter().filter(|(found, begins, ..)| *found == module && *begins == prefix);
    found.flat_map(|(_, _, source, name)| variants(source, name)).collect()
}

#[test]
fn every_message_exists_and_is_used() {
    let folder = "data/messages/en";
    for module in files(folder, ".ftl") {
        let messages = messages(&format!("{folder}/{module}.ftl"));
        let prefixes: Names = messages.keys().filter_map(|name| Some(name.split('-').next()?.to_owned())).collect();
        let code = read(&format!("src/explain/{module}.rs"));
        let code: Vec<_> = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        let code = code.join("\n");
        let code = code.split("#[cfg(test)]").next().unwrap_or_default();
        assert!(code.contains(&format!("english!(\"{module}\")")), "{module}.rs does not use {module}.ftl");

        let mut used = Names::new();
        for (names, given) in message_uses(code, &prefixes) {
            for name in names {
                let full: Names = match name.split_once("{}") {
                    None => [name.clone()].into(),
                    Some((prefix, _)) => {
                        let named = named(&module, prefix);
                        assert!(!named.is_empty(), "{module}.rs: there are no names for the messages that begin with {prefix}");
                        named.into_iter().map(|name| format!("{prefix}{name}")).collect()
                    }
                };
                for name in full {
                    let uses = Uses::deep(&name, &messages);
                    let needed: Names = uses.shown.union(&uses.selecting).cloned().collect();
                    let missing: Vec<_> = needed.difference(&given).collect();
                    assert!(missing.is_empty(), "{module}.rs uses {name} without the arguments {missing:?}");
                    used.extend(uses.messages);
                    used.insert(name);
                }
            }
        }
        let unused: Vec<_> = messages.keys().filter(|name| !used.contains(*name)).collect();
        assert!(unused.is_empty(), "no code uses these messages of {module}.ftl: {unused:?}");
    }
}

/// If an enum's variants hold data, their names are repeated in a TypeScript literal, which must be complete.
#[test]
fn typescript_lists_every_name_of_an_enum_with_data() {
    for (source, name) in [("evaluate/finding.rs", "FindingKind"), ("directives/date/note.rs", "DateNoteKind")] {
        let code = read(&format!("src/{source}"));
        let (before, _) = code.split_once(&format!("enum {name} {{")).expect("the enum");
        let (_, literal) = before.rsplit_once("tsify(type = r#\"").expect("a literal");
        let (union, _) = literal.split_once("\"#").expect("the end of the literal");
        let declared: Names = union.split('|').map(|name| name.trim().trim_matches('"').to_owned()).collect();
        assert_eq!(declared, variants(source, name), "{name}");
    }
}

/// The engine reads all message files in a language together, including those of the web page, so a name must not occur twice.
#[test]
fn message_names_are_unique() {
    let mut known: BTreeMap<String, String> = BTreeMap::new();
    for folder in ["data/messages/en", "../www/messages/en"] {
        for file in files(folder, ".ftl") {
            for name in messages(&format!("{folder}/{file}.ftl")).into_keys() {
                let twice = known.insert(name.clone(), file.clone());
                assert_eq!(twice, None, "{name} is in {folder}/{file}.ftl, too");
            }
        }
    }
}

/// English replaces a missing translation. Only `npm run release` requires every translation.
#[test]
fn translations_contain_no_messages_that_english_lacks() {
    for language in fs::read_dir("data/messages").expect("a folder") {
        let folder = language.expect("a folder").path().to_str().expect("a path").to_owned();
        assert!(files(&folder, ".ftl").is_subset(&files("data/messages/en", ".ftl")), "{folder}");
        for file in files(&folder, ".ftl") {
            let (english, translated) =
                (messages(&format!("data/messages/en/{file}.ftl")), messages(&format!("{folder}/{file}.ftl")));
            let names = |messages: &BTreeMap<String, String>| messages.keys().cloned().collect::<Names>();
            assert!(names(&translated).is_subset(&names(&english)), "{folder}/{file}.ftl");
            for (name, pattern) in &translated {
                let at = format!("{folder}/{file}.ftl: {name}");
                let (uses, of_english) = (Uses::deep(name, &translated), Uses::deep(name, &english));
                let known: Names = of_english.shown.union(&of_english.selecting).cloned().collect();
                assert!(uses.shown.is_superset(&of_english.shown), "{at} lacks the arguments {:?}", of_english.shown);
                assert!(uses.shown.union(&uses.selecting).all(|arg| known.contains(arg)), "{at} knows only {known:?}");
                assert_eq!(pattern.matches("->").count(), pattern.matches("*[").count(), "{at}: a selector has no default");
                assert_eq!(pattern.matches('{').count(), pattern.matches('}').count(), "{at}: a brace is not closed");
            }
        }
    }
}

#[test]
fn every_language_has_a_folder() {
    let folders = fs::read_dir("data/messages").expect("a folder");
    let folders: Names = folders.map(|entry| entry.expect("a folder").file_name().into_string().expect("a name")).collect();
    assert_eq!(folders, Language::ALL.map(|language| language.as_str().to_owned()).into());
}

#[test]
fn every_module_with_messages_has_a_message_file() {
    let modules = files("src/explain", ".rs")
        .into_iter()
        .filter(|module| read(&format!("src/explain/{module}.rs")).contains("english!(\""));
    let with_file: Names = modules.filter(|module| module != "messages").collect();
    assert_eq!(with_file, files("data/messages/en", ".ftl"));
    assert!(Path::new("data/messages/en").is_dir());
}

#[test]
fn german_explanations_contain_no_english() {
    let texts = files("data/messages/de", ".ftl").into_iter().map(|file| read(&format!("data/messages/de/{file}.ftl")));
    let messages = Messages::parse(Language::German, texts.collect::<String>());
    let robots = RobotsTxt::parse("User-agent: *\nAllow: /a\nDisallow: /a/b\nAllow: /c\nAllow: /a\n");
    let target = Target::parse("/a/b").expect("a path");
    let words = explain(&messages, &robots, "ExampleBot", &target, &robots.check(&Agent::named("ExampleBot"), &target));
    assert_eq!(words.summary, "ExampleBot darf /a/b nicht abrufen: Zeile 3, „Disallow: /a/b“, ist der längste Treffer.");
    assert_eq!(
        words.steps,
        [
            "Keine User-agent-Zeile nennt ExampleBot.",
            "Also gilt die Gruppe für * (Zeile 1).",
            "Zeile 2, „Allow: /a“, ist ein kürzerer Treffer (2 Bytes).",
            "Zeile 3, „Disallow: /a/b“, ist der längste Treffer (4 Bytes).",
            "Zeile 5, „Allow: /a“, ist ein kürzerer Treffer (2 Bytes).",
        ]
    );
}
