//! Writes a server's configuration for a [`Plan`], or prints a response's status and X-Robots-Tag values, one per line. The tests with real
//! servers (`tests/servers`) use this program.
//!
//! ```text
//! server_config generate SERVER all|extensions:pdf,png|path:/a|prefix:/a/ [BOT=]DIRECTIVE;DIRECTIVE …
//! server_config tags < response
//! ```

use std::error::Error;
use std::io::Read;

use robotscope::generate::{FilePattern, Plan, PlanStatement, generate};
use robotscope::http::Headers;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        ["generate", server, files, statements @ ..] => {
            let server = server.parse()?;
            let statements = statements.iter().map(|text| statement(text)).collect();
            let config = generate(&Plan { statements, files: pattern(files)? }, server)?;
            print!("{}", config.text);
        }
        ["tags"] => {
            let mut text = Vec::new();
            std::io::stdin().read_to_end(&mut text)?;
            let headers = Headers::parse(&text);
            let response = headers.counting().ok_or("there is no final response")?;
            println!("{}", response.status.map_or(0, |status| status.code));
            for field in response.fields_named(headers.text(), "x-robots-tag") {
                println!("{}", String::from_utf8_lossy(headers.slice(field.value)));
            }
        }
        _ => return Err("usage: server_config generate SERVER FILES STATEMENT … | server_config tags".into()),
    }
    Ok(())
}

fn pattern(text: &str) -> Result<FilePattern, Box<dyn Error>> {
    match text.split_once(':') {
        None if text == "all" => Ok(FilePattern::All),
        Some(("extensions", names)) => Ok(FilePattern::Extensions(names.split(',').map(str::to_owned).collect())),
        Some(("path", path)) => Ok(FilePattern::Path(path.to_owned())),
        Some(("prefix", path)) => Ok(FilePattern::Prefix(path.to_owned())),
        _ => Err("unknown file pattern: use all, extensions:pdf,png, path:/a or prefix:/a/".into()),
    }
}

fn statement(text: &str) -> PlanStatement {
    match text.split_once('=') {
        Some((bot, directives)) => PlanStatement::for_bot(bot, directives.split(';')),
        None => PlanStatement::for_all(text.split(';')),
    }
}
