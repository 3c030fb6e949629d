/** `homepage` of the package.json of the root, put in when this is bundled. */
declare const ROBOTSCOPE_HOMEPAGE: string;

/** Where the project is: what people and other programs are led to begins so. */
export const HOMEPAGE = ROBOTSCOPE_HOMEPAGE;
