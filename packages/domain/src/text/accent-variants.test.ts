import fc from "fast-check";
import { expect, test } from "vitest";
import { accentVariants } from "./accent-variants.ts";
import { foldAccents } from "./fold-accents.ts";

test.each([
  ["maria", "maría"],
  ["joao", "joão"],
  ["nunez", "núñez"],
  ["concei", "concei"],
  ["assuncao", "assunção"],
  ["José", "jose"],
  ["JOSÉ", "josé"],
  ["jérôme", "jérôme"],
])("who searches for %s finds %s", (typed, written) => {
  expect(accentVariants(typed)).toContain(written);
});

test("a variant differs by nothing but its accents", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zñçáéíóúã]{1,12}$/u), (word) => {
      const folded = new Set(accentVariants(word).map(foldAccents));
      expect([...folded]).toEqual([foldAccents(word)]);
    }),
  );
});
