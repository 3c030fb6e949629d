//! Hostile texts of any size, identical in every run.

use std::fmt::Write as _;

/// A text with its name and kind.
pub(crate) struct Text {
    /// A short description of the content.
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    make: Make,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Robots,
    Headers,
    Html,
    /// A single value, such as a URL or a name.
    Value,
}

enum Make {
    /// A beginning, a repeated text, and an end.
    Repeated(&'static str, &'static str, &'static str),
    /// A beginning, then the texts that the function writes for 0, 1, 2 and so on.
    Numbered(&'static str, fn(&mut String, u32)),
}

impl Text {
    /// Builds the text with approximately `size` bytes.
    pub(crate) fn with_size(&self, size: usize) -> Vec<u8> {
        match self.make {
            Make::Repeated(start, unit, end) => {
                let count = size.saturating_sub(start.len() + end.len()) / unit.len();
                [start, &unit.repeat(count), end].concat().into_bytes()
            }
            Make::Numbered(start, write) => {
                let mut text = String::with_capacity(size + 200);
                text.push_str(start);
                let mut number = 0;
                while text.len() < size {
                    write(&mut text, number);
                    number += 1;
                }
                text.into_bytes()
            }
        }
    }
}

const fn repeated(kind: Kind, name: &'static str, unit: &'static str) -> Text {
    Text { name, kind, make: Make::Repeated("", unit, "") }
}

const fn within(kind: Kind, name: &'static str, start: &'static str, unit: &'static str, end: &'static str) -> Text {
    Text { name, kind, make: Make::Repeated(start, unit, end) }
}

const fn numbered(kind: Kind, name: &'static str, start: &'static str, write: fn(&mut String, u32)) -> Text {
    Text { name, kind, make: Make::Numbered(start, write) }
}

macro_rules! line {
    ($($format:tt)+) => { |text, number| { let _ = writeln!(text, $($format)+, number = number); } };
}

use Kind::{Headers, Html, Robots, Value};

pub(crate) const TEXTS: &[Text] = &[
    // Groups.
    repeated(Robots, "same groups for all", "User-agent: *\nDisallow: /a123\n"),
    numbered(Robots, "groups for all", "", line!("User-agent: *\nDisallow: /a{number}")),
    repeated(Robots, "small groups for all", "user-agent:*\nallow:a\n"),
    repeated(Robots, "same groups for one", "User-agent: Googlebot\nDisallow: /a123\n"),
    repeated(Robots, "same groups for an unknown", "User-agent: Nobot\nDisallow: /a123\n"),
    numbered(Robots, "groups for unknowns", "", line!("User-agent: bot{number}\nDisallow: /a{number}")),
    numbered(Robots, "groups for letters", "", |text, mut number| {
        text.push_str("User-agent: b");
        while number > 0 {
            text.push(char::from(b'a' + (number % 26) as u8));
            number /= 26;
        }
        text.push_str("\nDisallow: /\n");
    }),
    numbered(Robots, "groups for the known", "", |text, number| {
        let all = robotscope::crawlers::all();
        if let Some(crawler) = all.get(number as usize % all.len()) {
            let _ = writeln!(text, "User-agent: {}\nDisallow: /a{number}", crawler.token);
        }
    }),
    numbered(Robots, "groups for the misspelt", "", |text, number| {
        let all = robotscope::crawlers::all();
        if let Some(crawler) = all.get(number as usize % all.len()) {
            let _ = writeln!(text, "User-agent: {}x\nDisallow: /a{number}", crawler.token);
        }
    }),
    repeated(Robots, "empty groups", "User-agent: a\n\n\nSitemap: /\n"),
    repeated(Robots, "divided groups", "User-agent: *\nAllow: /\n\n\n"),
    repeated(Robots, "agents for all", "User-agent: *\n"),
    within(Robots, "same agents", "", "User-agent: Googlebot\n", "Disallow: /a\n"),
    numbered(Robots, "agents", "", line!("User-agent: bot{number}")),
    within(
        Robots,
        "user agents",
        "",
        "User-agent: Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)\n",
        "Disallow: /\n",
    ),
    within(Robots, "a huge agent", "User-agent: ", "bot", "\nDisallow: /\n"),
    within(Robots, "a huge agent of words", "User-agent: ", "bot/1.0 ", "\nDisallow: /\n"),
    numbered(Robots, "a line of agents", "User-agent: ", |text, number| {
        let _ = write!(text, "bot{number},");
    }),
    numbered(Robots, "a line of agents and their groups", "User-agent: *\nAllow: /a\n", |text, number| {
        text.insert_str("User-agent: ".len(), &format!("bot{number},"));
        let _ = writeln!(text, "User-agent: bot{number}\nDisallow: /");
    }),
    within(Robots, "words for all", "", "User-agent: all\n", "Disallow: /\n"),
    repeated(Robots, "groups without a rule between", "User-agent: a\n\nUser-agent: b\nDisallow: /\n"),
    repeated(Robots, "agents without a name", "User-agent:\n"),
    // Rules.
    within(Robots, "same rules", "User-agent: *\n", "Disallow: /a\n", ""),
    within(Robots, "rules of both kinds", "User-agent: *\n", "Disallow: /a\nAllow: /a\n", ""),
    within(Robots, "empty rules", "User-agent: *\n", "Disallow:\n", ""),
    within(Robots, "empty allow rules", "User-agent: *\n", "Allow:\n", ""),
    within(Robots, "rules for the site", "User-agent: *\n", "Disallow: /\n", ""),
    numbered(Robots, "rules", "User-agent: *\n", line!("Disallow: /a{number}")),
    numbered(Robots, "rules in any case", "User-agent: *\n", line!("Disallow: /Aa{number}\nAllow: /aA{number}")),
    numbered(Robots, "allow and disallow", "User-agent: *\n", line!("Disallow: /a{number}\nAllow: /a{number}/b")),
    numbered(Robots, "anchored rules", "User-agent: *\n", line!("Disallow: /a{number}$")),
    numbered(Robots, "rules with stars", "User-agent: *\n", line!("Disallow: /*a{number}*b")),
    numbered(Robots, "rules with stars alike", "User-agent: *\n", line!("Disallow: /*a*a*a*{number}$")),
    numbered(Robots, "index pages", "User-agent: *\n", line!("Allow: /a{number}/index.html")),
    numbered(Robots, "sensitive paths", "User-agent: *\n", line!("Disallow: /wp-admin/{number}")),
    numbered(Robots, "rules of percent signs", "User-agent: *\n", line!("Disallow: /%2{number}%zz%e4")),
    numbered(Robots, "rules with letters to encode", "User-agent: *\n", line!("Disallow: /ä{number}ü")),
    numbered(Robots, "rules with spaces", "User-agent: *\n", line!("Disallow: /a b {number}")),
    numbered(Robots, "rules that are URLs", "User-agent: *\n", line!("Disallow: https://example.com/{number}")),
    numbered(Robots, "rules without a slash", "User-agent: *\n", line!("Disallow: a{number}")),
    numbered(Robots, "rules with dollars", "User-agent: *\n", line!("Disallow: /a$b{number}")),
    numbered(Robots, "rules with trailing stars", "User-agent: *\n", line!("Disallow: /a{number}**")),
    numbered(Robots, "rules of no group", "", line!("Disallow: /a{number}")),
    numbered(Robots, "nested rules", "User-agent: *\n", |text, number| {
        let _ = writeln!(text, "Disallow: /{}", "a".repeat(1 + number as usize % 1000));
    }),
    numbered(Robots, "nested rules of both kinds", "User-agent: *\n", |text, number| {
        let access = if number.is_multiple_of(2) { "Allow" } else { "Disallow" };
        let _ = writeln!(text, "{access}: /{}", "a/".repeat(1 + number as usize % 500));
    }),
    numbered(Robots, "groups of many names", "", |text, number| {
        let _ = match number % 100 {
            99 => writeln!(text, "Disallow: /{number}"),
            _ => writeln!(text, "User-agent: bot{}", number % 97),
        };
    }),
    // Long lines.
    within(Robots, "a line of letters", "User-agent: *\nDisallow: /", "a", "\n"),
    within(Robots, "a line of stars", "User-agent: *\nDisallow: /", "*", "\n"),
    within(Robots, "a line of stars and letters", "User-agent: *\nDisallow: /", "*a", "\n"),
    within(Robots, "a line of stars and two letters", "User-agent: *\nDisallow: /", "*ab", "$\n"),
    within(Robots, "a line of dollars", "User-agent: *\nDisallow: /", "$", "\n"),
    within(Robots, "a line of percent signs", "User-agent: *\nDisallow: /", "%", "\n"),
    within(Robots, "a line of escapes", "User-agent: *\nDisallow: /", "%2f", "\n"),
    within(Robots, "a line of broken escapes", "User-agent: *\nDisallow: /", "%z", "\n"),
    within(Robots, "a line of letters to encode", "User-agent: *\nDisallow: /", "ä", "\n"),
    within(Robots, "a line of spaces", "User-agent: *\nDisallow: /a", " ", "b\n"),
    within(Robots, "a line of words", "User-agent: *\nDisallow: /a", " b", "\n"),
    within(Robots, "a line of slashes", "User-agent: *\nDisallow: ", "/", "\n"),
    within(Robots, "a line of queries", "User-agent: *\nDisallow: /", "?a=b&", "\n"),
    within(Robots, "two long lines", "User-agent: *\nDisallow: /a\nAllow: /", "*a", "\nDisallow: /*b\n"),
    within(Robots, "a line of records", "User-agent: *\n", "Disallow: /a ", "\n"),
    numbered(Robots, "a line of letters, then of commas", "User-agent: *\nDisallow: /", |text, _| {
        text.insert_str("User-agent: *\nDisallow: /".len(), &"a".repeat(100));
        text.push_str(&",".repeat(100));
    }),
    within(Robots, "a comment of hashes", "User-agent: *\nDisallow: /a ", "#", "\n"),
    repeated(Robots, "a line of nothing else", "a"),
    repeated(Robots, "a line of colons", ":"),
    repeated(Robots, "a line of commas", ","),
    within(Robots, "a huge name", "", "disallow", ": /a\n"),
    within(Robots, "a huge misspelt name", "", "disalow", ": /a\n"),
    // Short lines.
    repeated(Robots, "newlines", "\n"),
    repeated(Robots, "carriage returns", "\r"),
    repeated(Robots, "both", "\r\n"),
    repeated(Robots, "all line endings", "\n\r\r\n"),
    repeated(Robots, "colons", ":\n"),
    repeated(Robots, "letters", "a\n"),
    repeated(Robots, "spaces", " "),
    repeated(Robots, "NUL bytes", "\0"),
    repeated(Robots, "lines with NUL bytes", "allow:\0/\n"),
    repeated(Robots, "byte order marks", "\u{FEFF}"),
    repeated(Robots, "lines with byte order marks", "\u{FEFF}Disallow: /a\n"),
    repeated(Robots, "comments", "#\n"),
    repeated(Robots, "comments with words", "# Disallow: /a\n"),
    repeated(Robots, "lines of two words", "Disallow /a\n"),
    repeated(Robots, "lines of words", "this is no record\n"),
    repeated(Robots, "unknown fields", "Deny: /a\n"),
    repeated(Robots, "misspelt fields", "Disalow: /a\n"),
    repeated(Robots, "nearly known fields", "Crawldelya: 1\n"),
    repeated(Robots, "fields with more behind", "Disallowed: /a\n"),
    repeated(Robots, "fields without a colon", "Disallow=/a\n"),
    repeated(Robots, "HTML", "<p>a</p>\n"),
    repeated(Robots, "ignoring comments", "# robotscope: ignore dead-rule -- a\n"),
    within(Robots, "a comment that ignores much", "# robotscope: ignore ", "dead-rule,", " -- a\nDisallow: /\n"),
    repeated(Robots, "ignoring comments of rules", "Disallow: /a # robotscope: ignore rule-before-group -- a\n"),
    repeated(Robots, "wrong ignoring comments", "# robotscope: ignore a b c\n"),
    repeated(Robots, "ignoring the file", "# robotscope: ignore-file dead-rule -- a\n"),
    // Other records.
    repeated(Robots, "same sitemaps", "Sitemap: https://a.b/c\n"),
    numbered(Robots, "sitemaps", "", line!("Sitemap: https://a.b/{number}.xml")),
    repeated(Robots, "broken sitemaps", "Sitemap: a\n"),
    within(Robots, "crawl delays", "User-agent: *\n", "Crawl-delay: 1\n", ""),
    repeated(Robots, "crawl delays of no group", "Crawl-delay: x\n"),
    within(Robots, "request rates", "User-agent: *\n", "Request-rate: 1/5s 0600-0845\n", ""),
    within(Robots, "visit times", "User-agent: *\n", "Visit-time: 0600-0845\n", ""),
    within(Robots, "content signals", "User-agent: *\n", "Content-Signal: search=yes, ai-train=no\n", ""),
    within(Robots, "one content signal", "User-agent: *\nContent-Signal: ", "search=yes,", "\n"),
    within(Robots, "content signals alike", "User-agent: *\nContent-Signal: ", "a=b,", "\n"),
    within(Robots, "content usages", "User-agent: *\n", "Content-Usage: train-ai=n\n", ""),
    numbered(Robots, "content usages of paths", "User-agent: *\n", line!("Content-Usage: /a{number} train-ai=n")),
    within(Robots, "one content usage", "User-agent: *\nContent-Usage: ", "train-ai=n,", "\n"),
    numbered(Robots, "one content usage of keys", "User-agent: *\nContent-Usage: a=b", |text, number| {
        let _ = write!(text, ",k{number}=y");
    }),
    within(Robots, "lists in a content usage", "User-agent: *\nContent-Usage: a=", "(", "\n"),
    repeated(Robots, "clean params", "Clean-param: a&b /c\n"),
    numbered(Robots, "clean params of paths", "", line!("Clean-param: a{number}&b /c{number}*")),
    within(Robots, "one clean param", "Clean-param: a", "&a", " /\n"),
    repeated(Robots, "hosts", "Host: a.b\n"),
    repeated(Robots, "licences", "License: https://a.b/c\n"),
    repeated(Robots, "noindex rules", "User-agent: *\nNoindex: /a\n"),
    repeated(Robots, "policies", "LLM-Policy: a\nACAP-crawler: *\n"),
    // Headers.
    repeated(Headers, "fields", "X-Robots-Tag: noindex\n"),
    repeated(Headers, "fields for bots", "X-Robots-Tag: googlebot: noindex\n"),
    numbered(Headers, "fields for unknown bots", "", line!("X-Robots-Tag: bot{number}: noindex")),
    repeated(Headers, "other fields", "a:b\n"),
    repeated(Headers, "fields with limits", "X-Robots-Tag: max-snippet: 50, max-image-preview: none, noarchive\n"),
    repeated(Headers, "fields with dates", "X-Robots-Tag: unavailable_after: 25 Jun 2010 15:00:00 PST\n"),
    repeated(Headers, "contradictions", "X-Robots-Tag: noindex, index, nosnippet, max-snippet: 5\n"),
    within(Headers, "folded lines", "X-Robots-Tag: noindex\n", " ,noindex\n", ""),
    within(Headers, "folded empty lines", "X-Robots-Tag: noindex\n", " \n", ""),
    within(Headers, "one huge field", "X-Robots-Tag: ", "noindex,", "\n"),
    within(Headers, "a field of words", "X-Robots-Tag: ", "noindex ", "\n"),
    within(Headers, "a field of unknown words", "X-Robots-Tag: ", "a,", "\n"),
    within(Headers, "a field of nearly known words", "X-Robots-Tag: ", "noindx,", "\n"),
    within(Headers, "a field of commas", "X-Robots-Tag: ", ",", "\n"),
    within(Headers, "a field of colons", "X-Robots-Tag: ", ":", "\n"),
    within(Headers, "a field of bots", "X-Robots-Tag: ", "googlebot:", "\n"),
    within(Headers, "a field of bots with directives", "X-Robots-Tag: ", "googlebot:noindex,", "\n"),
    numbered(Headers, "a field of unknown bots with directives", "X-Robots-Tag: ", |text, number| {
        let _ = write!(text, "bot{number}: noindex, ");
    }),
    within(Headers, "a field of quotes", "X-Robots-Tag: ", "\"noindex\",", "\n"),
    within(Headers, "a field of open quotes", "X-Robots-Tag: ", "\"", "\n"),
    within(Headers, "a field of dates", "X-Robots-Tag: ", "unavailable_after: 2010-06-25,", "\n"),
    within(Headers, "a field of one date", "X-Robots-Tag: unavailable_after: ", "25 Jun ", "\n"),
    within(Headers, "a date of digits", "X-Robots-Tag: unavailable_after: ", "1", "\n"),
    within(Headers, "a limit of digits", "X-Robots-Tag: max-snippet: ", "1", "\n"),
    repeated(Headers, "values", "noindex\n"),
    within(Headers, "one value", "noindex", ", noindex", "\n"),
    repeated(Headers, "letters", "a"),
    repeated(Headers, "lines of letters", "a\n"),
    repeated(Headers, "newlines", "\n"),
    repeated(Headers, "carriage returns", "\r"),
    repeated(Headers, "NUL bytes", "\0"),
    repeated(Headers, "responses", "HTTP/1.1 200 OK\nX-Robots-Tag: noindex\n\n"),
    repeated(Headers, "redirects", "HTTP/1.1 301 Moved\nLocation: /\n\n"),
    repeated(Headers, "status lines", "HTTP/1.1 200 OK\n"),
    repeated(Headers, "links", "Link: <https://a.b/c>; rel=\"canonical\"\n"),
    within(Headers, "one field of links", "Link: <a>", ", <https://a.b/c>; rel=\"license\"; type=\"application/rsl+xml\"", "\n"),
    within(Headers, "a link with many parameters", "Link: <a>", "; rel=canonical", "\n"),
    within(Headers, "a field of open links", "Link: ", "<", "\n"),
    repeated(Headers, "usages", "Content-Usage: train-ai=n\n"),
    within(Headers, "one field of usages", "Content-Usage: a=b", ",train-ai=n", "\n"),
    repeated(Headers, "reservations", "TDM-Reservation: 1\nTDM-Policy: https://a.b/c\n"),
    repeated(Headers, "types", "Content-Type: text/html\n"),
    within(Headers, "a huge type", "Content-Type: text/html", ";a=b", "\nX-Robots-Tag: noindex\n"),
    repeated(Headers, "JSON", "{\"x-robots-tag\": \"noindex\"},\n"),
    repeated(Headers, "commands", "> GET / HTTP/1.1\n< X-Robots-Tag: noindex\n"),
    repeated(Headers, "HTML", "<meta name=robots content=noindex>\n"),
    // Documents.
    repeated(Html, "metas", "<meta name=robots content=noindex>"),
    repeated(Html, "metas for bots", "<meta name=googlebot content='noindex, max-snippet: 5'>"),
    numbered(Html, "metas for unknown bots", "", |text, number| {
        let _ = write!(text, "<meta name=bot{number} content=noindex>");
    }),
    repeated(Html, "metas in the body", "<body><p><meta name=robots content=noindex>"),
    repeated(
        Html,
        "metas of all kinds",
        "<meta name=robots content='noindex,index,nosnippet,max-snippet:5'><meta http-equiv=x-robots-tag content=none>",
    ),
    within(Html, "a huge meta", "<meta name=robots content='", "noindex,", "'>"),
    within(Html, "a meta of unknown words", "<meta name=robots content='", "a,", "'>"),
    within(Html, "a meta of quotes", "<meta name=robots content='", "\"", "'>"),
    within(Html, "a meta of ampersands", "<meta name=robots content='", "&", "'>"),
    within(Html, "a meta of references", "<meta name=robots content='", "&amp;", "'>"),
    within(Html, "a meta of numbers", "<meta name=robots content='", "&#44;", "'>"),
    within(Html, "a meta of wide references", "<meta name=robots content='noindex", "&NotEqualTilde;", "'>"),
    within(Html, "a meta of open references", "<meta name=robots content='", "&notin", "'>"),
    within(Html, "a reference of digits", "<meta name=robots content='&#", "1", "'>"),
    within(Html, "a name of ampersands", "<meta name='", "&", "' content=noindex>"),
    within(Html, "a link of ampersands", "<link rel=canonical href='?", "&", "'>"),
    within(Html, "a link with many relations", "<link rel='canonical ", "a ", "' href=b>"),
    repeated(Html, "links", "<link rel=canonical href=https://a.b/c>"),
    repeated(Html, "licence links", "<link rel=license type=application/rsl+xml href=/a>"),
    repeated(Html, "qualified links", "<a rel='nofollow ugc' href=b>c</a>"),
    repeated(Html, "open links", "<a rel=nofollow>"),
    repeated(Html, "scripts", "<script type=application/rsl+xml></script>"),
    repeated(Html, "open scripts", "<script>"),
    within(Html, "a script of comments", "<script>", "<!--<script>", ""),
    repeated(Html, "nosnippets", "<span data-nosnippet>a</span>"),
    repeated(Html, "open nosnippets", "<div data-nosnippet>"),
    repeated(Html, "open nosnippets in spans", "<span data-nosnippet><p data-nosnippet>"),
    repeated(Html, "nosnippets that close late", "<div data-nosnippet></p></span>"),
    within(Html, "nested templates", "", "<template>", "<meta name=robots content=noindex>"),
    repeated(Html, "templates", "<template><meta name=robots content=noindex></template>"),
    repeated(Html, "noscripts", "<noscript><meta name=robots content=noindex></noscript>"),
    repeated(Html, "open noscripts", "<noscript>"),
    within(Html, "nested divs", "", "<div>", "<meta name=robots content=noindex>"),
    repeated(Html, "nested divs and wrong end tags", "<div></span>"),
    repeated(Html, "nested paragraphs", "<p><b>"),
    repeated(Html, "nested formatting", "<b><i><u>"),
    repeated(Html, "formatting that crosses", "<b><p></b>"),
    repeated(Html, "nested tables", "<table><tr><td>"),
    repeated(Html, "what is in tables and should not", "<table><b><a rel=nofollow>"),
    repeated(Html, "nested lists", "<ul><li>"),
    repeated(Html, "list items", "<li><div>"),
    repeated(Html, "buttons", "<button><p>"),
    repeated(Html, "nested forms", "<form><div>"),
    repeated(Html, "selects", "<select><option>"),
    repeated(Html, "nested SVG", "<svg><foreignObject>"),
    repeated(Html, "SVG that ends", "<svg><g></p>"),
    repeated(Html, "MathML", "<math><mi><span></math>"),
    repeated(Html, "headings", "<h1><h2></h3>"),
    repeated(Html, "unknown elements", "<x-a>"),
    within(Html, "unknown elements and their ends", "<x-a><x-b>", "<x-c></x-d>", ""),
    repeated(Html, "end tags", "</a>"),
    repeated(Html, "end tags of paragraphs", "</p>"),
    repeated(Html, "bodies", "<html><head><body>"),
    repeated(Html, "framesets", "<frameset>"),
    repeated(Html, "less-than signs", "<"),
    repeated(Html, "less-than signs and bangs", "<!"),
    repeated(Html, "open comments", "<!--"),
    repeated(Html, "comments", "<!---->"),
    repeated(Html, "comments that do not end", "<!-- --!"),
    repeated(Html, "CDATA", "<svg><![CDATA["),
    repeated(Html, "doctypes", "<!doctype html>"),
    repeated(Html, "titles", "<title></titl>"),
    within(Html, "a title of ends", "<title>", "</titl", ""),
    within(Html, "a script of ends", "<script>", "</scrip", ""),
    within(Html, "an open attribute", "<meta name=robots content='", "a", ""),
    within(Html, "an open tag", "<meta ", "a ", ""),
    within(Html, "same attributes", "<meta name=robots content=noindex ", "name=robots ", ">"),
    numbered(Html, "attributes", "<meta name=robots content=noindex ", |text, number| {
        let _ = write!(text, "a{number}=b ");
    }),
    within(Html, "attributes of quotes", "<meta ", "' ", ">"),
    within(Html, "attributes of equals signs", "<meta ", "=", ">"),
    within(Html, "a huge element", "<", "a", ">"),
    repeated(Html, "words", "a "),
    repeated(Html, "newlines", "\n"),
    repeated(Html, "carriage returns", "\r\n"),
    repeated(Html, "NUL bytes", "\0"),
    repeated(Html, "ampersands", "&"),
    repeated(Html, "letters to encode", "ä"),
    // Values.
    repeated(Value, "letters", "a"),
    repeated(Value, "slashes", "/"),
    repeated(Value, "dots", "/.."),
    repeated(Value, "a path of dots", "/a/../b/./"),
    within(Value, "a URL of letters", "https://example.com/", "a", ""),
    within(Value, "a URL of dots", "https://example.com", "/a/..", ""),
    within(Value, "a URL that ends in dots", "https://example.com", "/a", "/../../.."),
    within(Value, "a URL of letters to encode", "https://example.com/", "ä", ""),
    within(Value, "a URL of percent signs", "https://example.com/", "%", ""),
    within(Value, "a URL of parameters", "https://example.com/?", "a=b&", ""),
    within(Value, "a huge host", "https://", "a.", "/"),
    within(Value, "a huge name of a user", "https://", "a@", "example.com/"),
    repeated(Value, "backslashes", "\\"),
    repeated(Value, "tabs", "\t"),
    repeated(Value, "NUL bytes", "\0"),
    repeated(Value, "words", "Googlebot/2.1 "),
    repeated(Value, "brackets", "("),
    repeated(Value, "comments in a user agent", "(compatible; bingbot/2.0) "),
    repeated(Value, "semicolons", ";"),
    repeated(Value, "commas", ","),
    repeated(Value, "quotes", "\""),
    repeated(Value, "directives", "noindex, "),
    repeated(Value, "colons", "a:"),
    repeated(Value, "signals", "search=yes,"),
    numbered(Value, "keys", "a", |text, number| {
        let _ = write!(text, ",k{number}=y");
    }),
    repeated(Value, "lists", "a=(b),"),
    within(Value, "escaped quotes", "a=\"", "\\\"", "\""),
    repeated(Value, "digits", "1"),
    repeated(Value, "dates", "25 Jun 2010 "),
    numbered(Value, "messages", "", line!("name-{number} = Words {{ $a ->\n [one] a\n *[other] b\n }}")),
    within(Value, "a message of braces", "name = ", "{", "\n"),
    within(Value, "a message of variables", "name = ", "{ $a }", "\n"),
    repeated(Value, "equals signs", "a = b\n"),
];
