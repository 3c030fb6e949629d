//! The outline of a text.

use crate::RobotsTxt;
use crate::dialect::Dialect;
use crate::matching::Group;
use crate::names::names;
use crate::robots_txt::{Field, LineKind};
use crate::text::Span;

/// An entry in the outline.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::editor::{self, DocumentSymbol, SymbolKind};
///
/// let robots = RobotsTxt::parse("User-agent: a\nDisallow: /x\n");
/// let symbols = editor::symbols(&robots);
/// let [DocumentSymbol { kind, name_span, children, .. }] = &symbols[..] else { panic!("one group") };
/// assert_eq!((*kind, robots.slice(*name_span)), (SymbolKind::Group, &b"a"[..]));
/// assert_eq!((children[0].kind, robots.slice(children[0].span)), (SymbolKind::Disallow, &b"Disallow: /x"[..]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct DocumentSymbol {
    /// The kind of entry.
    pub kind: SymbolKind,
    /// The name: for a group, the names of its crawlers; otherwise the record as written.
    pub name: String,
    /// The position of the name; for a group, of its first name.
    pub name_span: Span,
    /// The position of the whole group or record.
    pub span: Span,
    /// For a group: the records with known fields from its first to its last line, except the user-agent lines. Includes records for all
    /// crawlers, such as sitemaps.
    pub children: Vec<DocumentSymbol>,
}

names! {
    /// The kind of an outline entry.
    ///
    /// ```
    /// assert_eq!(robotscope::editor::SymbolKind::Group.as_str(), "group");
    /// ```
    #[non_exhaustive]
    pub enum SymbolKind {
        /// A group.
        Group = "group",
        /// An allow rule.
        Allow = "allow",
        /// A disallow rule.
        Disallow = "disallow",
        /// A sitemap.
        Sitemap = "sitemap",
        /// Any other record with a known field.
        Record = "record",
    }
}

/// Returns the line numbers of the first and last line of a group (as RFC 9309 defines groups).
pub(super) fn lines_of(group: &Group<'_>) -> (u32, u32) {
    let first = group.agent_lines.first().map_or(0, |line| line.line);
    let lasts = [
        group.agent_lines.last().map(|line| line.line),
        group.rules.last().map(|rule| rule.line),
        group.records.last().map(|record| record.line),
    ];
    (first, lasts.into_iter().flatten().max().unwrap_or(first))
}

/// Returns the outline in text order: groups with their content, and records outside groups.
///
/// ```
/// use robotscope::editor;
/// use robotscope::RobotsTxt;
///
/// let robots = RobotsTxt::parse("User-agent: a\nUser-agent: b\nDisallow: /x\n\nSitemap: https://example.com/s.xml");
/// let symbols = editor::symbols(&robots);
/// let names: Vec<_> = symbols.iter().map(|symbol| symbol.name.as_str()).collect();
/// assert_eq!(names, ["a, b", "Sitemap: https://example.com/s.xml"]);
/// assert_eq!(symbols[0].children[0].name, "Disallow: /x");
/// ```
pub fn symbols(robots: &RobotsTxt<'_>) -> Vec<DocumentSymbol> {
    let dialect = Dialect::RFC9309;
    let groups = robots.groups(&dialect);
    let mut waiting = groups.iter().map(|group| (lines_of(&group), group)).peekable();
    let mut symbols: Vec<DocumentSymbol> = Vec::new();
    let mut end_of_group = 0;
    for (number, line) in (1..).zip(robots.lines()) {
        if let Some(((_, last), group)) = waiting.next_if(|((first, _), _)| *first == number) {
            symbols.push(group_symbol(robots, &group, Span::new(line.content().start(), end_of_line(robots, last))));
            end_of_group = last;
        }
        let LineKind::Record(record) = dialect.kind(robots, line) else { continue };
        let kind = match record.field {
            // The outline shows user-agent lines as groups, and omits unknown fields.
            Field::UserAgent | Field::Other => continue,
            Field::Allow => SymbolKind::Allow,
            Field::Disallow => SymbolKind::Disallow,
            Field::Sitemap => SymbolKind::Sitemap,
            _ => SymbolKind::Record,
        };
        let name_span = Span::new(record.name.start(), record.value.end().max(record.name.end()));
        let symbol = DocumentSymbol { kind, name: words(robots, name_span), name_span, span: name_span, children: Vec::new() };
        match symbols.last_mut() {
            Some(group) if number <= end_of_group => group.children.push(symbol),
            _ => symbols.push(symbol),
        }
    }
    symbols
}

fn group_symbol(robots: &RobotsTxt<'_>, group: &Group<'_>, span: Span) -> DocumentSymbol {
    /// The maximum number of names shown for a group.
    const NAMES: usize = 8;
    let names = group.agent_lines.iter().take(NAMES).map(|line| words(robots, line.value)).collect::<Vec<_>>();
    let more = if group.agent_lines.len() > NAMES { ", …" } else { "" };
    DocumentSymbol {
        kind: SymbolKind::Group,
        name: names.join(", ") + more,
        name_span: group.agent_lines.first().map(|line| line.value).unwrap_or_default(),
        span,
        children: Vec::new(),
    }
}

pub(super) fn end_of_line(robots: &RobotsTxt<'_>, number: u32) -> u32 {
    robots.line(number).map_or(0, |line| line.content().end())
}

/// Returns a span's text. Replaces bytes that are not UTF-8, like `TextDecoder`.
pub(super) fn words(robots: &RobotsTxt<'_>, span: Span) -> String {
    String::from_utf8_lossy(robots.slice(span)).into_owned()
}
