use gloo_utils::window;
use robotscope::Target;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::bridge;
use crate::language::say;
use crate::origin::origin_of;
use crate::widgets::{CopyButton, Menu};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The URL whose texts are missing, or `None` if the entered URL is invalid.
    pub(crate) target: Option<Target>,
}

/// Renders instructions for getting the URL's texts: commands for a terminal, and a bookmarklet.
#[component]
pub(crate) fn GetTexts(props: &Props) -> Html {
    let bookmarklet = use_state(|| None::<AttrValue>);
    let toggled = {
        let bookmarklet = bookmarklet.clone();
        Callback::from(move |()| {
            let bookmarklet = bookmarklet.setter();
            spawn_local(async move {
                // If the bookmarklet cannot be loaded, for example because the user is offline, the commands are still shown.
                bookmarklet.set(bridge::bookmarklet().await.ok().and_then(|address| address.as_string()).map(AttrValue::from));
            });
        })
    };
    html! {
        <Menu class="get-texts" label={say!("get-texts")} {toggled}>
            { terminal(props.target.as_ref()) }
            if let Some(address) = &*bookmarklet {
                <Bookmarklet {address} />
            }
        </Menu>
    }
}

fn terminal(target: Option<&Target>) -> Html {
    let Some(lines) = target.and_then(|target| lines(target, &page_address())) else {
        return html! { <p class="notice">{ say!("get-texts-no-url") }</p> };
    };
    html! {
        <section class="get-texts-way" aria-labelledby="get-texts-terminal">
            <h2 id="get-texts-terminal">{ say!("get-texts-terminal") }</h2>
            { for lines.into_iter().map(|(name, line)| {
                let id = format!("{name}-name");
                html! {
                    <div class="get-texts-line">
                        <span id={id.clone()}>{ say!(name) }</span>
                        <code tabindex="0" role="textbox" aria-readonly="true" aria-labelledby={id.clone()}>{ line.clone() }</code>
                        <CopyButton text={std::rc::Rc::<str>::from(line)} described_by={id} />
                    </div>
                }
            }) }
            <p class="notice">{ say!("get-texts-paste") }</p>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct BookmarkletProps {
    address: AttrValue,
}

/// Renders the bookmarklet as a link for users to drag to their bookmarks. The Content-Security-Policy prevents the link from being
/// followed on this page.
#[component]
fn Bookmarklet(props: &BookmarkletProps) -> Html {
    let is_pressed = use_state(|| false);
    let onclick = {
        let is_pressed = is_pressed.setter();
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            is_pressed.set(true);
        })
    };
    html! {
        <section class="get-texts-way" aria-labelledby="get-texts-bookmarklet">
            <h2 id="get-texts-bookmarklet">{ say!("get-texts-bookmarklet") }</h2>
            <p>{ say!("get-texts-drag") }</p>
            <p class="get-texts-drag">
                <a class="button" href={props.address.clone()} draggable="true" {onclick}>{ say!("get-texts-bookmark") }</a>
                <CopyButton text={std::rc::Rc::<str>::from(&*props.address)} described_by="get-texts-bookmarklet" />
            </p>
            <p class="notice" role="status">
                if *is_pressed {
                    { say!("get-texts-not-here") }
                }
            </p>
            <p class="notice">{ say!("get-texts-how") }</p>
        </section>
    }
}

/// Returns this page's address without query and fragment.
fn page_address() -> String {
    let location = window().location();
    format!("{}{}", location.origin().unwrap_or_default(), location.pathname().unwrap_or_default())
}

/// Returns the terminal commands, each with the message name of its label. Returns `None` if the URL has no host or is not an HTTP URL.
fn lines(target: &Target, page_address: &str) -> Option<[(&'static str, String); 3]> {
    let origin = origin_of(target)?;
    if !origin.starts_with("http") {
        return None;
    }
    let url = format!("{origin}{}", target.path());
    Some([
        ("get-texts-robots", curl(&format!("{origin}/robots.txt"))),
        ("get-texts-page", curl(&url)),
        ("get-texts-all", format!("npx robotscope inspect {} --share --page {}", quoted(&url), quoted(page_address))),
    ])
}

/// Returns a curl command. Without `-g`, curl would expand braces and brackets into several URLs.
fn curl(url: &str) -> String {
    let globs = if url.contains(['[', ']', '{', '}']) { "g" } else { "" };
    format!("curl -{globs}sSiL {}", quoted(url))
}

/// Quotes a text as one word for a POSIX shell. Between single quotes, only the single quote is special.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(url: &str) -> Option<[String; 3]> {
        lines(&Target::parse(url).ok()?, "https://tester.example/a/").map(|lines| lines.map(|(_, line)| line))
    }

    #[test]
    fn commands_fetch_the_url_that_a_browser_would_request() {
        let lines = of(" https://user@Bücher.example:8443/it's a page?q=$(id)&x={a,b}#top").unwrap();
        assert_eq!(
            lines,
            [
                "curl -sSiL 'https://xn--bcher-kva.example:8443/robots.txt'",
                r"curl -gsSiL 'https://xn--bcher-kva.example:8443/it'\''s%20a%20page?q=$(id)&x={a,b}'",
                r"npx robotscope inspect 'https://xn--bcher-kva.example:8443/it'\''s%20a%20page?q=$(id)&x={a,b}' --share --page 'https://tester.example/a/'",
            ]
        );
        assert_eq!(of("example.com").unwrap()[1], "curl -sSiL 'https://example.com/'");
        assert_eq!(of("//example.com/a").unwrap()[1], "curl -sSiL 'https://example.com/a'");
        assert_eq!(of("http://[::1]/").unwrap()[0], "curl -gsSiL 'http://[::1]/robots.txt'");
        for url in ["/path", "ftp://example.com/", ""] {
            assert_eq!(of(url), None, "{url}");
        }
    }

    /// The oracle is sh (POSIX, Shell Command Language, 2.2.2).
    #[cfg(not(target_arch = "wasm32"))]
    #[test]
    fn quotes_any_text_as_one_shell_word() {
        for text in [
            "", "a b", "'", "''", "\"", "$(id)", "`id`", "\\", "\\'", "a\nb", "!x", "-n", "*", "~", "'; id #", "${HOME}", "\t",
            "ü",
        ] {
            let printed =
                std::process::Command::new("sh").args(["-c", &format!("printf '<%s>' {}", quoted(text))]).output().unwrap();
            assert_eq!(String::from_utf8(printed.stdout).unwrap(), format!("<{text}>"));
        }
    }
}
