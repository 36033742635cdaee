/** Milliseconds by which the visitor's clock and the time since the page's start may differ between two looks. */
const JUMP_MS = 5_000;

/**
 * The time of the server, by the visitor's clock: a wrong clock does not matter, and neither does one that is set while the
 * page is open. `askSkew` returns by how much the server's clock is ahead, null where it does not answer.
 */
export class PageClock {
  readonly #askSkew: () => Promise<number | null>;
  #skew: number;
  #start = startOfPage();

  constructor(serverNow: number, askSkew: () => Promise<number | null>) {
    this.#skew = serverNow - Date.now();
    this.#askSkew = askSkew;
  }

  /** Returns the time; calls `onCorrected` when the server says later that it is another one. */
  read(onCorrected: () => void): Date {
    const jump = startOfPage() - this.#start;
    this.#start += jump;
    // Only a clock that was set goes back.
    if (jump < -JUMP_MS) this.#skew -= jump;
    // It was set forward, or the device has slept, during which the time since the page's start may stand still.
    if (jump > JUMP_MS) void this.#correct(onCorrected);
    return new Date(Date.now() + this.#skew);
  }

  async #correct(onCorrected: () => void): Promise<void> {
    const skew = await this.#askSkew();
    if (skew === null || Math.abs(skew - this.#skew) < JUMP_MS) return;
    this.#skew = skew;
    onCorrected();
  }
}

/** When the page was started, by the visitor's clock as it is now. */
const startOfPage = (): number => Date.now() - performance.now();
