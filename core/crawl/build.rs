//! Turns `data/crawlers.json` and `data/sources.json` into Rust `static` data. Without this step, the engine would need a JSON
//! parser, and the wasm module would be larger. Invalid data fails the build. The compiler rejects unknown names of variants and
//! constants, so this script does not check them.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::{env, fs, path::Path, process::ExitCode};

const DATA: &str = "data/crawlers.json";
const SOURCES: &str = "data/sources.json";

#[derive(Deserialize)]
struct Catalogue {
    version: String,
    origins: BTreeMap<String, Origin>,
    crawlers: Vec<Crawler>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Origin {
    reverse_dns: Fact<Vec<String>>,
    address_lists: Fact<Vec<String>>,
    key_directory: Option<Fact<String>>,
    source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Crawler {
    token: String,
    operator: String,
    class: String,
    prominence: Option<String>,
    ai_uses: Option<Vec<String>>,
    ai_answers: Option<Fact<String>>,
    fallback: Fact<Vec<String>>,
    wildcard: Option<Fact<String>>,
    robots: Option<Fact<String>>,
    crawl_delay: Option<Fact<String>>,
    renders: Option<Fact<String>>,
    meta_names: Option<Fact<Vec<String>>>,
    sent_name: Option<Fact<String>>,
    user_agent: Option<Fact<String>>,
    ua_words: Option<Vec<String>>,
    origin: Option<String>,
    doc: Option<String>,
    source: String,
    read: String,
    dialect: Option<String>,
    availability: Option<Fact<String>>,
    page_dialect: Option<Fact<String>>,
    status: Option<String>,
    successor: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fact<T> {
    value: T,
    certainty: String,
    /// The quote that supports the fact. It is checked ([`check_quotes`]) but not part of the generated code.
    #[serde(rename = "quote")]
    _quote: Option<String>,
}

#[derive(Deserialize)]
struct Sources {
    sources: BTreeMap<String, Source>,
}

/// A cited page. `page_date` and `quotes` are checked but not part of the generated code.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Source {
    title: String,
    url: String,
    read: String,
    #[serde(rename = "pageDate")]
    page_date: Option<String>,
    #[serde(default)]
    quotes: BTreeMap<String, String>,
}

/// Returns `true` if the generated data includes operators, example User-Agents and sources. They are for display; verdicts do
/// not depend on them.
fn has_profiles() -> bool {
    env::var_os("CARGO_FEATURE_PROFILES").is_some()
}

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed={DATA}");
    println!("cargo::rerun-if-changed={SOURCES}");
    println!("cargo::rerun-if-changed=build.rs");
    let faults = generate().unwrap_or_else(|error| vec![error]);
    for fault in &faults {
        println!("cargo::error=core/crawl: {fault}");
    }
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Writes the generated code. Returns the faults in the data, or an error if a file cannot be read or written.
fn generate() -> Result<Vec<String>, String> {
    let Sources { sources } = read(SOURCES)?;
    let mut faults = Vec::new();
    check_quotes(&read(DATA)?, &sources, &mut faults);
    write("sources.rs", &sources_code(&sources, &mut faults))?;
    write("crawlers.rs", &catalogue_code(&read(DATA)?, &mut faults))?;
    Ok(faults)
}

fn read<T: DeserializeOwned>(path: &str) -> Result<T, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    serde_json::from_str(&text).map_err(|error| format!("{path}: {error}"))
}

fn write(name: &str, code: &str) -> Result<(), String> {
    let folder = env::var("OUT_DIR").map_err(|error| error.to_string())?;
    fs::write(Path::new(&folder).join(name), code).map_err(|error| format!("{name}: {error}"))
}

/// Reports each `quote` in the data that sources.json does not contain, and each quote of a fact that is not "documented".
fn check_quotes(data: &Value, sources: &BTreeMap<String, Source>, faults: &mut Vec<String>) {
    match data {
        Value::Array(items) => items.iter().for_each(|item| check_quotes(item, sources, faults)),
        Value::Object(fields) => fields.values().for_each(|field| check_quotes(field, sources, faults)),
        _ => {}
    }
    if let Some(quote) = data.get("quote").and_then(Value::as_str) {
        let (source, name) = quote.split_once('#').unwrap_or((quote, ""));
        if !sources.get(source).is_some_and(|source| source.quotes.contains_key(name)) {
            faults.push(format!("there is no quote {quote:?} in {SOURCES}: expected \"source-id#name\""));
        }
        if data.get("certainty").and_then(Value::as_str) != Some("documented") {
            faults.push(format!("only a documented fact may have a `quote`, but {quote:?} belongs to another fact"));
        }
    }
}

/// The maximum number of words in a quote. A longer quote would be a copy, not a citation.
const LONGEST_QUOTE: usize = 25;

/// Returns the code of a constant for each source.
fn sources_code(sources: &BTreeMap<String, Source>, faults: &mut Vec<String>) -> String {
    let (mut code, mut all) = (String::new(), String::new());
    for (id, Source { title, url, read, page_date, quotes }) in sources {
        let are_days = is_day(read) && page_date.as_deref().is_none_or(is_day);
        if title.is_empty() || !url.starts_with("https://") || !are_days {
            faults.push(format!("source {id:?}: expected a title, an https URL, and dates in `read` and `pageDate`"));
        }
        for (name, quote) in quotes {
            let words = quote.split_whitespace().count();
            if !(1..=LONGEST_QUOTE).contains(&words) {
                faults.push(format!("source {id:?}: expected 1 to {LONGEST_QUOTE} words in the quote `{name}`, found {words}"));
            }
        }
        let name = constant_name(id);
        let _ = writeln!(code, "/// {title}: <{url}>, read {read}.\npub const {name}: &Reference =");
        let _ = writeln!(code, "    &Reference {{ id: {id:?}, title: {title:?}, url: {url:?}, read: {read:?} }};");
        let _ = write!(all, "{name}, ");
    }
    let _ = writeln!(code, "static ALL: &[&Reference] = &[{all}];");
    code
}

fn constant_name(name: &str) -> String {
    name.replace('-', "_").to_ascii_uppercase()
}

fn catalogue_code(catalogue: &Catalogue, faults: &mut Vec<String>) -> String {
    let mut code = String::new();
    // Without the feature `profiles`, no crawler has an `origin`, so the constants are not needed.
    for (name, origin) in catalogue.origins.iter().filter(|_| has_profiles()) {
        let (reverse_dns, address_lists) = (list_fact(&origin.reverse_dns), list_fact(&origin.address_lists));
        let (key_directory, source) = (text_fact(origin.key_directory.as_ref()), constant_name(&origin.source));
        let _ = writeln!(code, "static {}: Origin = Origin {{ reverse_dns: {reverse_dns},", constant_name(name));
        let _ = writeln!(code, "    address_lists: {address_lists}, key_directory: {key_directory},");
        let _ = writeln!(code, "    source: crate::sources::{source} }};");
    }
    let version = &catalogue.version;
    let _ = write!(code, "pub(super) static VERSION: &str = {version:?};\npub(super) static CRAWLERS: &[Crawler] = &[\n");
    let (mut tokens, mut words) = (Vec::new(), Vec::new());
    for (idx, crawler) in catalogue.crawlers.iter().enumerate() {
        let Crawler { token, operator, source, read, ua_words, .. } = crawler;
        let is_token = token.is_ascii() && token.trim() == token;
        if !is_token || [token, operator, source].iter().any(|text| text.is_empty()) || !is_day(read) {
            faults.push(format!("crawler {token:?}: expected an ASCII token, an operator, a source, and a date in `read`"));
        }
        code.push_str(&crawler_code(crawler));
        tokens.push((token.to_ascii_lowercase(), idx));
        // The words that identify the crawler in a User-Agent: the field `ua_words`, or the token if this field is absent.
        words.extend(ua_words.clone().unwrap_or_else(|| vec![token.clone()]).into_iter().map(|word| (word, idx)));
    }
    code.push_str("];\n");
    code.push_str(&by_token(tokens, faults));
    code.push_str(&words_by_first_letter(words, faults));
    code
}

/// Returns the code of an entry. Without the feature `profiles`, the fields for display are empty.
fn crawler_code(crawler: &Crawler) -> String {
    let token = &crawler.token;
    let shown = |text: &str| format!("{:?}", if has_profiles() { text } else { "" });
    let word = |kind: &str, name: &Option<String>, default: &str| variant(kind, name.as_deref().unwrap_or(default));
    let assumed_meta_names = || format!("Fact::new(&[{token:?}], Certainty::Assumed)");
    let origin = crawler.origin.as_ref().filter(|_| has_profiles());
    let fields = [
        ("token", format!("{token:?}")),
        ("operator", shown(&crawler.operator)),
        ("class", variant("CrawlerClass", &crawler.class)),
        ("prominence", word("Prominence", &crawler.prominence, "other")),
        ("ai_uses", ai_uses(crawler)),
        ("ai_answers", word_fact("Support", &crawler.ai_answers, "unknown")),
        ("fallback", list_fact(&crawler.fallback)),
        ("wildcard", word_fact("WildcardGroup", &crawler.wildcard, "unknown")),
        ("robots", word_fact("Compliance", &crawler.robots, "unknown")),
        ("crawl_delay", word_fact("Support", &crawler.crawl_delay, "unknown")),
        ("renders", word_fact("Support", &crawler.renders, "unknown")),
        ("meta_names", crawler.meta_names.as_ref().map_or_else(assumed_meta_names, list_fact)),
        ("sent_name", sent_name(crawler)),
        ("user_agent", text_fact(crawler.user_agent.as_ref().filter(|_| has_profiles()))),
        ("origin", origin.map_or_else(|| "None".to_owned(), |origin| format!("Some(&{})", constant_name(origin)))),
        ("doc", format!("{:?}", crawler.doc.as_ref().filter(|_| has_profiles()))),
        ("source", shown(&crawler.source)),
        ("read", shown(&crawler.read)),
        ("dialect", word("DialectName", &crawler.dialect, "rfc9309")),
        ("availability", word_fact("AvailabilityName", &crawler.availability, "rfc9309")),
        ("page_dialect", word_fact("PageDialectName", &crawler.page_dialect, "general")),
        ("status", word("CrawlerStatus", &crawler.status, "live")),
        ("successor", format!("{:?}", crawler.successor)),
    ];
    let mut code = String::from("    Crawler {\n");
    for (name, value) in fields {
        let _ = writeln!(code, "        {name}: {value},");
    }
    code.push_str("    },\n");
    code
}

/// Returns the Rust path of the variant with this name in the data: `CrawlerClass::AiTraining` for `ai-training`.
fn variant(kind: &str, name: &str) -> String {
    // The only name with an upper-case letter inside a word.
    let name = if name == "openai" { "open-ai" } else { name };
    let capitalised = |word: &str| {
        let first = word.chars().take(1).map(|letter| letter.to_ascii_uppercase());
        first.chain(word.chars().skip(1)).collect::<String>()
    };
    format!("{kind}::{}", name.split('-').map(capitalised).collect::<String>())
}

/// Returns the code of a fact. If the field is absent, returns the default, with the certainty "assumed".
fn word_fact(kind: &str, fact: &Option<Fact<String>>, default: &str) -> String {
    let (value, certainty) = fact.as_ref().map_or((default, "assumed"), |fact| (&fact.value, &fact.certainty));
    format!("Fact::new({}, {})", variant(kind, value), variant("Certainty", certainty))
}

fn list_fact(fact: &Fact<Vec<String>>) -> String {
    format!("Fact::new(&{:?}, {})", fact.value, variant("Certainty", &fact.certainty))
}

fn text_fact(fact: Option<&Fact<String>>) -> String {
    fact.map_or_else(
        || "None".to_owned(),
        |fact| format!("Some(Fact::new({:?}, {}))", fact.value, variant("Certainty", &fact.certainty)),
    )
}

/// Returns the code of the crawler's AI uses. If the field is absent, the class determines them.
fn ai_uses(crawler: &Crawler) -> String {
    let of_class: &[&str] = match crawler.class.as_str() {
        "ai-training" => &["training"],
        "ai-search" | "ai-user-fetch" => &["input"],
        _ => &[],
    };
    let written = crawler.ai_uses.as_ref().map(|uses| uses.iter().map(String::as_str).collect());
    let uses: Vec<_> = written.unwrap_or_else(|| of_class.to_vec()).into_iter().map(|name| variant("AiUse", name)).collect();
    format!("&[{}]", uses.join(", "))
}

/// Returns the code of the field `sent_name`. If the field is absent, assumes that the crawler sends its own name. The certainty is then
/// that of the example User-Agent or, if there is no example, "assumed".
fn sent_name(crawler: &Crawler) -> String {
    match (&crawler.sent_name, &crawler.user_agent) {
        (None, Some(example)) => format!("Fact::new(SentName::Own, {})", variant("Certainty", &example.certainty)),
        (written, _) => word_fact("SentName", written, "own"),
    }
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
    for (word, _) in words.iter().filter(|(word, _)| !word.is_ascii() || word.trim_end_matches('/').is_empty()) {
        faults.push(format!("expected an ASCII word as `token` or in `ua_words`, found {word:?}"));
    }
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

/// Returns `true` if the text is a date such as `2026-11-22`.
fn is_day(text: &str) -> bool {
    let numbers: Vec<_> = text.split('-').map(|number| (number.len(), number.parse::<u16>().unwrap_or_default())).collect();
    matches!(numbers[..], [(4, 2020..), (2, 1..=12), (2, 1..=31)])
}
