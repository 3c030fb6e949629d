import { decode } from "../source.ts";
import type { Declarations } from "./declared.ts";
import type { Answer } from "./http.ts";
import { type Inspection, wallIn } from "./inspection.ts";

/** Returns the output of `inspect --json`. It includes the texts to which the report's spans refer, but not the document. */
export function asJson(url: string, { page, robotsTxts, headers, html, inSitemap, report, audits, way }: Inspection) {
  return {
    url,
    page: {
      ...answerAsJson(page),
      ...refusalAsJson(page),
      ...(html === undefined
        ? {}
        : { encoding: { name: html.encoding, source: html.source, unknownLabels: html.unknownLabels } }),
    },
    robotsTxt: robotsTxts.map(({ url, fetch, answer }) => ({
      url,
      ...answerAsJson(answer),
      ...refusalAsJson(answer),
      fetch: { status: fetch.status, redirects: fetch.redirects },
      ...(fetch.text === undefined ? {} : { text: decode(Buffer.from(fetch.text)) }),
    })),
    headers,
    ...(inSitemap === undefined ? {} : { inSitemap }),
    way: way.map(({ hop, verdicts }) => ({ url: hop.url, verdicts })),
    report,
    ...(audits && { audits }),
  };
}

/** Returns the part of the JSON that `--as` adds: the answer for each crawler, without the documents. */
export function declarationsAsJson({ refusal, crawlers, control }: Declarations) {
  return {
    ...(refusal && { refusal }),
    crawlers: crawlers.map(({ answer, contradiction, ...declared }) => ({
      ...declared,
      isRefusedAlthoughAllowed: contradiction === "allowed-refused",
      isServedAlthoughDisallowed: contradiction === "disallowed-served",
      answer: answerAsJson(answer),
    })),
    control: { ...control, answer: answerAsJson(control.answer) },
  };
}

function refusalAsJson(answer: Answer) {
  const refusal = wallIn(answer);
  return refusal ? { refusal } : {};
}

function answerAsJson({ url, status, contentType, hops, body, received, truncated, failure, milliseconds }: Answer) {
  return { finalUrl: url, status, contentType, bytes: body.length, received, truncated, failure, milliseconds, hops };
}
