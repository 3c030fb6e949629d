//! Determines the evident intent of patterns without a leading slash.

use crate::lint::{Applicability, Fix, TextEdit};
use crate::text::{Part, Span};

const QUOTES: &str = "\"'`“”„‟‘’‚‛«»";

/// File extensions. A pattern such as `.php` is meant to match every file with this extension.
const EXTENSIONS: [&str; 52] = [
    "php", "php5", "phtml", "html", "htm", "xhtml", "shtml", "asp", "aspx", "jsp", "jspx", "cgi", "pl", "do", "cfm", "pdf",
    "doc", "docx", "xls", "xlsx", "ppt", "pptx", "odt", "rtf", "txt", "csv", "xml", "json", "rss", "atom", "js", "mjs", "css",
    "map", "jpg", "jpeg", "png", "gif", "svg", "webp", "avif", "ico", "bmp", "mp3", "mp4", "zip", "gz", "tar", "rar", "exe",
    "swf", "sql",
];

/// Names of hidden files and folders, without the dot.
const DOT_FILES: [&str; 9] = ["git", "svn", "hg", "env", "htaccess", "htpasswd", "well-known", "ds_store", "idea"];

/// Endings of host names that are not file extensions.
const DOMAINS: [&str; 16] =
    ["com", "org", "net", "edu", "gov", "de", "uk", "fr", "eu", "io", "cn", "jp", "ru", "info", "biz", "example"];

/// Words that are not meant as paths.
const WORDS: [&str; 18] = [
    "none",
    "all",
    "any",
    "everything",
    "nothing",
    "yes",
    "no",
    "true",
    "false",
    "on",
    "off",
    "n/a",
    "na",
    "nil",
    "empty",
    "null",
    "undefined",
    "nan",
];

/// Builds a fix that replaces a pattern with the intended pattern. Returns `None` if the intent is uncertain.
pub(super) fn fix(pattern: Part<'_>) -> Option<Fix> {
    let text = std::str::from_utf8(pattern.bytes).ok()?;
    let meant = meant(text)?;
    // Edit only the changed part, so that editors show an inserted slash as an insertion.
    let kept = if meant.ends_with(text) { text.len() } else { 0 };
    let inserted = meant.get(..meant.len() - kept)?.to_owned();
    let span = if kept > 0 { Span::at(pattern.at, 0) } else { pattern.span() };
    Some(Fix { applicability: Applicability::Unsafe, edits: vec![TextEdit { span, replacement: inserted }] })
}

fn meant(text: &str) -> Option<String> {
    if text.starts_with(|c| QUOTES.contains(c)) {
        let inner = text.trim_matches(|c: char| QUOTES.contains(c) || c.is_ascii_whitespace());
        return if inner.starts_with(['/', '*']) { is_plain(inner).then(|| inner.to_owned()) } else { meant(inner) };
    }
    if let Some(rest) = text.strip_prefix('^') {
        return (rest.starts_with('/') && is_plain(rest)).then(|| rest.to_owned());
    }
    if let Some(rest) = ["%2F", "%2f", "／", "∕", "⁄", "./"].iter().find_map(|slash| text.strip_prefix(slash)) {
        return is_plain(rest).then(|| format!("/{rest}"));
    }
    if text.contains('\\') {
        let is_path = text.starts_with('\\') && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '\\' | '-' | '_' | '*'));
        let has_escape = text.split('\\').skip(1).any(|name| name.is_empty() || name.len() == 1) && !text.ends_with('\\');
        return (is_path && !has_escape && !text.contains("\\\\")).then(|| text.replace('\\', "/"));
    }
    if text.starts_with(['?', '&']) {
        return is_plain(text).then(|| format!("/*{text}"));
    }
    if let Some(name) = text.strip_prefix('.') {
        let word = name.trim_end_matches(['$', '*', '/']).to_ascii_lowercase();
        let is_file = EXTENSIONS.contains(&word.as_str()) && !name.ends_with('/');
        let is_dot_file = DOT_FILES.iter().any(|file| word == *file || word.starts_with(&format!("{file}/")));
        return is_file.then(|| format!("/*{text}")).or_else(|| is_dot_file.then(|| format!("/{text}")));
    }
    let (host, path) = text.find('/').map_or((text, ""), |slash| text.split_at(slash));
    if is_host(host) {
        return (path.len() > 1 && is_plain(path)).then(|| path.to_owned());
    }
    let is_path = text.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '~')) && is_plain(text);
    (is_path && !WORDS.contains(&text.to_ascii_lowercase().as_str())).then(|| format!("/{text}"))
}

/// Returns `true` if a text is a host name and not a file name.
pub(super) fn is_host(text: &str) -> bool {
    let lower = text.to_ascii_lowercase();
    let is_name = lower.contains('.') && lower.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-'));
    let ending = lower.rsplit('.').next().unwrap_or_default();
    is_name && (lower.starts_with("www.") || DOMAINS.contains(&ending))
}

/// Returns `true` if a text contains only characters that are common in patterns, and neither `.*` nor `.+`.
fn is_plain(text: &str) -> bool {
    let is_usual = |c: char| c.is_alphanumeric() || "-._~/*$?&=%+@!'".contains(c);
    text.chars().all(is_usual) && !text.contains(".*") && !text.contains(".+")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_intended_pattern_if_the_intent_is_certain() {
        for (pattern, expected) in [
            ("private/", "/private/"),
            ("wp-admin", "/wp-admin"),
            ("index.html", "/index.html"),
            ("кабинет/", "/кабинет/"),
            ("cgi-bin/*", "/cgi-bin/*"),
            ("\"/private/\"", "/private/"),
            ("'/private/'", "/private/"),
            ("“/private/”", "/private/"),
            ("\"private/\"", "/private/"),
            ("^/tmp", "/tmp"),
            ("^/tmp$", "/tmp$"),
            (".php", "/*.php"),
            (".php$", "/*.php$"),
            (".git/", "/.git/"),
            (".well-known/x", "/.well-known/x"),
            ("www.example.com/a", "/a"),
            ("example.com/a/b", "/a/b"),
            ("?q=", "/*?q="),
            ("&sort=", "/*&sort="),
            ("%2Fprivate", "/private"),
            ("\\private\\", "/private/"),
            ("./private/", "/private/"),
        ] {
            assert_eq!(meant(pattern).as_deref(), Some(expected), "{pattern}");
        }
    }

    #[test]
    fn finds_no_pattern_if_the_intent_is_uncertain() {
        for pattern in [
            "[object Object]",
            "undefined",
            "null",
            "NaN",
            "none",
            "all",
            "^/page[0-9]+",
            "^/.*x",
            "\\d+",
            "www.example.com",
            "example.com/",
            "../x",
            "a b",
            "a,b",
            "{id}",
            "(auth)/",
            "javascript:void(0)",
            "mailto:x",
            "-",
            "$",
            "<a>",
            ".x",
            "http:/a",
        ] {
            assert_eq!(meant(pattern), None, "{pattern}");
        }
    }
}
