import papaparse from "papaparse";
import { expect, test } from "vitest";
import { menuOf } from "../../testing/menu-fixture.ts";
import { diffMenu } from "../menu-diff.ts";
import { readCsv } from "../read-csv.ts";
import { csvRows } from "./csv-rows.ts";

function read(text: string) {
  const { created, faults } = diffMenu(
    menuOf({}),
    readCsv(csvRows(papaparse.parse, text), menuOf({})),
  );
  const dishes = created.map(({ category, product }) => `${category} / ${product.name}`);
  return [dishes, faults.map(({ line, kind, value }) => [line, kind, value])];
}

test("tables side by side are read one after the other", () => {
  expect(read("category;name;price;;category;name;price\nA;a;5;;B;b;6\nA;c;7;;;;")).toEqual([
    ["A / a", "A / c", "B / b"],
    [],
  ]);
});

test("the titles above tables are their categories", () => {
  expect(read("Soups;;Drinks;\nname;price;name;price\na;5;b;6\nc;ask;d;7")).toEqual([
    ["Soups / a", "Drinks / b"],
    [[4, "price", "ask"]],
  ]);
});

test("columns of the same name that are no tables stay a fault", () => {
  expect(read("category;name;price;price\nA;a;5;6")).toEqual([[], [[1, "repeated", "price"]]]);
});
