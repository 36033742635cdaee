import { anyCharacter } from "@comanda/domain/testing/any-character";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenTown, openTown, texts } from "../testing/small-town.ts";
import { TEST_STREETS } from "../testing/streets.ts";

let town: OpenTown;
beforeAll(async () => {
  town = await openTown(TEST_STREETS);
});
afterAll(() => town.close());

const search = (text: string) => texts(town.gazetteer, text);
/** Streets with long words. */
const LONG = TEST_STREETS.slice(0, 10);
const anyStreet = fc.constantFrom(...LONG);
const strip = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

test("case, accents and punctuation never change the results", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyStreet,
      fc.integer({ min: 100, max: 159 }),
      fc.constantFrom(" ", "  ", ", ", " . ", "; "),
      async ({ name }, number, gap) => {
        const plain = await search(`${name} ${number}`);
        const other = strip(`${name} ${number}`).replaceAll(" ", gap);
        expect(plain[0]).toContain(`${name} ${number},`);
        expect(await search(other.toUpperCase())).toEqual(plain);
        expect(await search(other.toLowerCase())).toEqual(plain);
      },
    ),
    { numRuns: 60 },
  );
});

test("a street is found with one typo in any of its long words", async () => {
  const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
  const kind = fc.constantFrom("left out", "put in", "replaced", "swapped");
  await fc.assert(
    fc.asyncProperty(
      anyStreet,
      fc.nat(),
      fc.nat(),
      kind,
      letter,
      async (street, which, where, how, by) => {
        const words = street.name.split(" ");
        const long = words.flatMap((word, at) => (word.length >= 4 ? [at] : []));
        const at = long[which % long.length] ?? 0;
        const word = strip(words[at] ?? "");
        const place = where % (word.length - 1);
        const [before, after] = [word.slice(0, place), word.slice(place)];
        const typed = {
          "left out": before + after.slice(1),
          "put in": before + by + after,
          replaced: before + by + after.slice(1),
          swapped: before + (after[1] ?? "") + (after[0] ?? "") + after.slice(2),
        }[how];
        const text = `${words.with(at, typed).join(" ")} 120`;
        expect(await search(text)).toContainEqual(expect.stringContaining(`${street.name} 120,`));
      },
    ),
    { numRuns: 300 },
  );
});

test("a street that is found stays found while more of its name is typed", async () => {
  await fc.assert(
    fc.asyncProperty(anyStreet, async ({ name }) => {
      let seen = false;
      for (let end = 3; end <= name.length; end += 1) {
        const found = (await search(name.slice(0, end))).some((text) => text.startsWith(name));
        if (seen) expect(found).toBe(true);
        seen ||= found;
      }
      expect(seen).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test("the order of the words does not matter", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyStreet,
      fc.infiniteStream(fc.nat()),
      async ({ name, district = "" }, order) => {
        const words = [...name.split(" "), ...district.split(" ")];
        const shuffled = words
          .map((word) => ({ word, key: order.next().value }))
          .sort((a, b) => a.key - b.key)
          .map(({ word }) => word);
        const found = await search(`${shuffled.join(" ")} 120`);
        expect(found).toContainEqual(expect.stringContaining(`${name} 120,`));
      },
    ),
    { numRuns: 60 },
  );
});

test("any text is answered within the time limit", async () => {
  const nasty = [
    "calle ".repeat(1_000),
    Array.from({ length: 1_000 }, (_, at) => `w${at}`).join(" "),
    "9".repeat(10_000),
    "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16",
    "\u{1f355}".repeat(500),
    "'; drop table streets; --",
    '" OR 1=1 NEAR(a b) * ^ AND NOT',
    "%_%__%",
    "\u0000\ud800\uffff",
    "a".repeat(100_000),
    "obregonobregonobregonobregonobregonobregonobregonobregon",
  ];
  for (const text of nasty) {
    const began = performance.now();
    expect((await search(text)).length).toBeLessThanOrEqual(8);
    expect(performance.now() - began).toBeLessThan(1_000);
  }
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: anyCharacter, maxLength: 300 }), async (text) => {
      expect((await search(text)).length).toBeLessThanOrEqual(8);
    }),
    { numRuns: 200 },
  );
  expect((await search("obregon 154"))[0]).toMatch(/^Av\. Álvaro Obregón 154,/);
});
