/** A kind of work at a gate. The kinds of a gate stand by their priority. */
export type GateKind = {
  /** The most that wait for their turn, and the most of them of one key. */
  waiting: number;
  waitingOfKey: number;
  /** Milliseconds that work waits for its turn. */
  waitMs: number;
};

export type GateLimits<Kind extends string> = {
  /** How much runs at the same time, and how much of it for one key. */
  atOnce: number;
  atOnceOfKey: number;
  /** Milliseconds after which running work is given up and no longer counts; null for never. */
  maxMs: number | null;
  kinds: Record<Kind, GateKind>;
};

/**
 * `full`: too much waits already; `late`: waited too long; `left`: the client has left; `slow`: ran too
 * long.
 */
export type GateRefusal = "full" | "late" | "left" | "slow";
export type GateResult<T> = { done: T } | { refused: GateRefusal };
export type GateOutcome = "admitted" | GateRefusal;

export type GateRequest = {
  /** Whom the work is for: no key takes all places. */
  key: string;
  /** Aborted when the client leaves. */
  signal?: AbortSignal;
};

type Waiting = { start: () => void };

/**
 * Lets only so much work run at the same time. The rest waits in bounded queues: the kinds by their
 * priority, the keys of a kind in turn. Work that cannot be done in time is refused at once instead of
 * slowing everything down.
 */
export class Gate<Kind extends string> {
  readonly #limits: GateLimits<Kind>;
  readonly #onOutcome: (kind: Kind, outcome: GateOutcome) => void;
  readonly #beforeStart: () => Promise<void> | undefined;
  /** By kind and key; the key that started last is last. */
  readonly #queues: Map<Kind, Map<string, Set<Waiting>>>;
  readonly #held = new Map<string, number>();
  readonly #idleListeners = new Set<() => void>();
  #running = 0;

  constructor(limits: GateLimits<Kind>, { onOutcome, beforeStart }: GateHooks<Kind> = {}) {
    this.#limits = limits;
    this.#onOutcome = onOutcome ?? (() => undefined);
    this.#beforeStart = beforeStart ?? (() => undefined);
    this.#queues = new Map((Object.keys(limits.kinds) as Kind[]).map((kind) => [kind, new Map()]));
  }

  get running(): number {
    return this.#running;
  }

  waiting(kind: Kind): number {
    let count = 0;
    for (const queue of this.#queues.get(kind)?.values() ?? []) count += queue.size;
    return count;
  }

  waitingByKind(): { kind: Kind; waiting: number }[] {
    return [...this.#queues.keys()].map((kind) => ({ kind, waiting: this.waiting(kind) }));
  }

  /** Runs `work` in its turn; returns its result, or why it was not done. */
  async run<T>(kind: Kind, request: GateRequest, work: () => Promise<T>): Promise<GateResult<T>> {
    const refused = await this.#enter(kind, request);
    this.#onOutcome(kind, refused ?? "admitted");
    if (refused) return { refused };
    try {
      await this.#beforeStart();
      const result = await withinMs(this.#limits.maxMs, work);
      if ("refused" in result) this.#onOutcome(kind, "slow");
      return result;
    } finally {
      this.#leave(request.key);
    }
  }

  /** Resolves when nothing runs, at the latest after `maxMs`; undefined when nothing runs now. */
  whenIdle(maxMs: number): Promise<void> | undefined {
    if (this.#running === 0) return undefined;
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#idleListeners.delete(end);
        resolve();
      };
      const timer = setTimeout(end, maxMs);
      this.#idleListeners.add(end);
    });
  }

  /** Resolves to null once the work may start; it then holds a place. */
  #enter(kind: Kind, { key, signal }: GateRequest): Promise<GateRefusal | null> {
    if (signal?.aborted) return Promise.resolve("left");
    if (this.#mayStart(key)) {
      this.#take(key);
      return Promise.resolve(null);
    }
    const { waiting, waitingOfKey, waitMs } = this.#limits.kinds[kind];
    const queues = this.#queues.get(kind) ?? new Map<string, Set<Waiting>>();
    const queue = queues.get(key) ?? new Set();
    if (queue.size >= waitingOfKey || this.waiting(kind) >= waiting) return Promise.resolve("full");
    queues.set(key, queue);
    return new Promise((resolve) => {
      const end = (refusal: GateRefusal | null) => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onLeft);
        queue.delete(entry);
        if (queue.size === 0 && queues.get(key) === queue) queues.delete(key);
        resolve(refusal);
      };
      const onLeft = () => end("left");
      const timer = setTimeout(() => end("late"), waitMs);
      const entry: Waiting = {
        start: () => {
          this.#take(key);
          end(null);
        },
      };
      signal?.addEventListener("abort", onLeft);
      queue.add(entry);
    });
  }

  #mayStart(key: string): boolean {
    const { atOnce, atOnceOfKey } = this.#limits;
    return this.#running < atOnce && (this.#held.get(key) ?? 0) < atOnceOfKey;
  }

  #take(key: string): void {
    this.#running += 1;
    this.#held.set(key, (this.#held.get(key) ?? 0) + 1);
  }

  #leave(key: string): void {
    this.#running -= 1;
    const left = (this.#held.get(key) ?? 1) - 1;
    if (left > 0) this.#held.set(key, left);
    else this.#held.delete(key);
    this.#startNext();
    if (this.#running === 0) for (const listener of [...this.#idleListeners]) listener();
  }

  #startNext(): void {
    for (const queues of this.#queues.values()) {
      for (const [key, queue] of [...queues]) {
        const [first] = queue;
        if (!first || !this.#mayStart(key)) continue;
        // The key goes to the end: the others have their turn first.
        queues.delete(key);
        queues.set(key, queue);
        first.start();
        return;
      }
    }
  }
}

export type GateHooks<Kind extends string> = {
  onOutcome?: (kind: Kind, outcome: GateOutcome) => void;
  /** Awaited before work starts, while it holds its place. */
  beforeStart?: () => Promise<void> | undefined;
};

async function withinMs<T>(ms: number | null, work: () => Promise<T>): Promise<GateResult<T>> {
  if (ms === null) return { done: await work() };
  const { promise: late, resolve } = Promise.withResolvers<GateResult<T>>();
  const timer = setTimeout(() => resolve({ refused: "slow" }), ms);
  const done = work().then((result) => ({ done: result }));
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
    // A later failure is ignored.
    done.catch(() => undefined);
  }
}
