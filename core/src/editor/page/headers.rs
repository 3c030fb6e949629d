use super::value::{self, Bots};
use super::{BotName, HeaderName, PROBE, PageHover, covers, touches};
use crate::directives::{Carrier, DirectiveFaultKind, PageDirectives, ScanOptions};
use crate::editor::{Completion, CompletionSubject, completion};
use crate::evaluate::{HeaderForm, Source, header_form};
use crate::http::{HeaderLine, Headers, HeadersFile, Response, ResponseRole};
use crate::text::{Part, Span};

impl Headers<'_> {
    /// Returns facts about the text at an offset; `None` outside directives, bot names, and the names of headers that robotscope reads.
    ///
    /// ```
    /// use robotscope::http::Headers;
    ///
    /// let headers = Headers::parse("HTTP/2 200\nx-robots-tag: bingbot: nocache");
    /// let hover = headers.hover(30).expect("a bot's name");
    /// assert_eq!(headers.slice(hover.span), b"bingbot");
    /// ```
    pub fn hover(&self, offset: u32) -> Option<PageHover> {
        let (response, line) = self.line_with(|span| touches(span, offset))?;
        if let HeaderLine::Field(field) = line {
            let known = HeaderName::recognise(self.slice(field.name));
            if let Some(name) = known.filter(|_| touches(field.name, offset)) {
                return Some(PageHover::header(field.name, name));
            }
            if known == Some(HeaderName::XRobotsTag) {
                return self.in_value(field.value, offset);
            }
        }
        let is_value = response.role == ResponseRole::Counting && self.are_values();
        is_value.then(|| self.in_value(line.span(), offset))?
    }

    /// Returns the completions at an offset, most common first: header names, directives and their values, or bot names, depending on the
    /// offset.
    ///
    /// ```
    /// use robotscope::http::Headers;
    ///
    /// let labels = |text: &str, offset| {
    ///     Headers::parse(text).completions(offset).into_iter().map(|item| item.label).collect::<Vec<_>>()
    /// };
    /// assert_eq!(labels("X-Rob", 5)[0], "X-Robots-Tag");
    /// assert_eq!(labels("X-Robots-Tag: max-image-preview: ", 33), ["large", "standard", "none"]);
    /// assert!(labels("Server: n", 9).is_empty());
    /// ```
    pub fn completions(&self, offset: u32) -> Vec<Completion> {
        let offset = within(self.text(), offset);
        probe(self.text(), offset).map_or_else(Vec::new, |text| Headers::parse(&text).completions_at_probe(offset, self))
    }

    /// Returns the completions at an offset. These headers contain the probe, a letter that [`probe`] inserted at the offset; `before`
    /// contains the headers without the probe.
    fn completions_at_probe(&self, offset: u32, before: &Headers<'_>) -> Vec<Completion> {
        let mut found = Vec::new();
        let (probed, text) = (self, self.text());
        let Some((response, line)) = probed.line_with(|span| covers(span, offset)) else { return found };
        let in_value = |span: Span, found: &mut Vec<Completion>| {
            let value = Part::new(text, span);
            value::complete(found, value, offset, Source::Headers, BotName::AllCrawlers, Bots::AtTheBeginning);
        };
        match line {
            HeaderLine::Field(field) if covers(field.value, offset) && field.is_named(text, "x-robots-tag") => {
                in_value(field.value, &mut found);
            }
            line if response.role == ResponseRole::Counting && (before.are_values() || probed.are_values()) => {
                in_value(line.span(), &mut found);
            }
            HeaderLine::Field(field) if covers(field.name, offset) => {
                let span = Span::new(field.name.start(), field.name.end() - 1);
                names(&mut found, probed, response, span, "");
            }
            HeaderLine::Field(_) => {}
            HeaderLine::Stray(stray) => {
                let line = Part::new(text, stray.span);
                let length = line.bytes.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'-').count();
                let word = line.split_at(length).0.span();
                if covers(word, offset) {
                    names(&mut found, probed, response, Span::new(word.start(), word.end() - 1), ": ");
                }
                // A single word may also be the start of a value without a header name.
                if response.status.is_none() && response.lines().nth(1).is_none() {
                    in_value(stray.span, &mut found);
                }
            }
        }
        found
    }

    fn in_value(&self, value: Span, offset: u32) -> Option<PageHover> {
        let mut page = PageDirectives::default();
        page.add_header(self.slice(value), value.start(), ScanOptions::HEADER);
        let bot_name = |span: Span| PageHover::bot_name(span, BotName::from_header(self.slice(span)));
        for found in page.directives {
            let directive = found.directive;
            let scope = directive.scope;
            if touches(directive.span, offset) {
                let audience = scope.map_or(BotName::AllCrawlers, |scope| BotName::from_header(self.slice(scope)));
                return Some(PageHover::directive(directive, audience, Carrier::Header));
            }
            if let Some(scope) = scope.filter(|scope| touches(*scope, offset)) {
                return Some(bot_name(scope));
            }
        }
        let mut faults = page.faults.into_iter().map(|found| found.fault);
        let empty = faults.find(|fault| fault.kind == DirectiveFaultKind::EmptyScope && touches(fault.span, offset))?.span;
        (!self.slice(empty).starts_with(b":")).then(|| bot_name(empty))
    }

    /// Returns the first line whose span satisfies a condition, with its response.
    fn line_with(&self, is_it: impl Fn(Span) -> bool) -> Option<(&Response, HeaderLine)> {
        let responses = self.responses().iter().filter(|response| response.role != ResponseRole::Preamble);
        responses.into_iter().find_map(|response| Some((response, response.lines().find(|line| is_it(line.span()))?)))
    }

    /// Returns `true` if the lines are values without header names.
    fn are_values(&self) -> bool {
        header_form(self) == HeaderForm::Values
    }
}

