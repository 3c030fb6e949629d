use robotscope::crawlers;
use yew::prelude::*;

use crate::language::say;
use crate::words::{PURPOSES, compared_name, purpose};

/// Renders the number of crawlers as a summary that opens to their names, grouped by purpose.
pub(crate) fn concerned(tokens: &[String]) -> Html {
    if let [token] = tokens {
        return html! { <p class="difference-crawlers"><span class="chip">{ compared_name(token) }</span></p> };
    }
    let class = |token: &str| crawlers::by_token(token).map(|crawler| crawler.class);
    let group = |title: String, own: Vec<&String>| {
        html! {
            if !own.is_empty() {
                <p class="difference-crawlers">
                    <strong>{ title }</strong>{ " " }
                    { for own.iter().map(|token| html! { <span class="chip">{ compared_name(token) }</span> }) }
                </p>
            }
        }
    };
    html! {
        <details class="concerned">
            <summary>{ say!("compare-crawlers", count = tokens.len()) }</summary>
            { for PURPOSES.into_iter().map(|own| {
                group(purpose(own), tokens.iter().filter(|token| class(token) == Some(own)).collect())
            }) }
            { group(say!("compare-unknown"), tokens.iter().filter(|token| class(token).is_none()).collect()) }
        </details>
    }
}
