import { digitsOfSearch, phoneForms } from "@comanda/domain/people/phone-search";
import { accentVariants } from "@comanda/domain/text/accent-variants";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/** The stored phone numbers that a search looks through. */
export type SearchedPhone = {
  /** The number without its calling code, reversed as in the table's index. */
  reversed: RawBuilder<unknown>;
  callingCode: RawBuilder<unknown>;
};

/** What of a person a search looks through. */
export type SearchedPerson = {
  /** The `tsvector` of the person's words and of their company, as in the table's index. */
  words: RawBuilder<unknown>;
  phone: SearchedPhone;
};

/** The fewest digits of a phone number without its calling code. */
const NATIONAL_DIGITS = 6;

/**
 * A person matches when each word of the search begins a word of theirs, or when their phone number ends
 * with its digits. The order history and the list of customers search in this way. Each condition has its
 * own index; the caller adds that of the company.
 */
export function personConditions(
  { words, phone }: SearchedPerson,
  companyId: string,
  search: string,
): RawBuilder<SqlBool>[] {
  const byWords = sql<SqlBool>`(${words} @@ to_tsquery('simple'::regconfig, ${toPrefixes(search)})
    and ${words} @@ ${`'/${companyId}'`}::text::tsquery)`;
  const digits = digitsOfSearch(search);
  return [byWords, ...phoneForms(digits ?? "").map((form) => endsPhone(phone, form))];
}

/**
 * Adds the company to the words of a text, so that an index of words finds those of one company without the
 * others'. No word of a search begins with `/`.
 */
export function withCompanyWord(words: RawBuilder<unknown>, companyId: RawBuilder<unknown>) {
  return sql`(${words} || array_to_tsvector(array['/' || ${companyId}]))`;
}

/**
 * Matches phone numbers that end with the digits, and those that are the digits without their
 * calling code, which is stored apart.
 */
function endsPhone({ reversed, callingCode }: SearchedPhone, digits: string) {
  const backwards = [...digits].toReversed().join("");
  const either = [sql<SqlBool>`${reversed} like ${`${backwards}%`}`];
  for (let length = 1; length <= Math.min(4, digits.length - NATIONAL_DIGITS); length += 1) {
    const code = digits.slice(0, length);
    either.push(sql`(${reversed} = ${backwards.slice(0, -length)}
      and ltrim(${callingCode}, '+') = ${code})`);
  }
  return sql<SqlBool>`(${sql.join(either, sql` or `)})`;
}

/**
 * `al ru` becomes `('al':* | 'ál':* …) & ('ru':* | 'rú':* …)`: quoted words, of which each begins a word of the text.
 * The index keeps the accents of names, so a search asks for each way of writing a word (decision 118).
 */
function toPrefixes(search: string): string {
  const words = search.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
  const prefixes = (word: string) => accentVariants(word).map((each) => `'${each}':*`);
  return words.map((word) => `(${prefixes(word).join(" | ")})`).join(" & ");
}
