import { expect, test } from "vitest";
import { menuOf } from "../testing/menu-fixture.ts";
import { diffMenu } from "./menu-diff.ts";
import { readMenuFile } from "./read-menu-file.ts";

const menu = menuOf({});

async function read(text: string) {
  const file = await readMenuFile(new TextEncoder().encode(text), "menu.csv", menu);
  const { created, faults } = diffMenu(menu, file);
  const dishes = created.map(({ category, product: { name, product_variants = [] } }) => {
    const sizes = (product_variants ?? []).map((each) => [each.name, each.price].join(" ").trim());
    return `${category} / ${name}: ${sizes.join(", ")}`;
  });
  return { dishes, faults, notes: file.notes };
}

test.each([
  [
    "sizes and prices in one cell each",
    "category,name,size,price\nA,a,S / L,8 / 12",
    ["A / a: S 8, L 12"],
  ],
  [
    "a table written as text",
    "| category | name | price |\n|---|---|---|\n| A | a | 5 |",
    ["A / a: 5"],
  ],
  ["headings with dashes", "name,price\n--- Soups ---,\na,5", ["Soups / a: 5"]],
  ["texts that are formulas", 'category,name,price\nA,"=""a""","=""5"""', ["A / a: 5"]],
  [
    "a cash register with descriptions as names and groups as categories",
    "Código;Grupo;Descrição;Valor\n1;A;a;5",
    ["A / a: 5"],
  ],
])("%s are read", async (_, text, wanted) => {
  const { dishes, faults } = await read(text);
  expect([dishes, faults]).toEqual([wanted, []]);
});

test.each(["01. Feb", "2-Jan", "01.02.2024"])(
  "the size %s that a spreadsheet made a date of is named",
  async (size) => {
    const { notes } = await read(`category;name;size;price\nA;a;${size};5\nA;a;1/1;9`);
    expect(notes).toEqual([{ line: 2, kind: "dateSize", value: size }]);
  },
);
