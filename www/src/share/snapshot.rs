//! Saves and restores the state as texts with short names.
//!
//! | name | content |
//! |---|---|
//! | `w` | the view |
//! | `t` | the name that the user gave the case |
//! | `u`, `s`, `n` | the URL, the HTTP status of robots.txt, the date |
//! | `st`, `sc`, `sr` | how many hours robots.txt has been unreachable, whether a last good copy exists, whether the rest of the site is available |
//! | `r`, `h`, `m`, `d` | robots.txt, headers, HTML (markup), rendered HTML (DOM); each is left out if it is unknown |
//! | `o`, `oh`, `om`, `od` | a name of `How`, and the owner of each text (`TextSource`); if left out, the user entered the text for the URL |
//! | `l` | the names of the texts that come from a link |
//! | `e` | the name of the example, and which texts come from it |
//! | `b` | in links from the bookmarklet: what it could not collect (`state/import_notice.rs`) |
//! | `p` | the visible pane |
//! | `a` | the User-Agent that the user entered |
//! | `k` | the pins: crawlers by name, classes with the prefix `~` |
//! | `c`, `cq`, `x…` | in the table: the cell that is explained, the layout, the filters and the order (`table.rs`) |
//! | `u…`, `c…`, `g…` | the state of the other views: many URLs, comparison, generator (`tools.rs`) |
//!
//! The meaning of a name never changes, because links are permanent. Unknown names are ignored.

use std::rc::Rc;

use robotscope::evaluate::Source;

use crate::page::TextSource;
use crate::pin::Pin;
use crate::route::View;
use crate::state::{ImportNotice, Snapshot, State};

/// The maximum length of a list of URLs in links and drafts, in bytes.
const LONGEST_LIST: usize = 500_000;

fn name(source: Source) -> &'static str {
    match source {
        Source::RobotsTxt => "r",
        Source::Headers => "h",
        Source::Html => "m",
        Source::RenderedHtml => "d",
    }
}

/// Returns the short name under which the origin of a text (`TextSource`) is saved.
fn name_of_source(source: Source) -> &'static str {
    match source {
        Source::RobotsTxt => "o",
        Source::Headers => "oh",
        Source::Html => "om",
        Source::RenderedHtml => "od",
    }
}

impl State {
    /// Returns everything that a link or draft can contain.
    pub(crate) fn snapshot(&self) -> Snapshot {
        let mut snapshot = Snapshot::default();
        snapshot.put("w", self.view.as_str());
        snapshot.put_some("t", Some(&*self.name).filter(|name| !name.is_empty()));
        snapshot.put("u", &*self.page.url);
        snapshot.put("s", &*self.page.status);
        super::outage::save(&self.page.outage, &mut snapshot);
        snapshot.put("n", &*self.page.now);
        for source in Source::ALL {
            if let Some(text) = &self.page.pane(source).text {
                snapshot.put(name(source), text.clone());
            }
        }
        let given = || Source::ALL.into_iter().filter(|source| self.page.pane(*source).text.is_some());
        for source in Source::ALL {
            let TextSource { owner, how, .. } = self.page.text_source(source);
            // The status of a robots.txt without a text has an owner, too.
            if owner.is_some() || self.page.pane(source).text.is_some() {
                snapshot.put(name_of_source(source), format!("{} {}", how.as_str(), owner.as_deref().unwrap_or_default()));
            }
        }
        let linked: String = given().filter(|source| self.page.text_source(*source).is_linked).map(name).collect();
        snapshot.put_some("l", Some(&*linked).filter(|linked| !linked.is_empty()));
        let (example, shown) = self.page.example_shown();
        if !shown.is_empty() {
            let shown: String = shown.into_iter().map(name).collect();
            snapshot.put("e", format!("{example} {shown}"));
        }
        snapshot.put("p", self.page.pane.as_str());
        snapshot.put("a", &*self.page.user_agent);
        snapshot.put("k", self.page.pins.iter().map(|pin| pin.name()).collect::<Vec<_>>().join(","));
        super::table::save(&self.page.table, &mut snapshot);
        super::tools::save(self, &mut snapshot);
        snapshot
    }

