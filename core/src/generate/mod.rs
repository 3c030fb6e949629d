//! Directives → the configuration of a server that sends them as X-Robots-Tag, or the meta elements that say the same.
//!
//! Each bot has a header line of its own, which is the only form that Google documents ([google-robots-meta-old], [vipnytt-parser]). Where a server can send
//! but one line, [`ConfigNoteKind::JoinedIntoOneLine`] says so. Names, directives and patterns may only hold characters that mean nothing
//! to any of the servers; everything else is a [`GenerateError`], so no input can break out of a configuration.
//!
//! ```
//! use robotscope::generate::{FilePattern, Plan, Server, PlanStatement, generate};
//!
//! let plan = Plan {
//!     statements: vec![PlanStatement::for_all(["noindex", "nofollow"])],
//!     files: FilePattern::Extensions(vec!["pdf".into()]),
//! };
//! let config = generate(&plan, Server::Apache)?;
//! assert_eq!(config.file, ".htaccess");
//! assert_eq!(config.text, "<Files ~ \"\\.pdf$\">\n  Header set X-Robots-Tag \"noindex, nofollow\"\n</Files>\n");
//! # Ok::<(), robotscope::generate::GenerateError>(())
//! ```

use crate::names::names;

pub mod block_list;
mod error;
mod note;
mod pattern;
pub mod robots_txt;
mod servers;
mod statement;

pub use error::GenerateError;
pub use note::ConfigNoteKind;
pub use pattern::FilePattern;
pub use statement::PlanStatement;

/// What to say, and about which files.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Plan {
    /// What is said; each becomes a header line or a meta element.
    #[cfg_attr(feature = "typescript", tsify(type = "readonly PlanStatement[]"))]
    pub statements: Vec<PlanStatement>,
    /// The files that it is about: all of them, if left out.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub files: FilePattern,
}

names! {
    /// What can be configured: the .htaccess of Apache httpd, a server block of nginx, a site block of Caddy, the web.config of
    /// IIS, the _headers of Netlify and of Cloudflare, middleware of Express, Next.js; or meta elements ("meta").
    #[non_exhaustive]
    pub enum Server {
        /// Apache httpd 2.4, a `.htaccess` in the root of the site ([google-robots-meta-old]).
        Apache = "apache",
        /// nginx, inside of a `server` block.
        Nginx = "nginx",
        /// Caddy 2, inside of a site block.
        Caddy = "caddy",
        /// Microsoft's IIS 7 and later.
        Iis = "iis",
        /// Netlify's `_headers`.
        Netlify = "netlify",
        /// The `_headers` of Cloudflare Pages and of Workers with static assets.
        CloudflarePages = "cloudflare-pages",
        /// Middleware of Express 4 and 5.
        Express = "express",
        /// Next.js.
        NextJs = "next-js",
        /// No server: meta elements for the head of a page.
        Meta = "meta",
    }
}

/// A configuration.
///
/// ```
/// use robotscope::generate::{Config, FilePattern, Plan, PlanStatement, Server, generate};
///
/// let plan = Plan { statements: vec![PlanStatement::for_bot("googlebot", ["noindex"])], files: FilePattern::All };
/// let Config { file, text, .. } = generate(&plan, Server::Apache)?;
/// assert_eq!(file, ".htaccess");
/// assert!(text.contains("X-Robots-Tag") && text.contains("googlebot: noindex"));
/// # Ok::<(), robotscope::generate::GenerateError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The file where the text belongs; where it stands alone, its name.
    pub file: &'static str,
    /// The text.
    pub text: String,
    /// What its user should know.
    pub notes: Vec<ConfigNoteKind>,
}

/// Writes the configuration.
///
/// # Errors
///
/// When the plan says nothing, when a name, directive or pattern holds what it must not, or when the server cannot express it.
///
/// ```
/// use robotscope::generate::{FilePattern, Plan, Server, PlanStatement, generate};
///
/// let plan = |bot: &str| Plan { statements: vec![PlanStatement::for_bot(bot, ["noindex"])], files: FilePattern::All };
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
