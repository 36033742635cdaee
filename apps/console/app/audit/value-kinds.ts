import type { MessageKey } from "../i18n/text.ts";

/**
 * How a value is written: as it is, or by its kind, or by a word for each value. `unread` is a value
 * that says nothing to people, `namedById` the id of something with a name, `count` a list by its
 * length, `priceLines` texts that end with an amount.
 */
export type ValueKind =
  | "text"
  | "percent"
  | "hours"
  | "sellingHours"
  | "service"
  | "count"
  | "namedById"
  | "instant"
  | "money"
  | "priceLines"
  | "seconds"
  | "yesNo"
  | "language"
  | "stations"
  | "unread"
  | Readonly<Record<string, MessageKey>>;

/** The word of a kind for a value, in whichever case it is stored; null where it has none. */
export function wordKey(kind: ValueKind, value: unknown): MessageKey | null {
  if (typeof kind === "string") return null;
  const text = String(value);
  // A stored text may be a word such as `constructor`, which every object has.
  const known = [text, text.toLowerCase()].find((word) => Object.hasOwn(kind, word));
  return (known !== undefined && kind[known]) || null;
}

export type FieldWords = {
  label: MessageKey;
  kind: ValueKind;
  /** What a field without a value means. */
  absent: unknown;
};

/** Words for a field. `absent` is what a field without a value means. */
export const words = (
  label: MessageKey,
  kind: ValueKind = "text",
  { absent = null }: { absent?: unknown } = {},
): FieldWords => ({ label, kind, absent });
