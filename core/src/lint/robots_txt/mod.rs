//! Lints for robots.txt, one per file, and their helpers. `core/build/lints.rs` generates the lints' codes and table, in module order.

mod agent_kind;
mod agent_list;
mod agent_owner;
mod forgiven_field;
mod meant_pattern;
mod rule_outcomes;
mod whole_site;
mod written;

// Documents that are not robots.txt files.
mod html_document;
mod utf_16;

// Bytes and lines.
mod byte_order_mark;
mod file_too_large;
mod invalid_utf_8;
mod line_too_long;
mod mixed_line_endings;
mod nul_byte;

// Faults that invalidate a line and thereby cause other findings.
mod broken_record;
mod comment_in_value;
mod foreign_syntax;
mod html_comment;
mod invisible_character;
mod several_fields;
mod spoilt_byte_order_mark;
mod unset_variable;

// Records.
mod field_prefix;
mod malformed_line;
mod missing_colon;
mod misspelled_field;
mod noindex_rule;
mod retired_field;
mod unknown_field;

// Groups, and names in user-agent lines.
mod blocks_everything;
mod blocks_search_engine;
mod browser_as_agent;
mod company_as_agent;
mod cut_off_agent;
mod disguised_agent;
mod disobedient_crawler;
mod dotted_agent;
mod empty_agent;
mod empty_group;
mod lost_wildcard_records;
mod lost_wildcard_rules;
mod merged_groups;
mod merged_records;
mod misspelled_crawler;
mod repeated_agent;
mod repeated_group;
mod repeated_wildcard_group;
mod retired_crawler;
mod rule_before_group;
mod several_agents;
mod spoilt_wildcard;
mod star_in_agent;
mod unmatchable_agent;
mod wildcard_with_text;
mod word_for_wildcard;

// Rules in relation to other rules.
mod allow_without_disallow;
mod contradictory_rules;
mod dead_rule;
mod duplicate_rule;
mod managed_contradiction;
mod order_dependent_rule;
mod redundant_rule;

// Patterns.
mod bad_percent_escape;
mod case_trap;
mod dollar_inside;
mod empty_allow;
mod empty_disallow;
mod lower_case_escape;
mod pattern_without_slash;
mod repeated_star;
mod sensitive_path;
mod space_in_pattern;
mod trailing_star;
mod unencoded_character;
mod unexamined_rules;
mod url_as_pattern;
mod yandex_rule_count;
mod yandex_rule_length;

// Other records.
mod blocked_sitemap;
mod contradictory_signals;
mod crawl_delay_ignored;
mod duplicate_sitemap;
mod invalid_value;
mod record_before_group;
mod several_sitemaps;
mod sitemap_not_absolute;
mod sitemap_scheme;
mod unknown_signal;
mod unknown_usage;
mod unreachable_sitemap;
mod usage_of_blocked_path;

// Ignore comments.
mod invalid_ignore;
mod useless_ignore;

pub(super) use agent_kind::{AgentKind, kinds};
pub(crate) use foreign_syntax::Syntax;
pub(super) use invalid_ignore::LINT as INVALID_IGNORE;
pub(super) use rule_outcomes::RuleOutcomes;
pub(super) use several_fields::records as several_records;
pub(super) use useless_ignore::LINT as USELESS_IGNORE;
pub(crate) use written::Flaw;

use super::check::Lint;

include!(concat!(env!("OUT_DIR"), "/robots_txt_lints.rs"));

/// The lints that run if the document is HTML or UTF-16.
pub(super) const NON_TEXT_LINTS: &[Lint] = &[html_document::LINT, utf_16::LINT];

/// Returns `true` unless the document is HTML or UTF-16. Such documents are not checked line by line.
pub(super) fn is_text(robots: &crate::RobotsTxt<'_>) -> bool {
    !html_document::is_html(robots.text()) && utf_16::mark(robots.text()).is_none()
}
