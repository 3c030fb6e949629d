//! The origin of the robots.txt, and its relation to the URL.

use std::rc::Rc;

use robotscope::Target;
use robotscope::availability::Response;

use super::PageState;
use crate::origin::origin_of;

/// The robots.txt's origin, and whether it was fetched.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct RobotsSource {
    /// The origin that the robots.txt belongs to, or `None` until the user has entered a URL with a host.
    pub(crate) origin: Option<Rc<str>>,
    /// `true` if the service fetched the text and the user has not edited it.
    pub(crate) is_fetched: bool,
}

/// The result of comparing the robots.txt's origin with the URL's origin. It determines the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Basis {
    Applies,
    /// Neither a text nor an HTTP status is known for robots.txt.
    Unknown,
    /// The user entered the text for another origin. The answer is valid only if the URL's origin has the same robots.txt. This variant
    /// contains the URL's origin.
    Condition(Rc<str>),
    /// The text was fetched from this origin, but the URL is on another origin.
    OtherOrigin(Rc<str>),
}

impl PageState {
    /// Returns the URL's origin, if it has one.
    pub(crate) fn url_origin(&self) -> Option<Rc<str>> {
        origin_of_url(&self.url)
    }

    /// Compares the robots.txt's origin with the URL's origin.
    pub(crate) fn basis(&self) -> Basis {
        // Some statuses, such as 404, decide without a text.
        if self.robots.text.is_none() && matches!(self.response(), None | Some(Response::Status(200..300))) {
            return Basis::Unknown;
        }
        let RobotsSource { origin, is_fetched } = &self.robots_source;
        match (origin, self.url_origin()) {
            (Some(given), Some(of_url)) if *given != of_url && *is_fetched => Basis::OtherOrigin(Rc::clone(given)),
            (Some(given), Some(of_url)) if *given != of_url => Basis::Condition(of_url),
            _ => Basis::Applies,
        }
    }

    /// Assigns the robots.txt to the URL's origin, unless it already has an origin.
    pub(crate) fn assign_robots(&mut self) {
        if self.robots.text.is_some() && self.robots_source.origin.is_none() {
            self.robots_source.origin = self.url_origin();
        }
    }

    /// Returns `true` if the robots.txt has no origin yet, and the URL's origin is followed by a path. Otherwise, the host may be half-typed.
    pub(crate) fn can_assign_robots(&self) -> bool {
        let url = self.url.trim();
        let is_before_host = |scheme: &str| scheme.is_empty() || scheme.ends_with(':');
        let rest = url.split_once("//").filter(|(scheme, _)| is_before_host(scheme)).map_or(url, |(_, rest)| rest);
        self.robots.text.is_some() && self.robots_source.origin.is_none() && self.url_origin().is_some() && rest.contains('/')
    }

    /// Assigns the robots.txt to the origin that it was requested from.
    pub(crate) fn assign_robots_to(&mut self, origin: &str) {
        self.robots_source.origin = origin_of_url(origin);
    }

    /// Applies a fetched robots.txt to URLs on other origins. The answer then mentions this condition.
    pub(super) fn use_robots_anyway(&mut self) {
        self.robots_source.is_fetched = false;
    }
}

fn origin_of_url(url: &str) -> Option<Rc<str>> {
    origin_of(&Target::parse(url).ok()?)
}

#[cfg(test)]
mod tests {
    use robotscope::directives::Moment;
    use robotscope::evaluate::Source;

    use super::super::Action;
    use super::*;

    fn at(url: &str) -> PageState {
        let mut state = PageState::new(Moment::from_unix(1_780_000_000));
        state.replace(Source::RobotsTxt, None);
        state.reduce(Action::SetUrl(url.to_owned()));
        state
    }

    fn moved(mut state: PageState, url: &str) -> Basis {
        state.reduce(Action::SetUrl(url.to_owned()));
        state.basis()
    }

    fn given(url: &str) -> PageState {
        let mut state = at(url);
        state.replace(Source::RobotsTxt, Some("User-agent: *".to_owned()));
        state
    }

    #[test]
    fn robots_txt_is_unknown_until_its_text_or_status_is_entered() {
        let mut state = at("https://a.example/");
        assert_eq!((state.basis(), state.fetch()), (Basis::Unknown, None));
        state.reduce(Action::SetStatus("404".to_owned()));
        assert_eq!(state.basis(), Basis::Applies);
        assert_eq!(given("/path").basis(), Basis::Applies);
    }

    /// RFC 9309, 2.3: a robots.txt applies to one scheme, host and port.
    #[test]
    fn applies_an_entered_text_to_other_origins_only_under_a_condition() {
        assert_eq!(moved(given("https://a.example/x"), "https://a.example/y?z"), Basis::Applies);
        assert_eq!(moved(given("a.example"), "/y"), Basis::Applies);
        for other in ["https://b.example/", "http://a.example/", "https://a.example:8443/"] {
            assert!(matches!(moved(given("https://a.example/"), other), Basis::Condition(_)), "{other}");
        }
    }

    #[test]
    fn assigns_a_text_to_the_first_origin_entered_after_it() {
        let mut state = given("");
        state.reduce(Action::SetUrl("https://a.example/".to_owned()));
        state.reduce(Action::CommitUrl);
        assert_eq!(state.basis(), Basis::Applies);
        assert_eq!(moved(state, "https://b.example/"), Basis::Condition("https://b.example".into()));
    }

    #[test]
    fn a_text_can_be_assigned_before_the_user_leaves_the_field_only_if_the_host_is_complete() {
        for (url, can) in [
            ("https://a.example/", true),
            ("//a.example/b", true),
            ("a.example/b//c", true),
            ("https://a.example", false),
            ("https://a.example?b=/", true),
            ("a.example", false),
            ("/b//c", false),
            ("", false),
        ] {
            let mut state = given("");
            state.reduce(Action::SetUrl(url.to_owned()));
            assert_eq!(state.can_assign_robots(), can, "{url}");
            state.reduce(Action::CommitUrl);
            assert!(!state.can_assign_robots(), "{url} was assigned");
        }
        assert!(!at("https://a.example/").can_assign_robots(), "there is no text");
    }

    #[test]
    fn applies_a_fetched_text_to_another_origin_only_at_the_users_request() {
        let mut state = given("https://a.example/");
        state.robots_source.is_fetched = true;
        assert_eq!(moved(state.clone(), "https://b.example/"), Basis::OtherOrigin("https://a.example".into()));
        state.reduce(Action::SetUrl("https://b.example/".to_owned()));
        assert_eq!(state.fetch(), None);
        state.reduce(Action::UseRobotsAnyway);
        assert_eq!(state.basis(), Basis::Condition("https://b.example".into()));
        assert!(state.fetch().is_some());
    }

    #[test]
    fn editing_a_fetched_text_keeps_its_origin() {
        let mut state = given("https://a.example/");
        state.robots_source.is_fetched = true;
        state.reduce(Action::SetUrl("https://b.example/".to_owned()));
        state.reduce(Action::Edit(Source::RobotsTxt, "#".into()));
        assert_eq!(state.basis(), Basis::Condition("https://b.example".into()));
    }
}
