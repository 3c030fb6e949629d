//! Checks block lists: their crawlers, limits, notes and errors, and their syntax against each server's documentation.
//! `tests/servers/block-lists.test.mjs` tests the lists on real servers.

use robotscope::crawlers::CrawlerClass;
use robotscope::generate::block_list::{BlockListError, BlockListNoteKind, Format, block_list};
use robotscope::generate::robots_txt::Who;

fn crawler(name: &str) -> Who {
    Who::Crawler(name.to_owned())
}

/// Checks the text of a block list for Devin and Twitterbot.
///
/// Devin is recognised only if a version follows its name. Twitterbot needs an exception, because the User-Agent “TelegramBot (like
/// TwitterBot)” also contains its name.
#[track_caller]
fn written(format: Format, expected: &str) {
    let list = block_list(&[crawler("twitterbot"), crawler("Devin")], &[], format).expect("a list");
    let (comment, text): (Vec<&str>, Vec<&str>) = list.text.split_inclusive('\n').partition(|line| line.starts_with('#'));
    assert_eq!(text.concat(), expected);
    assert_eq!(comment.len(), if format == Format::Cloudflare { 0 } else { 2 });
}

const NAMED: &str = "(^|[^a-z0-9_/.@=?&#%-])((Twitterbot)([^a-z0-9._@-]|[.][^a-z0-9]|[.]?$)|Devin/)";
const EXCEPTED: &str = "(^|[^a-z0-9_/.@=?&#%-])((TelegramBot)([^a-z0-9._@-]|[.][^a-z0-9]|[.]?$))";

/// [Module ngx_http_rewrite_module](https://nginx.org/en/docs/http/ngx_http_rewrite_module.html): `if`, `set` and `return` in a server
/// block.
#[test]
fn writes_a_block_list_for_nginx() {
    let expected = "set $robotscope_refused 0;\n\
                    if ($http_user_agent ~* \"NAMED\") { set $robotscope_refused 1; }\n\
                    if ($http_user_agent ~* \"EXCEPTED\") { set $robotscope_refused 0; }\n\
                    if ($uri = /robots.txt) { set $robotscope_refused 0; }\n\
                    if ($robotscope_refused) { return 403; }\n";
    written(Format::Nginx, &filled(expected));
}

/// [Apache Module mod_rewrite](https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html#rewritecond): conditions, `NC` and `F`.
#[test]
fn writes_a_block_list_for_apache() {
    let expected = "RewriteEngine On\n\
                    RewriteCond %{REQUEST_URI} !=/robots.txt\n\
                    RewriteCond %{HTTP_USER_AGENT} \"NAMED\" [NC]\n\
                    RewriteCond %{HTTP_USER_AGENT} \"!EXCEPTED\" [NC]\n\
                    RewriteRule ^ - [F]\n";
    written(Format::Apache, &filled(expected));
}

/// [Request matchers (Caddyfile)](https://caddyserver.com/docs/caddyfile/matchers): `not`, `path` and `header_regexp`.
#[test]
fn writes_a_block_list_for_caddy() {
    let expected = "@robotscope_refused {\n\
                    \x20 not path /robots.txt\n\
                    \x20 header_regexp User-Agent `(?i)NAMED`\n\
                    \x20 not header_regexp User-Agent `(?i)EXCEPTED`\n\
                    }\n\
                    respond @robotscope_refused 403\n";
    written(Format::Caddy, &filled(expected));
}

/// [HAProxy Configuration Manual](https://docs.haproxy.org/2.6/configuration.html#4.2-http-request%20deny): `http-request deny`, ACLs with
/// `-m reg -i`.
#[test]
fn writes_a_block_list_for_haproxy() {
    let expected = "acl robotscope_robots_txt path /robots.txt\n\
                    acl robotscope_refused req.fhdr(User-Agent) -m reg -i 'NAMED'\n\
                    acl robotscope_excepted req.fhdr(User-Agent) -m reg -i 'EXCEPTED'\n\
                    http-request deny deny_status 403 if robotscope_refused !robotscope_excepted !robotscope_robots_txt\n";
    written(Format::Haproxy, &filled(expected));
}

