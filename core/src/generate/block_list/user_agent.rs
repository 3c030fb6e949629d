//! Chooses the names that a server searches for in User-Agents, and determines the crawlers that the search finds.

use super::choice::Choice;
use crate::crawlers::{self, Crawler, SentName};

/// The positions at which a server finds a name in a User-Agent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Search {
    /// The name as a whole word, outside URLs and e-mail addresses, like [`identify`](crate::crawlers::identify).
    WholeWords,
    Anywhere,
}

/// Characters that may not directly precede a name. After such a character, the name is a part of another word, of a URL or of an e-mail
/// address. Letters and digits may not precede a name either.
pub(super) const NOT_BEFORE: &str = "_/.@=?&#%-";
/// Characters that may not directly follow a name. Before such a character, the name is a part of another word or of an e-mail address.
/// Letters, digits, and a dot before a letter or digit may not follow a name either.
pub(super) const NOT_AFTER: &str = "_@-";

/// The names that decide whether a User-Agent is refused: it must contain a name in `refused` and no name in `excepted`.
pub(super) struct Names<'w> {
    pub(super) refused: Vec<&'w str>,
    pub(super) excepted: Vec<&'w str>,
    /// The product tokens of crawlers that are refused although they were not chosen.
    pub(super) also: Vec<&'static str>,
    /// The product tokens of the crawlers whose names are in `excepted`.
    excepted_crawlers: Vec<&'static str>,
}

impl<'w> Names<'w> {
    pub(super) fn new(choice: &Choice<'w>, search: Search) -> Self {
        let mut names = Self { refused: Vec::new(), excepted: Vec::new(), also: Vec::new(), excepted_crawlers: Vec::new() };
        let mut chosen: Vec<_> = choice.unknown.iter().map(|name| example(name)).collect();
        for crawler in choice.crawlers.iter().filter(|crawler| crawler.sent_name.value != SentName::NoRequests) {
            names.refused.extend(crawler.user_agent_words());
            chosen.extend(examples(crawler));
        }
        names.refused.extend(&choice.unknown);
        if search == Search::Anywhere {
            let all = names.refused.clone();
            names.refused.retain(|name| !all.iter().any(|other| other.len() < name.len() && search.finds(name, other)));
        }
        for crawler in crawlers::all() {
            if choice.has(crawler.token) || crawler.sent_name.value == SentName::NoRequests {
                continue;
            }
            if !search.finds_any(&examples(crawler), &names.refused) {
                continue;
            }
            let words = crawler.user_agent_words();
            // An exception for this crawler would also let a chosen crawler through, so this crawler is refused, too.
            if search.finds_any(&chosen, &words) {
                names.also.push(crawler.token);
            } else {
                names.excepted.extend(words);
                names.excepted_crawlers.push(crawler.token);
            }
        }
        names
    }

    /// Removes the exceptions, so that the excepted crawlers are also refused.
    pub(super) fn drop_exceptions(&mut self) {
        self.excepted.clear();
        self.also.append(&mut self.excepted_crawlers);
    }
}

/// Returns example User-Agent strings for a crawler: the catalogue's example, and one string for each of the crawler's names.
fn examples(crawler: &Crawler) -> Vec<String> {
    let of_catalogue = crawler.user_agent.map(|user_agent| user_agent.value.to_owned());
    of_catalogue.into_iter().chain(crawler.user_agent_words().into_iter().map(example)).collect()
}

fn example(name: &str) -> String {
    [name.trim_end_matches('/'), "/1.0"].concat()
}

impl Search {
    /// Returns `true` if the server finds the name, in any letter case. Any character may follow a name that ends in `/`.
    pub(super) fn finds(self, user_agent: &str, name: &str) -> bool {
        let text = user_agent.as_bytes();
        for start in 0..text.len() {
            let Some((before, rest)) = text.split_at_checked(start) else { break };
            let Some((seen, after)) = rest.split_at_checked(name.len()) else { break };
            if seen.eq_ignore_ascii_case(name.as_bytes())
                && (self == Self::Anywhere || (begins(before) && (name.ends_with('/') || ends_name(after))))
            {
                return true;
            }
        }
        false
    }

    fn finds_any(self, user_agents: &[String], names: &[&str]) -> bool {
        user_agents.iter().any(|user_agent| names.iter().any(|name| self.finds(user_agent, name)))
    }
}

fn begins(before: &[u8]) -> bool {
    before.last().is_none_or(|byte| !byte.is_ascii_alphanumeric() && !NOT_BEFORE.as_bytes().contains(byte))
}

