//! Tests identification with real User-Agent strings and nonsense. `core/tests/catalogue.rs` checks that each crawler's
//! example identifies the crawler.

use super::{NamePlace, all, identify, identify_all};

#[track_caller]
fn names(user_agent: &str, expected: Option<&str>) {
    let seen = identify(user_agent);
    assert_eq!(seen.as_ref().map(|seen| seen.crawler.token), expected, "{user_agent:?}");
    assert!(seen.is_none_or(|seen| user_agent.get(seen.range).is_some()), "{user_agent:?}");
}

#[track_caller]
fn names_all(user_agent: &str, expected: &[(&str, NamePlace, &str)]) {
    let seen = identify_all(user_agent);
    let seen: Vec<_> =
        seen.into_iter().map(|seen| (seen.crawler.token, seen.place, user_agent.get(seen.range).unwrap_or_default())).collect();
    assert_eq!(seen, expected, "{user_agent:?}");
}

#[test]
fn identifies_crawlers_in_real_user_agents() {
    let cases = [
        (
            "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 \
             Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
            "Googlebot",
        ),
        ("Googlebot-Image/1.0", "Googlebot-Image"),
        ("Googlebot-Video/1.0", "Googlebot-Video"),
        (
            "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) \
             Chrome/116.0.1938.76 Safari/537.36",
            "bingbot",
        ),
        ("Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)", "YandexBot"),
        ("Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)", "YandexImages"),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 \
             Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
            "Applebot",
        ),
        ("Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)", "GPTBot"),
        (
            "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot",
            "ChatGPT-User",
        ),
        ("Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)", "ClaudeBot"),
        (
            "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; \
             +https://perplexity.ai/perplexitybot)",
            "PerplexityBot",
        ),
        ("facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)", "facebookexternalhit"),
        ("meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)", "meta-externalagent"),
        ("Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)", "AhrefsBot"),
        ("Mozilla/5.0 (compatible; MJ12bot/v2.0.4; http://mj12bot.com/)", "MJ12bot"),
        ("Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)", "Baiduspider"),
        ("CCBot/2.0 (https://commoncrawl.org/faq/)", "CCBot"),
        (
            "Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 \
             (compatible; Bytespider; https://zhanzhang.toutiao.com/)",
            "Bytespider",
        ),
        ("WhatsApp/2.23.20.0 A", "WhatsApp"),
        ("http.rb/5.1.1 (Mastodon/4.2.10; +https://mastodon.social/)", "Mastodon"),
        ("Mozilla/5.0 (compatible; coccocbot-web/1.0; +http://help.coccoc.com/searchengine)", "coccocbot"),
        // Apple's Messages fetches link previews with a User-Agent that names three crawlers. The longest name wins.
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 \
             Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0",
            "facebookexternalhit",
        ),
    ];
    for (user_agent, token) in cases {
        names(user_agent, Some(token));
        names(&user_agent.to_lowercase(), Some(token));
        names(&user_agent.to_uppercase(), Some(token));
    }
}

#[test]
fn browsers_tools_and_empty_text_identify_no_crawler() {
    for user_agent in [
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
        "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 \
         Safari/537.36 Edg/141.0.0.0",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 \
         YaBrowser/25.8.0.0 Safari/537.36",
        "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36 DaumApps/7.9.0",
        "curl/8.5.0",
        "Wget/1.21.4",
        "python-requests/2.32.3",
        "",
        " ",
        "*",
    ] {
        names(user_agent, None);
    }
}

#[test]
fn a_name_inside_a_longer_word_identifies_no_crawler() {
    for user_agent in ["MyGooglebot/1.0", "Googlebots/1.0", "not-GPTBot/1.0", "GPTBot_2", "YandexTurbo/1.0", "SemrushBot-SI/0.97"]
    {
        names(user_agent, None);
    }
    names("(GPTBot)", Some("GPTBot"));
    names("éGPTBotß", Some("GPTBot"));
}

