//! Checks the catalogue's data and the identification of crawlers by User-Agents.
//!
//! The expected lists are literal, so that no change to the data goes unnoticed.

use robotscope::crawlers::{
    AiUse, Certainty, Compliance, Crawler, CrawlerClass, CrawlerStatus, Fact, NamePlace, Support, WildcardGroup, all, by_token,
    identify, identify_all, version,
};
use robotscope::dialect::DialectName;
use std::collections::BTreeSet;

/// Crawlers whose token is not the first token in their fallback chain, each with the first token. SISTRIX documents no spelling, and
/// robots.txt files use `SISTRIX`.
const OTHER_FIRST_TOKEN: &[(&str, &str)] = &[("SISTRIX Crawler", "SISTRIX")];

/// Crawlers whose documentation is known only under an http URL. No source confirms an https URL.
const HTTP_DOCS: &[&str] = &[
    "Sogou web spider",
    "Slurp",
    "Daum",
    "Exabot",
    "archive.org_bot",
    "serpstatbot",
    "SISTRIX Crawler",
    "Screaming Frog SEO Spider",
    "redditbot",
    "Embedly",
    "UptimeRobot",
    "ICC-Crawler",
    "Linguee Bot",
    "yacybot",
    "ZumBot",
];

/// Crawlers that their own example User-Agents do not identify. Remove a crawler from this list once its example identifies it.
const NOT_FOUND_BY_EXAMPLE: &[&str] = &[];

fn tokens(keep: impl Fn(&Crawler) -> bool) -> Vec<&'static str> {
    all().iter().filter(|crawler| keep(crawler)).map(|crawler| crawler.token).collect()
}

#[track_caller]
fn same_set(mut found: Vec<&str>, expected: &[&str]) {
    let mut expected = expected.to_vec();
    found.sort_unstable();
    expected.sort_unstable();
    assert_eq!(found, expected);
}

/// Returns the token of the crawler that a User-Agent names. Also checks that the name's range is inside the string.
fn named(user_agent: &str) -> Option<&'static str> {
    let seen = identify(user_agent)?;
    assert!(user_agent.get(seen.range.clone()).is_some_and(|name| !name.is_empty()), "{:?} in {user_agent:?}", seen.range);
    Some(seen.crawler.token)
}

#[test]
fn every_purpose_has_at_least_one_crawler() {
    let classes: BTreeSet<_> = all().iter().map(|crawler| crawler.class).collect();
    assert_eq!(classes.len(), CrawlerClass::Other as usize + 1);
}

#[test]
fn ai_uses_of_pages_match_the_documentation() {
    let uses = |token| by_token(token).expect(token).ai_uses;
    assert_eq!(uses("GPTBot"), [AiUse::Training]); // [anthropic-crawlers], [openai-crawlers], [perplexity-crawlers], [meta-crawlers]
    assert_eq!(uses("OAI-SearchBot"), [AiUse::Input]); // [anthropic-crawlers], [openai-crawlers], [perplexity-crawlers], [meta-crawlers]
    assert_eq!(uses("Google-Extended"), [AiUse::Input, AiUse::Training]); // [google-common-crawlers]
    assert_eq!(uses("YandexAdditional"), [AiUse::Input]); // [yandex-fast-answers]: quick answers
    // [google-common-crawlers], [openai-crawlers]: models are trained with CCBot's archive. CCBot's own purpose is still archiving.
    assert_eq!(
        (uses("CCBot"), by_token("CCBot").map(|ccbot| ccbot.class)),
        (&[AiUse::Training][..], Some(CrawlerClass::Archive))
    );
    assert!(uses("Googlebot").is_empty());
}

