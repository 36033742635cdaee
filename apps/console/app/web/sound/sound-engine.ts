import { type Loudness, STROKE_SECONDS, strikeBell } from "./bell.ts";
import type { SoundEvent } from "./sound-state.ts";

/** The used members of the browser's AudioContext. */
export type BellContext = Pick<AudioContext, "state" | "resume" | "close"> & {
  addEventListener: (type: "statechange", listener: () => void) => void;
};

export type SoundEngineOptions<Context extends BellContext> = {
  createContext: () => Context;
  strike: (context: Context, loudness: Loudness) => void;
  onEvent: (event: SoundEvent) => void;
};

/** A kind of sound of Safari's `navigator.audioSession`. */
const PLAYBACK = { type: "playback" };

/** Plays the board's bell. It rings for as long as `ring` says, and holds no state of the orders. */
export class SoundEngine<Context extends BellContext = AudioContext> {
  readonly #options: SoundEngineOptions<Context>;
  #context: Context | null = null;
  #loudness: Loudness | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(options: SoundEngineOptions<Context>) {
    this.#options = options;
  }

  /** Unlocks the sound and plays the bell once. Browsers allow it during a press only. */
  async unlock(): Promise<void> {
    await this.#resume((context) => this.#options.strike(context, "normal"));
  }

  /** Tries to unlock the sound without a press, which some devices allow. It plays nothing. */
  async tryUnlock(): Promise<void> {
    await this.#resume();
  }

  /** Rings with this loudness until it is called with null. */
  ring(loudness: Loudness | null): void {
    const began = this.#loudness === null && loudness !== null;
    this.#loudness = loudness;
    if (began) this.#stroke();
    if (began) this.#timer = setInterval(() => this.#stroke(), STROKE_SECONDS * 1000);
    if (loudness === null) clearInterval(this.#timer);
  }

  stop(): void {
    this.ring(null);
    const context = this.#context;
    this.#context = null;
    if (!context) return;
    void context.close();
  }

  async #resume(onResumed?: (context: Context) => void): Promise<void> {
    try {
      this.#context ??= this.#create();
      const context = this.#context;
      await context.resume();
      this.#report();
      onResumed?.(context);
    } catch {
      this.#options.onEvent({ type: "failed" });
    }
  }

  #create(): Context {
    const context = this.#options.createContext();
    context.addEventListener("statechange", () => this.#report());
    return context;
  }

  #report(): void {
    if (!this.#context) return;
    this.#options.onEvent({ type: "contextChanged", running: this.#context.state === "running" });
  }

  #stroke(): void {
    if (this.#context?.state === "running" && this.#loudness) {
      this.#options.strike(this.#context, this.#loudness);
    }
  }
}

/** The engine with the browser's sound. */
export function createSoundEngine(onEvent: (event: SoundEvent) => void): SoundEngine {
  return new SoundEngine({ createContext: createAudibleContext, strike: strikeBell, onEvent });
}

/** An iPhone or iPad whose ringer is off plays only what says that it is playback. */
function createAudibleContext(): AudioContext {
  if ("audioSession" in navigator) Object.assign(navigator.audioSession as object, PLAYBACK);
  return new AudioContext();
}
