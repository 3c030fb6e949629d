//! What the lints of a page find and what not, for their documentation.

use crate::evaluate::Source;
use crate::lint::Code;

/// A text of a page in which a lint finds something.
#[derive(Clone, Copy, Debug)]
pub struct PageExample {
    /// The code.
    pub code: Code,
    /// Which text it is.
    pub source: Source,
    /// A text in which it is found.
    pub wrong: &'static str,
    /// The same text as it should be.
    pub right: &'static str,
    /// Another text beside it, if that matters; with a robots.txt the page is `/page`.
    pub beside: Option<(Source, &'static str)>,
    /// The moment for which it is, in ISO 8601, if that matters.
    pub now: Option<&'static str>,
}

const fn header(code: Code, wrong: &'static str, right: &'static str) -> PageExample {
    PageExample { code, source: Source::Headers, wrong, right, beside: None, now: None }
}

const fn html(code: Code, wrong: &'static str, right: &'static str) -> PageExample {
    PageExample { code, source: Source::Html, wrong, right, beside: None, now: None }
}

/// For each lint of a page a text in which it finds something, and how that text should be. Of headers that may have been joined, it is
/// found if they are given as pairs.
///
/// ```
/// use robotscope::lint::{Code, page_examples};
///
/// assert!(page_examples().iter().any(|example| example.code == Code::MissingComma));
/// ```
pub fn page_examples() -> &'static [PageExample] {
    EXAMPLES
}

const EXAMPLES: &[PageExample] = &[
    PageExample {
        beside: Some((Source::RobotsTxt, "User-agent: *\nDisallow: /page\n")),
        ..html(Code::UnseenDirective, "<title>Old</title>\n<meta name=\"robots\" content=\"noindex\">\n", "<title>Old</title>\n")
    },
    header(Code::ContradictoryDirectives, "X-Robots-Tag: index, noindex\n", "X-Robots-Tag: noindex\n"),
    header(Code::NosnippetWithMaxSnippet, "X-Robots-Tag: nosnippet, max-snippet: 50\n", "X-Robots-Tag: max-snippet: 50\n"),
    html(Code::UnknownDirective, "<meta name=\"robots\" content=\"no-index\">\n", "<meta name=\"robots\" content=\"noindex\">\n"),
    header(Code::MisspelledDirective, "X-Robots-Tag: max-snippets: 20, noindex\n", "X-Robots-Tag: max-snippet: 20, noindex\n"),
    header(Code::MissingComma, "X-Robots-Tag: noindex nofollow\n", "X-Robots-Tag: noindex, nofollow\n"),
    html(
        Code::StrayQuotes,
        "<meta name=“robots” content=“noindex, nofollow”>\n",
        "<meta name=\"robots\" content=\"noindex, nofollow\">\n",
    ),
    html(
        Code::InvalidDirectiveValue,
        "<meta name=\"robots\" content=\"max-snippet:short\">\n",
        "<meta name=\"robots\" content=\"max-snippet:50\">\n",
    ),
    header(Code::NeedlessValue, "X-Robots-Tag: noindex: yes\n", "X-Robots-Tag: noindex\n"),
    html(
        Code::MisplacedBotName,
        "<meta name=\"robots\" content=\"googlebot: noindex\">\n",
        "<meta name=\"googlebot\" content=\"noindex\">\n",
    ),
    header(Code::UnknownBotName, "X-Robots-Tag: googelbot: noindex\n", "X-Robots-Tag: googlebot: noindex\n"),
    html(
        Code::UnquotedContent,
        "<meta name=robots content=noindex, nofollow>\n",
        "<meta name=robots content=\"noindex, nofollow\">\n",
    ),
    html(
        Code::SeveralBotNames,
        "<meta name=\"googlebot, bingbot\" content=\"noindex\">\n",
        "<meta name=\"googlebot\" content=\"noindex\">\n<meta name=\"bingbot\" content=\"noindex\">\n",
    ),
    html(Code::RetiredDirective, "<meta name=\"robots\" content=\"noodp\">\n", "<meta name=\"robots\" content=\"nosnippet\">\n"),
    html(
        Code::UnsupportedDirective,
        "<meta name=\"robots\" content=\"noindex, noimageai\">\n",
        "<meta name=\"robots\" content=\"noindex\">\n",
    ),
    html(
        Code::LoneIndexifembedded,
        "<meta name=\"robots\" content=\"indexifembedded\">\n",
        "<meta name=\"robots\" content=\"noindex, indexifembedded\">\n",
    ),
    html(
        Code::DirectiveInBody,
        "<body>\n<meta name=\"robots\" content=\"noindex\">\n",
        "<head>\n<meta name=\"robots\" content=\"noindex\">\n",
    ),
    html(
        Code::HttpEquivDirective,
        "<meta http-equiv=\"X-Robots-Tag\" content=\"noindex\">\n",
        "<meta name=\"robots\" content=\"noindex\">\n",
    ),
    html(
        Code::IneffectiveDirective,
        "<template><meta name=\"robots\" content=\"noindex\"></template>\n",
        "<meta name=\"robots\" content=\"noindex\">\n",
    ),
    header(
        Code::UncertainDate,
        "X-Robots-Tag: unavailable_after: 2030-06-25\n",
        "X-Robots-Tag: unavailable_after: 25 Jun 2030 15:00:00 GMT\n",
    ),
    PageExample {
        now: Some("2026-01-01"),
        ..header(
            Code::ExpiredUnavailableAfter,
            "X-Robots-Tag: unavailable_after: 25 Jun 2020 15:00:00 GMT\n",
            "X-Robots-Tag: unavailable_after: 25 Jun 2030 15:00:00 GMT\n",
        )
    },
    header(
        Code::ReadingDependent,
        "X-Robots-Tag: nofollow, googlebot: noindex\n",
        "X-Robots-Tag: nofollow\nX-Robots-Tag: googlebot: noindex\n",
    ),
    header(Code::JoinedHeaders, "X-Robots-Tag: googlebot: nofollow, noindex\n", "X-Robots-Tag: nofollow, noindex\n"),
    PageExample {
        beside: Some((Source::Html, "<meta name=\"robots\" content=\"noindex\">\n")),
        ..header(Code::NotHtml, "Content-Type: text/plain\n", "Content-Type: text/html\n")
    },
    PageExample {
        beside: Some((Source::Html, "<meta name=\"robots\" content=\"noindex\">\n")),
        ..header(
            Code::UnreadCharset,
            "Content-Type: text/html; charset=iso-2022-jp\n",
            "Content-Type: text/html; charset=utf-8\n",
        )
    },
    html(
        Code::CanonicalWithNoindex,
        "<meta name=\"robots\" content=\"noindex\">\n<link rel=\"canonical\" href=\"https://example.com/other\">\n",
        "<link rel=\"canonical\" href=\"https://example.com/other\">\n",
    ),
    html(Code::MisplacedNosnippet, "<p data-nosnippet>Call 0123.</p>\n", "<p><span data-nosnippet>Call 0123.</span></p>\n"),
    html(Code::UnclosedNosnippet, "<div data-nosnippet>Call 0123.\n", "<div data-nosnippet>Call 0123.</div>\n"),
];
