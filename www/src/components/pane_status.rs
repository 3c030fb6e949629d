use std::rc::Rc;

use robotscope::evaluate::{HeaderForm, Source};
use yew::prelude::*;

use crate::analysis::{HeadersDocument, HtmlDocument, Results, RobotsDocument};
use crate::state::Action;
use crate::words::{counted, size};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) source: Source,
    pub(crate) results: Rc<Results>,
    /// How many bytes were moved from the headers to the HTML.
    pub(crate) moved: Option<usize>,
    pub(crate) dispatch: Callback<Action>,
}

/// What a text is: its size, how it is read, or that it is not what it should be.
#[component]
pub(crate) fn PaneStatus(props: &Props) -> Html {
    let Props { source, results, moved, dispatch } = props;
    let inputs = &results.inputs;
    let status = match source {
        Source::RobotsTxt => of_robots(&inputs.robots),
        Source::Headers => match &inputs.headers {
            Some(document) => of_headers(document, results, dispatch),
            None => notice("Not given: what the headers say is unknown, not nothing."),
        },
        Source::Html => match &inputs.html {
            Some(document) => of_html(document, results),
            None => notice("Not given: what the HTML says is unknown, not nothing."),
        },
    };
    let moved = moved.filter(|_| *source != Source::RobotsTxt);
    html! {
        <div class="pane-status" role="status">
            { status }
            if let Some(bytes) = moved {
                <span class="notice">{ format!("What followed the headers ({}) was moved to the HTML.", size(bytes)) }</span>
            }
        </div>
    }
}

fn notice(text: &str) -> Html {
    html! { <span class="notice">{ text.to_owned() }</span> }
}

fn warning(text: &str) -> Html {
    html! { <span class="notice warning">{ text.to_owned() }</span> }
}

fn of_robots(document: &RobotsDocument) -> Html {
    let lines = document.robots().map_or(0, |robots| robots.lines().len());
    html! {
        <>
            <span>{ format!("{} · {}", counted(lines, "line"), size(document.text.len())) }</span>
            if document.is_empty() {
                { notice("An empty robots.txt allows everything.") }
            } else if document.looks_like_html() {
                { warning("This looks like a web page, not like a robots.txt. Crawlers look for rules in it all the same.") }
            }
        </>
    }
}

fn of_headers(document: &HeadersDocument, results: &Results, dispatch: &Callback<Action>) -> Html {
    let Some(headers) = document.headers() else { return html! {} };
    let directives = found(results, Source::Headers);
    if document.text.is_blank() {
        return notice("Empty: a response without headers. “Clear” makes them unknown again.");
    }
    let Some(response) = headers.counting() else { return warning("No final response is in this text.") };
    let what = match (results.report.header_form, response.status) {
        (HeaderForm::Values, _) => "Values of X-Robots-Tag, without its name".to_owned(),
        (HeaderForm::Fields, Some(status)) => {
            format!("Status {}, {}", status.code, counted(response.fields.len(), "header line"))
        }
        (HeaderForm::Fields, None) => counted(response.fields.len(), "header line"),
    };
    let others = headers.responses().len() - 1;
    let body = headers.body().map(|body| body.len() as usize);
    let onclick = dispatch.reform(|_: MouseEvent| Action::MoveBody);
    html! {
        <>
            <span>{ format!("{what} · {directives}") }</span>
            if others > 0 {
                { notice(&format!("The last of {} counts.", counted(others + 1, "response"))) }
            }
            if let Some(bytes) = body {
                <span class="notice">{ format!("The text goes on behind the headers ({}). ", size(bytes)) }
                    <button type="button" class="link-button" {onclick}>{ "Move that to the HTML" }</button>
                </span>
            }
        </>
    }
}

fn of_html(document: &HtmlDocument, results: &Results) -> Html {
    let directives = found(results, Source::Html);
    let text = &document.text;
    if text.is_blank() {
        return notice("Empty: a document without elements. “Clear” makes it unknown again.");
    }
    html! {
        <>
            <span>{ format!("{} · {} · {directives}", counted(text.lines(), "line"), size(text.len())) }</span>
            if let Some(line) = document.unread_from() {
                { warning(&format!("From line {line} on nothing is read as HTML: something there has no end.")) }
            }
        </>
    }
}

fn found(results: &Results, source: Source) -> String {
    let own = results.report.directives.directives.iter().filter(|found| Source::from(found.carrier) == source);
    counted(own.count(), "directive")
}
