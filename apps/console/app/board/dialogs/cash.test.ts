import { expect, test } from "vitest";
import { readCash } from "./cash.ts";

test("the change is counted to the cent", () => {
  expect(readCash("200", 187.3, "USD")).toEqual({ received: 200, change: 12.7, fault: null });
  expect(readCash("٢٠٫٥", 20.5, "USD")).toEqual({ received: 20.5, change: 0, fault: null });
  expect(readCash(" 20,50 ", 20.5, "EUR")).toEqual({ received: 20.5, change: 0, fault: null });
});

test("an empty field is the exact amount", () => {
  expect(readCash("", 187, "USD")).toEqual({ received: null, change: 0, fault: null });
});

test("too little or no number is a fault", () => {
  expect(readCash("100", 187, "USD").fault).toBe("tooLittle");
  for (const text of ["abc", "-5", "1e9", "1.2.3", "$20"]) {
    expect(readCash(text, 1, "USD").fault).toBe("unreadable");
  }
});
