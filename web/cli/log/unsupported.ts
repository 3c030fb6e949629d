/** A kind of file that `verify` cannot read, and a pattern that recognises its first lines. */
type Known = readonly [name: string, pattern: RegExp];

/** The kinds of files. The first kind that matches is reported. */
const KINDS: readonly Known[] = [
  // https://docs.aws.amazon.com/waf/latest/developerguide/logging-fields.html
  ["AWS WAF", /"(?:webaclId|terminatingRuleId)"\s*:/],
  // https://learn.microsoft.com/azure/azure-monitor/reference/tables/azurediagnostics
  ["Azure", /"category"\s*:\s*"(?:FrontDoor|ApplicationGateway)\w*"|"operationName"\s*:\s*"Microsoft\./i],
  // https://nginx.org/en/docs/ngx_core_module.html#error_log
  ["an error log of nginx", /^\d{4}\/\d\d\/\d\d [\d:]{8} \[\w+\] \d+#/m],
  // https://httpd.apache.org/docs/2.4/logs.html#errorlog
  ["an error log of Apache", /^\[\w{3} \w{3} \d\d [\d:.]+ \d{4}\] \[/m],
  // In UTF-16, every second byte of ASCII text is NUL.
  ["UTF-16 text", /(?:[^\0]\0){4}|(?:\0[^\0]){4}/],
  ["a binary file", /\0/],
  ["a file compressed by bzip2", /^BZh\d/],
  ["a file compressed by Zip", /^PK\W\W/],
  ["a file compressed by xz", /^\ufffd7zXZ/],
  ["JSON with other names", /^\s*[[{]/],
  ["an HTML page", /^\s*<(?:!doctype html|html)/i],
];

/** Recognises an unreadable file by its first lines. Returns its kind, or `undefined` if the kind is unknown. */
export function kindOf(lines: readonly string[]): string | undefined {
  const text = lines.join("\n");
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0];
}
