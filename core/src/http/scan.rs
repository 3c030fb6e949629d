use memchr::{memchr, memmem};

use super::field::LONGEST_VALUE;
use super::line::{Line, Lines, indented, is_blank, trimmed};
use super::{FieldLine, HeaderFault, HeaderFaultKind, Response, ResponseRole, StatusLine, StrayLine};
use crate::order::sort_by_number;
use crate::text::BOM;
use crate::text::{Part, Span};

pub(super) fn responses(text: &[u8]) -> Vec<Response> {
    let mut scanner = Scanner { text, responses: Vec::new(), margin: b"", can_fold: false, body: None };
    let byte_order_mark = if text.starts_with(BOM) { BOM.len() } else { 0 };
    let mut lines = Lines::new(Part { bytes: text, at: 0 }.split_at(byte_order_mark).1);
    let take = if is_verbose(lines.clone()) { Scanner::verbose_line } else { Scanner::line };
    while let Some(line) = lines.next() {
        take(&mut scanner, line, &lines);
    }
    scanner.finish()
}

/// Returns the role of a response ([rfc9110-informational]). Ignores the responses after it.
pub(super) fn role(response: &Response, text: &[u8]) -> ResponseRole {
    match response.status {
        Some(StatusLine { code: 100..200, .. }) => ResponseRole::Interim,
        Some(StatusLine { code: 200..300, reason, .. })
            if Part::new(text, reason).is("connection established") && response.body.is_none() =>
        {
            ResponseRole::Tunnel
        }
        _ => ResponseRole::Counting,
    }
}

struct Scanner<'t> {
    text: &'t [u8],
    /// The responses. The last response is still being read.
    responses: Vec<Response>,
    /// The white space before the response's first line. The response's other header lines may have the same indentation.
    margin: &'t [u8],
    /// `true` if the next line may continue the last field ([rfc9112-fields]).
    can_fold: bool,
    /// The condition for the end of the body, while the body is being read; `None` while header lines are being read.
    body: Option<Body>,
}

/// The condition for the end of a body.
#[derive(Clone, Copy)]
enum Body {
    /// The body ends at this offset, as Content-Length specifies.
    Stated(u32),
    /// The body is blank so far, so a status line at the start of a line ends it.
    Blank,
    /// The client sends another request after this response (a redirect, 401 or 407), so the next status line ends the body.
    OfHop,
    /// Only the end of the text ends the body.
    Last,
}

impl<'t> Scanner<'t> {
    fn line(&mut self, line: Line<'t>, following: &Lines<'t>) {
        match self.body {
            Some(body) => self.body_line(body, line, following),
            None => self.header_line(line, following),
        }
    }

    fn header_line(&mut self, line: Line<'t>, following: &Lines<'t>) {
        let (indentation, text) = indented(line.content);
        let has_status = self.responses.last().is_some_and(|response| response.status.is_some());
        if let Some(status) = StatusLine::parse(text) {
            self.begin(Some(status), indentation.bytes);
        } else if text.is_empty() {
            self.can_fold = false;
            self.body = has_status.then(|| self.body_behind(following.rest()));
        } else {
            if self.responses.is_empty() {
                self.begin(None, indentation.bytes);
            }
            let margin = if line.content.bytes.starts_with(self.margin) { self.margin.len() } else { 0 };
            let content = line.content.split_at(margin).1;
            if !has_status && text.bytes.starts_with(b"<") && !self.is_fold(content) {
                self.body = Some(Body::Last);
                self.body_line(Body::Last, line, following);
            } else {
                self.field_line(content, line.number);
            }
        }
    }

    /// Returns `true` if the line continues the last field.
    fn is_fold(&self, content: Part<'_>) -> bool {
        self.can_fold && content.bytes.first().is_some_and(|byte| is_blank(*byte))
    }

    /// Returns the condition for the end of a body that begins with `rest`.
    fn body_behind(&self, rest: Part<'t>) -> Body {
        self.stated_end(rest).map_or(Body::Blank, Body::Stated)
    }

