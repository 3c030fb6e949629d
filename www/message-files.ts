/** Builds one file of messages for each language except English. js/i18n/languages.ts loads these files on demand. */
import type { Plugin } from "vite";
import { languages, pageFiles, textOf } from "../scripts/lib/languages.mjs";

const LIST = "virtual:messages";

export function messageFiles(): Plugin {
  return {
    name: "message-files",
    resolveId: (id) => (id.startsWith(LIST) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return undefined;
      if (id === `\0${LIST}`) {
        const loaders = languages.slice(1).map((language) => `${language}: () => import("${LIST}/${language}")`);
        return `export default { ${loaders.join(", ")} };`;
      }
      const files = pageFiles(id.split("/").at(-1) ?? "");
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(textOf(files))};`;
    },
  };
}
