//! Decides where to place imported content.

use std::rc::Rc;

use robotscope::Target;
use robotscope::evaluate::Source;

use super::response::body;
use crate::compare::{self, Mode, Version};
use crate::intake::{
    Fetched, FetchedPage, FetchedRobots, HarPage, Imported, ImportedText, Kind, Refusal, is_sitemap_index, join_header_lines,
    recognise,
};
use crate::origin::origin_of;
use crate::page::{How, ROOT};
use crate::route::View;
use crate::state::{HarRobots, Item, Outcome, Shortcoming, State};
use crate::urls;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// The destination depends on the kind of content and the current view.
    View,
    Pane(Source),
    List,
    Version(Version),
}

impl State {
    pub(crate) fn import(&mut self, imported: Imported, aim: Aim) {
        match imported {
            Imported::Texts(texts) => self.with_undo(|state| {
                let aims = state.aims(&texts, aim);
                let items = texts.into_iter().zip(aims).map(|(imported, aim)| Item {
                    name: Rc::clone(&imported.name),
                    is_utf16: imported.is_utf16,
                    outcome: state.place(imported, aim),
                });
                items.collect()
            }),
            Imported::Har(har) => {
                self.har = Some(har);
                // Switch to the page view, because it shows the list of requests.
                self.view = View::Page;
            }
            Imported::HarPage(page) => {
                self.har = None;
                self.with_undo(|state| state.place_har_page(*page));
            }
            Imported::FetchStarted(url) => self.with_undo(|state| {
                state.page_mut().begin_fetch();
                Item::of_page("", Outcome::Fetching(url))
            }),
            Imported::FetchFailed => self.end_failed_fetch(),
            Imported::Fetched(_) if self.page.is_fetch_undone => {}
            Imported::Fetched(fetched) => {
                // The notice is about the fetch or about a change during the fetch. One Undo reverts the fetch and that change.
                let started = self.notice.take();
                self.with_undo(|state| state.place_fetched(*fetched));
                if let Some((started, notice)) = started.zip(self.notice.as_mut()) {
                    let changes = started.items.iter().filter(|item| {
                        !matches!(
                            item.outcome,
                            Outcome::Fetching(_) | Outcome::FetchFailed(_) | Outcome::Fetched(_) | Outcome::NotFetched(_)
                        )
                    });
                    notice.items = changes.chain(&*notice.items).cloned().collect();
                    notice.before = started.before.or(notice.before.take());
                }
            }
            Imported::Served(served) => self.page_mut().set_served(served),
        }
    }

    /// Restores the texts that a failed fetch has removed. If the user has entered a text meanwhile, only offers to restore them, because
    /// the text may be about another page. If the first text of the fetch has already arrived, keeps it.
    fn end_failed_fetch(&mut self) {
        let Some(notice) = &mut self.notice else { return };
        let Some(Item { outcome: Outcome::Fetching(url), .. }) = notice.items.first() else { return };
        if self.page.is_given() {
            notice.items = Item::of_page("", Outcome::FetchFailed(Rc::clone(url))).into();
        } else {
            self.undo();
        }
    }

    /// Moves a pane's text to the pane or view where it belongs.
    pub(crate) fn sort(&mut self, source: Source) {
        self.with_undo(|state| {
            let text = state.page.pane(source).text.as_deref().unwrap_or_default().to_owned();
            state.page_mut().clear(source);
            let imported = ImportedText { name: "".into(), content: Ok(text), is_utf16: false };
            Item::of_page("", state.place(imported, Aim::View))
        });
    }

    /// Assigns the texts to the URL that the user has entered. If the URL field contains directives, moves them to the headers instead.
    pub(crate) fn commit_url(&mut self) {
        if recognise("", &self.page.url) != Kind::Directives {
            return self.page_mut().assign_texts();
        }
        self.with_undo(|state| {
            let directives = std::mem::replace(&mut state.page_mut().url, ROOT.into());
            let imported = ImportedText { name: "".into(), content: Ok(directives.to_string()), is_utf16: false };
            Item::of_page(&directives, state.place(imported, Aim::View))
        });
    }

