use robotscope::crawlers;
use robotscope::generate::Server;
use yew::prelude::*;

use super::output::Output;
use super::state::{Action, Files, Generate};
use super::statement::StatementCard;
use crate::language::say;
use crate::widgets::value_of;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) plan: Generate,
    pub(crate) dispatch: Callback<Action>,
}

/// Chosen directives, as the configuration of a server and as meta elements.
#[component]
pub(crate) fn GenerateView(props: &Props) -> Html {
    let Props { plan, dispatch } = props;
    let add = dispatch.reform(|_: MouseEvent| Action::Add);
    html! {
        <div class="tool generate">
            <section class="tool-inputs" aria-labelledby="generate-title">
                <h2 id="generate-title">{ say!("generate-title") }</h2>
                <p class="notice">{ say!("generate-about") }</p>
                // Those that have a name in pages of their own; the field takes every other one too.
                <datalist id="bots">
                    { for crawlers::all().iter().flat_map(|crawler| crawler.meta_names.value.iter()).map(|name| html! { <option value={*name} /> }) }
                </datalist>
                { for plan.statements.iter().enumerate().map(|(place, statement)| html! {
                    <StatementCard key={place} {place} statement={statement.clone()} can_be_removed={plan.statements.len() > 1}
                        dispatch={dispatch.clone()} />
                }) }
                <button type="button" class="button" onclick={add}>{ say!("generate-add") }</button>
                { files(props) }
            </section>
            <section class="tool-results" aria-labelledby="generate-output-title">
                <h2 id="generate-output-title">{ say!("generate-output") }</h2>
                <div class="servers" role="group" aria-label={say!("generate-server")}>
                    { for Server::ALL.into_iter().map(|server| {
                        let onclick = dispatch.reform(move |_: MouseEvent| Action::SetServer(server));
                        let is_chosen = server == plan.server;
                        html! {
                            <button type="button" class="choice" aria-pressed={is_chosen.to_string()} {onclick}>{ name(server) }</button>
                        }
                    }) }
                </div>
                <Output plan={plan.clone()} />
            </section>
        </div>
    }
}

fn files(Props { plan, dispatch }: &Props) -> Html {
    let oninput = dispatch.reform(|event: InputEvent| Action::SetPattern(value_of(&event)));
    html! {
        <fieldset class="statement">
            <legend>{ say!("generate-files") }</legend>
            <div class="file-kinds">
                { for Files::ALL.into_iter().map(|files| {
                    let onchange = dispatch.reform(move |_: Event| Action::SetFiles(files));
                    html! {
                        <label class="flag">
                            <input type="radio" name="files" value={files.as_str()} checked={files == plan.files} {onchange} />
                            <span>{ kind(files) }</span>
                        </label>
                    }
                }) }
            </div>
            if plan.files != Files::All {
                <div class="field">
                    <label for="pattern">{ kind(plan.files) }</label>
                    <input id="pattern" type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
                        value={plan.pattern.to_string()} {oninput} />
                </div>
            }
        </fieldset>
    }
}

fn kind(files: Files) -> String {
    match files {
        Files::All => say!("generate-files-all"),
        Files::Extensions => say!("generate-files-extensions"),
        Files::Path => say!("generate-files-path"),
        Files::Prefix => say!("generate-files-prefix"),
    }
}

/// Names are the same in every language.
fn name(server: Server) -> String {
    match server {
        Server::Apache => "Apache",
        Server::Nginx => "nginx",
        Server::Caddy => "Caddy",
        Server::Iis => "IIS",
        Server::Netlify => "Netlify",
        Server::CloudflarePages => "Cloudflare Pages",
        Server::Express => "Express",
        Server::NextJs => "Next.js",
        Server::Meta => return say!("generate-meta"),
        other => other.as_str(),
    }
    .to_owned()
}
