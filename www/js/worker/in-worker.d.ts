/** wasm-bindgen's script of the page's module, which has the functions of the npm package. */
declare module "*robotscope_www.js?in-worker" {
  export * from "robotscope/init";
  export function initSync(options: { module: WebAssembly.Module }): unknown;
}
