//! Tracks the origin or page of each text, and whether the text applies to the URL.

use std::rc::Rc;

use robotscope::Target;
use robotscope::availability::Response;
use robotscope::evaluate::Source;
use robotscope::names::plain_names;

use super::PageState;
use crate::origin::{origin_of, page_of};

plain_names! {
    /// The way in which a text arrived. Links and drafts contain the names.
    #[derive(Default)]
    pub(crate) enum How {
        #[default]
        Given = "given",
        /// A HAR file contained the text, and the user has not edited it.
        Recorded = "har",
        /// The service fetched the text, and the user has not edited it.
        Fetched = "fetched",
        /// Like `Fetched`, but the user has chosen to apply the text to other origins or pages.
        AppliedAnyway = "fetched-anyway",
    }
}

/// The owner of a text, and the way in which the text arrived.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct TextSource {
    /// For a robots.txt, its origin. For the page's texts, the URL of their page. `None` until the user has entered a URL with a host.
    pub(crate) owner: Option<Rc<str>>,
    /// `true` if the user may still be typing the URL of the owner, which is an origin or a page.
    pub(super) is_half_typed: bool,
    pub(crate) how: How,
    /// `true` if a link contained the text, and the user has not edited it.
    pub(crate) is_linked: bool,
}

/// The way in which a text applies to the URL, if it applies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Basis {
    Applies,
    /// The text is unknown and, for a robots.txt, the HTTP status alone does not decide.
    Unknown,
    /// The text belongs to another origin or page, and either was not fetched or is applied anyway. The answer is valid only if the URL's
    /// origin or page has the same text. This variant contains the URL's origin or page.
    Condition(Rc<str>),
    /// The text was fetched from this origin or page, but the URL belongs to another.
    Other(Rc<str>),
}

impl PageState {
    pub(crate) fn text_source(&self, source: Source) -> &TextSource {
        let [robots, headers, html, rendered] = &self.sources;
        match source {
            Source::RobotsTxt => robots,
            Source::Headers => headers,
            Source::Html => html,
            Source::RenderedHtml => rendered,
        }
    }

    pub(crate) fn text_source_mut(&mut self, source: Source) -> &mut TextSource {
        let [robots, headers, html, rendered] = &mut self.sources;
        match source {
            Source::RobotsTxt => robots,
            Source::Headers => headers,
            Source::Html => html,
            Source::RenderedHtml => rendered,
        }
    }

    /// Returns the URL's origin, if it has one.
    pub(crate) fn url_origin(&self) -> Option<Rc<str>> {
        origin_of(&Target::parse(&self.url).ok()?)
    }

    /// Returns the way in which a text applies to the URL.
    pub(crate) fn basis(&self, source: Source) -> Basis {
        // Some statuses of robots.txt, such as 404, decide without a text.
        let is_status_enough =
            || source == Source::RobotsTxt && !matches!(self.response(), None | Some(Response::Status(200..300)));
        if self.pane(source).text.is_none() && !is_status_enough() {
            return Basis::Unknown;
        }
        let TextSource { owner, is_half_typed, how, .. } = self.text_source(source);
        let Some((owner, target)) = owner.as_ref().zip(Target::parse(&self.url).ok()) else { return Basis::Applies };
        let of_url = match owner_in(&target, source) {
            Some(of_url) if of_url == *owner || *is_half_typed && owner.starts_with(&*of_url) => return Basis::Applies,
            Some(of_url) => of_url,
            None if source == Source::RobotsTxt => return Basis::Applies,
            // If the URL is a path without a host, compare only the paths.
            None if Target::parse(owner).is_ok_and(|owner| owner.path() == target.path()) => return Basis::Applies,
            None => target.path().into(),
        };
        if *how == How::Fetched { Basis::Other(Rc::clone(owner)) } else { Basis::Condition(of_url) }
    }

    /// Returns a text, unless it is unknown or was fetched from another origin or page.
    pub(crate) fn applying_text(&self, source: Source) -> Option<&crate::text::Text> {
        self.pane(source).text.as_ref().filter(|_| !matches!(self.basis(source), Basis::Other(_)))
    }

    /// Returns the source of a text that the user enters now.
    pub(super) fn source_now(&self, source: Source) -> TextSource {
        TextSource { owner: self.owner(source), is_half_typed: is_host_half_typed(&self.url), ..TextSource::default() }
    }

    /// Returns the owner of a text that the user enters now. Returns `None` if the URL has no host or is a single word.
    fn owner(&self, source: Source) -> Option<Rc<str>> {
        let is_word = is_host_half_typed(&self.url) && !self.url.contains("://");
        owner_in(&Target::parse(&self.url).ok().filter(|_| !is_word)?, source)
    }

