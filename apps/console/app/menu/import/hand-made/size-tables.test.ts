import { expect, test } from "vitest";
import { menuOf } from "../../testing/menu-fixture.ts";
import { diffMenu } from "../menu-diff.ts";
import { readMenuFile } from "../read-menu-file.ts";

const euros = { code: "EUR", symbol: "€", position: "right", show_decimals: true } as const;

async function read(...rows: string[]) {
  const menu = { ...menuOf({}), currency: euros, language: "de" };
  const file = await readMenuFile(new TextEncoder().encode(rows.join("\n")), "menu.csv", menu);
  const { created, faults } = diffMenu(menu, file);
  const dishes = created.map(({ category, product }) => {
    const sizes = (product.product_variants ?? []).map((each) => [each.name, each.price].join(" "));
    return `${category} / ${product.name}: ${sizes.join(", ")}`;
  });
  return { dishes, left: faults.map(({ line, kind, value }) => [line, kind, value]) };
}

test("columns with a word and a measure are sizes, and a heading divides dishes whose column has no name", async () => {
  const { dishes, left } = await read(
    "Gültig ab 1.11.;;;;",
    "Nr.;Pizza;klein (26 cm);groß 32 cm;Familie (45x32)",
    "1;Margherita;7,50;9,50;19,00",
    "2;Salami;8,50;10,50;ab 21",
    "3;Calzone;–;11,50;",
    ";Pasta;;;",
    "10;Bolognese;;9,80;",
    "11;Lasagne;;10,80;",
  );
  expect(dishes).toEqual([
    "Pizza / Margherita: klein (26 cm) 7.5, groß 32 cm 9.5, Familie (45x32) 19",
    "Pizza / Calzone: groß 32 cm 11.5",
    "Pasta / Bolognese: groß 32 cm 9.8",
    "Pasta / Lasagne: groß 32 cm 10.8",
  ]);
  expect(left).toEqual([[4, "price", "ab 21"]]);
});

test("a dish that is sold in the last size alone is no heading of the dishes below it", async () => {
  const { dishes } = await read(
    "Name;klein;groß",
    "Pizza;;",
    "Funghi;8;11",
    "Calzone;;14",
    "Salami;9;12",
  );
  expect(dishes).toEqual([
    "Pizza / Funghi: klein 8, groß 11",
    "Pizza / Calzone: groß 14",
    "Pizza / Salami: klein 9, groß 12",
  ]);
});

test("columns without names are not guessed where a second one has amounts, which would be lost", async () => {
  const { dishes, left } = await read(
    "Margherita;7,50;9,50",
    "Salami;8,50;10,50",
    "Calzone;–;11,50",
    "Lasagne;;10,80",
  );
  expect([dishes, left[0]?.[1]]).toEqual([[], "noColumn"]);
});

test("a column may say its currency with a word before the sign, and its prices may have it in words", async () => {
  const { dishes } = await read(
    "Kategorie;Gericht;Preis in €",
    "A;Schnitzel;18,90",
    "A;Suppe;8 Euro",
  );
  expect(dishes).toEqual(["A / Schnitzel:  18.9", "A / Suppe:  8"]);
});

test("a price that commas without quotes divide is joined where this explains all long rows", async () => {
  const { dishes, left } = await read(
    "category,name,price,available",
    "A,Croquetas,8,50,yes",
    "A,Bravas,6,00,yes",
    "A,Pan,2,yes",
  );
  expect([dishes, left]).toEqual([["A / Croquetas:  8.5", "A / Bravas:  6", "A / Pan:  2"], []]);
  // Here a comma may stand in a name as well.
  const other = await read("category,name,price", "A,Croquetas,8,50", "A,Fish, fried,12");
  expect(other.left.map(([line, kind]) => `${line} ${kind}`)).toContain("2 cells");
});
