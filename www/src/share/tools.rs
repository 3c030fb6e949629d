//! Saves and restores the state of all views except the page view.
//!
//! | name | content |
//! |---|---|
//! | `ul`, `uc`, `uo` | the list of URLs, the chosen crawlers in the catalogue, and other crawlers |
//! | `ut`, `us`, `up` | `1` if the list is being tested; which rows are shown, and the page of rows |
//! | `cb`, `ca`, `cc` | the old version, the new version, and the change whose lines are marked |
//! | `co`, `c1`, `c2` | the crawler or purpose whose changes are shown; if crawlers are compared, the two crawlers |
//! | `gf`, `gp`, `gs`, `g0`, … | the choice of files, their pattern, the server, and the statements |
//! | `gk`, `gw`, `gr0`, … | the product, omitted for directives; for robots.txt, the access by purpose and the rules |
//! | `gt`, `gx`, `gb0`, … | for a block list, the server, the access by purpose and the rules |

use std::rc::Rc;

use robotscope::crawlers;
use robotscope::generate::Server;
use robotscope::generate::block_list::Format;

use crate::compare::{Chosen, Mode};
use crate::generate::{FLAGS, Files, Generate, Product, Rule, Statement, VALUED, Wishes};
use crate::state::{Snapshot, State};
use crate::urls::{self, Shown, Urls};
use crate::words::PURPOSES;

pub(super) fn save(state: &State, snapshot: &mut Snapshot) {
    if let Some(list) = &state.urls.list.text {
        snapshot.put("ul", list.clone());
    }
    if state.urls.crawlers != Urls::default().crawlers {
        snapshot.put("uc", state.urls.crawlers.join(","));
    }
    if !state.urls.entered.is_empty() {
        snapshot.put("uo", state.urls.entered.iter().map(|entered| &**entered).collect::<Vec<_>>().join(","));
    }
    snapshot.put_some("ut", state.urls.test.map(|_| "1"));
    snapshot.put_some("us", (state.urls.shown != Shown::All).then(|| state.urls.shown.as_str()));
    snapshot.put_some("up", (state.urls.page > 0).then(|| state.urls.page.to_string()).as_deref());
    for (name, pane) in [("cb", &state.compare.before), ("ca", &state.compare.after)] {
        if let Some(text) = &pane.text {
            snapshot.put(name, text.clone());
        }
    }
    if let Some(Chosen { index, before, after, is_allowed }) = state.compare.chosen {
        snapshot.put("cc", format!("0 {index} {before} {after} {}", u8::from(is_allowed)));
    }
    let compare = &state.compare;
    snapshot.put_some("co", (!compare.only.is_empty()).then_some(&*compare.only));
    if compare.mode == Mode::Crawlers {
        for (name, crawler) in ["c1", "c2"].into_iter().zip(&compare.crawlers) {
            snapshot.put(name, &**crawler);
        }
    }
    let generate = &state.generate;
    if *generate == Generate::default() {
        return;
    }
    snapshot.put("gf", generate.files.as_str());
    snapshot.put("gp", &*generate.pattern);
    snapshot.put("gs", generate.server.as_str());
    for (place, statement) in generate.statements.iter().enumerate() {
        snapshot.put(format!("g{place}"), written(statement));
    }
    snapshot.put_some(
        "gk",
        match generate.product {
            Product::Directives => None,
            Product::RobotsTxt => Some("robots"),
            Product::BlockList => Some("list"),
        },
    );
    put_wishes(&generate.wishes, ["gw", "gr"], snapshot);
    put_wishes(&generate.refused, ["gx", "gb"], snapshot);
    snapshot.put("gt", generate.format.as_str());
}

