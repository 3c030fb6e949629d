import type { DialectName, QueryOptions } from "robotscope";

export interface QueryFlags {
  dialect?: DialectName;
  fallbacks?: boolean;
}

/** Converts command-line flags to query options; returns `undefined` if no flag was passed. */
export function queryOptions({ dialect, fallbacks }: QueryFlags): QueryOptions | undefined {
  if (dialect === undefined && fallbacks !== false) return undefined;
  return { ...(dialect && { dialect }), ...(fallbacks === false && { fallbacks }) };
}
