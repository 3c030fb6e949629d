import { SitemapReader } from "../../../web/sitemap/reader";
import { type ReadColumn, UrlListReader } from "../../../web/urls/reader";

/** Reads page URLs piece by piece. */
export interface UrlSource {
  /** Returns the URLs that are complete with this piece. */
  read(text: string): string[];
  /** Returns the remaining URLs. */
  end(): string[];
  readonly notes: Notes;
}

/** Returns the reader for a text: a sitemap if it begins as XML does, otherwise a list (one URL per line) or a table. */
export const urlSource = (text: string): UrlSource => (/^\s*</.test(text) ? new Sitemap() : new UrlList());

/** Notes about a list of URLs: its column if it is a table, whether it is a sitemap index, and its fault in English. */
interface Notes {
  column?: ReadColumn | undefined;
  isIndex: boolean;
  fault: string;
}

class UrlList implements UrlSource {
  readonly #reader = new UrlListReader();

  read(text: string): string[] {
    return this.#reader.read(text);
  }

  end(): string[] {
    return this.#reader.end();
  }

  get notes(): Notes {
    const { column, fault } = this.#reader;
    return { column, isIndex: false, fault: fault === undefined ? "" : `The list ${fault}.` };
  }
}

class Sitemap implements UrlSource {
  readonly #reader = new SitemapReader();
  #isIndex = false;

  read(text: string): string[] {
    this.#reader.read(text);
    return this.#take();
  }

  end(): string[] {
    this.#reader.end();
    return this.#take();
  }

  #take(): string[] {
    const entries = this.#reader.take();
    this.#isIndex ||= entries.some(({ kind }) => kind === "sitemap");
    return entries.map(({ url }) => url);
  }

  get notes(): Notes {
    // The page's message already states that a sitemap is not well-formed.
    return { isIndex: this.#isIndex, fault: this.#reader.fault?.replace(/^is broken: /, "") ?? "" };
  }
}
