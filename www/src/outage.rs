//! What is known of a robots.txt that cannot be fetched, beside what came back.

use std::time::Duration;

use robotscope::availability::{AvailabilityName, Effect, Fetch, LastGoodCopy, Response, RestOfSite};

/// What only time tells, and the crawler. What is not known is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outage {
    /// For how long it has been so.
    pub(crate) hours: Option<u32>,
    /// Whether there is a last good copy; if there is, it is the text in the pane.
    pub(crate) last_good_copy: Option<LastGoodCopy>,
    pub(crate) rest_of_site: Option<RestOfSite>,
}

/// On which of it the answer to some crawler depends.
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

    /// What some engine asks for, one thing after the other: the time decides what else is asked.
    pub(crate) fn matters(&self, response: Response) -> Matters {
        let time = possibilities(&of(response)).any(|one| !one.condition.from.is_zero() || one.condition.until.is_some());
        let known = Fetch { unreachable_for: self.time().filter(|_| time), ..of(response) };
        let is_asked = !time || self.hours.is_some();
        let of_copy = |effect| matches!(effect, Effect::LastGoodCopy(_));
        Matters {
            time,
            copy: is_asked && possibilities(&known).any(|one| one.condition.last_good_copy.is_some() || of_copy(one.effect)),
            site: is_asked && possibilities(&known).any(|one| one.condition.rest_of_site.is_some()),
        }
    }

    /// What came back, and of the rest what matters.
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
        self.hours.map(|hours| Duration::from_secs(u64::from(hours) * 3600))
    }
}

/// A fetch of which only the end is known.
fn of(response: Response) -> Fetch {
    match response {
        Response::Status(status) => Fetch::status(status),
        Response::NetworkFailure => Fetch::network_failure(),
    }
}

fn possibilities(fetch: &Fetch) -> impl Iterator<Item = robotscope::availability::Possibility> {
    AvailabilityName::ALL.iter().flat_map(|name| name.availability().possibilities(fetch))
}

/// A name of what is known of the copy, in links and in reports.
pub(crate) fn copy_name(copy: LastGoodCopy) -> &'static str {
    match copy {
        LastGoodCopy::Exists => "exists",
        LastGoodCopy::Missing => "missing",
    }
}

/// Likewise of the rest of the site.
pub(crate) fn site_name(site: RestOfSite) -> &'static str {
    match site {
        RestOfSite::Available => "available",
        RestOfSite::Unavailable => "unavailable",
    }
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
    fn only_what_some_engine_asks_for_matters() {
        assert_eq!(matters(200, Some(900)), [false; 3]);
        assert_eq!(matters(304, None), [false, true, false], "RFC 9110, 15.4.5: it is the copy");
        assert_eq!(matters(503, None), [true, false, false], "the time comes first");
        // [google-robots-txt]: Google asks for a copy from the 13th hour on, and for the rest of the site after 30 days.
        assert_eq!(matters(503, Some(12)), [true, true, false]);
        assert_eq!(matters(503, Some(30 * 24)), [true, true, true]);
    }

    #[test]
    fn what_does_not_matter_is_not_told() {
        let (last_good_copy, rest_of_site) = (Some(LastGoodCopy::Exists), Some(RestOfSite::Available));
        let outage = Outage { hours: Some(13), last_good_copy, rest_of_site };
        assert_eq!(outage.fetch(Response::Status(200)), Fetch::status(200));
        let fetch = outage.fetch(Response::NetworkFailure);
        assert_eq!((fetch.last_good_copy, fetch.rest_of_site), (Some(LastGoodCopy::Exists), None));
    }

    /// [google-robots-txt], stage by stage.
    #[test]
    fn google_goes_from_the_ban_to_the_copy_to_the_rest_of_the_site() {
        let (agent, target) = (Agent::named("Googlebot"), Target::parse("/private/a").unwrap());
        let access = |hours, last_good_copy, rest_of_site| {
            let outage = Outage { hours, last_good_copy, rest_of_site };
            let robots = RobotsTxt::parse("User-agent: *\nDisallow: /private/");
            Fetched::new(outage.fetch(Response::Status(503))).with_text_at_hand(robots).check(&agent, &target).access()
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
