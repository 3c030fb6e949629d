//! Reads Content-Usage in headers. All field lines with this name form a single dictionary (RFC 9651, 4.2; [aipref-attach],
//! [aipref-vocab]).

use super::robots::last_of;
use super::{AiSignal, AiStance, AiUsage, Statement};
use crate::evaluate::{Place, Source};
use crate::http::{Headers, Response};
use crate::preferences::{Category, UsageStatement};
use crate::text::Span;

pub(super) fn statements(headers: &Headers<'_>, response: &Response) -> Vec<Statement> {
    let joined = Joined::new(response.fields_named(headers.text(), "content-usage").map(|field| field.value), headers);
    // If there is any fault, all preferences are unknown.
    let Ok(usage_statement) = UsageStatement::parse(&joined.text, 0) else { return Vec::new() };
    let of_category = |category| {
        let (preference, span) = last_of(&usage_statement, category)?;
        let place = joined.place(span);
        let others = usage_statement.entries.iter().filter(move |entry| entry.category == Some(category));
        let others = others.map(|entry| joined.place(Span::new(entry.key.start(), entry.value.end())));
        let stance = AiStance::from_preference(preference)?;
        let statement = Statement::new(AiSignal::ContentUsageHeader, AiUsage::from_category(category)?, stance, [place]);
        Some(statement.overruling(others.filter(|other| *other != place)))
    };
    Category::ALL.into_iter().filter_map(of_category).collect()
}

/// The values of several field lines, joined with commas.
#[derive(Default)]
struct Joined {
    text: Vec<u8>,
    /// The start of each value, in `text` and in the headers.
    starts: Vec<(u32, u32)>,
}

impl Joined {
    fn new(values: impl Iterator<Item = Span>, headers: &Headers<'_>) -> Self {
        let mut joined = Self::default();
        for value in values {
            if !joined.starts.is_empty() {
                joined.text.extend_from_slice(b", ");
            }
            // Offsets are 32-bit numbers, and the joined text can be longer than 4 GiB. Leave out values that start beyond this limit.
            let Ok(start) = u32::try_from(joined.text.len()) else { break };
            joined.starts.push((start, value.start()));
            // A line break in a folded value is read as a space.
            let bytes = headers.slice(value).iter();
            joined.text.extend(bytes.map(|byte| if matches!(byte, b'\r' | b'\n') { b' ' } else { *byte }));
        }
        joined
    }

    /// Converts the span of an entry to a position in the headers. Assumes that the entry is in a single field line. The position is wrong
    /// if a quoted value begins in one field line and ends in the next.
    fn place(&self, span: Span) -> Place {
        let before = self.starts.partition_point(|(start, _)| *start <= span.start());
        let (start, source) = before.checked_sub(1).and_then(|last| self.starts.get(last)).copied().unwrap_or_default();
        Place::new(Source::Headers, Span::at(source + (span.start() - start), span.len()))
    }
}
