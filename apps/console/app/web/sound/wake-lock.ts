/** Keeps the screen on while the shift runs. The browser takes the lock back when the page is hidden. */
export class ScreenWakeLock {
  #wanted = false;
  #lock: WakeLockSentinel | null = null;

  /** Requests the lock now and whenever the page is visible again, until `stop`. */
  start(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    document.addEventListener("visibilitychange", this.#request);
    this.#request();
  }

  stop(): void {
    this.#wanted = false;
    document.removeEventListener("visibilitychange", this.#request);
    void this.#lock?.release();
    this.#lock = null;
  }

  readonly #request = (): void => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    // A device that saves power refuses; the board works without the lock.
    navigator.wakeLock.request("screen").then(
      (lock) => {
        if (this.#wanted) this.#lock = lock;
        else void lock.release();
      },
      () => undefined,
    );
  };
}
