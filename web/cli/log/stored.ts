/** Returns a copy of a text for long storage. V8 otherwise keeps the whole piece of the log from which the text was cut. */
export const stored = (text: string): string => Buffer.from(text).toString();
