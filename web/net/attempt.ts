/** Returns the result of `compute`; `undefined` if `compute` throws. */
export function attempt<Result>(compute: () => Result): Result | undefined {
  try {
    return compute();
  } catch {
    return undefined;
  }
}

/** Decodes percent-encoded text. Returns text that cannot be decoded unchanged. */
export const percentDecoded = (text: string): string => attempt(() => decodeURIComponent(text)) ?? text;
