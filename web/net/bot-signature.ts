/**
 * The path at which an origin publishes the keys of its signed requests.
 *
 * https://www.ietf.org/archive/id/draft-ietf-webbotauth-httpsig-protocol-00.html#section-5.5
 */
export const DIRECTORY_PATH = "/.well-known/http-message-signatures-directory";

/** The media type of a directory at that path. */
export const DIRECTORY_TYPE = "application/http-message-signatures-directory+json";
