//! The exported functions. Each receives a batch and its number of rows, and returns a batch with one answer for each row.
#![expect(unsafe_code, reason = "exporting a name needs an unsafe attribute; no raw memory is accessed here")]

use crate::boundary::call;
use crate::buffers::Handle;
use crate::crawl;
use crate::functions::Function;
#[cfg(feature = "full")]
use crate::{ai_signals, availability, compare, identify, lint, page, structure};

macro_rules! functions {
    ($($(#[$attribute:meta])* $name:ident => $body:path;)*) => {
        /// All functions that a host can call.
        ///
        /// ```
        /// use robotscope_hosts::FUNCTIONS;
        ///
        /// assert!(FUNCTIONS.iter().any(|function| function.name == "robots_check"));
        /// ```
        pub const FUNCTIONS: &[Function] = &[$($(#[$attribute])* Function { name: stringify!($name), body: $body },)*];

        $(
            $(#[$attribute])*
            #[unsafe(no_mangle)]
            extern "C" fn $name(batch: Handle, rows: u32) -> Handle {
                call(&Function { name: stringify!($name), body: $body }, batch, rows)
            }
        )*
    };
}

functions! {
    robots_check => crawl::check;
    robots_check_many => crawl::check_many;
    robots_check_all => crawl::check_all;
    #[cfg(feature = "full")]
    robots_groups => structure::groups;
    #[cfg(feature = "full")]
    robots_sitemaps => structure::sitemaps;
    #[cfg(feature = "full")]
    robots_lint => lint::lint;
    #[cfg(feature = "full")]
    robots_crawl_delay => structure::crawl_delay;
    #[cfg(feature = "full")]
    robots_request_rate => structure::request_rate;
    #[cfg(feature = "full")]
    robots_availability => availability::availability;
    #[cfg(feature = "full")]
    robots_ai_signals => ai_signals::ai_signals;
    #[cfg(feature = "full")]
    robots_compare => compare::compare;
    #[cfg(feature = "full")]
    robots_crawler => identify::crawler;
    #[cfg(feature = "full")]
    page_verdict => page::verdict;
}
