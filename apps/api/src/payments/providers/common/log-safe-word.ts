/**
 * The form of a provider's status word: up to 32 letters and underscores with at most three digits.
 * Keys and long numbers do not match.
 */
const STATUS = /^(?=.{1,32}$)(?!(?:.*\d){4})-?[A-Za-z0-9_]+$/u;

/** Returns a provider's status word, safe to log; `unreadable` for anything else. */
export function logSafeWord(value: unknown): string {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && STATUS.test(text) ? text : "unreadable";
}
