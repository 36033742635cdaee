/**
 * Adds to the answer of a call that creates something what was sent and the answer leaves out: another
 * backend may answer with the new id alone (decision 31).
 */
export function withSentFields<T extends object>(answer: T, sent: Partial<T>): T {
  const missing = Object.entries(sent).filter(([name]) => (answer[name as keyof T] ?? "") === "");
  return Object.assign({}, answer, Object.fromEntries(missing));
}
