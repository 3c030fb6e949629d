//! What the user entered and chose of a page.

mod example;
mod robots_source;

pub(crate) use example::{ExampleTexts, ROOT};
pub(crate) use robots_source::{Basis, RobotsSource};

use std::rc::Rc;

use robotscope::availability::{Fetch, Response};
use robotscope::directives::Moment;
use robotscope::evaluate::{Place, Source};
use robotscope::http::Headers;

use super::examples::{self, Example};
use super::pin::{self, Pin};
use super::table::{self, Cell, Chosen, Table};
use crate::intake::Came;
use crate::outage::{self, Outage};
use crate::pane::{Pane, SOURCES};
use crate::text::{Change, Text};

/// The status of a robots.txt to which no answer came.
pub(crate) const UNREACHABLE: &str = "none";

/// Everything that the user can change here.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PageState {
    pub(crate) url: Rc<str>,
    /// With which HTTP status robots.txt was answered; empty for 200, [`UNREACHABLE`] for none.
    pub(crate) status: Rc<str>,
    /// What else is known of a robots.txt that cannot be fetched.
    pub(crate) outage: Outage,
    /// The moment for which the report is, in ISO 8601 and UTC; empty for none.
    pub(crate) now: Rc<str>,
    /// The moment at which the page was opened, likewise.
    pub(crate) today: Rc<str>,
    pub(crate) robots: Pane,
    pub(crate) robots_source: RobotsSource,
    pub(crate) headers: Pane,
    pub(crate) html: Pane,
    /// What of the texts is an example's.
    pub(crate) example: ExampleTexts,
    /// The pane that is in view.
    pub(crate) pane: Source,
    /// What the service fetched, as it was then.
    fetched: Option<Rc<FetchedCase>>,
    /// How many bytes were last moved from the headers to the HTML, until either of them is changed.
    pub(crate) moved: Option<usize>,
    /// What the user wants to see in the texts, and how many times it has been asked for so far.
    pub(crate) pointed: Option<(Place, u32)>,
    pub(crate) user_agent: Rc<str>,
    /// Whose answers come first.
    pub(crate) pins: Rc<[Pin]>,
    pub(crate) table: Table,
}

/// A case that the service fetched.
#[derive(Debug, PartialEq)]
struct FetchedCase {
    /// As a field for date and time has it, in UTC.
    at: Rc<str>,
    case: FetchedParts,
}

/// The URL, the status of robots.txt, and the texts.
type FetchedParts = (Rc<str>, Rc<str>, [Option<Text>; 3]);

#[derive(Debug)]
pub(crate) enum Action {
    Table(table::Action),
    /// The user typed into a text pane.
    Edit(Source, Change),
    /// Something was opened or pasted, for this pane or for whatever fits it. Who has all views places it.
    Came(Came, Option<Source>),
    /// Takes a text out of its pane and puts it where it belongs. Likewise.
    Sort(Source),
    /// Makes all these changes to a text at once; each is of the text as it is.
    Fix(Source, Vec<Change>),
    /// Makes a text unknown again.
    Clear(Source),
    /// What follows the headers becomes the HTML.
    MoveBody,
    ShowPane(Source),
    /// Shows a part of a text.
    Point(Place),
    /// Shows a line of a text.
    GoTo(Source, u32),
    /// Puts the answer for this among the first, or takes it away from there.
    Pin(Pin),
    /// An example takes the place of everything that it has.
    LoadExample(&'static Example),
    SetUrl(String),
    /// The user left the URL field, so its URL is complete.
    CommitUrl,
    /// Lets a fetched robots.txt answer for the URL of another origin.
    UseRobotsAnyway,
    SetStatus(String),
    Outage(outage::Action),
    SetNow(String),
    SetUserAgent(String),
}

impl PageState {
    /// The first example, now.
    pub(crate) fn new(now: Moment) -> Self {
        let mut state = Self {
            url: "".into(),
            status: "".into(),
            outage: Outage::default(),
            now: minute(now).into(),
            today: minute(now).into(),
            robots: Pane::default(),
            robots_source: RobotsSource::default(),
            headers: Pane::default(),
            html: Pane::default(),
            example: ExampleTexts::default(),
            pane: Source::RobotsTxt,
            fetched: None,
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
        }
    }

    /// Returns `true` if one of the texts is given.
    pub(crate) fn is_given(&self) -> bool {
        SOURCES.iter().any(|source| self.pane(*source).text.is_some())
    }