impl HeadersFile<'_> {
    /// Returns facts about the text at an offset, like [`Headers::hover`].
    ///
    /// ```
    /// use robotscope::http::HeadersFile;
    ///
    /// let file = HeadersFile::parse("/a\n  X-Robots-Tag: noindex");
    /// assert!(file.hover(22).is_some());
    /// assert!(file.hover(1).is_none(), "a path");
    /// ```
    pub fn hover(&self, offset: u32) -> Option<PageHover> {
        self.headers_at(offset)?.hover(offset)
    }

    /// Returns the completions at an offset below a path, like [`Headers::completions`].
    ///
    /// ```
    /// use robotscope::http::HeadersFile;
    ///
    /// assert_eq!(HeadersFile::parse("/a\n  X-Rob").completions(10)[0].insert, "X-Robots-Tag: ");
    /// assert!(HeadersFile::parse("/a").completions(2).is_empty());
    /// ```
    pub fn completions(&self, offset: u32) -> Vec<Completion> {
        let offset = within(self.text(), offset);
        let Some(text) = probe(self.text(), offset) else { return Vec::new() };
        // If no block contains the offset yet, compare with empty headers.
        let before = self.headers_at(offset).unwrap_or_else(|| Headers::parse(""));
        HeadersFile::parse(&text)
            .headers_at(offset)
            .map_or_else(Vec::new, |headers| headers.completions_at_probe(offset, &before))
    }
}

/// Limits an offset to the text's length.
fn within(text: &[u8], offset: u32) -> u32 {
    offset.min(u32::try_from(text.len()).unwrap_or(u32::MAX))
}

/// Returns the text with the probe inserted at an offset; `None` if the offset is inside a line break.
fn probe(text: &[u8], offset: u32) -> Option<Vec<u8>> {
    let (head, tail) = text.split_at((offset as usize).min(text.len()));
    (!(head.ends_with(b"\r") && tail.starts_with(b"\n"))).then(|| [head, PROBE, tail].concat())
}

/// Adds the names of the headers that robotscope reads. Names that the response already contains come last, except those that
/// [may repeat](HeaderName::may_repeat).
fn names(found: &mut Vec<Completion>, headers: &Headers<'_>, response: &Response, span: Span, separator: &str) {
    let is_used = |name: HeaderName| {
        !name.may_repeat() && response.fields_named(headers.text(), name.as_str()).any(|field| field.name.start() != span.start())
    };
    let item = |name: HeaderName| Completion::new(span, name.as_str(), separator, CompletionSubject::Header(name), is_used(name));
    completion::add(found, HeaderName::ALL.into_iter().map(item));
}
