const MAX_ENTRIES = 1_000;

/**
 * Answers what was answered before, for as long as nothing has been committed since it was asked:
 * see `Embedded` of the API. A failure is not remembered.
 */
export function validUntilCommit<Answer>(
  load: (key: string) => Promise<Answer>,
  commits: () => number,
): (key: string) => Promise<Answer> {
  const cache = new Map<string, { answer: Promise<Answer>; commits: number }>();
  return (key) => {
    const before = commits();
    const last = cache.get(key);
    if (last?.commits === before) return last.answer;
    const answer = load(key);
    if (cache.size >= MAX_ENTRIES) cache.clear();
    cache.set(key, { answer, commits: before });
    answer.catch(() => cache.delete(key));
    return answer;
  };
}
