import { type CrawlVerdict, crawlers } from "robotscope";
import { ErrorCodes, MessageType, ResponseError, ShowMessageNotification } from "vscode-languageserver/node";
import { isUrlError } from "../robots.ts";
import { safeFixes } from "./fixes.ts";
import type { Session } from "./session.ts";

type Command = (session: Session, args: readonly unknown[]) => Promise<unknown>;

export const commands: Readonly<Record<string, Command>> = {
  "robotscope.testUrl": testUrl,
  "robotscope.fixAll": fixAll,
};

/**
 * Tests a URL for all crawlers. Returns the verdicts, and a sentence that states how many crawlers may fetch the URL. The arguments are the
 * URI of an open robots.txt and the URL. Without the URI, uses the most recently opened robots.txt.
 */
async function testUrl(session: Session, args: readonly unknown[]) {
  const texts = args.filter((arg) => typeof arg === "string");
  const url = texts.at(-1) ?? "/";
  const uri = texts.length > 1 ? texts[0] : openRobots(session);
  const open = uri === undefined ? undefined : session.robots(uri);
  if (!open)
    throw refused(
      `no robots.txt is open${uri === undefined ? "" : ` as ${uri}`}: open one, and pass its URI and a URL.`,
    );
  try {
    const verdicts = open.robots.checkAll(url);
    const summary = summaryOf(url, verdicts);
    session.connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Info, message: summary });
    return {
      url,
      summary,
      verdicts: verdicts.map(({ crawler, access, path, rule, explanation }) => {
        return { crawler, access, path, rule, explanation };
      }),
    };
  } catch (error) {
    if (isUrlError(error)) throw refused(error.message);
    throw error;
  }
}

/** Returns the URI of the most recently opened robots.txt. */
const openRobots = (session: Session): string | undefined =>
  session.documents.keys().findLast((uri) => session.open(uri)?.name === "robots-txt");

const MOST_NAMES = 10;

function summaryOf(url: string, verdicts: readonly CrawlVerdict[]): string {
  const blocked = verdicts.filter(({ access }) => access === "disallowed");
  const known = new Map(crawlers().map((crawler) => [crawler.token, crawler]));
  // List prominent crawlers first.
  const names = [
    ...blocked.filter(({ crawler }) => known.get(crawler)?.prominence !== "other"),
    ...blocked.filter(({ crawler }) => known.get(crawler)?.prominence === "other"),
  ].map(({ crawler, rule }) => (rule ? `${crawler} (line ${rule.line})` : crawler));
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : "";
  const not = names.length === 0 ? "" : ` Disallowed: ${names.slice(0, MOST_NAMES).join(", ")}${more}.`;
  // Control tokens such as Google-Extended fetch nothing, so they are not counted as crawlers.
  const fetching = verdicts.filter(({ crawler }) => known.get(crawler)?.sentName.value !== "no-requests");
  const allowed = fetching.filter(({ access }) => access !== "disallowed");
  return `${url}: ${allowed.length} of ${fetching.length} crawlers may fetch it.${not}`;
}

/** Applies all safe fixes to the open text with the given URI. Returns `false` if there are none or the editor does not apply them. */
async function fixAll(session: Session, [uri]: readonly unknown[]): Promise<boolean> {
  if (typeof uri !== "string") throw refused("robotscope.fixAll needs the URI of an open text.");
  const edits = await safeFixes(session, uri);
  if (edits.length === 0) return false;
  const { applied } = await session.connection.workspace.applyEdit({
    label: "robotscope: fix all that is safe",
    edit: { changes: { [uri]: edits } },
  });
  return applied;
}

const refused = (message: string) => new ResponseError(ErrorCodes.InvalidParams, message);
