/** A failure caused on purpose, and the promise that holds during and after it. */
export type Trial = {
  /** The argument of `npm run trials`: the file's name without `.trial.ts`. */
  name: string;
  /** A sentence that could be false, with its bound. */
  promise: string;
  run(context: TrialContext): Promise<TrialResult>;
};

export type TrialResult = {
  /** Whether the promise was kept; null when a program that the trial needs is not installed. */
  kept: boolean | null;
  /** The measurements, in a few words. */
  measured: string;
};

/** The folder and the clean-up of a trial. */
export type TrialContext = {
  /** An empty folder, deleted after the trial. */
  folder: string;
  /** Registers a function that runs after the trial; the last registered runs first. */
  cleanUp(end: () => unknown): void;
};
