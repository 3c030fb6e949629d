import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { attempt } from "../../net/attempt.ts";
import { wrongUse } from "../exit.ts";
import { cannotWrite } from "../source.ts";

/** The locks of this process. */
const held = new Set<string>();

/**
 * A lock file. While it exists, only the process that created it may write the files of a run. The lock of a process that no longer exists
 * has no effect.
 */
export class Lock {
  readonly #path: string;

  /** Creates the lock for the file at `path`. If another run is writing this file, throws a `Problem` that contains `advice`. */
  constructor(path: string, advice: string) {
    this.#path = `${path}.lock`;
    while (!this.#create(path)) {
      const owner = this.#owner();
      if (owner !== undefined)
        throw wrongUse(
          `another run is writing ${path} (process ${owner}): ${advice}. If there is no such run, remove ${this.#path}.`,
        );
      rmSync(this.#path, { force: true });
    }
    held.add(this.#path);
  }

  release(): void {
    if (held.delete(this.#path)) rmSync(this.#path, { force: true });
  }

  #create(path: string): boolean {
    try {
      writeFileSync(this.#path, `${process.pid}\n`, { flag: "wx" });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
      throw cannotWrite(path, error);
    }
  }

  /** Returns the ID of the process that holds the lock; `undefined` if the process no longer exists. */
  #owner(): number | undefined {
    const owner = attempt(() => Number(readFileSync(this.#path, "utf8")));
    if (owner === undefined) return undefined;
    // In a container, process IDs repeat: a lock with the ID of this process may be from an earlier run.
    const isAlive = owner === process.pid ? held.has(this.#path) : owner > 0 && exists(owner);
    return isAlive ? owner : undefined;
  }
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !isZombie(pid);
  } catch (error) {
    // EPERM means that the process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Returns `true` if a process has ended, but its parent has not read its exit status. In a container, this state may last as long as the
 * container runs. Returns `false` on systems other than Linux.
 */
function isZombie(pid: number): boolean {
  // Find the state after the last parenthesis, because the name of the program before it can contain parentheses:
  // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
  const path = `/proc/${pid}/stat`;
  return existsSync(path) && /\) Z [^)]*$/.test(readFileSync(path, "utf8"));
}
