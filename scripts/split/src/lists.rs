//! Which functions the lists name.

use std::collections::{BTreeMap, HashSet};

use crate::module::Module;

/// For each function of the module's own, the number of the first list that names it, or else the number of all lists. A line is a name as the compiler
/// makes it, with a hash at its end that tells apart what has the same name otherwise; where no function has that hash any more, all are meant that
/// have the name. wasm-opt makes some functions of its own, without names: nobody can list those, and they come with the first that calls them.
pub(crate) fn part_of_each(module: &Module<'_>, lists: &[String]) -> Vec<usize> {
    let present: HashSet<&str> = module.own().map(|function| name(module, function)).collect();
    let lists: Vec<_> = lists.iter().map(|list| List::new(list, &present)).collect();
    let listed = |name: &str| lists.iter().position(|list| list.has(name)).unwrap_or(lists.len());
    let (nameless, named): (Vec<u32>, Vec<u32>) = module.own().partition(|function| name(module, *function).is_empty());
    let mut parts: BTreeMap<u32, usize> = named.iter().map(|&function| (function, listed(name(module, function)))).collect();
    let mut callers = named;
    // One without a name may call another.
    while let Some(caller) = callers.pop() {
        let part = parts.get(&caller).copied().unwrap_or(lists.len());
        for called in module.called_by(caller).filter(|called| nameless.binary_search(called).is_ok()) {
            if parts.get(&called).is_none_or(|known| *known > part) {
                parts.insert(called, part);
                callers.push(called);
            }
        }
    }
    // What is only called by way of the table, or by JavaScript, may be called at once.
    module.own().map(|function| parts.get(&function).copied().unwrap_or(0)).collect()
}

struct List<'a> {
    names: HashSet<&'a str>,
    /// The names, without the hash, of what is not there under its own any more.
    stale: HashSet<&'a str>,
}

impl<'a> List<'a> {
    fn new(list: &'a str, present: &HashSet<&str>) -> Self {
        let names: HashSet<&str> = list.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let stale = names.iter().filter(|name| !present.contains(*name)).map(|name| plain(name)).collect();
        Self { names, stale }
    }

    fn has(&self, name: &str) -> bool {
        self.names.contains(name) || self.stale.contains(plain(name))
    }
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
