//! Manages buffers that the host and the module share.
//!
//! A handle is the address of two numbers: the buffer's address and length. The host reads both. The module looks up each handle among its
//! own handles, and never dereferences an address from the host.

use std::cell::RefCell;

/// A buffer, identified by an address in the module's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub(crate) struct Handle(*const u8);

impl Handle {
    /// The handle that identifies no buffer.
    pub(crate) const NONE: Self = Self(std::ptr::null());
}

/// The live buffers. Each buffer is boxed, because its address is its handle and must not change.
type Live = RefCell<Vec<Box<Buffer>>>;

thread_local! {
    static LIVE: Live = const { RefCell::new(Vec::new()) };
}

/// The structure at a handle's address.
#[repr(C)]
struct Buffer {
    data: *const u8,
    size: u32,
    bytes: Vec<u8>,
}

/// Creates a buffer for the host to fill, or returns `None` if there is not enough memory.
pub(crate) fn create(size: u32) -> Option<Handle> {
    let mut bytes = Vec::new();
    bytes.try_reserve_exact(size as usize).ok()?;
    bytes.resize(size as usize, 0);
    Some(retain(bytes))
}

/// Creates a buffer for the host to read.
pub(crate) fn retain(mut bytes: Vec<u8>) -> Handle {
    // Use a mutable pointer, because the host may write through it.
    let (data, size) = (bytes.as_mut_ptr().cast_const(), u32::try_from(bytes.len()).unwrap_or(u32::MAX));
    let buffer = Box::new(Buffer { data, size, bytes });
    let handle = handle(&buffer);
    LIVE.with_borrow_mut(|live| live.push(buffer));
    handle
}

/// Removes a buffer and returns its bytes, or `None` if the handle is unknown.
pub(crate) fn take(wanted: Handle) -> Option<Vec<u8>> {
    LIVE.with_borrow_mut(|live| {
        let place = live.iter().position(|buffer| handle(buffer) == wanted)?;
        Some(live.swap_remove(place).bytes)
    })
}

/// Calls `read` with a buffer's bytes and returns its result, or `None` if the handle is unknown.
pub(crate) fn with<T>(wanted: Handle, read: impl FnOnce(&[u8]) -> T) -> Option<T> {
    LIVE.with_borrow(|live| Some(read(&live.iter().find(|buffer| handle(buffer) == wanted)?.bytes)))
}

fn handle(buffer: &Buffer) -> Handle {
    Handle(std::ptr::from_ref(buffer).cast())
}

impl Buffer {
    #[cfg(test)]
    fn parts(&self) -> (*const u8, u32) {
        (self.data, self.size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_handle_is_valid_until_its_buffer_is_taken() {
        let (one, other) = (create(3).unwrap(), retain(b"abc".to_vec()));
        assert_eq!(with(one, <[u8]>::to_vec), Some(vec![0; 3]));
        let all_parts = LIVE.with_borrow(|live| live.iter().map(|buffer| buffer.parts()).collect::<Vec<_>>());
        assert_eq!(with(other, |bytes| (bytes.as_ptr(), 3)), all_parts.last().copied());
        assert_eq!(take(other), Some(b"abc".to_vec()));
        assert_eq!((take(other), with(other, <[u8]>::len)), (None, None));
        assert_eq!(take(one), Some(vec![0; 3]));
    }
}
