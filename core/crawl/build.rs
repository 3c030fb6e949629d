//! Turns `data/crawlers.json` and `data/sources.json` into Rust `static` data. Without this step, the engine would need a JSON
//! parser, and the wasm module would be larger. Invalid data fails the build.
//!
//! The script reads the JSON without a derived deserializer, so that it can report all errors at once, each with its entry and
//! field.

use serde_json::{Map, Value};
use std::fmt::Write as _;
use std::{env, fs, path::Path, process::ExitCode};

const DATA: &str = "data/crawlers.json";
const SOURCES: &str = "data/sources.json";

/// The values that the data file may use for a field, each with its Rust variant.
type Words = &'static [(&'static str, &'static str)];

const CLASSES: Words = &[
    ("search", "Search"),
    ("ads", "Ads"),
    ("ai-training", "AiTraining"),
    ("ai-search", "AiSearch"),
    ("ai-user-fetch", "AiUserFetch"),
    ("archive", "Archive"),
    ("seo", "Seo"),
    ("social-preview", "SocialPreview"),
    ("monitoring", "Monitoring"),
    ("other", "Other"),
];
const AI_USES: Words = &[("training", "Training"), ("input", "Input")];
const CERTAINTIES: Words = &[("documented", "Documented"), ("reported", "Reported"), ("assumed", "Assumed")];
const COMPLIANCES: Words =
    &[("obeys", "Obeys"), ("ignores", "Ignores"), ("user-triggered", "UserTriggered"), ("unknown", "Unknown")];
const WILDCARDS: Words = &[("obeys", "Obeys"), ("ignores", "Ignores"), ("unknown", "Unknown")];
const SUPPORTS: Words = &[("yes", "Yes"), ("no", "No"), ("unknown", "Unknown")];
const SENT_NAMES: Words = &[("own", "Own"), ("other", "Other"), ("no-requests", "NoRequests")];
const STATUSES: Words = &[("live", "Live"), ("legacy", "Legacy"), ("retired", "Retired")];
const PROMINENCES: Words = &[("leading", "Leading"), ("main", "Main"), ("other", "Other")];
const DIALECTS: Words = &[
    ("rfc9309", "Rfc9309"),
    ("google", "Google"),
    ("bing", "Bing"),
    ("yandex", "Yandex"),
    ("apple", "Apple"),
    ("baidu", "Baidu"),
    ("mojeek", "Mojeek"),
];
const AVAILABILITIES: Words = &[("rfc9309", "Rfc9309"), ("google", "Google"), ("yandex", "Yandex"), ("amazon", "Amazon")];

const PAGE_DIALECTS: Words = &[
    ("general", "General"),
    ("google", "Google"),
    ("bing", "Bing"),
    ("yandex", "Yandex"),
    ("apple", "Apple"),
    ("amazon", "Amazon"),
    ("mojeek", "Mojeek"),
    ("baidu", "Baidu"),
    ("seznam", "Seznam"),
    ("naver", "Naver"),
    ("openai", "OpenAi"),
    ("img2dataset", "Img2dataset"),
];

/// Returns `true` if the generated data includes operators, example User-Agents and sources. They are for display; verdicts do
/// not depend on them.
fn has_profiles() -> bool {
    env::var_os("CARGO_FEATURE_PROFILES").is_some()
}

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed={DATA}");
    println!("cargo::rerun-if-changed={SOURCES}");
    println!("cargo::rerun-if-changed=build.rs");
    match generate().and_then(|()| generate_sources()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(faults) => {
            for fault in faults {
                println!("cargo::error=core/crawl: {fault}");
            }
            ExitCode::FAILURE
        }
    }
}

