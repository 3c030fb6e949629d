//! What the user entered and chose.

use std::rc::Rc;

use robotscope::directives::Moment;
use robotscope::evaluate::{Place, Source};
use robotscope::http::Headers;
use yew::Reducible;

use crate::examples::{self, Example};

/// The panes in the order of their tabs.
pub(crate) const SOURCES: [Source; 3] = [Source::RobotsTxt, Source::Headers, Source::Html];

/// Everything that the user can change.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State {
    pub(crate) url: Rc<str>,
    /// With which HTTP status robots.txt was answered; empty for 200.
    pub(crate) status: Rc<str>,
    /// The moment for which the report is, in ISO 8601 and UTC; empty for none.
    pub(crate) now: Rc<str>,
    pub(crate) robots: Pane,
    pub(crate) headers: Pane,
    pub(crate) html: Pane,
    /// The pane that is in view.
    pub(crate) pane: Source,
    /// How many bytes were last moved from the headers to the HTML, until either of them is changed.
    pub(crate) moved: Option<usize>,
    /// What the user wants to see in the texts, and how many times it has been asked for so far.
    pub(crate) pointed: Option<(Place, u32)>,
    pub(crate) user_agent: Rc<str>,
    pub(crate) filter: Rc<str>,
    pub(crate) shown: Shown,
    pub(crate) chosen: Option<Chosen>,
}

/// A text pane.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Pane {
    /// The text; its line breaks are LF, as in every text field of a browser. What was never given is unknown, not empty.
    pub(crate) text: Option<Rc<str>>,
    /// Counts the times that the page, and not the user's typing, replaced the text.
    pub(crate) replaced: u32,
}

/// Which rows of the table are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    All,
    Blocked,
    Allowed,
}

/// The row whose rules are highlighted and explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chosen {
    /// A crawler of the catalogue, by its product token.
    Crawler(&'static str),
    /// The crawler with the User-Agent that the user entered.
    Custom,
}

