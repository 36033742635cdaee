/** Repeats a request that is answered 503: many at once may wait too long on a busy machine. */
export async function retryWhileBusy<Answer extends { status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
}

/**
 * More than there is stock for. The embedded database handles one after the other, so that fewer
 * are enough there.
 */
export const CONCURRENT_REQUESTS = process.env.TEST_DATABASE_URL ? 200 : 70;

/** Makes `count` requests at once; resolves to their answers, in order. */
export function sendConcurrently<T>(
  count: number,
  make: (index: number) => Promise<T>,
): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)));
}

/** Counts how many of the answers have the status. */
export function countStatus(answers: { status: number }[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}