fn generate() -> Result<(), Vec<String>> {
    let text = fs::read_to_string(DATA).map_err(|error| vec![error.to_string()])?;
    let data: Value = serde_json::from_str(&text).map_err(|error| vec![error.to_string()])?;
    let version = data.get("version").and_then(Value::as_str).ok_or_else(|| vec!["expected a string in `version`".into()])?;
    let entries = data.get("crawlers").and_then(Value::as_array).ok_or_else(|| vec!["expected a list in `crawlers`".into()])?;

    let mut faults = Vec::new();
    let origins = data.get("origins").and_then(Value::as_object).ok_or_else(|| vec!["expected an object in `origins`".into()])?;
    let sources = read_sources().map_err(|fault| vec![fault])?;
    let mut code = generate_origins(origins, &sources, &mut faults);
    let _ = write!(code, "pub(super) static VERSION: &str = {version:?};\npub(super) static CRAWLERS: &[Crawler] = &[\n");
    let (mut tokens, mut words) = (Vec::new(), Vec::new());
    for (idx, value) in entries.iter().enumerate() {
        let mut entry = Entry::new(idx, value, [origins, &sources], &mut faults);
        code.push_str(&entry.crawler());
        tokens.push((entry.token.to_ascii_lowercase(), idx));
        words.extend(entry.ua_words().into_iter().map(|word| (word, idx)));
        entry.finish();
    }
    code.push_str("];\n");
    code.push_str(&by_token(tokens, &mut faults));
    code.push_str(&words_by_first_letter(words, &mut faults));

    if !faults.is_empty() {
        return Err(faults);
    }
    let out_dir = env::var("OUT_DIR").map_err(|error| vec![error.to_string()])?;
    fs::write(Path::new(&out_dir).join("crawlers.rs"), code).map_err(|error| vec![error.to_string()])
}

fn generate_origins(origins: &Map<String, Value>, sources: &Map<String, Value>, faults: &mut Vec<String>) -> String {
    let mut code = String::new();
    for (name, value) in origins {
        let fields = value.as_object().cloned().unwrap_or_default();
        let mut entry =
            Entry { fields, token: String::new(), place: format!("origin {name:?}"), ua_words: None, origins, sources, faults };
        let (reverse_dns, address_lists) = (entry.list_fact("reverse_dns", None), entry.list_fact("address_lists", None));
        let key_directory = entry.text_fact("key_directory");
        let source = entry.text("source");
        if !sources.contains_key(&source) {
            entry.fault("source", &format!("there is no source {source:?} in {SOURCES}"));
        }
        entry.finish();
        // Without the feature `profiles`, no crawler has an `origin`, so the constants are not needed.
        if has_profiles() {
            let source = constant_name(&source);
            let _ = writeln!(code, "static {}: Origin = Origin {{ reverse_dns: {reverse_dns},", constant_name(name));
            let _ = writeln!(code, "    address_lists: {address_lists}, key_directory: {key_directory},");
            let _ = writeln!(code, "    source: crate::sources::{source} }};");
        }
    }
    code
}

fn constant_name(name: &str) -> String {
    name.replace('-', "_").to_ascii_uppercase()
}

fn read_sources() -> Result<Map<String, Value>, String> {
    let text = fs::read_to_string(SOURCES).map_err(|error| error.to_string())?;
    let data: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    data.get("sources").and_then(Value::as_object).cloned().ok_or_else(|| "expected an object in `sources`".into())
}

/// Writes a constant for each source in sources.json. `pageDate` and `quotes` are checked but not written.
fn generate_sources() -> Result<(), Vec<String>> {
    let sources = read_sources().map_err(|fault| vec![fault])?;
    let (mut code, mut all, mut faults) = (String::new(), String::new(), Vec::new());
    for (id, source) in &sources {
        let [title, url, read] =
            ["title", "url", "read"].map(|name| source.get(name).and_then(Value::as_str).unwrap_or_default());
        if title.is_empty() || !url.starts_with("https://") || !is_day(read) {
            faults.push(format!("source {id:?}: expected a title, an https URL and a date in `read`"));
        }
        faults.extend(evidence_faults(source).into_iter().map(|fault| format!("source {id:?}: {fault}")));
        let name = constant_name(id);
        let _ = writeln!(code, "/// {title}: <{url}>, read {read}.\npub const {name}: &Reference =");
        let _ = writeln!(code, "    &Reference {{ id: {id:?}, title: {title:?}, url: {url:?}, read: {read:?} }};");
        let _ = write!(all, "{name}, ");
    }
    let _ = writeln!(code, "static ALL: &[&Reference] = &[{all}];");
    if !faults.is_empty() {
        return Err(faults);
    }
    let out_dir = env::var("OUT_DIR").map_err(|error| vec![error.to_string()])?;
    fs::write(Path::new(&out_dir).join("sources.rs"), code).map_err(|error| vec![error.to_string()])
}