    /// Replaces the state with the content of a link or draft.
    pub(crate) fn restore(&mut self, snapshot: &Snapshot) {
        let text = |name| Rc::<str>::from(snapshot.get(name).map_or("", |text| text));
        self.view = text("w").parse().unwrap_or(View::Page);
        self.name = text("t");
        self.page_mut().url = text("u");
        self.page_mut().status = text("s");
        self.page_mut().outage = super::outage::restore(snapshot);
        if let Some(now) = snapshot.get("n") {
            self.page_mut().now = Rc::from(&**now);
        }
        for source in Source::ALL {
            let given = snapshot.get(name(source)).map(|text| text.to_string());
            self.page_mut().replace(source, given);
        }
        let linked = text("l");
        for source in Source::ALL {
            let restored = self.page_mut().text_source_mut(source);
            restored.is_linked = linked.contains(name(source));
            if let Some((how, owner)) = snapshot.get(name_of_source(source)).and_then(|text| text.split_once(' ')) {
                restored.owner = Some(Rc::from(owner)).filter(|_| !owner.is_empty());
                restored.how = how.parse().unwrap_or_default();
            }
        }
        let (example, shown) = snapshot.get("e").and_then(|text| text.split_once(' ')).unwrap_or_default();
        self.page_mut().mark_example(example, |source| shown.contains(name(source)));
        self.page_mut().pane = text("p").parse().unwrap_or(Source::RobotsTxt);
        self.page_mut().user_agent = text("a");
        if let Some(pins) = snapshot.get("k") {
            self.page_mut().pins = pins.split(',').filter_map(Pin::of_name).collect();
        }
        self.page_mut().table = super::table::restore(snapshot);
        self.page_mut().is_fetch_undone = true;
        self.notice = snapshot.get("b").map(|names| ImportNotice::collected(names));
        self.har = None;
        super::tools::restore(self, snapshot);
    }

    /// Restores the content of a link. The texts then count as coming from the link, unless the bookmarklet created the link.
    pub(super) fn restore_link(&mut self, snapshot: &Snapshot) {
        self.restore(snapshot);
        if snapshot.get("b").is_none() {
            self.page_mut().mark_linked();
        }
    }

    /// Returns `true` if the list of URLs is too long for links and drafts: compressing it would be slow, and storage is limited.
    pub(super) fn is_list_too_long(&self) -> bool {
        self.urls.list.text.as_ref().is_some_and(|list| list.len() > LONGEST_LIST)
    }

    pub(super) fn link(&self) -> Snapshot {
        let mut snapshot = self.snapshot();
        if self.is_list_too_long() {
            snapshot.leave_out(&["ul", "ut"]);
        }
        snapshot
    }

