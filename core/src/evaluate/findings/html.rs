//! Findings about the HTML of the document, and about canonical links in the document and the headers.

use super::{ByPlaces, Evidence, MOST, about_the_page, noindex, sorted};
use crate::crawlers::Support;
use crate::directives::{DataNosnippet, DirectiveName, Permission};
use crate::evaluate::resolve::{base_url, is_same_site, resolve};
use crate::evaluate::{CrawlerReport, Finding, FindingKind, Place, Source};
use crate::html::{
    Charset, ElementContext, ElementLocation, ElementPlace, Html, Link, LinkKind, Meta, MetaKey, NoSnippet, Scripting,
};
use crate::http::{self, Headers};
use crate::matching::Target;
use crate::order::sort;
use crate::text::{Part, Span};

pub(super) fn find(evidence: &Evidence<'_, '_>, findings: &mut Vec<Finding>) {
    let canonicals: Vec<_> = canonicals(evidence).collect();
    if !canonicals.is_empty() {
        findings.extend(canonical_with_noindex(evidence, &canonicals));
        findings.extend(canonical_elsewhere(evidence, canonicals, |_| true));
    }
    let renders = |report: &CrawlerReport<'_>| report.agent.renders().value == Support::Yes;
    findings.extend(canonical_elsewhere(evidence, added_canonicals(evidence), renders));
    let Some(html) = evidence.html() else { return };
    findings.extend(unread_charset(evidence, html));
    findings.extend(several_names(evidence, html));
    findings.extend(unquoted_content(evidence, html));
    findings.extend(no_snippets(evidence, html));
}

/// Reports an encoding that is not supported. The document's directives are then unknown, not absent.
fn unread_charset(evidence: &Evidence<'_, '_>, html: &Html<'_>) -> Option<Finding> {
    let Charset::Unread(charset) = html.charset() else { return None };
    let label = evidence.page.headers.as_ref().and_then(Headers::charset_span);
    let place = label.map_or(Place::new(Source::Html, Span::at(0, 0)), |label| Place::new(Source::Headers, label));
    Some(about_the_page(FindingKind::UnreadCharset(charset), [place]))
}

/// Finds `data-nosnippet` attributes on unsuitable elements and on elements that are not closed, for crawlers that are known to read the
/// attribute ([google-robots-meta], [bing-data-nosnippet]).
fn no_snippets(evidence: &Evidence<'_, '_>, html: &Html<'_>) -> impl Iterator<Item = Finding> {
    let readers = |elements_are: &dyn Fn(DataNosnippet) -> bool| {
        let groups = evidence.groups.iter().filter(|group| elements_are(group.reader.dialect.value.data_nosnippet.value));
        let mut crawlers: Vec<_> = groups.flat_map(|group| group.crawlers.iter().copied()).collect();
        sort(&mut crawlers);
        crawlers
    };
    let of_some = readers(&|elements| elements == DataNosnippet::SomeElements);
    let of_any = readers(&|elements| elements != DataNosnippet::Unknown);
    let in_document =
        |element: &&NoSnippet| element.places.first().is_some_and(|place| place.context == ElementContext::Document);
    let finding = move |element: &NoSnippet| {
        let (kind, crawlers) = match (element.is_valid, element.is_closed) {
            (false, _) => (FindingKind::MisplacedNosnippet, &of_some),
            (true, false) => (FindingKind::UnclosedNosnippet, &of_any),
            (true, true) => return None,
        };
        let places = sorted([Place::new(Source::Html, element.span)]);
        (!crawlers.is_empty()).then(|| Finding { kind, places, crawlers: crawlers.clone() })
    };
    html.no_snippets().iter().filter(in_document).filter_map(finding).take(MOST)
}

/// Reports canonical links to another page, for crawlers that may not index this page ([google-canonical]). Crawlers share a finding if
/// the same directives forbid indexing.
fn canonical_with_noindex(evidence: &Evidence<'_, '_>, canonicals: &[Place]) -> impl Iterator<Item = Finding> {
    let mut by_places = ByPlaces::default();
    for (by, crawlers) in noindex(evidence) {
        by_places.add(sorted(canonicals.iter().copied().chain(by)), crawlers.iter().copied());
    }
    by_places.findings(FindingKind::CanonicalWithNoindex)
}

