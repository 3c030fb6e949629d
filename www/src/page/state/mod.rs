//! The user's inputs and choices for one page.

mod example;
mod premises;
mod text_origin;
mod text_source;

pub(crate) use example::{ExampleTexts, ROOT};
pub(crate) use premises::Premises;
pub(crate) use text_source::{Basis, How, TextSource};

use std::rc::Rc;

use robotscope::availability::{Fetch, Response};
use robotscope::directives::Moment;
use robotscope::evaluate::{Place, Source};
use robotscope::http::Headers;

use super::examples::{self, Example};
use super::table::{self, Cell, Chosen, Table};
use crate::intake::{Imported, Served};
use crate::outage::{self, Outage};
use crate::pane::Pane;
use crate::pin::{self, Pin};
use crate::text::{Change, Text};

/// The value of the status field if the request for robots.txt got no response.
pub(crate) const UNREACHABLE: &str = "none";

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PageState {
    pub(crate) url: Rc<str>,
    /// The HTTP status of robots.txt. Empty means 200. [`UNREACHABLE`] means that no response arrived.
    pub(crate) status: Rc<str>,
    /// Other known facts about an unavailable robots.txt.
    pub(crate) outage: Outage,
    /// The time for which the page is evaluated, in ISO 8601 and UTC. Empty if the time is unknown.
    pub(crate) now: Rc<str>,
    /// The time at which the user opened robotscope, in ISO 8601 and UTC.
    pub(crate) today: Rc<str>,
    pub(crate) robots: Pane,
    pub(crate) headers: Pane,
    pub(crate) html: Pane,
    /// The HTML after the page's scripts have run.
    pub(crate) rendered: Pane,
    pub(crate) example: ExampleTexts,
    pub(crate) pane: Source,
    fetched: Option<Rc<FetchedCase>>,
    /// The number of fetches that have started.
    pub(crate) fetches: u32,
    /// `true` after Undo of a fetch or after another case has been opened, until the next fetch starts. Texts that still arrive from the
    /// previous fetch are then discarded.
    pub(crate) is_fetch_undone: bool,
    /// The owner of each text and the way in which the text arrived, in the order of [`Source::ALL`].
    pub(crate) sources: [TextSource; Source::ALL.len()],
    /// The number of bytes that were last moved from the headers to the HTML. `None` once a text other than robots.txt changes.
    pub(crate) moved: Option<usize>,
    /// The place to scroll to, and a counter that makes each request to scroll different from the last one.
    pub(crate) pointed: Option<(Place, u32)>,
    pub(crate) user_agent: Rc<str>,
    /// The crawlers and classes whose answers are shown at the top.
    pub(crate) pins: Rc<[Pin]>,
    pub(crate) table: Table,
}

#[derive(Clone, Debug, PartialEq)]
struct FetchedCase {
    /// The time at which the texts were fetched, in UTC and in the format of a `datetime-local` field.
    at: Rc<str>,
    case: FetchedParts,
    /// The server's answer to a crawler's User-Agent, if it was requested.
    served: Option<Rc<Served>>,
}

/// The URL, the HTTP status of robots.txt, and the texts.
type FetchedParts = (Rc<str>, Rc<str>, [Option<Text>; Source::ALL.len()]);

#[derive(Debug)]
pub(crate) enum Action {
    Table(table::Action),
    Edit(Source, Change),
    /// Imports content into the pane for a source. If the source is `None`, the destination depends on the kind of content. The root
    /// reducer handles this action.
    Import(Imported, Option<Source>),
    /// Moves a pane's text to the pane or view where it belongs. The root reducer handles this action.
    Sort(Source),
    /// Applies several changes to a text at once. All offsets refer to the text before the changes.
    Fix(Source, Vec<Change>),
    Clear(Source),
    /// Moves the body that follows the headers to the HTML pane.
    MoveBody,
    ShowPane(Source),
    /// Scrolls to a place in a text.
    Point(Place),
    /// Scrolls to a line in a text.
    GoTo(Source, u32),
    /// Pins a crawler or class. If it is already pinned, removes the pin.
    Pin(Pin),
    /// Replaces the URL and the texts with the example's.
    LoadExample(&'static Example),
    SetUrl(String),
    /// Assigns the texts to the URL. Sent when the user leaves the URL field, presses Enter, or pastes or drops text into the field. The
    /// root reducer handles this action if the field contains directives.
    CommitUrl,
    /// Assigns the texts to the URL, although the user may not have finished its path. Sent when the user pauses in the URL field.
    PauseInUrl,
    /// Applies fetched texts although they belong to another origin or page.
    UseAnyway(Vec<Source>),
    SetStatus(String),
    Outage(outage::Action),
    SetNow(String),
    SetUserAgent(String),
}

impl PageState {
    /// Builds the state with the first example.
    pub(crate) fn new(now: Moment) -> Self {
        let mut state = Self {
            url: "".into(),
            status: "".into(),
            outage: Outage::default(),
            now: minute(now).into(),
            today: minute(now).into(),
            robots: Pane::default(),
            headers: Pane::default(),
            html: Pane::default(),
            rendered: Pane::default(),
            example: ExampleTexts::default(),
            pane: Source::RobotsTxt,
            fetched: None,
            fetches: 0,
            is_fetch_undone: false,
            sources: Default::default(),
            moved: None,
            pointed: None,
            user_agent: "".into(),
            pins: pin::FIRST.into(),
            table: Table::default(),
        };
        state.load(examples::first());
        state
    }

