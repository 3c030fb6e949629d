//! Which functions are hot.

use std::collections::HashSet;

use crate::module::Module;

/// For each function of the module's own, whether the list names it. A line is a name as the compiler makes it, with a hash at its end that tells
/// apart what has the same name otherwise; where no function has that hash any more, all are meant that have the name. wasm-opt makes some functions
/// of its own, without names: nobody can list those.
pub(crate) fn functions(module: &Module<'_>, list: &str) -> Vec<bool> {
    let listed: HashSet<&str> = list.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    let present: HashSet<&str> = module.own().map(|function| name(module, function)).collect();
    let stale: HashSet<&str> = listed.difference(&present).map(|name| plain(name)).collect();
    module
        .own()
        .map(|function| name(module, function))
        .map(|name| name.is_empty() || listed.contains(name) || stale.contains(plain(name)))
        .collect()
}

/// The name of a function, in one line.
pub(crate) fn name<'a>(module: &Module<'a>, function: u32) -> &'a str {
    module.names.get(function as usize).copied().unwrap_or_default()
}

/// A name without the hash at its end.
fn plain(name: &str) -> &str {
    match name.rsplit_once("::h") {
        Some((before, hash)) if hash.len() >= 16 && hash.as_bytes().iter().take(16).all(u8::is_ascii_hexdigit) => before,
        _ => name,
    }
}
