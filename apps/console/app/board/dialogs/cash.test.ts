import { expect, test } from "vitest";
import { readCash } from "./cash.ts";

const shown = (code: string) => ({ code, show_decimals: true });

test("the change is counted to the cent", () => {
  expect(readCash("200", 187.3, shown("USD"))).toEqual({ received: 200, change: 12.7, fault: null });
  expect(readCash("٢٠٫٥", 20.5, shown("USD"))).toEqual({ received: 20.5, change: 0, fault: null });
  expect(readCash(" 20,50 ", 20.5, shown("EUR"))).toEqual({ received: 20.5, change: 0, fault: null });
});

test("an empty field is the exact amount", () => {
  expect(readCash("", 187, shown("USD"))).toEqual({ received: null, change: 0, fault: null });
});

test("too little or no number is a fault", () => {
  expect(readCash("100", 187, shown("USD")).fault).toBe("tooLittle");
  for (const text of ["abc", "-5", "1e9", "1.2.3", "$20"]) {
    expect(readCash(text, 1, shown("USD")).fault).toBe("unreadable");
  }
});

test("where the company shows no decimals, the amount that is read pays the order", () => {
  const pesos = { code: "COP", show_decimals: false };
  expect(readCash("13999", 13_999.4, pesos)).toEqual({ received: 13_999, change: 0, fault: null });
  expect(readCash("13998", 13_999.4, pesos).fault).toBe("tooLittle");
});
