/** An address as the API has it (spec §3, Client address). */
export type StoredAddress = {
  address: string;
  complement?: string | null;
  reference?: string | null;
  area_name?: string | null;
  latitude?: number | null;
  longitude?: number | null;
};

/**
 * An address on one line: `Colima 220 - Int. 4 - Blue door (Roma Norte)`. The district stands only
 * where no coordinates say where it is (spec §3, Client address).
 */
export function formatAddressLine(given: StoredAddress): string {
  const { house, rest } = splitAddressLine(given);
  return house + rest;
}

/** The same in two: the house, which leads, and what is said of it. */
export function splitAddressLine(given: StoredAddress): { house: string; rest: string } {
  const { address, complement, reference, area_name, latitude, longitude } = given;
  const details = [complement, reference].flatMap((part) => part?.trim() || []);
  const pinned = typeof latitude === "number" && typeof longitude === "number";
  const district = pinned ? "" : (area_name?.trim() ?? "");
  const rest = details.map((part) => ` - ${part}`).join("") + (district && ` (${district})`);
  return { house: address.trim(), rest };
}

/** Where the number comes before the street. */
const NUMBER_FIRST = new Set(["AU", "CA", "FR", "GB", "IE", "IN", "LU", "NZ", "PH", "US", "ZA"]);
/** Where a comma stands between street and number. */
const WITH_COMMA = new Set(["AO", "BR", "CV", "ES", "GT", "IT", "MZ", "PT"]);

/** A street of no name but a number: `Calle 10`, `Av. Calle 26`, `Cra. 15`. */
const NUMBERED_STREET =
  /^(?:(?:av|ave|avenida|avenue|c|calle|cl|cll|carrera|cra|kr|diagonal|dg|transversal|tv|r|rua|rue|via)\b\.? ?)+\d+$/iu;

/**
 * Street and number as somebody wrote them in two fields, as letters are addressed in the country,
 * two letters: `Rua Harmonia, 123`, `Durango 200`, `1501 South Congress Avenue`. A number that the
 * street ends with already is not written twice, unless it is the street's name.
 */
export function formatStreetLine(countryCode: string, street: string, number: string): string {
  const [name, house] = [oneLine(street), oneLine(number)];
  const isAlreadyWritten = isNumberFirst(countryCode)
    ? name.startsWith(`${house} `)
    : name.endsWith(` ${house}`) && !NUMBERED_STREET.test(name);
  return house && isAlreadyWritten ? name : formatNumberedStreet(countryCode, name, house);
}

/** The same of a street that is known to be without the number, even if it ends with one. */
export function formatNumberedStreet(countryCode: string, street: string, number: string): string {
  const [name, house] = [oneLine(street), oneLine(number)];
  if (!house || !name) return name || house;
  if (isNumberFirst(countryCode)) return `${house} ${name}`;
  return `${name}${WITH_COMMA.has(countryCode.toUpperCase()) ? "," : ""} ${house}`;
}

function isNumberFirst(countryCode: string): boolean {
  return NUMBER_FIRST.has(countryCode.toUpperCase());
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").replace(/^[\s,]+|[\s,]+$/gu, "");
}
