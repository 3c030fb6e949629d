import type { Format } from "../format.ts";

/**
 * The common and combined formats. In both, lines may begin with the virtual host. nginx documents the same lines:
 * https://nginx.org/en/docs/http/ngx_http_log_module.html
 */
export const apache: Format = {
  name: "Apache or nginx",
  source: "https://httpd.apache.org/docs/2.4/logs.html#accesslog",
  agentEncoding: "backslash",
  lines: [
    '$host $ip $ident $user [$time] "$request" $status $bytes "$referrer" "$ua"…',
    '$addresses $ident $user [$time] "$request" $status $bytes "$referrer" "$ua"…',
    '$host $ip $ident $user [$time] "$request" $status $bytes…',
    '$addresses $ident $user [$time] "$request" $status $bytes…',
  ],
};
