/** The functions of the npm package, in the page's module. */
export * from "../../pkg/robotscope_www.js?in-worker";
