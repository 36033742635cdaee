/** One failure that is caused on purpose, and what is promised while it lasts and afterwards. */
export type Trial = {
  /** As `npm run trials -- name` takes it: the file's name without `.trial.ts`. */
  name: string;
  /** A sentence that could be false, with its bound. */
  promise: string;
  run(context: TrialContext): Promise<TrialResult>;
};

export type TrialResult = {
  /** Whether the promise was kept. */
  kept: boolean;
  /** What was measured, in a few words. */
  measured: string;
};

/** What a trial is given. */
export type TrialContext = {
  /** An empty folder, deleted after the trial. */
  folder: string;
  /** Registers what ends a process or closes a connection after the trial; the last one runs first. */
  cleanUp(end: () => unknown): void;
};
