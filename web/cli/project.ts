/** The `homepage` field in the root package.json, inserted by the bundler. */
declare const ROBOTSCOPE_HOMEPAGE: string;

/** The `page` field in the root package.json, inserted by the bundler. */
declare const ROBOTSCOPE_PAGE: string;

/** The project's URL, the prefix of all links to it. */
export const HOMEPAGE = ROBOTSCOPE_HOMEPAGE;

/** The URL of the page that opens shared links. */
export const PAGE = ROBOTSCOPE_PAGE;
