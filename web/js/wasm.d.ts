/** The engine: deflated, then in base64. */
export const compressed: string;
/** How many bytes it has when it is inflated. */
export const size: number;
