import fc from "fast-check";

/** Halves of pairs, which are no characters. */
const SURROGATES = { first: 0xd800, count: 0x800 };

function toCharacter(number: number): string {
  return String.fromCodePoint(number < SURROGATES.first ? number : number + SURROGATES.count);
}

function toNumber(character: unknown): number {
  const code = String(character).codePointAt(0) ?? Number.NaN;
  return code < SURROGATES.first ? code : code - SURROGATES.count;
}

/**
 * Any character of Unicode, as the `unit` of `fc.string`. fast-check's own unit "binary" draws the same
 * ones, and first takes a second of the processor in each process to number them.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10_ffff - SURROGATES.count })
  .map(toCharacter, toNumber);
