/** A kind of job: the queue that holds jobs of it, and how often and how long each is tried. */
export type JobKind<Payload extends object> = {
  /** The name of its queue: lower case letters and hyphens. */
  name: string;
  /** How often a failed job is tried again; after that it has failed for good. */
  retries: number;
  /** Seconds before the first retry; each further one waits twice as long. */
  retrySeconds: number;
  /** The longest wait between two attempts, in seconds. */
  maxRetrySeconds?: number;
  /** Seconds for one attempt. After them, a job whose process died is tried again. */
  attemptSeconds: number;
  /** Seconds for which a finished job, with its payload, stays in the database. */
  keepSeconds: number;
  /** Never set: it only carries the type of the payload. */
  payload?: Payload;
};

/** What a worker gets to know about its attempt. */
export type JobAttempt = {
  /** Aborted when the server stops, or the attempt takes too long. */
  signal: AbortSignal;
  /** 1 for the first. */
  number: number;
  isLast: boolean;
};

/** Does the jobs of a kind in this process. A job whose `run` throws is tried again. */
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
