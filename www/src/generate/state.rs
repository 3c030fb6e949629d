use std::rc::Rc;

use robotscope::generate::Server;
use robotscope::generate::block_list::Format;
use robotscope::names::plain_names;

use super::wishes::{self, Wishes};

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Generate {
    pub(crate) product: Product,
    pub(crate) wishes: Wishes,
    /// The crawlers that a block list refuses, and its exceptions.
    pub(crate) refused: Wishes,
    pub(crate) format: Format,
    /// The statements. Each contains directives for all bots or for one bot. Never empty.
    pub(crate) statements: Vec<Statement>,
    pub(crate) files: Files,
    /// The file extensions, the path or the path prefix, depending on `files`.
    pub(crate) pattern: Rc<str>,
    pub(crate) server: Server,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Product {
    /// A server configuration, or meta elements.
    Directives,
    RobotsTxt,
    BlockList,
}

/// Directives for all bots or for one bot.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Statement {
    /// The name of the bot; empty for all bots.
    pub(crate) bot: Rc<str>,
    /// `true` for each flag in [`FLAGS`] that the user chose.
    pub(crate) flags: [bool; FLAGS.len()],
    /// The value of each directive in [`VALUED`]; empty if the user entered none.
    pub(crate) values: [Rc<str>; VALUED.len()],
}

pub(crate) const FLAGS: [&str; 7] =
    ["noindex", "nofollow", "noarchive", "nosnippet", "noimageindex", "notranslate", "indexifembedded"];

pub(crate) const VALUED: [&str; 4] = ["max-snippet", "max-image-preview", "max-video-preview", "unavailable_after"];

plain_names! {
    /// The files to which the directives apply.
    pub(crate) enum Files {
        All = "all",
        Extensions = "extensions",
        Path = "path",
        Prefix = "prefix",
    }
}

#[derive(Debug)]
pub(crate) enum Action {
    Show(Product),
    Wish(wishes::Action),
    Refuse(wishes::Action),
    SetFormat(Format),
    /// Replaces the page view's robots.txt with the text. The root reducer handles this action.
    Adopt(Rc<str>),
    Add,
    Remove(usize),
    SetBot(usize, String),
    /// Toggles a flag. Contains the statement's index and the flag's index in [`FLAGS`].
    Toggle(usize, usize),
    /// Sets a value. Contains the statement's index, the directive's index in [`VALUED`], and the value.
    SetValue(usize, usize, String),
    SetFiles(Files),
    SetPattern(String),
    SetServer(Server),
}

impl Default for Generate {
    fn default() -> Self {
        Self {
            product: Product::Directives,
            wishes: Wishes::default(),
            refused: Wishes::default(),
            format: Format::Nginx,
            statements: vec![Statement::default()],
            files: Files::All,
            pattern: "".into(),
            server: Server::Apache,
        }
    }
}

impl Generate {
    /// Returns the statements that have at least one directive.
    pub(crate) fn statements_with_directives(&self) -> Vec<&Statement> {
        self.statements.iter().filter(|statement| !statement.directives().is_empty()).collect()
    }

    /// Returns `true` if the user has chosen nothing for the current product.
    pub(crate) fn is_empty(&self) -> bool {
        match self.product {
            Product::Directives => self.statements_with_directives().is_empty(),
            Product::RobotsTxt => self.wishes.all().is_empty(),
            Product::BlockList => self.refused.all().is_empty(),
        }
    }

