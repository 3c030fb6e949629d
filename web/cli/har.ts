import { missingInput } from "./exit.ts";
import { nameOf, readMarked } from "./source.ts";

/** A request and its response in a HAR file: http://www.softwareishard.com/blog/har-12-spec/ */
export interface HarEntry {
  startedDateTime?: string;
  request?: { url?: string; method?: string; headers?: HarHeader[] };
  response?: {
    status?: number;
    statusText?: string;
    headers?: HarHeader[];
    bodySize?: number;
    content?: { size?: number; text?: string; encoding?: string; mimeType?: string };
  };
}

export interface HarHeader {
  name?: string;
  value?: string;
}

export const isHarFile = (source: string) => /\.har$/i.test(source);

/** Reads the entries of a HAR file. Throws a `Problem` if the file is not a HAR file. */
export async function readHar(source: string): Promise<HarEntry[]> {
  let har: { log?: { entries?: HarEntry[] } };
  try {
    har = JSON.parse((await readMarked(source)).replace(/^\ufeff/, ""));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw missingInput(`${nameOf(source)} is not a HAR file: ${error.message}.`, error);
  }
  const entries = har?.log?.entries;
  if (!Array.isArray(entries)) throw missingInput(`${nameOf(source)} is not a HAR file: it has no “log.entries”.`);
  return entries;
}
