const MAX_ENTRIES = 1_000;

/**
 * Reuses a result until the next commit after its load has started; see `Embedded` of the API. A
 * failure is not cached.
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