/// [google-robots-meta], [google-ai-features]: AI Overviews and AI Mode use the pages that Googlebot fetches. [google-common-crawlers]:
/// Google-Extended controls training and grounding in Gemini Apps, and has no effect on Search. [bing-guidelines], [apple-applebot]: answers
/// of Copilot and Siri use the pages that bingbot and Applebot fetch.
#[test]
fn search_crawlers_feed_ai_answers_without_being_ai_crawlers() {
    for token in ["Googlebot", "bingbot", "Applebot"] {
        let crawler = by_token(token).expect(token);
        assert_eq!(crawler.ai_answers, Fact::new(Support::Yes, Certainty::Documented), "{token}");
        assert!(crawler.feeds_ai_answers(), "{token}");
        // Blocking “AI search” must never block web search.
        assert!(!crawler.serves(CrawlerClass::AiSearch) && crawler.ai_uses.is_empty(), "{token}");
    }
    let feeds = |token| by_token(token).expect(token).feeds_ai_answers();
    assert!(feeds("Google-Extended") && !feeds("Applebot-Extended") && !feeds("YandexBot") && !feeds("GPTBot"));
}

/// [google-common-crawlers], [apple-applebot]: these tokens have no User-Agent, and other crawlers fetch the pages.
#[test]
fn control_tokens_send_no_requests() {
    let silent: Vec<_> = all().iter().filter(|crawler| !crawler.sends_requests()).map(|crawler| crawler.token).collect();
    assert_eq!(silent, ["Google-Extended", "Applebot-Extended"]);
}

#[test]
fn no_source_was_read_after_the_date_of_the_catalogue() {
    for crawler in all() {
        assert!(crawler.read.len() == 10 && crawler.read <= version(), "{}: {:?}", crawler.token, crawler.read);
    }
}

/// A crawler's treatment of the status of robots.txt matters only if the crawler obeys the file ([google-user-fetchers],
/// [google-special-crawlers]).
#[test]
fn an_availability_policy_is_never_more_certain_than_robots_txt_compliance() {
    for crawler in all() {
        let obeys = crawler.robots.value == Compliance::Obeys;
        let most = if obeys { crawler.robots.certainty } else { Certainty::Assumed };
        assert!(crawler.availability.certainty >= most, "{}: {:?}, {:?}", crawler.token, crawler.availability, crawler.robots);
    }
}

#[test]
fn the_version_of_the_catalogue_is_a_date() {
    let numbers: Vec<u32> = version().split('-').filter_map(|part| part.parse().ok()).collect();
    assert!(matches!(numbers[..], [2026..=2999, 1..=12, 1..=31]) && version().len() == 10, "{:?}", version());
}

#[test]
fn tokens_are_unique_and_found_in_any_letter_case() {
    for crawler in all() {
        assert!(!crawler.token.is_empty() && !crawler.operator.is_empty() && !crawler.source.is_empty(), "{crawler:?}");
        for token in [crawler.token.to_lowercase(), crawler.token.to_uppercase()] {
            assert_eq!(by_token(&token).map(|found| found.token), Some(crawler.token), "two entries have the token {token:?}");
        }
    }
    assert_eq!(by_token(""), None);
    assert_eq!(by_token("Googlebot/2.1"), None);
    assert_eq!(by_token("*"), None);
}

#[test]
fn fallback_chains_contain_the_crawler_and_only_known_tokens() {
    for crawler in all() {
        let other = OTHER_FIRST_TOKEN.iter().find(|(token, _)| *token == crawler.token);
        let sent = other.map_or(crawler.token, |(_, sent)| sent);
        let chain = crawler.fallback.value;
        assert!(chain.first().is_none_or(|first| *first == sent), "{} begins with {chain:?}", crawler.token);
        for token in chain.iter().filter(|token| **token != sent) {
            assert!(by_token(token).is_some(), "{}: {token:?} is not in the catalogue", crawler.token);
        }
        assert!(!chain.contains(&"*"), "{}: `*` belongs in `wildcard`", crawler.token);
        let established = crawler.wildcard.value != WildcardGroup::Unknown;
        assert_eq!(established, !chain.is_empty() || crawler.token == "Google-Safety", "{}", crawler.token);
    }
}

