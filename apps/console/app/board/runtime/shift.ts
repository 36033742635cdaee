import type { Loudness } from "../../web/sound/bell.ts";
import { reduceSound, type SoundEvent, soundStatus } from "../../web/sound/sound-state.ts";
import type { BoardStore } from "./board-store.ts";

/** The sound of the browser, see `SoundEngine`. */
export type ShiftSound = {
  unlock: () => Promise<void>;
  tryUnlock: () => Promise<void>;
  ring: (loudness: Loudness | null) => void;
  stop: () => void;
};

export type ShiftOptions = {
  store: BoardStore;
  createSound: (onEvent: (event: SoundEvent) => void) => ShiftSound;
  wakeLock: { start: () => void; stop: () => void };
  /** Called during the press that starts the shift. */
  onStart: () => void;
};

/**
 * The shift of a board: its sound and the screen that stays on. It rings by the state of the orders, so
 * that an order rings whose message was missed.
 */
export class Shift {
  readonly #options: ShiftOptions;
  readonly #sound: ShiftSound;
  #unsubscribe?: () => void;
  #ringing: Loudness | null = null;

  constructor(options: ShiftOptions) {
    this.#options = options;
    this.#sound = options.createSound((event) => this.#soundEvent(event));
  }

  /** Rings by the state of the orders from now on, until `stop`. */
  follow(): void {
    this.#unsubscribe = this.#options.store.subscribe(() => this.#ring());
  }

  /** Starts the shift with a test of the bell. Browsers unlock the sound during a press only. */
  async start(): Promise<void> {
    this.#soundEvent({ type: "shiftStarted" });
    this.#options.wakeLock.start();
    this.#options.onStart();
    await this.#sound.unlock();
  }

  /** Continues a shift after a reload: at once where the browser allows it, else at the next press. */
  async resume(): Promise<void> {
    this.#options.wakeLock.start();
    await this.#sound.tryUnlock();
  }

  setMuted(muted: boolean): void {
    this.#soundEvent({ type: "muteSet", muted });
  }

  stop(): void {
    this.#unsubscribe?.();
    this.#options.wakeLock.stop();
    this.#sound.stop();
  }

  #ring(): void {
    const { ringing, sound } = this.#options.store.getSituation();
    const wanted = soundStatus(sound) === "on" ? ringing : null;
    if (wanted === this.#ringing) return;
    this.#ringing = wanted;
    this.#sound.ring(wanted);
  }

  #soundEvent(event: SoundEvent): void {
    this.#options.store.update(({ sound }) => ({ sound: reduceSound(sound, event) }));
  }
}
