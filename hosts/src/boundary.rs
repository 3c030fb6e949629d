//! The interface to the host: ClickHouse's [`BUFFERED_V1`](https://clickhouse.com/docs/sql-reference/functions/wasm_udf).

use crate::buffers::{self, Handle};
use crate::functions::{Function, SMALLER, answer};

/// Calls a function with a batch of rows. Reports errors to the host, which throws an exception.
pub(crate) fn call(function: &Function, batch: Handle, rows: u32) -> Handle {
    let name = function.name;
    let answered = buffers::with(batch, |bytes| answer(function, bytes, rows));
    match answered.unwrap_or_else(|| Err(format!("{name}: unknown buffer handle"))) {
        Ok(answers) => buffers::retain(answers),
        Err(message) => host::throw(&message),
    }
}

#[expect(unsafe_code, reason = "exporting a name needs an unsafe attribute; no raw memory is accessed here")]
mod exports {
    use super::{Handle, SMALLER, buffers, host};

    #[unsafe(no_mangle)]
    extern "C" fn clickhouse_create_buffer(size: u32) -> Handle {
        buffers::create(size).unwrap_or_else(|| host::throw(&format!("not enough memory for a batch of {size} bytes; {SMALLER}")))
    }

    #[unsafe(no_mangle)]
    extern "C" fn clickhouse_destroy_buffer(handle: Handle) {
        drop(buffers::take(handle));
    }
}

#[cfg(target_arch = "wasm32")]
#[expect(unsafe_code, reason = "declares a function of the host, which reads the message and does not return")]
pub(crate) mod host {
    use super::Handle;

    #[link(wasm_import_module = "env")]
    unsafe extern "C" {
        safe fn clickhouse_throw(message: *const u8, length: usize);
    }

    /// Ends the call with an error. A host that continues after the error receives no buffer.
    pub(crate) fn throw(message: &str) -> Handle {
        clickhouse_throw(message.as_ptr(), message.len());
        Handle::NONE
    }
}

/// Replaces the host in native tests. Prints the message, because nothing could catch an exception.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod host {
    use super::Handle;

    pub(crate) fn throw(message: &str) -> Handle {
        eprintln!("{message}");
        Handle::NONE
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exports::FUNCTIONS;

    #[test]
    fn a_call_returns_answers_and_does_not_free_the_batch() {
        let check = FUNCTIONS.iter().find(|function| function.name == "robots_check").unwrap();
        let batch = buffers::retain(b"\0\x06GPTBot\x02/a".to_vec());
        let answers = call(check, batch, 1);
        assert_eq!(buffers::take(answers), Some(b"\0\x01\x01\x08no-group".to_vec()));
        // The caller still owns the batch and frees it.
        assert!(buffers::take(batch).is_some());
        assert_eq!(call(check, batch, 1), Handle::NONE);
    }

    #[test]
    fn returns_no_buffer_for_a_truncated_batch() {
        let batch = buffers::retain(b"\0\x06GPTBot".to_vec());
        assert_eq!(call(&FUNCTIONS[0], batch, 1), Handle::NONE);
    }
}
