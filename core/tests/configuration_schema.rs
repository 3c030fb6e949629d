//! Keeps `web/robotscope.schema.json` up to date. Editors and the command line use this schema for `robotscope.json`.
//!
//! The test fails if the file is outdated. `npm run conformance` rewrites it.
#![cfg(not(target_arch = "wasm32"))]

use std::fmt::Write as _;

use robotscope::DialectName;
use robotscope::lint::{When, lints};

use crate::support::generated::assert_up_to_date;

const SCHEMA: &str = "../web/robotscope.schema.json";

#[test]
fn the_configuration_schema_is_up_to_date() {
    assert_up_to_date(SCHEMA, &schema());
}

fn schema() -> String {
    let dialects: Vec<_> = DialectName::ALL.iter().map(|dialect| quoted(dialect.as_str())).collect();
    let mut severities = String::new();
    for lint in lints() {
        let _ = write!(
            severities,
            "{}        {}: {{\n          \"description\": {},\n          \"enum\": [\"off\", \"info\", \"warning\", \"error\"],\n          \
             \"default\": {}\n        }}",
            if severities.is_empty() { "" } else { ",\n" },
            quoted(lint.code.as_str()),
            quoted(lint.code.title()),
            quoted(if lint.when == When::Always { lint.severity.as_str() } else { "off" }),
        );
    }
    format!(
        r#"{{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "robotscope.json",
  "description": "The crawlers for which robotscope lints robots.txt, response headers and HTML, the severities of lints, and the sites to watch.",
  "type": "object",
  "additionalProperties": false,
  "properties": {{
    "$schema": {{
      "description": "The path of this schema, such as ./node_modules/robotscope/robotscope.schema.json.",
      "type": "string"
    }},
    "crawlers": {{
      "description": "The crawlers to consider, as names or groups like those of --crawler: Googlebot, search, ai, operator:Google. Default: all crawlers.",
      "type": "array",
      "items": {{ "type": "string" }},
      "minItems": 1
    }},
    "dialects": {{
      "description": "The dialects to consider. Default: the dialects of the crawlers.",
      "type": "array",
      "items": {{
        "enum": [
          {dialects}
        ]
      }},
      "minItems": 1
    }},
    "severity": {{
      "description": "Severities that differ from the defaults. \"off\" turns a lint off.",
      "type": "object",
      "additionalProperties": false,
      "properties": {{
{severities}
      }}
    }},
    "info": {{
      "description": "Prints diagnostics of severity info on the command line, like --info.",
      "type": "boolean",
      "default": false
    }},
    "watch": {{
      "description": "The sites that `robotscope watch` compares with earlier runs.",
      "type": "object",
      "additionalProperties": false,
      "required": ["sites"],
      "properties": {{
        "folder": {{
          "description": "The folder of the earlier runs, relative to this file.",
          "type": "string",
          "default": ".robotscope"
        }},
        "sites": {{
          "description": "The sites. Names of files are relative to this file.",
          "type": "array",
          "minItems": 1,
          "items": {{
            "type": "object",
            "additionalProperties": false,
            "required": ["url"],
            "properties": {{
              "url": {{ "description": "The URL of the start page.", "type": "string", "format": "uri" }},
              "urls": {{
                "description": "A file with the URLs to read, instead of those in the sitemaps.",
                "type": "string"
              }},
              "crawl": {{ "description": "Follows links on the same host.", "type": "boolean", "default": false }},
              "limit": {{ "description": "The maximum number of pages.", "type": "integer", "minimum": 1 }},
              "robotsTxt": {{
                "description": "The committed robots.txt. The server must send a file with the same meaning.",
                "type": "string"
              }},
              "expect": {{
                "description": "A file of expectations, in the format of `robotscope assert`.",
                "type": "string"
              }}
            }}
          }}
        }}
      }}
    }}
  }}
}}
"#,
        dialects = dialects.join(",\n          ")
    )
}

/// Formats a text as a JSON string. The text must contain no control characters.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
