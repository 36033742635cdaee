import { expect, test } from "vitest";
import { isolate, isolateAmount } from "./isolate.ts";

test("a text is isolated in Arabic, and unchanged in other languages", () => {
  expect(isolate("R$ 28,00", "ar")).toBe("\u2068R$ 28,00\u2069");
  expect(isolate("R$ 28,00", "pt")).toBe("R$ 28,00");
});

test("an amount with an Arabic symbol keeps its order in every language", () => {
  expect(isolateAmount("3,375 د.ك", "en")).toBe("\u20663,375 د.ك\u2069");
  expect(isolateAmount("3,375 د.ك", "ar")).toBe("\u20683,375 د.ك\u2069");
  expect(isolateAmount("R$ 28,00", "pt")).toBe("R$ 28,00");
});
