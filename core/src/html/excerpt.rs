//! Extracts the text that a search result can show for a page.

use super::document::readable;
use super::places::Scripting;
use super::tokens::decoded::Decoded;
use super::tokens::tag::Tag;
use super::tree::builder::TreeBuilder;
use super::tree::stack::Name;
use super::{Html, MetaKey};
use crate::text::Span;

/// The text that a search result can show: the title, and the description or the start of the page.
///
/// ```
/// use robotscope::html::{Excerpt, Html};
///
/// let html = Html::parse("<title>Shoes</title><meta name=description content='All of them'><p>Buy!");
/// let Excerpt { title, text, .. } = html.excerpt();
/// assert_eq!((title.as_deref(), text.as_deref()), (Some("Shoes"), Some("All of them")));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Excerpt {
    /// The title, on one line.
    pub title: Option<String>,
    /// The description or, if there is none, the start of the page's text, excluding the parts that `data-nosnippet` marks.
    pub text: Option<String>,
}

/// The maximum number of bytes read from a document.
const READ: usize = 200_000;

/// The maximum length of the title and of the text, in characters.
const KEPT: usize = 320;

/// The length, in bytes, after which no more text is collected.
const MOST: usize = 8 * KEPT;

/// Inline elements, whose tags do not separate words.
const INSIDE_OF_A_LINE: [&[u8]; 12] =
    [b"a", b"b", b"i", b"em", b"strong", b"span", b"code", b"small", b"sub", b"sup", b"u", b"mark"];

/// The positions of the texts for an excerpt.
#[derive(Debug, Default)]
pub(super) struct Texts {
    pub(super) title: Option<Span>,
    /// Text in the body. An empty span separates words.
    parts: Vec<Span>,
}

impl Html<'_> {
    /// Estimates the text that a search result can show. Search engines choose the text in different ways. Reads the title and the body
    /// text only from the first 200 kB.
    ///
    /// ```
    /// use robotscope::html::Html;
    ///
    /// let html = Html::parse("<title>Shoes &amp; boots</title><p>For <span data-nosnippet>you</span> <b>all</b></p>");
    /// let excerpt = html.excerpt();
    /// assert_eq!(excerpt.title.as_deref(), Some("Shoes & boots"));
    /// assert_eq!(excerpt.text.as_deref(), Some("For all"));
    /// ```
    pub fn excerpt(&self) -> Excerpt {
        let is_description = |name| self.value(name).bytes().trim_ascii().eq_ignore_ascii_case(b"description");
        let meta = self.metas().iter().find(|meta| meta.key == MetaKey::Name && is_description(meta.name));
        let description = meta.and_then(|meta| filled(&String::from_utf8_lossy(self.value(meta.content?).bytes())));
        let text = readable(self.text(), self.charset(), READ);
        let mut builder = TreeBuilder::new(text, Scripting::On);
        builder.found.texts = Some(Texts::default());
        let Texts { title, parts } = builder.build().texts.unwrap_or_default();
        let decoded = |span| String::from_utf8_lossy(Decoded::new(text, span).bytes()).into_owned();
        Excerpt {
            title: title.and_then(|span| filled(&decoded(span))),
            text: description.or_else(|| filled(&self.beginning(&parts, decoded))),
        }
    }

    /// Returns the start of the document's text, excluding the parts that `data-nosnippet` marks.
    fn beginning(&self, parts: &[Span], decoded: impl Fn(Span) -> String) -> String {
        let mut kept_back =
            self.no_snippets().iter().filter(|element| element.is_valid).map(|element| element.content).peekable();
        let mut kept_back_until = 0;
        let mut beginning = String::new();
        for part in parts {
            while let Some(element) = kept_back.next_if(|element| element.start() <= part.start()) {
                kept_back_until = element.end().max(kept_back_until);
            }
            if part.is_empty() {
                beginning.push(' ');
            } else if part.start() >= kept_back_until {
                let most = part.end().min(part.start().saturating_add(4 * KEPT as u32));
                beginning.push_str(&decoded(Span::new(part.start(), most)));
            }
            if beginning.len() > MOST {
                break;
            }
        }
        beginning
    }
}

