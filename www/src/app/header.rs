use std::cell::Cell;

use yew::prelude::*;

use super::shortcuts::Shortcuts;
use crate::language::{self, Language, say};
use crate::route::{self, View};
use crate::theme::Theme;
use crate::widgets::chosen;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) view: View,
    pub(crate) language: Language,
    pub(crate) speak: Callback<Language>,
}

/// Renders the page's name, the links to its views, and its settings.
#[component]
pub(crate) fn Header(Props { view, language, speak }: &Props) -> Html {
    html! {
        <header class="page-header">
            <div class="brand">
                <img class="logo" src="favicon.svg" alt="" width="32" height="32" />
                <h1>{ "robotscope" }</h1>
            </div>
            <nav class="views" aria-label={say!("views")}>
                { for View::ALL.into_iter().map(|each| {
                    let current = (each == *view).then_some("page");
                    html! { <a class="view" href={route::fragment(each)} aria-current={current}>{ route::name(each) }</a> }
                }) }
            </nav>
            <div class="settings">
                <LanguageMenu language={*language} speak={speak.clone()} />
                <ThemeMenu />
                <Shortcuts />
            </div>
        </header>
    }
}

#[derive(Properties, PartialEq)]
struct LanguageProps {
    language: Language,
    speak: Callback<Language>,
}

thread_local! {
    /// `true` between the user's choice of a language and the next render of the menu.
    static IS_CHOSEN: Cell<bool> = const { Cell::new(false) };
}

#[component]
fn LanguageMenu(LanguageProps { language, speak }: &LanguageProps) -> Html {
    let node = use_node_ref();
    // The page is rebuilt for a new language, so the menu loses the focus. Restore it for keyboard users.
    use_effect_with(node.clone(), |node| {
        if IS_CHOSEN.take()
            && let Some(select) = node.cast::<web_sys::HtmlElement>()
        {
            let _ = select.focus();
        }
    });
    let onchange = {
        let (speak, current) = (speak.clone(), *language);
        Callback::from(move |event: Event| {
            if let Some(language) = Language::from_tag(&chosen(&event)) {
                IS_CHOSEN.set(true);
                language::choose(language, speak.clone());
            }
            // The page is rebuilt for the chosen language once its messages are loaded. Until then, show the page's language.
            if let Some(select) = event.target_dyn_into::<web_sys::HtmlSelectElement>() {
                select.set_value(current.as_str());
            }
        })
    };
    html! {
        <div class="setting setting-language">
            <select ref={node} class="button quiet" aria-label={say!("language")} {onchange}>
                { for Language::ALL.into_iter().map(|each| html! {
                    <option value={each.as_str()} lang={each.as_str()} selected={each == *language}>{ each.native_name() }</option>
                }) }
            </select>
        </div>
    }
}

#[component]
fn ThemeMenu() -> Html {
    let theme = use_state(Theme::begin);
    let onchange = {
        let theme = theme.clone();
        Callback::from(move |event: Event| {
            if let Ok(wanted) = chosen(&event).parse::<Theme>() {
                wanted.choose();
                theme.set(wanted);
            }
        })
    };
    html! {
        <div class="setting setting-theme">
            <select class="button quiet" aria-label={say!("theme")} {onchange}>
                { for Theme::ALL.into_iter().map(|each| html! {
                    <option value={each.as_str()} selected={each == *theme}>{ each.label() }</option>
                }) }
            </select>
        </div>
    }
}
