//! The page as a whole: the header, the current view, and the callbacks between the views.

mod effects;
mod footer;
mod header;
mod listed;
mod shortcuts;
mod stopped;

use std::rc::Rc;

use robotscope::evaluate::Source;
use wasm_bindgen::prelude::*;
use yew::prelude::*;

use crate::action::Action;
use crate::compare::{self, CompareView};
use crate::generate::{self, GenerateView};
use crate::intake::{Har, HarPicker};
use crate::language::{self, Language, say};
use crate::page::{self, How, PageView, inputs_strip, today};
use crate::placing::{self, Aim, DropZone, ImportNoticeView};
use crate::route::{self, View, use_route};
use crate::share::{self, ShareBar, Start, use_drafts};
use crate::state::{ImportNotice, State};
use crate::urls::{self, UrlsView};

use footer::Footer;
use header::Header;
use listed::use_listed;
use stopped::stopped;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) start: Start,
}

#[component]
pub(crate) fn App(props: &Props) -> Html {
    let handle = use_reducer(|| begin(props.start.clone()));
    let state = Rc::new((*handle).clone());
    let (view, language) = (state.view, state.language);
    let open = use_callback((), {
        let dispatcher = handle.dispatcher();
        move |action, ()| dispatcher.dispatch(Action::Share(action))
    });
    let drafts = use_drafts(&handle, &open);
    let dispatch = use_callback(drafts.save.clone(), move |action: Action, save| {
        effects::run(&action, &handle.clone(), save);
        handle.dispatch(action);
    });
    let parts = use_memo(dispatch, Parts::new);
    let Parts { show, speak, page, placing, share, .. } = &*parts;
    use_route(view, language, show.clone());
    let is_listed = use_listed(state.urls.list.text.as_ref(), &state.page.url);
    use_effect_with((), |()| replace_skeleton());
    // Only the current view shows the notice about the last import.
    let notice = |shown: View| state.notice.clone().filter(|_| shown == view);
    let import_notice = use_callback((notice(View::Page), state.har.clone(), placing.clone()), {
        let show = show.clone();
        move |(), (notice, har, placing)| import_notice(notice, har, &show, placing)
    });
    // The page view shows the share bar below its answer. Other views show it at the top.
    let sharing = use_callback((state.clone(), drafts.clone()), {
        let share = share.clone();
        move |(), (state, drafts)| {
            html! {
                if state.view == View::Page {
                    <ShareBar state={state.clone()} drafts={drafts.clone()} dispatch={share.clone()} />
                }
            }
        }
    });
    // When the language changes, the key makes Yew rebuild the page, so that every message appears in the new language.
    html! {
        <div key={language.as_str()}>
            <a class="skip-link" href="#main">{ say!("skip") }</a>
            <Header {view} {language} {speak} />
            { share::opened_notice(state.opened.as_ref(), share) }
            if view != View::Page {
                <ShareBar state={state.clone()} {drafts} dispatch={share} />
            }
            <DropZone {view} mode={state.compare.mode} dispatch={placing.clone()} />
            <main id="main" tabindex="-1">
                // The page view stays mounted, so that its text panes keep their undo history.
                <div hidden={view != View::Page}>
                    <PageView state={state.page.clone()} {is_listed} {import_notice} share={sharing} dispatch={page} />
                </div>
                if view != View::Page {
                    { inputs_strip(&state.page) }
                    <ImportNoticeView notice={notice(view)} {view} {show} dispatch={placing} />
                    { tool(&state, &parts) }
                }
            </main>
            <Footer />
            { stopped() }
        </div>
    }
}

/// Renders the current view, except for the page view, which stays mounted.
fn tool(state: &State, Parts { urls, compare, generate, .. }: &Parts) -> Html {
    let (robots, of_robots) = (&state.page.robots, state.page.text_source(Source::RobotsTxt));
    let robots_origin = state.page.text_origin(Source::RobotsTxt);
    match state.view {
        View::Page => html! {},
        View::Urls => {
            let is_status_given = matches!(of_robots.how, How::Fetched | How::AppliedAnyway) || !state.page.status.is_empty();
            html! { <UrlsView urls={state.urls.clone()} robots={robots.clone()} {robots_origin} fetch={state.page.fetch_of_text()} origin={of_robots.owner.clone()} {is_status_given} dispatch={urls} /> }
        }
        View::Compare => html! {
            <CompareView compare={state.compare.clone()} robots={robots.clone()} {robots_origin} list={state.urls.list.text.clone().unwrap_or_default()}
                dispatch={compare} />
        },
        View::Generate => {
            html! { <GenerateView plan={state.generate.clone()} robots={state.page.user_robots()} dispatch={generate} /> }
        }
    }
}

/// Renders the notice about the last import and, if a HAR file is open, the list of its requests.
fn import_notice(
    notice: &Option<ImportNotice>,
    har: &Option<Rc<Har>>,
    show: &Callback<View>,
    placing: &Callback<placing::Action>,
) -> Html {
    html! {
        <>
            <ImportNoticeView notice={notice.clone()} view={View::Page} {show} dispatch={placing} />
            if let Some(har) = har {
                <HarPicker har={har.clone()} on_import={placing.reform(|imported| placing::Action::Import(imported, Aim::View))}
                    close={placing.reform(|()| placing::Action::CloseHar)} />
            }
        </>
    }
}

struct Parts {
    show: Callback<View>,
    speak: Callback<Language>,
    page: Callback<page::Action>,
    urls: Callback<urls::Action>,
    compare: Callback<compare::Action>,
    generate: Callback<generate::Action>,
    placing: Callback<placing::Action>,
    share: Callback<share::Action>,
}

impl Parts {
    fn new(dispatch: &Callback<Action>) -> Self {
        Self {
            show: dispatch.reform(Action::ShowView),
            speak: dispatch.reform(Action::Speak),
            page: dispatch.reform(Action::Page),
            urls: dispatch.reform(Action::Urls),
            compare: dispatch.reform(Action::Compare),
            generate: dispatch.reform(Action::Generate),
            placing: dispatch.reform(Action::Placing),
            share: dispatch.reform(Action::Share),
        }
    }
}

#[wasm_bindgen(raw_module = "../js/startup/skeleton.ts")]
extern "C" {
    /// Replaces the skeleton in index.html with the page.
    #[wasm_bindgen(js_name = replaceSkeleton)]
    fn replace_skeleton();
}

fn begin(start: Start) -> State {
    let mut state = State::new(language::begin(), today());
    state.view = route::view().unwrap_or(state.view);
    start.begin(&mut state);
    // Run the action for this view as if the user had just switched to it.
    let view = state.view;
    (*Rc::new(state).reduce(Action::ShowView(view))).clone()
}
