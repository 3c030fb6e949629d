//! A pattern that reveals the location of something secret.
//!
//! robots.txt and the paths in it are public ([rfc9309-security]).

use crate::lint::{Code, Context, Found, Lint, Severity};
use crate::matching::Access;

pub(super) const LINT: Lint = Lint::new(Code::SensitivePath, Severity::Info, check)
    .once()
    .example("User-agent: *\nDisallow: /backup/database.sql\n", "User-agent: *\nDisallow: /cart/\n");

/// Names of valuable files and folders, in lower case. Omits `.git`, `.svn` and `.env`, because scanners try them on every site anyway.
const SECRETS: [&str; 6] = [".sql", ".bak", ".htpasswd", "/backup", "phpmyadmin", "id_rsa"];

fn check(context: &Context<'_>, found: &mut Found) {
    for rule in context.rules.iter().filter(|rule| rule.access == Access::Disallowed) {
        // Search only the first 256 bytes: in realistic patterns, the name of a secret is near the start.
        let pattern = context.text(rule.pattern);
        let pattern = pattern.get(..256).unwrap_or(pattern).to_ascii_lowercase();
        if SECRETS.iter().any(|secret| names(&pattern, secret.as_bytes())) {
            found.at(rule.pattern);
        }
    }
}

/// Returns `true` if a pattern contains a secret's name as a whole word. The pattern `.sqlite` does not contain the name `.sql`, and
/// `/backup-plans` does not contain `/backup`.
fn names(pattern: &[u8], secret: &[u8]) -> bool {
    let behind = |at: usize| pattern.get(at + secret.len());
    memchr::memmem::find_iter(pattern, secret)
        .any(|at| !behind(at).is_some_and(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')))
}
