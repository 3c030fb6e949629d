//! Case format for `tests/generate`.

use robotscope::generate::{FilePattern, Plan, PlanStatement, Server};
use serde::Deserialize;

use super::case_files::Sourced;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    #[serde(default)]
    pub(crate) case: Vec<Sourced<Case>>,
    #[serde(default)]
    pub(crate) error: Vec<ErrorCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    pub(crate) server: String,
    pub(crate) files: Files,
    pub(crate) statements: Vec<Words>,
    pub(crate) notes: Vec<String>,
    pub(crate) text: String,
}

/// A bot's name, empty for all bots, followed by directives.
type Words = Vec<String>;

#[derive(Clone, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Files {
    All,
    Extensions(Vec<String>),
    Path(String),
    Prefix(String),
}

/// Plans that cause the same error, by default on all servers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ErrorCase {
    pub(crate) name: String,
    pub(crate) code: String,
    pub(crate) servers: Option<Vec<String>>,
    statements: Option<Vec<Words>>,
    #[serde(default)]
    each: Vec<String>,
    #[serde(default)]
    each_bot: Vec<String>,
    #[serde(default)]
    each_extension: Vec<String>,
    #[serde(default)]
    each_path: Vec<String>,
    /// The maximum valid length of a directive in bytes. The case's plan has a directive that is one byte longer.
    pub(crate) longest: Option<usize>,
    extensions: Option<usize>,
    path: Option<String>,
    prefix: Option<String>,
}

impl Case {
    pub(crate) fn plan(&self) -> Plan {
        plan(&self.statements, self.files.clone())
    }
}

impl ErrorCase {
    pub(crate) fn servers(&self) -> Vec<Server> {
        match &self.servers {
            Some(names) => names.iter().map(|name| server(name)).collect(),
            None => Server::ALL.to_vec(),
        }
    }

    pub(crate) fn plans(&self) -> Vec<Plan> {
        let noindex = || vec!["".to_owned(), "noindex".to_owned()];
        let files = |files| plan(&[noindex()], files);
        let mut plans = Vec::new();
        plans.extend(self.statements.as_ref().map(|statements| plan(statements, Files::All)));
        plans.extend(self.each.iter().map(|text| plan(&[noindex(), vec!["a".into(), "none".into(), text.clone()]], Files::All)));
        plans.extend(
            self.each_bot
                .iter()
                .map(|bot| Plan { statements: vec![PlanStatement::for_bot(bot.as_str(), ["noindex"])], files: FilePattern::All }),
        );
        plans.extend(self.each_extension.iter().map(|name| files(Files::Extensions(vec!["pdf".to_owned(), name.clone()]))));
        plans.extend(self.each_path.iter().flat_map(|path| [Files::Path(path.clone()), Files::Prefix(path.clone())]).map(files));
        plans.extend(self.longest.map(|longest| long_plan(longest + 1)));
        plans.extend(
            self.extensions.map(|count| files(Files::Extensions((0..count).map(|number| format!("a{number}")).collect()))),
        );
        plans.extend(self.path.clone().map(|path| files(Files::Path(path))));
        plans.extend(self.prefix.clone().map(|path| files(Files::Prefix(path))));
        plans
    }
}

/// Builds a plan whose only directive has exactly `length` bytes.
pub(crate) fn long_plan(length: usize) -> Plan {
    let name = "max-snippet: ";
    plan(&[vec!["".to_owned(), format!("{name}{}", "0".repeat(length - name.len()))]], Files::All)
}

pub(crate) fn server(name: &str) -> Server {
    name.parse().expect("a server")
}

fn plan(statements: &[Words], files: Files) -> Plan {
    let statement = |words: &Words| match words.split_first() {
        Some((bot, directives)) if !bot.is_empty() => PlanStatement::for_bot(bot, directives),
        Some((_, directives)) => PlanStatement::for_all(directives),
        None => PlanStatement::for_all::<String>([]),
    };
    let files = match files {
        Files::All => FilePattern::All,
        Files::Extensions(names) => FilePattern::Extensions(names),
        Files::Path(path) => FilePattern::Path(path),
        Files::Prefix(path) => FilePattern::Prefix(path),
    };
    Plan { statements: statements.iter().map(statement).collect(), files }
}
