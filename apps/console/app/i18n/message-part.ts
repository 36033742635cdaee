/**
 * The messages are fetched in two parts, so that the board does not wait for the texts of other
 * pages: `first` comes with every page, `later` with what imports `await-lazy-messages.ts`.
 */
type MessagePart = "first" | "later";

const laterPrefixes = [
  "account.",
  "alerts.",
  "audit.",
  "boardSettings.",
  "changeOrder.",
  "customers.",
  "integrations.",
  "menu.",
  "pause.",
  "printing.",
  "refunds.",
  "reports.",
  "settings.",
  "soldOut.",
  "tableCalls.",
];

/** Messages with a later prefix that the bars of the board, the menu or the team page show. */
const firstDespitePrefix = [
  "account.save",
  "account.title",
  "alerts.state.",
  "audit.title",
  "pause.plusMinutes",
];

/** Returns the part that has the message of a key. */
export function messagePart(key: string): MessagePart {
  const startsWith = (prefix: string) => key.startsWith(prefix);
  return laterPrefixes.some(startsWith) && !firstDespitePrefix.some(startsWith) ? "later" : "first";
}