    /// Returns the end of the body according to Content-Length; `None` if this field is missing or its length is implausible. A length is
    /// plausible only if the text ends or the next response begins at the resulting offset.
    fn stated_end(&self, rest: Part<'t>) -> Option<u32> {
        let field = self.responses.last()?.fields_named(self.text, "content-length").next()?;
        let length = usize::try_from(Part::new(self.text, field.value).number()?).ok()?;
        let behind = (length <= rest.bytes.len()).then(|| rest.split_at(length).1)?;
        // Check only the next few bytes: many responses may have lengths that lead to the same position, and checking the whole rest each
        // time would take quadratic time.
        let near = behind.split_at(64).0;
        let is_right = match near.bytes.iter().position(|byte| !matches!(byte, b'\r' | b'\n')) {
            Some(at) => Lines::new(near.split_at(at).1).next().is_some_and(|line| StatusLine::parse(line.content).is_some()),
            None => near.bytes.len() == behind.bytes.len(),
        };
        is_right.then_some(behind.at)
    }

    fn body_line(&mut self, body: Body, line: Line<'t>, following: &Lines<'t>) {
        let next_at = following.rest().at;
        let (end, next) = match self.narrowed(body, line) {
            Body::Stated(end) => {
                let rest = line.content.split_at(end.saturating_sub(line.content.at) as usize).1;
                (end.min(next_at), StatusLine::parse(rest))
            }
            Body::Blank => (next_at, StatusLine::parse(line.content)),
            Body::OfHop => match StatusLine::parse(line.content) {
                None => next_behind(line, following).map_or((next_at, None), |status| (status.span.start(), Some(status))),
                next => (next_at, next),
            },
            Body::Last => (next_at, None),
        };
        match next {
            Some(status) => {
                self.extend_body(line.content.at, end.min(status.span.start()));
                self.begin(Some(status), b"");
            }
            None => self.extend_body(line.content.at, end),
        }
    }

    /// Updates and returns the condition for the end of the body, given the body's next line.
    fn narrowed(&mut self, body: Body, line: Line<'t>) -> Body {
        if !matches!(body, Body::Blank) || line.is_blank() || StatusLine::parse(line.content).is_some() {
            return body;
        }
        let code = self.responses.last().and_then(|response| response.status).map(|status| status.code);
        let body = if matches!(code, Some(300..=399 | 401 | 407)) { Body::OfHop } else { Body::Last };
        self.body = Some(body);
        body
    }

    /// Reads a line from the output of `curl -v`. `<` marks received lines, `>` marks sent lines, `*` marks information, and braces mark
    /// notes about data. Any other line is part of the body, except blank lines before and after the body.
    fn verbose_line(&mut self, line: Line<'t>, following: &Lines<'t>) {
        if let Some(content) = received(line.content) {
            if let Some(status) = StatusLine::parse(content) {
                self.begin(Some(status), b"");
                return;
            }
            if self.body.is_none() {
                if trimmed(content).is_empty() {
                    self.body = Some(Body::Last);
                } else if !self.responses.is_empty() {
                    // No line is folded here, because curl joins folded lines or begins each of them with a mark.
                    self.can_fold = false;
                    self.field_line(content, line.number);
                }
                return;
            }
        }
        let is_chatter = matches!(line.content.bytes, [b'*' | b'>' | b'{' | b'}', b' ', ..] | b"*" | b">");
        if self.body.is_some() && !is_chatter && !line.is_blank() {
            let end = appended_note(line.content).map_or(following.rest().at, |note| note.at);
            self.extend_body(line.content.at, end);
        }
    }

    fn begin(&mut self, status: Option<StatusLine>, margin: &'t [u8]) {
        self.responses.push(Response::new(status));
        self.margin = margin;
        self.can_fold = false;
        self.body = None;
    }

