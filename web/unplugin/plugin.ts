import { readFile, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Plugin as EsbuildPlugin } from "esbuild";
import type { Severity } from "robotscope";
import type { Plugin as RollupPlugin } from "rollup";
import type { Plugin as VitePlugin } from "vite";
import type { Compiler } from "webpack";
import type { Options } from "./index.d.ts";
import { checkedOptions, SEVERITIES } from "./options.ts";
import { PANEL, panel } from "./panel.ts";
import { blocked, inWords, problemsOf, siteFiles } from "./site.ts";

// There is one plugin for each bundler. The plugins do not use the library unplugin, because its hooks do not report the two facts that
// the plugins need: where the bundler writes the site, and when it has finished.

const name = "robotscope";

/** The site as configured in the bundler, with the plugin's options. */
class Site {
  readonly #options: Options;
  /** The folder to which the paths in options are relative. */
  root = process.cwd();
  /** The folder of files that are served unchanged: `public`, unless the bundler has a setting for it. */
  files = "public";
  output: string | undefined;
  isProduction = process.env.NODE_ENV !== "development";

  constructor(options: Options = {}) {
    this.#options = checkedOptions(options);
  }

  get robotsTxt(): string {
    return resolve(this.root, this.#options.robotsTxt ?? join(this.files, "robots.txt"));
  }

  /**
   * Reports problems. Throws if a problem is severe enough to fail the build, or if a production build blocks the whole site. Call this
   * method only after all files are written, including those from the public folder.
   */
  async look(): Promise<void> {
    const { failOn = "error", allowBlocked = false, output = this.output } = this.#options;
    const folder = output === undefined ? undefined : resolve(this.root, output);
    await this.#mustExist("robotsTxt", "isFile");
    await this.#mustExist("output", "isDirectory");
    const copy = join(folder ?? this.root, "robots.txt");
    const read = (path: string) => readFile(path).catch(() => undefined);
    const time = async (path: string) => (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;
    const [source, copied] = [await read(this.robotsTxt), await read(copy)];
    // The robots.txt in the output is usually a copy. Report its problems only for the source, which the user can fix.
    // An older file is from an earlier build and will be replaced.
    const isCopy = source && copied && (copied.equals(source) || (await time(copy)) < (await time(this.robotsTxt)));
    const built = folder === undefined ? [] : await siteFiles(folder);
    const others = built.filter((file) => !isCopy || file !== copy);
    const problems = await problemsOf(this.robotsTxt, others);
    for (const problem of problems) console.warn(inWords(problem));
    const isSevere = ({ severity }: { severity: Severity }) =>
      failOn !== "never" && SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(failOn);
    const severe = problems.filter(isSevere);
    if (severe.length > 0)
      throw new Error(
        `robotscope: ${severe.map(inWords).join("\n")}\nThe option “failOn” sets the severity that fails a build.`,
      );
    const text = isCopy ? source : (copied ?? source);
    const why = this.isProduction && !allowBlocked && text ? blocked(text) : undefined;
    if (why !== undefined)
      throw new Error(
        `robotscope: robots.txt blocks the whole site from search engines. ${why}\n` +
          "If this is intended, for example on a staging site, set the option “allowBlocked”.",
      );
  }

  /** Throws if a path in an option does not exist, because a run that checks nothing must not succeed. */
  async #mustExist(option: "robotsTxt" | "output", is: "isFile" | "isDirectory"): Promise<void> {
    const named = this.#options[option];
    if (named === undefined) return;
    const path = resolve(this.root, named);
    const found = await stat(path).catch(() => undefined);
    if (!found?.[is]())
      throw new Error(
        `robotscope: the option “${option}” is “${named}”, but after bundling there is no ${is === "isFile" ? "file" : "folder"} ${path}.`,
      );
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function vite(options?: Options): VitePlugin {
  const site = new Site(options);
  // Development servers also call `closeBundle`, but only a build writes a site.
  let isBuild = true;
  let hasFailed = false;
  let report = (error: unknown): void => {
    throw error;
  };
  return {
    name,
    configResolved({ root, publicDir, build, command, mode, logger }) {
      site.root = root;
      // Nuxt passes no `publicDir`: Nuxt itself copies the `public` folder of the working directory, and sets Vite's root to another
      // folder.
      site.files = publicDir || resolve("public");
      site.output = build.outDir;
      isBuild = command === "build";
      site.isProduction = isBuild && mode === "production";
      // In watch mode, Vite does not await `closeBundle`, so a rejection would end the process.
      if (build.watch) report = (error) => logger.error(messageOf(error));
    },
    configureServer(server) {
      server.middlewares.use(PANEL, (request, response, next) => {
        panel(site.robotsTxt)(request, response).catch(next);
      });
    },
    buildEnd(error) {
      hasFailed = Boolean(error);
    },
    renderError() {
      hasFailed = true;
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        // After a failed build, an error of this hook would replace the error of the build.
        if (isBuild && !hasFailed) await site.look().catch(report);
      },
    },
  };
}

export function rollup(options?: Options): RollupPlugin {
  const site = new Site(options);
  return {
    name,
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir, file }) {
        site.output = dir ?? (file && dirname(file));
        await site.look();
      },
    },
  };
}

export function webpack(options?: Options): { apply(compiler: Compiler): void } {
  const site = new Site(options);
  return {
    apply(compiler) {
      site.root = compiler.context;
      // Without a mode, webpack and Rspack build for production.
      site.isProduction = ["production", undefined].includes(compiler.options.mode);
      compiler.hooks.afterEmit.tapPromise(name, async (compilation) => {
        site.output = compiler.outputPath;
        // Do not use `fileDependencies`: without a robots.txt, watch mode would rebuild endlessly. webpack also watches
        // `missingDependencies` that exist.
        compilation.missingDependencies.add(site.robotsTxt);
        await site.look().catch((error) => {
          // A rejected hook would end watch mode, and hide the errors of a failed build.
          if (!compiler.watchMode && compilation.errors.length === 0) throw error;
          compilation.errors.push(error);
        });
      });
    },
  };
}

/** Creates a plugin for Rspack, which has the same hooks as webpack. */
export const rspack = webpack;

export function esbuild(options?: Options): EsbuildPlugin {
  const site = new Site(options);
  return {
    name,
    setup({ initialOptions: { absWorkingDir, outdir, outfile }, onEnd }) {
      site.root = absWorkingDir ?? site.root;
      site.output = outdir ?? (outfile && dirname(outfile));
      onEnd(async () => {
        try {
          await site.look();
          return {};
        } catch (error) {
          return { errors: [{ text: messageOf(error) }] };
        }
      });
    },
  };
}

export default { vite, rollup, webpack, rspack, esbuild };
