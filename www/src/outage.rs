//! Facts about an unavailable robots.txt that its response does not contain.

use std::time::Duration;

use robotscope::availability::{AvailabilityName, Effect, Fetch, LastGoodCopy, Response, RestOfSite};

/// The number of seconds in an hour.
const HOUR: u64 = 3600;

/// The facts about an outage that the user can choose. `None` means unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outage {
    /// The number of hours for which robots.txt has been unavailable.
    pub(crate) hours: Option<u32>,
    /// The state of the last good copy. If the copy exists, the robots.txt pane contains its text.
    pub(crate) last_good_copy: Option<LastGoodCopy>,
    pub(crate) rest_of_site: Option<RestOfSite>,
}

/// For each fact, `true` if the policy of at least one engine depends on the fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Matters {
    pub(crate) time: bool,
    pub(crate) copy: bool,
    pub(crate) site: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    Hours(Option<u32>),
    LastGoodCopy(Option<LastGoodCopy>),
    RestOfSite(Option<RestOfSite>),
}

impl Outage {
    pub(crate) fn reduce(&mut self, action: Action) {
        match action {
            Action::Hours(hours) => self.hours = hours,
            Action::LastGoodCopy(copy) => self.last_good_copy = copy,
            Action::RestOfSite(site) => self.rest_of_site = site,
        }
    }

    /// Returns the facts on which at least one engine's policy depends for this response. While the duration matters but is unknown,
    /// no other fact matters.
    pub(crate) fn matters(&self, response: Response) -> Matters {
        let time = possibilities(&of(response)).any(|one| !one.condition.from.is_zero() || one.condition.until.is_some());
        let known = Fetch { unreachable_for: self.time().filter(|_| time), ..of(response) };
        let is_duration_settled = !time || self.hours.is_some();
        let of_copy = |effect| matches!(effect, Effect::LastGoodCopy(_));
        Matters {
            time,
            copy: is_duration_settled
                && possibilities(&known).any(|one| one.condition.last_good_copy.is_some() || of_copy(one.effect)),
            site: is_duration_settled && possibilities(&known).any(|one| one.condition.rest_of_site.is_some()),
        }
    }

    /// Builds a fetch from the response and the known facts that matter for it.
    pub(crate) fn fetch(&self, response: Response) -> Fetch {
        let Matters { time, copy, site } = self.matters(response);
        Fetch {
            unreachable_for: self.time().filter(|_| time),
            last_good_copy: self.last_good_copy.filter(|_| copy),
            rest_of_site: self.rest_of_site.filter(|_| site),
            ..of(response)
        }
    }

    fn time(&self) -> Option<Duration> {
        self.hours.map(|hours| Duration::from_secs(u64::from(hours) * HOUR))
    }
}

/// Returns the outage lengths at which at least one engine changes how it treats this response: whole hours in ascending order.
pub(crate) fn turning_points(response: Response) -> Vec<u32> {
    let mut points: Vec<_> = possibilities(&of(response))
        .flat_map(|one| [Some(one.condition.from), one.condition.until])
        .filter_map(|time| u32::try_from(time?.as_secs() / HOUR).ok())
        .filter(|hours| *hours > 0)
        .collect();
    points.sort_unstable();
    points.dedup();
    points
}

/// Returns a fetch for which only the response is known.
fn of(response: Response) -> Fetch {
    match response {
        Response::Status(status) => Fetch::status(status),
        Response::NetworkFailure => Fetch::network_failure(),
    }
}

fn possibilities(fetch: &Fetch) -> impl Iterator<Item = robotscope::availability::Possibility> {
    AvailabilityName::ALL.iter().flat_map(|name| name.availability().possibilities(fetch))
}

#[cfg(test)]
mod tests {
    use super::*;
    use robotscope::availability::Fetched;
    use robotscope::{Access, Agent, RobotsTxt, Target};

    fn matters(status: u16, hours: Option<u32>) -> [bool; 3] {
        let Matters { time, copy, site } = Outage { hours, ..Outage::default() }.matters(Response::Status(status));
        [time, copy, site]
    }

    #[test]
    fn asks_for_the_length_of_an_outage_first_and_only_for_facts_that_matter() {
        assert_eq!(matters(200, Some(900)), [false; 3]);
        assert_eq!(matters(304, None), [false, true, false], "RFC 9110, 15.4.5: the crawler uses its copy");
        assert_eq!(matters(503, None), [true, false, false], "the time comes first");
        // [google-robots-txt]: Google uses a copy from the 13th hour on. After 30 days, it matters whether the rest of the site is
        // available.
        assert_eq!(matters(503, Some(12)), [true, true, false]);
        assert_eq!(matters(503, Some(30 * 24)), [true, true, true]);
    }

    /// [google-robots-txt]: 12 hours and 30 days. RFC 9309, 2.3.1.4: 30 days.
    #[test]
    fn returns_the_documented_turning_points_of_an_outage() {
        assert_eq!(turning_points(Response::Status(503)), [12, 30 * 24]);
        assert_eq!(turning_points(Response::NetworkFailure), [12, 30 * 24]);
        assert!(turning_points(Response::Status(200)).is_empty());
    }

    #[test]
    fn omits_irrelevant_outage_facts_from_the_fetch() {
        let (last_good_copy, rest_of_site) = (Some(LastGoodCopy::Exists), Some(RestOfSite::Available));
        let outage = Outage { hours: Some(13), last_good_copy, rest_of_site };
        assert_eq!(outage.fetch(Response::Status(200)), Fetch::status(200));
        let fetch = outage.fetch(Response::NetworkFailure);
        assert_eq!((fetch.last_good_copy, fetch.rest_of_site), (Some(LastGoodCopy::Exists), None));
    }

    /// [google-robots-txt] documents these stages of an outage.
    #[test]
    fn googlebot_stops_crawling_then_uses_the_copy_then_checks_the_rest_of_the_site() {
        let (agent, target) = (Agent::named("Googlebot"), Target::parse("/private/a").unwrap());
        let access = |hours, last_good_copy, rest_of_site| {
            let outage = Outage { hours, last_good_copy, rest_of_site };
            let robots = RobotsTxt::parse("User-agent: *\nDisallow: /private/");
            Fetched::new(outage.fetch(Response::Status(503))).with_available_text(robots).check(&agent, &target).access()
        };
        let (exists, missing) = (Some(LastGoodCopy::Exists), Some(LastGoodCopy::Missing));
        assert_eq!(access(None, None, None), None);
        assert_eq!(access(Some(0), missing, None), Some(Access::Disallowed));
        assert_eq!(access(Some(12), exists, None), Some(Access::Disallowed));
        assert_eq!(access(Some(12), missing, None), Some(Access::Allowed));
        assert_eq!(access(Some(720), exists, Some(RestOfSite::Available)), Some(Access::Allowed));
        assert_eq!(access(Some(720), exists, Some(RestOfSite::Unavailable)), Some(Access::Disallowed));
    }
}
