//! Example texts that users can load.

use std::fmt::Write;

/// The texts of an example page. Its robots.txt blocks some crawlers and allows others.
#[derive(Debug)]
pub(crate) struct Example {
    pub(crate) name: &'static str,
    pub(crate) url: &'static str,
    pub(crate) robots: fn() -> String,
    pub(crate) headers: Option<&'static str>,
    pub(crate) html: Option<&'static str>,
}

/// Returns the example that first-time visitors see.
pub(crate) fn first() -> &'static Example {
    let [first, ..] = &ALL;
    first
}

pub(crate) static ALL: [Example; 6] = [
    Example {
        name: "example-shop",
        url: "https://shop.example/checkout/help",
        robots: || include_str!("examples/shop.txt").to_owned(),
        headers: Some(include_str!("examples/shop.headers.txt")),
        html: Some(include_str!("examples/shop.html")),
    },
    Example {
        name: "example-news",
        url: "https://news.example/archive/2026/11/story.html",
        robots: || include_str!("examples/news.txt").to_owned(),
        headers: Some(include_str!("examples/news.headers.txt")),
        html: Some(include_str!("examples/news.html")),
    },
    Example {
        name: "example-wildcards",
        url: "https://docs.example/manual/print.php?page=2",
        robots: || include_str!("examples/wildcards.txt").to_owned(),
        headers: None,
        html: None,
    },
    Example {
        name: "example-typos",
        url: "https://typo.example/private/",
        robots: || include_str!("examples/typos.txt").to_owned(),
        headers: Some(include_str!("examples/typos.headers.txt")),
        html: Some(include_str!("examples/typos.html")),
    },
    Example {
        name: "example-pdf",
        url: "https://files.example/reports/2026.pdf",
        robots: || include_str!("examples/pdf.txt").to_owned(),
        headers: Some(include_str!("examples/pdf.headers.txt")),
        html: None,
    },
    Example {
        name: "example-large",
        url: "https://large.example/search/item-7041/reviews",
        robots: large,
        headers: None,
        html: None,
    },
];

/// Builds a file of about 475 kB, which is below Google's limit (500 KiB, [google-robots-txt]). The text is always the same.
fn large() -> String {
    const AREAS: [&str; 8] = ["shop", "search", "account", "news", "media", "forum", "api", "help"];
    const PAGES: [&str; 6] = ["", "/reviews", "/print", "/*?sort=", "/*.pdf$", "/edit"];
    let mut text = String::with_capacity(510_000);
    text.push_str("# A large file: every crawler that it names has a group of its own.\n");
    for (index, agent) in ["*", "Googlebot", "bingbot", "GPTBot", "CCBot", "AhrefsBot"].into_iter().enumerate() {
        // Writing to a string never fails.
        let _ = writeln!(text, "\nUser-agent: {agent}");
        for rule in 0..2500_usize {
            let number = rule * 3;
            let field = if (number + index) % 5 == 0 { "Allow" } else { "Disallow" };
            let (area, page) = (turn(&AREAS, number), turn(&PAGES, rule));
            let _ = writeln!(text, "{field}: /{area}/item-{number}{page}");
        }
    }
    text.push_str("\nSitemap: https://large.example/sitemap.xml\n");
    text
}

/// Returns the word at an index of the endlessly repeated list.
fn turn(words: &[&'static str], number: usize) -> &'static str {
    words.iter().copied().cycle().nth(number % words.len()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use robotscope::evaluate::Page;
    use robotscope::html::Html;
    use robotscope::http::Headers;
    use robotscope::{RobotsTxt, Target};

    #[test]
    fn every_example_blocks_some_crawlers_and_allows_others() {
        for example in &ALL {
            let text = (example.robots)();
            let verdicts = RobotsTxt::parse(&text).check_all(&Target::parse(example.url).unwrap());
            let blocked = verdicts.iter().filter(|found| found.verdict.access() == robotscope::Access::Disallowed).count();
            assert!(blocked > 0 && blocked < verdicts.len(), "{}: {blocked}", example.name);
        }
    }

    #[test]
    fn the_examples_contain_the_expected_number_of_directives() {
        for (name, expected) in [("shop", 4), ("news", 7), ("typos", 5), ("pdf", 3)] {
            let example = ALL.iter().find(|example| example.name.ends_with(name)).unwrap();
            let page =
                Page { headers: example.headers.map(Headers::parse), html: example.html.map(Html::parse), ..Page::default() };
            assert_eq!(page.evaluate_all().directives.directives.len(), expected, "{name}");
        }
    }

    #[test]
    fn the_large_example_stays_within_the_size_limit_of_google() {
        let size = large().len();
        assert!((400_000..=512_000).contains(&size), "{size}");
    }
}
