//! What of the page's own texts a result would show: its title, and a description or the beginning of its text.

use robotscope::html::{Html, MetaKey};
use robotscope::text::Span;

use super::Inputs;

/// So much of a document is looked at.
const LOOKED_AT: usize = 200_000;

/// So many characters of the text are kept.
const KEPT: usize = 320;

/// Texts of a result.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ResultTexts {
    /// The URL as results show it: the host, and the folders behind it.
    pub(crate) url: String,
    pub(crate) title: Option<String>,
    pub(crate) text: Option<String>,
}

/// What a document says of itself.
#[derive(Clone, Debug, Default)]
pub(super) struct Shown {
    title: Option<String>,
    /// The description, else the beginning of the text; without the parts that may not be shown.
    text: Option<String>,
}

impl ResultTexts {
    pub(super) fn new(inputs: &Inputs, html: Option<&Html<'_>>) -> Self {
        let url = inputs.target.as_ref().map(|target| crumbs(target.origin().unwrap_or_default(), target.path()));
        let read = inputs.html.as_ref().zip(html).map(|(document, html)| document.shown.get_or_init(|| Shown::of(html)));
        let Shown { title, text } = read.cloned().unwrap_or_default();
        Self { url: url.unwrap_or_default(), title, text }
    }
}

impl Shown {
    fn of(html: &Html<'_>) -> Self {
        Self { title: title(html), text: description(html).or_else(|| beginning(html)) }
    }
}

/// `https://shop.example › shoes › 12`
fn crumbs(origin: &str, path: &str) -> String {
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let parts = std::iter::once(origin).chain(path.split('/')).filter(|part| !part.is_empty());
    parts.take(8).map(shortened).collect::<Vec<_>>().join(" › ")
}

fn shortened(part: &str) -> String {
    const SHOWN: usize = 60;
    match part.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", part.get(..end).unwrap_or_default()),
        None => part.to_owned(),
    }
}

fn description(html: &Html<'_>) -> Option<String> {
    let own = html.metas().iter().find(|meta| {
        meta.key == MetaKey::Name && html.value(meta.name).bytes().trim_ascii().eq_ignore_ascii_case(b"description")
    })?;
    filled(&decoded(html, own.content?))
}

fn title(html: &Html<'_>) -> Option<String> {
    let text = looked_at(html);
    let start = Pieces::of(text).find_map(|piece| match piece {
        Piece::Tag(span) if is_tag(span.of(text), b"title") => Some(span.end()),
        _ => None,
    })?;
    let end = find_ignoring_case(text.get(start as usize..)?, b"</title").map(|at| start + at as u32)?;
    filled(&decoded(html, Span::new(start, end)))
}

/// The beginning of what the document says: text before a body begins one.
fn beginning(html: &Html<'_>) -> Option<String> {
    let text = looked_at(html);
    let mut kept_back = html.no_snippets().iter().filter(|element| element.is_valid).map(|element| element.content).peekable();
    let mut kept_back_until = 0;
    let mut beginning = String::new();
    for piece in Pieces::of(text) {
        match piece {
            Piece::Text(span) => {
                while let Some(element) = kept_back.next_if(|element| element.start() <= span.start()) {
                    kept_back_until = element.end().max(kept_back_until);
                }
                if span.start() >= kept_back_until {
                    let most = Span::new(span.start(), span.end().min(span.start() + 4 * KEPT as u32));
                    beginning.push_str(&decoded(html, most));
                }
            }
            // Elements part words, all but those inside of a line.
            Piece::Tag(span) if !is_inside_of_a_line(span.of(text)) => beginning.push(' '),
            _ => {}
        }
        if beginning.len() > 8 * KEPT {
            break;
        }
    }
    filled(&beginning)
}

fn looked_at<'h>(html: &'h Html<'_>) -> &'h [u8] {
    html.text().get(..LOOKED_AT).unwrap_or(html.text())
}

fn decoded(html: &Html<'_>, span: Span) -> String {
    String::from_utf8_lossy(html.value(span).bytes()).into_owned()
}

/// A text in one line, if there is anything in it.
fn filled(text: &str) -> Option<String> {
    let mut filled = String::new();
    for word in text.split_whitespace() {
        if !filled.is_empty() {
            filled.push(' ');
        }
        filled.push_str(word);
        if filled.len() > 4 * KEPT {
            break;
        }
    }
    let filled: String = filled.chars().filter(|character| !character.is_control()).take(KEPT).collect();
    (!filled.is_empty()).then_some(filled)
}

/// A document as a row of tags and texts, read roughly: for a picture, not for a verdict.
struct Pieces<'h> {
    text: &'h [u8],
    at: usize,
}

enum Piece {
    Tag(Span),
    Text(Span),
}

/// Elements whose content is no text that anybody reads.
const UNREAD: [&[u8]; 6] = [b"script", b"style", b"template", b"noscript", b"svg", b"title"];

