import { CASE } from "./kept";

/** Milliseconds. A tab that is loaded again gives its case free before that. */
const PATIENCE = 1000;

let wanted: string | undefined;
let held: { id: string; release: () => void } | undefined;

/** The case that no other tab shows but this one. */
export const claimed = (): string | undefined => held?.id;

/**
 * Takes a case for this tab alone, as long as it shows no other one. If another tab has it, what this one keeps is a case of its own. Without
 * locks, as where there is no `https:`, whoever writes a case second learns it from the storage (index.ts).
 */
export function claim(id: string | undefined): void {
  if (id === wanted) return;
  wanted = id;
  held?.release();
  held = undefined;
  if (id === undefined || !("locks" in navigator)) return;
  const hold = () => {
    if (id !== wanted) return undefined;
    return new Promise<void>((release) => {
      held = { id, release };
    });
  };
  navigator.locks.request(`robotscope-case-${id}`, { signal: AbortSignal.timeout(PATIENCE) }, hold).catch(() => {
    if (sessionStorage.getItem(CASE) === id) sessionStorage.removeItem(CASE);
    if (wanted === id) wanted = undefined;
  });
}