    fn pane_mut(&mut self, source: Source) -> &mut Pane {
        match source {
            Source::RobotsTxt => &mut self.robots,
            Source::Headers => &mut self.headers,
            Source::Html => &mut self.html,
        }
    }

    /// Shows a part of a text.
    fn point(&mut self, place: Place) {
        self.pane = place.source;
        self.pointed = Some((place, self.pointed.map_or(0, |(_, times)| times.wrapping_add(1))));
    }

    /// What came back for robots.txt; none if what the user entered is no status.
    pub(crate) fn response(&self) -> Option<Response> {
        match self.status.trim() {
            "" => Some(Response::Status(200)),
            UNREACHABLE => Some(Response::NetworkFailure),
            number => number.parse().ok().filter(|status| (100..1000).contains(status)).map(Response::Status),
        }
    }

    /// Returns how robots.txt was fetched, with status 200 until the user enters another one; `None` if it does not answer for the URL.
    pub(crate) fn fetch(&self) -> Option<Fetch> {
        match self.basis() {
            Basis::Unknown | Basis::OtherOrigin(_) => None,
            Basis::Applies | Basis::Condition(_) => Some(self.outage.fetch(self.response().unwrap_or(Response::Status(200)))),
        }
    }

    /// robots.txt was answered with this status, just now.
    pub(crate) fn set_status(&mut self, status: u16) {
        self.status = if status == 200 { "".into() } else { status.to_string().into() };
        self.outage = Outage::default();
    }

    /// The same where there may have been no answer.
    pub(crate) fn set_answer(&mut self, status: Option<u16>) {
        self.set_status(status.unwrap_or(200));
        if status.is_none() {
            self.status = UNREACHABLE.into();
        }
    }

    /// Makes all texts unknown while the service fetches those of the URL.
    pub(crate) fn begin_fetch(&mut self) {
        SOURCES.into_iter().for_each(|source| self.clear(source));
        self.set_status(200);
        self.example = ExampleTexts::default();
        self.fetched = None;
    }

    /// The case is what the service has just fetched.
    pub(crate) fn mark_fetched(&mut self) {
        let at = minute(today());
        self.fetched = Some(Rc::new(FetchedCase { at: at.into(), case: self.fetched_parts() }));
    }

    /// When the service fetched the case, as long as nobody has changed it.
    pub(crate) fn fetched_at(&self) -> Option<Rc<str>> {
        self.fetched.as_ref().filter(|fetched| fetched.case == self.fetched_parts()).map(|fetched| Rc::clone(&fetched.at))
    }

    fn fetched_parts(&self) -> FetchedParts {
        (Rc::clone(&self.url), Rc::clone(&self.status), SOURCES.map(|source| self.pane(source).text.clone()))
    }

    /// Whatever was said of the text's parts holds no more.
    fn forget_parts(&mut self, source: Source) {
        self.pointed = self.pointed.filter(|(place, _)| place.source != source);
        if source != Source::RobotsTxt {
            self.moved = None;
        }
    }

    fn edit(&mut self, source: Source, change: &Change) {
        self.forget_parts(source);
        if source == Source::RobotsTxt {
            self.robots_source = match self.robots.text {
                Some(_) => RobotsSource { is_fetched: false, ..self.robots_source.clone() },
                None => RobotsSource { origin: self.url_origin(), is_fetched: false },
            };
        }
        let was_filled = self.pane(source).text.as_ref().is_some_and(|text| !text.is_empty());
        self.pane_mut(source).edit(change);
        // A whole response that comes at once. Into a text that grows by hand, nobody should reach.
        if source == Source::Headers && !was_filled && self.html.text.is_none() {
            self.move_body();
        }
    }

    /// The page, not the user's typing, gives a pane its text.
    pub(crate) fn replace(&mut self, source: Source, text: Option<String>) {
        self.forget_parts(source);
        // The text pane shows every line break as LF; offsets must mean the same text there and here.
        let text = text.map(|text| if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text });
        if source == Source::RobotsTxt {
            let origin = text.as_ref().and_then(|_| self.url_origin());
            self.robots_source = RobotsSource { origin, is_fetched: false };
        }
        let pane = self.pane_mut(source);
        pane.text = text.map(Into::into);
        pane.replaced += 1;
    }

    /// Makes a text unknown again.
    pub(crate) fn clear(&mut self, source: Source) {
        self.replace(source, None);
    }

