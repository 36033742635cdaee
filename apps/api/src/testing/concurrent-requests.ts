import { classifyDatabaseError } from "../db/postgres/database-failures.ts";

/** Repeats a request that is answered 503: many at once may wait too long on a busy machine. */
export async function retryWhileBusy<Answer extends { status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
}

/** The same for a call inside the test's process: it throws where a request is answered 503. */
export async function repeatWhileBusy<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Error) || classifyDatabaseError(error) !== "busy") throw error;
    }
  }
}

/**
 * More than there is stock for. The embedded database handles one after the other, so that fewer
 * are enough there.
 */
export const CONCURRENT_REQUESTS = process.env.TEST_DATABASE_URL ? 200 : 70;

/**
 * Like `Promise.all`, but a failure waits until all have ended: what is still on its way would change the
 * rows that the next test puts back, and both would wait for each other's locks.
 */
export async function allEnded<T extends readonly unknown[] | []>(
  begun: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(begun);
  return Promise.all(begun);
}

/** Makes `count` requests at once; resolves to their answers, in order. */
export function sendConcurrently<T>(
  count: number,
  make: (index: number) => Promise<T>,
): Promise<T[]> {
  return allEnded(Array.from({ length: count }, (_, index) => make(index)));
}

/** Counts how many of the answers have the status. */
export function countStatus(answers: { status: number }[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}