/// The maximum number of words in a quote. A longer quote would be a copy, not a citation.
const LONGEST_QUOTE: usize = 25;

fn evidence_faults(source: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    for (name, value) in source.as_object().into_iter().flatten() {
        match (name.as_str(), value) {
            ("title" | "url" | "read", _) => {}
            ("pageDate", Value::String(day)) if is_day(day) => {}
            ("pageDate", _) => faults.push("expected a date, YYYY-MM-DD, in `pageDate`".to_owned()),
            ("quotes", Value::Object(quotes)) => faults.extend(quotes.iter().filter_map(|(key, quote)| quote_fault(key, quote))),
            ("quotes", _) => faults.push("expected an object in `quotes`".to_owned()),
            _ => faults.push(format!("there is no field `{name}`")),
        }
    }
    faults
}

fn quote_fault(key: &str, quote: &Value) -> Option<String> {
    let words = quote.as_str().map_or(0, |quote| quote.split_whitespace().count());
    let is_within = (1..=LONGEST_QUOTE).contains(&words);
    (!is_within).then(|| format!("expected 1 to {LONGEST_QUOTE} words in the quote `{key}`, found {words}"))
}

/// Returns the code of a list of crawler indexes, sorted by the crawlers' lower-case tokens: by length, then alphabetically.
fn by_token(mut tokens: Vec<(String, usize)>, faults: &mut Vec<String>) -> String {
    tokens.sort_by(|(one, _), (other, _)| one.len().cmp(&other.len()).then_with(|| one.cmp(other)));
    for ((token, _), (next, _)) in tokens.iter().zip(tokens.iter().skip(1)) {
        if token == next {
            faults.push(format!("two entries have the token {token:?}"));
        }
    }
    let positions: Vec<_> = tokens.iter().map(|(_, idx)| idx).collect();
    format!("pub(super) static BY_TOKEN: &[u16] = &{positions:?};\n")
}

/// Returns the code of a function that maps a lower-case letter to the identifying words that begin with it, longest first. A
/// search in a User-Agent then tries only a handful of words. Words keep the letter case of the data file, so that the binary
/// stores a word that equals a token only once.
fn words_by_first_letter(mut words: Vec<(String, usize)>, faults: &mut Vec<String>) -> String {
    let first = |word: &str| word.bytes().next().map(|byte| byte.to_ascii_lowercase());
    words.sort_by_key(|(word, idx)| (first(word), std::cmp::Reverse(word.len()), word.to_ascii_lowercase(), *idx));
    for ((word, _), (next, _)) in words.iter().zip(words.iter().skip(1)) {
        if word.eq_ignore_ascii_case(next) {
            faults.push(format!("two entries have the same identifying word {word:?} (`token` or `ua_words`)"));
        }
    }
    let mut code = String::from("pub(super) fn words_from(first: u8) -> &'static [UaWord] {\n    match first {\n");
    for same_letter in words.chunk_by(|(left, _), (right, _)| first(left) == first(right)) {
        let first = same_letter.iter().find_map(|(word, _)| first(word)).unwrap_or_default();
        let _ = writeln!(code, "        {first} => &[");
        for (word, crawler) in same_letter {
            let _ = writeln!(code, "            UaWord {{ word: {word:?}, crawler: {crawler} }},");
        }
        code.push_str("        ],\n");
    }
    code.push_str("        _ => &[],\n    }\n}\n");
    code
}

