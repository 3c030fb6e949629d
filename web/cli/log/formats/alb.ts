import type { Format } from "../format.ts";

export const alb: Format = {
  name: "AWS Application Load Balancer",
  source: "https://docs.aws.amazon.com/elasticloadbalancing/latest/application/load-balancer-access-logs.html",
  agentEncoding: "backslash",
  lines: [
    '$type $iso $elb $address $target $wait $work $answer $status $targetstatus $received $bytes "$request" "$ua" $cipher $protocol…',
  ],
};