    pub(crate) fn pane(&self, source: Source) -> &Pane {
        match source {
            Source::RobotsTxt => &self.robots,
            Source::Headers => &self.headers,
            Source::Html => &self.html,
            Source::RenderedHtml => &self.rendered,
        }
    }

    /// Returns `true` if at least one text is known.
    pub(crate) fn is_given(&self) -> bool {
        Source::ALL.iter().any(|source| self.pane(*source).text.is_some())
    }

    fn pane_mut(&mut self, source: Source) -> &mut Pane {
        match source {
            Source::RobotsTxt => &mut self.robots,
            Source::Headers => &mut self.headers,
            Source::Html => &mut self.html,
            Source::RenderedHtml => &mut self.rendered,
        }
    }

    /// Shows the pane that contains `place`, and makes it scroll there.
    fn point(&mut self, place: Place) {
        self.pane = place.source;
        self.pointed = Some((place, self.pointed.map_or(0, |(_, times)| times.wrapping_add(1))));
    }

    /// Returns the response to the request for robots.txt, or `None` if the status field is invalid.
    pub(crate) fn response(&self) -> Option<Response> {
        match self.status.trim() {
            "" => Some(Response::Status(200)),
            UNREACHABLE => Some(Response::NetworkFailure),
            number => number.parse().ok().filter(|status| (100..1000).contains(status)).map(Response::Status),
        }
    }

    /// Returns the known facts about fetching robots.txt, or `None` if no robots.txt applies to the URL. The status is 200 if its field is
    /// empty or invalid.
    pub(crate) fn fetch(&self) -> Option<Fetch> {
        self.fetch_of_text().filter(|_| !matches!(self.basis(Source::RobotsTxt), Basis::Other(_)))
    }

    /// Returns the same facts as [`Self::fetch`], but also for a robots.txt that was fetched from another origin than the URL's.
    pub(crate) fn fetch_of_text(&self) -> Option<Fetch> {
        let is_known = self.basis(Source::RobotsTxt) != Basis::Unknown;
        is_known.then(|| self.outage.fetch(self.response().unwrap_or(Response::Status(200))))
    }

    /// Sets the HTTP status of robots.txt, and removes other facts about its fetch.
    pub(crate) fn set_status(&mut self, status: u16) {
        self.status = if status == 200 { "".into() } else { status.to_string().into() };
        self.outage = Outage::default();
    }

    /// Sets the HTTP status of robots.txt. `None` means that no response arrived.
    pub(crate) fn set_answer(&mut self, status: Option<u16>) {
        self.set_status(status.unwrap_or(200));
        if status.is_none() {
            self.status = UNREACHABLE.into();
        }
    }

    /// Resets the texts, the status and the example before the service fetches the URL's texts.
    pub(crate) fn begin_fetch(&mut self) {
        Source::ALL.into_iter().for_each(|source| self.clear(source));
        self.example = ExampleTexts::default();
        self.fetched = None;
        self.fetches = self.fetches.wrapping_add(1);
        self.is_fetch_undone = false;
    }

    /// Records that the service has just fetched the current texts.
    pub(crate) fn mark_fetched(&mut self) {
        let at = minute(today());
        self.fetched = Some(Rc::new(FetchedCase { at: at.into(), case: self.fetched_parts(), served: None }));
    }

    /// Returns the time at which the service fetched the current URL, status and texts. Returns `None` if any of them has changed since.
    pub(crate) fn fetched_at(&self) -> Option<Rc<str>> {
        self.fetched.as_ref().filter(|fetched| fetched.case == self.fetched_parts()).map(|fetched| Rc::clone(&fetched.at))
    }

