import type { Format } from "../format.ts";
import { alb } from "./alb.ts";
import { apache } from "./apache.ts";
import { caddy } from "./caddy.ts";
import { classicElb } from "./classic-elb.ts";
import { cloudfront } from "./cloudfront.ts";
import { envoy } from "./envoy.ts";
import { fastly } from "./fastly.ts";
import { googleCloud } from "./google-cloud.ts";
import { haproxy } from "./haproxy.ts";
import { har } from "./har.ts";
import { iis } from "./iis.ts";
import { logpush } from "./logpush.ts";
import { nginxJson } from "./nginx-json.ts";
import { s3 } from "./s3.ts";
import { traefik } from "./traefik.ts";
import { vercel } from "./vercel.ts";
import { w3c } from "./w3c.ts";

/** All formats, more specific ones first. `LogReader` tries them in this order, but tries the formats of previous lines first. */
export const FORMATS: readonly Format[] = [
  traefik,
  s3,
  apache,
  alb,
  classicElb,
  envoy,
  haproxy,
  caddy,
  har,
  logpush,
  vercel,
  googleCloud,
  cloudfront,
  fastly,
  iis,
  w3c,
  nginxJson,
];