    pub(crate) fn reduce(&mut self, action: Action) {
        match action {
            Action::Show(product) => self.product = product,
            Action::Wish(action) => self.wishes.reduce(action),
            Action::Refuse(action) => self.refused.reduce(action),
            Action::SetFormat(format) => self.format = format,
            Action::Adopt(_) => {}
            Action::Add => self.statements.push(Statement { bot: "googlebot".into(), ..Statement::default() }),
            Action::Remove(place) if self.statements.len() > 1 && place < self.statements.len() => {
                self.statements.remove(place);
            }
            Action::Remove(_) => {}
            Action::SetBot(place, bot) => self.change(place, |statement| statement.bot = bot.trim().into()),
            Action::Toggle(place, flag) => self.change(place, |statement| {
                if let Some(flag) = statement.flags.get_mut(flag) {
                    *flag = !*flag;
                }
            }),
            Action::SetValue(place, directive, value) => self.change(place, |statement| {
                if let Some(entry) = statement.values.get_mut(directive) {
                    *entry = value.trim().into();
                }
            }),
            Action::SetFiles(files) => {
                self.files = files;
                self.pattern = match files {
                    Files::All => "",
                    Files::Extensions => "pdf",
                    Files::Path => "/index.html",
                    Files::Prefix => "/private/",
                }
                .into();
            }
            Action::SetPattern(pattern) => self.pattern = pattern.trim().into(),
            Action::SetServer(server) => self.server = server,
        }
    }

    fn change(&mut self, place: usize, change: impl FnOnce(&mut Statement)) {
        if let Some(statement) = self.statements.get_mut(place) {
            change(statement);
        }
    }
}

impl Statement {
    /// Returns the directives as they are written in X-Robots-Tag.
    pub(crate) fn directives(&self) -> Vec<String> {
        let flags = FLAGS.iter().zip(self.flags).filter(|(_, is_chosen)| *is_chosen).map(|(name, _)| (*name).to_owned());
        let valued = VALUED.iter().zip(&self.values).filter(|(_, value)| !value.is_empty());
        flags.chain(valued.map(|(name, value)| format!("{name}: {value}"))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(actions: impl IntoIterator<Item = Action>) -> Generate {
        let mut state = Generate::default();
        actions.into_iter().for_each(|action| state.reduce(action));
        state
    }

    #[test]
    fn starts_with_an_empty_form_for_every_product() {
        for product in [Product::Directives, Product::RobotsTxt, Product::BlockList] {
            assert!(after([Action::Show(product)]).is_empty(), "{product:?}");
        }
        assert!(!after([Action::Toggle(0, 0)]).is_empty());
    }

    #[test]
    fn lists_flags_before_directives_with_values() {
        let actions =
            [Action::SetValue(0, 0, " 20 ".to_owned()), Action::SetValue(0, 3, "2030-01-01".to_owned()), Action::Toggle(0, 3)];
        let state = after(actions);
        assert_eq!(state.statements[0].directives(), ["nosnippet", "max-snippet: 20", "unavailable_after: 2030-01-01"]);
    }

    #[test]
    fn never_removes_the_last_statement_and_ignores_invalid_indices() {
        assert_eq!(after([Action::Remove(0), Action::Remove(7), Action::Toggle(9, 0), Action::Toggle(0, 99)]), after([]));
        let state = after([Action::Add, Action::SetBot(1, "bingbot ".to_owned()), Action::Remove(0)]);
        assert_eq!(state.statements.len(), 1);
        assert_eq!(&*state.statements[0].bot, "bingbot");
    }

    #[test]
    fn leaves_out_statements_without_directives() {
        let bots = |state: &Generate| {
            state.statements_with_directives().iter().map(|statement| statement.bot.to_string()).collect::<Vec<_>>()
        };
        assert!(bots(&after([Action::Add])).is_empty());
        assert_eq!(bots(&after([Action::Add, Action::Toggle(1, 0)])), ["googlebot"]);
        assert_eq!(bots(&after([Action::Add, Action::Toggle(0, 0)])), [""]);
    }

    #[test]
    fn sets_an_example_pattern_when_the_kind_of_files_changes() {
        assert_eq!(&*after([Action::SetFiles(Files::Extensions)]).pattern, "pdf");
        assert_eq!(&*after([Action::SetFiles(Files::Prefix), Action::SetPattern(" /a/ ".to_owned())]).pattern, "/a/");
    }
}
