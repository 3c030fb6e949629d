use robotscope::availability::CrawlAnswer;
use yew::prelude::*;

use crate::intake::{Contradiction, Refused, Served};
use crate::language::say;
use crate::words::certainty as in_words;

/// Renders the server's answer to a crawler's User-Agent, marked if it contradicts robots.txt.
pub(super) fn served_notice(served: &Served) -> Html {
    let [first, rest @ ..] = &sentences(served)[..] else { return html! {} };
    html! {
        <p class={classes!("served", served.contradiction.map(|_| "contradiction"))} role="status">
            <strong>{ first }</strong>
            { for rest.iter().map(|sentence| html! { <>{ " " }{ sentence }</> }) }
        </p>
    }
}

/// Returns the answer as sentences. The first sentence contains the verdict and the server's answer, or the reason why the service did not
/// complete its requests.
fn sentences(served: &Served) -> Vec<String> {
    let Served { crawler, not_fetched, access, robots_txt, contradiction, .. } = served;
    if let Some(kind) = not_fetched {
        return vec![say!("live-served-not", crawler = crawler, failure = &say!("live-failure", kind = kind))];
    }
    let name = match (contradiction, access) {
        (Some(Contradiction::AllowedRefused), _) => "live-served-refused",
        (Some(Contradiction::DisallowedServed), _) => "live-served-anyway",
        (None, Some(CrawlAnswer::Allowed)) => "live-served-allowed",
        (None, Some(CrawlAnswer::Disallowed)) => "live-served-disallowed",
        (None, Some(CrawlAnswer::Ignores | CrawlAnswer::UserTriggered)) => "live-served-ignores",
        (None, Some(CrawlAnswer::Depends) | None) => "live-served-depends",
    };
    let mut sentences = vec![say!(name, crawler = crawler, answer = &answer(served))];
    if robots_txt.as_ref().is_some_and(|robots| robots.refusal.is_some()) {
        sentences.push(say!("live-served-robots-refused", crawler = crawler));
    } else if robots_txt.as_ref().is_some_and(|robots| robots.differs) {
        sentences.push(say!("live-served-robots", crawler = crawler));
    }
    sentences.push(say!("live-served-proof"));
    sentences
}

