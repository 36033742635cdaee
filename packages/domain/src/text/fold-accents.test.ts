import fc from "fast-check";
import { expect, test } from "vitest";
import { foldAccents, foldLetters } from "./fold-accents.ts";

test("accents, case, full-width letters and the Arabic tatweel do not matter", () => {
  expect(foldAccents("Jalapeño ＡＢ")).toBe("jalapeno ab");
  expect(foldAccents("İstanbul")).toBe("istanbul");
  expect(foldAccents("شـــاورما")).toBe("شاورما");
  expect(foldAccents("شَاوِرْمَا")).toBe("شاورما");
});

test("a comparison keeps ß apart from ss, a search does not", () => {
  expect(foldAccents("Maße")).toBe("maße");
  expect(foldLetters("Maße")).toBe("masse");
  expect(foldLetters("STRAẞE Smørrebrød Łódź Iğdır")).toBe("strasse smorrebrod lodz igdir");
});

test("a folded text stays as it is when it is folded again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(foldLetters(foldLetters(text))).toBe(foldLetters(text));
    }),
  );
});