    fn place_har_page(&mut self, found: HarPage) -> Vec<Item> {
        let is_robots_own = self.page.is_users_own(Source::RobotsTxt);
        let mut recorded = vec![Source::Headers, Source::Html];
        let page = self.page_mut();
        page.url = found.url.as_str().into();
        page.replace(Source::Headers, Some(found.headers));
        page.replace(Source::Html, found.html);
        page.clear(Source::RenderedHtml);
        let robots = match found.robots {
            Some((status, text)) => {
                page.replace(Source::RobotsTxt, Some(text));
                page.set_status(status);
                recorded.push(Source::RobotsTxt);
                HarRobots::InFile
            }
            // Keep the user's own robots.txt. It belongs to an origin, which determines whether the file applies to the new URL.
            None if is_robots_own => {
                page.assign_texts();
                HarRobots::Kept
            }
            None => {
                page.clear(Source::RobotsTxt);
                HarRobots::Unknown
            }
        };
        page.mark(&recorded, How::Recorded);
        let outcome = Outcome::Har { url: self.page.url.clone(), robots };
        vec![Item { name: found.file, outcome, is_utf16: false }]
    }

    /// Fills in robots.txt if it is still unknown. Fills in the headers and the HTML if both are still unknown. The user may have pasted
    /// texts during the fetch.
    fn place_fetched(&mut self, Fetched { robots, page }: Fetched) -> Vec<Item> {
        let page_state = self.page_mut();
        let mut outcomes = vec![Outcome::Fetched(page_state.url.clone())];
        let mut is_answered = false;
        if let Some(FetchedRobots { status, text }) = robots.filter(|_| page_state.robots.text.is_none()) {
            is_answered |= status.is_some();
            page_state.replace(Source::RobotsTxt, Some(text));
            page_state.mark(&[Source::RobotsTxt], How::Fetched);
            page_state.set_answer(status);
        }
        let is_unknown = page_state.headers.text.is_none() && page_state.html.text.is_none();
        if let Some(FetchedPage { url, headers, html, joined, truncated }) = page.filter(|_| is_unknown) {
            is_answered |= !headers.is_empty();
            let is_elsewhere = Target::parse(&url).ok().and_then(|target| origin_of(&target)) != page_state.url_origin();
            page_state.replace(Source::Headers, (!headers.is_empty()).then_some(headers));
            page_state.replace(Source::Html, html);
            page_state.mark(&[Source::Headers, Source::Html], How::Fetched);
            outcomes.extend(is_elsewhere.then(|| Outcome::RedirectsElsewhere(url.into())));
            outcomes.extend(joined.then_some(Outcome::Shortcoming(Shortcoming::JoinedByService)));
            outcomes.extend(truncated.then_some(Outcome::Shortcoming(Shortcoming::Truncated)));
        }
        if is_answered || page_state.fetched_at().is_some() {
            page_state.mark_fetched();
        } else if let Some(first) = outcomes.first_mut() {
            *first = Outcome::NotFetched(page_state.url.clone());
        }
        outcomes.into_iter().flat_map(|outcome| Item::of_page("", outcome)).collect()
    }

    /// Returns the target for each imported text. If several texts are imported in the comparison of versions, the first becomes the old
    /// version, and the last becomes the new version.
    fn aims(&self, texts: &[ImportedText], aim: Aim) -> Vec<Aim> {
        let mut versions = texts.iter().filter(|imported| is_version(imported));
        // If only one version is imported, it becomes the new version.
        let before = versions.next().filter(|_| versions.next().is_some());
        let of = |imported: &ImportedText| match (self.view, aim) {
            (_, Aim::View) if is_url_list(imported) => Aim::List,
            // The comparison of two crawlers shows no versions, but the robots.txt of the page view.
            (View::Compare, Aim::View) if self.compare.mode == Mode::Crawlers => {
                if is_robots_or_unknown(imported) {
                    Aim::Pane(Source::RobotsTxt)
                } else {
                    Aim::View
                }
            }
            (View::Compare, Aim::View) if before.is_some_and(|before| std::ptr::eq(before, imported)) => {
                Aim::Version(Version::Before)
            }
            (View::Compare, Aim::View) => Aim::Version(Version::After),
            (View::Urls, Aim::View) if is_listed(imported) => Aim::List,
            (_, aim) => aim,
        };
        texts.iter().map(of).collect()
    }

