import { expect, test } from "vitest";
import { readCash } from "./cash.ts";

const shown = (code: string) =>
  ({ code, symbol: "$", position: "left", show_decimals: true }) as const;
const pesos = (code: string) => ({ ...shown(code), show_decimals: false });

test("the change is counted to the cent", () => {
  expect(readCash("200", 187.3, shown("USD"))).toEqual({
    received: 200,
    change: 12.7,
    fault: null,
  });
  expect(readCash("٢٠٫٥", 20.5, shown("USD"))).toEqual({ received: 20.5, change: 0, fault: null });
  expect(readCash(" 20,50 ", 20.5, shown("EUR"))).toEqual({
    received: 20.5,
    change: 0,
    fault: null,
  });
});

test("an empty field is the exact amount", () => {
  expect(readCash("", 187, shown("USD"))).toEqual({ received: null, change: 0, fault: null });
});

test("too little or no number is a fault", () => {
  expect(readCash("100", 187, shown("USD")).fault).toBe("tooLittle");
  for (const text of ["abc", "-5", "1e9", "1.2.3", "20.505"]) {
    expect(readCash(text, 1, shown("USD")).fault).toBe("unreadable");
  }
});

test("where the company shows no decimals, the amount that is read pays the order", () => {
  expect(readCash("13999", 13_999.4, pesos("COP"))).toEqual({
    received: 13_999,
    change: 0,
    fault: null,
  });
  expect(readCash("13998", 13_999.4, pesos("COP")).fault).toBe("tooLittle");
});

test("cash is written as amounts are read, with its thousands apart and its sign", () => {
  expect(readCash("14.000", 13_999, pesos("CLP"))).toMatchObject({ received: 14_000, change: 1 });
  expect(readCash("$ 1,250.50", 1_250, shown("MXN"))).toMatchObject({ change: 0.5 });
  expect(readCash("1,000", 187, shown("MXN"))).toMatchObject({ received: 1_000, change: 813 });
  expect(readCash("١٬٠٠٠", 187, shown("MXN"))).toMatchObject({ received: 1_000 });
  expect(readCash("20,000", 13_999, pesos("COP"))).toMatchObject({ change: 6_001 });
  // A dinar has coins of a thousandth.
  expect(readCash("1,250", 1, pesos("KWD")).fault).toBe("unreadable");
});
