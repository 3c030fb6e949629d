import { CASE } from "./storage";

/** The time to wait for a lock, in milliseconds. A tab that is being reloaded releases its lock sooner. */
const PATIENCE = 1000;

let wanted: string | undefined;
let held: { id: string; release: () => void } | undefined;

/** Returns the case that this tab has locked, or undefined if there is none. */
export const claimed = (): string | undefined => held?.id;

/**
 * Locks a case for this tab and releases the previous lock. If another tab holds the lock, this tab saves its changes as a new case.
 * Without the lock API, as on pages not served over `https:`, a tab only detects that another tab has overwritten its draft (the "storage"
 * event in index.ts).
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
    // A busy browser may grant a free lock late. Give up only if another tab holds the lock.
    if (held?.id !== id && locks.held?.some((lock) => lock.name === name)) waiting.abort();
  }, PATIENCE);
}
