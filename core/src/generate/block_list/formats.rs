//! Writes the configuration text for each server.
//!
//! All servers that support regular expressions get the same kind of expression. These expressions contain no backslash, quotation mark,
//! backtick or brace, so no server needs escapes.

use super::BlockListNoteKind;
use super::user_agent::{NOT_AFTER, NOT_BEFORE, Names, Search};
use crate::names::names;

names! {
    /// The format of a block list.
    ///
    /// - "nginx": a `server` block.
    /// - "apache": an `.htaccess`.
    /// - "caddy": a site block.
    /// - "haproxy": a `frontend`.
    /// - "lighttpd": a `lighttpd.conf`.
    /// - "traefik": a dynamic configuration for Traefik 3.
    /// - "cloudflare": expressions for custom rules.
    ///
    /// ```
    /// assert_eq!("haproxy".parse(), Ok(robotscope::generate::block_list::Format::Haproxy));
    /// ```
    #[non_exhaustive]
    pub enum Format {
        /// nginx, in a `server` block.
        Nginx = "nginx",
        /// Apache httpd 2.4, in `.htaccess`.
        Apache = "apache",
        /// Caddy 2, in a site block.
        Caddy = "caddy",
        /// HAProxy 2, in a `frontend`.
        Haproxy = "haproxy",
        /// lighttpd 1.4.
        Lighttpd = "lighttpd",
        /// Traefik 3, in the dynamic configuration.
        Traefik = "traefik",
        /// Cloudflare, as expressions for custom rules.
        Cloudflare = "cloudflare",
    }
}

