import { expect, test } from "vitest";
import { toLatinDigits } from "./digits.ts";

test("digits of Arabic and Persian keyboards become 0 to 9, and other characters stay", () => {
  expect(toLatinDigits("٠١٢٣٤٥٦٧٨٩")).toBe("0123456789");
  expect(toLatinDigits("۰۱۲۳۴۵۶۷۸۹")).toBe("0123456789");
  expect(toLatinDigits("شارع ٥، 7b")).toBe("شارع 5، 7b");
});
