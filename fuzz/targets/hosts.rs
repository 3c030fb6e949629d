#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| robotscope_fuzz::bodies::hosts(data));
