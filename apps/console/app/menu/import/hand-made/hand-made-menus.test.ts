import { expect, test } from "vitest";
import { menuOf } from "../../testing/menu-fixture.ts";
import { type TestSheet, workbookOf } from "../../testing/workbook.ts";
import { diffMenu } from "../menu-diff.ts";
import { type ReadOptions, readMenuFile } from "../read-menu-file.ts";
import { ALL_SHEETS } from "../workbook/read-workbook.ts";

async function read(content: string | readonly TestSheet[], options: ReadOptions = {}) {
  const bytes =
    typeof content === "string" ? new TextEncoder().encode(content) : workbookOf(content);
  const file = await readMenuFile(bytes, "menu", menuOf({}), options);
  const { created, faults } = diffMenu(menuOf({}), file);
  const dishes = created.map(({ category, product: { name, description, product_variants } }) =>
    [category, name, description, product_variants?.[0]?.price].filter(Boolean).join(" / "),
  );
  const notes = (file.notes ?? []).map(({ kind, value }) => `${kind}: ${value}`);
  return { dishes, faults, notes, sheet: file.sheet };
}

const guess = "guessedColumns: A = name, B = price";

test.each([
  [
    "below each dish, with headings after a gap",
    "Vorspeisen;\nSuppe;5,50\nmit Brot und Butter;\nSalat;7\nmit Tomaten, Gurken und Feta;\n;\nHauptgerichte;\nGulasch;12\nvom Rind mit Knödel;",
    [
      "Vorspeisen / Suppe / mit Brot und Butter / 5.5",
      "Vorspeisen / Salat / mit Tomaten, Gurken und Feta / 7",
      "Hauptgerichte / Gulasch / vom Rind mit Knödel / 12",
    ],
  ],
  [
    "in title case below most dishes, with headings in capitals and without gaps",
    "PASTA;\nCarbonara;11\nGuanciale e Uova;\nPomodoro;9\nPomodoro e Basilico;\nDOLCI;\nTiramisù;5\nMascarpone e Caffè;",
    [
      "PASTA / Carbonara / Guanciale e Uova / 11",
      "PASTA / Pomodoro / Pomodoro e Basilico / 9",
      "DOLCI / Tiramisù / Mascarpone e Caffè / 5",
    ],
  ],
  [
    "below one dish only, where it is a sentence, and a heading below it without a gap",
    "Soups;\nBroth;5\nCream;6\nWith mushrooms from the region.\nDrinks\nTea;2",
    [
      "Soups / Broth / 5",
      "Soups / Cream / With mushrooms from the region. / 6",
      "Drinks / Tea / 2",
    ],
  ],
  [
    "in two rows",
    "Soups;\nBroth;5\nslowly cooked, clear,\nserved with bread\nCream;6\nMiso;7",
    [
      "Soups / Broth / slowly cooked, clear,\nserved with bread / 5",
      "Soups / Cream / 6",
      "Soups / Miso / 7",
    ],
  ],
])("a description %s is that of the dish", async (_, text, wanted) => {
  const { dishes, faults } = await read(text);
  expect([dishes, faults]).toEqual([wanted, []]);
});

test("short texts among the dishes are headings, decorated or not, and one without dishes is named", async () => {
  const { dishes, notes } = await read(
    "*** SOUPS ***;\nBroth;5\nCream;6\nMain dishes;\nSteak;18\nFish;16\n;\nWine;\nRed wine:;\nHouse;4",
  );
  expect(dishes).toEqual([
    "SOUPS / Broth / 5",
    "SOUPS / Cream / 6",
    "Main dishes / Steak / 18",
    "Main dishes / Fish / 16",
    "Red wine / House / 4",
  ]);
  expect(notes).toEqual([guess, "footnote: Wine"]);
});

