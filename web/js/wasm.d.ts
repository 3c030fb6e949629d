/** The engine, deflated and encoded in base64. */
export const compressed: string;
/** The size of the inflated engine, in bytes. */
export const size: number;
