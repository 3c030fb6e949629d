//! How the cases of `tests/html` are written, and how a document is made of pieces.

use serde::Deserialize;

use super::data::Text;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    /// The documents that the cases come from.
    pub(crate) source: String,
    pub(crate) case: Vec<Case>,
}

/// A document and what is found in it. Each thing that is found is a line: its place, what it is, its value.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    pub(crate) name: String,
    /// The clause, fact or test that says so.
    pub(crate) source: String,
    pub(crate) html: Text,
    /// The metas, without scripting.
    pub(crate) found: Option<Vec<String>>,
    /// The metas, with scripting; if nothing is said, the same.
    pub(crate) scripted: Option<Vec<String>>,
    /// Of each meta, whether an attribute is repeated.
    pub(crate) repeats: Option<Vec<bool>>,
    /// Of each meta, whether it has typographic quotes.
    pub(crate) quotes: Option<Vec<bool>>,
    pub(crate) links: Option<Vec<String>>,
    pub(crate) qualified: Option<Vec<String>>,
    pub(crate) scripts: Option<Vec<String>>,
    pub(crate) no_snippets: Option<Vec<String>>,
    /// What ends the head, and its text; without scripting.
    pub(crate) head_end: Option<String>,
    /// What swallows the rest, and its text; without scripting.
    pub(crate) rest: Option<String>,
    pub(crate) charset: Option<String>,
    /// Whether a browser can be asked: not about octets, since it is given characters.
    #[serde(default = "yes")]
    #[cfg_attr(not(target_arch = "wasm32"), expect(dead_code, reason = "only browsers are asked"))]
    pub(crate) is_for_browsers: bool,
}

fn yes() -> bool {
    true
}

/// What documents are made of for the comparison with the browser.
#[cfg(target_arch = "wasm32")]
pub(crate) const PIECES: &[&str] = &[
    "<meta name=robots content=#>",
    "<META content='#&#44;&copy' NAME=\"robots\"/>",
    "<meta name=robots name=x content=#\0>",
    "<link rel='x canonical' href=#>",
    "<div data-nosnippet>",
    "<span data-nosnippet>",
    "<section data-nosnippet>",
    "x",
    " ",
    "&#32;",
    "&nbsp;",
    "<",
    ">",
    "\"",
    "<!--",
    "-->",
    "--!>",
    "<!-->",
    "<?x>",
    "<!doctype html>",
    "<![CDATA[",
    "]]>",
    "<head>",
    "</head>",
    "<body>",
    "</body>",
    "</html>",
    "<p>",
    "</p>",
    "</br>",
    "<title>",
    "</title>",
    "<style>",
    "</style>",
    "<script>",
    "</script>",
    "<!--<script>",
    "<textarea>",
    "</textarea>",
    "<iframe>",
    "</iframe>",
    "<noframes>",
    "</noframes>",
    "<noscript>",
    "</noscript>",
    "<plaintext>",
    "<template>",
    "</template>",
    "<svg>",
    "</svg>",
    "<svg/>",
    "<math>",
    "</math>",
    "<foreignObject>",
    "</foreignObject>",
    "<g>",
    "</g>",
    "<desc>",
    "</desc>",
    "<mi>",
    "</mi>",
    "<annotation-xml encoding=text/html>",
    "<font size=1>",
    "</font>",
    "<table>",
    "</table>",
    "<caption>",
    "<colgroup>",
    "<col>",
    "<tbody>",
    "</tbody>",
    "<tr>",
    "</tr>",
    "<td>",
    "</td>",
    "<select>",
    "</select>",
    "<option>",
    "</option>",
    "<optgroup>",
    "<hr>",
    "<input>",
    "<frameset>",
    "<div>",
    "</div>",
    "</section>",
    "<span>",
    "</span>",
    "<ul>",
    "</ul>",
    "<li>",
    "</li>",
    "<dd>",
    "<dt>",
    "<h1>",
    "</h2>",
    "<button>",
    "</button>",
    "<form>",
    "</form>",
    "<object>",
    "</object>",
    "<ruby>",
    "<rt>",
    "<img>",
    "<x-y>",
    "</x-y>",
    "/>",
];
