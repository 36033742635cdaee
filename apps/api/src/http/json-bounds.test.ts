import { expect, test } from "vitest";
import { excessOfJson } from "./json-bounds.ts";

const excess = (text: string) => excessOfJson(new TextEncoder().encode(text));
const list = (item: string, count: number) => `[${Array(count).fill(item).join()}]`;

test.each([
  ["a list of six thousand values", list("1", 6_000), null],
  ["a longer list", list("1", 6_001), "has a part with too many values"],
  [
    "an object with more fields",
    `{${Array.from({ length: 6_001 }, (_, at) => `"k${at}":1`).join()}}`,
    "has a part with too many values",
  ],
  ["many lists", list(list("1", 5000), 55), null],
  ["more lists", list(list("1", 5000), 65), "has too many values"],
  ["empty objects", list(list("{}", 5500), 40), "has too many values"],
  ["32 levels", "[".repeat(32) + "]".repeat(32), null],
  ["33 levels", `${'{"a":'.repeat(33)}1${"}".repeat(33)}`, "is nested too deeply"],
  ["lists one after the other", list("[[[]]]", 100), null],
])("%s: %s", (_, text, message) => {
  expect(excess(text)).toBe(message);
});

test("brackets and commas in a text count for nothing", () => {
  for (const text of ["[{,".repeat(20_000), '\\",[{'.repeat(20_000), `\\\\${"\\".repeat(3)}",[{`])
    expect(excess(JSON.stringify([text, text]))).toBeNull();
});

test("a text without an end, and brackets that close nothing, are left to the parser", () => {
  for (const text of ['["[[[[', "]]]]}}}}", ""]) expect(excess(text)).toBeNull();
});
