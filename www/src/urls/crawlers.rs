use std::rc::Rc;

use robotscope::crawlers;
use yew::prelude::*;

use super::state::{Action, Choice, token_of};
use crate::language::{list, message, say};
use crate::widgets::value_of;
use crate::words::PURPOSES;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) chosen: Rc<Vec<&'static str>>,
    pub(crate) entered: Rc<Vec<AttrValue>>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the choice of crawlers to test.
#[component]
pub(crate) fn Crawlers(Props { chosen, entered, dispatch }: &Props) -> Html {
    html! {
        <details class="crawler-choice">
            <summary>{ say!("urls-crawlers", count = chosen.len() + entered.len()) }{ " " }<span class="notice">{ chosen_names(chosen, entered) }</span></summary>
            <div class="choice-row">
                { for Choice::ALL.into_iter().map(|choice| {
                    let onclick = dispatch.reform(move |_: MouseEvent| Action::Choose(choice));
                    html! { <button type="button" class="button" {onclick}>{ message(&format!("urls-choose-{choice}"), &[]) }</button> }
                }) }
            </div>
            <EnteredCrawlers entered={entered.clone()} dispatch={dispatch.clone()} />
            { for PURPOSES.into_iter().map(|class| html! {
                <fieldset class="crawler-class">
                    <legend>{ crate::words::purpose(class) }</legend>
                    { for crawlers::all().iter().filter(|crawler| crawler.class == class).map(|crawler| {
                        let token = crawler.token;
                        let onchange = dispatch.reform(move |_: Event| Action::Toggle(token));
                        html! {
                            <label class="flag">
                                <input type="checkbox" checked={chosen.contains(&token)} {onchange} />
                                <span>{ token }</span>
                            </label>
                        }
                    }) }
                </fieldset>
            }) }
        </details>
    }
}

/// Returns the names of the first chosen crawlers, and how many more are chosen.
fn chosen_names(chosen: &[&str], entered: &[AttrValue]) -> String {
    const SHOWN: usize = 5;
    if chosen.is_empty() && entered.is_empty() {
        return String::new();
    }
    list(chosen.iter().copied().chain(entered.iter().map(|entered| &**entered)), SHOWN)
}

#[derive(Properties, PartialEq)]
struct EnteredProps {
    entered: Rc<Vec<AttrValue>>,
    dispatch: Callback<Action>,
}

/// Renders the field for adding crawlers that are not in the catalogue, by product token or User-Agent string.
#[component]
fn EnteredCrawlers(EnteredProps { entered, dispatch }: &EnteredProps) -> Html {
    let typed = use_state(String::new);
    let token = token_of(&typed).map(|(token, _)| token);
    let oninput = {
        let typed = typed.setter();
        Callback::from(move |event: InputEvent| typed.set(value_of(&event)))
    };
    let onsubmit = {
        let (typed, dispatch) = (typed.clone(), dispatch.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            dispatch.emit(Action::Add((*typed).clone()));
            typed.set(String::new());
        })
    };
    html! {
        <>
            <form class="own-crawler" {onsubmit}>
                <label for="own-crawler">{ say!("urls-own") }</label>
                <input id="own-crawler" type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
                    placeholder={say!("urls-own-placeholder")} value={(*typed).clone()} {oninput} aria-describedby="own-crawler-token" />
                <button type="submit" class="button" disabled={token.is_none()}>{ say!("urls-own-add") }</button>
                <span id="own-crawler-token" class="notice" role="status">{ token.map(|token| say!("urls-own-token", token = token)) }</span>
            </form>
            if !entered.is_empty() {
                <ul class="own-crawlers">{ for entered.iter().map(|entered| {
                    let remove = {
                        let entered = entered.clone();
                        dispatch.reform(move |_: MouseEvent| Action::Remove(entered.clone()))
                    };
                    html! {
                        <li class="chip">
                            { entered }{ " " }
                            <button type="button" class="remove" aria-label={say!("urls-own-remove", token = &**entered)} onclick={remove}>{ "×" }</button>
                        </li>
                    }
                }) }</ul>
            }
        </>
    }
}
