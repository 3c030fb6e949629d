import type { Severity } from "robotscope";

/** The files to check, and the conditions under which a build fails. */
export interface Options {
  /** The site's robots.txt; by default, `robots.txt` in Vite's `publicDir` or, with other bundlers, `public/robots.txt`. */
  robotsTxt?: string;
  /**
   * The folder into which the site is built; by default the bundler's output folder. HTML, `_headers` and robots.txt files in this folder
   * are linted.
   */
  output?: string;
  /** The lowest severity that fails the build; "error" by default. */
  failOn?: Severity | "never";
  /** `true` to allow production builds that block the whole site from search engines. By default, such a build fails. */
  allowBlocked?: boolean;
}

/** A plugin for Vite or Rollup. */
export interface BundlePlugin {
  name: string;
}

/** A plugin for webpack or Rspack. */
export interface CompilerPlugin {
  // biome-ignore lint/suspicious/noExplicitAny: the type is from a bundler that may not be installed.
  apply(compiler: any): void;
}

/** A plugin for esbuild. */
export interface BuildPlugin {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: the type is from esbuild, which may not be installed.
  setup(build: any): void | Promise<void>;
}

/** Creates a plugin for Vite and tools based on Vite. The plugin adds a panel at `/__robotscope` to the development server. */
export function vite(options?: Options): BundlePlugin;
export function rollup(options?: Options): BundlePlugin;
export function webpack(options?: Options): CompilerPlugin;
export function rspack(options?: Options): CompilerPlugin;
export function esbuild(options?: Options): BuildPlugin;

declare const plugins: {
  vite: typeof vite;
  rollup: typeof rollup;
  webpack: typeof webpack;
  rspack: typeof rspack;
  esbuild: typeof esbuild;
};
export default plugins;
