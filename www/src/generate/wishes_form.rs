use robotscope::Access;
use robotscope::crawlers;
use yew::prelude::*;

use super::wishes::{Action, Rule, Wishes};
use crate::language::say;
use crate::widgets::{chosen, value_of};
use crate::words::{PURPOSES, purpose};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) wishes: Wishes,
    /// `true` if the rules have paths, `false` if they apply to the whole site.
    pub(crate) has_paths: bool,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the menus for purposes and the fields for rules.
#[component]
pub(crate) fn WishesForm(Props { wishes, has_paths, dispatch }: &Props) -> Html {
    let add = dispatch.reform(|_: MouseEvent| Action::Add);
    html! {
        <>
            <fieldset class="statement wish-purposes">
                <legend>{ say!("wish-purposes") }</legend>
                { for PURPOSES.into_iter().zip(wishes.purposes).map(|(class, access)| {
                    let id = format!("wish-{}", class.as_str());
                    let set = dispatch.reform(move |access| Action::SetPurpose(class, access));
                    html! {
                        <div class="wish-purpose" key={class.as_str()}>
                            <label for={id.clone()}>{ purpose(class) }</label>
                            { access_menu(id, access, true, &set) }
                        </div>
                    }
                }) }
            </fieldset>
            <datalist id="tokens">
                { for crawlers::all().iter().map(|crawler| html! { <option value={crawler.token} /> }) }
            </datalist>
            { for wishes.rules.iter().enumerate().map(|(place, wish)| rule(place, wish, *has_paths, dispatch)) }
            <button type="button" class="button" onclick={add}>
                if *has_paths { { say!("wish-add") } } else { { say!("list-add") } }
            </button>
        </>
    }
}

fn rule(place: usize, Rule { crawler, access, path }: &Rule, has_paths: bool, dispatch: &Callback<Action>) -> Html {
    let number = &(place + 1).to_string();
    let id = |what: &str| format!("wish-{what}-{place}");
    let set_crawler = dispatch.reform(move |event: InputEvent| Action::SetCrawler(place, value_of(&event)));
    let set_path = dispatch.reform(move |event: InputEvent| Action::SetPath(place, value_of(&event)));
    let set_access =
        dispatch.reform(move |access: Option<Access>| Action::SetAccess(place, access.unwrap_or(Access::Disallowed)));
    let remove = dispatch.reform(move |_: MouseEvent| Action::Remove(place));
    html! {
        <fieldset class="statement wish-rule" key={place}>
            <legend>{ say!("generate-statement", number = number) }</legend>
            <div class="field">
                <label for={id("crawler")}>{ say!("table-crawler") }</label>
                <input id={id("crawler")} type="text" list="tokens" autocomplete="off" autocapitalize="off" spellcheck="false"
                    placeholder={if has_paths { say!("wish-all-crawlers") } else { "GPTBot".to_owned() }} value={crawler.to_string()} oninput={set_crawler} />
            </div>
            <div class="field">
                <label for={id("access")}>{ say!("wish-access") }</label>
                { access_menu(id("access"), Some(*access), false, &set_access) }
            </div>
            if has_paths {
                <div class="field">
                    <label for={id("path")}>{ say!("wish-path") }</label>
                    <input id={id("path")} type="text" autocomplete="off" autocapitalize="off" spellcheck="false" value={path.to_string()}
                        oninput={set_path} />
                </div>
            }
            <button type="button" class="button" onclick={remove} aria-label={say!("generate-remove-number", number = number)}>
                { say!("generate-remove") }
            </button>
        </fieldset>
    }
}

/// Renders a menu with the choices “allow” and “disallow”. If `is_optional` is true, the user can also choose neither.
fn access_menu(id: String, access: Option<Access>, is_optional: bool, set: &Callback<Option<Access>>) -> Html {
    let onchange = set.reform(|event: Event| chosen(&event).parse().ok());
    let name = |access| match access {
        Access::Allowed => say!("wish-allow"),
        Access::Disallowed => say!("wish-disallow"),
    };
    html! {
        <select {id} class="button" {onchange}>
            if is_optional {
                <option value="" selected={access.is_none()}>{ say!("wish-nothing") }</option>
            }
            { for Access::ALL.into_iter().map(|offered| html! {
                <option value={offered.as_str()} selected={access == Some(offered)}>{ name(offered) }</option>
            }) }
        </select>
    }
}
