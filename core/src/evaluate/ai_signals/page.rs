//! Reads the signals in the headers and the document that apply to every crawler: Content-Usage, Content-Signal, TDMRep and RSL licences.

use super::{AiSignal, AiStance, AiUsage, Statement, usage_header};
use crate::evaluate::findings::Evidence;
use crate::evaluate::{Place, Source};
use crate::html::{ByScripting, ElementContext, ElementPlace, Html, LinkKind, MetaKey, Scripting};
use crate::http::{Headers, Response};
use crate::other_records::ContentStance;
use crate::preferences::{ContentSignal, Purpose, Signal, TdmPolicy, TdmReservation, TdmRights};
use crate::text::{Part, Span};

pub(super) fn statements(evidence: &Evidence<'_, '_>) -> Vec<Statement> {
    let (mut statements, mut of_headers) = (Vec::new(), Tdm::default());
    if let Some((headers, response)) = evidence.page.headers.as_ref().and_then(|headers| Some((headers, headers.counting()?))) {
        statements.extend(usage_header::statements(headers, response));
        let values = response.fields_named(headers.text(), "content-signal").map(|field| Part::new(headers.text(), field.value));
        let signals: Vec<_> = values.flat_map(|value| ContentSignal::parse(value.bytes, value.at).signals).collect();
        statements.extend(content_signals(AiSignal::ContentSignalHeader, Source::Headers, &signals));
        of_headers = Tdm::from_headers(headers, response);
        let links = header_links(headers, response).into_iter().map(|url| (url, url));
        statements.extend(licence(AiSignal::LicenseHeader, links));
    }
    let of_document = match evidence.html() {
        Some(html) => {
            let links = html.links().iter().filter(|link| link.kind == LinkKind::License && is_element(link.places));
            let links = links.filter_map(|link| Some((link.span, link.href?)));
            statements.extend(licence(AiSignal::LicenseElement, links.map(in_html)));
            let scripts = html.license_scripts().iter().filter(|script| is_element(script.places));
            let scripts = scripts.map(|script| (script.span, script.content));
            statements.extend(licence(AiSignal::LicenseScript, scripts.map(in_html)));
            Tdm::from_document(html)
        }
        None => Tdm::default(),
    };
    tdm(&of_document, &of_headers, &mut statements);
    statements
}

/// Builds a statement for each purpose for which a signal has a known value ([content-signals]). Unknown signals and values have no effect.
pub(super) fn content_signals(signal: AiSignal, source: Source, signals: &[Signal]) -> Vec<Statement> {
    let of_purpose = |purpose| {
        let stated = || signals.iter().filter(move |signal| signal.purpose == Some(purpose) && signal.setting.is_some());
        let mut settings = stated().filter_map(|signal| signal.setting).map(ContentStance::from);
        let first = settings.next()?;
        let together = if settings.all(|other| other == first) { first } else { ContentStance::Several };
        let places = stated().map(|signal| Place::new(source, Span::new(signal.name.start(), signal.value.end())));
        Some(Statement::new(signal, AiUsage::from_purpose(purpose)?, AiStance::from_content_signal(together)?, places))
    };
    Purpose::ALL.into_iter().filter_map(of_purpose).collect()
}

/// Builds the statement that RSL licences make ([rsl-standard]); `None` if there are no licences.
pub(super) fn licence(signal: AiSignal, found: impl Iterator<Item = (Place, Place)> + Clone) -> Option<Statement> {
    let by = found.clone().map(|(by, _)| by);
    let statement = Statement::new(signal, AiUsage::Any, AiStance::Licensed, by).with_terms(found.map(|(_, terms)| terms));
    (!statement.by.is_empty()).then_some(statement)
}

fn header_links(headers: &Headers<'_>, response: &Response) -> Vec<Place> {
    let is_of_rsl = |media_type: Span| {
        let essence = headers.slice(media_type).split(|byte| *byte == b';').next().unwrap_or_default();
        essence.trim_ascii().eq_ignore_ascii_case(b"application/rsl+xml")
    };
    let links = response.links.iter().filter(|link| link.has_relation(headers.text(), "license") && link.anchor.is_none());
    let links = links.filter(|link| link.media_type.is_some_and(is_of_rsl) && !link.target.is_empty());
    links.map(|link| Place::new(Source::Headers, link.target)).collect()
}

