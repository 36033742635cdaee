import { numberedStreet } from "@comanda/domain/address";

/** Spec §9. */
export const MAX_ADDRESS_NUMBER = 30;

type Address = {
  address: string;
  /** Whether the address names a house; only then is a number in it one. */
  hasNumber: boolean;
};

/** What stands around the number of a house; `rest` begins with what parts it from the street. */
type Parts = { street: string; number: string; rest: string };

/** `154`, `12-B`, `35 B`, and Colombia's `93A-62`, which names the street that is crossed. */
const NUMBER = String.raw`(?<number>\d+[a-z]?(?:[-/]\d+)?(?:[ -]?[a-z](?!\p{L}))?)`;
const REST = String.raw`(?<rest>(?:\s*[,–—]|\s-\s|\s*$).*)`;
/** Behind a sign the number is one, whatever comes next: `Carrera 7 # 71-21 Torre B`. */
const marked = new RegExp(
  String.raw`^(?<street>[^,#]*?)\s*#\s*${NUMBER}(?<rest>(?:[\s,].*)?)$`,
  "iu",
);
const behindComma = new RegExp(
  String.raw`^(?<street>[^,]+),\s*(?:n[º°.]\s*)?${NUMBER}${REST}$`,
  "iu",
);
const atTheEnd = new RegExp(
  String.raw`^(?<street>[^,]*?)\s(?:#\s*|n[º°.]\s*|no\.?\s*)?${NUMBER}${REST}$`,
  "iu",
);
const inFront = new RegExp(String.raw`^${NUMBER}\s+(?<street>[^,–—]*?)${REST}$`, "iu");
const unnumbered = new RegExp(`^(?<street>[^,–—]*?)${REST}$`, "iu");

/** The number of the house that an address names; empty where there is none to be found. */
export function houseNumberIn(address: Address, country: string): string {
  return partsOf(address, country)?.number ?? "";
}

/**
 * An address with the number of a house, in the place of the one that it may have, as its country
 * writes it.
 */
export function withHouseNumber(address: Address, number: string, country: string): string {
  const text = address.address.trim();
  const { street, rest } = streetParts(address, country);
  return `${numberedStreet(country, street || text, number)}${rest.trimEnd()}`;
}

/** The street that an address names, and what stands behind it and its number. */
export function streetParts(address: Address, country: string): { street: string; rest: string } {
  const { street, rest } =
    partsOf(address, country) ?? match(unnumbered, address.address.trim()) ?? NOWHERE;
  return { street, rest };
}

/** The two fields of an address that was written in them; the number is empty where that is not clear. */
export function streetAndNumber(
  address: string,
  country: string,
): Pick<Parts, "street" | "number"> {
  const { street, number, rest } = partsOf({ address, hasNumber: true }, country) ?? NOWHERE;
  return street && !rest.trim() ? { street, number } : { street: address.trim(), number: "" };
}

const NOWHERE: Parts = { street: "", number: "", rest: "" };

function partsOf({ address, hasNumber }: Address, country: string): Parts | null {
  if (!hasNumber) return null;
  for (const pattern of patternsOf(country)) {
    const found = match(pattern, address.trim());
    if (found) return found;
  }
  return null;
}

/** The likeliest first, by where the country writes the number. */
function patternsOf(country: string): RegExp[] {
  switch (numberedStreet(country, "x", "1")) {
    case "1 x":
      return [inFront, atTheEnd, behindComma];
    case "x, 1":
      return [behindComma, atTheEnd, inFront];
    default:
      return [marked, atTheEnd, behindComma, inFront];
  }
}

function match(pattern: RegExp, text: string): Parts | null {
  const { street = "", number = "", rest = "" } = pattern.exec(text)?.groups ?? {};
  return street.trim() ? { street: street.trim(), number, rest } : null;
}