fn ends_name(after: &[u8]) -> bool {
    match after {
        [b'.', next, ..] => !next.is_ascii_alphanumeric(),
        [b'.'] | [] => true,
        [next, ..] => !next.is_ascii_alphanumeric() && !NOT_AFTER.as_bytes().contains(next),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crawlers::{by_token, identify};
    use crate::generate::robots_txt::Who;

    /// User-Agent strings of current browsers: Chrome, Firefox, Safari, Edge, and Chrome on Android.
    const BROWSERS: [&str; 5] = [
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
        "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
        "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
    ];

    fn who(token: &str) -> [Who; 1] {
        [Who::Crawler(token.to_owned())]
    }

    fn names(who: &[Who], search: Search) -> Names<'_> {
        Names::new(&Choice::new(who, &[]).expect("it sends requests"), search)
    }

    fn refuses(names: &Names<'_>, search: Search, user_agent: &str) -> bool {
        let has_any = |names: &[&str]| names.iter().any(|name| search.finds(user_agent, name));
        has_any(&names.refused) && !has_any(&names.excepted)
    }

    #[test]
    fn a_list_for_one_crawler_does_not_refuse_unrelated_crawlers() {
        let sending = || crawlers::all().iter().filter(|crawler| crawler.sent_name.value != SentName::NoRequests);
        for search in [Search::WholeWords, Search::Anywhere] {
            for chosen in sending().filter(|crawler| crawler.sent_name.value == SentName::Own) {
                let who = who(chosen.token);
                let names = names(&who, search);
                assert!(names.also.is_empty(), "{}", chosen.token);
                for crawler in sending() {
                    let example = crawler.user_agent.map_or(example(crawler.token), |user_agent| user_agent.value.to_owned());
                    let is_refused = refuses(&names, search, &example);
                    assert_eq!(is_refused, crawler.token == chosen.token, "{} in {example:?}, {search:?}", chosen.token);
                }
                for browser in BROWSERS {
                    assert!(!refuses(&names, search, browser), "{} in {browser:?}, {search:?}", chosen.token);
                }
            }
        }
    }

    #[test]
    fn whole_word_search_agrees_with_identify() {
        for user_agent in [
            "MyGPTBot/1.0",
            "GPTBot_2",
            "(GPTBot)",
            "GPTBot.",
            "GPTBot.example",
            "éGPTBotß",
            "gptbot@example.com",
            "+https://example.com/gptbot",
            "x (https://example.com?bot=gptbot)",
            "www.gptbot",
            "Mozilla/5.0 (compatible;GPTBot;+https://example.com)",
        ] {
            let expected = identify(user_agent).and_then(|seen| seen.product()) == by_token("GPTBot");
            assert_eq!(Search::WholeWords.finds(user_agent, "GPTBot"), expected, "{user_agent}");
        }
        // A name with a final slash, such as `WhatsApp/`, matches only if the User-Agent contains the slash.
        assert!(Search::WholeWords.finds("WhatsApp/2.19", "WhatsApp/") && !Search::WholeWords.finds("via WhatsApp", "WhatsApp/"));
    }

    #[test]
    fn crawlers_whose_user_agent_contains_a_chosen_name_become_exceptions() {
        let excepted = |token, search| names(&who(token), search).excepted.join(" ");
        assert_eq!(
            excepted("Twitterbot", Search::WholeWords),
            "TelegramBot",
            "its User-Agent is “TelegramBot (like TwitterBot)”"
        );
        assert_eq!(excepted("Diffbot", Search::WholeWords), "");
        assert_eq!(excepted("Diffbot", Search::Anywhere), "Diffbot-User");
        assert_eq!(excepted("Applebot", Search::Anywhere), "", "Applebot-Extended sends no requests");
    }

    #[test]
    fn refuses_another_crawler_if_an_exception_would_let_the_chosen_crawler_through() {
        // `Qwantbot-news` is one of Qwantbot's names but not a token in the catalogue. An exception for Qwantbot would let it through.
        assert_eq!(names(&who("Qwantbot-news"), Search::WholeWords).also, ["Qwantbot"]);
    }

    #[test]
    fn dots_are_the_only_regex_characters_in_crawler_names() {
        for word in crawlers::all().iter().flat_map(Crawler::user_agent_words) {
            assert!(word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b" ._-/".contains(&byte)), "{word:?}");
        }
    }
}
