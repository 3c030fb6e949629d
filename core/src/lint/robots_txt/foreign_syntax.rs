//! A pattern in the syntax of another system.
//!
//! Reports regular expressions, framework routes, hosts, lists, HTML and backslashes. In a pattern, only `*` and `$` are special
//! ([rfc9309-lines]).

use super::meant_pattern::is_host;
use super::whole_site::is_whole_site;
use crate::dialect::Dialect;
use crate::lint::fields::rule_field;
use crate::lint::{Applicability, Code, Context, Detail, Fix, Found, Lint, Severity, TextEdit};
use crate::matching::Access;
use crate::names::names;
use crate::text::{Part, Span};

pub(super) const LINT: Lint = Lint::new(Code::ForeignSyntax, Severity::Warning, check)
    .explains(&[Code::PatternWithoutSlash, Code::SpaceInPattern, Code::DollarInside, Code::DeadRule, Code::UnencodedCharacter])
    .example("User-agent: *\nDisallow: /cart,/account\n", "User-agent: *\nDisallow: /cart\nDisallow: /account\n");

names! {
    /// A kind of syntax that robots.txt patterns do not support.
    pub(crate) enum Syntax {
        RegularExpression = "regular-expression",
        Route = "route",
        List = "list",
        Html = "html",
        Backslash = "backslash",
        Host = "host",
    }
}

fn check(context: &Context<'_>, found: &mut Found) {
    for rule in &context.rules {
        let pattern = context.part(rule.pattern);
        let Ok(text) = std::str::from_utf8(pattern.bytes) else { continue };
        let Some(syntax) = syntax(text) else { continue };
        let edits = edits(pattern, text, syntax, rule.access, context.robots.line_break());
        let diagnostic = found.at(rule.pattern).detail(Detail::Syntax(syntax));
        if !edits.is_empty() {
            diagnostic.fix(Fix { applicability: Applicability::Unsafe, edits });
        }
    }
}

/// Returns the kind of foreign syntax in a pattern; `None` for a normal pattern.
fn syntax(text: &str) -> Option<Syntax> {
    let is = |is_it: bool, syntax: Syntax| is_it.then_some(syntax);
    is(is_regular_expression(text), Syntax::RegularExpression)
        .or_else(|| is(host_len(text).is_some(), Syntax::Host))
        .or_else(|| is(text.split('/').skip(1).any(is_route), Syntax::Route))
        .or_else(|| is(!list_gaps(text).is_empty(), Syntax::List))
        .or_else(|| is(!html(text).is_empty(), Syntax::Html))
        .or_else(|| is(text.contains('\\') && text.starts_with(['/', '*']), Syntax::Backslash))
}

fn is_regular_expression(text: &str) -> bool {
    const TOKENS: [&str; 12] = ["(?", "(.*)", "([", "[^", "]+", "]*", "]{", "){", ")+", "(.+)", "[0-9]", "[a-z]"];
    let mut escapes = text.split('\\').skip(1);
    let is_escape = |rest: &str| {
        let mut characters = rest.chars();
        let first = characters.next();
        let next = characters.next();
        matches!(first, Some('.' | '+' | '?' | '(' | ')' | '[' | '/' | '-' | '$' | '*'))
            || matches!(first, Some('d' | 'w' | 's' | 'D' | 'W' | 'S')) && !next.is_some_and(char::is_alphanumeric)
    };
    let has_choice = text.split('(').skip(1).any(|rest| {
        let inner = rest.split(')').next().unwrap_or_default();
        rest.contains(')') && inner.contains('|') && !inner.contains('/')
    });
    let has_class = text.split('[').skip(1).filter_map(|rest| rest.split_once(']')).any(|(class, _)| {
        let is_range = |range: &[u8]| matches!(range, [from, b'-', to] if from.is_ascii_alphanumeric() && from < to && to.is_ascii_alphanumeric());
        class.as_bytes().windows(3).any(is_range) && class.len() <= 9
    });
    let begins = text.starts_with('^') && super::meant_pattern::fix(Part { bytes: text.as_bytes(), at: 0 }).is_none();
    let ends = text.strip_suffix('$').unwrap_or(text).ends_with(".+") || text.contains(".+/");
    begins || ends || has_choice || has_class || escapes.any(is_escape) || TOKENS.iter().any(|token| text.contains(token))
}