struct Template {
    file: &'static str,
    /// A sentence in the generated comment that explains where to put the text.
    place: &'static str,
    open: &'static str,
    /// Three pieces of text: before each expression, after each expression except the last, and after the last expression.
    refused: [&'static str; 3],
    /// The text before and after the expression for exceptions.
    excepted: [&'static str; 2],
    /// The end of the text: for a list without exceptions, and for a list with exceptions.
    close: [&'static str; 2],
    /// The maximum size of the names in one expression, in bytes. Names beyond this size go into further expressions.
    longest: usize,
    notes: &'static [BlockListNoteKind],
}

/// Uses `if` with `set` and `return` in a `server` block: <https://nginx.org/en/docs/http/ngx_http_rewrite_module.html>. nginx allows at
/// most 4,096 bytes per parameter.
static NGINX: Template = Template {
    file: "nginx.conf",
    place: "Put this in a server block.",
    open: "set $robotscope_refused 0;\n",
    refused: ["if ($http_user_agent ~* \"", "\") { set $robotscope_refused 1; }\n", "\") { set $robotscope_refused 1; }\n"],
    excepted: ["if ($http_user_agent ~* \"", "\") { set $robotscope_refused 0; }\n"],
    close: ["if ($uri = /robots.txt) { set $robotscope_refused 0; }\nif ($robotscope_refused) { return 403; }\n"; 2],
    longest: 1000,
    notes: &[],
};

/// Uses mod_rewrite: <https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html>.
static APACHE: Template = Template {
    file: ".htaccess",
    place: "Put this at the beginning of .htaccess, or in a <VirtualHost>.",
    open: "RewriteEngine On\nRewriteCond %{REQUEST_URI} !=/robots.txt\n",
    refused: ["RewriteCond %{HTTP_USER_AGENT} \"", "\" [NC,OR]\n", "\" [NC]\n"],
    excepted: ["RewriteCond %{HTTP_USER_AGENT} \"!", "\" [NC]\n"],
    close: ["RewriteRule ^ - [F]\n"; 2],
    longest: 1000,
    notes: &[BlockListNoteKind::NeedsModRewrite],
};

/// Uses a matcher with `header_regexp`: <https://caddyserver.com/docs/caddyfile/matchers#header-regexp>.
static CADDY: Template = Template {
    file: "Caddyfile",
    place: "Put this in a site block, and repeat the last line in each of its handle and route blocks.",
    open: "@robotscope_refused {\n  not path /robots.txt\n",
    refused: ["  header_regexp User-Agent `(?i)", "", "`\n"],
    excepted: ["  not header_regexp User-Agent `(?i)", "`\n"],
    close: ["}\nrespond @robotscope_refused 403\n"; 2],
    longest: usize::MAX,
    notes: &[BlockListNoteKind::InsideHandle],
};

/// Uses `req.fhdr`, because `req.hdr` would split the value at commas: <https://docs.haproxy.org/2.6/configuration.html#7.3.6-req.fhdr>.
static HAPROXY: Template = Template {
    file: "haproxy.cfg",
    place: "Put this in a frontend, before its other http-request rules.",
    open: "acl robotscope_robots_txt path /robots.txt\n",
    refused: ["acl robotscope_refused req.fhdr(User-Agent) -m reg -i '", "'\n", "'\n"],
    excepted: ["acl robotscope_excepted req.fhdr(User-Agent) -m reg -i '", "'\n"],
    close: [
        "http-request deny deny_status 403 if robotscope_refused !robotscope_robots_txt\n",
        "http-request deny deny_status 403 if robotscope_refused !robotscope_excepted !robotscope_robots_txt\n",
    ],
    longest: 1000,
    notes: &[],
};

/// Uses `url.access-deny` with an empty ending, which matches all paths:
/// <https://redmine.lighttpd.net/projects/lighttpd/wiki/Docs_ModAccess>.
static LIGHTTPD: Template = Template {
    file: "lighttpd.conf",
    place: "Put this in lighttpd.conf, or in a condition for a host; it needs mod_access.",
    open: "$HTTP[\"url\"] != \"/robots.txt\" {\n",
    refused: ["  $HTTP[\"user-agent\"] =~ \"(?i)", "", "\" {\n"],
    excepted: ["    $HTTP[\"user-agent\"] !~ \"(?i)", "\" {\n"],
    close: ["    url.access-deny = ( \"\" )\n  }\n}\n", "      url.access-deny = ( \"\" )\n    }\n  }\n}\n"],
    longest: usize::MAX,
    notes: &[BlockListNoteKind::NeedsModAccess],
};

/// Allows only an address that is reserved for documentation (RFC 5737). No client has this address, so every matching request gets 403:
/// <https://doc.traefik.io/traefik/reference/routing-configuration/http/middlewares/ipallowlist/>. A router without `tls` does not match
/// HTTPS requests.
static TRAEFIK: Template = Template {
    file: "dynamic.yml",
    place: "A file for the file provider of Traefik 3 (providers.file). No client has the address, so the answer is always 403.",
    open: "http:\n  routers:\n    robotscope-refused:\n      rule: &robotscope-rule '!Path(`/robots.txt`) && ",
    refused: ["HeaderRegexp(`User-Agent`, `(?i)", "", "`)"],
    excepted: [" && !HeaderRegexp(`User-Agent`, `(?i)", "`)"],
    close: ["'
      priority: 1000000
      middlewares: [robotscope-refused]
      service: robotscope-refused
    robotscope-refused-tls:
      rule: *robotscope-rule
      priority: 1000000
      middlewares: [robotscope-refused]
      service: robotscope-refused
      tls: {}
  middlewares:
    robotscope-refused:
      ipAllowList:
        sourceRange: [192.0.2.1/32]
  services:
    robotscope-refused:
      loadBalancer:
        servers: [{ url: http://192.0.2.1 }]
"; 2],
    longest: usize::MAX,
    notes: &[BlockListNoteKind::FileProvider],
};

const CLOUDFLARE_NOTES: &[BlockListNoteKind] = &[BlockListNoteKind::CustomRule, BlockListNoteKind::Anywhere];

impl Format {
    /// Returns the template for a server; `None` for Cloudflare, where only some plans support regular expressions.
    fn template(self) -> Option<&'static Template> {
        Some(match self {
            Self::Nginx => &NGINX,
            Self::Apache => &APACHE,
            Self::Caddy => &CADDY,
            Self::Haproxy => &HAPROXY,
            Self::Lighttpd => &LIGHTTPD,
            Self::Traefik => &TRAEFIK,
            Self::Cloudflare => return None,
        })
    }

    pub(super) fn search(self) -> Search {
        if self.template().is_some() { Search::WholeWords } else { Search::Anywhere }
    }

    pub(super) fn file(self) -> &'static str {
        self.template().map_or("expression.txt", |template| template.file)
    }

    pub(super) fn notes(self) -> &'static [BlockListNoteKind] {
        self.template().map_or(CLOUDFLARE_NOTES, |template| template.notes)
    }
}

/// Writes the configuration text. Removes the exceptions from `names` if they exceed the format's limits.
pub(super) fn write(format: Format, names: &mut Names<'_>) -> String {
    match format.template() {
        Some(template) => template.write(names),
        None => cloudflare(names),
    }
}

impl Template {
    fn write(&self, names: &Names<'_>) -> String {
        let mut text = format!(
            "# Refuses (403) requests of crawlers that send these names; robots.txt stays readable.\n\
             # The names are from the crawler catalogue of robotscope. {}\n{}",
            self.place, self.open
        );
        let ([before, next, last], mut rest) = (self.refused, &names.refused[..]);
        while !rest.is_empty() {
            let (chunk, others) = rest.split_at_checked(fitting(rest, self.longest)).unwrap_or((rest, &[]));
            let after = if others.is_empty() { last } else { next };
            text += &format!("{before}{}{after}", expression(chunk));
            rest = others;
        }
        let ([before, after], [close, close_with_exceptions]) = (self.excepted, self.close);
        if names.excepted.is_empty() {
            return text + close;
        }
        text + &format!("{before}{}{after}{close_with_exceptions}", expression(&names.excepted))
    }
}

/// Returns the number of names at the start of the list that fit into `longest` bytes together; at least one.
fn fitting(names: &[&str], longest: usize) -> usize {
    let mut size = 0;
    let fits = |name: &&&str| {
        size += name.len() + 1;
        size <= longest
    };
    names.iter().take_while(fits).count().max(1)
}

/// Returns a regular expression that finds the names as whole words, like [`Search::finds`]. Any character may follow a name that ends in
/// `/`. Escapes dots, the only special characters in names.
fn expression(names: &[&str]) -> String {
    let escaped = names.iter().map(|name| name.replace('.', "[.]"));
    let (mut alternatives, whole): (Vec<_>, Vec<_>) = escaped.partition(|name| name.ends_with('/'));
    if !whole.is_empty() {
        alternatives.insert(0, format!("({})([^a-z0-9.{NOT_AFTER}]|[.][^a-z0-9]|[.]?$)", whole.join("|")));
    }
    format!("(^|[^a-z0-9{NOT_BEFORE}])({})", alternatives.join("|"))
}

/// The maximum length of an expression, in characters:
/// <https://developers.cloudflare.com/ruleset-engine/rules-language/expressions/#maximum-rule-expression-length>
const LONGEST_EXPRESSION: usize = 4096;

/// Writes the expressions for Cloudflare, each in a paragraph. Uses `contains` and `lower`, which all plans support, instead of `matches`:
/// <https://developers.cloudflare.com/ruleset-engine/rules-language/operators/>
fn cloudflare(names: &mut Names<'_>) -> String {
    let mut end = cloudflare_end(names);
    if end.len() > LONGEST_EXPRESSION / 2 {
        names.drop_exceptions();
        end = cloudflare_end(names);
    }
    let (mut text, mut expression) = (String::new(), String::new());
    for name in &names.refused {
        // A term is less than 50 bytes longer than its name.
        if !expression.is_empty() && expression.len() + name.len() + 50 + end.len() > LONGEST_EXPRESSION {
            text += &format!("{expression}{end}\n\n");
            expression.clear();
        }
        expression += if expression.is_empty() { "(\n  " } else { "\n  or " };
        expression += &term(name);
    }
    format!("{text}{expression}{end}\n")
}

fn cloudflare_end(names: &Names<'_>) -> String {
    let end = "\n) and http.request.uri.path ne \"/robots.txt\"";
    if names.excepted.is_empty() {
        return end.to_owned();
    }
    let terms: Vec<_> = names.excepted.iter().map(|name| term(name)).collect();
    format!("{end} and not (\n  {}\n)", terms.join("\n  or "))
}

fn term(name: &str) -> String {
    format!("lower(http.user_agent) contains \"{}\"", name.to_ascii_lowercase())
}
