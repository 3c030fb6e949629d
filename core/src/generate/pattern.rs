use super::GenerateError;
use super::error::ErrorKind;

/// The files that a configuration applies to: all files, files with certain extensions, a single file, or all files under a prefix.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type = "\"all\" | { extensions: readonly string[] } | { path: string } | { prefix: string }")
)]
pub enum FilePattern {
    /// All files.
    All,
    /// Files with one of these extensions; the dot before an extension is optional.
    Extensions(Vec<String>),
    /// The file with this path.
    Path(String),
    /// Files whose paths begin with this prefix, for example `/private/`.
    Prefix(String),
}

/// A validated pattern. Except for dots, it contains no character that is special to a server.
pub(super) enum Files<'p> {
    All,
    /// Extensions without the dot.
    Extensions(Vec<&'p str>),
    Path(&'p str),
    Prefix(&'p str),
}

impl FilePattern {
    pub(super) fn checked(&self) -> Result<Files<'_>, GenerateError> {
        match self {
            Self::All => Ok(Files::All),
            Self::Extensions(extensions) if extensions.is_empty() => Err(ErrorKind::NotAnExtension.about("")),
            Self::Extensions(extensions) => {
                extensions.iter().map(|text| extension(text)).collect::<Result<_, _>>().map(Files::Extensions)
            }
            Self::Path(path) => checked_path(path).map(Files::Path),
            Self::Prefix(path) if path == "/" => Ok(Files::All),
            Self::Prefix(path) => checked_path(path).map(Files::Prefix),
        }
    }
}

fn extension(text: &str) -> Result<&str, GenerateError> {
    let extension = text.strip_prefix('.').unwrap_or(text);
    let is_allowed = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    let is_right = extension.chars().all(is_allowed) && extension.split('.').all(|part| !part.is_empty());
    if is_right { Ok(extension) } else { Err(ErrorKind::NotAnExtension.about(text)) }
}

fn checked_path(path: &str) -> Result<&str, GenerateError> {
    let is_allowed = |c: char| c.is_ascii_alphanumeric() || "/-._~".contains(c);
    if path.starts_with('/') && path.chars().all(is_allowed) { Ok(path) } else { Err(ErrorKind::NotAPath.about(path)) }
}

/// Returns a regular expression that matches any of the file extensions, without their dot. If there are several extensions, `open` opens
/// their group: `(` or `(?:`.
pub(super) fn alternatives(extensions: &[&str], open: &str) -> String {
    let has = |name: &str| extensions.contains(&name);
    let is_jpeg = has("jpg") && has("jpeg");
    let expressions: Vec<_> = extensions
        .iter()
        .filter(|extension| !is_jpeg || **extension != "jpeg")
        .map(|extension| if is_jpeg && *extension == "jpg" { "jpe?g".to_owned() } else { literal(extension) })
        .collect();
    match expressions.as_slice() {
        [one] => one.clone(),
        several => format!("{open}{})", several.join("|")),
    }
}

/// Builds a regular expression that matches `text` literally.
pub(super) fn literal(text: &str) -> String {
    text.replace('.', "\\.")
}