/// Saves wishes. Purposes are saved together under `purposes_name`. Each rule is saved under `rules_name` followed by the rule's index.
fn put_wishes(wishes: &Wishes, [purposes_name, rules_name]: [&'static str; 2], snapshot: &mut Snapshot) {
    let purposes = PURPOSES.iter().zip(wishes.purposes);
    let pairs = purposes.filter_map(|(class, access)| Some(format!("{} {}", class.as_str(), access?.as_str())));
    snapshot.put(purposes_name, pairs.collect::<Vec<_>>().join(","));
    for (place, Rule { crawler, access, path }) in wishes.rules.iter().enumerate() {
        snapshot.put(format!("{rules_name}{place}"), format!("{}\n{crawler}\n{path}", access.as_str()));
    }
}

fn wishes(snapshot: &Snapshot, [purposes_name, rules_name]: [&str; 2]) -> Option<Wishes> {
    let pairs: Vec<_> = snapshot.get(purposes_name)?.split(',').filter_map(|pair| pair.split_once(' ')).collect();
    let purposes =
        PURPOSES.map(|class| pairs.iter().find(|(name, _)| *name == class.as_str()).and_then(|(_, name)| name.parse().ok()));
    let rule = |text: &str| {
        let mut lines = text.split('\n');
        Some(Rule { access: lines.next()?.parse().ok()?, crawler: lines.next()?.into(), path: lines.next()?.into() })
    };
    let rules =
        (0..MOST).map_while(|place| snapshot.get(&format!("{rules_name}{place}"))).filter_map(|text| rule(text)).collect();
    Some(Wishes { purposes, rules })
}

pub(super) fn restore(state: &mut State, snapshot: &Snapshot) {
    let mut list = std::mem::take(&mut state.urls.list);
    list.replace(snapshot.get("ul").cloned());
    let number = state.urls.test.map_or(0, |number| number.wrapping_add(1));
    let text = |name| snapshot.get(name).map_or("", |text| text);
    state.urls = Urls {
        list,
        shown: text("us").parse().unwrap_or(Shown::All),
        page: text("up").parse().unwrap_or_default(),
        ..Urls::default()
    };
    if let Some(tokens) = snapshot.get("uc") {
        let is_chosen = |token: &&'static str| tokens.split(',').any(|chosen| chosen == *token);
        state.urls.crawlers = Rc::new(crawlers::all().iter().map(|crawler| crawler.token).filter(is_chosen).collect());
    }
    // Add these crawlers as if the user had entered them. Whatever text a link contains, only a product token remains.
    text("uo")
        .split(',')
        .filter(|entered| !entered.is_empty())
        .for_each(|entered| state.urls.reduce(urls::Action::Add(entered.to_owned())));
    state.urls.test = snapshot.get("ut").map(|_| number);
    for (name, pane) in [("cb", &mut state.compare.before), ("ca", &mut state.compare.after)] {
        pane.replace(snapshot.get(name).cloned());
    }
    state.compare.chosen = chosen(text("cc"));
    state.compare.only = text("co").into();
    let crawlers = snapshot.get("c1").zip(snapshot.get("c2"));
    state.compare.mode = if crawlers.is_some() { Mode::Crawlers } else { Mode::Versions };
    if let Some((one, other)) = crawlers {
        state.compare.crawlers = [one, other].map(|crawler| (&**crawler).into());
    }
    let statements: Vec<_> = (0..MOST).map_while(|place| snapshot.get(&format!("g{place}"))).map(|text| read(text)).collect();
    state.generate = Generate::default();
    if !statements.is_empty() {
        state.generate = Generate {
            product: match text("gk") {
                "" => Product::Directives,
                "list" => Product::BlockList,
                _ => Product::RobotsTxt,
            },
            wishes: wishes(snapshot, ["gw", "gr"]).unwrap_or_default(),
            refused: wishes(snapshot, ["gx", "gb"]).unwrap_or_default(),
            format: text("gt").parse().unwrap_or(Format::Nginx),
            statements,
            files: text("gf").parse().unwrap_or(Files::All),
            pattern: text("gp").into(),
            server: text("gs").parse().unwrap_or(Server::Apache),
        };
    }
}

/// Reads a chosen change: a number that is ignored, the change's index, the deciding lines before and after the change, and the new
/// access. Returns `None` if a number is missing or invalid.
fn chosen(text: &str) -> Option<Chosen> {
    let mut numbers = text.split(' ').map(str::parse);
    let mut next = || numbers.next()?.ok();
    let (_, index): (u32, u32) = (next()?, next()?);
    let (before, after, is_allowed) = (next()?, next()?, next()? == 1);
    Some(Chosen { index: index as usize, before, after, is_allowed })
}

/// The maximum number of statements or rules that are restored. Users do not enter that many by hand.
const MOST: usize = 1000;

/// Converts a statement to lines: one for the bot, one for each value, and one for all flags. Commas separate the flags.
fn written(statement: &Statement) -> String {
    let flags = FLAGS.iter().zip(statement.flags).filter(|(_, is_chosen)| *is_chosen).map(|(flag, _)| *flag);
    let mut lines = vec![statement.bot.to_string()];
    lines.extend(statement.values.iter().map(ToString::to_string));
    lines.push(flags.collect::<Vec<_>>().join(","));
    lines.join("\n")
}

fn read(text: &str) -> Statement {
    let mut lines = text.split('\n');
    let mut next = || lines.next().unwrap_or_default();
    let bot = next().into();
    let values = [(); VALUED.len()].map(|()| next().into());
    let flags = next();
    Statement { bot, values, flags: FLAGS.map(|flag| flags.split(',').any(|name| name == flag)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use robotscope::Access;

    #[test]
    fn converts_a_statement_to_text_and_back() {
        let mut statement = Statement { bot: "googlebot".into(), ..Statement::default() };
        statement.flags[1] = true;
        statement.values[3] = "2030-01-01".into();
        assert_eq!(read(&written(&statement)), statement);
        assert_eq!(read(""), Statement::default());
    }

    #[test]
    fn restores_the_wishes_for_a_robots_txt_and_for_a_block_list() {
        let rule = Rule { crawler: "GPTBot".into(), access: Access::Allowed, path: "/a".into() };
        let mut state = State::new(crate::language::Language::English, robotscope::directives::Moment::from_unix(0));
        state.generate.product = Product::RobotsTxt;
        state.generate.wishes = Wishes { purposes: PURPOSES.map(|_| None), rules: vec![rule] };
        let mut snapshot = Snapshot::default();
        save(&state, &mut snapshot);
        let mut other = state.clone();
        restore(&mut other, &Snapshot::default());
        assert_eq!(other.generate, Generate::default());
        restore(&mut other, &snapshot);
        assert_eq!(other.generate, state.generate);

        let refused = Rule { crawler: "CCBot".into(), access: Access::Disallowed, path: "/private/".into() };
        state.generate.product = Product::BlockList;
        state.generate.refused = Wishes { purposes: PURPOSES.map(|_| Some(Access::Disallowed)), rules: vec![refused] };
        state.generate.format = Format::Haproxy;
        let mut snapshot = Snapshot::default();
        save(&state, &mut snapshot);
        restore(&mut other, &snapshot);
        assert_eq!(other.generate, state.generate);
    }

    #[test]
    fn converts_line_breaks_in_restored_lists_and_versions_to_lf() {
        let mut state = State::new(crate::language::Language::English, robotscope::directives::Moment::from_unix(0));
        let mut snapshot = Snapshot::default();
        for name in ["ul", "cb", "ca"] {
            snapshot.put(name, "a\r\nb\rc\n");
        }
        restore(&mut state, &snapshot);
        for pane in [&state.urls.list, &state.compare.before, &state.compare.after] {
            assert_eq!(pane.text.as_deref(), Some("a\nb\nc\n"));
        }
    }

    #[test]
    fn restores_a_chosen_change_only_from_five_valid_numbers() {
        assert!(chosen("0 1 2 3 1").is_some_and(|chosen| chosen.is_allowed && chosen.index == 1));
        for text in ["", "1", "0 1 2 3", "a b c d e", "0 1 2 3 99999999999"] {
            assert_eq!(chosen(text), None, "{text}");
        }
    }
}