    fn fix(&mut self, source: Source, mut changes: Vec<Change>) {
        // From the end on, so that what comes before stays where it is; where two touch, one of them is made.
        changes.sort_by_key(|change| u32::MAX - change.from);
        let mut made = u32::MAX;
        let mut text = self.pane(source).text.clone().unwrap_or_default();
        for change in changes {
            if change.to <= made {
                made = change.from;
                text = text.changed(&change);
            }
        }
        let origin = self.robots_source.origin.clone();
        self.replace(source, Some(text.to_string()));
        self.robots_source.origin = origin;
        self.pane = source;
    }

    fn move_body(&mut self) {
        let Some(text) = self.headers.text.clone() else { return };
        let Some(body) = Headers::parse(&*text).body() else { return };
        let (start, end) = (body.start() as usize, body.end() as usize);
        // Spans of the engine lie between characters wherever the text has ASCII around them, as header lines end.
        let Some((html, before)) = text.get(start..end).zip(text.get(..start)) else { return };
        self.replace(Source::Html, Some(html.to_owned()));
        self.replace(Source::Headers, Some(format!("{}\n", before.trim_end())));
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
            Action::Came(..) | Action::Sort(_) => {}
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
                self.pins = self.pins.iter().copied().filter(|own| *own != pin).collect();
            }
            Action::Pin(pin) => self.pins = self.pins.iter().copied().chain([pin]).collect(),
            Action::LoadExample(example) => self.load(example),
            Action::SetUrl(url) => self.url = url.into(),
            Action::CommitUrl => self.assign_robots(),
            Action::UseRobotsAnyway => self.use_robots_anyway(),
            Action::SetStatus(status) => self.status = status.into(),
            Action::Outage(action) => self.outage.reduce(action),
            Action::SetNow(now) => self.now = now.into(),
            Action::SetUserAgent(user_agent) => {
                // Whoever enters a User-Agent wants to see its verdict.
                if self.user_agent.trim().is_empty() && !user_agent.trim().is_empty() {
                    self.table.chosen = Some(Cell::row(Chosen::Custom));
                }
                self.user_agent = user_agent.into();
            }
        }
    }
}

/// Returns the current time. The engine has no clock, and neither have native tests.
pub(crate) fn today() -> Moment {
    let milliseconds = if cfg!(target_arch = "wasm32") { js_sys::Date::now() } else { 1_780_000_000_000.0 };
    Moment::from_unix((milliseconds / 1000.0) as i64)
}

