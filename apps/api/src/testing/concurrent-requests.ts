/** Sends again what is answered 503: many requests at once may wait too long on a busy machine. */
export async function retryWhileBusy<Answer extends { status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
}

/**
 * More than there is something for. The embedded database lets in one after the other: fewer show
 * there what there is to be seen.
 */
export const CONCURRENT_REQUESTS = process.env.TEST_DATABASE_URL ? 200 : 70;

/** So many of them at once; answers with their answers, in order. */
export function sendConcurrently<T>(
  count: number,
  make: (index: number) => Promise<T>,
): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)));
}

/** How many of the answers have the status. */
export function countStatus(answers: { status: number }[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}
