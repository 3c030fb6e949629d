//! Finds the end of content without tags, such as scripts.
//!
//! <https://html.spec.whatwg.org/multipage/parsing.html#script-data-state>

use memchr::{memchr, memchr2};

use super::markup::is_space;

/// Returns the offset of the first end tag with this name at or after `from`, if any. The tag's `>` may be missing.
pub(in crate::html) fn end_tag(text: &[u8], from: usize, name: &[u8]) -> Option<usize> {
    let mut at = from;
    loop {
        at += memchr(b'<', text.get(at..)?)?;
        if begins_with_tag(text, at, b"</", name) {
            return Some(at);
        }
        at += 1;
    }
}

/// Returns the offset of the `</script>` that ends a script; `None` if the script does not end. Between `<!--` and `-->`, skips a
/// `</script>` that closes a nested `<script`.
pub(in crate::html) fn script_end_tag(text: &[u8], from: usize) -> Option<usize> {
    #[derive(PartialEq)]
    enum State {
        Script,
        /// After `<!--`.
        Escaped,
        /// After `<!--` and then `<script`.
        DoubleEscaped,
    }
    let mut state = State::Script;
    let mut at = from;
    loop {
        let rest = text.get(at..)?;
        at += if state == State::Script { memchr(b'<', rest) } else { memchr2(b'<', b'-', rest) }?;
        let rest = text.get(at..)?;
        let is_end = begins_with_tag(text, at, b"</", b"script");
        match state {
            State::Script | State::Escaped if is_end => return Some(at),
            State::Script if rest.starts_with(b"<!--") => {
                state = State::Escaped;
                // Skip only `<!`, because the two dashes may also be the start of `-->`.
                at += 1;
            }
            State::Escaped if begins_with_tag(text, at, b"<", b"script") => state = State::DoubleEscaped,
            State::DoubleEscaped if is_end => state = State::Escaped,
            State::Escaped | State::DoubleEscaped if rest.starts_with(b"-->") => state = State::Script,
            _ => {}
        }
        at += 1;
    }
}

fn begins_with_tag(text: &[u8], at: usize, open: &[u8], name: &[u8]) -> bool {
    let rest = text.get(at..).unwrap_or_default();
    let Some((head, rest)) = rest.strip_prefix(open).and_then(|rest| rest.split_at_checked(name.len())) else { return false };
    head.eq_ignore_ascii_case(name) && rest.first().is_some_and(|byte| is_space(*byte) || matches!(byte, b'/' | b'>'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn raw_text_ends_only_with_its_end_tag() {
        let rest = |text: &'static str| end_tag(text.as_bytes(), 0, b"title").map(|at| &text[at..]);
        assert_eq!(rest("<b></titles></title"), None);
        assert_eq!(rest("</ title>< /title><</TITLE/>"), Some("</TITLE/>"));
    }

    // The HTML standard, 13.2.5.15 to 13.2.5.31.
    #[test]
    fn scripts_end_where_browsers_end_them() {
        let rest = |text: &'static str| script_end_tag(text.as_bytes(), 0).map(|at| &text[at..]);
        for text in [
            "</script>",
            "<!--</script>",
            "<!--<script></script></script>",
            "<!--<script>--></script>",
            "<!--<script-></script>",
            "<!-- <scripts </script>",
            "<!--><script></script>",
            "<!---><script></script>",
            "<!--<script></scripts></script></SCRIPT\n>",
            "<!--<script></script/<script ></script></script>",
            "<!--<script>--!></script></script>",
            "<!-<script></script>",
            "<script></script>",
        ] {
            let found = rest(text).map(str::len);
            assert_eq!(found, text.rfind("</").map(|at| text.len() - at), "{text}");
        }
        for text in ["<!--<script></script>", "</script", "<!--<script>- -></script>"] {
            assert_eq!(rest(text), None, "{text}");
        }
    }
}
