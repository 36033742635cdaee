import { expect, test } from "vitest";
import { menuOf } from "../../testing/menu-fixture.ts";
import { diffMenu } from "../menu-diff.ts";
import { readMenuFile } from "../read-menu-file.ts";

const menu = menuOf({});

/** The groups of the dishes of a file, and what is said about it. */
async function read(...rows: string[]) {
  const bytes = new TextEncoder().encode(rows.join("\n"));
  const file = await readMenuFile(bytes, "menu.csv", menu);
  const { created, faults } = diffMenu(menu, file);
  const groups = created.map(({ product: { name, modifier_groups } }) =>
    [
      name,
      ...(modifier_groups ?? []).map((group) => {
        const choices = (group.modifiers ?? []).map((each) => `${each.name} ${each.price}`);
        return `${group.name} ${group.min}–${group.max ?? "∞"} ${choices.join(", ")}`;
      }),
    ].join(" + "),
  );
  const left = faults.map(({ line, column, value }) => [line, column, value]);
  const notes = (file.notes ?? []).map(({ line, kind, value }) => [line, kind, value]);
  return { groups, left, notes, unknown: file.unknown };
}

test("groups by number have their name, all choices and both limits in a column each", async () => {
  const { groups, left, notes, unknown } = await read(
    "Category,Item,Price,Modifier Group 1,Modifier Group 1 Options,Modifier Group 1 Min/Max,Modifier Group 2,Modifier Group 2 Options,Modifier Group 2 Min/Max",
    'A,Burger,12.50,Cheese,"Cheddar (+1.00), Swiss (+1.50)",0/2,Cooked,"Rare, Well done",1/1',
    'A,Fries,4.00,,,,Dip,"Ketchup, Mayo +0.50",0-1',
  );
  expect(groups).toEqual([
    "Burger + Cheese 0–2 Cheddar 1, Swiss 1.5 + Cooked 1–1 Rare 0, Well done 0",
    "Fries + Dip 0–1 Ketchup 0, Mayo 0.5",
  ]);
  expect([left, notes, unknown]).toEqual([[], [], []]);
});

test("the number may stand last, prices in a column of their own, and limits in one for each", async () => {
  const { groups, left, unknown } = await read(
    "Kategorie;Gericht;Preis;Gruppe 1 Name;Gruppe 1 Optionen;Gruppe 1 Preise;Gruppe 1 Min;Gruppe 1 Max;Modifier Group Name 2;Modifier Group Options 2;Modifier Group Max 2",
    "A;Pizza;8,50;Belag;Salami|Pilze;1,50|1,00;0;3;Teig;Dünn / Dick;1",
  );
  expect(groups).toEqual(["Pizza + Belag 0–3 Salami 1.5, Pilze 1 + Teig 0–1 Dünn 0, Dick 0"]);
  expect([left, unknown]).toEqual([[], []]);
});

test("each choice of a group may have columns of its own", async () => {
  const { groups, notes, unknown } = await read(
    "Name,Category,Price,Group 1 Name,Group 1 Required,Group 1 Option 1 Name,Group 1 Option 1 Price,Group 1 Option 2 Name,Group 1 Option 2 Price",
    "Latte,A,4.00,Milk,Yes,Oat,0.60,Soy,0.50",
    "Tea,A,3.00,Milk,No,Oat,0.60,,",
  );
  expect(groups).toEqual(["Latte + Milk 1–∞ Oat 0.6, Soy 0.5", "Tea + Milk 0–∞ Oat 0.6"]);
  expect([notes, unknown]).toEqual([[], []]);
});

test("choices without prices and limits are named, and other numbers of prices than of choices leave out their dish", async () => {
  const header = "Name,Category,Price,Group 1,Group 1 Options,Group 1 Prices,Group 1 Min/Max";
  const { groups, left, notes } = await read(
    header,
    "Soup,A,4.00,Bread,White|Rye,,",
    "Stew,A,4.00,Bread,White|Rye,1|2|3,1/1",
    "Roll,A,4.00,Bread,White 1.00|Rye 1.50,,max 2 min 1",
  );
  expect(groups).toEqual(["Soup", "Roll + Bread 1–2 White 1, Rye 1.5"]);
  expect(left).toEqual([
    [3, "choice_price", "White 1|2|3"],
    [3, "choice_price", "Rye 1|2|3"],
  ]);
  expect(notes).toEqual([[2, "choicesMissing", "Bread"]]);
});

test("a numbered option with a value is a size and no group", async () => {
  const { groups } = await read(
    "Handle,Name,Category,Option1 Name,Option1 Value,Price",
    "te,Tea,A,Size,Small,2",
    "te,,,,Large,3",
  );
  expect(groups).toEqual(["Tea"]);
});