test("notes to guests are neither categories nor descriptions", async () => {
  const { dishes, notes } = await read(
    "PIZZE;\nall with tomato and mozzarella;\nMarinara;7\nDiavola;9\n* spicy;\nFunghi;8\n;\nAsk us for allergens.;\nCalzone;9\nAll prices include taxes.;",
  );
  expect(dishes).toEqual([
    "PIZZE / Marinara / 7",
    "PIZZE / Diavola / 9",
    "PIZZE / Funghi / 8",
    "PIZZE / Calzone / 9",
  ]);
  expect(notes).toEqual([
    guess,
    "footnote: * spicy",
    "footnote: Ask us for allergens.",
    "footnote: All prices include taxes.",
  ]);
});

test("numbers left of the names are no prices, and the sum below is no dish", async () => {
  const { dishes, faults, notes } = await read(
    "1;Soup;5,50\n2;Salad;7\n10;Steak;18\n11;Fish;16,5\n20;Tea;2\nTotal;;49",
  );
  expect(faults.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => "noCategory"));
  expect(dishes).toEqual([]);
  expect(notes).toEqual(["guessedColumns: B = name, C = price", "footnote: Total 49"]);
});

const soups = {
  name: "Soups",
  rows: [
    ["Broth", "5"],
    ["Cream", "6"],
    ["Miso", "7"],
  ],
};
const drinks = {
  name: "Drinks",
  rows: [
    ["Tea", "2"],
    ["Hot", ""],
    ["Coffee", "3"],
    ["Milk", "1"],
  ],
};
const cakes = {
  name: "Cakes",
  rows: [
    ["Pie", "4"],
    ["Tart", "5"],
  ],
};
const about = { name: "About us", rows: [["Phone", "555 123"], ["Open every day"]] };

test("all sheets without names of columns are read, each with its name as the category", async () => {
  const { dishes, faults, sheet, notes } = await read([about, soups, drinks, cakes]);
  expect([dishes, faults]).toEqual([
    [
      "Soups / Broth / 5",
      "Soups / Cream / 6",
      "Soups / Miso / 7",
      "Drinks / Tea / 2",
      "Hot / Coffee / 3",
      "Hot / Milk / 1",
      "Cakes / Pie / 4",
      "Cakes / Tart / 5",
    ],
    [],
  ]);
  expect(sheet?.name).toBe(ALL_SHEETS);
  expect(notes).toEqual([guess]);
});

test("one sheet of several without names of columns can be read alone", async () => {
  const { dishes } = await read([soups, drinks], { sheet: "Soups" });
  expect(dishes).toEqual(["Soups / Broth / 5", "Soups / Cream / 6", "Soups / Miso / 7"]);
});

test("a text below a dish is its description also in a table with names of columns", async () => {
  const { dishes, faults } = await read(
    "Gericht;Preis\nVORSPEISEN;\nSuppe;5,50\nmit Brot und Butter;\nSalat;7\nmit Tomaten, Gurken und Feta;\nHAUPTGERICHTE;\nGulasch;12",
  );
  expect([dishes, faults]).toEqual([
    [
      "VORSPEISEN / Suppe / mit Brot und Butter / 5.5",
      "VORSPEISEN / Salat / mit Tomaten, Gurken und Feta / 7",
      "HAUPTGERICHTE / Gulasch / 12",
    ],
    [],
  ]);
});

test.each([",", "."])(
  "a menu typed as text with dots before its prices is read, with decimals behind %s",
  async (mark) => {
    const { dishes, faults } = await read(
      `STARTERS\nBruschetta ........ 6${mark}50\nwith tomato, basil and oil\nSoup of the day ... 5\n\nMAINS\nLasagne.....12${mark}90\nRisotto ......... 14`,
    );
    expect([dishes, faults]).toEqual([
      [
        "STARTERS / Bruschetta / with tomato, basil and oil / 6.5",
        "STARTERS / Soup of the day / 5",
        "MAINS / Lasagne / 12.9",
        "MAINS / Risotto / 14",
      ],
      [],
    ]);
  },
);
