/** A log format that `verify` cannot read, and a pattern that recognises its documented lines. */
type Known = readonly [name: string, pattern: RegExp];

/** The formats that are recognised. The first match counts. */
const FORMATS: readonly Known[] = [
  // https://learn.microsoft.com/windows/win32/http/iis-logging
  ["Microsoft IIS", /^#Software: Microsoft|^#Fields:.*\bs-(?:sitename|computername|ip)\b/im],
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/standard-logs-reference.html
  [
    "Amazon CloudFront",
    /^#Fields:.*\bx-edge-|"x-edge-(?:location|result-type)"|^\d{4}-\d\d-\d\d\t[\d:]{8}\t[A-Z]{3}\d+-/m,
  ],
  // https://www.w3.org/TR/WD-logfile
  ["the W3C extended log file format", /^#Fields: /m],
  // https://docs.aws.amazon.com/elasticloadbalancing/latest/application/load-balancer-access-logs.html
  ["an AWS Application Load Balancer", /^(?:https?|h2|grpcs|wss?) \d{4}-\d\d-\d\dT[\d:.]+Z \S+ \S+:\d+ /m],
  // https://docs.aws.amazon.com/elasticloadbalancing/latest/classic/access-log-collection.html
  ["an AWS Classic Load Balancer", /^\d{4}-\d\d-\d\dT[\d:.]+Z \S+ \S+:\d+ \S+ [\d.-]+ [\d.-]+ [\d.-]+ /m],
  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/LogFormat.html
  ["Amazon S3", /^[\da-f]{64} \S+ \[/m],
  // https://developers.cloudflare.com/logs/logpush/logpush-job/datasets/zone/http_requests/
  ["Cloudflare Logpush", /"(?:ClientRequest(?:URI|Host|Path|Method)|EdgeStartTimestamp|EdgeResponseStatus)"\s*:/],
  // https://doc.traefik.io/traefik/observe/logs-and-access-logs/
  ["Traefik", /"(?:DownstreamStatus|RouterName|RequestPath|ServiceName)"\s*:|" \d+ "[^"]*" "[^"]*" \d+ms\s*$/m],
  // https://cloud.google.com/logging/docs/reference/v2/rest/v2/LogEntry
  ["Google Cloud", /"httpRequest"\s*:\s*\{.*"(?:requestUrl|requestMethod)"/],
  // https://docs.aws.amazon.com/waf/latest/developerguide/logging-fields.html
  ["AWS WAF", /"(?:webaclId|terminatingRuleId)"\s*:/],
  // https://learn.microsoft.com/azure/azure-monitor/reference/tables/azurediagnostics
  ["Azure", /"category"\s*:\s*"(?:FrontDoor|ApplicationGateway)\w*"|"operationName"\s*:\s*"Microsoft\./i],
  // https://docs.docker.com/engine/logging/drivers/json-file/
  ["Docker’s json-file driver", /^\{"log":"/m],
  // https://nginx.org/en/docs/http/ngx_http_log_module.html#log_format; most such logs use its variables as field names.
  ["nginx in JSON", /"(?:remote_addr|request_uri|http_user_agent|time_iso8601|body_bytes_sent)"\s*:/],
  // https://nginx.org/en/docs/ngx_core_module.html#error_log
  ["an error log of nginx", /^\d{4}\/\d\d\/\d\d [\d:]{8} \[\w+\] \d+#/m],
  // https://httpd.apache.org/docs/2.4/logs.html#errorlog
  ["an error log of Apache", /^\[\w{3} \w{3} \d\d [\d:.]+ \d{4}\] \[/m],
  // https://docs.haproxy.org/3.0/configuration.html#8.2.3
  ["HAProxy", /\bhaproxy\[\d+\]: |^\S+:\d+ \[\d\d\/\w{3}\/\d{4}:[\d:.]+\] \S+ \S+\/\S+ /m],
  // https://www.envoyproxy.io/docs/envoy/latest/configuration/observability/access_log/usage
  ["Envoy", /^\[\d{4}-\d\d-\d\dT[\d:.]+Z\] "/m],
  ["UTF-16 text", /\0/],
  ["a file compressed by bzip2", /^BZh\d/],
  ["a file compressed by Zip", /^PK\W\W/],
  ["a file compressed by xz or zstd", /^(?:\ufffd7zXZ|\(\ufffd\/\ufffd)/],
  ["another JSON format", /^\s*[[{]/],
  ["an HTML page", /^\s*<(?:!doctype html|html)/i],
];

/** Returns the name of the format that the first lines of an unreadable log match, or `undefined`. */
export function formatOf(lines: readonly string[]): string | undefined {
  const text = lines.join("\n");
  return FORMATS.find(([, pattern]) => pattern.test(text))?.[0];
}
