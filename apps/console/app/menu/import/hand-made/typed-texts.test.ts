import { expect, test } from "vitest";
import { menuOf } from "../../testing/menu-fixture.ts";
import { diffMenu } from "../menu-diff.ts";
import { readMenuFile } from "../read-menu-file.ts";

const euros = { code: "EUR", symbol: "€", position: "right", show_decimals: true } as const;

async function read(...rows: string[]) {
  const menu = { ...menuOf({}), currency: euros };
  const file = await readMenuFile(new TextEncoder().encode(rows.join("\n")), "menu.txt", menu);
  return diffMenu(menu, file).created.map(({ category, product }) =>
    [category, product.name, product.product_variants?.[0]?.price].join(" / "),
  );
}

test.each([
  ["a dash and a sign", " - € ", ""],
  ["a space alone", " ", " €"],
  ["a colon", ": ", ""],
])(
  "in a typed menu with %s before its prices, their comma divides no cells",
  async (_, before, after) => {
    const dishes = await read(
      "ANTIPASTI",
      `Bruschetta al pomodoro${before}5,00${after}`,
      `Tagliere, per due${before}14,50${after}`,
      "",
      "PRIMI",
      `Cacio e pepe${before}11,50${after}`,
    );
    expect(dishes).toEqual([
      "ANTIPASTI / Bruschetta al pomodoro / 5",
      "ANTIPASTI / Tagliere, per due / 14.5",
      "PRIMI / Cacio e pepe / 11.5",
    ]);
  },
);

test.each([
  ["a space behind its commas", "category, name, price", ", "],
  ["a sign before its prices", "category,name,price", ",€ "],
  ["letters before its prices", "category,name,price", ",EUR "],
])("a CSV with %s keeps its cells", async (_, header, before) => {
  const rows = ["A,Soup", "A,Bread", "A,Pie"].map((row) => `${row}${before}5.50`);
  const dishes = await read(header, ...rows);
  expect(dishes).toEqual(["A / Soup / 5.5", "A / Bread / 5.5", "A / Pie / 5.5"]);
});