    /// Records the server's answer to a crawler's User-Agent.
    pub(crate) fn set_served(&mut self, served: Rc<Served>) {
        if let Some(fetched) = &mut self.fetched {
            Rc::make_mut(fetched).served = Some(served);
        }
    }

    /// Returns the server's answer to a crawler's User-Agent. Returns `None` if the URL, the status or a text has changed since.
    pub(crate) fn served(&self) -> Option<Rc<Served>> {
        self.fetched_at().and_then(|_| self.fetched.as_ref()?.served.clone())
    }

    fn fetched_parts(&self) -> FetchedParts {
        (Rc::clone(&self.url), Rc::clone(&self.status), Source::ALL.map(|source| self.pane(source).text.clone()))
    }

    /// Forgets what a change to this text invalidates: the scroll target in the text and, unless the text is robots.txt, the number of
    /// moved bytes.
    fn forget_parts(&mut self, source: Source) {
        self.pointed = self.pointed.filter(|(place, _)| place.source != source);
        if source != Source::RobotsTxt {
            self.moved = None;
        }
    }

    fn edit(&mut self, source: Source, change: &Change) {
        self.forget_parts(source);
        let known = self.pane(source).text.is_some().then(|| self.text_source(source).clone());
        let known = known.unwrap_or_else(|| self.source_now(source));
        *self.text_source_mut(source) = TextSource { how: How::Given, is_linked: false, ..known };
        let was_filled = self.pane(source).text.as_ref().is_some_and(|text| !text.is_empty());
        self.pane_mut(source).edit(change);
        // Split a response only if it was pasted into an empty pane. Never move text while the user is typing.
        if source == Source::Headers && !was_filled && self.html.text.is_none() {
            self.move_body();
        }
    }

    /// Replaces a pane's text on behalf of the application, not the user.
    pub(crate) fn replace(&mut self, source: Source, text: Option<String>) {
        self.forget_parts(source);
        *self.text_source_mut(source) = text.as_ref().map(|_| self.source_now(source)).unwrap_or_default();
        self.pane_mut(source).replace(text.map(Into::into));
    }

    /// Makes a text unknown. The status of robots.txt belongs to its text.
    pub(crate) fn clear(&mut self, source: Source) {
        self.replace(source, None);
        if source == Source::RobotsTxt {
            self.set_status(200);
        }
    }

    fn fix(&mut self, source: Source, mut changes: Vec<Change>) {
        // Apply changes from the end, so that earlier offsets stay valid. If two changes overlap, apply only the later one.
        changes.sort_by_key(|change| u32::MAX - change.from);
        let mut made = u32::MAX;
        let mut text = self.pane(source).text.clone().unwrap_or_default();
        for change in changes {
            if change.to <= made {
                made = change.from;
                text = text.changed(&change);
            }
        }
        let owner = self.text_source(source).owner.clone();
        self.replace(source, Some(text.to_string()));
        self.text_source_mut(source).owner = owner;
        self.pane = source;
    }

    fn move_body(&mut self) {
        let Some(text) = self.headers.text.clone() else { return };
        let Some(body) = Headers::parse(&*text).body() else { return };
        let (start, end) = (body.start() as usize, body.end() as usize);
        // The body starts at a line. It ends at a line, or before a status line or a note that curl appended to its last line. These are
        // character boundaries, but `get` cannot panic if one is not.
        let Some((html, before)) = text.get(start..end).zip(text.get(..start)) else { return };
        let from = self.text_source(Source::Headers).clone();
        self.replace(Source::Html, Some(html.to_owned()));
        self.replace(Source::Headers, Some(format!("{}\n", before.trim_end())));
        for source in [Source::Headers, Source::Html] {
            *self.text_source_mut(source) = from.clone();
        }
        self.moved = Some(html.len());
    }

