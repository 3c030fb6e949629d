import { crawlers as catalogue } from "robotscope";
import { field } from "../../net/challenge.ts";
import { count, list, size } from "../output.ts";
import { columns } from "../table.ts";
import { paint } from "../terminal.ts";
import type { Declarations, Declared, Difference } from "./declared.ts";
import type { Answer } from "./http.ts";
import { CRAWL_STYLES } from "./inspection-words.ts";

/** Formats one row per crawler: the robots.txt verdict, and the server's answer compared with its answer to robotscope's User-Agent. */
export function declarationsInWords({ refusal, crawlers, control }: Declarations, page: Answer): string {
  const head = ["", "robots.txt", "server", "beside robotscope’s own answer"].map((cell) => paint("dim", cell));
  const ours = ["  robotscope", "", serverInWords(page, refusal), sizeOf(page)];
  const rows = crawlers.map((declared) => [
    `  ${declared.crawler}`,
    paint(CRAWL_STYLES[declared.access], declared.access),
    serverInWords(declared.answer, declared.refusal),
    besidePage(declared, page),
  ]);
  const number = (kind: Declared["contradiction"]) =>
    crawlers.filter(({ contradiction }) => contradiction === kind).length;
  const [refused, served] = [number("allowed-refused"), number("disallowed-served")];
  const notes = [
    ...(refused > 0 ? [`robots.txt allows ${count(refused, "crawler")} that the server turns away.`] : []),
    ...(served > 0 ? [`robots.txt disallows ${count(served, "crawler")} that the server sends the page to.`] : []),
    ...robotsTxtsInWords(crawlers),
    ...controlInWords(control, page),
    ...sentInWords(crawlers),
    ...wallsInWords([refusal, ...crawlers.map((declared) => declared.refusal)]),
    "A User-Agent proves nothing: the site may answer the real crawler, at its own address, differently.",
  ];
  const title = `\n${paint("bold", "Declared and actual")}\n`;
  return `${title}${columns([head, ours, ...rows])}${notes.map((note) => `  ${note}\n`).join("")}`;
}

function serverInWords({ status, failure, hops }: Answer, refusal?: Declared["refusal"]): string {
  if (status === undefined || (failure && !refusal)) return paint("red", failure?.kind ?? "no answer");
  const parts = [paint(refusal ? "red" : status < 300 ? "green" : "yellow", String(status))];
  if (refusal?.kind === "challenge" || refusal?.kind === "block") parts.push(`${refusal.kind} (${refusal.by})`);
  if (refusal?.price !== undefined) parts.push(`${refusal.price} (${refusal.by})`);
  const retryAfter = field(hops.at(-1)?.headers ?? "", "retry-after");
  if (retryAfter !== undefined && refusal) parts.push(`Retry-After: ${retryAfter}`);
  return parts.join(", ");
}

const sizeOf = ({ body }: Answer) => (body.length > 0 ? size(body.length) : "");

const percent = (part: number) => `${Math.floor(part * 100)}%`;

function besidePage(declared: Declared, page: Answer): string {
  const { answer, differences, likeness } = declared;
  const words: Record<Difference, string> = {
    outcome: answer.status === undefined ? `failed: ${answer.failure?.message}` : "an answer",
    status: `status ${answer.status}, not ${page.status}`,
    address: `leads to ${answer.url}`,
    directives: "other directives",
    document: `another document: ${percent(likeness ?? 0)} alike, ${sizeOf(answer)}`,
  };
  // Leave out the status if the server refused: another column shows it.
  const unshown = differences.filter((difference) => difference !== "status" || declared.refusal === undefined);
  const parts = unshown.map((difference) => words[difference]);
  if (declared.contradiction === "disallowed-served")
    parts.unshift(paint("yellow", "served, although robots.txt disallows it"));
  if (declared.contradiction === "allowed-refused")
    parts.unshift(paint("red", "refused, although robots.txt allows it"));
  if (parts.length === 0 && differences.length > 0)
    parts.push(declared.access === "disallowed" ? "consistent with robots.txt" : "refused");
  if (parts.length === 0) parts.push(paint("dim", "the same"));
  return parts.join("; ");
}

/**
 * Describes how the robots.txt that the server sends to crawlers' User-Agents differs from the one for robotscope's User-Agent.
 */
function robotsTxtsInWords(crawlers: readonly Declared[]): string[] {
  const refused = crawlers.filter(({ robotsTxt }) => robotsTxt.refusal);
  const others = crawlers.filter(({ robotsTxt }) => robotsTxt.differs && !robotsTxt.refusal);
  const names = (those: readonly Declared[]) =>
    list(
      those.map(({ crawler }) => crawler),
      8,
    );
  const crawlersWithAccess = others.map(({ crawler, access, robotsTxt: { otherwise } }) =>
    otherwise === undefined ? crawler : `${crawler} (${access} instead of ${otherwise})`,
  );
  return [
    ...(refused.length > 0
      ? [
          `The server refuses to send robots.txt to ${names(refused)}: the verdict uses the robots.txt that robotscope got.`,
        ]
      : []),
    ...(others.length > 0 ? [`The server sends another robots.txt to ${list(crawlersWithAccess, 8)}.`] : []),
  ];
}

/** Describes how certain it is that the crawlers send these User-Agents. */
function sentInWords(crawlers: readonly Declared[]): string[] {
  const tokens = new Set(catalogue().flatMap((one) => (one.sentName.value === "no-requests" ? [one.token] : [])));
  const those = (certainty: string | undefined) =>
    crawlers.flatMap(({ userAgent, crawler }) =>
      userAgent.certainty === certainty && !tokens.has(crawler) ? [crawler] : [],
    );
  const [unknown, reported, assumed] = [those(undefined), those("reported"), those("assumed")];
  const silent = crawlers.map(({ crawler }) => crawler).filter((crawler) => tokens.has(crawler));
  return [
    ...(silent.length > 0
      ? [`No crawler sends ${list(silent, 8)}, which robots.txt only names: the product token was sent.`]
      : []),
    ...(unknown.length > 0 ? [`The User-Agent of ${list(unknown, 8)} is unknown: the product token was sent.`] : []),
    ...(reported.length > 0 ? [`The User-Agent of ${list(reported, 8)} is reported, not documented.`] : []),
    ...(assumed.length > 0 ? [`The User-Agent of ${list(assumed, 8)} is only assumed.`] : []),
  ];
}

/** Lists the bot walls that were recognised only by marks that their vendors do not document. */
function wallsInWords(refusals: readonly (Declared["refusal"] | undefined)[]): string[] {
  const names = refusals.flatMap((refusal) => (refusal?.certainty === "reported" ? [refusal.by ?? ""] : []));
  const distinct = [...new Set(names)];
  return distinct.length > 0
    ? [`The marks of these bot walls are reported, not documented: ${list(distinct, 8)}.`]
    : [];
}

function controlInWords({ answer, refusal, likeness = 1 }: Declarations["control"], page: Answer): string[] {
  if (answer.status !== page.status)
    return [
      `At the end robotscope itself got ${answer.status ?? answer.failure?.kind}, not ${page.status ?? "nothing"}: ${
        refusal ? "the site refuses this address now, whatever the name" : "the site changed meanwhile"
      }.`,
    ];
  return likeness < 1 ? [`The page changes by itself: two answers to robotscope are ${percent(likeness)} alike.`] : [];
}
