import { expect, test } from "vitest";
import { isolate, isolateAmount } from "./isolate.ts";

test("a text is isolated in Arabic, and unchanged in other languages", () => {
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
