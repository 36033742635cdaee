import type { JobKind } from "../jobs/job-kind.ts";

/** A kind of job for tests. An attempt of a process that died is over after two seconds. */
export const wordJob: JobKind<{ word: string }> = {
  name: "test-word",
  retries: 3,
  retrySeconds: 1,
  maxRetrySeconds: 1,
  attemptSeconds: 2,
  keepSeconds: 60,
};