/// [lighttpd: Configuration File Options](https://redmine.lighttpd.net/projects/lighttpd/wiki/Docs_Configuration), conditionals, and
/// [mod_access](https://redmine.lighttpd.net/projects/lighttpd/wiki/Docs_ModAccess).
#[test]
fn writes_a_block_list_for_lighttpd() {
    let expected = "$HTTP[\"url\"] != \"/robots.txt\" {\n\
                    \x20 $HTTP[\"user-agent\"] =~ \"(?i)NAMED\" {\n\
                    \x20   $HTTP[\"user-agent\"] !~ \"(?i)EXCEPTED\" {\n\
                    \x20     url.access-deny = ( \"\" )\n\
                    \x20   }\n\
                    \x20 }\n\
                    }\n";
    written(Format::Lighttpd, &filled(expected));
}

/// [Traefik: Rules &
/// Priority](https://doc.traefik.io/traefik/reference/routing-configuration/http/routing/rules-and-priority/), `HeaderRegexp`,
/// and [IPAllowList](https://doc.traefik.io/traefik/reference/routing-configuration/http/middlewares/ipallowlist/), which
/// responds with status 403. The addresses in 192.0.2.0/24 are reserved for documentation ([RFC
/// 5737](https://www.rfc-editor.org/rfc/rfc5737)).
#[test]
fn writes_a_block_list_for_traefik() {
    let router = "      priority: 1000000\n      middlewares: [robotscope-refused]\n      service: robotscope-refused\n";
    let expected = [
        "http:\n  routers:\n    robotscope-refused:\n      rule: &robotscope-rule '!Path(`/robots.txt`) && \
         HeaderRegexp(`User-Agent`, `(?i)NAMED`) && !HeaderRegexp(`User-Agent`, `(?i)EXCEPTED`)'\n",
        router,
        "    robotscope-refused-tls:\n      rule: *robotscope-rule\n",
        router,
        "      tls: {}\n  middlewares:\n    robotscope-refused:\n      ipAllowList:\n        sourceRange: [192.0.2.1/32]\n",
        "  services:\n    robotscope-refused:\n      loadBalancer:\n        servers: [{ url: http://192.0.2.1 }]\n",
    ];
    written(Format::Traefik, &filled(&expected.concat()));
}

/// [Cloudflare: Operators and grouping symbols](https://developers.cloudflare.com/ruleset-engine/rules-language/operators/) and
/// [Functions](https://developers.cloudflare.com/ruleset-engine/rules-language/functions/): `contains` and `lower()` are available in all
/// plans.
#[test]
fn writes_a_block_list_for_cloudflare() {
    let expected = "(\n\
                    \x20 lower(http.user_agent) contains \"devin/\"\n\
                    \x20 or lower(http.user_agent) contains \"twitterbot\"\n\
                    ) and http.request.uri.path ne \"/robots.txt\" and not (\n\
                    \x20 lower(http.user_agent) contains \"telegrambot\"\n\
                    )\n";
    written(Format::Cloudflare, expected);
}

fn filled(text: &str) -> String {
    text.replace("NAMED", NAMED).replace("EXCEPTED", EXCEPTED)
}

