/** The value of the `Accept` header to send. It prefers pages, but accepts any type. */
export const ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,text/plain;q=0.9,*/*;q=0.8";
