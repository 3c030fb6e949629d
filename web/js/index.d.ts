// "export *" leaves the default export out: the initialisation, which has already happened.
export * from "../pkg/robotscope.js";
