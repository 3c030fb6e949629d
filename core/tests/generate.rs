//! Runs the cases in `tests/generate/*.toml`: server configurations, and errors.

use robotscope::directives::{DateForms, Scan, ScanOptions, ScopeSwitch, Scopes};
use robotscope::generate::{FilePattern, Plan, PlanStatement, Server, generate};

use crate::support::case_files::{Folder, Sourced, case_files};
use crate::support::generate::{Case, ErrorCase, File, long_plan, server};
use crate::support::tally::{Tally, run_files};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test;

const FILES: Folder = case_files!("generate", "configurations.toml", "errors.toml");

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn writes_the_configuration_of_every_case() {
    run_files(&FILES, |tally, file: &Sourced<File>| {
        tally.cases(&file.case, Tally::configuration);
        file.error.iter().for_each(|case| tally.case(&case.name, &file.source, |tally| tally.no_configuration(case)));
    });
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn every_server_has_at_least_one_case() {
    let files: Vec<_> = FILES.read::<File>().map(|(_, file)| file).collect();
    for name in Server::ALL.map(Server::as_str) {
        assert!(files.iter().flat_map(|file| &file.case).any(|case| case.server == name), "{name} has no case");
    }
}

impl Tally {
    fn configuration(&mut self, case: &Case) {
        let expected = (case.text.as_str(), case.notes.iter().map(String::as_str).collect());
        match generate(&case.plan(), server(&case.server)) {
            Ok(config) => {
                self.same(
                    "text and notes",
                    &expected,
                    &(&*config.text, config.notes.iter().map(|note| note.as_str()).collect::<Vec<_>>()),
                );
            }
            Err(error) => self.same("text", case.text.as_str(), &error.to_string()),
        }
    }

    fn no_configuration(&mut self, case: &ErrorCase) {
        for server in case.servers() {
            for plan in case.plans() {
                let found = generate(&plan, server);
                let code = found.as_ref().map_err(|error| error.code()).map(|config| config.text.as_str());
                self.same(server.as_str(), &Err(case.code.as_str()), &code);
                let length = found.err().map_or(0, |error| error.to_string().len());
                assert!(length < 300, "{}: {length}", self.name);
            }
            if let Some(longest) = case.longest {
                // Cloudflare Pages has a lower limit, which another case tests.
                let is_longest = case.servers.is_some() || server != Server::CloudflarePages;
                self.same("the longest plan is accepted", &is_longest, &generate(&long_plan(longest), server).is_ok());
            }
        }
    }
}

/// The generated header lines give each bot the plan's directives.
///
/// Apache, nginx and Caddy send one line per bot, for readers that accept a bot's name only at the beginning ([mdn-x-robots-tag],
/// [google-robots-meta]). Netlify, IIS and Next.js send one joined line, for readers that accept a name anywhere.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn crawlers_read_the_generated_directives_as_requested() {
    let statements = vec![
        PlanStatement::for_bot("googlebot", ["unavailable_after: Friday, 25-Jun-10 15:00:00 PST", "nosnippet"]),
        PlanStatement::for_all(["noarchive", "max-snippet: 20"]),
        PlanStatement::for_bot("Other Bot", ["none"]),
    ];
    let mut meant: Vec<_> = statements.iter().flat_map(planned).collect();
    meant.sort();
    let plan = Plan { statements, files: FilePattern::All };
    for (server, before, behind, scopes) in [
        (Server::Apache, "\"", "\"", ScopeSwitch::LeadingOnly),
        (Server::Nginx, "\"", "\"", ScopeSwitch::LeadingOnly),
        (Server::Caddy, "\"", "\"", ScopeSwitch::LeadingOnly),
        (Server::Netlify, "Tag: ", "\n", ScopeSwitch::Anywhere),
        (Server::Iis, "value=\"", "\"", ScopeSwitch::Anywhere),
        (Server::NextJs, "value: \"", "\"", ScopeSwitch::Anywhere),
    ] {
        let text = generate(&plan, server).expect("a plan").text;
        let options = ScanOptions { scopes: Scopes::Header(scopes), dates: DateForms::Any };
        let values = text.lines().filter_map(|line| Some(line.split_once(before)?.1.split(behind).next().unwrap_or_default()));
        let mut read: Vec<_> = values
            .flat_map(|value| {
                let scan = Scan::new(value.as_bytes(), options);
                assert!(scan.faults.is_empty(), "{value}: {:?}", scan.faults);
                let part = |range: robotscope::text::Span| value[range.range()].to_owned();
                let sent = scan.directives.iter().map(|found| (found.scope.map(part), part(found.span)));
                sent.collect::<Vec<_>>()
            })
            .collect();
        read.sort();
        assert_eq!(read, meant, "{}:\n{text}", server.as_str());
    }
}