#[test]
fn a_product_takes_precedence_over_a_name_in_an_address() {
    let crawler_page = "Mozilla/5.0 (compatible; adidxbot/2.0; +http://www.bing.com/bingbot.htm)";
    names_all(crawler_page, &[("AdIdxBot", NamePlace::Product, "adidxbot")]);
    names_all("+claudebot@anthropic.com ClaudeBot/1.0", &[("ClaudeBot", NamePlace::Product, "ClaudeBot")]);
    names_all("x (+claudebot@anthropic.com)", &[("ClaudeBot", NamePlace::Address, "claudebot")]);
    names_all("x (+https://openai.com/gptbot.json)", &[("GPTBot", NamePlace::Address, "gptbot")]);
    names_all("x (https://openai.com?bot=gptbot)", &[("GPTBot", NamePlace::Address, "gptbot")]);
    names_all("x (www.openai.com/gptbot)", &[("GPTBot", NamePlace::Address, "gptbot")]);
    names_all("see http://a.example/x GPTBot", &[("GPTBot", NamePlace::Product, "GPTBot")]);
}

#[test]
fn a_host_name_identifies_no_crawler() {
    for user_agent in
        ["x (+http://slurp.example/)", "x slurp.example", "x www.slurp", "x me@slurp", "x http://slurp/", "http://slurp"]
    {
        names(user_agent, None);
    }
}

#[test]
fn a_name_after_the_word_like_identifies_no_crawler() {
    names_all("TelegramBot (like TwitterBot)", &[("TelegramBot", NamePlace::Product, "TelegramBot")]);
    names_all("TelegramBot+(like++TwitterBot)", &[("TelegramBot", NamePlace::Product, "TelegramBot")]);
    names("FooBot (LIKE  Googlebot)", None);
    names("unlike Googlebot", Some("Googlebot"));
    names("like", None);
}

#[test]
fn an_ordinary_word_in_a_longer_user_agent_needs_a_version_to_identify_a_crawler() {
    for user_agent in
        ["Yandex browser", "Yandex.Browser/24", "the Yeti (1.0)", "shared by WhatsApp", "Mastodon client", "Daum search"]
    {
        names(user_agent, None);
    }
    names_all("Yandex/1.01.001 (compatible; Win16; I)", &[("Yandex", NamePlace::Product, "Yandex")]);
    // Some callers pass only the token, which counts as a product name.
    names_all(" whatsapp ", &[("WhatsApp", NamePlace::Product, "whatsapp")]);
}

#[test]
fn returns_several_crawlers_with_the_longest_name_first() {
    names_all(
        "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Googlebot GoogleOther bingbot msnbot",
        &[
            ("GoogleOther", NamePlace::Product, "GoogleOther"),
            ("Googlebot", NamePlace::Product, "Googlebot"),
            ("bingbot", NamePlace::Product, "bingbot"),
            ("msnbot", NamePlace::Product, "msnbot"),
        ],
    );
    names_all("Sogou+web+spider/4.0", &[("Sogou web spider", NamePlace::Product, "Sogou+web+spider")]);
}

/// Combines fragments of names with nonsense. The generator is deterministic, so failures are reproducible.
#[test]
fn identifying_random_strings_never_panics_and_returns_ranges_within_the_string() {
    let pieces = [
        "Googlebot",
        "bing",
        "bot",
        "/",
        ".",
        "@",
        "://",
        " ",
        "+",
        "like ",
        "é",
        "\u{1F916}",
        "\0",
        "-",
        "Yandex",
        "(",
        "web spider",
    ];
    let mut seed = 0x2545_F491_4F6C_DD1D_u64;
    for _ in 0..5_000 {
        let mut text = String::new();
        for _ in 0..12 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            text.push_str(pieces[(seed >> 33) as usize % pieces.len()]);
        }
        for seen in identify_all(&text) {
            assert!(text.get(seen.range).is_some(), "{text:?}");
        }
    }
    for user_agent in all().iter().filter_map(|crawler| crawler.user_agent) {
        for (end, _) in user_agent.value.char_indices() {
            let _ = identify_all(&user_agent.value[..end]);
        }
    }
}

/// Searches a megabyte of each worst case. If the search took quadratic time, this test would not finish.
#[test]
fn scans_hostile_strings_in_linear_time() {
    for piece in ["a", "g ", "Googlebot ", "like ", " ", "http://", "Screaming Frog SEO Spide ", "@.", "+", "like  googlebot/"] {
        let text = piece.repeat(1_000_000 / piece.len());
        assert!(identify_all(&text).len() <= all().len());
    }
}
