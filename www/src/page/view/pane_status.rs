use std::rc::Rc;

use robotscope::evaluate::{HeaderForm, Source};
use robotscope::html::Scripting;
use yew::prelude::*;

use crate::document::RobotsDocument;
use crate::intake::{Kind, import, join_header_lines, recognise};
use crate::language::say;
use crate::page::Action;
use crate::page::analysis::{HeadersDocument, HtmlDocument, Results};
use crate::text::Text;
use crate::words::size;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) source: Source,
    pub(crate) text: Option<Text>,
    /// `true` if the text was fetched from another origin or page and therefore does not count.
    pub(crate) is_elsewhere: bool,
    pub(crate) results: Rc<Results>,
    /// The number of bytes that were moved from the headers to the HTML.
    pub(crate) moved: Option<usize>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders a text's size and how robotscope reads the text. Also renders a notice if the text belongs in another pane.
#[component]
pub(crate) fn PaneStatus(Props { source, text, is_elsewhere, results, moved, dispatch }: &Props) -> Html {
    // Cache the length and the kind of each text, because computing them takes time for large texts.
    let (characters, kind, is_alternating) = *use_memo(text.clone(), |text| {
        let text = text.as_deref().unwrap_or_default();
        let is_alternating = join_header_lines(text).is_some();
        (text.chars().count(), if is_alternating { Kind::Headers } else { recognise("", text) }, is_alternating)
    });
    let inputs = &results.inputs;
    let status = match source {
        Source::RobotsTxt if text.is_none() => notice(say!("robots-not-given")),
        Source::RobotsTxt => of_robots(&inputs.robots, characters),
        _ if *is_elsewhere => notice(say!("pane-elsewhere")),
        Source::Headers => match &inputs.headers {
            Some(document) => of_headers(document, results, characters, dispatch),
            None => notice(say!("headers-not-given")),
        },
        Source::Html => match &inputs.html {
            Some(document) => of_html(document, *source, results, characters),
            None => notice(say!("html-not-given")),
        },
        Source::RenderedHtml => match &inputs.rendered {
            Some(document) => of_html(document, *source, results, characters),
            None => notice(say!("rendered-not-given")),
        },
    };
    let moved = moved.filter(|_| matches!(source, Source::Headers | Source::Html));
    html! {
        <div class="pane-status" role="status">
            { status }
            if let Some(bytes) = moved {
                { notice(say!("body-moved", size = &*size(bytes))) }
            }
            if *source == Source::Headers && is_alternating {
                <span class="notice">{ say!("pane-alternating") }{ " " }
                    <button type="button" class="link-button" onclick={sort(*source, kind, text, dispatch)}>{ say!("pane-join") }</button>
                </span>
            }
            if let Some(belongs) = belongs_elsewhere(*source, kind) {
                <span class="notice">{ say!(belongs) }{ " " }
                    <button type="button" class="link-button" onclick={sort(*source, kind, text, dispatch)}>{ say!("pane-sort") }</button>
                </span>
            }
        </div>
    }
}

/// Returns the name of the message that warns about a text in the wrong pane, or `None` if the text is in the correct pane.
fn belongs_elsewhere(source: Source, kind: Kind) -> Option<&'static str> {
    match (kind, source) {
        (Kind::Response, Source::RobotsTxt | Source::Html | Source::RenderedHtml) => Some("pane-has-response"),
        (Kind::Html, Source::RobotsTxt | Source::Headers) => Some("pane-has-html"),
        (Kind::Headers | Kind::HeadersFile, Source::RobotsTxt | Source::Html | Source::RenderedHtml) => Some("pane-has-headers"),
        (Kind::Directives, Source::RobotsTxt | Source::Html | Source::RenderedHtml) => Some("pane-has-directives"),
        (Kind::RobotsTxt, Source::Headers | Source::Html | Source::RenderedHtml) => Some("pane-has-robots"),
        (Kind::Sitemap, _) => Some("pane-has-sitemap"),
        (Kind::Har, _) => Some("pane-has-har"),
        _ => None,
    }
}

/// Returns the click handler that moves the text to the pane where it belongs.
fn sort(source: Source, kind: Kind, text: &Option<Text>, dispatch: &Callback<Action>) -> Callback<MouseEvent> {
    let (text, dispatch) = (text.clone(), dispatch.clone());
    Callback::from(move |_| match kind {
        // A HAR file must be read first to find its requests.
        Kind::Har => {
            import(text.as_deref().unwrap_or_default().into(), dispatch.reform(|imported| Action::Import(imported, None)));
        }
        _ => dispatch.emit(Action::Sort(source)),
    })
}

fn notice(text: String) -> Html {
    html! { <span class="notice">{ text }</span> }
}

fn warning(text: String) -> Html {
    html! { <span class="notice warning">{ text }</span> }
}

fn of_robots(document: &RobotsDocument, characters: usize) -> Html {
    let lines = document.robots.lines().len();
    html! {
        <>
            <span>{ measured(lines, characters, document.text.len()) }</span>
            if document.is_empty() {
                { notice(say!("robots-empty")) }
            } else if document.is_html() {
                { warning(say!("robots-is-html")) }
            }
        </>
    }
}

fn measured(lines: usize, characters: usize, bytes: usize) -> String {
    say!("pane-size", lines = lines, characters = characters, size = &*size(bytes))
}

fn of_headers(document: &HeadersDocument, results: &Results, characters: usize, dispatch: &Callback<Action>) -> Html {
    let headers = &document.headers;
    if document.text.is_blank() {
        return notice(say!("headers-empty"));
    }
    let Some(response) = headers.counting() else { return warning(say!("headers-without-response")) };
    let what = match (results.report.header_form, response.status) {
        (HeaderForm::Values, _) => say!("headers-values"),
        (HeaderForm::Fields, Some(status)) => {
            say!("headers-status", status = &*status.code.to_string(), count = response.fields.len())
        }
        (HeaderForm::Fields, None) => say!("headers-lines", count = response.fields.len()),
    };
    let responses = headers.responses().len();
    let body = headers.body().map(|body| body.len() as usize);
    let onclick = dispatch.reform(|_: MouseEvent| Action::MoveBody);
    html! {
        <>
            <span>{ say!("headers-what", what = &*what, count = found(results, Source::Headers), characters = characters) }</span>
            if responses > 1 {
                { notice(say!("headers-last-counts", count = responses)) }
            }
            if let Some(bytes) = body {
                <span class="notice">{ say!("body-follows", size = &*size(bytes)) }{ " " }
                    <button type="button" class="link-button" {onclick}>{ say!("body-move") }</button>
                </span>
            }
        </>
    }
}

fn of_html(document: &HtmlDocument, source: Source, results: &Results, characters: usize) -> Html {
    let text = &document.text;
    if text.is_blank() {
        return notice(say!("html-empty"));
    }
    let scripting = if source == Source::Html { Scripting::Off } else { Scripting::On };
    let size = measured(text.count_lines(), characters, text.len());
    html! {
        <>
            <span>{ say!("html-what", size = &*size, count = found(results, source)) }</span>
            if let Some(line) = document.unread_from(scripting) {
                { warning(say!("html-unread", line = &*line.to_string())) }
            }
        </>
    }
}

fn found(results: &Results, source: Source) -> usize {
    results.report.directives.directives.iter().filter(|found| Source::from(found.carrier) == source).count()
}
