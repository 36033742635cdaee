/** A kind of job: the queue that holds jobs of it, and how often and how long each is tried. */
export type JobKind<Payload extends object> = {
  /** The name of its queue: lower case letters and hyphens. */
  name: string;
  /** How often a failed job is tried again; after that it has failed for good. */
  retries: number;
  /** Seconds before the first repetition; each further one waits twice as long. */
  retrySeconds: number;
  /** The longest wait between two attempts, in seconds. */
  maxRetrySeconds?: number;
  /** Seconds for one attempt. A job whose process died begins again after them. */
  attemptSeconds: number;
  /** Seconds for which a finished job, with its payload, stays in the database. */
  keepSeconds: number;
  /** Only for its type. */
  payload?: Payload;
};

/** What an attempt knows of itself. */
export type JobAttempt = {
  /** Aborted when the server stops, or the attempt takes too long. */
  signal: AbortSignal;
  /** 1 for the first. */
  number: number;
  isLast: boolean;
};

/** Does the jobs of a kind in this process. An error repeats the job. */
export type JobWorker = {
  kind: JobKind<object>;
  run: (payload: never, attempt: JobAttempt) => Promise<void>;
  /** How many jobs of this kind the process does at once; 1 when absent. */
  atOnce?: number;
};

/** Binds a kind to the function that does its jobs. */
export function jobWorker<Payload extends object>(
  kind: JobKind<Payload>,
  run: (payload: Payload, attempt: JobAttempt) => Promise<void>,
  atOnce?: number,
): JobWorker {
  return { kind, run, atOnce };
}
