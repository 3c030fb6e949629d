import { basename } from "node:path";
import { getOrInsert } from "../get-or-insert.ts";
import { count, list } from "../output.ts";
import type { Place } from "./host-files.ts";

/** The maximum number of rules that a warning names. */
const MOST_NAMED = 3;

/** The rules of a host's configuration that a run does not apply. */
export class LeftOut {
  readonly #groups = new Map<string, { file: string; noun: string; why: string; rules: string[] }>();

  /** Adds a rule. `why` completes the sentence “The rule is left out because of …”. */
  add(noun: string, from: string, { file, line }: Place, why: string): void {
    const key = JSON.stringify([file, noun, why]);
    const group = getOrInsert(this.#groups, key, () => ({ file, noun, why, rules: [] }));
    group.rules.push(`“${from}” in line ${line}`);
  }

  /** Returns a sentence for each file, kind of rule and reason. The sentence names up to `MOST_NAMED` rules. */
  sentences(): string[] {
    return [...this.#groups.values()].map(({ file, noun, why, rules }) => {
      const verb = rules.length === 1 ? "is" : "are";
      return `${basename(file)}: ${count(rules.length, noun)} ${verb} left out because of ${why}: ${list(rules, MOST_NAMED)}.`;
    });
  }
}
