import { expect, test } from "vitest";
import { parseFilePrice } from "./parse-file-price.ts";

const currency = (code: string, symbol: string) =>
  ({
    code,
    symbol,
    position: "left",
    show_decimals: !["IDR", "JPY"].includes(code),
    tax: null,
  }) as const;

test.each([
  ["RUB", "₽", "1 250,00 р.", 1250],
  ["RUB", "₽", "450-00", 450],
  ["IDR", "Rp", "Rp. 25.000", 25_000],
  ["IDR", "Rp", "25k", 25_000],
  ["IDR", "Rp", "25rb", 25_000],
  ["PEN", "S/", "S/. 18.50", 18.5],
  ["DOP", "RD$", "RD$ 250.00", 250],
  ["SAR", "ر.س", "٤٥ ريال", 45],
  ["TRY", "₺", "1.250,00 TL", 1250],
  ["SEK", "kr", "95:-", 95],
  ["MXN", "$", "$35 c/u", 35],
  ["EUR", "€", "€ 5,00 cad.", 5],
  ["EUR", "€", "6€50", 6.5],
  ["EUR", "€", "6 € 05", 6.05],
  ["PLN", "zł", "5 zł 20", 5.2],
  ["EUR", "€", "6€5", null],
  ["JPY", "¥", "８８０円", 880],
])("%s: %s %s is %s", (code, symbol, text, amount) => {
  expect(parseFilePrice(text, currency(code, symbol)).amount ?? null).toBe(amount);
});

test.each([
  ["EUR", "ab 8,50"],
  ["EUR", "14,00 p.p."],
  ["EUR", "5,50 l'etto"],
  ["EUR", "25k"],
  ["EUR", "12-50"],
  ["EUR", "8 / 12"],
  ["RUB", "100 рублей за 100 г"],
])("in %s, %s is no price: its words change what is paid", (code, text) => {
  expect(parseFilePrice(text, currency(code, "¤")).fault).toBe("noPrice");
});
