import countries from "intl-tel-input/data";

/** The calling code of a country, as digits; empty for an unknown one. */
export function callingCodeOf(country: string): string {
  const key = country.toLowerCase();
  return countries.find(({ iso2 }) => iso2 === key)?.dialCode ?? "";
}
