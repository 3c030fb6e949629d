//! Generates queries: a crawler, a URL and a dialect.

use robotscope::dialect::{Dialect, DialectName, LineLimit, Policy};
use robotscope::{Agent, Target, crawlers};

use super::text::File;
use crate::dice::Dice;

/// Product tokens, some of them in the catalogue.
pub(super) const TOKENS: &[&str] = &[
    "FooBot",
    "foobot",
    "FooBot-News",
    "Foo",
    "MJ12bot",
    "MJ",
    "Bar_Bot",
    "Sogou web spider",
    "a.b",
    "a",
    "ツ",
    "Googlebot",
    "Googlebot-Image",
    "AdsBot-Google",
    "bingbot",
    "Applebot",
];

/// Returns a crawler, and a URL on the file's site.
pub fn query(dice: &mut Dice<'_>, file: &File) -> (Agent<'static>, Target) {
    let agent = match dice.below(8) {
        0..=4 => {
            let token = dice.pick(TOKENS);
            Agent::with_tokens(token, vec![token])
        }
        5..=6 => Agent::with_tokens("two", vec![dice.pick(TOKENS), dice.pick(TOKENS)]),
        _ => {
            let all = crawlers::all();
            Agent::from(&all[dice.below(all.len().min(256))])
        }
    };
    let path = path(dice, file);
    let given = Target::as_given(&path);
    let target = if dice.one_in(2) { Target::parse(&format!("https://a.b{path}")).unwrap_or(given) } else { given };
    (agent, target)
}

/// Returns a preset dialect, or a random combination of the presets' policies, sometimes with a very small line limit.
pub fn dialect(dice: &mut Dice<'_>) -> Dialect {
    let mut dialect: Dialect = dice.pick(&DialectName::ALL).into();
    if dice.one_in(2) {
        for policy in Policy::ALL {
            let others: Vec<_> = DialectName::ALL.into_iter().filter(|name| policy.differs(&dialect, name.dialect())).collect();
            if dice.one_in(3) {
                policy.copy_into(&mut dialect, dice.pick(&others).dialect());
            }
        }
        if dice.one_in(8) {
            dialect.line_limit = LineLimit::Bytes(u32::try_from(dice.below(40)).unwrap_or_default());
        }
    }
    dialect
}

/// Returns a path that often matches, or nearly matches, a pattern in the file.
fn path(dice: &mut Dice<'_>, file: &File) -> String {
    let mut path = Vec::new();
    if !file.patterns.is_empty() && dice.below(4) < 3 {
        let pattern = &file.patterns[dice.place(file.patterns.len())];
        for &byte in pattern.strip_suffix(b"$").unwrap_or(pattern) {
            match byte {
                b'*' => path.extend(file.pieces.join(dice, 3)),
                _ => path.push(byte),
            }
        }
        match dice.below(4) {
            0 => {}
            1 => path.extend(file.pieces.pick(dice)),
            2 => drop(path.pop()),
            _ => path.extend(b"/"),
        }
    } else {
        path = file.pieces.join(dice, 9);
    }
    let path = String::from_utf8_lossy(&path);
    if path.starts_with('/') { path.into_owned() } else { format!("/{path}") }
}

/// Returns a text such as a user might enter in a URL field.
pub fn url(dice: &mut Dice<'_>, file: &File) -> String {
    let start =
        dice.pick(&["", "", "https://a.b", "HTTPS://a.b:8", "a.b", "//a.b", "localhost", "mailto:", "a:1", "?", "#", "x y"]);
    let end = match dice.below(3) {
        0 => path(dice, file),
        1 => String::from_utf8_lossy(&dice.bytes(24)).into_owned(),
        _ => String::from_utf8_lossy(&dice.join(&[b"/", b":", b"?", b"#", b".", b"@", b" ", b"a", b"://", b"\n", b"\t"], 20))
            .into_owned(),
    };
    format!("{start}{end}")
}
