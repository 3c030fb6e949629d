import { wrongUse } from "../exit.ts";
import { FIELDS, type Field, type Format } from "./format.ts";
import { nginxJson } from "./formats/nginx-json.ts";

/** The format that `--fields` describes, with the fields that the user named. */
export interface OwnFormat {
  format: Format;
  given: ReadonlyMap<Field, string>;
}

/**
 * Returns the format that the value of `--fields` describes, such as `time=ts,ua=http_user_agent`. Fields that the value leaves out have
 * nginx's names.
 */
export function ownFormat(text: string): OwnFormat {
  const given = new Map<Field, string>();
  for (const part of text.split(",")) {
    const equals = part.indexOf("=");
    const [field, name] = [part.slice(0, equals).trim(), part.slice(equals + 1).trim()];
    const known = FIELDS.find((known) => known === field);
    if (known === undefined || name === "")
      throw wrongUse(
        `--fields must be a list of FIELD=NAME pairs, such as time=ts,ua=http_user_agent, not “${part}”: the fields are ${FIELDS.join(", ")}.`,
      );
    given.set(known, name);
  }
  const format: Format = {
    ...{ name: "JSON with --fields", source: nginxJson.source },
    marks: [...given.values()],
    fields: { ...nginxJson.fields, ...Object.fromEntries(given) },
  };
  return { format, given };
}
