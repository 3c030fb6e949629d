//! What is kept of the views beside that of one page.

use std::rc::Rc;

use robotscope::crawlers;
use robotscope::generate::Server;

use super::kept::Kept;
use crate::generate::{FLAGS, Files, Generate, Statement, VALUED};
use crate::state::{Pane, State};
use crate::urls::Urls;

pub(super) fn keep(state: &State, kept: &mut Kept) {
    if let Some(list) = &state.urls.list.text {
        kept.put("ul", list.clone());
    }
    if state.urls.crawlers != Urls::default().crawlers {
        kept.put("uc", state.urls.crawlers.join(","));
    }
    for (name, pane) in [("cb", &state.compare.before), ("ca", &state.compare.after)] {
        if let Some(text) = &pane.text {
            kept.put(name, text.clone());
        }
    }
    let generate = &state.generate;
    if *generate == Generate::default() {
        return;
    }
    kept.put("gf", generate.files.as_str());
    kept.put("gp", generate.pattern.clone());
    kept.put("gs", generate.server.as_str());
    for (place, statement) in generate.statements.iter().enumerate() {
        kept.put(format!("g{place}"), written(statement));
    }
}

pub(super) fn restore(state: &mut State, kept: &Kept) {
    let list = Pane { text: kept.get("ul").cloned(), replaced: state.urls.list.replaced + 1 };
    state.urls = Urls { list, ..Urls::default() };
    if let Some(tokens) = kept.get("uc") {
        let is_chosen = |token: &&'static str| tokens.split(',').any(|own| own == *token);
        state.urls.crawlers = Rc::new(crawlers::all().iter().map(|crawler| crawler.token).filter(is_chosen).collect());
    }
    state.compare.chosen = None;
    for (name, pane) in [("cb", &mut state.compare.before), ("ca", &mut state.compare.after)] {
        pane.text = kept.get(name).cloned();
        pane.replaced += 1;
    }
    let text = |name| kept.get(name).cloned().unwrap_or_else(|| "".into());
    let statements: Vec<_> = (0..MOST).map_while(|place| kept.get(&format!("g{place}"))).map(|text| read(text)).collect();
    state.generate = Generate::default();
    if !statements.is_empty() {
        state.generate = Generate {
            statements,
            files: Files::ALL.into_iter().find(|files| *files.as_str() == *text("gf")).unwrap_or(Files::All),
            pattern: text("gp"),
            server: Server::ALL.into_iter().find(|server| *server.as_str() == *text("gs")).unwrap_or(Server::Apache),
        };
    }
}

/// More statements than anybody makes by hand.
const MOST: usize = 1000;

/// A line for the bot and each value; in the last those of the flags.
fn written(statement: &Statement) -> Rc<str> {
    let flags = FLAGS.iter().zip(statement.flags).filter(|(_, is_chosen)| *is_chosen).map(|(flag, _)| *flag);
    let mut lines = vec![statement.bot.to_string()];
    lines.extend(statement.values.iter().map(ToString::to_string));
    lines.push(flags.collect::<Vec<_>>().join(","));
    lines.join("\n").into()
}

fn read(text: &str) -> Statement {
    let mut lines = text.split('\n');
    let mut next = || lines.next().unwrap_or_default();
    let bot = next().into();
    let values = [(); VALUED.len()].map(|()| next().into());
    let flags = next();
    Statement { bot, values, flags: FLAGS.map(|flag| flags.split(',').any(|own| own == flag)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_come_back() {
        let mut statement = Statement { bot: "googlebot".into(), ..Statement::default() };
        statement.flags[1] = true;
        statement.values[3] = "2030-01-01".into();
        assert_eq!(read(&written(&statement)), statement);
        assert_eq!(read(""), Statement::default());
    }
}
