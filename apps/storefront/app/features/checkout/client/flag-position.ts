import countries from "intl-tel-input/data";

/** The sprite of intl-tel-input has the flags of all its countries, by their two letters. */
const order: string[] = countries.map(({ iso2 }) => iso2).sort();

export const FLAG_COUNT = order.length;

/** How many flags stand before that of a country (two letters); behind the last where it has none. */
export function flagPosition(country: string): number {
  const position = order.indexOf(country.toLowerCase());
  return position < 0 ? FLAG_COUNT : position;
}