    fn place(&mut self, imported: ImportedText, aim: Aim) -> Outcome {
        let text = match imported.content {
            Ok(text) => text,
            Err(refusal) => return Outcome::Refused(refusal),
        };
        let text = join_header_lines(&text).unwrap_or(text);
        let source = match (recognise(&imported.name, &text), aim) {
            (Kind::Sitemap, _) => {
                let is_index = is_sitemap_index(&text);
                self.test_list(text);
                return if is_index { Outcome::SitemapIndex } else { Outcome::Sitemap };
            }
            // Valid HAR files arrive as `Imported::Har` or `Imported::HarPage`, so this file is invalid.
            (Kind::Har, Aim::View | Aim::Pane(_)) => return Outcome::Refused(Refusal::NoHar),
            (_, Aim::List) | (Kind::UrlList, Aim::View | Aim::Pane(_)) => {
                self.test_list(text);
                return Outcome::List;
            }
            (kind, Aim::Version(version)) => {
                let text = if kind == Kind::Response { body(&text).1.to_owned() } else { text };
                self.compare.reduce(compare::Action::Replace(version, text));
                return Outcome::Version(version);
            }
            (Kind::Response, Aim::Pane(source)) => return self.place_response(&text, Some(source)),
            (Kind::Response, Aim::View) => return self.place_response(&text, None),
            (_, Aim::Pane(source)) => source,
            (Kind::RobotsTxt, Aim::View) => Source::RobotsTxt,
            (Kind::Headers | Kind::HeadersFile, Aim::View) => Source::Headers,
            (Kind::Html, Aim::View) => Source::Html,
            (kind, Aim::View) if kind == Kind::Url || (kind == Kind::Unknown && is_path(text.trim())) => {
                self.page_mut().url = text.trim().into();
                self.page_mut().assign_texts();
                return Outcome::Url;
            }
            (Kind::Directives, Aim::View) => {
                self.page_mut().replace(Source::Headers, Some(format!("X-Robots-Tag: {}\n", text.trim())));
                self.page_mut().pane = Source::Headers;
                return Outcome::Directives;
            }
            (_, Aim::View) => {
                let source = self.page.pane;
                if self.page.is_users_own(source) {
                    return Outcome::Unplaced { source, text: text.into() };
                }
                self.page_mut().replace(source, Some(text));
                return Outcome::Unknown(source);
            }
        };
        self.page_mut().replace(source, Some(text));
        self.page_mut().pane = source;
        if source == Source::RobotsTxt {
            // An imported robots.txt counts as found, so its status is 200.
            self.page_mut().set_status(200);
        }
        Outcome::Text(source)
    }

    /// Replaces the list of URLs. The new list is tested as soon as there is a robots.txt.
    fn test_list(&mut self, list: String) {
        self.urls.reduce(urls::Action::Replace(list));
        self.urls.reduce(urls::Action::Test);
    }
}

/// Returns `true` if the comparison view accepts the content as a version.
fn is_version(imported: &ImportedText) -> bool {
    imported
        .content
        .as_ref()
        .is_ok_and(|text| !matches!(recognise(&imported.name, text), Kind::Sitemap | Kind::Har | Kind::UrlList))
}

fn is_url_list(imported: &ImportedText) -> bool {
    imported.content.as_ref().is_ok_and(|text| recognise(&imported.name, text) == Kind::UrlList)
}

fn is_robots_or_unknown(imported: &ImportedText) -> bool {
    imported.content.as_ref().is_ok_and(|text| match recognise(&imported.name, text) {
        Kind::RobotsTxt => true,
        Kind::Unknown | Kind::Blank => !is_path(text.trim()),
        _ => false,
    })
}

/// Returns `true` if the view for many URLs accepts the content as its list. It rejects robots.txt, responses, headers, HTML, HAR files and
/// directives.
fn is_listed(imported: &ImportedText) -> bool {
    imported.content.as_ref().is_ok_and(|text| {
        !matches!(
            recognise(&imported.name, text),
            Kind::RobotsTxt | Kind::Headers | Kind::HeadersFile | Kind::Response | Kind::Html | Kind::Har | Kind::Directives
        )
    })
}