    pub(crate) fn reduce(&mut self, action: Action) {
        match action {
            Action::Table(action) => {
                if let Some(source) = self.table.reduce(action) {
                    self.pane = source;
                }
            }
            Action::Edit(source, change) => self.edit(source, &change),
            Action::Import(..) | Action::Sort(_) => {}
            Action::Fix(source, changes) => self.fix(source, changes),
            Action::Clear(source) => self.clear(source),
            Action::MoveBody => self.move_body(),
            Action::ShowPane(source) => self.pane = source,
            Action::Point(place) => self.point(place),
            Action::GoTo(source, line) => {
                let span = self.pane(source).text.as_ref().and_then(|text| text.line_span(line));
                if let Some(span) = span {
                    self.point(Place { source, span });
                }
            }
            Action::Pin(pin) if self.pins.contains(&pin) => {
                self.pins = self.pins.iter().copied().filter(|pinned| *pinned != pin).collect();
            }
            Action::Pin(pin) => self.pins = self.pins.iter().copied().chain([pin]).collect(),
            Action::LoadExample(example) => self.load(example),
            Action::SetUrl(url) => self.set_url(&url),
            Action::CommitUrl => self.assign_texts(),
            Action::PauseInUrl => self.assign_for_now(),
            Action::UseAnyway(sources) => self.use_anyway(&sources),
            Action::SetStatus(status) => self.status = status.into(),
            Action::Outage(action) => self.outage.reduce(action),
            Action::SetNow(now) => self.now = now.into(),
            Action::SetUserAgent(user_agent) => {
                // When the user enters a User-Agent, open its row.
                if self.user_agent.trim().is_empty() && !user_agent.trim().is_empty() {
                    self.table.chosen = Some(Cell::row(Chosen::Custom));
                }
                self.user_agent = user_agent.into();
            }
        }
    }
}

/// Returns the current time. The engine has no clock. Native tests get a fixed time.
pub(crate) fn today() -> Moment {
    let milliseconds = if cfg!(target_arch = "wasm32") { js_sys::Date::now() } else { 1_780_000_000_000.0 };
    Moment::from_unix((milliseconds / 1000.0) as i64)
}

/// Formats a moment for a `datetime-local` field, without seconds or a time zone.
pub(crate) fn minute(moment: Moment) -> String {
    let mut text = moment.to_string();
    text.truncate("2026-01-01T00:00".len());
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use robotscope::text::Span;

    fn after(actions: impl IntoIterator<Item = Action>) -> PageState {
        let mut state = PageState::new(Moment::from_unix(1_780_000_000));
        actions.into_iter().for_each(|action| state.reduce(action));
        state
    }

    /// Returns a copy of the state to which the action has been applied.
    fn then(state: &PageState, action: Action) -> PageState {
        let mut state = state.clone();
        state.reduce(action);
        state
    }

    fn text(state: &PageState, source: Source) -> Option<&str> {
        state.pane(source).text.as_deref()
    }

    fn blank() -> [Action; Source::ALL.len()] {
        Source::ALL.map(Action::Clear)
    }

    #[test]
    fn starts_with_the_current_time() {
        assert_eq!(&*after([]).now, "2026-05-28T20:26");
    }

    #[test]
    fn converts_line_breaks_in_replaced_texts_to_lf() {
        let before = after([]).headers.replaced;
        let mut state = after([]);
        state.replace(Source::Headers, Some("a\r\nb\rc\n".to_owned()));
        assert_eq!((text(&state, Source::Headers), state.headers.replaced), (Some("a\nb\nc\n"), before + 1));
    }

    #[test]
    fn treats_a_cleared_text_as_unknown_and_a_deleted_text_as_empty() {
        let state = after(blank());
        assert_eq!(Source::ALL.map(|source| text(&state, source)), [None; Source::ALL.len()]);
        let state = after([Action::Edit(Source::Html, "".into())]);
        assert_eq!(text(&state, Source::Html), Some(""));
    }

    #[test]
    fn forgets_the_status_with_a_cleared_robots_txt() {
        let state = after([Action::SetStatus("404".to_owned()), Action::Clear(Source::Html)]);
        assert_eq!(&*state.status, "404");
        let cleared = then(&state, Action::Clear(Source::RobotsTxt));
        assert_eq!((&*cleared.status, cleared.fetch()), ("", None));
    }

    #[test]
    fn splits_a_response_pasted_into_an_empty_pane() {
        let response = "HTTP/2 200\nx-robots-tag: noindex\n\n<!doctype html>\n<p>ü\n";
        let paste = || Action::Edit(Source::Headers, response.into());
        let state = after(blank().into_iter().chain([paste()]));
        assert_eq!(text(&state, Source::Headers), Some("HTTP/2 200\nx-robots-tag: noindex\n"));
        assert_eq!(text(&state, Source::Html), Some("<!doctype html>\n<p>ü\n"));
        assert_eq!(state.moved, Some(22));
        assert_eq!(then(&state, Action::Edit(Source::Headers, "noindex".into())).moved, None);
    }

    #[test]
    fn replaces_existing_html_with_a_pasted_body_only_on_request() {
        let response = "HTTP/2 200\n\n<p>new";
        let actions = || {
            let html = Action::Edit(Source::Html, "<p>old".into());
            blank().into_iter().chain([html, Action::Edit(Source::Headers, response.into())])
        };
        assert_eq!(text(&after(actions()), Source::Html), Some("<p>old"));
        assert_eq!(text(&after(actions().chain([Action::MoveBody])), Source::Html), Some("<p>new"));
    }

    #[test]
    fn does_not_split_a_response_while_the_user_types_it() {
        let typed = ["H", "HTTP/1.1 200 OK\n\n", "HTTP/1.1 200 OK\n\n<"];
        let typed = typed.map(|text| Action::Edit(Source::Headers, text.into()));
        let state = after(blank().into_iter().chain(typed));
        assert_eq!(text(&state, Source::Headers), Some("HTTP/1.1 200 OK\n\n<"));
        assert_eq!(text(&state, Source::Html), None);
    }

    #[test]
    fn forgets_the_scroll_target_when_the_text_of_its_pane_changes() {
        let place = Place { source: Source::Headers, span: Span::new(0, 1) };
        let state = after([Action::Point(place), Action::Point(place)]);
        assert_eq!((state.pane, state.pointed), (Source::Headers, Some((place, 1))));
        assert_eq!(then(&state, Action::Edit(Source::Html, "".into())).pointed, Some((place, 1)));
        assert_eq!(then(&state, Action::Edit(Source::Headers, "".into())).pointed, None);
    }

    #[test]
    fn going_to_a_line_shows_its_pane_and_scrolls_to_the_line() {
        let state = after([Action::Edit(Source::Headers, "a\nnoindex".into()), Action::GoTo(Source::Headers, 2)]);
        let place = Place { source: Source::Headers, span: Span::new(2, 9) };
        assert_eq!((state.pane, state.pointed), (Source::Headers, Some((place, 0))));
        assert_eq!(then(&state, Action::GoTo(Source::Headers, 9)).pointed, state.pointed);
    }

    #[test]
    fn applies_all_changes_in_a_fix_at_once_and_only_the_later_of_two_overlapping_changes() {
        let change = |from, to, insert: &str| Change { from, to, insert: insert.to_owned() };
        let state = after([Action::Edit(Source::RobotsTxt, "Disalow: /ü\nDisalow: /b".into())]);
        let fixed = then(&state, Action::Fix(Source::RobotsTxt, vec![change(0, 7, "Disallow"), change(12, 19, "Disallow")]));
        assert_eq!(text(&fixed, Source::RobotsTxt), Some("Disallow: /ü\nDisallow: /b"));
        assert_eq!(fixed.robots.replaced, state.robots.replaced + 1);
        let touching = vec![change(0, 7, "x"), change(3, 9, "y")];
        assert_eq!(text(&then(&state, Action::Fix(Source::RobotsTxt, touching)), Source::RobotsTxt), Some("Disy/ü\nDisalow: /b"));
    }

    #[test]
    fn adds_a_pin_at_the_end_and_removes_it_again() {
        let pin = Pin::Crawler("YandexBot");
        let state = after([Action::Pin(pin)]);
        assert_eq!(state.pins.last(), Some(&pin));
        assert_eq!(&*then(&state, Action::Pin(pin)).pins, pin::FIRST);
    }

    #[test]
    fn keeps_outage_facts_when_the_status_changes_but_not_when_an_example_is_loaded() {
        let hours = || Action::Outage(outage::Action::Hours(Some(12)));
        let state = after([Action::SetStatus("503".to_owned()), hours(), Action::SetStatus("500".to_owned())]);
        assert_eq!(state.fetch().unwrap().unreachable_for, Some(std::time::Duration::from_secs(12 * 3600)));
        let found = then(&state, Action::SetStatus(String::new()));
        assert_eq!(found.fetch(), Some(Fetch::status(200)));
        let example = examples::first();
        assert_eq!(then(&state, Action::LoadExample(example)).outage, Outage::default());
    }

    #[test]
    fn choosing_a_cell_shows_the_deciding_text() {
        let cell = Cell::row(Chosen::Crawler("GPTBot"));
        let state = after([Action::Table(table::Action::Choose(cell, Some(Source::Html)))]);
        assert_eq!((state.table.chosen, state.pane), (Some(cell), Source::Html));
    }

    #[test]
    fn entering_a_user_agent_opens_its_row_once() {
        let custom = Cell::row(Chosen::Custom);
        let state = after([Action::SetUserAgent("M".to_owned())]);
        assert_eq!(state.table.chosen, Some(custom));
        let other = Cell::row(Chosen::Crawler("GPTBot"));
        let choose = Action::Table(table::Action::Choose(other, None));
        let state = after([Action::SetUserAgent("M".to_owned()), choose, Action::SetUserAgent("My".to_owned())]);
        assert_eq!(state.table.chosen, Some(other));
    }
}
