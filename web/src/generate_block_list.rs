//! Generates web server configurations that refuse crawlers.

use robotscope::explain::{self, BlockList, block_list_error};
use robotscope::generate::block_list::{BlockListError, Format, block_list};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::fields::Fields;
use crate::generate_robots_txt::who;
use crate::given_types::Explained;
use crate::to_js::plain;
use crate::words::{explain_as, messages};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/**
 * The crawlers to refuse, and the server that refuses them. "all-crawlers" is an error, because unknown crawlers cannot be distinguished from
 * browsers by their User-Agent.
 */
export interface BlockListPlan {
    /**
     * The crawlers to refuse, by purpose or by product token.
     */
    disallow: readonly Who[];
    /**
     * Exceptions from `disallow`. With "all-crawlers", nothing is left to refuse, which is an error.
     */
    allow?: readonly Who[];
    /**
     * The server.
     */
    format: Format;
}
"#;

/// Generates a web server configuration that refuses crawlers: the server recognises them by their User-Agents and responds with status
/// 403. Refused crawlers can still fetch robots.txt.
///
/// ```js
/// const { text, crawlers, notes } = generateBlockList({ disallow: [{ purpose: "ai-training" }], format: "nginx" });
/// text; // "# Refuses (403) requests of crawlers that send these names; …\nset $robotscope_refused 0;\nif ($http_user_agent ~* …"
/// notes.find(({ kind }) => kind === "no-requests")?.crawlers; // ["Google-Extended", "Applebot-Extended"]
/// ```
///
/// Throws a RobotscopeError whose code is "invalid-argument", "nothing-to-refuse", "all-crawlers", "no-names" or "not-a-product-token".
#[wasm_bindgen(js_name = generateBlockList)]
pub fn generate_block_list(
    #[wasm_bindgen(unchecked_param_type = "BlockListPlan")] plan: &JsValue,
    options: &Explained,
) -> Result<Ts<BlockList>, Failure> {
    let fields = Fields::of("plan", plan, &["disallow", "allow", "format"])?;
    let each = |name: &str, value: &JsValue| argument::all(name, argument::OBJECTS, value, who);
    let disallow = each("plan.disallow", &fields.get("disallow"))?;
    let allow = fields.given("allow", each)?.unwrap_or_default();
    let format = argument::one_of("plan.format", &fields.get("format"), &Format::ALL, Format::as_str)?;
    explain_as(options)?;
    let refused = |error: BlockListError| Failure::new(error.code(), block_list_error(&messages(), &error));
    let list = block_list(&disallow, &allow, format).map_err(refused)?;
    Ok(plain(&explain::block_list(&messages(), list)))
}
