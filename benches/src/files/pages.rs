//! Typical pages, and hostile pages that are slow to parse.

use std::fmt::Write;

/// The kind of a text: header lines or an HTML document.
#[derive(Clone, Copy)]
pub(crate) enum Input {
    Headers,
    Html,
}

/// A hostile text, with a piece repeated up to the requested size.
pub(crate) struct Hostile {
    pub(crate) name: &'static str,
    pub(crate) input: Input,
    start: &'static str,
    /// If `name_part` is not 0, a bot name follows `start`. Its length is the requested length of the text, divided by `name_part`.
    name_part: usize,
    /// The repeated text. The repetition's number replaces the first `#`, unless a `&` is directly before it.
    piece: &'static str,
    end: &'static str,
}

const VALUE: Hostile =
    Hostile { name: "", input: Input::Headers, start: "HTTP/2 200\nx-robots-tag: ", name_part: 0, piece: "", end: "" };
const LINES: Hostile = Hostile { start: "HTTP/2 200\n", ..VALUE };
const HTML: Hostile = Hostile { input: Input::Html, start: "<!doctype html>", ..VALUE };

pub(crate) const HOSTILE: &[Hostile] = &[
    Hostile { name: "one value", piece: "noindex, max-snippet: 20, ", ..VALUE },
    Hostile { name: "many lines", piece: "x-robots-tag: noindex\n", ..LINES },
    Hostile { name: "many bots in a value", piece: "a#: noindex, ", ..VALUE },
    Hostile { name: "many bots in lines", piece: "x-robots-tag: a#bot: noindex\n", ..LINES },
    Hostile { name: "one bot with a long name", start: "x-robots-tag: a", name_part: 2, piece: ", noindex", ..VALUE },
    Hostile { name: "commas", piece: ",", ..VALUE },
    Hostile { name: "colons", piece: ":", ..VALUE },
    Hostile { name: "unknown words", piece: "noindxe no-index nofolow ", ..VALUE },
    Hostile { name: "misspelled words", piece: "noindxe,", ..VALUE },
    Hostile { name: "dates", piece: "unavailable_after: Wed, 03 Dec 2025 13:09:53 GMT, ", ..VALUE },
    Hostile { name: "no dates", piece: "unavailable_after: Wed, ", ..VALUE },
    Hostile { name: "dates of dates", piece: "unavailable_after:", ..VALUE },
    Hostile { name: "links", start: "HTTP/2 200\nlink: ", piece: "<https://example.com/#>; rel=canonical, ", ..VALUE },
    Hostile { name: "folded lines", piece: "\n noindex,", ..VALUE },
    Hostile { name: "unclosed blocks", piece: "<div>", ..HTML },
    Hostile { name: "unclosed fonts", piece: "<b><i><font color=#><p>", ..HTML },
    Hostile { name: "unclosed cells", piece: "<table><td>", ..HTML },
    Hostile { name: "robots elements", piece: "<meta name=robots content=noindex>", ..HTML },
    Hostile { name: "elements for many bots", piece: "<meta name=a#bot content=noindex>", ..HTML },
    Hostile { name: "elements in noscript", piece: "<noscript><meta name=robots content=noindex></noscript>", ..HTML },
    Hostile { name: "elements about else", piece: "<meta name=a# content='b c d'>", ..HTML },
    Hostile { name: "nosnippet, closed", piece: "<div data-nosnippet>a</div>", ..HTML },
    Hostile { name: "nosnippet, unclosed", piece: "<div data-nosnippet>", ..HTML },
    Hostile { name: "nosnippet, misplaced", piece: "<p data-nosnippet>", ..HTML },
    Hostile { name: "canonical links", piece: "<link rel=canonical href=/#>", ..HTML },
    Hostile { name: "one tag", start: "<meta name=robots content=noindex", piece: " a#=b", end: ">", ..HTML },
    Hostile { name: "references", start: "<meta name=robots content='", piece: "no&#105;ndex&comma;", end: "'>", ..HTML },
    Hostile { name: "ends of tags", piece: "</b></p>", ..HTML },
    Hostile { name: "beginnings of tags", piece: "<a ", ..HTML },
    Hostile { name: "beginnings of comments", piece: "<!--", ..HTML },
];

impl Hostile {
    pub(crate) fn text(&self, bytes: usize) -> String {
        let mut text = self.start.to_owned();
        if let Some(length) = bytes.checked_div(self.name_part) {
            text += &"a".repeat(length);
            text += ":";
        }
        for number in 0.. {
            if text.len() >= bytes {
                break;
            }
            match self.piece.split_once('#').filter(|(before, _)| !before.ends_with('&')) {
                Some((before, behind)) => _ = write!(text, "{before}{number}{behind}"),
                None => text += self.piece,
            }
        }
        // Any index is a character boundary, because the text is ASCII.
        text.truncate(bytes - self.end.len());
        text + self.end
    }
}

/// Returns the status line and header lines of a typical response: twenty lines.
pub(crate) fn usual_headers() -> String {
    let others = (0..14).map(|number| format!("x-header-{number}: value of {number}\n"));
    others.fold(
        "HTTP/2 200\ncontent-type: text/html; charset=utf-8\ncache-control: max-age=600\nx-robots-tag: max-image-preview: large\n\
         x-robots-tag: googlebot: max-snippet: 200, otherbot: noindex\nlink: <https://www.example.com/>; rel=\"preconnect\"\n"
            .to_owned(),
        |text, line| text + &line,
    )
}

/// Returns a typical HTML document of at least `bytes` bytes.
pub(crate) fn usual_html(bytes: usize) -> String {
    let mut text = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>An article</title>\n\
        <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"description\" content=\"An article\">\n\
        <meta name=\"robots\" content=\"index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1\">\n\
        <link rel=\"canonical\" href=\"https://www.example.com/articles/a.html\">\n<style>p { margin: 0 }</style>\n</head>\n<body>\n"
        .to_owned();
    for number in 0.. {
        if text.len() >= bytes {
            break;
        }
        let _ = write!(
            text,
            "<section class=\"part\" id=\"part-{number}\"><h2>Part {number}</h2>\n<p>Some text with a <a href=\"/articles/{number}\" \
             rel=\"nofollow\">link</a>, <em>emphasis</em> and an <img src=\"/images/{number}.jpg\" alt=\"image\">, and some more of \
             it that goes on for a while, as text does.</p>\n<ul><li>one</li><li>two</li></ul>\n</section>\n"
        );
    }
    text + "</body>\n</html>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generated_page_texts_have_the_requested_size() {
        for hostile in HOSTILE {
            assert_eq!(hostile.text(10_000).len(), 10_000, "{}", hostile.name);
        }
        assert_eq!(HOSTILE[2].text(49), "HTTP/2 200\nx-robots-tag: a0: noindex, a1: noindex");
        assert!(HOSTILE[4].text(10_000).contains("aaa:, noindex, noindex"));
        assert_eq!(usual_headers().lines().count(), 20);
        assert!((100_000..101_000).contains(&usual_html(100_000).len()));
    }
}
