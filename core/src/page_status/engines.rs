//! Defines the effect of a page's status according to each engine's documentation.

use super::{StatusClause, StatusEffect};
use crate::fact::Certainty::{Assumed, Documented};
use crate::sources::{BING_GUIDELINES, GOOGLE_STATUS_CODES, RFC9110_STATUS_CODES, YANDEX_SERVER_RESPONSE, YANDEX_STATUS_CODES};
use StatusEffect::{NotIndexed, Processed, Redirected, Unavailable, Unchanged};

/// The effects that follow from the meaning of statuses in HTTP. These effects are assumed for every engine that does not document other
/// effects.
pub(crate) const GENERAL: &[StatusClause] = &[
    assumed(&[204..=205, 400..=428, 430..=499], NotIndexed),
    assumed(&[200..=299], Processed),
    assumed(&[304..=304], Unchanged),
    assumed(&[300..=399], Redirected),
];

/// The clause for statuses that no other clause covers: 429, server errors, and numbers that are not final statuses. Invalid numbers count
/// as server errors (RFC 9110, 15).
pub(super) const OTHERS: StatusClause = assumed(&[0..=u16::MAX], Unavailable);

/// Google documents classes of statuses and the most common statuses, but not 205 and 206.
pub(crate) const GOOGLE: &[StatusClause] = &[
    google(&[204..=204, 400..=428, 430..=499], NotIndexed),
    google(&[200..=203, 207..=299], Processed),
    google(&[304..=304], Unchanged),
    google(&[300..=399], Redirected),
    google(&[429..=429, 500..=599], Unavailable),
];

/// Bing only mentions 404, for pages that no longer exist.
pub(crate) const BING: &[StatusClause] =
    &[StatusClause { codes: &[404..=404], effect: NotIndexed, certainty: Documented, sources: &[BING_GUIDELINES] }];

/// Yandex excludes pages whose status is neither 200 nor 3xx.
pub(crate) const YANDEX: &[StatusClause] = &[
    yandex(&[200..=200], Processed),
    yandex(&[304..=304], Unchanged),
    yandex(&[300..=399], Redirected),
    yandex(&[201..=299, 400..=599], NotIndexed),
];

type Codes = &'static [std::ops::RangeInclusive<u16>];

const fn assumed(codes: Codes, effect: StatusEffect) -> StatusClause {
    StatusClause { codes, effect, certainty: Assumed, sources: &[RFC9110_STATUS_CODES] }
}

const fn google(codes: Codes, effect: StatusEffect) -> StatusClause {
    StatusClause { codes, effect, certainty: Documented, sources: &[GOOGLE_STATUS_CODES] }
}

const fn yandex(codes: Codes, effect: StatusEffect) -> StatusClause {
    StatusClause { codes, effect, certainty: Documented, sources: &[YANDEX_SERVER_RESPONSE, YANDEX_STATUS_CODES] }
}

#[cfg(test)]
mod tests {
    use super::super::find;
    use super::*;

    /// A clause would have no effect if earlier clauses covered all its statuses.
    #[test]
    fn every_clause_applies_to_at_least_one_status() {
        for table in [GENERAL, GOOGLE, BING, YANDEX] {
            for clause in table {
                assert!((0..=u16::MAX).any(|code| find(table, code) == Some(clause)), "{clause:?}");
            }
        }
    }
}
