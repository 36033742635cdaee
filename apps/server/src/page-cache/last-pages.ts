/** A page as it was sent, and when its rendering started, in milliseconds of a monotonic clock. */
export type LastPage = {
  body: Buffer;
  headers: Headers;
  startedAt: number;
  /** No part of it was missing. */
  isComplete: boolean;
};

/** Keeps the last page of each key in `maxBytes` of memory; the oldest pages are evicted. */
export class LastPages {
  readonly #pages = new Map<string, LastPage>();
  readonly #maxBytes: number;
  bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): LastPage | undefined {
    return this.#pages.get(key);
  }

  /** Keeps a page, unless the kept one was started after it. */
  set(key: string, page: LastPage): void {
    const previous = this.#pages.get(key);
    if (previous && previous.startedAt > page.startedAt) return;
    this.delete(key);
    this.#pages.set(key, page);
    this.bytes += page.body.length;
    for (const oldest of this.#pages.keys()) {
      if (this.bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.bytes -= this.#pages.get(key)?.body.length ?? 0;
    this.#pages.delete(key);
  }
}
