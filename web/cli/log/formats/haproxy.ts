import type { Format } from "../format.ts";

/**
 * Logs with `option httplog`. HAProxy truncates long lines, so the end of the request may be missing. The log contains User-Agents only if
 * the configuration has `capture request header User-Agent len 200`.
 */
export const haproxy: Format = {
  name: "HAProxy",
  source: "https://docs.haproxy.org/3.0/configuration.html#8.2.3",
  lines: [
    '…$address:$port [$time] $frontend $backend $timers $status $bytes $sent $received $state $timers $timers {$captures} {$answered} "$request"',
    '…$address:$port [$time] $frontend $backend $timers $status $bytes $sent $received $state $timers $timers {$captures} "$request"',
    '…$address:$port [$time] $frontend $backend $timers $status $bytes $sent $received $state $timers $timers "$request"',
    '…$address:$port [$time] $frontend $backend $timers $status $bytes $sent $received $state $timers $timers {$captures} {$answered} "$cut',
    '…$address:$port [$time] $frontend $backend $timers $status $bytes $sent $received $state $timers $timers {$captures} "$cut',
    '…$address:$port [$time] $frontend $backend $timers $status $bytes $sent $received $state $timers $timers "$cut',
  ],
};
