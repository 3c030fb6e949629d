use super::*;
use crate::crawlers::{CrawlerClass, CrawlerStatus};

fn crawler(name: &str) -> Who {
    Who::Crawler(name.to_owned())
}

#[track_caller]
fn written(text: &str, wishes: &[Wish]) -> Written {
    let robots = RobotsTxt::parse(text);
    let written = write(&robots, wishes).expect("a wish");
    // Without the added lines, the new text equals the old one, except perhaps for a final line break.
    let new = RobotsTxt::parse(&written.text);
    let AddedLines { first, count } = written.added.unwrap_or(AddedLines { first: 1, count: 0 });
    let is_new = |number: u32| (first..first + count).contains(&number);
    let kept = (1..).zip(new.lines()).filter(|(number, _)| !is_new(*number));
    let kept: Vec<u8> = kept.flat_map(|(_, line)| new.slice(line.span()).to_vec()).collect();
    assert_eq!(String::from_utf8_lossy(&kept).trim_end(), text.trim_end(), "{}", String::from_utf8_lossy(&written.text));
    written
}

#[track_caller]
fn added(text: &str, wishes: &[Wish]) -> String {
    let written = written(text, wishes);
    let new = RobotsTxt::parse(&written.text);
    let Some(AddedLines { first, count }) = written.added else { return String::new() };
    let lines = new.lines().iter().skip(first as usize - 1).take(count as usize);
    lines.map(|line| format!("{}\n", String::from_utf8_lossy(new.slice(line.content())))).collect()
}

fn notes(written: &Written) -> Vec<(WishNoteKind, String, Option<u32>)> {
    written.notes.iter().map(|note| (note.kind, note.crawlers.join(" "), note.line)).collect()
}

fn losing(written: &Written) -> Vec<&str> {
    written.comparison.losing().map(|crawler| crawler.crawler.as_str()).collect()
}

#[test]
fn a_new_file_contains_only_a_group_for_the_wish() {
    assert_eq!(added("", &[Wish::disallow(crawler("GPTBot"), "/")]), "User-agent: GPTBot\nDisallow: /\n");
    assert_eq!(added("", &[Wish::disallow(Who::AllCrawlers, "/a")]), "User-agent: *\nDisallow: /a\n");
}

/// RFC 9309, 2.2.1: a crawler obeys the group for `*` only if no group names it.
#[test]
fn a_new_group_repeats_the_rules_that_applied_before() {
    let text = "User-agent: *\nDisallow: /a # why\nAllow: /a/b\nCrawl-delay: 5\nSitemap: https://example.com/s.xml\n";
    let expected = "\nUser-agent: GPTBot\nDisallow: /a\nAllow: /a/b\nCrawl-delay: 5\nDisallow: /c\n";
    assert_eq!(added(text, &[Wish::disallow(crawler("GPTBot"), "/c")]), expected);
    // A rule for the whole site makes other rules unnecessary.
    assert_eq!(added(text, &[Wish::disallow(crawler("GPTBot"), "/")]), "\nUser-agent: GPTBot\nDisallow: /\n");
}

/// RFC 9309, 2.2.1: crawlers merge groups with the same product token.
#[test]
fn adds_a_second_group_if_a_group_names_the_crawler() {
    let text = "User-agent: GPTBot\nUser-agent: bingbot\nDisallow: /a\n";
    let written = written(text, &[Wish::disallow(crawler("GPTBot"), "/c")]);
    assert_eq!(String::from_utf8_lossy(&written.text), format!("{text}\nUser-agent: GPTBot\nDisallow: /c\n"));
    assert_eq!(losing(&written), ["GPTBot"]);
}

#[test]
fn crawlers_with_the_same_purpose_share_a_group() {
    let written = written("User-agent: *\nAllow: /\n", &[Wish::disallow(Who::Purpose(CrawlerClass::AiTraining), "/")]);
    let trains = |name: &&str| crawlers::by_token(name).is_some_and(|crawler| crawler.serves(CrawlerClass::AiTraining));
    assert!(losing(&written).iter().all(trains), "{:?}", losing(&written));
    // Common Crawl's archive is used to train models ([commoncrawl-ccbot]).
    for name in ["GPTBot", "Google-Extended", "CCBot"] {
        assert!(losing(&written).contains(&name), "{name}");
    }
    assert_eq!(String::from_utf8_lossy(&written.text).matches("Disallow: /\n").count(), 1);
}

