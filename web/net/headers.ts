/** The value of `Accept`: pages first, then any type. */
export const ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,text/plain;q=0.9,*/*;q=0.8";
