/** `homepage` of the package.json of the root, put in when this is bundled. */
declare const ROBOTSCOPE_HOMEPAGE: string;

/** `page` likewise. */
declare const ROBOTSCOPE_PAGE: string;

/** Where the project is: what people and other programs are led to begins so. */
export const HOMEPAGE = ROBOTSCOPE_HOMEPAGE;

/** Where the page is, which opens links. */
export const PAGE = ROBOTSCOPE_PAGE;
