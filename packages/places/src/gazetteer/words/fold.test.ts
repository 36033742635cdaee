import { expect, test } from "vitest";
import { fold, parseHouseNumberWord, splitWords } from "./fold.ts";

test.each([
  ["Av. Álvaro Obregón 154-A", "av alvaro obregon 154a"],
  ["PRAÇA DA SÉ, nº 3", "praca da se no 3"],
  ["St. John’s Rd", "st johns rd"],
  ["Straße des 17. Juni", "strasse des 17 juni"],
  ["L'Hôpital/O’Hare", "l hopital o hare"],
  ["05435-000", "05435000"],
  ["E 5th St. #204", "e 5th st 204"],
  ["\u{1f355} 東京 1-2", "東京 12"],
  ["  ", ""],
])("the words of %j are %j", (text, words) => {
  expect(
    splitWords(text)
      .map((word) => word.text)
      .join(" "),
  ).toBe(words);
});

test.each([
  ["154", { value: 154, suffix: "" }],
  ["154-a", { value: 154, suffix: "a" }],
  ["154b", { value: 154, suffix: "b" }],
  ["5-23", { value: 5, suffix: "23" }],
  ["007", { value: 7, suffix: "" }],
  ["5th", null],
  ["s/n", null],
  ["0", null],
  ["12345678", null],
])("the house number of %j is %j", (text, number) => {
  expect(parseHouseNumberWord(fold(text))).toEqual(number);
});
