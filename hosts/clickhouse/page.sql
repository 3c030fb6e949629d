-- The functions that need robotscope's full WebAssembly module. Run crawl.sql first.

CREATE OR REPLACE FUNCTION robots_groups LANGUAGE WASM FROM 'robotscope'
    ARGUMENTS (robots String)
    RETURNS Array(Tuple(crawlers Array(String), rules Array(Tuple(line UInt32, allow Bool, pattern String))))
    ABI BUFFERED_V1 SETTINGS serialization_format = 'RowBinary', webassembly_udf_enable_fuel = false;

CREATE OR REPLACE FUNCTION robots_sitemaps LANGUAGE WASM FROM 'robotscope'
    ARGUMENTS (robots String)
    RETURNS Array(Tuple(line UInt32, url String, absolute Bool))
    ABI BUFFERED_V1 SETTINGS serialization_format = 'RowBinary', webassembly_udf_enable_fuel = false;

CREATE OR REPLACE FUNCTION robots_lint LANGUAGE WASM FROM 'robotscope'
    ARGUMENTS (robots String)
    RETURNS Array(Tuple(line UInt32, code String, severity String))
    ABI BUFFERED_V1 SETTINGS serialization_format = 'RowBinary', webassembly_udf_enable_fuel = false;

CREATE OR REPLACE FUNCTION robots_crawl_delay LANGUAGE WASM FROM 'robotscope'
    ARGUMENTS (robots String, crawler String)
    RETURNS Nullable(Float64)
    ABI BUFFERED_V1 SETTINGS serialization_format = 'RowBinary', webassembly_udf_enable_fuel = false;

CREATE OR REPLACE FUNCTION robots_request_rate LANGUAGE WASM FROM 'robotscope'
    ARGUMENTS (robots String, crawler String)
    RETURNS Array(Tuple(line UInt32, documents UInt32, seconds UInt32))
    ABI BUFFERED_V1 SETTINGS serialization_format = 'RowBinary', webassembly_udf_enable_fuel = false;

CREATE OR REPLACE FUNCTION robots_availability LANGUAGE WASM FROM 'robotscope'
    ARGUMENTS (status UInt16, crawler String)
    RETURNS Array(Tuple(effect String, certainty String, source String))
    ABI BUFFERED_V1 SETTINGS serialization_format = 'RowBinary', webassembly_udf_enable_fuel = false;

CREATE OR REPLACE FUNCTION robots_ai_signals LANGUAGE WASM FROM 'robotscope'
    ARGUMENTS (robots String, url String)
    RETURNS Array(Tuple(signal String, usage String, stance String, lines Array(UInt32), crawlers Array(String)))
    ABI BUFFERED_V1 SETTINGS serialization_format = 'RowBinary', webassembly_udf_enable_fuel = false;

CREATE OR REPLACE FUNCTION robots_compare LANGUAGE WASM FROM 'robotscope'
    ARGUMENTS (old String, new String)
    RETURNS Array(Tuple(allowed Bool, path String, before Nullable(UInt32), after Nullable(UInt32), crawlers Array(String)))
    ABI BUFFERED_V1 SETTINGS serialization_format = 'RowBinary', webassembly_udf_enable_fuel = false;

CREATE OR REPLACE FUNCTION robots_crawler LANGUAGE WASM FROM 'robotscope'
    ARGUMENTS (user_agent String)
    RETURNS Nullable(String)
    ABI BUFFERED_V1 SETTINGS serialization_format = 'RowBinary', webassembly_udf_enable_fuel = false;

CREATE OR REPLACE FUNCTION page_verdict_known LANGUAGE WASM FROM 'robotscope' :: 'page_verdict'
    ARGUMENTS (url String, robots Array(String), headers Array(String), html Array(String), rendered Array(String), crawler String,
              now Array(Int64))
    RETURNS Tuple(
        crawl String, crawl_line Nullable(UInt32),
        index String, index_by Array(Tuple(source String, line UInt32, directive String)),
        snippet Nullable(UInt32), snippet_by Array(Tuple(source String, line UInt32, directive String)),
        listing String, problem String)
    ABI BUFFERED_V1 SETTINGS serialization_format = 'RowBinary', webassembly_udf_enable_fuel = false;

-- NULL means unknown. ClickHouse does not call a WebAssembly function if an argument is NULL, so an empty array stands for NULL. `now` is
-- the time for which the verdict holds: now(), or the time of the crawl. It decides whether unavailable_after has passed.
CREATE OR REPLACE FUNCTION page_verdict_rendered AS (url, robots, headers, html, rendered, crawler, now) -> page_verdict_known(
    url,
    arrayMap(text -> assumeNotNull(text), arrayFilter(text -> isNotNull(text), [CAST(robots, 'Nullable(String)')])),
    arrayMap(text -> assumeNotNull(text), arrayFilter(text -> isNotNull(text), [CAST(headers, 'Nullable(String)')])),
    arrayMap(text -> assumeNotNull(text), arrayFilter(text -> isNotNull(text), [CAST(html, 'Nullable(String)')])),
    arrayMap(text -> assumeNotNull(text), arrayFilter(text -> isNotNull(text), [CAST(rendered, 'Nullable(String)')])),
    crawler,
    arrayMap(
        moment -> toUnixTimestamp64Second(assumeNotNull(moment)),
        arrayFilter(moment -> isNotNull(moment), [CAST(now, 'Nullable(DateTime64(0, \'UTC\'))')])));

-- Like page_verdict_rendered, for pages without a rendered document.
CREATE OR REPLACE FUNCTION page_verdict AS (url, robots, headers, html, crawler, now) ->
    page_verdict_rendered(url, robots, headers, html, NULL, crawler, now);
