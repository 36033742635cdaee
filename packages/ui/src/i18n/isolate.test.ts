import { expect, test } from "vitest";
import { isolate } from "./isolate.ts";

test("a text is isolated in Arabic, and unchanged in other languages", () => {
  expect(isolate("R$ 28,00", "ar")).toBe("\u2068R$ 28,00\u2069");
  expect(isolate("R$ 28,00", "pt")).toBe("R$ 28,00");
});
