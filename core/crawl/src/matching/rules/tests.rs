use crate::dialect::Dialect;
use crate::matching::Brief;
use crate::{Access, Agent, DialectName, RobotsTxt, Target};

/// Checks that compiled rules give the same answers as one-by-one comparison, in every preset dialect.
#[track_caller]
fn agree(text: &str, paths: &[String]) {
    let robots = RobotsTxt::parse(text);
    for name in DialectName::ALL {
        let agent = Agent::named("ExampleBot").reading_as(name);
        let matcher = robots.matcher(&agent);
        for path in paths {
            let target = Target::as_given(path);
            let verdict = robots.check(&agent, &target);
            assert_eq!(matcher.check(&target), verdict, "{name:?} {path} {text}");
            let brief = Brief {
                access: verdict.access(),
                reason: verdict.decision.reason,
                line: verdict.decision.winner().map(|rule| rule.line),
            };
            assert_eq!(matcher.brief(&target), brief, "{name:?} {path} {text}");
            assert_eq!(matcher.is_allowed(&target), verdict.access() == Access::Allowed, "{name:?} {path} {text}");
            assert_eq!(robots.is_allowed(&agent, &target), verdict.access() == Access::Allowed, "{name:?} {path} {text}");
        }
    }
}

/// Returns a pseudo-random number generator (linear congruential). Each call returns a number below the passed bound.
fn numbers() -> impl FnMut(usize) -> usize {
    let mut state = 9309_u64;
    move |below| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    }
}

#[test]
fn compiled_rules_give_the_same_answers_as_comparing_rules_one_by_one() {
    const PIECES: [&str; 16] =
        ["/", "/", "a", "b", "ab", "shop", "/shop/", "?sort=", "*", "*", "**", "$", "index.html", "%C3%A9", "é", ".php"];
    let mut number = numbers();
    for round in 0..60 {
        let mut pattern = |start: &str| {
            let pieces: String = (0..number(6)).map(|_| PIECES[number(PIECES.len())]).collect();
            format!("{start}{pieces}")
        };
        let paths: Vec<_> = (0..20).map(|_| pattern("/").replace(['*', '$'], "x")).collect();
        let mut text = String::from("User-agent: *\n");
        for rule in 0..round * 3 {
            let start = if rule % 7 == 0 { "*" } else { "/" };
            text += &format!("{}: {}\n", if rule % 3 == 0 { "Allow" } else { "Disallow" }, pattern(start));
        }
        agree(&text, &paths);
    }
}

#[test]
fn compiled_rules_agree_with_one_by_one_comparison_in_edge_cases() {
    let paths: Vec<_> = ["/", "/a", "/a/", "/a/b.pdf", "/b.pdf?c", "/robots.txt", "/a/index.html"].map(String::from).into();
    // Rules with stars are compared one by one if there are few, and indexed if there are many. Test both cases.
    let more: String = (0..20).map(|number| format!("\nDisallow: /*z{number}z")).collect();
    let in_both_ways = |text: &str| {
        agree(text, &paths);
        agree(&format!("{}{more}", if text.is_empty() { "User-agent: *" } else { text }), &paths);
    };
    in_both_ways("");
    in_both_ways("User-agent: *");
    in_both_ways("User-agent: *\nDisallow:\nAllow:\nDisallow: *\nDisallow: **$");
    in_both_ways("User-agent: *\nDisallow: /$\nAllow: /*$\nDisallow: /a$\nDisallow: /a\nAllow: /a*\nDisallow: $");
    in_both_ways("User-agent: *\nDisallow: a\nDisallow: /*.p*f$\nAllow: *c\nDisallow: *\nAllow: /a/index.htm\nDisallow: /a/");
    in_both_ways(&format!("User-agent: *\nDisallow: /{}\nDisallow: /*{}", "a".repeat(3000), "b".repeat(3000)));
}

#[test]
fn crawlers_with_the_same_groups_and_dialect_share_compiled_rules() {
    let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a");
    let agents = ["OneBot", "OtherBot"].map(Agent::named);
    let [one, other] = robots.matchers(agents).try_into().unwrap();
    assert!(std::sync::Arc::ptr_eq(&one.rules, &other.rules));
    let composed = Dialect { wildcards: crate::dialect::Wildcards::Literal, ..Dialect::RFC9309 };
    let apart = robots.matchers([Agent::named("OneBot"), Agent::named("OneBot").reading_as(composed)]);
    assert!(!std::sync::Arc::ptr_eq(&apart[0].rules, &apart[1].rules));
}
