import type { RobotsTxt } from "robotscope";
import type { Engine } from "./engine.ts";

/** A document in an editor. `version` changes with each edit. */
export interface SourceText {
  readonly version: number;
  /** `true` if the document is closed. Its parse result is then not stored, because no later event would free it. */
  readonly isClosed?: boolean;
  getText(): string;
}

/** The parsed texts of open documents. Each version is parsed once, and all features share the result. */
export class ParsedTexts<Document extends SourceText> {
  readonly #engine: Engine;
  readonly #parsed = new Map<Document, { version: number; robots: RobotsTxt }>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Returns the parsed text. Do not store it: it is valid only until the document changes or is closed. */
  robots(document: Document): RobotsTxt {
    const known = this.#parsed.get(document);
    if (known?.version === document.version) return known.robots;
    this.forget(document);
    const robots = this.#engine.RobotsTxt.parse(document.getText());
    if (!document.isClosed) this.#parsed.set(document, { version: document.version, robots });
    return robots;
  }

  forget(document: Document): void {
    this.#parsed.get(document)?.robots.free();
    this.#parsed.delete(document);
  }

  dispose(): void {
    for (const document of this.#parsed.keys()) this.forget(document);
  }
}
