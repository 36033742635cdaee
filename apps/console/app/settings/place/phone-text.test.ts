import { expect, test } from "vitest";
import { callingCodeOf, nationalText, readPhone } from "./phone-text.ts";

test.each([
  ["55 1234 5678", "+52 55 1234 5678"],
  ["(55) 1234-5678", "+52 55 1234 5678"],
  ["٥٥١٢٣٤٥٦٧٨", "+52 55 1234 5678"],
  ["52 55 1234 5678", "+52 55 1234 5678"],
  ["521 55 1234 5678", "+52 55 1234 5678"],
  ["044 55 1234 5678", "+52 55 1234 5678"],
  ["+1 212 555 2368", "+1 212 555 2368"],
  ["0049 30 901820", "+49 30 901820"],
  [" ", null],
])("the phone %j of a company in Mexico is stored as %j", (typed, stored) => {
  expect(readPhone(typed, "MX")).toMatchObject({ stored, fault: null });
});

test.each([
  ["55 1234 567", "short", "MX"],
  ["55 1234 56789", "long", "MX"],
  ["+49 30", "short", "DE"],
  ["+999 123 4567", "code", null],
  ["12", "short", "MX"],
])("the phone %j of a company in Mexico is refused as %s", (typed, fault, country) => {
  const read = readPhone(typed, "MX");
  expect(read.fault).toBe(fault);
  if (country !== "DE") expect(read.country).toBe(country);
});

test("a company of an unknown country writes the calling code itself", () => {
  expect(callingCodeOf("")).toBe("");
  expect(readPhone("52 55 1234 5678", "").stored).toBe("+52 55 1234 5678");
  expect(readPhone("55 1234 567", "").fault).not.toBeNull();
});

test("a field shows a stored phone without the code of the company's country", () => {
  expect(callingCodeOf("mx")).toBe("52");
  expect(nationalText("+52 55 1234 5678", "52")).toBe("55 1234 5678");
  expect(nationalText("525512345678", "52")).toBe("525512345678");
});