    /// Assigns each text to the URL's origin or page, unless the text already has an owner.
    pub(crate) fn assign_texts(&mut self) {
        for source in Source::ALL {
            self.assign(source);
            let is_half_typed = is_host_half_typed(&self.url) && self.text_source(source).owner == self.owner(source);
            self.text_source_mut(source).is_half_typed = is_half_typed;
        }
    }

    /// Assigns each text to the URL at which the user pauses, unless the text already has an owner. The user may continue the path.
    pub(super) fn assign_for_now(&mut self) {
        for source in Source::ALL {
            if self.assign(source) {
                self.text_source_mut(source).is_half_typed = source != Source::RobotsTxt;
            }
        }
    }

    /// Assigns a text to the URL's origin or page, unless the text already has an owner. Returns `true` if the text got an owner.
    fn assign(&mut self, source: Source) -> bool {
        let is_without_owner = self.pane(source).text.is_some() && self.text_source(source).owner.is_none();
        if is_without_owner {
            self.text_source_mut(source).owner = self.owner(source);
        }
        is_without_owner && self.text_source(source).owner.is_some()
    }

    /// Replaces the URL. If the new URL continues the half-typed URL of a text's owner, the text then belongs to the new URL's origin or
    /// page.
    pub(super) fn set_url(&mut self, url: &str) {
        self.url = url.into();
        for source in Source::ALL.into_iter().filter(|source| self.text_source(*source).is_half_typed).collect::<Vec<_>>() {
            let of_url = self.owner(source);
            let owner = &mut self.text_source_mut(source).owner;
            if owner.as_ref().zip(of_url.as_ref()).is_some_and(|(owner, of_url)| continues(owner, of_url)) {
                *owner = of_url;
            }
        }
    }

    /// Returns `true` if a text has no owner yet, and the URL has an origin and contains a slash after the start of the host. Without this
    /// slash, the host may be half-typed.
    pub(crate) fn can_assign_texts(&self) -> bool {
        let is_without_owner = |source: &Source| self.pane(*source).text.is_some() && self.text_source(*source).owner.is_none();
        Source::ALL.iter().any(is_without_owner) && self.url_origin().is_some() && without_scheme(&self.url).contains('/')
    }

    /// Assigns a text to the URL from which it was requested.
    pub(crate) fn assign_to(&mut self, source: Source, url: &str) {
        self.text_source_mut(source).owner = Target::parse(url).ok().and_then(|target| owner_in(&target, source));
    }

    /// Records how these texts arrived.
    pub(crate) fn mark(&mut self, sources: &[Source], how: How) {
        sources.iter().for_each(|source| self.text_source_mut(*source).how = how);
    }

    /// Records that all texts arrived in a link.
    pub(crate) fn mark_linked(&mut self) {
        for source in Source::ALL {
            self.text_source_mut(source).is_linked = self.pane(source).text.is_some();
        }
    }

    /// Applies fetched texts although they belong to another origin or page. The answer then names this condition.
    pub(super) fn use_anyway(&mut self, sources: &[Source]) {
        for source in sources {
            let how = &mut self.text_source_mut(*source).how;
            if *how == How::Fetched {
                *how = How::AppliedAnyway;
            }
        }
    }
}

/// Returns the origin or the page of a URL, depending on the text. Returns `None` for a path.
fn owner_in(target: &Target, source: Source) -> Option<Rc<str>> {
    if source == Source::RobotsTxt { origin_of(target) } else { page_of(target) }
}

fn without_scheme(url: &str) -> &str {
    let url = url.trim();
    let is_before_host = |scheme: &str| scheme.is_empty() || scheme.ends_with(':');
    url.split_once("//").filter(|(scheme, _)| is_before_host(scheme)).map_or(url, |(_, rest)| rest)
}

/// Returns `true` if the URL ends in a host that may be half-typed: a name without a dot and without a port.
fn is_host_half_typed(url: &str) -> bool {
    let rest = without_scheme(url);
    !rest.contains(['/', '.', ':']) && rest != "localhost"
}

/// Returns `true` if a URL continues the half-typed URL of an owner, either its path or its host.
fn continues(owner: &str, url: &str) -> bool {
    let typed = owner.strip_suffix('/').filter(|origin| is_host_half_typed(origin)).unwrap_or(owner);
    url.starts_with(typed)
}

#[cfg(test)]
mod tests {
    use robotscope::directives::Moment;

    use super::super::{Action, Premises};
    use super::*;
    use crate::page::Inputs;

