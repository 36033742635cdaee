/**
 * What providers call a status: up to 32 letters and underscores with at most three digits, never a
 * key or a number.
 */
const STATUS = /^(?=.{1,32}$)(?!(?:.*\d){4})-?[A-Za-z0-9_]+$/u;

/** A provider's word as it may be logged; `unreadable` for what is no word. */
export function logSafeWord(value: unknown): string {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && STATUS.test(text) ? text : "unreadable";
}
