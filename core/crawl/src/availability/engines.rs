//! The availability policies: each engine's behaviour for each response, with its certainty and source.

use std::time::Duration;

use super::{Availability, AvailabilityName, Clause, Condition, Effect, Extent, FetchCase, LastGoodCopy, RestOfSite, Stage};
use crate::fact::Certainty;

/// The size limit in RFC 9309, 2.5. Google documents the same limit. Yandex documents 500 KB, which we read as 500 KiB ([rfc9309-limits],
/// [google-robots-txt], [yandex-robots-txt]).
const KIBIBYTES_500: u32 = 500 * 1024;
const HOURS_12: Duration = Duration::from_secs(12 * 3600);
const DAYS_30: Duration = Duration::from_secs(30 * 24 * 3600);

impl Availability {
    /// The policy of RFC 9309. The RFC gives 30 days as an example of a "reasonably long period of time".
    pub const RFC9309: Self = Self {
        name: AvailabilityName::Rfc9309,
        redirects: 5,
        bytes: KIBIBYTES_500,
        clauses: &[
            documented(
                "RFC 9309, 2.3.1.1",
                &[FetchCase::Success, FetchCase::OtherSuccess],
                &[always(Effect::Rules(Extent::Entire))],
            ),
            // The RFC's 500 KiB are a minimum: crawlers may stop there or read on.
            documented(
                "RFC 9309, 2.5",
                &[FetchCase::TooLong],
                &[always(Effect::Rules(Extent::Entire)), always(Effect::Rules(Extent::First(KIBIBYTES_500)))],
            ),
            assumed(
                "RFC 9309, 2.4; RFC 9110, 15.4.5",
                &[FetchCase::NotModified],
                &[always(Effect::LastGoodCopy(Extent::Entire))],
            ),
            documented("RFC 9309, 2.3.1.2", &[FetchCase::Redirect], &[always(Effect::RedirectTarget)]),
            // After five redirects, a crawler may treat the file as unavailable or follow more redirects.
            documented(
                "RFC 9309, 2.3.1.2",
                &[FetchCase::TooManyRedirects],
                &[always(Effect::NoFile), always(Effect::RedirectTarget)],
            ),
            documented("RFC 9309, 2.3.1.3", &[FetchCase::ClientError, FetchCase::TooManyRequests], &[always(Effect::NoFile)]),
            documented("RFC 9309, 2.3.1.4", &[FetchCase::ServerError, FetchCase::NetworkFailure], UNREACHABLE_BY_RFC),
            // HTTP recommends that clients treat an invalid status as a server error (RFC 9110, 15: SHOULD).
            assumed("RFC 9309, 2.3.1.4; RFC 9110, 15", &[FetchCase::InvalidStatus], UNREACHABLE_BY_RFC),
        ],
    };

    /// The policy of Google ([google-robots-txt]).
    pub const GOOGLE: Self = Self {
        name: AvailabilityName::Google,
        clauses: &[
            documented(GOOGLE_PAGE, &[FetchCase::Success, FetchCase::OtherSuccess], &[always(Effect::Rules(Extent::Entire))]),
            documented(GOOGLE_PAGE, &[FetchCase::TooLong], &[always(Effect::Rules(Extent::First(KIBIBYTES_500)))]),
            documented(GOOGLE_PAGE, &[FetchCase::Redirect], &[always(Effect::RedirectTarget)]),
            documented(GOOGLE_PAGE, &[FetchCase::TooManyRedirects, FetchCase::ClientError], &[always(Effect::NoFile)]),
            // Google's page ([google-robots-txt]) states only that 429 differs from other client errors. Other sources conclude that 429
            // counts as a server error.
            reported(GOOGLE_PAGE, &[FetchCase::TooManyRequests], UNREACHABLE_BY_GOOGLE),
            documented(GOOGLE_PAGE, &[FetchCase::ServerError, FetchCase::NetworkFailure], UNREACHABLE_BY_GOOGLE),
            // Google's page mentions invalid responses, but not status codes below 200 or above 599. We assume that Google treats such
            // codes like invalid responses.
            assumed(GOOGLE_PAGE, &[FetchCase::InvalidStatus], UNREACHABLE_BY_GOOGLE),
        ],
        ..Self::RFC9309
    };

