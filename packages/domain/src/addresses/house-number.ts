import { toLatinDigits } from "../text/digits.ts";
import { formatNumberedStreet } from "./address-line.ts";
import { isSameStreet } from "./same-street.ts";

/** The longest house number, in characters (conformance 9.16). */
export const MAX_ADDRESS_NUMBER = 30;

type NumberedAddress = {
  address: string;
  /** Whether the address has a house number; otherwise numbers in it are something else. */
  hasNumber: boolean;
};

/** The parts of an address; `rest` begins with the separator after street and number. */
type StreetParts = { street: string; number: string; rest: string };

/**
 * `154`, `12-B`, `35 B`, `12 bis`, `1º`, the range `12-14`, and Colombia's `93A-62`, which contains the
 * cross street. Not an ordinal such as `5th`.
 */
const NUMBER = String.raw`(?<number>\d+(?:[a-z](?!\p{L}))?(?:[-/]\d+)?(?:[ /-]?(?:bis|ter|quater|[a-z])(?!\p{L}))?[º°ª]?)`;
const SIGN = String.raw`(?:#\s*|n[º°.]+\s*|n[o°º]\.?\s*|n[uú]m(?:ero|\.)?\s*|nr\.?\s*)?`;
const REST = String.raw`(?<rest>(?:\s*[,–—]|\s-\s|\s*$).*)`;
/** After a `#` the number is always the house number: `Carrera 7 # 71-21 Torre B`. */
const signedNumber = new RegExp(
  String.raw`^(?<street>[^,#]*?)\s*#\s*${NUMBER}(?<rest>(?:[\s,].*)?)$`,
  "iu",
);
const numberAfterComma = new RegExp(
  String.raw`^(?<street>[^,]+),\s*${SIGN}${NUMBER}${REST}$`,
  "iu",
);
const numberAtEnd = new RegExp(String.raw`^(?<street>[^,]*?)\s${SIGN}${NUMBER}${REST}$`, "iu");
const numberFirst = new RegExp(String.raw`^${NUMBER}\s+(?<street>[^,–—]*?)${REST}$`, "iu");
const unnumbered = new RegExp(`^(?<street>[^,–—]*?)${REST}$`, "iu");

/** Only a kind of street: the text after it is the name, as in `Calle 60`. */
const KIND_OF_STREET =
  /^(?:(?:av|avda|ave|avenida|avenue|c|calle|cl|cll|carrera|cra|kr|diagonal|dg|transversal|tv|r|rua|rue|via|street|road)\b\.?\s*)+$/iu;
/** Words for units of a house and of a road; a number after them is not the house number. */
const UNIT =
  "apto|apt|apartamento|depto|departamento|dpto|int|interior|interno|piso|andar|bloco|bl|sala|suite|ste|unit|local|flat|appt|scala|lote|lt|mz|manzana|km|cep|cp|code|zip";
const unitBefore = new RegExp(String.raw`(?:^|[\s,])(?:${UNIT})\.?$`, "iu");
const unitAtTheEnd = new RegExp(
  String.raw`[\s,–—-]+(?:(?:${UNIT})\b\.?\s*#?[\s\p{L}]?\d?.*|\d{1,2}[ºª°]\s?\p{L}{0,4})$`,
  "iu",
);
const WITHOUT_NUMBER = /(?:^|[\s,])s\/n[º°]?(?![\p{L}\d])/iu;
/** `06700`, `01310-100`: no country above has such long house numbers after the street. */
const POSTAL_CODE = /^\d{5,}(?:-\d+)?$/u;

/**
 * Finds the house number in a typed address, `Av. Insurgentes Sur 123`, as the country (two letters)
 * writes it; also `S/N`. Empty if it is not certain: numbers of streets, postal codes and flats are no
 * house numbers.
 */