fn is_path(text: &str) -> bool {
    text.starts_with('/') && !text.contains(char::is_whitespace)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::intake::Served;
    use crate::language::Language;
    use crate::page::Basis;
    use crate::pane::TABS;
    use crate::text_origin::TextOrigin;
    use robotscope::directives::Moment;

    pub(in crate::placing) fn start() -> State {
        State::new(Language::English, Moment::from_unix(1_780_000_000))
    }

    fn imported(name: &str, text: &str) -> ImportedText {
        ImportedText { name: name.into(), content: Ok(text.to_owned()), is_utf16: false }
    }

    pub(in crate::placing) fn import(state: &mut State, texts: &[(&str, &str)], aim: Aim) -> Vec<Outcome> {
        let texts = texts.iter().map(|(name, text)| imported(name, text)).collect();
        state.import(Imported::Texts(texts), aim);
        state.notice.as_ref().unwrap().items.iter().map(|item| item.outcome.clone()).collect()
    }

    pub(in crate::placing) fn text(state: &State, source: Source) -> Option<&str> {
        state.page.pane(source).text.as_deref()
    }

    /// Returns the state after the service has fetched a robots.txt, and has then reported on a request with GPTBot's User-Agent.
    fn served() -> State {
        let mut state = start();
        state.import(Imported::FetchStarted("https://a.example/".into()), Aim::View);
        state.page_mut().url = "https://a.example/".into();
        let robots = FetchedRobots { status: Some(200), text: "User-agent: *\nAllow: /\n".to_owned() };
        state.import(Imported::Fetched(Box::new(Fetched { robots: Some(robots), page: None })), Aim::View);
        state.import(Imported::Served(Rc::new(answer())), Aim::View);
        state
    }

    fn answer() -> Served {
        Served {
            crawler: "GPTBot".to_owned(),
            not_fetched: Some("site-limit".to_owned()),
            access: None,
            robots_txt: None,
            status: None,
            failure: None,
            refusal: None,
            contradiction: None,
            elsewhere: None,
        }
    }

    #[test]
    fn shows_how_the_server_answered_a_crawler_only_until_the_fetched_texts_change() {
        let state = served();
        assert_eq!(state.page.served().as_deref(), Some(&answer()));
        let mut edited = state.clone();
        edited.page_mut().replace(Source::RobotsTxt, Some("User-agent: *\nDisallow: /\n".to_owned()));
        assert_eq!(edited.page.served(), None);
        let mut elsewhere = state.clone();
        elsewhere.page_mut().url = "https://a.example/b".into();
        assert_eq!(elsewhere.page.served(), None);
        let mut fetching = state.clone();
        fetching.import(Imported::FetchStarted("https://a.example/".into()), Aim::View);
        assert_eq!(fetching.page.served(), None);
        let mut undone = state;
        undone.undo();
        assert_eq!(undone.page.served(), None);
    }

    #[test]
    fn discards_the_server_answer_to_a_crawler_if_no_text_was_fetched() {
        let mut state = start();
        state.import(Imported::Served(Rc::new(answer())), Aim::View);
        assert_eq!(state.page.served(), None);
    }

    #[test]
    fn places_files_in_the_panes_for_their_kinds_and_undoes_the_import() {
        let mut state = start();
        let outcomes =
            import(&mut state, &[("robots.txt", "User-agent: *"), ("a.html", "<p>x"), ("b", "x-robots-tag: none")], Aim::View);
        assert_eq!(outcomes, [Outcome::Text(Source::RobotsTxt), Outcome::Text(Source::Html), Outcome::Text(Source::Headers)]);
        assert_eq!(TABS.map(|source| text(&state, source)), [Some("User-agent: *"), Some("x-robots-tag: none"), Some("<p>x")]);
        state.undo();
        assert_eq!(state.notice, None);
        let fresh = start();
        assert_eq!(TABS.map(|source| text(&state, source)), TABS.map(|source| text(&fresh, source)));
        assert_eq!(state.page.pane, Source::RobotsTxt);
    }

    #[test]
    fn places_an_opened_file_in_the_chosen_pane_unless_it_is_a_sitemap() {
        let mut state = start();
        assert_eq!(import(&mut state, &[("x", "Disallow: /")], Aim::Pane(Source::Html)), [Outcome::Text(Source::Html)]);
        assert_eq!(import(&mut state, &[("", "<urlset>")], Aim::Pane(Source::Html)), [Outcome::Sitemap]);
        assert_eq!(text(&state, Source::Html), Some("Disallow: /"));
        assert_eq!(state.urls.list.text.as_deref(), Some("<urlset>"));
        state.undo();
        assert_eq!(state.urls.list.text.as_deref(), Some(""));
    }

    #[test]
    fn moves_a_text_out_of_the_wrong_pane_and_undoes_the_move() {
        let mut state = start();
        state.page_mut().replace(Source::RobotsTxt, Some("HTTP/2 200\n\n<html>".to_owned()));
        state.sort(Source::RobotsTxt);
        assert_eq!(TABS.map(|source| text(&state, source)), [None, Some("HTTP/2 200\n"), Some("<html>")]);
        state.undo();
        assert_eq!(text(&state, Source::RobotsTxt), Some("HTTP/2 200\n\n<html>"));
    }

    #[test]
    fn places_unknown_text_in_the_visible_pane_and_a_single_url_in_the_url_field() {
        let mut state = start();
        state.page_mut().pane = Source::Headers;
        assert_eq!(import(&mut state, &[("", "no index here")], Aim::View), [Outcome::Unknown(Source::Headers)]);
        assert_eq!(import(&mut state, &[("", "https://a.example/b\n")], Aim::View), [Outcome::Url]);
        assert_eq!(&*state.page.url, "https://a.example/b");
        assert_eq!(import(&mut state, &[("", "/private/1\n")], Aim::View), [Outcome::Url]);
        assert_eq!(&*state.page.url, "/private/1");
    }

    #[test]
    fn replaces_the_users_text_with_text_of_unknown_kind_only_if_the_user_chose_the_pane() {
        let mut state = start();
        import(&mut state, &[("", "User-agent: *")], Aim::View);
        for unknown in ["no index here", "# only a comment"] {
            let outcome = Outcome::Unplaced { source: Source::RobotsTxt, text: unknown.into() };
            assert_eq!(import(&mut state, &[("", unknown)], Aim::View), [outcome]);
            assert_eq!((text(&state, Source::RobotsTxt), &state.notice.as_ref().unwrap().before), (Some("User-agent: *"), &None));
        }
        let insisted = import(&mut state, &[("", "no index here")], Aim::Pane(Source::RobotsTxt));
        assert_eq!((insisted, text(&state, Source::RobotsTxt)), (vec![Outcome::Text(Source::RobotsTxt)], Some("no index here")));
        state.page_mut().replace(Source::RobotsTxt, Some("\n".to_owned()));
        assert_eq!(import(&mut state, &[("", "no index")], Aim::View), [Outcome::Unknown(Source::RobotsTxt)]);
    }

    #[test]
    fn places_imported_html_in_the_rendered_pane_only_if_the_user_chose_that_pane() {
        let mut state = start();
        state.page_mut().pane = Source::RenderedHtml;
        assert_eq!(import(&mut state, &[("", "<!doctype html>a")], Aim::View), [Outcome::Text(Source::Html)]);
        assert_eq!((text(&state, Source::Html), text(&state, Source::RenderedHtml)), (Some("<!doctype html>a"), None));
        let rendered = Source::RenderedHtml;
        assert_eq!(import(&mut state, &[("", "<!doctype html>b")], Aim::Pane(rendered)), [Outcome::Text(rendered)]);
        assert_eq!((text(&state, Source::Html), text(&state, rendered)), (Some("<!doctype html>a"), Some("<!doctype html>b")));
        state.undo();
        assert_eq!(text(&state, rendered), None);
    }

    #[test]
    fn places_a_list_or_table_of_urls_in_the_many_urls_view_whichever_view_is_open() {
        const TABLE: &str = "URL,Last crawled\nhttps://a.example/a.pdf,2026-11-01\nhttps://a.example/b.pdf,2026-11-01\n";
        for ((view, aim), list) in [View::Page, View::Urls, View::Compare, View::Generate]
            .map(|view| (view, Aim::View))
            .into_iter()
            .chain([(View::Page, Aim::Pane(Source::RobotsTxt))])
            .flat_map(|at| [(at, TABLE), (at, "/a\n/private/1\n"), (at, "https://a.example/\nhttps://a.example/b\n/private/1")])
        {
            let mut state = start();
            state.view = view;
            let texts = TABS.map(|source| text(&state, source).map(str::to_owned));
            assert_eq!(import(&mut state, &[("", list)], aim), [Outcome::List]);
            assert_eq!(state.urls.list.text.as_deref(), Some(list));
            assert!(state.urls.test.is_some(), "the list is tested at once");
            assert_eq!(TABS.map(|source| text(&state, source).map(str::to_owned)), texts, "the other texts stay");
        }
    }

    #[test]
    fn moves_directives_from_the_url_field_to_the_headers_once_the_user_has_entered_them() {
        let mut state = start();
        let type_url = |state: &mut State, url: &str| state.page_mut().url = url.into();
        for url in ["https://a.example/noindex", "/noindex", "noindex.example"] {
            type_url(&mut state, url);
            state.commit_url();
            assert_eq!(&*state.page.url, url);
        }
        type_url(&mut state, "noindex, nofollow");
        state.commit_url();
        assert_eq!((&*state.page.url, state.page.pane), (ROOT, Source::Headers));
        assert_eq!(text(&state, Source::Headers), Some("X-Robots-Tag: noindex, nofollow\n"));
        state.undo();
        assert_eq!(&*state.page.url, "noindex, nofollow");
    }

    #[test]
    fn places_directives_and_copied_header_lines_in_the_headers_pane() {
        let mut state = start();
        assert_eq!(import(&mut state, &[("", "noindex, nofollow\n")], Aim::View), [Outcome::Directives]);
        assert_eq!(text(&state, Source::Headers), Some("X-Robots-Tag: noindex, nofollow\n"));
        let copied = "content-type:\ntext/html\nx-robots-tag:\nnoindex\n";
        assert_eq!(import(&mut state, &[("", copied)], Aim::View), [Outcome::Text(Source::Headers)]);
        assert_eq!(text(&state, Source::Headers), Some("content-type: text/html\nx-robots-tag: noindex\n"));
    }

    #[test]
    fn places_unknown_texts_and_urls_in_the_list_if_the_many_urls_view_is_open() {
        let mut state = start();
        state.view = View::Urls;
        let outcomes =
            import(&mut state, &[("robots.txt", "User-agent: *"), ("a.csv", "/a,1"), ("", "https://a.example/")], Aim::View);
        assert_eq!(outcomes, [Outcome::Text(Source::RobotsTxt), Outcome::List, Outcome::List]);
        assert_eq!(state.urls.list.text.as_deref(), Some("https://a.example/"));
        assert_eq!(import(&mut state, &[("robots.txt", "/b")], Aim::List), [Outcome::List], "the aim overrides the name");
        let index = "<?xml version='1.0'?><s:sitemapindex xmlns:s='http://www.sitemaps.org/schemas/sitemap/0.9'>";
        assert_eq!(import(&mut state, &[("a.xml.gz", index)], Aim::View), [Outcome::SitemapIndex]);
    }

    #[test]
    fn an_import_into_the_comparison_view_replaces_one_or_both_versions_and_can_be_undone() {
        let mut state = start();
        state.view = View::Compare;
        state.compare.begin(&"old".into());
        let texts = |state: &State| Version::ALL.map(|version| state.compare.version(version).text.as_deref().map(str::to_owned));
        let both = |before: &str, after: &str| [before, after].map(|text| Some(text.to_owned()));
        assert_eq!(import(&mut state, &[("robots.txt", "new")], Aim::View), [Outcome::Version(Version::After)]);
        assert_eq!(texts(&state), both("old", "new"));
        import(&mut state, &[("", "HTTP/2 200\n\nAllow: /")], Aim::Version(Version::Before));
        assert_eq!(texts(&state), both("Allow: /", "new"));
        import(&mut state, &[("1.txt", "a"), ("2.txt", "b")], Aim::View);
        assert_eq!(texts(&state), both("a", "b"));
        state.undo();
        assert_eq!(texts(&state), both("Allow: /", "new"));
        let outcomes = import(&mut state, &[("", "<urlset>"), ("", "c")], Aim::View);
        assert_eq!(outcomes, [Outcome::Sitemap, Outcome::Version(Version::After)]);
        assert_eq!(texts(&state), both("Allow: /", "c"));
    }

    #[test]
    fn only_robots_txt_or_unknown_text_replaces_the_robots_txt_in_the_comparison_of_two_crawlers() {
        let mut state = start();
        state.view = View::Compare;
        state.compare.reduce(compare::Action::Mode(Mode::Crawlers));
        let text_after = |state: &mut State, name: &str, content: &str| import(state, &[(name, content)], Aim::View);
        assert_eq!(text_after(&mut state, "robots.txt", "Allow: /"), [Outcome::Text(Source::RobotsTxt)]);
        assert_eq!((text(&state, Source::RobotsTxt), &state.compare.after.text), (Some("Allow: /"), &None));
        assert_eq!(text_after(&mut state, "", "<urlset>"), [Outcome::Sitemap]);
        assert_eq!(text_after(&mut state, "", "https://a.example/b"), [Outcome::Url]);
        assert_eq!(text_after(&mut state, "", "/b"), [Outcome::Url]);
        assert_eq!(text_after(&mut state, "", "noindex"), [Outcome::Directives]);
        assert_eq!(text_after(&mut state, "page.html", "<!doctype html>"), [Outcome::Text(Source::Html)]);
        assert_eq!(text(&state, Source::RobotsTxt), Some("Allow: /"));
        assert_eq!(text_after(&mut state, "", "# a comment"), [Outcome::Text(Source::RobotsTxt)]);
    }

    #[test]
    fn deselects_a_change_between_two_crawlers_when_a_robots_txt_is_imported() {
        let mut state = start();
        state.view = View::Compare;
        state.compare.reduce(compare::Action::Mode(Mode::Crawlers));
        let chosen = compare::Chosen { index: 1, before: 2, after: 0, is_allowed: true };
        state.compare.reduce(compare::Action::Choose(chosen));
        let action = super::super::Action::Import(Imported::Texts(vec![imported("robots.txt", "Allow: /")]), Aim::View);
        let state = yew::Reducible::reduce(Rc::new(state), crate::action::Action::Placing(action));
        assert_eq!(state.compare.chosen, None);
    }

    #[test]
    fn importing_a_refused_file_changes_no_text() {
        let mut state = start();
        let refused = ImportedText { name: "a.png".into(), content: Err(Refusal::Binary), is_utf16: false };
        state.import(Imported::Texts(vec![refused]), Aim::View);
        let notice = state.notice.clone().unwrap();
        assert_eq!((notice.before, &notice.items[0].outcome), (None, &Outcome::Refused(Refusal::Binary)));
    }

    fn har(robots: Option<(u16, String)>) -> Imported {
        Imported::HarPage(Box::new(HarPage {
            file: "a.har".into(),
            url: "https://a.example/".to_owned(),
            headers: "HTTP/2 200\nx-robots-tag: none\n".to_owned(),
            html: None,
            robots,
        }))
    }

    #[test]
    fn places_all_texts_from_a_har_request() {
        let mut state = start();
        state.import(har(Some((404, "gone".to_owned()))), Aim::View);
        assert_eq!((&*state.page.url, &*state.page.status), ("https://a.example/", "404"));
        let headers = Some("HTTP/2 200\nx-robots-tag: none\n");
        assert_eq!(Source::ALL.map(|source| text(&state, source)), [Some("gone"), headers, None, None]);
        let origins = TABS.map(|source| state.page.text_origin(source));
        let from_file = TextOrigin::Recorded(Some("https://a.example".into()));
        assert_eq!(origins, [from_file, TextOrigin::Recorded(None), TextOrigin::Unknown]);
    }

    #[test]
    fn a_har_request_without_robots_txt_removes_only_the_robots_txt_of_an_example() {
        let imported = |state: &mut State| {
            state.import(har(None), Aim::View);
            let Outcome::Har { robots, .. } = state.notice.as_ref().unwrap().items[0].outcome else { panic!("a HAR request") };
            (robots, state.page.basis(Source::RobotsTxt))
        };
        assert_eq!(imported(&mut start()), (HarRobots::Unknown, Basis::Unknown));
        for (url, basis) in [("/", Basis::Applies), ("https://b.example/", Basis::Condition("https://a.example".into()))] {
            let mut state = start();
            state.page_mut().reduce(crate::page::Action::SetUrl(url.to_owned()));
            import(&mut state, &[("", "User-agent: *")], Aim::View);
            assert_eq!(imported(&mut state), (HarRobots::Kept, basis));
            assert_eq!(text(&state, Source::RobotsTxt), Some("User-agent: *"));
        }
    }
}
