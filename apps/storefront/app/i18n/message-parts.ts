/**
 * The messages are fetched in two parts, so that the menu does not wait for the words of the
 * checkout: `first` comes with every page, `later` with what imports `later-messages.ts`.
 */
export type MessagePart = "first" | "later";

const laterPrefixes = [
  "breakdown.",
  "cart.",
  "chat.",
  "checkout.",
  "consent.",
  "coupon.",
  "disabled.",
  "info.",
  "install.",
  "later.",
  "loyalty.",
  "map.",
  "pause.",
  "pay.",
  "rating.",
  "recent.",
  "report.",
  "schedule.",
  "tip.",
  "tracking.",
  "trouble.",
];

/** Named by code that every page carries, whatever they are about. */
const firstAnyway = [
  "consent.open",
  "info.link",
  "info.title",
  "rating.label",
  "rating.score",
  "report.open",
  "report.title",
  "trouble.client",
];

/** The part of the messages in which a key is. */
export function messagePart(key: string): MessagePart {
  const later = laterPrefixes.some((prefix) => key.startsWith(prefix));
  return later && !firstAnyway.includes(key) ? "later" : "first";
}