#[test]
fn the_catalogue_contains_the_documented_tokens() {
    let of_google = ["Googlebot", "Googlebot-Image", "Googlebot-Video", "Googlebot-News", "Storebot-Google"]; // [google-common-crawlers]
    let more = ["Google-InspectionTool", "GoogleOther", "GoogleOther-Image", "GoogleOther-Video", "Google-CloudVertexBot"]; // [google-common-crawlers]
    for token in [of_google, more].concat() {
        let crawler = by_token(token).expect(token);
        assert_eq!((crawler.operator, crawler.robots.value), ("Google", Compliance::Obeys), "{token}");
    }
    let against_training = ["Google-Extended", "Applebot-Extended", "GPTBot", "ClaudeBot", "CCBot"]; // [google-common-crawlers], [openai-crawlers]
    let of_other_engines = ["AdIdxBot", "BingPreview", "YandexAdditional", "YandexAdditionalBot", "SeznamBot", "Yeti"]; // [bing-crawlers], [yandex-fast-answers], [seznam-crawling], [naver-webmasters]
    for token in [&against_training[..], &of_other_engines].concat() {
        assert_eq!(by_token(token).map(|crawler| crawler.token), Some(token));
    }
}

#[test]
fn fallback_chains_match_the_documentation() {
    let chain = |token| by_token(token).expect(token).fallback.value;
    for token in ["Googlebot-Image", "Googlebot-Video", "Googlebot-News", "Google-CloudVertexBot"] {
        assert_eq!(chain(token), [token, "Googlebot"]); // [google-common-crawlers]
    }
    assert_eq!(chain("Storebot-Google"), ["Storebot-Google"]); // [google-robots-txt]
    assert_eq!(chain("bingbot"), ["bingbot", "msnbot"]); // [bing-robots-txt]
    assert_eq!(chain("YandexImages"), ["YandexImages", "Yandex"]); // [yandex-robots-txt]
    assert_eq!(chain("Applebot"), ["Applebot", "Googlebot"]); // [apple-applebot]
    assert_eq!(chain("Kagibot"), ["Kagibot", "Googlebot"]); // [kagi-bot]
    assert_eq!(chain("ImagesiftBot"), ["ImagesiftBot", "Googlebot"]); // [imagesift-bot]
}

#[test]
fn lists_the_crawlers_documented_to_ignore_wildcard_groups() {
    let google = ["APIs-Google", "AdsBot-Google", "AdsBot-Google-Mobile", "AdsBot-Google-Mobile-Apps"]; // [google-special-crawlers]
    let others = ["Mediapartners-Google", "Google-Safety", "DuplexWeb-Google"]; // [google-special-crawlers]
    let yandex = ["YandexMobileBot", "YandexCalendar"]; // [yandex-robots]
    // The source is a copy of Yandex's table of its robots: https://github.com/ayumi-cloud/oc-security-module,
    // docs/search-engines/yandex.md.
    let services = ["YandexAccessibilityBot", "YandexDirect", "YandexFavicons", "YandexMarket", "YandexMetrika"];
    let expected = [&google[..], &others, &yandex, &services, &["YandexScreenshotBot"]].concat();
    same_set(tokens(|crawler| crawler.wildcard.value == WildcardGroup::Ignores), &expected);
}

#[test]
fn lists_the_crawlers_documented_not_to_obey_robots_txt() {
    let ignoring = tokens(|crawler| crawler.robots.value == Compliance::Ignores);
    let of_lists = ["Bytespider", "iaskspider", "Linguee Bot", "Thinkbot", "ISSCyberRiskCrawler"]; // [ai-robots-txt]
    // Other documents quote Slack's page: Slack's robots do not honour robots.txt.
    let of_slack = ["Slackbot", "Slackbot-LinkExpanding"];
    // YandexMetrika “does not use the robots.txt file” (in a copy of Yandex's table).
    same_set(ignoring, &[&["Google-Safety", "iTMS", "ArchiveBot", "YandexMetrika"][..], &of_lists, &of_slack].concat());
    // [google-user-fetchers], [anthropic-crawlers], [openai-crawlers], [perplexity-crawlers], [meta-crawlers]
    let google = ["FeedFetcher-Google", "Google-Agent", "Google-NotebookLM", "Google-Read-Aloud", "Google-Site-Verification"];
    let more = ["GoogleMessages", "GoogleProducer", "Google-Pinpoint", "Google-CWS", "Google-GeminiNotebook"];
    // [amazon-crawlers]: "may not follow all robots.txt directives".
    let others = ["ChatGPT-User", "Perplexity-User", "meta-externalfetcher", "Kimi-User", "Amzn-User"];
    let expected = [&google[..], &more, &others].concat();
    same_set(tokens(|crawler| crawler.robots.value == Compliance::UserTriggered), &expected);
}

