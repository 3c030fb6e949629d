import type { Severity } from "robotscope";
import { nearest } from "../cli/spelling.ts";
import type { Options } from "./index.d.ts";

export const SEVERITIES: readonly Severity[] = ["info", "warning", "error"];

const FAIL_ON: readonly string[] = [...SEVERITIES, "never"];

/** The values that an option accepts: a description, a list (if there are only a few values), and a test. */
interface Expected {
  words: string;
  values?: readonly string[];
  fits(value: unknown): boolean;
}

const isPath = (value: unknown) => typeof value === "string" && value !== "";

const EXPECTED: { readonly [Name in keyof Required<Options>]: Expected } = {
  robotsTxt: { words: "the path of a file", fits: isPath },
  output: { words: "the path of a folder", fits: isPath },
  failOn: {
    words: `one of ${FAIL_ON.join(", ")}`,
    values: FAIL_ON,
    fits: (value) => FAIL_ON.includes(String(value)) && typeof value === "string",
  },
  allowBlocked: { words: "true or false", fits: (value) => typeof value === "boolean" },
};

/** Checks and returns a plugin's options. Throws if an option is unknown or has an invalid value, instead of ignoring it. */
export function checkedOptions(options: unknown): Options {
  const names = Object.keys(EXPECTED);
  if (typeof options !== "object" || options === null || Array.isArray(options))
    throw new Error(`robotscope: the options must be an object; the options are ${names.join(", ")}.`);
  for (const [name, value] of Object.entries(options)) {
    const expected = Object.hasOwn(EXPECTED, name) ? EXPECTED[name as keyof Options] : undefined;
    if (!expected)
      throw new Error(
        `robotscope: there is no option “${name}”${meant(name, names)}; the options are ${names.join(", ")}.`,
      );
    if (value === undefined || expected.fits(value)) continue;
    const given =
      typeof value === "string" ? `“${value}”${meant(value, expected.values ?? [])}` : String(JSON.stringify(value));
    throw new Error(`robotscope: the option “${name}” must be ${expected.words}, but it is ${given}.`);
  }
  return options;
}

function meant(word: string, words: readonly string[]): string {
  const near = nearest(word, words);
  return near === undefined ? "" : ` (did you mean “${near}”?)`;
}
