//! The fate of a single directive, independent of other directives: whether it counts for a crawler, and how certain that is.

use super::reader::Membership;
use super::{
    Audience, Carrier, Carriers, DirectiveStatus, DirectiveValue, Fate, PageDialect, PageDirective, PageReader, Placement,
    Standing,
};
use crate::fact::Certainty;
use crate::html::{ElementContext, ElementLocation, ElementPlace, MetaKey};

/// Returns the fate of a directive, independent of other directives: [`Fate::Counts`] if it counts.
pub(super) fn fate(directive: &PageDirective, dialect: &PageDialect, standing: Standing, membership: &Membership) -> Fate {
    let mut location = None;
    if let Carrier::Meta(element) = directive.carrier {
        if element.key == MetaKey::HttpEquiv {
            return Fate::HttpEquiv;
        }
        let Some(place) = element.places.with(dialect.scripting.value) else { return Fate::InNoscript };
        if place.context == ElementContext::Template {
            return Fate::InTemplate;
        }
        if dialect.bytes.is_some_and(|bytes| element.span.end() > bytes.value) {
            return Fate::BeyondLimit;
        }
        location = Some(place.location);
    }
    if !membership.includes(directive, dialect) {
        let is_doubtful = directive.directive.scope_meant.is_some();
        return if is_doubtful { Fate::DoubtfulScope } else { Fate::ForOthers };
    }
    match (standing.status, directive.carrier) {
        (DirectiveStatus::Retired, _) => Fate::Retired,
        (DirectiveStatus::Unsupported, _) if !membership.is_narrow(directive, dialect) => Fate::Unsupported,
        (DirectiveStatus::Unknown, _) => Fate::Unknown,
        (_, Carrier::Header) if standing.carriers == Carriers::MetaOnly => Fate::NotInHeaders,
        _ if location == Some(ElementLocation::Body) && dialect.placement.value == Placement::HeadOnly => Fate::NotInBody,
        _ if matches!(directive.directive.value, DirectiveValue::Invalid { .. }) => Fate::InvalidValue,
        _ => Fate::Counts,
    }
}

/// Returns the certainty of the fate that [`fate`] returned.
pub(super) fn certainty(directive: &PageDirective, reader: &PageReader<'_>, standing: Standing, fate: Fate) -> Certainty {
    let dialect = &reader.dialect.value;
    let by_place = match fate {
        Fate::Counts => return counting_certainty(directive, reader, standing),
        Fate::Retired | Fate::Unsupported | Fate::Unknown | Fate::NotInHeaders => return standing.certainty,
        // No document covers this spelling.
        Fate::DoubtfulScope => return Certainty::Assumed.max(standing.certainty),
        Fate::NotInBody => dialect.placement.certainty,
        Fate::InNoscript => dialect.scripting.certainty,
        Fate::BeyondLimit => dialect.bytes.map_or(Certainty::Documented, |bytes| bytes.certainty),
        _ => Certainty::Documented,
    };
    // A directive that counts nowhere does not count at this place either.
    if standing.status == DirectiveStatus::Live { by_place } else { by_place.min(standing.certainty) }
}

fn counting_certainty(directive: &PageDirective, reader: &PageReader<'_>, standing: Standing) -> Certainty {
    let by_name = if directive.audience == Audience::ALL { Certainty::Documented } else { reader.names.certainty };
    let dialect = &reader.dialect.value;
    let by_place = match directive.carrier {
        Carrier::Header if standing.carriers == Carriers::MetaNamed => Certainty::Assumed,
        Carrier::Header => Certainty::Documented,
        Carrier::Meta(element) => match element.places.with(dialect.scripting.value) {
            place if !element.places.are_alike() => dialect.scripting.certainty.max(by_location(place, dialect)),
            place => by_location(place, dialect),
        },
    };
    reader.dialect.certainty.max(standing.certainty).max(by_name).max(by_place)
}

fn by_location(place: Option<ElementPlace>, dialect: &PageDialect) -> Certainty {
    let is_in_body = place.is_some_and(|place| place.location == ElementLocation::Body);
    if is_in_body { dialect.placement.certainty } else { Certainty::Documented }
}
