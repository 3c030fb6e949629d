// Serves robotscope's web page at / and the documentation site at /docs/, as in a deployment.
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { page } from "../../scripts/lib/paths.mjs";
import { site } from "../../scripts/lib/site.mjs";
import { serveFolder } from "../support/server.mjs";

/** Serves a copy of the web page and the documentation site until `close` removes the copy. */
export async function serveSite() {
  const folder = await mkdtemp(join(tmpdir(), "robotscope-site-"));
  await cp(page, folder, { recursive: true });
  await cp(site, join(folder, "docs"), { recursive: true });
  const server = await serveFolder(folder, { cleanUrls: true });
  return {
    url: server.url,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