#[test]
fn a_wish_for_a_purpose_includes_legacy_crawlers_but_no_retired_crawlers() {
    for class in CrawlerClass::ALL {
        let text = added("", &[Wish::disallow(Who::Purpose(class), "/")]);
        for crawler in crawlers::all().iter().filter(|crawler| crawler.serves(class) && !crawler.fallback.value.is_empty()) {
            let is_named = text.contains(&format!("User-agent: {}\n", crawler.token));
            assert_eq!(is_named, crawler.status != CrawlerStatus::Retired, "{class}: {}", crawler.token);
        }
    }
}

/// The new group leaves out rules that contradict the wish.
#[test]
fn an_allow_wish_unblocks_a_blocked_crawler() {
    let text = "User-agent: *\nDisallow: /\nDisallow: /admin/\n";
    let written = written(text, &[Wish::allow(crawler("Googlebot"), "/")]);
    let gaining: Vec<_> = written.comparison.gaining().map(|crawler| crawler.crawler.as_str()).collect();
    assert!(gaining.contains(&"Googlebot") && !gaining.contains(&"bingbot"), "{gaining:?}");
    let new = RobotsTxt::parse(&written.text);
    let allowed = |path: &str| new.is_allowed(&Agent::named("Googlebot"), &crate::Target::parse(path).expect("a path"));
    assert!(allowed("/") && !allowed("/admin/x"));
    // Other crawlers that obey the name Googlebot also gain access, and a note lists them.
    let [note] = written.notes.as_slice() else { panic!("{:?}", written.notes) };
    assert_eq!(note.kind, WishNoteKind::AlsoChanged);
    assert!(note.crawlers.contains(&"Googlebot-News".to_owned()), "{note:?}");
}

/// RFC 9309, 2.2.2: the longest match decides. Baidu obeys the first match instead ([baidu-robots-txt]).
#[test]
fn a_wish_for_a_part_of_a_folder_changes_no_other_part() {
    for name in ["GPTBot", "Baiduspider"] {
        for (text, wish, lines) in [
            ("Disallow: /\n", Wish::allow(crawler(name), "/press/"), "Allow: /press/\nDisallow: /\n"),
            ("Disallow: /a/\nAllow: /b\n", Wish::allow(crawler(name), "/a/b"), "Allow: /a/b\nDisallow: /a/\nAllow: /b\n"),
            (
                "Allow: /shop/\nDisallow: /\n",
                Wish::disallow(crawler(name), "/shop/private/"),
                "Disallow: /shop/private/\nAllow: /shop/\nDisallow: /\n",
            ),
            ("Disallow: /*\nDisallow: /a\n", Wish::allow(crawler(name), "/"), "Disallow: /a\nAllow: /\n"),
        ] {
            let written = written(&format!("User-agent: *\n{text}"), &[wish]);
            let new = String::from_utf8_lossy(&written.text);
            assert_eq!(new, format!("User-agent: *\n{text}\nUser-agent: {name}\n{lines}"));
            // Other crawlers that obey the name Baiduspider change, too.
            assert!(written.notes.iter().all(|note| note.kind == WishNoteKind::AlsoChanged), "{:?}", written.notes);
        }
    }
    let text = "User-agent: *\nDisallow: /\n";
    let wishes = [Wish::disallow(crawler("Baiduspider"), "/press/internal/"), Wish::allow(crawler("Baiduspider"), "/press/")];
    let expected = "\nUser-agent: Baiduspider\nDisallow: /press/internal/\nAllow: /press/\nDisallow: /\n";
    assert_eq!(added(text, &wishes), expected);
    let press = Wish::allow(crawler("Baiduspider"), "/press/");
    let expected = "\nUser-agent: Baiduspider\nAllow: /press/\nDisallow: /\n";
    assert_eq!(added("User-agent: *\nDisallow: /\nAllow: /press/\n", &[press]), expected);
    let none = Wish::disallow(crawler("Baiduspider"), "/a");
    assert_eq!(added("User-agent: *\nDisallow:\n", &[none]), "\nUser-agent: Baiduspider\nDisallow: /a\n");
}

#[test]
fn adds_nothing_if_the_wish_is_already_fulfilled() {
    let text = "User-agent: *\nDisallow: /\n";
    let written = written(text, &[Wish::disallow(crawler("GPTBot"), "/x")]);
    assert_eq!((written.added, notes(&written)), (None, vec![(WishNoteKind::AlreadySo, "GPTBot".to_owned(), None)]));
    assert_eq!(written.text, text.as_bytes());
}

