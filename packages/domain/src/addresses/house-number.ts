import { toLatinDigits } from "../text/digits.ts";
import { formatNumberedStreet } from "./address-line.ts";
import { isSameStreet } from "./same-street.ts";

/** Spec §9. */
export const MAX_ADDRESS_NUMBER = 30;

type NumberedAddress = {
  address: string;
  /** Whether the address names a house; only then is a number in it one. */
  hasNumber: boolean;
};

/** What stands around the number of a house; `rest` begins with what parts it from the street. */
type StreetParts = { street: string; number: string; rest: string };

/**
 * `154`, `12-B`, `35 B`, `12 bis`, `1º`, the range `12-14`, and Colombia's `93A-62`, which names the
 * street that is crossed; no ordinal such as `5th`.
 */
const NUMBER = String.raw`(?<number>\d+(?:[a-z](?!\p{L}))?(?:[-/]\d+)?(?:[ /-]?(?:bis|ter|quater|[a-z])(?!\p{L}))?[º°ª]?)`;
const SIGN = String.raw`(?:#\s*|n[º°.]+\s*|n[o°º]\.?\s*|n[uú]m(?:ero|\.)?\s*|nr\.?\s*)?`;
const REST = String.raw`(?<rest>(?:\s*[,–—]|\s-\s|\s*$).*)`;
/** Behind a sign the number is one, whatever comes next: `Carrera 7 # 71-21 Torre B`. */
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

/** A kind of street and nothing else: what comes next is its name, as in `Calle 60`. */
const KIND_OF_STREET =
  /^(?:(?:av|avda|ave|avenida|avenue|c|calle|cl|cll|carrera|cra|kr|diagonal|dg|transversal|tv|r|rua|rue|via|street|road)\b\.?\s*)+$/iu;
/** What parts of a house and of a road are called; a number behind it is not the house's. */
const UNIT =
  "apto|apt|apartamento|depto|departamento|dpto|int|interior|interno|piso|andar|bloco|bl|sala|suite|ste|unit|local|flat|appt|scala|lote|lt|mz|manzana|km|cep|cp|code|zip";
const unitBefore = new RegExp(String.raw`(?:^|[\s,])(?:${UNIT})\.?$`, "iu");
const unitAtTheEnd = new RegExp(
  String.raw`[\s,–—-]+(?:(?:${UNIT})\b\.?\s*#?[\s\p{L}]?\d?.*|\d{1,2}[ºª°]\s?\p{L}{0,4})$`,
  "iu",
);
const WITHOUT_NUMBER = /(?:^|[\s,])s\/n[º°]?(?![\p{L}\d])/iu;
/** `06700`, `01310-100`: in no country above is a house that is named behind its street so numbered. */
const POSTAL_CODE = /^\d{5,}(?:-\d+)?$/u;

/**
 * The number of the house in what somebody typed of an address, `Av. Insurgentes Sur 123`, as the
 * country (two letters) writes it; `S/N` is one. Empty where it is not clear: a numbered street, a
 * postal code and a flat are no house.
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
 * The number with which the field begins for a place that was found for what was typed: the place's
 * own; the typed one where it has none, or where it is in the street that was typed. A number that a
 * place without one names anyway is its street's.
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
  const named: readonly string[] = place.address.match(/[\p{L}\p{N}/-]+/gu) ?? [];
  return named.includes(number) ? "" : number;
}

/** Whether a street that somebody wrote is the one of what they typed of an address before. */
export function isStreetOf(typed: string, street: string, country: string): boolean {
  const partsIn = (address: string) => splitStreet({ address, hasNumber: true }, country);
  return isSameStreet(partsIn(typed), { street, rest: "" });
}

/** The number of the house that an address names; empty where there is none to be found. */
export function houseNumberOf(address: NumberedAddress, country: string): string {
  return parseStreet(address, country)?.number ?? "";
}

/**
 * An address with the number of a house, in the place of the one that it may have, as its country
 * writes it.
 */
export function withHouseNumber(address: NumberedAddress, number: string, country: string): string {
  const text = address.address.trim();
  const { street, rest } = splitStreet(address, country);
  return `${formatNumberedStreet(country, street || text, number)}${rest.trimEnd()}`;
}

/** The street that an address names, and what stands behind it and its number. */
export function splitStreet(
  address: NumberedAddress,
  country: string,
): { street: string; rest: string } {
  const { street, rest } =
    parseStreet(address, country) ?? matchStreet(unnumbered, address.address.trim()) ?? NO_STREET;
  return { street, rest };
}

/** The two fields of an address that was written in them; the number is empty where that is not clear. */
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

/** The likeliest first, by where the country writes the number. */
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