#[test]
fn the_status_and_dialect_of_crawlers_match_the_sources() {
    let special = ["AdsBot-Google-Mobile-Apps", "DuplexWeb-Google"]; // [google-special-crawlers]
    let agents = ["GoogleAgent-Mariner", "Google-NotebookLM"]; // [google-user-fetchers]: supported until August 2026.
    same_set(tokens(|crawler| crawler.status == CrawlerStatus::Retired), &[special, agents].concat());
    let older = ["msnbot", "anthropic-ai", "Claude-Web", "FacebookBot", "Qwantify", "ia_archiver"];
    // Cohere's page mentions neither of its two crawlers, so both are legacy.
    let renamed = ["omgilibot", "Cloudflare-AutoRAG", "cohere-ai", "cohere-training-data-crawler"];
    same_set(tokens(|crawler| crawler.status == CrawlerStatus::Legacy), &[&older[..], &renamed].concat());
    for crawler in all() {
        let expected = match crawler.operator {
            "Google" => DialectName::Google,
            "Yandex" => DialectName::Yandex,
            "Apple" => DialectName::Apple,
            "Baidu" => DialectName::Baidu,
            "Mojeek" => DialectName::Mojeek,
            // Bing's documentation applies to Bing's crawlers, not to Azure's.
            "Microsoft" if crawler.token != "AzureAI-SearchBot" => DialectName::Bing,
            _ => DialectName::Rfc9309,
        };
        assert_eq!(crawler.dialect, expected, "{}", crawler.token);
    }
}

#[test]
fn documentation_links_use_https_except_for_listed_links() {
    let plain = tokens(|crawler| crawler.doc.is_some_and(|doc| !doc.starts_with("https://")));
    same_set(plain, HTTP_DOCS);
    for doc in all().iter().filter_map(|crawler| crawler.doc) {
        assert!(doc.starts_with("http") && doc.contains("://") && !doc.contains(char::is_whitespace), "{doc:?}");
    }
}

