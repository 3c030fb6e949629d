//! Several records on one line.
//!
//! Reports lines such as `User-agent: * Disallow: /`. A line contains one name and one value, and all text after the first colon belongs to
//! the value ([rfc9309-lines]).

use super::written::{Written, end_of_record, further};
use crate::lint::{Code, Context, Fix, Found, Lint, Severity, TextEdit};
use crate::text::{Part, Span};

pub(super) const LINT: Lint = Lint::new(Code::SeveralFields, Severity::Error, check)
    .explains(&[
        Code::BrokenRecord,
        Code::MalformedLine,
        Code::MissingColon,
        Code::UnknownField,
        Code::MisspelledField,
        Code::FieldPrefix,
        Code::BrowserAsAgent,
        Code::CompanyAsAgent,
        Code::CutOffAgent,
        Code::DisguisedAgent,
        Code::DottedAgent,
        Code::MisspelledCrawler,
        Code::SeveralAgents,
        Code::SpoiltWildcard,
        Code::StarInAgent,
        Code::UnmatchableAgent,
        Code::WildcardWithText,
        Code::WordForWildcard,
        Code::SpaceInPattern,
        Code::PatternWithoutSlash,
        Code::EmptyGroup,
        Code::ForeignSyntax,
        Code::InvalidValue,
        Code::SitemapNotAbsolute,
        Code::UrlAsPattern,
    ])
    .example("User-agent: * Disallow: /private/\n", "User-agent: *\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for (number, _) in context.lines() {
        let body = context.record(number);
        let Some((value, fields)) = records(context.part(body)) else { continue };
        let is_full = found.is_full();
        let diagnostic = found.at(body);
        // There is no fix if a record may be an example in a comment, or if no value separates two names: the author may have meant either
        // name.
        let is_in_comment = |(_, start): &(usize, usize)| is_comment(value.bytes.get(..*start).unwrap_or_default());
        if !is_full && fields.iter().all(|(end, _)| *end > 0) && !fields.last().is_some_and(is_in_comment) {
            let edits = edits(value, &fields, context.robots.line_break());
            diagnostic.fix(Fix { applicability: context.applicability(&edits), edits });
        }
    }
}

/// Returns `true` if a text contains a parenthesis, or a mark that starts a comment in another language. Records after the mark may be
/// examples.
fn is_comment(text: &[u8]) -> bool {
    let marks: [&[u8]; 6] = [b"<!--", b" //", b" ;", b" --", b"(", b"/*"];
    marks.iter().any(|mark| {
        memchr::memmem::find(text, mark).is_some_and(|at| *mark != b"/*" || at > 0 && text.get(at - 1) == Some(&b' '))
    })
}

/// Returns the value of the first record on a line, and the offsets of the [`further`] records in this value. Returns `None` if there is
/// only one record.
pub(in crate::lint) fn records(body: Part<'_>) -> Option<(Part<'_>, Vec<(usize, usize)>)> {
    let written = memchr::memchr_iter(b':', body.bytes).nth(1).and_then(|_| Written::parse(body))?;
    let start = written.value.start().saturating_sub(body.at) as usize;
    let value = body.split_at(start).1.split_at(written.value.len() as usize).0;
    Some((value, further(value))).filter(|(_, fields)| !fields.is_empty())
}

fn edits(value: Part<'_>, fields: &[(usize, usize)], line_break: &str) -> Vec<TextEdit> {
    let at = |offset: usize| value.split_at(offset).1.at;
    let breaks = fields.iter().map(|(end, start)| (Span::new(at(*end), at(*start)), line_break));
    let used = std::str::from_utf8(value.bytes).map_or(value.bytes.len(), end_of_record);
    let end = value.split_at(used).1.span();
    let tail = (!end.is_empty()).then_some((end, ""));
    breaks.chain(tail).map(|(span, text)| TextEdit { span, replacement: text.to_owned() }).collect()
}