export function parseHouseNumber(typed: string, country: string): string {
  const text = toLatinDigits(typed)
    .trim()
    .replace(/(?<=\d)[–—](?=\d)/gu, "-");
  if (WITHOUT_NUMBER.test(text)) return "S/N";
  const short = text.replace(unitAtTheEnd, "");
  const address = /\d/u.test(short) ? short : text;
  for (const pattern of numberPatterns(country)) {
    const found = matchStreet(pattern, address);
    if (found && isHouse(found, pattern)) return found.number;
  }
  return "";
}

function isHouse({ street, number }: StreetParts, pattern: RegExp): boolean {
  if (number.length > MAX_ADDRESS_NUMBER || KIND_OF_STREET.test(street)) return false;
  if (pattern === numberFirst) return !/^(?:de|do|da|di|du|of)\s/iu.test(street);
  return !(POSTAL_CODE.test(number) || unitBefore.test(street));
}

/**
 * Returns the initial value of the number field for a place that the search found. It is the place's own
 * number; or the typed number, if the place has none or is in the typed street. A typed number that also
 * appears in a place without a house number belongs to the street.
 */
export function suggestHouseNumber(
  typed: string,
  place: NumberedAddress | null,
  country: string,
): string {
  const found = place ? houseNumberOf(place, country) : "";
  const number = parseHouseNumber(typed, country);
  if (!(place && number)) return found || number;
  const streetOf = (address: string) => splitStreet({ address, hasNumber: true }, country);
  if (found) return isSameStreet(streetOf(typed), streetOf(place.address)) ? number : found;
  const words: readonly string[] = place.address.match(/[\p{L}\p{N}/-]+/gu) ?? [];
  return words.includes(number) ? "" : number;
}

/** Returns whether a street is the street of a typed address. */
export function isStreetOf(typed: string, street: string, country: string): boolean {
  const partsIn = (address: string) => splitStreet({ address, hasNumber: true }, country);
  return isSameStreet(partsIn(typed), { street, rest: "" });
}

/** Returns the house number of an address; empty if there is none. */
export function houseNumberOf(address: NumberedAddress, country: string): string {
  return parseStreet(address, country)?.number ?? "";
}

/**
 * Sets the house number of an address, as the country writes it. Replaces an existing number.
 */
export function withHouseNumber(address: NumberedAddress, number: string, country: string): string {
  const text = address.address.trim();
  const { street, rest } = splitStreet(address, country);
  return `${formatNumberedStreet(country, street || text, number)}${rest.trimEnd()}`;
}

/** Splits an address into the street and the text after street and number. */
export function splitStreet(
  address: NumberedAddress,
  country: string,
): { street: string; rest: string } {
  const { street, rest } =
    parseStreet(address, country) ?? matchStreet(unnumbered, address.address.trim()) ?? NO_STREET;
  return { street, rest };
}

/** Splits an address into the fields street and number; the number is empty if it is not certain. */
export function streetAndNumber(
  address: string,
  country: string,
): Pick<StreetParts, "street" | "number"> {
  const { street, number, rest } = parseStreet({ address, hasNumber: true }, country) ?? NO_STREET;
  return street && !rest.trim() ? { street, number } : { street: address.trim(), number: "" };
}

const NO_STREET: StreetParts = { street: "", number: "", rest: "" };

function parseStreet({ address, hasNumber }: NumberedAddress, country: string): StreetParts | null {
  if (!hasNumber) return null;
  for (const pattern of numberPatterns(country)) {
    const found = matchStreet(pattern, address.trim());
    if (found) return found;
  }
  return null;
}

/** Returns the patterns in the order of probability for the country. */
function numberPatterns(country: string): RegExp[] {
  switch (formatNumberedStreet(country, "x", "1")) {
    case "1 x":
      return [numberFirst, numberAtEnd, numberAfterComma];
    case "x, 1":
      return [numberAfterComma, numberAtEnd, numberFirst];
    default:
      return [signedNumber, numberAtEnd, numberAfterComma, numberFirst];
  }
}

function matchStreet(pattern: RegExp, text: string): StreetParts | null {
  const { street = "", number = "", rest = "" } = pattern.exec(text)?.groups ?? {};
  return street.trim() ? { street: street.trim(), number, rest } : null;
}
