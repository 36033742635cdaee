import { expect, test } from "vitest";
import { toLatinDigits } from "./digits.ts";

test("digits of Arabic and Persian keyboards are the same numbers, all else stays", () => {
  expect(toLatinDigits("٠١٢٣٤٥٦٧٨٩")).toBe("0123456789");
  expect(toLatinDigits("۰۱۲۳۴۵۶۷۸۹")).toBe("0123456789");
  expect(toLatinDigits("شارع ٥، 7b")).toBe("شارع 5، 7b");
});
