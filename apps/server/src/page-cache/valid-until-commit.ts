const MAX_ENTRIES = 1_000;

/**
 * Reuses a result until the next commit after its load has started, and no longer than
 * `validUntil` says of it; see `Embedded` of the API. A failure is not cached.
 */
export function validUntilCommit<Answer>(
  load: (key: string) => Promise<Answer>,
  commits: () => number,
  { validUntil = () => null, now = () => new Date() }: ValidUntilOptions<Answer> = {},
): (key: string) => Promise<Answer> {
  const cache = new Map<string, Entry<Answer>>();
  return (key) => {
    const before = commits();
    const last = cache.get(key);
    if (last?.commits === before && (!last.until || last.until > now())) return last.answer;
    const answer = load(key);
    if (cache.size >= MAX_ENTRIES) cache.clear();
    const entry: Entry<Answer> = { answer, commits: before, until: null };
    cache.set(key, entry);
    answer.then(
      (loaded) => {
        entry.until = validUntil(loaded);
      },
      () => cache.delete(key),
    );
    return answer;
  };
}

type ValidUntilOptions<Answer> = {
  /** When the result changes without a commit; null when it does not. */
  validUntil?: (answer: Answer) => Date | null;
  now?: () => Date;
};
type Entry<Answer> = { answer: Promise<Answer>; commits: number; until: Date | null };