/// Returns `true` if a path segment is a parameter or a group in a framework's route.
fn is_route(segment: &str) -> bool {
    let segment = segment.split(['?', '&']).next().unwrap_or_default().trim_end_matches(['*', '+', '$']);
    let is_name = |name: &str, also: &str| {
        name.starts_with(|c: char| c.is_ascii_alphabetic() || also.contains(c))
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-' || also.contains(c))
    };
    let within = |open: char, close: char| segment.strip_prefix(open).and_then(|rest| rest.strip_suffix(close));
    within('(', ')').is_some_and(|name| is_name(name, ""))
        || within('[', ']').is_some_and(|name| is_name(name, ".[]"))
        || within('{', '}').is_some_and(|name| is_name(name, ":*"))
        || within('<', '>').is_some_and(|name| is_name(name, ":") && !is_tag(name))
        || segment.strip_prefix(':').is_some_and(|name| is_name(name, ""))
}

fn is_tag(name: &str) -> bool {
    ["br", "p", "li", "div", "a", "b", "i", "span"].contains(&name.to_ascii_lowercase().as_str())
}

/// Returns the length of `//host` at the start of a text; `None` if the text does not begin with `//` and a host.
fn host_len(text: &str) -> Option<usize> {
    let rest = text.strip_prefix("//")?;
    let host = rest.split('/').next().unwrap_or_default();
    is_host(host.trim_end_matches(['*', '$'])).then(|| 2 + host.len())
}

/// Returns the start and end offsets of the separators between the patterns in a list, and of a separator after the last pattern.
fn list_gaps(text: &str) -> Vec<(usize, usize)> {
    let is_plain = |part: &str| part.chars().all(|c| c.is_ascii_alphanumeric() || "-._~/*$".contains(c));
    let mut gaps = Vec::new();
    for (at, mark) in text.match_indices([',', ';', '|']) {
        let Some(rest) = text.get(at + mark.len()..) else { continue };
        let next = rest.trim_ascii_start();
        let before = text.get(gaps.last().map_or(0, |(_, end)| *end)..at).unwrap_or_default().trim_ascii_end();
        let is_pattern = before.starts_with(['/', '*']) && is_plain(before);
        // Stop here: the text before any later separator contains this separator, so it cannot be a single pattern.
        if !is_pattern || !(next.starts_with('/') || next.is_empty()) {
            break;
        }
        gaps.push((at, text.len() - next.len()));
    }
    gaps
}

fn list_entries(text: &str) -> impl Iterator<Item = &str> {
    let gaps = list_gaps(text);
    let starts = std::iter::once(0).chain(gaps.iter().map(|gap| gap.1)).collect::<Vec<_>>();
    let ends = gaps.into_iter().map(|gap| gap.0).chain([text.len()]);
    starts.into_iter().zip(ends).filter_map(|(start, end)| text.get(start..end)).map(str::trim_ascii)
}

/// Returns the start and end offsets of HTML entities and tags in a pattern, each with its replacement.
fn html(text: &str) -> Vec<(usize, usize, &'static str)> {
    const MARKUP: [(&str, &str); 9] = [
        ("&amp;", "&"),
        ("&#38;", "&"),
        ("&#x2F;", "/"),
        ("&#47;", "/"),
        ("<br>", ""),
        ("<br/>", ""),
        ("<br />", ""),
        ("</p>", ""),
        ("&nbsp;", ""),
    ];
    let found = |(markup, meant): &(&str, &'static str)| {
        text.match_indices(*markup).map(|(at, found)| (at, at + found.len(), *meant)).collect::<Vec<_>>()
    };
    MARKUP.iter().flat_map(found).collect()
}

