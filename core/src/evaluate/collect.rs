//! Collects the directives in a page's headers and document.

use super::bot_names::BotNames;
use crate::directives::{Audience, Carrier, MetaCarrier, PageDirective, Scan};
use crate::directives::{DirectiveName, PageDirectives, ScanOptions};
use crate::html::{ElementContext, ElementLocation, Html, HtmlVersion, MetaKey, Scripting};
use crate::http::{HeaderLine, Headers, Response};
use crate::names::names;
use crate::order::sort;
use crate::text::Span;

/// A page's directives, with facts about the texts that contain them.
#[derive(Debug)]
pub(super) struct Collected {
    pub(super) directives: PageDirectives,
    pub(super) header_form: HeaderForm,
    /// `false` if the headers show that the document is not HTML.
    pub(super) may_be_html: bool,
}

names! {
    /// The form of the text that was passed as headers: header lines, or only the values of X-Robots-Tag.
    ///
    /// ```
    /// assert_eq!(robotscope::evaluate::HeaderForm::Values.as_str(), "values");
    /// ```
    pub enum HeaderForm {
        /// Header lines.
        Fields = "fields",
        /// Values of X-Robots-Tag without the field's name, one per line ([rfc9112-messages]).
        Values = "values",
    }
}

impl Default for Collected {
    fn default() -> Self {
        Self { directives: PageDirectives::default(), header_form: HeaderForm::Fields, may_be_html: true }
    }
}

/// Adds the status and the directives in the headers of the counting response, which is the last final response ([rfc9110-informational]).
pub(super) fn headers(collected: &mut Collected, headers: &Headers<'_>, names: &BotNames, options: ScanOptions) {
    let Some(response) = headers.counting() else { return };
    collected.may_be_html = may_be_html(headers, response);
    collected.directives.status = response.status.map(|status| status.code);
    let mut add = |value: Span| collected.directives.add_header(headers.slice(value), value.start(), options);
    response.fields_named(headers.text(), "x-robots-tag").for_each(|field| add(field.value));
    if are_values(headers, response, names) {
        response.lines().for_each(|line| add(line.span()));
        collected.header_form = HeaderForm::Values;
    }
}

/// Returns `true` if the header lines are bare values of X-Robots-Tag: there is no status line, and each line begins with a directive or
/// with a bot's name and a colon.
fn are_values(headers: &Headers<'_>, response: &Response, names: &BotNames) -> bool {
    let begins_a_value = |line: HeaderLine| {
        let bytes = headers.slice(line.span());
        let end = bytes.iter().position(|byte| matches!(byte, b',' | b':')).unwrap_or(bytes.len());
        let word = bytes.get(..end).unwrap_or_default().trim_ascii();
        DirectiveName::recognise(word).is_some() || (bytes.get(end) == Some(&b':') && names.is_bot_name(word))
    };
    response.status.is_none()
        && !(response.fields.is_empty() && response.stray.is_empty())
        && response.lines().all(begins_a_value)
}

/// Returns the form of the text that was passed as headers. Unlike a report, recognises no bot names of crawlers outside the catalogue,
/// unless the name ends with “bot”.
pub(crate) fn header_form(headers: &Headers<'_>) -> HeaderForm {
    let are_values = |response| are_values(headers, response, &BotNames::new(&[]));
    if headers.counting().is_some_and(are_values) { HeaderForm::Values } else { HeaderForm::Fields }
}

/// Returns `true` if a response's Content-Type is HTML or XHTML, or is missing.
pub(crate) fn may_be_html(headers: &Headers<'_>, response: &Response) -> bool {
    let content_type = response.content_type(headers.text());
    content_type.is_none_or(|content_type| {
        let essence = headers.slice(content_type.essence);
        [&b"text/html"[..], b"application/xhtml+xml"].iter().any(|html| essence.eq_ignore_ascii_case(html))
    })
}

/// Adds the directives in meta elements: elements named `robots` or after a bot, elements with `http-equiv`, and other elements whose
/// content consists only of directives.
pub(super) fn html(collected: &mut Collected, html: &Html<'_>, version: HtmlVersion, names: &BotNames) {
    for meta in html.metas() {
        let Some(content) = meta.content else { continue };
        let (name, content) = (html.value(meta.name), html.value(content));
        let is_for_robots = meta.key == MetaKey::HttpEquiv
            || names.contains(name.bytes().trim_ascii())
            || consists_of_directives(content.bytes());
        if is_for_robots {
            let element = MetaCarrier { span: meta.span, places: meta.places, key: meta.key, version };
            let to_source = |span: Span| content.span(span.range());
            collected.directives.add_meta(element, name.bytes(), content.bytes(), ScanOptions::META, to_source);
        }
    }
}

