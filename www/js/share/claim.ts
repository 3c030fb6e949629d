import { CASE } from "./storage";

/** The time to wait for a lock, in milliseconds. A reloading tab releases its lock sooner. */
const PATIENCE = 1000;

let wanted: string | undefined;
let held: { id: string; release: () => void } | undefined;

/** Returns the case whose lock this tab holds. */
export const claimed = (): string | undefined => held?.id;

/**
 * Locks a case for this tab and releases the previous lock. If another tab holds the lock, this tab saves its changes
 * as a new case. Without locks, as on pages without `https:`, a tab detects that another tab has overwritten its draft
 * (the "storage" event in index.ts).
 */
export function claim(id: string | undefined): void {
  if (id === wanted) return;
  wanted = id;
  held?.release();
  held = undefined;
  if (id === undefined || !("locks" in navigator)) return;
  const name = `robotscope-case-${id}`;
  const hold = () => {
    if (id !== wanted) return undefined;
    return new Promise<void>((release) => {
      held = { id, release };
    });
  };
  const waiting = new AbortController();
  navigator.locks.request(name, { signal: waiting.signal }, hold).catch(() => {
    if (sessionStorage.getItem(CASE) === id) sessionStorage.removeItem(CASE);
    if (wanted === id) wanted = undefined;
  });
  setTimeout(async () => {
    const locks = await navigator.locks.query();
    // A busy browser may grant a free lock late, so stop waiting only if another tab holds the lock.
    if (held?.id !== id && locks.held?.some((lock) => lock.name === name)) waiting.abort();
  }, PATIENCE);
}
