//! One row in one call, for hosts that pay more for a call than for an answer: request and answer lie in memory that stays.
#![expect(unsafe_code, reason = "names that are exported; nothing is read or written here")]

use std::cell::RefCell;

use crate::border::host;
use crate::exports::FUNCTIONS;
use crate::functions::{SMALLER, answer};
use crate::row_binary::{Fault, Reader};

thread_local! {
    static SCRATCH: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Where the memory is, of so many octets at least. It stays there until an answer is longer, or more is wanted.
#[unsafe(no_mangle)]
extern "C" fn robotscope_scratch(size: u32) -> *const u8 {
    let place = SCRATCH.with_borrow_mut(|scratch| {
        let more = (size as usize).saturating_sub(scratch.len());
        scratch.try_reserve_exact(more).ok()?;
        scratch.resize(scratch.len() + more, 0);
        // Mutable, for the host writes there.
        Some(scratch.as_mut_ptr().cast_const())
    });
    // Not while the memory is borrowed: a host that throws never comes back.
    place.unwrap_or_else(|| {
        host::throw(&format!("the memory does not suffice for a row of {size} octets; {SMALLER}"));
        std::ptr::null()
    })
}

/// Puts the answer in the place of the request, the name of a function and a row as two values of the type String; gives its length.
#[unsafe(no_mangle)]
extern "C" fn robotscope_answer_row() -> usize {
    match SCRATCH.with_borrow(|scratch| row(scratch)) {
        Ok(answers) => SCRATCH.with_borrow_mut(|scratch| {
            let size = answers.len();
            match scratch.get_mut(..size) {
                Some(place) => place.copy_from_slice(&answers),
                None => *scratch = answers,
            }
            size
        }),
        Err(message) => {
            host::throw(&message);
            0
        }
    }
}

fn row(request: &[u8]) -> Result<Vec<u8>, String> {
    let wrong = |fault: Fault| format!("robotscope_answer_row: {fault}");
    let mut reader = Reader::new(request);
    let (name, row) = (reader.string().map_err(wrong)?, reader.string().map_err(wrong)?);
    let function = FUNCTIONS.iter().find(|function| function.name.as_bytes() == name);
    answer(function.ok_or_else(|| format!("there is no function {}", String::from_utf8_lossy(name)))?, row, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_names_its_function() {
        let request = b"\x0Crobots_check\x0B\0\x06GPTBot\x02/a and what was there before";
        assert_eq!(row(request).unwrap(), b"\0\x01\x01\x08no-group");
        assert_eq!(row(b"\x01?\0").unwrap_err(), "there is no function ?");
        assert_eq!(row(b"\x09robots").unwrap_err(), "robotscope_answer_row: octet 1: 9 octets were announced, 6 are left");
    }

    #[test]
    fn the_answer_takes_the_place_of_the_request() {
        let write = |request: &[u8]| {
            robotscope_scratch(u32::try_from(request.len()).unwrap());
            SCRATCH.with_borrow_mut(|scratch| scratch[..request.len()].copy_from_slice(request));
            let size = robotscope_answer_row();
            SCRATCH.with_borrow(|scratch| scratch[..size].to_vec())
        };
        assert_eq!(write(b"\x0Crobots_check\x0B\0\x06GPTBot\x02/a"), b"\0\x01\x01\x08no-group");
        // Longer than what was there.
        assert!(write(b"\x10robots_check_all\x03\0\x01/").len() > 1000);
        assert_eq!(write(b"\x0Crobots_check\x0B\0\x06GPTBot\x02/a"), b"\0\x01\x01\x08no-group");
        assert_eq!(write(b"\x01?\0"), b"");
    }
}
