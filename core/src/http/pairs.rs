use super::field::LONGEST_VALUE;
use super::line::trimmed;
use super::scan::role;
use super::{FieldLine, HeaderFault, HeaderFaultKind, Response, StatusLine};
use crate::text::{Part, Span, as_u32};

/// Builds header text from pairs of name and value, and the response for this text. No parsing is necessary, because each pair becomes
/// exactly one line. A pair is a field even if its name is invalid in a header line.
pub(super) fn response<N: AsRef<[u8]>, V: AsRef<[u8]>>(pairs: impl IntoIterator<Item = (N, V)>) -> (Vec<u8>, Response) {
    let mut text = Vec::new();
    let mut response = Response::new(None);
    for ((name, value), line) in pairs.into_iter().zip(1..) {
        let (name, value) = (name.as_ref(), value.as_ref());
        if text.len() + name.len() + value.len() + 3 > u32::MAX as usize {
            break;
        }
        let (name, name_replaced) = push(&mut text, name, b": ");
        let (value, value_replaced) = push(&mut text, value, b"\n");
        let [name, value] = [name, value].map(|span| trimmed(Part::new(&text, span)));
        let field = FieldLine { name: name.span(), value: value.span(), line };
        let mut fault = |kind, span| response.faults.push(HeaderFault { kind, span, line });
        if name_replaced || value_replaced {
            fault(HeaderFaultKind::Replaced, field.span());
        }
        if field.value.len() > LONGEST_VALUE {
            fault(HeaderFaultKind::TooLong, field.value);
        }
        match StatusLine::from_pseudo_field(name, value) {
            Some(status) if response.status.is_none() => response.status = Some(status),
            _ => response.fields.push(field),
        }
        response.span = Span::new(0, field.span().end());
    }
    response.role = role(&response, &text);
    response.read_links(&text);
    (text, response)
}

/// Appends a name or value, with spaces in place of line breaks and NULs, and then `end`. Returns the span of the name or value, and `true`
/// if anything was replaced.
fn push(text: &mut Vec<u8>, part: &[u8], end: &[u8]) -> (Span, bool) {
    let ends = |byte: &u8| matches!(byte, b'\r' | b'\n' | 0);
    let at = as_u32(text.len());
    text.extend(part.iter().map(|byte| if ends(byte) { b' ' } else { *byte }));
    let span = Span::new(at, as_u32(text.len()));
    text.extend_from_slice(end);
    (span, part.iter().any(ends))
}
