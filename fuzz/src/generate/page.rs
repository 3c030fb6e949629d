//! Generates directives outside robots.txt: X-Robots-Tag values, headers and documents.

use crate::dice::Dice;
use crate::generate;

/// The parts of generated values. About half are valid directives; the others are bots' names, punctuation and mistakes.
const WORDS: [&str; 64] = [
    "noindex",
    "NoIndex",
    "nofollow",
    "none",
    "all",
    "index",
    "follow",
    "archive",
    "noarchive",
    "nocache",
    "nosnippet",
    "notranslate",
    "noimageindex",
    "indexifembedded",
    "noodp",
    "noydir",
    "noyaca",
    "noai",
    "noml",
    "nopagereadaloud",
    "max-snippet",
    "max-snippet:",
    "max-snippet: 20",
    "max-snippet:-1",
    "max-snippet: 0",
    "max-image-preview: none",
    "max-image-preview:LARGE",
    "max-image-preview: standard",
    "max-image-preview:",
    "max-video-preview: 5",
    "max-video-preview: -1",
    "max-video-preview: 0",
    "unavailable_after",
    "unavailable_after:",
    "unavailable_after: 2020-09-21",
    "unavailable_after: soon",
    "unavailable_after: Wed",
    "unavailable_after: 25 Jun 2099 15:00:00 PST",
    "unavailable_after: Wed, 03 Dec 2025 13:09:53 GMT",
    "no-index",
    "noopd",
    "googlebot:",
    "GoogleBot: ",
    "googlebot",
    "googlebot-news:",
    "bingbot:",
    "yandex:",
    "applebot:",
    "examplebot:",
    "otherbot: ",
    "*:",
    "a/1.0:",
    "a b",
    "bot(x):",
    "é",
    "20",
    "-1",
    ":",
    ",",
    " ",
    "\t",
    ";",
    "/",
    "\0",
];

const BLANKS: [&str; 4] = ["", " ", "\t", "  "];

/// Returns an X-Robots-Tag value or a meta element's content.
pub fn value(dice: &mut Dice<'_>) -> Vec<u8> {
    let mut value = Vec::new();
    for _ in 0..dice.below(7) {
        match dice.below(12) {
            0 => value.extend([b"unavailable_after: ", generate::date(dice).as_slice()].concat()),
            1 => value.extend(dice.bytes(4)),
            _ => value.extend(dice.pick(&WORDS).bytes()),
        }
        value.extend(dice.pick(&[",", ",", ", ", ", ", ""]).bytes());
    }
    value
}

/// Returns response headers in any of the supported forms, mixed with invalid lines.
pub fn headers(dice: &mut Dice<'_>) -> Vec<u8> {
    const STATUS: [&str; 14] = [
        "HTTP/1.1 200 OK",
        "HTTP/2 200 ",
        "HTTP/3 200",
        ":status: 200",
        "HTTP/1.1 301 Moved",
        "HTTP/1.1 404 Not Found",
        "HTTP/1.1 100 Continue",
        "HTTP/1.1 103 Early Hints",
        "HTTP/1.1 200 Connection established",
        "HTTP/1.1 407 a",
        "HTTP/9 999",
        "HTTP/",
        "GET / HTTP/1.1",
        "",
    ];
    const LINES: [&str; 16] = [
        "Content-Type: text/html; charset=utf-8",
        "content-type: text/plain",
        "Content-Type: ",
        "Content-Length: 5",
        "Content-Length: 0",
        "Location: /a",
        "Link: </b>; rel=\"canonical\"",
        "Link: <https://a.b/c>;rel=license;type=application/rsl+xml, <d",
        "a",
        ": b",
        "a : b",
        " folded",
        "\tfolded, noindex",
        "<!doctype html>",
        "hello",
        "",
    ];
    let ending = dice.pick(&["\n", "\r\n", "\r", "\n"]);
    let mark = dice.pick(&["", "", "", "", "", "< ", "  "]);
    let mut text = Vec::new();
    while !dice.is_spent() && text.len() < 4096 {
        let line = match dice.below(8) {
            0 => dice.pick(&STATUS).into(),
            1 => Vec::new(),
            2..=4 => [dice.pick(&["X-Robots-Tag", "x-robots-tag", "X-ROBOTS-TAG "]).as_bytes(), b": ", &value(dice)].concat(),
            5 => value(dice),
            6 => dice.bytes(12),
            _ => dice.pick(&LINES).into(),
        };
        text.extend([mark.as_bytes(), &line, ending.as_bytes()].concat());
        if dice.one_in(24) {
            break;
        }
    }
    text
}

/// Returns headers as pairs of name and value, as an HTTP library returns them. Some names and values are invalid.
pub fn pairs(dice: &mut Dice<'_>) -> Vec<(Vec<u8>, Vec<u8>)> {
    let names = ["x-robots-tag", "X-Robots-Tag", ":status", "link", "content-type", "", " a ", "a:b", "a\r\nb", "\0"];
    let pair = |dice: &mut Dice<'_>| {
        let name = dice.pick(&names).into();
        let value = match dice.below(4) {
            0 => dice
                .pick(&["200", "404", "text/html", "text/plain", "</a>; rel=canonical", " ", "a\nX-Robots-Tag: noindex"])
                .into(),
            1 => dice.bytes(12),
            _ => value(dice),
        };
        (name, value)
    };
    (0..dice.below(8)).map(|_| pair(dice)).collect()
}

/// Returns a document with elements that the HTML reader records, and tags that change the places of these elements.
pub fn document(dice: &mut Dice<'_>) -> Vec<u8> {
    const PIECES: [&str; 24] = [
        "<head>",
        "</head>",
        "<body>",
        "<p>",
        "<title>",
        "</title>",
        "<noscript>",
        "</noscript>",
        "<template>",
        "</template>",
        "<!--",
        "-->",
        "<svg>",
        "</svg>",
        "<img>",
        "<div data-nosnippet>",
        "</div>",
        "<p data-nosnippet>",
        "<link rel=canonical href=/b>",
        "<link rel=canonical href=https://a.b/c>",
        "<a rel=nofollow>",
        "\n",
        "x",
        "<script>",
    ];
    const NAMES: [&str; 12] = [
        "robots",
        "ROBOTS ",
        "googlebot",
        "googlebot-news",
        "bingbot",
        "yandex",
        "google",
        "examplebot",
        "robots googlebot",
        "description",
        "r&#111;bots",
        "a/1",
    ];
    let mut text = Vec::new();
    for _ in 0..dice.below(16) {
        if dice.one_in(2) {
            text.extend(dice.pick(&PIECES).bytes());
            continue;
        }
        let key = dice.pick(&["name", "name", "name", "http-equiv"]);
        let name = if key == "name" { dice.pick(&NAMES) } else { "x-robots-tag" };
        let content =
            value(dice).escape_ascii().to_string().replace("\\x00", "\0").replace('i', dice.pick(&["i", "i", "&#105;"]));
        let blank = dice.pick(&BLANKS);
        text.extend(format!("<meta {key}=\"{name}\" content=\"{blank}{content}\">").bytes());
    }
    text
}
