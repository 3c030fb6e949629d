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
            Clause {
                cases: &[FetchCase::Success, FetchCase::OtherSuccess],
                stages: &[always(Effect::Rules(Extent::Entire))],
                certainty: Certainty::Documented,
                source: "RFC 9309, 2.3.1.1",
            },
            // The RFC's 500 KiB are a minimum: crawlers may stop there or read on.
            Clause {
                cases: &[FetchCase::TooLong],
                stages: &[always(Effect::Rules(Extent::Entire)), always(Effect::Rules(Extent::First(KIBIBYTES_500)))],
                certainty: Certainty::Documented,
                source: "RFC 9309, 2.5",
            },
            Clause {
                cases: &[FetchCase::NotModified],
                stages: &[always(Effect::LastGoodCopy(Extent::Entire))],
                certainty: Certainty::Assumed,
                source: "RFC 9309, 2.4; RFC 9110, 15.4.5",
            },
            Clause {
                cases: &[FetchCase::Redirect],
                stages: &[always(Effect::RedirectTarget)],
                certainty: Certainty::Documented,
                source: "RFC 9309, 2.3.1.2",
            },
            // After five redirects, a crawler may treat the file as unavailable or follow more redirects.
            Clause {
                cases: &[FetchCase::TooManyRedirects],
                stages: &[always(Effect::NoFile), always(Effect::RedirectTarget)],
                certainty: Certainty::Documented,
                source: "RFC 9309, 2.3.1.2",
            },
            Clause {
                cases: &[FetchCase::ClientError, FetchCase::TooManyRequests],
                stages: &[always(Effect::NoFile)],
                certainty: Certainty::Documented,
                source: "RFC 9309, 2.3.1.3",
            },
            Clause {
                cases: &[FetchCase::ServerError, FetchCase::NetworkFailure],
                stages: UNREACHABLE_BY_RFC,
                certainty: Certainty::Documented,
                source: "RFC 9309, 2.3.1.4",
            },
            // HTTP recommends that clients treat an invalid status as a server error (RFC 9110, 15: SHOULD).
            Clause {
                cases: &[FetchCase::InvalidStatus],
                stages: UNREACHABLE_BY_RFC,
                certainty: Certainty::Assumed,
                source: "RFC 9309, 2.3.1.4; RFC 9110, 15",
            },
        ],
    };

    /// The policy of Google ([google-robots-txt]).
    pub const GOOGLE: Self = Self {
        name: AvailabilityName::Google,
        clauses: &[
            Clause {
                cases: &[FetchCase::Success, FetchCase::OtherSuccess],
                stages: &[always(Effect::Rules(Extent::Entire))],
                certainty: Certainty::Documented,
                source: GOOGLE_PAGE,
            },
            Clause {
                cases: &[FetchCase::TooLong],
                stages: &[always(Effect::Rules(Extent::First(KIBIBYTES_500)))],
                certainty: Certainty::Documented,
                source: GOOGLE_PAGE,
            },
            Clause {
                cases: &[FetchCase::Redirect],
                stages: &[always(Effect::RedirectTarget)],
                certainty: Certainty::Documented,
                source: GOOGLE_PAGE,
            },
            Clause {
                cases: &[FetchCase::TooManyRedirects, FetchCase::ClientError],
                stages: &[always(Effect::NoFile)],
                certainty: Certainty::Documented,
                source: GOOGLE_PAGE,
            },
            // Google's page ([google-robots-txt]) states only that 429 differs from other client errors. Other sources conclude that 429
            // counts as a server error.
            Clause {
                cases: &[FetchCase::TooManyRequests],
                stages: UNREACHABLE_BY_GOOGLE,
                certainty: Certainty::Reported,
                source: GOOGLE_PAGE,
            },
            Clause {
                cases: &[FetchCase::ServerError, FetchCase::NetworkFailure],
                stages: UNREACHABLE_BY_GOOGLE,
                certainty: Certainty::Documented,
                source: GOOGLE_PAGE,
            },
            // Google's page mentions invalid responses, but not status codes below 200 or above 599. We assume that Google treats such
            // codes like invalid responses.
            Clause {
                cases: &[FetchCase::InvalidStatus],
                stages: UNREACHABLE_BY_GOOGLE,
                certainty: Certainty::Assumed,
                source: GOOGLE_PAGE,
            },
        ],
        ..Self::RFC9309
    };

    /// The policy of Yandex: robots.txt restricts crawling only if its status is 200 and its size is within the limit
    /// ([yandex-robots-txt]).
    pub const YANDEX: Self = Self {
        name: AvailabilityName::Yandex,
        clauses: &[
            Clause {
                cases: &[FetchCase::Success],
                stages: &[always(Effect::Rules(Extent::Entire))],
                certainty: Certainty::Documented,
                source: YANDEX_PAGE,
            },
            Clause {
                cases: &[FetchCase::Redirect],
                stages: &[always(Effect::RedirectTarget)],
                certainty: Certainty::Documented,
                source: YANDEX_PAGE,
            },
            Clause {
                cases: &[
                    FetchCase::OtherSuccess,
                    FetchCase::TooLong,
                    FetchCase::ClientError,
                    FetchCase::TooManyRequests,
                    FetchCase::ServerError,
                    FetchCase::InvalidStatus,
                ],
                stages: &[always(Effect::NoFile)],
                certainty: Certainty::Documented,
                source: YANDEX_PAGE,
            },
            // Yandex's page does not mention network failures. We assume that they have the same effect as any status other than
            // 200.
            Clause {
                cases: &[FetchCase::NetworkFailure],
                stages: &[always(Effect::NoFile)],
                certainty: Certainty::Assumed,
                source: YANDEX_PAGE,
            },
        ],
        ..Self::RFC9309
    };

    /// The policy of Amazon, whose crawlers use a copy from the last 30 days. Without a copy, they crawl as if there were no file. Amazon's
    /// page documents this for files that cannot be fetched ([amazon-crawlers]). Only an older version of the page mentions redirects and
    /// error statuses.
    pub const AMAZON: Self = Self {
        name: AvailabilityName::Amazon,
        clauses: &[
            Clause {
                cases: &[FetchCase::NetworkFailure],
                stages: UNFETCHED_BY_AMAZON,
                certainty: Certainty::Documented,
                source: "Amazon, Amazonbot",
            },
            Clause {
                cases: &[
                    FetchCase::Redirect,
                    FetchCase::TooManyRedirects,
                    FetchCase::ClientError,
                    FetchCase::TooManyRequests,
                    FetchCase::ServerError,
                    FetchCase::InvalidStatus,
                ],
                stages: UNFETCHED_BY_AMAZON,
                certainty: Certainty::Reported,
                source: "Amazon, Amazonbot",
            },
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
