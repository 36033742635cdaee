import { expect, test } from "vitest";
import { searchWords } from "./search-words.ts";

test.each([
  ["Jalapeño's  CRÈME-brûlée", ["jalapeno", "s", "creme", "brulee"]],
  ["Spätzle mit Soße", ["spatzle", "mit", "sosse"]],
  ["Smørrebrød 2×", ["smorrebrod", "2"]],
  ["الشاورما بالدَّجاج", ["شاورما", "بالدجاج"]],
  ["فتة", ["فته"]],
  ["Щи и борщ", ["щи", "и", "борщ"]],
  ["拉麺 ラーメン", ["拉麺", "ラーメン"]],
  ["  … !", []],
])("the words of %j are compared as %j", (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test("the Arabic article stays where hardly a word would be left", () => {
  expect(searchWords("الم")).toEqual(["الم"]);
});