    /// Returns the content of a draft. It contains the date only if the user chose one. A draft without a date uses the date on which it is
    /// opened.
    pub(super) fn draft(&self) -> Snapshot {
        let mut snapshot = self.link();
        if self.page.now == self.page.today {
            snapshot.leave_out(&["n"]);
        }
        snapshot
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Action;
    use crate::language::Language;
    use crate::page::{Cell, Chosen, How};
    use crate::{compare, generate, page, urls};
    use robotscope::directives::Moment;
    use yew::Reducible;

    fn start() -> Rc<State> {
        Rc::new(State::new(Language::English, Moment::from_unix(1_780_000_000)))
    }

    const CHOSEN: compare::Chosen = compare::Chosen { index: 2, before: 0, after: 7, is_allowed: true };

    fn edited() -> State {
        let actions = [
            Action::Page(page::Action::SetUrl("https://a.example/ü?b#c".to_owned())),
            Action::Page(page::Action::SetStatus("404".to_owned())),
            Action::Page(page::Action::SetNow("2030-01-01T00:00".to_owned())),
            Action::Page(page::Action::Edit(Source::RobotsTxt, "User-agent: *\n\0\u{FEFF}".into())),
            Action::Page(page::Action::Clear(Source::Headers)),
            Action::Page(page::Action::Edit(Source::Html, "".into())),
            Action::Page(page::Action::ShowPane(Source::Html)),
            Action::Page(page::Action::SetUserAgent("ExampleBot".to_owned())),
            Action::Page(page::Action::Pin(Pin::Crawler("YandexBot"))),
            Action::Page(page::Action::Pin(Pin::Crawler("Googlebot"))),
            Action::Urls(urls::Action::Edit("/a\n/b".into())),
            Action::Urls(urls::Action::Toggle("GPTBot")),
            Action::Urls(urls::Action::Add("ExampleBot/1.0".to_owned())),
            Action::ShowView(View::Compare),
            Action::Urls(urls::Action::Test),
            Action::Urls(urls::Action::Show(urls::Shown::Differ)),
            Action::Urls(urls::Action::Page(2)),
            Action::Compare(compare::Action::Choose(CHOSEN)),
            Action::Generate(generate::Action::Toggle(0, 1)),
            Action::ShowView(View::Generate),
        ];
        (*actions.into_iter().fold(start(), State::reduce)).clone()
    }

    #[test]
    fn restores_the_whole_state_from_a_snapshot() {
        let edited = edited();
        let mut state = (*start()).clone();
        state.restore(&edited.snapshot());
        assert_eq!(state.snapshot(), edited.snapshot());
        assert_eq!(
            (&*state.page.url, &*state.page.status, &*state.page.now),
            ("https://a.example/ü?b#c", "404", "2030-01-01T00:00")
        );
        assert_eq!(state.page.robots.text.as_deref(), Some("User-agent: *\n\0\u{FEFF}"));
        assert_eq!((state.page.headers.text.as_deref(), state.page.html.text.as_deref()), (None, Some("")));
        assert_eq!((state.urls.list.text.as_deref(), &state.urls.crawlers), (Some("/a\n/b"), &edited.urls.crawlers));
        assert!(!state.urls.crawlers.contains(&"GPTBot"));
        assert_eq!(*state.urls.entered, ["ExampleBot"]);
        assert_eq!((state.urls.shown, state.urls.page), (urls::Shown::Differ, 2));
        assert_eq!((&state.compare.after.text, state.compare.chosen), (&edited.page.robots.text, Some(CHOSEN)));
        assert_eq!(state.generate, edited.generate);
        assert_eq!((&state.page.pins, state.page.pins.last()), (&edited.page.pins, Some(&Pin::Crawler("YandexBot"))));
        assert_eq!(
            (state.view, state.page.pane, state.page.table.chosen),
            (View::Generate, Source::Html, Some(Cell::row(Chosen::Custom)))
        );
    }

    #[test]
    fn snapshots_contain_the_rendered_html_only_if_it_is_known() {
        assert_eq!(edited().snapshot().get("d"), None);
        let actions = [
            Action::Page(page::Action::Edit(Source::RenderedHtml, "<p>".into())),
            Action::Page(page::Action::ShowPane(Source::RenderedHtml)),
        ];
        let state = actions.into_iter().fold(Rc::new(edited()), State::reduce);
        let mut restored = (*start()).clone();
        restored.restore(&state.snapshot());
        assert_eq!(restored.page.rendered.text.as_deref(), Some("<p>"));
        assert_eq!(restored.page.pane, Source::RenderedHtml);
        restored.restore(&edited().snapshot());
        assert_eq!(restored.page.rendered.text, None);
    }

    #[test]
    fn restores_a_requested_test_of_the_url_list() {
        let mut state = (*start()).clone();
        state.restore(&start().snapshot());
        assert_eq!(state.urls.test, None);
        state.restore(&start().reduce(Action::Urls(urls::Action::Test)).snapshot());
        assert!(state.urls.test.is_some());
    }

    #[test]
    fn links_and_drafts_omit_a_url_list_that_is_too_long_but_keep_robots_txt() {
        let list = "a".repeat(LONGEST_LIST + 1);
        let state = start().reduce(Action::Urls(urls::Action::Edit(list.into())));
        assert!(state.is_list_too_long());
        assert!(state.snapshot().get("ul").is_some());
        for snapshot in [state.link(), state.draft()] {
            assert_eq!((snapshot.get("ul"), snapshot.get("r")), (None, state.page.robots.text.as_ref()));
        }
    }

    #[test]
    fn ignores_unknown_names_and_malformed_values() {
        let mut snapshot = Snapshot::default();
        for (name, text) in [("w", "nowhere"), ("p", "x"), ("c", "NoSuchBot"), ("zz", "from tomorrow"), ("u", "\u{202E}<script>")]
        {
            snapshot.put(name, text);
        }
        let mut state = (*start()).clone();
        state.restore(&snapshot);
        assert_eq!((state.view, state.page.pane, state.page.table.chosen), (View::Page, Source::RobotsTxt, None));
        assert_eq!(
            (&*state.page.url, state.page.robots.text.as_deref(), state.page.headers.text.as_deref()),
            ("\u{202E}<script>", None, None)
        );
    }

    #[test]
    fn drafts_contain_the_date_only_if_the_user_chose_it() {
        assert!(start().draft().get("n").is_none());
        assert!(start().snapshot().get("n").is_some());
        assert_eq!(edited().draft().get("n").map(|now| &**now), Some("2030-01-01T00:00"));
    }

    #[test]
    fn drafts_contain_the_owner_and_origin_of_each_text() {
        let actions = [
            Action::Page(page::Action::SetUrl("https://a.example/x".to_owned())),
            Action::Page(page::Action::Edit(Source::Headers, "server: x".into())),
            Action::Page(page::Action::Edit(Source::Html, "<p>".into())),
            Action::Page(page::Action::SetUrl("https://a.example/y".to_owned())),
        ];
        let mut state = (*actions.into_iter().fold(start(), State::reduce)).clone();
        state.page_mut().mark(&[Source::Headers], How::Recorded);
        state.page_mut().mark(&[Source::Html], How::Fetched);
        let mut restored = (*start()).clone();
        restored.restore(&state.draft());
        assert_eq!(restored.page.sources, state.page.sources);
        let words = restored.page.described_origins().into_iter().map(|(words, _)| words).collect::<Vec<_>>();
        assert_eq!(words, ["unknown", "from a HAR file, for a.example/x", "fetched, for a.example/x"]);
    }

    #[test]
    fn drafts_contain_the_origin_of_a_robots_txt_of_which_only_the_status_is_known() {
        let mut state = (*start()).clone();
        state.page_mut().url = "https://y.example/".into();
        state.page_mut().clear(Source::RobotsTxt);
        state.page_mut().set_status(404);
        state.page_mut().assign_to(Source::RobotsTxt, "https://x.example");
        let mut restored = (*start()).clone();
        restored.restore(&state.draft());
        assert_eq!(restored.page.basis(Source::RobotsTxt), page::Basis::Condition("https://y.example".into()));
    }

    #[test]
    fn a_restored_draft_marks_unedited_texts_as_from_a_link() {
        let origins = |state: &State| state.page.described_origins().into_iter().map(|(words, _)| words).collect::<Vec<_>>();
        let mut state = (*start()).clone();
        state.restore_link(&edited().link());
        assert_eq!(origins(&state), ["from a link, for a.example", "unknown", "from a link"]);
        let mut restored = (*start()).clone();
        restored.restore(&state.draft());
        assert_eq!(origins(&restored), origins(&state));
        let edit = Action::Page(page::Action::Edit(Source::Html, "<p>".into()));
        assert_eq!(origins(&Rc::new(restored).reduce(edit)), ["from a link, for a.example", "unknown", "your text"]);
        // A link to an example shows the example, and the bookmarklet's link contains the user's own texts.
        state.restore_link(&start().link());
        assert_eq!(origins(&state), ["example"]);
        let mut collected = edited().link();
        collected.put("b", "");
        state.restore_link(&collected);
        assert_eq!(origins(&state), ["your text, for a.example", "unknown", "your text"]);
    }
}
