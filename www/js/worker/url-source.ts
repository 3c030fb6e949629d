import { SitemapReader } from "../../../web/sitemap/reader";
import { type ReadColumn, UrlListReader } from "../../../web/urls/reader";

/** Reads the URLs of pages from a text that is passed in pieces. */
export interface UrlSource {
  /** Returns the URLs that this piece completes. */
  read(text: string): string[];
  /** Returns the remaining URLs, after the last piece. */
  end(): string[];
  readonly details: ReadDetails;
}

/** Returns a reader for a text: for a sitemap if the text begins with `<`, otherwise for a table or a list with one URL per line. */
export const urlSource = (text: string): UrlSource => (/^\s*</.test(text) ? new Sitemap() : new UrlList());

/**
 * If the text is a table, `column` is the column that was read. `isIndex` is `true` if the text is a sitemap index. `fault` is an error
 * message in English, or empty.
 */
interface ReadDetails {
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

  get details(): ReadDetails {
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

  get details(): ReadDetails {
    // Remove this prefix, because the page's message already reports that the sitemap is damaged.
    return { isIndex: this.#isIndex, fault: this.#reader.fault?.replace(/^is broken: /, "") ?? "" };
  }
}
