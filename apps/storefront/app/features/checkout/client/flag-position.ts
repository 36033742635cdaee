import countries from "intl-tel-input/data";

/** The countries of intl-tel-input's sprite, two letters each, in its order. */
const order: string[] = countries.map(({ iso2 }) => iso2).sort();

export const FLAG_COUNT = order.length;

/**
 * Returns the number of flags before the one of a country (two letters); a country without a flag is
 * after the last.
 */
export function flagPosition(country: string): number {
  const position = order.indexOf(country.toLowerCase());
  return position < 0 ? FLAG_COUNT : position;
}