    fn at(url: &str) -> PageState {
        let mut state = PageState::new(Moment::from_unix(1_780_000_000));
        Source::ALL.into_iter().for_each(|source| state.clear(source));
        state.reduce(Action::SetUrl(url.to_owned()));
        state
    }

    fn moved(mut state: PageState, url: &str) -> Basis {
        state.reduce(Action::SetUrl(url.to_owned()));
        state.basis(Source::RobotsTxt)
    }

    fn given(url: &str) -> PageState {
        let mut state = at(url);
        state.replace(Source::RobotsTxt, Some("User-agent: *".to_owned()));
        state
    }

    #[test]
    fn robots_txt_is_unknown_until_its_text_or_status_is_entered() {
        let mut state = at("https://a.example/");
        assert_eq!((state.basis(Source::RobotsTxt), state.fetch(), state.fetch_of_text()), (Basis::Unknown, None, None));
        state.reduce(Action::SetStatus("404".to_owned()));
        assert_eq!(state.basis(Source::RobotsTxt), Basis::Applies);
        assert_eq!(given("/path").basis(Source::RobotsTxt), Basis::Applies);
    }

    /// RFC 9309, 2.3: a robots.txt applies to one scheme, host and port.
    #[test]
    fn applies_an_entered_text_to_a_different_origin_only_under_a_condition() {
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
        assert_eq!(state.basis(Source::RobotsTxt), Basis::Applies);
        assert_eq!(moved(state, "https://b.example/"), Basis::Condition("https://b.example".into()));
    }