/// A configuration only sets its header. It runs nothing, includes nothing and grants no access.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn server_configurations_contain_no_unsafe_directives() {
    let unsafe_words = [
        "unsafe-",
        "allow-origin",
        "security-policy",
        "allowoverride",
        "options",
        "proxy",
        "eval",
        "exec",
        "script",
        "require",
        "autoindex",
        "alias",
        "include",
        "import",
        "://",
    ];
    for (server, files) in Server::ALL.iter().flat_map(|server| patterns("folder").map(move |files| (*server, files))) {
        let plan = Plan { statements: vec![PlanStatement::for_bot("googlebot", ["noindex", "max-snippet: 20"])], files };
        let Ok(config) = generate(&plan, server) else { continue };
        let text = config.text.to_lowercase();
        for word in unsafe_words {
            assert!(!text.contains(word), "{}: {word}:\n{text}", server.as_str());
        }
        assert!(text.contains("noindex"), "{text}");
    }
}

/// No name, directive or path may end a quoted string or begin a new line in the configuration.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn input_cannot_inject_server_configuration() {
    let shape = |text: &str| ["\n", "\"", "'", "{", "}", "<", ">", ";"].map(|mark| text.matches(mark).count());
    for server in Server::ALL {
        let of = |bot: &str, directive: &str, files: FilePattern| {
            generate(&Plan { statements: vec![PlanStatement::for_bot(bot, [directive])], files }, server)
                .map(|config| config.text)
        };
        for mark in ['"', '\'', '\\', '\n', '\r', '\0', '$', '`', '{', '}', '<', '>', ';', '%', '#', '&', '\u{2028}', '\u{202E}']
        {
            let hostile = format!("ab{mark}c");
            for (plain, hostile) in patterns("ab-c").into_iter().zip(patterns(&hostile)) {
                if let (Ok(plain), Ok(hostile)) = (of("bot", "noindex", plain), of("bot", "noindex", hostile)) {
                    assert_eq!(shape(&hostile), shape(&plain), "{}, {mark:?}:\n{hostile}", server.as_str());
                }
            }
            let plain = of("ab-c", "noindex", FilePattern::All).map(|text| shape(&text));
            for (bot, directive) in [(hostile.as_str(), "noindex"), ("ab-c", hostile.as_str())] {
                if let Ok(text) = of(bot, directive, FilePattern::All) {
                    assert_eq!(plain.as_ref().ok(), Some(&shape(&text)), "{}, {mark:?}:\n{text}", server.as_str());
                }
            }
        }
    }
}

fn patterns(name: &str) -> [FilePattern; 4] {
    let path = format!("/{name}/");
    [
        FilePattern::All,
        FilePattern::Extensions(vec![name.to_owned()]),
        FilePattern::Path(format!("/{name}")),
        FilePattern::Prefix(path),
    ]
}

fn planned(statement: &PlanStatement) -> Vec<(Option<String>, String)> {
    statement.directives.iter().map(|directive| (statement.bot.clone(), directive.clone())).collect()
}
