import type { Severity } from "robotscope";

/** The files that the plugin checks, and the conditions under which a build fails. */
export interface Options {
  /** The robots.txt of the site; if left out, that of Vite's `publicDir`, or `public/robots.txt`. */
  robotsTxt?: string;
  /** The folder into which the site is built; if left out, that of the bundler. Its HTML, `_headers` and robots.txt are linted. */
  output?: string;
  /** The severity from which a problem fails the build; "error" if left out. */
  failOn?: Severity | "never";
  /** `true` to allow a production build that blocks the whole site from search engines; otherwise, such a build fails. */
  allowBlocked?: boolean;
}

/** A plugin of Vite or Rollup. */
export interface BundlePlugin {
  name: string;
}

/** A plugin of webpack or Rspack. */
export interface CompilerPlugin {
  // biome-ignore lint/suspicious/noExplicitAny: the type is from a bundler that may not be installed.
  apply(compiler: any): void;
}

/** A plugin of esbuild. */
export interface BuildPlugin {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: the type is from esbuild, which may not be installed.
  setup(build: any): void | Promise<void>;
}

/** Creates a plugin for Vite and tools based on it. Its development server has a panel at `/__robotscope`. */
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
