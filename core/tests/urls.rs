//! Compares `Target::parse` with the crate `url` and, in Chromium, with `URL`. Each must return the URL that a browser would request.

use robotscope::Target;

use crate::support::numbers::Numbers;

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test;

/// Pasted URLs, and spellings that hide a path from a rule.
const TEXTS: &[&str] = &[
    "https://e.com/public/../private/x",
    "https://e.com/public/%2e%2e/private/x",
    "https://e.com/public/%2E./private/x?../y#..",
    r"https://e.com\private\x?a\b",
    "https://e.com/pri\tvate/\r\nx",
    " \u{1}https://E.COM:443/A/./b/. \u{0}",
    "HTTPS://user:pass@EXAMPLE.com:0443/..",
    "http://example.com:8080/../..//a//../b",
    "https:/e.com/a",
    r"https:\e.com/a",
    "https:///e.com/a",
    "https:e.com/a",
    "https://bücher.example/ä",
    "https://BÜCHER.EXAMPLE/",
    "https://ПОЧТА.рф/",
    "https://例え.テスト。jp/",
    "https://e%78ample.com/",
    "https://0x7f.1/",
    "https://127.0.0.1./",
    "https://256.1.1.1/",
    "https://1.2.3.4.5/",
    "https://e.com/it's?it's",
    "https://e.com/a?b=\"<>`{}|^",
    "https://e.com/a`{}^b|c[d]",
    "https://e.com/%zz%2e%2",
    "https://e.com?../a",
    "ftp://e.com:21/a",
    "foo://E.com/a\\b/../c?it's",
    "https://exa mple.com/",
    "https://e.com:99999/",
    "https://e.com:/",
    "https://@e.com/",
    "https://e.com/..;/a/...",
    "https://e.com/a/..%2f/b",
    "https://e.com/\u{7f}\u{85}\u{a0}",
];

/// The parts of generated texts.
const PIECES: &[&str] = &[
    "/", "/", "/", "..", ".", "%2e", "%2E", "\\", "a", "b", "%2f", "?", "#", "'", "\"", "é", " ", "\t", "\n", "{", "^", "|", "%",
    ";", ":", "@", "\0", "~",
];

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn a_target_equals_the_url_that_a_browser_requests() {
    for text in TEXTS {
        assert_equals_oracle(text);
    }
    let mut numbers = Numbers::from(1);
    let mut below = |count| numbers.below(count);
    for _ in 0..20_000 {
        let start = ["https://e.com/", "http://e.com", "https://E.com:8443\\", "https:", "foo://e.com/"][below(5)];
        let text: String = (0..below(12)).map(|_| PIECES[below(PIECES.len())]).collect();
        assert_equals_oracle(&(start.to_owned() + &text));
    }
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn a_path_is_parsed_in_the_same_way_as_the_path_of_a_url() {
    for path in ["/a/../b", "\\a\\b", "?a'b", "/a/%2e%2E/", "/a b"] {
        let expected = oracle::requested(&format!("https://e.com{path}")).expect("a URL").1;
        assert_eq!(Target::parse(path).map(|target| target.path().to_owned()), Ok(expected), "{path:?}");
        assert_eq!(Target::parse(path).ok().and_then(|target| target.origin().map(str::to_owned)), None, "{path:?}");
    }
}

#[track_caller]
fn assert_equals_oracle(text: &str) {
    // DIFFERENCE: Chromium encodes `'` in the query of a URL with a non-special scheme. The standard does not, so such URLs are not
    // compared.
    if cfg!(target_arch = "wasm32") && text.starts_with("foo:") {
        return;
    }
    let ours = Target::parse(text).ok();
    // DIFFERENCE: Chromium accepts hosts that contain spaces and quotation marks. The standard rejects them, so rejected URLs are not
    // compared.
    if cfg!(target_arch = "wasm32") && ours.is_none() {
        return;
    }
    let ours = ours.map(|target| (target.origin().unwrap_or_default().to_owned(), target.path().to_owned()));
    assert_eq!(ours, oracle::requested(text), "{text:?}");
}

#[cfg(not(target_arch = "wasm32"))]
mod oracle {
    /// Returns the scheme with host and port, and the path with query.
    pub(super) fn requested(text: &str) -> Option<(String, String)> {
        let url = url::Url::parse(text).ok()?;
        let port = url.port().map(|port| format!(":{port}")).unwrap_or_default();
        let query = url.query().map(|query| format!("?{query}")).unwrap_or_default();
        // For non-special schemes, the crate `url` keeps an empty path. The path of a `Target` always begins with a slash.
        let path = if url.path().is_empty() { "/" } else { url.path() };
        // The crate lacks the November 2023 change that encodes `^` in paths (whatwg/url, #817).
        let path = path.replace('^', "%5E");
        Some((format!("{}://{}{port}", url.scheme(), url.host_str()?), format!("{path}{query}")))
    }
}

#[cfg(target_arch = "wasm32")]
mod oracle {
    use js_sys::{Array, Function};

    const SCRIPT: &str = r#"
        if (!URL.canParse(text)) return [];
        const url = new URL(text);
        // DIFFERENCE: Chromium encodes "|" in paths, although it is not in the standard's path percent-encode set.
        const path = (url.pathname || "/").replaceAll("%7C", "|");
        return [`${url.protocol}//${url.host}`, path + url.href.replace(/#.*/, "").replace(/^[^?]*/, "")];
    "#;

    /// Returns the scheme with host and port, and the path with query.
    pub(super) fn requested(text: &str) -> Option<(String, String)> {
        let function = Function::new_with_args("text", SCRIPT);
        let found = Array::from(&function.call1(&text.into(), &text.into()).expect("a function that does not throw"));
        Some((found.get(0).as_string()?, found.get(1).as_string()?))
    }
}