/// A JSON object from the data file. Fields are removed as they are read, so any that remain are unknown or misspelt.
struct Entry<'a> {
    fields: Map<String, Value>,
    token: String,
    place: String,
    ua_words: Option<Vec<String>>,
    /// The `origins` in the data file, which crawlers refer to by name.
    origins: &'a Map<String, Value>,
    /// The sources in sources.json. Facts may cite their quotes.
    sources: &'a Map<String, Value>,
    faults: &'a mut Vec<String>,
}

impl<'a> Entry<'a> {
    fn new(idx: usize, value: &Value, [origins, sources]: [&'a Map<String, Value>; 2], faults: &'a mut Vec<String>) -> Self {
        let fields = value.as_object().cloned().unwrap_or_default();
        let token = fields.get("token").and_then(Value::as_str).unwrap_or_default().to_owned();
        let place = format!("entry {} ({token:?})", idx + 1);
        Self { fields, token, place, ua_words: None, origins, sources, faults }
    }

    fn crawler(&mut self) -> String {
        let token = self.text("token");
        if !token.is_ascii() || token.trim() != token {
            self.fault("token", "expected ASCII without leading or trailing spaces");
        }
        let class = self.fields.get("class").and_then(Value::as_str).map(str::to_owned);
        let fields = [
            ("token", format!("{token:?}")),
            ("operator", self.profile("operator")),
            ("class", self.required("class", "CrawlerClass", CLASSES)),
            ("prominence", self.optional("prominence", "Prominence", PROMINENCES, "other")),
            ("ai_uses", self.ai_uses(class.as_deref())),
            ("ai_answers", self.fact_or("ai_answers", "Support", SUPPORTS, "Unknown")),
            ("fallback", self.list_fact("fallback", None)),
            ("wildcard", self.word_fact("wildcard", "WildcardGroup", WILDCARDS)),
            ("robots", self.word_fact("robots", "Compliance", COMPLIANCES)),
            ("crawl_delay", self.word_fact("crawl_delay", "Support", SUPPORTS)),
            ("renders", self.word_fact("renders", "Support", SUPPORTS)),
            ("meta_names", self.list_fact("meta_names", Some(&format!("Fact::new(&[{token:?}], Certainty::Assumed)")))),
            ("sent_name", self.sent_name()),
            ("user_agent", self.text_fact("user_agent")),
            ("origin", self.origin()),
            ("doc", self.doc()),
            ("source", self.profile("source")),
            ("read", self.read()),
            ("dialect", self.optional("dialect", "DialectName", DIALECTS, "rfc9309")),
            ("availability", self.fact_or("availability", "AvailabilityName", AVAILABILITIES, "Rfc9309")),
            ("page_dialect", self.fact_or("page_dialect", "PageDialectName", PAGE_DIALECTS, "General")),
            ("status", self.optional("status", "CrawlerStatus", STATUSES, "live")),
            ("successor", self.successor()),
        ];
        self.ua_words = self.fields.remove("ua_words").map(|value| self.list("ua_words", &value));
        let mut code = String::from("    Crawler {\n");
        for (name, value) in fields {
            let _ = writeln!(code, "        {name}: {value},");
        }
        code.push_str("    },\n");
        code
    }

    /// Returns the words that identify the crawler in a User-Agent: the field `ua_words`, or the token if this field is absent.
    fn ua_words(&mut self) -> Vec<String> {
        let words = self.ua_words.take().unwrap_or_else(|| vec![self.token.clone()]);
        if words.iter().any(|word| !word.is_ascii() || word.trim_end_matches('/').is_empty()) {
            self.fault("ua_words", "expected ASCII words");
        }
        words
    }

    fn finish(self) {
        for name in self.fields.keys() {
            self.faults.push(format!("{}, field `{name}`: there is no such field", self.place));
        }
    }

    fn text(&mut self, name: &str) -> String {
        match self.fields.remove(name) {
            Some(Value::String(text)) if !text.is_empty() => text,
            _ => {
                self.fault(name, "expected a non-empty string");
                String::new()
            }
        }
    }

    fn list(&mut self, name: &str, value: &Value) -> Vec<String> {
        let texts = value.as_array().map(|items| items.iter().map(|item| item.as_str().map(str::to_owned)).collect());
        texts.flatten().unwrap_or_else(|| {
            self.fault(name, "expected a list of strings");
            Vec::new()
        })
    }

    fn word(&mut self, name: &str, kind: &str, words: Words, value: &Value) -> String {
        let found = words.iter().find(|(word, _)| value.as_str() == Some(word));
        if found.is_none() {
            let expected = words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
            self.fault(name, &format!("expected one of {expected}, found {value}"));
        }
        format!("{kind}::{}", found.map_or("", |(_, variant)| variant))
    }

    fn required(&mut self, name: &str, kind: &str, words: Words) -> String {
        let value = self.fields.remove(name).unwrap_or_default();
        self.word(name, kind, words, &value)
    }

    fn optional(&mut self, name: &str, kind: &str, words: Words, default: &str) -> String {
        let value = self.fields.remove(name).unwrap_or_else(|| default.into());
        self.word(name, kind, words, &value)
    }

    /// Splits `{ "value": …, "certainty": … }` into the value and the Rust code for the certainty. Returns `None` if the field is absent or
    /// invalid.
    ///
    /// The optional third field, `quote`, names the quote that supports the fact. It is checked but not part of the generated code.
    fn fact(&mut self, name: &str) -> Option<(Value, String)> {
        let mut fact = self.fields.remove(name)?.as_object().cloned().unwrap_or_default();
        let (value, certainty, quote) = (fact.remove("value"), fact.remove("certainty"), fact.remove("quote"));
        let (Some(value), Some(certainty), true) = (value, certainty, fact.is_empty()) else {
            self.fault(name, r#"expected { "value": …, "certainty": … }, optionally with "quote""#);
            return None;
        };
        if let Some(quote) = quote {
            self.check_quote(name, &quote, &certainty);
        }
        Some((value, self.word(&format!("{name}.certainty"), "Certainty", CERTAINTIES, &certainty)))
    }

    /// Reports an error if sources.json does not contain the quote, or if the fact that cites the quote is not "documented".
    fn check_quote(&mut self, name: &str, quote: &Value, certainty: &Value) {
        let Some((source, key)) = quote.as_str().and_then(|quote| quote.split_once('#')) else {
            self.fault(name, "expected a `quote` as \"source-id#name\"");
            return;
        };
        if self.sources.get(source).and_then(|source| source.get("quotes")?.get(key)).is_none() {
            self.fault(name, &format!("there is no quote {key:?} for the source {source:?} in {SOURCES}"));
        }
        if certainty.as_str() != Some("documented") {
            self.fault(name, "only a documented fact may have a `quote`");
        }
    }

    fn word_fact(&mut self, name: &str, kind: &str, words: Words) -> String {
        let Some((value, certainty)) = self.fact(name) else {
            return format!("Fact::new({kind}::Unknown, Certainty::Assumed)");
        };
        format!("Fact::new({}, {certainty})", self.word(&format!("{name}.value"), kind, words, &value))
    }

    fn list_fact(&mut self, name: &str, default: Option<&str>) -> String {
        if let (None, Some(default)) = (self.fields.get(name), default) {
            return default.to_owned();
        }
        let Some((value, certainty)) = self.fact(name) else {
            self.fault(name, "this field is required");
            return String::new();
        };
        format!("Fact::new(&{:?}, {certainty})", self.list(&format!("{name}.value"), &value))
    }

    /// Returns the code of a required string. Without the feature `profiles`, the string is empty.
    fn profile(&mut self, name: &str) -> String {
        let text = self.text(name);
        format!("{:?}", if has_profiles() { text.as_str() } else { "" })
    }

    /// Returns the code of the crawler's AI uses. If the field is absent, the class determines them.
    fn ai_uses(&mut self, class: Option<&str>) -> String {
        let written = self.fields.remove("ai_uses").map(|value| self.list("ai_uses", &value));
        let uses = written.unwrap_or_else(|| match class {
            Some("ai-training") => vec!["training".to_owned()],
            Some("ai-search" | "ai-user-fetch") => vec!["input".to_owned()],
            _ => Vec::new(),
        });
        let uses: Vec<_> = uses.into_iter().map(|word| self.word("ai_uses", "AiUse", AI_USES, &word.into())).collect();
        format!("&[{}]", uses.join(", "))
    }

    fn read(&mut self) -> String {
        let day = self.text("read");
        if !is_day(&day) {
            self.fault("read", "expected a date, YYYY-MM-DD");
        }
        format!("{:?}", if has_profiles() { day.as_str() } else { "" })
    }

    /// Returns the code of an optional fact whose value is a string; always `None` without the feature `profiles`.
    fn text_fact(&mut self, name: &str) -> String {
        match self.fact(name) {
            Some((Value::String(_), _)) if !has_profiles() => "None".to_owned(),
            None => "None".to_owned(),
            Some((Value::String(text), certainty)) => format!("Some(Fact::new({text:?}, {certainty}))"),
            Some(_) => {
                self.fault(&format!("{name}.value"), "expected a string; leave out the field if there is none");
                String::new()
            }
        }
    }

    fn origin(&mut self) -> String {
        if !self.fields.contains_key("origin") {
            return "None".to_owned();
        }
        let name = self.text("origin");
        if !self.origins.contains_key(&name) {
            self.fault("origin", &format!("there is no {name:?} in `origins`"));
        }
        if has_profiles() { format!("Some(&{})", constant_name(&name)) } else { "None".to_owned() }
    }

    /// Returns the code of a fact. If the field is absent, returns the default, with the certainty "assumed".
    fn fact_or(&mut self, name: &str, kind: &str, words: Words, default: &str) -> String {
        match self.fields.contains_key(name) {
            true => self.word_fact(name, kind, words),
            false => format!("Fact::new({kind}::{default}, Certainty::Assumed)"),
        }
    }

    /// Returns the code of the field `sent_name`. If the field is absent, assumes that the crawler sends its own name. The certainty is then
    /// that of the example User-Agent or, if there is no example, "assumed".
    fn sent_name(&mut self) -> String {
        let example = self.fields.get("user_agent").and_then(|fact| fact.get("certainty")).cloned();
        if let (Some(certainty), false) = (example, self.fields.contains_key("sent_name")) {
            let certainty = self.word("user_agent.certainty", "Certainty", CERTAINTIES, &certainty);
            return format!("Fact::new(SentName::Own, {certainty})");
        }
        self.fact_or("sent_name", "SentName", SENT_NAMES, "Own")
    }

    fn successor(&mut self) -> String {
        let token = self.fields.contains_key("successor").then(|| self.text("successor"));
        format!("{token:?}")
    }

    fn doc(&mut self) -> String {
        let text = self.fields.contains_key("doc").then(|| self.text("doc")).filter(|_| has_profiles());
        format!("{text:?}")
    }

    fn fault(&mut self, name: &str, text: &str) {
        self.faults.push(format!("{}, field `{name}`: {text}", self.place));
    }
}

/// Returns `true` if the text is a date such as `2026-11-22`.
fn is_day(text: &str) -> bool {
    let numbers: Vec<_> = text.split('-').map(|number| (number.len(), number.parse::<u16>().unwrap_or_default())).collect();
    matches!(numbers[..], [(4, 2020..), (2, 1..=12), (2, 1..=31)])
}
