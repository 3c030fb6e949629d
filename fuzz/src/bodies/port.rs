use robotscope::{Agent, RobotsTxt, Target};

use crate::dice::Dice;
use crate::generate;
use crate::port::{Comparison, can_compare, can_read, compare, googles_parser};

/// Checks that the dialect of Google's parser and the crate `robotstxt`, a port of this parser, give the same answers, apart from the
/// port's known bugs.
pub fn port(data: &[u8]) {
    let mut dice = Dice::new(data);
    let file = generate::file(&mut dice);
    // The port accepts only UTF-8, so both parsers read the decoded text.
    let text = String::from_utf8_lossy(&file.text);
    let robots = RobotsTxt::parse(text.as_ref());
    for _ in 0..4 {
        let (agent, target) = generate::query(&mut dice, &file);
        // Some crawlers have no product token, so use the token of an unknown crawler for them.
        let token = agent.tokens().first().copied().unwrap_or("FooBot");
        let url = format!("https://www.example.com{}", target.path());
        if !can_read(&text) || !can_compare(&url) {
            continue;
        }
        let agent = Agent::with_tokens(token, vec![token]).reading_as(googles_parser());
        let ours = robots.check(&agent, &Target::as_given(&url)).access();
        let comparison = compare(&text, token, &url, ours);
        assert_ne!(comparison, Comparison::Unexplained, "ours {ours:?}, {token}, {url}, in {}", text.escape_debug());
    }
}
