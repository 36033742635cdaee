const MAX_KNOWN = 1_000;

/**
 * Answers what was answered before, for as long as nothing has been committed since it was asked:
 * see `Embedded` of the API. A failure is not remembered.
 */
export function untilCommit<Answer>(
  ask: (about: string) => Promise<Answer>,
  commits: () => number,
): (about: string) => Promise<Answer> {
  const known = new Map<string, { answer: Promise<Answer>; commits: number }>();
  return (about) => {
    const before = commits();
    const last = known.get(about);
    if (last?.commits === before) return last.answer;
    const answer = ask(about);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(about, { answer, commits: before });
    answer.catch(() => known.delete(about));
    return answer;
  };
}
