use std::rc::Rc;

use robotscope::availability::{CrawlAnswer, Response};
use robotscope::crawlers;
use robotscope::evaluate::Source;
use robotscope::robots_txt::{Field, LineKind};
use yew::prelude::*;

use super::places::places;
use super::table::certainty_sign;
use crate::language::say;
use crate::page::Action;
use crate::page::analysis::{ClassTally, PATH, Pinned, Results, Summary, Verdict};
use crate::page::state::Premises;
use crate::page::table::{Action as TableAction, Cell, Chosen};
use crate::pin::Pin;
use crate::widgets::picked;
use crate::words::{PURPOSES, answer_class};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) results: Rc<Results>,
    pub(crate) premises: Premises,
    pub(crate) pins: Rc<[Pin]>,
    pub(crate) chosen: Option<Chosen>,
    /// Renders the controls that share and save the case.
    pub(crate) share: Callback<(), Html>,
    pub(crate) dispatch: Callback<Action>,
    /// The timelines below the pins.
    #[prop_or_default]
    pub(crate) children: Html,
}

/// Renders the answer: a summary for all crawlers, and for each pin a sentence with the lines that decide.
#[component]
pub(crate) fn Answer(Props { results, premises, pins, chosen, share, dispatch, children }: &Props) -> Html {
    let known = results.report.known;
    let is_found = results.inputs.robots.fetch().is_some_and(|fetch| matches!(fetch.response, Response::Status(200..300)));
    let has_rules = results.inputs.robots.robots.lines().iter().any(|line| match line.kind() {
        LineKind::Record(record) => matches!(record.field, Field::UserAgent | Field::Allow | Field::Disallow),
        _ => false,
    });
    html! {
        <div class="answers">
            <div class="summary" role="status">
                <p>{ condition(premises) }{ answer(results, premises) }
                    if premises.other_robots.is_some() {
                        { use_anyway(&[Source::RobotsTxt], dispatch) }
                    }
                </p>
                if let Some((words, sources)) = &premises.other_page {
                    <p class="notice">{ words }{ use_anyway(sources, dispatch) }</p>
                }
                if !known.headers && !known.html {
                    <p class="notice">{ say!("summary-indexing-unknown") }</p>
                }
                if is_found && !has_rules && !results.inputs.robots.is_empty() {
                    <p class="notice warning">{ say!("summary-no-rules") }</p>
                }
            </div>
            <ul class="pins" aria-label={say!("pins")}>
                { for pins.iter().filter_map(|each| Some(pin(*each, &results.pinned(*each)?, results, *chosen, dispatch))) }
            </ul>
            { children.clone() }
            <div class="answer-foot">
                <PinMenu pins={pins.clone()} dispatch={dispatch.clone()} />
                { share.emit(()) }
            </div>
        </div>
    }
}

