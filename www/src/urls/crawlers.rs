use std::rc::Rc;

use robotscope::crawlers;
use robotscope::explain::list;
use yew::prelude::*;

use super::state::{Action, Choice};
use crate::language::{messages, say};
use crate::words::PURPOSES;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) chosen: Rc<Vec<&'static str>>,
    pub(crate) dispatch: Callback<Action>,
}

/// Which crawlers are asked about.
#[component]
pub(crate) fn Crawlers(props: &Props) -> Html {
    let Props { chosen, dispatch } = props;
    let choices = [Choice::Search, Choice::Ai, Choice::All, Choice::None];
    html! {
        <details class="crawler-choice">
            <summary>{ say!("urls-crawlers", count = chosen.len()) }{ " " }<span class="notice">{ shortened(chosen) }</span></summary>
            <div class="choice-row">
                { for choices.into_iter().map(|choice| {
                    let onclick = dispatch.reform(move |_: MouseEvent| Action::Choose(choice));
                    html! { <button type="button" class="button" {onclick}>{ name(choice) }</button> }
                }) }
            </div>
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

fn name(choice: Choice) -> String {
    match choice {
        Choice::Search => say!("urls-choose-search"),
        Choice::Ai => say!("urls-choose-ai"),
        Choice::All => say!("urls-choose-all"),
        Choice::None => say!("urls-choose-none"),
    }
}

/// The first few names.
fn shortened(chosen: &[&str]) -> String {
    const SHOWN: usize = 5;
    if chosen.is_empty() {
        return String::new();
    }
    list(&messages(), &mut chosen.iter().map(|name| (*name).to_owned()), SHOWN)
}