    /// The policy of Yandex: robots.txt restricts crawling only if its status is 200 and its size is within the limit
    /// ([yandex-robots-txt]).
    pub const YANDEX: Self = Self {
        name: AvailabilityName::Yandex,
        clauses: &[
            documented(YANDEX_PAGE, &[FetchCase::Success], &[always(Effect::Rules(Extent::Entire))]),
            documented(YANDEX_PAGE, &[FetchCase::Redirect], &[always(Effect::RedirectTarget)]),
            documented(
                YANDEX_PAGE,
                &[
                    FetchCase::OtherSuccess,
                    FetchCase::TooLong,
                    FetchCase::ClientError,
                    FetchCase::TooManyRequests,
                    FetchCase::ServerError,
                    FetchCase::InvalidStatus,
                ],
                &[always(Effect::NoFile)],
            ),
            // Yandex's page does not mention network failures. We assume that they have the same effect as any status other than
            // 200.
            assumed(YANDEX_PAGE, &[FetchCase::NetworkFailure], &[always(Effect::NoFile)]),
        ],
        ..Self::RFC9309
    };

    /// The policy of Amazon, whose crawlers use a copy from the last 30 days. Without a copy, they crawl as if there were no file. Amazon's
    /// page documents this for files that cannot be fetched ([amazon-crawlers]). Only an older version of the page mentions redirects and
    /// error statuses.
    pub const AMAZON: Self = Self {
        name: AvailabilityName::Amazon,
        clauses: &[
            documented("Amazon, Amazonbot", &[FetchCase::NetworkFailure], UNFETCHED_BY_AMAZON),
            reported(
                "Amazon, Amazonbot",
                &[
                    FetchCase::Redirect,
                    FetchCase::TooManyRedirects,
                    FetchCase::ClientError,
                    FetchCase::TooManyRequests,
                    FetchCase::ServerError,
                    FetchCase::InvalidStatus,
                ],
                UNFETCHED_BY_AMAZON,
            ),
        ],
        ..Self::RFC9309
    };

    /// The fallback if no clause covers a case. It is never used: a test checks that RFC 9309 covers every case.
    pub(super) const UNKNOWN: Clause = Clause {
        cases: &FetchCase::ALL,
        stages: &[always(Effect::NoFile), always(Effect::DisallowAll)],
        certainty: Certainty::Assumed,
        source: "no source",
    };
}

const GOOGLE_PAGE: &str = "Google, How Google interprets the robots.txt specification";
const YANDEX_PAGE: &str = "Yandex, Using robots.txt";

/// The stages in RFC 9309 for an unreachable file ([rfc9309-access]). At first, everything is disallowed. After a long time, the crawler
/// may continue to disallow everything, use its copy, or act as if there were no file.
const UNREACHABLE_BY_RFC: &[Stage] = &[
    Stage { condition: between(Duration::ZERO, Some(DAYS_30), None), effect: Effect::DisallowAll },
    Stage { condition: between(DAYS_30, None, None), effect: Effect::NoFile },
    Stage { condition: between(DAYS_30, None, Some(LastGoodCopy::Exists)), effect: Effect::LastGoodCopy(Extent::Entire) },
    Stage { condition: between(DAYS_30, None, None), effect: Effect::DisallowAll },
];

/// Amazon's stages for a file that cannot be fetched ([amazon-crawlers]).
const UNFETCHED_BY_AMAZON: &[Stage] = &[
    Stage {
        condition: between(Duration::ZERO, Some(DAYS_30), Some(LastGoodCopy::Exists)),
        effect: Effect::LastGoodCopy(Extent::Entire),
    },
    Stage { condition: between(Duration::ZERO, Some(DAYS_30), Some(LastGoodCopy::Missing)), effect: Effect::NoFile },
    Stage { condition: between(DAYS_30, None, None), effect: Effect::NoFile },
];

