/** A number of requests, and the number of bytes in their responses. */
export interface Amount {
  requests: number;
  bytes: number;
}

/** The requests of one day. */
export interface Day extends Amount {
  /** The number of requests that were answered with an error. */
  errors: number;
}

/** The maximum number of days to count separately. A log of ten years has fewer. */
const MOST_DAYS = 4000;

/** The requests of one kind, such as those of a crawler, counted by status and day. */
export class Traffic implements Amount {
  requests = 0;
  bytes = 0;
  readonly statuses = new Map<number, number>();
  readonly days = new Map<string, Day>();

  add(status: number | undefined, bytes: number, day: string | undefined): void {
    this.requests += 1;
    this.bytes += bytes;
    if (status !== undefined) this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (day !== undefined) this.#onDay(day, { requests: 1, bytes, errors: isError(status) ? 1 : 0 });
  }

  addAll(other: Traffic): void {
    this.requests += other.requests;
    this.bytes += other.bytes;
    for (const [status, requests] of other.statuses)
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + requests);
    for (const [day, traffic] of other.days) this.#onDay(day, traffic);
  }

  /** The number of requests that were answered with an error. */
  get errors(): number {
    let errors = 0;
    for (const [status, requests] of this.statuses) if (isError(status)) errors += requests;
    return errors;
  }

  #onDay(day: string, { requests, bytes, errors }: Day): void {
    const known = this.days.get(day);
    if (known) {
      known.requests += requests;
      known.bytes += bytes;
      known.errors += errors;
    } else if (this.days.size < MOST_DAYS) this.days.set(day, { requests, bytes, errors });
  }

  toJSON(): object {
    const { requests, bytes, statuses, days } = this;
    return {
      ...{ requests, bytes },
      statuses: Object.fromEntries([...statuses].sort(([one], [other]) => one - other)),
      days: Object.fromEntries([...days].sort(([one], [other]) => (one < other ? -1 : 1))),
    };
  }
}

const isError = (status: number | undefined) => status !== undefined && status >= 400;
