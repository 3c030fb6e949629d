//! Generates records other than rules.

use robotscope::{Agent, Target};

use super::question::{TOKENS, dialect};
use crate::dice::Dice;

const NAMES: [&str; 14] = [
    "User-agent",
    "Crawl-delay",
    "Content-Usage",
    "Clean-param",
    "Request-rate",
    "Visit-time",
    "Content-Signal",
    "Sitemap",
    "Host",
    "License",
    "Noindex",
    "LLM-Policy",
    "ACAP-crawler",
    "Disallow",
];

const PIECES: [&[u8]; 44] = [
    b"/",
    b"a",
    b"b",
    b"&",
    b"=",
    b",",
    b";",
    b":",
    b" ",
    b"\t",
    b"*",
    b"?",
    b".",
    b"-",
    b"\"",
    b"\\",
    b"(",
    b")",
    b"0",
    b"1",
    b"10",
    b"0845",
    b"2400",
    b"4294967296",
    b"99999999999999999999",
    b"1/10",
    b"s",
    b"m",
    b"y",
    b"n",
    b"yes",
    b"no",
    b"train-ai",
    b"search",
    b"ai-train",
    b"use=",
    b"https://",
    b"a.b",
    b"[::1]",
    b"%61",
    b"\xFF",
    "ü".as_bytes(),
    b"?0",
    b"?1",
];

/// Valid and nearly valid values.
const VALUES: [&str; 16] = [
    "5",
    "0.5",
    "1/10s",
    "1/5m 0600-0845",
    "0600-0845",
    "ref&sid /shop/",
    "a&b",
    "a /*b",
    "https://a.b/c.xml",
    "www.a.b:80",
    "search=yes, ai-train=no, ai-input=no",
    "train-ai=n",
    "/a train-ai=y, search=n",
    "/ train-ai=(a b);c",
    "/*a train-ai=\"x\"",
    "/a",
];

/// Returns a text with user-agent lines, disallow rules and other records.
pub fn records(dice: &mut Dice<'_>) -> Vec<u8> {
    let mut text = Vec::new();
    for _ in 0..dice.below(24) {
        let name = dice.pick(&NAMES);
        let value = match dice.below(8) {
            0..=2 if name == "User-agent" => b"*".to_vec(),
            _ if name == "User-agent" => dice.pick(TOKENS).into(),
            0..=4 => dice.pick(&VALUES).into(),
            _ => dice.join(&PIECES, 12),
        };
        let end: &[u8] = dice.pick(&[b"\n", b"\n", b"\n", b"\n\n", b"\r\n", b" # c\n", b"\0\n", b""]);
        text.extend([name.as_bytes(), b": ", &value, end].concat());
    }
    text
}

/// Returns a crawler, and a URL with parameters.
pub fn record_question(dice: &mut Dice<'_>) -> (Agent<'static>, Target) {
    let token = dice.pick(TOKENS);
    let agent =
        if dice.one_in(3) { Agent::named(token) } else { Agent::with_tokens(token, vec![token]).reading_as(dialect(dice)) };
    let pieces: [&[u8]; 14] =
        [b"/", b"a", b"b", b"?", b"&", b"=", b"ref", b"sid", b"/shop/", b"%61", b"=1", b"&ref=1", b"?a=1", b"#"];
    let path = dice.join(&pieces, 12);
    (agent, Target::parse(&format!("https://a.b/{}", String::from_utf8_lossy(&path))).expect("an absolute URL"))
}
