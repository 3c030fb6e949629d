use yew::prelude::*;

use super::state::{Action, FLAGS, Statement, VALUED};
use crate::language::{message, say};
use crate::widgets::{chosen, value_of};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) place: usize,
    pub(crate) statement: Statement,
    /// `true` if there is more than one statement.
    pub(crate) can_be_removed: bool,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the fields for the bot and the directives of one statement.
#[component]
pub(crate) fn StatementCard(Props { place, statement, can_be_removed, dispatch }: &Props) -> Html {
    let place = *place;
    let number = (place + 1).to_string();
    let set_bot = dispatch.reform(move |event: InputEvent| Action::SetBot(place, value_of(&event)));
    let remove = dispatch.reform(move |_: MouseEvent| Action::Remove(place));
    html! {
        <fieldset class="statement">
            <legend>{ say!("generate-statement", number = &number) }</legend>
            <div class="statement-bot">
                <div class="field">
                    <label for={format!("bot-{place}")}>{ say!("generate-bot") }</label>
                    <input id={format!("bot-{place}")} type="text" list="bots" autocomplete="off" autocapitalize="off" spellcheck="false"
                        placeholder={say!("generate-all-bots")} value={statement.bot.to_string()} oninput={set_bot} />
                </div>
                if *can_be_removed {
                    <button type="button" class="button" onclick={remove} aria-label={say!("generate-remove-number", number = &number)}>
                        { say!("generate-remove") }
                    </button>
                }
            </div>
            if statement.directives().is_empty() {
                <p class="notice">{ say!("generate-empty") }</p>
            }
            <div class="flags">
                { for FLAGS.into_iter().zip(statement.flags).enumerate().map(|(flag, (name, is_chosen))| {
                    let onchange = dispatch.reform(move |_: Event| Action::Toggle(place, flag));
                    html! {
                        <label class="flag" title={about(name)}>
                            <input type="checkbox" checked={is_chosen} {onchange} />
                            <code>{ name }</code>
                            <span class="flag-about">{ about(name) }</span>
                        </label>
                    }
                }) }
            </div>
            <div class="valued">
                { for VALUED.into_iter().zip(&statement.values).enumerate().map(|(directive, (name, value))| {
                    valued(place, directive, name, value, dispatch)
                }) }
            </div>
        </fieldset>
    }
}

fn valued(place: usize, directive: usize, name: &'static str, value: &str, dispatch: &Callback<Action>) -> Html {
    let id = format!("{name}-{place}");
    let set = move |value: String| Action::SetValue(place, directive, value);
    let field = if name == "max-image-preview" {
        let onchange = dispatch.reform(move |event: Event| set(chosen(&event)));
        html! {
            <select id={id.clone()} {onchange}>
                <option value="" selected={value.is_empty()}>{ say!("generate-unset") }</option>
                { for ["none", "standard", "large"].into_iter().map(|size| html! {
                    <option value={size} selected={value == size}>{ size }</option>
                }) }
            </select>
        }
    } else {
        let (kind, placeholder) = match name {
            "unavailable_after" => ("date", ""),
            _ => ("number", "-1"),
        };
        let oninput = dispatch.reform(move |event: InputEvent| set(value_of(&event)));
        html! { <input id={id.clone()} type={kind} min="-1" {placeholder} value={value.to_owned()} {oninput} /> }
    };
    html! {
        <div class="field">
            <label for={id}><code>{ name }</code></label>
            { field }
            <p class="notice">{ about(name) }</p>
        </div>
    }
}

/// Describes a directive.
fn about(name: &str) -> String {
    message(&format!("directive-{}", name.replace('_', "-")), &[])
}