fn edits(pattern: Part<'_>, text: &str, syntax: Syntax, access: Access, line_break: &str) -> Vec<TextEdit> {
    let edit = |from: usize, to: usize, replacement: &str| {
        let at = |offset: usize| pattern.split_at(offset).1.at;
        TextEdit { span: Span::new(at(from), at(to)), replacement: replacement.to_owned() }
    };
    match syntax {
        Syntax::RegularExpression | Syntax::Route => Vec::new(),
        Syntax::Host => host_len(text).filter(|end| text.len() > end + 1).map(|end| edit(0, end, "")).into_iter().collect(),
        // There is no fix, because an entry such as `/` would become a rule for the whole site.
        Syntax::List if list_entries(text).any(|entry| is_whole_site(&Dialect::RFC9309, entry.as_bytes())) => Vec::new(),
        Syntax::List => {
            let next = format!("{line_break}{}: ", rule_field(access));
            let gap = |(from, to): (usize, usize)| edit(from, to, if to == text.len() { "" } else { &next });
            list_gaps(text).into_iter().map(gap).collect()
        }
        Syntax::Html => html(text).into_iter().map(|(from, to, meant)| edit(from, to, meant)).collect(),
        Syntax::Backslash if text.contains("\\\\") => Vec::new(),
        Syntax::Backslash => text.match_indices('\\').map(|(at, _)| edit(at, at + 1, "/")).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recognises_syntax_that_does_not_exist_in_robots_txt_patterns() {
        for (text, expected) in [
            ("/.*\\.json$", Syntax::RegularExpression),
            ("/page[0-9]+", Syntax::RegularExpression),
            ("/(en|de)/private", Syntax::RegularExpression),
            ("/*.(pdf|doc)$", Syntax::RegularExpression),
            ("/item-\\d+", Syntax::RegularExpression),
            ("^/page[0-9]", Syntax::RegularExpression),
            ("/user/(.*)", Syntax::RegularExpression),
            ("/(auth)/", Syntax::Route),
            ("/blog/[slug]", Syntax::Route),
            ("/blog/[...slug]", Syntax::Route),
            ("/api/:path*", Syntax::Route),
            ("/users/:id/edit", Syntax::Route),
            ("/users/{id}", Syntax::Route),
            ("/users/<int:id>/", Syntax::Route),
            ("/a,/b", Syntax::List),
            ("/a;/b", Syntax::List),
            ("/a, /b", Syntax::List),
            ("/private/,", Syntax::List),
            ("/a?b=1&amp;c=2", Syntax::Html),
            ("/private/<br>", Syntax::Html),
            ("/a\\b", Syntax::Backslash),
            ("//example.com/a", Syntax::Host),
        ] {
            assert_eq!(syntax(text), Some(expected), "{text}");
        }
    }

    #[test]
    fn does_not_report_characters_that_occur_in_real_urls() {
        for text in [
            "/wiki/Foo_(bar)",
            "/wiki/Foo_(bar)/",
            "/*.pdf$",
            "/.*",
            "/*?ids[]=",
            "/*[]=",
            "/a(1).html",
            "/;jsessionid",
            "/*,*",
            "/*:*,*/",
            "/p,1,2.html",
            "/wiki/Special:Search",
            "/a+b",
            "//",
            "//a",
            "/@user",
            "/~me",
            "/{trafficbot.live x}",
            "/b/*(*/",
            "/tag/x,%20y",
            "/*condo,apartment_type/",
            "/path;v=1/x",
            "/a|b",
            "/$",
            "/*{{url}}",
            "/C++/",
        ] {
            assert_eq!(syntax(text), None, "{text}");
        }
    }
}