/// Adds the directives that only the rendered document contains, and records the directives that scripts remove. If the served document is
/// unknown, adds all directives in the rendered document.
pub(super) fn rendered(collected: &mut Collected, rendered: &Html<'_>, served: Option<&Html<'_>>, names: &BotNames) {
    let (directives, faults) = (collected.directives.directives.len(), collected.directives.faults.len());
    html(collected, rendered, HtmlVersion::Rendered, names);
    let Some(served) = served else { return };
    let page = &mut collected.directives;
    let added = page.directives.split_off(directives);
    let before = statements(served, &page.directives);
    let after = statements(rendered, &added);
    let has = |all: &[Placed], (statement, location): &Placed| {
        let first = all.get(all.partition_point(|(known, _)| known < statement));
        first.is_some_and(|(known, first)| known == statement && first <= location)
    };
    let is_removed = |directive: &PageDirective| {
        // A script may move an element, so a directive counts as removed only if the rendered document does not contain it anywhere.
        statement(served, directive).is_some_and(|(statement, _)| !has(&after, &(statement, ElementLocation::Body)))
    };
    page.removed = (0..).zip(&page.directives).filter(|(_, directive)| is_removed(directive)).map(|(place, _)| place).collect();
    let is_new = |directive: &PageDirective| statement(rendered, directive).is_none_or(|placed| !has(&before, &placed));
    page.directives.extend(added.into_iter().filter(is_new));
    let added = page.faults.split_off(faults);
    let of_served = page.faults.iter().filter(|found| found.carrier != Carrier::Header);
    let mut known: Vec<_> = of_served.map(|found| normalized(served, found.fault.span)).collect();
    sort(&mut known);
    page.faults.extend(added.into_iter().filter(|found| known.binary_search(&normalized(rendered, found.fault.span)).is_err()));
}

/// A directive in a document, regardless of its position: its audience, the attribute and the context of its element, and its normalized
/// text.
type Statement = (Audience, MetaKey, Option<ElementContext>, Vec<u8>);

/// A statement, with the location of its element.
type Placed = (Statement, ElementLocation);

/// Returns the directives of a document in sorted order.
fn statements(html: &Html<'_>, directives: &[PageDirective]) -> Vec<Placed> {
    let mut all: Vec<_> = directives.iter().filter_map(|directive| statement(html, directive)).collect();
    sort(&mut all);
    all
}

/// Returns the statement that a directive makes, with the location of its element; `None` if the directive is in a header.
fn statement(html: &Html<'_>, directive: &PageDirective) -> Option<Placed> {
    let Carrier::Meta(element) = directive.carrier else { return None };
    // Use the place with scripting for both documents, because a rendered document was parsed with scripting.
    let place = element.places.with(Scripting::On);
    let text = normalized(html, directive.directive.span);
    let statement = (directive.audience, element.key, place.map(|place| place.context), text);
    Some((statement, place.map_or(ElementLocation::Head, |place| place.location)))
}

/// Returns a part of an attribute value, decoded, in lower case, and without white space.
fn normalized(html: &Html<'_>, span: Span) -> Vec<u8> {
    let decoded = html.value(span);
    let bytes = decoded.bytes().iter().filter(|byte| !byte.is_ascii_whitespace());
    bytes.map(u8::to_ascii_lowercase).collect()
}

/// Returns `true` if the content consists only of directives and at least one of them is unambiguous. Words such as `all` and `none` also
/// occur in unrelated elements.
fn consists_of_directives(content: &[u8]) -> bool {
    let scan = Scan::new(content, ScanOptions::META);
    let is_unambiguous = |name| {
        !matches!(
            name,
            DirectiveName::All | DirectiveName::None | DirectiveName::Index | DirectiveName::Follow | DirectiveName::Archive
        )
    };
    scan.faults.is_empty() && scan.directives.iter().any(|directive| is_unambiguous(directive.name))
}