/// Reports canonical links to another page, for crawlers that read the links and may index the page ([google-canonical]). If the page's
/// URL is unknown, a canonical link is assumed to lead to the page itself.
fn canonical_elsewhere(
    evidence: &Evidence<'_, '_>,
    canonicals: Vec<Place>,
    is_reader: impl Fn(&CrawlerReport<'_>) -> bool,
) -> Option<Finding> {
    evidence.page.target.as_ref()?;
    let others = evidence.groups.iter().filter(|group| group.verdict.index.value != Permission::Forbidden);
    let reads = |place: &u32| evidence.crawlers.get(*place as usize).is_some_and(&is_reader);
    let mut crawlers: Vec<_> = others.flat_map(|group| group.crawlers.iter().copied()).filter(reads).collect();
    if canonicals.is_empty() || crawlers.is_empty() {
        return None;
    }
    if crawlers.len() == evidence.crawlers.len() {
        crawlers.clear();
    }
    sort(&mut crawlers);
    Some(Finding { kind: FindingKind::CanonicalElsewhere, places: sorted(canonicals), crawlers })
}

/// Returns the canonical links to another page in the headers and in the document as served. If the page's URL is unknown, returns all
/// valid canonical links.
fn canonicals<'e>(evidence: &'e Evidence<'_, '_>) -> impl Iterator<Item = Place> + 'e {
    let page_url = evidence.page.target.as_ref();
    let headers = evidence.page.headers.iter().filter_map(|headers| Some((headers, headers.counting()?)));
    let of_headers = headers.flat_map(move |(headers, response)| {
        let of_page = response.links.iter().filter(move |link| is_about_page(page_url, headers, link));
        let canonical = of_page.filter(|link| link.has_relation(headers.text(), "canonical")).map(|link| link.target);
        let is_elsewhere = move |target: &Span| leads_elsewhere(page_url, page_url, headers.slice(*target));
        canonical.filter(is_elsewhere).map(|target| Place::new(Source::Headers, target))
    });
    let of_document = evidence.html().into_iter().flat_map(move |html| {
        let in_head = canonicals_in_head(html, |link| link.places.first());
        elsewhere(html, page_url, in_head).map(|span| Place::new(Source::Html, span))
    });
    of_headers.chain(of_document).take(MOST)
}

/// Returns the canonical links to another page that only the rendered document contains. Google reads such a link if the document as served
/// has no canonical link ([google-javascript]). Otherwise, the result of the change is uncertain, and `rendered-canonical` reports it.
fn added_canonicals(evidence: &Evidence<'_, '_>) -> Vec<Place> {
    let page = evidence.page;
    let in_head = |html| canonicals_in_head(html, |link| link.places.with(Scripting::On));
    let is_served = page.has_html() && page.html.as_ref().is_some_and(|html| in_head(html).next().is_some());
    let rendered = page.rendered.as_ref().filter(|_| evidence.collected.may_be_html && !is_served);
    let added = rendered.into_iter().flat_map(|html| elsewhere(html, page.target.as_ref(), in_head(html)));
    added.map(|span| Place::new(Source::RenderedHtml, span)).take(MOST).collect()
}

/// Returns the canonical links in the head of a document; links elsewhere in the document do not count ([google-page-metadata]).
pub(super) fn canonicals_in_head<'h>(
    html: &'h Html<'_>,
    place: impl Fn(&Link) -> Option<ElementPlace>,
) -> impl Iterator<Item = &'h Link> {
    let in_the_head = ElementPlace { location: ElementLocation::Head, context: ElementContext::Document };
    html.links().iter().filter(move |link| link.kind == LinkKind::Canonical && place(link) == Some(in_the_head))
}

