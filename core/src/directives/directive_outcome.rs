//! Determines the effect of a single directive on a crawler, regardless of other directives, and the certainty of this effect.

use super::reader::Membership;
use super::{
    Audience, Carrier, Carriers, DirectiveOutcome, DirectiveStatus, DirectiveValue, MetaCarrier, PageDialect, PageDirective,
    PageReader, Placement, Presence, Standing,
};
use crate::crawlers::Support;
use crate::fact::{Certainty, Fact};
use crate::html::{ElementContext, ElementLocation, ElementPlace, HtmlVersion, MetaKey, Scripting};

/// Returns the outcome of a single directive, regardless of other directives. A directive with an effect
/// [counts](DirectiveOutcome::Counts).
pub(super) fn directive_outcome(
    directive: &PageDirective,
    reader: &PageReader<'_>,
    standing: Standing,
    membership: &Membership,
) -> DirectiveOutcome {
    let dialect = &reader.dialect.value;
    let is_rendered = directive.carrier.is_rendered();
    if is_rendered && reader.renders.value == Support::No && membership.includes(directive, dialect) {
        return DirectiveOutcome::NotRendered;
    }
    let mut location = None;
    if let Carrier::Meta(element) = directive.carrier {
        if element.key == MetaKey::HttpEquiv {
            return DirectiveOutcome::HttpEquiv;
        }
        let Some(place) = element.places.with(scripting(&element, dialect).value) else { return DirectiveOutcome::InNoscript };
        if place.context == ElementContext::Template {
            return DirectiveOutcome::InTemplate;
        }
        if !is_rendered && dialect.bytes.is_some_and(|bytes| element.span.end() > bytes.value) {
            return DirectiveOutcome::BeyondLimit;
        }
        location = Some(place.location);
    }
    if !membership.includes(directive, dialect) {
        let is_doubtful = directive.directive.scope_meant.is_some();
        return if is_doubtful { DirectiveOutcome::DoubtfulScope } else { DirectiveOutcome::ForOthers };
    }
    match (standing.status, directive.carrier) {
        (DirectiveStatus::Retired, _) => DirectiveOutcome::Retired,
        (DirectiveStatus::Unsupported, _) if !membership.is_narrow(directive, dialect) => DirectiveOutcome::Unsupported,
        (DirectiveStatus::Unknown, _) => DirectiveOutcome::Unknown,
        (_, Carrier::Header) if standing.carriers == Carriers::MetaOnly => DirectiveOutcome::NotInHeaders,
        _ if location == Some(ElementLocation::Body) && dialect.placement.value == Placement::HeadOnly => {
            DirectiveOutcome::NotInBody
        }
        _ if matches!(directive.directive.value, DirectiveValue::Invalid { .. }) => DirectiveOutcome::InvalidValue,
        _ if is_rendered && reader.renders.value == Support::Unknown => DirectiveOutcome::RenderingUnknown,
        _ => DirectiveOutcome::Counts,
    }
}

/// Returns the certainty of the outcome from [`directive_outcome`].
pub(super) fn certainty(
    directive: &PageDirective,
    reader: &PageReader<'_>,
    standing: Standing,
    outcome: DirectiveOutcome,
    presence: Presence,
) -> Certainty {
    let dialect = &reader.dialect.value;
    let by_place = match outcome {
        DirectiveOutcome::Counts => {
            return counting_certainty(directive, reader, standing).max(presence_certainty(reader, presence));
        }
        DirectiveOutcome::NotRendered | DirectiveOutcome::RenderingUnknown => return reader.renders.certainty,
        DirectiveOutcome::Retired
        | DirectiveOutcome::Unsupported
        | DirectiveOutcome::Unknown
        | DirectiveOutcome::NotInHeaders => return standing.certainty,
        // No document covers misspelt directives.
        DirectiveOutcome::DoubtfulScope => return Certainty::Assumed.max(standing.certainty),
        DirectiveOutcome::NotInBody => dialect.placement.certainty,
        DirectiveOutcome::InNoscript => match &directive.carrier {
            Carrier::Meta(element) => scripting(element, dialect).certainty,
            Carrier::Header => Certainty::Documented,
        },
        DirectiveOutcome::BeyondLimit => dialect.bytes.map_or(Certainty::Documented, |bytes| bytes.certainty),
        _ => Certainty::Documented,
    };
    // A directive that the engine never reads has no effect at this position either, so the more certain of the two facts is enough.
    if standing.status == DirectiveStatus::Live { by_place } else { by_place.min(standing.certainty) }
}

fn counting_certainty(directive: &PageDirective, reader: &PageReader<'_>, standing: Standing) -> Certainty {
    let by_name = if directive.audience == Audience::ALL { Certainty::Documented } else { reader.names.certainty };
    let dialect = &reader.dialect.value;
    let by_place = match directive.carrier {
        Carrier::Header if standing.carriers == Carriers::MetaNamed => Certainty::Assumed,
        Carrier::Header => Certainty::Documented,
        Carrier::Meta(element) => {
            let scripting = scripting(&element, dialect);
            match element.places.with(scripting.value) {
                place if !element.places.are_alike() => scripting.certainty.max(by_location(place, dialect)),
                place => by_location(place, dialect),
            }
        }
    };
    reader.dialect.certainty.max(standing.certainty).max(by_name).max(by_place)
}

/// Returns the certainty that a directive counts, given the versions of the document that contain it.
fn presence_certainty(reader: &PageReader<'_>, presence: Presence) -> Certainty {
    let Fact { value: renders, certainty } = reader.renders;
    match presence {
        Presence::Both => Certainty::Documented,
        Presence::OnlyServed if renders == Support::No => certainty,
        // No engine documents what it does if scripts remove a directive. Google states only that it “may” skip scripts after a noindex.
        Presence::OnlyServed => Certainty::Assumed,
        Presence::OnlyRendered => certainty.max(reader.dialect.value.rendering),
    }
}

/// Returns the scripting mode in which the engine parses the document that contains this element. Rendered documents were parsed with
/// scripting.
fn scripting(element: &MetaCarrier, dialect: &PageDialect) -> Fact<Scripting> {
    match element.version {
        HtmlVersion::Served => dialect.scripting,
        HtmlVersion::Rendered => Fact::new(Scripting::On, Certainty::Documented),
    }
}

fn by_location(place: Option<ElementPlace>, dialect: &PageDialect) -> Certainty {
    let is_in_body = place.is_some_and(|place| place.location == ElementLocation::Body);
    if is_in_body { dialect.placement.certainty } else { Certainty::Documented }
}
