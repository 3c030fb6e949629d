import type { RobotsTxt } from "robotscope";
import type { Engine } from "./engine.ts";

/** A document in an editor. `version` changes with each edit. */
export interface SourceText {
  readonly version: number;
  getText(): string;
}

/** The parsed texts of documents. Each version is parsed once, and all features share the result. */
export class ParsedTexts<Document extends SourceText> {
  readonly #engine: Engine;
  readonly #parsed = new WeakMap<Document, { version: number; robots: RobotsTxt }>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  robots(document: Document): RobotsTxt {
    const known = this.#parsed.get(document);
    if (known?.version === document.version) return known.robots;
    const robots = this.#engine.RobotsTxt.parse(document.getText());
    this.#parsed.set(document, { version: document.version, robots });
    return robots;
  }
}