pub(crate) enum Action {
    /// The user typed into a text pane.
    Edit(Source, String),
    /// A file takes the place of a text.
    Replace(Source, String),
    /// A text is given no more; robots.txt becomes empty.
    Clear(Source),
    /// What follows the headers becomes the HTML.
    MoveBody,
    ShowPane(Source),
    /// Shows a part of a text.
    Point(Place),
    /// An example takes the place of everything that it has.
    LoadExample(&'static Example),
    SetUrl(String),
    SetStatus(String),
    SetNow(String),
    SetUserAgent(String),
    SetFilter(String),
    Show(Shown),
    /// Opens the row, or closes it if it is open.
    Toggle(Chosen),
}

impl State {
    /// The first example, now.
    pub(crate) fn new(now: Moment) -> Self {
        let mut state = Self {
            url: "".into(),
            status: "".into(),
            now: minute(now).into(),
            robots: Pane::default(),
            headers: Pane::default(),
            html: Pane::default(),
            pane: Source::RobotsTxt,
            moved: None,
            pointed: None,
            user_agent: "".into(),
            filter: "".into(),
            shown: Shown::All,
            chosen: Some(Chosen::Crawler("Googlebot")),
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

    fn pane_mut(&mut self, source: Source) -> &mut Pane {
        match source {
            Source::RobotsTxt => &mut self.robots,
            Source::Headers => &mut self.headers,
            Source::Html => &mut self.html,
        }
    }

    /// Whatever was said of the text's parts holds no more.
    fn forget_parts(&mut self, source: Source) {
        self.pointed = self.pointed.filter(|(place, _)| place.source != source);
        if source != Source::RobotsTxt {
            self.moved = None;
        }
    }

    fn edit(&mut self, source: Source, text: String) {
        self.forget_parts(source);
        let was_filled = self.pane(source).text.as_ref().is_some_and(|text| !text.is_empty());
        self.pane_mut(source).text = Some(text.into());
        // A whole response that comes at once. Into a text that grows by hand, nobody should reach.
        if source == Source::Headers && !was_filled && self.html.text.is_none() {
            self.move_body();
        }
    }

    fn replace(&mut self, source: Source, text: Option<String>) {
        self.forget_parts(source);
        // The text pane shows every line break as LF; offsets must mean the same text there and here.
        let text = text.map(|text| if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text });
        let pane = self.pane_mut(source);
        pane.text = text.map(Into::into);
        pane.replaced += 1;
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

    fn load(&mut self, example: &Example) {
        self.url = example.url.into();
        self.status = "".into();
        self.replace(Source::RobotsTxt, Some((example.robots)()));
        self.replace(Source::Headers, example.headers.map(str::to_owned));
        self.replace(Source::Html, example.html.map(str::to_owned));
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Edit(source, text) => next.edit(source, text),
            Action::Replace(source, text) => {
                next.replace(source, Some(text));
                if source == Source::Headers && self.html.text.is_none() {
                    next.move_body();
                }
            }
            Action::Clear(source) => next.replace(source, (source == Source::RobotsTxt).then(String::new)),
            Action::MoveBody => next.move_body(),
            Action::ShowPane(source) => next.pane = source,
            Action::Point(place) => {
                next.pane = place.source;
                next.pointed = Some((place, self.pointed.map_or(0, |(_, times)| times.wrapping_add(1))));
            }
            Action::LoadExample(example) => next.load(example),
            Action::SetUrl(url) => next.url = url.into(),
            Action::SetStatus(status) => next.status = status.into(),
            Action::SetNow(now) => next.now = now.into(),
            Action::SetUserAgent(user_agent) => {
                // Whoever enters a User-Agent wants to see its verdict.
                if self.user_agent.trim().is_empty() && !user_agent.trim().is_empty() {
                    next.chosen = Some(Chosen::Custom);
                }
                next.user_agent = user_agent.into();
            }
            Action::SetFilter(filter) => next.filter = filter.into(),
            Action::Show(shown) => next.shown = shown,
            Action::Toggle(row) => next.chosen = (self.chosen != Some(row)).then_some(row),
        }
        next.into()
    }
}

/// As a field for date and time has it: without seconds and zone.
fn minute(moment: Moment) -> String {
    let mut text = moment.to_string();
    text.truncate("2026-01-01T00:00".len());
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use robotscope::text::Span;

    fn after(actions: impl IntoIterator<Item = Action>) -> Rc<State> {
        let start = Rc::new(State::new(Moment::from_unix(1_780_000_000)));
        actions.into_iter().fold(start, |state, action| state.reduce(action))
    }

    fn text(state: &State, source: Source) -> Option<&str> {
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
        let state = after([Action::Replace(Source::Headers, "a\r\nb\rc\n".to_owned())]);
        assert_eq!((text(&state, Source::Headers), state.headers.replaced), (Some("a\nb\nc\n"), before + 1));
    }

    #[test]
    fn what_is_cleared_is_unknown_and_what_is_deleted_is_empty() {
        let state = after(blank());
        assert_eq!(SOURCES.map(|source| text(&state, source)), [Some(""), None, None]);
        let state = after([Action::Edit(Source::Html, String::new())]);
        assert_eq!(text(&state, Source::Html), Some(""));
    }

    #[test]
    fn a_response_pasted_into_an_empty_pane_is_split() {
        let response = "HTTP/2 200\nx-robots-tag: noindex\n\n<!doctype html>\n<p>ü\n";
        let paste = || Action::Edit(Source::Headers, response.to_owned());
        let state = after(blank().into_iter().chain([paste()]));
        assert_eq!(text(&state, Source::Headers), Some("HTTP/2 200\nx-robots-tag: noindex\n"));
        assert_eq!(text(&state, Source::Html), Some("<!doctype html>\n<p>ü\n"));
        assert_eq!(state.moved, Some(22));
        assert_eq!(state.reduce(Action::Edit(Source::Headers, "noindex".to_owned())).moved, None);
    }

    #[test]
    fn html_that_is_there_is_replaced_only_when_the_user_says_so() {
        let response = "HTTP/2 200\n\n<p>new";
        let actions = || {
            let html = Action::Edit(Source::Html, "<p>old".to_owned());
            blank().into_iter().chain([html, Action::Edit(Source::Headers, response.to_owned())])
        };
        assert_eq!(text(&after(actions()), Source::Html), Some("<p>old"));
        assert_eq!(text(&after(actions().chain([Action::MoveBody])), Source::Html), Some("<p>new"));
    }

    #[test]
    fn a_body_that_is_typed_is_left_where_it_is() {
        let typed = ["H", "HTTP/1.1 200 OK\n\n", "HTTP/1.1 200 OK\n\n<"];
        let typed = typed.map(|text| Action::Edit(Source::Headers, text.to_owned()));
        let state = after(blank().into_iter().chain(typed));
        assert_eq!(text(&state, Source::Headers), Some("HTTP/1.1 200 OK\n\n<"));
        assert_eq!(text(&state, Source::Html), None);
    }

    #[test]
    fn a_place_shows_its_pane_until_the_text_changes() {
        let place = Place { source: Source::Headers, span: Span::new(0, 1) };
        let state = after([Action::Point(place), Action::Point(place)]);
        assert_eq!((state.pane, state.pointed), (Source::Headers, Some((place, 1))));
        assert_eq!(state.clone().reduce(Action::Edit(Source::Html, String::new())).pointed, Some((place, 1)));
        assert_eq!(state.reduce(Action::Edit(Source::Headers, String::new())).pointed, None);
    }

    #[test]
    fn a_row_opens_and_closes() {
        let row = Chosen::Crawler("GPTBot");
        assert_eq!(after([Action::Toggle(row)]).chosen, Some(row));
        assert_eq!(after([Action::Toggle(row), Action::Toggle(row)]).chosen, None);
    }

    #[test]
    fn the_first_letter_of_a_user_agent_opens_its_row() {
        let state = after([Action::SetUserAgent("M".to_owned())]);
        assert_eq!(state.chosen, Some(Chosen::Custom));
        let state =
            after([Action::SetUserAgent("M".to_owned()), Action::Toggle(Chosen::Custom), Action::SetUserAgent("My".to_owned())]);
        assert_eq!(state.chosen, None);
    }
}
