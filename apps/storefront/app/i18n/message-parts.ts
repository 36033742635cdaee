/**
 * The messages are fetched in two parts, so that the menu does not wait for the texts of the
 * checkout: `first` comes with every page, `later` with what imports `fetch-later-messages.ts`.
 */
export type MessagePart = "first" | "later";

const laterPrefixes = [
  "again.",
  "allergen.",
  "breakdown.",
  "busy.",
  "cart.",
  "chat.",
  "checkout.",
  "consent.",
  "coupon.",
  "disabled.",
  "failure.",
  "filter.",
  "how.",
  "info.",
  "install.",
  "language.",
  "later.",
  "loyalty.",
  "map.",
  "pause.",
  "pay.",
  "rating.",
  "reason.belowMinimum",
  "reason.newTotal",
  "reason.schedule",
  "reason.tooLarge",
  "recent.",
  "report.",
  "sale.",
  "schedule.",
  "search.",
  "tableCalls.",
  "tip.",
  "together.",
  "tracking.",
  "zoom.",
];

/** Messages with a later prefix that the code of every page uses. */
const firstDespitePrefix = [
  "consent.open",
  "how.title",
  "info.link",
  "info.title",
  "language.current",
  "rating.label",
  "rating.score",
  "report.open",
  "report.title",
];

/** Returns the part that has the message of a key. */
export function messagePart(key: string): MessagePart {
  const later = laterPrefixes.some((prefix) => key.startsWith(prefix));
  return later && !firstDespitePrefix.includes(key) ? "later" : "first";
}