    /// Reads a header line that is neither blank nor a status line. A line that begins with white space continues the field before it.
    fn field_line(&mut self, content: Part<'t>, number: u32) {
        let line = trimmed(content);
        let parsed = FieldLine::parse(line, number);
        let is_folded = self.is_fold(content);
        if let (false, Some((field, _))) = (is_folded, parsed) {
            let [name, value] = [field.name, field.value].map(|span| Part::new(self.text, span));
            if StatusLine::from_pseudo_field(name, value).is_some_and(|status| self.begins_with(status)) {
                return;
            }
        }
        let Some(response) = self.responses.last_mut() else { return };
        let is_first = response.status.is_none() && response.fields.is_empty() && response.stray.is_empty();
        response.span = Span::new(if is_first { line.at } else { response.span.start() }, line.span().end());
        let faults = &mut response.faults;
        let mut fault = |kind, span| faults.push(HeaderFault { kind, span, line: number });
        let value = match (parsed, response.fields.last_mut()) {
            (_, Some(field)) if is_folded => {
                let start = if field.value.is_empty() { line.at } else { field.value.start() };
                field.value = Span::new(start, line.span().end());
                fault(HeaderFaultKind::Folded, line.span());
                line
            }
            (Some((field, space)), _) => {
                response.fields.push(field);
                if !space.is_empty() {
                    fault(HeaderFaultKind::SpaceBeforeColon, space.span());
                }
                self.can_fold = true;
                Part::new(self.text, field.value)
            }
            (None, _) => {
                response.stray.push(StrayLine { span: line.span(), line: number });
                self.can_fold = false;
                return;
            }
        };
        if let Some(nul) = memchr(0, value.bytes) {
            fault(HeaderFaultKind::Nul, value.split_at(nul).1.split_at(1).0.span());
        }
    }

    /// Returns `true` if a `:status` field begins a response or provides the status of the response that has just begun. Any other
    /// `:status` field repeats the status line and is an ordinary field.
    fn begins_with(&mut self, status: StatusLine) -> bool {
        match self.responses.last_mut() {
            Some(response) if response.fields.is_empty() && response.stray.is_empty() && response.status.is_none() => {
                response.status = Some(status);
                response.span = status.span;
            }
            Some(Response { status: Some(line), fields, .. }) if line.code == status.code && fields.is_empty() => return false,
            _ => self.begin(Some(status), self.margin),
        }
        true
    }

    fn extend_body(&mut self, start: u32, end: u32) {
        if let Some(response) = self.responses.last_mut() {
            response.body = Some(Span::new(response.body.map_or(start, Span::start), end));
        }
    }

    fn finish(mut self) -> Vec<Response> {
        let has_status = self.responses.iter().any(|response| response.status.is_some());
        for response in &mut self.responses {
            response.body = response.body.filter(|body| !body.slice(self.text).trim_ascii_start().is_empty());
            response.role = match response.status {
                None if has_status => ResponseRole::Preamble,
                _ => role(response, self.text),
            };
            for field in response.fields.iter().filter(|field| field.value.len() > LONGEST_VALUE) {
                response.faults.push(HeaderFault { kind: HeaderFaultKind::TooLong, span: field.value, line: field.line });
            }
            sort_by_number(&mut response.faults, |fault| u64::from(fault.span.start()));
            response.read_links(self.text);
        }
        let finals = self.responses.iter_mut().filter(|response| response.role == ResponseRole::Counting);
        finals.rev().skip(1).for_each(|response| response.role = ResponseRole::Hop);
        self.responses
    }
}

/// Returns the status line of the next response if it follows the body on the body's last line, without a line break. The line after it
/// must be a field.
fn next_behind(line: Line<'_>, following: &Lines<'_>) -> Option<StatusLine> {
    let at = memmem::rfind(line.content.bytes, b"HTTP/")?;
    let status = StatusLine::parse(line.content.split_at(at).1)?;
    let next = following.clone().next()?;
    FieldLine::parse(next.content, next.number).map(|_| status)
}

/// Returns `true` if the lines are output of `curl -v`, with the mark `<` before the first status line.
fn is_verbose(lines: Lines<'_>) -> bool {
    let mut statuses = lines.filter_map(|line| match received(line.content) {
        Some(content) => StatusLine::parse(content).map(|_| true),
        None => StatusLine::parse(indented(line.content).1).map(|_| false),
    });
    statuses.next().unwrap_or(false)
}

/// Returns the note about the connection if `curl -v` appended it to the last line of a body, because the body does not end with a line
/// break.
fn appended_note(line: Part<'_>) -> Option<Part<'_>> {
    let marks = ["* Connection #", "* Closing connection", "* closing connection", "* shutting down connection"];
    let at = marks.iter().find_map(|mark| memmem::rfind(line.bytes, mark.as_bytes()))?;
    Some(line.split_at(at).1)
}

/// Returns the text after the mark on a line that `curl -v` received; `None` for any other line.
fn received(line: Part<'_>) -> Option<Part<'_>> {
    let mark = if line.bytes == b"<" { 1 } else { 2 };
    let (mark, content) = line.split_at(mark);
    matches!(mark.bytes, b"<" | b"< ").then_some(content)
}
