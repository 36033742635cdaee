import { expect, test } from "vitest";
import { menuOf } from "../../testing/menu-fixture.ts";
import { diffMenu } from "../menu-diff.ts";
import { readMenuFile } from "../read-menu-file.ts";

async function read(...rows: string[]) {
  const file = await readMenuFile(
    new TextEncoder().encode(rows.join("\n")),
    "menu.csv",
    menuOf({}),
  );
  const { created, faults } = diffMenu(menuOf({}), file);
  const dishes = created.map(({ category, product: { name, description, product_variants } }) =>
    [category, name, description, product_variants?.[0]?.price].filter(Boolean).join(" / "),
  );
  const guess = file.notes?.find(({ kind }) => kind === "guessedColumns")?.value;
  return { dishes, guess, faults: faults.map(({ line, kind, value }) => [line, kind, value]) };
}

test("a menu without names of columns is read by what stands in them, and the note says how", async () => {
  const { dishes, guess, faults } = await read(
    "LA TRATTORIA;;;",
    "ANTIPASTI;;;",
    "Bruschetta;pomodoro, basilico;$ 6,00;V",
    "Carpaccio;;$ 12,50;",
    ";;;",
    "PRIMI;;;",
    "Carbonara;uova, guanciale;11;",
  );
  expect(faults).toEqual([]);
  expect(dishes).toEqual([
    "ANTIPASTI / Bruschetta / pomodoro, basilico / 6",
    "ANTIPASTI / Carpaccio / 12.5",
    "PRIMI / Carbonara / uova, guanciale / 11",
  ]);
  expect(guess).toBe("A = name, B = description, C = price");
});

test("a column of numbers that count the dishes is no price, and one of repeated texts has the categories", async () => {
  const { dishes, guess } = await read(
    "1,Starters,Tomato soup,Hot,4.50",
    "2,Starters,Salad,,5",
    "3,Mains,Steak,With fries,18",
    "4,Mains,Fish,,16.5",
  );
  expect(dishes[2]).toBe("Mains / Steak / With fries / 18");
  expect(guess).toBe("B = category, C = name, D = description, E = price");
});

test("a price in another currency is a fault of its line", async () => {
  const { faults } = await read("Soups", "Broth,€4", "Cream,5", "Miso,6");
  expect(faults).toEqual([[2, "price", "€4"]]);
});

test.each([
  ["two columns may have the price", "Pizza,8,10\nCalzone,9,11\nFocaccia,4,5"],
  ["the names of its columns are not understood", "Jina,Gharama\nWali,4\nUgali,5\nSamaki,6"],
  ["there are too few dishes", "Soup,4\nBread,2"],
])("nothing is guessed where %s", async (_, text) => {
  const { dishes, guess, faults } = await read(text);
  expect([dishes, guess]).toEqual([[], undefined]);
  expect(faults).toEqual([
    [1, "noColumn", "name"],
    [1, "noColumn", "price"],
  ]);
});

test("prices with the letters of their currency are prices too", async () => {
  const currency = { code: "BRL", symbol: "R$", position: "left", show_decimals: true } as const;
  const menu = { ...menuOf({}), currency };
  const text = "ENTRADAS;\nPão;R$ 24,90\nBolinho;R$ 39,90\nCaldo;R$ 12";
  const file = await readMenuFile(new TextEncoder().encode(text), "menu.csv", menu);
  expect(file.products.map(({ name }) => name)).toEqual(["Pão", "Bolinho", "Caldo"]);
});
