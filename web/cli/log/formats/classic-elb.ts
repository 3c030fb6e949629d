import type { Format } from "../format.ts";

export const classicElb: Format = {
  name: "AWS Classic Load Balancer",
  source: "https://docs.aws.amazon.com/elasticloadbalancing/latest/classic/access-log-collection.html",
  agentEncoding: "backslash",
  lines: [
    '$iso $elb $address $backend $wait $work $answer $status $backendstatus $received $bytes "$request" "$ua" $cipher $protocol',
    '$iso $elb $address $backend $wait $work $answer $status $backendstatus $received $bytes "$request"',
  ],
};
