/** `homepage` of the root's package.json, inserted by the bundler. */
declare const ROBOTSCOPE_HOMEPAGE: string;

/** `page` of the root's package.json, inserted by the bundler. */
declare const ROBOTSCOPE_PAGE: string;

/** The URL of the project, which is the prefix of all links to it. */
export const HOMEPAGE = ROBOTSCOPE_HOMEPAGE;

/** The URL of the page that opens shared links. */
export const PAGE = ROBOTSCOPE_PAGE;
