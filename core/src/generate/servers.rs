use super::error::ErrorKind;
use super::pattern::{Files, alternatives, literal};
use super::statement::Checked;
use super::{Config, ConfigNoteKind, GenerateError, Server};

pub(super) fn write(server: Server, statements: &[Checked<'_>], files: &Files<'_>) -> Result<Config, GenerateError> {
    check(server, files)?;
    let mut config = match server {
        Server::Apache => apache(statements, files),
        Server::Nginx => nginx(statements, files),
        Server::Caddy => caddy(statements, files),
        Server::Iis => iis(statements, files),
        Server::Netlify => headers_file(statements, files),
        Server::CloudflarePages => cloudflare_pages(statements, files)?,
        Server::Express => express(statements, files),
        Server::NextJs => next_js(statements, files),
        Server::Meta => meta(statements),
    };
    let sends_one_line = matches!(server, Server::Iis | Server::Netlify | Server::CloudflarePages | Server::NextJs);
    if sends_one_line && statements.len() > 1 {
        config.notes.push(ConfigNoteKind::JoinedIntoOneLine);
    }
    let compares_files = matches!(server, Server::Apache | Server::Nginx | Server::Iis);
    if !compares_files && matches!(files, Files::Extensions(_)) {
        config.notes.push(ConfigNoteKind::ExtensionOfUrl);
    }
    Ok(config)
}

/// Returns an error if the server cannot select these files.
fn check(server: Server, files: &Files<'_>) -> Result<(), GenerateError> {
    let fail = |text: &str| Err(ErrorKind::PatternNotExpressible(server).about(text));
    match (server, files) {
        // These servers map a folder's path to a file, such as index.html, and compare the file's path. A path that ends with a slash would
        // therefore never match.
        (Server::Apache | Server::Nginx | Server::Iis, Files::Path(path)) if path.ends_with('/') => fail(path),
        // An IIS location must be a file or a folder; it cannot be any other prefix.
        (Server::Iis, Files::Prefix(path)) if !path.ends_with('/') => fail(path),
        (Server::Meta, Files::Prefix(path)) => fail(path),
        (Server::Meta, Files::Extensions(names)) => fail(&names.join(", ")),
        _ => Ok(()),
    }
}

/// Uses mod_headers: <https://httpd.apache.org/docs/2.4/mod/mod_headers.html>, [google-robots-meta-old]. Selects paths with `<If>`, because
/// `.htaccess` must not contain `<Location>`.
fn apache(statements: &[Checked<'_>], files: &Files<'_>) -> Config {
    let actions = std::iter::once("set").chain(std::iter::repeat("add"));
    let line = |(statement, action): (&Checked<'_>, _)| format!("Header {action} X-Robots-Tag \"{}\"\n", statement.line());
    let lines: String = statements.iter().zip(actions).map(line).collect();
    let text = match files {
        Files::All => lines,
        Files::Extensions(names) => block(&format!("<Files ~ \"\\.{}$\">", alternatives(names, "(")), &lines, "</Files>"),
        Files::Path(path) => block(&format!("<If \"%{{REQUEST_URI}} == '{path}'\">"), &lines, "</If>"),
        Files::Prefix(path) => block(&format!("<If \"%{{REQUEST_URI}} =~ m#^{}#\">", literal(path)), &lines, "</If>"),
    };
    let mut notes = vec![ConfigNoteKind::NeedsModHeaders, ConfigNoteKind::NotWithErrors];
    if let Files::Extensions(_) = files {
        notes.push(ConfigNoteKind::CaseSensitive);
    }
    Config { file: ".htaccess", text, notes }
}

/// Uses `add_header`: <https://nginx.org/en/docs/http/ngx_http_headers_module.html>, [nginx-headers], [apache-headers].
fn nginx(statements: &[Checked<'_>], files: &Files<'_>) -> Config {
    let line = |statement: &Checked<'_>| format!("add_header X-Robots-Tag \"{}\" always;\n", statement.line());
    let lines: String = statements.iter().map(line).collect();
    let location = match files {
        Files::All => None,
        Files::Extensions(names) => Some(format!("location ~* \\.{}$ {{", alternatives(names, "("))),
        Files::Path(path) => Some(format!("location = {path} {{")),
        Files::Prefix(path) => Some(format!("location {path} {{")),
    };
    let mut notes = vec![ConfigNoteKind::DropsInheritedHeaders];
    let text = match location {
        None => lines,
        Some(location) => {
            notes.push(ConfigNoteKind::OneLocationAnswers);
            block(&location, &lines, "}")
        }
    };
    Config { file: "nginx.conf", text, notes }
}

/// Uses the `header` directive: <https://caddyserver.com/docs/caddyfile/directives/header>.
fn caddy(statements: &[Checked<'_>], files: &Files<'_>) -> Config {
    let paths = match files {
        Files::All => None,
        Files::Extensions(names) => Some(names.iter().map(|name| format!(" *.{name}")).collect()),
        Files::Path(path) => Some(format!(" {path}")),
        Files::Prefix(path) => Some(format!(" {path}*")),
    };
    let (mut text, matcher) = match paths {
        Some(paths) => (format!("@robots path{paths}\n"), "@robots "),
        None => (String::new(), ""),
    };
    for (statement, mark) in statements.iter().zip(std::iter::once("").chain(std::iter::repeat("+"))) {
        text += &format!("header {matcher}{mark}X-Robots-Tag \"{}\"\n", statement.line());
    }
    Config { file: "Caddyfile", text, notes: Vec::new() }
}

/// Uses `customHeaders`, in which each name may occur only once:
/// <https://learn.microsoft.com/iis/configuration/system.webserver/httpprotocol/customheaders/>. For extensions, uses an outbound rule of
/// the URL Rewrite module instead.
fn iis(statements: &[Checked<'_>], files: &Files<'_>) -> Config {
    let value = joined(statements);
    let element = |name: &str, inner: &str| {
        let tag = name.split(' ').next().unwrap_or(name);
        block(&format!("<{name}>"), inner, &format!("</{tag}>"))
    };
    let sent = || {
        let headers = format!("<remove name=\"X-Robots-Tag\" />\n<add name=\"X-Robots-Tag\" value=\"{value}\" />\n");
        element("system.webServer", &element("httpProtocol", &element("customHeaders", &headers)))
    };
    let (inner, notes) = match files {
        Files::All => (sent(), Vec::new()),
        Files::Path(path) | Files::Prefix(path) => {
            (element(&format!("location path=\"{}\"", path.trim_matches('/')), &sent()), Vec::new())
        }
        Files::Extensions(names) => {
            let condition = format!("<add input=\"{{REQUEST_FILENAME}}\" pattern=\"\\.{}$\" />\n", alternatives(names, "("));
            let rule = "<match serverVariable=\"RESPONSE_X_Robots_Tag\" pattern=\".*\" />\n".to_owned()
                + &element("conditions", &condition)
                + &format!("<action type=\"Rewrite\" value=\"{value}\" />\n");
            let rules = element("outboundRules", &element("rule name=\"X-Robots-Tag\"", &rule));
            (element("system.webServer", &element("rewrite", &rules)), vec![ConfigNoteKind::NeedsUrlRewrite])
        }
    };
    let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".to_owned() + &element("configuration", &inner);
    Config { file: "web.config", text, notes }
}

/// Writes `_headers` for Cloudflare: <https://developers.cloudflare.com/pages/configuration/headers/>. Cloudflare reads at most 100 rules,
/// and at most 2000 characters per line.
fn cloudflare_pages(statements: &[Checked<'_>], files: &Files<'_>) -> Result<Config, GenerateError> {
    let mut config = headers_file(statements, files);
    if let Some(line) = config.text.lines().find(|line| line.len() > 2000) {
        return Err(ErrorKind::TooLong.about(line));
    }
    if let Files::Extensions(names) = files {
        config.notes.push(ConfigNoteKind::CaseSensitive);
        if names.len() > 100 {
            return Err(ErrorKind::TooManyRules.about(""));
        }
    }
    Ok(config)
}

/// Writes `_headers`: <https://docs.netlify.com/manage/routing/headers/>. An asterisk matches any text, including slashes. Netlify and
/// Cloudflare join the values of headers with the same name.
fn headers_file(statements: &[Checked<'_>], files: &Files<'_>) -> Config {
    let value = joined(statements);
    let rule = |path: &str| block(path, &format!("X-Robots-Tag: {value}\n"), "");
    let text = match files {
        Files::All => rule("/*"),
        Files::Extensions(names) => names.iter().map(|name| rule(&format!("/*.{name}"))).collect(),
        Files::Path(path) => rule(path),
        Files::Prefix(path) => rule(&format!("{path}*")),
    };
    Config { file: "_headers", text, notes: vec![ConfigNoteKind::StaticFilesOnly] }
}

/// Uses `res.set`, which sends a list as several header lines: <https://expressjs.com/en/5x/api.html#res.set>.
fn express(statements: &[Checked<'_>], files: &Files<'_>) -> Config {
    let lines: Vec<_> = statements.iter().map(|statement| format!("\"{}\"", statement.line())).collect();
    let value = match lines.as_slice() {
        [one] => one.clone(),
        several => format!("[{}]", several.join(", ")),
    };
    let set = format!("response.set(\"X-Robots-Tag\", {value});\n");
    let condition = match files {
        Files::All => None,
        Files::Extensions(names) => Some(format!("/\\.{}$/i.test(request.path)", alternatives(names, "("))),
        Files::Path(path) => Some(format!("request.path === \"{path}\"")),
        Files::Prefix(path) => Some(format!("request.path.startsWith(\"{path}\")")),
    };
    let set = match condition {
        Some(condition) => block(&format!("if ({condition}) {{"), &set, "}"),
        None => set,
    };
    let text = block("export default function xRobotsTag(request, response, next) {", &(set + "next();\n"), "}");
    Config { file: "x-robots-tag.mjs", text, notes: vec![ConfigNoteKind::UseFirst] }
}

/// Uses `headers` in the Next.js configuration. If the configuration has several values for one name, only the last value is sent:
/// <https://nextjs.org/docs/app/api-reference/config/next-config-js/headers>.
fn next_js(statements: &[Checked<'_>], files: &Files<'_>) -> Config {
    // JavaScript strings need double backslashes. In a Next.js pattern, nested groups must not capture.
    let source = match files {
        Files::All => "/(.*)".to_owned(),
        Files::Extensions(names) => format!("/(.*\\.{})", alternatives(names, "(?:")).replace('\\', "\\\\"),
        Files::Path(path) => (*path).to_owned(),
        Files::Prefix(path) => format!("{path}(.*)"),
    };
    let header = format!("headers: [{{ key: \"X-Robots-Tag\", value: \"{}\" }}],\n", joined(statements));
    let rule = block("{", &(format!("source: \"{source}\",\n") + &header), "},");
    let body = block("async headers() {", &block("return [", &rule, "];"), "},");
    Config { file: "next.config.mjs", text: block("export default {", &body, "};"), notes: Vec::new() }
}

/// Writes meta elements: <https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag>.
fn meta(statements: &[Checked<'_>]) -> Config {
    let element = |statement: &Checked<'_>| {
        format!("<meta name=\"{}\" content=\"{}\">\n", statement.bot.unwrap_or("robots"), statement.content)
    };
    Config { file: "index.html", text: statements.iter().map(element).collect(), notes: vec![ConfigNoteKind::InEachPage] }
}

/// Joins all statements into one value. Directives for all bots come first, because after a bot name they would apply only to this bot
/// ([mdn-x-robots-tag]).
fn joined(statements: &[Checked<'_>]) -> String {
    let (for_all, for_bots): (Vec<_>, Vec<_>) = statements.iter().partition(|statement| statement.bot.is_none());
    for_all.into_iter().chain(for_bots).map(Checked::line).collect::<Vec<_>>().join(", ")
}

fn block(open: &str, lines: &str, close: &str) -> String {
    let mut text = format!("{open}\n");
    for line in lines.lines() {
        text += &format!("  {line}\n");
    }
    if !close.is_empty() {
        text += &format!("{close}\n");
    }
    text
}
