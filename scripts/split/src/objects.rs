//! The objects among the data: constants, texts, tables. The linker knows where each begins and ends, and which refer to which.

use std::collections::BTreeSet;
use std::ops::Range;

use wasmparser::{DataKind, KnownCustom, Linking, Parser, Payload, RelocationEntry, RelocationType, SymbolInfo};

use crate::Failure;
use crate::module::constant;

/// Where the linker puts what is never written.
const CONSTANT: &str = ".rodata";

/// An object, or several that share memory.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Object {
    /// Where it is in memory.
    pub(crate) place: Range<u32>,
    /// The addresses that are written in it.
    pub(crate) addresses: Vec<u32>,
    /// Whether it can come late: it is constant, and nothing finds it by an address outside of it, as code may find a table whose first index is 36
    /// by the address 36 bytes before it.
    pub(crate) can_be_late: bool,
}

/// The objects of a module as the linker has left it, with what `--emit-relocs` adds, in the order of their places; none of them overlap.
///
/// ```text
/// let objects = objects::read(&fs::read("target/wasm32-unknown-unknown/release/robotscope_www.wasm")?)?;
/// ```
pub(crate) fn read(linked: &[u8]) -> Result<Vec<Object>, Failure> {
    let (mut segments, mut names, mut symbols) = (Vec::new(), Vec::new(), Vec::new());
    let mut relocations: Vec<RelocationEntry> = Vec::new();
    let (mut sections, mut code_section, mut data_section, mut data_start) = (0, None, None, 0);
    let mut in_data: Vec<RelocationEntry> = Vec::new();
    for payload in Parser::new(0).parse_all(linked) {
        let payload = payload?;
        if let Payload::DataSection(reader) = &payload {
            (data_section, data_start) = (Some(sections), reader.range().start);
            for data in reader.clone() {
                let data = data?;
                let DataKind::Active { offset_expr, .. } = &data.kind else { return Err("data that is not active".into()) };
                let file = data.range.end - data.data.len()..data.range.end;
                segments.push((constant(offset_expr)?, file));
            }
        }
        if let Payload::CodeSectionStart { .. } = &payload {
            code_section = Some(sections);
        }
        if let Payload::CustomSection(section) = &payload {
            match section.as_known() {
                KnownCustom::Linking(reader) => {
                    for subsection in reader.subsections() {
                        match subsection? {
                            Linking::SegmentInfo(infos) => names = infos.into_iter().collect::<Result<_, _>>()?,
                            Linking::SymbolTable(table) => symbols = table.into_iter().collect::<Result<Vec<_>, _>>()?,
                            _ => {}
                        }
                    }
                }
                KnownCustom::Reloc(reader) => {
                    let of = Some(reader.section_index());
                    let is_of_data = of == data_section;
                    for entry in reader.entries() {
                        let entry = entry?;
                        if is_address(entry.ty) {
                            if of != code_section && !is_of_data {
                                return Err(format!("addresses in section {of:?}, which is neither code nor data").into());
                            }
                            relocations.push(entry);
                            in_data.extend(is_of_data.then_some(entry));
                        }
                    }
                }
                _ => {}
            }
        }
        if payload.as_section().is_some() {
            sections += 1;
        }
    }
    if symbols.is_empty() || relocations.is_empty() {
        return Err("the linked module does not say what its data is: the linker needs --emit-relocs (www/build.rs)".into());
    }

    let place_of = |symbol: u32| match symbols.get(symbol as usize) {
        Some(SymbolInfo::Data { symbol: Some(own), .. }) => {
            let (start, _) = segments.get(own.index as usize)?;
            Some((own.index, start + own.offset..start + own.offset + own.size))
        }
        _ => None,
    };
    let mut objects: Vec<Object> = Vec::new();
    let mut all: Vec<(u32, Range<u32>)> = (0..symbols.len() as u32).filter_map(place_of).collect();
    all.sort_unstable_by_key(|(_, place)| (place.start, place.end));
    for (segment, place) in all.into_iter().filter(|(_, place)| !place.is_empty()) {
        match objects.last_mut() {
            Some(last) if place.start < last.place.end => last.place.end = last.place.end.max(place.end),
            _ => {
                let can_be_late = names.get(segment as usize).is_some_and(|info: &wasmparser::Segment<'_>| info.name == CONSTANT);
                objects.push(Object { place, addresses: Vec::new(), can_be_late });
            }
        }
    }
    let address = |entry: &RelocationEntry| {
        let (_, place) = place_of(entry.index)?;
        Some((place.clone(), i64::from(place.start) + entry.addend))
    };
    for entry in &relocations {
        let Some((place, address)) = address(entry) else { continue };
        if !(i64::from(place.start)..i64::from(place.end)).contains(&address)
            && let Some(object) = at(&objects, place.start).and_then(|object| objects.get_mut(object))
        {
            object.can_be_late = false;
        }
    }
    for entry in &in_data {
        let at_byte = data_start + entry.offset as usize;
        let Some((start, file)) = segments.iter().find(|(_, file)| file.contains(&at_byte)) else { continue };
        let written = start + (at_byte - file.start) as u32;
        if let Some((_, address)) = address(entry)
            && let Some(object) = at(&objects, written).and_then(|object| objects.get_mut(object))
        {
            object.addresses.push(u32::try_from(address)?);
        }
    }
    Ok(objects)
}

/// Whether a relocation is that of an address in memory.
fn is_address(kind: RelocationType) -> bool {
    matches!(kind, RelocationType::MemoryAddrLeb | RelocationType::MemoryAddrSleb | RelocationType::MemoryAddrI32)
}

/// The number of the object that has a byte.
fn at(objects: &[Object], address: u32) -> Option<usize> {
    let after = objects.partition_point(|object| object.place.start <= address);
    let found = after.checked_sub(1)?;
    objects.get(found).is_some_and(|object| object.place.contains(&address)).then_some(found)
}

/// For each object the first of the sets of addresses from which it can be reached; nothing where none of them leads to it.
fn first_to_reach(objects: &[Object], sets: &[BTreeSet<u32>]) -> Vec<Option<usize>> {
    let mut reached = vec![None; objects.len()];
    for (number, set) in sets.iter().enumerate() {
        let mut addresses: Vec<u32> = set.iter().copied().collect();
        while let Some(address) = addresses.pop() {
            let Some(found) = at(objects, address) else { continue };
            let (Some(object), Some(known @ None)) = (objects.get(found), reached.get_mut(found)) else { continue };
            *known = Some(number);
            addresses.extend(&object.addresses);
        }
    }
    reached
}

/// The places of the objects that come late, each with the number of its part, in their order. `sets` are the addresses that the functions of each
/// part hold. What nothing is known to lead to comes first, with all that cannot be late.
pub(crate) fn late(objects: &[Object], mut sets: Vec<BTreeSet<u32>>) -> Vec<(Range<u32>, usize)> {
    /// A piece of its own takes about as many bytes.
    const SHORTEST: usize = 12;
    if let Some(first) = sets.first_mut() {
        first.extend(objects.iter().filter(|object| !object.can_be_late).map(|object| object.place.start));
    }
    let mut late: Vec<(Range<u32>, usize)> = Vec::new();
    let mut is_next = false;
    for (part, object) in first_to_reach(objects, &sets).into_iter().zip(objects) {
        let part = part.filter(|part| *part > 0);
        match (late.last_mut(), part) {
            // Nothing but a gap is between the two.
            (Some((place, own)), Some(part)) if is_next && *own == part => place.end = object.place.end,
            (_, Some(part)) => late.push((object.place.clone(), part)),
            (_, None) => {}
        }
        is_next = part.is_some();
    }
    late.retain(|(place, _)| place.len() >= SHORTEST);
    late
}

#[cfg(test)]
mod tests {
    use super::*;

    fn object(place: Range<u32>, addresses: &[u32], can_be_late: bool) -> Object {
        Object { place, addresses: addresses.to_vec(), can_be_late }
    }

    #[test]
    fn an_object_comes_with_the_first_part_that_leads_to_it() {
        let objects = [
            object(100..120, &[160], true),
            object(120..140, &[], true),
            object(140..160, &[], true),
            object(160..180, &[], true),
            object(180..200, &[], false),
            object(200..220, &[], true),
        ];
        let late = |sets: [&[u32]; 3]| late(&objects, sets.map(|set| set.iter().copied().collect()).to_vec());
        assert_eq!(late([&[100], &[139, 141], &[120]]), [(120..160, 1)], "two that follow each other are one piece");
        assert_eq!(late([&[], &[110], &[160, 205]]), [(100..120, 1), (160..180, 1), (200..220, 2)], "by way of the first one");
        assert_eq!(late([&[], &[185, 120], &[]]), [(120..140, 1)], "what can be written, or nobody leads to, is there at once");
    }
}
