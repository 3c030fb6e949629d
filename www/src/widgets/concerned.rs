use robotscope::crawlers;
use yew::prelude::*;

use crate::language::{list, message as message_of, say};
use crate::words::{PURPOSES, compared_name, purpose};

/// Formats crawlers as a count, such as “3 crawlers, 1 control token, all others and 2 not bound by robots.txt”.
pub(crate) fn counted(tokens: &[String]) -> String {
    let (ignoring, obeying): (Vec<_>, Vec<_>) = tokens.iter().partition(|token| is_ignoring(token));
    let others = obeying.iter().filter(|token| **token == "*").count();
    let count = |message: &str, count: usize| (count > 0).then(|| message_of(message, &[("count", count.into())]));
    let all_others = (others > 0).then(|| compared_name("*"));
    let controlling = obeying.iter().filter(|token| is_control_token(token)).count();
    let crawling = count("crawlers", obeying.len() - others - controlling);
    let counts = [crawling, count("compare-tokens", controlling), all_others, count("compare-ignoring", ignoring.len())];
    let counts: Vec<_> = counts.into_iter().flatten().collect();
    if counts.is_empty() { say!("compare-none") } else { list(counts, usize::MAX) }
}

fn is_ignoring(token: &str) -> bool {
    crawlers::by_token(token).is_some_and(|crawler| crawler.robots.value.ignores_rules())
}

fn is_control_token(token: &str) -> bool {
    crawlers::by_token(token).is_some_and(|crawler| !crawler.sends_requests())
}

/// Renders the name of a single crawler. For several crawlers, renders their number, which expands to the names by purpose. Crawlers that
/// ignore robots.txt are listed separately.
pub(crate) fn concerned(tokens: &[String]) -> Html {
    if let [token] = tokens {
        let note = is_ignoring(token).then(|| say!("compare-unbound"));
        return html! { <p class="difference-crawlers"><span class="chip">{ compared_name(token) }</span>{ " " }<span class="notice">{ note }</span></p> };
    }
    let (ignoring, obeying): (Vec<_>, Vec<_>) = tokens.iter().partition(|token| is_ignoring(token));
    let class = |token: &str| crawlers::by_token(token).map(|crawler| crawler.class);
    let of = |wanted| obeying.iter().copied().filter(|token| class(token) == wanted).collect();
    let group = |title: String, tokens: Vec<&String>| {
        html! {
            if !tokens.is_empty() {
                <p class="difference-crawlers">
                    <strong>{ title }</strong>{ " " }
                    { for tokens.iter().map(|token| html! { <span class="chip">{ compared_name(token) }</span> }) }
                </p>
            }
        }
    };
    html! {
        <details class="concerned">
            <summary>{ counted(tokens) }</summary>
            { for PURPOSES.into_iter().map(|class| group(purpose(class), of(Some(class)))) }
            { group(say!("compare-unknown"), of(None)) }
            { group(say!("compare-unbound"), ignoring) }
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Apple, "About Applebot": Applebot-Extended does not crawl web pages, so it counts as a control token.
    #[test]
    fn does_not_count_control_tokens_as_crawlers() {
        let tokens = ["GPTBot", "CCBot", "Applebot-Extended", "*", "Bytespider"].map(str::to_owned);
        assert_eq!(counted(&tokens), "2 crawlers, 1 control token, all others and 1 not bound by robots.txt");
    }
}
