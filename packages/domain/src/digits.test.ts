import { expect, test } from "vitest";
import { plainDigits } from "./digits.ts";

test("digits of Arabic and Persian keyboards are the same numbers, all else stays", () => {
  expect(plainDigits("٠١٢٣٤٥٦٧٨٩")).toBe("0123456789");
  expect(plainDigits("۰۱۲۳۴۵۶۷۸۹")).toBe("0123456789");
  expect(plainDigits("شارع ٥، 7b")).toBe("شارع 5، 7b");
});
