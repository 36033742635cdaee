import { expect, test } from "vitest";
import { typedDigits } from "./typed-digits.ts";

test.each([
  "123456",
  " 123 456 ",
  "123-456",
  "١٢٣٤٥٦",
  "۱۲۳ ۴۵۶",
  "１２３４５６",
  "\u202a123\u00a0456\u202c",
])("the code %j is 123456", (typed) => {
  expect(typedDigits(typed)).toBe("123456");
});

test("what is no code stays wrong", () => {
  expect(typedDigits("12a456")).toBe("12a456");
});
