/**
 * The messages are fetched in two parts, so that the board does not wait for the texts of other
 * pages: `first` comes with every page, `later` with what imports `await-lazy-messages.ts`.
 */
type MessagePart = "first" | "later";

const laterPrefixes = ["alerts.", "pause.", "printing.", "soldOut."];

/** Messages with a later prefix that the board's bar shows. */
const firstDespitePrefix = "alerts.state.";

/** Returns the part that has the message of a key. */
export function messagePart(key: string): MessagePart {
  const later = laterPrefixes.some((prefix) => key.startsWith(prefix));
  return later && !key.startsWith(firstDespitePrefix) ? "later" : "first";
}