impl<'h> Pieces<'h> {
    fn of(text: &'h [u8]) -> Self {
        Self { text, at: 0 }
    }
}

impl Iterator for Pieces<'_> {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        let start = self.at;
        let rest = self.text.get(start..).filter(|rest| !rest.is_empty())?;
        let span = |end: usize| Span::new(start as u32, end as u32);
        if let Some(comment) = rest.strip_prefix(b"<!--") {
            self.at = start + 4 + find_ignoring_case(comment, b"-->").map_or(comment.len(), |at| at + 3);
            return Some(Piece::Tag(span(self.at)));
        }
        if is_tag_start(rest) {
            let end = start + rest.iter().position(|byte| *byte == b'>').map_or(rest.len(), |at| at + 1);
            self.at = end;
            if let Some(name) = UNREAD.into_iter().find(|name| is_tag(rest, name)) {
                let closing = [b"</", name].concat();
                let inside = self.text.get(end..).unwrap_or_default();
                // To the title's end its text follows; whoever wants it takes it from there.
                self.at = end + find_ignoring_case(inside, &closing).unwrap_or(inside.len());
            }
            return Some(Piece::Tag(span(end)));
        }
        let next = rest.iter().skip(1).position(|byte| *byte == b'<').map_or(rest.len(), |at| at + 1);
        self.at = start + next;
        Some(Piece::Text(span(self.at)))
    }
}

fn is_tag_start(text: &[u8]) -> bool {
    matches!(text, [b'<', b'a'..=b'z' | b'A'..=b'Z' | b'/' | b'!' | b'?', ..])
}

/// Whether a text begins with this start tag.
fn is_tag(text: &[u8], name: &[u8]) -> bool {
    let Some((begins, behind)) = text.strip_prefix(b"<").and_then(|text| text.split_at_checked(name.len())) else { return false };
    begins.eq_ignore_ascii_case(name) && matches!(behind, [b'>' | b'/' | b' ' | b'\t' | b'\n' | b'\r' | b'\x0C', ..])
}

fn is_inside_of_a_line(tag: &[u8]) -> bool {
    let name = tag.strip_prefix(b"</").or(tag.strip_prefix(b"<")).unwrap_or(tag);
    let name: Vec<u8> = name.iter().take_while(|byte| byte.is_ascii_alphanumeric()).map(u8::to_ascii_lowercase).collect();
    matches!(
        name.as_slice(),
        b"a" | b"b" | b"i" | b"em" | b"strong" | b"span" | b"code" | b"small" | b"sub" | b"sup" | b"u" | b"mark"
    )
}

fn find_ignoring_case(text: &[u8], needle: &[u8]) -> Option<usize> {
    text.windows(needle.len()).position(|window| window.eq_ignore_ascii_case(needle))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> (Option<String>, Option<String>) {
        let Shown { title, text } = Shown::of(&Html::parse(text));
        (title, text)
    }

    #[test]
    fn the_title_is_decoded_and_in_one_line() {
        assert_eq!(texts("<TITLE lang=en>\n A &amp; B\t</title>").0.as_deref(), Some("A & B"));
        assert_eq!(texts("<!-- <title>x</title> --><script>'<title>y</title>'</script><title>z</title>").0.as_deref(), Some("z"));
        assert_eq!(texts("<svg><title>x</title></svg><title> </title>").0, None);
        assert_eq!(texts("<title>never closed").0, None);
    }

    #[test]
    fn the_description_comes_before_the_text() {
        let html = "<meta name=Description content='Fine &quot;shoes&quot;'><body><p>Text";
        assert_eq!(texts(html).1.as_deref(), Some("Fine \"shoes\""));
        assert_eq!(texts("<meta name=description content=''><body><h1>One</h1><p>t<b>w</b>o").1.as_deref(), Some("One two"));
    }

    #[test]
    fn what_may_not_be_shown_is_left_out() {
        let html = "<title>t</title><body><p>a <span data-nosnippet>b <i>c</i></span> d<script>e</script><style>f</style> &lt;g";
        assert_eq!(texts(html).1.as_deref(), Some("a d <g"));
    }

    #[test]
    fn hostile_documents_end() {
        for text in ["<", "<!", "<!--", "<title", "<script><script>", "a<", "<a<b<c", "</", "<body"] {
            texts(text);
        }
        let long = "<script>".repeat(100_000);
        texts(&long);
        assert!(texts(&format!("<body>{}", "a".repeat(1_000_000))).1.is_some_and(|text| text.len() <= KEPT));
    }

    #[test]
    fn crumbs_of_a_url() {
        assert_eq!(crumbs("https://shop.example", "/a/b?c=d"), "https://shop.example › a › b");
        assert_eq!(crumbs("", "/"), "");
    }
}