/// The TDMRep reservations and policies in one text ([tdm-rep]).
#[derive(Default)]
struct Tdm {
    reservations: Vec<(TdmRights, Place)>,
    policies: Vec<Place>,
}

impl Tdm {
    const RESERVATION: &str = "tdm-reservation";
    const POLICY: &str = "tdm-policy";

    fn from_headers(headers: &Headers<'_>, response: &Response) -> Self {
        let mut found = Self::default();
        let text = headers.text();
        for name in [Self::RESERVATION, Self::POLICY] {
            for field in response.fields_named(text, name) {
                found.add(name.as_bytes(), Part::new(text, field.value), |span| Place::new(Source::Headers, span));
            }
        }
        found
    }

    fn from_document(html: &Html<'_>) -> Self {
        let mut found = Self::default();
        for meta in html.metas().iter().filter(|meta| meta.key == MetaKey::Name && is_element(meta.places)) {
            let Some(content) = meta.content else { continue };
            let (name, content) = (html.value(meta.name), html.value(content));
            let value = Part { bytes: content.bytes(), at: 0 };
            found.add(name.bytes().trim_ascii(), value, |span| Place::new(Source::Html, content.span(span.range())));
        }
        found
    }

    /// Adds a header or meta element if its name is [`RESERVATION`](Self::RESERVATION) or [`POLICY`](Self::POLICY).
    fn add(&mut self, name: &[u8], value: Part<'_>, place: impl Fn(Span) -> Place) {
        if name.eq_ignore_ascii_case(Self::RESERVATION.as_bytes()) {
            let reservation = TdmReservation::parse(value.bytes, value.at);
            self.reservations.extend(reservation.map(|found| (found.rights, place(found.span))));
        } else if name.eq_ignore_ascii_case(Self::POLICY.as_bytes()) {
            self.policies.extend(TdmPolicy::parse(value.bytes, value.at).map(|found| place(found.url)));
        }
    }

    /// Returns the stance on text and data mining; `None` if there is no reservation. The stance is `Conflicting` if reservations differ,
    /// because no document defines which of them counts.
    fn stance(&self) -> Option<AiStance> {
        let (first, _) = self.reservations.first()?;
        Some(match first {
            _ if self.reservations.iter().any(|(other, _)| other != first) => AiStance::Conflicting,
            TdmRights::Reserved => AiStance::Reserved,
            TdmRights::NotReserved => AiStance::NotReserved,
        })
    }

    fn statement(&self, signal: AiSignal) -> Option<Statement> {
        let by = self.reservations.iter().map(|(_, place)| *place);
        Some(Statement::new(signal, AiUsage::TextAndDataMining, self.stance()?, by))
    }
}

/// Adds the TDMRep statements. A reservation or policy in the document supersedes those in the headers ([tdm-rep]). A policy counts only
/// together with a reservation.
fn tdm(of_document: &Tdm, of_headers: &Tdm, statements: &mut Vec<Statement>) {
    let meta = of_document.statement(AiSignal::TdmReservationMeta);
    let mut header = of_headers.statement(AiSignal::TdmReservationHeader);
    if let (Some(header), Some(meta)) = (&mut header, &meta) {
        header.overruled_by = Some(meta.signal);
    }
    let policies = if of_document.policies.is_empty() { &of_headers.policies } else { &of_document.policies };
    statements.extend([meta, header].into_iter().flatten().map(|statement| {
        let has_policy = statement.stance != AiStance::NotReserved && statement.overruled_by.is_none();
        let policies = if has_policy { policies.as_slice() } else { &[] };
        statement.with_terms(policies.iter().copied())
    }));
}

/// Returns `true` if the element exists for a reader that parses the served document without scripting.
fn is_element(places: ByScripting<ElementPlace>) -> bool {
    places.with(Scripting::Off).is_some_and(|place| place.context != ElementContext::Template)
}

fn in_html((by, terms): (Span, Span)) -> (Place, Place) {
    (Place::new(Source::Html, by), Place::new(Source::Html, terms))
}
