import type { UnevaluatedRecord } from "../record.ts";
import { addExample } from "./groups.ts";
import type { SiteSummary, Unevaluated } from "./summary.ts";

/** The maximum number of separate reasons, and of separate programs. All others are counted as “other”. */
const MOST = 100;
const OTHER = "other";

/** Counts the URLs that could not be evaluated, and the pages whose requests a program of the host handles first. */
export class UnevaluatedCounts {
  readonly #reasons = new Map<string, Unevaluated>();
  readonly #programs = new Map<string, number>();

  add({ reason, url }: UnevaluatedRecord): void {
    const key = keyIn(this.#reasons, reason);
    const found = this.#reasons.get(key) ?? { reason: key, urls: 0, examples: [] };
    this.#reasons.set(key, found);
    found.urls += 1;
    addExample(found, url);
  }

  addProgram(program: string): void {
    const key = keyIn(this.#programs, program);
    this.#programs.set(key, (this.#programs.get(key) ?? 0) + 1);
  }

  finish(): Pick<SiteSummary, "unevaluated" | "programs"> {
    const unevaluated = [...this.#reasons.values()].sort((one, other) => other.urls - one.urls);
    const programs = [...this.#programs].map(([program, pages]) => ({ program, pages }));
    return { ...(unevaluated.length > 0 && { unevaluated }), ...(programs.length > 0 && { programs }) };
  }
}

const keyIn = (map: ReadonlyMap<string, unknown>, key: string) => (map.has(key) || map.size < MOST ? key : OTHER);
