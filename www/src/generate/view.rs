use robotscope::crawlers;
use robotscope::generate::Server;
use robotscope::generate::block_list::Format;
use yew::prelude::*;

use super::merged::Merged;
use super::output::Output;
use super::state::{Action, Files, Generate, Product};
use super::statement::StatementCard;
use super::wishes_form::WishesForm;
use crate::language::{message, say};
use crate::text::Text;
use crate::widgets::value_of;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) plan: Generate,
    pub(crate) robots: Text,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the generator: its choices, and the resulting server configuration, meta elements, robots.txt or block list.
#[component]
pub(crate) fn GenerateView(props: &Props) -> Html {
    let Props { plan, robots, dispatch } = props;
    let (title, about) = match plan.product {
        Product::Directives => ("generate-title", "generate-about"),
        Product::RobotsTxt => ("wish-title", "wish-about"),
        Product::BlockList => ("list-title", "list-about"),
    };
    let choices = [
        (Product::Directives, "generate-directives"),
        (Product::RobotsTxt, "source-robots-txt"),
        (Product::BlockList, "generate-list"),
    ];
    html! {
        <div class="tool generate">
            <section class="tool-inputs" aria-labelledby="generate-title">
                <div class="products" role="group" aria-label={say!("generate-product")}>
                    { for choices.map(|(product, name)| {
                        let onclick = dispatch.reform(move |_: MouseEvent| Action::Show(product));
                        let is_chosen = product == plan.product;
                        html! { <button type="button" class="choice" aria-pressed={is_chosen.to_string()} {onclick}>{ say!(name) }</button> }
                    }) }
                </div>
                <h2 id="generate-title">{ say!(title) }</h2>
                <p class="notice">{ say!(about) }</p>
                { match plan.product {
                    Product::Directives => directives(props),
                    Product::RobotsTxt => html! {
                        <WishesForm key="robots" wishes={plan.wishes.clone()} has_paths=true dispatch={dispatch.reform(Action::Wish)} />
                    },
                    Product::BlockList => html! {
                        <WishesForm key="list" wishes={plan.refused.clone()} has_paths=false dispatch={dispatch.reform(Action::Refuse)} />
                    },
                } }
            </section>
            <section class="tool-results" aria-labelledby="generate-output-title">
                <h2 id="generate-output-title">{ say!("generate-output") }</h2>
                { match plan.product {
                    Product::Directives => servers(Server::ALL, plan.server, name, &dispatch.reform(Action::SetServer)),
                    Product::BlockList => servers(Format::ALL, plan.format, format_name, &dispatch.reform(Action::SetFormat)),
                    Product::RobotsTxt => html! {},
                } }
                { match plan.product {
                    _ if plan.is_empty() => html! { <p class="empty" role="status">{ say!("generate-nothing") }</p> },
                    Product::Directives => html! { <Output key="directives" plan={plan.clone()} /> },
                    Product::BlockList => html! { <Output key="list" plan={plan.clone()} /> },
                    Product::RobotsTxt => html! {
                        <Merged wishes={plan.wishes.clone()} robots={robots.clone()} adopt={dispatch.reform(Action::Adopt)} />
                    },
                } }
            </section>
        </div>
    }
}

/// Renders the statements and the choice of files that they apply to.
fn directives(props: &Props) -> Html {
    let Props { plan, dispatch, .. } = props;
    let add = dispatch.reform(|_: MouseEvent| Action::Add);
    html! {
        <>
            // Suggest the names that crawlers read in meta elements. The field also accepts any other name.
            <datalist id="bots">
                { for crawlers::all().iter().flat_map(|crawler| crawler.meta_names.value.iter()).map(|name| html! { <option value={*name} /> }) }
            </datalist>
            { for plan.statements.iter().enumerate().map(|(place, statement)| html! {
                <StatementCard key={place} {place} statement={statement.clone()} can_be_removed={plan.statements.len() > 1}
                    dispatch={dispatch.clone()} />
            }) }
            <button type="button" class="button" onclick={add}>{ say!("generate-add") }</button>
            { files(props) }
        </>
    }
}

/// Renders one button for each server. The button for the chosen server is pressed.
fn servers<S: Copy + PartialEq + 'static>(
    all: impl IntoIterator<Item = S>,
    chosen: S,
    name: fn(S) -> String,
    set: &Callback<S>,
) -> Html {
    html! {
        <div class="servers" role="group" aria-label={say!("generate-server")}>
            { for all.into_iter().map(|server| {
                let onclick = set.reform(move |_: MouseEvent| server);
                let is_chosen = server == chosen;
                html! {
                    <button type="button" class="choice" aria-pressed={is_chosen.to_string()} {onclick}>{ name(server) }</button>
                }
            }) }
        </div>
    }
}

fn files(Props { plan, dispatch, .. }: &Props) -> Html {
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
    message(&format!("generate-files-{files}"), &[])
}

/// Returns the server's product name, which is the same in every language. Only the label for the meta element is translated.
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

/// Returns the product name of a format's server, which is the same in every language.
fn format_name(format: Format) -> String {
    match format {
        Format::Nginx => "nginx",
        Format::Apache => "Apache",
        Format::Caddy => "Caddy",
        Format::Haproxy => "HAProxy",
        Format::Lighttpd => "lighttpd",
        Format::Traefik => "Traefik",
        Format::Cloudflare => "Cloudflare",
        other => other.as_str(),
    }
    .to_owned()
}
