/**
 * The words of one language's addresses, folded. Each list maps long forms to their abbreviations;
 * a long form without one is listed for its weight.
 */
export type AddressLanguage = {
  /** Kinds of streets: they have a low weight, and people often leave them out. */
  kinds: Record<string, string>;
  /** Parts of a town; people leave them out less often. */
  directions: Record<string, string>;
  /** Saints, titles, numerals and other words in names that have a short form. */
  names: Record<string, string>;
  /** Articles and similar words, separated by spaces. */
  particles: string;
};