/// [Cloudflare: Expressions](https://developers.cloudflare.com/ruleset-engine/rules-language/expressions/#maximum-rule-expression-length):
/// an expression has at most 4,096 characters. nginx reads parameters of at most 4,096 bytes, its configuration buffer's size.
#[test]
fn splits_block_lists_that_exceed_a_servers_limits() {
    let all = CrawlerClass::ALL.map(Who::Purpose);
    for format in Format::ALL {
        let list = block_list(&all, &[], format).expect("a list");
        assert!(list.crawlers.len() > 200, "{format}");
        let parts: Vec<&str> = list.text.split(if format == Format::Cloudflare { "\n\n" } else { "\n" }).collect();
        if matches!(format, Format::Nginx | Format::Apache | Format::Haproxy | Format::Cloudflare) {
            assert!(parts.iter().all(|part| part.len() <= 4096), "{format}");
        }
        if format == Format::Cloudflare {
            assert!(parts.len() > 1 && parts.iter().all(|part| part.contains("/robots.txt")));
        }
    }
    let list = block_list(&all, &[], Format::Apache).expect("a list");
    let conditions: Vec<&str> = list.text.lines().filter(|line| line.contains("HTTP_USER_AGENT")).collect();
    let (last, others) = conditions.split_last().expect("some");
    assert!(!others.is_empty() && others.iter().all(|line| line.ends_with("[NC,OR]")) && last.ends_with("[NC]"));
}

/// Names that are not product tokens could end a quoted string in a configuration.
#[test]
fn refuses_to_block_names_that_are_not_product_tokens() {
    for name in ["x\"; return 200 \"", "x'", "x`", "x\n", "x}", "x|", "x(", "x\\", "GPT Bot", "", "a/b", "x$", "x#"] {
        for format in Format::ALL {
            let error = block_list(&[crawler(name)], &[], format).expect_err(name);
            assert_eq!(error.code(), "not-a-product-token", "{name:?}");
        }
    }
}

#[test]
fn block_lists_support_exceptions_purposes_and_older_names() {
    let training = [Who::Purpose(CrawlerClass::AiTraining)];
    let list = block_list(&training, &[crawler("gptbot"), Who::Purpose(CrawlerClass::Archive)], Format::Nginx).expect("a list");
    let has = |name: &str| list.crawlers.iter().any(|crawler| crawler == name);
    assert!(has("ClaudeBot") && has("anthropic-ai"), "an older name is also blocked");
    assert!(!has("GPTBot") && !has("CCBot") && !has("Googlebot") && !has("Google-Extended"));
    assert_eq!(block_list(&training, &training, Format::Nginx), Err(BlockListError::NothingToRefuse));
    assert_eq!(block_list(&[], &[], Format::Nginx), Err(BlockListError::NothingToRefuse));
    assert_eq!(block_list(&training, &[Who::AllCrawlers], Format::Nginx), Err(BlockListError::NothingToRefuse));
    let unknown = ["NewBot", "newbot", "OtherBot"].map(crawler);
    let list = block_list(&unknown, &[crawler("OTHERBOT")], Format::Nginx).expect("a list");
    assert_eq!(list.crawlers, ["NewBot"]);
}

/// [Google’s common crawlers](https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers): Google-Extended has no
/// User-Agent. [Apple on Applebot](https://support.apple.com/en-us/119829): Applebot-Extended does not crawl.
#[test]
fn the_notes_name_crawlers_that_a_user_agent_may_not_identify() {
    let chosen =
        ["Google-Extended", "Applebot-Extended", "ChatGPT Agent", "Bravebot", "DeepSeekBot", "Googlebot", "GPTBot"].map(crawler);
    let list = block_list(&chosen, &[], Format::Haproxy).expect("a list");
    let about = |kind| list.notes.iter().find(|note| note.kind == kind).map_or(Vec::new(), |note| note.crawlers.clone());
    assert_eq!(about(BlockListNoteKind::NoRequests), ["Google-Extended", "Applebot-Extended"]);
    assert_eq!(about(BlockListNoteKind::OtherName), ["ChatGPT Agent", "Bravebot"]);
    assert_eq!(about(BlockListNoteKind::AssumedName), ["DeepSeekBot"]);
    assert!(about(BlockListNoteKind::SameGroup).contains(&"Googlebot-Image".to_owned()));
    assert_eq!(list.crawlers, ["Googlebot", "GPTBot", "DeepSeekBot"]);
    let silent = block_list(&["Google-Extended", "Applebot-Extended"].map(crawler), &[], Format::Haproxy);
    assert_eq!(silent, Err(BlockListError::NoNames(vec!["Google-Extended".to_owned(), "Applebot-Extended".to_owned()])));
}