fn pin(pin: Pin, pinned: &Pinned, results: &Results, chosen: Option<Chosen>, dispatch: &Callback<Action>) -> Html {
    let Pinned { verdict, certainty, sentence, by, unseen } = pinned;
    let unpin = dispatch.reform(move |_: MouseEvent| Action::Pin(pin));
    let name = pin.label();
    let head = match pin {
        Pin::Crawler(token) => {
            let row = Chosen::Crawler(token);
            let onclick = dispatch.reform(move |_: MouseEvent| Action::Table(TableAction::Choose(Cell::row(row), None)));
            let current = (chosen == Some(row)).then_some("true");
            // A sign is enough for the certainty, because the sentence contains it in words.
            let badge = html! { <span>{ verdict.map(badge) }{ certainty.map(certainty_sign) }</span> };
            html! { <><button type="button" class="pin-name" aria-current={current} {onclick}>{ &name }</button>{ badge }</> }
        }
        Pin::Class(class) => {
            let show = dispatch.reform(move |_: MouseEvent| Action::Table(TableAction::SetPurpose(Some(class))));
            let ClassTally { blocked, hidden, assumed, allowed, depending, others } = results.class_tally(class);
            let count = |count: usize, answer: &'static str, class: &'static str| {
                html! {
                    if count > 0 {
                        <span {class}>{ say!("pin-tally", answer = answer, count = count) }</span>
                    }
                }
            };
            html! {
                <>
                    <button type="button" class="pin-name" onclick={show}>{ &name }</button>
                    // Hidden from screen readers and on phones, because the sentence contains the same numbers.
                    <span class="pin-tally" aria-hidden="true">
                        { count(blocked, "blocked", answer_class(Some(CrawlAnswer::Disallowed))) }
                        { count(hidden, "hidden", "answer answer-hidden") }
                        { count(assumed, "assumed", answer_class(None)) }
                        { count(allowed, "allowed", answer_class(Some(CrawlAnswer::Allowed))) }
                        { count(depending, "depends", answer_class(Some(CrawlAnswer::Depends))) }
                        { count(others, "others", answer_class(Some(CrawlAnswer::Ignores))) }
                    </span>
                </>
            }
        }
    };
    let remove = say!("pin-remove", name = &name);
    html! {
        <li class="pin" key={pin.name()}>
            <span class="pin-head">{ head }</span>
            <div class="pin-answer">
                <span>{ sentence }</span>{ " " }{ places(by, dispatch) }
                if !unseen.is_empty() {
                    { " " }<span class="unseen-note">{ say!("table-unseen") }</span>{ " " }{ places(unseen, dispatch) }
                }
            </div>
            <button type="button" class="pin-remove" aria-label={remove.clone()} title={remove} onclick={unpin}>{ "✕" }</button>
        </li>
    }
}

fn badge(verdict: Verdict) -> Html {
    html! { <span class={verdict.class()}>{ verdict.words() }</span> }
}

#[derive(Properties, PartialEq)]
struct PinMenuProps {
    pins: Rc<[Pin]>,
    dispatch: Callback<Action>,
}

/// Renders a menu of the crawlers and classes that are not pinned.
#[component]
fn PinMenu(props: &PinMenuProps) -> Html {
    let classes = PURPOSES.into_iter().map(Pin::Class);
    let all = classes.chain(crawlers::all().iter().map(|crawler| Pin::Crawler(crawler.token)));
    let rest: Rc<Vec<Pin>> = Rc::new(all.filter(|pin| !props.pins.contains(pin)).collect());
    let onchange = {
        let (rest, dispatch) = (rest.clone(), props.dispatch.clone());
        Callback::from(move |event: Event| {
            if let Some(pin) = picked(&event).and_then(|index| rest.get(index)) {
                dispatch.emit(Action::Pin(*pin));
            }
        })
    };
    html! {
        <select class="button quiet pin-menu" aria-label={say!("pin-add")} {onchange}>
            <option selected=true disabled=true>{ say!("pin-add-short") }</option>
            { for rest.iter().map(|pin| html! { <option key={pin.name()}>{ pin.label() }</option> }) }
        </select>
    }
}

/// Renders the condition under which texts for another origin or page apply.
fn condition(premises: &Premises) -> Html {
    let Some(condition) = &premises.condition else { return html! {} };
    html! { <><span class="condition">{ condition }</span>{ " " }</> }
}

/// Renders the button that applies texts from another origin or page.
fn use_anyway(sources: &[Source], dispatch: &Callback<Action>) -> Html {
    let sources = sources.to_vec();
    let onclick = dispatch.reform(move |_: MouseEvent| Action::UseAnyway(sources.clone()));
    html! { <>{ " " }<button type="button" class="link-button" {onclick}>{ say!("summary-use-anyway") }</button></> }
}

/// Renders the summary for all crawlers. Its first sentence is in bold.
fn answer(results: &Results, premises: &Premises) -> Html {
    let Some(Summary { first, path, rest }) = results.summary() else {
        return html! { <strong>{ say!("summary-no-url") }</strong> };
    };
    if let Some(other_robots) = &premises.other_robots {
        return html! { <><strong>{ other_robots }</strong>{ rest }</> };
    }
    let Some((before, after)) = first.split_once(PATH) else {
        return html! { <><strong>{ first }</strong>{ rest }</> };
    };
    html! { <><strong>{ before }<code class="path">{ path }</code>{ after }</strong>{ rest }</> }
}
