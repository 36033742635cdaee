import { expect, test } from "vitest";
import { pseudoLocalize } from "./pseudo-localize.ts";

test.each([
  "Order for delivery",
  "Your order is empty",
  "Widerrufsbelehrung",
  "Rhythm",
  "عرض القائمة",
])("%s becomes more than 30 per cent longer", (text) => {
  expect([...pseudoLocalize(text)].length / text.length).toBeGreaterThan(1.3);
});

test("spaces, numbers and punctuation of a lengthened text stay", () => {
  expect(pseudoLocalize(" 3 tacos · $120.00 ")).toBe(" [3 tàácòós · $120.00] ");
});
