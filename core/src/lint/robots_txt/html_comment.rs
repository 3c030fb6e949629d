//! An HTML comment, which is not a comment in robots.txt.
//!
//! Reports texts such as `<!-- our rules -->`. A comment begins with `#` ([rfc9309-lines]), so crawlers read the records between `<!--` and
//! `-->`.

use memchr::memmem;

use crate::lint::{Code, Context, Detail, Fix, Found, Lint, Severity, TextEdit};
use crate::robots_txt::{Field, Line, LineKind};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::HtmlComment, Severity::Warning, check)
    .once()
    .explains(&[
        Code::BrokenRecord,
        Code::MalformedLine,
        Code::MissingColon,
        Code::UnknownField,
        Code::SpaceInPattern,
        Code::ForeignSyntax,
        Code::InvalidValue,
    ])
    .example(
        "<!-- Rules for our shop -->\nUser-agent: *\nDisallow: /cart/\n",
        "# Rules for our shop\nUser-agent: *\nDisallow: /cart/\n",
    );

const OPENING: &[u8] = b"<!--";
const CLOSING: &[u8] = b"-->";

/// A line in an HTML comment: its text, and the edits that turn it into a `#` comment.
struct Part {
    span: Span,
    edits: Option<Vec<TextEdit>>,
}

fn check(context: &Context<'_>, found: &mut Found) {
    let find = |within: Span, mark: &[u8]| memmem::find(context.text(within), mark).map(|at| within.start() + at as u32);
    let ends = context.lines().filter_map(|(number, line)| Some((number, find(line.content(), CLOSING)?)));
    let ends: Vec<(u32, u32)> = ends.collect();
    let (mut parts, mut records, mut next) = (Vec::new(), 0, 0);
    for (first, line) in context.lines() {
        let is_code = |at: &u32| line.comment().is_none_or(|comment| *at < comment.start());
        let Some(start) = find(line.content(), OPENING).filter(is_code).filter(|_| first >= next) else { continue };
        let on_line = find(Span::new(start + OPENING.len() as u32, line.content().end()), CLOSING).map(|at| (first, at));
        let end = on_line.or_else(|| ends.get(ends.partition_point(|(number, _)| *number <= first)).copied());
        // Without `-->`, only the line with `<!--` counts as a comment.
        let last = end.map_or(first, |(last, _)| last);
        for (number, line) in (first..=last).filter_map(|number| Some((number, context.robots.line(number)?))) {
            let end = end.filter(|(last, _)| *last == number).map(|(_, at)| at);
            let start = (number == first).then_some(start);
            let is_inside = start.is_none() && is_known(line);
            records += u32::from(is_inside);
            let is_empty = matches!(line.kind(), LineKind::Blank | LineKind::Comment) || is_inside;
            if start.is_some() || end.is_some() || !is_empty {
                parts.push(part(context, line, start, end));
            }
        }
        next = last + 1;
    }
    for Part { span, edits } in parts {
        let is_full = found.is_full();
        let diagnostic = found.at(span).detail(Detail::Count(records));
        // If the comment contains records, offer no fix: crawlers read the records, and only the author knows whether they should.
        if let Some(edits) = edits.filter(|_| records == 0 && !is_full) {
            diagnostic.fix(Fix { applicability: context.applicability(&edits), edits });
        }
    }
}

fn is_known(line: &Line) -> bool {
    matches!(line.kind(), LineKind::Record(record) if record.field != Field::Other)
}

/// Returns the part of a line that is inside the HTML comment. `start` and `end` are the offsets of `<!--` and `-->`, or `None` if they are
/// not on this line.
fn part(context: &Context<'_>, line: &Line, start: Option<u32>, end: Option<u32>) -> Part {
    let content = line.content();
    let edit = |span, replacement: &str| TextEdit { span, replacement: replacement.to_owned() };
    let end_of_text = |at: u32| content.start() + context.text(Span::new(content.start(), at)).trim_ascii_end().len() as u32;
    let behind = end.map(|end| end + CLOSING.len() as u32);
    let is_last = behind.is_none_or(|behind| context.text(Span::new(behind, content.end())).trim_ascii().is_empty());
    let closing = end.zip(behind).map(|(end, behind)| edit(Span::new(end_of_text(end), behind), ""));
    let has_text = end.is_none_or(|end| end_of_text(end) > content.start());
    let opening = match start {
        Some(start) => Some(edit(Span::at(start, OPENING.len() as u32), "#")),
        None => has_text.then(|| edit(Span::at(content.start(), 0), "# ")),
    };
    Part {
        span: Span::new(start.unwrap_or(content.start()), behind.unwrap_or_else(|| end_of_text(content.end()))),
        edits: is_last.then(|| opening.into_iter().chain(closing).collect()),
    }
}
