import { Refusal } from "../shared/refusal.ts";

const MEBIBYTE = 1024 * 1024;

/**
 * How many bytes of large bodies are in memory at the same time: ten of the largest pictures, two of
 * one company. More wait for as long as a request may take to arrive, less some time for its body.
 */
const LIMITS = { bytes: 200 * MEBIBYTE, bytesOfCompany: 40 * MEBIBYTE, waitMs: 20_000 };

export type BodyOfCompany = { companyId: string; bytes: number; signal?: AbortSignal };

type Waiting = BodyOfCompany & { start: () => void };

/**
 * Bounds the memory of large bodies, such as pictures: each takes its size before it is read, and
 * returns it when its call is answered. A company that sends many delays only itself.
 */
export class BodyMemory {
  readonly #limits: typeof LIMITS;
  readonly #taken = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  #all = 0;

  constructor(limits = LIMITS) {
    this.#limits = limits;
  }

  /**
   * Runs `work` once there is memory for its body, and resolves to its result, which may be null. 503
   * `busy` without running it if none gets free, or the client leaves.
   */
  async run<T>(body: BodyOfCompany, work: () => Promise<T>): Promise<T | Refusal> {
    if (!(await this.#enter(body))) return new Refusal("busy");
    try {
      return await work();
    } finally {
      this.#add(body, -1);
      for (const next of [...this.#waiting]) if (this.#hasSpace(next)) next.start();
    }
  }

  /** Resolves to whether the body has its memory. */
  #enter(body: BodyOfCompany): Promise<boolean> {
    if (this.#hasSpace(body)) {
      this.#add(body, 1);
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        body.signal?.removeEventListener("abort", leave);
        this.#waiting.delete(waiting);
      };
      const leave = () => {
        stopWaiting();
        resolve(false);
      };
      const start = () => {
        stopWaiting();
        this.#add(body, 1);
        resolve(true);
      };
      const timer = setTimeout(leave, this.#limits.waitMs);
      const waiting: Waiting = { ...body, start };
      body.signal?.addEventListener("abort", leave);
      this.#waiting.add(waiting);
    });
  }

  #hasSpace({ companyId, bytes }: BodyOfCompany): boolean {
    const { bytes: most, bytesOfCompany } = this.#limits;
    const ofCompany = this.#taken.get(companyId) ?? 0;
    return this.#all + bytes <= most && ofCompany + bytes <= bytesOfCompany;
  }

  #add({ companyId, bytes }: BodyOfCompany, sign: 1 | -1): void {
    this.#all += sign * bytes;
    const ofCompany = (this.#taken.get(companyId) ?? 0) + sign * bytes;
    if (ofCompany > 0) this.#taken.set(companyId, ofCompany);
    else this.#taken.delete(companyId);
  }
}

/** The bytes that a body may have: what it announces, or `most`. */
export function announcedBytes(request: Request, most: number): number {
  const length = request.headers.get("content-length");
  return length === null ? most : Math.min(Number(length), most);
}
