-- The functions that return crawl verdicts. robotscope.wasm and robotscope-crawl.wasm both contain them. hosts/README.md documents their
-- results.
--
-- Requirements: system.webassembly_modules contains the module under the name robotscope, and the setting
-- allow_experimental_webassembly_udf is 1. Fuel is disabled, because one large text would use up the fuel for a whole block of rows.

CREATE OR REPLACE FUNCTION robots_check LANGUAGE WASM FROM 'robotscope'
    ARGUMENTS (robots String, crawler String, url String)
    RETURNS Tuple(allowed Nullable(Bool), line Nullable(UInt32), reason String)
    ABI BUFFERED_V1 SETTINGS serialization_format = 'RowBinary', webassembly_udf_enable_fuel = false;

CREATE OR REPLACE FUNCTION robots_check_many LANGUAGE WASM FROM 'robotscope'
    ARGUMENTS (robots String, crawler String, urls Array(String))
    RETURNS Array(Tuple(allowed Nullable(Bool), line Nullable(UInt32), reason String))
    ABI BUFFERED_V1 SETTINGS serialization_format = 'RowBinary', webassembly_udf_enable_fuel = false;

CREATE OR REPLACE FUNCTION robots_check_all LANGUAGE WASM FROM 'robotscope'
    ARGUMENTS (robots String, url String)
    RETURNS Array(Tuple(crawler String, allowed Nullable(Bool), line Nullable(UInt32), reason String))
    ABI BUFFERED_V1 SETTINGS serialization_format = 'RowBinary', webassembly_udf_enable_fuel = false;
