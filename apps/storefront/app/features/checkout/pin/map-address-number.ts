import { streetLine } from "@comanda/domain/address";

/** Spec §9. */
export const MAX_ADDRESS_NUMBER = 30;

type Address = {
  address: string;
  /** Whether the address names a house; only then is a number in it one. */
  hasNumber: boolean;
};

/** What stands around the number of a house; `rest` begins with what parts it from the street. */
type Parts = { street: string; number: string; rest: string };

const NUMBER = String.raw`(?<number>\d+(?:[-/]\d+)?(?:[ -]?[a-z](?!\p{L}))?)`;
const REST = String.raw`(?<rest>(?:\s*[,–—]|\s-\s|\s*$).*)`;
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

/** An address with the number of a house, in the place of the one that it may have, as its country writes it. */
export function withHouseNumber(address: Address, number: string, country: string): string {
  const text = address.address.trim();
  const { street, rest } = partsOf(address, country) ?? match(unnumbered, text) ?? NOWHERE;
  return `${streetLine(country, street || text, number)}${rest.trimEnd()}`;
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
  switch (streetLine(country, "x", "1")) {
    case "1 x":
      return [inFront, atTheEnd, behindComma];
    case "x, 1":
      return [behindComma, atTheEnd, inFront];
    default:
      return [atTheEnd, behindComma, inFront];
  }
}

function match(pattern: RegExp, text: string): Parts | null {
  const { street = "", number = "", rest = "" } = pattern.exec(text)?.groups ?? {};
  return street.trim() ? { street: street.trim(), number, rest } : null;
}
