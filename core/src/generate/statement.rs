use super::GenerateError;
use super::error::ErrorKind;
use crate::directives::DirectiveName;

/// Directives for all bots or for one: a header line, or a meta element.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct PlanStatement {
    /// The bot; without one it is for all.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub bot: Option<String>,
    /// Directives as they are written, as in `noindex` and `unavailable_after: 2030-01-01`.
    #[cfg_attr(feature = "typescript", tsify(type = "readonly string[]"))]
    pub directives: Vec<String>,
}

impl PlanStatement {
    /// Directives for all bots.
    pub fn for_all<T: Into<String>>(directives: impl IntoIterator<Item = T>) -> Self {
        Self { bot: None, directives: directives.into_iter().map(Into::into).collect() }
    }

    /// Directives for one bot.
    pub fn for_bot<T: Into<String>>(bot: impl Into<String>, directives: impl IntoIterator<Item = T>) -> Self {
        Self { bot: Some(bot.into()), directives: directives.into_iter().map(Into::into).collect() }
    }
}

/// A statement that holds no character with a meaning to any server.
pub(super) struct Checked<'p> {
    pub(super) bot: Option<&'p str>,
    /// The directives, separated by commas.
    pub(super) content: String,
}

impl Checked<'_> {
    /// The value of the header line.
    pub(super) fn line(&self) -> String {
        match self.bot {
            Some(bot) => format!("{bot}: {}", self.content),
            None => self.content.clone(),
        }
    }
}

/// What every reader takes at least, in bytes ([rfc9110-field-values]).
const LONGEST: usize = 8 * 1024;

pub(super) fn checked(statements: &[PlanStatement]) -> Result<Vec<Checked<'_>>, GenerateError> {
    if statements.is_empty() {
        return Err(ErrorKind::NothingToSay.about(""));
    }
    statements.iter().map(check).collect()
}

fn check(statement: &PlanStatement) -> Result<Checked<'_>, GenerateError> {
    if statement.directives.is_empty() {
        return Err(ErrorKind::NothingToSay.about(""));
    }
    // No quotation mark, backslash, brace, dollar, percent or angle bracket is among them: nothing has to be escaped.
    if let Some(directive) = statement.directives.iter().find(|directive| !is_made_of(directive, " -_.:,+/")) {
        return Err(ErrorKind::NotADirective.about(directive));
    }
    let bot = statement.bot.as_deref();
    // [mdn-x-robots-tag]: the name of a directive is never taken for a bot's.
    if let Some(bot) = bot.filter(|bot| !is_made_of(bot, " -_.!/") || DirectiveName::recognise(bot.as_bytes()).is_some()) {
        return Err(ErrorKind::NotABotName.about(bot));
    }
    let checked = Checked { bot, content: statement.directives.join(", ") };
    let line = checked.line();
    if line.len() > LONGEST { Err(ErrorKind::TooLong.about(&line)) } else { Ok(checked) }
}

/// Whether a text is made of letters, digits and these characters, and neither empty nor surrounded by spaces.
fn is_made_of(text: &str, others: &str) -> bool {
    let is_allowed = |c: char| c.is_ascii_alphanumeric() || others.contains(c);
    !text.is_empty() && text.trim() == text && text.chars().all(is_allowed)
}
