import type { Kind } from "../kind.ts";
import { count } from "../words.ts";

/** Search engines may list pages of old versions, which compete with the newest version. */
export const oldVersionsIndexable: Kind = {
  id: "old-versions-indexable",
  severity: "information",
  title: "Old versions may be listed",
  advice: "Name the newest version as canonical, or add noindex to old versions.",
  maxFolders: 200,
  page(page, report) {
    const version = /^(.*?\/)(v?\d+(?:\.\d+)+|v\d+)\//.exec(page.url.pathname);
    if (version === null || !page.isIndexable || !page.isHtml || page.canonicalElsewhere !== undefined) return;
    const [, cause = "", name = ""] = version;
    report({ ...page.affected, cause, folder: name, data: { name } });
  },
  settle(groups) {
    const names = groups.flatMap(({ folder }) => (folder === undefined ? [] : [folder])).sort(byVersion);
    const newest = names.at(-1);
    return groups
      .filter(({ folder }) => folder !== undefined && folder !== newest)
      .map((group) => ({ ...group, data: { ...group.data, newest: newest ?? "" } }));
  },
  sentence({ pages, cause, data }) {
    return `${count(pages, "page")} of version ${data.name} under ${cause} may be listed beside version ${data.newest}.`;
  },
};

/** Compares versions by their numbers. */
function byVersion(one: string, other: string): number {
  return one.replace(/^v/, "").localeCompare(other.replace(/^v/, ""), "en", { numeric: true });
}
