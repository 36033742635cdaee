import { expect, test } from "vitest";
import { countriesByName } from "./countries.ts";
import { searchCountries, typeaheadMatch } from "./country-search.ts";

const entries = countriesByName("es");
const found = (query: string) => searchCountries(entries, query).map(({ iso2 }) => iso2);

test.each([
  ["mex", ["MX"]],
  ["MÉX", ["MX"]],
  ["zel", ["NZ"]],
  ["germ", ["DE"]],
  ["bra", ["BR"]],
  ["uy", ["UY"]],
  ["+52", ["MX"]],
  ["٥٢", ["MX"]],
  ["5255", ["MX"]],
  ["1 809", ["DO"]],
  ["xyz", []],
])("searching %s finds %j", (query, codes) => {
  expect(found(query).slice(0, Math.max(1, codes.length))).toEqual(codes);
});

test.each([
  ["السعودية", "SA"],
  ["سعوديه", "SA"],
  ["امارات", "AE"],
  ["إسبانيا", "ES"],
  ["اسبانيا", "ES"],
])("searching %s among the Arabic names finds %s", (query, code) => {
  expect(searchCountries(countriesByName("ar"), query)[0]?.iso2).toBe(code);
});

test("an empty search finds all, and a shared code lists its main country first", () => {
  expect(found(" ")).toHaveLength(244);
  expect(found("1")[0]).toBe("US");
  expect(found("7")).toEqual(["RU", "KZ"]);
  expect(found("44")[0]).toBe("GB");
});

test("typing jumps by name or calling code", () => {
  expect(typeaheadMatch(entries, "br", "MX")).toBe("BR");
  expect(typeaheadMatch(entries, "mé", "MX")).toBe("MX");
  expect(typeaheadMatch(entries, "estados u", "MX")).toBe("US");
  expect(typeaheadMatch(entries, "55", "MX")).toBe("BR");
  expect(typeaheadMatch(entries, "+1", "MX")).toBe("US");
  expect(typeaheadMatch(entries, "zz", "MX")).toBe("ZM");
  expect(typeaheadMatch(entries, "xq", "MX")).toBeNull();
});

test("repeating a letter moves to the next country, in a circle", () => {
  const seen: (string | null)[] = [];
  let current = "MX";
  for (const typed of ["u", "uu", "uuu", "uuuu", "uuuuu"]) {
    current = typeaheadMatch(entries, typed, current) ?? "";
    seen.push(current);
  }
  expect(seen).toEqual(["UA", "UG", "UY", "UZ", "UA"]);
});
