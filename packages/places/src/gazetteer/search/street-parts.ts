import { isNumberFirst } from "./format-address.ts";

/** A part of an address that may name the street. */
export type StreetPart = {
  /** The text that names the street, and perhaps the house. */
  text: string;
  /** The house number, where it stands in a separate part after the street. */
  number: string | null;
  /** All other parts: they say where the street is. */
  rest: string;
};

/** What separates the part with the street from the rest of an address. */
const PART_SEPARATORS = /,|;|:|\n| [-–—] /u;

/** Words for a unit of a house or a block, in English, Spanish and Portuguese. */
const UNIT =
  "apt|apartment|unit|suite|ste|floor|fl|room|rm|house|depto|dpto|departamento|depa|int|interior|" +
  "piso|casa|torre|edificio|edif|manzana|mza|mz|lote|lt|oficina|ofna|local|" +
  "apto|apartamento|ap|bloco|bl|andar|sala|conjunto|conj|cj|lj|loja";

/**
 * "Depto 31", "Int. 4-B", "Bloco C" at the end of a part, and "Apt #984". No units: the streets
 * "Torre y Castillo" and "Circuito Interior 128".
 */
const UNIT_NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<=^\\s*|\\d.*)(?:${UNIT})|apt|apartment|unit|suite)(?![\\p{L}\\p{N}])\\.?\\s*(?:#|n[.º°o]+)?\\s*(?:\\d+(?:[-/]?\\p{L}|-\\d+)?|\\p{L}(?=\\s*$))(?![\\p{L}\\p{N}])`,
  "giu",
);
/** Text after the house number: "415 casa azul". */
const UNIT_AFTER_NUMBER = new RegExp(
  `(?<=\\p{L}.*\\d\\p{L}?)\\s+(?:${UNIT})(?![\\p{L}\\p{N}]).*$`,
  "isu",
);
/** "634 W Mary St #5": where the house number comes first, this number is a room. */
const HASH_UNIT = /(?<=\d.*)#\s*[\p{L}\d-]+/gu;

/** A house number alone; a postcode is longer, or goes on after a hyphen. */
const NUMBER = /^(?:#|n[.º°o]+|num(?:ero)?\.?)?\s*([1-9]\d{0,4}(?:\s?[-/]?\s?\p{L})?)$/iu;

/**
 * Splits an address into its parts, without units. Where the country writes the house number first,
 * the text before it goes too ("The house 634 W Mary Street").
 */
export function splitAddressParts(address: string, country: string): StreetPart[] {
  const first = isNumberFirst(country);
  const parts = address
    .slice(0, 300)
    .split(PART_SEPARATORS)
    .map((part) => withoutUnits(part, first))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.flatMap((text, at) => {
    const [, number = null] = /\d/u.test(text) ? [] : (NUMBER.exec(parts[at + 1] ?? "") ?? []);
    const rest = parts.filter((_, other) => other !== at).join(", ");
    const [later] = (first && /(?<=\p{L}\P{N}*\s)\d.*$/su.exec(text)) || [];
    const texts = later === undefined ? [text] : [text, later];
    return texts.map((one) => ({ text: one, number, rest }));
  });
}

function withoutUnits(part: string, numberFirst: boolean): string {
  if (!numberFirst) return part.replace(UNIT_NUMBER, " ").replace(UNIT_AFTER_NUMBER, "").trim();
  // "House 634 W Mary Street": the number is the house number, unless another number came before
  // it.
  return part
    .replace(UNIT_NUMBER, (room, at: number) =>
      /^house/iu.test(room) || isAlone(part, room, at) ? room : " ",
    )
    .replace(HASH_UNIT, " ")
    .trim();
}

/**
 * Returns whether a number is the only one of its part and a name follows: then it is the house
 * number.
 */
function isAlone(part: string, room: string, at: number): boolean {
  const others = `${part.slice(0, at)} ${part.slice(at + room.length)}`;
  return /\d/u.test(room) && !/\d/u.test(others) && /\p{L}{3}/u.test(part.slice(at + room.length));
}
