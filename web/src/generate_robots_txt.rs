//! Generates a robots.txt from wishes: which crawlers may or may not access which paths.

use std::sync::Arc;

use robotscope::Access;
use robotscope::crawlers::CrawlerClass;
use robotscope::explain::{self, WrittenRobotsTxt, wish_error};
use robotscope::generate::robots_txt::{self as engine, Who, Wish, WishError};
use robotscope::text::Offsets;
use robotscope::text::serialized::Texts;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::fields::Fields;
use crate::robots_txt::RobotsTxt;
use crate::to_js::to_ts;
use crate::words::{messages, speak};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/**
 * The existing text to which lines are added, and the language of notes and explanations.
 */
export interface GenerateRobotsTxtOptions extends ExplainOptions {
    /**
     * The existing robots.txt: no line of it is lost, changed or moved. If left out, a new robots.txt is written.
     */
    existing?: string | Uint8Array | RobotsTxt;
}
"#;

/// Generates a robots.txt that fulfils wishes as far as possible. A wish names crawlers, individually or by purpose, and may name a path.
/// If there is an existing text, only adds lines to it. The result lists the changes for each crawler.
///
/// ```js
/// const existing = "User-agent: *\nDisallow: /admin/\n";
/// const written = generateRobotsTxt([{ who: { crawler: "GPTBot" }, access: "disallowed", path: "/drafts/" }], { existing });
/// written.text; // "User-agent: *\nDisallow: /admin/\n\nUser-agent: GPTBot\nDisallow: /admin/\nDisallow: /drafts/\n"
/// written.comparison.losing; // ["GPTBot"]
/// ```
///
/// A crawler that gets its first group no longer obeys the group for "*". The new group therefore repeats the rules that applied to the
/// crawler before.
///
/// Throws a RobotscopeError whose code is "invalid-argument", "nothing-wished", "not-a-product-token" or "not-a-path".
#[wasm_bindgen(js_name = generateRobotsTxt)]
pub fn generate_robots_txt(
    #[wasm_bindgen(unchecked_param_type = "readonly Wish[]")] wishes: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "GenerateRobotsTxtOptions")] options: &JsValue,
) -> Result<Ts<WrittenRobotsTxt>, Failure> {
    let wishes = argument::all("wishes", argument::OBJECTS, wishes, wish)?;
    let fields = (!options.is_undefined()).then(|| Fields::of("options", options, &["existing", "language"])).transpose()?;
    let existing = fields.as_ref().map(|fields| fields.given("existing", RobotsTxt::given)).transpose()?.flatten();
    speak(fields.as_ref())?;
    let old = existing.unwrap_or_else(|| Arc::new(robotscope::RobotsTxt::parse(Vec::new())));
    let refused = |error: WishError| Failure::new(error.code(), wish_error(&messages(), &error));
    let written = engine::write(&old, &wishes).map_err(refused)?;
    let lost = || Failure::new("invalid-argument", "options.existing must be UTF-8, so that none of its bytes is lost");
    let explained = explain::written(&messages(), &old, &wishes, written).ok_or_else(lost)?;
    Ok(to_ts(Texts::versions(old.offsets().into(), Offsets::new(explained.text.clone()).into()), &explained))
}

fn wish(name: &str, value: &JsValue) -> Result<Wish, Failure> {
    let fields = Fields::of(name, value, &["who", "access", "path"])?;
    let access = argument::one_of(&fields.path("access"), &fields.get("access"), &Access::ALL, Access::as_str)?;
    let path = fields.given("path", argument::text)?.unwrap_or_else(|| "/".to_owned());
    Ok(Wish { who: fields.given("who", who)?.unwrap_or(Who::AllCrawlers), access, path })
}

pub(crate) fn who(name: &str, value: &JsValue) -> Result<Who, Failure> {
    const EXPECTED: &str = "\"all-crawlers\" or an object with purpose or crawler";
    if value.as_string().as_deref() == Some("all-crawlers") {
        return Ok(Who::AllCrawlers);
    }
    let wrong = || argument::wrong_type(name, EXPECTED, value);
    let fields =
        Fields::of(name, value, &["purpose", "crawler"]).map_err(|failure| if value.is_object() { failure } else { wrong() })?;
    let purpose = |name: &str, value: &JsValue| argument::one_of(name, value, &CrawlerClass::ALL, CrawlerClass::as_str);
    match (fields.given("purpose", purpose)?, fields.given("crawler", argument::text)?) {
        (Some(purpose), None) => Ok(Who::Purpose(purpose)),
        (None, Some(crawler)) => Ok(Who::Crawler(crawler)),
        _ => Err(wrong()),
    }
}
