import { ALLERGENS } from "@comanda/domain/menu/dietary";
import { expect, test } from "vitest";
import { loadCatalog } from "../../../i18n/catalogs.ts";
import { translator } from "../../../i18n/text.ts";
import { entryOf, menuOf } from "../../testing/menu-fixture.ts";
import { diffMenu } from "../menu-diff.ts";
import { readMenuFile } from "../read-menu-file.ts";
import { allergenNamed } from "./allergen-words.ts";

const menu = menuOf({ food: [entryOf("1", { name: "Taco", allergens: ["milk", "fish"] })] });

async function read(...rows: string[]) {
  const file = await readMenuFile(new TextEncoder().encode(rows.join("\n")), "menu.csv", menu);
  const { created, changed, faults } = diffMenu(menu, file);
  return {
    stated: created.map(({ product }) => product.allergens),
    changed: changed.map(({ fields }) => fields),
    faults,
    lines: file.lines,
    unknown: file.unknown,
    absent: file.notes?.find(({ kind }) => kind === "absentAllergens")?.value,
  };
}

test.each(["en", "es", "es-MX", "pt", "fr", "it", "de", "id", "ar"] as const)(
  "each allergen is understood by the name that the console has in %s",
  async (locale) => {
    await loadCatalog(locale);
    const t = translator(locale);
    const names = ALLERGENS.map((each) => t(`menu.allergen.${each}`));
    expect(names.map(allergenNamed)).toEqual(ALLERGENS);
  },
);

test("columns of allergens are read by their marks, and a dish without a mark states nothing", async () => {
  const { stated, absent, unknown, faults } = await read(
    "Kategorie;Gericht;Preis;Gluten (A);Enthält Milch;Eier;Fisch",
    "food;Kuchen;5;x;X;✓;",
    "food;Lachs;9;nein;-;0;ja",
    "food;Wasser;2;;;;",
    "food;Brot;2;1;no;0;–",
    "food;Tee;2;nein;nein;nein;nein",
  );
  expect(faults).toEqual([]);
  expect(unknown).toEqual([]);
  expect(stated).toEqual([["gluten", "milk", "eggs"], ["fish"], undefined, ["gluten"], undefined]);
  expect(absent?.split(" ")).toEqual(
    ALLERGENS.filter((each) => !["gluten", "milk", "eggs", "fish"].includes(each)),
  );
});

test("a dish is free of all allergens where the column of each says no", async () => {
  const header = ["category", "name", "price", ...ALLERGENS].join(",");
  const none = ALLERGENS.map(() => "no").join(",");
  const { stated, absent } = await read(header, `food,Water,2,${none}`, "food,Tea,2");
  expect(stated).toEqual([[], undefined]);
  expect(absent).toBeUndefined();
});

test("a cell that is neither yes nor no is a fault of its column", async () => {
  const rows = ["category,name,price,Milk,Nuts", "food,Pan,5,milk,x", "food,Flan,5,x,traces"];
  const { stated, faults, lines } = await read(...rows);
  expect(lines?.at(-1)?.cells.allergens).toBe("milk, Nuts: traces");
  expect(stated).toHaveLength(1);
  expect(faults).toMatchObject([{ line: 3, column: "Nuts", kind: "yesNo", value: "traces" }]);
  // The file of the refused dishes has the cell, and is refused until it is corrected.
  const again = "category,name,price,allergens\nfood,Flan,5,";
  expect((await read(`${again}"milk, Nuts: traces"`)).faults).toMatchObject([{ kind: "code" }]);
  expect((await read(`${again}"milk, nuts"`)).stated).toEqual([["milk", "nuts"]]);
});

test("a column whose cells are no marks, and one that says what a dish is free of, are not read", async () => {
  const { stated, unknown, absent } = await read(
    "category,name,price,Fish,Nut free,Gluten (frei)",
    "food,Grill,5,Lachs,x,x",
    "food,Plate,5,Forelle,x,",
  );
  expect(stated).toEqual([undefined, undefined]);
  expect(unknown).toEqual(["Fish", "Nut free", "Gluten (frei)"]);
  expect(absent).toBeUndefined();
});

test.each([
  ["Allergene", "Milch, Eier und Nüsse (Mandeln)", ["milk", "eggs", "nuts"]],
  ["Allergens", "Contains: Tree nuts; soya / Sulphites.", ["nuts", "soybeans", "sulphites"]],
  ["Alérgenos", "Frutos secos | huevo y leche", ["nuts", "eggs", "milk"]],
  ["Allergènes", "Fruits à coque, œufs et lait", ["nuts", "eggs", "milk"]],
  ["Alergen", "kacang tanah, susu", ["peanuts", "milk"]],
  ["مسببات الحساسية", "الحليب والبيض، الفول السوداني", ["milk", "eggs", "peanuts"]],
  ["Allergeni", "Latte, E 220, E330", ["milk", "sulphites"]],
  ["Allergene", "keine", []],
  ["allergens", "milk nuts", ["milk", "nuts"]],
  ["Allergens", "E330", undefined],
  ["Allergens", "-", undefined],
])("the column %s with “%s” states %j", async (title, cell, expected) => {
  const { stated, faults } = await read(`category,name,price,${title}`, `food,Pan,5,"${cell}"`);
  expect(faults).toEqual([]);
  expect(stated).toEqual([expected]);
});

test("a name in a list that is not known is a fault", async () => {
  const { faults } = await read(
    "category,name,price,Allergene",
    'food,Pan,5,"Milch, E322"',
    'food,Flan,5,"Milch, Ei"',
    'food,Sopa,5,"Milch (frei)"',
    'food,Té,5,"Soja"',
  );
  expect(faults).toMatchObject([
    { line: 2, column: "allergens", kind: "code", value: "E322" },
    { line: 4, column: "allergens", kind: "code", value: "Milch (frei)" },
  ]);
});

test("a list of letters, which only a legend explains, is not read", async () => {
  const { stated, unknown } = await read(
    "category,name,price,Allergens",
    'food,Pan,5,"A, C, G"',
    "food,Té,2,",
  );
  expect(stated).toEqual([undefined, undefined]);
  expect(unknown).toEqual(["Allergens"]);
});

test("a list and marks, of all lines of a dish, count together, and the same allergens change nothing", async () => {
  const { stated, changed } = await read(
    "category,name,size,price,Allergens,Mustard",
    "food,Pan,Big,5,milk,",
    "food,Pan,Small,4,eggs,x",
    "food,Taco,,10,fish milk,",
  );
  expect(stated).toEqual([["milk", "eggs", "mustard"]]);
  expect(changed.flat()).not.toContain("allergens");
});

test("pictures beside the names of allergens and as marks in the cells are understood", async () => {
  const { stated, unknown } = await read(
    "Kategorie;Gericht;Preis;🌾 Gluten;🥛 Milch;🥚 Eier",
    "food;Kuchen;5;✅;❌;✅",
    "food;Suppe;5;❌;✖️;➖",
  );
  expect([stated, unknown]).toEqual([[["gluten", "eggs"], undefined], []]);
});
