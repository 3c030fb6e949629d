//! The lints of robots.txt, one in each file.

mod fates;
mod whole_site;

pub(super) use fates::Fates;

use super::check::{Example, Lint};
use super::ignore;

/// Names the modules once for all that is made of them.
macro_rules! modules {
    ([$($module:ident),+ $(,)?], without an example: [$($plain:ident),+ $(,)?]) => {
        $(mod $module;)+
        $(mod $plain;)+

        /// All of them.
        pub(super) const LINTS: &[Lint] = &[$($module::LINT,)+ $($plain::LINT,)+ ignore::INVALID, ignore::USELESS];

        /// What they find.
        pub(super) const EXAMPLES: &[Example] = &[$($module::EXAMPLE,)+ ignore::INVALID_EXAMPLE, ignore::USELESS_EXAMPLE];
    };
}

modules!([
    html_document,
    utf_16,
    byte_order_mark,
    nul_byte,
    mixed_line_endings,
    malformed_line,
    missing_colon,
    misspelled_field,
    field_prefix,
    unknown_field,
    retired_field,
    noindex_rule,
    rule_before_group,
    empty_group,
    merged_groups,
    lost_wildcard_rules,
    repeated_wildcard_group,
    repeated_group,
    repeated_agent,
    empty_agent,
    unmatchable_agent,
    misspelled_crawler,
    retired_crawler,
    disobedient_crawler,
    blocks_everything,
    blocks_search_engine,
    dead_rule,
    redundant_rule,
    duplicate_rule,
    contradictory_rules,
    managed_contradiction,
    order_dependent_rule,
    empty_disallow,
    empty_allow,
    pattern_without_slash,
    url_as_pattern,
    space_in_pattern,
    dollar_inside,
    trailing_star,
    repeated_star,
    unencoded_character,
    bad_percent_escape,
    lower_case_escape,
    case_trap,
    sensitive_path,
    sitemap_not_absolute,
    sitemap_scheme,
    duplicate_sitemap,
    crawl_delay_ignored,
    record_before_group,
    invalid_value,
    unknown_signal,
    unknown_usage,
    usage_of_blocked_path,
], without an example: [
    invalid_utf_8,
    file_too_large,
    line_too_long,
    yandex_rule_length,
    yandex_rule_count,
    unexamined_rules,
]);

/// What can be said of a document that is no robots.txt.
pub(super) const OF_NO_TEXT: &[Lint] = &[html_document::LINT, utf_16::LINT];

/// Whether it is worth while to look at lines.
pub(super) fn is_text(robots: &crate::RobotsTxt<'_>) -> bool {
    !html_document::is_html(robots.text()) && utf_16::mark(robots.text()).is_none()
}