impl TreeBuilder<'_> {
    /// Records text between two tags if it is visible in the body.
    pub(super) fn record_text(&mut self, text: Span) {
        let is_visible = || self.stack.has_body() && !self.is_in_foreign() && !self.stack.is_open(Tag::Template);
        if self.found.texts.is_some() && !text.is_empty() && is_visible() {
            self.found.texts.iter_mut().for_each(|texts| texts.parts.push(text));
        }
    }

    /// Records a tag if it separates words.
    pub(super) fn record_tag(&mut self, name: Span) {
        if let Some(texts) = &mut self.found.texts {
            let written = name.slice(self.text);
            if !INSIDE_OF_A_LINE.iter().any(|inline| written.eq_ignore_ascii_case(inline)) {
                texts.parts.push(Span::at(name.start(), 0));
            }
        }
    }

    /// Records the document's first title.
    pub(super) fn record_title(&mut self, name: Name, content: Span) {
        if name.tag == Tag::Title && !self.stack.is_open(Tag::Template) {
            self.found.texts.iter_mut().for_each(|texts| texts.title = texts.title.or(Some(content)));
        }
    }
}

/// Returns the text on one line, truncated to [`KEPT`] characters; `None` if it is blank.
fn filled(text: &str) -> Option<String> {
    let words: Vec<_> = text.split_whitespace().take(KEPT).collect();
    let filled: String = words.join(" ").chars().filter(|character| !character.is_control()).take(KEPT).collect();
    (!filled.is_empty()).then_some(filled)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> (Option<String>, Option<String>) {
        let Excerpt { title, text } = Html::parse(text).excerpt();
        (title, text)
    }

    #[test]
    fn returns_the_decoded_title_on_one_line() {
        assert_eq!(texts("<TITLE lang=en>\n A &amp; B\t</title>").0.as_deref(), Some("A & B"));
        assert_eq!(texts("<!-- <title>x</title> --><script>'<title>y</title>'</script><title>z</title>").0.as_deref(), Some("z"));
        assert_eq!(texts("<svg><title>x</title></svg><title> </title>").0, None);
        assert_eq!(texts("<title>never closed").0, None);
        assert_eq!(texts("<template><title>x</title></template><title>y</title><title>z</title>").0.as_deref(), Some("y"));
    }

    #[test]
    fn prefers_the_description_to_the_body_text() {
        let html = "<meta name=Description content='Fine &quot;shoes&quot;'><body><p>Text";
        assert_eq!(texts(html).1.as_deref(), Some("Fine \"shoes\""));
        assert_eq!(texts("<meta name=description content=''><body><h1>One</h1><p>t<b>w</b>o").1.as_deref(), Some("One two"));
    }

    #[test]
    fn omits_nosnippet_parts_and_invisible_text() {
        let html = "<title>t</title><body><p>a <span data-nosnippet>b <i>c</i></span> d<script>e</script><style>f</style> &lt;g";
        assert_eq!(texts(html).1.as_deref(), Some("a d <g"));
        let html = "<p>a<!-- b > c --><template>d</template><svg><text>e</text></svg><noscript>f</noscript><a title='>'>g";
        assert_eq!(texts(html).1.as_deref(), Some("a g"));
    }

    #[test]
    fn excerpts_do_not_depend_on_the_length_of_the_document() {
        const LENGTH: usize = 20_000;
        let text = |before: usize, length: usize| {
            let html = format!("<title>t</title>{}<p>{}", " ".repeat(before), "a <b>b</b>c <p>".repeat(length));
            texts(&html)
        };
        assert_eq!(text(0, 1000), text(0, 100_000));
        for before in LENGTH - 200..LENGTH {
            assert_eq!(text(before, 1000), text(0, 1000), "{before}");
        }
        let title = format!("{}<title>t</title>", "<p>long".repeat(10_000));
        assert_eq!(texts(&title).0.as_deref(), Some("t"));
        for before in LENGTH - 30..LENGTH {
            let html = format!("<p>{}{}<title>the whole of it</title>", " ".repeat(before - 3000), "word ".repeat(600));
            assert_eq!(texts(&html).0.as_deref(), Some("the whole of it"), "{before}");
        }
        let kept_back = format!("<title>t</title><div data-nosnippet>{}</div>end", "long ".repeat(10_000));
        assert_eq!(texts(&kept_back).1.as_deref(), Some("end"));
    }

    #[test]
    fn malformed_and_huge_documents_do_not_cause_a_panic() {
        for text in ["<", "<!", "<!--", "<title", "<script><script>", "a<", "<a<b<c", "</", "<body"] {
            texts(text);
        }
        texts(&"<script>".repeat(100_000));
        assert!(texts(&format!("<body>{}", "a".repeat(1_000_000))).1.is_some_and(|text| text.chars().count() <= KEPT));
    }
}
