/**
 * The rules that a fault can name, so that a page says what is wrong in its reader's language. A fault of
 * any other rule has no code. Its facts are the numbers and words of the rule's sentence.
 */
export const FAULT_CODES = [
  /** Nothing is there, or nothing that can be seen. */
  "missing",
  /** More than `max` characters. */
  "long",
  /** More than `max` entries. */
  "many",
  /** Less than `min`, more than `max`, or outside of both. */
  "small",
  "large",
  "range",
  /** A fraction where only whole numbers are possible. */
  "whole",
  /** More than the `max` decimals of the currency. */
  "decimals",
  /** Characters that cannot be seen, and that can change how the text is read. */
  "characters",
  /** No address of e-mail. */
  "email",
  /** `value` is there twice. */
  "repeated",
  /** `value` belongs to another company. */
  "taken",
  /** `value` was taken from the company, because its DNS did not prove it. */
  "lost",
  /** No name server has answered; a second try can succeed. */
  "unanswered",
  /** It refers to something that is no longer there. */
  "gone",
  /** The end of a time is its beginning. */
  "same_time",
  /** The least number of choices is more than the most. */
  "min_above_max",
  /** The least number of choices is more than the `count` that can be chosen. */
  "min_above_choices",
  /** A `diet` that the dish's `allergen` excludes. */
  "contradiction",
  /** A size without a name beside others. */
  "unnamed",
] as const;

export type FaultCode = (typeof FAULT_CODES)[number];
/** The numbers and words of a rule's sentence. */
export type FaultFacts = Readonly<Record<string, string | number>>;