/// As a field for date and time has it: without seconds and zone.
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

    /// What becomes of a state.
    fn then(state: &PageState, action: Action) -> PageState {
        let mut state = state.clone();
        state.reduce(action);
        state
    }

    fn text(state: &PageState, source: Source) -> Option<&str> {
        state.pane(source).text.as_deref()
    }

    fn blank() -> [Action; 3] {
        SOURCES.map(Action::Clear)
    }

    #[test]
    fn the_page_begins_with_today() {
        assert_eq!(&*after([]).now, "2026-05-28T20:26");
    }

    #[test]
    fn replaced_text_has_the_line_breaks_of_the_text_pane() {
        let before = after([]).headers.replaced;
        let mut state = after([]);
        state.replace(Source::Headers, Some("a\r\nb\rc\n".to_owned()));
        assert_eq!((text(&state, Source::Headers), state.headers.replaced), (Some("a\nb\nc\n"), before + 1));
    }

    #[test]
    fn what_is_cleared_is_unknown_and_what_is_deleted_is_empty() {
        let state = after(blank());
        assert_eq!(SOURCES.map(|source| text(&state, source)), [None; 3]);
        let state = after([Action::Edit(Source::Html, "".into())]);
        assert_eq!(text(&state, Source::Html), Some(""));
    }

    #[test]
    fn a_response_pasted_into_an_empty_pane_is_split() {
        let response = "HTTP/2 200\nx-robots-tag: noindex\n\n<!doctype html>\n<p>ü\n";
        let paste = || Action::Edit(Source::Headers, response.into());
        let state = after(blank().into_iter().chain([paste()]));
        assert_eq!(text(&state, Source::Headers), Some("HTTP/2 200\nx-robots-tag: noindex\n"));
        assert_eq!(text(&state, Source::Html), Some("<!doctype html>\n<p>ü\n"));
        assert_eq!(state.moved, Some(22));
        assert_eq!(then(&state, Action::Edit(Source::Headers, "noindex".into())).moved, None);
    }

    #[test]
    fn html_that_is_there_is_replaced_only_when_the_user_says_so() {
        let response = "HTTP/2 200\n\n<p>new";
        let actions = || {
            let html = Action::Edit(Source::Html, "<p>old".into());
            blank().into_iter().chain([html, Action::Edit(Source::Headers, response.into())])
        };
        assert_eq!(text(&after(actions()), Source::Html), Some("<p>old"));
        assert_eq!(text(&after(actions().chain([Action::MoveBody])), Source::Html), Some("<p>new"));
    }

    #[test]
    fn a_body_that_is_typed_is_left_where_it_is() {
        let typed = ["H", "HTTP/1.1 200 OK\n\n", "HTTP/1.1 200 OK\n\n<"];
        let typed = typed.map(|text| Action::Edit(Source::Headers, text.into()));
        let state = after(blank().into_iter().chain(typed));
        assert_eq!(text(&state, Source::Headers), Some("HTTP/1.1 200 OK\n\n<"));
        assert_eq!(text(&state, Source::Html), None);
    }

    #[test]
    fn a_place_shows_its_pane_until_the_text_changes() {
        let place = Place { source: Source::Headers, span: Span::new(0, 1) };
        let state = after([Action::Point(place), Action::Point(place)]);
        assert_eq!((state.pane, state.pointed), (Source::Headers, Some((place, 1))));
        assert_eq!(then(&state, Action::Edit(Source::Html, "".into())).pointed, Some((place, 1)));
        assert_eq!(then(&state, Action::Edit(Source::Headers, "".into())).pointed, None);
    }

    #[test]
    fn a_line_is_shown_in_its_pane() {
        let state = after([Action::Edit(Source::Headers, "a\nnoindex".into()), Action::GoTo(Source::Headers, 2)]);
        let place = Place { source: Source::Headers, span: Span::new(2, 9) };
        assert_eq!((state.pane, state.pointed), (Source::Headers, Some((place, 0))));
        assert_eq!(then(&state, Action::GoTo(Source::Headers, 9)).pointed, state.pointed);
    }

    #[test]
    fn a_fix_changes_all_its_places_in_one_step() {
        let change = |from, to, insert: &str| Change { from, to, insert: insert.to_owned() };
        let state = after([Action::Edit(Source::RobotsTxt, "Disalow: /ü\nDisalow: /b".into())]);
        let fixed = then(&state, Action::Fix(Source::RobotsTxt, vec![change(0, 7, "Disallow"), change(12, 19, "Disallow")]));
        assert_eq!(text(&fixed, Source::RobotsTxt), Some("Disallow: /ü\nDisallow: /b"));
        assert_eq!(fixed.robots.replaced, state.robots.replaced + 1);
        let touching = vec![change(0, 7, "x"), change(3, 9, "y")];
        assert_eq!(text(&then(&state, Action::Fix(Source::RobotsTxt, touching)), Source::RobotsTxt), Some("Disy/ü\nDisalow: /b"));
    }

    #[test]
    fn what_is_pinned_stands_behind_the_others_until_it_is_taken_away() {
        let pin = Pin::Crawler("YandexBot");
        let state = after([Action::Pin(pin)]);
        assert_eq!(state.pins.last(), Some(&pin));
        assert_eq!(&*then(&state, Action::Pin(pin)).pins, pin::FIRST);
    }

    #[test]
    fn an_outage_lasts_while_the_status_changes_and_ends_with_another_text() {
        let hours = || Action::Outage(outage::Action::Hours(Some(12)));
        let state = after([Action::SetStatus("503".to_owned()), hours(), Action::SetStatus("500".to_owned())]);
        assert_eq!(state.fetch().unwrap().unreachable_for, Some(std::time::Duration::from_secs(12 * 3600)));
        let found = then(&state, Action::SetStatus(String::new()));
        assert_eq!(found.fetch(), Some(Fetch::status(200)));
        let example = examples::first();
        assert_eq!(then(&state, Action::LoadExample(example)).outage, Outage::default());
    }

    #[test]
    fn a_cell_shows_the_text_that_decides() {
        let cell = Cell::row(Chosen::Crawler("GPTBot"));
        let state = after([Action::Table(table::Action::Choose(cell, Some(Source::Html)))]);
        assert_eq!((state.table.chosen, state.pane), (Some(cell), Source::Html));
    }

    #[test]
    fn the_first_letter_of_a_user_agent_opens_its_row() {
        let custom = Cell::row(Chosen::Custom);
        let state = after([Action::SetUserAgent("M".to_owned())]);
        assert_eq!(state.table.chosen, Some(custom));
        let other = Cell::row(Chosen::Crawler("GPTBot"));
        let choose = Action::Table(table::Action::Choose(other, None));
        let state = after([Action::SetUserAgent("M".to_owned()), choose, Action::SetUserAgent("My".to_owned())]);
        assert_eq!(state.table.chosen, Some(other));
    }
}
