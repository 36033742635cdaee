/**
 * The words of one language's addresses, folded. Each list is of long forms with what they are
 * abbreviated to; a long form with nothing else is there for its weight.
 */
export type AddressLanguage = {
  /** What kind of street: says little, and is often left out. */
  kinds: Record<string, string>;
  /** Parts of a town; left out less often. */
  directions: Record<string, string>;
  /** Saints, titles, numerals and other words of names that have a short form. */
  names: Record<string, string>;
  /** Articles and the like, with spaces between. */
  little: string;
};
