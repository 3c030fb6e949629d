/** Returns a copy of a text for long storage. V8 otherwise retains the whole piece of the log that contains the text. */
export const stored = (text: string): string => Buffer.from(text).toString();