/// [rfc9309-patterns]: a star can match any text, so a rule for `/x` does not fulfil the wish to block every PDF.
#[test]
fn a_rule_for_a_single_url_does_not_fulfil_a_wish_for_more_urls() {
    let text = "User-agent: Googlebot\nDisallow: /x\nDisallow: /drafts/$\n";
    let pdf = Wish::disallow(crawler("Googlebot"), "/*.pdf$");
    assert_eq!(added(text, &[pdf]), "\nUser-agent: Googlebot\nDisallow: /*.pdf$\n");
    let drafts = Wish::disallow(crawler("Googlebot"), "/drafts/");
    assert_eq!(added(text, &[drafts]), "\nUser-agent: Googlebot\nDisallow: /drafts/\n");
    assert_eq!(added(text, &[Wish::disallow(crawler("Googlebot"), "/drafts/$")]), "");
    assert_eq!(added(text, &[Wish::disallow(crawler("Googlebot"), "/xy")]), "");
    // A longer exception retains its effect ([rfc9309-rules]), but the wish does not count as missed.
    let written = written("User-agent: *\nAllow: /a/$\n", &[Wish::disallow(Who::AllCrawlers, "/a/")]);
    assert!(written.notes.is_empty(), "{:?}", written.notes);
}

/// RFC 9309, 2.2.1: a crawler obeys the group for `*` only if no group names it.
#[test]
fn wishes_for_all_crawlers_also_apply_to_named_crawlers() {
    let wishes = [Wish::disallow(Who::AllCrawlers, "/tmp/"), Wish::disallow(crawler("GPTBot"), "/drafts/")];
    let expected = "User-agent: *\nDisallow: /tmp/\n\nUser-agent: GPTBot\nDisallow: /tmp/\nDisallow: /drafts/\n";
    let written = added("", &wishes);
    let mut groups: Vec<_> = written.split("\n\n").map(|group| group.trim_end().lines().collect::<Vec<_>>()).collect();
    groups.iter_mut().for_each(|group| group.sort_unstable());
    let mut expected: Vec<_> = expected.split("\n\n").map(|group| group.trim_end().lines().collect::<Vec<_>>()).collect();
    expected.iter_mut().for_each(|group| group.sort_unstable());
    assert_eq!(groups, expected);
}

/// The name of this crawler in the catalogue contains spaces.
#[test]
fn a_wish_for_all_crawlers_also_applies_to_a_crawler_whose_name_contains_spaces() {
    let text = "User-agent: Sogou web spider\nDisallow: /x/\n\nUser-agent: *\nDisallow:\n";
    let expected = "\nUser-agent: *\nUser-agent: Sogou web spider\nDisallow: /private/\n";
    assert_eq!(added(text, &[Wish::disallow(Who::AllCrawlers, "/private/")]), expected);
}

/// According to the catalogue, YandexMobileBot ignores groups for `*`.
#[test]
fn a_new_wildcard_group_also_names_a_crawler_that_ignores_wildcard_groups() {
    let wishes = [Wish::disallow(Who::AllCrawlers, "/tmp/"), Wish::allow(crawler("YandexMobileBot"), "/")];
    assert_eq!(added("", &wishes), "User-agent: *\nUser-agent: YandexMobileBot\nDisallow: /tmp/\n");
}

#[test]
fn a_new_wildcard_group_does_not_block_an_allowed_crawler() {
    let wishes = [Wish::disallow(Who::AllCrawlers, "/"), Wish::allow(crawler("Googlebot"), "/")];
    let all_but_googlebot = written("", &wishes);
    let new = RobotsTxt::parse(&all_but_googlebot.text);
    let allowed = |name: &str, path: &str| new.is_allowed(&Agent::named(name), &crate::Target::parse(path).expect("a path"));
    assert!(allowed("Googlebot", "/a") && !allowed("bingbot", "/a"));
    assert!(all_but_googlebot.notes.is_empty(), "{:?}", all_but_googlebot.notes);
    let wishes = [Wish::disallow(crawler("GPTBot"), "/"), Wish::allow(crawler("GPTBot"), "/public/")];
    assert_eq!(added("", &wishes), "User-agent: GPTBot\nDisallow: /\nAllow: /public/\n");
    // A wish for a crawler takes precedence over a wish for its purpose.
    let wishes = [Wish::disallow(Who::Purpose(CrawlerClass::AiTraining), "/"), Wish::allow(crawler("GPTBot"), "/")];
    let written = written("", &wishes);
    assert!(!losing(&written).contains(&"GPTBot") && losing(&written).contains(&"CCBot"));
}

