import { expect, test } from "vitest";
import { letterIcon } from "./letter-icon.ts";

const colors = { ground: "#c9421b", ink: "#ffffff" };
const letterOf = (svg: string) => /<text[^>]*>(.*)<\/text>/u.exec(svg)?.[1];

test.each([
  ["taquería", "T"],
  ["«Ñandú»", "Ñ"],
  ["\u0301e\u0301clair", "É".normalize("NFD")],
  ["🌮 Tacos", "🌮"],
  ["مطعم", "م"],
  ["***", ""],
])("the letter of %j is %j", (name, letter) => {
  expect(letterOf(letterIcon(name, colors))).toBe(letter);
});

test("a company's name and colours cannot add markup to the icon", () => {
  const icon = letterIcon("<script>", { ground: `"/><script>`, ink: "'<&" });
  expect(icon).not.toContain("<script");
  expect(icon.match(/</gu)).toHaveLength(5);
});
