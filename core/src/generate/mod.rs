//! Directives → the configuration of a server that sends them as X-Robots-Tag, or the meta elements that say the same.
//!
//! Each bot has a header line of its own, which is the only form that Google documents (facts S13, F3). Where a server can send
//! but one line, [`Note::JoinedIntoOneLine`] says so. Names, directives and patterns may only hold characters that mean nothing
//! to any of the servers; everything else is a [`GenerateError`], so no input can break out of a configuration.
//!
//! ```
//! use robotscope::generate::{FilePattern, Plan, Server, Statement, generate};
//!
//! let plan = Plan {
//!     statements: vec![Statement::for_all(["noindex", "nofollow"])],
//!     files: FilePattern::Extensions(vec!["pdf".into()]),
//! };
//! let config = generate(&plan, Server::Apache)?;
//! assert_eq!(config.file, ".htaccess");
//! assert_eq!(config.text, "<Files ~ \"\\.pdf$\">\n  Header set X-Robots-Tag \"noindex, nofollow\"\n</Files>\n");
//! # Ok::<(), robotscope::generate::GenerateError>(())
//! ```

mod error;
mod note;
mod pattern;
pub mod robots_txt;
mod servers;
mod statement;

pub use error::GenerateError;
pub use note::Note;
pub use pattern::FilePattern;
pub use statement::Statement;

/// What to say, and of which files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What is said; each becomes a header line.
    pub statements: Vec<Statement>,
    /// The files of which it is said.
    pub files: FilePattern,
}

/// What can be configured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Server {
    /// Apache httpd 2.4, a `.htaccess` in the root of the site (fact S30).
    Apache,
    /// nginx, inside of a `server` block.
    Nginx,
    /// Caddy 2, inside of a site block.
    Caddy,
    /// Microsoft's IIS 7 and later.
    Iis,
    /// Netlify's `_headers`.
    Netlify,
    /// The `_headers` of Cloudflare Pages and of Workers with static assets.
    CloudflarePages,
    /// Middleware of Express 4 and 5.
    Express,
    /// Next.js.
    NextJs,
    /// No server: meta elements for the head of a page.
    Meta,
}

/// A configuration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The file where the text belongs; where it stands alone, its name.
    pub file: &'static str,
    /// The text.
    pub text: String,
    /// What its user should know.
    pub notes: Vec<Note>,
}

impl Server {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Apache,
        Self::Nginx,
        Self::Caddy,
        Self::Iis,
        Self::Netlify,
        Self::CloudflarePages,
        Self::Express,
        Self::NextJs,
        Self::Meta,
    ];

    /// The name as it is written in JavaScript.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Apache => "apache",
            Self::Nginx => "nginx",
            Self::Caddy => "caddy",
            Self::Iis => "iis",
            Self::Netlify => "netlify",
            Self::CloudflarePages => "cloudflare-pages",
            Self::Express => "express",
            Self::NextJs => "next-js",
            Self::Meta => "meta",
        }
    }

    /// The server of a name.
    ///
    /// ```
    /// use robotscope::generate::Server;
    ///
    /// assert_eq!(Server::from_name("next-js"), Some(Server::NextJs));
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|server| server.as_str() == name)
    }
}

/// Writes the configuration.
///
/// # Errors
///
/// When the plan says nothing, when a name, directive or pattern holds what it must not, or when the server cannot express it.
///
/// ```
/// use robotscope::generate::{FilePattern, Plan, Server, Statement, generate};
///
/// let plan = |bot: &str| Plan { statements: vec![Statement::for_bot(bot, ["noindex"])], files: FilePattern::All };
/// let config = generate(&plan("googlebot"), Server::Nginx)?;
/// assert_eq!(config.text, "add_header X-Robots-Tag \"googlebot: noindex\" always;\n");
///
/// let error = generate(&plan("x\";\nreturn 200 \""), Server::Nginx).unwrap_err();
/// assert_eq!(error.code(), "not-a-bot-name");
/// # Ok::<(), robotscope::generate::GenerateError>(())
/// ```
pub fn generate(plan: &Plan, server: Server) -> Result<Config, GenerateError> {
    let statements = statement::checked(&plan.statements)?;
    servers::write(server, &statements, &plan.files.checked()?)
}