/// Returns the positions of the links that lead to another page.
fn elsewhere<'h>(
    html: &'h Html<'_>,
    page_url: Option<&'h Target>,
    links: impl Iterator<Item = &'h Link>,
) -> impl Iterator<Item = Span> {
    let base = page_url.map(|page_url| base_url(html, page_url));
    links
        .filter(move |link| link.href.is_some_and(|href| leads_elsewhere(page_url, base.as_ref(), html.value(href).bytes())))
        .map(|link| link.span)
}

/// Returns `true` if a link in a header is about the page itself: no anchor leads to another page (RFC 8288, 3.2).
pub(super) fn is_about_page(page_url: Option<&Target>, headers: &Headers<'_>, link: &http::Link) -> bool {
    !link.anchor.is_some_and(|anchor| leads_elsewhere(page_url, page_url, headers.slice(anchor)))
}

/// Returns `true` if a URL in a link is valid and leads to another page.
fn leads_elsewhere(page_url: Option<&Target>, base: Option<&Target>, href: &[u8]) -> bool {
    let canonical = match base {
        Some(base) => resolve(base, href),
        None => std::str::from_utf8(href).ok().and_then(|href| Target::parse(href.trim()).ok()),
    };
    let same = |canonical: &Target, page_url: &Target| {
        canonical.path() == page_url.path() && (page_url.origin().is_none() || is_same_site(page_url, canonical))
    };
    canonical.is_some_and(|canonical| page_url.is_none_or(|page_url| !same(&canonical, page_url)))
}

/// Finds name attributes that list several bots. Crawlers read such a list as a single name ([html-meta]).
fn several_names(evidence: &Evidence<'_, '_>, html: &Html<'_>) -> impl Iterator<Item = Finding> {
    let metas = html.metas().iter().filter(|meta| meta.key == MetaKey::Name).filter(|meta| {
        let name = html.value(meta.name);
        let pieces = || name.bytes().split(|byte| byte.is_ascii_whitespace() || *byte == b',').filter(|piece| !piece.is_empty());
        pieces().count() > 1 && pieces().all(|piece| evidence.names.contains(piece))
    });
    metas.take(MOST).map(|meta| about_the_page(FindingKind::SeveralNames, [Place::new(Source::Html, meta.name)]))
}

/// Finds directives that are lost because `content` is not quoted. The value ends at the first space, and the directives after it become
/// attributes ([html-attributes]).
fn unquoted_content(evidence: &Evidence<'_, '_>, html: &Html<'_>) -> impl Iterator<Item = Finding> {
    let lost = |meta: &Meta| {
        let name = html.value(meta.name);
        let content = meta.content.filter(|_| evidence.names.contains(name.bytes().trim_ascii()))?;
        let behind = Part { bytes: html.slice(Span::new(content.end(), meta.span.end())), at: content.end() };
        let mut lost: Option<Span> = None;
        let mut rest = behind;
        // A quoted value is followed by its quotation mark instead of white space, so the search finds nothing after it. Otherwise, the
        // search ends at the end of the tag, or at the first attribute that has a value or is not a directive.
        while rest.bytes.first().is_some_and(u8::is_ascii_whitespace) {
            let blanks = rest.bytes.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
            rest = rest.split_at(blanks).1;
            let ends = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b'/' | b'>' | b'=');
            let length = rest.bytes.iter().position(ends).unwrap_or(rest.bytes.len());
            let (word, next) = rest.split_at(length);
            let mut directives = word.bytes.split(|byte| *byte == b',').filter(|piece| !piece.is_empty());
            let is_lost = !next.bytes.starts_with(b"=")
                && directives.clone().next().is_some()
                && directives.all(|piece| {
                    DirectiveName::recognise(piece.split(|byte| *byte == b':').next().unwrap_or_default()).is_some()
                });
            if !is_lost {
                break;
            }
            lost = Some(Span::new(lost.map_or(word.at, |lost| lost.start()), word.span().end()));
            rest = next;
        }
        lost
    };
    let places: Vec<_> = html.metas().iter().filter_map(lost).take(MOST).collect();
    places.into_iter().map(|span| about_the_page(FindingKind::UnquotedContent, [Place::new(Source::Html, span)]))
}
