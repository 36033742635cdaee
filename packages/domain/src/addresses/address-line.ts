/** An address as the API sends it. */
export type StoredAddress = {
  address: string;
  complement?: string | null;
  reference?: string | null;
  area_name?: string | null;
  latitude?: number | null;
  longitude?: number | null;
};

/**
 * Formats an address on one line: `Colima 220 - Int. 4 - Blue door (Roma Norte)` (conformance 3.56). The
 * district appears only if the address has no coordinates.
 */
export function formatAddressLine(address: StoredAddress): string {
  const { house, rest } = splitAddressLine(address);
  return house + rest;
}

/** Returns the line of `formatAddressLine` in two parts: the house, and the details after it. */
export function splitAddressLine(storedAddress: StoredAddress): { house: string; rest: string } {
  const { address, complement, reference, area_name, latitude, longitude } = storedAddress;
  const details = [complement, reference].flatMap((part) => part?.trim() || []);
  const pinned = typeof latitude === "number" && typeof longitude === "number";
  const district = pinned ? "" : (area_name?.trim() ?? "");
  const rest = details.map((part) => ` - ${part}`).join("") + (district && ` (${district})`);
  return { house: address.trim(), rest };
}

/** The countries that write the number before the street. */
const NUMBER_FIRST = new Set(["AU", "CA", "FR", "GB", "IE", "IN", "LU", "NZ", "PH", "US", "ZA"]);
/** The countries that write a comma between street and number. */
const WITH_COMMA = new Set(["AO", "BR", "CV", "ES", "GT", "IT", "MZ", "PT"]);

/** A street whose name is a number: `Calle 10`, `Av. Calle 26`, `Cra. 15`. */
const NUMBERED_STREET =
  /^(?:(?:av|ave|avenida|avenue|c|calle|cl|cll|carrera|cra|kr|diagonal|dg|transversal|tv|r|rua|rue|via)\b\.? ?)+\d+$/iu;

/**
 * Joins the fields street and number as the country (two letters) writes addresses:
 * `Rua Harmonia, 123`, `Durango 200`, `1501 South Congress Avenue`. A number that the street already
 * contains is not repeated, unless it is the name of the street.
 */
export function formatStreetLine(countryCode: string, street: string, number: string): string {
  const [name, house] = [oneLine(street), oneLine(number)];
  const isAlreadyWritten = isNumberFirst(countryCode)
    ? name.startsWith(`${house} `)
    : name.endsWith(` ${house}`) && !NUMBERED_STREET.test(name);
  return house && isAlreadyWritten ? name : formatNumberedStreet(countryCode, name, house);
}

/** Returns the same as `formatStreetLine` for a street that does not contain the house number. */
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