/// Google's stages for an unreachable robots.txt ([google-robots-txt]).
const UNREACHABLE_BY_GOOGLE: &[Stage] = &[
    Stage { condition: between(Duration::ZERO, Some(HOURS_12), None), effect: Effect::DisallowAll },
    Stage {
        condition: between(HOURS_12, Some(DAYS_30), Some(LastGoodCopy::Exists)),
        effect: Effect::LastGoodCopy(Extent::Entire),
    },
    Stage { condition: between(HOURS_12, Some(DAYS_30), Some(LastGoodCopy::Missing)), effect: Effect::NoFile },
    Stage {
        condition: Condition { rest_of_site: Some(RestOfSite::Available), ..between(DAYS_30, None, None) },
        effect: Effect::NoFile,
    },
    Stage {
        condition: Condition { rest_of_site: Some(RestOfSite::Unavailable), ..between(DAYS_30, None, None) },
        effect: Effect::DisallowAll,
    },
];

const fn documented(source: &'static str, cases: &'static [FetchCase], stages: &'static [Stage]) -> Clause {
    Clause { cases, stages, certainty: Certainty::Documented, source }
}

const fn reported(source: &'static str, cases: &'static [FetchCase], stages: &'static [Stage]) -> Clause {
    Clause { certainty: Certainty::Reported, ..documented(source, cases, stages) }
}

const fn assumed(source: &'static str, cases: &'static [FetchCase], stages: &'static [Stage]) -> Clause {
    Clause { certainty: Certainty::Assumed, ..documented(source, cases, stages) }
}

const fn always(effect: Effect) -> Stage {
    Stage { condition: Condition::ALWAYS, effect }
}

const fn between(from: Duration, until: Option<Duration>, last_good_copy: Option<LastGoodCopy>) -> Condition {
    Condition { from, until, last_good_copy, rest_of_site: None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::availability::Fetch;

    #[test]
    fn each_fetch_case_has_one_clause_in_rfc9309_and_at_most_one_in_each_other_policy() {
        for name in AvailabilityName::ALL {
            let availability = name.availability();
            assert_eq!((availability.name, AvailabilityName::ALL[name as usize]), (name, name));
            for case in FetchCase::ALL {
                let clauses = availability.clauses.iter().filter(|clause| clause.cases.contains(&case)).count();
                assert!(clauses == 1 || (clauses == 0 && name != AvailabilityName::Rfc9309), "{name:?} {case:?}: {clauses}");
            }
        }
    }

    /// Checks that at least one stage applies at any time, with or without a copy. For Google, exactly one stage must apply.
    #[test]
    fn every_policy_has_a_stage_for_every_outage_duration_copy_and_site_state() {
        let moments = [0, 1, 12 * 3600 - 1, 12 * 3600, 30 * 86_400 - 1, 30 * 86_400, u64::MAX].map(Duration::from_secs);
        for (name, case) in
            AvailabilityName::ALL.into_iter().flat_map(|name| FetchCase::ALL.iter().map(move |case| (name, *case)))
        {
            for (time, copy, site) in moments.iter().flat_map(|time| {
                [LastGoodCopy::Exists, LastGoodCopy::Missing]
                    .into_iter()
                    .flat_map(move |copy| [RestOfSite::Available, RestOfSite::Unavailable].map(move |site| (*time, copy, site)))
            }) {
                let fetch = Fetch {
                    unreachable_for: Some(time),
                    last_good_copy: Some(copy),
                    rest_of_site: Some(site),
                    ..Fetch::status(500)
                };
                let stages = name.availability().clause(case).stages;
                let holding = stages.iter().filter(|stage| stage.condition.can_hold(&fetch)).count();
                assert!(holding > 0, "{name:?} {case:?} {fetch:?}");
                assert!(holding == 1 || name != AvailabilityName::Google, "{case:?} {fetch:?}: {holding}");
            }
        }
    }
}
