import fc from "fast-check";
import { expect, test } from "vitest";
import { deletionVariants, typoDistance, typosAllowed, typosAllowedInQuery } from "./typos.ts";

const word = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(..."abcde"), minLength: min, maxLength: max });

test.each([
  ["roma", "roma", 0],
  ["roma", "rmoa", 1],
  ["roma", "rma", 1],
  ["roma", "romma", 1],
  ["roma", "rosa", 1],
  ["obregon", "obergn", 2],
  ["roma", "xxxx", 3],
])("%s and %s are %i typos apart", (one, other, typos) => {
  expect(typoDistance(one, other, 2)).toBe(typos);
});

test("the typo distance is the same in both directions, with and without a limit", () => {
  fc.assert(
    fc.property(word(0, 9), word(0, 9), (one, other) => {
      const most = typoDistance(one, other, 20);
      expect(typoDistance(other, one, 20)).toBe(most);
      expect(typoDistance(one, other, 2)).toBe(Math.min(most, 3));
    }),
  );
});

type Slip = { at: number; how: "left out" | "put in" | "replaced" | "swapped"; by: string };

const slips = fc.array(
  fc.record<Slip>({
    at: fc.nat(),
    how: fc.constantFrom("left out", "put in", "replaced", "swapped"),
    by: fc.constantFrom(..."abcde"),
  }),
  { maxLength: 2 },
);

function slipped(text: string, { at, how, by }: Slip): string {
  const place = at % (text.length + 1);
  const [before, after] = [text.slice(0, place), text.slice(place)];
  if (how === "left out") return before + after.slice(1);
  if (how === "put in") return before + by + after;
  if (how === "replaced") return before + by + after.slice(1);
  return before + (after[1] ?? "") + (after[0] ?? "") + after.slice(2);
}

test("a word and its misspelt form share a deletion variant", () => {
  fc.assert(
    fc.property(word(4, 12), slips, (intended, made) => {
      const allowed = typosAllowed(intended.length);
      const typed = made.slice(0, allowed).reduce(slipped, intended);
      fc.pre(typoDistance(intended, typed, allowed) <= allowed);
      const variants = deletionVariants(intended, allowed);
      const looked = [...deletionVariants(typed, typosAllowedInQuery(typed.length))];
      expect(looked.some((text) => variants.has(text))).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});