/// RFC 9309, 2.2.2: if an allow rule and a disallow rule are equally long, the allow rule should be used.
#[test]
fn reports_a_wish_that_an_existing_rule_prevents() {
    let written = written("User-agent: GPTBot\nAllow: /a\n", &[Wish::disallow(crawler("GPTBot"), "/a")]);
    assert_eq!(notes(&written), [(WishNoteKind::NotReached, "GPTBot".to_owned(), Some(2))]);
}

/// RFC 9309, 2.2: user-agent lines form one group even if blank lines separate them.
#[test]
fn an_added_block_does_not_merge_with_a_group_without_rules() {
    let written = written("User-agent: *\nDisallow: /a\n\nUser-agent: bingbot\n", &[Wish::disallow(crawler("GPTBot"), "/")]);
    assert_eq!(losing(&written), ["GPTBot"]);
    assert!(written.notes.is_empty(), "{:?}", written.notes);
}

#[test]
fn uses_the_line_endings_of_the_existing_text() {
    let written = written("User-agent: *\r\nDisallow: /a", &[Wish::disallow(crawler("GPTBot"), "/")]);
    assert_eq!(
        String::from_utf8_lossy(&written.text),
        "User-agent: *\r\nDisallow: /a\r\n\r\nUser-agent: GPTBot\r\nDisallow: /\r\n"
    );
}

/// According to the catalogue and to Google’s documentation, user-triggered fetchers generally ignore robots.txt.
#[test]
fn adds_a_note_about_a_crawler_that_ignores_robots_txt() {
    let written = written("", &[Wish::disallow(crawler("ChatGPT-User"), "/")]);
    assert_eq!(notes(&written), [(WishNoteKind::Disobeyed, "ChatGPT-User".to_owned(), None)]);
}

#[test]
fn rejects_invalid_names_and_paths_and_an_empty_list_of_wishes() {
    let robots = RobotsTxt::parse("");
    let wrong = |who: Who, path: &str| write(&robots, &[Wish::disallow(who, path)]).expect_err("a wrong wish");
    assert_eq!(wrong(crawler("a\nDisallow: /"), "/"), WishError::NotAProductToken("a\nDisallow: /".into()));
    assert_eq!(wrong(crawler("GPTBot"), "/a\nAllow: /"), WishError::NotAPath("/a\nAllow: /".into()));
    assert_eq!(wrong(crawler("GPTBot"), "/a#b"), WishError::NotAPath("/a#b".into()));
    assert_eq!(wrong(crawler("GPTBot"), "a"), WishError::NotAPath("a".into()));
    assert_eq!(write(&robots, &[]), Err(WishError::NothingWished));
}

// RFC 9309, 2.2.1: a product token may contain only letters, “_” and “-”.
#[test]
fn suggests_a_crawler_or_purpose_for_an_invalid_product_token() {
    for (name, meant) in [
        ("GPT Bot", ("crawler", "GPTBot")),
        ("Gogglebot News", ("crawler", "Googlebot-News")),
        ("Googlebot Images", ("crawler", "Googlebot-Image")),
        ("GPTBot/1.2", ("crawler", "GPTBot")),
        ("Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", ("crawler", "bingbot")),
        ("AI search", ("purpose", "ai-search")),
        ("ai_search", ("purpose", "ai-search")),
        ("ai-trainning", ("purpose", "ai-training")),
        ("Search", ("purpose", "search")),
        ("social previews", ("purpose", "social-preview")),
        ("https://example.com/private/", ("url", "")),
        ("http://example.com", ("url", "")),
        ("our own bot", ("other", "")),
        ("", ("other", "")),
    ] {
        let error = write(&RobotsTxt::parse(""), &[Wish::disallow(crawler(name), "/")]).expect_err(name);
        assert_eq!(error, WishError::NotAProductToken(name.into()));
        assert_eq!(error.meant(), meant, "{name}");
        assert!(error.to_string().contains(meant.1), "{error}");
    }
    for name in ["ExampleBot", "example.bot", "Archiver", "search-bot", "gptbot", "MS Search 6.0 Robot"] {
        let is_known = crate::crawlers::by_token(name).is_some() || !name.contains(' ');
        assert_eq!(write(&RobotsTxt::parse(""), &[Wish::disallow(crawler(name), "/")]).is_ok(), is_known, "{name}");
    }
}
