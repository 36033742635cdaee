import { expect, test } from "vitest";
import { faultOfText, faultyLanguages, isOfTranslations } from "./translation-faults.ts";

const question = {
  field: "additional_input" as const,
  paths: ["ecommerce_settings.onsite.translations", "ecommerce_settings.table.translations"],
};
const tip = { field: "comment" as const, paths: ["ecommerce_settings.table.tip.translations"] };
const faults = {
  "ecommerce_settings.table.translations.de.additional_input": "Too long",
  "ecommerce_settings.table.tip.translations.fr": "Not readable",
  "ecommerce_settings.table.additional_input": "Missing",
};

test("a fault of any part with the text stands at the text, in its language only", () => {
  expect(faultOfText(faults, question, "de")).toBe("Too long");
  expect(faultOfText(faults, question, "fr")).toBeUndefined();
  expect(faultOfText(faults, tip, "fr")).toBe("Not readable");
});

test("the languages with a fault are found, and the part's own text is none of them", () => {
  expect(faultyLanguages(faults, [question, tip])).toEqual(["fr", "de"]);
  expect(faultyLanguages({}, [question, tip])).toEqual([]);
  expect(Object.keys(faults).map(isOfTranslations)).toEqual([true, true, false]);
});
