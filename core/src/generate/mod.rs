//! Generates server configurations that send directives as X-Robots-Tag, or the equivalent meta elements.
//!
//! Each statement becomes a separate header line, because Google documents only this form ([google-robots-meta-old], [vipnytt-parser]). If
//! a server can send only one line, the configuration has the note [`ConfigNoteKind::JoinedIntoOneLine`]. Names, directives and patterns
//! may contain only dots, which are escaped, and characters that no server treats as special. Any other character causes a
//! [`GenerateError`], so no input can break out of the generated configuration.
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

/// The directives to send, and the files with which to send them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Plan {
    /// The statements. Each becomes a header line or a meta element.
    #[cfg_attr(feature = "typescript", tsify(type = "readonly PlanStatement[]"))]
    pub statements: Vec<PlanStatement>,
    /// The selected files; all files if left out.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub files: FilePattern,
}

names! {
    /// The target of a configuration.
    ///
    /// - "apache": an .htaccess for Apache.
    /// - "nginx": an nginx server block.
    /// - "caddy": a Caddy site block.
    /// - "iis": a web.config for IIS.
    /// - "netlify" and "cloudflare-pages": a _headers file.
    /// - "express": middleware for Express.
    /// - "next-js": a Next.js configuration.
    /// - "meta": meta elements.
    #[non_exhaustive]
    pub enum Server {
        /// Apache httpd 2.4: `.htaccess` in the site's root folder ([google-robots-meta-old]).
        Apache = "apache",
        /// nginx, inside a `server` block.
        Nginx = "nginx",
        /// Caddy 2, inside a site block.
        Caddy = "caddy",
        /// Microsoft IIS 7 and later.
        Iis = "iis",
        /// Netlify's `_headers`.
        Netlify = "netlify",
        /// The `_headers` file for Cloudflare Pages, and for Workers with static assets.
        CloudflarePages = "cloudflare-pages",
        /// Middleware for Express 4 and 5.
        Express = "express",
        /// Next.js.
        NextJs = "next-js",
        /// No server: meta elements for a page's head.
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
    /// The name of the file that the text belongs in.
    pub file: &'static str,
    /// The text.
    pub text: String,
    /// Notes for the user.
    pub notes: Vec<ConfigNoteKind>,
}

/// Writes the configuration for a server.
///
/// # Errors
///
/// Returns an error if the plan has no directive, if a name, directive or pattern is invalid, if a line is too long, or if the server
/// cannot express the plan.
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