    #[test]
    fn assigns_a_text_before_the_user_leaves_the_url_field_only_if_the_host_is_complete() {
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
            assert_eq!(state.can_assign_texts(), can, "{url}");
            state.reduce(Action::CommitUrl);
            assert!(!state.can_assign_texts(), "{url} was assigned");
        }
        assert!(!at("https://a.example/").can_assign_texts(), "there is no text");
    }

    #[test]
    fn applies_a_fetched_text_to_a_different_origin_only_if_the_user_chooses_to() {
        let mut state = given("https://a.example/");
        state.mark(&[Source::RobotsTxt], How::Fetched);
        assert_eq!(moved(state.clone(), "https://b.example/"), Basis::Other("https://a.example".into()));
        state.reduce(Action::SetUrl("https://b.example/".to_owned()));
        assert_eq!((state.fetch(), state.fetch_of_text().is_some()), (None, true));
        state.reduce(Action::UseAnyway(vec![Source::RobotsTxt]));
        assert_eq!(state.basis(Source::RobotsTxt), Basis::Condition("https://b.example".into()));
        assert!(state.fetch().is_some());
    }

    #[test]
    fn applies_a_fetched_text_to_a_different_origin_under_a_condition_after_an_edit() {
        let mut state = given("https://a.example/");
        state.mark(&[Source::RobotsTxt], How::Fetched);
        state.reduce(Action::SetUrl("https://b.example/".to_owned()));
        state.reduce(Action::Edit(Source::RobotsTxt, "#".into()));
        assert_eq!(state.basis(Source::RobotsTxt), Basis::Condition("https://b.example".into()));
    }

    /// Enters the URLs one after the other, and returns how the headers relate to each.
    fn of_headers(mut state: PageState, urls: &[&str]) -> Vec<Basis> {
        let mut typed = |url: &&str| {
            state.reduce(Action::SetUrl((*url).to_owned()));
            state.basis(Source::Headers)
        };
        urls.iter().map(&mut typed).collect()
    }

    fn with_headers(url: &str) -> PageState {
        let mut state = at(url);
        state.replace(Source::Headers, Some("x-robots-tag: noindex".to_owned()));
        state
    }

    /// RFC 9110, 7.1: the fragment is not part of the request.
    #[test]
    fn applies_the_headers_of_a_page_to_a_different_page_only_under_a_condition() {
        let same = ["https://a.example/x?y", "https://a.example/x?y#z", "a.example/x?y", "/x?y"];
        assert_eq!(of_headers(with_headers("https://a.example/x?y"), &same), [(); 4].map(|()| Basis::Applies));
        let others = ["https://a.example/x", "https://a.example/X?y", "http://a.example/x?y", "/x"];
        let conditions = others.map(|url| Basis::Condition(url.into()));
        assert_eq!(of_headers(with_headers("https://a.example/x?y"), &others), conditions);
    }

    #[test]
    fn headers_of_an_unknown_page_belong_to_the_first_page_entered_afterwards() {
        let mut state = with_headers("/x");
        assert_eq!(of_headers(state.clone(), &["/y", "https://a.example/z"]), [Basis::Applies, Basis::Applies]);
        state.reduce(Action::SetUrl("https://a.example/z".to_owned()));
        // While the user types a path, it is unknown where the path ends.
        state.reduce(Action::PauseInUrl);
        assert_eq!(of_headers(state.clone(), &["https://a.example/z/1"]), [Basis::Applies]);
        state.reduce(Action::CommitUrl);
        assert_eq!(of_headers(state, &["https://b.example/z"]), [Basis::Condition("https://b.example/z".into())]);
    }

    #[test]
    fn headers_belong_to_the_url_at_which_the_user_pauses_typing() {
        let mut state = with_headers("");
        state.reduce(Action::SetUrl("https://a.example/x".to_owned()));
        assert!(state.can_assign_texts());
        state.reduce(Action::PauseInUrl);
        let urls = ["https://a.example/xy", "https://a.example/x", "https://a.example/", "https://a.example/y"];
        let condition = Basis::Condition("https://a.example/y".into());
        let expected = [Basis::Applies, Basis::Applies, Basis::Applies, condition.clone()];
        assert_eq!(of_headers(state.clone(), &urls), expected);
        state.reduce(Action::SetUrl("https://a.example/y".to_owned()));
        state.reduce(Action::CommitUrl);
        assert_eq!(state.basis(Source::Headers), condition);
        assert!(state.headers.text.is_some());
        // After Enter, a shorter URL is another page.
        assert_eq!(of_headers(state, &["https://a.example/"]), [Basis::Condition("https://a.example/".into())]);
    }

    #[test]
    fn applies_fetched_headers_to_a_different_page_only_if_the_user_chooses_to() {
        let mut state = with_headers("https://a.example/x");
        state.mark(&[Source::Headers], How::Fetched);
        state.reduce(Action::SetUrl("https://a.example/y".to_owned()));
        assert_eq!(state.basis(Source::Headers), Basis::Other("https://a.example/x".into()));
        assert!(Inputs::of(&state).page().headers.is_none());
        let words = "The headers are from a.example/x, so they do not count.";
        assert_eq!(state.premises().other_page, Some((words.to_owned(), vec![Source::Headers])));
        state.reduce(Action::UseAnyway(vec![Source::Headers]));
        assert_eq!(state.premises().condition.as_deref(), Some("If a.example/y has these headers:"));
        assert!(Inputs::of(&state).page().headers.is_some());
        state.reduce(Action::SetUrl("https://a.example/x".to_owned()));
        assert_eq!(state.premises(), Premises::default());
    }

    #[test]
    fn names_all_conditions_in_one_sentence() {
        let mut state = with_headers("https://a.example/x");
        state.replace(Source::RobotsTxt, Some(String::new()));
        state.replace(Source::Html, Some("<p>".to_owned()));
        state.reduce(Action::SetUrl("https://b.example/".to_owned()));
        let words = "If b.example serves this robots.txt and b.example/ has these headers and this HTML:";
        assert_eq!(state.premises().condition.as_deref(), Some(words));
    }

    #[test]
    fn does_not_assign_a_text_to_a_url_that_is_a_single_word() {
        for word in ["ex", "//ex"] {
            let mut state = given("");
            state.reduce(Action::SetUrl(word.to_owned()));
            assert!(!state.can_assign_texts());
            state.reduce(Action::CommitUrl);
            assert_eq!(moved(state.clone(), "https://example.com/"), Basis::Applies, "{word}");
            state.replace(Source::RobotsTxt, Some(String::new()));
            assert_eq!(moved(state, "https://example.com/"), Basis::Applies, "{word}");
        }
    }

    #[test]
    fn accepts_a_host_without_a_dot_after_a_scheme_until_the_user_types_more() {
        for whole in ["https://intranet", "http://localhost", "http://intranet:80", "http://intranet/"] {
            let mut entered = given("");
            entered.reduce(Action::SetUrl(whole.to_owned()));
            entered.reduce(Action::CommitUrl);
            for state in [given(whole), entered] {
                assert_eq!(moved(state.clone(), whole), Basis::Applies, "{whole}");
                assert!(matches!(moved(state, "https://b.example/"), Basis::Condition(_)), "{whole}");
            }
        }
        assert_eq!(moved(given("https://ex"), "https://example.com/"), Basis::Applies);
        assert_eq!(
            of_headers(with_headers("https://ex"), &["https://ex", "https://example.com/"]),
            [Basis::Applies, Basis::Applies]
        );
        assert!(matches!(moved(given("https://ex/"), "https://example.com/"), Basis::Condition(_)));
    }
}
