//! The outline of a text.

use crate::RobotsTxt;
use crate::dialect::Dialect;
use crate::matching::Group;
use crate::robots_txt::{Field, LineKind};
use crate::text::Span;

/// A part of the outline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// What it is.
    pub kind: SymbolKind,
    /// What it is called, in the words of the text: of a group the names of its crawlers, else the record.
    pub name: String,
    /// Where that name stands; of a group, the first one.
    pub name_span: Span,
    /// All of it.
    pub span: Span,
    /// What stands within it: records of a group, and others that stand between them.
    pub children: Vec<Symbol>,
}

/// What a part of the outline is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SymbolKind {
    /// A group.
    Group,
    /// An allow rule.
    Allow,
    /// A disallow rule.
    Disallow,
    /// A sitemap.
    Sitemap,
    /// Any other record that has a name of its own.
    Record,
}

impl SymbolKind {
    /// The name as it is written in JavaScript.
    ///
    /// ```
    /// assert_eq!(robotscope::language::SymbolKind::Group.as_str(), "group");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Group => "group",
            Self::Allow => "allow",
            Self::Disallow => "disallow",
            Self::Sitemap => "sitemap",
            Self::Record => "record",
        }
    }

    fn of(field: Field) -> Option<Self> {
        match field {
            // Groups stand for them.
            Field::UserAgent | Field::Other => None,
            Field::Allow => Some(Self::Allow),
            Field::Disallow => Some(Self::Disallow),
            Field::Sitemap => Some(Self::Sitemap),
            _ => Some(Self::Record),
        }
    }
}

/// The numbers of the first and the last line of a group (RFC 9309).
pub(super) fn lines_of(group: &Group<'_>) -> (u32, u32) {
    let first = group.agent_lines.first().map_or(0, |line| line.line);
    let lasts = [
        group.agent_lines.last().map(|line| line.line),
        group.rules.last().map(|rule| rule.line),
        group.records.last().map(|record| record.line),
    ];
    (first, lasts.into_iter().flatten().max().unwrap_or(first))
}

impl RobotsTxt<'_> {
    /// The outline of the text: groups with what stands in them, and what stands outside of any, in the order of the text.
    ///
    /// ```
    /// use robotscope::RobotsTxt;
    ///
    /// let robots = RobotsTxt::parse("User-agent: a\nUser-agent: b\nDisallow: /x\n\nSitemap: https://example.com/s.xml");
    /// let symbols = robots.symbols();
    /// let names: Vec<_> = symbols.iter().map(|symbol| symbol.name.as_str()).collect();
    /// assert_eq!(names, ["a, b", "Sitemap: https://example.com/s.xml"]);
    /// assert_eq!(symbols[0].children[0].name, "Disallow: /x");
    /// ```
    pub fn symbols(&self) -> Vec<Symbol> {
        let dialect = Dialect::RFC9309;
        let groups = self.groups(&dialect);
        let mut waiting = groups.iter().map(|group| (lines_of(&group), group)).peekable();
        let mut symbols: Vec<Symbol> = Vec::new();
        let mut end_of_group = 0;
        for (number, line) in (1..).zip(self.lines()) {
            if let Some(((_, last), group)) = waiting.next_if(|((first, _), _)| *first == number) {
                symbols.push(self.group_symbol(&group, Span::new(line.content().start(), self.end_of_line(last))));
                end_of_group = last;
            }
            let LineKind::Record(record) = dialect.kind(self, line) else { continue };
            let Some(kind) = SymbolKind::of(record.field) else { continue };
            let name_span = Span::new(record.name.start(), record.value.end().max(record.name.end()));
            let symbol = Symbol { kind, name: self.words(name_span), name_span, span: name_span, children: Vec::new() };
            match symbols.last_mut() {
                Some(group) if number <= end_of_group => group.children.push(symbol),
                _ => symbols.push(symbol),
            }
        }
        symbols
    }

    fn group_symbol(&self, group: &Group<'_>, span: Span) -> Symbol {
        /// More names than an outline can show.
        const NAMES: usize = 8;
        let names = group.agent_lines.iter().take(NAMES).map(|line| self.words(line.value)).collect::<Vec<_>>();
        let more = if group.agent_lines.len() > NAMES { ", …" } else { "" };
        Symbol {
            kind: SymbolKind::Group,
            name: names.join(", ") + more,
            name_span: group.agent_lines.first().map(|line| line.value).unwrap_or_default(),
            span,
            children: Vec::new(),
        }
    }

    pub(super) fn end_of_line(&self, number: u32) -> u32 {
        self.line(number).map_or(0, |line| line.content().end())
    }

    /// What a part says; of bytes that are not UTF-8, what `TextDecoder` makes of them.
    pub(super) fn words(&self, span: Span) -> String {
        String::from_utf8_lossy(self.slice(span)).into_owned()
    }
}
