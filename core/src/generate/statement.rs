use super::GenerateError;
use super::error::{ErrorKind, Wrong};
use crate::directives::{DirectiveName, Scan, ScanOptions, ValueKind, divided, without_colon};
use crate::text::Part;

/// Directives for all bots or for one bot. A statement becomes one header line or one meta element.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct PlanStatement {
    /// The bot that the directives are for; left out for all bots.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub bot: Option<String>,
    /// The directives as a page states them, for example `noindex` and `unavailable_after: 2030-01-01`.
    #[cfg_attr(feature = "typescript", tsify(type = "readonly string[]"))]
    pub directives: Vec<String>,
}

impl PlanStatement {
    /// Creates a statement with directives for all bots.
    pub fn for_all<T: Into<String>>(directives: impl IntoIterator<Item = T>) -> Self {
        Self { bot: None, directives: directives.into_iter().map(Into::into).collect() }
    }

    /// Creates a statement with directives for one bot.
    pub fn for_bot<T: Into<String>>(bot: impl Into<String>, directives: impl IntoIterator<Item = T>) -> Self {
        Self { bot: Some(bot.into()), directives: directives.into_iter().map(Into::into).collect() }
    }
}

/// A validated statement. It contains no character that is special to any server.
pub(super) struct Checked<'p> {
    pub(super) bot: Option<&'p str>,
    /// The directives, joined by commas.
    pub(super) content: String,
}

impl Checked<'_> {
    /// Returns the statement as the value of a header line.
    pub(super) fn line(&self) -> String {
        match self.bot {
            Some(bot) => format!("{bot}: {}", self.content),
            None => self.content.clone(),
        }
    }
}

/// The maximum length, in bytes, of a generated value. Clients may discard or truncate longer values ([rfc9110-field-values]).
const LONGEST: usize = 8 * 1024;

pub(super) fn checked(statements: &[PlanStatement]) -> Result<Vec<Checked<'_>>, GenerateError> {
    if statements.is_empty() {
        return Err(ErrorKind::NoDirective.about(""));
    }
    statements.iter().map(check).collect()
}

fn check(statement: &PlanStatement) -> Result<Checked<'_>, GenerateError> {
    if statement.directives.is_empty() {
        return Err(ErrorKind::NoDirective.about(""));
    }
    // No allowed character needs an escape: quotation marks, backslashes, braces, dollar signs, percent signs and angle brackets are not
    // allowed.
    if let Some(directive) = statement.directives.iter().find(|directive| !is_made_of(directive, " -_.:,+/")) {
        return Err(ErrorKind::NotADirective(Wrong::Characters).about(directive));
    }
    let bot = statement.bot.as_deref();
    // Crawlers never read the name of a directive as a bot name ([mdn-x-robots-tag]), so reject such a bot name.
    if let Some(bot) = bot.filter(|bot| !is_made_of(bot, " -_.!/") || DirectiveName::recognise(bot.as_bytes()).is_some()) {
        return Err(ErrorKind::NotABotName.about(bot));
    }
    let checked = Checked { bot, content: statement.directives.join(", ") };
    let line = checked.line();
    if line.len() > LONGEST {
        return Err(ErrorKind::TooLong.about(&line));
    }
    let wrong = statement.directives.iter().find(|directive| !is_read(directive));
    wrong.map_or(Ok(checked), |directive| Err(not_a_directive(directive)))
}

/// Returns `true` if crawlers read at least one directive in `text` and find no fault.
fn is_read(text: &str) -> bool {
    let scan = Scan::new(text.as_bytes(), ScanOptions::HEADER);
    scan.faults.is_empty() && !scan.directives.is_empty()
}

/// Returns the error for a text that crawlers ignore or misread, with the directives that were probably intended.
fn not_a_directive(text: &str) -> GenerateError {
    let part = Part { bytes: text.as_bytes(), at: 0 };
    let several = divided(part).map(|items| {
        let written = items.iter().map(|item| {
            let value = item.value.and_then(|value| std::str::from_utf8(value.slice(part.bytes)).ok());
            with_value(item.name, value.unwrap_or_default())
        });
        written.collect::<Vec<_>>().join(", ")
    });
    let equals = || {
        let (name, value) = without_colon(part)?;
        Some(with_value(name, std::str::from_utf8(value.bytes).ok()?))
    };
    let (word, value) = text.split_once(':').map_or((text, ""), |(word, value)| (word.trim_end(), value.trim()));
    if let Some(meant) = several.or_else(equals) {
        return ErrorKind::NotADirective(Wrong::Misspelled).meaning(text, meant);
    }
    let known = DirectiveName::recognise(word.as_bytes());
    let wrong = match known {
        Some(name) if name.value_kind() != ValueKind::None => Wrong::Value,
        _ => Wrong::Misspelled,
    };
    let meant = known.or_else(|| DirectiveName::suggestion(word.as_bytes())).map(|name| with_value(name, value));
    let kind = ErrorKind::NotADirective(if meant.is_some() { wrong } else { Wrong::Unknown });
    kind.meaning(text, meant.unwrap_or_default())
}

/// Returns a directive with this value or, if the value is invalid, with an example value.
fn with_value(name: DirectiveName, value: &str) -> String {
    let example = match name.value_kind() {
        ValueKind::None => return name.as_str().to_owned(),
        ValueKind::Limit => "20",
        ValueKind::ImagePreview => "large",
        ValueKind::Date => "2030-01-31",
    };
    let written = format!("{}: {value}", name.as_str());
    if is_read(&written) { written } else { format!("{}: {example}", name.as_str()) }
}

/// Returns `true` if a text is not empty, contains only letters, digits and the characters in `others`, and has no spaces around it.
fn is_made_of(text: &str, others: &str) -> bool {
    let is_allowed = |c: char| c.is_ascii_alphanumeric() || others.contains(c);
    !text.is_empty() && text.trim() == text && text.chars().all(is_allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    // [google-robots-meta]: directives and their values; [html-meta]: commas separate directives.
    #[test]
    fn suggests_the_intended_directives_for_an_invalid_statement() {
        for (text, form, meant) in [
            ("nofolow", "misspelled", "nofollow"),
            ("No-Index", "misspelled", "noindex"),
            ("noindex nofollow", "misspelled", "noindex, nofollow"),
            ("noindex max-snippet: 5", "misspelled", "noindex, max-snippet: 5"),
            ("noindex: true", "misspelled", "noindex"),
            ("max-snipet: 30", "misspelled", "max-snippet: 30"),
            ("max-snippet 30", "misspelled", "max-snippet: 30"),
            ("max-snippet", "value", "max-snippet: 20"),
            ("max-snippet:abc", "value", "max-snippet: 20"),
            ("max-image-preview: big", "value", "max-image-preview: large"),
            ("unavailable_after: 2026-02-31", "value", "unavailable_after: 2030-01-31"),
            ("hide", "unknown", ""),
            (",", "unknown", ""),
            ("noindex;", "characters", ""),
        ] {
            let error = checked(&[PlanStatement::for_all([text])]).map(|_| ()).expect_err(text);
            assert_eq!((error.code(), error.form(), error.meant()), ("not-a-directive", form, meant), "{text}");
            assert!(error.to_string().contains(meant), "{error}");
        }
        for text in ["NOINDEX", "noindex, nofollow", "max-snippet:-1", "unavailable_after: 25 Jun 2030 15:00:00 PST", "noai"] {
            assert!(checked(&[PlanStatement::for_bot("ExampleBot", [text])]).is_ok(), "{text}");
        }
    }
}
