import { expect, test } from "vitest";
import { isolate, isolateAmount, isolateValues } from "./isolate.ts";

test("a text is isolated in Arabic, and a Latin one unchanged in other languages", () => {
  expect(isolate("R$ 28,00", "ar")).toBe("\u2068R$ 28,00\u2069");
  expect(isolate("R$ 28,00", "pt")).toBe("R$ 28,00");
});

test("a text that is one isolate stays as it is, and a phrase of several is isolated", () => {
  const amount = isolateAmount("-$5.00", "ar");
  expect(isolate(amount, "ar")).toBe("\u2068-$5.00\u2069");
  const range = `${amount}, ${amount}`;
  expect(isolate(range, "ar")).toBe(`\u2067${range}\u2069`);
});

test("an amount with an Arabic symbol keeps its order in every language", () => {
  expect(isolateAmount("3,375 د.ك", "en")).toBe("\u20663,375 د.ك\u2069");
  expect(isolateAmount("3,375 د.ك", "ar")).toBe("\u20683,375 د.ك\u2069");
  expect(isolateAmount("R$ 28,00", "pt")).toBe("R$ 28,00");
});

test("on a page from left to right an Arabic name does not move the amount beside it", () => {
  const name = isolate("تبولة", "en");
  expect(name).toBe("\u2068تبولة\u2069");
  expect(isolateValues({ name: "تبولة", price: "$5.00" }, "en")).toEqual({ name, price: "$5.00" });
  const phrase = `from ${isolateAmount("3,375 د.ك", "en")}, ${name}`;
  expect(isolate(phrase, "en")).toBe(`\u2066${phrase}\u2069`);
});
