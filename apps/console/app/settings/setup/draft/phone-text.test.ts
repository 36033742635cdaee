import { expect, test } from "vitest";
import { nationalText, storedPhone } from "./phone-text.ts";

test.each([
  ["55 1234 5678", "+52 55 1234 5678"],
  ["+1 212 555 0100", "+1 212 555 0100"],
  ["0052 55 1234 5678", "0052 55 1234 5678"],
  [" ", null],
])("the phone %j is stored as %j", (typed, stored) => {
  expect(storedPhone(typed, "52")).toBe(stored);
});

test("a field shows a stored phone as it was typed", () => {
  expect(nationalText("+52 55 1234 5678", "52")).toBe("55 1234 5678");
  expect(nationalText("525512345678", "52")).toBe("525512345678");
});