/// Returns each fact's certainty and name, and the words that refer to the fact in `crawler.source`.
fn certainties(crawler: &Crawler) -> [(Certainty, &'static str, &'static [&'static str]); 6] {
    let user_agent = crawler.user_agent.map_or(Certainty::Assumed, |user_agent| user_agent.certainty);
    [
        (crawler.fallback.certainty, "fallback", &["fallback", "reads the token", "group for Yandex", "spelling"]),
        (crawler.wildcard.certainty, "wildcard", &["whether *", "obeys *"]),
        (crawler.robots.certainty, "robots", &["policy", "compliance", "obeys robots.txt"]),
        (crawler.crawl_delay.certainty, "crawl_delay", &["Crawl-delay"]),
        (crawler.meta_names.certainty, "meta_names", &["meta elements"]),
        (user_agent, "user_agent", &["User-Agent"]),
    ]
}

#[test]
fn no_certainty_contradicts_its_source_sentence() {
    let official = ["page", "FAQ", "documentation", "help"];
    let weak = ["lists only", "community lists", "a registry;", "list;", "not read", "token from lists"];
    let doubt = ["not verified", "from memory", "inferred", "is assumed", "not known", "not stated", "do not state"];
    for crawler in all() {
        let source = crawler.source;
        let place = format!("{}: {source}", crawler.token);
        assert!(!source.contains(" via;") && !source.contains("70858761339") && !source.contains(" ;"), "{place}");
        for (certainty, name, words) in certainties(crawler) {
            if certainty == Certainty::Documented {
                assert!(official.iter().any(|word| source.contains(word)), "{name} of {place}");
                assert!(!weak.iter().any(|word| source.contains(word)), "{name} of {place}");
            }
            let doubted =
                |clause: &str| doubt.iter().any(|word| clause.contains(word)) && words.iter().any(|w| clause.contains(w));
            assert!(certainty == Certainty::Assumed || !source.split(';').any(doubted), "{name} of {place}");
        }
    }
}

#[test]
fn facts_with_an_unknown_value_have_the_certainty_assumed() {
    for crawler in all() {
        let robots = crawler.robots.value == Compliance::Unknown && crawler.robots.certainty != Certainty::Assumed;
        let wildcard = crawler.wildcard.value == WildcardGroup::Unknown && crawler.wildcard.certainty != Certainty::Assumed;
        let crawl_delay = crawler.crawl_delay.value == Support::Unknown && crawler.crawl_delay.certainty != Certainty::Assumed;
        assert!(!(robots || wildcard || crawl_delay), "{crawler:?}");
    }
}

#[test]
fn example_user_agents_identify_their_own_crawler() {
    let found_by_example = |crawler: &Crawler| crawler.user_agent.is_none_or(|ua| named(ua.value) == Some(crawler.token));
    same_set(tokens(|crawler| !found_by_example(crawler)), NOT_FOUND_BY_EXAMPLE);
    same_set(tokens(|crawler| named(crawler.token) != Some(crawler.token)), &[]);
    for crawler in all() {
        let Some(user_agent) = crawler.user_agent else { continue };
        let seen = identify_all(user_agent.value);
        assert!(matches!(&seen[..], [only] if only.place == NamePlace::Product), "{seen:?}");
        // Some web servers write `+` instead of spaces in their logs.
        assert_eq!(named(&user_agent.value.replace(' ', "+")), Some(crawler.token), "{}", user_agent.value);
    }
}

#[test]
fn origins_of_requests_are_valid_and_not_assumed() {
    for crawler in all() {
        let Some(origin) = crawler.origin else { continue };
        let (domains, lists) = (origin.reverse_dns, origin.address_lists);
        let keys = origin.key_directory;
        assert!(!domains.value.is_empty() || !lists.value.is_empty() || keys.is_some(), "{}", crawler.token);
        // `Signature-Agent` is an origin: https, without a path.
        let is_origin = |url: &str| url.strip_prefix("https://").is_some_and(|host| host.contains('.') && !host.contains('/'));
        assert!(keys.is_none_or(|keys| is_origin(keys.value) && keys.certainty != Certainty::Assumed), "{keys:?}");
        // A domain must have a dot: a top-level domain, such as `com`, would also match other senders.
        let is_domain = |name: &&str| name.contains('.') && !name.starts_with('.') && **name == name.to_ascii_lowercase();
        assert!(domains.value.iter().all(is_domain), "{domains:?}");
        assert!(lists.value.iter().all(|url| url.starts_with("https://")), "{lists:?}");
        for (is_empty, certainty) in [(domains.value.is_empty(), domains.certainty), (lists.value.is_empty(), lists.certainty)] {
            assert!(is_empty || certainty != Certainty::Assumed, "{}: {origin:?}", crawler.token);
        }
    }
    // [google-web-bot-auth]
    let signed = by_token("Google-Agent").and_then(|crawler| crawler.origin?.key_directory).expect("keys");
    assert_eq!((signed.value, signed.certainty), ("https://agent.bot.goog", Certainty::Documented));
    assert_eq!(by_token("FeedFetcher-Google").and_then(|crawler| crawler.origin?.key_directory), None);
    // A control token sends no requests, so it has no addresses.
    assert_eq!(by_token("Google-Extended").and_then(|crawler| crawler.origin), None);
}