/// Returns the server's answer, such as “status 403, a challenge by Cloudflare (documented)”.
fn answer(Served { status, failure, refusal, elsewhere, .. }: &Served) -> String {
    let Some(status) = status.map(|status| status.to_string()) else {
        return say!("live-failure", kind = failure.as_deref().unwrap_or_default());
    };
    let text = match refusal {
        Some(Refused { kind, by: Some(by), certainty: Some(certainty), price: None }) => {
            say!("live-answer-wall", status = &status, kind = kind, wall = by, certainty = &in_words(*certainty))
        }
        Some(Refused { price: Some(price), .. }) => say!("live-answer-price", status = &status, price = price),
        _ => say!("live-answer-status", status = &status),
    };
    let text = match elsewhere {
        Some(url) => say!("live-answer-elsewhere", answer = &text, url = url),
        None => text,
    };
    match failure {
        Some(kind) => say!("live-answer-failed", answer = &text, failure = &say!("live-failure", kind = kind)),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use robotscope::crawlers::Certainty;

    use super::*;
    use crate::intake::NamedRobots;

    fn served() -> Served {
        Served {
            crawler: "GPTBot".to_owned(),
            not_fetched: None,
            access: Some(CrawlAnswer::Allowed),
            robots_txt: None,
            status: Some(200),
            failure: None,
            refusal: None,
            contradiction: None,
            elsewhere: None,
        }
    }

    fn refused(kind: &str) -> Refused {
        Refused { kind: kind.to_owned(), by: None, certainty: None, price: None }
    }

    fn first(served: &Served) -> String {
        sentences(served).swap_remove(0)
    }

    #[test]
    fn names_the_bot_wall_and_its_certainty_if_an_allowed_crawler_is_refused() {
        let wall = Refused { by: Some("Cloudflare".to_owned()), certainty: Some(Certainty::Documented), ..refused("challenge") };
        let contradiction = Some(Contradiction::AllowedRefused);
        let served = Served { status: Some(403), refusal: Some(wall), contradiction, ..served() };
        assert_eq!(
            first(&served),
            "robots.txt allows GPTBot, but the server refuses it: status 403, a challenge by Cloudflare (documented)."
        );
        let wall = Refused { by: Some("Akamai".to_owned()), certainty: Some(Certainty::Reported), ..refused("block") };
        let served = Served { refusal: Some(wall), ..served };
        assert!(first(&served).ends_with("status 403, a block page by Akamai (reported)."), "{}", first(&served));
    }

    #[test]
    fn names_the_status_price_or_failure_of_a_refusal_without_a_known_bot_wall() {
        let contradiction = Some(Contradiction::AllowedRefused);
        let forbidden = Served { status: Some(403), refusal: Some(refused("forbidden")), contradiction, ..served() };
        assert!(first(&forbidden).ends_with("refuses it: status 403."), "{}", first(&forbidden));
        let paid = Refused { price: Some("USD 0.01".to_owned()), ..refused("payment") };
        let paid = Served { status: Some(402), refusal: Some(paid), contradiction, ..served() };
        assert!(first(&paid).ends_with("refuses it: status 402, at a price of USD 0.01."), "{}", first(&paid));
        let reset = Served { status: None, failure: Some("reset".to_owned()), contradiction, ..served() };
        assert!(first(&reset).ends_with("refuses it: the server closed the connection."), "{}", first(&reset));
    }

    #[test]
    fn reports_a_disallowed_crawler_that_is_served() {
        let access = Some(CrawlAnswer::Disallowed);
        let served = Served { access, contradiction: Some(Contradiction::DisallowedServed), ..served() };
        assert_eq!(first(&served), "robots.txt disallows GPTBot, but the server sends it the page: status 200.");
    }

    #[test]
    fn reports_no_contradiction_for_a_404_a_redirect_or_a_crawler_that_ignores_robots_txt() {
        let missing = Served { status: Some(404), refusal: Some(refused("unavailable")), ..served() };
        assert_eq!(first(&missing), "robots.txt allows GPTBot; the server’s answer: status 404.");
        let blocked = Served { access: Some(CrawlAnswer::Disallowed), ..missing };
        assert_eq!(first(&blocked), "robots.txt disallows GPTBot; the server’s answer: status 404.");
        let ignoring = Served { access: Some(CrawlAnswer::Ignores), ..served() };
        assert_eq!(
            first(&ignoring),
            "robots.txt does not stop GPTBot, which does not obey it here; the server’s answer: status 200."
        );
        let moved = Served { elsewhere: Some("https://a.example/b".to_owned()), ..served() };
        assert!(first(&moved).ends_with("status 200, from https://a.example/b."), "{}", first(&moved));
    }

    #[test]
    fn reports_nothing_about_the_server_if_the_service_did_not_complete_its_requests() {
        let served = Served { not_fetched: Some("site-limit".to_owned()), access: None, status: None, ..served() };
        assert_eq!(sentences(&served), ["Not fetched as GPTBot: too many requests for this site; try again in a minute."]);
    }

    #[test]
    fn mentions_robots_txt_only_if_the_server_refuses_or_changes_it_for_the_crawler() {
        let robots = |refusal, differs| Served { robots_txt: Some(NamedRobots { refusal, differs }), ..served() };
        let second = |served: &Served| sentences(served)[1].clone();
        assert!(second(&robots(None, true)).starts_with("The server sends GPTBot another robots.txt"));
        assert!(second(&robots(Some(refused("forbidden")), true)).starts_with("The server refuses to send GPTBot robots.txt"));
        assert!(second(&robots(None, false)).starts_with("A User-Agent proves nothing"));
    }
}
